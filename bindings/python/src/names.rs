//! Names of patterns, schools and squares, and what a wrong one may have been meant to be.

use pawn_structure::{Pattern, Rules, Square};
use pyo3::prelude::*;

use crate::trouble::{value, wrong_type};

/// How many names a complaint suggests at most.
const SUGGESTIONS: usize = 5;

/// The pattern of a printed name or of a method's name, in whatever case; blanks, hyphens and underlines are one.
pub(crate) fn pattern(typed: &str) -> PyResult<Pattern> {
    let plain_typed = plain(typed);
    let is_meant = |pattern: &&Pattern| {
        [pattern.name(), pattern.method_name()]
            .into_iter()
            .any(|name| plain(name) == plain_typed)
    };
    if let Some(pattern) = Pattern::ALL.iter().find(is_meant) {
        return Ok(*pattern);
    }
    unknown(
        "pattern",
        typed,
        Pattern::ALL.iter().map(|pattern| pattern.name()),
    )
}

/// One name, or a sequence of names.
pub(crate) fn patterns(names: &Bound<'_, PyAny>) -> PyResult<Vec<Pattern>> {
    if let Ok(name) = names.extract::<String>() {
        return Ok(vec![pattern(&name)?]);
    }
    let mut found = Vec::new();
    for name in names.try_iter()? {
        let name = name?;
        let Ok(name) = name.extract::<String>() else {
            return wrong_type(format!(
                "names: expected names of patterns, not {}",
                kind(&name)
            ));
        };
        found.push(pattern(&name)?);
    }
    Ok(found)
}

pub(crate) fn rules(school: Option<&str>) -> PyResult<Rules> {
    let name = school.unwrap_or("default");
    if let Some(rules) = Rules::from_name(name) {
        return Ok(rules);
    }
    unknown("school", name, Rules::PRESETS.iter().map(|(name, _)| *name))
}

/// A square as a number, as in python-chess, or by its name.
pub(crate) fn square(given: &Bound<'_, PyAny>) -> PyResult<Square> {
    if let Ok(name) = given.extract::<String>() {
        return match name.parse() {
            Ok(square) => Ok(square),
            Err(_) => value(format!("no square {name:?}")),
        };
    }
    let Ok(number) = given.extract::<i64>() else {
        return wrong_type(format!(
            "square: expected a number or a name, not {}",
            kind(given)
        ));
    };
    match usize::try_from(number).ok().and_then(Square::from_index) {
        Some(square) => Ok(square),
        None => value(format!("no square {number}: expected 0 to 63")),
    }
}

/// The name of an object's type, for complaints.
pub(crate) fn kind(object: &Bound<'_, PyAny>) -> String {
    object
        .get_type()
        .name()
        .map_or_else(|_| "an object".to_owned(), |name| name.to_string())
}

pub(crate) fn unknown<'a, T>(
    what: &str,
    typed: &str,
    names: impl Iterator<Item = &'a str>,
) -> PyResult<T> {
    let nearest = nearest(typed, names);
    let or = match nearest.as_slice() {
        [] => String::new(),
        _ => format!("; nearest: {}", nearest.join(", ")),
    };
    value(format!("no {what} {typed:?}{or}"))
}

/// The names that a wrong one is part of or has in it; if there are none, those with the fewest letters different, unless
/// those are half of them.
fn nearest<'a>(typed: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let typed = plain(typed);
    let mut near: Vec<_> = names
        .map(|name| {
            let plain = plain(name);
            let overlap = !typed.is_empty() && (plain.contains(&typed) || typed.contains(&plain));
            (!overlap, distance(&typed, &plain), name)
        })
        .collect();
    // Stable: equals stay in their order.
    near.sort_by_key(|(apart, distance, _)| (*apart, *distance));
    let Some((apart, least, _)) = near.first().copied() else {
        return Vec::new();
    };
    let is_near = |(other, distance, _): &(bool, usize, &str)| {
        if apart {
            *distance == least && 2 * least < typed.chars().count()
        } else {
            !other
        }
    };
    near.into_iter()
        .filter(is_near)
        .take(SUGGESTIONS)
        .map(|(.., name)| name)
        .collect()
}

/// How many letters have to be put in, taken out or exchanged.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<_> = other.chars().collect();
    let mut row: Vec<_> = (0..=other.len()).collect();
    for (index, letter) in one.chars().enumerate() {
        let mut corner = index;
        row[0] = index + 1;
        for (place, of_other) in other.iter().enumerate() {
            let exchanged = corner + usize::from(letter != *of_other);
            corner = row[place + 1];
            row[place + 1] = exchanged.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace(['-', '_'], " ");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
