//! The tables of the documentation are what the catalogue says, and what the example counts.
//!
//! `BLESS=1 cargo test --test docs` writes them anew.

use std::{env, fmt::Write, fs, path::PathBuf};

use pawn_structure::{Pattern, PatternKind};

#[path = "../examples/agreement.rs"]
#[allow(dead_code, reason = "its main is not called")]
mod agreement;
mod oracle;

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

/// Compares a file of the documentation with what it has to be, or writes it if asked to.
fn check(file: &str, expected: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(file);
    if env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, expected).expect("the file can be written");
    }
    let found = fs::read_to_string(&path)
        .expect("the file can be read")
        .replace('\r', "");
    assert!(
        found == expected,
        "docs/{file} is old: BLESS=1 cargo test --test docs"
    );
}

#[test]
fn the_table_of_patterns_is_the_catalogue() {
    check("catalogue.md", &catalogue());
}

#[test]
fn the_tables_of_agreement_are_what_the_example_counts() {
    let name = "pawn_oracles.tsv";
    if let Some(list) = oracle::data::whole_file(name) {
        let report = agreement::report(name, &list).expect("the list can be read");
        check("agreement.md", &report);
    }
}
