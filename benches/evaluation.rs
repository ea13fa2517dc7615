//! What does an evaluation of the pawns cost, against a loop over the pawns that merely finds five sets?
//!
//! The loop asks mask tables, pawn by pawn, which pawns are passed, isolated, doubled, backward and in a
//! phalanx: what an engine does before it weighs anything. Each element is one skeleton, both colours.
//! *Latency* makes each evaluation wait for the one before. *Hit* finds the score in a `PawnCache` instead; it needs
//! the feature `alloc`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{
    Bitboard, Color, Kings, Pawns, Square,
    eval::{self, KingWeights, PawnWeights},
    spans,
};

#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::data;

/// The skeletons of the largest table of facts that is there.
fn skeletons() -> Vec<Pawns> {
    let (_, table) = data::tables("pawn_oracles.tsv")
        .pop()
        .expect("a selection is in the repository");
    let set = |row: data::Row, column| Bitboard::from_bits(row.set(column));
    table
        .rows()
        .map(|row| Pawns::new(set(row, "wp"), set(row, "bp")))
        .collect()
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Five {
    passed: Bitboard,
    isolated: Bitboard,
    doubled_rear: Bitboard,
    backward: Bitboard,
    phalanx: Bitboard,
}

fn by_pawn(pawns: Pawns, color: Color) -> Five {
    let (own, enemy) = (pawns.by_color(color), pawns.by_color(!color));
    let mut found = Five::default();
    for square in own {
        let beside = spans::adjacent_files(square.file()) & own;
        let front = spans::front_span(color, square);
        let attack_front = spans::attack_front_span(color, square);
        let pawn = square.bitboard();
        if ((front | attack_front) & enemy).is_empty() {
            found.passed |= pawn;
        }
        if beside.is_empty() {
            found.isolated |= pawn;
        } else {
            let stop = match color {
                Color::White => pawn.north(),
                Color::Black => pawn.south(),
            };
            let guards = match color {
                Color::White => stop.north(),
                Color::Black => stop.south(),
            };
            let is_attacked = !((guards.east() | guards.west()) & enemy).is_empty();
            if is_attacked && beside.is_subset(attack_front) {
                found.backward |= pawn;
            }
        }
        if !(front & own).is_empty() {
            found.doubled_rear |= pawn;
        }
        if !((pawn.east() | pawn.west()) & own).is_empty() {
            found.phalanx |= pawn;
        }
    }
    found
}

fn set_wise(pawns: Pawns, color: Color) -> Five {
    let side = pawns.side(color);
    Five {
        passed: side.passed(),
        isolated: side.isolated(),
        doubled_rear: side.doubled_rear(),
        backward: side.backward(),
        phalanx: side.phalanx(),
    }
}

fn fold(five: Five) -> u64 {
    let Five {
        passed,
        isolated,
        doubled_rear,
        backward,
        phalanx,
    } = five;
    // Five different parts: no set may be left out.
    let mixed = [passed, isolated, doubled_rear, backward, phalanx];
    mixed
        .iter()
        .fold(0_u64, |sum, set| sum.rotate_left(7) ^ set.bits())
}

fn evaluation(criterion: &mut Criterion) {
    let skeletons = skeletons();
    for pawns in &skeletons {
        for color in Color::ALL {
            assert_eq!(by_pawn(*pawns, color), set_wise(*pawns, color), "{pawns}");
        }
    }
    let kings = Kings {
        white: Square::G1,
        black: Square::C8,
    };
    let weights = black_box(PawnWeights::DEFAULT);
    let king_weights = black_box(KingWeights::DEFAULT);

    let mut group = criterion.benchmark_group("evaluation");
    group.throughput(Throughput::Elements(skeletons.len() as u64));
    let five = |find: fn(Pawns, Color) -> Five| {
        let skeletons = &skeletons;
        move |bencher: &mut criterion::Bencher| {
            bencher.iter(|| {
                black_box(skeletons).iter().fold(0, |sum: u64, pawns| {
                    let [white, black] = Color::ALL.map(|color| fold(find(*pawns, color)));
                    sum.wrapping_add(white ^ black)
                })
            });
        }
    };
    group.bench_function("five_sets_by_pawn", five(by_pawn));
    group.bench_function("five_sets", five(set_wise));
    group.bench_function("pawns", |bencher| {
        bencher.iter(|| {
            black_box(&skeletons).iter().fold(0_i32, |sum, pawns| {
                let score = eval::evaluate_pawns(*pawns, &weights);
                sum.wrapping_add(score.mg ^ score.eg)
            })
        });
    });
    group.bench_function("pawns_latency", |bencher| {
        bencher.iter(|| {
            black_box(&skeletons).iter().fold(0_i32, |last, pawns| {
                // Zero whatever the score was, which the compiler cannot know.
                let wait = Bitboard::from_bits(black_box(last) as u64 >> 63);
                let pawns = Pawns::new(pawns.white() ^ wait, pawns.black());
                let score = eval::evaluate_pawns(pawns, &weights);
                (score.mg ^ score.eg) & i32::MAX
            })
        });
    });
    group.bench_function("counts", |bencher| {
        bencher.iter(|| {
            for pawns in black_box(&skeletons) {
                black_box(eval::pawn_features(*pawns));
            }
        });
    });
    group.bench_function("kings", |bencher| {
        bencher.iter(|| {
            black_box(&skeletons).iter().fold(0_i32, |sum, pawns| {
                let score = eval::evaluate_kings(*pawns, kings, &king_weights);
                sum.wrapping_add(score.mg ^ score.eg)
            })
        });
    });
    #[cfg(feature = "alloc")]
    cached(&mut group, &skeletons);
    group.finish();
}

/// A hit in a table of scores that is larger than the nearest cache: what an evaluation has to be compared with.
#[cfg(feature = "alloc")]
fn cached(
    group: &mut criterion::BenchmarkGroup<criterion::measurement::WallTime>,
    skeletons: &[Pawns],
) {
    use pawn_structure::cache::PawnCache;

    let make = |pawns| eval::evaluate_pawns(pawns, &PawnWeights::DEFAULT);
    let mut cache = PawnCache::new(16_384);
    for pawns in skeletons {
        cache.get_or_insert_with(*pawns, make);
    }
    // Those that have not lost their place to another skeleton.
    let is_hit = |pawns: &Pawns| cache.get(*pawns).is_some();
    let hits: Vec<_> = skeletons.iter().copied().filter(is_hit).collect();
    group.throughput(Throughput::Elements(hits.len() as u64));
    group.bench_function("hit", |bencher| {
        bencher.iter(|| {
            black_box(&hits).iter().fold(0_i32, |sum, pawns| {
                let score = *cache.get_or_insert_with(*pawns, make);
                sum.wrapping_add(score.mg ^ score.eg)
            })
        });
    });
    group.bench_function("hit_latency", |bencher| {
        bencher.iter(|| {
            black_box(&hits).iter().fold(0_i32, |last, pawns| {
                let wait = Bitboard::from_bits(black_box(last) as u64 >> 63);
                let pawns = Pawns::new(pawns.white() ^ wait, pawns.black());
                let score = *cache.get_or_insert_with(pawns, make);
                (score.mg ^ score.eg) & i32::MAX
            })
        });
    });
}

criterion_group!(benches, evaluation);
criterion_main!(benches);
