//! The pawn geometry of one square, from tables of 4,224 bytes in all.
//!
//! A *span* does not include the square it starts from. Nothing blocks a span: what stands on the
//! board does not matter here. For a whole set of pawns at once, and for the fills, see the methods
//! of [`Bitboard`] with the same names, which use no tables.
//!
//! Source: the Chess Programming Wiki's pawn spans and attack spans.

use crate::{Bitboard, Color, File, Square, tables};

/// The squares ahead of a pawn on its file, its own not included.
///
/// Empty on the pawn's last rank.
///
/// ```
/// use pawn_structure::{Color, Square, bitboard, spans::front_span};
///
/// assert_eq!(front_span(Color::White, Square::D4), bitboard! {
///     . . . X . . . .
///     . . . X . . . .
///     . . . X . . . .
///     . . . X . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "forward_file_bb")]
#[inline]
#[must_use]
pub const fn front_span(color: Color, square: Square) -> Bitboard {
    Bitboard::from_bits(tables::FRONT_SPANS[color.index()][square.index()])
}

/// The squares behind a pawn on its file, its own not included.
///
/// The other colour's [`front_span`]; empty on the pawn's first rank.
#[inline]
#[must_use]
pub const fn rear_span(color: Color, square: Square) -> Bitboard {
    front_span(color.opposite(), square)
}

/// The squares that a pawn attacks now, or could attack once it has moved straight ahead: the
/// neighbouring files, on the ranks ahead.
///
/// A pawn on the a- or h-file has one neighbouring file; empty on the pawn's last rank.
///
/// ```
/// use pawn_structure::{Color, Square, bitboard, spans::attack_front_span};
///
/// assert_eq!(attack_front_span(Color::Black, Square::D4), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . X . X . . .
///     . . X . X . . .
///     . . X . X . . .
/// });
/// ```
#[doc(alias = "pawn_attack_span")]
#[inline]
#[must_use]
pub const fn attack_front_span(color: Color, square: Square) -> Bitboard {
    Bitboard::from_bits(tables::ATTACK_FRONT_SPANS[color.index()][square.index()])
}

/// The squares from which own pawns support a pawn, now or later: the neighbouring files, on its own
/// rank and behind.
///
/// Together with the [`attack_front_span`] this makes the whole neighbouring files.
///
/// ```
/// use pawn_structure::{Color, Square, bitboard, spans::attack_rear_span};
///
/// assert_eq!(attack_rear_span(Color::White, Square::D4), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . X . X . . .
///     . . X . X . . .
///     . . X . X . . .
///     . . X . X . . .
/// });
/// ```
#[inline]
#[must_use]
pub const fn attack_rear_span(color: Color, square: Square) -> Bitboard {
    Bitboard::from_bits(tables::ATTACK_REAR_SPANS[color.index()][square.index()])
}

/// The squares on which an enemy pawn keeps a pawn from being passed: its own and the neighbouring
/// files, on the ranks ahead.
///
/// `front_span | attack_front_span`.
///
/// ```
/// use pawn_structure::{Color, Square, bitboard, spans::passed_span};
///
/// assert_eq!(passed_span(Color::White, Square::A4), bitboard! {
///     X X . . . . . .
///     X X . . . . . .
///     X X . . . . . .
///     X X . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "passed_pawn_span")]
#[inline]
#[must_use]
pub const fn passed_span(color: Color, square: Square) -> Bitboard {
    Bitboard::from_bits(tables::PASSED_SPANS[color.index()][square.index()])
}

/// The squares of the files next to a file; the a- and the h-file have one neighbour.
///
/// ```
/// use pawn_structure::{File, spans::adjacent_files};
///
/// assert_eq!(adjacent_files(File::A), File::B.bitboard());
/// assert_eq!(adjacent_files(File::D), File::C.bitboard() | File::E.bitboard());
/// ```
#[doc(alias = "adjacent_files_bb")]
#[inline]
#[must_use]
pub const fn adjacent_files(file: File) -> Bitboard {
    Bitboard::from_bits(tables::ADJACENT_FILES[file.index()])
}
