//! Tables give what a fresh computation gives, to one thread and to several; keys are spread and never zero.

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
    use pawn_structure::{
        Bitboard, Kings, Pawns, Square,
        cache::{CacheKey, PawnCache, SharedPawnCache},
    };

    use super::{Rng, SEED, pawns, random_overlapping, random_skeleton};

    type Both = (Pawns, Kings);

    /// Every place of a hash is among the low bits of it: all keys meet at a few.
    const POOR: u64 = 7;

    /// A value that no other key is likely to have, and that is dear to no one.
    trait Valued: CacheKey {
        fn value(self) -> [u64; 2];

        /// The key with these pawns that `rng` comes to.
        fn of(pawns: Pawns, rng: &mut Rng) -> Self;
    }

    impl Valued for Pawns {
        fn value(self) -> [u64; 2] {
            [self.white().bits().rotate_left(5), !self.black().bits()]
        }

        fn of(pawns: Pawns, _: &mut Rng) -> Pawns {
            pawns
        }
    }

    impl Valued for Both {
        fn value(self) -> [u64; 2] {
            let (pawns, kings) = self;
            let [white, black] = pawns.value();
            [
                white ^ kings.white as u64,
                black ^ (kings.black as u64) << 16,
            ]
        }

        fn of(pawns: Pawns, rng: &mut Rng) -> Both {
            let mut square = || Square::ALL[rng.below(64) as usize];
            let (white, black) = (square(), square());
            (pawns, Kings { white, black })
        }
    }

    /// Skeletons that a search meets, and some that none does.
    fn known<K: Valued>(count: usize) -> Vec<K> {
        let mut rng = Rng::new(SEED);
        (0..count)
            .map(|i| {
                let pawns = match i % 4 {
                    _ if i == 9 => Pawns::new(Bitboard::FULL, Bitboard::FULL),
                    0 => pawns(random_overlapping(&mut rng)),
                    _ => pawns(random_skeleton(&mut rng)),
                };
                K::of(pawns, &mut rng)
            })
            .collect()
    }

    fn never_wrong<K: Valued>(operations: u64) {
        let mut rng = Rng::new(SEED);
        // A few times as many keys as places: hits, misses and replacements are all frequent.
        let known: Vec<K> = known(4_000);
        let nothing = K::of(Pawns::default(), &mut rng);
        let mut cache = PawnCache::new(1_000);
        let shared = SharedPawnCache::new(1_000);
        assert_eq!((cache.places(), shared.places()), (1_024, 1_024));
        // An empty entry must not be taken for the skeleton without pawns, nor for that of the most pawns.
        for key in [nothing, known[9]] {
            assert_eq!((cache.get(key), shared.get(key)), (None, None));
        }
        // What was found since the table was cleared, and before.
        let (mut asked, mut clears, mut found, mut hits) = (0, 0, 0, 0);
        for _ in 0..operations {
            let key = match rng.below(64) {
                0 => nothing,
                1 => K::of(pawns(random_skeleton(&mut rng)), &mut rng),
                _ => known[(rng.below(4_000).min(rng.below(4_000))) as usize],
            };
            if rng.below(100_000) == 0 {
                cache.clear();
                assert_eq!(cache.get(key), None);
                hits += found;
                (asked, clears) = (0, clears + 1);
            }
            // With any number for the place a hit is right.
            let hash = if rng.below(4) == 0 {
                rng.below(POOR)
            } else {
                key.hash()
            };
            asked += 1;
            assert_eq!(
                *cache.get_or_insert_with_hash(key, hash, K::value),
                key.value()
            );
            assert_eq!(
                shared.get_or_insert_with_hash(key, hash, K::value),
                key.value()
            );
            // The only key that has no bits left to mark it.
            if key.value() != Pawns::new(Bitboard::FULL, Bitboard::FULL).value() {
                assert_eq!(cache.get_with_hash(key, hash), Some(&key.value()));
                assert_eq!(shared.get_with_hash(key, hash), Some(key.value()));
            }
            let statistics = cache.statistics();
            assert_eq!(statistics.hits + statistics.misses, asked);
            assert!(statistics.replaced <= statistics.misses);
            found = statistics.hits;
        }
        hits += found;
        assert!(clears > 0 && hits > operations / 10 && cache.statistics().replaced > 0);
    }

    #[test]
    fn a_hit_is_never_wrong() {
        never_wrong::<Pawns>(500_000);
        never_wrong::<Both>(500_000);
    }

    #[test]
    #[ignore = "ten million operations: cargo test --release --features alloc --test cache -- --ignored"]
    fn a_hit_is_never_wrong_in_ten_million_operations() {
        never_wrong::<Pawns>(10_000_000);
        never_wrong::<Both>(10_000_000);
    }

    /// Keys of pawns and kings are spread: about as many keep their places as of numbers by chance, 1 - 1/e of as many
    /// keys as places.
    #[test]
    fn places_are_spread() {
        const PLACES: usize = 1 << 12;
        // All squares of both kings, and one skeleton; and as many skeletons with one pair of kings.
        let mut rng = Rng::new(SEED);
        let skeletons: Vec<Pawns> = (0..PLACES)
            .map(|_| pawns(random_skeleton(&mut rng)))
            .collect();
        let kings = |index: usize| Kings {
            white: Square::ALL[index / 64],
            black: Square::ALL[index % 64],
        };
        let of_kings = (0..PLACES).map(|index| (skeletons[0], kings(index)));
        let of_pawns = skeletons.iter().map(|pawns| (*pawns, kings(100)));
        for keys in [of_kings.collect::<Vec<Both>>(), of_pawns.collect()] {
            let mut cache = PawnCache::new(PLACES);
            for key in &keys {
                cache.get_or_insert_with(*key, Both::value);
            }
            let kept = keys.iter().filter(|key| cache.get(**key).is_some()).count();
            assert!(kept > PLACES * 58 / 100, "{kept} of {PLACES}");
        }
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
        let mut made = 0;
        for pawns in [a, a, b, b, a] {
            cache.get_or_insert_with(pawns, |pawns| {
                made += 1;
                pawns.value()
            });
        }
        let statistics = cache.statistics();
        assert_eq!(
            (
                statistics.hits,
                statistics.misses,
                statistics.replaced,
                made
            ),
            (2, 3, 2, 3)
        );
    }

    /// Other kings, other values, by the same pawns.
    #[test]
    fn kings_are_part_of_the_key() {
        let mut cache = PawnCache::new(1);
        let shared = SharedPawnCache::new(1);
        let pawns = Pawns::default();
        for white in Square::ALL {
            for black in Square::ALL {
                let key = (pawns, Kings { white, black });
                assert_eq!((cache.get(key), shared.get(key)), (None, None));
                assert_eq!(*cache.get_or_insert_with(key, Both::value), key.value());
                assert_eq!(shared.get_or_insert_with(key, Both::value), key.value());
                assert_eq!(cache.get(key), Some(&key.value()));
                assert_eq!(shared.get(key), Some(key.value()));
            }
        }
    }

    /// A value that cannot be made leaves the entry what it was.
    #[test]
    fn a_panic_while_making() {
        use std::panic::{AssertUnwindSafe, catch_unwind};

        let mut cache = PawnCache::new(1);
        let [a, b] = [1, 2].map(|bits| pawns((bits, 0)));
        cache.get_or_insert_with(a, |_| 10);
        let broken = AssertUnwindSafe(|| *cache.get_or_insert_with(b, |_| panic!("no value")));
        assert!(catch_unwind(broken).is_err());
        assert_eq!((cache.get(a), cache.get(b)), (Some(&10), None));
    }

    /// In a release build too, where numbers wrap.
    #[test]
    fn absurd_sizes() {
        use std::panic::catch_unwind;

        for places in [usize::MAX, (usize::MAX >> 1) + 2, usize::MAX >> 1, 1 << 60] {
            let alone = catch_unwind(|| PawnCache::<u64>::new(places).places());
            assert!(alone.is_err(), "{places}");
            let shared = catch_unwind(|| SharedPawnCache::<u64>::new(places).places());
            assert!(shared.is_err(), "{places}");
        }
    }

    /// Threads that meet at a few places: what they find is what they would have made.
    fn hammer<K: Valued + Send + Sync>(places: usize, threads: u64, operations: u64) {
        let known: &[K] = &known(16);
        let mut cache = SharedPawnCache::new(places);
        let asked = &cache;
        let hits: u64 = std::thread::scope(|scope| {
            let run = |thread| {
                move || {
                    let mut rng = Rng::new(SEED + thread);
                    let mut hits = 0;
                    for _ in 0..operations / threads {
                        let key = known[rng.below(16) as usize];
                        match asked.get(key) {
                            Some(found) => {
                                assert_eq!(found, key.value(), "seed {SEED:#x} + {thread}");
                                hits += 1;
                            }
                            None => asked.insert(key, key.value()),
                        }
                    }
                    hits
                }
            };
            let running: Vec<_> = (0..threads)
                .map(|thread| scope.spawn(run(thread)))
                .collect();
            let hits = running
                .into_iter()
                .map(|thread| thread.join().expect("a hit was wrong"));
            hits.sum()
        });
        println!("{operations} operations by {threads} threads at {places} places: {hits} hits");
        // How many there are is the scheduler's: as long as a writer is stopped in an entry, nobody finds it.
        assert!(hits > 0 && hits < operations);
        cache.clear();
        assert!(known.iter().all(|key| cache.get(*key).is_none()));
    }

    fn hammer_all(operations: u64) {
        // More threads than cores, so that some are stopped in the middle of an entry.
        let threads = 3 * std::thread::available_parallelism().map_or(1, usize::from) as u64;
        for places in [1, 4] {
            hammer::<Pawns>(places, threads, operations);
            hammer::<Both>(places, threads, operations);
        }
    }

    #[test]
    fn threads_at_one_place() {
        hammer_all(400_000);
    }

    #[test]
    #[ignore = "a hundred million operations: cargo test --release --features alloc --test cache -- --ignored"]
    fn threads_at_one_place_a_hundred_million_times() {
        hammer_all(100_000_000);
    }
}
