//! Games: any bytes are searched without a panic, and games that are printed are read again.
#![no_main]

use std::num::NonZero;

use libfuzzer_sys::fuzz_target;
use pawn_structure::Rules;
use pawns::find::{Event, Format, Output, Search};
use pawns::query::Query;

fuzz_target!(|data: &[u8]| {
    let Some((options, text)) = data.split_first() else {
        return;
    };
    let mut search = Search {
        query: Query::new(". 64", &Rules::DEFAULT).expect("a query"),
        sources: Vec::new(),
        format: None,
        is_first_only: options & 1 > 0,
        follows_variations: options & 2 > 0,
        output: match options & 12 {
            0 => Output::Text,
            4 => Output::Json,
            8 => Output::Count,
            _ => Output::Pgn,
        },
        threads: NonZero::<usize>::MIN,
    };
    let (events, tally) = search.search_text(Format::Pgn, text);
    if search.is_first_only {
        assert!(tally.matches <= tally.positions);
    } else {
        assert_eq!(tally.matches, tally.positions);
    }
    search.output = Output::Count;
    for event in events {
        if let Event::Game { text, .. } = event {
            let (_, again) = search.search_text(Format::Pgn, text.as_bytes());
            assert!(again.positions > 0);
        }
    }
});
