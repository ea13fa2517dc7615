//! The squares of both kings.

use crate::{Board, Color, Role, Square};

/// Where the two kings are.
///
/// ```
/// use pawn_structure::{Board, Kings, Square};
///
/// let kings = Kings::of(&Board::START).unwrap();
/// assert_eq!(kings, Kings { white: Square::E1, black: Square::E8 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kings {
    /// The square of White's king.
    pub white: Square,
    /// The square of Black's king.
    pub black: Square,
}

impl Kings {
    /// The kings of a position; `None` unless each side has exactly one.
    #[inline]
    #[must_use]
    pub const fn of(board: &Board) -> Option<Kings> {
        let white = board.pieces(Color::White, Role::King);
        let black = board.pieces(Color::Black, Role::King);
        match (white.first(), black.first()) {
            (Some(first), Some(second)) if white.count() == 1 && black.count() == 1 => {
                Some(Kings {
                    white: first,
                    black: second,
                })
            }
            _ => None,
        }
    }

    /// The square of a colour's king.
    #[inline]
    #[must_use]
    pub const fn square(self, color: Color) -> Square {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// With colours and ranks swapped.
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Kings {
        Kings {
            white: self.black.flip_vertical(),
            black: self.white.flip_vertical(),
        }
    }

    /// The mirror image: files a and h, b and g … swapped.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Kings {
        Kings {
            white: self.white.mirror_horizontal(),
            black: self.black.mirror_horizontal(),
        }
    }
}
