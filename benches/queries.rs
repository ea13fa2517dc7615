//! What does it cost to ask a position who attacks what?
//!
//! `attacked_by`: all squares that White attacks. `attack_count`: pairs of a white piece and a square of
//! Black's that it attacks. `is_attacked`: whether White attacks a random square. Each against a walk
//! through a mailbox, which has its board at hand.
//!
//! An element is one position.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{Board, Color, Square};

mod common;
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::{
    mailbox::{self, Placement},
    rng::{self, Rng},
};

const SEED: u64 = 0x5eed_0005;

/// A position in both forms, and a square to ask about.
struct Query {
    board: Board,
    placement: Placement,
    square: Square,
}

fn queries(criterion: &mut Criterion) {
    let mut rng = Rng::new(SEED);
    let corpora: Vec<(&str, Vec<Query>)> = common::corpora()
        .into_iter()
        .map(|corpus| {
            let query = |board: &Board| Query {
                board: *board,
                placement: Placement::parse(&board.to_string()),
                square: Square::ALL[rng.below(64) as usize],
            };
            // A mailbox takes more than a microsecond.
            (
                corpus.phase,
                corpus.boards.iter().take(1024).map(query).collect(),
            )
        })
        .collect();

    macro_rules! race {
        ($group:literal, $library:expr, $mailbox:expr) => {
            let mut group = criterion.benchmark_group($group);
            for (phase, queries) in &corpora {
                for query in queries {
                    assert_eq!(
                        $library(query),
                        $mailbox(query),
                        "{}: {}",
                        $group,
                        query.board
                    );
                }
                group.throughput(Throughput::Elements(queries.len() as u64));
                group.bench_function(BenchmarkId::new("board", phase), |bencher| {
                    common::each(bencher, queries, $library);
                });
                group.bench_function(BenchmarkId::new("mailbox", phase), |bencher| {
                    common::each(bencher, queries, $mailbox);
                });
            }
            group.finish();
        };
    }
    race!(
        "attacked_by",
        |query: &Query| query.board.attacked_by(Color::White).bits(),
        |query: &Query| query.placement.attacked_by(mailbox::WHITE)
    );
    race!(
        "attack_count",
        |query: &Query| {
            let [white, black] = Color::ALL.map(|color| query.board.by_color(color));
            query.board.attack_count(white, black)
        },
        |query: &Query| {
            let [white, black] =
                [mailbox::WHITE, mailbox::BLACK].map(|color| query.placement.of(color));
            let occupied = white | black;
            query
                .placement
                .pieces()
                .filter(|(square, _)| white & oracle::bit(*square) != 0)
                .map(|(square, letter)| {
                    (mailbox::attacks(letter, square, occupied) & black).count_ones()
                })
                .sum::<u32>()
        }
    );
    race!(
        "is_attacked",
        |query: &Query| query.board.is_attacked_by(Color::White, query.square),
        |query: &Query| query
            .placement
            .is_attacked(query.square.index(), mailbox::WHITE)
    );
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = queries
}
criterion_main!(benches);
