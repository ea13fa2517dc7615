//! The generated parts of the documentation are what the library says, and what the example counts.
//!
//! `BLESS=1 cargo test --test docs` writes them anew.

use std::{env, fmt::Write, fs, path::PathBuf};

use pawn_structure::{Formation, Pattern, PatternKind, Pawns};

#[path = "../examples/agreement.rs"]
#[allow(dead_code, reason = "its main is not called")]
mod agreement;
mod oracle;

fn catalogue() -> String {
    let mut text = String::from("| pattern | what it holds | flag |\n|---|---|---|\n");
    for pattern in Pattern::ALL {
        let method = pattern.method_name();
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

fn formations() -> String {
    let mut text = String::new();
    for &formation in Formation::ALL {
        if !text.is_empty() {
            text.push('\n');
        }
        let parent = formation.parent().map_or(String::new(), |parent| {
            format!(" A kind of [{parent}](Formation::{parent:?}).")
        });
        let pawns: Pawns = formation
            .skeleton()
            .parse()
            .expect("a skeleton is a placement");
        write!(
            text,
            "## {formation}\n\n\
             [`{}`](Formation::{formation:?}): {}. Weight {}.{parent} Source: {}.\n\n\
             Template: {}.\n\n\
             ```text\n{pawns:#}\n```\n",
            formation.id(),
            formation.summary(),
            formation.weight(),
            formation.source(),
            formation.template(),
        )
        .expect("a string takes every line");
    }
    text
}

/// Compares a generated file of the documentation with what it should be, or writes it anew.
fn check(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(name);
    if env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, text).expect("the file can be written");
    }
    let written = fs::read_to_string(&path)
        .expect("the file can be read")
        .replace('\r', "");
    assert!(
        written == text,
        "docs/{name} is old: BLESS=1 cargo test --test docs"
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

#[test]
fn the_formations_are_those_of_the_library() {
    check("formations.md", &formations());
}
