//! Writes the lookup tables as Rust source into the build's own output folder.

use std::{env, fs, path::PathBuf};

#[path = "codegen/mod.rs"]
mod codegen;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=codegen");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder in OUT_DIR"));
    fs::write(folder.join("tables.rs"), codegen::generate()).expect("OUT_DIR can be written to");
}
