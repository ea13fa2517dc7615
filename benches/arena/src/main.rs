//! `arena`: a small chess engine that plays games to tell what pawn terms are worth.

mod bench;
mod contest;
mod eval;
mod exchange;
mod first;
mod fit;
mod openings;
mod pgn;
mod play;
mod positions;
mod rest;
mod search;
mod selfplay;
mod slot;
mod stats;
mod table;
#[cfg(test)]
mod testing;
mod uci;
mod values;

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::thread;

use clap::{Args, Parser, Subcommand};

use crate::slot::Slot;
use crate::stats::Sprt;

/// Games between pawn terms, in one small engine.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, after_help = slot::SYNTAX)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a match between two slots
    Match {
        /// The slot whose result is told
        first: Slot,
        /// Its opponent
        second: Slot,
        /// Nodes a move
        #[arg(long, default_value_t = 5_000)]
        nodes: u64,
        #[command(flatten)]
        options: MatchOptions,
    },
    /// Play a match of a slot against another program, by the Universal Chess Interface
    Against {
        /// The program
        program: OsString,
        /// The pawn terms of the arena's engine
        #[arg(long, default_value = "default")]
        slot: Slot,
        /// Nodes a move
        #[arg(long, default_value_t = 5_000)]
        nodes: u64,
        /// Nodes a move of the other program
        #[arg(long, default_value_t = 1_000)]
        their_nodes: u64,
        #[command(flatten)]
        options: MatchOptions,
    },
    /// Tell what each slot costs: nodes, time and instructions a node, with the same search for all
    Bench(BenchOptions),
    /// What `bench` has valgrind look at
    #[command(hide = true)]
    Count {
        slot: Slot,
        #[arg(long)]
        games: u64,
        #[arg(long)]
        nodes: u64,
    },
    /// Play games of a slot against itself and write quiet positions with results and scores, for the tuner
    Selfplay(SelfplayOptions),
    /// Write what the evaluation says of positions without its pawn terms and without the tempo
    Rest {
        /// A table with a column `fen`, or one FEN a line; plain or packed by gzip
        file: PathBuf,
        /// The file to write instead of standard output: `fen`, `rest` (White's centipawns) and the other columns
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Fit the values of the evaluation without pawn terms, and print them as src/values.rs has them
    Fit(FitOptions),
}

#[derive(Args, Debug)]
struct MatchOptions {
    /// Games, two from each opening
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Which openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; as many as there are cores if not said
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Stop when one of two differences in Elo is refuted with 95 %, like 0,10
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Other values of the rest for the second player, as `arena fit` prints them
    #[arg(long, value_name = "FILE")]
    values: Option<PathBuf>,
    /// Write the games to a file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Write down each pair of games, and go on after the last one if the file is there
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// So many, or as many as there are cores.
fn threads(asked: Option<NonZeroUsize>) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    asked.map_or_else(all, NonZeroUsize::get)
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let (elo0, elo1) = text
            .split_once(',')
            .ok_or("two numbers with a comma between are needed")?;
        let number = |text: &str| {
            text.trim()
                .parse::<f64>()
                .map_err(|error| format!("`{text}`: {error}"))
        };
        let sprt = Sprt {
            elo0: number(elo0)?,
            elo1: number(elo1)?,
        };
        if sprt.elo0 < sprt.elo1 {
            Ok(sprt)
        } else {
            Err("the first has to be the lower one".to_owned())
        }
    }
}

#[derive(Args)]
struct BenchOptions {
    /// The slots; the usual ones if none is said
    slots: Vec<Slot>,
    /// Games
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Nodes a move
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
}

#[derive(Args)]
struct SelfplayOptions {
    /// Games
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Nodes a move
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// The pawn terms of both sides
    #[arg(long, default_value = "default")]
    slot: Slot,
    /// Which openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions of a game, at most
    #[arg(long, default_value_t = 12)]
    positions: usize,
    /// Games at a time; as many as there are cores if not said
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// The table to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Args)]
struct FitOptions {
    /// A table with columns `fen`, `result` and `cp`
    file: PathBuf,
    /// How strongly neighbours are pulled towards each other
    #[arg(long, default_value_t = 2e-5)]
    pull: f64,
    /// How strongly material is pulled towards what it is commonly taken for
    #[arg(long, default_value_t = 1e-3)]
    material: f64,
    /// Another such table, to tell the cross entropy on what was not fitted
    #[arg(long)]
    check: Option<PathBuf>,
    /// Steps of the descent
    #[arg(long, default_value_t = 3000)]
    steps: i32,
    /// Without pawn terms alongside: the other terms stand in for them
    #[arg(long)]
    no_pawns: bool,
}

/// What went wrong, with its place.
#[derive(Debug)]
struct Failure(String);

impl Failure {
    fn new(reason: impl fmt::Display) -> Failure {
        Failure(reason.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Failure {}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("arena: {failure}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Match {
            first,
            second,
            nodes,
            options,
        } => {
            contest::run(first, second, *nodes, options)?;
        }
        Command::Against {
            program,
            slot,
            nodes,
            their_nodes,
            options,
        } => {
            contest::against(program, *their_nodes, slot, *nodes, options)?;
        }
        Command::Bench(options) => bench::run(options)?,
        Command::Count { slot, games, nodes } => {
            println!("{}", bench::play_games(slot, *games, *nodes)?);
        }
        Command::Selfplay(options) => selfplay::run(options)?,
        Command::Rest { file, out } => rest::run(file, out.as_deref())?,
        Command::Fit(options) => print!("{}", fit::fit(options)?),
    }
    Ok(())
}
