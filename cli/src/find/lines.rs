//! Positions, one a line.

use std::str;
use std::sync::Arc;

use memchr::memchr;
use pawn_structure::Fen;

use super::{
    Search,
    report::{Event, Found, Match, Output, Place, Seen, Told},
};
use pawn_query::Position;

pub(super) fn search(
    search: &Search,
    file: &Arc<str>,
    is_epd: bool,
    first: u64,
    text: &[u8],
    found: &mut Found,
) {
    let mut rest = text;
    let mut line = first;
    while !rest.is_empty() {
        let end = memchr(b'\n', rest).unwrap_or(rest.len());
        let record = rest[..end].trim_ascii();
        rest = rest.get(end + 1..).unwrap_or_default();
        if !record.is_empty() && record[0] != b'#' {
            one(
                search,
                Place {
                    file,
                    line,
                    game: None,
                },
                is_epd,
                record,
                found,
            );
        }
        line += 1;
    }
}

fn one(search: &Search, place: Place, is_epd: bool, record: &[u8], found: &mut Found) {
    let (fen, rest) = match parse(is_epd, record) {
        Ok(read) => read,
        Err(reason) => return found.fault(format!("{}:{}: {reason}", place.file, place.line)),
    };
    found.positions += 1;
    let position = Position::from(&fen);
    if !search.query.matches(&position) {
        return;
    }
    if search.output == Output::Count {
        found.untold += 1;
        return;
    }
    if search.output == Output::Data {
        let seen = Seen {
            file: place.file.clone(),
            line: place.line,
            game: None,
            fen: fen.to_string(),
            position,
            label: rest.to_owned(),
        };
        found.events.push(Event::Position(Box::new(seen)));
        return;
    }
    let told = Told {
        fen: fen.to_string(),
        squares: search.query.squares(&position),
        count: search.query.count(&position),
    };
    let text = match search.output {
        Output::Json => place.json(&told),
        _ => place.text(&told.fen),
    };
    found.events.push(Event::Match(Match {
        text,
        count: told.count,
    }));
}

/// The position of a line, and the text behind it.
fn parse(is_epd: bool, record: &[u8]) -> Result<(Fen, &str), String> {
    let text = str::from_utf8(record).map_err(|error| {
        format!(
            "text: not UTF-8 after its first {} bytes",
            error.valid_up_to()
        )
    })?;
    let fields = if is_epd { fields_of_epd(text) } else { text };
    let fen = Fen::parse(fields).map_err(|error| error.to_string())?;
    Ok((fen, &text[fields.len()..]))
}

/// The four fields before the operations, and the two clocks if they stand there as in a FEN.
fn fields_of_epd(text: &str) -> &str {
    let mut end = 0;
    for index in 0..6 {
        let rest = &text[end..];
        let start = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let field = rest[start..].split([' ', '\t']).next().unwrap_or_default();
        let is_clock = !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
        if index >= 4 && !is_clock {
            break;
        }
        end += start + field.len();
    }
    &text[..end]
}
