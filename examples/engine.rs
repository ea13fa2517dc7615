//! The evaluation in an engine: material, pawns and kings in a small search on a `cozy-chess` board.
//!
//! `cargo run --release --example engine -- "FEN" [DEPTH]`

use std::env;

use cozy_chess::{Board, Color as Side, GameStatus, Move, Piece};
use pawn_structure::{
    Bitboard, Color, Kings, Pawns, Square,
    ending::{Verdict, pawn_ending},
    eval::{self, Phase, PieceCounts, Score, Weights},
};

/// In the unit of the default weights: 100 for a pawn.
const MATERIAL: [(Piece, Score); 5] = [
    (Piece::Pawn, Score::new(90, 100)),
    (Piece::Knight, Score::new(310, 260)),
    (Piece::Bishop, Score::new(330, 280)),
    (Piece::Rook, Score::new(440, 450)),
    (Piece::Queen, Score::new(950, 850)),
];

const WEIGHTS: Weights = Weights::DEFAULT;
const MATE: i32 = 1_000_000;
const WIN: i32 = 10_000;

fn set(board: &Board, side: Side, piece: Piece) -> Bitboard {
    Bitboard::from_bits(board.colored_pieces(side, piece).0)
}

/// The whole integration: two sets of pawns, two kings, the phase, and proof where only pawns are left.
fn evaluate(board: &Board) -> i32 {
    let pawns = Pawns::new(
        set(board, Side::White, Piece::Pawn),
        set(board, Side::Black, Piece::Pawn),
    );
    let kings = Kings {
        white: Square::ALL[board.king(Side::White) as usize],
        black: Square::ALL[board.king(Side::Black) as usize],
    };
    let count = |piece| board.pieces(piece).len();
    let phase = Phase::of_counts(PieceCounts {
        knights: count(Piece::Knight),
        bishops: count(Piece::Bishop),
        rooks: count(Piece::Rook),
        queens: count(Piece::Queen),
    });
    let turn = Color::ALL[board.side_to_move() as usize];
    let from_white = |value: i32| if turn == Color::White { value } else { -value };
    if (board.pieces(Piece::Pawn) | board.pieces(Piece::King)) == board.occupied()
        && let Some(ending) = pawn_ending(pawns, kings, turn)
    {
        let sign = |color| if color == Color::White { 1 } else { -1 };
        match ending.verdict {
            // The sooner the better, so that it comes to it.
            Verdict::Won(color) => {
                return from_white(sign(color) * (WIN - ending.plies.unwrap_or(100) as i32));
            }
            Verdict::Drawn => return 0,
            _ => {}
        }
    }
    let mut score = eval::evaluate_pawns(pawns, &WEIGHTS.pawns)
        + eval::evaluate_kings(pawns, kings, &WEIGHTS.kings);
    for (piece, worth) in MATERIAL {
        let count = |side| set(board, side, piece).count() as i32;
        score += worth * (count(Side::White) - count(Side::Black));
    }
    from_white(score.taper(phase))
}

fn moves(board: &Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|some| {
        moves.extend(some);
        false
    });
    // Captures first: they cut off most.
    moves.sort_by_key(|step| !board.occupied().has(step.to));
    moves
}

fn search(board: &Board, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    match board.status() {
        GameStatus::Won => return -MATE - depth as i32,
        GameStatus::Drawn => return 0,
        GameStatus::Ongoing => {}
    }
    let quiet = depth == 0;
    if quiet {
        let value = evaluate(board);
        if value >= beta {
            return value;
        }
        alpha = alpha.max(value);
    }
    for step in moves(board) {
        if quiet && !board.occupied().has(step.to) {
            break;
        }
        let mut next = board.clone();
        next.play_unchecked(step);
        alpha = alpha.max(-search(&next, depth.saturating_sub(1), -beta, -alpha));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

fn main() {
    let mut arguments = env::args().skip(1);
    let fen = arguments.next();
    let fen = fen.unwrap_or_else(|| "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1".to_owned());
    let depth = arguments
        .next()
        .and_then(|depth| depth.parse().ok())
        .unwrap_or(5_u32);
    let board: Board = match fen.parse() {
        Ok(board) => board,
        Err(error) => return eprintln!("{fen}: {error}"),
    };
    println!("now {:+}", evaluate(&board));
    let mut best = (-2 * MATE, None);
    for step in moves(&board) {
        let mut next = board.clone();
        next.play_unchecked(step);
        let value = -search(&next, depth.saturating_sub(1), -2 * MATE, -best.0);
        if value > best.0 {
            best = (value, Some(step));
        }
    }
    match best {
        (value, Some(step)) => println!("best {step} {value:+}"),
        (_, None) => println!("no move"),
    }
}
