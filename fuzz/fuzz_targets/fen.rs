//! FENs: what is read prints as what is read again; and files of positions and tables, which lose no line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pawn_query::Query;
use pawn_structure::{Fen, Rules};
use pawns::reading::Format;
use pawns::search::{Found, Search};

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = str::from_utf8(data)
        && let Ok(fen) = Fen::parse(text)
    {
        assert_eq!(Fen::parse(&fen.to_string()), Ok(fen));
    }
    let query =
        Query::new("passed or mate or stalemate or . 64", &Rules::DEFAULT).expect("a query");
    let search = Search::new(query, Vec::new());
    let told = |found: Found| {
        let Found::Position(found) = found else {
            return;
        };
        let record = found.record;
        let _ = (
            record.game(),
            record.operations().count(),
            record.column("cp"),
            record.number("ce"),
        );
        assert!(record.result.is_err() || [Ok(0.0), Ok(0.5), Ok(1.0)].contains(&record.result));
        assert_eq!(Fen::parse(&record.fen.to_string()), Ok(record.fen));
    };
    let (_, tally) = search.search_text(Format::Lines, data, told);
    assert_eq!(tally.matches, tally.positions);
    let lines = data.split(|byte| *byte == b'\n');
    let lines = lines.map(|line| {
        line.strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(line)
            .trim_ascii()
    });
    let records = lines
        .filter(|line| !line.is_empty() && line[0] != b'#')
        .count() as u64;
    assert!(tally.positions <= records);
    // The header of a table is no position, and may come again.
    let has_header = data
        .to_ascii_lowercase()
        .windows(3)
        .any(|name| name == b"fen");
    assert!(has_header || tally.positions + tally.faults >= records);
});
