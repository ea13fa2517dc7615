//! `pawns find`: the positions of a query in files of positions and games.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, IsTerminal as _, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pawn_query::Query;
use pawn_structure::Rules;
use pawns::find::{self, Control, Ending, Event, Output, Search, Seen, Source};

use crate::catalogue::Words;
use crate::{Tally, Trouble, complain};

// Each is a switch of the command.
#[allow(clippy::struct_excessive_bools)]
#[derive(Args)]
pub(crate) struct Options {
    /// What positions have to be like, such as `attack (r backward)`
    query: String,
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

/// Where positions come from.
#[derive(Args)]
struct Files {
    /// Files of FEN, EPD or PGN, also packed with gzip, zstd or bzip2; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// What the files hold; by default as their names end, or else as their first lines look
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<Format>,
    /// Search the variations of games as well
    #[arg(long)]
    variations: bool,
    /// How many threads search; by default one for each core
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Which positions are taken.
#[derive(Args)]
pub(crate) struct Selection {
    #[command(flatten)]
    files: Files,
    /// Only the positions of a query; see `pawns find`
    #[arg(long, value_name = "QUERY", default_value = ".")]
    query: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A FEN a line
    Fen,
    /// The first four fields of a FEN a line, with operations behind them
    Epd,
    /// Games
    Pgn,
}

impl From<Format> for find::Format {
    fn from(format: Format) -> find::Format {
        match format {
            Format::Fen => find::Format::Fen,
            Format::Epd => find::Format::Epd,
            Format::Pgn => find::Format::Pgn,
        }
    }
}

pub(crate) fn run(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    let query = match Query::new(&options.query, &options.words.school.rules) {
        Ok(query) => query,
        Err(error) => {
            refuse(tally, &error.to_string());
            return Ok(());
        }
    };
    if options.sort && !query.is_counted() {
        let what = "query: --sort needs a range in the query, such as `{attack (A .)} 40 64`";
        refuse(tally, what);
        return Ok(());
    }
    let search = options.files.search(query, options.output(), options.first);
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
        progress(&search)
    } else {
        ProgressBar::hidden()
    };
    let mut sorted = options.sort.then(|| Sorted::new(options.limit));
    let mut told = 0;
    let limit = options.limit.map_or(usize::MAX, NonZero::get);
    let (ending, found) = search.run(&control, |event, found| {
        let (text, count) = match event {
            Some(Event::Match(found)) => (found.text, found.count),
            Some(Event::Game { text, count, .. }) => (text, count),
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

fn refuse(tally: &mut Tally, what: &str) {
    complain(&what);
    tally.refused += 1;
}

/// A match on its lines; games have an empty line between them.
fn write(out: &mut dyn Write, text: &str, is_apart: bool) -> io::Result<()> {
    writeln!(out, "{}{text}", if is_apart { "\n" } else { "" })
}

impl Options {
    fn output(&self) -> Output {
        match self {
            Self { count: true, .. } => Output::Count,
            Self { json: true, .. } => Output::Json,
            Self { pgn: true, .. } => Output::Pgn,
            _ => Output::Text,
        }
    }
}

impl Selection {
    /// A search that gives the positions as data.
    pub(crate) fn search(&self) -> io::Result<Search> {
        let query =
            Query::new(&self.query, &Rules::DEFAULT).map_err(|error| Trouble(error.to_string()))?;
        Ok(self.files.search(query, Output::Data, false))
    }
}

impl Files {
    /// A search of these files.
    fn search(&self, query: Query, output: Output, is_first_only: bool) -> Search {
        let source = |path: &PathBuf| {
            if path.as_os_str() == "-" {
                Source::Stdin
            } else {
                Source::File(path.clone())
            }
        };
        let sources = match self.paths.as_slice() {
            [] => vec![Source::Stdin],
            paths => paths.iter().map(source).collect(),
        };
        Search {
            query,
            sources,
            format: self.format.map(find::Format::from),
            is_first_only,
            follows_variations: self.variations,
            output,
            threads: self
                .threads
                .and_then(|threads| NonZero::new(threads.into()))
                .or_else(|| thread::available_parallelism().ok())
                .unwrap_or(NonZero::<usize>::MIN),
        }
    }
}

/// Gives all positions of a query as data, in the order of the files, and complains of what cannot be read. Ctrl-C
/// ends it early.
pub(crate) fn positions(
    search: &Search,
    tally: &mut Tally,
    mut take: impl FnMut(Seen) -> io::Result<()>,
) -> io::Result<()> {
    let control = Control::default();
    let _ = ctrlc::set_handler({
        let control = control.clone();
        move || control.stop()
    });
    let progress = progress(search);
    let (ending, found) = search.run(&control, |event, found| {
        match event {
            Some(Event::Position(seen)) => take(*seen)?,
            Some(Event::Fault(what)) => progress.suspend(|| complain(&what)),
            _ => {
                progress.set_position(control.bytes_read());
                progress.set_message(format!("{} positions", found.matches));
            }
        }
        Ok(true)
    })?;
    progress.finish_and_clear();
    let is_interrupted = ending == Ending::Interrupted;
    if is_interrupted {
        complain(&"interrupted: what follows is of a part of the input");
    }
    tally.answered += usize::from(found.matches > 0);
    tally.refused += found.faults as usize + usize::from(is_interrupted);
    Ok(())
}

/// A bar on a terminal, and nothing elsewhere.
fn progress(search: &Search) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let bar = ProgressBar::with_draw_target(search.bytes(), target);
    let style = match search.bytes() {
        Some(_) => "{wide_bar} {bytes}/{total_bytes} {eta} {msg}",
        None => "{spinner} {bytes} {msg}",
    };
    bar.with_style(
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()),
    )
}

fn summary(found: &find::Tally, started: Instant) -> String {
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
    heap: BinaryHeap<(Reverse<u32>, usize, String)>,
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

    fn add(&mut self, count: u32, text: String) {
        self.heap.push((Reverse(count), self.added, text));
        self.added += 1;
        if self.heap.len() > self.limit {
            self.heap.pop();
        }
    }

    fn into_order(self) -> impl Iterator<Item = String> {
        self.heap
            .into_sorted_vec()
            .into_iter()
            .map(|(.., text)| text)
    }
}
