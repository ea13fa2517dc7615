//! The default weights; `docs/evaluation.md` says how they were chosen.

use pawn_structure::eval::{Feature, Score, Weights};

/// What each feature is worth in the middlegame and in the endgame; by rank, the lowest first.
#[rustfmt::skip]
pub(crate) const WEIGHTS: Weights = Weights::ZERO
    .with(Feature::Passed, &[s(0, 18), s(0, 18), s(2, 51), s(6, 59), s(18, 66), s(47, 102)])
    .with(Feature::ProtectedPasser, &[s(9, 21)])
    .with(Feature::Isolated, &[s(-9, 0)])
    .with(Feature::Backward, &[s(-10, -1)])
    .with(Feature::DoubledRear, &[s(0, -21)])
    .with(Feature::Phalanx, &[s(2, 3), s(2, 3), s(12, 10), s(28, 28), s(28, 28)])
    .with(Feature::Defended, &[s(15, 7), s(15, 7), s(30, 12), s(57, 26)])
    .with(Feature::Shelter, &[s(13, 0), s(12, 0), s(9, 0)])
    .with(Feature::KingToPasser, &[s(0, -14), s(0, -14), s(0, -14), s(0, -20), s(0, -25), s(0, -25)])
    .with(Feature::EnemyKingToPasser, &[s(0, 6), s(0, 6), s(0, 6), s(5, 18), s(23, 33), s(23, 33)])
    .with(Feature::EnemyPawnNear, &[s(18, 24)]);

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
