//! What CQL 6.2 answered: the library's selection always, the whole table if it is there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use pawn_structure::Bitboard;

use crate::{position, query};

/// The table beside the library's tests, and the whole one where `tests/oracle/data.rs` looks for it.
fn tables() -> Vec<(PathBuf, String)> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let whole = match env::var_os("PAWN_DATA") {
        Some(named) if named.is_empty() => None,
        Some(named) => Some(PathBuf::from(named)),
        None => Some(package.join("../../../shared/data")).filter(|folder| folder.is_dir()),
    };
    let folders = [Some(package.join("../../tests/data")), whole];
    let paths = folders.into_iter().flatten();
    let paths = paths.map(|folder| folder.join("cql_oracles.tsv"));
    paths
        .map(|path| {
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path, text)
        })
        .collect()
}

/// Columns of sets, each with the queries that say the same.
const SETS: &[(&str, &[&str])] = &[
    (
        "passedpawns",
        &["passedpawns", "passed", "white passed | black passed"],
    ),
    (
        "isolatedpawns",
        &["isolatedpawns", "isolated", "[Pp] & ~connectedpawns"],
    ),
    ("doubledpawns", &["doubledpawns", "doubled"]),
    ("connectedpawns", &["connectedpawns", "[Pp] & ~isolated"]),
    (
        "attackedbyA",
        &["attack (A .)", "attack A .", ". attackedby A"],
    ),
    ("attackedbya", &["attack (a .)", ". attackedby a"]),
    ("kAttackedByA", &["attack (A k)", "k attackedby A"]),
    ("KAttackedBya", &["attack (a K)", "K attackedby a"]),
    ("AattacksK", &["A attacks k"]),
    ("aattacksK", &["a attacks K"]),
    (
        "kfieldEmptyHit",
        &[
            "attack (A (attack k _))",
            "_ attackedby k & (. attackedby A)",
        ],
    ),
    ("AattackA", &["attack (A A)", "A attackedby A"]),
    ("Aattacka", &["attack (A a)", "a attackedby A"]),
    ("aattackA", &["attack (a A)", "A attackedby a"]),
    ("NattackK", &["attack (N k)", "k attackedby N"]),
];

const NUMBERS: &[(&str, &str)] = &[("nA", "attack 0 999 (A .)"), ("na", "attack 0 999 (a .)")];

#[test]
fn every_answer_of_cql() {
    let sets: Vec<_> = SETS
        .iter()
        .map(|(column, texts)| {
            (
                *column,
                texts.iter().map(|text| query(text)).collect::<Vec<_>>(),
            )
        })
        .collect();
    let numbers: Vec<_> = NUMBERS
        .iter()
        .map(|(column, text)| (*column, query(text)))
        .collect();
    for (path, text) in tables() {
        let mut lines = text.lines();
        let columns: Vec<_> = lines.next().expect("a head").split('\t').collect();
        let mut rows = 0;
        for line in lines {
            let cells: Vec<_> = line.split('\t').collect();
            assert_eq!(cells.len(), columns.len(), "{line}");
            let cell = |column| {
                let index = columns.iter().position(|name| *name == column);
                cells[index.unwrap_or_else(|| panic!("no column {column}"))]
            };
            let fen = cell("fen");
            let position = position(fen);
            let mut compared = 1;
            for (column, queries) in &sets {
                let expected = u64::from_str_radix(cell(column), 16).expect("a set");
                for query in queries {
                    assert_eq!(
                        query.squares(&position),
                        Some(Bitboard::from_bits(expected)),
                        "{fen}: {column}"
                    );
                    assert_eq!(query.matches(&position), expected != 0, "{fen}: {column}");
                }
                compared += 1;
            }
            for (column, query) in &numbers {
                let expected = cell(column).parse::<u32>().expect("a number");
                assert_eq!(
                    query.count(&position),
                    Some(i64::from(expected)),
                    "{fen}: {column}"
                );
                compared += 1;
            }
            assert_eq!(compared, columns.len(), "a column without a query");
            rows += 1;
        }
        assert!(rows >= 350, "{}: only {rows} rows", path.display());
        println!("{rows} rows of {} compared", path.display());
    }
}

/// A range holds exactly where the number is in it.
#[test]
fn ranges_have_both_ends() {
    for (path, text) in tables() {
        for line in text.lines().skip(1).step_by(50) {
            let fen = line.split('\t').next().expect("a FEN");
            let position = position(fen);
            let n = query("attack 0 999 (A .)")
                .count(&position)
                .expect("a number");
            let holds = |range: &str| query(&format!("attack {range} (A .)")).matches(&position);
            let place = format!("{}: {fen}: {n}", path.display());
            assert!(
                holds(&format!("{n}")) && holds(&format!("{n} {n}")),
                "{place}"
            );
            assert!(
                holds(&format!("0 {n}")) && holds(&format!("{n} 999")),
                "{place}"
            );
            assert!(!holds(&format!("{} 999", n + 1)), "{place}");
            assert!(
                n == 0 || !holds(&format!("0 {}", n.saturating_sub(1))),
                "{place}"
            );
        }
    }
}
