//! King and pawn against king, solved: the feature `kpk`.
//!
//! A table of 24,576 bytes, which the build script computes, holds all 331,352 positions.
//! [`king::proves_win`](crate::king::proves_win) needs no table, and recognises about three quarters of
//! the wins and none of the draws.

use crate::{Color, Square, king::KingPawnKing};

include!(concat!(env!("OUT_DIR"), "/kpk.rs"));

const _: () = assert!(size_of_val(&KPK_WINS) == 24_576);

/// Whether the side with the pawn wins, with best play by both sides.
///
/// `true: won; false: drawn, or not a position`.
///
/// A position that is not [possible](KingPawnKing::is_possible) is `false`: two pieces on one square,
/// adjacent kings, a pawn that gives check while its side is to move, a pawn on its first or last rank.
/// A position that is possible and not won is drawn. The fifty-move rule does not matter: no win takes
/// that long.
///
/// ```
/// use pawn_structure::{Color, Square, king::KingPawnKing, kpk};
///
/// const fn wins(pawn: Square, king: Square, enemy_king: Square, turn: Color) -> bool {
///     kpk::is_win(KingPawnKing { color: Color::White, pawn, king, enemy_king, turn })
/// }
/// // The opposition decides.
/// const { assert!(wins(Square::E4, Square::E5, Square::E7, Color::Black)) };
/// const { assert!(!wins(Square::E4, Square::E5, Square::E7, Color::White)) };
/// ```
///
/// Cost: one load from 24,576 bytes. Source: CPW, *KPK*; compared with an independent solution on all positions.
#[doc(alias = "bitbase")]
#[doc(alias = "KPK")]
#[inline]
#[must_use]
pub const fn is_win(position: KingPawnKing) -> bool {
    /// The first square of a pawn in the table.
    const FIRST: usize = Square::A2.index();

    let KingPawnKing {
        color,
        pawn,
        king,
        enemy_king,
        turn,
    } = position;
    // As the side with the pawn sees it, mirrored if need be so that the pawn is on one of the
    // files a to d.
    let ranks = match color {
        Color::White => 0,
        Color::Black => 0b11_1000,
    };
    let files = if pawn.index() % 8 < 4 { 0 } else { 0b111 };
    let turns = ranks ^ files;
    let pawn = pawn.index() ^ turns;
    if pawn < FIRST || pawn >= 56 {
        return false;
    }
    let row = (pawn - FIRST) / 8 * 4 + pawn % 8;
    let waits = (color.index() != turn.index()) as usize;
    let kings = KPK_WINS[row][waits][enemy_king.index() ^ turns];
    kings >> (king.index() ^ turns) & 1 == 1
}
