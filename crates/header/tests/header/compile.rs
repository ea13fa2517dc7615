//! Compilers take the header as C and C++ without a warning.

use std::fs;

use pawn_header::{Language, Options, write};

use crate::run::{compile, folder, is_there};

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
