//! FENs: what is read prints as what is read again; and files of them, which lose no line.
#![no_main]

use std::num::NonZero;

use libfuzzer_sys::fuzz_target;
use pawn_structure::{Fen, Rules};
use pawns::find::{Format, Output, Search};
use pawn_query::Query;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = str::from_utf8(data)
        && let Ok(fen) = Fen::parse(text)
    {
        assert_eq!(Fen::parse(&fen.to_string()), Ok(fen));
    }
    let search = Search {
        query: Query::new("passed or mate or stalemate or . 64", &Rules::DEFAULT).expect("a query"),
        sources: Vec::new(),
        format: None,
        is_first_only: false,
        follows_variations: false,
        output: Output::Json,
        threads: NonZero::<usize>::MIN,
    };
    let text = data.strip_prefix(b"\xef\xbb\xbf").unwrap_or(data);
    let lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let records = lines
        .filter(|line| !line.is_empty() && line[0] != b'#')
        .count();
    for format in [Format::Fen, Format::Epd] {
        let (_, tally) = search.search_text(format, data);
        assert_eq!(tally.positions + tally.faults, records as u64);
        assert_eq!(tally.matches, tally.positions);
    }
});
