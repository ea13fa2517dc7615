//! The tables of the documentation are what the catalogue says.
//!
//! `BLESS=1 cargo test --test docs` writes them anew.

use std::{env, fmt::Write, fs, path::PathBuf};

use pawn_structure::{Pattern, PatternKind};

fn catalogue() -> String {
    let mut text = String::from("| pattern | what it holds | flag |\n|---|---|---|\n");
    for pattern in Pattern::ALL {
        let method = pattern.method();
        let of = match pattern.kind() {
            PatternKind::OwnPawns => "own pawns: ",
            PatternKind::Files => "files: ",
            _ => "",
        };
        let summary = pattern.summary();
        let summary = if of == "files: " {
            summary.trim_start_matches("files ")
        } else {
            summary
        };
        let flag = pattern.flag().map_or(String::new(), |flag| {
            let names: Vec<_> = flag.iter_names().map(|(name, _)| name).collect();
            format!("[`{0}`](PawnTraits::{0})", names.join(" "))
        });
        writeln!(
            text,
            "| [{}](Side::{method}) | {of}{summary} | {flag} |",
            pattern.name()
        )
        .expect("a string takes every line");
    }
    text
}

#[test]
fn the_table_of_patterns_is_the_catalogue() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/catalogue.md");
    if env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, catalogue()).expect("the table can be written");
    }
    let table = fs::read_to_string(&path)
        .expect("the table can be read")
        .replace('\r', "");
    assert!(
        table == catalogue(),
        "docs/catalogue.md is old: BLESS=1 cargo test --test docs"
    );
}
