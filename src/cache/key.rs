//! The keys of the caches.

use super::mix;
use crate::{Kings, Pawns};

/// A key of a cache: [`Pawns`], or `(Pawns, Kings)`.
///
/// ```
/// use pawn_structure::{Kings, Pawns, Square, cache::PawnCache};
///
/// let kings = Kings { white: Square::G1, black: Square::C8 };
/// let mut cache = PawnCache::new(1024);
/// cache.get_or_insert_with((Pawns::default(), kings), |(_, kings)| kings.white as u32);
/// assert_eq!(cache.get((Pawns::default(), kings)), Some(&6));
/// assert_eq!(cache.get((Pawns::default(), kings.flipped())), None);
/// ```
pub trait CacheKey: Copy + Eq + private::Key {
    /// A well-mixed number that decides the place of an entry: the same for the same key.
    ///
    /// An engine that maintains its own hash can use that instead, with the methods whose names end
    /// in `_with_hash`.
    #[must_use]
    fn hash(self) -> u64;
}

impl CacheKey for Pawns {
    #[inline]
    fn hash(self) -> u64 {
        mix(self, 0)
    }
}

impl CacheKey for (Pawns, Kings) {
    #[inline]
    fn hash(self) -> u64 {
        mix(self.0, u64::from(kings(self.1)))
    }
}

/// Both squares, a byte each, laid out as in [`Kings`], so that nothing has to be rearranged.
#[inline]
fn kings(kings: Kings) -> u16 {
    u16::from_le_bytes([kings.white as u8, kings.black as u8])
}

pub(super) mod private {
    use super::{Kings, Pawns};
    use crate::Bitboard;

    /// A key in parts, so that the parts and a value fit into an entry without padding.
    pub trait Key {
        /// What the key has besides the pawns.
        type Rest: Copy + Eq;

        /// The mark of an entry without a value.
        const NOTHING: (Pawns, Self::Rest);

        /// Whether the key differs from the mark of an entry without a value.
        fn can_be_kept(self) -> bool;

        fn parts(self) -> (Pawns, Self::Rest);

        /// The rest as a number of 15 bits that are not all set.
        fn rest(self) -> u16;
    }

    const TOO_MANY: Pawns = Pawns::new(Bitboard::FULL, Bitboard::FULL);

    impl Key for Pawns {
        type Rest = ();

        // No bits are left to mark an entry without a value, so 128 pawns do that: no game has them, and they
        // are not kept.
        const NOTHING: (Pawns, ()) = (TOO_MANY, ());

        #[inline]
        fn can_be_kept(self) -> bool {
            self != TOO_MANY
        }

        #[inline]
        fn parts(self) -> (Pawns, ()) {
            (self, ())
        }

        #[inline]
        fn rest(self) -> u16 {
            0
        }
    }

    impl Key for (Pawns, Kings) {
        type Rest = u16;

        const NOTHING: (Pawns, u16) = (TOO_MANY, u16::MAX);

        #[inline]
        fn can_be_kept(self) -> bool {
            true
        }

        #[inline]
        fn parts(self) -> (Pawns, u16) {
            (self.0, self.rest())
        }

        #[inline]
        fn rest(self) -> u16 {
            super::kings(self.1)
        }
    }
}
