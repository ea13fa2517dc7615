//! Filters about games: tags, time, and the move that led to a position.

use std::borrow::Cow;
use std::sync::Arc;

use pawn_structure::Color;
use winnow::stream::Stream as _;

use super::{Input, Kind, Parsed, deeper, fault, found, next, place, primary, set, take, unary};
use crate::games::{Ask, Days, half_points_of};
use crate::time::Timed;
use crate::tree::{Comparison, Filter, Number, Played, Truth};

/// The words with which such a filter begins.
pub(super) const WORDS: [&str; 16] = [
    "player", "event", "site", "opening", "tag", "eco", "result", "date", "for", "first", "last",
    "enters", "leaves", "terminal", "captures", "move",
];

pub(super) fn named(input: &mut Input, name: &str) -> Parsed<Filter> {
    match name {
        "player" => {
            let color = if take(input, Kind::Word("white")) {
                Some(Color::White)
            } else if take(input, Kind::Word("black")) {
                Some(Color::Black)
            } else {
                None
            };
            let part = quoted(input, "a part of the player's name")?;
            Ok(player(input, color, part))
        }
        "event" => part_of(input, &["Event"], "a part of the event's name"),
        "site" => part_of(input, &["Site"], "a part of the site's name"),
        "opening" => part_of(
            input,
            &["Opening", "Variation"],
            "a part of the opening's name",
        ),
        "tag" => {
            let name = quoted(input, "the name of a tag")?;
            let ask = if let Some(Kind::Quoted(part)) = next(input) {
                let _ = input.next_token();
                Ask::Named(name.into(), part.to_lowercase())
            } else {
                Ask::There(name.into())
            };
            Ok(ask_of(input, ask))
        }
        "eco" => eco(input),
        "result" => result(input),
        "date" => date(input),
        "move" | "captures" => played(input, name),
        _ => about_time(input, name),
    }
}

/// A filter that asks the tags.
fn ask_of(input: &mut Input, ask: Ask) -> Filter {
    Filter::Truth(Arc::new(Truth::Tag(index(input, ask))))
}

/// A number that the tags say.
pub(super) fn asked(input: &mut Input, ask: Ask) -> Number {
    Number::Tag(index(input, ask))
}

/// The place of a question in the list of them.
fn index(input: &mut Input, ask: Ask) -> usize {
    let asks = &mut input.state.asks;
    asks.iter()
        .position(|known| *known == ask)
        .unwrap_or_else(|| {
            asks.push(ask);
            asks.len() - 1
        })
}

pub(super) fn player(input: &mut Input, color: Option<Color>, part: &str) -> Filter {
    let tags: &[&str] = match color {
        Some(Color::White) => &["White"],
        Some(Color::Black) => &["Black"],
        None => &["White", "Black"],
    };
    ask_of(input, Ask::Part(Cow::Borrowed(tags), part.to_lowercase()))
}

fn part_of(input: &mut Input, tags: &'static [&'static str], what: &str) -> Parsed<Filter> {
    let part = quoted(input, what)?.to_lowercase();
    Ok(ask_of(input, Ask::Part(Cow::Borrowed(tags), part)))
}

/// The next word if it is one in quotes.
pub(super) fn quoted<'a>(input: &mut Input<'_, 'a>, what: &str) -> Parsed<&'a str> {
    let Some(Kind::Quoted(text)) = next(input) else {
        let what = format!("expected {what} in quotes, found {}", found(input));
        return fault(place(input), what);
    };
    let _ = input.next_token();
    Ok(text)
}

/// The next token as it is written, whatever it would be elsewhere.
fn written<'a>(input: &mut Input<'_, 'a>) -> &'a str {
    let text = match next(input) {
        Some(Kind::Quoted(text)) => text,
        _ => input.state.text.get(place(input)).unwrap_or_default(),
    };
    let _ = input.next_token();
    text
}

/// `B30`, `B30-B39`, or a part of a code from its beginning.
fn eco(input: &mut Input) -> Parsed<Filter> {
    let span = place(input);
    let text = written(input).to_ascii_uppercase();
    let (least, greatest) = text.split_once('-').unwrap_or((&text, &text));
    let is_code = |code: &str| {
        let rest = code.strip_prefix(|letter| matches!(letter, 'A'..='E'));
        rest.is_some_and(|rest| rest.len() <= 2 && rest.bytes().all(|digit| digit.is_ascii_digit()))
    };
    if !is_code(least) || !is_code(greatest) {
        let what = "expected codes of openings such as `B30`, `B30-B39` or `C` behind `eco`";
        return fault(span, what);
    }
    if least > greatest && !least.starts_with(greatest) {
        return fault(span, "the range is empty: the lesser code stands first");
    }
    let ask = Ask::Eco(least.into(), greatest.into());
    Ok(ask_of(input, ask))
}

fn result(input: &mut Input) -> Parsed<Filter> {
    let span = place(input);
    let Some(half_points) = half_points_of(written(input)) else {
        let what = "expected `1-0`, `1/2-1/2` or `0-1` behind `result`";
        return fault(span, what);
    };
    Ok(ask_of(input, Ask::Result(half_points)))
}

/// `date "1990.05"`, `date >= "1990.05.01"`
fn date(input: &mut Input) -> Parsed<Filter> {
    let comparison = match next(input) {
        Some(Kind::Compare(comparison)) => {
            let _ = input.next_token();
            comparison
        }
        _ => Comparison::Equals,
    };
    let span = place(input);
    let text = quoted(input, "a date such as \"1990.05.01\" or \"1990.05\"")?;
    let Some(days) = Days::read(text) else {
        return fault(
            span,
            "expected a date: year, month and day, with points between them",
        );
    };
    Ok(ask_of(input, Ask::Date(comparison, days)))
}

pub(super) fn timed(input: &mut Input, timed: Timed) -> Filter {
    let views = input.state.views;
    input.state.timed.push((timed, views));
    Filter::Truth(Arc::new(Truth::Timed(input.state.timed.len() - 1)))
}

/// `10 plies`
pub(super) fn plies(input: &mut Input, place_of_it: &str) -> Parsed<u32> {
    let number = match next(input) {
        Some(Kind::Number(number)) if number > 0 => number,
        _ => {
            let what = format!(
                "expected a number of plies {place_of_it}, such as `10 plies`, found {}",
                found(input)
            );
            return fault(place(input), what);
        }
    };
    let _ = input.next_token();
    if !take(input, Kind::Word("plies")) && !take(input, Kind::Word("ply")) {
        let what = format!("expected `plies` behind the number, found {}", found(input));
        return fault(place(input), what);
    }
    Ok(number)
}

fn about_time(input: &mut Input, name: &str) -> Parsed<Filter> {
    if name == "terminal" {
        return Ok(timed(input, Timed::Terminal));
    }
    let least = if name == "for" {
        plies(input, "behind `for`")?
    } else {
        0
    };
    let inner = deeper(input, |input| unary(input, primary))?.filter.truth();
    let filter = match name {
        "for" => Timed::For(least, inner),
        "first" => Timed::First(inner),
        "last" => Timed::Last(inner),
        "enters" => Timed::Enters(inner),
        _ => Timed::Leaves(inner),
    };
    Ok(timed(input, filter))
}

/// `move from X to Y captures Z promotes W`, in whatever order; `captures`, with a set or without.
fn played(input: &mut Input, name: &str) -> Parsed<Filter> {
    input.state.asks_moves = true;
    let mut played = Played::default();
    let mut word = Some(name).filter(|name| *name != "move");
    loop {
        let part = match word.take() {
            Some(word) => word,
            None => match next(input) {
                Some(Kind::Word(word @ ("from" | "to" | "captures" | "promotes"))) => {
                    let _ = input.next_token();
                    word
                }
                _ => break,
            },
        };
        let is_optional = matches!(part, "captures" | "promotes");
        let asked = if is_optional && !begins_set(input) {
            let all = crate::tree::Set::Squares(pawn_structure::Bitboard::FULL);
            Arc::new(all)
        } else {
            let read = deeper(input, |input| unary(input, primary))?;
            set(input, &read, &format!("`{part}` asks for squares"))?
        };
        let place_of_it = match part {
            "from" => &mut played.from,
            "to" => &mut played.to,
            "captures" => &mut played.captured,
            _ => &mut played.promoted,
        };
        *place_of_it = Some(asked);
        // Alone it is a filter, and what follows is another one.
        if name == "captures" {
            break;
        }
    }
    Ok(Filter::Truth(Arc::new(Truth::Played(Box::new(played)))))
}

/// Whether squares follow directly: pieces, squares, or something in parentheses.
fn begins_set(input: &Input) -> bool {
    matches!(
        next(input),
        Some(Kind::Designator(..) | Kind::Sign('(' | '{' | '~'))
    )
}
