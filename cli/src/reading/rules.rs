//! Positions on the way of a game, and which moves there are in them.
//!
//! On any placement of pieces: a game may start from one that no game has, and a turn may be passed. A move is legal
//! if the piece goes that way and no king of its own side can be taken after it.

use std::fmt;

use pawn_structure::attacks::{attacks, between, pawn_attacks};
use pawn_structure::{Bitboard, Board, Castling, Color, Fen, File, Rank, Role, Square};

use super::moves::{Meaning, Wanted};

/// A position of a game.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Its field for en passant is there only if a pawn can be taken so.
    pub(super) fen: Fen,
    /// The rooks that may castle: on the queen's side and on the king's side of each colour.
    rooks: [[Option<Square>; 2]; 2],
    pub(super) ply: u32,
}

/// Why a word is no move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Illegal {
    Never,
    Several,
    Becomes,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::Never => "illegal",
            Illegal::Several => "more than one piece can move so",
            Illegal::Becomes => "illegal: what the pawn becomes is not said",
        })
    }
}

/// A move that there is.
#[derive(Clone, Copy, Debug)]
enum Step {
    Pass,
    Castle {
        king: Square,
        rook: Square,
    },
    Normal {
        role: Role,
        from: Square,
        to: Square,
        becomes: Role,
    },
    EnPassant {
        from: Square,
        to: Square,
    },
}

impl State {
    /// The position from which a game starts that does not say from which.
    pub(super) fn start() -> State {
        State::set_up(Fen::default())
    }

    /// A position as a tag gives it; rights to castle without rook and king in their places are dropped.
    pub(super) fn set_up(fen: Fen) -> State {
        let mut state = State {
            fen,
            rooks: [[None; 2]; 2],
            ply: 0,
        };
        for letter in fen.castling.letters() {
            let color = if letter.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let Some(king) = state.castling_king(color) else {
                continue;
            };
            let rooks = fen.board.pieces(color, Role::Rook) & king.rank().bitboard();
            let rook = match letter.to_ascii_lowercase() {
                'k' => rooks.last().filter(|rook| *rook > king),
                'q' => rooks.first().filter(|rook| *rook < king),
                file => File::from_index(usize::from(file as u8 - b'a'))
                    .map(|file| Square::new(file, king.rank()))
                    .filter(|rook| rooks.contains(*rook)),
            };
            if let Some(rook) = rook {
                state.rooks[color.index()][usize::from(rook > king)] = Some(rook);
            }
        }
        state.write_castling();
        state.fen.en_passant = fen.en_passant.filter(|to| state.can_pass(*to));
        state
    }

    /// The king that may castle, if it is where kings begin.
    fn castling_king(&self, color: Color) -> Option<Square> {
        let rank = match color {
            Color::White => Rank::First,
            Color::Black => Rank::Eighth,
        };
        let kings = self.fen.board.pieces(color, Role::King);
        (kings.count() == 1)
            .then(|| (kings & rank.bitboard()).first())
            .flatten()
    }

    /// The letters of the rights: of the outermost rook `K` or `Q`, of another its file.
    fn write_castling(&mut self) {
        let mut text = String::new();
        for color in Color::ALL {
            let all = self.fen.board.pieces(color, Role::Rook);
            for (rook, letter) in self.rooks[color.index()].iter().zip(['q', 'k']) {
                let Some(rook) = *rook else { continue };
                let on_rank = all & rook.rank().bitboard();
                let outermost = if letter == 'k' {
                    on_rank.last()
                } else {
                    on_rank.first()
                };
                let letter = if outermost == Some(rook) {
                    letter
                } else {
                    char::from(b'a' + rook.file().index() as u8)
                };
                text.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
        self.fen.castling = text.parse().unwrap_or(Castling::NONE);
    }

    /// `3.` or `3...`
    pub(super) fn number(&self) -> String {
        let points = match self.fen.turn {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{points}", self.fen.fullmove)
    }

    /// Plays what a word says.
    pub(super) fn play(&mut self, meaning: Meaning) -> Result<(), Illegal> {
        let step = match meaning {
            Meaning::Pass => Step::Pass,
            Meaning::Castle { is_king_side } => self.castle(is_king_side)?,
            Meaning::Move(wanted) => self.find(wanted)?,
        };
        let after = self.after(step).ok_or(Illegal::Never)?;
        self.take(step, after);
        Ok(())
    }

    /// The board after a move, unless a king could be taken then.
    fn after(&self, step: Step) -> Option<Board> {
        let turn = self.fen.turn;
        let mut board = self.fen.board;
        match step {
            Step::Pass => return Some(board),
            Step::Castle { king, rook } => {
                let (king_to, rook_to) = castled(king, rook);
                board.remove(king);
                board.remove(rook);
                board.put(king_to, Role::King.of(turn));
                board.put(rook_to, Role::Rook.of(turn));
            }
            Step::Normal {
                from, to, becomes, ..
            } => {
                board.remove(from);
                board.put(to, becomes.of(turn));
            }
            Step::EnPassant { from, to } => {
                board.remove(from);
                board.remove(Square::new(to.file(), from.rank()));
                board.put(to, Role::Pawn.of(turn));
            }
        }
        board.checkers(turn).is_empty().then_some(board)
    }

    /// Goes on from the board after a move.
    fn take(&mut self, step: Step, board: Board) {
        let turn = self.fen.turn;
        let is_capture = board.occupied().count() < self.fen.board.occupied().count();
        let is_pawn = matches!(
            step,
            Step::EnPassant { .. }
                | Step::Normal {
                    role: Role::Pawn,
                    ..
                }
        );
        self.fen.board = board;
        self.fen.halfmove = if is_capture || is_pawn {
            0
        } else {
            self.fen.halfmove.saturating_add(1)
        };
        if turn == Color::Black {
            self.fen.fullmove = self.fen.fullmove.saturating_add(1);
        }
        self.fen.turn = !turn;
        self.fen.en_passant = None;
        self.ply += 1;
        match step {
            Step::Normal {
                role: Role::Pawn,
                from,
                to,
                ..
            } if from.index().abs_diff(to.index()) == 16 => {
                let passed = Square::from_index(usize::midpoint(from.index(), to.index()));
                self.fen.en_passant = passed.filter(|to| self.can_pass(*to));
            }
            _ => {}
        }
        if self.rooks != [[None; 2]; 2] {
            self.keep_rights(step, turn);
        }
    }

    /// Drops the rights that a move ends.
    fn keep_rights(&mut self, step: Step, turn: Color) {
        let before = self.rooks;
        let (from, to) = match step {
            Step::Pass | Step::EnPassant { .. } => return,
            Step::Castle { king, .. } => (king, king),
            Step::Normal { role, from, to, .. } => {
                if role == Role::King {
                    self.rooks[turn.index()] = [None; 2];
                }
                (from, to)
            }
        };
        if matches!(step, Step::Castle { .. }) {
            self.rooks[turn.index()] = [None; 2];
        }
        for rook in self.rooks.iter_mut().flatten() {
            if *rook == Some(from) || *rook == Some(to) {
                *rook = None;
            }
        }
        // In Fischer's chess the letters depend on the other rooks.
        let is_usual = |rook: &Option<Square>| {
            rook.is_none_or(|rook| matches!(rook.file(), File::A | File::H))
        };
        if self.rooks != before || !self.rooks.iter().flatten().all(is_usual) {
            self.write_castling();
        }
    }

    /// Whether a pawn of the side to move can take one that has just passed a square.
    fn can_pass(&self, to: Square) -> bool {
        let turn = self.fen.turn;
        let from = pawn_attacks(!turn, to) & self.fen.board.pieces(turn, Role::Pawn);
        from.into_iter().any(|from| {
            self.takes_in_passing(from, to) && self.after(Step::EnPassant { from, to }).is_some()
        })
    }

    fn takes_in_passing(&self, from: Square, to: Square) -> bool {
        let taken = Square::new(to.file(), from.rank());
        let board = &self.fen.board;
        !board.occupied().contains(to) && board.pieces(!self.fen.turn, Role::Pawn).contains(taken)
    }

    fn castle(&self, is_king_side: bool) -> Result<Step, Illegal> {
        let turn = self.fen.turn;
        let rook = self.rooks[turn.index()][usize::from(is_king_side)].ok_or(Illegal::Never)?;
        let king = self.castling_king(turn).ok_or(Illegal::Never)?;
        let (king_to, rook_to) = castled(king, rook);
        let board = &self.fen.board;
        let others = board.occupied().without(king).without(rook);
        let path = between(king, king_to).with(king).with(king_to);
        let is_free = (path | between(rook, rook_to).with(rook_to)) & others == Bitboard::EMPTY;
        let without_king = board.occupied().without(king);
        let is_safe = |square| {
            board
                .attackers_to_with(!turn, square, without_king)
                .is_empty()
        };
        if is_free && path.into_iter().all(is_safe) {
            Ok(Step::Castle { king, rook })
        } else {
            Err(Illegal::Never)
        }
    }

    /// The one move that is meant.
    fn find(&self, wanted: Wanted) -> Result<Step, Illegal> {
        let Some(to) = wanted.to() else {
            return self.find_capture(wanted);
        };
        let board = &self.fen.board;
        let turn = self.fen.turn;
        let role = match (wanted.role, wanted.from) {
            (Some(role), _) => role,
            (None, (Some(file), Some(rank))) => {
                let piece = board.piece_at(Square::new(file, rank));
                piece
                    .filter(|piece| piece.color == turn)
                    .ok_or(Illegal::Never)?
                    .role
            }
            (None, _) => Role::Pawn,
        };
        if role == Role::Pawn {
            return self.find_pawn(wanted, to);
        }
        let mut from = board.pieces(turn, role);
        if let Some(file) = wanted.from.0 {
            from &= file.bitboard();
        }
        if let Some(rank) = wanted.from.1 {
            from &= rank.bitboard();
        }
        if role == Role::King
            && let Some(step) = self.castle_of_king(from, to)
        {
            return step;
        }
        if board.by_color(turn).contains(to)
            || board.pieces(!turn, Role::King).contains(to)
            || wanted.promotion.is_some()
        {
            return Err(Illegal::Never);
        }
        from &= attacks(to, role.of(turn), board.occupied());
        let step = |from| Step::Normal {
            role,
            from,
            to,
            becomes: role,
        };
        if from.count() < 2 {
            return from.first().map(step).ok_or(Illegal::Never);
        }
        self.only(from.into_iter().map(step))
    }

    /// A king that goes two squares and more, or to its own rook, castles.
    fn castle_of_king(&self, kings: Bitboard, to: Square) -> Option<Result<Step, Illegal>> {
        let turn = self.fen.turn;
        let king = self
            .castling_king(turn)
            .filter(|king| kings.contains(*king))?;
        if attacks(king, Role::King.of(turn), Bitboard::EMPTY).contains(to)
            && !self.fen.board.by_color(turn).contains(to)
        {
            return None;
        }
        let rooks = self.rooks[turn.index()];
        let side = rooks
            .iter()
            .position(|rook| rook.is_some_and(|rook| rook == to || castled(king, rook).0 == to))?;
        Some(self.castle(side == 1))
    }

    fn find_pawn(&self, wanted: Wanted, to: Square) -> Result<Step, Illegal> {
        let board = &self.fen.board;
        let turn = self.fen.turn;
        let last = match turn {
            Color::White => Rank::Eighth,
            Color::Black => Rank::First,
        };
        let becomes = match wanted.promotion {
            None if to.rank() == last => return Err(Illegal::Becomes),
            None => Role::Pawn,
            Some(Role::Pawn | Role::King) => return Err(Illegal::Never),
            Some(_) if to.rank() != last => return Err(Illegal::Never),
            Some(role) => role,
        };
        let pawns = board.pieces(turn, Role::Pawn);
        let occupied = board.occupied();
        let behind = |squares: Bitboard| match turn {
            Color::White => squares.south(),
            Color::Black => squares.north(),
        };
        let (is_capture, from) = match wanted.from.0 {
            Some(file) if file != to.file() => {
                (true, pawn_attacks(!turn, to) & pawns & file.bitboard())
            }
            _ => {
                let one = behind(to.bitboard());
                let fourth = match turn {
                    Color::White => Rank::Fourth,
                    Color::Black => Rank::Fifth,
                };
                let two = if to.rank() == fourth {
                    behind(one - occupied)
                } else {
                    Bitboard::EMPTY
                };
                (false, (one | two) & pawns)
            }
        };
        let from = match wanted.from.1 {
            Some(rank) => from & rank.bitboard(),
            None => from,
        };
        let from = from.first().ok_or(Illegal::Never)?;
        let normal = Step::Normal {
            role: Role::Pawn,
            from,
            to,
            becomes,
        };
        let takes = board.by_color(!turn) - board.by_role(Role::King);
        if !is_capture {
            return if occupied.contains(to) {
                Err(Illegal::Never)
            } else {
                Ok(normal)
            };
        }
        if takes.contains(to) {
            Ok(normal)
        } else if self.fen.en_passant == Some(to) && self.takes_in_passing(from, to) {
            Ok(Step::EnPassant { from, to })
        } else {
            Err(Illegal::Never)
        }
    }

    /// `exd`: whatever pawn of the file can take something there.
    fn find_capture(&self, wanted: Wanted) -> Result<Step, Illegal> {
        let steps = Rank::ALL
            .into_iter()
            .filter_map(|rank| self.find_pawn(wanted, Square::new(wanted.file, rank)).ok());
        self.only(steps)
    }

    /// The one of several moves that is legal.
    fn only(&self, steps: impl Iterator<Item = Step>) -> Result<Step, Illegal> {
        let mut legal = steps.filter(|step| self.after(*step).is_some());
        match (legal.next(), legal.next()) {
            (Some(step), None) => Ok(step),
            (None, _) => Err(Illegal::Never),
            _ => Err(Illegal::Several),
        }
    }
}

/// Where king and rook stand after castling, by which of them was farther to the west.
fn castled(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) = if rook > king {
        (File::G, File::F)
    } else {
        (File::C, File::D)
    };
    (
        Square::new(king_file, king.rank()),
        Square::new(rook_file, king.rank()),
    )
}
