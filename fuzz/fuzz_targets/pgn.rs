//! Games: any bytes are searched without a panic, and games that are printed are read again, each alone, with the
//! same positions.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pawn_query::Query;
use pawn_structure::Rules;
use pawns::reading::Format;
use pawns::search::{Event, Found, Search, Wants};

fuzz_target!(|data: &[u8]| {
    let Some((options, text)) = data.split_first() else {
        return;
    };
    let query = Query::new(". 64", &Rules::DEFAULT).expect("a query");
    let mut search = Search::new(query, Vec::new());
    search.is_first_only = options & 1 > 0;
    search.follows_variations = options & 2 > 0;
    search.wants = Wants::Number;
    let (_, tally) = search.search_text(Format::Games, text, |_| ());
    if search.is_first_only {
        assert!(tally.matches <= tally.positions);
        return;
    }
    assert_eq!(tally.matches, tally.positions);
    let positions = fens(&mut search, text);
    assert_eq!(positions.len() as u64, tally.positions);
    search.wants = Wants::Games;
    let form = |found: Found| match found {
        Found::Game(game) => game.commented(|mark| format!("match: {:?}", mark.count)),
        _ => Vec::new(),
    };
    let (events, _) = search.search_text(Format::Games, text, form);
    let mut again = Vec::new();
    for event in events {
        if let Event::Found { what, matches, .. } = event {
            let fens = fens(&mut search, &what);
            assert_eq!(
                fens.len() as u64,
                matches,
                "{}",
                String::from_utf8_lossy(&what)
            );
            again.extend(fens);
        }
    }
    assert_eq!(again, positions);
});

fn fens(search: &mut Search, text: &[u8]) -> Vec<String> {
    search.wants = Wants::Positions;
    let form = |found: Found| match found {
        Found::Position(found) => found.record.fen.to_string(),
        _ => String::new(),
    };
    let (events, _) = search.search_text(Format::Games, text, form);
    let fens = events.into_iter().filter_map(|event| match event {
        Event::Found { what, .. } => Some(what),
        _ => None,
    });
    fens.collect()
}
