//! Games: any bytes are searched without a panic, and games that are printed are read again, with the
//! same positions.
#![no_main]

use std::num::NonZero;

use libfuzzer_sys::fuzz_target;
use pawn_structure::Rules;
use pawns::find::{Event, Format, Output, Search};
use pawn_query::Query;

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
    let is_sound = tally.faults == 0 && text.split(|byte| *byte == b'\n').all(is_no_tag_or_one);
    search.output = Output::Count;
    for event in events {
        if let Event::Game { text, matches, .. } = event {
            let (_, again) = search.search_text(Format::Pgn, text.as_bytes());
            assert!(again.positions > 0);
            if is_sound {
                assert_eq!((again.matches, again.faults), (matches, 0), "{text}");
            }
        }
    }
});

/// What stands behind a tag in its line is read as moves, before the tags of the next lines.
fn is_no_tag_or_one(line: &[u8]) -> bool {
    let brackets = line.iter().filter(|byte| matches!(byte, b'[' | b']'));
    !line.starts_with(b"[") || (line.trim_ascii_end().ends_with(b"\"]") && brackets.count() == 2)
}
