//! Every pawn pattern is what its definition says: on all small boards, on a million random ones, on
//! what other programs answered, and under the symmetries of the board.

use std::thread;

use pawn_structure::{Bitboard, Color, Pawns, Side};

mod oracle;

use oracle::{
    data,
    pawns::{self as naive, Row},
    rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank},
};

/// The seed of every random board here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0003;

type Method = fn(Side) -> Bitboard;

/// A pattern, the row of the oracle that defines it, and the one of its mirror image.
struct Pattern {
    row: &'static str,
    method: Method,
    mirrored: Method,
}

/// The patterns, each as the oracle's word and the library's method, with its partner if the mirror
/// image is another pattern.
macro_rules! patterns {
    ($($row:literal $method:ident $(<-> $partner:ident)?;)*) => {
        &[$(Pattern {
            row: $row,
            method: |side| side.$method(),
            mirrored: patterns!(@partner $method $($partner)?),
        }),*]
    };
    (@partner $method:ident) => { |side| side.$method() };
    (@partner $method:ident $partner:ident) => { |side| side.$partner() };
}

const PATTERNS: &[Pattern] = patterns! {
    "front_fill" front_fill;
    "rear_fill" rear_fill;
    "file_fill" file_fill;
    "front_span" front_span;
    "rear_span" rear_span;
    "att_any" pawn_attacks;
    "att_east" east_pawn_attacks <-> west_pawn_attacks;
    "att_west" west_pawn_attacks <-> east_pawn_attacks;
    "att_span_front" attack_front_span;
    "att_span_east_front" east_attack_front_span <-> west_attack_front_span;
    "att_span_west_front" west_attack_front_span <-> east_attack_front_span;
    "att_span_rear" attack_rear_span;
    "att_file_fill" attack_file_fill;
    "isolated" isolated;
    "half_isolated" half_isolated;
    "passed" passed;
    "candidate" candidate;
};

fn row(name: &str) -> &'static Row {
    naive::ROWS
        .iter()
        .find(|row| row.name == name)
        .expect("the oracle knows the pattern")
}

fn skeleton(white: u64, black: u64) -> Pawns {
    Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
}

/// Compares every pattern of both sides with its definition.
fn check(white: u64, black: u64) {
    let pawns = skeleton(white, black);
    for pattern in PATTERNS {
        for color in Color::ALL {
            let library = (pattern.method)(pawns.side(color)).bits();
            let defined = naive::set(row(pattern.row), white, black, color == Color::Black);
            assert_eq!(
                library, defined,
                "{} for {color} on {pawns} (seed {SEED:#x}): {library:016x}, by definition {defined:016x}",
                pattern.row
            );
        }
    }
}

/// Runs a check for each of a number of boards, half of them on a thread of its own.
fn on_all_cores(boards: usize, check: impl Fn(usize) + Sync) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for first in 0..threads {
            let check = &check;
            scope.spawn(move || (first..boards).step_by(threads).for_each(check));
        }
    });
}

/// The sets of up to two pawns on the second to seventh rank.
fn up_to_two_pawns() -> Vec<u64> {
    let squares = 8..56;
    let mut sets = vec![0];
    sets.extend(squares.clone().map(|square| 1 << square));
    sets.extend(
        squares
            .clone()
            .flat_map(|a| (a + 1..56).map(move |b| 1 << a | 1 << b)),
    );
    sets
}

#[test]
fn all_boards_of_up_to_two_pawns_a_side() {
    let sets = up_to_two_pawns();
    assert_eq!(sets.len(), 1 + 48 + 48 * 47 / 2);
    on_all_cores(sets.len(), |index| {
        let white = sets[index];
        sets.iter()
            .filter(|black| white & **black == 0)
            .for_each(|black| check(white, *black));
    });
}

/// Each board has a generator of its own, so that the threads share none.
fn random_boards(boards: usize, random: fn(&mut Rng) -> (u64, u64)) {
    println!("{boards} random boards, seed {SEED:#x}");
    on_all_cores(boards, |index| {
        let (white, black) = random(&mut Rng::new(SEED + index as u64));
        check(white, black);
    });
}

#[test]
fn a_million_random_boards() {
    random_boards(1_000_000, random_skeleton);
}

#[test]
fn random_boards_with_pawns_on_the_back_ranks() {
    random_boards(100_000, random_skeleton_any_rank);
}

#[test]
fn random_sets_that_overlap() {
    random_boards(100_000, random_overlapping);
}

#[test]
fn colour_flip_and_mirror() {
    for index in 0..100_000 {
        let (white, black) = random_overlapping(&mut Rng::new(SEED + index));
        let pawns = skeleton(white, black);
        assert_eq!(pawns.flipped().flipped(), pawns);
        assert_eq!(pawns.mirrored().mirrored(), pawns);
        for Pattern {
            row,
            method,
            mirrored,
        } in PATTERNS
        {
            for color in Color::ALL {
                let side = pawns.side(color);
                let set = method(side);
                assert_eq!(
                    method(pawns.flipped().side(!color)),
                    set.flip_vertical(),
                    "colour flip of {row} for {color} on {pawns} (seed {SEED:#x})"
                );
                assert_eq!(
                    mirrored(pawns.mirrored().side(color)),
                    set.mirror_horizontal(),
                    "mirror of {row} for {color} on {pawns} (seed {SEED:#x})"
                );
                assert_eq!(side.opponent().opponent(), side);
                assert_eq!(side.opponent(), pawns.side(!color));
            }
        }
    }
}

/// Whatever the other programs were asked about a pattern that is here, they say the same.
#[test]
fn other_programs_agree() {
    let columns = [
        ("passed", "passed"),
        ("isolated", "isolated"),
        ("half_isolated", "half_isolated"),
    ];
    let mut compared = 0;
    data::compare("pawn_oracles.tsv", |facts| {
        let pawns = skeleton(facts.set("wp"), facts.set("bp"));
        for (color, suffix) in [(Color::White, "w"), (Color::Black, "b")] {
            for (column, word) in columns {
                let pattern = PATTERNS.iter().find(|pattern| pattern.row == word);
                let method = pattern.expect("the pattern is listed above").method;
                let said = facts.set(&format!("{column}_{suffix}"));
                assert_eq!(
                    method(pawns.side(color)).bits(),
                    said,
                    "{column}_{suffix} on {pawns}"
                );
                compared += 1;
            }
        }
    });
    println!("{compared} sets compared");
    assert!(
        compared >= 2400,
        "the table has hundreds of rows, not {}",
        compared / 6
    );
}
