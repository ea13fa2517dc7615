//! What pawns can do in fact: a search over the pushes of one side.
//!
//! A state is where each pawn of the side stands, or that it is gone. A move pushes one pawn one square, or two
//! from its second rank, onto squares that hold nothing. The enemy's pawns stay, and nobody captures: the
//! definitions speak of pawns that go straight ahead. A pawn that reaches the last rank is promoted; it has been
//! there, and is no longer in the way. A pawn that stands there from the first stays a pawn and never moves.

use std::collections::HashSet;

use super::{bit, mailbox::WHITE, squares};

/// Where a pawn is that was promoted.
const GONE: usize = 64;

/// Each pawn of a side with the squares on which it can come to stand, its own included, whatever else moves.
pub fn reached(own: u64, enemy: u64, colour: usize) -> Vec<(usize, u64)> {
    let start: Vec<usize> = squares(own).collect();
    let mut reached: Vec<(usize, u64)> = start.iter().map(|&pawn| (pawn, bit(pawn))).collect();
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start];
    while let Some(state) = open.pop() {
        for pawn in 0..state.len() {
            for target in pushes(&state, enemy, colour, pawn) {
                reached[pawn].1 |= bit(target);
                let mut next = state.clone();
                let is_promoted = target / 8 == if colour == WHITE { 7 } else { 0 };
                next[pawn] = if is_promoted { GONE } else { target };
                if seen.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
    }
    reached
}

/// The squares on which one pawn of a side can come to stand. Only the pawns of its own file can be in its way,
/// so that only those are moved; a test holds this against [`reached`] on whole boards.
pub fn reached_by(pawn: usize, own: u64, enemy: u64, colour: usize) -> u64 {
    let file = squares(own).filter(|square| square % 8 == pawn % 8);
    let file = file.fold(0, |set, square| set | bit(square));
    let all = reached(file, enemy, colour);
    let own = all.into_iter().find(|&(start, _)| start == pawn);
    own.expect("a pawn of the side").1
}

/// Where a pawn can be pushed at once.
fn pushes(state: &[usize], enemy: u64, colour: usize, pawn: usize) -> Vec<usize> {
    let is_free = |square: usize| !state.contains(&square) && enemy & bit(square) == 0;
    let ahead = |square: usize| match colour {
        WHITE => (square < 56).then(|| square + 8),
        _ => square.checked_sub(8),
    };
    let second_rank = if colour == WHITE { 1 } else { 6 };
    let from = state[pawn];
    if from == GONE {
        return Vec::new();
    }
    let mut targets = Vec::new();
    if let Some(stop) = ahead(from).filter(|&stop| is_free(stop)) {
        targets.push(stop);
        let second = ahead(stop).filter(|&second| from / 8 == second_rank && is_free(second));
        targets.extend(second);
    }
    targets
}
