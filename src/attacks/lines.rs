//! Lines through two and three squares, from the sliders' masks: no table of pairs.

use crate::{Bitboard, Square, tables};

/// The four whole lines through a square, the square included: diagonal, anti-diagonal, file, rank.
#[inline]
const fn lines(square: Square) -> [u64; 4] {
    let [diagonal, anti_diagonal, file] = tables::LINE_MASKS[square.index()];
    let own = square.bitboard().bits();
    [
        diagonal | own,
        anti_diagonal | own,
        file | own,
        square.rank().bitboard().bits(),
    ]
}

/// The line if the square is on it; nothing otherwise.
#[inline]
const fn if_holds(line: u64, square: Square) -> u64 {
    if line >> square.index() & 1 == 1 {
        line
    } else {
        0
    }
}

/// The whole line through two squares, from edge to edge, both squares included.
///
/// Symmetric in its squares; empty if they are equal or do not share a rank, file or diagonal.
///
/// ```
/// use pawn_structure::{Square, attacks::ray, bitboard};
///
/// assert_eq!(ray(Square::B4, Square::D6), bitboard! {
///     . . . . . X . .
///     . . . . X . . .
///     . . . X . . . .
///     . . X . . . . .
///     . X . . . . . .
///     X . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// assert!(ray(Square::B4, Square::C6).is_empty());
/// ```
#[doc(alias = "line")]
#[doc(alias = "LineBB")]
#[inline]
#[must_use]
pub const fn ray(a: Square, b: Square) -> Bitboard {
    let [diagonal, anti_diagonal, file] = tables::LINE_MASKS[a.index()];
    // Two different squares share at most one line; no mask holds its own square.
    let line = if_holds(diagonal, b) | if_holds(anti_diagonal, b) | if_holds(file, b);
    // On one rank only the three bits of the file differ, and on one square none.
    let on_rank = (a as u8 ^ b as u8).wrapping_sub(1) < 7;
    let rank = if on_rank {
        a.rank().bitboard().bits()
    } else {
        0
    };
    Bitboard::from_bits(if line == 0 {
        rank
    } else {
        line | a.bitboard().bits()
    })
}

/// The squares strictly between two squares.
///
/// Symmetric in its squares; empty if they are equal, next to each other, or on no common line.
///
/// ```
/// use pawn_structure::{Square, attacks::between, bitboard};
///
/// assert_eq!(between(Square::E1, Square::E5), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . X . . .
///     . . . . X . . .
///     . . . . X . . .
///     . . . . . . . .
/// });
/// assert!(between(Square::E1, Square::E2).is_empty());
/// ```
#[doc(alias = "between_bb")]
#[inline]
#[must_use]
pub const fn between(a: Square, b: Square) -> Bitboard {
    // All squares from the lower of the two up to, but excluding, the higher; then without the lower.
    let range = (u64::MAX << a.index()) ^ (u64::MAX << b.index());
    let inside = range & range.wrapping_sub(1);
    // Two lines in the same direction are equal or have no square in common, so there is no need to
    // look for the bit of `b` in the masks of `a`.
    let [diagonal, anti_diagonal, file] = tables::LINE_MASKS[a.index()];
    let others = tables::LINE_MASKS[b.index()];
    let line = diagonal & others[0] | anti_diagonal & others[1] | file & others[2];
    // On one rank the squares up to the other are those between the two.
    let on_rank = (a as u8 ^ b as u8) < 8;
    Bitboard::from_bits(inside & if on_rank { u64::MAX } else { line })
}

/// Whether some rank, file or diagonal holds all three squares.
///
/// Equal squares are allowed: two squares on a line are aligned with either of them repeated, and a
/// square is aligned with itself.
///
/// ```
/// use pawn_structure::{Square, attacks::aligned};
///
/// assert!(aligned(Square::A1, Square::C3, Square::H8));
/// assert!(!aligned(Square::A1, Square::C3, Square::C4));
/// ```
#[inline]
#[must_use]
pub const fn aligned(a: Square, b: Square, c: Square) -> bool {
    let lines = lines(a);
    let others = b.bitboard().union(c.bitboard()).bits();
    let mut i = 0;
    while i < lines.len() {
        if lines[i] & others == others {
            return true;
        }
        i += 1;
    }
    false
}
