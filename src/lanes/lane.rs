//! One or more words of sets, with what a formula may do in each of them; `u64` is the lane of one.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::{Bitboard, Color, Square};

/// One or more sets of squares that go through the same formula at the same time.
///
/// North is ahead: a formula sees its pawns move up the board, whatever their colour. `north_by` and `south_by` step
/// from rank to rank, and `splat` takes a set as the side sees it. `<<` and `>>` move bits regardless of which way
/// the pawns go: they are for files and for numbers.
pub(crate) trait Lane:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The same set in every word of a lane like this one.
    ///
    /// It is a method of a lane, because some lanes cannot be made from nothing: having a vector is
    /// the proof that the machine has the instructions for it.
    #[must_use]
    fn splat(self, set: Bitboard) -> Self;

    /// How many squares each word holds, as a number in that word.
    fn count(self) -> Self;

    /// The wrapping sum of two numbers in each word.
    fn plus(self, other: Self) -> Self;

    /// The wrapping difference of two numbers in each word.
    fn minus(self, other: Self) -> Self;

    /// How many squares each rank holds, as a number in the byte of that rank.
    #[inline(always)]
    fn rank_counts(self) -> Self {
        self.rank_counts_by_sums()
    }

    /// The same with nothing but additions, for a lane that cannot count the bits of a byte.
    #[inline(always)]
    fn rank_counts_by_sums(self) -> Self {
        let pairs = self.splat(Bitboard::from_bits(0x5555_5555_5555_5555));
        let fours = self.splat(Bitboard::from_bits(0x3333_3333_3333_3333));
        let ranks = self.splat(Bitboard::from_bits(0x0f0f_0f0f_0f0f_0f0f));
        // Numbers of two bits, then of four, then of eight; none of them overflows into the next.
        let sum = self.minus(self >> 1 & pairs);
        let sum = (sum & fours).plus(sum >> 2 & fours);
        sum.plus(sum >> 4) & ranks
    }

    /// 1 in each word that holds a square, 0 in the others.
    #[inline(always)]
    fn any(self) -> Self {
        // A number or its negative has the top bit set, unless it is zero.
        (self | self.splat(Bitboard::EMPTY).minus(self)) >> 63
    }

    /// The squares of this set at which a formula holds.
    ///
    /// A lane of one word skips the formula where the set is empty. So this is for expensive formulas, on sets that
    /// are often empty.
    #[inline(always)]
    fn where_any(self, formula: impl FnOnce() -> Self) -> Self {
        self & formula()
    }

    /// The squares of this set at which a formula of some other sets holds.
    ///
    /// A lane of one word asks about each square separately: `holds` gets the colour whose pawns move north in the
    /// lane, the square, and the other sets, all as they lie on the board. So this is for expensive formulas, on sets
    /// of few squares.
    #[inline(always)]
    fn filter<const N: usize>(
        self,
        _sets: [Self; N],
        formula: impl FnOnce() -> Self,
        _holds: impl Fn(Color, Square, [Bitboard; N]) -> bool,
    ) -> Self {
        self & formula()
    }

    /// Every square moved that many ranks ahead; what leaves the board is lost.
    #[inline(always)]
    fn north_by(self, ranks: u32) -> Self {
        self << (8 * ranks)
    }

    /// Every square moved that many ranks back; what leaves the board is lost.
    #[inline(always)]
    fn south_by(self, ranks: u32) -> Self {
        self >> (8 * ranks)
    }

    #[inline(always)]
    fn north(self) -> Self {
        self.north_by(1)
    }

    #[inline(always)]
    fn south(self) -> Self {
        self.south_by(1)
    }

    #[inline(always)]
    fn east(self) -> Self {
        self << 1 & self.splat(Bitboard::FULL.east())
    }

    #[inline(always)]
    fn west(self) -> Self {
        self >> 1 & self.splat(Bitboard::FULL.west())
    }

    /// The neighbours on both sides.
    #[inline(always)]
    fn beside(self) -> Self {
        self.east() | self.west()
    }

    /// The squares and all squares next to them: where a king may be after a move, or if it stays.
    #[inline(always)]
    fn with_neighbours(self) -> Self {
        let row = self | self.beside();
        row | row.north() | row.south()
    }

    #[inline(always)]
    fn north_fill(self) -> Self {
        let fill = self | self.north();
        let fill = fill | fill.north_by(2);
        fill | fill.north_by(4)
    }

    #[inline(always)]
    fn south_fill(self) -> Self {
        let fill = self | self.south();
        let fill = fill | fill.south_by(2);
        fill | fill.south_by(4)
    }

    #[inline(always)]
    fn file_fill(self) -> Self {
        self.north_fill() | self.south_fill()
    }

    /// Whether the methods below spread a rank over all ranks more cheaply than a fill does, including the step to
    /// the neighbouring files.
    const SPREADS_RANKS: bool = false;

    /// The file fill of a set that is filled northwards: its last rank on every rank.
    #[inline(always)]
    fn spread_last_rank(self) -> Self {
        self.south_fill()
    }

    /// The file fill of a set that is filled southwards: its first rank on every rank.
    #[inline(always)]
    fn spread_first_rank(self) -> Self {
        self.north_fill()
    }
}

/// 1 in the byte of each rank: times a rank, it is that rank on all of them.
const FILE: u64 = Bitboard::FULL.bits() / 0xff;

impl Lane for u64 {
    #[inline(always)]
    fn splat(self, set: Bitboard) -> u64 {
        set.bits()
    }

    #[inline(always)]
    fn count(self) -> u64 {
        self.count_ones().into()
    }

    #[inline(always)]
    fn plus(self, other: u64) -> u64 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn minus(self, other: u64) -> u64 {
        self.wrapping_sub(other)
    }

    #[inline(always)]
    fn where_any(self, formula: impl FnOnce() -> u64) -> u64 {
        if self == 0 { 0 } else { self & formula() }
    }

    #[inline(always)]
    fn filter<const N: usize>(
        self,
        sets: [u64; N],
        _formula: impl FnOnce() -> u64,
        holds: impl Fn(Color, Square, [Bitboard; N]) -> bool,
    ) -> u64 {
        let sets = sets.map(Bitboard::from_bits);
        Bitboard::from_bits(self)
            .into_iter()
            .filter(|square| holds(Color::White, *square, sets))
            .fold(0, |kept, square| kept | square.bitboard().bits())
    }

    const SPREADS_RANKS: bool = true;

    #[inline(always)]
    fn spread_last_rank(self) -> u64 {
        (self >> 56).wrapping_mul(FILE)
    }

    #[inline(always)]
    fn spread_first_rank(self) -> u64 {
        (self & 0xff).wrapping_mul(FILE)
    }
}

/// The operators of a lane that wraps another value with the same ones.
macro_rules! wrapped_operators {
    ($wrapper:ident<$inner:ident: $bound:ident>) => {
        wrapped_operators! { @binary $wrapper $inner $bound:
            BitAnd bitand(Self) other => other.0;
            BitOr bitor(Self) other => other.0;
            BitXor bitxor(Self) other => other.0;
            Shl<u32> shl(u32) steps => steps;
            Shr<u32> shr(u32) steps => steps;
        }

        impl<$inner: $bound> core::ops::Not for $wrapper<$inner> {
            type Output = Self;

            #[inline(always)]
            fn not(self) -> Self {
                $wrapper(!self.0)
            }
        }
    };
    (@binary $wrapper:ident $inner:ident $bound:ident:
        $($operator:ident$(<$by:ty>)? $method:ident($type:ty) $other:ident => $value:expr;)*
    ) => { $(
        impl<$inner: $bound> core::ops::$operator$(<$by>)? for $wrapper<$inner> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, $other: $type) -> Self {
                $wrapper(self.0.$method($value))
            }
        }
    )* };
}
pub(super) use wrapped_operators;

/// A lane for one position, which takes sets from the board and gives them back.
pub(crate) trait OneWord: Lane {
    fn from_board(set: Bitboard) -> Self;

    /// The word as it is: a set as it lies on the board, or a number.
    fn word(self) -> u64;

    #[inline(always)]
    fn to_board(self) -> Bitboard {
        Bitboard::from_bits(self.word())
    }
}

impl OneWord for u64 {
    #[inline(always)]
    fn from_board(set: Bitboard) -> u64 {
        set.bits()
    }

    #[inline(always)]
    fn word(self) -> u64 {
        self
    }
}
