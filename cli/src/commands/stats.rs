//! `pawns stats`: how often patterns and formations occur, and how White scores with them.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use pawn_structure::Rules;
use pawns::search::Found;

use super::files::{self, Selection};
use super::{Tally, Trouble};
use crate::counts::{Part, Seen, Stats, percent_of, rows, subjects};
use crate::rendering::{draw, report};

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,
    /// List fills, spans, attacks and pushes as well, which nearly every position has
    #[arg(long)]
    all: bool,
    /// Write a page with bars, boards and sortable tables in place of the table
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    let search = options.selection.search(&Rules::DEFAULT)?;
    let mut stats = Stats::new();
    let seen = |found: Found| match found {
        Found::Position(found) => Some(Seen::of(found.record)),
        _ => None,
    };
    files::positions(&search, tally, seen, |seen| {
        if let Some(seen) = seen {
            stats.add(seen);
        }
        Ok(true)
    })?;
    stats.finish();
    match &options.html {
        None => table(out, &stats, options.all)?,
        Some(path) => {
            let page = report::page(&stats, options.all);
            fs::write(path, page)
                .map_err(|error| Trouble(format!("{}: {error}", path.display())))?;
        }
    }
    out.flush()
}

fn table(out: &mut dyn Write, stats: &Stats, all: bool) -> io::Result<()> {
    let [positions, ..] = stats.positions;
    let score = percent_of(stats.games.score().map(|(score, ..)| score));
    writeln!(
        out,
        "{positions} positions, {} games with a result, White's score {score} %",
        stats.games.games
    )?;
    for (part, count) in Part::ALL.into_iter().zip(stats.positions).skip(1) {
        writeln!(out, "  {:11} {count:>9} positions", part.name())?;
    }
    writeln!(out)?;
    let width = subjects()
        .map(|subject| subject.name().len())
        .max()
        .unwrap_or(0);
    draw::title(
        out,
        &format!(
            "{:width$}  side    positions  share %  games  score %  95 % interval  opening  middle  endgame",
            "pattern or formation"
        ),
    )?;
    for (subject, who) in rows(stats, all) {
        let count = stats.count(subject, who, Part::All);
        let share = 100.0 * count.positions as f64 / positions.max(1) as f64;
        let interval = match count.score() {
            Some((_, low, high)) => format!("{:5.1} - {:5.1}", 100.0 * low, 100.0 * high),
            None => "-".into(),
        };
        let by_part = |part| {
            percent_of(
                stats
                    .count(subject, who, part)
                    .score()
                    .map(|(score, ..)| score),
            )
        };
        writeln!(
            out,
            "{:width$}  {:6}  {:>9}  {share:>7.1}  {:>5}  {:>7}  {interval:>13}  {:>7}  {:>6}  {:>7}",
            subject.name(),
            who.name(),
            count.positions,
            count.games,
            by_part(Part::All),
            by_part(Part::Opening),
            by_part(Part::Middlegame),
            by_part(Part::Endgame),
        )?;
    }
    Ok(())
}
