//! Numbers: counts of squares, material, what the library counts of a side, what tags say; and comparisons of them.

use std::sync::Arc;

use pawn_structure::{Bitboard, Color};
use winnow::stream::Stream as _;

use super::{
    Input, Kind, Parsed, Read, deeper, fault, found, game, next, place, primary, range, set, since,
    take, unary, union,
};
use crate::games::{Ask, Rated};
use crate::tree::{Filter, Number, OfSide, Pieces, Range, Set, Truth};

/// The words of numbers that belong to nobody.
const WORDS: [&str; 8] = [
    "material",
    "phase",
    "ply",
    "movenumber",
    "elo",
    "elowhite",
    "eloblack",
    "year",
];

/// How many parts a sum may have.
const PARTS: usize = 60;

pub(super) fn words() -> impl Iterator<Item = &'static str> {
    let crippled = [
        "crippled-queen-side-majority",
        "crippled-king-side-majority",
    ];
    let of_side = OfSide::ALL.into_iter().map(|(name, _)| name);
    WORDS.into_iter().chain(of_side).chain(crippled)
}

/// Whether the word is a number of each side.
pub(super) fn is_of_side(name: &str) -> bool {
    of_side(name).is_some() || name.starts_with("crippled-")
}

fn of_side(name: &str) -> Option<OfSide> {
    let is_meant = |known: &str| {
        let plain = |letter: u8| if letter == b'_' { b'-' } else { letter };
        known.bytes().eq(name.bytes().map(plain))
    };
    OfSide::ALL
        .into_iter()
        .find_map(|(known, number)| is_meant(known).then_some(number))
}

fn second<'a>(input: &Input<'_, 'a>) -> Option<Kind<'a>> {
    input.input.get(1).map(|token| token.kind)
}

const fn joins(kind: Kind) -> bool {
    matches!(kind, Kind::Compare(_) | Kind::Sign('+' | '-'))
}

/// Whether what follows is a number, and not a set.
pub(super) fn begins(input: &Input) -> bool {
    let then = second(input);
    match next(input) {
        Some(Kind::Sign('#' | '-')) => true,
        Some(Kind::Number(_)) => then.is_some_and(joins),
        Some(Kind::Word("move")) => {
            then.is_some_and(|kind| joins(kind) || matches!(kind, Kind::Number(_) | Kind::Span(..)))
        }
        Some(Kind::Word("power")) => !matches!(then, Some(Kind::Number(_) | Kind::Span(..))),
        Some(Kind::Word("tag")) => {
            let third = input.input.get(2).map(|token| token.kind);
            third.is_some_and(joins)
        }
        Some(Kind::Word("white" | "black")) => {
            matches!(then, Some(Kind::Word(name)) if of_side(name).is_some() || name == "material")
        }
        Some(Kind::Word(name)) => {
            WORDS.contains(&name)
                || of_side(name).is_some() && matches!(then, Some(Kind::Word("white" | "black")))
        }
        _ => false,
    }
}

/// A number, and the comparison or the range that it is put to.
pub(super) fn comparison(input: &mut Input) -> Parsed<Read> {
    let start = place(input).start;
    let number = sum(input, None)?;
    compared(input, start, number)
}

/// What a number is put to.
pub(super) fn compared(input: &mut Input, start: usize, number: Number) -> Parsed<Read> {
    let truth = match next(input) {
        Some(Kind::Number(_) | Kind::Span(..)) => {
            let Range(least, greatest) = range(input)?;
            remember(input, &number);
            Truth::InRange(number, Range(least, greatest))
        }
        Some(Kind::Compare(comparison)) => {
            let _ = input.next_token();
            remember(input, &number);
            let other = sum(input, Some(&number))?;
            Truth::Compare(number, comparison, other)
        }
        _ => {
            let what = format!(
                "expected a comparison such as `>= 2` behind the number, found {}",
                found(input)
            );
            return fault(place(input), what);
        }
    };
    Ok(Read {
        filter: Filter::Truth(Arc::new(truth)),
        span: since(input, start),
    })
}

/// Keeps the first number of a position: those of tags are the same in all positions.
fn remember(input: &mut Input, number: &Number) {
    if !matches!(number, Number::Tag(_)) {
        input.state.number.get_or_insert_with(|| number.clone());
    }
}

/// Numbers with `+` and `-` between them. Behind the number of a side, the other side alone means the same of it:
/// `material white - black`; so it does behind a comparison.
fn sum(input: &mut Input, before: Option<&Number>) -> Parsed<Number> {
    let mut parts = vec![part(input, before)?];
    loop {
        let is_less = match next(input) {
            Some(Kind::Sign('-')) => true,
            Some(Kind::Sign('+')) => false,
            _ => break,
        };
        let _ = input.next_token();
        if parts.len() == PARTS {
            let what = format!("more than {PARTS} numbers in one sum");
            return fault(place(input), what);
        }
        let last = parts.last().map(|(_, number)| number.clone());
        let (is_negative, number) = part(input, last.as_ref())?;
        parts.push((is_less != is_negative, number));
    }
    if let [(false, number)] = parts.as_slice() {
        return Ok(number.clone());
    }
    Ok(Number::Sum(parts))
}

/// One number, and whether it has a minus before it.
fn part(input: &mut Input, last: Option<&Number>) -> Parsed<(bool, Number)> {
    let is_negative = take(input, Kind::Sign('-'));
    let span = place(input);
    let Some(kind) = next(input) else {
        return fault(span, "expected a number, found the end");
    };
    let then = second(input);
    let number = match kind {
        Kind::Number(number) => {
            let _ = input.next_token();
            Number::Constant(number.into())
        }
        Kind::Sign('#') => {
            let _ = input.next_token();
            let read = deeper(input, |input| unary(input, primary))?;
            Number::Squares(set(input, &read, "`#` counts the squares of a set")?)
        }
        Kind::Word("power") => {
            let _ = input.next_token();
            let read = deeper(input, union)?;
            let set = set(input, &read, "`power` adds up the pieces on a set")?;
            Number::Power(set)
        }
        Kind::Word("tag") => {
            let _ = input.next_token();
            let name = game::quoted(input, "the name of a tag")?;
            game::asked(input, Ask::Number(name.into()))
        }
        Kind::Word(side @ ("white" | "black")) => {
            let color = color(side);
            match (then, last) {
                (Some(Kind::Word("material")), _) => {
                    let _ = (input.next_token(), input.next_token());
                    material(Some(color))
                }
                (Some(Kind::Word(name)), _) if of_side(name).is_some() => {
                    let _ = (input.next_token(), input.next_token());
                    let number = of_side(name).unwrap_or(OfSide::Islands);
                    Number::OfSide(number, color)
                }
                (_, Some(Number::OfSide(number, _))) => {
                    let _ = input.next_token();
                    Number::OfSide(*number, color)
                }
                (_, Some(Number::Power(_))) => {
                    let _ = input.next_token();
                    material(Some(color))
                }
                _ => return fault(span, "expected a number of a side, such as `white islands`"),
            }
        }
        Kind::Word(name) => named(input, name)?,
        _ => {
            let what = format!("expected a number, found {}", found(input));
            return fault(span, what);
        }
    };
    Ok((is_negative, number))
}

fn color(side: &str) -> Color {
    if side == "white" {
        Color::White
    } else {
        Color::Black
    }
}

/// The side that is named behind a number, if one is.
fn side_behind(input: &mut Input) -> Option<Color> {
    let Some(Kind::Word(side @ ("white" | "black"))) = next(input) else {
        return None;
    };
    let _ = input.next_token();
    Some(color(side))
}

fn named(input: &mut Input, name: &str) -> Parsed<Number> {
    let span = place(input);
    let _ = input.next_token();
    Ok(match name {
        "material" => material(side_behind(input)),
        "phase" => Number::Phase,
        "ply" => Number::Ply,
        "move" | "movenumber" => Number::Move,
        "year" => game::asked(input, Ask::Year),
        "elowhite" => game::asked(input, Ask::Elo(Rated::White)),
        "eloblack" => game::asked(input, Ask::Elo(Rated::Black)),
        "elo" => {
            let rated = match side_behind(input) {
                Some(Color::White) => Rated::White,
                Some(Color::Black) => Rated::Black,
                None => Rated::Mean,
            };
            game::asked(input, Ask::Elo(rated))
        }
        _ => match (of_side(name), side_behind(input)) {
            (Some(number), Some(color)) => Number::OfSide(number, color),
            (Some(_), None) => {
                let what = format!("whose is said before it: `white {name}` or `black {name}`");
                return fault(span, what);
            }
            _ => {
                let shown = name.escape_debug();
                return fault(span, format!("expected a number, found `{shown}`"));
            }
        },
    })
}

/// What the pieces of a side, or of both, are worth.
fn material(color: Option<Color>) -> Number {
    let letters: &[char] = match color {
        Some(Color::White) => &['A'],
        Some(Color::Black) => &['a'],
        None => &['A', 'a'],
    };
    let pieces = letters
        .iter()
        .filter_map(|letter| Pieces::from_letter(*letter));
    let pieces = pieces.fold(Pieces::default(), Pieces::union);
    Number::Power(Arc::new(Set::Pieces(pieces, Bitboard::FULL)))
}
