//! Openings from a seed: the same ones for every match, no file.

use cozy_chess::{Board, Move};

use crate::search::{self, Engine};

/// How many random moves a game begins with.
const RANDOM_PLIES: usize = 8;
/// How far from even the position after them may be, by a search without pawn terms.
pub(crate) const MARGIN: i32 = 60;
/// Nodes of that search.
pub(crate) const NODES: u64 = 1_500;

/// The moves that a pair of games begins with.
///
/// A function of the seed and of the pair's number: whatever `engine` (with the slot `none`) has searched before is
/// forgotten first.
pub(crate) fn opening(seed: u64, pair: u64, engine: &mut Engine) -> Vec<Move> {
    let mut random = Random(mix(mix(seed) ^ pair));
    loop {
        let Some((board, moves, keys)) = random_moves(&mut random) else {
            continue;
        };
        engine.start_game();
        if engine
            .search(&board, &keys, NODES)
            .is_some_and(|found| found.score.abs() <= MARGIN)
        {
            return moves;
        }
    }
}

fn random_moves(random: &mut Random) -> Option<(Board, Vec<Move>, Vec<u64>)> {
    let mut board = Board::default();
    let (mut moves, mut keys) = (Vec::new(), Vec::new());
    for _ in 0..RANDOM_PLIES {
        let mut legal = Vec::new();
        board.generate_moves(|set| {
            legal.extend(set);
            false
        });
        if legal.is_empty() {
            return None;
        }
        let mv = legal[random.below(legal.len())];
        keys.push(search::key(&board));
        board.play_unchecked(mv);
        moves.push(mv);
    }
    Some((board, moves, keys))
}

/// A sequence of numbers from a seed: a counter, well mixed.
#[derive(Debug)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `end`; for the few hundred that are asked for here the remainder is as good as even.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

/// Two rounds of multiplication and folding.
pub(crate) fn mix(value: u64) -> u64 {
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::slot::{Filled, Slot};

    #[test]
    fn even_distinct_and_the_same_again() {
        let new = || Engine::new(Filled::new(Slot::none()));
        let mut engine = new();
        let openings: Vec<_> = (0..12).map(|pair| opening(7, pair, &mut engine)).collect();
        let mut ends = HashSet::new();
        for (pair, moves) in openings.iter().enumerate().rev() {
            // By another engine and in another order.
            assert_eq!(*moves, opening(7, pair as u64, &mut new()));
            let (mut board, mut keys) = (Board::default(), Vec::new());
            for &mv in moves {
                keys.push(search::key(&board));
                board.play(mv);
            }
            assert_eq!(moves.len(), RANDOM_PLIES);
            let found = new().search(&board, &keys, NODES).unwrap();
            assert!(found.score.abs() <= MARGIN, "{board}: {}", found.score);
            assert!(ends.insert(board.hash()));
        }
        assert_ne!(openings[0], opening(8, 0, &mut engine));
    }
}
