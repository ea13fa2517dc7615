//! What else of CQL is read: its head, directions, rays, colours of squares, and squares that are moved.

use std::borrow::Cow;
use std::sync::Arc;

use pawn_structure::Bitboard;
use winnow::stream::Stream as _;

use super::{
    Input, Kind, Parsed, Read, deeper, either, expect, fault, filter, next, place, primary, range,
    set, take, unary,
};
use crate::tree::{Filter, Range, Set};

/// How squares that are named are moved, and whether some fell off the board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Placing {
    is_upside_down: bool,
    /// So many files to the east.
    shift: i8,
    is_moved: bool,
    fell_off: bool,
}

impl Placing {
    /// Squares where they are meant. Ranks that are named whole stay what they are.
    pub(super) fn place(&mut self, squares: Bitboard) -> Bitboard {
        let mut squares = squares;
        if self.is_upside_down {
            squares = squares.flip_vertical();
        }
        let whole = pawn_structure::Rank::ALL
            .into_iter()
            .map(pawn_structure::Rank::bitboard)
            .filter(|rank| rank.is_subset(squares))
            .fold(Bitboard::EMPTY, |all, rank| all | rank);
        let mut moved = squares - whole;
        for _ in 0..self.shift.unsigned_abs() {
            let before = moved.count();
            moved = if self.shift > 0 {
                moved.east()
            } else {
                moved.west()
            };
            self.fell_off |= moved.count() < before;
        }
        moved | whole
    }
}

type Steps = &'static [(i8, i8)];

const DIRECTIONS: [(&str, Steps); 14] = [
    ("up", &[(0, 1)]),
    ("down", &[(0, -1)]),
    ("left", &[(-1, 0)]),
    ("right", &[(1, 0)]),
    ("northeast", &[(1, 1)]),
    ("northwest", &[(-1, 1)]),
    ("southeast", &[(1, -1)]),
    ("southwest", &[(-1, -1)]),
    ("horizontal", &[(-1, 0), (1, 0)]),
    ("vertical", &[(0, -1), (0, 1)]),
    ("orthogonal", &[(-1, 0), (1, 0), (0, -1), (0, 1)]),
    ("diagonal", &[(1, 1), (-1, 1), (1, -1), (-1, -1)]),
    (
        "anydirection",
        &[
            (-1, 0),
            (1, 0),
            (0, -1),
            (0, 1),
            (1, 1),
            (-1, 1),
            (1, -1),
            (-1, -1),
        ],
    ),
    ("ray", &[]),
];

const OTHERS: [&str; 5] = [
    "light",
    "dark",
    "between",
    "flipvertical",
    "shifthorizontal",
];

fn direction(name: &str) -> Option<Steps> {
    DIRECTIONS
        .into_iter()
        .find_map(|(known, steps)| (known == name && known != "ray").then_some(steps))
}

pub(super) fn words() -> impl Iterator<Item = &'static str> {
    let directions = DIRECTIONS.into_iter().map(|(name, _)| name);
    directions.chain(OTHERS)
}

pub(super) fn is_word(name: &str) -> bool {
    words().any(|word| word == name)
}

pub(super) fn named(input: &mut Input, name: &str) -> Parsed<Filter> {
    let of = |set| Ok(Filter::Set(Arc::new(set)));
    match name {
        "light" | "dark" => {
            let squares = operand(input, name)?;
            let color = if name == "light" {
                Bitboard::LIGHT_SQUARES
            } else {
                Bitboard::DARK_SQUARES
            };
            of(Set::Intersection(vec![
                Arc::new(Set::Squares(color)),
                squares,
            ]))
        }
        "between" => {
            let sets = several(input, name, 2)?;
            match sets.as_slice() {
                [one, other] => of(Set::Between(one.clone(), other.clone())),
                _ => fault(place(input), "`between` is between two sets"),
            }
        }
        "ray" => {
            let mut steps = direction("anydirection").unwrap_or_default();
            if let Some(Kind::Word(word)) = next(input)
                && let Some(named) = direction(word)
            {
                let _ = input.next_token();
                steps = named;
            }
            let sets = several(input, name, 8)?;
            of(Set::Ray(steps.into(), sets))
        }
        "flipvertical" => moved(input, &[0], &[false, true]),
        "shifthorizontal" => moved(
            input,
            &[0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7],
            &[false],
        ),
        _ => {
            let steps = direction(name).unwrap_or_default();
            let range = match next(input) {
                Some(Kind::Number(_) | Kind::Span(..)) => range(input)?,
                _ => Range(1, 7),
            };
            let squares = operand(input, name)?;
            of(Set::Towards(steps.into(), range, squares))
        }
    }
}

fn operand(input: &mut Input, name: &str) -> Parsed<Arc<Set>> {
    let read = deeper(input, |input| unary(input, primary))?;
    set(input, &read, &format!("`{name}` is of a set"))
}

/// Sets in parentheses, two at least.
fn several(input: &mut Input, name: &str, most: usize) -> Parsed<Vec<Arc<Set>>> {
    expect(input, '(', &format!("behind `{name}`"))?;
    let mut sets = Vec::new();
    while !take(input, Kind::Sign(')')) {
        if sets.len() == most {
            let what = format!("`{name}` is of at most {most} sets");
            return fault(place(input), what);
        }
        let read = deeper(input, super::union)?;
        sets.push(set(input, &read, &format!("`{name}` is of sets"))?);
    }
    if sets.len() < 2 {
        return fault(place(input), format!("`{name}` is of two sets at least"));
    }
    Ok(sets)
}

/// A filter with the squares that it names moved in each of the ways, and one of them must hold.
fn moved(input: &mut Input, shifts: &[i8], upside_down: &[bool]) -> Parsed<Filter> {
    if input.state.placing.is_moved {
        let what = "`flipvertical` and `shifthorizontal` do not stand in one another";
        return fault(place(input), what);
    }
    let start = place(input).start;
    let checkpoint = input.checkpoint();
    let mut parts: Vec<Read> = Vec::new();
    for shift in shifts {
        for is_upside_down in upside_down {
            input.reset(&checkpoint);
            input.state.placing = Placing {
                is_upside_down: *is_upside_down,
                shift: *shift,
                is_moved: true,
                fell_off: false,
            };
            let read = deeper(input, filter);
            let placing = std::mem::take(&mut input.state.placing);
            let read = read?;
            if !placing.fell_off {
                parts.push(read);
            }
        }
    }
    Ok(either(input, start, parts).filter)
}

/// The text with blanks in the place of the head `cql(…)`, and what is to be told of it.
pub(super) fn without_head(text: &str) -> (Cow<'_, str>, Vec<String>) {
    let untouched = (Cow::Borrowed(text), Vec::new());
    let start = blanks(text);
    let Some(behind) = text[start..].strip_prefix("cql") else {
        return untouched;
    };
    let open = start + 3 + (behind.len() - behind.trim_start().len());
    if !text[open..].starts_with('(') {
        return untouched;
    }
    let (mut depth, mut is_quoted) = (0_u32, false);
    for (place, letter) in text[open..].char_indices() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let end = open + place + 1;
            let blank = |letter: char| {
                let is_line_end = letter == '\n';
                (if is_line_end { "\n" } else { " " }).repeat(letter.len_utf8())
            };
            let head: String = text[start..end].chars().map(blank).collect();
            let note = format!(
                "the head `{}` is passed over: files and options are arguments of the command",
                text[start..end].escape_debug()
            );
            let readable = format!("{}{head}{}", &text[..start], &text[end..]);
            return (Cow::Owned(readable), vec![note]);
        }
    }
    untouched
}

/// How long the blanks and comments are with which a text begins.
fn blanks(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let end = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            match rest.find("*/") {
                Some(end) => end + 2,
                None => break,
            }
        } else {
            break;
        };
        rest = &rest[end..];
    }
    text.len() - rest.len()
}
