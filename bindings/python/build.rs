//! Writes a method of `Pawns` for each pattern of the catalogue, so that none is forgotten and each is a method as Python
//! knows them, with a signature and a docstring.

use std::{env, fmt::Write as _, fs, path::Path};

use pawn_structure::{Pattern, PatternKind};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut methods = String::new();
    for pattern in Pattern::ALL {
        let what = match pattern.kind() {
            PatternKind::OwnPawns => "pawns of the colour",
            PatternKind::EnemyPawns => "enemy pawns",
            PatternKind::Files => "all squares of the files",
            _ => "squares",
        };
        let readings = pattern.readings();
        let schools = if readings.is_empty() {
            String::new()
        } else {
            let names: Vec<_> = readings.iter().map(|reading| reading.name).collect();
            format!(
                "\n\nThe word has other readings: {}. See `squares`.",
                names.join(", ")
            )
        };
        let (name, method, summary) = (pattern.name(), pattern.method_name(), pattern.summary());
        let doc = format!(
            "*{name}*: {summary}.\n\nArgs:\n    color: True for White, False for Black.\n\nReturns:\n    \
             A set as an int, bit 0 is a1: {what}.{schools}"
        );
        writeln!(
            methods,
            "#[doc = {doc:?}]\n#[pyo3(signature = (color, /))]\n\
             fn {method}(&self, color: bool) -> u64 {{ self.set(Pattern::{pattern:?}, color) }}"
        )
        .expect("a string takes everything");
    }
    let out = env::var_os("OUT_DIR").expect("cargo names a folder");
    let text = format!("#[pymethods]\nimpl Pawns {{\n{methods}}}\n");
    fs::write(Path::new(&out).join("methods.rs"), text).expect("the folder can be written to");
}
