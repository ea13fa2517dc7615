//! What a query asks of the tags of a game, answered once for each game.

use std::borrow::Cow;

use super::tree::Comparison;

/// A question to the tags. Those of numbers have a value, the others hold or do not.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ask {
    /// One of the tags has the text as a part, upper and lower case being one.
    Part(Cow<'static, [&'static str]>, String),
    /// A tag by its name has the text as a part.
    Named(String, String),
    /// The tag is there, and neither empty nor `?`.
    There(String),
    /// The opening's code lies between two, each compared as far as it is written.
    Eco(String, String),
    /// White's points, in halves.
    Result(i64),
    Date(Comparison, Days),
    Elo(Rated),
    Year,
    /// The whole number that a tag's value is.
    Number(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rated {
    White,
    Black,
    /// Half of both ratings together, rounded down.
    Mean,
}

/// The first and the last day that a date may be, as year, month and day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Days {
    first: [u32; 3],
    last: [u32; 3],
}

impl Days {
    /// `1990.05.01`, with `?` or nothing for what is not known; `None` without a year.
    pub(super) fn read(text: &str) -> Option<Days> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let year = parts.next()?;
        if year.is_empty() || year.len() > 4 {
            return None;
        }
        let year = year.parse().ok()?;
        let mut days = Days {
            first: [year, 0, 0],
            last: [year, 99, 99],
        };
        for place in 1..3 {
            let Some(part) = parts.next() else { break };
            let Ok(number) = part.parse() else {
                return part.bytes().all(|byte| byte == b'?').then_some(days);
            };
            days.first[place] = number;
            days.last[place] = number;
        }
        Some(days)
    }

    /// Whether the comparison holds whatever the days are.
    fn compares(self, comparison: Comparison, other: Days) -> bool {
        match comparison {
            Comparison::Below => self.last < other.first,
            Comparison::AtMost => self.last <= other.last,
            Comparison::Equals => self.first >= other.first && self.last <= other.last,
            Comparison::AtLeast => self.first >= other.first,
            Comparison::Above => self.first > other.last,
            Comparison::Differs => self.last < other.first || self.first > other.last,
        }
    }
}

/// What the tags of a game say: the value of a tag by its name.
pub(super) type Tags<'a> = dyn Fn(&str) -> Option<Cow<'a, str>> + 'a;

/// The answers for the game as it is, and for the one with White and Black exchanged. Of what holds or does not
/// hold the answer is 1 or `None`.
pub(super) type Answer = [Option<i64>; 2];

impl Ask {
    /// The answer for the game with colours reversed is worked out only if it is wanted.
    pub(super) fn of(&self, tags: &Tags, wants_reversed: bool) -> Answer {
        let reversed = wants_reversed.then(|| self.answer(tags, true));
        [self.answer(tags, false), reversed.flatten()]
    }

    fn answer(&self, tags: &Tags, is_reversed: bool) -> Option<i64> {
        let value = |name: &str| {
            tags(if is_reversed { exchanged(name) } else { name })
                .filter(|value| !matches!(value.trim(), "" | "?"))
        };
        let has = |name: &str, part: &str| {
            value(name).is_some_and(|value| value.to_lowercase().contains(part))
        };
        let holds = |holds: bool| holds.then_some(1);
        match self {
            Ask::Part(names, part) => holds(names.iter().any(|name| has(name, part))),
            Ask::Named(name, part) => holds(has(name, part)),
            Ask::There(name) => holds(value(name).is_some()),
            Ask::Eco(least, greatest) => holds(value("ECO").is_some_and(|code| {
                let code = code.trim().to_ascii_uppercase();
                let upto = |length: usize| code.get(..length).unwrap_or(&code);
                upto(least.len()) >= least.as_str() && upto(greatest.len()) <= greatest.as_str()
            })),
            Ask::Result(half_points) => {
                let given = half_points_of(tags("Result")?.trim())?;
                let given = if is_reversed { 2 - given } else { given };
                holds(given == *half_points)
            }
            Ask::Date(comparison, days) => {
                let given = Days::read(&value("Date")?)?;
                holds(given.compares(*comparison, *days))
            }
            Ask::Elo(rated) => {
                let white = || whole(&value("WhiteElo")?);
                let black = || whole(&value("BlackElo")?);
                match rated {
                    Rated::White => white(),
                    Rated::Black => black(),
                    Rated::Mean => Some(i64::midpoint(white()?, black()?)),
                }
            }
            Ask::Year => Some(Days::read(&value("Date")?)?.first[0].into()),
            Ask::Number(name) => whole(&value(name)?),
        }
    }
}

/// A whole number, and nothing else but blanks.
fn whole(text: &str) -> Option<i64> {
    text.trim().parse::<i32>().ok().map(i64::from)
}

pub(super) fn half_points_of(text: &str) -> Option<i64> {
    match text {
        "1-0" => Some(2),
        "1/2-1/2" | "1/2" => Some(1),
        "0-1" => Some(0),
        _ => None,
    }
}

/// The tag of the other side.
fn exchanged(name: &str) -> &str {
    match name {
        "White" => "Black",
        "Black" => "White",
        "WhiteElo" => "BlackElo",
        "BlackElo" => "WhiteElo",
        _ => name,
    }
}
