//! Which files a command searches, which of their positions it takes, and how it takes them.

use std::io::{self, IsTerminal as _};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pawn_query::Query;
use pawn_structure::Rules;
use pawns::reading::{self, Source};
use pawns::search::{Control, Ending, Event, Found, Search, Wants};

use super::{Tally, Trouble, complain};

/// Where positions come from.
#[derive(Args)]
pub(super) struct Files {
    /// Files of FEN, EPD or PGN, or tables with a column `fen`, also packed with gzip, zstd or bzip2; `-` or nothing
    /// for standard input
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
    /// A position a line: FEN, EPD, or a table with a column `fen`
    #[value(aliases = ["epd", "csv", "tsv"])]
    Fen,
    /// Games
    Pgn,
}

impl From<Format> for reading::Format {
    fn from(format: Format) -> reading::Format {
        match format {
            Format::Fen => reading::Format::Lines,
            Format::Pgn => reading::Format::Games,
        }
    }
}

impl Selection {
    /// A search that gives the positions as data.
    pub(crate) fn search(&self, rules: &Rules) -> io::Result<Search> {
        let query = Query::new(&self.query, rules).map_err(|error| Trouble(error.to_string()))?;
        Ok(self.files.search(None, query, Wants::Positions, false))
    }
}

impl Files {
    /// A search of these files, and of one before them if it is given.
    pub(super) fn search(
        &self,
        first: Option<&str>,
        query: Query,
        wants: Wants,
        is_first_only: bool,
    ) -> Search {
        let paths = first.map(Path::new).into_iter();
        let paths = paths.chain(self.paths.iter().map(PathBuf::as_path));
        let mut sources: Vec<_> = paths.map(super::source).collect();
        if sources.is_empty() {
            sources.push(Source::Stdin);
        }
        let mut search = Search::new(query, sources);
        search.format = self.format.map(reading::Format::from);
        search.is_first_only = is_first_only;
        search.follows_variations = self.variations;
        search.wants = wants;
        search.threads = self
            .threads
            .and_then(|threads| NonZero::new(threads.into()))
            .or_else(|| thread::available_parallelism().ok())
            .unwrap_or(NonZero::<usize>::MIN);
        search
    }
}

/// Gives all positions of a query in a form that is made on all cores, in the order of the files, and complains of what
/// cannot be read. Ctrl-C ends it early, and so does `take` by returning false.
pub(crate) fn positions<T: Send + 'static>(
    search: &Search,
    tally: &mut Tally,
    form: impl Fn(Found) -> T + Send + Sync + 'static,
    mut take: impl FnMut(T) -> io::Result<bool>,
) -> io::Result<()> {
    let control = Control::default();
    let _ = ctrlc::set_handler({
        let control = control.clone();
        move || control.stop()
    });
    let progress = progress(search);
    let (ending, found) = search.run(&control, form, |event, found| {
        match event {
            Some(Event::Found { what, .. }) => return take(what),
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
pub(super) fn progress(search: &Search) -> ProgressBar {
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
