//! What the command does for each of its words, and what all of them share: how much was answered and refused, and
//! complaints.

pub(crate) mod attacks;
pub(crate) mod eval;
pub(crate) mod features;
mod files;
pub(crate) mod find;
pub(crate) mod formations;
pub(crate) mod header;
pub(crate) mod patterns;
pub(crate) mod position;
pub(crate) mod show;
pub(crate) mod stats;
pub(crate) mod tune;

use std::error::Error;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::Path;

use pawns::reading::Source;

/// How much was answered and how much refused; the exit status.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) answered: usize,
    pub(crate) refused: usize,
}

impl Tally {
    /// Complains of something, and counts it.
    pub(crate) fn refuse(&mut self, what: &dyn Display) {
        complain(what);
        self.refused += 1;
    }
}

/// Something that went wrong elsewhere than on standard output, in words that say where.
#[derive(Debug)]
pub(crate) struct Trouble(pub(crate) String);

impl Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Trouble {}

impl From<Trouble> for io::Error {
    fn from(trouble: Trouble) -> Self {
        io::Error::other(trouble)
    }
}

/// One line on standard error, dropped if nobody listens: `eprintln!` would panic.
pub(crate) fn complain(what: &dyn Display) {
    let _ = writeln!(io::stderr(), "{what}");
}

/// A file by the name that was given; `-` is standard input.
pub(crate) fn source(path: &Path) -> Source {
    if path.as_os_str() == "-" {
        Source::Stdin
    } else {
        Source::File(path.to_owned())
    }
}
