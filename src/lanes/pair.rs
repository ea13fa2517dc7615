//! Both colours in one lane: White's view of a skeleton, and Black's turned upside down.
//!
//! The work for one side then serves both, in one register where the machine has vectors. The
//! evaluation only needs the difference of the two, so nothing has to be flipped back.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::Lane;
use crate::Bitboard;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair(pub(crate) [u64; 2]);

macro_rules! by_word {
    ($($operation:ident $method:ident),*) => {$(
        impl $operation for Pair {
            type Output = Pair;

            #[inline(always)]
            fn $method(self, other: Pair) -> Pair {
                Pair([self.0[0].$method(other.0[0]), self.0[1].$method(other.0[1])])
            }
        }
    )*};
}

by_word!(BitAnd bitand, BitOr bitor, BitXor bitxor);

impl Not for Pair {
    type Output = Pair;

    #[inline(always)]
    fn not(self) -> Pair {
        Pair(self.0.map(u64::not))
    }
}

impl Shl<u32> for Pair {
    type Output = Pair;

    #[inline(always)]
    fn shl(self, steps: u32) -> Pair {
        Pair([self.0[0] << steps, self.0[1] << steps])
    }
}

impl Shr<u32> for Pair {
    type Output = Pair;

    #[inline(always)]
    fn shr(self, steps: u32) -> Pair {
        Pair([self.0[0] >> steps, self.0[1] >> steps])
    }
}

impl Lane for Pair {
    #[inline(always)]
    fn splat(self, set: Bitboard) -> Pair {
        Pair([set.bits(); 2])
    }

    #[inline(always)]
    fn count(self) -> Pair {
        Pair(self.0.map(Lane::count))
    }

    #[inline(always)]
    fn plus(self, other: Pair) -> Pair {
        Pair([self.0[0].plus(other.0[0]), self.0[1].plus(other.0[1])])
    }

    #[inline(always)]
    fn minus(self, other: Pair) -> Pair {
        Pair([self.0[0].minus(other.0[0]), self.0[1].minus(other.0[1])])
    }
}
