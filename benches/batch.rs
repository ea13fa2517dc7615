//! What does a position cost in a batch, at each level, against one position at a time?
//!
//! An element is a position with both sides' sets.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{
    Bitboard, Color, Pattern, PawnStructure, Pawns,
    batch::{Batch, Level, choice},
    eval::{PawnWeights, Score, evaluate_pawns},
};

#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::rng::{Rng, random_skeleton};

const SEED: u64 = 0x5eed_000d;

/// With the outputs of six sets half a megabyte: more than the nearest cache, less than the next.
const POSITIONS: usize = 4096;

const SIX: u128 = choice(&SIX_PATTERNS);
const SIX_PATTERNS: [Pattern; 6] = [
    Pattern::Isolated,
    Pattern::HalfIsolated,
    Pattern::Doubled,
    Pattern::Opposed,
    Pattern::Passed,
    Pattern::Backward,
];

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
    (0..POSITIONS)
        .map(|_| {
            let (white, black) = random_skeleton(&mut rng);
            Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
        })
        .collect()
}

/// White's sets and Black's.
fn sets(skeletons: &[Pawns]) -> (Vec<Bitboard>, Vec<Bitboard>) {
    let both = |pawns: &Pawns| (pawns.white(), pawns.black());
    skeletons.iter().map(both).unzip()
}

fn batches(criterion: &mut Criterion) {
    let skeletons = skeletons();
    let (white, black) = sets(&skeletons);
    let all = Batch::new(&white, &black).expect("as many for White as for Black");
    let at = |level| all.with_level(level).expect("it is there");

    let mut outputs = [[(); 6]; 2].map(|side| side.map(|()| vec![Bitboard::EMPTY; POSITIONS]));
    let run = |batch: Batch, outputs: &mut [[Vec<Bitboard>; 6]; 2]| {
        let [white, black] = outputs;
        batch
            .chosen::<SIX, 6>(
                white.each_mut().map(Vec::as_mut_slice),
                black.each_mut().map(Vec::as_mut_slice),
            )
            .expect("there is room");
    };
    let mut group = criterion.benchmark_group("batch_six_sets");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    group.bench_function("one_by_one", |bencher| {
        bencher.iter(|| {
            for pawns in black_box(&skeletons) {
                black_box(Color::ALL.map(|color| six(*pawns, color)));
            }
        });
    });
    for level in levels() {
        run(at(level), &mut outputs);
        for (index, pawns) in skeletons.iter().enumerate() {
            let computed = outputs
                .each_ref()
                .map(|sets| sets.each_ref().map(|set| set[index]));
            assert_eq!(
                computed,
                Color::ALL.map(|color| six(*pawns, color)),
                "{level}: {pawns}"
            );
        }
        group.bench_function(level.to_string(), |bencher| {
            bencher.iter(|| run(black_box(at(level)), black_box(&mut outputs)));
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("batch_passed");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    for level in levels() {
        let [[of_white, ..], [of_black, ..]] = &mut outputs;
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

    let mut structures = vec![PawnStructure::default(); POSITIONS];
    let mut group = criterion.benchmark_group("batch_structure");
    group.throughput(Throughput::Elements(POSITIONS as u64));
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
    let (white, black) = sets(&skeletons);
    let all = Batch::new(&white, &black).expect("as many for White as for Black");
    let at = |level| all.with_level(level).expect("it is there");

    let weights = black_box(PawnWeights::DEFAULT);
    let mut scores = vec![Score::ZERO; POSITIONS];
    let mut group = criterion.benchmark_group("batch_scores");
    group.throughput(Throughput::Elements(POSITIONS as u64));
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

criterion_group!(benches, batches, scores);
criterion_main!(benches);
