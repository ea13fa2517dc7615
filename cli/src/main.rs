//! `pawns`: what a position's pawns say, on the command line.

mod attacks;
mod catalogue;
mod draw;
mod input;
mod json;
mod lookup;
mod patterns;
mod show;
mod table;
mod why;

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

const EXIT_STATUS: &str = "Exit status: 0 done, 1 nothing found, 2 an error.";

#[derive(Subcommand)]
enum Command {
    /// Draw the board and list each side's patterns: passed, backward, isolated pawns and many more
    Show {
        #[command(flatten)]
        position: Position,
        #[command(flatten)]
        options: show::Options,
    },
    /// Draw the squares that each side attacks, with their number and the number of attacks
    Attacks {
        #[command(flatten)]
        position: Position,
    },
    /// List all patterns and what they mean, or tell one of them with its readings and a drawn example
    Patterns {
        /// A pattern's name, quoted or not, or the name of its method; all patterns without one
        #[arg(value_name = "NAME")]
        name: Vec<String>,
    },
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

#[derive(Default)]
struct Tally {
    answered: usize,
    refused: usize,
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let mut tally = Tally::default();
    let mut out = BufWriter::new(anstream::stdout().lock());
    match answer(command, &mut out, &mut tally) {
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
        Tally { answered: 0, .. } => 1,
        _ => 0,
    })
}

fn answer(command: Command, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    match command {
        Command::Show { position, options } => {
            let between = if options.json { "" } else { "\n" };
            answer_each(&position, between, out, tally, |out, fen| {
                show::write(out, fen, &options)
            })
        }
        Command::Attacks { position } => answer_each(&position, "\n", out, tally, attacks::write),
        Command::Patterns { name } => {
            if name.is_empty() {
                tally.answered += 1;
                patterns::list(out)?;
            } else if let Some(pattern) = lookup::find(&name.join(" ")) {
                tally.answered += 1;
                patterns::one(out, pattern)?;
            } else {
                complain(&lookup::Unknown(&name.join(" ")));
            }
            out.flush()
        }
    }
}

fn answer_each(
    position: &Position,
    between: &str,
    out: &mut dyn Write,
    tally: &mut Tally,
    write: impl Fn(&mut dyn Write, &Fen) -> io::Result<()>,
) -> io::Result<()> {
    let mut input = Input::new(&position.fen);
    loop {
        // Someone who types positions, or a program at the other end of two pipes, wants each answer
        // before the next question.
        if input.may_wait() {
            out.flush()?;
        }
        match input.next() {
            Some(Ok(fen)) => {
                if tally.answered > 0 {
                    write!(out, "{between}")?;
                }
                tally.answered += 1;
                write(out, &fen)?;
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
