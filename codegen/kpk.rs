//! King and pawn against king, solved backwards from the promotions.
//!
//! The pawn is White's and stands on one of the files a to d. For a pawn's square and a square of the
//! black king, a set of squares of the white king answers 64 positions at once: there are few
//! operations, so that even an unoptimised build script takes hardly any time.

use super::geometry;

/// A set of squares of the white king for each square of the black one.
type ByBlackKing = [u64; 64];

/// The ranks on which a pawn may stand, and the files of half the board.
const RANKS: usize = 6;
const FILES: usize = 4;

const WHITE: usize = 0;
const BLACK: usize = 1;

/// What White wins: by the pawn's square (a2, b2 … d7), by who is to move, by the black king's square.
///
/// Positions that cannot be are in no set.
pub(crate) fn wins() -> Vec<u64> {
    let mut wins = vec![[[0; 64]; 2]; RANKS * FILES];
    for pawn in (0..RANKS * FILES).rev() {
        let (file, rank) = (pawn % FILES, 1 + pawn / FILES);
        let ahead = |steps: usize| wins.get(pawn + FILES * steps).map(|later| later[BLACK]);
        let pushes = match (ahead(1), ahead(2)) {
            (None, _) => promotions(file),
            (Some(one), Some(two)) if rank == 1 => double_step(file, &one, &two),
            (Some(one), _) => one,
        };
        wins[pawn] = solve(file, rank, &pushes);
    }
    wins.into_iter().flatten().flatten().collect()
}

/// The positions with a pawn on the second rank in which a single or a double step wins.
fn double_step(file: usize, one: &ByBlackKing, two: &ByBlackKing) -> ByBlackKing {
    let stop = square(file, 2);
    let mut pushes = *one;
    for bare in (0..64).filter(|&bare| bare != stop) {
        pushes[bare] |= two[bare] & !(1 << stop);
    }
    pushes
}

/// The positions with a pawn on the seventh rank in which it promotes and wins: to a queen or a rook
/// that is not taken and does not stalemate. The lesser pieces never win.
fn promotions(file: usize) -> ByBlackKing {
    let kings = king_attacks();
    let piece = square(file, 7);
    let mut wins = [0; 64];
    for king in (0..64).filter(|&king| king != piece) {
        for diagonals in [true, false] {
            let attacked = slider_attacks(file, 7, king, diagonals);
            for bare in (0..64).filter(|&bare| bare != piece) {
                let moves = kings[bare] & !kings[king] & !attacked;
                let mate = moves == 0 && attacked >> bare & 1 == 1;
                let safe = moves != 0 && moves >> piece & 1 == 0;
                if mate || safe {
                    wins[bare] |= 1 << king;
                }
            }
        }
    }
    wins
}

/// The positions with one square of the pawn, for either side to move, given those in which White, to
/// move, wins by moving the pawn.
fn solve(file: usize, rank: usize, pushes: &ByBlackKing) -> [ByBlackKing; 2] {
    let kings = king_attacks();
    let pawn = square(file, rank);
    let hit = geometry::pawn_attacks(WHITE, file as i32, rank as i32);
    // Where White's king may be, by the black king's square and by who is to move.
    let possible = |bare: usize, turn: usize| {
        let checked = hit >> bare & 1 == 1;
        if bare == pawn || checked && turn == WHITE {
            0
        } else {
            !(kings[bare] | 1 << bare | 1 << pawn)
        }
    };
    let mut wins = [[0; 64]; 2];
    loop {
        let before = wins;
        for bare in 0..64 {
            let steps = neighbours(wins[BLACK][bare]);
            wins[WHITE][bare] = possible(bare, WHITE) & (pushes[bare] | steps);
        }
        for bare in 0..64 {
            let mut lost = possible(bare, BLACK);
            let mut can_move = 0;
            for to in (0..64).filter(|to| (kings[bare] & !hit) >> to & 1 == 1) {
                // A square next to White's king is none to go to; nothing is won without the pawn.
                lost &= kings[to] | if to == pawn { 0 } else { wins[WHITE][to] };
                can_move |= !kings[to];
            }
            let mate_or_move = if hit >> bare & 1 == 1 { !0 } else { can_move };
            wins[BLACK][bare] = lost & mate_or_move;
        }
        if wins == before {
            return wins;
        }
    }
}

fn square(file: usize, rank: usize) -> usize {
    8 * rank + file
}

fn king_attacks() -> [u64; 64] {
    core::array::from_fn(|square| geometry::king_attacks(square as i32 % 8, square as i32 / 8))
}

/// The squares next to one of a set.
fn neighbours(set: u64) -> u64 {
    const A_FILE: u64 = 0x0101_0101_0101_0101;
    let beside = (set & !(A_FILE << 7)) << 1 | (set & !A_FILE) >> 1;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// What a rook, or a queen if diagonals count, attacks with one piece on the board that stops it.
fn slider_attacks(file: usize, rank: usize, blocker: usize, diagonals: bool) -> u64 {
    let mut attacked = 0;
    for (east, north) in (-1..=1).flat_map(|east| (-1..=1).map(move |north| (east, north))) {
        let straight = (east == 0) != (north == 0);
        if !straight && (!diagonals || east == 0) {
            continue;
        }
        let (mut f, mut r) = (file as i32 + east, rank as i32 + north);
        while (0..8).contains(&f) && (0..8).contains(&r) {
            let at = square(f as usize, r as usize);
            attacked |= 1 << at;
            if at == blocker {
                break;
            }
            (f, r) = (f + east, r + north);
        }
    }
    attacked
}
