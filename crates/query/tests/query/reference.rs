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

/// Every example of a game: its tags, its positions, and where the query holds.
#[test]
fn examples_of_games_are_true() {
    let page = include_str!("../../QUERY.md");
    let mut answers = 0;
    for block in page.split("```game\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a closed block");
        let mut text = "";
        for line in block.lines() {
            let Some(answer) = line.strip_prefix("  ") else {
                text = line;
                continue;
            };
            answers += 1;
            let (word, rest) = answer.split_once(' ').unwrap_or((answer, ""));
            let (game, places) = match rest.split_once(" : ") {
                Some((game, places)) => (game, Some(places)),
                None => (rest, None),
            };
            let found = found(text, game);
            assert_eq!(!found.is_empty(), word == "yes", "{text}: {line}");
            if let Some(places) = places {
                assert_eq!(found.join(" "), places, "{text}: {line}");
            }
        }
    }
    assert!(answers >= 80, "{answers}");
}

/// Where a query holds in a game that is written as in the examples.
fn found(text: &str, game: &str) -> Vec<String> {
    let mut tags = Vec::new();
    let mut rest = game.trim();
    while let Some(tag) = rest.strip_prefix('[') {
        let (tag, behind) = tag.split_once("\"]").expect("a closed tag");
        tags.push(tag.split_once(" \"").expect("a value"));
        rest = behind.trim_start();
    }
    let fens = rest.split(" > ").map(str::trim);
    let fens = fens.map(|fen| {
        if fen.is_empty() {
            "8/8/8/8/8/8/8/8"
        } else {
            fen
        }
    });
    let steps: Vec<_> = fens
        .zip(0..)
        .map(|(fen, ply)| {
            let fen = pawn_structure::Fen::parse(fen).expect("a FEN");
            pawn_query::Step {
                position: pawn_query::Position::from(&fen),
                ply,
                number: fen.fullmove.into(),
            }
        })
        .collect();
    let query = query(text);
    let value = |name: &str| {
        let tag = tags.iter().find(|(known, _)| *known == name);
        tag.map(|(_, value)| (*value).into())
    };
    let Some(mut game) = query.of_game(value) else {
        return Vec::new();
    };
    let spans = game.spans(&steps);
    let is_long = query.is_long();
    // One by one it says the same, where time does not matter.
    if !query.asks_time() {
        for (index, step) in steps.iter().enumerate() {
            let before = index.checked_sub(1).map(|before| &steps[before]);
            let is_found = spans.iter().any(|span| span.first == index);
            assert_eq!(game.matches(step, before), is_found, "{text}");
        }
    }
    let shown = spans.iter().map(|span| {
        assert!(is_long || span.first == span.last);
        if is_long {
            format!("{}-{}", span.first, span.last)
        } else {
            span.first.to_string()
        }
    });
    shown.collect()
}

/// A query prints as what is read as the same query: the same tree.
#[test]
fn what_is_printed_is_read_again() {
    let page = include_str!("../../QUERY.md");
    let blocks = page.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(str::lines).skip(1);
    for text in lines.filter(|line| !line.starts_with(' ') && !["query", "game"].contains(line)) {
        let query = query(text);
        let again = crate::query(&query.to_string());
        assert_eq!(format!("{again:?}"), format!("{query:?}"), "{text}");
    }
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
