//! Forsyth–Edwards Notation: positions as text.
//!
//! Reading is lenient where programs differ in how much they write, and strict where a mistake could
//! hide: fields may be missing from the end and blanks may be doubled, but a rank has eight files.

use core::{
    error::Error,
    fmt::{self, Write},
    iter,
    str::FromStr,
};

use crate::{Board, Color, File, Piece, Rank, Square};

/// A position as a FEN gives it: the placement, and what else is needed to play on.
///
/// `Display` writes the canonical form: six fields, single blanks.
///
/// ```
/// use pawn_structure::{Color, Fen, FenError};
///
/// let fen = Fen::parse("4k3/8/8/8/8/8/4P3/4K3 b")?;
/// assert_eq!(fen.turn, Color::Black);
/// assert_eq!(fen.to_string(), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fen {
    /// Where the pieces stand.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// Which castling moves are still allowed.
    pub castling: Castling,
    /// The square behind a pawn that has just moved two squares: on rank 6 with White to move, on rank 3 with Black.
    pub en_passant: Option<Square>,
    /// Moves of either side since the last capture or pawn move.
    pub halfmove: u16,
    /// The number of the move, counted up after Black's.
    pub fullmove: u16,
}

impl Fen {
    /// Reads a FEN.
    ///
    /// The placement is required; any number of the later fields may be left out from the end, and
    /// default to `w - - 0 1`. Any number of blanks and tabs may stand between and around the fields,
    /// and a line end after them. The position need not be legal: no kings, nine pawns, and pawns
    /// on the first rank are all accepted.
    ///
    /// # Errors
    ///
    /// [`FenError`] names the field that is wrong and the reason; in the placement, also the rank
    /// and the character. EPD operations and any other text after the last field are rejected.
    pub fn parse(text: &str) -> Result<Fen, FenError> {
        let text = text.trim_end_matches([' ', '\t', '\r', '\n']);
        let mut rest = text;
        let mut fields = iter::from_fn(|| next_field(&mut rest));
        let board = parse_placement(fields.next().ok_or(FenError::Empty)?)?;
        let turn = match fields.next() {
            None | Some("w") => Color::White,
            Some("b") => Color::Black,
            Some(_) => return Err(FenError::Turn),
        };
        let fen = Fen {
            board,
            turn,
            castling: fields.next().map_or(Ok(Castling::NONE), Castling::parse)?,
            en_passant: fields
                .next()
                .map_or(Ok(None), |field| parse_en_passant(field, turn))?,
            halfmove: fields
                .next()
                .map_or(Some(0), parse_clock)
                .ok_or(FenError::Halfmove)?,
            fullmove: fields
                .next()
                .map_or(Some(1), parse_clock)
                .ok_or(FenError::Fullmove)?,
        };
        if fields.next().is_some() {
            Err(FenError::Trailing)
        } else {
            Ok(fen)
        }
    }
}

impl Board {
    /// Reads the placement from a FEN, complete or with fields left out; the other fields are
    /// checked and dropped.
    ///
    /// # Errors
    ///
    /// Those of [`Fen::parse`].
    pub fn from_fen(text: &str) -> Result<Board, FenError> {
        Fen::parse(text).map(|fen| fen.board)
    }
}

/// Takes the text up to the next blank off the front: byte by byte and by hand, since it takes a good part of the time.
fn next_field<'a>(rest: &mut &'a str) -> Option<&'a str> {
    // Nearly all bytes are above both blanks, which takes one comparison.
    let is_blank = |byte: u8| byte <= b' ' && (byte == b' ' || byte == b'\t');
    let bytes = rest.as_bytes();
    let mut start = 0;
    while is_blank(*bytes.get(start)?) {
        start += 1;
    }
    let mut end = start + 1;
    while end < bytes.len() && !is_blank(bytes[end]) {
        end += 1;
    }
    let (before, after) = rest.split_at(end);
    *rest = after;
    Some(&before[start..])
}

fn parse_placement(placement: &str) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut rank = Rank::Eighth;
    ranks.next();
    let mut file = 0;
    let mut after_digit = false;
    let wrong = |rank, reason| Err(FenError::Placement { rank, reason });
    for character in placement.chars() {
        if let Some(piece) = Piece::from_char(character) {
            let Some(of_square) = File::from_index(file) else {
                return wrong(rank, PlacementError::TooManyFiles);
            };
            // Every square is visited once.
            board.fill(Square::new(of_square, rank), piece);
            file += 1;
            after_digit = false;
            continue;
        }
        match character {
            '/' if file < 8 => return wrong(rank, PlacementError::TooFewFiles(file as u8)),
            '/' => {
                let Some(next) = ranks.next() else {
                    return wrong(Rank::First, PlacementError::TooManyRanks);
                };
                (rank, file, after_digit) = (next, 0, false);
                continue;
            }
            '0'..='9' if after_digit => {
                return wrong(rank, PlacementError::AdjacentDigits(character));
            }
            '1'..='8' => file += character as usize - '0' as usize,
            '0' | '9' => return wrong(rank, PlacementError::Digit(character)),
            _ => return wrong(rank, PlacementError::UnknownPiece(character)),
        }
        if file > 8 {
            return wrong(rank, PlacementError::TooManyFiles);
        }
        after_digit = true;
    }
    if file < 8 {
        return wrong(rank, PlacementError::TooFewFiles(file as u8));
    }
    match ranks.next() {
        None => Ok(board),
        Some(missing) => wrong(missing, PlacementError::Missing),
    }
}

fn parse_en_passant(text: &str, turn: Color) -> Result<Option<Square>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    // The pawn that has just moved belongs to the side that is not to move.
    let rank = match turn {
        Color::White => Rank::Sixth,
        Color::Black => Rank::Third,
    };
    match text.parse::<Square>() {
        Ok(square) if square.rank() == rank => Ok(Some(square)),
        _ => Err(FenError::EnPassant(rank)),
    }
}

/// A number without the sign that `u16::from_str` would accept.
fn parse_clock(text: &str) -> Option<u16> {
    text.parse()
        .ok()
        .filter(|_| text.starts_with(|digit: char| digit.is_ascii_digit()))
}

/// The start of a game.
impl Default for Fen {
    fn default() -> Fen {
        Fen {
            board: Board::START,
            turn: Color::White,
            castling: Castling::parse("KQkq").unwrap_or_default(),
            en_passant: None,
            halfmove: 0,
            fullmove: 1,
        }
    }
}

/// The canonical form.
impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = match self.turn {
            Color::White => 'w',
            Color::Black => 'b',
        };
        write!(f, "{} {turn} {} ", self.board, self.castling)?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_char('-')?,
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)
    }
}

/// See [`Fen::parse`].
impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Fen, FenError> {
        Fen::parse(text)
    }
}

/// See [`Board::from_fen`].
impl FromStr for Board {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Board, FenError> {
        Board::from_fen(text)
    }
}

/// The castling field of a FEN: which rooks may still castle, in the letters that were written.
///
/// `K` and `Q` are White's king-side and queen-side rook, `A` to `H` White's rook on that file
/// (Shredder-FEN); lower case is Black's. The library keeps the field but makes no use of it: it
/// neither checks that the rooks are there nor converts one notation into the other.
///
/// ```
/// use pawn_structure::{Castling, FenError};
///
/// let castling: Castling = "qkK".parse()?;
/// assert!(castling.contains('K') && !castling.contains('Q'));
/// assert_eq!(castling.to_string(), "Kkq");
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling {
    /// Bit `i` stands for letter `i` of `LETTERS`.
    letters: u32,
}

impl Castling {
    /// Nobody may castle: `-`.
    pub const NONE: Castling = Castling { letters: 0 };

    /// The letters in the order in which they are printed: from the h-file towards the a-file, as in `KQ`.
    const LETTERS: [char; 20] = [
        'K', 'Q', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A', 'k', 'q', 'h', 'g', 'f', 'e', 'd', 'c',
        'b', 'a',
    ];

    /// Whether a letter of the field is there.
    #[must_use]
    pub fn contains(self, letter: char) -> bool {
        self.letters().any(|own| own == letter)
    }

    /// The letters, in the order of the canonical form.
    pub fn letters(self) -> impl Iterator<Item = char> {
        let has = move |index: &usize| self.letters >> *index & 1 == 1;
        (0..Self::LETTERS.len())
            .filter(has)
            .map(|index| Self::LETTERS[index])
    }

    fn parse(text: &str) -> Result<Castling, FenError> {
        match text {
            "-" => return Ok(Castling::NONE),
            "" => return Err(FenError::Castling(CastlingError::Empty)),
            _ => {}
        }
        let mut castling = Castling::NONE;
        for letter in text.chars() {
            let index = Self::LETTERS.into_iter().position(|known| known == letter);
            let bit = 1 << index.ok_or(FenError::Castling(CastlingError::Unknown(letter)))?;
            if castling.letters & bit != 0 {
                return Err(FenError::Castling(CastlingError::Repeated(letter)));
            }
            castling.letters |= bit;
        }
        Ok(castling)
    }
}

/// The letters, or `-`.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Castling::NONE {
            return f.write_char('-');
        }
        self.letters().try_for_each(|letter| f.write_char(letter))
    }
}

/// The castling field of a FEN: `-`, or letters in any order, each at most once.
impl FromStr for Castling {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Castling, FenError> {
        Castling::parse(text)
    }
}

/// Why a text is not a FEN: the field, and what is wrong with it.
///
/// ```
/// use pawn_structure::Fen;
///
/// let error = Fen::parse("8/8/8/44/8/8/8/8 w - - 0 1").unwrap_err();
/// assert_eq!(error.to_string(), "placement: rank 5: two digits in a row, the second is `4`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenError {
    /// There is no text.
    Empty,
    /// The first field does not describe a board.
    Placement {
        /// The rank that is wrong.
        rank: Rank,
        /// What is wrong with it.
        reason: PlacementError,
    },
    /// The second field is not `w` or `b`.
    Turn,
    /// The third field is not `-` or castling letters.
    Castling(CastlingError),
    /// The fourth field is not `-` or a square on this rank, the one behind a pawn that the side not to move has just
    /// moved two squares.
    EnPassant(Rank),
    /// The fifth field is not a number up to 65535.
    Halfmove,
    /// The sixth field is not a number up to 65535.
    Fullmove,
    /// There is text after the sixth field.
    Trailing,
}

/// What is wrong with a rank of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PlacementError {
    /// The text ends before this rank.
    Missing,
    /// The rank has fewer than eight files: this many.
    TooFewFiles(u8),
    /// The rank has more than eight files.
    TooManyFiles,
    /// The first rank is followed by another `/`.
    TooManyRanks,
    /// A digit that is not 1 to 8.
    Digit(char),
    /// A digit right after another one.
    AdjacentDigits(char),
    /// A character that is neither a digit nor a piece letter.
    UnknownPiece(char),
}

/// What is wrong with a castling field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastlingError {
    /// There is no text.
    Empty,
    /// A character that is not a castling letter.
    Unknown(char),
    /// A letter that occurs twice.
    Repeated(char),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => f.write_str("placement: missing"),
            FenError::Placement { rank, reason } => write!(f, "placement: rank {rank}: {reason}"),
            FenError::Turn => f.write_str("side to move: expected `w` or `b`"),
            FenError::Castling(reason) => write!(f, "castling: {reason}"),
            FenError::EnPassant(rank) => {
                let turn = match rank {
                    Rank::Sixth => "White",
                    _ => "Black",
                };
                write!(
                    f,
                    "en passant: expected `-` or, with {turn} to move, a square on rank {rank}"
                )
            }
            FenError::Halfmove => f.write_str("halfmove clock: expected a number up to 65535"),
            FenError::Fullmove => f.write_str("fullmove number: expected a number up to 65535"),
            FenError::Trailing => f.write_str("text after the fullmove number"),
        }
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Control characters are escaped, so that the message stays one line.
        match self {
            PlacementError::Missing => f.write_str("missing"),
            PlacementError::TooFewFiles(files) => write!(f, "{files} files, expected 8"),
            PlacementError::TooManyFiles => f.write_str("more than 8 files"),
            PlacementError::TooManyRanks => f.write_str("followed by `/`, but it is the last rank"),
            PlacementError::Digit(digit) => {
                write!(f, "expected a digit from 1 to 8, not `{digit}`")
            }
            PlacementError::AdjacentDigits(digit) => {
                write!(f, "two digits in a row, the second is `{digit}`")
            }
            PlacementError::UnknownPiece(character) => {
                write!(f, "unknown piece `{}`", character.escape_debug())
            }
        }
    }
}

impl fmt::Display for CastlingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CastlingError::Empty => f.write_str("expected `-` or letters"),
            CastlingError::Unknown(character) => {
                write!(f, "unknown letter `{}`", character.escape_debug())
            }
            CastlingError::Repeated(letter) => write!(f, "`{letter}` occurs twice"),
        }
    }
}

impl Error for FenError {}

impl Error for PlacementError {}

impl Error for CastlingError {}
