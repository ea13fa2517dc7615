//! Writes the lookup tables as Rust source into the build's own output folder.

use std::{env, fs, path::PathBuf};

#[path = "codegen/mod.rs"]
mod codegen;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=codegen");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder in OUT_DIR"));
    let write = |name: &str, source: String| {
        fs::write(folder.join(name), source).expect("OUT_DIR can be written to");
    };
    write("tables.rs", codegen::generate());
    if env::var_os("CARGO_FEATURE_KPK").is_some() {
        write("kpk.rs", codegen::generate_kpk());
    }
}
