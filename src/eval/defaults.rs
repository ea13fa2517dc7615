//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use super::{KingWeights, PawnWeights, Score, SquareWeights, Weights};

#[rustfmt::skip]
pub(super) const DEFAULT: Weights = Weights {
    pawns: PawnWeights::new(&[
        s(0, 24), s(0, 24), s(0, 53), s(7, 65), s(18, 70), s(46, 110), // passed
        s(1, 2), s(1, 2), s(1, 2), s(12, 6), s(12, 6), // candidate
        s(-4, -4), // isolated
        s(-6, 0), // backward
        s(-11, -9), // weak-unopposed
        s(0, -10), // doubled-rear
        s(2, 0), s(2, 0), s(10, 0), s(23, 10), s(23, 10), // phalanx
        s(9, 13), s(9, 13), s(9, 13), // open-phalanx
        s(15, 5), s(15, 5), s(34, 11), s(58, 22), // defended
    ]),
    kings: KingWeights::new(&[
        s(11, 1), s(13, 2), s(8, -2), // shelter
        s(-8, 4), s(-8, 4), s(0, -3), s(6, 3), // storm
        s(-4, -12), s(1, -13), s(13, 0), // blocked-storm
        s(0, -11), s(0, -11), s(0, -11), s(0, -17), s(0, -23), s(0, -23), // passer-king
        s(0, 6), s(0, 6), s(0, 6), s(7, 16), s(22, 28), s(22, 28), // passer-enemy-king
        s(14, 19), // enemy-pawn-near
    ]),
    squares: SquareWeights::ZERO,
};

pub(super) const ALONE: Weights = DEFAULT;

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
