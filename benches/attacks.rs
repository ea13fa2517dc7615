//! What do sliders cost: Hyperbola Quintessence with a rank table, or a walk along the rays?
//!
//! An element is one query of a random square and occupancy.

use std::{hint::black_box, ops::BitXor};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{Bitboard, Square, attacks};

#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::{mailbox, rng::Rng};

const SEED: u64 = 0x5eed_0001;
const QUERIES: usize = 1024;

/// Squares with occupancies of about a quarter of the board, as in a middlegame.
fn queries() -> Vec<(Square, Bitboard)> {
    let mut rng = Rng::new(SEED);
    (0..QUERIES)
        .map(|_| {
            let square = Square::ALL[rng.below(64) as usize];
            (square, Bitboard::from_bits(rng.next() & rng.next()))
        })
        .collect()
}

fn sliders(criterion: &mut Criterion) {
    let queries = queries();
    // Written out for each piece: called through a pointer, a dozen instructions cost what the call does.
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
            let mut group = criterion.benchmark_group($piece);
            group.throughput(Throughput::Elements(QUERIES as u64));
            group.bench_function("hyperbola_quintessence", |bencher| {
                bencher.iter(|| {
                    let attacks =
                        |(square, occupied): &(Square, Bitboard)| $attacks(*square, *occupied);
                    black_box(&queries)
                        .iter()
                        .map(attacks)
                        .fold(Bitboard::EMPTY, BitXor::bitxor)
                });
            });
            group.bench_function("mailbox", |bencher| {
                bencher.iter(|| {
                    let attacks = |(square, occupied): &(Square, Bitboard)| {
                        $walk(square.index(), occupied.bits())
                    };
                    black_box(&queries)
                        .iter()
                        .map(attacks)
                        .fold(0, BitXor::bitxor)
                });
            });
            group.finish();
        };
    }
    race!("rook", attacks::rook_attacks, mailbox::rook_attacks);
    race!("bishop", attacks::bishop_attacks, mailbox::bishop_attacks);
    race!("queen", attacks::queen_attacks, mailbox::queen_attacks);
}

criterion_group!(benches, sliders);
criterion_main!(benches);
