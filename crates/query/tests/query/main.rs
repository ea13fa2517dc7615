//! The language: what it accepts, and what its filters say of positions.

mod ends;
mod errors;
mod oracle;
mod reference;
mod seed;

use pawn_query::{Position, Query};
use pawn_structure::{Bitboard, Fen, Rules};

fn query(text: &str) -> Query {
    Query::new(text, &Rules::DEFAULT).unwrap_or_else(|error| panic!("{error}"))
}

fn position(fen: &str) -> Position {
    let fen = Fen::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    Position::from(&fen)
}

fn holds(text: &str, fen: &str) -> bool {
    query(text).matches(&position(fen))
}

fn squares(text: &str, fen: &str) -> Bitboard {
    let squares = query(text).squares(&position(fen));
    squares.unwrap_or_else(|| panic!("`{text}` is no set"))
}
