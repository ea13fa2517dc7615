//! A cache for several threads.
//!
//! Each entry has a sequence number, which a writer first makes odd and finally even again. A reader accepts what it
//! has read if the number was even and the same before and after.

extern crate alloc;

use alloc::boxed::Box;
use core::{fmt, marker::PhantomData};

#[cfg(not(all(test, loom)))]
use core::sync::atomic::{AtomicU64, Ordering, fence};
#[cfg(all(test, loom))]
use loom::sync::atomic::{AtomicU64, Ordering, fence};

use super::{CacheKey, table::places};
use crate::{Pawns, eval::Score};

/// What a [`SharedPawnCache`] can keep: values that can be turned into 64-bit words and back.
///
/// `[u64; N]`, `u64` and [`Score`] can be kept. So can an engine's own type:
///
/// ```
/// use pawn_structure::{Bitboard, cache::SharedValue};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Passers {
///     white: Bitboard,
///     black: Bitboard,
/// }
///
/// impl SharedValue for Passers {
///     const WORDS: usize = 2;
///
///     fn word(&self, index: usize) -> u64 {
///         [self.white, self.black][index].bits()
///     }
///
///     fn from_words(mut word: impl FnMut(usize) -> u64) -> Passers {
///         let mut set = |index| Bitboard::from_bits(word(index));
///         Passers { white: set(0), black: set(1) }
///     }
/// }
///
/// let passers = Passers { white: Bitboard::FULL, black: Bitboard::EMPTY };
/// assert_eq!(Passers::from_words(|index| passers.word(index)), passers);
/// ```
///
/// `from_words` may be given a mixture of words from different values: the result is thrown away, but it must not
/// panic.
pub trait SharedValue: Copy {
    /// How many words there are.
    const WORDS: usize;

    /// The word of an index below [`WORDS`](SharedValue::WORDS).
    #[must_use]
    fn word(&self, index: usize) -> u64;

    /// The value made from its words, each requested by its index.
    #[must_use]
    fn from_words(word: impl FnMut(usize) -> u64) -> Self;
}

impl<const N: usize> SharedValue for [u64; N] {
    const WORDS: usize = N;

    #[inline]
    fn word(&self, index: usize) -> u64 {
        self[index]
    }

    #[inline]
    fn from_words(word: impl FnMut(usize) -> u64) -> [u64; N] {
        core::array::from_fn(word)
    }
}

impl SharedValue for u64 {
    const WORDS: usize = 1;

    #[inline]
    fn word(&self, _: usize) -> u64 {
        *self
    }

    #[inline]
    fn from_words(mut word: impl FnMut(usize) -> u64) -> u64 {
        word(0)
    }
}

impl SharedValue for Score {
    const WORDS: usize = 1;

    #[inline]
    fn word(&self, _: usize) -> u64 {
        u64::from(self.eg as u32) << 32 | u64::from(self.mg as u32)
    }

    #[inline]
    fn from_words(mut word: impl FnMut(usize) -> u64) -> Score {
        let word = word(0);
        Score::new(word as i32, (word >> 32) as i32)
    }
}

/// A table of fixed size that keeps a value per skeleton, or with the key `(Pawns, Kings)` per skeleton and kings,
/// for any number of threads at once.
///
/// It does for several threads what [`PawnCache`](super::PawnCache) does for one, by the same [contract](super). No
/// thread waits: one that finds an entry being written treats it as a miss, or leaves its own value unwritten. There
/// is no lock and no `unsafe`, and nothing is counted, since threads would wait for each other's counts.
///
/// A hit is never wrong, with one exception: if other threads write an entry 2⁴⁸ times while a reader reads it, and
/// end with the same number, the reader does not notice. At a billion writes a second, that takes three days during
/// a single read.
///
/// ```
/// use std::thread;
///
/// use pawn_structure::{FenError, Pawns, cache::SharedPawnCache, eval::{PawnWeights, evaluate_pawns}};
///
/// let cache = SharedPawnCache::new(4096);
/// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
/// let evaluate = || cache.get_or_insert_with(pawns, |pawns| evaluate_pawns(pawns, &PawnWeights::DEFAULT));
/// thread::scope(|scope| {
///     scope.spawn(evaluate);
///     scope.spawn(evaluate);
/// });
/// assert_eq!(cache.get(pawns), Some(evaluate()));
/// # Ok::<(), FenError>(())
/// ```
///
/// An entry takes 24 bytes plus 8 for each word of the value, whatever the key. The methods are inlined into the
/// caller.
///
/// Source: CPW, *Shared Hash Table*; Boehm, *Can Seqlocks Get Along With Programming Language Memory Models?*
pub struct SharedPawnCache<T, K: CacheKey = Pawns> {
    /// The words of the entries, one entry after the other: sequence number, pawns, value.
    words: Box<[AtomicU64]>,
    places: usize,
    of: PhantomData<fn(K) -> T>,
}

/// The lowest bits of a sequence number: the rest of the key.
const KEY_BITS: u64 = 0x7fff;

/// The number of an entry that was never written; no key has it.
const NOTHING: u64 = KEY_BITS;

/// An entry is being written.
const BUSY: u64 = KEY_BITS + 1;

impl<T: SharedValue, K: CacheKey> SharedPawnCache<T, K> {
    /// A sequence number, both sets of pawns, the value.
    const STRIDE: usize = 3 + T::WORDS;

    /// A table with at least this many places, rounded up to a power of two; at least one.
    ///
    /// # Panics
    ///
    /// If there is not enough memory, or if its size in bytes does not fit a `usize`.
    #[must_use]
    pub fn new(places: usize) -> SharedPawnCache<T, K> {
        let words = self::places(places, Self::STRIDE, || AtomicU64::new(NOTHING));
        SharedPawnCache {
            places: words.len() / Self::STRIDE,
            words,
            of: PhantomData,
        }
    }

    /// The value of a key, computed if it is missing or another thread is writing its entry.
    ///
    /// `make` has to keep the [contract](super): it gives the same value for the same key, whenever and by whomever
    /// it is called.
    #[inline]
    pub fn get_or_insert_with(&self, key: K, make: impl FnOnce(K) -> T) -> T {
        self.get_or_insert_with_hash(key, key.hash(), make)
    }

    /// The same, with a hash that the engine already has.
    ///
    /// Any number will do that is the same for the same key, such as a Zobrist hash that is updated incrementally; a
    /// badly distributed number costs hits but never makes one wrong. The lowest bits count. Under a different number,
    /// [`hash`](CacheKey::hash) included, the entry is not found.
    #[inline]
    pub fn get_or_insert_with_hash(&self, key: K, hash: u64, make: impl FnOnce(K) -> T) -> T {
        if let Some(value) = self.get_with_hash(key, hash) {
            return value;
        }
        self.fill(key, hash, make)
    }

    // Out of line, to keep hits short.
    #[cold]
    #[inline(never)]
    fn fill(&self, key: K, hash: u64, make: impl FnOnce(K) -> T) -> T {
        let value = make(key);
        self.insert_with_hash(key, hash, value);
        value
    }

    /// The value of a key, if it is there and no other thread is writing its entry.
    #[inline]
    #[must_use]
    pub fn get(&self, key: K) -> Option<T> {
        self.get_with_hash(key, key.hash())
    }

    /// The same, with a hash that the engine already has: see
    /// [`get_or_insert_with_hash`](SharedPawnCache::get_or_insert_with_hash).
    #[inline]
    #[must_use]
    pub fn get_with_hash(&self, key: K, hash: u64) -> Option<T> {
        let entry = self.entry(hash);
        let (pawns, rest) = (key.parts().0, key.rest());
        let before = entry[0].load(Ordering::Acquire);
        // The busy bit is looked at with the key: no key has it.
        if before & (BUSY | KEY_BITS) != u64::from(rest) {
            return None;
        }
        if entry[1].load(Ordering::Relaxed) != pawns.white().bits()
            || entry[2].load(Ordering::Relaxed) != pawns.black().bits()
        {
            return None;
        }
        let value = T::from_words(|index| entry[3 + index].load(Ordering::Relaxed));
        // If any of these words was written after the number was read, so was the number that is read now.
        fence(Ordering::Acquire);
        (entry[0].load(Ordering::Relaxed) == before).then_some(value)
    }

    /// Keeps the value of a key, which has to keep the [contract](super); does nothing if another thread is writing
    /// the entry.
    #[inline]
    pub fn insert(&self, key: K, value: T) {
        self.insert_with_hash(key, key.hash(), value);
    }

    /// The same, with a hash that the engine already has: see
    /// [`get_or_insert_with_hash`](SharedPawnCache::get_or_insert_with_hash).
    #[inline]
    pub fn insert_with_hash(&self, key: K, hash: u64, value: T) {
        let entry = self.entry(hash);
        let (pawns, rest) = (key.parts().0, key.rest());
        let before = entry[0].load(Ordering::Relaxed);
        if before & BUSY != 0 {
            return;
        }
        let claimed =
            entry[0].compare_exchange(before, before | BUSY, Ordering::Acquire, Ordering::Relaxed);
        if claimed.is_err() {
            return;
        }
        // Whoever reads a word written below will find the entry busy, or a later number.
        fence(Ordering::Release);
        entry[1].store(pawns.white().bits(), Ordering::Relaxed);
        entry[2].store(pawns.black().bits(), Ordering::Relaxed);
        for index in 0..T::WORDS {
            entry[3 + index].store(value.word(index), Ordering::Relaxed);
        }
        // The number above the bit goes up by one, and wraps to zero.
        let after = (before | KEY_BITS | BUSY).wrapping_add(1) | u64::from(rest);
        entry[0].store(after, Ordering::Release);
    }

    /// How many keys the table has room for.
    #[must_use]
    pub fn places(&self) -> usize {
        self.places
    }

    /// Forgets all values: after a change of weights, for one.
    ///
    /// It needs the table exclusively, so that no thread can write a value of the old weights afterwards.
    pub fn clear(&mut self) {
        for word in &self.words {
            word.store(NOTHING, Ordering::Relaxed);
        }
    }

    #[inline]
    fn entry(&self, hash: u64) -> &[AtomicU64] {
        // The number of places is a power of two.
        let start = (hash as usize & (self.places - 1)) * Self::STRIDE;
        &self.words[start..start + Self::STRIDE]
    }
}

/// The number of places, not the values.
impl<T, K: CacheKey> fmt::Debug for SharedPawnCache<T, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedPawnCache")
            .field("places", &self.places)
            .finish_non_exhaustive()
    }
}

/// Every order in which the steps of a few threads can interleave: `CONTRIBUTING.md` has the command.
#[cfg(all(test, loom))]
mod model {
    use std::{sync::Arc, vec::Vec};

    use loom::{model::Builder, thread};

    use super::*;
    use crate::Bitboard;

    type Table = SharedPawnCache<[u64; 2]>;

    /// Different in every word.
    fn pawns(number: u64) -> Pawns {
        Pawns::new(
            Bitboard::from_bits(number),
            Bitboard::from_bits(number << 8),
        )
    }

    fn value(pawns: Pawns) -> [u64; 2] {
        [!pawns.white().bits(), !pawns.black().bits()]
    }

    /// One place, so that all threads meet there; those that do not write, read.
    fn check(preemptions: Option<usize>, writes: &'static [&'static [u64]], reads: usize) {
        let mut builder = Builder::new();
        builder.preemption_bound = preemptions;
        builder.check(move || {
            let table = Arc::new(Table::new(1));
            let writers: Vec<_> = writes
                .iter()
                .map(|numbers| {
                    let table = Arc::clone(&table);
                    thread::spawn(move || {
                        for number in *numbers {
                            table.insert(pawns(*number), value(pawns(*number)));
                        }
                    })
                })
                .collect();
            for _ in 0..reads {
                for number in writes.iter().copied().flatten() {
                    let found = table.get(pawns(*number));
                    assert!(found.is_none_or(|found| found == value(pawns(*number))));
                }
            }
            for writer in writers {
                writer.join().unwrap();
            }
            // The last writer has left a complete entry.
            let kept = writes.iter().copied().flatten().filter(|number| {
                let found = table.get(pawns(**number));
                assert!(found.is_none_or(|found| found == value(pawns(**number))));
                found.is_some()
            });
            assert_eq!(kept.count(), 1);
        });
    }

    #[test]
    fn one_writes_and_one_reads() {
        check(None, &[&[1, 2]], 1);
    }

    #[test]
    fn two_write_and_one_reads() {
        check(Some(3), &[&[1], &[2]], 1);
    }

    #[test]
    fn two_write_again_and_again() {
        check(Some(2), &[&[1, 2], &[3, 4]], 1);
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::Bitboard;

    /// The sequence number wraps to zero, and busy entries are left alone and not found.
    #[test]
    fn wrap_around_and_busy() {
        let table = SharedPawnCache::<u64>::new(1);
        let [a, b] = [1, 2].map(|bits| Pawns::new(Bitboard::from_bits(bits), Bitboard::EMPTY));
        table.words[0].store(!(BUSY | KEY_BITS) | NOTHING, Ordering::Relaxed);
        assert_eq!(table.get(a), None);
        table.insert(a, 10);
        assert_eq!(table.words[0].load(Ordering::Relaxed), 0);
        assert_eq!(table.get(a), Some(10));

        table.words[0].fetch_or(BUSY, Ordering::Relaxed);
        assert_eq!(table.get(a), None);
        table.insert(b, 20);
        assert_eq!(table.get(b), None);
        table.words[0].fetch_and(!BUSY, Ordering::Relaxed);
        assert_eq!((table.get(a), table.get(b)), (Some(10), None));
        table.insert(b, 20);
        assert_eq!((table.get(a), table.get(b)), (None, Some(20)));
    }
}
