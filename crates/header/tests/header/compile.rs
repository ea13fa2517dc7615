//! Compilers take the header as C and C++ without a warning.

use std::{fs, process::Command};

use pawn_header::{Language, Options, write};
use pawn_structure::{
    Bitboard, Pawns,
    eval::{PawnWeights, evaluate_pawns},
};

use crate::run::{compile, folder, header_path, is_there};

const WARNINGS: [&str; 5] = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"];

#[test]
fn compilers_take_it_without_a_warning() {
    let folder = folder("compile");
    fs::write(
        folder.join("pawn_structure.h"),
        write(&Options::default(), Language::C),
    )
    .unwrap();
    // Included twice, and nothing of it used.
    let text = "#include \"pawn_structure.h\"\n#include \"pawn_structure.h\"\nint main(void) { return 0; }\n";
    for (compiler, other, standards) in [
        ("gcc", "c", &["c99"][..]),
        ("clang", "c", &["c99"]),
        ("g++", "cpp", &["c++11", "c++17", "c++20"]),
        ("clang++", "cpp", &["c++11", "c++17", "c++20"]),
    ] {
        if !is_there(compiler) {
            continue;
        }
        let source = folder.join(format!("main_{compiler}.{other}"));
        fs::write(&source, text).unwrap();
        for standard in standards {
            for level in ["-O0", "-O2", "-O3"] {
                for define in ["-DPLAIN", "-DPS_KPK", "-DPS_NO_TABLES"] {
                    let standard = format!("-std={standard}");
                    let mut arguments = WARNINGS.to_vec();
                    arguments.extend([level, &standard, define]);
                    compile(
                        compiler,
                        &arguments,
                        &source,
                        &folder.join(format!("{compiler}.out")),
                    );
                }
            }
        }
    }
}

/// White's isolated passed pawn on a4 is all that is not even: -9 and 8 in the middlegame, -3 and 40 in the endgame.
#[test]
fn the_example_runs() {
    if !is_there("g++") {
        return;
    }
    let source = header_path().with_file_name("example.cpp");
    let program = folder("example").join("example");
    let mut arguments = WARNINGS.to_vec();
    arguments.extend(["-std=c++11", "-O2"]);
    compile("g++", &arguments, &source, &program);
    let said = Command::new(&program).output().expect("the program starts");
    let said = String::from_utf8(said.stdout).expect("text");
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(lines[..2], ["-1 37 1000000 0", "-1 37 1000000 1"]);
    let pawns = Pawns::new(
        Bitboard::from_bits(0x0100_e000),
        Bitboard::from_bits(0xe0 << 48),
    );
    let score = evaluate_pawns(pawns, &PawnWeights::DEFAULT);
    assert_eq!(lines[2], format!("{} {}", score.mg, score.eg));
}
