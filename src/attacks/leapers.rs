//! King, knight and pawn: one table load each.

use crate::{Bitboard, Color, Square, tables};

/// The squares that a king attacks: its neighbours, at most eight.
///
/// ```
/// use pawn_structure::{Square, attacks::king_attacks, bitboard};
///
/// assert_eq!(king_attacks(Square::E4), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . X X X . .
///     . . . X . X . .
///     . . . X X X . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[inline]
#[must_use]
pub const fn king_attacks(square: Square) -> Bitboard {
    Bitboard::from_bits(tables::KING_ATTACKS[square.index()])
}

/// The squares that a knight attacks: two steps one way and one across, at most eight.
///
/// ```
/// use pawn_structure::{Square, attacks::knight_attacks, bitboard};
///
/// assert_eq!(knight_attacks(Square::D4), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . X . X . . .
///     . X . . . X . .
///     . . . . . . . .
///     . X . . . X . .
///     . . X . X . . .
///     . . . . . . . .
/// });
/// ```
#[inline]
#[must_use]
pub const fn knight_attacks(square: Square) -> Bitboard {
    Bitboard::from_bits(tables::KNIGHT_ATTACKS[square.index()])
}

/// The squares that a pawn attacks: diagonally ahead, whatever stands there.
///
/// A pawn on the a- or h-file attacks one square, one on its last rank attacks none. The function
/// is its own inverse with the colour swapped: `s` is attacked from `t` exactly if `t` is attacked
/// from `s` by a pawn of the other colour. A whole set of pawns at once:
/// [`Bitboard::pawn_attacks`].
///
/// ```
/// use pawn_structure::{Color, Square, attacks::pawn_attacks, bitboard};
///
/// assert_eq!(pawn_attacks(Color::White, Square::E4), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . X . X . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// assert!(pawn_attacks(Color::White, Square::E8).is_empty());
/// ```
#[inline]
#[must_use]
pub const fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    Bitboard::from_bits(tables::PAWN_ATTACKS[color.index()][square.index()])
}
