//! Whether the side to move is checkmated or stalemated, on any placement of pieces.
//!
//! Castling is left out: where it is possible, the king or the rook has another move.

use pawn_structure::{
    Bitboard, Color, Rank, Role, Square,
    attacks::{attacks, pawn_attacks},
};

use super::Position;

pub(super) fn is_mate(position: &Position) -> bool {
    !position.board.checkers(position.turn).is_empty() && !has_move(position)
}

pub(super) fn is_stalemate(position: &Position) -> bool {
    position.board.checkers(position.turn).is_empty() && !has_move(position)
}

/// Whether some move leaves no own king attacked. Without a king every move does.
fn has_move(position: &Position) -> bool {
    let Position { board, turn, .. } = position;
    Role::ALL.into_iter().any(|role| {
        board.pieces(*turn, role).into_iter().any(|from| {
            targets(position, role, from)
                .into_iter()
                .any(|to| is_legal(position, role, from, to))
        })
    })
}

/// Where a piece goes if check does not matter.
fn targets(position: &Position, role: Role, from: Square) -> Bitboard {
    let Position {
        board,
        turn,
        en_passant,
    } = *position;
    let free = !board.occupied();
    if role != Role::Pawn {
        return attacks(from, role.of(turn), !free) - board.by_color(turn);
    }
    let ahead = |squares: Bitboard| match turn {
        Color::White => squares.north(),
        Color::Black => squares.south(),
    };
    let second = match turn {
        Color::White => Rank::Second,
        Color::Black => Rank::Seventh,
    };
    let single = ahead(from.bitboard()) & free;
    let double = if from.rank() == second {
        ahead(single) & free
    } else {
        Bitboard::EMPTY
    };
    let en_passant = en_passant.filter(|to| taken_in_passing(position, from, *to).is_some());
    let captures = board.by_color(!turn) | en_passant.map_or(Bitboard::EMPTY, Square::bitboard);
    single | double | (pawn_attacks(turn, from) & captures)
}

/// The pawn beside `from` that has just passed `to`, if the position says so and it is there.
fn taken_in_passing(position: &Position, from: Square, to: Square) -> Option<Square> {
    let Position {
        board,
        turn,
        en_passant,
    } = position;
    let taken = Square::new(to.file(), from.rank());
    let is_so = *en_passant == Some(to)
        && from.file() != to.file()
        && !board.occupied().contains(to)
        && board.pieces(!*turn, Role::Pawn).contains(taken);
    is_so.then_some(taken)
}

fn is_legal(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let Position { board, turn, .. } = position;
    let mut after = board.without(from).with(to, role.of(*turn));
    if role == Role::Pawn
        && let Some(taken) = taken_in_passing(position, from, to)
    {
        after.remove(taken);
    }
    after.checkers(*turn).is_empty()
}
