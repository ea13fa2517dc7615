//! `pawns show --why`: what a pawn is and is not, and which pawns make it so.

use std::io::{self, Write};

use pawn_structure::{Color, Evidence, Fen, Pattern, Pawns, Reason, Square};

use crate::catalogue::School;
use crate::rendering::draw;

pub(crate) fn write(
    out: &mut dyn Write,
    fen: &Fen,
    school: School,
    squares: &[Square],
) -> io::Result<()> {
    draw::heading(out, fen)?;
    draw::marked(out, &fen.board, squares.iter().copied().collect())?;
    let pawns = Pawns::from(&fen.board);
    for square in squares {
        writeln!(out)?;
        // What holds comes first; within each half the order is the library's, which is a trainer's.
        let (holds, fails): (Vec<_>, Vec<_>) = about(pawns, *square)
            .filter(|evidence| is_told(pawns, evidence))
            .partition(|evidence| evidence.holds);
        for evidence in holds.iter().chain(&fails) {
            writeln!(out, "{evidence}")?;
        }
        let otherwise =
            about(pawns, *square).filter_map(|evidence| otherwise(pawns, &evidence, school));
        for sentence in otherwise {
            writeln!(out, "{sentence}")?;
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

/// Whether a school says the same as its words have it.
pub(crate) fn holds_by(pawns: Pawns, evidence: &Evidence, school: School) -> bool {
    let side = pawns.side(evidence.color);
    let set = evidence.pattern.squares_by(side, &school.rules);
    set.contains(evidence.square)
}

/// What a school says, if it is not what the evidence says.
fn otherwise(pawns: Pawns, evidence: &Evidence, school: School) -> Option<String> {
    let holds = holds_by(pawns, evidence, school);
    if holds == evidence.holds {
        return None;
    }
    let Evidence {
        pattern, square, ..
    } = *evidence;
    let reading = pattern
        .readings()
        .iter()
        .find(|reading| school.has(reading))?;
    let is = if holds { "is" } else { "is not" };
    Some(format!(
        "By {}, {}'s pawn on {square} {is} {}. Its meaning of the word: {}.",
        school.name,
        draw::name(evidence.color),
        match pattern {
            Pattern::Candidate => "a candidate",
            _ => pattern.name(),
        },
        reading.summary,
    ))
}

/// Whether a sentence is worth reading: of a pawn, what it is, and what it is not if that is no other way of
/// saying the same; of a square without a pawn, for whom it is a hole.
fn is_told(pawns: Pawns, evidence: &Evidence) -> bool {
    let has_pawn = (pawns.white() | pawns.black()).contains(evidence.square);
    match (evidence.pattern, evidence.reason) {
        (Pattern::Holes, _) => !has_pawn,
        // A protected passer is defended.
        (Pattern::Defended, _) if evidence.holds => !is(pawns, evidence, Pattern::ProtectedPassers),
        // An isolated pawn is not.
        (Pattern::Defended, _) => !is(pawns, evidence, Pattern::Isolated),
        // A defended pawn is connected.
        (
            _,
            Reason::Connected {
                beside, defended, ..
            },
        ) => !(beside | defended).is_empty(),
        // Of another pawn it is no news.
        (_, Reason::Hanging { partners, .. }) => !partners.is_empty(),
        (
            Pattern::Candidate,
            Reason::Candidate {
                own_ahead,
                counterpawns,
                ..
            },
        ) => {
            // What is said of passed pawns and of fakers says it as well.
            let is_new = !own_ahead.is_empty() && counterpawns.is_empty();
            evidence.holds || (is_new && !is(pawns, evidence, Pattern::Passed))
        }
        (Pattern::Isolated, _) => evidence.holds || !is(pawns, evidence, Pattern::HalfIsolated),
        (Pattern::Backward, _) => evidence.holds || !is(pawns, evidence, Pattern::Isolated),
        (Pattern::Passed, _) => true,
        _ => evidence.holds,
    }
}

fn is(pawns: Pawns, evidence: &Evidence, pattern: Pattern) -> bool {
    pattern
        .squares(pawns.side(evidence.color))
        .contains(evidence.square)
}
