//! The default weights: `docs/evaluation.md` says how they were chosen.

use pawn_structure::eval::{KingWeights, PawnWeights, Score, SquareWeights, Weights};

/// What each feature is worth in the middlegame and in the endgame; by rank, the lowest first.
#[rustfmt::skip]
pub(crate) const WEIGHTS: Weights = Weights {
    pawns: PawnWeights::new(&[
        s(0, 18), s(0, 18), s(2, 51), s(6, 59), s(18, 66), s(47, 102), // passed
        s(9, 21), // protected-passer
        s(-9, 0), // isolated
        s(-10, -1), // backward
        s(0, -21), // doubled-rear
        s(2, 3), s(2, 3), s(12, 10), s(28, 28), s(28, 28), // phalanx
        s(15, 7), s(15, 7), s(30, 12), s(57, 26), // defended
    ]),
    kings: KingWeights::new(&[
        s(13, 0), s(12, 0), s(9, 0), // shelter
        s(0, -14), s(0, -14), s(0, -14), s(0, -20), s(0, -25), s(0, -25), // king-to-passer
        s(0, 6), s(0, 6), s(0, 6), s(5, 18), s(23, 33), s(23, 33), // enemy-king-to-passer
        s(18, 24), // enemy-pawn-near
    ]),
    squares: SquareWeights::ZERO,
};

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
