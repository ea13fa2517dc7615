//! Positions in lines and tables: their fields, operations and columns, and their results.

use pawns::reading::{Format, NoResult};
use pawns::search::{Event, Found, Wants};

use crate::{read_as, search};

const FIELDS: &str = "4k3/8/8/8/8/P7/8/4K3 w - -";

/// What a function says of the first record of a text.
fn first<T>(text: &str, form: impl Fn(&pawns::reading::Record) -> T) -> T {
    let form = |found: Found| match found {
        Found::Position(found) => Some(form(found.record)),
        _ => None,
    };
    let (events, _) = search(Wants::Positions).search_text(Format::Lines, text.as_bytes(), form);
    let first = events.into_iter().find_map(|event| match event {
        Event::Found { what, .. } => what,
        _ => None,
    });
    first.unwrap_or_else(|| panic!("{text}: nothing was read"))
}

#[test]
fn operations_reach_the_record() {
    let line = format!(
        "{FIELDS} bm a4 Kd2; id \"suite; 1:7\"; c0 \"one [x] | y\"; c7 \"10 3\";ce -35; hmvc 3; fmvn 40; M\u{fc};"
    );
    first(&line, |record| {
        assert_eq!(record.fen.to_string(), format!("{FIELDS} 3 40"));
        let operation = |code| record.operation(code).map(String::from);
        assert_eq!(operation("bm").as_deref(), Some("a4 Kd2"));
        assert_eq!(operation("id").as_deref(), Some("suite; 1:7"));
        assert_eq!(operation("c0").as_deref(), Some("one [x] | y"));
        assert_eq!(operation("ce").as_deref(), Some("-35"));
        assert_eq!(operation("c9"), None);
        assert_eq!(record.number("ce"), Some(-35.0));
        assert_eq!(record.game().as_deref(), Some("suite; 1"));
        assert_eq!(record.operations().count(), 8);
    });
    let (told, faults) = read_as(
        Format::Lines,
        format!("{FIELDS} hmvc many;\n{FIELDS} fmvn 7\n"),
        false,
    );
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].fen, format!("{FIELDS} 0 7"));
    assert_eq!(faults, ["<text>:1: hmvc: expected a number up to 65535"]);
    // Latin-1 in an operation is no reason to refuse a position.
    let (told, _) = read_as(
        Format::Lines,
        b"8/8/8/8/8/8/8/8 w - - id \"M\xfcller\";\n",
        false,
    );
    assert_eq!(told.len(), 1);
}

#[test]
fn blanks_of_any_kind_between_operations() {
    for blank in [' ', '\t', '\u{c}', '\r'] {
        let line = format!("{FIELDS} bm{blank}a4;{blank};{blank}{blank}id{blank}\"x\";{blank}");
        first(&line, |record| {
            let operations: Vec<_> = record
                .operations()
                .map(|(code, operand)| format!("{code} {operand}"))
                .collect();
            assert_eq!(operations, ["bm a4", "id x"], "{blank:?}");
        });
    }
}

#[test]
fn results_in_every_customary_form() {
    let known = [
        ("c9 \"1-0\";", 1.0),
        ("c9 \"0-1\"", 0.0),
        ("c9 \"1/2-1/2\";", 0.5),
        ("c9 \"0.5\";", 0.5),
        ("c9 1-0;", 1.0),
        ("[1.0]", 1.0),
        ("[0.5]", 0.5),
        ("[0.0]", 0.0),
        ("[1]", 1.0),
        ("[1/2-1/2]", 0.5),
        ("[0-1] 35", 0.0),
        ("0 1 [0.5]", 0.5),
        ("0 1 1-0", 1.0),
        ("0 1 c9 \"1-0\"; [1.0]", 1.0),
        ("1/2-1/2", 0.5),
        ("1-0;", 1.0),
        ("0 1 ½-½", 0.5),
        ("0 1 | 35 | 1.0", 1.0),
        ("0 1 | 0 | 0.5", 0.5),
        ("0 1; 0.0", 0.0),
        ("bm a4; \"0-1\"", 0.0),
    ];
    for (text, points) in known {
        let line = format!("{FIELDS} {text}");
        assert_eq!(first(&line, |record| record.result), Ok(points), "{text}");
        assert!(read_as(Format::Lines, &line, false).1.is_empty(), "{text}");
    }
    for text in [
        "",
        "0 1",
        "c9 \"*\";",
        "[*]",
        "id \"1-0 0-1 c9\";",
        "c9 \"10 e4\"; c8 \"0-1\";",
        "bm a4;",
    ] {
        let line = format!("{FIELDS} {text}");
        assert_eq!(
            first(&line, |record| record.result),
            Err(NoResult::Missing),
            "{text}"
        );
        assert!(read_as(Format::Lines, &line, false).1.is_empty(), "{text}");
    }
    for (text, reason) in [
        ("[x]", NoResult::Unreadable),
        ("[0.7]", NoResult::Unreadable),
        ("[1.0] c9 \"0-1\";", NoResult::Ambiguous),
        ("c9 \"1-0\"; c9 \"0-1\";", NoResult::Ambiguous),
        ("1-0; 0-1", NoResult::Ambiguous),
    ] {
        let (told, faults) = read_as(Format::Lines, format!("{FIELDS} {text}"), false);
        assert_eq!((told.len(), told[0].result), (1, None), "{text}");
        assert_eq!(faults, [format!("<text>:1: {reason}")], "{text}");
    }
    // A placement may look like a result.
    let line = "8/8/8/8/8/8/4K1/2k5 w - - c9 \"0-1\";".replace("4K1/", "4K3/");
    assert_eq!(first(&line, |record| record.result), Ok(0.0));
}

#[test]
fn tables_with_tabs_commas_and_semicolons() {
    let fen = "4k3/8/8/8/8/P7/8/4K3 w - - 5 9";
    let tables = [
        format!("result\tfen\tcp\tgame\n1-0\t{fen}\t-12\tx\n"),
        format!("\u{feff}PuzzleId,FEN,Moves,cp,Result,Game\r\n00008,{fen},a3a4,-12,1-0,x\r\n"),
        format!(
            "\"fen\",\"note\",\"cp\",\"result\",\"game\"\n\"{fen}\",\"a, \"\"b\"\"\",-12,1.0,x\n"
        ),
        format!("cp;fen;result;game\n-12;{fen};1;x\n"),
        format!("# a comment\n\nfen,cp,result,game\n\n{fen}, -12 ,\"1\",x\n"),
    ];
    for table in tables {
        first(&table, |record| {
            assert_eq!(record.fen.to_string(), fen, "{table}");
            assert_eq!(record.result, Ok(1.0), "{table}");
            assert_eq!(record.number("cp"), Some(-12.0), "{table}");
            assert_eq!(
                record.column("CP").as_deref().map(str::trim),
                Some("-12"),
                "{table}"
            );
            assert_eq!(record.game().as_deref(), Some("x"), "{table}");
            assert_eq!(record.column("none"), None);
        });
    }
    let quoted = format!("fen,note,last\n{fen},\"a, \"\"b\"\"\",\"\"\n");
    first(&quoted, |record| {
        assert_eq!(record.column("note").as_deref(), Some("a, \"b\""));
        assert_eq!(record.column("last").as_deref(), Some(""));
    });
    // Joined tables have their header and its mark twice.
    let one = format!("\u{feff}fen,result\n{fen},0.5\n");
    let (told, faults) = read_as(Format::Lines, format!("{one}{one}"), false);
    assert_eq!((told.len(), faults.len()), (2, 0), "{faults:?}");
    let (told, faults) = read_as(
        Format::Lines,
        format!("x,fen,result\n1,{fen},\n1\n1,x,1\n1,{fen},y\n"),
        false,
    );
    assert_eq!(told.len(), 2);
    assert_eq!(
        faults,
        [
            "<text>:3: fewer columns than the header names",
            "<text>:4: placement: rank 8: unknown piece `x`",
            "<text>:5: a result that is not 1, 0.5 or 0",
        ]
    );
}

#[test]
fn marks_in_front_of_lines() {
    let text =
        format!("\u{feff}{FIELDS} 0 1\n\u{feff}{FIELDS} c9 \"1-0\";\n\u{feff}# no\n\u{feff}\n");
    let (told, faults) = read_as(Format::Lines, text, false);
    assert_eq!((told.len(), faults.len()), (2, 0), "{faults:?}");
    assert_eq!(told[1].result, Some(1.0));
}
