//! Positions from the command line or from standard input.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, BufRead, BufReader, StdinLock};
use std::str::Utf8Error;

use pawn_structure::{Fen, FenError};

/// The positions a command was asked about, each read or refused on its own.
pub(crate) enum Input {
    Argument(Option<OsString>),
    Stream(Lines<BufReader<StdinLock<'static>>>),
}

impl Input {
    /// A lone `-` means standard input; anything else is one FEN, split at blanks by the shell if it was not quoted.
    pub(crate) fn new(arguments: &[OsString]) -> Self {
        if arguments == ["-"] {
            Self::Stream(Lines::new(BufReader::new(io::stdin().lock())))
        } else {
            Self::Argument(Some(arguments.join(OsStr::new(" "))))
        }
    }

    /// Whether the next position may be a while in coming.
    pub(crate) fn may_wait(&self) -> bool {
        match self {
            Self::Argument(_) => false,
            Self::Stream(lines) => lines.reader.buffer().is_empty(),
        }
    }
}

impl Iterator for Input {
    type Item = Result<Fen, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Argument(argument) => {
                let argument = argument.take()?;
                Some(
                    parse(argument.as_encoded_bytes())
                        .map_err(|reason| Refusal { line: None, reason }),
                )
            }
            Self::Stream(lines) => lines.next(),
        }
    }
}

/// The FENs of a stream, one a line, without blank lines and comments.
pub(crate) struct Lines<R> {
    reader: R,
    line: Vec<u8>,
    number: u64,
    ended: bool,
}

impl<R: BufRead> Lines<R> {
    fn new(reader: R) -> Self {
        Self {
            reader,
            line: Vec::new(),
            number: 0,
            ended: false,
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<Fen, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            self.line.clear();
            self.number += 1;
            let result = match self.reader.read_until(b'\n', &mut self.line) {
                Ok(0) => return None,
                Ok(_) => {
                    let line = self.line.trim_ascii();
                    if line.is_empty() || line.starts_with(b"#") {
                        continue;
                    }
                    parse(line)
                }
                Err(error) => {
                    // A source that fails once may fail for ever.
                    self.ended = true;
                    Err(Reason::Read(error))
                }
            };
            return Some(result.map_err(|reason| Refusal {
                line: Some(self.number),
                reason,
            }));
        }
        None
    }
}

fn parse(bytes: &[u8]) -> Result<Fen, Reason> {
    let text = str::from_utf8(bytes).map_err(Reason::Utf8)?;
    Fen::parse(text).map_err(Reason::Fen)
}

/// Why there is no position, and in which line of the stream.
pub(crate) struct Refusal {
    line: Option<u64>,
    reason: Reason,
}

enum Reason {
    Fen(FenError),
    Utf8(Utf8Error),
    Read(io::Error),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "<stdin>:{line}: ")?;
        }
        match &self.reason {
            Reason::Fen(error) => error.fmt(f),
            Reason::Utf8(error) => write!(
                f,
                "text: not UTF-8 after its first {} bytes",
                error.valid_up_to()
            ),
            Reason::Read(error) => write!(f, "cannot be read: {error}"),
        }
    }
}
