//! Every level of a batch, and `PawnStructure::new`, which computes both sides together, give what the methods of
//! `Side` give one position at a time: on a million random skeletons, on positions of games, at every short length and
//! alignment. Scores are those of `evaluate_pawns` with any weights. Levels that the machine lacks are named as
//! skipped.

use std::{error::Error, thread};

use pawn_structure::{
    Bitboard, Color, Pattern, PawnStructure, Pawns, Rules,
    batch::{Batch, BatchError, Level},
    eval::{PawnWeights, Score, evaluate_pawns},
};

mod oracle;

use oracle::{
    data,
    rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank},
};

/// The seed of every random board here; it is part of each failure's message.
const SEED: u64 = 0x5eed_000b;

const RANDOM_SKELETONS: usize = 1_000_000;

/// How many of them make a batch. Odd, so that no level gets whole blocks only.
const BATCH: usize = 9_973;

/// Six patterns for one pass, far apart in the catalogue.
const SIX: u128 = Pattern::choice(&SIX_PATTERNS);
const SIX_PATTERNS: [Pattern; 6] = [
    Pattern::FrontFill,
    Pattern::LeverPushes,
    Pattern::Isolated,
    Pattern::Candidate,
    Pattern::OutsidePassers,
    Pattern::WeakUnopposed,
];

/// A single pattern as a choice.
const PASSED: u128 = Pattern::choice(&[Pattern::Passed]);

/// What an output holds before: nothing computes it.
const UNTOUCHED: Bitboard = Bitboard::from_bits(0xdead_beef_dead_beef);

/// The same for scores: no weights come to that.
const UNSCORED: Score = Score::new(i32::MIN, i32::MAX);

/// How many skeletons are evaluated.
const RANDOM_SCORES: usize = 250_000;

/// The levels of this machine; the others are named.
fn levels() -> Vec<Level> {
    let (here, missing) = Level::ALL
        .iter()
        .copied()
        .partition::<Vec<_>, _>(|level| level.is_available());
    for level in missing {
        println!("{level}: skipped, this machine does not have it");
    }
    here
}

fn skeleton(of: fn(&mut Rng) -> (u64, u64), rng: &mut Rng) -> Pawns {
    let (white, black) = of(rng);
    Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
}

/// Half of what games may have, half of what nothing forbids.
fn random_skeletons(seed: u64, count: usize) -> Vec<Pawns> {
    let mut rng = Rng::new(seed);
    let kinds = [
        random_skeleton,
        random_skeleton_any_rank,
        random_skeleton,
        random_overlapping,
    ];
    let mut kinds = kinds.into_iter().cycle();
    (0..count)
        .filter_map(|_| Some(skeleton(kinds.next()?, &mut rng)))
        .collect()
}

fn sets(skeletons: &[Pawns], color: Color) -> Vec<Bitboard> {
    skeletons.iter().map(|pawns| pawns.of(color)).collect()
}

/// What the methods of `Side` say, position by position.
fn one_by_one(skeletons: &[Pawns], pattern: Pattern, color: Color) -> Vec<Bitboard> {
    let squares = |pawns: &Pawns| pattern.squares(pawns.side(color));
    skeletons.iter().map(squares).collect()
}

/// Compares everything that a batch can compute, at every level.
fn check(skeletons: &[Pawns], levels: &[Level], context: &str) -> Result<(), BatchError> {
    let (white, black) = (sets(skeletons, Color::White), sets(skeletons, Color::Black));
    let batch = Batch::new(&white, &black)?;
    let mut outputs = [[(); 6]; 2].map(|side| side.map(|()| vec![UNTOUCHED; skeletons.len()]));

    for pattern in Pattern::ALL {
        let expected = Color::ALL.map(|color| one_by_one(skeletons, *pattern, color));
        for level in levels {
            let [[of_white, ..], [of_black, ..]] = &mut outputs;
            let batch = batch.with_level(*level)?;
            batch.pattern(*pattern, of_white, of_black)?;
            assert!(
                *of_white == expected[0],
                "{context}: {pattern} of White, {level}"
            );
            assert!(
                *of_black == expected[1],
                "{context}: {pattern} of Black, {level}"
            );
        }
    }

    // The structure by rules goes through the formulas one side after the other, a word at a time.
    let by_rules = |pawns: &Pawns| PawnStructure::with_rules(*pawns, &Rules::DEFAULT);
    let expected: Vec<_> = skeletons.iter().map(by_rules).collect();
    let together: Vec<_> = skeletons
        .iter()
        .map(|pawns| PawnStructure::new(*pawns))
        .collect();
    assert!(together == expected, "{context}: structures, one by one");
    for level in levels {
        let batch = batch.with_level(*level)?;
        let mut structures = vec![PawnStructure::default(); skeletons.len()];
        batch.structures(&mut structures)?;
        assert!(structures == expected, "{context}: structures, {level}");

        let [of_white, of_black] = &mut outputs;
        batch.chosen::<SIX, 6>(
            of_white.each_mut().map(Vec::as_mut_slice),
            of_black.each_mut().map(Vec::as_mut_slice),
        )?;
        for (index, pattern) in SIX_PATTERNS.into_iter().enumerate() {
            for (color, sets) in Color::ALL.into_iter().zip(&outputs) {
                let alone = one_by_one(skeletons, pattern, color);
                assert!(
                    sets[index] == alone,
                    "{context}: {pattern} of {color}, chosen, {level}"
                );
            }
        }
    }
    Ok(())
}

#[test]
fn every_level_agrees_on_a_million_skeletons() -> Result<(), BatchError> {
    let levels = &levels();
    let batches = RANDOM_SKELETONS.div_ceil(BATCH);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let run = |first: usize| {
        (first..batches).step_by(threads).try_for_each(|index| {
            let skeletons = random_skeletons(SEED + index as u64, BATCH);
            check(&skeletons, levels, &format!("seed {SEED:#x} + {index}"))
        })
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || run(first)))
            .collect();
        running
            .into_iter()
            .try_for_each(|thread| thread.join().expect("the comparison panicked"))
    })?;
    println!(
        "{} skeletons compared at {} levels",
        batches * BATCH,
        levels.len()
    );
    Ok(())
}

#[test]
fn every_level_agrees_on_games() -> Result<(), BatchError> {
    let levels = levels();
    for (place, table) in data::tables("pawn_oracles.tsv") {
        let pawns = |row: data::Row| {
            Pawns::new(
                Bitboard::from_bits(row.set("wp")),
                Bitboard::from_bits(row.set("bp")),
            )
        };
        let skeletons: Vec<_> = table.rows().map(pawns).collect();
        check(&skeletons, &levels, place)?;
        println!("{} skeletons of {place} compared", skeletons.len());
    }
    Ok(())
}

/// How many skeletons there are to take short slices of.
const FEW: usize = 80;

/// Lengths below, at and above every width, and around what is computed in one go.
fn short_lengths() -> impl Iterator<Item = usize> {
    (0..=17).chain(30..=34).chain(62..=66)
}

/// Slices of every short length that start anywhere; what is beyond the input's length is left alone.
#[test]
fn short_and_unaligned() -> Result<(), BatchError> {
    let skeletons = random_skeletons(SEED, FEW);
    let (white, black) = (
        sets(&skeletons, Color::White),
        sets(&skeletons, Color::Black),
    );
    let expected = Color::ALL.map(|color| one_by_one(&skeletons, Pattern::Passed, color));
    let untouched = PawnStructure::new(Pawns::new(UNTOUCHED, Bitboard::EMPTY));
    for level in levels() {
        for length in short_lengths() {
            for start in 0..8 {
                let context = format!("seed {SEED:#x}, {level}, {length} from {start}");
                let range = start..start + length;
                // Inputs and outputs start at different places.
                let out = 9 - start..9 - start + length;
                let batch = Batch::new(&white[range.clone()], &black[range.clone()])?;
                let batch = batch.with_level(level)?;
                assert_eq!((batch.len(), batch.is_empty()), (length, length == 0));

                let mut alone = [[UNTOUCHED; FEW]; 2];
                let mut chosen = [[UNTOUCHED; FEW]; 2];
                let [a, b] = alone.each_mut().map(|output| &mut output[out.start..]);
                batch.pattern(Pattern::Passed, a, b)?;
                let [a, b] = chosen.each_mut().map(|output| &mut output[out.start..]);
                batch.chosen::<PASSED, 1>([a], [b])?;
                assert!(alone == chosen, "{context}");
                for (output, expected) in alone.iter().zip(&expected) {
                    assert_eq!(output[out.clone()], expected[range.clone()], "{context}");
                    assert!(
                        output[..out.start].iter().all(|set| *set == UNTOUCHED),
                        "{context}"
                    );
                    assert!(
                        output[out.end..].iter().all(|set| *set == UNTOUCHED),
                        "{context}"
                    );
                }

                let mut expected = vec![untouched; FEW];
                for (structure, pawns) in expected[out.clone()].iter_mut().zip(&skeletons[range]) {
                    *structure = PawnStructure::with_rules(*pawns, &Rules::DEFAULT);
                }
                let mut structures = vec![untouched; FEW];
                batch.structures(&mut structures[out.start..])?;
                assert!(structures == expected, "{context}");
            }
        }
    }
    Ok(())
}

/// Outputs that are longer than the input, each by another number of places.
#[test]
fn outputs_of_different_lengths() -> Result<(), BatchError> {
    const LENGTH: usize = 34;
    let skeletons = random_skeletons(SEED, LENGTH);
    let [white, black] = Color::ALL.map(|color| sets(&skeletons, color));
    let expected = Color::ALL.map(|color| one_by_one(&skeletons, Pattern::Passed, color));
    for level in levels() {
        let batch = Batch::new(&white, &black)?.with_level(level)?;
        for more in [[0, 40], [40, 0], [29, 30], [1, 100]] {
            let mut outputs = more.map(|more| vec![UNTOUCHED; LENGTH + more]);
            let [a, b] = &mut outputs;
            batch.chosen::<PASSED, 1>([a], [b])?;
            for (output, expected) in outputs.iter().zip(&expected) {
                let (asked, rest) = output.split_at(LENGTH);
                assert!(asked == expected, "seed {SEED:#x}, {level}, {more:?}");
                assert!(
                    rest.iter().all(|set| *set == UNTOUCHED),
                    "{level}, {more:?}"
                );
            }
        }
        batch.chosen::<0, 0>([], [])?;
    }
    Ok(())
}

/// Weights of any size, up to the largest.
fn random_weights(rng: &mut Rng) -> PawnWeights {
    let mut half = || rng.below(65_535) as i32 - 32_767;
    PawnWeights::new(&[(); PawnWeights::LEN].map(|()| Score::new(half(), half())))
}

fn check_scores(
    skeletons: &[Pawns],
    weights: &PawnWeights,
    levels: &[Level],
    context: &str,
) -> Result<(), BatchError> {
    let (white, black) = (sets(skeletons, Color::White), sets(skeletons, Color::Black));
    let batch = Batch::new(&white, &black)?;
    for level in levels {
        let mut scores = vec![UNSCORED; skeletons.len()];
        batch.with_level(*level)?.scores(weights, &mut scores)?;
        for (pawns, score) in skeletons.iter().zip(scores) {
            let alone = evaluate_pawns(*pawns, weights);
            assert_eq!(score, alone, "{context}, {level}, {weights:?}:\n{pawns:#}");
        }
    }
    Ok(())
}

#[test]
fn scores_at_every_level() -> Result<(), BatchError> {
    let levels = levels();
    let mut rng = Rng::new(SEED);
    let largest = PawnWeights::new(&[Score::new(i32::MAX, i32::MIN); PawnWeights::LEN]);
    let batches = RANDOM_SCORES.div_ceil(BATCH);
    for index in 0..batches {
        let skeletons = random_skeletons(SEED + index as u64, BATCH);
        let context = format!("seed {SEED:#x} + {index}");
        for weights in [PawnWeights::DEFAULT, random_weights(&mut rng), largest] {
            check_scores(&skeletons, &weights, &levels, &context)?;
        }
    }
    println!(
        "{} skeletons evaluated at {} levels",
        batches * BATCH,
        levels.len()
    );
    for (place, table) in data::tables("pawn_oracles.tsv") {
        let set = |row: data::Row, column| Bitboard::from_bits(row.set(column));
        let pawns = |row: data::Row| Pawns::new(set(row, "wp"), set(row, "bp"));
        let skeletons: Vec<_> = table.rows().map(pawns).collect();
        for weights in [PawnWeights::DEFAULT, random_weights(&mut rng)] {
            check_scores(&skeletons, &weights, &levels, place)?;
        }
        println!("{} skeletons of {place} evaluated", skeletons.len());
    }
    Ok(())
}

/// Every weight by itself: it goes to its own feature and rank, with its own sign and half.
#[test]
fn each_weight_alone() -> Result<(), BatchError> {
    let skeletons = random_skeletons(SEED, 512);
    let levels = levels();
    for number in 0..PawnWeights::LEN {
        let mut scores = [Score::ZERO; PawnWeights::LEN];
        scores[number] = Score::new(1, -1000);
        let weights = PawnWeights::new(&scores);
        check_scores(&skeletons, &weights, &levels, "one weight")?;
    }
    Ok(())
}

/// Scores at the lengths and places of `short_and_unaligned`.
#[test]
fn short_and_unaligned_scores() -> Result<(), BatchError> {
    let skeletons = random_skeletons(SEED, FEW);
    let (white, black) = (
        sets(&skeletons, Color::White),
        sets(&skeletons, Color::Black),
    );
    let weights = random_weights(&mut Rng::new(SEED));
    for level in levels() {
        for length in short_lengths() {
            for start in 0..8 {
                let context = format!("seed {SEED:#x}, {level}, {length} from {start}");
                let range = start..start + length;
                let out = 9 - start..9 - start + length;
                let batch = Batch::new(&white[range.clone()], &black[range.clone()])?;
                let mut expected = [UNSCORED; FEW];
                for (score, pawns) in expected[out.clone()].iter_mut().zip(&skeletons[range]) {
                    *score = evaluate_pawns(*pawns, &weights);
                }
                let mut scores = [UNSCORED; FEW];
                batch
                    .with_level(level)?
                    .scores(&weights, &mut scores[out.start..])?;
                assert_eq!(scores, expected, "{context}");
            }
        }
    }
    Ok(())
}

/// An output that is too short is an error with both lengths, whichever it is, and nothing is written.
#[test]
fn too_short() -> Result<(), BatchError> {
    const ONE: u128 = Pattern::choice(&[Pattern::Rams]);
    let input = [Bitboard::FULL; 20];
    for level in levels() {
        let batch = Batch::new(&input, &input)?.with_level(level)?;
        for room in 0..20 {
            let error = Err(BatchError::TooShort {
                positions: 20,
                room,
            });
            let (mut long, mut short) = ([UNTOUCHED; 20], [UNTOUCHED; 20]);
            let short = &mut short[..room];
            assert_eq!(batch.pattern(Pattern::Isolated, &mut long, short), error);
            assert_eq!(batch.pattern(Pattern::Isolated, short, &mut long), error);
            assert_eq!(batch.chosen::<ONE, 1>([&mut long], [short]), error);
            assert_eq!(batch.chosen::<ONE, 1>([short], [&mut long]), error);
            assert_eq!(
                batch.structures(&mut vec![PawnStructure::default(); room]),
                error
            );
            let mut scores = vec![UNSCORED; room];
            assert_eq!(batch.scores(&PawnWeights::DEFAULT, &mut scores), error);
            assert!(scores.iter().all(|score| *score == UNSCORED));
            assert!(long.iter().chain(&*short).all(|set| *set == UNTOUCHED));
        }
    }
    let uneven = Batch::new(&input, &input[..7]).map(Batch::len);
    assert_eq!(
        uneven,
        Err(BatchError::Uneven {
            white: 20,
            black: 7
        })
    );
    Ok(())
}

#[test]
fn levels_and_errors_in_words() -> Result<(), Box<dyn Error>> {
    let batch = Batch::new(&[], &[])?;
    assert_eq!(batch.level(), Level::best());
    for level in Level::ALL {
        match batch.with_level(*level) {
            Ok(batch) => {
                assert!(level.is_available());
                assert_eq!(batch.level(), *level);
                assert!(level.positions() <= Level::best().positions());
            }
            Err(error) => {
                assert!(!level.is_available());
                assert_eq!(error, BatchError::Unavailable(*level));
                assert_eq!(error.to_string(), format!("this machine has no {level}"));
            }
        }
    }
    let names: Vec<_> = Level::ALL.iter().map(Level::to_string).collect();
    assert_eq!(names, ["scalar", "sse2", "neon", "avx2", "avx512"]);
    let error = BatchError::TooShort {
        positions: 3,
        room: 2,
    };
    assert_eq!(
        error.to_string(),
        "3 positions, and an output with room for 2"
    );
    let error = BatchError::Uneven { white: 3, black: 2 };
    assert_eq!(error.to_string(), "3 sets for White and 2 for Black");
    Ok(())
}
