//! A position as a tuner sees it.

use pawn_structure::eval::Phase;
use pawn_structure::{Board, Color, Kings, Pawns};

/// A position, and what is known about it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The pawns.
    pub pawns: Pawns,
    /// The kings.
    pub kings: Kings,
    /// The phase that the engine tapers by: not necessarily [`Phase::of`].
    pub phase: Phase,
    /// Who is to move.
    pub turn: Color,
    /// All pieces, for a base that is fitted alongside.
    pub board: Option<Board>,
    /// What the engine's evaluation says without pawn terms: centipawns, tapered, from White's view.
    pub rest: Option<f64>,
    /// The result of the game: 1 if White won, 0.5 for a draw, 0 if Black won.
    pub result: Option<f64>,
    /// The score of a search: centipawns from White's view.
    pub score: Option<f64>,
    /// The game that it comes from. A position from no game gets a number of its own.
    pub game: u64,
}

impl Position {
    /// A position about which nothing more is known; `None` unless each side has one king.
    ///
    /// ```
    /// use pawn_structure::{Board, Color, eval::Phase};
    /// use pawn_tune::Position;
    ///
    /// let position = Position::of(&Board::START, Color::White).unwrap();
    /// assert_eq!(position.phase, Phase::MIDDLEGAME);
    /// assert_eq!(position.result, None);
    /// assert!(Position::of(&Board::EMPTY, Color::White).is_none());
    /// ```
    #[must_use]
    pub fn of(board: &Board, turn: Color) -> Option<Position> {
        Some(Position {
            pawns: Pawns::from(board),
            kings: Kings::of(board)?,
            phase: Phase::of(board),
            turn,
            board: Some(*board),
            rest: None,
            result: None,
            score: None,
            game: 0,
        })
    }
}

/// What the weights are to predict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The result of the game.
    Result,
    /// The score of a search as a winning chance: `1 / (1 + exp(-score / scale))`.
    Score,
    /// Half of each: results are what counts, but scores are less noisy.
    Mix,
}

impl Target {
    /// The number to predict; `None` if the position lacks what it needs.
    ///
    /// ```
    /// use pawn_structure::{Board, Color};
    /// use pawn_tune::{Position, Target};
    ///
    /// let mut position = Position::of(&Board::START, Color::White).unwrap();
    /// position.result = Some(1.0);
    /// position.score = Some(0.0);
    /// assert_eq!(Target::Mix.of(&position, 180.0), Some(0.75));
    /// ```
    #[must_use]
    pub fn of(self, position: &Position, scale: f64) -> Option<f64> {
        let chance = || Some(1.0 / (1.0 + (-position.score? / scale).exp()));
        match self {
            Target::Result => position.result,
            Target::Score => chance(),
            Target::Mix => Some(f64::midpoint(position.result?, chance()?)),
        }
    }
}

/// A number from 0 to 1 for a game: it depends only on the game and a seed, not on the order of the
/// games, and decides which part of the data the game is in.
///
/// ```
/// let kept = (0..10_000).filter(|game| pawn_tune::part(*game, 1) < 0.1).count();
/// assert!((900..1100).contains(&kept));
/// ```
#[must_use]
pub fn part(game: u64, seed: u64) -> f64 {
    // The last steps of SplitMix64.
    let mut hash = game ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ hash >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^= hash >> 31;
    (hash >> 11) as f64 / (1_u64 << 53) as f64
}
