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
mod games;
mod lexer;
mod moves;
mod parser;
mod time;
mod tree;
mod words;

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use pawn_structure::{Bitboard, Board, Color, Fen, Rules, Square};

use eval::View;
use games::{Answer, Ask};
use time::{Table, Timed, VIEWS};
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
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug)]
pub struct Query {
    text: Arc<str>,
    truth: Arc<Truth>,
    set: Option<Arc<Set>>,
    number: Option<Number>,
    asks: Arc<[Ask]>,
    /// Each with a bit for each way in which it is looked at.
    timed: Arc<[(Timed, u8)]>,
    asks_moves: bool,
    is_long: bool,
    /// Whether some part looks at positions with colours exchanged.
    looks_reversed: bool,
    is_reversed: bool,
    notes: Arc<[String]>,
}

/// A position of a game, and where it stands in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position.
    pub position: Position,
    /// After how many moves of the game.
    pub ply: u32,
    /// The number of the move that comes next, as the FEN has it.
    pub number: u32,
}

/// A stretch of a game, by the places of its first and its last position; of most queries they are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The place of the first position.
    pub first: usize,
    /// The place of the last position.
    pub last: usize,
}

/// What is known of a game besides its positions.
#[derive(Clone, Debug, Default)]
struct Facts {
    answers: Vec<Answer>,
    /// What each timed filter says, for each way to look.
    tables: Vec<[Table; VIEWS]>,
}

impl Facts {
    const NONE: &'static Facts = &Facts {
        answers: Vec::new(),
        tables: Vec::new(),
    };

    fn tag(&self, index: usize, turn: usize) -> Option<i64> {
        let is_reversed = turn & time::bit(tree::Turn::Colors) != 0;
        self.answers.get(index)?[usize::from(is_reversed)]
    }
}

impl Query {
    /// Reads a query. Patterns are meant as `rules` read them.
    ///
    /// # Errors
    ///
    /// [`Error`] points at the characters that are wrong.
    pub fn new(text: &str, rules: &Rules) -> Result<Query, Error> {
        let parsed = parser::parse(text, rules)?;
        let truth = parsed.filter.truth();
        Ok(Query {
            text: text.into(),
            is_long: time::is_long(&truth, &parsed.timed),
            truth,
            set: parsed.filter.set(),
            number: parsed.number,
            asks: parsed.asks.into(),
            timed: parsed.timed.into(),
            asks_moves: parsed.asks_moves,
            looks_reversed: parsed.looks_reversed,
            is_reversed: false,
            notes: parsed.notes.into(),
        })
    }

    /// The same question with colours reversed: asked of each position upside down, with Black's pieces as White's
    /// and the tags of the two players exchanged. A set is turned back.
    ///
    /// ```
    /// use pawn_query::{Position, Query};
    /// use pawn_structure::{Fen, Rules};
    ///
    /// let query = Query::new("white isolani", &Rules::DEFAULT).unwrap();
    /// let fen = Fen::parse("8/pp3ppp/8/3p4/8/4P3/PP3PPP/8 w - - 0 1")?;
    /// assert!(!query.matches(&Position::from(&fen)));
    /// assert!(query.reversed().matches(&Position::from(&fen)));
    /// # Ok::<(), pawn_structure::FenError>(())
    /// ```
    #[must_use]
    pub fn reversed(&self) -> Query {
        Query {
            is_reversed: !self.is_reversed,
            ..self.clone()
        }
    }

    /// What was passed over in reading: parts of CQL that mean nothing here.
    #[must_use]
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Whether it asks about the order of positions, so that a whole game has to be known: then
    /// [`InGame::spans`] answers it, and no position alone matches.
    #[must_use]
    pub fn asks_time(&self) -> bool {
        !self.timed.is_empty()
    }

    /// Whether it asks what the tags of a game say.
    #[must_use]
    pub fn asks_tags(&self) -> bool {
        !self.asks.is_empty()
    }

    /// Whether it asks about the move that led to a position.
    #[must_use]
    pub const fn asks_moves(&self) -> bool {
        self.asks_moves
    }

    /// Whether what it finds are stretches of a game, with two ends.
    #[must_use]
    pub const fn is_long(&self) -> bool {
        self.is_long
    }

    /// Whether every filter holds of a position alone: nothing is known of a game, and what is asked of tags, of
    /// moves, of plies and of time does not hold.
    #[inline]
    #[must_use]
    pub fn matches(&self, position: &Position) -> bool {
        self.see(position, None, Facts::NONE, |view| self.truth.holds(view))
    }

    /// The squares of the last filter that is a set; `None` if none is.
    #[must_use]
    pub fn squares(&self, position: &Position) -> Option<Bitboard> {
        self.squares_seen(position, None, Facts::NONE)
    }

    /// The number that the first range or comparison of the text is put to; `None` if there is none, or if it is one of
    /// tags.
    #[must_use]
    pub fn count(&self, position: &Position) -> Option<i64> {
        let number = self.number.as_ref()?;
        self.see(position, None, Facts::NONE, |view| number.count(view))
    }

    /// Whether it has squares to tell.
    #[must_use]
    pub const fn is_set(&self) -> bool {
        self.set.is_some()
    }

    /// Whether there is a range or a comparison, and so something to sort by.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.number.is_some()
    }

    /// The query for the positions of a game of which `tags` gives the values by their names; `None` if no position
    /// of such a game can match.
    ///
    /// Asked for are `White`, `Black`, `Event`, `Site`, `Date`, `ECO`, `Opening`, `Variation`, `Result`, `WhiteElo`,
    /// `BlackElo` and those that the query names.
    ///
    /// ```
    /// use pawn_query::Query;
    /// use pawn_structure::Rules;
    ///
    /// let query = Query::new("year 1990-1999 passed", &Rules::DEFAULT).unwrap();
    /// assert!(query.of_game(|name| (name == "Date").then_some("1993.??.??".into())).is_some());
    /// assert!(query.of_game(|name| (name == "Date").then_some("2003.01.02".into())).is_none());
    /// // What is not known is not in the range.
    /// assert!(query.of_game(|_| None).is_none());
    /// ```
    pub fn of_game<'a>(
        &self,
        tags: impl Fn(&str) -> Option<Cow<'a, str>> + 'a,
    ) -> Option<InGame<'_>> {
        let facts = Facts {
            answers: self
                .asks
                .iter()
                .map(|ask| ask.of(&tags, self.looks_reversed || self.is_reversed))
                .collect(),
            tables: Vec::new(),
        };
        let parts = match &*self.truth {
            Truth::All(parts) => parts.as_slice(),
            _ => std::slice::from_ref(&self.truth),
        };
        // What the tags say of all positions need not be asked of each.
        let mut open = Vec::with_capacity(parts.len());
        for part in parts {
            match part.in_game(&facts, &self.timed, self.turn()) {
                Some(false) => return None,
                Some(true) => {}
                None => open.push(&**part),
            }
        }
        Some(InGame {
            query: self,
            facts,
            open,
        })
    }

    fn turn(&self) -> usize {
        if self.is_reversed {
            time::bit(tree::Turn::Colors)
        } else {
            0
        }
    }

    /// Shows a position as the query looks at it.
    fn see<T>(
        &self,
        position: &Position,
        step: Option<(&Step, Option<&Step>, usize)>,
        facts: &Facts,
        look: impl FnOnce(&View) -> T,
    ) -> T {
        let view = View {
            position,
            before: step.and_then(|(_, before, _)| before.map(|before| &before.position)),
            ply: step.map(|(step, ..)| step.ply),
            number: step.map(|(step, ..)| step.number),
            facts,
            index: step.map_or(0, |(.., index)| index),
            turn: 0,
        };
        if self.is_reversed {
            view.turned(tree::Turn::Colors, look)
        } else {
            look(&view)
        }
    }

    fn squares_seen(
        &self,
        position: &Position,
        step: Option<(&Step, Option<&Step>, usize)>,
        facts: &Facts,
    ) -> Option<Bitboard> {
        let set = self.set.as_ref()?;
        let squares = self.see(position, step, facts, |view| set.squares(view));
        Some(if self.is_reversed {
            squares.flip_vertical()
        } else {
            squares
        })
    }
}

/// The text from which it was read.
impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A query that is put to the positions of one game: [`Query::of_game`].
#[derive(Clone, Debug)]
pub struct InGame<'a> {
    query: &'a Query,
    facts: Facts,
    /// The filters that positions have to be asked.
    open: Vec<&'a Truth>,
}

impl InGame<'_> {
    /// Whether every filter holds. `before` is the position before the move that led here; only a query that
    /// [`asks_moves`](Query::asks_moves) looks at it.
    #[inline]
    #[must_use]
    pub fn matches(&self, step: &Step, before: Option<&Step>) -> bool {
        let seen = Some((step, before, 0));
        self.query.see(&step.position, seen, &self.facts, |view| {
            self.open.iter().all(|truth| truth.holds(view))
        })
    }

    /// Whether every filter holds of a position of which the tags are known and nothing else of its game: as
    /// [`Query::matches`], with the tags.
    #[must_use]
    pub fn matches_alone(&self, position: &Position) -> bool {
        self.query.see(position, None, &self.facts, |view| {
            self.open.iter().all(|truth| truth.holds(view))
        })
    }

    /// The squares of the last filter that is a set, in such a position.
    #[must_use]
    pub fn squares(&self, step: &Step, before: Option<&Step>) -> Option<Bitboard> {
        let seen = Some((step, before, 0));
        self.query.squares_seen(&step.position, seen, &self.facts)
    }

    /// The number that the first range or comparison is put to.
    #[must_use]
    pub fn count(&self, step: &Step, before: Option<&Step>) -> Option<i64> {
        let number = self.query.number.as_ref()?;
        let seen = Some((step, before, 0));
        self.query
            .see(&step.position, seen, &self.facts, |view| number.count(view))
    }

    /// Where the query holds in the whole game, from its first position to its last: in their order, and for a query
    /// that is not [long](Query::is_long) one position each.
    ///
    /// ```
    /// use pawn_query::{Position, Query, Span, Step};
    /// use pawn_structure::{Board, Rules};
    ///
    /// let query = Query::new("for 2 plies (Pe4)", &Rules::DEFAULT).unwrap();
    /// let step = |ply, placement| Step {
    ///     position: Position::from(Board::from_fen(placement).unwrap()),
    ///     ply,
    ///     number: 1,
    /// };
    /// let [e2, e4] = ["8/8/8/8/8/8/4P3/8", "8/8/8/8/4P3/8/8/8"];
    /// let steps = [step(0, e2), step(1, e4), step(2, e4), step(3, e2), step(4, e4)];
    /// let mut game = query.of_game(|_| None).unwrap();
    /// assert_eq!(game.spans(&steps), [Span { first: 1, last: 2 }]);
    /// ```
    #[must_use]
    pub fn spans(&mut self, steps: &[Step]) -> Vec<Span> {
        let query = self.query;
        time::work_out(&query.timed, &mut self.facts, steps, query.is_reversed);
        time::spans(&query.truth, &query.timed, &self.facts, steps, query.turn())
    }

    /// The squares in a position of the game that [`spans`](InGame::spans) has seen, by its place.
    #[must_use]
    pub fn squares_at(&self, steps: &[Step], index: usize) -> Option<Bitboard> {
        let step = steps.get(index)?;
        let before = index.checked_sub(1).and_then(|before| steps.get(before));
        self.query
            .squares_seen(&step.position, Some((step, before, index)), &self.facts)
    }

    /// The number in a position of the game that [`spans`](InGame::spans) has seen, by its place.
    #[must_use]
    pub fn count_at(&self, steps: &[Step], index: usize) -> Option<i64> {
        let number = self.query.number.as_ref()?;
        let step = steps.get(index)?;
        let before = index.checked_sub(1).and_then(|before| steps.get(before));
        self.query.see(
            &step.position,
            Some((step, before, index)),
            &self.facts,
            |view| number.count(view),
        )
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
