//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use super::{KingWeights, PawnWeights, Score, Weights};

#[rustfmt::skip]
pub(super) const DEFAULT: Weights = Weights {
    pawns: PawnWeights::new(&[
        s(-3, -14), // doubled-isolated
        s(23, 0), s(-2, 13), s(-23, 36), s(2, 48), s(32, 68), s(106, 181), // passed
        s(51, -34), s(55, -3), s(32, 7), s(25, 14), s(21, 42), // protected-passer
        s(14, 4), s(9, 9), s(15, 11), s(-3, 11), s(25, 43), // candidate
        s(12, -24), s(1, -10), s(8, -18), s(12, -17), s(49, -16), // isolated
        s(-12, -24), s(-2, -20), s(-11, 0), s(19, -14), // backward
        s(-5, -17), // weak-unopposed
        s(5, 3), s(9, 0), s(4, 4), s(10, 5), s(16, 29), // phalanx
        s(-6, -5), s(-1, 2), s(19, -3), s(36, 31), s(4, 23), // open-phalanx
        s(16, 14), s(2, 10), s(15, 16), s(22, 36), // defended
        s(-16, -12), s(17, -23), // ram
        s(-1, 10), // lever-push
        s(-26, -32), s(-39, -42), s(-19, -29), s(13, 5), s(4, 52), // files-a-h
        s(-20, -16), s(-29, -32), s(-14, -24), s(3, -26), s(66, 24), // files-b-g
        s(-4, 24), s(-29, -15), s(-11, -18), s(2, -16), s(9, 22), // files-c-f
        s(-8, 34), s(-23, -9), s(-13, -35), s(12, -46), s(21, 0), // files-d-e
        s(-17, 2), // islands
        s(17, 28), // both-wings
        s(6, 13), // space
    ]),
    kings: KingWeights::new(&[
        s(13, 10), s(21, -13), s(-3, 13), s(14, -21), s(-21, 18), s(12, 24), // shelter
        s(19, 6), s(4, 15), s(-9, -16), s(-2, -6), s(14, -12), s(2, -10), // storm
        s(-3, -21), s(-18, -19), s(22, -28), s(37, -21), s(36, -30), // blocked-storm
        s(13, -21), s(15, 8), s(20, 8), s(-14, 35), s(24, 27), // king-file
        s(-11, -14), s(-4, 12), s(13, 0), s(-11, 34), s(5, 64), // beside-king-file
        s(56, -14), s(56, 26), s(-3, 6), s(-31, 13), s(1, 32), s(5, 22), s(3, 17), s(1, 3), // king-a-h
        s(56, 28), s(27, 25), s(-33, 32), s(-10, 15), s(-22, 23), s(0, 14), s(2, 38), s(4, 21), // king-b-g
        s(24, -8), s(-1, 3), s(-24, -3), s(1, 6), s(16, 15), s(16, 32), s(15, 47), s(13, 22), // king-c-f
        s(-10, 1), s(-17, -12), s(-21, -8), s(-13, 3), s(0, 15), s(6, 16), s(6, 30), // king-d-e
        s(-4, -6), s(14, -8), s(13, -21), s(3, -16), s(11, -18), s(7, -11), // passer-king
        s(5, 4), s(-11, 8), s(-14, 23), s(-4, 24), s(-15, 30), s(1, 27), // passer-enemy-king
        s(-9, -3), // own-pawn-distance
        s(6, -8), // enemy-pawn-distance
        s(64, 47), // enemy-pawn-near
        s(19, -1), // unstoppable
    ]),
};

const fn s(mg: i32, eg: i32) -> Score {
    Score::new(mg, eg)
}
