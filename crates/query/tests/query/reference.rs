//! Every example of the reference page.

use pawn_structure::{Bitboard, Square};

use crate::{holds, position, query, squares};

#[test]
fn examples_are_true() {
    let page = include_str!("../../QUERY.md");
    let (mut queries, mut answers) = (0, 0);
    for block in page.split("```query\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a closed block");
        let mut text = "";
        for line in block.lines() {
            let Some(answer) = line.strip_prefix("  ") else {
                text = line;
                query(text);
                queries += 1;
                continue;
            };
            let (word, rest) = answer.split_once(' ').expect("an answer");
            let expected = match word {
                "yes" => true,
                "no" => false,
                _ => panic!("{line}"),
            };
            let (fen, set) = rest
                .split_once(':')
                .map_or((rest, None), |(fen, set)| (fen, Some(set)));
            assert_eq!(holds(text, fen), expected, "{text}: {line}");
            if let Some(set) = set {
                let named = set
                    .split_whitespace()
                    .map(|name| name.parse::<Square>().expect("a square"));
                assert_eq!(
                    squares(text, fen),
                    named.collect::<Bitboard>(),
                    "{text}: {line}"
                );
            }
            answers += 1;
        }
    }
    assert!(
        queries >= 60 && answers >= 100,
        "{queries} queries, {answers} answers"
    );
}

/// Each pattern is a word by its printed name and by its method, with the library's squares.
#[test]
fn every_pattern_is_a_word() {
    use pawn_structure::{Color, Pattern, Pawns};
    for pattern in Pattern::ALL {
        let position = position(pattern.example());
        let pawns = Pawns::from(&position.board);
        let of = |color| pattern.squares(pawns.side(color));
        let [white, black] = Color::ALL.map(of);
        // Between sets the word `attacks` is the operator, at the margin it is the pattern.
        for name in [
            pattern.name().replace(' ', "-"),
            pattern.name().replace(' ', "_"),
            pattern.method_name().to_owned(),
        ] {
            let set = |text: &str| query(text).squares(&position);
            assert_eq!(set(&name), Some(white | black), "{name}");
            assert_eq!(set(&format!("white {name}")), Some(white), "{name}");
            assert_eq!(set(&format!("black {name}")), Some(black), "{name}");
        }
    }
}

#[test]
fn every_formation_is_found() {
    use pawn_structure::Formation;
    for formation in Formation::ALL {
        let fen = formation.skeleton();
        for name in [
            formation.id().to_owned(),
            format!("\"{}\"", formation.name()),
        ] {
            assert!(holds(&format!("formation {name}"), fen), "{name}");
            assert!(holds(&format!("white formation {name}"), fen), "{name}");
        }
        let printed = format!("\"{}\"", formation.name());
        for name in [formation.id(), &printed] {
            assert!(
                holds(name, fen) && holds(&format!("white {name}"), fen),
                "{name}"
            );
        }
        // Where an id is a pattern's name as well, the word is the pattern.
        let is_pattern = |pattern: &&pawn_structure::Pattern| {
            [pattern.name(), pattern.method_name()].contains(&formation.id())
        };
        assert!(
            !pawn_structure::Pattern::ALL
                .iter()
                .any(|pattern| is_pattern(&pattern))
        );
        assert!(!holds(
            &format!("formation {}", formation.id()),
            "8/8/8/8/8/8/8/8"
        ));
    }
}
