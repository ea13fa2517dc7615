//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use super::{KingWeights, PawnWeights, Score, SquareWeights, Weights};

#[rustfmt::skip]
pub(super) const DEFAULT: Weights = Weights {
    pawns: PawnWeights::new(&[
        s(0, 11), s(0, 11), s(0, 39), s(2, 44), s(11, 50), s(37, 82), // passed
        s(7, 19), // protected-passer
        s(-7, 0), // isolated
        s(-8, -1), // backward
        s(0, -18), // doubled-rear
        s(3, 3), s(3, 3), s(11, 9), s(25, 24), s(25, 24), // phalanx
        s(14, 6), s(14, 6), s(26, 10), s(49, 23), // defended
    ]),
    kings: KingWeights::new(&[
        s(3, 0), s(4, -2), s(5, -3), // shelter
        s(-21, 2), // open-king-file
        s(-18, 0), // nearest-own-pawn
        s(0, -11), s(0, -11), s(0, -11), s(0, -16), s(0, -21), s(0, -21), // passer-king
        s(0, 5), s(0, 5), s(0, 5), s(5, 16), s(21, 29), s(21, 29), // passer-enemy-king
        s(16, 20), // enemy-pawn-near
    ]),
    squares: SquareWeights::ZERO,
};

pub(super) const ALONE: Weights = DEFAULT;

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
