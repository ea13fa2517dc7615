//! The error when a single word of the vocabulary cannot be read. FENs have their own error.

use core::{error::Error, fmt};

/// Text that could not be read; says what was expected.
///
/// ```
/// use pawn_structure::Square;
///
/// let error = "e9".parse::<Square>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a square from a1 to h8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    expected: &'static str,
}

impl ParseError {
    pub(crate) const fn expected(expected: &'static str) -> ParseError {
        ParseError { expected }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl Error for ParseError {}
