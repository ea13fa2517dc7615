//! `pawns`: what a position's pawns say, on the command line.

mod attacks;
mod draw;
mod input;
mod show;

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use pawn_structure::Fen;

use crate::input::Input;

/// What a chess position's pawns say.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, after_help = EXIT_STATUS)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_STATUS: &str = "Exit status: 0 done, 1 no position in the input, 2 an error.";

#[derive(Subcommand)]
enum Command {
    /// Draw the board and list each side's passed, candidate, isolated and half-isolated pawns
    Show(Position),
    /// Draw the squares that each side attacks, with their number and the number of attacks
    Attacks(Position),
}

#[derive(Args)]
struct Position {
    /// A position, quoted or not, or `-` for standard input
    ///
    /// Fields may be left out from the end and take `w - - 0 1`. Standard input has one position a
    /// line; blank lines and lines that start with `#` are skipped.
    #[arg(required = true, num_args = 1.., value_name = "FEN")]
    fen: Vec<OsString>,
}

/// Writes the answer about one position.
type View = fn(&mut dyn Write, &Fen) -> io::Result<()>;

#[derive(Default)]
struct Tally {
    shown: usize,
    refused: usize,
}

fn main() -> ExitCode {
    let (view, position): (View, _) = match Cli::parse().command {
        Command::Show(position) => (show::write, position),
        Command::Attacks(position) => (attacks::write, position),
    };
    let mut tally = Tally::default();
    let mut out = BufWriter::new(anstream::stdout().lock());
    match answer(Input::new(&position.fen), view, &mut out, &mut tally) {
        Ok(()) => {}
        // Whoever reads has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(error) => {
            complain(&format_args!("<stdout>: {error}"));
            return ExitCode::from(2);
        }
    }
    ExitCode::from(match tally {
        Tally { refused: 1.., .. } => 2,
        Tally { shown: 0, .. } => 1,
        _ => 0,
    })
}

fn answer(mut input: Input, view: View, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    loop {
        // Someone who types positions, or a program at the other end of two pipes, wants each answer
        // before the next question.
        if input.may_wait() {
            out.flush()?;
        }
        match input.next() {
            Some(Ok(fen)) => {
                if tally.shown > 0 {
                    writeln!(out)?;
                }
                view(out, &fen)?;
                tally.shown += 1;
            }
            Some(Err(refusal)) => {
                // Keeps answers and complaints in order where both go to one terminal or file.
                out.flush()?;
                complain(&refusal);
                tally.refused += 1;
            }
            None => return out.flush(),
        }
    }
}

/// One line on standard error, dropped if nobody listens: `eprintln!` would panic.
fn complain(what: &dyn Display) {
    let _ = writeln!(io::stderr(), "{what}");
}
