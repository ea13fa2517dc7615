//! Patterns that are chosen by their names and computed for both sides at once are those of the methods of `Side`, in
//! the order of the names; sets of patterns are sets.

use std::collections::BTreeSet;

use pawn_structure::{
    __macros::Choice, Bitboard, Color, Pattern, PatternGroup, PatternSet, PawnStructure, Pawns,
    sets,
};

mod oracle;

use oracle::rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank};

/// The seed of every random board here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0010;

const COUNT: usize = Pattern::ALL.len();

/// The whole catalogue, from its end to its beginning.
struct Every;

impl Choice<COUNT> for Every {
    const PATTERNS: [Pattern; COUNT] = {
        let mut patterns = [Pattern::ALL[0]; COUNT];
        let mut place = 0;
        while place < COUNT {
            patterns[place] = Pattern::ALL[COUNT - 1 - place];
            place += 1;
        }
        patterns
    };
}

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
        let together = pawns.sets_of(Every);
        for (pattern, sets) in Pattern::ALL.iter().rev().zip(together) {
            for (color, set) in Color::ALL.into_iter().zip(sets) {
                assert_eq!(
                    set,
                    pattern.squares(pawns.side(color)),
                    "seed {SEED:#x}, {index}: {pattern} of {color}\n{pawns:#}"
                );
            }
        }
    }
}

#[test]
fn sets_are_in_the_order_of_the_names() {
    let mut rng = Rng::new(SEED);
    for _ in 0..1000 {
        let (white, black) = random_skeleton(&mut rng);
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        let [white, black] = Color::ALL.map(|color| pawns.side(color));
        let [passed, front_fill, isolated] = sets!(pawns; passed, front_fill, isolated);
        assert_eq!(passed, [white.passed(), black.passed()], "{pawns:#}");
        let fills = [white.front_fill(), black.front_fill()];
        assert_eq!(front_fill, fills, "{pawns:#}");
        assert_eq!(isolated, [white.isolated(), black.isolated()], "{pawns:#}");
        // Any expression, and a comma at the end.
        let [rams] = sets!(pawns.flipped(); rams,);
        assert_eq!(rams[0], black.rams().flip_vertical(), "{pawns:#}");
    }
    let none: [[Bitboard; 2]; 0] = sets!(Pawns::default(););
    assert!(none.is_empty());
}

#[test]
fn sets_of_patterns_are_sets() {
    let mut rng = Rng::new(SEED);
    let mut random = || {
        let chosen = Pattern::ALL.iter().filter(|_| rng.below(3) == 0);
        let set: BTreeSet<Pattern> = chosen.copied().collect();
        let patterns: PatternSet = set.iter().rev().copied().collect();
        (set, patterns)
    };
    for _ in 0..100 {
        let ((a, of_a), (b, of_b)) = (random(), random());
        // In the order of the catalogue, which is that of the enumeration.
        let same = |set: BTreeSet<Pattern>, patterns: PatternSet| {
            assert!(patterns.iter().eq(set.iter().copied()));
            assert_eq!(patterns.iter().len(), set.len());
            assert_eq!(
                (patterns.len(), patterns.is_empty()),
                (set.len(), set.is_empty())
            );
            for pattern in Pattern::ALL {
                assert_eq!(patterns.contains(*pattern), set.contains(pattern));
            }
        };
        same(&a | &b, of_a | of_b);
        same(&a & &b, of_a & of_b);
        same(&a - &b, of_a - of_b);
        same(&a | &b, of_a.union(of_b));
        same(&a & &b, of_a.intersection(of_b));
        same(&a - &b, of_a.difference(of_b));
        let pattern = Pattern::ALL[(a.len() * 7 + 3) % COUNT];
        let mut changed = a.clone();
        changed.insert(pattern);
        same(changed.clone(), of_a.with(pattern));
        changed.remove(&pattern);
        same(changed, of_a.without(pattern));
        same(a, of_a);
    }
    assert!(PatternSet::ALL.iter().eq(Pattern::ALL.iter().copied()));
    assert_eq!(PatternSet::default(), PatternSet::EMPTY);
    assert!(PatternSet::EMPTY.is_empty());
    let twice = PatternSet::new(&[Pattern::Passed, Pattern::Passed]);
    assert_eq!(twice, Pattern::Passed.into());
    assert_eq!(format!("{twice:?}"), "{Passed}");
}

/// Every pattern is in one group, and groups follow one another in the catalogue.
#[test]
fn groups_are_parts_of_the_catalogue() {
    let mut rest = Pattern::ALL;
    for group in PatternGroup::ALL {
        let (own, others) = rest.split_at(group.patterns().len());
        assert!(group.patterns().iter().eq(own.iter().copied()), "{group}");
        assert!(
            own.iter().all(|pattern| pattern.group() == *group),
            "{group}"
        );
        rest = others;
    }
    assert!(rest.is_empty());
}

/// A structure names the patterns of its sets, and has no other.
#[test]
fn a_structure_has_the_sets_that_it_names() {
    let mut rng = Rng::new(SEED);
    let named = PatternSet::new(PawnStructure::PATTERNS);
    assert_eq!(named.len(), PawnStructure::PATTERNS.len());
    for _ in 0..100 {
        let (white, black) = random_skeleton(&mut rng);
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        let structure = PawnStructure::new(pawns);
        for color in Color::ALL {
            for pattern in Pattern::ALL {
                let expected = named
                    .contains(*pattern)
                    .then(|| pattern.squares(pawns.side(color)));
                let set = structure.by_color(color).squares(*pattern);
                assert_eq!(set, expected, "{pattern} of {color}\n{pawns:#}");
            }
        }
    }
}
