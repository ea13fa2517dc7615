//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use super::{KingWeights, PawnWeights, Score, SquareWeights, Weights};

#[rustfmt::skip]
pub(super) const DEFAULT: Weights = Weights {
    pawns: PawnWeights::new(&[
        s(0, 16), s(0, 16), s(2, 44), s(6, 51), s(16, 57), s(41, 89), // passed
        s(8, 18), // protected-passer
        s(-8, 0), // isolated
        s(-9, -1), // backward
        s(0, -18), // doubled-rear
        s(2, 3), s(2, 3), s(10, 9), s(24, 24), s(24, 24), // phalanx
        s(13, 6), s(13, 6), s(26, 10), s(50, 23), // defended
    ]),
    kings: KingWeights::new(&[
        s(11, 1), s(10, 0), s(8, -2), // shelter
        s(0, -12), s(0, -12), s(0, -12), s(0, -17), s(0, -22), s(0, -22), // passer-king
        s(0, 5), s(0, 5), s(0, 5), s(4, 16), s(20, 29), s(20, 29), // passer-enemy-king
        s(16, 21), // enemy-pawn-near
    ]),
    squares: SquareWeights::ZERO,
};

pub(super) const ALONE: Weights = DEFAULT;

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
