//! Check, mate and stalemate against cozy-chess, at the end and on the way of random games.

use cozy_chess::Board;
use pawn_query::Position;

use crate::{position, query};

/// A generator of Marsaglia's xorshift kind.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Positions from which random play ends soon, and the start of the game.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1",
    "4k3/8/3Q1Q2/8/8/8/8/4K3 b - - 0 1",
    "8/5kpp/8/8/8/8/PP6/R3K3 w Q - 0 1",
    "8/pp3k2/8/8/3QQ3/8/8/4K3 w - - 0 1",
    "8/8/1q4k1/8/8/8/5PPP/6K1 w - - 0 1",
];

#[test]
fn ends_of_random_games() {
    let [check, mate, stalemate] = ["check", "mate", "stalemate"].map(query);
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut mates, mut stalemates, mut passing) = (0, 0, 0);
    for game in 0..600 {
        let mut board: Board = STARTS[game % STARTS.len()].parse().expect("a FEN");
        for _ in 0..120 {
            let fen = board.to_string();
            let position: Position = position(&fen);
            passing += usize::from(position.en_passant.is_some());
            let mut moves = Vec::new();
            board.generate_moves(|of_piece| {
                moves.extend(of_piece);
                false
            });
            let is_check = !board.checkers().is_empty();
            let (is_mate, is_stalemate) =
                (moves.is_empty() && is_check, moves.is_empty() && !is_check);
            assert_eq!(check.matches(&position), is_check, "{fen}");
            assert_eq!(mate.matches(&position), is_mate, "{fen}");
            assert_eq!(stalemate.matches(&position), is_stalemate, "{fen}");
            mates += usize::from(is_mate);
            stalemates += usize::from(is_stalemate);
            if moves.is_empty() {
                break;
            }
            board.play_unchecked(moves[random.below(moves.len())]);
        }
    }
    println!("{mates} mates, {stalemates} stalemates, {passing} with en passant");
    assert!(mates >= 20 && stalemates >= 20 && passing >= 20);
}

/// The pawn that gives check can only be taken in passing.
#[test]
fn en_passant_undoes_a_mate() {
    let fen = "8/8/R7/1B1k4/1PPp4/5KQ1/8/8 b - c3 0 1";
    let with = fen.to_string();
    let without = fen.replace("c3", "-");
    assert!(query("check").matches(&position(&with)), "{with}");
    assert!(!query("mate").matches(&position(&with)), "{with}");
    assert!(query("mate").matches(&position(&without)), "{without}");
}

/// Placements that no game has: nothing to check, and nobody to move.
#[test]
fn without_a_king() {
    let empty = position("8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(!query("check").matches(&empty) && !query("mate").matches(&empty));
    assert!(query("stalemate").matches(&empty));
    assert!(!query("stalemate").matches(&position("8/8/8/8/8/8/P7/8 w - - 0 1")));
}
