//! Static exchange evaluation: what a capture wins when all pieces that bear on its square take part.

use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use crate::search::{VALUE, captured};

/// Does the move win at least so much, each side taking with its least valuable piece or stopping?
///
/// Pins do not count. A king takes only what nothing guards any more.
pub(crate) fn is_at_least(board: &Board, mv: Move, threshold: i32) -> bool {
    let Some(mut on_square) = board.piece_on(mv.from) else {
        return threshold <= 0;
    };
    let victim = captured(board, mv);
    let mut gain = victim.map_or(0, |piece| VALUE[piece as usize]);
    if let Some(promotion) = mv.promotion {
        gain += VALUE[promotion as usize] - VALUE[Piece::Pawn as usize];
        on_square = promotion;
    }
    // What the mover has beyond the threshold: it is content from zero on, the other side below.
    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    let to = mv.to;
    let mover = board.side_to_move();
    let mut color = mover;
    let mut occupied = board.occupied() & !mv.from.bitboard() | to.bitboard();
    if victim.is_some() && !board.occupied().has(to) {
        occupied &= !Square::new(to.file(), mv.from.rank()).bitboard();
    }
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let mut attackers = attackers(board, to, occupied);
    loop {
        color = !color;
        attackers &= occupied;
        let own = attackers & board.colors(color);
        let least = Piece::ALL
            .into_iter()
            .find(|&piece| !own.is_disjoint(board.pieces(piece)));
        // Who cannot take stays discontent.
        let Some(piece) = least else {
            return color != mover;
        };
        if piece == Piece::King && !attackers.is_disjoint(board.colors(!color)) {
            return color != mover;
        }
        let taken = VALUE[on_square as usize];
        on_square = piece;
        if color == mover {
            balance += taken;
            if balance < 0 {
                return false;
            }
        } else {
            balance -= taken;
            if balance >= 0 {
                return true;
            }
        }
        if let Some(square) = (own & board.pieces(piece)).next_square() {
            occupied &= !square.bitboard();
        }
        if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
            attackers |= get_bishop_moves(to, occupied) & diagonal;
        }
        if matches!(piece, Piece::Rook | Piece::Queen) {
            attackers |= get_rook_moves(to, occupied) & straight;
        }
    }
}

/// All pieces of both sides that bear on a square.
fn attackers(board: &Board, to: Square, occupied: BitBoard) -> BitBoard {
    let pieces = |piece| board.pieces(piece);
    let pawns =
        |color: Color| get_pawn_attacks(to, !color) & board.colored_pieces(color, Piece::Pawn);
    pawns(Color::White)
        | pawns(Color::Black)
        | get_knight_moves(to) & pieces(Piece::Knight)
        | get_king_moves(to) & pieces(Piece::King)
        | get_bishop_moves(to, occupied) & (pieces(Piece::Bishop) | pieces(Piece::Queen))
        | get_rook_moves(to, occupied) & (pieces(Piece::Rook) | pieces(Piece::Queen))
}
