//! The constant that is written, compiled by the compiler as part of another program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use pawn_structure::eval::{Feature, Weights};

/// Some weights of every sign and size.
fn weights() -> Weights {
    let text = Weights::ZERO.to_string();
    let mut next = 0_i32;
    let mut lines = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_suffix(" 0 0") {
            next += 1;
            writeln!(lines, "{name} {} {}", next * 7 - 100, 50 - next * 11).expect("a string");
        }
    }
    lines.parse().expect("weights")
}

/// The libraries that this test was linked with, or was built beside.
fn built(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("the directory of this test");
    let is_it = |path: &PathBuf| {
        let name = path.file_stem().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with("libpawn_structure-"))
            && path
                .extension()
                .is_some_and(|extension| extension == "rlib")
    };
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> = paths.filter(is_it).collect();
    // What was built last is most likely the one.
    paths.sort_by_key(|path| fs::metadata(path).and_then(|data| data.modified()).ok());
    paths.reverse();
    paths
}

#[test]
fn the_constant_compiles_in_another_program() {
    let weights = weights();
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("constant");
    fs::create_dir_all(&directory).expect("a directory");
    let text = pawn_tune::rust_constant(&weights, "Weights of a test.\nOf no use.");
    fs::write(directory.join("weights.rs"), &text).expect("a file");
    let main = directory.join("main.rs");
    let program = "#![deny(warnings, missing_docs)]\n//! Prints weights.\nmod weights;\n\
                   fn main() {\n    print!(\"{}\", weights::WEIGHTS);\n}\n";
    fs::write(&main, program).expect("a file");
    let this = env::current_exe().expect("a path");
    let libraries = this.parent().expect("a directory");
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut complaints = String::new();
    // Several stand there if the library was built with several features; those of other builds are refused.
    let compiled = built(libraries).into_iter().any(|library| {
        let output = Command::new(&compiler)
            .arg("--edition=2021")
            .arg(&main)
            .arg("-o")
            .arg(directory.join("program"))
            .arg("-L")
            .arg(format!("dependency={}", libraries.display()))
            .arg("--extern")
            .arg(format!("pawn_structure={}", library.display()))
            .output()
            .expect("the compiler");
        complaints += &String::from_utf8_lossy(&output.stderr);
        output.status.success()
    });
    assert!(compiled, "{complaints}");
    let output = Command::new(directory.join("program")).output();
    let output = output.expect("the program");
    assert_eq!(String::from_utf8_lossy(&output.stdout), weights.to_string());
    for feature in Feature::ALL {
        assert!(
            text.contains(&format!("(Feature::{feature:?}, ")),
            "{feature}"
        );
    }
}
