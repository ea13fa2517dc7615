//! Limits are said when they are hit, and nothing around them is lost.

use pawns::reading::Format;

use crate::read_as;

#[test]
fn variations_too_deep() {
    let game = |depth: usize| {
        format!(
            "1. e4 {}{} e5 *\n",
            "(1. d4 ".repeat(depth),
            ")".repeat(depth)
        )
    };
    let (told, faults) = read_as(Format::Games, game(1000), true);
    assert_eq!((told.len(), faults.len()), (1003, 0), "{faults:?}");
    let (told, faults) = read_as(Format::Games, game(5000), true);
    assert_eq!(told.len(), 1003);
    assert_eq!(
        faults,
        ["<text>:1: game 1: variations deeper than 1000 are left out"]
    );
    // Nobody is told of what nobody wanted.
    let (told, faults) = read_as(Format::Games, game(5000), false);
    assert_eq!((told.len(), faults.len()), (3, 0));
}

#[test]
fn games_too_long() {
    let long = format!("1. e4 {} *", "e5 ; x\n".repeat(3 << 20));
    let text = format!("[Event \"a\"]\n\n1. e4 *\n\n{long}\n\n[Event \"c\"]\n\n1. d4 *\n");
    let (told, faults) = read_as(Format::Games, text, false);
    assert_eq!(told.len(), 4);
    assert_eq!(faults, ["<text>:5: game longer than 16777216 bytes"]);
    let last = told.last().map(|told| told.fen.as_str());
    assert_eq!(
        last,
        Some("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1")
    );
}

#[test]
fn long_words() {
    let word = "x".repeat(1 << 20);
    let (told, faults) = read_as(
        Format::Games,
        format!("1. e4 {word} *\n\n[Event \"c\"]\n\n1. d4 *\n"),
        false,
    );
    assert_eq!((told.len(), faults.len()), (4, 1));
    assert!(faults[0].starts_with("<text>:1: game 1: ply 2: `xxxxxxxxxxxxxxxxxxxx` is no move"));
}

#[test]
fn lines_too_long() {
    let line = "8".repeat(2 << 20);
    let text = format!("8/8/8/8/8/8/8/8\n{line}\n8/8/8/8/8/8/P7/8\n");
    let (told, faults) = read_as(Format::Lines, text, false);
    assert_eq!(told.len(), 2);
    assert_eq!(faults, ["<text>:2: line longer than 1048576 bytes"]);
}
