//! The cache gives what a fresh computation gives; keys are spread and never zero.

use std::collections::HashSet;

use pawn_structure::{Bitboard, Pawns};

mod oracle;

use oracle::rng::{Rng, random_overlapping, random_skeleton};

/// The seed of every random skeleton here.
const SEED: u64 = 0x5eed_0061;

fn pawns((white, black): (u64, u64)) -> Pawns {
    Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
}

#[test]
fn keys_differ_and_are_never_zero() {
    let mut rng = Rng::new(SEED);
    let mut skeletons = HashSet::new();
    for _ in 0..300_000 {
        skeletons.insert(pawns(random_skeleton(&mut rng)));
        skeletons.insert(pawns(random_overlapping(&mut rng)));
    }
    skeletons.insert(Pawns::default());
    skeletons.insert(Pawns::new(Bitboard::FULL, Bitboard::FULL));
    let keys: HashSet<u64> = skeletons.iter().map(|pawns| pawns.key()).collect();
    assert_eq!(keys.len(), skeletons.len());
    assert!(!keys.contains(&0));
}

/// One pawn more or less changes every bit of the key about half of the time.
#[test]
fn keys_are_mixed() {
    let mut rng = Rng::new(SEED);
    let mut changes = [0_u32; 64];
    let trials = 4_000;
    for _ in 0..trials {
        let (white, black) = random_skeleton(&mut rng);
        let key = pawns((white, black)).key();
        let other = match rng.below(2) {
            0 => pawns((white ^ 1 << rng.below(64), black)),
            _ => pawns((white, black ^ 1 << rng.below(64))),
        };
        for (bit, count) in changes.iter_mut().enumerate() {
            *count += ((key ^ other.key()) >> bit & 1) as u32;
        }
    }
    for (bit, count) in changes.iter().enumerate() {
        let part = f64::from(*count) / f64::from(trials);
        assert!(
            (0.44..0.56).contains(&part),
            "bit {bit} changes in {part:.3}, seed {SEED:#x}"
        );
    }
}

#[cfg(feature = "alloc")]
mod table {
    use pawn_structure::{Pawns, cache::PawnCache};

    use super::{Rng, SEED, pawns, random_overlapping, random_skeleton};

    /// A value that no other skeleton is likely to have, and that is dear to no one.
    fn value(pawns: Pawns) -> (u64, u64) {
        (pawns.white().bits().rotate_left(5), !pawns.black().bits())
    }

    fn never_wrong(operations: u64) {
        let mut rng = Rng::new(SEED);
        // Few skeletons more than places: hits, misses and replacements are all frequent.
        let known: Vec<Pawns> = (0..4_000)
            .map(|i| match i % 4 {
                0 => pawns(random_overlapping(&mut rng)),
                _ => pawns(random_skeleton(&mut rng)),
            })
            .collect();
        let mut cache = PawnCache::new(1_000);
        assert_eq!(cache.places(), 1_024);
        // An empty entry must not be taken for the skeleton without pawns.
        assert_eq!(cache.get(Pawns::default()), None);
        let (mut asked, mut clears, mut hits) = (0, 0, 0);
        for _ in 0..operations {
            let pawns = match rng.below(64) {
                0 => Pawns::default(),
                1 => pawns(random_skeleton(&mut rng)),
                _ => known[(rng.below(4_000).min(rng.below(4_000))) as usize],
            };
            if rng.below(100_000) == 0 {
                cache.clear();
                assert_eq!(cache.get(pawns), None);
                (asked, clears) = (0, clears + 1);
            }
            asked += 1;
            assert_eq!(*cache.get_or_insert_with(pawns, value), value(pawns));
            assert_eq!(cache.get(pawns), Some(&value(pawns)));
            let statistics = cache.statistics();
            assert_eq!(statistics.hits + statistics.misses, asked);
            assert!(statistics.replaced <= statistics.misses);
            hits = hits.max(statistics.hits);
        }
        assert!(clears > 0 && hits > 0 && cache.statistics().replaced > 0);
    }

    #[test]
    fn a_hit_is_never_wrong() {
        never_wrong(500_000);
    }

    #[test]
    #[ignore = "ten million operations: cargo test --release --features alloc --test cache -- --ignored"]
    fn a_hit_is_never_wrong_in_ten_million_operations() {
        never_wrong(10_000_000);
    }

    #[test]
    fn a_known_skeleton_is_not_made_again() {
        let mut cache = PawnCache::new(0);
        assert_eq!(cache.places(), 1);
        let mut rng = Rng::new(SEED);
        let (a, b) = (
            pawns(random_skeleton(&mut rng)),
            pawns(random_skeleton(&mut rng)),
        );
        for pawns in [a, a, b, b, a] {
            cache.get_or_insert_with(pawns, value);
        }
        let statistics = cache.statistics();
        assert_eq!(
            (statistics.hits, statistics.misses, statistics.replaced),
            (2, 3, 2)
        );
    }
}
