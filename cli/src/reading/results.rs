//! How a game ended, in the words in which files say it.

use std::fmt;

/// Why White's points in a game are not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoResult {
    /// Nothing is said of it, or `*`.
    Missing,
    /// What stands in its place is none.
    Unreadable,
    /// Two that differ are given.
    Ambiguous,
}

impl fmt::Display for NoResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "no result",
            Self::Unreadable => "a result that is not 1, 0.5 or 0",
            Self::Ambiguous => "two results that differ",
        })
    }
}

/// White's points: 1, 0.5 or 0.
pub type Result = std::result::Result<f64, NoResult>;

/// A result in one of the customary forms: `1-0`, `1/2-1/2`, `1/2`, `½`, `0-1`, `*`, or a number.
pub(super) fn read(text: &str) -> Result {
    words(text).unwrap_or_else(|| match text.parse() {
        Ok(points) if [0.0, 0.5, 1.0].contains(&points) => Ok(points),
        _ => Err(NoResult::Unreadable),
    })
}

/// A result that cannot be another number; `None` for anything else.
pub(super) fn words(text: &str) -> Option<Result> {
    // Dashes of typesetters.
    let dash = |letter| matches!(letter, '\u{2010}'..='\u{2015}' | '\u{2212}');
    let plain;
    let text = if text.is_ascii() {
        text
    } else {
        plain = text.replace(dash, "-").replace('½', "1/2");
        &plain
    };
    match text {
        "1-0" => Some(Ok(1.0)),
        "0-1" => Some(Ok(0.0)),
        "1/2-1/2" | "1/2" => Some(Ok(0.5)),
        "*" | "?" | "" => Some(Err(NoResult::Missing)),
        _ => None,
    }
}

/// The result in the form of a tag, if it is known.
pub(super) fn written(result: Result) -> Option<&'static str> {
    // 1, 0.5 and 0 are exact.
    let points = result.ok()?;
    Some(if points > 0.75 {
        "1-0"
    } else if points < 0.25 {
        "0-1"
    } else {
        "1/2-1/2"
    })
}

/// One result of two that are said of the same game.
pub(super) fn both(one: Result, other: Result) -> Result {
    match (one, other) {
        (known, Err(NoResult::Missing)) | (Err(NoResult::Missing), known) => known,
        // 1, 0.5 and 0 are exact.
        (Ok(one), Ok(other)) if one.total_cmp(&other).is_eq() => Ok(one),
        (Ok(_), Ok(_)) => Err(NoResult::Ambiguous),
        (Err(reason), _) | (_, Err(reason)) => Err(reason),
    }
}
