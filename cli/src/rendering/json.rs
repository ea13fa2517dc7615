//! `pawns show --json`: everything about a position as data, an object a line. The README of the command
//! documents the keys; none of them goes away or changes its meaning.

use std::io::{self, Write};

use pawn_structure::ending::{PawnEnding, Verdict};
use pawn_structure::{
    Bitboard, Color, Evidence, Fen, Formation, Pattern, PatternKind, Pawns, Side, Square,
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::catalogue::School;
use crate::rendering::{table, why};

#[derive(Serialize)]
struct Position {
    fen: String,
    rules: &'static str,
    white: SideData,
    black: SideData,
    formations: Vec<Named>,
    ending: Option<Ending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<Why>>,
}

#[derive(Serialize)]
struct SideData {
    pawns: Vec<String>,
    islands: u32,
    longest_chain: u32,
    light_minus_dark: i32,
    queen_side_majority: i32,
    king_side_majority: i32,
    queen_wing_majority: i32,
    center_majority: i32,
    king_wing_majority: i32,
    queen_side_file_majority: i32,
    king_side_file_majority: i32,
    crippled_queen_side_majority: bool,
    crippled_king_side_majority: bool,
    patterns: Map<String, Value>,
}

#[derive(Serialize)]
struct Named {
    id: &'static str,
    name: &'static str,
    owner: String,
    weight: u32,
}

#[derive(Serialize)]
struct Ending {
    verdict: &'static str,
    side: Option<String>,
    pawn: Option<String>,
    plies: Option<u32>,
    sentence: String,
}

#[derive(Serialize)]
struct Why {
    square: String,
    side: String,
    pattern: &'static str,
    holds: bool,
    holds_by_rules: bool,
    sentence: String,
    sets: Map<String, Value>,
}

pub(crate) fn write(
    out: &mut dyn Write,
    fen: &Fen,
    school: School,
    explained: &[Square],
) -> io::Result<()> {
    let pawns = Pawns::from(&fen.board);
    let side = |color| SideData::new(pawns.side(color), school);
    let evidence = explained
        .iter()
        .flat_map(|square| why::about(pawns, *square));
    let why_of = |evidence| Why::new(pawns, evidence, school);
    let position = Position {
        fen: fen.to_string(),
        rules: school.name,
        white: side(Color::White),
        black: side(Color::Black),
        formations: Formation::matches(pawns).map(Named::from).collect(),
        ending: crate::commands::eval::proved(fen).and_then(Ending::new),
        why: (!explained.is_empty()).then(|| evidence.map(why_of).collect()),
    };
    serde_json::to_writer(&mut *out, &position)?;
    writeln!(out)
}

impl Ending {
    /// Without what a later version of the library may prove that has no word here.
    fn new(ending: PawnEnding) -> Option<Self> {
        let (verdict, side) = match ending.verdict {
            Verdict::Won(color) => ("won", Some(color)),
            Verdict::Promotes(color) => ("promotes", Some(color)),
            Verdict::Drawn => ("drawn", None),
            _ => return None,
        };
        Some(Self {
            verdict,
            side: side.map(|color| color.to_string()),
            pawn: ending.pawn.map(|pawn| pawn.to_string()),
            plies: ending.plies,
            sentence: ending.to_string(),
        })
    }
}

impl SideData {
    fn new(side: Side, school: School) -> Self {
        let patterns = Pattern::ALL.iter().map(|pattern| {
            let set = pattern.squares_by(side, &school.rules);
            let items = match pattern.kind() {
                PatternKind::Files => table::files(set),
                _ => table::squares(set),
            };
            (pattern.method_name().to_owned(), Value::from(items))
        });
        Self {
            pawns: table::squares(side.own()),
            islands: side.islands(),
            longest_chain: side.longest_chain(),
            light_minus_dark: side.light_minus_dark(),
            queen_side_majority: side.queen_side_majority(),
            king_side_majority: side.king_side_majority(),
            queen_wing_majority: side.queen_wing_majority(),
            center_majority: side.center_majority(),
            king_wing_majority: side.king_wing_majority(),
            queen_side_file_majority: side.queen_side_file_majority(),
            king_side_file_majority: side.king_side_file_majority(),
            crippled_queen_side_majority: side.has_crippled_queen_side_majority(),
            crippled_king_side_majority: side.has_crippled_king_side_majority(),
            patterns: patterns.collect(),
        }
    }
}

impl From<(Formation, Color)> for Named {
    fn from((formation, owner): (Formation, Color)) -> Self {
        Self {
            id: formation.id(),
            name: formation.name(),
            owner: owner.to_string(),
            weight: formation.weight(),
        }
    }
}

impl Why {
    fn new(pawns: Pawns, evidence: Evidence, school: School) -> Self {
        let sets = evidence.reason.sets();
        let list = |set: Bitboard| Value::from(table::squares(set));
        Self {
            square: evidence.square.to_string(),
            side: evidence.color.to_string(),
            pattern: evidence.pattern.method_name(),
            holds: evidence.holds,
            holds_by_rules: why::holds_by(pawns, &evidence, school),
            sentence: evidence.to_string(),
            sets: sets
                .map(|(name, set)| (name.to_owned(), list(set)))
                .collect(),
        }
    }
}
