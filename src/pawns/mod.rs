//! Two sets of pawns and what they say: [`Pawns`], and [`Side`], one colour's view of them.
//!
//! A pattern is a method of [`Side`]. Only pawns count: other pieces, the side to move, en passant and
//! pins are not looked at. The board edge is an empty file. Nothing here panics, whatever ranks the
//! pawns stand on and even if the two sets overlap. What depends on a king takes it as an argument, and
//! is not a pattern: see [`king`].
//!
//! Each formula is written once, for pawns that move north. For Black it runs on the board as it lies, in
//! a lane for which north is south, so that what both colours need is computed once.

pub(crate) mod catalogue;
pub(crate) mod choice;
mod contact;
mod evidence;
mod files;
mod fills;
mod formation;
mod isolation;
pub mod king;
mod passers;
pub(crate) mod regions;
mod rules;
mod sentence;
mod set;
mod squares;
mod structure;
mod support;
mod weakness;
mod wings;

pub use catalogue::{Pattern, PatternGroup, PatternKind, PawnTraits};
pub use evidence::{Evidence, Reason};
pub use formation::{Formation, FormationMatches, NearFormation};
pub use rules::{
    AttackSpanRule, BackwardRule, BlockedRule, CandidateRule, ConnectedRule, DoubledRule,
    HangingRule, LeverPushRule, OutpostRule, PassedRule, Reading, Rules,
};
pub use set::{PatternSet, Patterns};
#[cfg(feature = "record")]
pub(crate) use structure::FIELDS;
pub use structure::{PawnStructure, SideStructure};

use core::{error::Error, fmt, str::FromStr};

use crate::{
    Bitboard, Board, Color, FenError, Piece, Rank, Role, Square,
    bitboard::draw,
    board::write_placement,
    lanes::{OneWord, View},
};

/// What a formula over a [`View`] gives for a [`Side`], as a word.
///
/// The formula is compiled twice, for White's view and for Black's. If the colour is a constant, one of them
/// remains, and what White's formulas and Black's have in common is then computed once.
macro_rules! word_of {
    ($side:ident, $view:ident => $formula:expr) => {
        match $side.color {
            crate::Color::White => {
                let $view = $side.pawns.view::<u64>(crate::Color::White);
                crate::lanes::OneWord::word($formula)
            }
            crate::Color::Black => {
                let $view = $side
                    .pawns
                    .view::<crate::lanes::Southward<u64>>(crate::Color::Black);
                crate::lanes::OneWord::word($formula)
            }
        }
    };
}
use word_of;

/// Writes pattern formulas: each becomes a method of [`Side`], with the documentation that is given
/// here, over a method of [`View`] for any lane.
macro_rules! patterns {
    ($($(#[$attribute:meta])* fn $name:ident($self:ident) $formula:block)*) => {
        impl<L: crate::lanes::Lane> crate::lanes::View<L> {
            $(
                #[inline(always)]
                pub(crate) fn $name($self) -> L $formula
            )*
        }

        impl crate::Side {
            $(
                $(#[$attribute])*
                #[inline]
                #[must_use]
                pub fn $name(self) -> crate::Bitboard {
                    crate::Bitboard::from_bits(crate::pawns::word_of!(self, view => view.$name()))
                }
            )*
        }
    };
}
use patterns;

/// Writes numbers as `patterns!` writes sets: how many of something there are, by the same formula in
/// every word of a lane. An `i32` number may be negative.
macro_rules! numbers {
    ($($(#[$attribute:meta])* fn $name:ident($self:ident) -> $number:ident $formula:block)*) => {
        impl<L: crate::lanes::Lane> crate::lanes::View<L> {
            $(#[inline(always)] pub(crate) fn $name($self) -> L $formula)*
        }

        impl crate::Side {
            $(
                $(#[$attribute])*
                #[inline]
                #[must_use]
                pub fn $name(self) -> $number {
                    // Nothing that is counted exceeds 64: the low half of the word is the number.
                    crate::pawns::word_of!(self, view => view.$name()) as $number
                }
            )*
        }
    };
}
use numbers;

/// The pawns of both colours: a pawn skeleton.
///
/// ```
/// use pawn_structure::{Color, FenError, Pawns, Square};
///
/// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
/// assert_eq!(pawns.side(Color::White).passed(), Square::A4.bitboard());
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawns {
    white: Bitboard,
    black: Bitboard,
}

impl Pawns {
    /// The skeleton of White's and Black's pawns, kept as given.
    ///
    /// Pawns on the first and eighth rank and squares in both sets are allowed, and every pattern
    /// gives what its formula says for them; [`Pawns::try_new`] rejects them.
    #[inline]
    #[must_use]
    pub const fn new(white: Bitboard, black: Bitboard) -> Pawns {
        Pawns { white, black }
    }

    /// The skeleton of White's and Black's pawns, if it can occur on a board.
    ///
    /// # Errors
    ///
    /// A square in both sets, or a pawn on the first or eighth rank. The number of pawns is not
    /// checked.
    pub const fn try_new(white: Bitboard, black: Bitboard) -> Result<Pawns, PawnsError> {
        const BACK_RANKS: Bitboard = Rank::First.bitboard().union(Rank::Eighth.bitboard());
        if let Some(square) = white.intersection(black).first() {
            Err(PawnsError::Overlap(square))
        } else if let Some(square) = white.union(black).intersection(BACK_RANKS).first() {
            Err(PawnsError::BackRank(square))
        } else {
            Ok(Pawns { white, black })
        }
    }

    /// White's pawns.
    #[inline]
    #[must_use]
    pub const fn white(self) -> Bitboard {
        self.white
    }

    /// Black's pawns.
    #[inline]
    #[must_use]
    pub const fn black(self) -> Bitboard {
        self.black
    }

    /// A colour's pawns.
    #[inline]
    #[must_use]
    pub const fn by_color(self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The skeleton as one colour sees it: where the patterns are.
    #[inline]
    #[must_use]
    pub const fn side(self, color: Color) -> Side {
        Side { pawns: self, color }
    }

    /// The same skeleton with colours and ranks swapped.
    ///
    /// What White's side says about it is, upside down, what Black's side says about the original.
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Pawns {
        Pawns {
            white: self.black.flip_vertical(),
            black: self.white.flip_vertical(),
        }
    }

    /// The mirror image: files a and h, b and g … swapped.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Pawns {
        Pawns {
            white: self.white.mirror_horizontal(),
            black: self.black.mirror_horizontal(),
        }
    }

    /// What the formulas see of a colour's pawns and its enemy's.
    #[inline(always)]
    fn view<L: OneWord>(self, color: Color) -> View<L> {
        View::new(
            L::from_board(self.by_color(color)),
            L::from_board(self.by_color(!color)),
        )
    }

    fn letter(self, square: Square) -> Option<char> {
        let color = Color::ALL
            .into_iter()
            .find(|color| self.by_color(*color).contains(square));
        color.map(|color| Role::Pawn.of(color)).map(Piece::to_char)
    }
}

/// The pawns among the pieces of a board.
impl From<Board> for Pawns {
    fn from(board: Board) -> Pawns {
        Pawns::from(&board)
    }
}

/// The pawns among the pieces of a board.
impl From<&Board> for Pawns {
    fn from(board: &Board) -> Pawns {
        let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
        Pawns { white, black }
    }
}

/// The pawns of the position in a FEN; see [`Fen::parse`](crate::Fen::parse).
impl FromStr for Pawns {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Pawns, FenError> {
        Board::from_fen(text).map(Pawns::from)
    }
}

/// The placement field of a FEN with the pawns alone; with `{:#}` a drawing of `P`, `p` and dots.
impl fmt::Display for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            draw(f, |square| self.letter(square).unwrap_or('.'))
        } else {
            write_placement(f, |square| self.letter(square))
        }
    }
}

/// Why two sets cannot be the pawns of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PawnsError {
    /// A square holds a pawn of either colour; the first such square.
    Overlap(Square),
    /// A pawn stands on the first or eighth rank; the first such square.
    BackRank(Square),
}

impl fmt::Display for PawnsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PawnsError::Overlap(square) => write!(f, "{square} holds a white and a black pawn"),
            PawnsError::BackRank(square) => {
                write!(f, "{square} holds a pawn, but is on a back rank")
            }
        }
    }
}

impl Error for PawnsError {}

/// A pawn skeleton as one colour sees it: its own pawns and the enemy's, and every pattern among them.
///
/// Sets are returned as they lie on the board, whichever side's view it is. *Ahead*, *front* and
/// *stop* mean the direction in which the side's own pawns move, and ranks are counted from its own
/// back rank; *east* and *west* are the same for both.
///
/// A caller that computes several patterns in the same place pays once for the work that they share: all of
/// it is small inlined arithmetic on two words. The formulas are compiled for both colours, or for one if
/// the colour is a constant. Several patterns for both sides are fastest with [`sets!`](crate::sets).
///
/// ```
/// use pawn_structure::{Color, FenError, Pawns, bitboard};
///
/// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
/// let black = pawns.side(Color::Black);
/// assert_eq!(black.half_isolated() & black.candidate(), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . X . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    pawns: Pawns,
    color: Color,
}

impl Side {
    /// Whose view it is.
    #[inline]
    #[must_use]
    pub const fn color(self) -> Color {
        self.color
    }

    /// The pawns of the colour whose view it is.
    #[inline]
    #[must_use]
    pub const fn own(self) -> Bitboard {
        self.pawns.by_color(self.color)
    }

    /// The pawns of the other colour.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Bitboard {
        self.pawns.by_color(self.color.opposite())
    }

    /// The other colour's view of the same skeleton.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Side {
        self.pawns.side(self.color.opposite())
    }
}
