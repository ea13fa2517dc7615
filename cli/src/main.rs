//! `pawns`: what a position's pawns say, on the command line.

mod catalogue;
mod commands;
mod counts;
mod groups;
mod lives;
mod lookup;
mod rendering;

use std::error::Error;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use pawn_structure::Formation;
use pawn_structure::eval::Weights;

use crate::commands::position::{Position, answer_each};
use crate::commands::{
    Tally, Trouble, attacks, complain, eval, features, find, formations, header, patterns, show,
    stats, tune,
};
use crate::rendering::gallery;

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
    #[command(after_help = "\
Examples:
  pawns show \"r1bqkbnr/pp1ppppp/2n5/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\"
  pawns show --why d4 8/pp3ppp/4p3/8/3P4/8/PP3PPP/8
  pawns show --svg isolani.svg --pattern isolated,holes 8/pp3ppp/4p3/8/3P4/8/PP3PPP/8")]
    Show {
        #[command(flatten)]
        position: Position,
        #[command(flatten)]
        options: show::Options,
    },
    /// Draw the squares that each side attacks, with their number and the number of attacks
    #[command(after_help = "Example: pawns attacks 8/3q1p2/8/5P2/4Q3/8/8/8")]
    Attacks {
        #[command(flatten)]
        position: Position,
    },
    /// List the terms of the evaluation, each with its count, weight and squares, or score a file
    #[command(
        after_help = "Example: pawns eval --phase 0 8/5ppp/8/8/P7/8/5PPP/8",
        override_usage = "pawns eval [OPTIONS] <FEN>...\n       pawns eval [OPTIONS] --tsv <FILE>"
    )]
    Eval {
        /// A position, quoted or not, or `-` for standard input
        #[arg(required_unless_present = "tsv", conflicts_with = "tsv", num_args = 1.., value_name = "FEN")]
        fen: Vec<OsString>,
        #[command(flatten)]
        options: eval::Options,
    },
    /// Fit the weights of the evaluation to positions of games, beside the rest of an engine
    #[command(after_help = "\
Examples:
  pawns tune selfplay.tsv.gz --offset rest --target mix --rust src/pawn_weights.rs
  pawns tune quiet.epd.gz --no-kings --out weights.txt")]
    Tune(tune::Options),
    /// List all patterns and what they mean, or tell one of them with its readings and a drawn example
    #[command(after_help = "Example: pawns patterns backward")]
    Patterns {
        /// A pattern's name, quoted or not, or the name of its method; all patterns without one
        #[arg(value_name = "NAME")]
        name: Vec<String>,
    },
    /// List the named formations with their boards and openings, or tell one of them
    #[command(after_help = "Example: pawns formations carlsbad")]
    Formations {
        /// A formation's name, quoted or not, or its id; all formations without one
        #[arg(value_name = "NAME")]
        name: Vec<String>,
    },
    /// Search files of positions or games for the positions of a query: attacks, pieces, pawn patterns
    #[command(after_help = "Example: pawns find --count 'attack (R passed)' games.pgn")]
    Find {
        #[command(flatten)]
        options: find::Options,
    },
    /// Write a row for each position: sets, formation, phase, result, coefficients; as CSV, JSON lines, Parquet
    #[command(after_help = "\
Examples:
  pawns features --out games.csv games.pgn
  pawns features --columns fen,result,passed,isolated --counts games.pgn.zst | head
  pawns features --out quiet.parquet quiet.epd.gz")]
    Features(features::Options),
    /// Count how often patterns and formations occur, and how White scores with them
    #[command(after_help = "\
Examples:
  pawns stats games.pgn
  pawns stats --by elo:200 --query 'white isolani' games.pgn
  pawns stats --lives 'isolated & d1-8' games.pgn
  pawns stats --html report.html games.pgn.gz")]
    Stats(stats::Options),
    /// Write the formulas for other languages: a header for C and C++, a module for Rust or JavaScript
    #[command(after_help = "\
Examples:
  pawns header > pawn_structure.h
  pawns header --patterns passed,isolated,backward --rules stockfish11 --prefix my_ > my_pawns.h
  pawns header --lang js > pawn_structure.mjs")]
    Header(header::Options),
    /// Write a page with every pattern and every formation on a board, as HTML
    #[command(after_help = "Example: pawns gallery > gallery.html")]
    Gallery,
    /// Write the completions of a shell
    #[command(
        after_help = "Example: pawns completions bash > ~/.local/share/bash-completion/completions/pawns"
    )]
    Completions { shell: clap_complete::Shell },
    /// Write the manual page, or that of a command, in the form that `man` reads
    #[command(after_help = "Example: pawns man show | man -l -")]
    Man { command: Option<String> },
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
            if error
                .get_ref()
                .is_some_and(<dyn Error + Send + Sync>::is::<Trouble>)
            {
                complain(&error);
            } else {
                complain(&format_args!("<stdout>: {error}"));
            }
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
            if options.draws() && position.fen == ["-"] {
                return Err(Trouble(
                    "--svg draws one position, not those of standard input".into(),
                )
                .into());
            }
            let between = if options.json { "" } else { "\n" };
            answer_each(&position.fen, between, out, tally, |out, fen| {
                show::write(out, fen, &options)
            })
        }
        Command::Attacks { position } => {
            answer_each(&position.fen, "\n", out, tally, attacks::write)
        }
        Command::Eval { fen, options } => {
            let weights = match &options.weights {
                None => Weights::DEFAULT,
                Some(path) => match tune::read_weights(path) {
                    Ok(weights) => weights,
                    Err(error) => {
                        tally.refuse(&error);
                        return Ok(());
                    }
                },
            };
            match &options.tsv {
                Some(path) => eval::table(out, path, &options, &weights, tally),
                None => answer_each(&fen, "\n", out, tally, |out, fen| {
                    eval::write(out, fen, &options, &weights)
                }),
            }
        }
        Command::Tune(options) => tune::run(out, &options, tally),
        Command::Patterns { name } => {
            if name.is_empty() {
                tally.answered += 1;
                patterns::list(out)?;
            } else if let Some(pattern) = lookup::find(&name.join(" ")) {
                tally.answered += 1;
                patterns::one(out, pattern)?;
            } else if let Some(formation) = Formation::from_name(&name.join(" ")) {
                tally.answered += 1;
                formations::one(out, formation)?;
            } else {
                complain(&lookup::Unknown(&name.join(" ")));
            }
            out.flush()
        }
        Command::Formations { name } => {
            if name.is_empty() {
                tally.answered += 1;
                formations::list(out)?;
            } else if let Some(formation) = Formation::from_name(&name.join(" ")) {
                tally.answered += 1;
                formations::one(out, formation)?;
            } else {
                let what = format!(
                    "no formation {:?}; `pawns formations` lists them all",
                    name.join(" ")
                );
                complain(&what);
            }
            out.flush()
        }
        Command::Find { options } => find::run(&options, out, tally),
        Command::Features(options) => features::run(&options, out, tally),
        Command::Stats(options) => stats::run(&options, out, tally),
        Command::Header(options) => header::run(&options, out, tally),
        Command::Gallery => {
            tally.answered += 1;
            gallery::write(out)?;
            out.flush()
        }
        Command::Completions { shell } => {
            tally.answered += 1;
            // It takes a failed write for a bug, and a pipe may close.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "pawns", &mut script);
            out.write_all(&script)?;
            out.flush()
        }
        Command::Man { command } => {
            if let Some(page) = manual(command.as_deref()) {
                tally.answered += 1;
                page.render(&mut *out)?;
            } else {
                complain(&"no such command; `pawns --help` lists them");
            }
            out.flush()
        }
    }
}

/// The manual page of the program, or of one of its commands.
fn manual(command: Option<&str>) -> Option<clap_mangen::Man> {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    let asked = match command {
        None => program,
        Some(name) => program.find_subcommand(name)?.clone(),
    };
    Some(clap_mangen::Man::new(asked))
}
