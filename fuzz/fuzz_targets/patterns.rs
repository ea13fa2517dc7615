//! Every pattern and rule of both sides is what its definition says, on any two sets.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use pawn_structure::{Bitboard, Color, Pawns};

#[path = "../../tests/defined/mod.rs"]
mod defined;
#[path = "../../tests/oracle/mod.rs"]
mod oracle;

use defined::{Case, cases};
use oracle::pawns::{View, set_in};

static CASES: LazyLock<Vec<Case>> = LazyLock::new(cases);

fuzz_target!(|skeleton: (u64, u64)| {
    let (white, black) = skeleton;
    let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
    for color in Color::ALL {
        let view = View::new(white, black, color == Color::Black);
        for case in &*CASES {
            let computed = (case.computed)(pawns.side(color)).bits();
            assert_eq!(
                computed,
                set_in(case.row, &view),
                "{} for {color} on {pawns}",
                case.name
            );
        }
    }
});
