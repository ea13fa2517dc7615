//! The weights of pawns and kings without an engine. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use pawn_structure::eval::{Feature, Score, Weights};

/// What each feature is worth in the middlegame and in the endgame; by rank, the lowest first.
#[rustfmt::skip]
pub(crate) const WEIGHTS: Weights = Weights::ZERO
    .with(Feature::Passed, &[s(0, 9), s(0, 9), s(0, 36), s(8, 36), s(8, 36), s(62, 63)])
    .with(Feature::ProtectedPasser, &[s(24, 16)])
    .with(Feature::Isolated, &[s(-6, 0)])
    .with(Feature::Backward, &[s(-12, -1)])
    .with(Feature::DoubledRear, &[s(0, -17)])
    .with(Feature::Phalanx, &[s(1, 3), s(1, 3), s(10, 6), s(27, 22), s(27, 22)])
    .with(Feature::Defended, &[s(10, 4), s(10, 4), s(17, 7), s(60, 23)])
    .with(Feature::Shelter, &[s(28, 0), s(11, 0), s(11, 0)])
    .with(Feature::KingToPasser, &[s(-4, -11), s(-4, -11), s(-4, -11), s(-4, -13), s(-4, -19), s(-4, -19)])
    .with(Feature::EnemyKingToPasser, &[s(0, 7), s(0, 7), s(0, 7), s(2, 16), s(26, 28), s(26, 28)])
    .with(Feature::EnemyPawnNear, &[s(30, 20)])
    .with(Feature::FilesAH, &[s(-26, 5), s(-18, -3), s(-24, -3), s(-17, -11), s(-1, 2)])
    .with(Feature::FilesBG, &[s(5, 12), s(1, -7), s(-11, -6), s(0, 1), s(9, 16)])
    .with(Feature::FilesCF, &[s(15, -2), s(-2, -18), s(8, -14), s(8, -18), s(16, 5)])
    .with(Feature::FilesDE, &[s(-30, 2), s(-24, 5), s(6, -21), s(20, -21), s(1, 13)])
    .with(Feature::KingAH, &[s(1, 16), s(29, -7), s(10, 0), s(7, -4), s(5, -22), s(2, -42), s(-2, -23), s(-1, 0)])
    .with(Feature::KingBG, &[s(26, -9), s(15, 14), s(6, 8), s(4, 2), s(9, 2), s(11, 10), s(4, -5), s(4, 19)])
    .with(Feature::KingCF, &[s(21, -9), s(-8, 9), s(-3, 15), s(5, 24), s(1, 32), s(-3, 25), s(2, 6), s(0, -4)])
    .with(Feature::KingDE, &[s(-12, 7), s(7, 17), s(-11, 27), s(-5, 28), s(-2, 27), s(-5, -2), s(3, -10)]);

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
