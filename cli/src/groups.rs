//! Games and positions counted by what the tags of their games say: `pawns stats --by`.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::str::FromStr;

use pawn_structure::{Board, Color};
use pawns::reading::Record;
use pawns::search::Begun;

use crate::counts::{Count, Name};

/// By what games are counted together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// So many letters of the opening's code.
    Eco(usize),
    /// The mean of both ratings, in bands as wide as this.
    Elo(i64),
    /// The year, in bands as wide as this.
    Year(i64),
    Player,
    Opening,
    /// The value of a tag, and the word for it.
    Tag(String, String),
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<By, String> {
        let (word, rest) = match text.split_once(':') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        let width = |usual: i64| match rest {
            None => Ok(usual),
            Some(width) => match width.parse() {
                Ok(width) if width > 0 => Ok(width),
                _ => Err(format!(
                    "`{width}` is no width of bands: a whole number above 0"
                )),
            },
        };
        let tag = |name: &str| match rest {
            None => Ok(By::Tag(name.to_owned(), text.to_owned())),
            Some(_) => Err(format!("nothing stands behind `{word}`")),
        };
        match word {
            "eco" => Ok(By::Eco(width(3)?.clamp(1, 3) as usize)),
            "elo" => Ok(By::Elo(width(100)?)),
            "year" => Ok(By::Year(width(1)?)),
            "player" if rest.is_none() => Ok(By::Player),
            "opening" if rest.is_none() => Ok(By::Opening),
            "white" => tag("White"),
            "black" => tag("Black"),
            "event" => tag("Event"),
            "site" => tag("Site"),
            "result" => tag("Result"),
            "tag" => match rest {
                Some(name) if !name.is_empty() => Ok(By::Tag(name.to_owned(), name.to_owned())),
                _ => Err("the name of a tag stands behind `tag:`".into()),
            },
            _ => Err(
                "games are counted by eco, elo:200, year:10, player, opening, white, black, event, \
                 site, result or tag:NAME"
                    .into(),
            ),
        }
    }
}

impl By {
    /// The word above the column.
    pub(crate) fn title(&self) -> &str {
        match self {
            By::Eco(_) => "ECO",
            By::Elo(_) => "Elo",
            By::Year(_) => "year",
            By::Player => "player",
            By::Opening => "opening",
            By::Tag(_, title) => title,
        }
    }

    /// The group of a game, of which `said` gives the tags. `color` is the player who is asked about.
    fn key<'a>(
        &self,
        said: impl Fn(&str) -> Option<std::borrow::Cow<'a, str>>,
        color: Color,
    ) -> Key {
        let text = |name: &str| {
            let value = said(name)?;
            let value = value.trim();
            (!matches!(value, "" | "?" | "-")).then(|| value.to_owned())
        };
        let band = |number: i64, width: i64| Key::Band(number.div_euclid(width) * width, width);
        let number = |name: &str| text(name)?.parse::<i64>().ok();
        let key = match self {
            By::Eco(letters) => text("ECO").map(|code| {
                let code = code.to_ascii_uppercase();
                Key::Text(code.chars().take(*letters).collect())
            }),
            By::Elo(width) => number("WhiteElo")
                .zip(number("BlackElo"))
                .map(|(white, black)| band(i64::midpoint(white, black), *width)),
            By::Year(width) => text("Date")
                .and_then(|date| date.split('.').next()?.parse().ok())
                .map(|year| band(year, *width)),
            By::Player => text(match color {
                Color::White => "White",
                Color::Black => "Black",
            })
            .map(Key::Text),
            By::Opening => text("Opening").map(Key::Text),
            By::Tag(name, _) => text(name).map(Key::Text),
        };
        key.unwrap_or(Key::Unknown)
    }
}

/// The name of a group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Key {
    /// From this number on, and how wide it is.
    Band(i64, i64),
    Text(String),
    /// The tags do not say it.
    Unknown,
}

impl Key {
    pub(crate) fn name(&self) -> String {
        match self {
            Key::Band(from, 1) => from.to_string(),
            Key::Band(from, width) => format!("{from}-{}", from + width - 1),
            Key::Text(text) => text.clone(),
            Key::Unknown => "-".into(),
        }
    }
}

/// A position with what counting has to know of it, or the beginning of a game.
pub(crate) struct Seen {
    keys: Vec<Key>,
    game: Option<Name>,
    result: Option<f64>,
    example: Option<Example>,
    is_beginning: bool,
}

/// A position that shows what is counted, and where it is.
#[derive(Clone)]
pub(crate) struct Example {
    pub(crate) board: Board,
    pub(crate) place: String,
}

impl Example {
    pub(crate) fn of(record: &Record) -> Example {
        Example {
            board: record.fen.board,
            place: place(record),
        }
    }
}

/// Players, event and year of a position, as far as they are known, and where it stands.
fn place(record: &Record) -> String {
    let known = |name: &str| {
        let value = record.said(name)?;
        let value = value.trim();
        (!matches!(value, "" | "?" | "-")).then(|| value.to_owned())
    };
    let mut parts = Vec::new();
    match (known("White"), known("Black")) {
        (Some(white), Some(black)) => parts.push(format!("{white} – {black}")),
        (Some(one), None) | (None, Some(one)) => parts.push(one),
        (None, None) => {}
    }
    parts.extend(known("Event"));
    let year = known("Date").and_then(|date| Some(date.split('.').next()?.to_owned()));
    parts.extend(year.filter(|year| !year.contains('?')));
    parts.push(match record.place.game {
        Some(game) => format!("game {}, ply {}", game.number, game.ply),
        None => format!("{}:{}", record.place.file, record.place.line),
    });
    parts.join(", ")
}

impl Seen {
    pub(crate) fn of(record: &Record, by: &[By], color: Color, wants_example: bool) -> Self {
        let said = |name: &str| record.said(name);
        Seen {
            keys: by.iter().map(|by| by.key(said, color)).collect(),
            game: Name::of(record),
            result: record.result.ok().map(|points| points_of(points, color)),
            example: wants_example.then(|| Example::of(record)),
            is_beginning: false,
        }
    }

    pub(crate) fn begins(game: Begun, by: &[By], color: Color) -> Self {
        let said = |name: &str| game.said(name);
        Seen {
            keys: by.iter().map(|by| by.key(said, color)).collect(),
            game: None,
            result: None,
            example: None,
            is_beginning: true,
        }
    }
}

fn points_of(white: f64, color: Color) -> f64 {
    match color {
        Color::White => white,
        Color::Black => 1.0 - white,
    }
}

/// What is known of a group.
#[derive(Clone, Default)]
pub(crate) struct Group {
    pub(crate) count: Count,
    /// Games in which something was found, with a result or without.
    pub(crate) found: u64,
    /// All games of the group; none of lines.
    pub(crate) games: u64,
    pub(crate) example: Option<Example>,
}

/// Counts by group.
#[derive(Default)]
pub(crate) struct Groups {
    all: HashMap<Vec<Key>, Group>,
    /// The games of lines that were counted, which may come back.
    known: HashSet<(String, Vec<Key>)>,
    current: Option<(Name, Vec<Key>)>,
    pub(crate) total: Group,
}

impl Groups {
    pub(crate) fn add(&mut self, seen: Seen) {
        if seen.is_beginning {
            self.all.entry(seen.keys).or_default().games += 1;
            self.total.games += 1;
            return;
        }
        let is_new = match seen.game {
            None => true,
            Some(Name::Id(id)) => self.known.insert((id, seen.keys.clone())),
            Some(number) => {
                let now = Some((number, seen.keys.clone()));
                let is_new = self.current != now;
                self.current = now;
                is_new
            }
        };
        let group = self.all.entry(seen.keys).or_default();
        if group.example.is_none() {
            group.example = seen.example;
        }
        for group in [group, &mut self.total] {
            group.count.positions += 1;
            if is_new {
                group.found += 1;
                if let Some(result) = seen.result {
                    group.count.add_game(result);
                }
            }
        }
    }

    /// The groups in which something was found: bands in their order, others with the most games first, and the
    /// unknown last; of two keys the groups of the first stay together.
    pub(crate) fn rows(&self) -> Vec<(&[Key], &Group)> {
        let mut of_first: HashMap<&Key, u64> = HashMap::new();
        let found = || self.all.iter().filter(|(_, group)| group.found > 0);
        for (keys, group) in found() {
            if let Some(first) = keys.first() {
                *of_first.entry(first).or_default() += group.found;
            }
        }
        let mut rows: Vec<_> = found()
            .map(|(keys, group)| (keys.as_slice(), group))
            .collect();
        rows.sort_by_key(|(keys, group)| {
            let place = |key: &Key, games: u64| match key {
                Key::Band(..) => (0, Reverse(0), key.clone()),
                Key::Text(_) => (1, Reverse(games), key.clone()),
                Key::Unknown => (2, Reverse(games), key.clone()),
            };
            let first = keys.first().map(|key| place(key, of_first[key]));
            let rest: Vec<_> = keys
                .iter()
                .skip(1)
                .map(|key| place(key, group.found))
                .collect();
            (first, rest)
        });
        rows
    }
}
