//! Kinds of pieces, and pieces of a colour.

use core::{fmt, str::FromStr};

use crate::{Color, ParseError};

/// The kind of a piece, regardless of colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "a variant is what its name says")]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// Every role, the pawn first, the king last.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// The position in [`Role::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The inverse of [`Role::index`]; `None` from 6 on.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Role> {
        if index < Role::ALL.len() {
            Some(Role::ALL[index])
        } else {
            None
        }
    }

    /// The piece of this role and a colour.
    #[inline]
    #[must_use]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

crate::square::as_index!(Role, 6);

/// The name in lower case: `pawn`, `knight` …
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

/// The name in lower case.
impl FromStr for Role {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Role, ParseError> {
        let role = match text {
            "pawn" => Role::Pawn,
            "knight" => Role::Knight,
            "bishop" => Role::Bishop,
            "rook" => Role::Rook,
            "queen" => Role::Queen,
            "king" => Role::King,
            _ => return Err(ParseError::expected("a role from pawn to king")),
        };
        Ok(role)
    }
}

/// A piece: a colour and a role.
///
/// ```
/// use pawn_structure::{Color, Piece, Role};
///
/// assert_eq!(Piece::from_char('n'), Some(Role::Knight.of(Color::Black)));
/// assert_eq!(Role::Pawn.of(Color::White).to_char(), 'P');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The piece that a FEN letter stands for: upper case for White, lower case for Black.
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Piece> {
        let role = match letter.to_ascii_lowercase() {
            'p' => Role::Pawn,
            'n' => Role::Knight,
            'b' => Role::Bishop,
            'r' => Role::Rook,
            'q' => Role::Queen,
            'k' => Role::King,
            _ => return None,
        };
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// The FEN letter: upper case for White, lower case for Black.
    #[must_use]
    pub const fn to_char(self) -> char {
        let letter = match self.role {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        };
        match self.color {
            Color::White => letter.to_ascii_uppercase(),
            Color::Black => letter,
        }
    }
}

/// The FEN letter.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_char(), f)
    }
}

/// A FEN letter.
impl FromStr for Piece {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Piece, ParseError> {
        let mut letters = text.chars();
        let piece = letters.next().and_then(Piece::from_char);
        piece
            .filter(|_| letters.next().is_none())
            .ok_or(ParseError::expected("a piece letter of PNBRQKpnbrqk"))
    }
}
