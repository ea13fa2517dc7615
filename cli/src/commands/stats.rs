//! `pawns stats`: how often patterns and formations occur, and how White scores with them; by what the tags of games
//! say; and how long pawns stay what they are.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;
use pawn_query::Query;
use pawn_structure::{Color, Rules};
use pawns::reading::Source;
use pawns::search::{Found, Search};

use super::files::{self, Selection};
use super::{Tally, Trouble};
use crate::counts::{Part, Seen, Stats, percent_of, rows, subjects};
use crate::groups::{self, By, Group, Groups};
use crate::lives::{self, End, Lives};
use crate::rendering::{draw, report};

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,
    /// Count the games of the query by what their tags say: one or two of eco, elo:200, year:10, player, opening,
    /// white, black, event, site, result, tag:NAME
    ///
    /// A number behind elo or year is the width of bands, behind eco how many letters count. For `player` the query is asked
    /// for each of the two as if he had White, and the score is his.
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    by: Vec<By>,
    /// Tell how long pawns stay in a set, such as `isolated & d1-8`, and how that ends
    #[arg(long, value_name = "QUERY", conflicts_with_all = ["by", "query", "html", "all"])]
    lives: Option<String>,
    /// Print no more than so many groups
    #[arg(long, value_name = "NUMBER", requires = "by")]
    limit: Option<NonZero<usize>>,
    /// List fills, spans, attacks and pushes as well, which nearly every position has
    #[arg(long)]
    all: bool,
    /// Write a page with bars, boards and sortable tables in place of the table
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    if let Some(query) = &options.lives {
        return run_lives(options, query, out, tally);
    }
    if !options.by.is_empty() {
        return run_by(options, out, tally);
    }
    let search = options.selection.search(&Rules::DEFAULT)?;
    let mut stats = Stats::new();
    let wants_examples = options.html.is_some();
    let seen = move |found: Found| match found {
        Found::Position(found) => Some(Seen::of(found.record, wants_examples)),
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
            let page = report::page(&stats, options.all, &about(&search));
            write_page(path, &page)?;
        }
    }
    out.flush()
}

fn write_page(path: &PathBuf, page: &str) -> io::Result<()> {
    fs::write(path, page).map_err(|error| Trouble(format!("{}: {error}", path.display())).into())
}

/// What a page says it is of.
fn about(search: &Search) -> report::About {
    report::About {
        files: search.sources.iter().map(Source::name).collect(),
        query: search.query.to_string(),
    }
}

/// Counts by group. For players it searches twice, once for each colour.
fn run_by(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    if options.by.len() > 2 {
        return Err(Trouble("--by: games are counted by one thing or by two".into()).into());
    }
    let mut search = options.selection.search(&Rules::DEFAULT)?;
    search.tells_games = true;
    let of_players = options.by.contains(&By::Player);
    if of_players && search.sources.contains(&Source::Stdin) {
        let what = "--by player reads its files twice, and standard input comes once";
        return Err(Trouble(what.into()).into());
    }
    let colors: &[Color] = if of_players {
        &Color::ALL
    } else {
        &[Color::White]
    };
    let mut counted = Groups::default();
    let wants_example = options.html.is_some();
    let about = about(&search);
    let refused = tally.refused;
    for color in colors {
        let by = options.by.clone();
        let color = *color;
        if color == Color::Black {
            search.query = search.query.reversed();
            // They were told of in the first search.
            tally.refused = refused;
        }
        let seen = move |found: Found| match found {
            Found::Position(found) => {
                Some(groups::Seen::of(found.record, &by, color, wants_example))
            }
            Found::Begun(game) => Some(groups::Seen::begins(*game, &by, color)),
            Found::Game(_) | _ => None,
        };
        files::positions(&search, tally, seen, |seen| {
            if let Some(seen) = seen {
                counted.add(seen);
            }
            Ok(true)
        })?;
    }
    match &options.html {
        None => table_by(out, options, &counted)?,
        Some(path) => {
            let limit = options.limit.map_or(usize::MAX, NonZero::get);
            let page = report::page_by(&counted, &options.by, limit, &about);
            write_page(path, &page)?;
        }
    }
    out.flush()
}

fn table_by(out: &mut dyn Write, options: &Options, counted: &Groups) -> io::Result<()> {
    let rows = counted.rows();
    let limit = options.limit.map_or(usize::MAX, NonZero::get);
    let rows = &rows[..rows.len().min(limit)];
    let widths: Vec<_> = options
        .by
        .iter()
        .enumerate()
        .map(|(index, by)| {
            let names = rows
                .iter()
                .map(|(keys, _)| keys[index].name().chars().count());
            names.chain([by.title().len()]).max().unwrap_or(0)
        })
        .collect();
    let mut head = String::new();
    for (by, width) in options.by.iter().zip(&widths) {
        // Writing to a string does not fail.
        let _ = write!(head, "{:width$}  ", by.title());
    }
    draw::title(
        out,
        &format!("{head}positions  games     of  share %  score %  95 % interval"),
    )?;
    for (keys, group) in rows {
        for (key, width) in keys.iter().zip(&widths) {
            write!(out, "{:width$}  ", key.name())?;
        }
        line_by(out, group)?;
    }
    if rows.len() > 1 {
        for (index, width) in widths.iter().enumerate() {
            write!(out, "{:width$}  ", if index == 0 { "all" } else { "" })?;
        }
        line_by(out, &counted.total)?;
    }
    Ok(())
}

/// The numbers of a group.
fn line_by(out: &mut dyn Write, group: &Group) -> io::Result<()> {
    let interval = match group.count.score() {
        Some((_, low, high)) => format!("{:5.1} - {:5.1}", 100.0 * low, 100.0 * high),
        None => "-".into(),
    };
    let (of, share) = if group.games == 0 {
        ("-".into(), "-".into())
    } else {
        let share = 100.0 * group.found as f64 / group.games as f64;
        (group.games.to_string(), format!("{share:.1}"))
    };
    writeln!(
        out,
        "{:>9}  {:>5}  {of:>5}  {share:>7}  {:>7}  {interval:>13}",
        group.count.positions,
        group.found,
        percent_of(group.count.score().map(|(score, ..)| score)),
    )
}

fn run_lives(
    options: &Options,
    text: &str,
    out: &mut dyn Write,
    tally: &mut Tally,
) -> io::Result<()> {
    let query = Query::new(text, &Rules::DEFAULT).map_err(|error| Trouble(error.to_string()))?;
    if !query.is_set() || query.asks_tags() || query.asks_time() || query.asks_moves() {
        let what = "--lives: a set of pawns is wanted, such as `isolated & d1-8`, which asks neither tags \
                    nor time nor moves";
        return Err(Trouble(what.into()).into());
    }
    let search = options.selection.search(&Rules::DEFAULT)?;
    let mut all = Lives::default();
    let seen = move |found: Found| match found {
        Found::Position(found)
            if !found
                .record
                .place
                .game
                .is_some_and(|game| game.is_variation) =>
        {
            Some(lives::Seen::of(found.record, &query))
        }
        _ => None,
    };
    files::positions(&search, tally, seen, |seen| {
        if let Some(seen) = seen {
            all.add(seen);
        }
        Ok(true)
    })?;
    all.finish();
    let total = all.total();
    draw::title(
        out,
        "how it ends      pawns  share %  plies: median   mean  longest",
    )?;
    for end in End::ALL {
        let lengths = all.sorted(end);
        let (Some(median), Some(longest)) = (lengths.get(lengths.len() / 2), lengths.last()) else {
            continue;
        };
        let sum: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
        writeln!(
            out,
            "{:15}  {:>5}  {:>7.1}  {median:>13}  {:>5.1}  {longest:>7}",
            end.name(),
            lengths.len(),
            100.0 * lengths.len() as f64 / total as f64,
            sum as f64 / lengths.len() as f64,
        )?;
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
