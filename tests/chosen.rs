//! Patterns that are chosen by a constant and computed for both sides at once are those of the methods of `Side`.

use pawn_structure::{Bitboard, Color, Pattern, Pawns};

mod oracle;

use oracle::rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank};

/// The seed of every random board here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0010;

const EVERY: u128 = Pattern::choice(Pattern::ALL);
const COUNT: usize = Pattern::ALL.len();

/// The first of the catalogue, the last, and some between.
const SOME: u128 = Pattern::choice(&SOME_PATTERNS);
const SOME_PATTERNS: [Pattern; 5] = [
    Pattern::FrontFill,
    Pattern::Levers,
    Pattern::Isolated,
    Pattern::Candidate,
    Pattern::ALL[COUNT - 1],
];

#[test]
fn all_patterns_at_once() {
    let mut rng = Rng::new(SEED);
    for index in 0..100_000 {
        let (white, black) = match index % 3 {
            0 => random_skeleton(&mut rng),
            1 => random_skeleton_any_rank(&mut rng),
            _ => random_overlapping(&mut rng),
        };
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        let together = pawns.chosen::<EVERY, COUNT>();
        for (color, sets) in Color::ALL.into_iter().zip(together) {
            let side = pawns.side(color);
            for (pattern, set) in Pattern::ALL.iter().zip(sets) {
                assert_eq!(
                    set,
                    pattern.squares(side),
                    "seed {SEED:#x}, {index}: {pattern} of {color}\n{pawns:#}"
                );
            }
        }
    }
}

#[test]
fn a_few_patterns() {
    let mut rng = Rng::new(SEED);
    for _ in 0..1000 {
        let (white, black) = random_skeleton(&mut rng);
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        let alone = Color::ALL.map(|color| {
            let side = pawns.side(color);
            SOME_PATTERNS.map(|pattern| pattern.squares(side))
        });
        assert_eq!(
            pawns.chosen::<SOME, 5>(),
            alone,
            "seed {SEED:#x}\n{pawns:#}"
        );
    }
    assert_eq!(Pawns::default().chosen::<0, 0>(), [[]; 2]);
}

#[test]
#[should_panic(expected = "in the order of the catalogue")]
fn a_choice_in_another_order() {
    let _ = Pattern::choice(&[Pattern::Passed, Pattern::Isolated]);
}

#[test]
#[should_panic(expected = "in the order of the catalogue")]
fn a_choice_with_a_pattern_twice() {
    let _ = Pattern::choice(&[Pattern::Passed, Pattern::Passed]);
}
