//! Queries: read or refused with a place inside the text, and never a panic on any position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pawn_query::{Position, Query, Step};
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
            let again = Query::new(&query.to_string(), &Rules::DEFAULT).expect("it was read");
            assert_eq!(again.to_string(), query.to_string());
            let steps = POSITIONS.map(|fen| Step {
                position: Position::from(&Fen::parse(fen).expect("a FEN")),
                ply: 0,
                number: 1,
            });
            for query in [&query, &query.reversed()] {
                if let Some(mut game) = query.of_game(|name| Some(name.to_owned().into())) {
                    for span in game.spans(&steps) {
                        assert!(span.first <= span.last && span.last < steps.len());
                        let _ = game.squares_at(&steps, span.first);
                    }
                    let _ = game.matches(&steps[1], Some(&steps[0]));
                }
            }
            for fen in POSITIONS {
                let position = Position::from(&Fen::parse(fen).expect("a FEN"));
                let _ = query.matches(&position);
                let _ = query.squares(&position);
                assert!(query.is_counted() || query.count(&position).is_none());
            }
        }
    }
});
