//! How a position is told that was found: as a line, as an object, or as a comment in its game.

use std::fmt::Write as _;

use pawns::search::{MarkedGame, Match};
use serde_json::{Map, Value, json};

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
    text
}

/// An object with what is known of the position and of the query.
pub(crate) fn json(found: &Match) -> String {
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
    found.commented(|count| match count {
        Some(count) => format!("match: {count}"),
        None => "match".into(),
    })
}
