//! What one piece on one square attacks, and the lines between squares.
//!
//! A piece attacks a square if an enemy king there would be in check from it: squares with pieces of
//! its own side count, pins do not matter, and a pawn attacks its two diagonals whatever stands on
//! them. Sliders see as far as the first piece of the occupancy they are given, that piece included;
//! the slider's own square may be occupied or not. What a whole board attacks is in
//! [`Board`](crate::Board).
//!
//! All functions are `const fn`, do not branch on the square, and together read 4,096 bytes of tables.

mod leapers;
mod lines;
mod sliders;

pub use leapers::{king_attacks, knight_attacks, pawn_attacks};
pub use lines::{aligned, between, ray};
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};

use crate::{Bitboard, Piece, Role, Square};

/// The squares that a piece attacks, whatever piece it is.
///
/// The function of its role: [`pawn_attacks`], [`knight_attacks`], [`bishop_attacks`],
/// [`rook_attacks`], [`queen_attacks`] or [`king_attacks`]. The occupancy matters to sliders only.
///
/// ```
/// use pawn_structure::{Bitboard, Color, Role, Square, attacks};
///
/// let queen = Role::Queen.of(Color::White);
/// assert_eq!(
///     attacks::attacks(Square::D4, queen, Bitboard::EMPTY),
///     attacks::queen_attacks(Square::D4, Bitboard::EMPTY),
/// );
/// ```
#[inline]
#[must_use]
pub const fn attacks(square: Square, piece: Piece, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_attacks(piece.color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => queen_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}
