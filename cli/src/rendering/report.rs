//! `pawns stats --html`: the counts as one page that needs nothing else.

use std::fmt::{self, Write as _};

use pawn_structure::{Board, Formation};

use crate::counts::{Part, Stats, Subject, Who, percent_of, rows};
use pawn_picture::{Definitions, Escaped, Picture, Theme};

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// The page. Boards are drawn for the formations that occur.
pub(crate) fn page(stats: &Stats, all: bool) -> String {
    let mut page = String::new();
    // Writing to a string does not fail.
    let _ = write(&mut page, stats, all);
    page
}

fn write(page: &mut String, stats: &Stats, all: bool) -> fmt::Result {
    let [positions, ..] = stats.positions;
    write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Pawn structures</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{Definitions}</svg>\n\
         <h1>Pawn structures</h1>\n\
         <p>{positions} positions, {} games with a result; White scores {} %.</p>\n",
        stats.games.games,
        percent_of(stats.games.score().map(|(score, ..)| score))
    )?;
    write!(
        page,
        "<p class=\"soft\">A share is that of the positions of the part of the game. A score is White's, of all games in \
         which the pawns were like that at some time in that part; the line through the bar is the interval that holds \
         the true one in 95 cases of 100. Click a heading to sort.</p>\n\
         <fieldset><legend>Part of the game</legend>"
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
    section(page, stats, "Formations", of(true))?;
    section(page, stats, "Patterns", of(false))?;
    write!(page, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n")
}

fn section(
    page: &mut String,
    stats: &Stats,
    title: &str,
    rows: impl Iterator<Item = (Subject, Who)>,
) -> fmt::Result {
    write!(
        page,
        "<h2>{title}</h2>\n<div class=\"wide\"><table>\n<thead><tr>\
         <th scope=\"col\"><button type=\"button\">name</button></th>\
         <th scope=\"col\"><button type=\"button\">side</button></th>\
         <th scope=\"col\"><button type=\"button\">positions</button></th>\
         <th scope=\"col\"><button type=\"button\">share</button></th>\
         <th scope=\"col\"><button type=\"button\">games</button></th>\
         <th scope=\"col\"><button type=\"button\">White's score</button></th>\
         </tr></thead>\n<tbody>\n"
    )?;
    for (subject, who) in rows {
        let board = match (subject, who) {
            // Once is enough.
            (Subject::Formation(formation), who) if who != Who::Either => board(formation, who),
            _ => String::new(),
        };
        write!(
            page,
            "<tr><th scope=\"row\" data-value=\"{0}\">{board}{0}</th><td data-value=\"{1}\">{1}</td>",
            Escaped(subject.name()),
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
    writeln!(page, "</tbody></table></div>")
}

/// A formation as its owner has it.
fn board(formation: Formation, owner: Who) -> String {
    let skeleton = Board::from_fen(formation.skeleton()).unwrap_or(Board::EMPTY);
    let picture = Picture {
        title: format!("{} of {}", formation.name(), owner.name()),
        board: if owner == Who::Black {
            skeleton.flipped()
        } else {
            skeleton
        },
        layers: Vec::new(),
        arrows: Vec::new(),
        theme: Theme::Light,
    };
    picture.thumbnail()
}
