//! `pawns stats --html`: the counts as one page that needs nothing else.

use std::fmt::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

use pawn_structure::{Color, Pawns};

use crate::counts::{Count, Part, Stats, Subject, Who, percent_of, rows};
use crate::groups::{By, Example, Groups};
use pawn_picture::{Definitions, Escaped, Layer, Picture, Theme};

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// What a page is of.
pub(crate) struct About {
    pub(crate) files: Vec<String>,
    pub(crate) query: String,
}

/// The page of all patterns and formations, each with the first position that shows it.
pub(crate) fn page(stats: &Stats, all: bool, about: &About) -> String {
    let mut page = String::new();
    // Writing to a string does not fail.
    let _ = write_page(&mut page, stats, all, about);
    page
}

/// The page of groups of games.
pub(crate) fn page_by(groups: &Groups, by: &[By], limit: usize, about: &About) -> String {
    let mut page = String::new();
    let _ = write_groups(&mut page, groups, by, limit, about);
    page
}

/// Year, month and day, by UTC.
fn today() -> (i64, u32, u32) {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    date_of((seconds / 86_400) as i64)
}

/// The date so many days behind 1 January 1970. Years begin in March here, so that a leap day is their last.
fn date_of(days: i64) -> (i64, u32, u32) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * era + i64::from(month <= 2);
    (year, month as u32, day as u32)
}

fn head(page: &mut String, title: &str, about: &About) -> fmt::Result {
    let (year, month, day) = today();
    write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{Definitions}</svg>\n\
         <h1>{title}</h1>\n<dl><dt>files</dt><dd>"
    )?;
    for (index, file) in about.files.iter().enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        write!(page, "{comma}{}", Escaped(file))?;
    }
    // Every position is what is meant if nothing is said.
    let query = if about.query == "." {
        "all positions"
    } else {
        &about.query
    };
    writeln!(
        page,
        "</dd><dt>query</dt><dd><code>{}</code></dd><dt>date</dt><dd><time>{year}-{month:02}-{day:02}</time></dd></dl>",
        Escaped(query)
    )
}

fn write_page(page: &mut String, stats: &Stats, all: bool, about: &About) -> fmt::Result {
    let [positions, ..] = stats.positions;
    head(page, "Pawn structures", about)?;
    write!(
        page,
        "<p>{positions} positions, {} games with a result; White scores {} %.</p>\n\
         <p class=\"soft\">A share is that of the positions of the part of the game. A score is White's, of all games in \
         which the pawns were like that at some time in that part; the line through the bar is the interval that holds \
         the true one in 95 cases of 100. The board is the first position of the files that shows it. A heading sorts.</p>\n\
         <fieldset><legend>Part of the game</legend>",
        stats.games.games,
        percent_of(stats.games.score().map(|(score, ..)| score))
    )?;
    for part in Part::ALL {
        let checked = if part == Part::All { " checked" } else { "" };
        write!(
            page,
            "<label><input type=\"radio\" name=\"part\" value=\"{0}\"{checked}> {0} <small>({1})</small></label>",
            part.name(),
            stats.positions[part as usize]
        )?;
    }
    writeln!(page, "</fieldset>")?;
    let of = |is_formation: bool| {
        rows(stats, all)
            .filter(move |(subject, _)| matches!(subject, Subject::Formation(_)) == is_formation)
    };
    let mut formations: Vec<_> = of(true).collect();
    // The most frequent first; equals in the order of the table.
    formations.sort_by_key(|(subject, who)| {
        std::cmp::Reverse(stats.count(*subject, *who, Part::All).positions)
    });
    section(page, stats, "Formations", formations.into_iter())?;
    section(page, stats, "Patterns", of(false))?;
    write!(page, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n")
}

/// A table begins, with headings that are buttons; those of text are told apart from those of numbers.
fn begin_table(page: &mut String, title: &str, texts: &[&str], numbers: &[&str]) -> fmt::Result {
    write!(page, "<h2>{title}</h2>\n<table>\n<thead><tr>")?;
    let heads = texts.iter().map(|head| (head, "text"));
    for (head, kind) in heads.chain(numbers.iter().map(|head| (head, "n"))) {
        write!(
            page,
            "<th scope=\"col\" class=\"{kind}\"><button type=\"button\">{}</button></th>",
            Escaped(head)
        )?;
    }
    write!(page, "</tr></thead>\n<tbody>\n")
}

fn section(
    page: &mut String,
    stats: &Stats,
    title: &str,
    rows: impl Iterator<Item = (Subject, Who)>,
) -> fmt::Result {
    begin_table(
        page,
        title,
        &["name", "side"],
        &["positions", "share", "games", "White's score"],
    )?;
    for (subject, who) in rows {
        let name = subject.name();
        write!(
            page,
            "<tr><th scope=\"row\" data-value=\"{0}\">{0}{1}</th><td data-value=\"{2}\">{2}</td>",
            Escaped(name),
            Shown(stats.example(subject, who), name, Some((subject, who))),
            who.name()
        )?;
        // The script fills the cells for the part that is chosen; without it they show all of the game.
        let mut data = String::new();
        for part in Part::ALL {
            let count = stats.count(subject, who, part);
            let share =
                100.0 * count.positions as f64 / stats.positions[part as usize].max(1) as f64;
            let (score, low, high) = count.score().unwrap_or((-1.0, 0.0, 1.0));
            if part != Part::All {
                data.push(';');
            }
            write!(
                data,
                "{},{share:.2},{},{:.1},{:.1},{:.1}",
                count.positions,
                count.games,
                100.0 * score,
                100.0 * low,
                100.0 * high
            )?;
        }
        let count = stats.count(subject, who, Part::All);
        let share = 100.0 * count.positions as f64 / stats.positions[0].max(1) as f64;
        writeln!(
            page,
            "<td class=\"n\">{}</td><td class=\"n\">{share:.1} %</td><td class=\"n\">{}</td><td class=\"n\" data-parts=\"{data}\">{} %</td></tr>",
            count.positions,
            count.games,
            percent_of(count.score().map(|(score, ..)| score))
        )?;
    }
    writeln!(page, "</tbody></table>")
}

/// The board of an example and where it is from, if there is one.
struct Shown<'a>(Option<&'a Example>, &'a str, Option<(Subject, Who)>);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shown(Some(example), name, marked) = self else {
            return Ok(());
        };
        let pawns = Pawns::from(&example.board);
        let layers = match marked {
            Some((Subject::Pattern(pattern), who)) => {
                let colors = Color::ALL.into_iter().filter(|color| who.includes(*color));
                colors
                    .map(|color| Layer::of(*pattern, pawns.side(color)))
                    .collect()
            }
            _ => Vec::new(),
        };
        let picture = Picture {
            title: format!("{name}: {}", example.place),
            board: example.board,
            layers,
            arrows: Vec::new(),
            theme: Theme::Light,
        };
        write!(
            f,
            "<figure>{}<figcaption>{}</figcaption></figure>",
            picture.thumbnail(),
            Escaped(&example.place)
        )
    }
}

fn write_groups(
    page: &mut String,
    groups: &Groups,
    by: &[By],
    limit: usize,
    about: &About,
) -> fmt::Result {
    head(page, "Games by group", about)?;
    let of_players = by.contains(&By::Player);
    let whose = if of_players {
        "the player's"
    } else {
        "White's"
    };
    let total = &groups.total;
    write!(
        page,
        "<p>{} positions in {} games of {}.</p>\n\
         <p class=\"soft\">Games are those with a position of the query, and the share is theirs of all games of the group. \
         A score is {whose}, of those with a result; the line through the bar is the interval that holds the true one in \
         95 cases of 100. The board is the first position of the query in the group. A heading sorts.</p>\n",
        total.count.positions, total.found, total.games
    )?;
    let titles: Vec<_> = by.iter().map(By::title).collect();
    let score = if of_players { "score" } else { "White's score" };
    let title = format!("By {}", titles.join(" and "));
    begin_table(
        page,
        &title,
        &titles,
        &["positions", "share", "games", score],
    )?;
    for (keys, group) in groups.rows().into_iter().take(limit) {
        page.push_str("<tr>");
        for (index, key) in keys.iter().enumerate() {
            let name = key.name();
            let cell = if index == 0 { "th scope=\"row\"" } else { "td" };
            write!(page, "<{cell} data-value=\"{0}\">{0}", Escaped(&name))?;
            if index == 0 {
                write!(page, "{}", Shown(group.example.as_ref(), &name, None))?;
            }
            write!(page, "</{}>", &cell[..2])?;
        }
        let share = 100.0 * group.found as f64 / group.games.max(1) as f64;
        write!(
            page,
            "<td class=\"n\" data-value=\"{0}\">{0}</td><td class=\"n\" data-value=\"{share:.2}\">{share:.1} %</td>\
             <td class=\"n\" data-value=\"{1}\">{1}</td>",
            group.count.positions, group.found
        )?;
        writeln!(page, "{}</tr>", Score(&group.count))?;
    }
    write!(
        page,
        "</tbody></table>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n"
    )
}

/// A cell with a score, its bar and its interval.
struct Score<'a>(&'a Count);

impl fmt::Display for Score<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((score, low, high)) = self.0.score() else {
            return write!(f, "<td class=\"n\" data-value=\"-1\">–</td>");
        };
        let [score, low, high] = [score, low, high].map(|share| 100.0 * share);
        write!(
            f,
            "<td class=\"n\" data-value=\"{score:.2}\"><span class=\"bar\"><i style=\"width:{score:.1}%\"></i>\
             <b style=\"left:{low:.1}%;width:{:.1}%\"></b></span>{score:.1} % <small>{low:.0}–{high:.0}</small></td>",
            (high - low).max(0.5)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::date_of;

    /// Days counted one by one, by the rule of leap years.
    #[test]
    fn dates_follow_the_calendar() {
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for days in 0..50_000 {
            assert_eq!(date_of(days), (year, month, day));
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 if is_leap => 29,
                2 => 28,
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            day += 1;
            if day > length {
                (month, day) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
    }
}
