//! Sets of squares, and what the geometry of the board makes of them: steps, fills, spans, attack
//! spans. [`Side`](crate::Side) has what compares the two players' pawns.

use core::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
    str::FromStr,
};

use crate::{Color, File, ParseError, Rank, Square};

/// A set of squares, one bit a square: a1 is bit 0, b1 bit 1, h1 bit 7, a2 bit 8, h8 bit 63.
///
/// ```text
/// 8 | 56 57 58 59 60 61 62 63
/// 7 | 48 49 50 51 52 53 54 55
/// 6 | 40 41 42 43 44 45 46 47
/// 5 | 32 33 34 35 36 37 38 39
/// 4 | 24 25 26 27 28 29 30 31
/// 3 | 16 17 18 19 20 21 22 23
/// 2 |  8  9 10 11 12 13 14 15
/// 1 |  0  1  2  3  4  5  6  7
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// # Other numberings
///
/// A program in which bit 0 is h1 and bit 7 is a1 needs no conversion for most of what is here: its sets are mirror
/// images of these, and a mirrored skeleton has mirrored patterns. Results are then in the program's own numbering.
/// East and west are swapped, as [`Pattern::mirrored`](crate::Pattern::mirrored) says, and so are the names of a
/// [`File`] or [`Square`], the king's and the queen's side, and light and dark squares. Where those matter,
/// [`Bitboard::mirror_horizontal`] converts from one numbering to the other and back. For a numbering in which bit 0 is
/// a8, [`Bitboard::flip_vertical`] does.
///
/// ```
/// use pawn_structure::{Bitboard, Color, Pawns, Square};
///
/// // White's pawns on a4 and h2, Black's on h7, where h1 is bit 0.
/// let (white, black) = (1 << 31 | 1 << 8, 1 << 48);
/// let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
/// let passed = pawns.side(Color::White).passed();
/// // The pawn on a4, in the program's bits, and by its name here.
/// assert_eq!(passed.bits(), 1 << 31);
/// assert_eq!(passed.mirror_horizontal(), Square::A4.bitboard());
/// ```
///
/// # Operators
///
/// The operators are set operators: `&` intersection, `|` union, `^` symmetric difference, `-`
/// difference, `!` complement. Iterating gives the squares in ascending order. `Display` draws the
/// board in the form that [`bitboard!`](crate::bitboard!) reads.
///
/// ```
/// use pawn_structure::{Bitboard, Square, bitboard};
///
/// let corner = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     X X . . . . . .
///     X . . . . . . .
/// };
/// assert_eq!(corner.bits(), 0x0301);
/// assert_eq!(corner, Bitboard::from_iter([Square::A1, Square::A2, Square::B2]));
/// assert!(corner.into_iter().eq([Square::A1, Square::A2, Square::B2]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard(u64);

/// A set of squares drawn as a board, usable anywhere, including in a `const`: rank 8 on top, `X`
/// for a square in the set, `.` for one that is not, with blanks between.
///
/// Anything other than 64 such signs does not compile.
///
/// ```
/// use pawn_structure::{Bitboard, Rank, bitboard};
///
/// const PAWNS: Bitboard = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     X X X X X X X X
///     . . . . . . . .
/// };
/// assert_eq!(PAWNS, Rank::Second.bitboard());
/// ```
///
/// ```compile_fail
/// let seven_ranks = pawn_structure::bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// ```
#[macro_export]
macro_rules! bitboard {
    (@square .) => { false };
    (@square X) => { true };
    (@square $other:tt) => {
        ::core::compile_error!(::core::concat!(
            "a board is drawn with `X` and `.` and blanks between them, not with `",
            ::core::stringify!($other),
            "`",
        ))
    };
    ($($square:tt)*) => {
        const { $crate::Bitboard::from_drawing(&[$($crate::bitboard!(@square $square)),*]) }
    };
}

/// A set in which every square of the a-file, or of the h-file, is missing after a step to the side:
/// what would have wrapped around the edge.
const NOT_A_FILE: u64 = !0x0101_0101_0101_0101;
const NOT_H_FILE: u64 = !0x8080_8080_8080_8080;

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// All 64 squares.
    pub const FULL: Bitboard = Bitboard(u64::MAX);

    /// The 32 light squares: h1, a8 and what a bishop can reach from there.
    pub const LIGHT_SQUARES: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

    /// The 32 dark squares: a1, h8 and what a bishop can reach from there.
    pub const DARK_SQUARES: Bitboard = Bitboard(!0x55aa_55aa_55aa_55aa);

    /// The set of the squares whose bits are set, a1 = bit 0.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Bitboard {
        Bitboard(bits)
    }

    /// One bit per square, a1 = bit 0.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Reads a drawing of 64 squares, a8 first. `bitboard!` calls it, and the compiler evaluates it.
    #[doc(hidden)]
    #[must_use]
    pub const fn from_drawing(squares: &[bool]) -> Bitboard {
        assert!(
            squares.len() == 64,
            "a board is drawn with eight rows of eight squares"
        );
        let mut bits = 0;
        let mut index = 0;
        while index < 64 {
            if squares[index] {
                bits |= 1 << (index ^ 0b11_1000);
            }
            index += 1;
        }
        Bitboard(bits)
    }

    /// Whether a square is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    #[doc(alias = "popcount")]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The square with the lowest index: the westernmost on the southernmost rank; `None` for the empty set.
    #[inline]
    #[must_use]
    #[doc(alias = "lsb")]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapped(self.0.trailing_zeros() as usize))
        }
    }

    /// The square with the highest index: the easternmost on the northernmost rank; `None` for the empty set.
    #[inline]
    #[must_use]
    #[doc(alias = "msb")]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapped(self.0.ilog2() as usize))
        }
    }

    /// The set with a square added to it.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << square.index())
    }

    /// The set with a square taken out of it.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !(1 << square.index()))
    }

    /// Whether every square of this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether every square of the other set is in this one.
    #[inline]
    #[must_use]
    pub const fn is_superset(self, other: Bitboard) -> bool {
        other.is_subset(self)
    }

    /// Whether no square is in both sets.
    #[inline]
    #[must_use]
    pub const fn is_disjoint(self, other: Bitboard) -> bool {
        self.0 & other.0 == 0
    }

    /// The squares in both sets: `&`, usable in a `const`.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }

    /// The squares in either set: `|`, usable in a `const`.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    /// The squares in this set and not in the other: `-`, usable in a `const`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// The squares that are not in the set: `!`, usable in a `const`.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Bitboard {
        Bitboard(!self.0)
    }

    /// Ranks 1 and 8, 2 and 7 … swapped: the board seen by the other player, files in place.
    #[inline]
    #[must_use]
    pub const fn flip_vertical(self) -> Bitboard {
        Bitboard(self.0.swap_bytes())
    }

    /// Files a and h, b and g … swapped: the mirror image.
    #[inline]
    #[must_use]
    pub const fn mirror_horizontal(self) -> Bitboard {
        Bitboard(self.0.swap_bytes().reverse_bits())
    }

    /// Every square's neighbour one rank up; the eighth rank leaves the board.
    #[inline]
    #[must_use]
    pub const fn north(self) -> Bitboard {
        Bitboard(self.0 << 8)
    }

    /// Every square's neighbour one rank down; the first rank leaves the board.
    #[inline]
    #[must_use]
    pub const fn south(self) -> Bitboard {
        Bitboard(self.0 >> 8)
    }

    /// Every square's neighbour one file to the right; the h-file leaves the board.
    #[inline]
    #[must_use]
    pub const fn east(self) -> Bitboard {
        Bitboard(self.0 << 1 & NOT_A_FILE)
    }

    /// Every square's neighbour one file to the left; the a-file leaves the board.
    #[inline]
    #[must_use]
    pub const fn west(self) -> Bitboard {
        Bitboard(self.0 >> 1 & NOT_H_FILE)
    }

    /// The squares of the set and all squares above them.
    ///
    /// `s | north(s) | north(north(s)) | …`, `s` being the set.
    ///
    /// A square on the eighth rank gives itself alone.
    ///
    /// ```
    /// use pawn_structure::bitboard;
    ///
    /// let squares = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(squares.north_fill(), bitboard! {
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    #[inline]
    #[must_use]
    pub const fn north_fill(self) -> Bitboard {
        let mut fill = self.0;
        fill |= fill << 8;
        fill |= fill << 16;
        fill |= fill << 32;
        Bitboard(fill)
    }

    /// The squares of the set and all squares below them.
    ///
    /// `s | south(s) | south(south(s)) | …`, `s` being the set.
    ///
    /// A square on the first rank gives itself alone.
    ///
    /// ```
    /// use pawn_structure::bitboard;
    ///
    /// let squares = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(squares.south_fill(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    #[inline]
    #[must_use]
    pub const fn south_fill(self) -> Bitboard {
        let mut fill = self.0;
        fill |= fill >> 8;
        fill |= fill >> 16;
        fill |= fill >> 32;
        Bitboard(fill)
    }

    /// All squares of every file that holds a square of the set.
    ///
    /// `north_fill | south_fill`.
    ///
    /// Whole files; a second square on a file adds nothing.
    ///
    /// ```
    /// use pawn_structure::bitboard;
    ///
    /// let squares = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(squares.file_fill(), bitboard! {
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    ///     . . . X . . . X
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    #[inline]
    #[must_use]
    pub const fn file_fill(self) -> Bitboard {
        let mut fill = self.0;
        fill |= fill.rotate_left(8);
        fill |= fill.rotate_left(16);
        fill |= fill.rotate_left(32);
        Bitboard(fill)
    }

    /// The squares on both sides: east and west.
    #[inline]
    const fn beside(self) -> Bitboard {
        self.east().union(self.west())
    }

    /// The squares and all squares next to them.
    #[inline]
    pub(crate) const fn with_neighbours(self) -> Bitboard {
        let row = self.union(self.beside());
        row.union(row.north()).union(row.south())
    }
}

/// The pawn geometry of a set, by the direction in which a colour's pawns move.
///
/// A *fill* includes the squares it starts from, a *span* does not. Everything here treats every
/// square of `self` as a pawn of the colour; nothing blocks it. For one square,
/// [`spans`](crate::spans) gives the same from tables.
///
/// Source: the Chess Programming Wiki's pawn fills, pawn spans, pawn attacks and attack spans.
impl Bitboard {
    /// The squares of the set one step on: where each pawn would stand after a push.
    #[inline]
    const fn forward(self, color: Color) -> Bitboard {
        match color {
            Color::White => self.north(),
            Color::Black => self.south(),
        }
    }

    /// The pawns and all squares ahead of them on their files.
    ///
    /// `north_fill` for White's pawns, `south_fill` for Black's.
    ///
    /// With doubled pawns, the fill of the rear one includes that of the front one. A pawn on its
    /// last rank gives its own square alone.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.front_fill(Color::White), bitboard! {
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(pawns.front_fill(Color::Black), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    #[inline]
    #[must_use]
    pub const fn front_fill(self, color: Color) -> Bitboard {
        match color {
            Color::White => self.north_fill(),
            Color::Black => self.south_fill(),
        }
    }

    /// The pawns and all squares behind them on their files.
    ///
    /// `south_fill` for White's pawns, `north_fill` for Black's: the front fill of the other colour.
    ///
    /// With doubled pawns, the fill of the front one includes that of the rear one. A pawn on its
    /// first rank gives its own square alone.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.rear_fill(Color::Black), bitboard! {
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    #[inline]
    #[must_use]
    pub const fn rear_fill(self, color: Color) -> Bitboard {
        self.front_fill(color.opposite())
    }

    /// All squares strictly ahead of the pawns on their files.
    ///
    /// `north(front_fill)` for White, `south(front_fill)` for Black.
    ///
    /// The front one of doubled pawns stands in the span of the rear one. A pawn on its last rank has
    /// none.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.front_span(Color::White), bitboard! {
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . X . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(pawns.front_span(Color::Black), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     X . . . . X . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Spans*.
    #[inline]
    #[must_use]
    pub const fn front_span(self, color: Color) -> Bitboard {
        self.front_fill(color).forward(color)
    }

    /// All squares strictly behind the pawns on their files.
    ///
    /// `south(rear_fill)` for White, `north(rear_fill)` for Black: the front span of the other colour.
    ///
    /// The rear one of doubled pawns stands in the span of the front one. A pawn on its first rank has
    /// none.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.rear_span(Color::White), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . X . . . . . .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Spans*.
    #[inline]
    #[must_use]
    pub const fn rear_span(self, color: Color) -> Bitboard {
        self.front_span(color.opposite())
    }

    /// The squares that the pawns attack.
    ///
    /// `east_pawn_attacks | west_pawn_attacks`.
    ///
    /// An a- or h-pawn attacks one square, a pawn on its last rank none.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . X . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.pawn_attacks(Color::White), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X X . X . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    #[inline]
    #[must_use]
    #[doc(alias = "pawn_attacks_bb")]
    pub const fn pawn_attacks(self, color: Color) -> Bitboard {
        self.forward(color).beside()
    }

    /// The squares that the pawns attack towards the h-file.
    ///
    /// `east(north(pawns))` for White, `east(south(pawns))` for Black.
    ///
    /// An h-pawn attacks none, nor does a pawn on its last rank.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.east_pawn_attacks(Color::Black), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    /// });
    /// assert_eq!(pawns.west_pawn_attacks(Color::Black), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    #[inline]
    #[must_use]
    pub const fn east_pawn_attacks(self, color: Color) -> Bitboard {
        self.forward(color).east()
    }

    /// The squares that the pawns attack towards the a-file.
    ///
    /// `west(north(pawns))` for White, `west(south(pawns))` for Black.
    ///
    /// An a-pawn attacks none, nor does a pawn on its last rank. Both halves are drawn with
    /// [`Bitboard::east_pawn_attacks`].
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    #[inline]
    #[must_use]
    pub const fn west_pawn_attacks(self, color: Color) -> Bitboard {
        self.forward(color).west()
    }

    /// The squares that the pawns attack, now or after moving straight ahead: on the neighbouring
    /// files, strictly ahead.
    ///
    /// `beside(front_span)`, which is the front fill of the attacks.
    ///
    /// An a- or h-pawn has one neighbouring file, a pawn on its last rank no span. With doubled pawns,
    /// the span of the rear one includes that of the front one.
    ///
    /// ```
    /// use pawn_structure::{Color, Square, bitboard};
    ///
    /// assert_eq!(Square::D4.bitboard().attack_front_span(Color::White), bitboard! {
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(Square::D4.bitboard().attack_front_span(Color::Black), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn attack_front_span(self, color: Color) -> Bitboard {
        self.front_span(color).beside()
    }

    /// The part of the [attack front span](Bitboard::attack_front_span) east of the pawns.
    ///
    /// `east(front_span)`.
    ///
    /// An h-pawn has none.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     X . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.east_attack_front_span(Color::White), bitboard! {
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(pawns.west_attack_front_span(Color::White), bitboard! {
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn east_attack_front_span(self, color: Color) -> Bitboard {
        self.front_span(color).east()
    }

    /// The part of the [attack front span](Bitboard::attack_front_span) west of the pawns.
    ///
    /// `west(front_span)`.
    ///
    /// An a-pawn has none. Both halves are drawn with [`Bitboard::east_attack_front_span`].
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn west_attack_front_span(self, color: Color) -> Bitboard {
        self.front_span(color).west()
    }

    /// The squares from which own pawns support the pawns, now or later: on the neighbouring files,
    /// beside and behind.
    ///
    /// `beside(rear_fill)`.
    ///
    /// The pawn's own rank is included, so that for one pawn the attack front span and the attack rear
    /// span together make up the neighbouring files. An a- or h-pawn has one of them. With doubled
    /// pawns, the span of the front one includes that of the rear one.
    ///
    /// ```
    /// use pawn_structure::{Color, Square, bitboard};
    ///
    /// assert_eq!(Square::D4.bitboard().attack_rear_span(Color::White), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    /// });
    /// assert_eq!(Square::D4.bitboard().attack_rear_span(Color::Black), bitboard! {
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn attack_rear_span(self, color: Color) -> Bitboard {
        self.rear_fill(color).beside()
    }

    /// The part of the [attack rear span](Bitboard::attack_rear_span) east of the pawns.
    ///
    /// `east(rear_fill)`.
    ///
    /// An h-pawn has none.
    ///
    /// ```
    /// use pawn_structure::{Color, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     X . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.east_attack_rear_span(Color::White), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    /// });
    /// assert_eq!(pawns.west_attack_rear_span(Color::White), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    /// });
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn east_attack_rear_span(self, color: Color) -> Bitboard {
        self.rear_fill(color).east()
    }

    /// The part of the [attack rear span](Bitboard::attack_rear_span) west of the pawns.
    ///
    /// `west(rear_fill)`.
    ///
    /// An a-pawn has none. Both halves are drawn with [`Bitboard::east_attack_rear_span`].
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn west_attack_rear_span(self, color: Color) -> Bitboard {
        self.rear_fill(color).west()
    }

    /// The files next to a file with a pawn, whole.
    ///
    /// `beside(file_fill)`.
    ///
    /// The same for both colours. A file with pawns is in it if a neighbouring file has pawns too.
    ///
    /// ```
    /// use pawn_structure::{Square, bitboard};
    ///
    /// assert_eq!(Square::D4.bitboard().attack_file_fill(), bitboard! {
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn attack_file_fill(self) -> Bitboard {
        self.file_fill().beside()
    }

    /// The files next to a file with a pawn, on the east of it, whole.
    ///
    /// `east(file_fill)`.
    ///
    /// The h-file has no such neighbour; the a-file is never one.
    ///
    /// ```
    /// use pawn_structure::bitboard;
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     X . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(pawns.east_attack_file_fill(), bitboard! {
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    /// });
    /// assert_eq!(pawns.west_attack_file_fill(), bitboard! {
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    /// });
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn east_attack_file_fill(self) -> Bitboard {
        self.file_fill().east()
    }

    /// The files next to a file with a pawn, on the west of it, whole.
    ///
    /// `west(file_fill)`.
    ///
    /// The a-file has no such neighbour; the h-file is never one. Both halves are drawn with
    /// [`Bitboard::east_attack_file_fill`].
    ///
    /// Source: CPW, *Attack Spans*.
    #[inline]
    #[must_use]
    pub const fn west_attack_file_fill(self) -> Bitboard {
        self.file_fill().west()
    }
}

/// The eight rows of a drawing, from the eighth rank down, each starting from the a-file.
pub(crate) fn draw(f: &mut fmt::Formatter<'_>, sign: impl Fn(Square) -> char) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            let blank = if file == File::A { "" } else { " " };
            write!(f, "{blank}{}", sign(Square::new(file, rank)))?;
        }
        if rank != Rank::First {
            writeln!(f)?;
        }
    }
    Ok(())
}

/// Eight rows, rank 8 on top, `X` and `.` with blanks between, which [`bitboard!`](crate::bitboard!)
/// reads back.
impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        draw(f, |square| if self.contains(square) { 'X' } else { '.' })
    }
}

/// `Bitboard(0x0000_0000_0000_ff00)`; with `{:#?}` the board as `bitboard!` would take it.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return write!(f, "bitboard! {{\n{self}\n}}");
        }
        let group = |shift: u32| self.0 >> shift & 0xffff;
        write!(
            f,
            "Bitboard(0x{:04x}_{:04x}_{:04x}_{:04x})",
            group(48),
            group(32),
            group(16),
            group(0)
        )
    }
}

/// Reads what `Display` draws: 64 signs, `X` or `.`, rank 8 first; white space does not matter.
impl FromStr for Bitboard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Bitboard, ParseError> {
        const ERROR: ParseError = ParseError::expected("a board drawn with 64 signs, `X` or `.`");
        let mut bits = 0;
        let mut signs = text.chars().filter(|sign| !sign.is_whitespace());
        for index in 0..64 {
            match signs.next() {
                Some('X') => bits |= 1 << (index ^ 0b11_1000),
                Some('.') => {}
                _ => return Err(ERROR),
            }
        }
        if signs.next().is_some() {
            Err(ERROR)
        } else {
            Ok(Bitboard(bits))
        }
    }
}

/// The number formats, of [`Bitboard::bits`].
macro_rules! format_as_number {
    ($($format:ident),*) => { $(
        impl fmt::$format for Bitboard {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::$format::fmt(&self.0, f)
            }
        }
    )* };
}

format_as_number!(LowerHex, UpperHex, Binary, Octal);

/// The set operators, each from the operation on the bits.
macro_rules! operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident: $operation:expr;)*) => { $(
        impl $operator for Bitboard {
            type Output = Bitboard;

            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                let operation: fn(u64, u64) -> u64 = $operation;
                Bitboard(operation(self.0, other.0))
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = $operator::$method(*self, other);
            }
        }
    )* };
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign: |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign: |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign: |a, b| a ^ b;
    Sub sub SubAssign sub_assign: |a, b| a & !b;
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        self.complement()
    }
}

/// The set that holds the square alone.
impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        square.bitboard()
    }
}

/// The eight squares of the file.
impl From<File> for Bitboard {
    #[inline]
    fn from(file: File) -> Bitboard {
        file.bitboard()
    }
}

/// The eight squares of the rank.
impl From<Rank> for Bitboard {
    #[inline]
    fn from(rank: Rank) -> Bitboard {
        rank.bitboard()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl Extend<Square> for Bitboard {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self |= Bitboard::from_iter(squares);
    }
}

/// The squares in ascending order.
impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`], in ascending order from the front, descending from the back.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Squares {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let square = self.0.last()?;
        self.0 = self.0.without(square);
        Some(square)
    }
}

impl ExactSizeIterator for Squares {}

impl FusedIterator for Squares {}
