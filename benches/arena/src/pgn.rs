//! Games as PGN.

use std::fmt::Write;

use cozy_chess::util::display_san_move;

use crate::play::{Game, Line, Reason};

/// A game with its tags; `white` and `black` are the players' names, `round` is like `12.1`.
pub(crate) fn write(game: &Game, white: &str, black: &str, round: &str, nodes: &str) -> String {
    let mut text = String::new();
    let result = game.outcome.pgn();
    let termination = match game.reason {
        Reason::Mate
        | Reason::Stalemate
        | Reason::Repetition
        | Reason::FiftyMoves
        | Reason::Material => "normal",
        Reason::AgreedWin | Reason::AgreedDraw | Reason::Length => "adjudication",
    };
    let opening = game.line.moves.len() - game.scores.len();
    for (name, value) in [
        ("Event", "arena"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", round),
        ("White", white),
        ("Black", black),
        ("Result", result),
        ("Nodes", nodes),
        ("PlyCount", &game.line.moves.len().to_string()),
        ("OpeningPlies", &opening.to_string()),
        ("Termination", termination),
        ("Reason", &format!("{:?}", game.reason)),
    ] {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
    let mut line = Line::new();
    let mut width = 0;
    let mut word = |text: &mut String, word: &str| {
        if width + word.len() >= 80 {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += word.len();
    };
    for (ply, &mv) in game.line.moves.iter().enumerate() {
        if ply % 2 == 0 {
            word(&mut text, &format!("{}.", ply / 2 + 1));
        }
        word(&mut text, &display_san_move(&line.board, mv).to_string());
        line.play(mv);
        if let Some(score) = ply.checked_sub(opening).map(|at| game.scores[at]) {
            word(&mut text, &format!("{{{:+.2}}}", f64::from(score) / 100.0));
        }
    }
    word(&mut text, result);
    text.push_str("\n\n");
    text
}
