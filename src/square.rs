//! Files, ranks and squares: names without sets.

use core::{fmt, str::FromStr};

use crate::{Bitboard, ParseError, tables};

/// What turns an enum whose variants count from zero into its index, and back.
macro_rules! as_index {
    ($name:ident, $length:literal) => {
        #[doc = concat!("The position in [`", stringify!($name), "::ALL`].")]
        impl From<$name> for u8 {
            #[inline]
            fn from(value: $name) -> u8 {
                value as u8
            }
        }

        #[doc = concat!("The position in [`", stringify!($name), "::ALL`].")]
        impl From<$name> for usize {
            #[inline]
            fn from(value: $name) -> usize {
                value as usize
            }
        }

        #[doc = concat!("See [`", stringify!($name), "::from_index`].")]
        impl TryFrom<u8> for $name {
            type Error = $crate::ParseError;

            #[inline]
            fn try_from(index: u8) -> Result<$name, $crate::ParseError> {
                $name::try_from(usize::from(index))
            }
        }

        #[doc = concat!("See [`", stringify!($name), "::from_index`].")]
        impl TryFrom<usize> for $name {
            type Error = $crate::ParseError;

            #[inline]
            fn try_from(index: usize) -> Result<$name, $crate::ParseError> {
                $name::from_index(index).ok_or($crate::ParseError::expected(concat!(
                    "an index below ",
                    stringify!($length)
                )))
            }
        }
    };
}
pub(crate) use as_index;

/// Defines an enum whose variants count from zero, the list of them, and the way back from an index.
macro_rules! indexed {
    (
        $(#[$attribute:meta])*
        enum $name:ident [$length:literal, $mask:literal] { $($variant:ident = $index:literal),* $(,)? }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "a variant is what its name says")]
        pub enum $name {
            $($variant = $index),*
        }

        impl $name {
            #[doc = concat!("Every ", stringify!($name), ", by ascending index.")]
            pub const ALL: [$name; $length] = [$($name::$variant),*];

            #[doc = concat!("The position in [`", stringify!($name), "::ALL`].")]
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            #[doc = concat!("The inverse of [`", stringify!($name), "::index`]; `None` from ", stringify!($length), " on.")]
            #[inline]
            #[must_use]
            pub const fn from_index(index: usize) -> Option<$name> {
                if index < $length { Some($name::wrapped(index)) } else { None }
            }

            // The arms are the identity, which the compiler sees: no jump, no table, no bounds check.
            #[inline]
            pub(crate) const fn wrapped(index: usize) -> $name {
                match index & $mask {
                    $($index => $name::$variant,)*
                    _ => unreachable!(),
                }
            }
        }

        as_index!($name, $length);
    };
}

indexed! {
    /// A column of the board, a to h, west to east.
    ///
    /// ```
    /// use pawn_structure::{File, bitboard};
    ///
    /// assert_eq!(File::C.bitboard(), bitboard! {
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    /// });
    /// ```
    enum File[8, 7] { A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7 }
}

indexed! {
    /// A row of the board, first to eighth, south to north, from either side's view.
    ///
    /// ```
    /// use pawn_structure::{Rank, bitboard};
    ///
    /// assert_eq!(Rank::Second.bitboard(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X X X X X X X X
    ///     . . . . . . . .
    /// });
    /// ```
    enum Rank[8, 7] {
        First = 0, Second = 1, Third = 2, Fourth = 3, Fifth = 4, Sixth = 5, Seventh = 6, Eighth = 7,
    }
}

indexed! {
    /// One of the 64 squares, a1 first, then along the rank: a1 is 0, b1 is 1, h8 is 63.
    ///
    /// ```
    /// use pawn_structure::{File, Rank, Square};
    ///
    /// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
    /// assert_eq!(Square::E4.index(), 28);
    /// assert_eq!(Square::try_from(28_u8), Ok(Square::E4));
    /// assert_eq!(u8::from(Square::E4), 28);
    /// assert_eq!("e4".parse(), Ok(Square::E4));
    /// assert_eq!(Square::E4.flip_vertical(), Square::E5);
    /// ```
    enum Square[64, 63] {
        A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7,
        A2 = 8, B2 = 9, C2 = 10, D2 = 11, E2 = 12, F2 = 13, G2 = 14, H2 = 15,
        A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22, H3 = 23,
        A4 = 24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31,
        A5 = 32, B5 = 33, C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39,
        A6 = 40, B6 = 41, C6 = 42, D6 = 43, E6 = 44, F6 = 45, G6 = 46, H6 = 47,
        A7 = 48, B7 = 49, C7 = 50, D7 = 51, E7 = 52, F7 = 53, G7 = 54, H7 = 55,
        A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63,
    }
}

impl File {
    /// The eight squares of the file.
    #[inline]
    #[must_use]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard::from_bits(tables::FILES[self.index()])
    }

    const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    const fn from_letter(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => Some(File::wrapped(letter as usize - 'a' as usize)),
            _ => None,
        }
    }
}

impl Rank {
    /// The eight squares of the rank.
    #[inline]
    #[must_use]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard::from_bits(0xff << (8 * self.index()))
    }

    const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank::wrapped(digit as usize - '1' as usize)),
            _ => None,
        }
    }
}

impl Square {
    /// The square where a file and a rank meet.
    #[inline]
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::wrapped(8 * rank.index() + file.index())
    }

    /// The file the square is on.
    #[inline]
    #[must_use]
    pub const fn file(self) -> File {
        File::wrapped(self.index())
    }

    /// The rank the square is on.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::wrapped(self.index() / 8)
    }

    /// The set that holds this square alone.
    #[inline]
    #[must_use]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard::from_bits(1 << self.index())
    }

    /// The square in the same place seen from the other side of the board: ranks 1 and 8, 2 and 7 … swap.
    #[inline]
    #[must_use]
    pub const fn flip_vertical(self) -> Square {
        Square::wrapped(self.index() ^ 0b11_1000)
    }

    /// The same square in the mirror image: files a and h, b and g … swap.
    #[inline]
    #[must_use]
    pub const fn mirror_horizontal(self) -> Square {
        Square::wrapped(self.index() ^ 0b00_0111)
    }

    /// How many moves a king needs from here to the other square on an empty board.
    ///
    /// `max(|file - other file|, |rank - other rank|)`.
    ///
    /// 0 to the square itself, at most 7.
    ///
    /// ```
    /// use pawn_structure::Square;
    ///
    /// assert_eq!(Square::E1.distance(Square::G5), 4);
    /// ```
    ///
    /// Units: king moves.
    ///
    /// Source: CPW, *Distance*.
    #[doc(alias = "Chebyshev distance")]
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Square) -> u32 {
        let files = self.file().index().abs_diff(other.file().index());
        let ranks = self.rank().index().abs_diff(other.rank().index());
        (if files > ranks { files } else { ranks }) as u32
    }

    /// How many moves a king needs from here to the nearest square of a set; `None` if it is empty.
    ///
    /// `the smallest distance to a square of the set`.
    ///
    /// 0 if the square is in the set. Computed by growing the king's neighbourhood until it meets
    /// the set, not square by square.
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Square, bitboard};
    ///
    /// let pawns = bitboard! {
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// assert_eq!(Square::E1.distance_to_nearest(pawns), Some(4));
    /// assert_eq!(Square::E1.distance_to_nearest(Bitboard::EMPTY), None);
    /// ```
    ///
    /// Units: king moves.
    ///
    /// Source: CPW, *Distance*.
    #[inline]
    #[must_use]
    pub const fn distance_to_nearest(self, squares: Bitboard) -> Option<u32> {
        if squares.is_empty() {
            return None;
        }
        let mut reached = self.bitboard();
        let mut moves = 0;
        while reached.is_disjoint(squares) {
            reached = reached.with_neighbours();
            moves += 1;
        }
        Some(moves)
    }
}

/// The letter, `a` to `h`.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}

/// The digit, `1` to `8`.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.digit(), f)
    }
}

/// File and rank, `a1` to `h8`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut buffer = [0; 2];
        self.file().letter().encode_utf8(&mut buffer[..1]);
        self.rank().digit().encode_utf8(&mut buffer[1..]);
        f.pad(core::str::from_utf8(&buffer).expect("a letter and a digit are ASCII"))
    }
}

/// The only character of a text.
fn only(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// A letter, `a` to `h`.
impl FromStr for File {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<File, ParseError> {
        only(text)
            .and_then(File::from_letter)
            .ok_or(ParseError::expected("a file from a to h"))
    }
}

/// A digit, `1` to `8`.
impl FromStr for Rank {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Rank, ParseError> {
        only(text)
            .and_then(Rank::from_digit)
            .ok_or(ParseError::expected("a rank from 1 to 8"))
    }
}

/// File and rank, `a1` to `h8`, in lower case.
impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        let parse = || {
            let mut characters = text.chars();
            let file = File::from_letter(characters.next()?)?;
            let rank = Rank::from_digit(characters.next()?)?;
            characters
                .next()
                .is_none()
                .then_some(Square::new(file, rank))
        };
        parse().ok_or(ParseError::expected("a square from a1 to h8"))
    }
}
