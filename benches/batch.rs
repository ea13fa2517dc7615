//! What does a position cost in a batch, at each level, against one position at a time?
//!
//! An element is a position with both sides' sets. 256 positions stay in the nearest cache with all that is computed
//! of them, 4,096 do not. Inputs and outputs start at a multiple of 64 bytes; outputs of `unaligned` 16 bytes further, as
//! an allocator gives them. One by one, six sets stay on the stack.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{
    Bitboard, Color, Pattern, PawnStructure, Pawns,
    batch::{Batch, Level},
    choose,
    eval::{PawnWeights, Score, evaluate_pawns},
    sets,
};

mod common;
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::rng::{self, Rng, random_skeleton};

const SEED: u64 = 0x5eed_000d;

/// With the outputs of six sets 28 KiB, and half a megabyte: more than the nearest cache, less than the next.
const NEAR: usize = 256;
const FAR: usize = 4096;

fn six(pawns: Pawns, color: Color) -> [Bitboard; 6] {
    let side = pawns.side(color);
    [
        side.isolated(),
        side.half_isolated(),
        side.doubled(),
        side.opposed(),
        side.passed(),
        side.backward(),
    ]
}

fn levels() -> impl Iterator<Item = Level> {
    Level::ALL
        .iter()
        .copied()
        .filter(|level| level.is_available())
}

fn skeletons() -> Vec<Pawns> {
    let mut rng = Rng::new(SEED);
    (0..FAR)
        .map(|_| {
            let (white, black) = random_skeleton(&mut rng);
            Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
        })
        .collect()
}

/// Sets from a multiple of 64 bytes on, or from some bytes behind it.
struct Sets {
    room: Vec<Bitboard>,
    start: usize,
    length: usize,
}

impl Sets {
    fn new(length: usize, bytes_behind: usize) -> Sets {
        let room = vec![Bitboard::EMPTY; length + 16];
        let start = room.as_ptr().align_offset(64) + bytes_behind / size_of::<Bitboard>();
        Sets {
            room,
            start,
            length,
        }
    }

    fn of(skeletons: &[Pawns], color: Color) -> Sets {
        let mut sets = Sets::new(skeletons.len(), 0);
        for (set, pawns) in sets.as_mut_slice().iter_mut().zip(skeletons) {
            *set = pawns.by_color(color);
        }
        sets
    }

    fn as_slice(&self) -> &[Bitboard] {
        &self.room[self.start..][..self.length]
    }

    fn as_mut_slice(&mut self) -> &mut [Bitboard] {
        &mut self.room[self.start..][..self.length]
    }
}

fn six_sets(criterion: &mut Criterion) {
    let skeletons = skeletons();
    let mut group = criterion.benchmark_group("batch_six_sets");
    for (positions, bytes_behind) in [(NEAR, 0), (FAR, 0), (FAR, 16)] {
        let skeletons = &skeletons[..positions];
        let [white, black] = Color::ALL.map(|color| Sets::of(skeletons, color));
        let all = Batch::new(white.as_slice(), black.as_slice()).expect("as many of either");
        let mut outputs =
            [[(); 6]; 2].map(|side| side.map(|()| Sets::new(positions, bytes_behind)));
        let run = |batch: Batch, outputs: &mut [[Sets; 6]; 2]| {
            let [white, black] = outputs.each_mut();
            batch
                .sets(
                    choose![isolated, half_isolated, doubled, opposed, passed, backward],
                    white.each_mut().map(Sets::as_mut_slice),
                    black.each_mut().map(Sets::as_mut_slice),
                )
                .expect("there is room");
        };
        let case = if bytes_behind == 0 { "" } else { "_unaligned" };
        let case = format!("{positions}{case}");

        group.throughput(Throughput::Elements(positions as u64));
        if bytes_behind == 0 {
            group.bench_function(BenchmarkId::new("one_by_one", &case), |bencher| {
                bencher.iter(|| {
                    for pawns in black_box(skeletons) {
                        black_box(sets!(*pawns; isolated, half_isolated, doubled, opposed, passed, backward));
                    }
                });
            });
        }
        for level in levels() {
            let batch = all.with_level(level).expect("it is there");
            run(batch, &mut outputs);
            for (index, pawns) in skeletons.iter().enumerate() {
                let computed = outputs
                    .each_ref()
                    .map(|sets| sets.each_ref().map(|sets| sets.as_slice()[index]));
                assert_eq!(
                    computed,
                    Color::ALL.map(|color| six(*pawns, color)),
                    "{level}: {pawns}"
                );
            }
            group.bench_function(BenchmarkId::new(level.to_string(), &case), |bencher| {
                bencher.iter(|| run(black_box(batch), black_box(&mut outputs)));
            });
        }
    }
    group.finish();
}

fn batches(criterion: &mut Criterion) {
    let skeletons = skeletons();
    let [white, black] = Color::ALL.map(|color| Sets::of(&skeletons, color));
    let all = Batch::new(white.as_slice(), black.as_slice()).expect("as many of either");
    let at = |level| all.with_level(level).expect("it is there");

    let [mut of_white, mut of_black] = [(); 2].map(|()| Sets::new(FAR, 0));
    let (of_white, of_black) = (of_white.as_mut_slice(), of_black.as_mut_slice());
    let mut group = criterion.benchmark_group("batch_passed");
    group.throughput(Throughput::Elements(FAR as u64));
    for level in levels() {
        let run = |of_white: &mut [Bitboard], of_black: &mut [Bitboard]| {
            black_box(at(level))
                .pattern(black_box(Pattern::Passed), of_white, of_black)
                .expect("there is room");
        };
        run(of_white, of_black);
        for (index, pawns) in skeletons.iter().enumerate() {
            assert_eq!(
                of_white[index],
                pawns.side(Color::White).passed(),
                "{level}: {pawns}"
            );
            assert_eq!(
                of_black[index],
                pawns.side(Color::Black).passed(),
                "{level}: {pawns}"
            );
        }
        group.bench_function(level.to_string(), |bencher| {
            bencher.iter(|| run(black_box(of_white), black_box(of_black)));
        });
    }
    group.finish();

    let mut structures = vec![PawnStructure::default(); FAR];
    let mut group = criterion.benchmark_group("batch_structure");
    group.throughput(Throughput::Elements(FAR as u64));
    group.bench_function("one_by_one", |bencher| {
        bencher.iter(|| {
            for (structure, pawns) in black_box(&mut structures).iter_mut().zip(&skeletons) {
                *structure = PawnStructure::new(*pawns);
            }
        });
    });
    for level in levels() {
        at(level)
            .structures(&mut structures)
            .expect("there is room");
        for (structure, pawns) in structures.iter().zip(&skeletons) {
            assert_eq!(*structure, PawnStructure::new(*pawns), "{level}: {pawns}");
        }
        group.bench_function(level.to_string(), |bencher| {
            bencher.iter(|| black_box(at(level)).structures(black_box(&mut structures)));
        });
    }
    group.finish();
}

fn scores(criterion: &mut Criterion) {
    let skeletons = skeletons();
    let [white, black] = Color::ALL.map(|color| Sets::of(&skeletons, color));
    let all = Batch::new(white.as_slice(), black.as_slice()).expect("as many of either");
    let at = |level| all.with_level(level).expect("it is there");

    let weights = black_box(PawnWeights::DEFAULT);
    let mut scores = vec![Score::ZERO; FAR];
    let mut group = criterion.benchmark_group("batch_scores");
    group.throughput(Throughput::Elements(FAR as u64));
    group.bench_function("one_by_one", |bencher| {
        bencher.iter(|| {
            for (score, pawns) in black_box(&mut scores).iter_mut().zip(&skeletons) {
                *score = evaluate_pawns(*pawns, &weights);
            }
        });
    });
    for level in levels() {
        at(level)
            .scores(&weights, &mut scores)
            .expect("there is room");
        for (score, pawns) in scores.iter().zip(&skeletons) {
            assert_eq!(*score, evaluate_pawns(*pawns, &weights), "{level}: {pawns}");
        }
        group.bench_function(level.to_string(), |bencher| {
            bencher.iter(|| black_box(at(level)).scores(&weights, black_box(&mut scores)));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = six_sets, batches, scores
}
criterion_main!(benches);
