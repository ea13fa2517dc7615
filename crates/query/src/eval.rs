//! What a query says of a position.

use pawn_structure::{Bitboard, Board, Color, Pawns, Role, Square, attacks::attacks};

use super::{
    Position, moves,
    tree::{Number, Pieces, Set, Truth, Turn},
};

impl Truth {
    pub(super) fn holds(&self, position: &Position) -> bool {
        match self {
            Truth::Any(set) => !set.squares(position).is_empty(),
            Truth::Not(truth) => !truth.holds(position),
            Truth::All(truths) => truths.iter().all(|truth| truth.holds(position)),
            Truth::Or(truths) => truths.iter().any(|truth| truth.holds(position)),
            Truth::InRange(number, range) => range.contains(number.count(position)),
            Truth::Formation(formation, colors) => {
                let pawns = Pawns::from(&position.board);
                let has_it = |color: &Color| formation.is_in(pawns.side(*color));
                colors.of().iter().any(has_it)
            }
            Truth::Check => !position.board.checkers(position.turn).is_empty(),
            Truth::Mate => moves::is_mate(position),
            Truth::Stalemate => moves::is_stalemate(position),
            Truth::ToMove(color) => position.turn == *color,
            Truth::Turned(turn, truth) => {
                truth.holds(position) || truth.holds(&position.turned(*turn))
            }
        }
    }
}

impl Set {
    pub(super) fn squares(&self, position: &Position) -> Bitboard {
        let board = &position.board;
        match self {
            Set::Squares(squares) => *squares,
            Set::Pieces(pieces, squares) => pieces.on(board) & *squares,
            Set::Pattern(pattern, colors, rules) => {
                let pawns = Pawns::from(board);
                colors.of().iter().fold(Bitboard::EMPTY, |squares, color| {
                    squares | pattern.squares_by(pawns.side(*color), rules)
                })
            }
            Set::Attacked(from, to) => {
                let from = from.squares(position);
                if from.is_empty() {
                    return Bitboard::EMPTY;
                }
                attacked(board, from, to.squares(position))
            }
            Set::Attackers(from, to) => {
                let from = from.squares(position);
                if from.is_empty() {
                    return Bitboard::EMPTY;
                }
                attackers(board, from, to.squares(position))
            }
            Set::Intersection(sets) => {
                let mut squares = Bitboard::FULL;
                for set in sets {
                    squares &= set.squares(position);
                    if squares.is_empty() {
                        break;
                    }
                }
                squares
            }
            Set::Union(sets) => sets.iter().fold(Bitboard::EMPTY, |squares, set| {
                squares | set.squares(position)
            }),
            Set::Complement(set) => !set.squares(position),
            Set::Where(truths, set) => {
                if truths.iter().all(|truth| truth.holds(position)) {
                    set.squares(position)
                } else {
                    Bitboard::EMPTY
                }
            }
            Set::Turned(turn, set) => {
                let turned = set.squares(&position.turned(*turn));
                set.squares(position) | turn.squares(turned)
            }
        }
    }
}

impl Number {
    pub(super) fn count(&self, position: &Position) -> u32 {
        match self {
            Number::Squares(set) => set.squares(position).count(),
            Number::Attacks(from, to) => {
                let (from, to) = (from.squares(position), to.squares(position));
                let mut count = 0;
                each_attack(&position.board, from, |_, attacked| {
                    count += (attacked & to).count();
                });
                count
            }
            Number::Power(set) => power(&position.board, set.squares(position)),
            Number::Turned(turn, number) => number
                .count(position)
                .max(number.count(&position.turned(*turn))),
        }
    }
}

impl Turn {
    fn squares(self, squares: Bitboard) -> Bitboard {
        match self {
            Turn::Mirror => squares.mirror_horizontal(),
            Turn::Colors => squares.flip_vertical(),
        }
    }
}

impl Position {
    fn turned(&self, turn: Turn) -> Position {
        match turn {
            Turn::Mirror => Position {
                board: self.board.mirrored(),
                turn: self.turn,
                en_passant: self.en_passant.map(Square::mirror_horizontal),
            },
            Turn::Colors => Position {
                board: self.board.flipped(),
                turn: !self.turn,
                en_passant: self.en_passant.map(Square::flip_vertical),
            },
        }
    }
}

impl Pieces {
    fn on(self, board: &Board) -> Bitboard {
        let mut squares = Bitboard::EMPTY;
        for color in Color::ALL {
            if self.is_whole(color) {
                squares |= board.by_color(color);
            } else if self.has_any(color) {
                for role in Role::ALL {
                    if self.contains(color, role) {
                        squares |= board.pieces(color, role);
                    }
                }
            }
        }
        if self.empty {
            squares |= !board.occupied();
        }
        squares
    }
}

/// Every piece on the squares, and what it attacks.
fn each_attack(board: &Board, from: Bitboard, mut each: impl FnMut(Square, Bitboard)) {
    let occupied = board.occupied();
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = role.of(color);
            for square in board.pieces(color, role) & from {
                each(square, attacks(square, piece, occupied));
            }
        }
    }
}

/// The squares of `to` that pieces on `from` attack, from the side on which there is less to look at.
fn attacked(board: &Board, from: Bitboard, to: Bitboard) -> Bitboard {
    let from = from & board.occupied();
    let mut attacked = Bitboard::EMPTY;
    if to.count() < from.count() {
        for square in to {
            if !(attackers_of(board, square) & from).is_empty() {
                attacked = attacked.with(square);
            }
        }
    } else {
        each_attack(board, from, |_, squares| attacked |= squares);
    }
    attacked & to
}

/// The squares of `from` with pieces that attack `to`.
fn attackers(board: &Board, from: Bitboard, to: Bitboard) -> Bitboard {
    let from = from & board.occupied();
    let mut attackers = Bitboard::EMPTY;
    if to.count() < from.count() {
        for square in to {
            attackers |= attackers_of(board, square);
        }
    } else {
        each_attack(board, from, |square, squares| {
            if !(squares & to).is_empty() {
                attackers = attackers.with(square);
            }
        });
    }
    attackers & from
}

fn attackers_of(board: &Board, square: Square) -> Bitboard {
    board.attackers_to(Color::White, square) | board.attackers_to(Color::Black, square)
}

/// Queens are 9, rooks 5, bishops and knights 3, pawns 1, kings nothing.
fn power(board: &Board, squares: Bitboard) -> u32 {
    const POWERS: [(Role, u32); 5] = [
        (Role::Queen, 9),
        (Role::Rook, 5),
        (Role::Bishop, 3),
        (Role::Knight, 3),
        (Role::Pawn, 1),
    ];
    let of = |(role, power)| power * (board.by_role(role) & squares).count();
    POWERS.into_iter().map(of).sum()
}
