//! `pawns show --why`: what a pawn is and is not, and which pawns make it so.

use std::io::{self, Write};

use pawn_structure::{Color, Evidence, Fen, Pattern, Pawns, Square};

use crate::rendering::draw;

pub(crate) fn write(out: &mut dyn Write, fen: &Fen, squares: &[Square]) -> io::Result<()> {
    draw::heading(out, fen)?;
    draw::marked(out, &fen.board, squares.iter().copied().collect())?;
    let pawns = Pawns::from(&fen.board);
    for square in squares {
        writeln!(out)?;
        let (holds, fails): (Vec<_>, Vec<_>) = about(pawns, *square)
            .filter(|evidence| is_told(pawns, evidence))
            .partition(|evidence| evidence.holds);
        for evidence in holds.iter().chain(&fails) {
            writeln!(out, "{evidence}")?;
        }
    }
    Ok(())
}

/// All evidence about a square, for White first.
pub(crate) fn about(pawns: Pawns, square: Square) -> impl Iterator<Item = Evidence> {
    Color::ALL.into_iter().flat_map(move |color| {
        let side = pawns.side(color);
        let explained = Pattern::EXPLAINED.iter();
        explained.filter_map(move |pattern| side.why(*pattern, square))
    })
}

/// Whether a sentence is worth reading: of a pawn, what it is, and what it is not if that is no other way of
/// saying the same; of a square without a pawn, for whom it is a hole.
fn is_told(pawns: Pawns, evidence: &Evidence) -> bool {
    let has_pawn = (pawns.white() | pawns.black()).contains(evidence.square);
    match evidence.pattern {
        Pattern::Holes => !has_pawn,
        // What is said of candidates and of isolated pawns says it as well.
        Pattern::Fakers | Pattern::HalfIsolated | Pattern::OutsidePassers => evidence.holds,
        Pattern::Candidate => evidence.holds || !is_settled(pawns, evidence),
        Pattern::Isolated => evidence.holds || !is(pawns, evidence, Pattern::HalfIsolated),
        _ => true,
    }
}

/// Whether the pawn is passed or a faker, and so no candidate.
fn is_settled(pawns: Pawns, evidence: &Evidence) -> bool {
    [Pattern::Passed, Pattern::Fakers]
        .into_iter()
        .any(|pattern| is(pawns, evidence, pattern))
}

fn is(pawns: Pawns, evidence: &Evidence, pattern: Pattern) -> bool {
    pattern
        .squares(pawns.side(evidence.color))
        .contains(evidence.square)
}
