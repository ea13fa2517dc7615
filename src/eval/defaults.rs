//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use super::{KingWeights, PawnWeights, Weights};

#[rustfmt::skip]
pub(super) const DEFAULT: Weights = Weights {
    pawns: PawnWeights {
        mg: [
            22, -2, -23, 2, 34, 106, // passed
            51, 54, 32, 25, 21, // protected-passer
            14, 9, 15, -3, 25, // candidate
            12, 1, 8, 12, 49, // isolated
            -3, // doubled-isolated
            -12, -2, -11, 19, // backward
            -5, // weak-unopposed
            5, 9, 4, 10, 16, // phalanx
            -6, -1, 19, 36, 4, // open-phalanx
            16, 2, 15, 22, // defended
            -10, 8, 0, -8, 10, // ram
            -1, // lever-push
            -26, -39, -19, 13, 3, // files-a-h
            -20, -29, -13, 4, 64, // files-b-g
            -4, -29, -11, 3, 8, // files-c-f
            -8, -23, -13, 13, 20, // files-d-e
            -17, // islands
            17, // both-wings
            6, // space
        ],
        eg: [
            1, 13, 36, 48, 66, 181, // passed
            -34, -3, 7, 14, 42, // protected-passer
            4, 9, 11, 11, 43, // candidate
            -24, -10, -18, -17, -16, // isolated
            -14, // doubled-isolated
            -24, -20, 1, -14, // backward
            -17, // weak-unopposed
            3, 0, 4, 5, 29, // phalanx
            -5, 2, -3, 31, 23, // open-phalanx
            14, 10, 15, 37, // defended
            14, 6, 0, -6, -14, // ram
            10, // lever-push
            -33, -43, -29, 5, 54, // files-a-h
            -17, -33, -25, -26, 25, // files-b-g
            24, -15, -19, -17, 23, // files-c-f
            34, -9, -35, -47, 1, // files-d-e
            2, // islands
            28, // both-wings
            13, // space
        ],
    },
    kings: KingWeights {
        mg: [
            13, 21, -3, 14, -22, 12, // shelter
            19, 4, -9, -2, 14, 2, // storm
            -2, -18, 22, 37, 36, // blocked-storm
            13, 15, 20, -14, 24, // king-file
            -11, -4, 13, -11, 5, // beside-king-file
            57, 56, -3, -31, 1, 5, 3, 1, // king-a-h
            56, 27, -33, -10, -22, 0, 2, 4, // king-b-g
            24, -1, -24, 1, 16, 16, 15, 13, // king-c-f
            -10, -17, -21, -13, 0, 6, 6, // king-d-e
            -4, 14, 13, 3, 11, 7, // passer-king
            5, -11, -14, -3, -15, 1, // passer-enemy-king
            -9, // own-pawn-distance
            6, // enemy-pawn-distance
            64, // enemy-pawn-near
            19, // unstoppable
        ],
        eg: [
            10, -13, 13, -21, 18, 24, // shelter
            6, 15, -16, -6, -12, -10, // storm
            -22, -19, -28, -21, -29, // blocked-storm
            -21, 8, 8, 35, 28, // king-file
            -14, 12, 0, 34, 64, // beside-king-file
            -14, 26, 6, 13, 32, 22, 17, 3, // king-a-h
            28, 25, 32, 15, 23, 14, 38, 21, // king-b-g
            -8, 3, -3, 6, 15, 32, 47, 22, // king-c-f
            1, -12, -8, 3, 15, 16, 30, // king-d-e
            -6, -8, -21, -16, -18, -11, // passer-king
            4, 8, 23, 24, 30, 27, // passer-enemy-king
            -3, // own-pawn-distance
            -8, // enemy-pawn-distance
            47, // enemy-pawn-near
            -1, // unstoppable
        ],
    },
};
