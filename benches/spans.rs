//! When does a table pay: one load, one load and an operation, or computed with shifts?
//!
//! Per square every span table races what could replace it; an element is one square. Set-wise a loop
//! over the squares of a set with the table races the fill; an element is one set, White's pawns of a
//! skeleton.
//!
//! Where a table loses: for a set of pawns, because one fill serves all of them. For one square the table
//! of a file gains nothing over a shift, and that of the attack rear span little over two other tables
//! and an operation. All of this is with the tables in cache, as in a loop that does nothing else.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{Bitboard, Color, Square, spans};

mod common;
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::rng::{self, Rng};

const SEED: u64 = 0x5eed_0002;
const QUERIES: usize = 1024;

type Query = (Color, Square);

/// Races forms of one per-square function on the same squares, after checking that they agree.
macro_rules! race {
    ($criterion:expr, $queries:expr, $group:literal: $($id:literal => $form:expr),+ $(,)?) => {{
        let forms: Vec<fn(Query) -> Bitboard> = vec![$($form),+];
        for query in $queries {
            for form in &forms {
                assert_eq!(form(*query), forms[0](*query), "{} at {query:?}", $group);
            }
        }
        let mut group = $criterion.benchmark_group($group);
        group.throughput(Throughput::Elements(QUERIES as u64));
        $(
            group.bench_function($id, |bencher| common::each(bencher, $queries, |query| $form(*query)));
        )+
        group.finish();
    }};
}

fn per_square(criterion: &mut Criterion) {
    let mut rng = Rng::new(SEED);
    let queries: Vec<Query> = (0..QUERIES)
        .map(|_| {
            (
                Color::ALL[rng.below(2) as usize],
                Square::ALL[rng.below(64) as usize],
            )
        })
        .collect();
    let queries = &queries[..];

    race!(criterion, queries, "front_span":
        "table" => |(color, square): Query| spans::front_span(color, square),
        "computed" => |(color, square): Query| square.bitboard().front_span(color),
    );
    race!(criterion, queries, "attack_front_span":
        "table" => |(color, square): Query| spans::attack_front_span(color, square),
        "computed" => |(color, square): Query| square.bitboard().attack_front_span(color),
    );
    race!(criterion, queries, "attack_rear_span":
        "table" => |(color, square): Query| spans::attack_rear_span(color, square),
        "two_tables" => |(color, square): Query| {
            spans::adjacent_files(square.file()) - spans::attack_front_span(color, square)
        },
        "computed" => |(color, square): Query| square.bitboard().attack_rear_span(color),
    );
    race!(criterion, queries, "passed_span":
        "table" => |(color, square): Query| spans::passed_span(color, square),
        "two_tables" => |(color, square): Query| {
            spans::front_span(color, square) | spans::attack_front_span(color, square)
        },
        "computed" => |(color, square): Query| {
            let front = square.bitboard().front_span(color);
            front | front.east() | front.west()
        },
    );
    race!(criterion, queries, "file":
        "table" => |(_, square): Query| square.file().bitboard(),
        "computed" => |(_, square): Query| {
            Bitboard::from_bits(0x0101_0101_0101_0101 << square.file().index())
        },
    );
    race!(criterion, queries, "adjacent_files":
        "table" => |(_, square): Query| spans::adjacent_files(square.file()),
        "computed" => |(_, square): Query| square.bitboard().attack_file_fill(),
    );
}

fn set_wise(criterion: &mut Criterion) {
    let corpora = common::corpora();
    macro_rules! race {
        ($group:literal: $table:path, $computed:expr) => {
            let by_table = |set: Bitboard| {
                set.into_iter().fold(Bitboard::EMPTY, |all, square| {
                    all | $table(Color::White, square)
                })
            };
            let mut group = criterion.benchmark_group($group);
            for corpus in &corpora {
                let sets: Vec<Bitboard> = corpus.pawns.iter().map(|pawns| pawns.white()).collect();
                for set in &sets {
                    assert_eq!(by_table(*set), $computed(*set), "{}\n{set}", $group);
                }
                group.throughput(Throughput::Elements(sets.len() as u64));
                group.bench_function(BenchmarkId::new("table", corpus.phase), |bencher| {
                    common::each(bencher, &sets, |set| by_table(*set));
                });
                group.bench_function(BenchmarkId::new("computed", corpus.phase), |bencher| {
                    common::each(bencher, &sets, |set| $computed(*set));
                });
            }
            group.finish();
        };
    }
    race!("attack_front_spans_of_a_set": spans::attack_front_span, |set: Bitboard| {
        set.attack_front_span(Color::White)
    });
    race!("passed_spans_of_a_set": spans::passed_span, |set: Bitboard| {
        let front = set.front_span(Color::White);
        front | front.east() | front.west()
    });
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = per_square, set_wise
}
criterion_main!(benches);
