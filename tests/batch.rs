//! Every level of a batch, and `PawnStructure::new`, which computes both sides together, give what the methods of
//! `Side` give one position at a time: on a million random skeletons, on positions of games, at every short length and
//! alignment. Scores are those of `evaluate_pawns` with any weights. Levels that the machine lacks are named as
//! skipped.

use std::{error::Error, thread};

use pawn_structure::{
    Bitboard, Color, Kings, Pattern, PawnStructure, Pawns, Rules, Square,
    batch::{Batch, BatchError, Level},
    choose,
    eval::{
        FeatureGroup, KingCounts, KingWeights, PawnCounts, PawnWeights, Score, WeightName, Weights,
        evaluate_kings, evaluate_pawns, king_features, pawn_features,
    },
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
const SIX_PATTERNS: [Pattern; 6] = [
    Pattern::FrontFill,
    Pattern::LeverPushes,
    Pattern::Isolated,
    Pattern::Candidate,
    Pattern::OutsidePassers,
    Pattern::WeakUnopposed,
];

/// What an output holds before: nothing computes it.
const UNTOUCHED: Bitboard = Bitboard::from_bits(0xdead_beef_dead_beef);

/// The same for scores: no weights come to that.
const UNSCORED: Score = Score::new(i32::MIN, i32::MAX);

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
    skeletons
        .iter()
        .map(|pawns| pawns.by_color(color))
        .collect()
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

    let length = skeletons.len();
    let mut all = [(); 2].map(|()| vec![UNTOUCHED; Pattern::ALL.len() * length]);
    for level in levels {
        let [of_white, of_black] = &mut all;
        batch
            .with_level(*level)?
            .patterns(Pattern::ALL, of_white, of_black)?;
        for (index, pattern) in Pattern::ALL.iter().enumerate() {
            for (color, sets) in Color::ALL.into_iter().zip(&all) {
                let expected = one_by_one(skeletons, *pattern, color);
                assert!(
                    sets[index * length..][..length] == expected,
                    "{context}: {pattern} of {color}, {level}"
                );
            }
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
        batch.sets(
            choose![
                front_fill,
                lever_pushes,
                isolated,
                candidate,
                outside_passers,
                weak_unopposed
            ],
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
const FEW: usize = 272;

/// Lengths below, at and above every width, and around what is computed in one go.
fn short_lengths() -> impl Iterator<Item = usize> {
    (0..=9)
        .chain([15, 16, 17, 63, 64, 65])
        .chain(126..=130)
        .chain(254..=258)
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
                batch.sets(choose![passed], [a], [b])?;
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
            batch.sets(choose![passed], [a], [b])?;
            for (output, expected) in outputs.iter().zip(&expected) {
                let (asked, rest) = output.split_at(LENGTH);
                assert!(asked == expected, "seed {SEED:#x}, {level}, {more:?}");
                assert!(
                    rest.iter().all(|set| *set == UNTOUCHED),
                    "{level}, {more:?}"
                );
            }
        }
        batch.sets(choose![], [], [])?;
    }
    Ok(())
}

/// Patterns that are chosen at run time: none, one twice, outputs with too much room and at any length and place.
#[test]
fn patterns_at_run_time() -> Result<(), BatchError> {
    let skeletons = random_skeletons(SEED, FEW);
    let [white, black] = Color::ALL.map(|color| sets(&skeletons, color));
    let patterns = [Pattern::Passed, Pattern::Levers, Pattern::Passed];
    let expected =
        Color::ALL.map(|color| patterns.map(|pattern| one_by_one(&skeletons, pattern, color)));
    for level in levels() {
        for length in short_lengths() {
            for start in 0..8 {
                let context = format!("seed {SEED:#x}, {level}, {length} from {start}");
                let range = start..start + length;
                let batch = Batch::new(&white[range.clone()], &black[range.clone()])?;
                let batch = batch.with_level(level)?;
                let mut found = [(); 2].map(|()| vec![UNTOUCHED; 3 * length + start]);
                let [of_white, of_black] = &mut found;
                batch.patterns(&patterns, of_white, of_black)?;
                for (found, expected) in found.iter().zip(&expected) {
                    let (found, rest) = found.split_at(3 * length);
                    let expected = expected.iter().flat_map(|sets| &sets[range.clone()]);
                    assert!(found.iter().eq(expected), "{context}");
                    assert!(rest.iter().all(|set| *set == UNTOUCHED), "{context}");
                }
                batch.patterns(&[], &mut [], &mut [])?;
            }
        }
        let batch = Batch::new(&white, &black)?.with_level(level)?;
        let (mut long, mut short) = (vec![UNTOUCHED; 3 * FEW], vec![UNTOUCHED; 3 * FEW - 1]);
        let error = Err(BatchError::TooShort {
            positions: FEW,
            room: FEW - 1,
        });
        assert_eq!(batch.patterns(&patterns, &mut long, &mut short), error);
        assert_eq!(batch.patterns(&patterns, &mut short, &mut long), error);
        assert!(long.iter().chain(&short).all(|set| *set == UNTOUCHED));
    }
    Ok(())
}

/// Weights of any size, up to the largest.
fn random_weights(rng: &mut Rng) -> Weights {
    let mut half = || rng.below(65_536) as i32 - 32_768;
    Weights::from_fn(|_| Score::new(half(), half()))
}

fn largest_weights() -> Weights {
    Weights::from_fn(|_| Score::new(i32::MAX, i32::MIN))
}

/// Kings on any squares, also on the same one and on pawns.
fn random_kings(seed: u64, count: usize) -> Vec<Kings> {
    let mut rng = Rng::new(!seed);
    let mut square = || Square::ALL[rng.below(64) as usize];
    (0..count)
        .map(|_| Kings {
            white: square(),
            black: square(),
        })
        .collect()
}

/// Compares scores and features, of pawns and of kings, with those of one position at a time.
fn check_scores(
    skeletons: &[Pawns],
    kings: &[Kings],
    weights: &Weights,
    levels: &[Level],
    context: &str,
) -> Result<(), BatchError> {
    let (white, black) = (sets(skeletons, Color::White), sets(skeletons, Color::Black));
    let batch = Batch::new(&white, &black)?;
    let count = skeletons.len();
    let (mut scores, mut king_scores) = (vec![UNSCORED; count], vec![UNSCORED; count]);
    let mut rows = vec![i16::MIN; count * PawnWeights::LEN];
    let mut king_rows = vec![i16::MIN; count * KingWeights::LEN];
    for level in levels {
        let batch = batch.with_level(*level)?;
        batch.scores(&weights.pawns, &mut scores)?;
        batch.king_scores(kings, &weights.kings, &mut king_scores)?;
        batch.pawn_features(&mut rows)?;
        batch.king_features(kings, &mut king_rows)?;
        for (index, (pawns, kings)) in skeletons.iter().zip(kings).enumerate() {
            let context = || format!("{context}, {level}, {kings:?}, {weights:?}:\n{pawns:#}");
            let (of_pawns, of_kings) = (pawn_features(*pawns), king_features(*pawns, *kings));
            let row = &rows[index * PawnWeights::LEN..][..PawnWeights::LEN];
            assert_eq!(PawnCounts::from_slice(row), Some(of_pawns), "{}", context());
            let row = &king_rows[index * KingWeights::LEN..][..KingWeights::LEN];
            assert_eq!(KingCounts::from_slice(row), Some(of_kings), "{}", context());
            let score = evaluate_pawns(*pawns, &weights.pawns);
            assert_eq!(scores[index], score, "{}", context());
            assert_eq!(score, of_pawns.dot(&weights.pawns), "{}", context());
            let score = evaluate_kings(*pawns, *kings, &weights.kings);
            assert_eq!(king_scores[index], score, "{}", context());
            assert_eq!(score, of_kings.dot(&weights.kings), "{}", context());
        }
    }
    Ok(())
}

#[test]
fn scores_and_features_at_every_level() -> Result<(), BatchError> {
    let levels = levels();
    let mut rng = Rng::new(SEED);
    let batches = RANDOM_SKELETONS.div_ceil(BATCH);
    for index in 0..batches {
        let seed = SEED + index as u64;
        let skeletons = random_skeletons(seed, BATCH);
        let weights = match index % 3 {
            0 => Weights::DEFAULT,
            1 => random_weights(&mut rng),
            _ => largest_weights(),
        };
        let context = format!("seed {SEED:#x} + {index}");
        check_scores(
            &skeletons,
            &random_kings(seed, BATCH),
            &weights,
            &levels,
            &context,
        )?;
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
        let kings = random_kings(SEED, skeletons.len());
        for weights in [Weights::DEFAULT, random_weights(&mut rng)] {
            check_scores(&skeletons, &kings, &weights, &levels, place)?;
        }
        println!("{} skeletons of {place} evaluated", skeletons.len());
    }
    Ok(())
}

/// Every weight by itself: it goes to its own feature and rank, with its own sign and half.
#[test]
fn each_weight_alone() -> Result<(), BatchError> {
    let skeletons = random_skeletons(SEED, 512);
    let kings = random_kings(SEED, 512);
    let levels = levels();
    let alone = Score::new(1, -1000);
    for number in 0..PawnWeights::LEN.max(KingWeights::LEN) {
        let names = [FeatureGroup::Pawns, FeatureGroup::Kings]
            .map(|group| WeightName::all(group).nth(number));
        let weights = Weights::from_fn(|name| {
            if names.contains(&Some(name)) {
                alone
            } else {
                Score::ZERO
            }
        });
        check_scores(&skeletons, &kings, &weights, &levels, "one weight")?;
    }
    Ok(())
}

/// Scores and features at the lengths and places of `short_and_unaligned`.
#[test]
fn short_and_unaligned_scores() -> Result<(), BatchError> {
    let skeletons = random_skeletons(SEED, FEW);
    let kings = random_kings(SEED, FEW);
    let (white, black) = (
        sets(&skeletons, Color::White),
        sets(&skeletons, Color::Black),
    );
    let Weights {
        pawns: of_pawns,
        kings: of_kings,
        ..
    } = random_weights(&mut Rng::new(SEED));
    for level in levels() {
        for length in short_lengths() {
            for start in 0..8 {
                let context = format!("seed {SEED:#x}, {level}, {length} from {start}");
                let range = start..start + length;
                let out = 9 - start..9 - start + length;
                let batch = Batch::new(&white[range.clone()], &black[range.clone()])?;
                let batch = batch.with_level(level)?;
                let mut expected = [[UNSCORED; 2]; FEW];
                let mut numbers = vec![([7; PawnWeights::LEN], [7; KingWeights::LEN]); FEW];
                for (index, place) in range.clone().zip(out.clone()) {
                    let (pawns, kings) = (skeletons[index], kings[index]);
                    expected[place] = [
                        evaluate_pawns(pawns, &of_pawns),
                        evaluate_kings(pawns, kings, &of_kings),
                    ];
                    numbers[place]
                        .0
                        .copy_from_slice(pawn_features(pawns).as_slice());
                    numbers[place]
                        .1
                        .copy_from_slice(king_features(pawns, kings).as_slice());
                }
                let kings = &kings[range];
                let mut scores = [[UNSCORED; FEW]; 2];
                let [a, b] = scores.each_mut().map(|scores| &mut scores[out.start..]);
                batch.scores(&of_pawns, a)?;
                batch.king_scores(kings, &of_kings, b)?;
                let mut rows = [[7; PawnWeights::LEN]; FEW];
                let mut king_rows = [[7; KingWeights::LEN]; FEW];
                batch.pawn_features(rows[out.start..].as_flattened_mut())?;
                batch.king_features(kings, king_rows[out.start..].as_flattened_mut())?;
                for index in 0..FEW {
                    assert_eq!(
                        [scores[0][index], scores[1][index]],
                        expected[index],
                        "{context}"
                    );
                    assert_eq!((rows[index], king_rows[index]), numbers[index], "{context}");
                }
            }
        }
    }
    Ok(())
}

/// An output that is too short is an error with both lengths, whichever it is, and nothing is written.
#[test]
fn too_short() -> Result<(), BatchError> {
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
            assert_eq!(batch.sets(choose![rams], [&mut long], [short]), error);
            assert_eq!(batch.sets(choose![rams], [short], [&mut long]), error);
            assert_eq!(
                batch.structures(&mut vec![PawnStructure::default(); room]),
                error
            );
            let mut scores = vec![UNSCORED; room];
            assert_eq!(batch.scores(&PawnWeights::DEFAULT, &mut scores), error);
            let kings = random_kings(SEED, 20);
            let of_kings = batch.king_scores(&kings, &KingWeights::DEFAULT, &mut scores);
            assert_eq!(of_kings, error);
            assert!(scores.iter().all(|score| *score == UNSCORED));
            // A part of a row is no room.
            let mut rows = vec![7; (room + 1) * PawnWeights::LEN - 1];
            assert_eq!(batch.pawn_features(&mut rows), error);
            assert!(rows.iter().all(|number| *number == 7));
            let mut rows = vec![7; (room + 1) * KingWeights::LEN - 1];
            assert_eq!(batch.king_features(&kings, &mut rows), error);
            assert!(rows.iter().all(|number| *number == 7));
            let few_kings = Err(BatchError::Kings {
                positions: 20,
                kings: room,
            });
            let kings = &kings[..room];
            let of_kings = batch.king_scores(kings, &KingWeights::DEFAULT, &mut [UNSCORED; 20]);
            assert_eq!(of_kings, few_kings);
            assert_eq!(batch.king_features(kings, &mut rows), few_kings);
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
                assert_eq!(
                    error.to_string(),
                    format!("this machine does not have {level}")
                );
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
        "3 positions but an output with room for only 2"
    );
    let error = BatchError::Kings {
        positions: 3,
        kings: 2,
    };
    assert_eq!(error.to_string(), "3 positions but kings for 2");
    let error = BatchError::Uneven { white: 3, black: 2 };
    assert_eq!(error.to_string(), "3 sets for White but 2 for Black");
    Ok(())
}
