//! A cache for one thread.

extern crate alloc;

use alloc::{boxed::Box, vec::Vec};
use core::fmt;

use super::CacheKey;
use crate::Pawns;

/// A table of fixed size that keeps a value per skeleton, or with the key `(Pawns, Kings)` per skeleton and kings.
///
/// Each key has one place, and a new key replaces the old one there. The whole key is stored and compared: a hit is
/// never wrong, as long as the values keep the [contract](super).
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
///
/// An entry takes the bytes of its key, 16 for pawns and 18 for pawns and kings, plus those of the value, rounded up
/// to a multiple of 8. The code that finds a value is inlined into the caller.
pub struct PawnCache<T, K: CacheKey = Pawns> {
    entries: Box<[Entry<T, K>]>,
    statistics: CacheStatistics,
}

struct Entry<T, K: CacheKey> {
    pawns: Pawns,
    rest: K::Rest,
    value: T,
}

impl<T, K: CacheKey> Entry<T, K> {
    /// Whether the value is that of the key.
    #[inline]
    fn is_of(&self, key: K) -> bool {
        let (pawns, rest) = key.parts();
        self.pawns == pawns && self.rest == rest && key.can_be_kept()
    }
}

impl<T: Default, K: CacheKey> Default for Entry<T, K> {
    fn default() -> Entry<T, K> {
        let (pawns, rest) = K::NOTHING;
        Entry {
            pawns,
            rest,
            value: T::default(),
        }
    }
}

/// How often a [`PawnCache`] was queried since it was made or cleared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct CacheStatistics {
    /// How many values were found.
    pub hits: u64,
    /// How many values had to be computed.
    pub misses: u64,
    /// How many of the misses replaced another key.
    pub replaced: u64,
}

/// A list of this many things, rounded up to a power of two; at least one.
///
/// # Panics
///
/// If there is not enough memory, or if its size in bytes does not fit a `usize`.
pub(super) fn places<E>(places: usize, words_each: usize, fill: impl FnMut() -> E) -> Box<[E]> {
    let length = places
        .max(1)
        .checked_next_power_of_two()
        .and_then(|places| places.checked_mul(words_each));
    let mut entries = Vec::new();
    match length {
        Some(length) if entries.try_reserve_exact(length).is_ok() => {
            entries.resize_with(length, fill);
            entries.into_boxed_slice()
        }
        _ => panic!("not enough memory for a table with {places} places"),
    }
}

impl<T: Default, K: CacheKey> PawnCache<T, K> {
    /// A table with at least this many places, rounded up to a power of two; at least one.
    ///
    /// # Panics
    ///
    /// If there is not enough memory, or if its size in bytes does not fit a `usize`.
    #[must_use]
    pub fn new(places: usize) -> PawnCache<T, K> {
        PawnCache {
            entries: self::places(places, 1, Entry::default),
            statistics: CacheStatistics::default(),
        }
    }

    /// The value of a key, computed if it is missing.
    ///
    /// `make` has to keep the [contract](super): it gives the same value for the same key, whenever and by whomever
    /// it is called.
    #[inline]
    pub fn get_or_insert_with(&mut self, key: K, make: impl FnOnce(K) -> T) -> &T {
        self.get_or_insert_with_hash(key, key.hash(), make)
    }

    /// The same, with a hash that the engine already has.
    ///
    /// Any number will do that is the same for the same key, such as a Zobrist hash that is updated incrementally; a
    /// badly distributed number costs hits but never makes one wrong. The lowest bits count. Under a different number,
    /// [`hash`](CacheKey::hash) included, the entry is not found.
    #[inline]
    pub fn get_or_insert_with_hash(&mut self, key: K, hash: u64, make: impl FnOnce(K) -> T) -> &T {
        // The number of places is a power of two.
        let place = hash as usize & (self.entries.len() - 1);
        if self.entries[place].is_of(key) {
            self.statistics.hits += 1;
            &self.entries[place].value
        } else {
            self.fill(place, key, make)
        }
    }

    // Out of line, to keep hits short.
    #[cold]
    #[inline(never)]
    fn fill(&mut self, place: usize, key: K, make: impl FnOnce(K) -> T) -> &T {
        let entry = &mut self.entries[place];
        self.statistics.misses += 1;
        self.statistics.replaced += u64::from((entry.pawns, entry.rest) != K::NOTHING);
        // If `make` panics, the entry stays as it was.
        entry.value = make(key);
        (entry.pawns, entry.rest) = key.parts();
        &entry.value
    }

    /// The value of a key, if it is there; not counted in the statistics.
    #[inline]
    #[must_use]
    pub fn get(&self, key: K) -> Option<&T> {
        self.get_with_hash(key, key.hash())
    }

    /// The same, with a hash that the engine already has: see
    /// [`get_or_insert_with_hash`](PawnCache::get_or_insert_with_hash).
    #[inline]
    #[must_use]
    pub fn get_with_hash(&self, key: K, hash: u64) -> Option<&T> {
        let place = hash as usize & (self.entries.len() - 1);
        let entry = &self.entries[place];
        entry.is_of(key).then_some(&entry.value)
    }

    /// How many keys the table has room for.
    #[must_use]
    pub fn places(&self) -> usize {
        self.entries.len()
    }

    /// How often it was queried since it was made or cleared.
    #[must_use]
    pub fn statistics(&self) -> CacheStatistics {
        self.statistics
    }

    /// Forgets all values and counts from zero: after a change of weights, for one.
    pub fn clear(&mut self) {
        self.entries.fill_with(Entry::default);
        self.statistics = CacheStatistics::default();
    }
}

/// The number of places and the statistics, not the values.
impl<T, K: CacheKey> fmt::Debug for PawnCache<T, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PawnCache")
            .field("places", &self.entries.len())
            .field("statistics", &self.statistics)
            .finish_non_exhaustive()
    }
}
