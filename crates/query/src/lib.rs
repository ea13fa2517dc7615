//! Questions asked of a chess position, in the words of CQL and of the pattern catalogue.
//!
//! A query is a text such as `attack (R passed) & isolated`. It is read once, with complaints that mark the wrong
//! characters and name the nearest word, and then put to any number of positions, legal or not. What lives here is the
//! language; files of positions and games are the business of the command `pawns`. `QUERY.md` beside this package
//! describes the language with an example for each word.
//!
//! A program that shows boards needs ten lines:
//!
//! ```
//! use pawn_query::{Position, Query};
//! use pawn_structure::{Fen, Rules};
//!
//! fn answer(typed: &str, fen: &Fen) -> String {
//!     let query = match Query::new(typed, &Rules::DEFAULT) {
//!         Ok(query) => query,
//!         Err(error) => return error.to_string(),
//!     };
//!     let position = Position::from(fen);
//!     match query.squares(&position) {
//!         Some(squares) if query.matches(&position) => format!("yes\n{squares}"),
//!         _ => String::from(if query.matches(&position) { "yes" } else { "no" }),
//!     }
//! }
//!
//! let fen = Fen::parse("8/pp3ppp/8/3p4/8/4P3/PP3PPP/8 w - - 0 1")?;
//! assert!(answer("black isolated & d4-5", &fen).starts_with("yes"));
//! assert_eq!(answer("white isolani", &fen), "no");
//! assert_eq!(
//!     answer("R & pasesd", &fen),
//!     "query:1:5: unknown word `pasesd`; nearest: `passed`\n  R & pasesd\n      ^^^^^^"
//! );
//! # Ok::<(), pawn_structure::FenError>(())
//! ```

mod eval;
mod lexer;
mod moves;
mod parser;
mod tree;
mod words;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use pawn_structure::{Bitboard, Board, Color, Fen, Rules, Square};

use tree::{Number, Set, Truth};

// For the command, which suggests names as queries do.
#[doc(hidden)]
pub use words::distance;

/// What a query looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Where the pieces stand, legally or not.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// The square behind a pawn that has just moved two squares: it may undo a mate.
    pub en_passant: Option<Square>,
}

impl From<&Fen> for Position {
    fn from(fen: &Fen) -> Position {
        Position {
            board: fen.board,
            turn: fen.turn,
            en_passant: fen.en_passant,
        }
    }
}

/// White is to move, and no pawn can be taken in passing.
impl From<Board> for Position {
    fn from(board: Board) -> Position {
        Position {
            board,
            turn: Color::White,
            en_passant: None,
        }
    }
}

/// A question: filters that must all hold.
///
/// ```
/// use pawn_query::{Position, Query};
/// use pawn_structure::{Board, FenError, Rules, Square};
///
/// let query = Query::new("attack (R passed) & backward", &Rules::default());
/// let query = query.unwrap_or_else(|error| panic!("{error}"));
/// // The pawn on b5 is passed and not backward; no rook attacks it.
/// let board = Board::from_fen("4k3/8/8/1P6/8/8/8/4K3")?;
/// assert!(!query.matches(&Position::from(board)));
/// assert_eq!(query.count(&Position::from(board)), None);
/// // Behind it there is a rook now.
/// let board = Board::from_fen("4k3/8/8/1P6/8/8/8/1R2K3")?;
/// assert!(!query.matches(&Position::from(board)), "the pawn is not backward");
/// let query = Query::new("attack (R passed)", &Rules::default()).unwrap();
/// assert_eq!(query.squares(&Position::from(board)), Some(Square::B5.bitboard()));
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Query {
    truth: Arc<Truth>,
    set: Option<Arc<Set>>,
    number: Option<Number>,
}

impl Query {
    /// Reads a query. Patterns are meant as `rules` read them.
    ///
    /// # Errors
    ///
    /// [`Error`] points at the characters that are wrong.
    pub fn new(text: &str, rules: &Rules) -> Result<Query, Error> {
        let (filter, number) = parser::parse(text, rules)?;
        Ok(Query {
            truth: filter.truth(),
            set: filter.set(),
            number,
        })
    }

    /// Whether every filter holds.
    #[inline]
    #[must_use]
    pub fn matches(&self, position: &Position) -> bool {
        self.truth.holds(position)
    }

    /// The squares of the last filter that is a set; `None` if none is.
    #[must_use]
    pub fn squares(&self, position: &Position) -> Option<Bitboard> {
        self.set.as_ref().map(|set| set.squares(position))
    }

    /// The number that the first range of the text is put to; `None` if there is no range.
    #[must_use]
    pub fn count(&self, position: &Position) -> Option<u32> {
        self.number.as_ref().map(|number| number.count(position))
    }

    /// Whether there is a range, and so something to sort by.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.number.is_some()
    }
}

/// Why a text is not a query, and where.
///
/// It prints the reason, and the line with the wrong characters marked below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    text: String,
    span: Range<usize>,
    what: String,
}

impl Error {
    fn at(text: &str, span: Range<usize>, what: String) -> Error {
        Error {
            text: text.into(),
            span,
            what,
        }
    }

    /// What is wrong.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.what
    }

    /// The wrong characters, counted from 0; empty at the end of the text.
    #[must_use]
    pub fn characters(&self) -> Range<usize> {
        let characters = |end| self.text[..end].chars().count();
        characters(self.span.start)..characters(self.span.end)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = &self.text[..self.span.start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.text[line_start..]
            .split('\n')
            .next()
            .unwrap_or_default();
        let line_number = before.matches('\n').count() + 1;
        let column = self.text[line_start..self.span.start].chars().count();
        let marked_end = self.span.end.min(line_start + line.len());
        let marked = self.text[self.span.start..marked_end.max(self.span.start)]
            .chars()
            .count();
        write!(f, "query:{line_number}:{}: {}\n  ", column + 1, self.what)?;
        // One column for each character, whatever it is.
        for character in line.chars() {
            let is_plain = !character.is_control();
            write!(f, "{}", if is_plain { character } else { ' ' })?;
        }
        write!(f, "\n  {:column$}{}", "", "^".repeat(marked.max(1)))
    }
}

impl std::error::Error for Error {}
