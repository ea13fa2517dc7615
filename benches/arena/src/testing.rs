//! What several tests need.

use std::path::PathBuf;
use std::{env, fs, process};

use cozy_chess::{Board, BoardBuilder, Color, Move, Square};

use crate::MatchOptions;
use crate::openings::Random;

/// Positions of random games, with all kinds of material.
pub(crate) fn boards(seed: u64, count: usize) -> Vec<Board> {
    let mut random = Random(seed);
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut board = Board::default();
        for _ in 0..20 + random.below(80) {
            let legal = legal(&board);
            if legal.is_empty() {
                break;
            }
            board.play(legal[random.below(legal.len())]);
        }
        boards.push(board);
    }
    boards
}

pub(crate) fn legal(board: &Board) -> Vec<Move> {
    let mut legal = Vec::new();
    board.generate_moves(|set| {
        legal.extend(set);
        false
    });
    legal
}

/// Colours and ranks exchanged.
pub(crate) fn flipped(board: &Board) -> Board {
    let before = BoardBuilder::from_board(board);
    let mut after = BoardBuilder::empty();
    for square in Square::ALL {
        let piece = before.board[square as usize].map(|(piece, color)| (piece, !color));
        after.board[square.flip_rank() as usize] = piece;
    }
    after.side_to_move = !before.side_to_move;
    for color in Color::ALL {
        after.castle_rights[!color as usize] = before.castle_rights[color as usize];
    }
    after.en_passant = before.en_passant.map(Square::flip_rank);
    after.halfmove_clock = before.halfmove_clock;
    after.build().unwrap()
}

/// A file of this process and test that is not there yet.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let path = env::temp_dir().join(format!("arena-{}-{name}", process::id()));
    let _ = fs::remove_file(&path);
    path
}

/// A small match.
pub(crate) fn small(games: u64, threads: usize) -> MatchOptions {
    MatchOptions {
        games,
        seed: 3,
        threads: Some(threads.try_into().unwrap()),
        sprt: None,
        values: None,
        pgn: None,
        resume: None,
    }
}
