//! `pawns find`: the positions of a query in files of positions and games.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs;
use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use indicatif::ProgressBar;
use pawn_query::Query;
use pawns::search::{self, Control, Ending, Event, Found, Search, Wants};

use super::files::{Files, progress};
use super::{Tally, complain};
use crate::catalogue::Words;
use crate::rendering::matches;

// Each is a switch of the command.
#[allow(clippy::struct_excessive_bools)]
#[derive(Args)]
pub(crate) struct Options {
    /// What positions have to be like, such as `attack (r backward)`
    #[arg(required_unless_present = "file")]
    query: Option<String>,
    /// Read the query from a file, such as one of CQL; then all other arguments are files to search
    #[arg(long, value_name = "QUERY FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    files: Files,
    /// Print only how many positions there are
    #[arg(long, conflicts_with_all = ["json", "pgn", "sort", "limit"])]
    count: bool,
    /// Take the first position of each game
    #[arg(long)]
    first: bool,
    /// Print those with the greatest number in the query's first range first; keeps all in memory,
    /// or as many as `--limit` says
    #[arg(long)]
    sort: bool,
    /// Print a JSON object for each position
    #[arg(long, conflicts_with = "pgn")]
    json: bool,
    /// Print these tags of games as well with `--json`, besides the usual ones
    #[arg(long, value_name = "NAMES", value_delimiter = ',', requires = "json")]
    tags: Vec<String>,
    /// Print the games, with comments at the positions
    #[arg(long)]
    pgn: bool,
    /// Print no more than so many positions, or games with `--pgn`
    #[arg(long, value_name = "NUMBER")]
    limit: Option<NonZero<usize>>,
    /// Print how much was searched, and how fast, on standard error
    #[arg(long)]
    stats: bool,
    #[command(flatten)]
    words: Words,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    let (text, first) = match &options.file {
        None => (options.query.clone().unwrap_or_default(), None),
        Some(path) => match fs::read(path) {
            // What is not text is no word either, and is pointed at.
            Ok(bytes) => (
                String::from_utf8_lossy(&bytes).into_owned(),
                options.query.as_deref(),
            ),
            Err(error) => {
                tally.refuse(&format_args!("{}: {error}", path.display()));
                return Ok(());
            }
        },
    };
    let query = match Query::new(&text, &options.words.school.rules) {
        Ok(query) => query,
        Err(error) => {
            tally.refuse(&error);
            return Ok(());
        }
    };
    for note in query.notes() {
        complain(&format_args!("query: {note}"));
    }
    if options.sort && !query.is_counted() && !query.is_long() {
        let what = "query: --sort needs a range in the query, such as `{attack (A .)} 40 64`";
        tally.refuse(&what);
        return Ok(());
    }
    let search = options
        .files
        .search(first, query, options.wants(), options.first);
    if options.pgn {
        // As the bytes are: what is in the way of colours takes them for text.
        out.flush()?;
        let mut out = BufWriter::new(io::stdout().lock());
        return print(options, &search, &mut out, tally);
    }
    print(options, &search, out, tally)
}

/// Searches and prints.
fn print(
    options: &Options,
    search: &Search,
    out: &mut dyn Write,
    tally: &mut Tally,
) -> io::Result<()> {
    let control = Control::default();
    // Without a handler Ctrl-C ends the command as it ends any other.
    let _ = ctrlc::set_handler({
        let control = control.clone();
        move || control.stop()
    });
    let started = Instant::now();
    // Where matches go to the same terminal, they show how far it is.
    let is_quiet = options.count || options.sort || !io::stdout().is_terminal();
    let progress = if is_quiet {
        progress(search)
    } else {
        ProgressBar::hidden()
    };
    let mut sorted = options.sort.then(|| Sorted::new(options.limit));
    let mut told = 0;
    let limit = options.limit.map_or(usize::MAX, NonZero::get);
    let (ending, found) = search.run(&control, options.form(), |event, found| {
        let (text, count) = match event {
            Some(Event::Found { what, count, .. }) => (what, count),
            Some(Event::Fault(what)) => {
                // Keeps answers and complaints in order where both go to one terminal or file.
                out.flush()?;
                progress.suspend(|| complain(&what));
                tally.refused += 1;
                return Ok(true);
            }
            _ => {
                progress.set_position(control.bytes_read());
                progress.set_message(format!("{} found", found.matches));
                // Whoever typed a position waits for the answer.
                out.flush()?;
                return Ok(true);
            }
        };
        if let Some(sorted) = &mut sorted {
            sorted.add(count.unwrap_or(0), text);
            return Ok(true);
        }
        told += 1;
        tally.answered += 1;
        write(out, &text, options.pgn && told > 1)?;
        Ok(told < limit)
    })?;
    progress.finish_and_clear();
    if let Some(sorted) = sorted {
        for (index, text) in sorted.into_order().enumerate() {
            write(out, &text, options.pgn && index > 0)?;
        }
    }
    if options.count {
        writeln!(out, "{}", found.matches)?;
    }
    out.flush()?;
    let is_interrupted = ending == Ending::Interrupted;
    if options.stats || is_interrupted || (!options.count && io::stderr().is_terminal()) {
        let interrupted = if is_interrupted { "interrupted: " } else { "" };
        complain(&format_args!("{interrupted}{}", summary(&found, started)));
    }
    tally.answered += usize::from(found.matches > 0);
    tally.refused += usize::from(is_interrupted);
    Ok(())
}

/// A match on its lines; games have an empty line between them.
fn write(out: &mut dyn Write, text: &[u8], is_apart: bool) -> io::Result<()> {
    if is_apart {
        out.write_all(b"\n")?;
    }
    out.write_all(text)?;
    out.write_all(b"\n")
}

impl Options {
    fn wants(&self) -> Wants {
        match self {
            Self { count: true, .. } => Wants::Number,
            Self { pgn: true, .. } => Wants::Games,
            _ => Wants::Positions,
        }
    }

    /// How a match is told.
    fn form(&self) -> impl Fn(Found) -> Vec<u8> + Send + Sync + 'static {
        let is_json = self.json;
        let tags = self.tags.clone();
        move |found| match found {
            Found::Game(game) => matches::game(game),
            Found::Position(found) if is_json => matches::json(found, &tags).into_bytes(),
            Found::Position(found) => matches::text(found).into_bytes(),
            _ => Vec::new(),
        }
    }
}

fn summary(found: &search::Tally, started: Instant) -> String {
    let elapsed = started.elapsed();
    let games = match found.games {
        0 => String::new(),
        games => format!(" in {games} games"),
    };
    let speed = |number: u64| u128::from(number) * 1_000_000_000 / elapsed.as_nanos().max(1);
    let mut speeds = format!("{} positions/s", speed(found.positions));
    if found.games > 0 {
        speeds = format!("{speeds}, {} games/s", speed(found.games));
    }
    format!(
        "{} of {} positions{games}, {} unreadable, {:.2} s, {speeds}",
        found.matches,
        found.positions,
        found.faults,
        elapsed.as_secs_f64(),
    )
}

/// The matches with the greatest numbers; of equals those that came first.
struct Sorted {
    limit: usize,
    /// The one to give up first is on top.
    heap: BinaryHeap<(Reverse<i64>, usize, Vec<u8>)>,
    added: usize,
}

impl Sorted {
    fn new(limit: Option<NonZero<usize>>) -> Sorted {
        Sorted {
            limit: limit.map_or(usize::MAX, NonZero::get),
            heap: BinaryHeap::new(),
            added: 0,
        }
    }

    fn add(&mut self, count: i64, text: Vec<u8>) {
        self.heap.push((Reverse(count), self.added, text));
        self.added += 1;
        if self.heap.len() > self.limit {
            self.heap.pop();
        }
    }

    fn into_order(self) -> impl Iterator<Item = Vec<u8>> {
        self.heap
            .into_sorted_vec()
            .into_iter()
            .map(|(.., text)| text)
    }
}
