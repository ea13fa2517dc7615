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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::is_capture;
    use crate::testing::{boards, legal};

    /// Squares with what stands on them, and nothing else.
    type Mailbox = [Option<(Piece, Color)>; 64];

    fn mailbox(board: &Board) -> Mailbox {
        let mut mailbox = [None; 64];
        for square in Square::ALL {
            mailbox[square as usize] = board.piece_on(square).zip(board.color_on(square));
        }
        mailbox
    }

    /// Who of a colour can move to a square with an enemy on it, found by walking.
    fn takers(mailbox: &Mailbox, to: usize, color: Color) -> Vec<(Piece, usize)> {
        let mut found = Vec::new();
        let (file, rank) = ((to % 8) as i32, (to / 8) as i32);
        let at = |file: i32, rank: i32| {
            ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
        };
        let mut step = |df: i32, dr: i32, far: bool, pieces: &[Piece]| {
            let (mut f, mut r) = (file + df, rank + dr);
            while let Some(square) = at(f, r) {
                if let Some((piece, owner)) = mailbox[square] {
                    if owner == color && pieces.contains(&piece) {
                        found.push((piece, square));
                    }
                    break;
                }
                if !far {
                    break;
                }
                (f, r) = (f + df, r + dr);
            }
        };
        let behind = if color == Color::White { -1 } else { 1 };
        for df in [-1, 1] {
            step(df, behind, false, &[Piece::Pawn]);
        }
        for (df, dr) in [
            (1, 2),
            (2, 1),
            (2, -1),
            (1, -2),
            (-1, -2),
            (-2, -1),
            (-2, 1),
            (-1, 2),
        ] {
            step(df, dr, false, &[Piece::Knight]);
        }
        for (df, dr) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            step(df, dr, true, &[Piece::Bishop, Piece::Queen]);
            step(df, dr, false, &[Piece::King]);
        }
        for (df, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            step(df, dr, true, &[Piece::Rook, Piece::Queen]);
            step(df, dr, false, &[Piece::King]);
        }
        found
    }

    /// What a colour wins on a square by taking with its least valuable piece, or not.
    fn best(mailbox: &Mailbox, to: usize, color: Color) -> i32 {
        let Some((piece, from)) = takers(mailbox, to, color)
            .into_iter()
            .min_by_key(|taker| taker.0)
        else {
            return 0;
        };
        if piece == Piece::King && !takers(mailbox, to, !color).is_empty() {
            return 0;
        }
        let mut after = *mailbox;
        after[from] = None;
        after[to] = Some((piece, color));
        let (victim, _) = mailbox[to].unwrap();
        (VALUE[victim as usize] - best(&after, to, !color)).max(0)
    }

    fn naive(board: &Board, mv: Move) -> i32 {
        let mut after = mailbox(board);
        let color = board.side_to_move();
        let (from, to) = (mv.from as usize, mv.to as usize);
        let mut gain = after[to].map_or(0, |(piece, _)| VALUE[piece as usize]);
        if after[to].is_none() && is_capture(board, mv) {
            gain = VALUE[0];
            after[from / 8 * 8 + to % 8] = None;
        }
        let piece = mv.promotion.or(board.piece_on(mv.from)).unwrap();
        if mv.promotion.is_some() {
            gain += VALUE[piece as usize] - VALUE[0];
        }
        after[from] = None;
        after[to] = Some((piece, color));
        gain - best(&after, to, !color)
    }

    #[test]
    fn equals_a_minimax_of_captures() {
        let mut captures = 0;
        for board in boards(1, 400) {
            for mv in legal(&board) {
                let castles = board.colors(board.side_to_move()).has(mv.to);
                if castles {
                    continue;
                }
                captures += usize::from(is_capture(&board, mv));
                let value = naive(&board, mv);
                assert!(is_at_least(&board, mv, value), "{board} {mv}: not {value}");
                assert!(
                    !is_at_least(&board, mv, value + 1),
                    "{board} {mv}: more than {value}"
                );
            }
        }
        assert!(captures > 500);
    }

    #[test]
    fn drawn_by_hand() {
        // The pawn is guarded by a pawn: the queen is lost for two pawns, the knight for two.
        let board: Board = "4k3/8/4p3/3p4/8/2N5/8/3QK3 w - - 0 1".parse().unwrap();
        let takes = "d1d5".parse().unwrap();
        assert!(is_at_least(&board, takes, 100 - 960 + 100));
        assert!(!is_at_least(&board, takes, 100 - 960 + 101));
        // With the queen behind it the knight is lost for two pawns.
        let takes = "c3d5".parse().unwrap();
        assert!(is_at_least(&board, takes, 100 - 320 + 100));
        assert!(!is_at_least(&board, takes, 100 - 320 + 101));
    }
}
