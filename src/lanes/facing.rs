//! Both colours in one lane, on the board as it lies.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::{Lane, Pair};
use crate::{Bitboard, Color, Square};

/// White's sets, whose north is up the board, beside Black's, whose north is down.
///
/// Steps ahead go opposite ways, everything else is the same for both; and both use the same few fills, up the board and
/// down. So one vector operation does the work of both sides, and nothing has to be flipped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facing(pub(crate) [u64; 2]);

macro_rules! by_word {
    ($($operation:ident $method:ident),*) => {$(
        impl $operation for Facing {
            type Output = Facing;

            #[inline(always)]
            fn $method(self, other: Facing) -> Facing {
                Facing(Pair(self.0).$method(Pair(other.0)).0)
            }
        }
    )*};
}

by_word!(BitAnd bitand, BitOr bitor, BitXor bitxor);

impl Not for Facing {
    type Output = Facing;

    #[inline(always)]
    fn not(self) -> Facing {
        Facing((!Pair(self.0)).0)
    }
}

impl Shl<u32> for Facing {
    type Output = Facing;

    #[inline(always)]
    fn shl(self, steps: u32) -> Facing {
        Facing((Pair(self.0) << steps).0)
    }
}

impl Shr<u32> for Facing {
    type Output = Facing;

    #[inline(always)]
    fn shr(self, steps: u32) -> Facing {
        Facing((Pair(self.0) >> steps).0)
    }
}

impl Facing {
    /// The fills up the board and down, each for both words.
    #[inline(always)]
    fn fills(self) -> [[u64; 2]; 2] {
        let pair = Pair(self.0);
        [pair.north_fill().0, pair.south_fill().0]
    }
}

impl Lane for Facing {
    #[inline(always)]
    fn splat(self, set: Bitboard) -> Facing {
        Facing([set.bits(), set.flip_vertical().bits()])
    }

    #[inline(always)]
    fn count(self) -> Facing {
        Facing(self.0.map(Lane::count))
    }

    #[inline(always)]
    fn plus(self, other: Facing) -> Facing {
        Facing(Pair(self.0).plus(Pair(other.0)).0)
    }

    #[inline(always)]
    fn minus(self, other: Facing) -> Facing {
        Facing(Pair(self.0).minus(Pair(other.0)).0)
    }

    #[inline(always)]
    fn filter<const N: usize>(
        self,
        sets: [Facing; N],
        _formula: impl FnOnce() -> Facing,
        holds: impl Fn(Color, Square, [Bitboard; N]) -> bool,
    ) -> Facing {
        let of = |index: usize, color: Color| {
            let sets = sets.map(|set| set.0[index]);
            self.0[index].filter(sets, || 0, |_, square, sets| holds(color, square, sets))
        };
        Facing([of(0, Color::White), of(1, Color::Black)])
    }

    #[inline(always)]
    fn north_by(self, ranks: u32) -> Facing {
        let [white, black] = self.0;
        Facing([white << (8 * ranks), black >> (8 * ranks)])
    }

    #[inline(always)]
    fn south_by(self, ranks: u32) -> Facing {
        let [white, black] = self.0;
        Facing([white >> (8 * ranks), black << (8 * ranks)])
    }

    #[inline(always)]
    fn north_fill(self) -> Facing {
        let [up, down] = self.fills();
        Facing([up[0], down[1]])
    }

    #[inline(always)]
    fn south_fill(self) -> Facing {
        let [up, down] = self.fills();
        Facing([down[0], up[1]])
    }
}
