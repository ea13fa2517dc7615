//! Queries: read or refused with a place inside the text, and never a panic on any position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pawn_query::{Position, Query};
use pawn_structure::{Fen, Rules};

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/R7/1B1k4/1PPp4/5KQ1/8/8 b - c3 0 1",
    "PPPPPPPP/kkkkkkkk/8/pppppppp/PPPPPPPP/QQQQqqqq/KKKKKKKK/pppppppp b - - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
];

fuzz_target!(|text: &str| {
    match Query::new(text, &Rules::DEFAULT) {
        Err(error) => {
            let characters = error.characters();
            assert!(characters.start <= characters.end);
            assert!(characters.end <= text.chars().count());
            assert!(!error.to_string().is_empty());
        }
        Ok(query) => {
            for fen in POSITIONS {
                let position = Position::from(&Fen::parse(fen).expect("a FEN"));
                let _ = query.matches(&position);
                let _ = query.squares(&position);
                assert_eq!(query.count(&position).is_some(), query.is_counted());
            }
        }
    }
});
