//! What was found, and how it is told.

use std::fmt::Write as _;
use std::sync::Arc;

use pawn_structure::Bitboard;
use serde_json::json;

use pawn_query::Position;

/// In what form a match is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Output {
    /// Not at all: only how many there are.
    Count,
    /// A line: the FEN, file and line, and for games which game and ply, with tabs between them.
    Text,
    /// A line of JSON.
    Json,
    /// The games with comments where they match.
    Pgn,
    /// As data, for a program that goes on with the positions.
    Data,
}

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// A position was found.
    Match(Match),
    /// A game was found, with so many positions.
    Game {
        /// The game as PGN.
        text: String,
        /// How many of its positions were found.
        matches: u64,
        /// The greatest number of them that the first range was put to.
        count: Option<u32>,
    },
    /// A position was found, and is given as data.
    Position(Box<Seen>),
    /// Something could not be read: place and reason.
    Fault(String),
}

/// A position that was found, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Seen {
    /// The name of the file.
    pub file: Arc<str>,
    /// The line of the position, or the first line of its game.
    pub line: u64,
    /// Which game of the file it is in, and after how many moves.
    pub game: Option<(u64, u32)>,
    /// The position as a FEN.
    pub fen: String,
    /// The position.
    pub position: Position,
    /// Where a result may be: the text behind an EPD's position, or the tag Result of a game.
    pub label: String,
}

/// A position that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Match {
    /// What is printed, without a line end.
    pub text: String,
    /// The number that the first range was put to.
    pub count: Option<u32>,
}

/// What was found in a piece.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) events: Vec<Event>,
    pub(super) positions: u64,
    pub(super) games: u64,
    /// Matches that are only counted.
    pub(super) untold: u64,
}

impl Found {
    pub(super) fn fault(&mut self, what: String) {
        self.events.push(Event::Fault(what));
    }
}

/// Where a position is.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) file: &'a Arc<str>,
    pub(super) line: u64,
    pub(super) game: Option<InGame>,
}

#[derive(Clone, Copy)]
pub(super) struct InGame {
    pub(super) number: u64,
    pub(super) ply: u32,
    pub(super) is_variation: bool,
}

/// What is told of a match besides where it is.
pub(super) struct Told {
    pub(super) fen: String,
    pub(super) squares: Option<Bitboard>,
    pub(super) count: Option<u32>,
}

impl Place<'_> {
    pub(super) fn text(&self, fen: &str) -> String {
        let mut text = format!("{fen}\t{}:{}", self.file, self.line);
        if let Some(game) = self.game {
            let _ = write!(text, "\tgame {}\tply {}", game.number, game.ply);
            if game.is_variation {
                text.push_str(" in a variation");
            }
        }
        text
    }

    pub(super) fn json(&self, told: &Told) -> String {
        let mut object = json!({ "fen": told.fen, "file": &**self.file, "line": self.line });
        if let Some(game) = self.game {
            object["game"] = game.number.into();
            object["ply"] = game.ply.into();
            if game.is_variation {
                object["variation"] = true.into();
            }
        }
        if let Some(squares) = told.squares {
            object["squares"] = squares
                .into_iter()
                .map(|square| square.to_string())
                .collect();
        }
        if let Some(count) = told.count {
            object["count"] = count.into();
        }
        object.to_string()
    }
}
