//! What each table means, one square at a time.
//!
//! A square is a file 0..8 (a to h) and a rank 0..8 (first to eighth); a set of squares is a `u64`
//! with a1 as bit 0, b1 as bit 1 and h8 as bit 63. Nothing here shifts a whole board: every set is
//! given by the condition that its squares meet, so that it can be checked by eye.

/// The direction in which pawns of a colour (0 White, 1 Black) move.
const FORWARD: [i32; 2] = [1, -1];

/// The set of the squares that meet a condition.
fn squares(meets: impl Fn(i32, i32) -> bool) -> u64 {
    let mut set = 0;
    for rank in 0..8 {
        for file in 0..8 {
            if meets(file, rank) {
                set |= 1 << (8 * rank + file);
            }
        }
    }
    set
}

/// How many ranks one rank is ahead of another, as a colour moves; negative if it is behind.
fn ranks_ahead(color: usize, from: i32, to: i32) -> i32 {
    (to - from) * FORWARD[color]
}

pub(crate) fn king_attacks(file: i32, rank: i32) -> u64 {
    squares(|f, r| (f - file).abs().max((r - rank).abs()) == 1)
}

pub(crate) fn knight_attacks(file: i32, rank: i32) -> u64 {
    squares(|f, r| (f - file).pow(2) + (r - rank).pow(2) == 5)
}

pub(crate) fn pawn_attacks(color: usize, file: i32, rank: i32) -> u64 {
    squares(|f, r| (f - file).abs() == 1 && ranks_ahead(color, rank, r) == 1)
}

/// The squares that share a line with this one, without it: its diagonal (parallel to a1–h8), its
/// anti-diagonal (parallel to a8–h1), its file.
pub(crate) fn line_masks(file: i32, rank: i32) -> [u64; 3] {
    let elsewhere = |f, r| (f, r) != (file, rank);
    [
        squares(|f, r| elsewhere(f, r) && f - file == r - rank),
        squares(|f, r| elsewhere(f, r) && f - file == rank - r),
        squares(|f, r| elsewhere(f, r) && f == file),
    ]
}

/// The files that a rook on a file attacks along its rank, one bit a file.
///
/// `inner` holds the six files b to g of the rank, b as its lowest bit: a piece on the a- or h-file
/// has nothing behind it to hide.
pub(crate) fn rank_attacks(inner: usize, file: usize) -> u8 {
    let occupied = |f: usize| (1..=6).contains(&f) && inner >> (f - 1) & 1 == 1;
    let mut attacks = 0;
    for target in 0..8 {
        let (low, high) = (file.min(target), file.max(target));
        if target != file && (low + 1..high).all(|f| !occupied(f)) {
            attacks |= 1 << target;
        }
    }
    attacks
}

/// The squares ahead on the same file.
pub(crate) fn front_span(color: usize, file: i32, rank: i32) -> u64 {
    squares(|f, r| f == file && ranks_ahead(color, rank, r) > 0)
}

/// The squares ahead on the neighbouring files: what a pawn attacks now and on its way.
pub(crate) fn attack_front_span(color: usize, file: i32, rank: i32) -> u64 {
    squares(|f, r| (f - file).abs() == 1 && ranks_ahead(color, rank, r) > 0)
}

/// The squares beside and behind on the neighbouring files: where a pawn's support comes from.
pub(crate) fn attack_rear_span(color: usize, file: i32, rank: i32) -> u64 {
    squares(|f, r| (f - file).abs() == 1 && ranks_ahead(color, rank, r) <= 0)
}

/// The squares ahead on the same and the neighbouring files: where an enemy pawn stops this one.
pub(crate) fn passed_span(color: usize, file: i32, rank: i32) -> u64 {
    squares(|f, r| (f - file).abs() <= 1 && ranks_ahead(color, rank, r) > 0)
}

pub(crate) fn file(file: i32) -> u64 {
    squares(|f, _| f == file)
}

pub(crate) fn adjacent_files(file: i32) -> u64 {
    squares(|f, _| (f - file).abs() == 1)
}
