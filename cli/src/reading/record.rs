//! What a file says of a position: the one form in which every command gets it.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use pawn_structure::Fen;

use super::epd::Operations;
use super::results;
use super::table::Row;
use super::tags::Tags;

/// A position, and all that its file says of it.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    /// The position, legal or not.
    pub fen: Fen,
    /// Where it stands.
    pub place: Place<'a>,
    /// White's points in its game: 1, 0.5 or 0.
    pub result: results::Result,
    pub(super) origin: Origin<'a>,
}

/// What a position was read from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin<'a> {
    Line(Operations<'a>),
    Row(Row<'a>),
    Game { tags: Tags<'a>, played: &'a [u8] },
}

/// Where a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The name of the file.
    pub file: &'a Arc<str>,
    /// Its line, or the first line of its game.
    pub line: u64,
    /// Where it is in its game; `None` outside games.
    pub game: Option<InGame>,
}

/// Where a position is in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InGame {
    /// Which game of the file, from 1.
    pub number: u64,
    /// After how many moves; the position from which the game starts has 0.
    pub ply: u32,
    /// Whether it was not played.
    pub is_variation: bool,
}

/// Something that cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the file.
    pub file: Arc<str>,
    /// The line; 0 if the whole file is meant.
    pub line: u64,
    /// Which game of the file, if it is in one.
    pub game: Option<u64>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        if let Some(game) = self.game {
            write!(f, ": game {game}")?;
        }
        write!(f, ": {}", self.what)
    }
}

impl Place<'_> {
    /// A complaint about what stands here.
    #[must_use]
    pub fn fault(&self, what: impl fmt::Display) -> Fault {
        Fault {
            file: self.file.clone(),
            line: self.line,
            game: self.game.map(|game| game.number),
            what: what.to_string(),
        }
    }
}

impl<'a> Record<'a> {
    /// The value of a tag of its game.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        match self.origin {
            Origin::Game { tags, .. } => tags.value(name),
            _ => None,
        }
    }

    /// What is said of its game under the name of a tag: the tag, or the column of a table. That of `Result` is one of
    /// `1-0`, `1/2-1/2`, `0-1`, wherever it was read.
    #[must_use]
    pub fn said(&self, name: &str) -> Option<Cow<'a, str>> {
        if name == "Result" {
            return results::written(self.result).map(Cow::Borrowed);
        }
        match self.origin {
            Origin::Game { tags, .. } => tags.value(name),
            Origin::Row(row) => row.column(name),
            Origin::Line(_) => None,
        }
    }

    /// The move that led to the position, as it was written; `None` outside games and where they start.
    #[must_use]
    pub fn played(&self) -> Option<Cow<'a, str>> {
        match self.origin {
            Origin::Game { played, .. } if !played.is_empty() => {
                Some(super::encoding::text(played))
            }
            _ => None,
        }
    }

    /// The operand of an operation of an EPD, such as `bm` or `id`, without its quotes.
    #[must_use]
    pub fn operation(&self, code: &str) -> Option<Cow<'a, str>> {
        self.operations()
            .find(|(known, _)| known == code)
            .map(|(_, operand)| operand)
    }

    /// All operations of an EPD, in their order.
    pub fn operations(&self) -> impl Iterator<Item = (Cow<'a, str>, Cow<'a, str>)> + use<'a> {
        let operations = match self.origin {
            Origin::Line(operations) => Some(operations),
            _ => None,
        };
        operations.into_iter().flat_map(Operations::coded)
    }

    /// What a row has in the column of this name, upper and lower case being one.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<Cow<'a, str>> {
        match self.origin {
            Origin::Row(row) => row.column(name),
            _ => None,
        }
    }

    /// A number that is said of the position: that in the column of this name, or the operand of an operation.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<f64> {
        let text = match self.origin {
            Origin::Row(row) => row.column(name),
            _ => self.operation(name),
        };
        text?.trim().parse().ok()
    }

    /// What the positions of a game have in common and those of other games of its file have not: the number of
    /// the game, the column `game`, or the operation `id` without the ply behind its last colon.
    #[must_use]
    pub fn game(&self) -> Option<Cow<'a, str>> {
        match self.origin {
            Origin::Game { .. } => self.place.game.map(|game| game.number.to_string().into()),
            Origin::Row(row) => row.column("game").filter(|name| !name.is_empty()),
            Origin::Line(_) => {
                let id = self.operation("id")?;
                Some(match id.rsplit_once(':') {
                    Some((game, _)) => game.to_owned().into(),
                    None => id,
                })
            }
        }
    }

    /// The first four fields of its FEN.
    #[must_use]
    pub fn four_fields(&self) -> String {
        let mut text = self.fen.to_string();
        let end = text
            .match_indices(' ')
            .nth(3)
            .map_or(text.len(), |(end, _)| end);
        text.truncate(end);
        text
    }
}
