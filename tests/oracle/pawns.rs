//! What every pawn pattern means, asked of one square at a time.
//!
//! This is the other side of the comparison: it is written from the definitions alone, in loops
//! over files and ranks, and shares nothing with the library. Read a function against its sentence;
//! if they agree, the oracle is right.
//!
//! Everything is seen by one side: its own pawns move to higher ranks, its own back rank is rank 1,
//! files run from 0 (a) to 7 (h). A predicate on pawns (`Kind::Own`, `Kind::Enemy`) is asked only
//! where such a pawn stands.

use std::ops::RangeInclusive;

/// Empty cells around the board, so that a look over the edge finds nothing.
const MARGIN: i32 = 3;
/// Cells in one direction: the board and both margins.
const CELLS: usize = 14;

/// West and east.
const SIDES: [i32; 2] = [-1, 1];
/// One rank back, level, one rank ahead.
const STEPS: [i32; 3] = [-1, 0, 1];
/// All files.
const FILES: RangeInclusive<i32> = 0..=7;
/// All ranks.
const RANKS: RangeInclusive<i32> = 1..=8;

/// A pawn skeleton as one side sees it.
#[derive(Clone, Debug)]
pub struct View {
    /// By file, its cells as bits.
    own: [u16; CELLS],
    enemy: [u16; CELLS],
    black: bool,
}

/// Where a file and rank lie in the padded arrays.
fn cell(file: i32, rank: i32) -> (usize, usize) {
    ((file + MARGIN) as usize, (rank - 1 + MARGIN) as usize)
}

/// The cells of these ranks on any file, as bits: most of a test run is spent in looking through ranks.
#[inline(always)]
fn rows(ranks: &RangeInclusive<i32>) -> u16 {
    if ranks.is_empty() {
        return 0;
    }
    let (_, first) = cell(0, *ranks.start());
    let (_, last) = cell(0, *ranks.end());
    (u16::MAX << first) & (u16::MAX >> (15 - last))
}

impl View {
    /// No pawns, seen by White.
    pub fn empty() -> Self {
        View {
            own: [0; CELLS],
            enemy: [0; CELLS],
            black: false,
        }
    }

    /// Both sides' pawns (a1 = bit 0) as White or Black sees them; the sets may overlap and use any
    /// rank.
    pub fn new(white: u64, black: u64, black_to_view: bool) -> Self {
        let mut view = View {
            black: black_to_view,
            ..View::empty()
        };
        for file in FILES {
            for rank in RANKS {
                let square = view.square(file, rank);
                let (on_white, on_black) = (white >> square & 1 == 1, black >> square & 1 == 1);
                let (own, enemy) = if black_to_view {
                    (on_black, on_white)
                } else {
                    (on_white, on_black)
                };
                if own {
                    view.set_own(file, rank);
                }
                if enemy {
                    view.set_enemy(file, rank);
                }
            }
        }
        view
    }

    /// Puts an own pawn on a square, beside whatever stands there.
    pub fn set_own(&mut self, file: i32, rank: i32) {
        let (column, row) = cell(file, rank);
        self.own[column] |= 1 << row;
    }

    /// Puts an enemy pawn on a square, beside whatever stands there.
    pub fn set_enemy(&mut self, file: i32, rank: i32) {
        let (column, row) = cell(file, rank);
        self.enemy[column] |= 1 << row;
    }

    /// Takes both sides' pawns off a square.
    pub fn clear(&mut self, file: i32, rank: i32) {
        let (column, row) = cell(file, rank);
        self.own[column] &= !(1 << row);
        self.enemy[column] &= !(1 << row);
    }

    /// Takes both sides' pawns off a file.
    pub fn clear_file(&mut self, file: i32) {
        let (column, _) = cell(file, 1);
        self.own[column] = 0;
        self.enemy[column] = 0;
    }

    /// Whether an own pawn stands here; false off the board.
    pub fn own(&self, file: i32, rank: i32) -> bool {
        let (column, row) = cell(file, rank);
        self.own[column] >> row & 1 == 1
    }

    /// Whether an enemy pawn stands here; false off the board.
    pub fn enemy(&self, file: i32, rank: i32) -> bool {
        let (column, row) = cell(file, rank);
        self.enemy[column] >> row & 1 == 1
    }

    /// Whether this is a square of the board without a pawn on it.
    pub fn free(&self, file: i32, rank: i32) -> bool {
        FILES.contains(&file)
            && RANKS.contains(&rank)
            && !self.own(file, rank)
            && !self.enemy(file, rank)
    }

    /// The index of the square on the real board, a1 = 0.
    pub fn square(&self, file: i32, rank: i32) -> i32 {
        8 * (if self.black { 8 - rank } else { rank - 1 }) + file
    }
}

// -------------------------------------------------------------------------------------------------
// Words that the definitions below are made of.

/// An own pawn on this file within these ranks.
#[inline(always)]
fn own_in(v: &View, file: i32, ranks: RangeInclusive<i32>) -> bool {
    let (column, _) = cell(file, 1);
    v.own[column] & rows(&ranks) != 0
}

/// An enemy pawn on this file within these ranks.
#[inline(always)]
fn enemy_in(v: &View, file: i32, ranks: RangeInclusive<i32>) -> bool {
    let (column, _) = cell(file, 1);
    v.enemy[column] & rows(&ranks) != 0
}

/// An own pawn anywhere on this file.
fn own_on(v: &View, file: i32) -> bool {
    own_in(v, file, RANKS)
}

/// An enemy pawn anywhere on this file.
fn enemy_on(v: &View, file: i32) -> bool {
    enemy_in(v, file, RANKS)
}

/// How many own pawns stand on these files and ranks.
fn count_own(v: &View, files: RangeInclusive<i32>, ranks: &RangeInclusive<i32>) -> i32 {
    files
        .map(|file| {
            let (column, _) = cell(file, 1);
            (v.own[column] & rows(ranks)).count_ones() as i32
        })
        .sum()
}

/// How many enemy pawns stand on these files and ranks.
fn count_enemy(v: &View, files: RangeInclusive<i32>, ranks: &RangeInclusive<i32>) -> i32 {
    files
        .map(|file| {
            let (column, _) = cell(file, 1);
            (v.enemy[column] & rows(ranks)).count_ones() as i32
        })
        .sum()
}

/// An own pawn on one of the two adjacent files within these ranks.
fn own_beside(v: &View, f: i32, ranks: &RangeInclusive<i32>) -> bool {
    SIDES.iter().any(|side| own_in(v, f + side, ranks.clone()))
}

/// An enemy pawn on one of the two adjacent files within these ranks.
fn enemy_beside(v: &View, f: i32, ranks: &RangeInclusive<i32>) -> bool {
    SIDES
        .iter()
        .any(|side| enemy_in(v, f + side, ranks.clone()))
}

/// How many own pawns attack the square.
fn own_attackers(v: &View, f: i32, r: i32) -> i32 {
    SIDES.iter().filter(|&side| v.own(f + side, r - 1)).count() as i32
}

/// How many enemy pawns attack the square.
fn enemy_attackers(v: &View, f: i32, r: i32) -> i32 {
    SIDES
        .iter()
        .filter(|&side| v.enemy(f + side, r + 1))
        .count() as i32
}

/// How many own pawns stand right beside the square.
fn phalanx_size(v: &View, f: i32, r: i32) -> i32 {
    SIDES.iter().filter(|&side| v.own(f + side, r)).count() as i32
}

/// An own pawn further up the file.
fn own_ahead(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f, r + 1..=8)
}

/// An own pawn further down the file.
fn own_behind(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f, 1..=r - 1)
}

/// How many enemy pawns stand ahead on the file and the two beside it.
fn stoppers(v: &View, f: i32, r: i32) -> i32 {
    count_enemy(v, f - 1..=f + 1, &(r + 1..=8))
}

/// An own pawn that could help on an adjacent file: level with the square or behind it.
fn has_helper(v: &View, f: i32, r: i32) -> bool {
    own_beside(v, f, &(1..=r))
}

// -------------------------------------------------------------------------------------------------
// 1. Fills, spans and attack spans.

/// An own pawn stands here or behind on the file.
pub fn front_fill(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f, 1..=r)
}

/// An own pawn stands here or ahead on the file.
pub fn rear_fill(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f, r..=8)
}

/// The file has an own pawn.
pub fn file_fill(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f)
}

/// An own pawn stands behind on the file.
pub fn front_span(v: &View, f: i32, r: i32) -> bool {
    own_behind(v, f, r)
}

/// An own pawn stands ahead on the file.
pub fn rear_span(v: &View, f: i32, r: i32) -> bool {
    own_ahead(v, f, r)
}

/// An own pawn stands behind on the file and an enemy pawn ahead.
pub fn interspan(v: &View, f: i32, r: i32) -> bool {
    own_behind(v, f, r) && enemy_in(v, f, r + 1..=8)
}

/// An own pawn stands one square behind.
pub fn stop(v: &View, f: i32, r: i32) -> bool {
    v.own(f, r - 1)
}

/// An own pawn stands two or more squares behind on the file.
pub fn telestop(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f, 1..=r - 2)
}

/// An own pawn attacks this square in the direction of the h-file.
pub fn att_east(v: &View, f: i32, r: i32) -> bool {
    v.own(f - 1, r - 1)
}

/// An own pawn attacks this square in the direction of the a-file.
pub fn att_west(v: &View, f: i32, r: i32) -> bool {
    v.own(f + 1, r - 1)
}

/// One or two own pawns attack this square.
pub fn att_any(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) >= 1
}

/// Exactly one own pawn attacks this square.
pub fn att_single(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) == 1
}

/// Two own pawns attack this square.
pub fn att_double(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) == 2
}

/// An own pawn on an adjacent file stands on a lower rank.
pub fn att_span_front(v: &View, f: i32, r: i32) -> bool {
    own_beside(v, f, &(1..=r - 1))
}

/// An own pawn on the next file to the west stands on a lower rank.
pub fn att_span_east_front(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f - 1, 1..=r - 1)
}

/// An own pawn on the next file to the east stands on a lower rank.
pub fn att_span_west_front(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f + 1, 1..=r - 1)
}

/// An own pawn on an adjacent file stands on this rank or a higher one.
pub fn att_span_rear(v: &View, f: i32, r: i32) -> bool {
    own_beside(v, f, &(r..=8))
}

/// An own pawn on the next file to the west stands on this rank or a higher one.
pub fn att_span_east_rear(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f - 1, r..=8)
}

/// An own pawn on the next file to the east stands on this rank or a higher one.
pub fn att_span_west_rear(v: &View, f: i32, r: i32) -> bool {
    own_in(v, f + 1, r..=8)
}

/// The next file to the west has an own pawn.
pub fn att_east_file_fill(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f - 1)
}

/// The next file to the east has an own pawn.
pub fn att_west_file_fill(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f + 1)
}

/// An adjacent file has an own pawn.
pub fn att_file_fill(v: &View, f: i32, _: i32) -> bool {
    own_beside(v, f, &RANKS)
}

// -------------------------------------------------------------------------------------------------
// 2. Square control by pawns.

/// At least as many own as enemy pawns attack this square.
pub fn safe_squares(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) >= enemy_attackers(v, f, r)
}

/// More own than enemy pawns attack this square.
pub fn pawn_controlled(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) > enemy_attackers(v, f, r)
}

/// Own pawns on light squares minus own pawns on dark squares.
pub fn light_minus_dark(v: &View) -> i32 {
    let mut balance = 0;
    for file in FILES {
        for rank in RANKS {
            if v.own(file, rank) {
                // a1 is dark, and so is every square whose file and row, both counted from 0, have
                // an even sum.
                let square = v.square(file, rank);
                balance += if (square % 8 + square / 8) % 2 == 0 {
                    -1
                } else {
                    1
                };
            }
        }
    }
    balance
}

/// Files c to f, ranks 2 to 4, without an own pawn and not attacked by an enemy pawn.
pub fn space_safe(v: &View, f: i32, r: i32) -> bool {
    (2..=5).contains(&f) && (2..=4).contains(&r) && !v.own(f, r) && enemy_attackers(v, f, r) == 0
}

/// Of those, the squares with an own pawn one to three squares ahead.
pub fn space_behind(v: &View, f: i32, r: i32) -> bool {
    space_safe(v, f, r) && own_in(v, f, r + 1..=r + 3)
}

// -------------------------------------------------------------------------------------------------
// 3. Pushes.

/// The square ahead is free.
pub fn can_push1(v: &View, f: i32, r: i32) -> bool {
    v.free(f, r + 1)
}

/// The pawn is on its second rank and both squares ahead are free.
pub fn can_push2(v: &View, f: i32, r: i32) -> bool {
    r == 2 && v.free(f, 3) && v.free(f, 4)
}

/// A free square that an own pawn reaches by one step, or by two over a free square from its second
/// rank.
pub fn push_targets(v: &View, f: i32, r: i32) -> bool {
    v.free(f, r) && (v.own(f, r - 1) || (r == 4 && v.free(f, 3) && v.own(f, 2)))
}

/// The square ahead is free and not attacked by more enemy than own pawns.
pub fn safe_push(v: &View, f: i32, r: i32) -> bool {
    v.free(f, r + 1) && safe_squares(v, f, r + 1)
}

/// A pawn of either colour stands on the square ahead.
pub fn immobile(v: &View, f: i32, r: i32) -> bool {
    v.own(f, r + 1) || v.enemy(f, r + 1)
}

/// The square ahead holds an enemy pawn or is attacked by two.
pub fn blocked_sf(v: &View, f: i32, r: i32) -> bool {
    v.enemy(f, r + 1) || enemy_attackers(v, f, r + 1) == 2
}

// -------------------------------------------------------------------------------------------------
// 4. Pawns in contact.

/// An enemy pawn stands on the square ahead.
pub fn ram(v: &View, f: i32, r: i32) -> bool {
    v.enemy(f, r + 1)
}

/// An enemy pawn can be captured.
pub fn lever(v: &View, f: i32, r: i32) -> bool {
    lever_east(v, f, r) || lever_west(v, f, r)
}

/// An enemy pawn can be captured in the direction of the h-file.
pub fn lever_east(v: &View, f: i32, r: i32) -> bool {
    v.enemy(f + 1, r + 1)
}

/// An enemy pawn can be captured in the direction of the a-file.
pub fn lever_west(v: &View, f: i32, r: i32) -> bool {
    v.enemy(f - 1, r + 1)
}

/// How many files lie between this one and the line between the d- and e-file.
fn from_centre(file: i32) -> i32 {
    if file <= 3 { 3 - file } else { file - 4 }
}

/// An enemy pawn can be captured towards the centre.
pub fn lever_inner(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| v.enemy(f + side, r + 1) && from_centre(f + side) < from_centre(f))
}

/// An enemy pawn can be captured away from the centre.
pub fn lever_outer(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| v.enemy(f + side, r + 1) && from_centre(f + side) > from_centre(f))
}

/// An enemy pawn can be captured from the d- to the e-file or from the e- to the d-file.
pub fn lever_center(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| v.enemy(f + side, r + 1) && from_centre(f + side) == from_centre(f))
}

/// Enemy pawns can be captured on both sides.
pub fn lever_fork(v: &View, f: i32, r: i32) -> bool {
    lever_east(v, f, r) && lever_west(v, f, r)
}

/// An enemy pawn can be captured that a second own pawn attacks too.
pub fn lever_pincer(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| v.enemy(f + side, r + 1) && own_attackers(v, f + side, r + 1) == 2)
}

/// A lever in which the own and the enemy pawn are rammed or not, as given.
fn lever_with_rams(v: &View, f: i32, r: i32, own_rammed: bool, enemy_rammed: bool) -> bool {
    SIDES.iter().any(|side| {
        v.enemy(f + side, r + 1)
            && v.enemy(f, r + 1) == own_rammed
            && v.own(f + side, r) == enemy_rammed
    })
}

/// A lever in which neither pawn is rammed.
pub fn lever_loose(v: &View, f: i32, r: i32) -> bool {
    lever_with_rams(v, f, r, false, false)
}

/// A lever in which only the enemy pawn is rammed.
pub fn lever_tight_for(v: &View, f: i32, r: i32) -> bool {
    lever_with_rams(v, f, r, false, true)
}

/// A lever in which only the own pawn is rammed.
pub fn lever_tight_against(v: &View, f: i32, r: i32) -> bool {
    lever_with_rams(v, f, r, true, false)
}

/// A lever in which both pawns are rammed.
pub fn lever_cross(v: &View, f: i32, r: i32) -> bool {
    lever_with_rams(v, f, r, true, true)
}

/// An undefended pawn that defends one pawn, which attacks an undefended enemy pawn two squares
/// ahead of it, which defends one pawn, which attacks it: two chains whose heads attack each
/// other's bases.
pub fn chain_lever_base(v: &View, f: i32, r: i32) -> bool {
    let base_against_base =
        unsupported(v, f, r) && v.enemy(f, r + 2) && enemy_attackers(v, f, r + 2) == 0;
    base_against_base
        && SIDES
            .iter()
            .any(|side| v.own(f + side, r + 1) && v.enemy(f - side, r + 1))
}

/// A lever to one side, with a diagonal neighbour on the chain sloping the other way in a lever to
/// the same side.
pub fn parallel_lever(v: &View, f: i32, r: i32) -> bool {
    SIDES.iter().any(|side| {
        let in_lever = |file: i32, rank: i32| v.own(file, rank) && v.enemy(file + side, rank + 1);
        in_lever(f, r) && (in_lever(f - side, r + 1) || in_lever(f + side, r - 1))
    })
}

/// The square ahead is free and attacked by an enemy pawn.
pub fn lever_push(v: &View, f: i32, r: i32) -> bool {
    can_push1(v, f, r) && enemy_attackers(v, f, r + 1) >= 1
}

/// The pawn can make a double step to a square attacked by an enemy pawn.
pub fn lever_push2(v: &View, f: i32, r: i32) -> bool {
    can_push2(v, f, r) && enemy_attackers(v, f, 4) >= 1
}

/// The square ahead, free or not, is attacked by an enemy pawn.
pub fn lever_push_sf(v: &View, f: i32, r: i32) -> bool {
    enemy_attackers(v, f, r + 1) >= 1
}

/// Undefended and attacked by two enemy pawns.
pub fn weak_lever_sf(v: &View, f: i32, r: i32) -> bool {
    unsupported(v, f, r) && enemy_attackers(v, f, r) == 2
}

/// This pawn and one right beside it form a pair for which `test`, given the pair's western file,
/// holds.
fn in_pair(v: &View, f: i32, r: i32, test: impl Fn(i32) -> bool) -> bool {
    [f - 1, f]
        .iter()
        .any(|&west| v.own(west, r) && v.own(west + 1, r) && test(west))
}

/// In a pair of own pawns side by side, both rammed by an enemy pair.
pub fn cross_duo(v: &View, f: i32, r: i32) -> bool {
    in_pair(v, f, r, |west| {
        v.enemy(west, r + 1) && v.enemy(west + 1, r + 1)
    })
}

/// In a pair of own pawns side by side, with an enemy pair two ranks ahead on the same files (what
/// stands on the rank between is not asked).
pub fn buffer_duo(v: &View, f: i32, r: i32) -> bool {
    in_pair(v, f, r, |west| {
        v.enemy(west, r + 2) && v.enemy(west + 1, r + 2)
    })
}

/// In a pair of own pawns side by side, exactly one of them rammed.
pub fn duo_half_blocked(v: &View, f: i32, r: i32) -> bool {
    in_pair(v, f, r, |west| {
        v.enemy(west, r + 1) != v.enemy(west + 1, r + 1)
    })
}

// -------------------------------------------------------------------------------------------------
// 5. Structure of one side.

/// An own pawn stands right beside it.
pub fn phalanx(v: &View, f: i32, r: i32) -> bool {
    phalanx_size(v, f, r) >= 1
}

/// An own pawn stands right beside it to the east.
pub fn east_neighbour(v: &View, f: i32, r: i32) -> bool {
    v.own(f + 1, r)
}

/// An own pawn stands right beside it to the west.
pub fn west_neighbour(v: &View, f: i32, r: i32) -> bool {
    v.own(f - 1, r)
}

/// How many own pawns stand side by side in the row that this one belongs to.
fn row_length(v: &View, f: i32, r: i32) -> i32 {
    let (mut west, mut east) = (f, f);
    while v.own(west - 1, r) {
        west -= 1;
    }
    while v.own(east + 1, r) {
        east += 1;
    }
    east - west + 1
}

/// In a row of exactly two.
pub fn duo(v: &View, f: i32, r: i32) -> bool {
    row_length(v, f, r) == 2
}

/// In a row of exactly three.
pub fn trio(v: &View, f: i32, r: i32) -> bool {
    row_length(v, f, r) == 3
}

/// In a row of exactly four.
pub fn quart(v: &View, f: i32, r: i32) -> bool {
    row_length(v, f, r) == 4
}

/// In a row of four or more.
pub fn quart_plus(v: &View, f: i32, r: i32) -> bool {
    row_length(v, f, r) >= 4
}

/// An own pawn attacks its square.
pub fn defended(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) >= 1
}

/// An own pawn on the next file to the west attacks its square.
pub fn defended_from_west(v: &View, f: i32, r: i32) -> bool {
    v.own(f - 1, r - 1)
}

/// An own pawn on the next file to the east attacks its square.
pub fn defended_from_east(v: &View, f: i32, r: i32) -> bool {
    v.own(f + 1, r - 1)
}

/// Two own pawns attack its square.
pub fn defended_twice(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) == 2
}

/// No own pawn attacks its square.
pub fn unsupported(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r) == 0
}

/// It attacks the square of an own pawn.
pub fn defender(v: &View, f: i32, r: i32) -> bool {
    v.own(f - 1, r + 1) || v.own(f + 1, r + 1)
}

/// It defends an own pawn or is defended by one.
pub fn chain_member(v: &View, f: i32, r: i32) -> bool {
    defender(v, f, r) || defended(v, f, r)
}

/// It defends an own pawn and is not defended.
pub fn chain_base(v: &View, f: i32, r: i32) -> bool {
    defender(v, f, r) && !defended(v, f, r)
}

/// It is defended by an own pawn and defends none.
pub fn chain_head(v: &View, f: i32, r: i32) -> bool {
    defended(v, f, r) && !defender(v, f, r)
}

/// It is defended by an own pawn and defends one.
pub fn chain_link(v: &View, f: i32, r: i32) -> bool {
    defended(v, f, r) && defender(v, f, r)
}

/// Own pawns stand before and after it on one diagonal.
pub fn chain_link_straight(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| v.own(f - side, r - 1) && v.own(f + side, r + 1))
}

/// Pawns on the longest unbroken diagonal of own pawns: 1 if none touch, 0 if there are none.
pub fn longest_chain(v: &View) -> i32 {
    let mut longest = 0;
    for file in FILES {
        for rank in RANKS {
            for side in SIDES {
                let mut length = 0;
                while v.own(file + side * length, rank + length) {
                    length += 1;
                }
                longest = longest.max(length);
            }
        }
    }
    longest
}

/// An own pawn stands on an adjacent file, at most one rank away.
pub fn connected(v: &View, f: i32, r: i32) -> bool {
    own_beside(v, f, &(r - 1..=r + 1))
}

/// It is defended by an own pawn or has one right beside it.
pub fn connected_sf(v: &View, f: i32, r: i32) -> bool {
    defended(v, f, r) || phalanx(v, f, r)
}

/// No own pawn on an adjacent file.
pub fn isolated(v: &View, f: i32, _: i32) -> bool {
    !own_beside(v, f, &RANKS)
}

/// No own pawn on the next file to the east.
pub fn no_neighbour_east(v: &View, f: i32, _: i32) -> bool {
    !own_on(v, f + 1)
}

/// No own pawn on the next file to the west.
pub fn no_neighbour_west(v: &View, f: i32, _: i32) -> bool {
    !own_on(v, f - 1)
}

/// Own pawns on one of the adjacent files and none on the other; a file beyond the edge has none.
pub fn half_isolated(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f - 1) != own_on(v, f + 1)
}

/// Another own pawn on the file.
pub fn doubled(v: &View, f: i32, r: i32) -> bool {
    own_ahead(v, f, r) || own_behind(v, f, r)
}

/// Another own pawn ahead on the file.
pub fn doubled_rear(v: &View, f: i32, r: i32) -> bool {
    own_ahead(v, f, r)
}

/// Another own pawn behind on the file.
pub fn doubled_front(v: &View, f: i32, r: i32) -> bool {
    own_behind(v, f, r)
}

/// The file has exactly two own pawns.
pub fn doubled_exact2(v: &View, f: i32, _: i32) -> bool {
    count_own(v, f..=f, &RANKS) == 2
}

/// The file has three own pawns or more.
pub fn tripled(v: &View, f: i32, _: i32) -> bool {
    count_own(v, f..=f, &RANKS) >= 3
}

/// An own pawn on the square behind.
pub fn doubled_adjacent_sf(v: &View, f: i32, r: i32) -> bool {
    v.own(f, r - 1)
}

/// An own pawn on the square behind, and no own pawn defends it.
pub fn doubled_sf(v: &View, f: i32, r: i32) -> bool {
    doubled_adjacent_sf(v, f, r) && unsupported(v, f, r)
}

/// Another own pawn on the file and none on the adjacent files.
pub fn doubled_isolated(v: &View, f: i32, r: i32) -> bool {
    doubled(v, f, r) && isolated(v, f, r)
}

/// Isolated, with an own pawn behind and an enemy pawn ahead on the file and no enemy pawn on the
/// adjacent files.
pub fn doubled_isolated_sf(v: &View, f: i32, r: i32) -> bool {
    isolated(v, f, r) && own_behind(v, f, r) && opposed(v, f, r) && !enemy_beside(v, f, &RANKS)
}

/// How many groups of neighbouring files with own pawns there are.
pub fn islands(v: &View) -> i32 {
    FILES
        .filter(|&file| own_on(v, file) && !own_on(v, file - 1))
        .count() as i32
}

/// The file is the westernmost of its island.
pub fn island_west_borders(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f) && !own_on(v, f - 1)
}

/// The file is the easternmost of its island.
pub fn island_east_borders(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f) && !own_on(v, f + 1)
}

/// The file is an island of its own.
pub fn isolated_files(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f) && !own_on(v, f - 1) && !own_on(v, f + 1)
}

/// The most neighbouring files without an own pawn that have own pawns on both sides.
pub fn widest_island_gap(v: &View) -> i32 {
    let (mut widest, mut last) = (0, None);
    for file in FILES.filter(|&file| own_on(v, file)) {
        if let Some(last) = last {
            widest = widest.max(file - last - 1);
        }
        last = Some(file);
    }
    widest
}

/// The distance between the number of own pawns and three times the square of the number of
/// islands.
pub fn dispersion_cpw(v: &View) -> i32 {
    (3 * islands(v) * islands(v) - count_own(v, FILES, &RANKS)).abs()
}

/// The rank of the front-most own pawn on the file, 0 if there is none.
fn front_rank(v: &View, file: i32) -> i32 {
    RANKS.rev().find(|&rank| v.own(file, rank)).unwrap_or(0)
}

/// Over the seven pairs of neighbouring files, how far apart in rank the front-most own pawns are,
/// summed.
pub fn distortion(v: &View) -> i32 {
    (0..7)
        .map(|file| (front_rank(v, file) - front_rank(v, file + 1)).abs())
        .sum()
}

/// In a pair of own pawns side by side, each alone on its file and not opposed, the files to the
/// left and right of the pair without own pawns.
pub fn hanging(v: &View, f: i32, r: i32) -> bool {
    in_pair(v, f, r, |west| {
        let east = west + 1;
        let good = |file: i32| !doubled(v, file, r) && !opposed(v, file, r);
        good(west) && good(east) && !own_on(v, west - 1) && !own_on(v, east + 1)
    })
}

/// Not opposed, half-isolated and in a row of exactly two.
pub fn hanging_cpw(v: &View, f: i32, r: i32) -> bool {
    !opposed(v, f, r) && half_isolated(v, f, r) && duo(v, f, r)
}

// -------------------------------------------------------------------------------------------------
// 6. Files.

/// The file has no pawn.
pub fn open_files(v: &View, f: i32, _: i32) -> bool {
    !own_on(v, f) && !enemy_on(v, f)
}

/// The file has enemy pawns only.
pub fn half_open_for_us(v: &View, f: i32, _: i32) -> bool {
    !own_on(v, f) && enemy_on(v, f)
}

/// The file has pawns of both sides.
pub fn closed_files(v: &View, f: i32, _: i32) -> bool {
    own_on(v, f) && enemy_on(v, f)
}

/// The file has pawns of both sides, and among the own ones one that is not opposed.
pub fn semi_closed_files(v: &View, f: i32, _: i32) -> bool {
    enemy_on(v, f) && (1..=8).any(|rank| v.own(f, rank) && !opposed(v, f, rank))
}

// -------------------------------------------------------------------------------------------------
// 7. Own pawns against enemy pawns.

/// An enemy pawn ahead on the file.
pub fn opposed(v: &View, f: i32, r: i32) -> bool {
    enemy_in(v, f, r + 1..=8)
}

/// No enemy pawn ahead on the file.
pub fn open_pawn(v: &View, f: i32, r: i32) -> bool {
    !opposed(v, f, r)
}

/// An enemy pawn that faces an own pawn on its file.
pub fn counterpawn(v: &View, f: i32, r: i32) -> bool {
    own_behind(v, f, r)
}

/// No enemy pawn ahead on the file or the two beside it.
pub fn passed(v: &View, f: i32, r: i32) -> bool {
    !enemy_in(v, f, r + 1..=8) && !enemy_beside(v, f, &(r + 1..=8))
}

/// Passed, and no own pawn ahead on the file.
pub fn passed_front_most(v: &View, f: i32, r: i32) -> bool {
    passed(v, f, r) && !own_ahead(v, f, r)
}

/// The same said of squares: none ahead holds a pawn, and none from here on is attacked by an enemy
/// pawn.
pub fn passed_front_most_alt_form(v: &View, f: i32, r: i32) -> bool {
    enemy_attackers(v, f, r) == 0
        && (r + 1..=8).all(|rank| v.free(f, rank) && enemy_attackers(v, f, rank) == 0)
}

/// Passed, but an own pawn stands ahead on the file.
pub fn passed_rear_twin(v: &View, f: i32, r: i32) -> bool {
    passed(v, f, r) && own_ahead(v, f, r)
}

/// Stockfish 11: the pawns ahead on the three files are (a) only pawns that it can capture, or
/// none; or (b) only pawns that guard the square ahead, no more of them than own pawns right beside
/// it; or (c) only the one that rams it, it has reached rank 5, and some defender has a square
/// ahead without an enemy pawn and not attacked by two.
pub fn passed_sf11(v: &View, f: i32, r: i32) -> bool {
    let all = stoppers(v, f, r);
    let captures = enemy_attackers(v, f, r);
    let guards = enemy_attackers(v, f, r + 1);
    let lever_helps = || {
        SIDES.iter().any(|side| {
            v.own(f + side, r - 1) && !v.enemy(f + side, r) && enemy_attackers(v, f + side, r) < 2
        })
    };
    all == captures
        || (all == guards && phalanx_size(v, f, r) >= guards)
        || (all == 1 && ram(v, f, r) && r >= 5 && lever_helps())
}

/// Stockfish 12 to 15: the same, and no own pawn ahead on the file.
pub fn passed_sf15(v: &View, f: i32, r: i32) -> bool {
    passed_sf11(v, f, r) && !own_ahead(v, f, r)
}

/// No enemy pawn ahead on the file, but one ahead on an adjacent file.
pub fn half_free(v: &View, f: i32, r: i32) -> bool {
    !opposed(v, f, r) && enemy_beside(v, f, &(r + 1..=8))
}

/// An enemy pawn on a file beside a half-free own pawn, ahead of it.
pub fn sentry(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| (1..r).any(|rank| v.own(f + side, rank) && half_free(v, f + side, rank)))
}

/// An own pawn on a file beside a half-free own pawn, level with it or behind.
pub fn helper(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| (r..=8).any(|rank| v.own(f + side, rank) && half_free(v, f + side, rank)))
}

/// Own pawns on the adjacent files level or behind, minus enemy pawns on them ahead.
fn helpers_minus_sentries(v: &View, f: i32, r: i32) -> i32 {
    SIDES
        .iter()
        .map(|side| {
            let file = f + side;
            count_own(v, file..=file, &(1..=r)) - count_enemy(v, file..=file, &(r + 1..=8))
        })
        .sum()
}

/// Half-free, no own pawn ahead on the file, and on the adjacent files at least as many own pawns
/// level or behind as enemy pawns ahead.
pub fn candidate(v: &View, f: i32, r: i32) -> bool {
    half_free(v, f, r) && !own_ahead(v, f, r) && helpers_minus_sentries(v, f, r) >= 0
}

/// Half-free, no own pawn ahead on the file, and on the adjacent files fewer own pawns level or
/// behind than enemy pawns ahead.
pub fn faker(v: &View, f: i32, r: i32) -> bool {
    half_free(v, f, r) && !own_ahead(v, f, r) && helpers_minus_sentries(v, f, r) < 0
}

/// Half-free, no own pawn ahead on the file, and no square ahead attacked by more enemy than own
/// pawns.
pub fn candidate_path(v: &View, f: i32, r: i32) -> bool {
    half_free(v, f, r) && !own_ahead(v, f, r) && (r + 1..=8).all(|rank| safe_squares(v, f, rank))
}

/// On rank 5, no enemy pawn on the two squares ahead, the nearer one attacked by enemy pawns, but
/// not by more of them than own ones.
pub fn candidate_5th_cpw(v: &View, f: i32, r: i32) -> bool {
    r == 5 && !enemy_in(v, f, 6..=7) && enemy_attackers(v, f, 6) >= 1 && safe_squares(v, f, 6)
}

/// On rank 5 or 6, no own pawn ahead on the file, the ramming pawn the only enemy pawn ahead on the
/// three files, and some defender free to push to a square not attacked by two.
pub fn sneaker(v: &View, f: i32, r: i32) -> bool {
    let helped = || {
        SIDES.iter().any(|side| {
            v.own(f + side, r - 1) && v.free(f + side, r) && enemy_attackers(v, f + side, r) < 2
        })
    };
    (r == 5 || r == 6) && ram(v, f, r) && stoppers(v, f, r) == 1 && !own_ahead(v, f, r) && helped()
}

/// Passed and front-most, and defended by an own pawn.
pub fn passed_protected(v: &View, f: i32, r: i32) -> bool {
    passed_front_most(v, f, r) && defended(v, f, r)
}

/// An own pawn that is passed and front-most stands here.
fn passer_on(v: &View, f: i32, r: i32) -> bool {
    v.own(f, r) && passed_front_most(v, f, r)
}

/// Passed and front-most, with another such pawn on an adjacent file, at most one rank away.
pub fn passed_connected(v: &View, f: i32, r: i32) -> bool {
    passed_front_most(v, f, r)
        && SIDES
            .iter()
            .any(|side| STEPS.iter().any(|step| passer_on(v, f + side, r + step)))
}

/// Passed and front-most, with another such pawn on an adjacent file.
pub fn passed_connected_files(v: &View, f: i32, r: i32) -> bool {
    passed_front_most(v, f, r)
        && SIDES
            .iter()
            .any(|side| (1..=8).any(|rank| passer_on(v, f + side, rank)))
}

/// Passed and front-most, without own pawns on the adjacent files.
pub fn passed_isolated(v: &View, f: i32, r: i32) -> bool {
    passed_front_most(v, f, r) && isolated(v, f, r)
}

/// Passed and front-most, on files a to c (f to h), there are enemy pawns, and all of them stand
/// three or more files to the east (west).
pub fn passed_outside(v: &View, f: i32, r: i32) -> bool {
    let enemies = |files: RangeInclusive<i32>| count_enemy(v, files, &RANKS);
    let far_east = f <= 2 && enemies(f + 3..=7) == enemies(FILES);
    let far_west = f >= 5 && enemies(0..=f - 3) == enemies(FILES);
    passed_front_most(v, f, r) && enemies(FILES) > 0 && (far_east || far_west)
}

// -------------------------------------------------------------------------------------------------
// 8. Weak pawns.

/// An enemy pawn attacks the square ahead, and no own pawn on an adjacent file is level or behind.
pub fn backward_cpw(v: &View, f: i32, r: i32) -> bool {
    enemy_attackers(v, f, r + 1) >= 1 && !has_helper(v, f, r)
}

/// The same, and there are own pawns on the adjacent files: all of them ahead.
pub fn backward(v: &View, f: i32, r: i32) -> bool {
    backward_cpw(v, f, r) && !isolated(v, f, r)
}

/// An enemy pawn attacks or occupies the square ahead, own pawns stand on the adjacent files, all
/// of them ahead.
pub fn backward_sf15(v: &View, f: i32, r: i32) -> bool {
    backward_sf15_flag(v, f, r) && !isolated(v, f, r)
}

/// An enemy pawn attacks or occupies the square ahead, and no own pawn on an adjacent file is level
/// or behind.
pub fn backward_sf15_flag(v: &View, f: i32, r: i32) -> bool {
    (enemy_attackers(v, f, r + 1) >= 1 || v.enemy(f, r + 1)) && !has_helper(v, f, r)
}

/// Backward, and no enemy pawn can capture it.
pub fn backward_no_lever(v: &View, f: i32, r: i32) -> bool {
    backward(v, f, r) && enemy_attackers(v, f, r) == 0
}

/// What [`backward_cpw`] is for the enemy's pawn on this square.
fn enemy_backward_cpw(v: &View, f: i32, r: i32) -> bool {
    own_attackers(v, f, r - 1) >= 1 && !enemy_beside(v, f, &(r..=8))
}

/// Backward in CPW's sense, except on rank 4 and beyond when every enemy pawn that attacks the
/// square ahead is backward too.
pub fn backward_cpw_mutual(v: &View, f: i32, r: i32) -> bool {
    let sound_attacker = || {
        SIDES
            .iter()
            .any(|side| v.enemy(f + side, r + 2) && !enemy_backward_cpw(v, f + side, r + 2))
    };
    backward_cpw(v, f, r) && (r < 4 || sound_attacker())
}

/// Backward in CPW's sense, not opposed, on rank 2 or 3.
pub fn straggler(v: &View, f: i32, r: i32) -> bool {
    backward_cpw(v, f, r) && !opposed(v, f, r) && (r == 2 || r == 3)
}

/// The same, and no enemy pawn can capture it.
pub fn straggler_strict(v: &View, f: i32, r: i32) -> bool {
    straggler(v, f, r) && enemy_attackers(v, f, r) == 0
}

/// An enemy pawn attacks this square, and no own pawn on an adjacent file is behind it.
fn dominated(v: &View, f: i32, r: i32) -> bool {
    enemy_attackers(v, f, r) >= 1 && !own_beside(v, f, &(1..=r - 1))
}

/// Some square ahead on the file is attacked by an enemy pawn and has no own pawn on an adjacent
/// file behind it.
pub fn backward_telestop(v: &View, f: i32, r: i32) -> bool {
    (r + 1..=8).any(|rank| dominated(v, f, rank))
}

/// The same, its own square included.
pub fn backward_telestop_cpw(v: &View, f: i32, r: i32) -> bool {
    (r..=8).any(|rank| dominated(v, f, rank))
}

/// A pawn on this file stands on the square or can walk to it over free squares.
fn own_reaches(v: &View, f: i32, r: i32) -> bool {
    (1..=r).any(|start| v.own(f, start) && (start + 1..=r).all(|rank| v.free(f, rank)))
}

/// No own pawn defends it or can get to defend it by pushes while all other pawns stay where they
/// are.
pub fn undefendable(v: &View, f: i32, r: i32) -> bool {
    !own_reaches(v, f - 1, r - 1) && !own_reaches(v, f + 1, r - 1)
}

/// Undefendable, though an own pawn stands behind on an adjacent file.
pub fn overly_advanced(v: &View, f: i32, r: i32) -> bool {
    undefendable(v, f, r) && own_beside(v, f, &(1..=r - 1))
}

/// Isolated, backward or overly advanced.
pub fn weak(v: &View, f: i32, r: i32) -> bool {
    isolated(v, f, r) || backward(v, f, r) || overly_advanced(v, f, r)
}

/// Isolated or backward, and not opposed.
pub fn weak_unopposed(v: &View, f: i32, r: i32) -> bool {
    (isolated(v, f, r) || backward(v, f, r)) && !opposed(v, f, r)
}

// -------------------------------------------------------------------------------------------------
// 9. Holes, outposts, wings, king cover.

/// On ranks 3 to 5, and no own pawn on an adjacent file is behind.
pub fn holes(v: &View, f: i32, r: i32) -> bool {
    (3..=5).contains(&r) && !own_beside(v, f, &(1..=r - 1))
}

/// On ranks 4 to 6, attacked by an own pawn, and no enemy pawn ahead on the adjacent files.
pub fn outposts(v: &View, f: i32, r: i32) -> bool {
    (4..=6).contains(&r) && own_attackers(v, f, r) >= 1 && !enemy_beside(v, f, &(r + 1..=8))
}

/// On ranks 4 to 6, attacked by an own pawn and by no enemy pawn, and no enemy pawn on it.
pub fn outposts_weakly_safe(v: &View, f: i32, r: i32) -> bool {
    (4..=6).contains(&r)
        && own_attackers(v, f, r) >= 1
        && enemy_attackers(v, f, r) == 0
        && !v.enemy(f, r)
}

/// What [`backward_sf15_flag`] is for the enemy's pawn on this square.
fn enemy_backward_sf(v: &View, f: i32, r: i32) -> bool {
    (own_attackers(v, f, r - 1) >= 1 || v.own(f, r - 1)) && !enemy_beside(v, f, &(r..=8))
}

/// On ranks 4 to 6, attacked by an own pawn or right behind a pawn, not attacked by an enemy pawn,
/// and no enemy pawn ahead on the adjacent files that may advance: one neither rammed nor backward.
pub fn outposts_sf15(v: &View, f: i32, r: i32) -> bool {
    let may_advance = |file: i32, rank: i32| {
        v.enemy(file, rank) && !v.own(file, rank - 1) && !enemy_backward_sf(v, file, rank)
    };
    (4..=6).contains(&r)
        && (own_attackers(v, f, r) >= 1 || immobile(v, f, r))
        && enemy_attackers(v, f, r) == 0
        && !SIDES
            .iter()
            .any(|side| (r + 1..=8).any(|rank| may_advance(f + side, rank)))
}

/// Own minus enemy pawns on these files.
fn majority(v: &View, files: RangeInclusive<i32>) -> i32 {
    count_own(v, files.clone(), &RANKS) - count_enemy(v, files, &RANKS)
}

/// Own minus enemy pawns on files a to d.
pub fn majority_qside(v: &View) -> i32 {
    majority(v, 0..=3)
}

/// Own minus enemy pawns on files e to h.
pub fn majority_kside(v: &View) -> i32 {
    majority(v, 4..=7)
}

/// Own minus enemy pawns on files a to c.
pub fn majority_qwing(v: &View) -> i32 {
    majority(v, 0..=2)
}

/// Own minus enemy pawns on files f to h.
pub fn majority_kwing(v: &View) -> i32 {
    majority(v, 5..=7)
}

/// Own minus enemy pawns on files d and e.
pub fn majority_center(v: &View) -> i32 {
    majority(v, 3..=4)
}

/// Of these files, those with own pawns minus those with enemy pawns.
fn file_majority(v: &View, files: RangeInclusive<i32>) -> i32 {
    files
        .map(|file| i32::from(own_on(v, file)) - i32::from(enemy_on(v, file)))
        .sum()
}

/// Files a to d with own pawns minus files a to d with enemy pawns.
pub fn file_majority_qside(v: &View) -> i32 {
    file_majority(v, 0..=3)
}

/// Files e to h with own pawns minus files e to h with enemy pawns.
pub fn file_majority_kside(v: &View) -> i32 {
    file_majority(v, 4..=7)
}

/// 1 if files a to d have more own than enemy pawns, but not on more files; else 0.
pub fn crippled_majority_qside(v: &View) -> i32 {
    i32::from(majority(v, 0..=3) > 0 && file_majority(v, 0..=3) <= 0)
}

/// 1 if files e to h have more own than enemy pawns, but not on more files; else 0.
pub fn crippled_majority_kside(v: &View) -> i32 {
    i32::from(majority(v, 4..=7) > 0 && file_majority(v, 4..=7) <= 0)
}

/// The square is level with the king or ahead of it, on its file or the next on either side; a king
/// on the edge counts as standing one file further in.
fn before_king(f: i32, r: i32, king_file: i32, king_rank: i32) -> bool {
    (f - king_file.clamp(1, 6)).abs() <= 1 && r >= king_rank
}

/// For an own king on this file and rank: the rearmost of the own pawns on its file before the king
/// that no enemy pawn attacks.
pub fn shelter(v: &View, f: i32, r: i32, king_file: i32, king_rank: i32) -> bool {
    let shelters =
        |rank: i32| before_king(f, rank, king_file, king_rank) && enemy_attackers(v, f, rank) == 0;
    shelters(r) && !(1..r).any(|rank| v.own(f, rank) && shelters(rank))
}

/// For an own king on this file and rank: the enemy pawn that has come furthest of those on its
/// file before the king.
pub fn storm(v: &View, f: i32, r: i32, king_file: i32, king_rank: i32) -> bool {
    before_king(f, r, king_file, king_rank) && !enemy_in(v, f, king_rank..=r - 1)
}

// -------------------------------------------------------------------------------------------------
// Dialects: what named programs mean, where that is no row above.

/// Stockfish: an enemy pawn attacks or occupies the square ahead, and all own pawns on the adjacent
/// files, if any, are ahead.
pub fn backward_sf(v: &View, f: i32, r: i32) -> bool {
    let neighbours = count_own(v, f - 1..=f - 1, &RANKS) + count_own(v, f + 1..=f + 1, &RANKS);
    let ahead =
        count_own(v, f - 1..=f - 1, &(r + 1..=8)) + count_own(v, f + 1..=f + 1, &(r + 1..=8));
    neighbours == ahead && (lever_push_sf(v, f, r) || ram(v, f, r))
}

/// Stockfish, what is penalised: backward, with own pawns on the adjacent files, not connected.
pub fn backward_scored_sf(v: &View, f: i32, r: i32) -> bool {
    backward_sf(v, f, r) && !isolated(v, f, r) && !connected_sf(v, f, r)
}

/// Stockfish: a square attacked by an own pawn, or one that an own pawn, neither backward nor
/// rammed, comes to attack by advancing.
pub fn span_sf(v: &View, f: i32, r: i32) -> bool {
    let advances = |file: i32, rank: i32| {
        v.own(file, rank) && !backward_sf(v, file, rank) && !ram(v, file, rank)
    };
    att_any(v, f, r)
        || SIDES
            .iter()
            .any(|side| (1..r).any(|rank| advances(f + side, rank)))
}

/// Ethereal: an enemy pawn attacks the square ahead, own pawns stand on the adjacent files, and no
/// own pawn is behind on the three files.
pub fn backward_eth(v: &View, f: i32, r: i32) -> bool {
    !isolated(v, f, r)
        && lever_push_sf(v, f, r)
        && !own_behind(v, f, r)
        && !own_beside(v, f, &(1..=r - 1))
}

/// Ethereal: backward, on a file without enemy pawns.
pub fn backward_open_eth(v: &View, f: i32, r: i32) -> bool {
    backward_eth(v, f, r) && !enemy_on(v, f)
}

/// Ethereal: not passed, every enemy pawn ahead on the three files attacks it or the square ahead,
/// and the square ahead is attacked by no more enemy than own pawns.
pub fn candidate_eth(v: &View, f: i32, r: i32) -> bool {
    let near = enemy_attackers(v, f, r) + enemy_attackers(v, f, r + 1);
    !passed(v, f, r)
        && stoppers(v, f, r) == near
        && own_attackers(v, f, r + 1) >= enemy_attackers(v, f, r + 1)
}

/// Ethereal: a candidate attacked by no more enemy than own pawns.
pub fn candidate_strong_eth(v: &View, f: i32, r: i32) -> bool {
    candidate_eth(v, f, r) && own_attackers(v, f, r) >= enemy_attackers(v, f, r)
}

/// Ethereal: not backward, and defended by an own pawn or with one right beside it.
pub fn connected_eth(v: &View, f: i32, r: i32) -> bool {
    !backward_eth(v, f, r) && (defended(v, f, r) || phalanx(v, f, r))
}

/// Ethereal, what is penalised: no own pawn on an adjacent file, and it can capture no enemy pawn.
pub fn isolated_scored_eth(v: &View, f: i32, r: i32) -> bool {
    isolated(v, f, r) && !lever(v, f, r)
}

/// zurichess: an enemy pawn attacks the square ahead, own pawns stand on the adjacent files, all of
/// them ahead, and no own pawn is ahead on the file.
pub fn backward_zur(v: &View, f: i32, r: i32) -> bool {
    lever_push_sf(v, f, r) && !isolated(v, f, r) && !has_helper(v, f, r) && !own_ahead(v, f, r)
}

/// zurichess: an own pawn stands on an adjacent file, one rank behind, level or one rank ahead.
pub fn connected_zur(v: &View, f: i32, r: i32) -> bool {
    SIDES
        .iter()
        .any(|side| STEPS.iter().any(|step| v.own(f + side, r + step)))
}

/// zurichess: an own pawn on the square ahead.
pub fn doubled_zur(v: &View, f: i32, r: i32) -> bool {
    v.own(f, r + 1)
}

/// zurichess: an enemy pawn on the square ahead, and the pawn on rank 2 or 3.
pub fn rammed_zur(v: &View, f: i32, r: i32) -> bool {
    ram(v, f, r) && (r == 2 || r == 3)
}

/// CQL: an own pawn on an adjacent file, whatever its rank.
pub fn connected_cql(v: &View, f: i32, _: i32) -> bool {
    own_beside(v, f, &RANKS)
}

/// CPW: an own pawn ahead on the file and another behind.
pub fn triple_middle_cpw(v: &View, f: i32, r: i32) -> bool {
    own_ahead(v, f, r) && own_behind(v, f, r)
}

// -------------------------------------------------------------------------------------------------
// All of them by name.

/// What a row is asked of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Own pawns.
    Own,
    /// Enemy pawns.
    Enemy,
    /// All 64 squares.
    Square,
    /// The whole skeleton: the answer is a number.
    Number,
}

/// The code of a row.
#[derive(Clone, Copy, Debug)]
pub enum Test {
    /// Whether a square (file, rank) belongs to the set.
    At(fn(&View, i32, i32) -> bool),
    /// The number.
    Count(fn(&View) -> i32),
}

/// One pattern.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name in the specification.
    pub name: &'static str,
    /// What it is asked of.
    pub kind: Kind,
    /// How it is answered.
    pub test: Test,
}

/// Rows whose name is that of their function, and then some that are written out.
macro_rules! rows {
    ($($kind:ident $test:ident: $($name:ident)+;)+ => $($more:expr,)+) => {
        &[$($(Row { name: stringify!($name), kind: Kind::$kind, test: Test::$test($name) },)+)+ $($more,)+]
    };
}

/// Every row of the specification and every dialect.
#[rustfmt::skip]
pub static ROWS: &[Row] = rows! {
    // 1. Fills, spans and attack spans.
    Square At: front_fill rear_fill file_fill front_span rear_span interspan stop telestop att_east att_west att_any
        att_single att_double att_span_front att_span_east_front att_span_west_front att_span_rear att_span_east_rear
        att_span_west_rear att_file_fill att_east_file_fill att_west_file_fill;
    // 2. Square control by pawns.
    Square At: safe_squares pawn_controlled space_safe space_behind;
    Number Count: light_minus_dark;
    // 3. Pushes.
    Own At: can_push1 can_push2 safe_push immobile blocked_sf;
    Square At: push_targets;
    // 4. Pawns in contact.
    Own At: ram lever lever_east lever_west lever_inner lever_outer lever_center lever_fork lever_pincer lever_loose
        lever_tight_for lever_tight_against lever_cross chain_lever_base parallel_lever lever_push lever_push2
        lever_push_sf weak_lever_sf cross_duo buffer_duo duo_half_blocked;
    // 5. Structure of one side.
    Own At: phalanx east_neighbour west_neighbour duo trio quart quart_plus defended defended_from_west defended_from_east
        defended_twice unsupported defender chain_member chain_base chain_head chain_link chain_link_straight connected
        connected_sf isolated no_neighbour_east no_neighbour_west half_isolated doubled doubled_rear doubled_front
        doubled_exact2 tripled doubled_adjacent_sf doubled_sf doubled_isolated doubled_isolated_sf hanging hanging_cpw;
    Square At: island_west_borders island_east_borders isolated_files;
    Number Count: longest_chain islands widest_island_gap dispersion_cpw distortion;
    // 6. Files.
    Square At: open_files half_open_for_us closed_files semi_closed_files;
    // 7. Own pawns against enemy pawns.
    Own At: opposed open_pawn passed_front_most passed_front_most_alt_form passed passed_rear_twin passed_sf15 half_free
        helper candidate faker candidate_path candidate_5th_cpw sneaker passed_protected passed_connected
        passed_connected_files passed_isolated passed_outside;
    Enemy At: counterpawn sentry;
    // 8. Weak pawns.
    Own At: backward_cpw backward backward_sf15 backward_sf15_flag backward_no_lever backward_cpw_mutual straggler
        straggler_strict backward_telestop backward_telestop_cpw undefendable overly_advanced weak weak_unopposed;
    // 9. Holes, outposts, wings, king cover.
    Square At: holes outposts outposts_weakly_safe outposts_sf15;
    Number Count: majority_qside majority_kside majority_qwing majority_kwing majority_center file_majority_qside file_majority_kside
        crippled_majority_qside crippled_majority_kside;
    // Dialects.
    Own At: passed_sf11 backward_sf backward_scored_sf backward_eth backward_open_eth candidate_eth candidate_strong_eth
        connected_eth isolated_scored_eth backward_zur connected_zur doubled_zur rammed_zur connected_cql
        triple_middle_cpw;
    Square At: span_sf;
    =>
    // King cover for the kings that the specification tries.
    Row { name: "shelter_Kg1", kind: Kind::Own, test: Test::At(|v, f, r| shelter(v, f, r, 6, 1)) },
    Row { name: "shelter_Kc1", kind: Kind::Own, test: Test::At(|v, f, r| shelter(v, f, r, 2, 1)) },
    Row { name: "shelter_Kh2", kind: Kind::Own, test: Test::At(|v, f, r| shelter(v, f, r, 7, 2)) },
    Row { name: "shelter_Ka1", kind: Kind::Own, test: Test::At(|v, f, r| shelter(v, f, r, 0, 1)) },
    Row { name: "storm_Kg1", kind: Kind::Enemy, test: Test::At(|v, f, r| storm(v, f, r, 6, 1)) },
    Row { name: "storm_Kc1", kind: Kind::Enemy, test: Test::At(|v, f, r| storm(v, f, r, 2, 1)) },
    Row { name: "storm_Kh2", kind: Kind::Enemy, test: Test::At(|v, f, r| storm(v, f, r, 7, 2)) },
    Row { name: "storm_Ka1", kind: Kind::Enemy, test: Test::At(|v, f, r| storm(v, f, r, 0, 1)) },
};

/// The row of this name.
pub fn row(name: &str) -> &'static Row {
    ROWS.iter()
        .find(|row| row.name == name)
        .unwrap_or_else(|| panic!("no row is called {name}"))
}

/// The squares of the real board for which `test` holds, of those that `kind` asks about.
pub fn squares(v: &View, kind: Kind, test: impl Fn(&View, i32, i32) -> bool) -> u64 {
    let mut set = 0;
    for file in FILES {
        let (column, _) = cell(file, 1);
        // Decided once a file: most files of most boards have no pawn to ask about.
        let asked = match kind {
            Kind::Own => v.own[column],
            Kind::Enemy => v.enemy[column],
            Kind::Square => rows(&RANKS),
            Kind::Number => 0,
        };
        if asked == 0 {
            continue;
        }
        for rank in RANKS {
            if asked & rows(&(rank..=rank)) != 0 && test(v, file, rank) {
                set |= 1 << v.square(file, rank);
            }
        }
    }
    set
}

/// A set row's squares on the real board, for White or Black.
///
/// # Panics
///
/// If the row is a number.
pub fn set(row: &Row, white: u64, black: u64, black_view: bool) -> u64 {
    set_in(row, &View::new(white, black, black_view))
}

/// A set row's squares on the real board, for the side whose view it is.
///
/// # Panics
///
/// If the row is a number.
pub fn set_in(row: &Row, v: &View) -> u64 {
    let Test::At(test) = row.test else {
        panic!("{} is a number", row.name)
    };
    squares(v, row.kind, test)
}

/// A number row's value, for White or Black.
///
/// # Panics
///
/// If the row is a set.
pub fn number(row: &Row, white: u64, black: u64, black_view: bool) -> i32 {
    number_in(row, &View::new(white, black, black_view))
}

/// A number row's value, for the side whose view it is.
///
/// # Panics
///
/// If the row is a set.
pub fn number_in(row: &Row, v: &View) -> i32 {
    let Test::Count(count) = row.test else {
        panic!("{} is a set", row.name)
    };
    count(v)
}
