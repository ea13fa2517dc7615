//! Constant rules leave no branch behind: a function for every reading of every rule and either colour,
//! and for the structure by every preset, whose machine code `.ci/branches` looks through.
//!
//! ```text
//! cargo run --release --example constant_rules
//! ```
//!
//! Run, it compares each of them with the same rule chosen at run time, and prints how many there are.

use std::hint::black_box;

use pawn_structure::{
    AttackSpanRule, BackwardRule, Bitboard, BlockedRule, CandidateRule, Color, ConnectedRule,
    DoubledRule, HangingRule, LeverPushRule, OutpostRule, PassedRule, PawnStructure, Pawns, Rules,
};

const SKELETON: &str = "8/1p3p2/p1p1p1p1/3pP2p/1PPP3P/P5P1/5P2/8";

/// What differs from function to function, so that no two are merged into one that the other jumps to.
#[inline]
fn sign(rule: &str, reading: usize, color: Color) {
    black_box((rule.as_ptr(), rule.len(), reading, color));
}

macro_rules! readings {
    ($pawns:ident, $count:ident, $($by:ident $rule:ident [$($reading:literal)*])*) => { $(
        #[inline(never)]
        fn $by<const READING: usize, const BLACK: bool>(pawns: Pawns) -> Bitboard {
            let color = const { if BLACK { Color::Black } else { Color::White } };
            sign(stringify!($by), READING, color);
            pawns.side(color).$by(const { $rule::ALL[READING] })
        }

        let functions: &[[fn(Pawns) -> Bitboard; 2]] =
            &[$([$by::<$reading, false>, $by::<$reading, true>]),*];
        assert_eq!(functions.len(), $rule::ALL.len(), "readings of {}", stringify!($rule));
        for (rule, of_colors) in $rule::ALL.iter().zip(functions) {
            for (color, function) in Color::ALL.iter().zip(of_colors) {
                let chosen = $pawns.side(*black_box(color)).$by(*black_box(rule));
                assert_eq!(black_box(function)($pawns), chosen, "{rule}");
                $count += 1;
            }
        }
    )* };
}

macro_rules! presets {
    ($pawns:ident, $count:ident, [$($preset:literal)*]) => {
        #[inline(never)]
        fn with_rules<const PRESET: usize>(pawns: Pawns) -> PawnStructure {
            sign("with_rules", PRESET, Color::White);
            PawnStructure::with_rules(pawns, const { &Rules::PRESETS[PRESET].1 })
        }

        let functions: &[fn(Pawns) -> PawnStructure] = &[$(with_rules::<$preset>),*];
        assert_eq!(functions.len(), Rules::PRESETS.len(), "presets");
        for ((name, rules), function) in Rules::PRESETS.iter().zip(functions) {
            let chosen = PawnStructure::with_rules($pawns, black_box(rules));
            assert!(black_box(function)($pawns) == chosen, "{name}");
            $count += 1;
        }
    };
}

fn main() {
    let pawns: Pawns = SKELETON.parse().expect("it is a placement");
    let pawns = black_box(pawns);
    let mut count = 0;
    readings! { pawns, count,
        passed_by PassedRule [0 1 2 3]
        candidate_by CandidateRule [0 1 2 3 4]
        backward_by BackwardRule [0 1 2 3 4 5 6 7 8 9]
        doubled_by DoubledRule [0 1 2 3 4 5 6]
        connected_by ConnectedRule [0 1 2 3]
        outposts_by OutpostRule [0 1 2]
        hanging_by HangingRule [0 1]
        lever_pushes_by LeverPushRule [0 1]
        blocked_by BlockedRule [0 1 2]
        attack_front_span_by AttackSpanRule [0 1]
    }
    presets! { pawns, count, [0 1 2 3 4 5 6] }
    println!("{count}");
}
