//! Compilers, where they are there, and folders for what they write.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use pawn_header::{Language, Options, write};

pub(crate) fn header_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/c/pawn_structure.h")
}

/// A folder of the test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Whether a program can be started; if not, that is said, and an error where CI wants all of them.
pub(crate) fn is_there(program: &str) -> bool {
    let status = Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let is_there = status.is_ok_and(|status| status.success());
    if !is_there {
        assert!(env::var_os("CI").is_none(), "{program} is missing in CI");
        println!("skipped: there is no {program}");
    }
    is_there
}

/// Writes the whole header, and a program that includes it, into a folder of the test's own; compiles the program.
pub(crate) fn program(compiler: &str, arguments: &[&str], name: &str, source: &str) -> PathBuf {
    let folder = folder(name);
    let header = write(&Options::default(), Language::C);
    fs::write(folder.join("pawn_structure.h"), header).expect("the header can be written");
    let (source_path, program) = (folder.join("driver.c"), folder.join("driver"));
    fs::write(&source_path, source).expect("the source can be written");
    compile(compiler, arguments, &source_path, &program);
    program
}

/// Runs a compiler, which must not complain.
pub(crate) fn compile(compiler: &str, arguments: &[&str], source: &Path, output: &Path) {
    let found = Command::new(compiler)
        .args(arguments)
        .arg("-o")
        .arg(output)
        .arg(source)
        .output()
        .expect("the compiler starts");
    let complaints = String::from_utf8_lossy(&found.stderr);
    assert!(
        found.status.success() && complaints.is_empty(),
        "{compiler} {arguments:?}: {complaints}"
    );
}
