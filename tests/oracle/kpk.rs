//! King and pawn against king, solved: White's pawn, all squares, both sides to move.
//!
//! A position is called won once every way of Black's, or one way of White's, leads to positions
//! already called won; the rounds go on until one finds nothing new. What is left is drawn.

use super::{
    bit,
    mailbox::{BLACK, WHITE, king_attacks, pawn_attacks, queen_attacks, rook_attacks},
    squares,
};

/// Two kings, White's pawn, and who is to move.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub king: usize,
    pub pawn: usize,
    pub bare: usize,
    pub turn: usize,
}

/// Which positions White wins.
pub struct Solution {
    won: Vec<bool>,
    steps: Vec<u64>,
    hits: Vec<u64>,
}

impl Position {
    /// Every position that the rules of chess allow.
    pub fn all() -> impl Iterator<Item = Position> {
        (0..2 * 64 * 48 * 64)
            .map(|index| Position {
                king: index / 2 % 64,
                pawn: 8 + index / 128 % 48,
                bare: index / 128 / 48,
                turn: index % 2,
            })
            .filter(|position| position.is_legal())
    }

    /// Three squares, the pawn on one of its ranks, the kings not beside each other, and White not to move if the pawn gives check.
    pub fn is_legal(self) -> bool {
        (8..56).contains(&self.pawn)
            && self.king != self.pawn
            && self.bare != self.pawn
            && self.king != self.bare
            && king_attacks(self.king) & bit(self.bare) == 0
            && (self.turn == BLACK || pawn_attacks(WHITE, self.pawn) & bit(self.bare) == 0)
    }

    fn index(self) -> usize {
        ((self.turn * 64 + self.king) * 64 + self.pawn) * 64 + self.bare
    }
}

impl Solution {
    /// Solves the ending.
    pub fn new() -> Solution {
        let mut solution = Solution {
            won: vec![false; 2 * 64 * 64 * 64],
            steps: (0..64).map(king_attacks).collect(),
            hits: (0..64).map(|pawn| pawn_attacks(WHITE, pawn)).collect(),
        };
        let positions: Vec<_> = Position::all().collect();
        let mut found = true;
        while found {
            found = false;
            for &position in &positions {
                if !solution.won(position) && solution.wins(position) {
                    solution.won[position.index()] = true;
                    found = true;
                }
            }
        }
        solution
    }

    /// Whether White wins; asked of legal positions.
    pub fn won(&self, position: Position) -> bool {
        self.won[position.index()]
    }

    fn wins(&self, position: Position) -> bool {
        if position.turn == WHITE {
            self.white_wins(position)
        } else {
            self.black_loses(position)
        }
    }

    fn white_wins(&self, position: Position) -> bool {
        let Position {
            king, pawn, bare, ..
        } = position;
        let then = |king, pawn| {
            let turn = BLACK;
            self.won(Position {
                king,
                pawn,
                bare,
                turn,
            })
        };
        let forbidden = bit(pawn) | self.steps[bare];
        if squares(self.steps[king] & !forbidden).any(|to| then(to, pawn)) {
            return true;
        }
        let free = |square| square != king && square != bare;
        let stop = pawn + 8;
        if !free(stop) {
            false
        } else if stop >= 56 {
            self.promotion_wins(king, stop, bare)
        } else {
            then(king, stop) || (pawn < 16 && free(pawn + 16) && then(king, pawn + 16))
        }
    }

    /// Whether Black, to move, loses: every move does, or it is mate.
    fn black_loses(&self, position: Position) -> bool {
        let Position {
            king, pawn, bare, ..
        } = position;
        let moves = self.steps[bare] & !self.steps[king] & !self.hits[pawn];
        if moves == 0 {
            return self.hits[pawn] & bit(bare) != 0;
        }
        let turn = WHITE;
        moves & bit(pawn) == 0
            && squares(moves).all(|bare| {
                self.won(Position {
                    king,
                    pawn,
                    bare,
                    turn,
                })
            })
    }

    /// Whether a queen or a rook that White has just made wins: against a bare king they do, unless it
    /// takes the piece at once or is stalemate. A bishop or a knight never does.
    fn promotion_wins(&self, king: usize, piece: usize, bare: usize) -> bool {
        [queen_attacks, rook_attacks].into_iter().any(|attacks| {
            // The bare king is not in the way: it cannot hide behind itself.
            let attacked = attacks(piece, bit(king));
            let moves = self.steps[bare] & !self.steps[king] & !attacked;
            if moves == 0 {
                attacked & bit(bare) != 0
            } else {
                moves & bit(piece) == 0
            }
        })
    }
}
