//! Tables for what depends on the pawns alone, or on the pawns and both kings.
//!
//! Most positions of a search share their pawns with others. [`Pawns::key`] is for an engine that has a table of its
//! own.
#![cfg_attr(
    feature = "alloc",
    doc = "
[`PawnCache`] keeps what was computed for a skeleton, or for a skeleton with its kings, in one thread;
[`SharedPawnCache`] does it for several at once. Both keep the whole key beside the value and compare it, so that what
is found was made for exactly these pawns: a hit is never wrong.

# The contract

A value has to be a function of the key, and of nothing else but what does not change as long as the table is used:
all callers of one table make the same value of the same key. What depends on a king belongs into a table whose key has
the kings; what depends on pieces or on the turn belongs into neither. Weights may be caught by a closure, and after a
change of weights the table has to be cleared.

```
use pawn_structure::{Board, Pawns, cache::PawnCache, eval::{self, Score, Weights}};

let weights = Weights::DEFAULT;
let mut cache = PawnCache::new(16_384);
let pawns = Pawns::from(&Board::START);
let make = |pawns| eval::evaluate_pawns(pawns, &weights.pawns);
assert_eq!(*cache.get_or_insert_with(pawns, make), Score::ZERO);
```

# When it pays

If finding takes less than computing: a hit is some 25 to 30 instructions and a load, which takes long if a search has
driven the table out of the nearest caches. An entry of the pawns alone takes 16 bytes and the value, one of pawns and
kings 18 and the value, each rounded up to what its alignment asks for: with a [`Score`](crate::eval::Score) 24 and 32
bytes. One of a shared table takes 24 bytes and the value, in words of 8, whatever the key.
"
)]

#[cfg(feature = "alloc")]
mod key;
#[cfg(all(feature = "alloc", target_has_atomic = "64"))]
mod shared;
#[cfg(feature = "alloc")]
mod table;

#[cfg(feature = "alloc")]
pub use key::CacheKey;
#[cfg(all(feature = "alloc", target_has_atomic = "64"))]
pub use shared::{SharedPawnCache, SharedValue};
#[cfg(feature = "alloc")]
pub use table::{CacheStatistics, PawnCache};

use crate::Pawns;

impl Pawns {
    /// A number for a table: well mixed and never zero.
    ///
    /// `the 128 bits of (white ^ a) * (black ^ b) folded in two, 1 instead of 0; a and b are constants`.
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
        let key = mix(self, 0);
        if key == 0 { 1 } else { key }
    }
}

/// The product of both sets, one half upon the other; the rest of a key may go into it.
#[inline]
const fn mix(pawns: Pawns, more: u64) -> u64 {
    // The constants keep a factor from being zero where a side has no pawns.
    const A: u64 = 0x9e37_79b9_7f4a_7c15;
    const B: u64 = 0xbf58_476d_1ce4_e5b9;
    let black = pawns.black().bits() ^ B ^ more;
    let product = (pawns.white().bits() ^ A) as u128 * black as u128;
    product as u64 ^ (product >> 64) as u64
}
