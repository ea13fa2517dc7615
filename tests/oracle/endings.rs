//! Pawn endings solved from one side: the positions that White certainly wins.
//!
//! A set of squares of White's king answers 64 positions at once, and of White's queen where there is one.
//! What is too much work is given to Black, so that the answers err on one side only: a promotion of
//! Black's wins nothing for White, whatever came of it, and neither does anything but a queen, except
//! against a bare king. A queen wins against a bare king unless it is taken at once or has stalemated it,
//! with more pawns as well.

use super::{
    bit,
    mailbox::{BLACK, WHITE, king_attacks, pawn_attacks, queen_attacks, rook_attacks},
    squares,
};

/// Sets of squares of White's king, by the black king's square.
type Kings = [u64; 64];

/// Sets of squares of White's queen, by White's king's square and the black king's.
type Queens = Vec<[u64; 64]>;

/// What White wins, to move and to wait.
#[derive(Clone, PartialEq)]
struct Wins<S> {
    moves: S,
    waits: S,
}

fn steps() -> [u64; 64] {
    core::array::from_fn(king_attacks)
}

/// The squares from which a king reaches one of a set.
fn around(set: u64) -> u64 {
    let not_a = set & !0x0101_0101_0101_0101;
    let not_h = set & !0x8080_8080_8080_8080;
    let beside = not_a >> 1 | not_h << 1;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// The kings' places for which a piece that White has just made wins against a bare king.
fn promotions(piece: usize, others: u64) -> Kings {
    let steps = steps();
    let mut wins = [0; 64];
    for king in (0..64).filter(|&king| king != piece) {
        for attacks in [queen_attacks, rook_attacks] {
            let attacked = attacks(piece, bit(king) | others)
                | squares(others).fold(0, |set, pawn| set | pawn_attacks(WHITE, pawn));
            for bare in (0..64).filter(|&bare| bare != piece) {
                let own = steps[king] | attacked;
                // Pawns that the piece protects are not taken either.
                let moves = steps[bare] & !own;
                let mate = moves == 0 && attacked & bit(bare) != 0;
                if mate || moves != 0 && moves & bit(piece) == 0 {
                    wins[bare] |= bit(king);
                }
            }
        }
    }
    wins
}

/// White's pawns against a bare king, for every set of at most so many pawns.
pub struct BareKing {
    wins: std::collections::HashMap<u64, Wins<Kings>>,
}

impl BareKing {
    pub fn new(most: usize) -> BareKing {
        let mut all = BareKing {
            wins: std::collections::HashMap::new(),
        };
        let nothing = Wins {
            moves: [0; 64],
            waits: [0; 64],
        };
        all.wins.insert(0, nothing);
        for count in 1..=most {
            let mut sets = Vec::new();
            choose(8, count, 0, &mut sets);
            // Pawns only come nearer: the sets with the most ranks behind them first.
            let ranks = |set: &u64| squares(*set).map(|pawn| pawn / 8).sum::<usize>();
            sets.sort_by_key(|set| std::cmp::Reverse(ranks(set)));
            for set in sets {
                let wins = all.solve(set);
                all.wins.insert(set, wins);
            }
        }
        all
    }

    /// Whether White wins, asked of possible positions.
    pub fn won(&self, pawns: u64, king: usize, bare: usize, turn: usize) -> bool {
        let wins = &self.wins[&pawns];
        let of_turn = if turn == WHITE {
            &wins.moves
        } else {
            &wins.waits
        };
        of_turn[bare] & bit(king) != 0
    }

    /// Every set of pawns that is solved.
    pub fn sets(&self) -> impl Iterator<Item = u64> {
        self.wins.keys().copied()
    }

    fn waits(&self, pawns: u64) -> &Kings {
        &self.wins[&pawns].waits
    }

    fn solve(&self, pawns: u64) -> Wins<Kings> {
        let steps = steps();
        let hit = squares(pawns).fold(0, |set, pawn| set | pawn_attacks(WHITE, pawn));
        let mut pushes = [0; 64];
        for pawn in squares(pawns) {
            let (others, stop) = (pawns & !bit(pawn), pawn + 8);
            if others & bit(stop) != 0 {
                continue;
            }
            let one = if stop >= 56 {
                promotions(stop, others)
            } else {
                *self.waits(others | bit(stop))
            };
            let two = (pawn < 16 && others & bit(stop + 8) == 0)
                .then(|| self.waits(others | bit(stop + 8)));
            for bare in (0..64).filter(|&bare| bare != stop) {
                let two = two.map_or(0, |two| two[bare]);
                pushes[bare] |= (one[bare] | two) & !bit(stop);
            }
        }
        let mut wins = Wins {
            moves: [0; 64],
            waits: [0; 64],
        };
        loop {
            let before = wins.clone();
            for bare in 0..64 {
                let mut possible = !(steps[bare] | bit(bare) | pawns);
                if pawns & bit(bare) != 0 {
                    possible = 0;
                }
                if hit & bit(bare) == 0 {
                    wins.moves[bare] = possible & (pushes[bare] | around(wins.waits[bare]));
                }
                let mut lost = possible;
                let mut can_move = 0;
                for to in squares(steps[bare] & !hit) {
                    let after = if pawns & bit(to) == 0 {
                        wins.moves[to]
                    } else {
                        let left = &self.wins[&(pawns & !bit(to))];
                        left.moves[to]
                    };
                    lost &= steps[to] | after;
                    can_move |= !steps[to];
                }
                wins.waits[bare] = lost & if hit & bit(bare) == 0 { can_move } else { !0 };
            }
            if wins == before {
                return wins;
            }
        }
    }
}

/// Appends every set of so many squares from this one to h7.
fn choose(from: usize, count: usize, set: u64, sets: &mut Vec<u64>) {
    if count == 0 {
        sets.push(set);
        return;
    }
    for square in from..56 {
        choose(square + 1, count - 1, set | bit(square), sets);
    }
}

/// King and queen against king and pawn.
pub struct QueenAgainstPawn {
    /// By the pawn's square, of half the board.
    wins: Vec<Wins<Queens>>,
}

impl QueenAgainstPawn {
    pub fn new() -> QueenAgainstPawn {
        let nothing = Wins {
            moves: vec![[0; 64]; 64],
            waits: vec![[0; 64]; 64],
        };
        let mut all = QueenAgainstPawn {
            wins: vec![nothing; 64],
        };
        for pawn in (8..56).filter(|pawn| pawn % 8 < 4) {
            all.wins[pawn] = all.solve(pawn);
        }
        all
    }

    /// Whether White wins with Black to move.
    pub fn won_waiting(&self, queen: usize, king: usize, bare: usize, pawn: usize) -> bool {
        let files = if pawn % 8 < 4 { 0 } else { 7 };
        let [queen, king, bare, pawn] = [queen, king, bare, pawn].map(|square| square ^ files);
        self.wins[pawn].waits[king][bare] & bit(queen) != 0
    }

    fn solve(&self, pawn: usize) -> Wins<Queens> {
        let steps = steps();
        let hit = pawn_attacks(BLACK, pawn);
        let mut wins = Wins {
            moves: vec![[0; 64]; 64],
            waits: vec![[0; 64]; 64],
        };
        // What attacks a square with White's king and the pawn in the way: nothing else ever is.
        let lines: Vec<[u64; 64]> = (0..64)
            .map(|king| core::array::from_fn(|to| queen_attacks(to, bit(king) | bit(pawn))))
            .collect();
        loop {
            let before = wins.clone();
            for king in (0..64).filter(|&king| king != pawn) {
                for bare in 0..64 {
                    if bare == pawn || bare == king || steps[king] & bit(bare) != 0 {
                        continue;
                    }
                    let free = !(bit(king) | bit(bare) | bit(pawn));
                    let mut found = slides(wins.waits[king][bare], free);
                    if takes(&steps, pawn, king, bare) {
                        found |= queen_attacks(pawn, bit(king) | bit(bare));
                    }
                    for to in squares(steps[king] & !steps[bare] & !bit(bare)) {
                        found |= if to == pawn {
                            bare_king_loses(&steps, to, bare)
                        } else {
                            wins.waits[to][bare]
                        } & !bit(to);
                    }
                    wins.moves[king][bare] = found & free & !lines[king][bare];
                    if hit & bit(king) == 0 {
                        let lost = self.lost(&wins.moves, &lines[king], &steps, pawn, king, bare);
                        wins.waits[king][bare] = lost & free;
                    }
                }
            }
            if wins == before {
                return wins;
            }
        }
    }

    /// The queens for which Black, to move, loses.
    fn lost(
        &self,
        moves: &Queens,
        lines: &[u64; 64],
        steps: &[u64; 64],
        pawn: usize,
        king: usize,
        bare: usize,
    ) -> u64 {
        let mut lost = !pawn_attacks(BLACK, pawn);
        let mut can_move = 0;
        for to in squares(steps[bare] & !steps[king] & !bit(pawn)) {
            lost &= lines[to] | moves[king][to] & !bit(to);
            can_move |= !lines[to];
        }
        let mut blockers = 0;
        for steps in 1..=black_steps(pawn) {
            let to = pawn - 8 * steps;
            if to == king || to == bare {
                break;
            }
            blockers |= bit(to);
            let illegal = blockers | queen_attacks(bare, bit(king) | bit(to));
            lost &= illegal
                | if to < 8 {
                    0
                } else {
                    self.wins[to].moves[king][bare]
                };
            can_move |= !illegal;
        }
        lost & (can_move | lines[bare])
    }
}

/// How far a pawn of Black's may step.
fn black_steps(pawn: usize) -> usize {
    if pawn >= 48 { 2 } else { 1 }
}

/// The squares from which a queen reaches one of a set over free squares.
fn slides(set: u64, free: u64) -> u64 {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    let mut all = 0;
    let mut slide = |step: fn(u64) -> u64| {
        let mut front = set;
        while front != 0 {
            front = step(front) & free;
            all |= front;
        }
    };
    slide(|set| set << 8);
    slide(|set| set >> 8);
    slide(|set| (set & NOT_H) << 1);
    slide(|set| (set & NOT_A) >> 1);
    slide(|set| (set & NOT_H) << 9);
    slide(|set| (set & NOT_A) << 7);
    slide(|set| (set & NOT_H) >> 7);
    slide(|set| (set & NOT_A) >> 9);
    all
}

/// Whether a queen that has taken on a square wins against a bare king that is to move.
fn takes(steps: &[u64; 64], queen: usize, king: usize, bare: usize) -> bool {
    let attacked = queen_attacks(queen, bit(king));
    let moves = steps[bare] & !steps[king] & !attacked;
    if moves == 0 {
        attacked & bit(bare) != 0
    } else {
        moves & bit(queen) == 0
    }
}

/// The queens with which White wins against a bare king that is to move.
fn bare_king_loses(steps: &[u64; 64], king: usize, bare: usize) -> u64 {
    (0..64)
        .filter(|&queen| queen != king && queen != bare && takes(steps, queen, king, bare))
        .fold(0, |set, queen| set | bit(queen))
}

/// King and pawn against king and pawn.
pub struct PawnAgainstPawn {
    /// By White's pawn, of half the board, and Black's.
    wins: Vec<Wins<Kings>>,
}

impl PawnAgainstPawn {
    pub fn new(bare: &BareKing, queens: &QueenAgainstPawn) -> PawnAgainstPawn {
        let nothing = Wins {
            moves: [0; 64],
            waits: [0; 64],
        };
        let mut all = PawnAgainstPawn {
            wins: vec![nothing; 64 * 64],
        };
        for own in (8..56).rev().filter(|own| own % 8 < 4) {
            for enemy in (8..56).filter(|&enemy| enemy != own) {
                all.wins[64 * own + enemy] = all.solve(own, enemy, bare, queens);
            }
        }
        all
    }

    /// Whether White certainly wins, asked of possible positions with White's pawn on a file from a to d.
    pub fn won(
        &self,
        own: usize,
        enemy: usize,
        king: usize,
        enemy_king: usize,
        turn: usize,
    ) -> bool {
        let wins = &self.wins[64 * own + enemy];
        let of_turn = if turn == WHITE {
            &wins.moves
        } else {
            &wins.waits
        };
        of_turn[enemy_king] & bit(king) != 0
    }

    fn solve(
        &self,
        own: usize,
        enemy: usize,
        bare: &BareKing,
        queens: &QueenAgainstPawn,
    ) -> Wins<Kings> {
        let steps = steps();
        let hit = pawn_attacks(WHITE, own);
        let enemy_hit = pawn_attacks(BLACK, enemy);
        let both = bit(own) | bit(enemy);
        let waits = |own: usize, enemy: usize| &self.wins[64 * own + enemy].waits;
        // What White wins by moving or taking with the pawn, or by taking with the king.
        let mut at_once = [0; 64];
        let stop = own + 8;
        for enemy_king in (0..64).filter(|&square| both & bit(square) == 0) {
            let set = &mut at_once[enemy_king];
            if stop != enemy && stop != enemy_king {
                *set |= if stop >= 56 {
                    (0..64)
                        .filter(|&king| queens.won_waiting(stop, king, enemy_king, enemy))
                        .fold(0, |set, king| set | bit(king))
                } else {
                    waits(stop, enemy)[enemy_king] & !bit(stop)
                };
                let two = stop + 8;
                let passes = enemy / 8 == 3 && enemy.abs_diff(two) == 1;
                if own < 16 && two != enemy && two != enemy_king && !passes {
                    *set |= waits(two, enemy)[enemy_king] & !bit(stop);
                }
            }
            if hit & bit(enemy) != 0 {
                *set |= bare.waits(bit(enemy))[enemy_king];
            }
            if bare.waits(bit(own))[enemy_king] & bit(enemy) != 0 {
                *set |= steps[enemy];
            }
        }
        let mut wins = Wins {
            moves: [0; 64],
            waits: [0; 64],
        };
        loop {
            let before = wins.clone();
            for enemy_king in (0..64).filter(|&square| both & bit(square) == 0) {
                let possible = !(steps[enemy_king] | bit(enemy_king) | both);
                let checked = hit & bit(enemy_king) != 0;
                if !checked {
                    wins.moves[enemy_king] =
                        possible & (at_once[enemy_king] | around(wins.waits[enemy_king]));
                }
                let mut lost = possible & !enemy_hit;
                let mut can_move = 0;
                for to in squares(steps[enemy_king] & !hit & !bit(enemy)) {
                    lost &= steps[to] | if to == own { 0 } else { wins.moves[to] };
                    can_move |= !steps[to];
                }
                if enemy_hit & bit(own) != 0 {
                    lost = 0;
                }
                if !checked {
                    let mut blockers = 0;
                    for steps in 1..=black_steps(enemy) {
                        let to = enemy - 8 * steps;
                        if to == own || to == enemy_king {
                            break;
                        }
                        blockers |= bit(to);
                        let after = if to < 8 {
                            0
                        } else {
                            self.wins[64 * own + to].moves[enemy_king]
                        };
                        lost &= blockers | after;
                        can_move |= !blockers;
                    }
                }
                wins.waits[enemy_king] = lost & if checked { !0 } else { can_move };
            }
            if wins == before {
                return wins;
            }
        }
    }
}
