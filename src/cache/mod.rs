//! Tables for what depends on the pawns alone, or on the pawns and both kings.
//!
//! Positions in a search often share their pawns. [`Pawns::key`] is for engines with their own table.
#![cfg_attr(
    feature = "alloc",
    doc = "
[`PawnCache`] keeps what was computed for a skeleton, or for a skeleton with its kings, in one thread;
[`SharedPawnCache`] does it for several at once. Both store the whole key beside the value and compare it, so that
what is found was made for exactly these pawns: a hit is never wrong.

# The contract

A value may depend only on the key, and on things that do not change while the table is in use: all callers
of one table make the same value from the same key. What depends on a king belongs in a table whose key includes the
kings; what depends on pieces or the side to move belongs in neither. A closure may capture the weights; after a change
of weights the table has to be cleared.

```
use pawn_structure::{Board, Pawns, cache::PawnCache, eval::{self, Score, Weights}};

let weights = Weights::DEFAULT;
let mut cache = PawnCache::new(16_384);
let pawns = Pawns::from(&Board::START);
let make = |pawns| eval::evaluate_pawns(pawns, &weights.pawns);
assert_eq!(*cache.get_or_insert_with(pawns, make), Score::ZERO);
```

# When it pays

A table pays when looking up is quicker than computing: a hit is some 25 to 30 instructions and a load, which is slow
if the search has driven the table out of the nearest caches. An entry for the pawns alone takes 16 bytes plus the
value, one for pawns and kings 18 plus the value, each rounded up to its alignment: with a
[`Score`](crate::eval::Score), 24 and 32 bytes. An entry of a shared table takes 24 bytes plus the value, in words of
8, whatever the key.
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
    /// A hash of the skeleton: well mixed and never zero.
    ///
    /// `the 128 bits of (white ^ a) * (black ^ b) folded in two, 1 instead of 0; a and b are constants`.
    ///
    /// Different skeletons may have the same key, as with any 64-bit key. Zero is free to mark an empty
    /// entry. The low and the high bits are equally good. The value may change between versions.
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
    /// Source: CPW, *Pawn Hash Table*; the mixing is a 128-bit product folded in two.
    #[doc(alias = "pawn hash")]
    #[doc(alias = "zobrist")]
    #[inline]
    #[must_use]
    pub const fn key(self) -> u64 {
        let key = mix(self, 0);
        if key == 0 { 1 } else { key }
    }
}

/// The product of both sets, its two halves combined; the rest of a key may go into it.
#[inline]
const fn mix(pawns: Pawns, more: u64) -> u64 {
    // The constants keep a factor from being zero where a side has no pawns.
    const A: u64 = 0x9e37_79b9_7f4a_7c15;
    const B: u64 = 0xbf58_476d_1ce4_e5b9;
    let black = pawns.black().bits() ^ B ^ more;
    let product = (pawns.white().bits() ^ A) as u128 * black as u128;
    product as u64 ^ (product >> 64) as u64
}
