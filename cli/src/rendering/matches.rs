//! How a position is told that was found: as a line, as an object, or as a comment in its game.

use std::fmt::Write as _;

use pawns::search::{MarkKind, MarkedGame, Match};
use serde_json::{Map, Value, json};

/// The tags that are told of a game: the seven that each has, opening and ratings.
pub(crate) const TAGS: [&str; 11] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "ECO", "Opening", "WhiteElo",
    "BlackElo",
];

/// The FEN, file and line, and for games which game and ply, with tabs between them.
pub(crate) fn text(found: &Match) -> String {
    let place = &found.record.place;
    let mut text = format!("{}\t{}:{}", found.record.fen, place.file, place.line);
    if let Some(game) = place.game {
        let _ = write!(text, "\tgame {}\tply {}", game.number, game.ply);
        if game.is_variation {
            text.push_str(" in a variation");
        }
    }
    if let Some(end) = found.end() {
        let _ = write!(text, " to {}", end.ply);
    }
    text
}

/// An object with what is known of the position, of its game and of the query.
pub(crate) fn json(found: &Match, more_tags: &[String]) -> String {
    let record = found.record;
    let place = &record.place;
    let mut object =
        json!({ "fen": record.fen.to_string(), "file": &**place.file, "line": place.line });
    if let Some(game) = place.game {
        object["game"] = game.number.into();
        object["ply"] = game.ply.into();
        if game.is_variation {
            object["variation"] = true.into();
        }
    }
    let operations: Map<String, Value> = record
        .operations()
        .map(|(code, operand)| (code.into_owned(), operand.into_owned().into()))
        .collect();
    if !operations.is_empty() {
        object["operations"] = operations.into();
    }
    if let Some(end) = found.end() {
        object["end"] = end.ply.into();
    }
    let tags: Map<String, Value> = TAGS
        .into_iter()
        .chain(more_tags.iter().map(String::as_str))
        .filter_map(|name| Some((name.to_owned(), record.said(name)?.into_owned().into())))
        .collect();
    if !tags.is_empty() {
        object["tags"] = tags.into();
    }
    if let Some(squares) = found.squares() {
        object["squares"] = squares
            .into_iter()
            .map(|square| square.to_string())
            .collect();
    }
    if let Some(count) = found.count() {
        object["count"] = count.into();
    }
    object.to_string()
}

/// The game as it stands in its file, with comments at the positions.
pub(crate) fn game(found: &MarkedGame) -> Vec<u8> {
    found.commented(|mark| {
        let word = match mark.kind {
            MarkKind::End => "match ends",
            MarkKind::Begin => "match begins",
            MarkKind::Position => "match",
        };
        match mark.count {
            Some(count) => format!("{word}: {count}"),
            None => word.into(),
        }
    })
}
