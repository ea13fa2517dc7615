//! What the benches share: positions by phase, and how a function is timed on them.
//!
//! Positions start from `data/placements.tsv`, real placements by phase; each is turned or mirrored and
//! some of its pawns take a step, so that a corpus has thousands of different skeletons. The same seed
//! gives the same positions on every machine. A bench that uses this module has `rng` at its root.

// Every bench is a program of its own and uses a part of this.
#![allow(dead_code, unreachable_pub)]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{Bencher, Criterion};
use pawn_structure::{Bitboard, Board, Color, Pawns, Role, Square};

use crate::rng::{Rng, random_skeleton};

/// Positions of a corpus: their pawns are 64 KiB, which no first-level cache holds for long.
pub const POSITIONS: usize = 4096;

const SEED: u64 = 0x5eed_c0de;
const PLACEMENTS: &str = include_str!("../data/placements.tsv");
const REAL_PHASES: [&str; 3] = ["opening", "middlegame", "endgame"];

/// Positions of one phase.
#[derive(Debug)]
pub struct Corpus {
    /// `opening`, `middlegame`, `endgame`, or `random`.
    pub phase: &'static str,
    /// The positions.
    pub boards: Vec<Board>,
    /// Their skeletons, in the same order.
    pub pawns: Vec<Pawns>,
}

impl Corpus {
    fn new(phase: &'static str, boards: Vec<Board>) -> Corpus {
        let pawns = boards.iter().map(Pawns::from).collect();
        Corpus {
            phase,
            boards,
            pawns,
        }
    }
}

/// The three phases of real games, and random positions.
pub fn corpora() -> Vec<Corpus> {
    let mut rng = Rng::new(SEED);
    let mut corpora: Vec<Corpus> = REAL_PHASES
        .into_iter()
        .map(|phase| Corpus::new(phase, real_boards(phase, &mut rng)))
        .collect();
    let random = (0..POSITIONS).map(|_| random_board(&mut rng)).collect();
    corpora.push(Corpus::new("random", random));
    corpora
}

/// As many positions as one corpus has, in turn from the three phases of real games.
pub fn mixed() -> Corpus {
    let corpora = corpora();
    let boards = (0..POSITIONS)
        .map(|i| corpora[i % REAL_PHASES.len()].boards[i])
        .collect();
    Corpus::new("mixed", boards)
}

fn real_boards(phase: &str, rng: &mut Rng) -> Vec<Board> {
    let placements: Vec<Board> = PLACEMENTS
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .filter(|(of, _)| *of == phase)
        .map(|(_, placement)| Board::from_fen(placement).expect("a placement"))
        .collect();
    (0..POSITIONS)
        .map(|i| {
            let mut board = placements[i % placements.len()];
            if rng.below(2) == 0 {
                board = board.flipped();
            }
            if rng.below(2) == 0 {
                board = board.mirrored();
            }
            for _ in 0..rng.below(6) {
                step(&mut board, rng);
            }
            board
        })
        .collect()
}

/// Moves a random pawn of a random colour to its stop, if one can move without promoting.
fn step(board: &mut Board, rng: &mut Rng) {
    const BACK_RANKS: Bitboard = Bitboard::from_bits(0xff00_0000_0000_00ff);
    let color = Color::ALL[rng.below(2) as usize];
    let pawns = board.pieces(color, Role::Pawn);
    let stops = match color {
        Color::White => pawns.north(),
        Color::Black => pawns.south(),
    };
    let free = stops - board.occupied() - BACK_RANKS;
    if free.is_empty() {
        return;
    }
    let to = any_of(free, rng);
    let from = match color {
        Color::White => to.bitboard().south(),
        Color::Black => to.bitboard().north(),
    };
    board.remove(from.first().expect("the square behind a stop"));
    board.put(to, Role::Pawn.of(color));
}

/// A random skeleton with kings, and with each of the other pieces in one of two positions.
fn random_board(rng: &mut Rng) -> Board {
    let (white, black) = random_skeleton(rng);
    let mut board = Board::EMPTY;
    for (color, pawns) in Color::ALL.into_iter().zip([white, black]) {
        for square in Bitboard::from_bits(pawns) {
            board.put(square, Role::Pawn.of(color));
        }
    }
    for color in Color::ALL {
        board.put(any_of(!board.occupied(), rng), Role::King.of(color));
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for _ in 0..rng.below(if role == Role::Queen { 2 } else { 3 }) {
                board.put(any_of(!board.occupied(), rng), role.of(color));
            }
        }
    }
    board
}

/// A random square of a set, which must not be empty.
pub fn any_of(set: Bitboard, rng: &mut Rng) -> Square {
    let n = rng.below(set.count().into()) as usize;
    set.into_iter().nth(n).expect("a square")
}

/// Squares with occupancies: any square, and the pieces of one position after the other.
pub fn slider_queries(boards: &[Board], count: usize) -> Vec<(Square, Bitboard)> {
    let mut rng = Rng::new(SEED);
    (0..count)
        .map(|i| {
            let square = Square::ALL[rng.below(64) as usize];
            (square, boards[i % boards.len()].occupied())
        })
        .collect()
}

/// A second per benchmark: a whole run takes minutes, and medians of it agree within a few percent.
pub fn criterion() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(150))
        .measurement_time(Duration::from_millis(600))
        .sample_size(25)
        .nresamples(2_000)
}

/// Times a function on all queries, one by one: throughput of independent calls.
///
/// Each result goes through a barrier. Without it a compiler may put several queries into one vector,
/// which no caller with one position at hand can have.
pub fn each<Q, R>(bencher: &mut Bencher, queries: &[Q], function: impl Fn(&Q) -> R) {
    bencher.iter(|| {
        for query in black_box(queries) {
            black_box(function(query));
        }
    });
}

/// Times a function that has to wait for its last result: latency.
pub fn dependent<Q>(bencher: &mut Bencher, queries: &[Q], function: impl Fn(&Q, u64) -> u64) {
    bencher.iter(|| {
        black_box(queries)
            .iter()
            .fold(0, |last, query| function(query, last))
    });
}

/// The occupancy of a query that waits for the last result: that is on it with its a1 alone.
pub fn after(occupied: Bitboard, last: u64) -> Bitboard {
    Bitboard::from_bits(occupied.bits() ^ last & 1)
}

/// Memory that pushes tables out of the caches that a core has to itself.
#[derive(Debug)]
pub struct OtherWork(Vec<u64>);

impl OtherWork {
    /// 4 MiB, twice what a core of a large server has.
    pub fn new() -> OtherWork {
        OtherWork(vec![1; 4 << 17])
    }

    fn touch(&self) {
        // A cache line has eight words at least.
        black_box(
            black_box(&self.0)
                .iter()
                .step_by(8)
                .fold(0, |all, word| all ^ word),
        );
    }

    /// Times a function on one query at a time, each after other work, which is not timed.
    ///
    /// Reading the clock is: subtract what a function costs that does nothing.
    pub fn before_each<Q, R>(
        &self,
        bencher: &mut Bencher,
        queries: &[Q],
        function: impl Fn(&Q) -> R,
    ) {
        let mut queries = queries.iter().cycle();
        bencher.iter_custom(|iterations| {
            (0..iterations)
                .map(|_| {
                    let query = black_box(queries.next().expect("queries"));
                    self.touch();
                    let start = Instant::now();
                    black_box(function(query));
                    start.elapsed()
                })
                .sum()
        });
    }
}
