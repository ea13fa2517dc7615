//! Rows for notebooks: the values by other ways, and the same in every form.

use std::env;
use std::process::Command;

use pawn_structure::eval::{
    KingCounts, KingWeights, PawnWeights, Phase, king_features, pawn_features, square_features,
};
use pawn_structure::{Color, Fen, Formation, Kings, Pattern, Pawns};

use crate::run::{self, command, done, finish, folder, pawns, text};

const LINES: &str = "\
r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2N2N2/PPP1BPPP/R1BQ1RK1 w - - c9 \"1-0\"; id \"a#1:3\";
8/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/8 b - - id \"no kings\";
4k3/8/8/8/P7/8/8/4K3 w - - c9 \"1/2-1/2\";
";

fn file(name: &str, content: &str) -> String {
    text(&run::file(name, content)).to_owned()
}

fn json_rows(text: &str) -> Vec<serde_json::Value> {
    let rows = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    rows.collect()
}

#[test]
fn values_are_what_the_library_says() {
    let answer = pawns(["features", "--to", "jsonl", &file("values.epd", LINES)]);
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
    let rows = json_rows(&answer.out);
    assert_eq!(rows.len(), 3);
    let results = [
        serde_json::json!(1),
        serde_json::Value::Null,
        serde_json::json!(0.5),
    ];
    for ((row, line), result) in rows.iter().zip(LINES.lines()).zip(results) {
        let fields: Vec<_> = line.split(' ').take(4).collect();
        let fen = Fen::parse(&fields.join(" ")).expect("a position");
        let pawns = Pawns::from(&fen.board);
        assert_eq!(row["fen"], fen.to_string());
        assert_eq!(row["result"].as_f64(), result.as_f64());
        assert_eq!(row["turn"], fen.turn.to_string());
        assert_eq!(row["phase"], Phase::of(&fen.board).value());
        assert_eq!(row["game"], serde_json::Value::Null);
        for color in Color::ALL {
            let set = format!("{:#018x}", pawns.by_color(color).bits());
            assert_eq!(row[format!("{color}_pawns")], set);
            for pattern in [
                Pattern::Passed,
                Pattern::HalfIsolated,
                Pattern::HalfOpenFiles,
            ] {
                let set = pattern.squares(pawns.side(color)).bits();
                assert_eq!(
                    row[format!("{color}_{}", pattern.method_name())],
                    format!("{set:#018x}")
                );
            }
            let formation = Formation::matches(pawns).find(|(_, owner)| *owner == color);
            let id = formation.map(|(formation, _)| formation.id());
            assert_eq!(row[format!("{color}_formation")].as_str(), id);
        }
        let coefficients = |counts: Option<&[i16]>, start: usize| {
            let all = row.as_object().expect("an object").iter();
            let all = all.filter(|(name, _)| name.starts_with("coefficient_"));
            let values: Vec<_> = all.map(|(_, value)| value.as_i64()).skip(start).collect();
            match counts {
                Some(counts) => {
                    let counts: Vec<_> =
                        counts.iter().map(|count| Some(i64::from(*count))).collect();
                    assert_eq!(values[..counts.len()], counts);
                }
                None => assert!(values[..KingWeights::LEN].iter().all(Option::is_none)),
            }
        };
        let of_pawns = pawn_features(pawns);
        coefficients(Some(of_pawns.as_slice()), 0);
        let of_kings = Kings::of(&fen.board).map(|kings| king_features(pawns, kings));
        coefficients(
            of_kings.as_ref().map(KingCounts::as_slice),
            PawnWeights::LEN,
        );
        let of_squares = square_features(pawns, Kings::of(&fen.board));
        coefficients(
            Some(of_squares.as_slice()),
            PawnWeights::LEN + KingWeights::LEN,
        );
    }
}

#[test]
fn columns_are_chosen_by_name_pattern_and_group() {
    let positions = file("columns.epd", LINES);
    let table =
        |columns: &str| pawns(["features", "--counts", "--columns", columns, &positions]).out;
    assert_eq!(
        table("phase,passed,white_isolated"),
        "phase,white_passed,black_passed,white_isolated\n24,0,0,0\n0,0,0,0\n0,1,0,1\n"
    );
    // A pattern that is no column unasked, and one in files.
    assert_eq!(table("weak"), "white_weak,black_weak\n0,0\n0,0\n1,0\n");
    assert_eq!(table("half_open_files").lines().nth(3), Some("0,1"));
    assert!(table("place").starts_with("file,line,game,ply\n"));
    let refused = pawns(["features", "--columns", "pased", &positions]);
    assert_eq!((refused.out.as_str(), refused.status), ("", Some(2)));
    assert!(refused.err.contains("nearest: passed"), "{}", refused.err);
    let listed = pawns(["features", "--list"]).out;
    let header = pawns(["features", &positions]).out;
    let names: Vec<_> = listed
        .lines()
        .map(|line| line.split('\t').next().unwrap_or_default())
        .collect();
    assert_eq!(header.lines().next(), Some(names.join(",").as_str()));
}

#[test]
fn rows_do_not_depend_on_threads() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/knight.pgn");
    let many = file("many.epd", &LINES.repeat(3000));
    let one = pawns([
        "features",
        "--threads",
        "1",
        "--columns",
        "fen,line,passed",
        games,
        &many,
    ]);
    assert_eq!(one.status, Some(0));
    let three = pawns([
        "features",
        "--threads",
        "3",
        "--columns",
        "fen,line,passed",
        games,
        &many,
    ]);
    assert!(three == one);
}

#[test]
fn only_the_positions_of_a_query() {
    let positions = file("query.epd", LINES);
    let answer = pawns([
        "features",
        "--query",
        "passed",
        "--columns",
        "line",
        &positions,
    ]);
    assert_eq!(answer, done("line\n3\n"));
    let none = pawns([
        "features",
        "--query",
        "Q & passed",
        "--columns",
        "line",
        &positions,
    ]);
    assert_eq!(none.status, Some(1));
}

/// Reads all three forms back with pyarrow. Skipped where Python or pyarrow is missing, and the Parquet part
/// in a build without it.
#[test]
fn every_form_has_the_same_values() {
    let out = |name: &str| {
        let path = folder().join(name);
        path.to_str().expect("a path of text").to_owned()
    };
    let positions = file("forms.epd", LINES);
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/knight.pgn");
    let files = [out("forms.csv"), out("forms.jsonl"), out("forms.parquet")];
    let has_parquet = cfg!(feature = "parquet");
    for file in &files[..if has_parquet { 3 } else { 2 }] {
        let answer = finish(
            &mut command(["features", "--out", file, games, &positions]),
            b"",
        );
        assert_eq!(
            (answer.out.as_str(), answer.status),
            ("", Some(0)),
            "{}",
            answer.err
        );
        assert!(answer.err.contains(" rows, "), "{}", answer.err);
    }
    if !has_parquet {
        let answer = finish(
            &mut command(["features", "--out", &files[2], &positions]),
            b"",
        );
        assert_eq!(answer.status, Some(2));
        assert!(answer.err.contains("--features parquet"), "{}", answer.err);
        println!("skipped: this build writes no Parquet");
    }
    let check = Command::new("python3")
        .arg(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/data/compare_forms.py"
        ))
        .args(&files[..if has_parquet { 3 } else { 2 }])
        .output();
    match check {
        Ok(output) if output.status.code() == Some(77) => println!("skipped: no pyarrow is here"),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{said}");
        }
        Err(error) => println!("skipped: no Python is here: {error}"),
    }
}

/// A row for each pawn, by hand: what it is, and what stands against it.
#[test]
fn rows_of_pawns() {
    let path = file("pawns.fen", "4k3/4p3/8/8/3P4/P7/8/4K3 w - - 0 1\n");
    let columns = "square,side,isolated,passed,passed_sentries";
    let rows = pawns(["features", "--rows", "pawns", "--columns", columns, &path]).out;
    assert_eq!(
        rows,
        "square,side,isolated,passed,passed_sentries\na3,white,1,1,0\nd4,white,1,0,1\ne7,black,1,0,1\n"
    );
    let first = pawns([
        "features",
        "--rows",
        "pawns",
        "--limit",
        "1",
        "--columns",
        "square",
        &path,
    ]);
    assert_eq!(first.out, "square\na3\n");
}

#[test]
fn some_of_the_positions_and_their_tags() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/structures.pgn");
    let rows = |arguments: &[&str]| {
        let columns = [
            "features",
            "--columns",
            "game,ply,white,black_elo,tag:Variation",
            games,
        ];
        let answer = finish(&mut command([&columns, arguments].concat()), b"");
        assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
        answer
            .out
            .lines()
            .skip(1)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let first = rows(&["--first"]);
    assert_eq!(first.len(), 6);
    assert_eq!(first[0], "1,0,\"Marlow, Ada\",2185,Exchange");
    // A rating that is `-` is not known.
    assert_eq!(first[5], "6,0,\"Ferro, Cy\",,Exchange");
    let some = rows(&["--every", "10", "--limit", "6"]);
    let places: Vec<_> = some
        .iter()
        .map(|row| row.split(',').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(places, ["1 0", "1 10", "1 20", "1 30", "1 40", "2 0"]);
    let one = rows(&["--query", "year 1993", "--first"]);
    assert_eq!(one, ["3,0,\"Ferro, Cy\",2260,Panov Attack"]);
}
