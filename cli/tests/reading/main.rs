//! Files as records, through the library: games as people write them, and moves against another program's rules.

mod forms;
mod limits;
mod lines;
mod moves;

use pawn_query::Query;
use pawn_structure::Rules;
use pawns::reading::Format;
use pawns::search::{Event, Found, Search, Wants};

/// A search for every position.
fn search(wants: Wants) -> Search {
    let query = Query::new(".", &Rules::DEFAULT).expect("a query");
    let mut search = Search::new(query, Vec::new());
    search.wants = wants;
    search
}

/// What a position was told to be: FEN, game, ply, White's points.
#[derive(Clone, Debug, PartialEq)]
struct Told {
    fen: String,
    game: u64,
    ply: u32,
    result: Option<f64>,
}

/// All positions of a text, and the complaints.
fn read_as(format: Format, text: impl AsRef<[u8]>, variations: bool) -> (Vec<Told>, Vec<String>) {
    let mut search = search(Wants::Positions);
    search.follows_variations = variations;
    let form = |found: Found| match found {
        Found::Position(found) => Some(Told {
            fen: found.record.fen.to_string(),
            game: found.record.place.game.map_or(0, |game| game.number),
            ply: found.record.place.game.map_or(0, |game| game.ply),
            result: found.record.result.ok(),
        }),
        _ => None,
    };
    let (events, tally) = search.search_text(format, text.as_ref(), form);
    let (mut told, mut faults) = (Vec::new(), Vec::new());
    for event in events {
        match event {
            Event::Found { what, .. } => told.push(what.expect("a position")),
            Event::Fault(fault) => faults.push(fault.to_string()),
            _ => panic!("something new"),
        }
    }
    assert_eq!(tally.positions, told.len() as u64);
    assert_eq!(tally.faults, faults.len() as u64);
    (told, faults)
}

/// The FENs of games that have to be read without a complaint.
fn fens(text: &str) -> Vec<String> {
    let (told, faults) = read_as(Format::Games, text, false);
    assert!(faults.is_empty(), "{text}\n{faults:?}");
    told.into_iter().map(|told| told.fen).collect()
}
