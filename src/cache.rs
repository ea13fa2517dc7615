//! A table for what depends on the pawns alone.
//!
//! Most positions of a search share their pawns with others. `PawnCache` keeps what was computed for a
//! skeleton; [`Pawns::key`] is for an engine that has a table of its own.
//!
//! It pays for what takes longer than finding it takes. On one machine, a shared Xeon of 2.1 GHz with plain
//! x86-64 code, [`evaluate_pawns`](crate::eval::evaluate_pawns) took some 90 nanoseconds, and a hit in a table of
//! 16,384 scores 4 to 7, or 17 where each waited for the one before. That table stayed in the second-level cache; a
//! hit is a load, and takes longer if a search has driven the table out of there. A miss costs the evaluation and the
//! search for it. `cargo bench --features alloc --bench evaluation` measures both on the machine at hand: `pawns` and
//! `hit`.
#![cfg_attr(
    feature = "alloc",
    doc = "

What depends on a king, on pieces or on the turn must not be kept by the pawns alone. The type forbids it:
what makes a value is a plain function of the pawns, not a closure that has caught something else.

```compile_fail,E0308
use pawn_structure::{Color, Kings, Pawns, Square, cache::PawnCache, eval};

let kings = Kings { white: Square::G1, black: Square::G8 };
let weights = eval::KingWeights::DEFAULT;
let mut cache = PawnCache::new(1024);
// The kings would still be those of the first position when the pawns are met again.
cache.get_or_insert_with(Pawns::default(), |pawns| {
    eval::evaluate_kings(pawns, kings, Color::White, &weights)
});
```
"
)]

use crate::Pawns;

impl Pawns {
    /// A number for a table: well mixed and never zero.
    ///
    /// `two rounds of multiplication and folding over both sets, 1 instead of 0`.
    ///
    /// Different skeletons may have the same key, as with every key of 64 bits. Zero is free to mean an
    /// empty entry. The low and the high bits are equally good. The value may change from version to
    /// version.
    ///
    /// ```
    /// use pawn_structure::{FenError, Pawns};
    ///
    /// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
    /// assert_ne!(pawns.key(), pawns.flipped().key());
    /// assert_ne!(Pawns::default().key(), 0);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Hash Table*; the mixing is that of 128-bit products folded in two.
    #[doc(alias = "pawn hash")]
    #[doc(alias = "zobrist")]
    #[inline]
    #[must_use]
    pub const fn key(self) -> u64 {
        const A: u64 = 0x9e37_79b9_7f4a_7c15;
        const B: u64 = 0xbf58_476d_1ce4_e5b9;
        const C: u64 = 0x94d0_49bb_1331_11eb;
        // The constants keep a factor from being zero where a side has no pawns.
        let key = fold(self.white().bits() ^ A, self.black().bits() ^ B);
        let key = fold(key ^ C, self.white().bits().rotate_left(32) ^ A);
        if key == 0 { 1 } else { key }
    }
}

/// Both halves of a product, one upon the other.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

#[cfg(feature = "alloc")]
pub use table::{CacheStatistics, PawnCache};

#[cfg(feature = "alloc")]
mod table {
    extern crate alloc;

    use alloc::{boxed::Box, vec::Vec};
    use core::fmt;

    use crate::Pawns;

    /// A table of fixed size that keeps a value for a skeleton, by the pawns themselves.
    ///
    /// Each skeleton has one place, and a new one takes it over. The pawns are kept and compared
    /// whole, so that what is found was made for exactly these pawns: a hit is never wrong.
    ///
    /// ```
    /// use pawn_structure::{FenError, PawnStructure, Pawns, cache::PawnCache};
    ///
    /// let mut cache = PawnCache::new(4096);
    /// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
    /// let passed = cache.get_or_insert_with(pawns, PawnStructure::new).white.passed;
    /// assert_eq!(cache.get_or_insert_with(pawns, PawnStructure::new).white.passed, passed);
    /// assert_eq!((cache.statistics().hits, cache.statistics().misses), (1, 1));
    /// # Ok::<(), FenError>(())
    /// ```
    pub struct PawnCache<T> {
        entries: Box<[Option<(Pawns, T)>]>,
        statistics: CacheStatistics,
    }

    /// How often a [`PawnCache`] was asked, since it was made or cleared.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub struct CacheStatistics {
        /// What was found.
        pub hits: u64,
        /// What had to be made.
        pub misses: u64,
        /// How many of the misses took the place of other pawns.
        pub replaced: u64,
    }

    impl<T> PawnCache<T> {
        /// A table of at least so many places: the next power of two, one at least.
        ///
        /// # Panics
        ///
        /// If so much memory cannot be had, or its size cannot be said.
        #[must_use]
        pub fn new(places: usize) -> PawnCache<T> {
            let places = places.max(1).next_power_of_two();
            let mut entries = Vec::new();
            entries.resize_with(places, || None);
            PawnCache {
                entries: entries.into_boxed_slice(),
                statistics: CacheStatistics::default(),
            }
        }

        /// The value of these pawns, made if it is not there.
        ///
        /// `make` is a function of the pawns and of nothing else; weights that are read at run time can
        /// be in a `static`. It has to give the same for the same pawns, and all callers of one table
        /// the same function.
        #[inline]
        pub fn get_or_insert_with(&mut self, pawns: Pawns, make: fn(Pawns) -> T) -> &T {
            let place = self.place(pawns);
            let is_hit = matches!(&self.entries[place], Some((key, _)) if *key == pawns);
            if is_hit {
                self.statistics.hits += 1;
            } else {
                let value = make(pawns);
                self.statistics.misses += 1;
                self.statistics.replaced += u64::from(self.entries[place].is_some());
                self.entries[place] = Some((pawns, value));
            }
            match &self.entries[place] {
                Some((_, value)) => value,
                None => unreachable!("the place was filled"),
            }
        }

        /// The value of these pawns if it is there; not counted in the statistics.
        #[inline]
        #[must_use]
        pub fn get(&self, pawns: Pawns) -> Option<&T> {
            match &self.entries[self.place(pawns)] {
                Some((key, value)) if *key == pawns => Some(value),
                _ => None,
            }
        }

        /// How many skeletons there is a place for.
        #[must_use]
        pub fn places(&self) -> usize {
            self.entries.len()
        }

        /// How often it was asked, since it was made or cleared.
        #[must_use]
        pub fn statistics(&self) -> CacheStatistics {
            self.statistics
        }

        /// Forgets all values and counts from zero.
        pub fn clear(&mut self) {
            self.entries.fill_with(|| None);
            self.statistics = CacheStatistics::default();
        }

        #[inline]
        fn place(&self, pawns: Pawns) -> usize {
            // The number of places is a power of two.
            pawns.key() as usize & (self.entries.len() - 1)
        }
    }

    /// The number of places and the statistics, not the values.
    impl<T> fmt::Debug for PawnCache<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("PawnCache")
                .field("places", &self.places())
                .field("statistics", &self.statistics)
                .finish_non_exhaustive()
        }
    }
}
