use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: Option<i32>,
}

/// The command with none of the caller's opinions about colour.
pub(crate) fn command<I: AsRef<std::ffi::OsStr>>(
    arguments: impl IntoIterator<Item = I>,
) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pawns"));
    command
        .args(arguments)
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR")
        .env_remove("CLICOLOR_FORCE");
    command
}

pub(crate) fn finish(command: &mut Command, input: &[u8]) -> Answer {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("piped");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || match stdin.write_all(input) {
            // The command need not read what it was not asked to read.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("{error}"),
            _ => {}
        });
        child.wait_with_output().expect("the command ends")
    });
    Answer {
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
        status: output.status.code(),
    }
}

/// A folder of the test that asks: what tests write at the same time is never the same file.
pub(crate) fn folder() -> PathBuf {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("test").replace("::", "-");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A file in [`folder`].
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = folder().join(name);
    fs::write(&path, content).expect("a file");
    path
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

pub(crate) fn pawns<const N: usize>(arguments: [&str; N]) -> Answer {
    finish(&mut command(arguments), b"")
}

pub(crate) fn pawns_reading(subcommand: &str, input: impl AsRef<[u8]>) -> Answer {
    finish(&mut command([subcommand, "-"]), input.as_ref())
}

pub(crate) fn done(out: impl Into<String>) -> Answer {
    Answer {
        out: out.into(),
        err: String::new(),
        status: Some(0),
    }
}
