//! An engine fits the pawn weights that its own evaluation lacks; here it is one that knows material alone.
//!
//! `cargo run --release -p pawn-tune --example engine -- FILE`, a table with tabs whose first columns are a FEN
//! and White's result (1, 0.5 or 0); without a file the sample of the library's tests.

use std::error::Error;
use std::{env, fs};

use pawn_structure::{Board, Color, Fen, Role};
use pawn_tune::{Base, Position, Settings, rust_constant, tune};

/// The engine's evaluation without pawn terms, from White's view.
fn evaluate(board: &Board) -> f64 {
    let values = [
        (Role::Pawn, 100.0),
        (Role::Knight, 320.0),
        (Role::Bishop, 330.0),
        (Role::Rook, 500.0),
        (Role::Queen, 950.0),
    ];
    let count = |color, role| f64::from(board.pieces(color, role).count());
    values
        .into_iter()
        .map(|(role, value)| value * (count(Color::White, role) - count(Color::Black, role)))
        .sum()
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = match env::args().nth(1) {
        Some(path) => fs::read_to_string(path)?,
        None => include_str!("../../../tests/data/labeled.tsv").to_owned(),
    };
    let mut positions = Vec::new();
    for (game, line) in text.lines().skip(1).enumerate() {
        let mut fields = line.split('\t');
        let (Some(fen), Some(result)) = (fields.next(), fields.next()) else {
            continue;
        };
        let fen = Fen::parse(fen)?;
        let Some(mut position) = Position::of(&fen.board, fen.turn) else {
            continue;
        };
        position.rest = Some(evaluate(&fen.board));
        position.result = Some(result.parse()?);
        // Each is of a game of its own here; positions of one game have one number.
        position.game = game as u64;
        positions.push(position);
    }
    let settings = Settings {
        base: Base::Rest,
        ..Settings::default()
    };
    let tuned = tune(&positions, &[], &settings, &mut |stage| {
        eprintln!("{stage}");
    })?;
    for warning in &tuned.warnings {
        eprintln!("warning: {warning}");
    }
    print!(
        "{}",
        rust_constant(&tuned.weights, "The pawn weights of an engine.")
    );
    Ok(())
}
