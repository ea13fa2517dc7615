//! What values are kept by.

use super::mix;
use crate::{Kings, Pawns};

/// What a value is kept by: [`Pawns`], or `(Pawns, Kings)`.
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
    /// A well mixed number for the place of an entry: the same for the same key.
    ///
    /// An engine that keeps a number of its own up to date can use
    /// that instead, by the methods whose names end in `_with_hash`.
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

/// Both squares, each in a byte as in [`Kings`], so that there is nothing to be put together.
#[inline]
fn kings(kings: Kings) -> u16 {
    u16::from_le_bytes([kings.white as u8, kings.black as u8])
}

pub(super) mod private {
    use super::{Kings, Pawns};
    use crate::Bitboard;

    /// A key in parts, so that they and a value leave no room between them in an entry.
    pub trait Key {
        /// What there is besides the pawns.
        type Rest: Copy + Eq;

        /// What lies in an entry without a value.
        const NOTHING: (Pawns, Self::Rest);

        /// Whether the key is not what lies in an entry without a value.
        fn can_be_kept(self) -> bool;

        fn parts(self) -> (Pawns, Self::Rest);

        /// The rest as a number of 15 bits that are not all set.
        fn rest(self) -> u16;
    }

    const TOO_MANY: Pawns = Pawns::new(Bitboard::FULL, Bitboard::FULL);

    impl Key for Pawns {
        type Rest = ();

        // No bits are left to mark an entry that has no value; 128 pawns are found in no game, and are not kept.
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
