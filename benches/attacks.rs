//! What does an attack cost: a load, arithmetic, Hyperbola Quintessence with a rank table, or a walk?
//!
//! Leapers: the library's table against steps of a one-square set, and against a walk through a
//! mailbox. Sliders, each against a walk: independent calls with everything in the first-level cache
//! (`rook`), calls that wait for the one before (`rook_dependent`), and single calls after 4 MiB of
//! other memory were read (`rook_cold`; take `nothing`, the clock's own cost, off both).
//!
//! An element is one query: a random square, and the occupancy of a real position.

use std::hint::black_box;

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use pawn_structure::{Bitboard, Color, Square, attacks};

mod common;
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use common::OtherWork;
use oracle::{mailbox, rng};

const QUERIES: usize = 1024;

fn queries() -> Vec<(Square, Bitboard)> {
    common::slider_queries(&common::mixed().boards, QUERIES)
}

fn king_steps(square: Square) -> Bitboard {
    let king = square.bitboard();
    let row = king | king.east() | king.west();
    (row | row.north() | row.south()) - king
}

fn knight_steps(square: Square) -> Bitboard {
    let knight = square.bitboard();
    let near = knight.east() | knight.west();
    let far = knight.east().east() | knight.west().west();
    near.north().north() | near.south().south() | far.north() | far.south()
}

fn leapers(criterion: &mut Criterion) {
    let squares: Vec<(Color, Square)> = queries()
        .into_iter()
        .enumerate()
        .map(|(i, (square, _))| (Color::ALL[i % 2], square))
        .collect();
    // Written out for each form: called through a pointer, a load costs what the call does.
    macro_rules! race {
        ($group:literal: $($id:literal => $form:expr),+ $(,)?) => {
            let mut group = criterion.benchmark_group($group);
            group.throughput(Throughput::Elements(squares.len() as u64));
            let walked: Vec<u64> = squares.iter().map(|query| mailbox_leaper($group, *query)).collect();
            $(
                for (query, walked) in squares.iter().zip(&walked) {
                    assert_eq!($form(*query).bits(), *walked, "{} {} {query:?}", $group, $id);
                }
                group.bench_function($id, |bencher| common::each(bencher, &squares, |query| $form(*query)));
            )+
            group.finish();
        };
    }
    race!("king":
        "table" => |(_, square): (Color, Square)| attacks::king_attacks(square),
        "computed" => |(_, square): (Color, Square)| king_steps(square),
        "mailbox" => |(_, square): (Color, Square)| Bitboard::from_bits(mailbox::king_attacks(square.index())),
    );
    race!("knight":
        "table" => |(_, square): (Color, Square)| attacks::knight_attacks(square),
        "computed" => |(_, square): (Color, Square)| knight_steps(square),
        "mailbox" => |(_, square): (Color, Square)| Bitboard::from_bits(mailbox::knight_attacks(square.index())),
    );
    race!("pawn":
        "table" => |(color, square): (Color, Square)| attacks::pawn_attacks(color, square),
        "computed" => |(color, square): (Color, Square)| square.bitboard().pawn_attacks(color),
        "mailbox" => |(color, square): (Color, Square)| {
            Bitboard::from_bits(mailbox::pawn_attacks(color.index(), square.index()))
        },
    );
}

fn mailbox_leaper(piece: &str, (color, square): (Color, Square)) -> u64 {
    match piece {
        "king" => mailbox::king_attacks(square.index()),
        "knight" => mailbox::knight_attacks(square.index()),
        _ => mailbox::pawn_attacks(color.index(), square.index()),
    }
}

fn sliders(criterion: &mut Criterion) {
    let queries = queries();
    let other_work = OtherWork::new();
    macro_rules! race {
        ($piece:literal, $attacks:path, $walk:path) => {
            for (square, occupied) in &queries {
                let walked = $walk(square.index(), occupied.bits());
                assert_eq!(
                    $attacks(*square, *occupied).bits(),
                    walked,
                    "{} on {square}",
                    $piece
                );
            }
            let quintessence =
                |(square, occupied): &(Square, Bitboard)| $attacks(*square, *occupied);
            let walk =
                |(square, occupied): &(Square, Bitboard)| $walk(square.index(), occupied.bits());

            let mut group = criterion.benchmark_group($piece);
            group.throughput(Throughput::Elements(queries.len() as u64));
            group.bench_function("hyperbola_quintessence", |bencher| {
                common::each(bencher, &queries, quintessence);
            });
            group.bench_function("mailbox", |bencher| common::each(bencher, &queries, walk));
            group.finish();

            let mut group = criterion.benchmark_group(concat!($piece, "_dependent"));
            group.throughput(Throughput::Elements(queries.len() as u64));
            group.bench_function("hyperbola_quintessence", |bencher| {
                common::dependent(bencher, &queries, |(square, occupied), last| {
                    $attacks(*square, common::after(*occupied, last)).bits()
                });
            });
            group.bench_function("mailbox", |bencher| {
                common::dependent(bencher, &queries, |(square, occupied), last| {
                    $walk(square.index(), common::after(*occupied, last).bits())
                });
            });
            group.finish();

            let mut group = criterion.benchmark_group(concat!($piece, "_cold"));
            group
                .throughput(Throughput::Elements(1))
                .sampling_mode(SamplingMode::Flat);
            group.bench_function("hyperbola_quintessence", |bencher| {
                other_work.before_each(bencher, &queries, quintessence);
            });
            group.bench_function("mailbox", |bencher| {
                other_work.before_each(bencher, &queries, walk)
            });
            group.bench_function("nothing", |bencher| {
                other_work.before_each(bencher, &queries, |query| {
                    black_box(query);
                });
            });
            group.finish();
        };
    }
    race!("rook", attacks::rook_attacks, mailbox::rook_attacks);
    race!("bishop", attacks::bishop_attacks, mailbox::bishop_attacks);
    race!("queen", attacks::queen_attacks, mailbox::queen_attacks);
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = leapers, sliders
}
criterion_main!(benches);
