//! Positions from the command line or from standard input, each answered or refused on its own.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::ops::ControlFlow;

use clap::Args;
use pawn_structure::Fen;
use pawns::reading::{self, Options, Source};

use super::{Tally, complain};

#[derive(Args)]
pub(crate) struct Position {
    /// A position, quoted or not, or `-` for standard input
    ///
    /// Fields may be left out from the end and take `w - - 0 1`. Standard input is read as `pawns find` reads files:
    /// positions, one a line, without blank lines and lines that start with `#`; tables; games.
    #[arg(required = true, num_args = 1.., value_name = "FEN")]
    pub(crate) fen: Vec<OsString>,
}

/// Answers for each position, with `between` between the answers.
pub(crate) fn answer_each(
    position: &[OsString],
    between: &str,
    out: &mut dyn Write,
    tally: &mut Tally,
    write: impl Fn(&mut dyn Write, &Fen) -> io::Result<()>,
) -> io::Result<()> {
    if position != ["-"] {
        match parse(position) {
            Ok(fen) => {
                tally.answered += 1;
                write(out, &fen)?;
            }
            Err(what) => tally.refuse(&what),
        }
        return out.flush();
    }
    let mut ending = Ok(());
    reading::each(&Source::Stdin, &Options::default(), |record| {
        ending = match record {
            Ok(record) => {
                let between = if tally.answered > 0 { between } else { "" };
                tally.answered += 1;
                write!(out, "{between}").and_then(|()| write(out, &record.fen))
            }
            Err(fault) => {
                // Keeps answers and complaints in order where both go to one terminal or file.
                let flushed = out.flush();
                complain(&fault);
                tally.refused += 1;
                flushed
            }
        };
        // Someone who types positions, or a program at the other end of two pipes, wants each answer before the
        // next question.
        ending = std::mem::replace(&mut ending, Ok(())).and_then(|()| out.flush());
        if ending.is_ok() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    ending?;
    out.flush()
}

/// One FEN, split at blanks by the shell if it was not quoted.
fn parse(arguments: &[OsString]) -> Result<Fen, String> {
    let text = arguments.join(OsStr::new(" "));
    let text = str::from_utf8(text.as_encoded_bytes()).map_err(|error| {
        let end = error.valid_up_to();
        format!("text: not UTF-8 after its first {end} bytes")
    })?;
    Fen::parse(text).map_err(|error| error.to_string())
}
