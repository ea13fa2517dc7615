use crate::run::{command, finish, pawns};

const FEN: &str = "8/3q1p2/8/5P2/4Q3/8/8/8";
const COMMANDS: [[&str; 2]; 3] = [["show", FEN], ["attacks", FEN], ["patterns", "backward"]];
const ESCAPE: char = '\u{1b}';

#[test]
fn no_colours_in_a_pipe() {
    for arguments in COMMANDS {
        let answer = pawns(arguments);
        assert!(!answer.out.contains(ESCAPE), "{answer:?}");
    }
}

#[test]
fn no_colour_wins_over_any_other_wish() {
    for arguments in COMMANDS {
        let plain = pawns(arguments);
        let mut wished = command(arguments);
        wished.env("CLICOLOR_FORCE", "1");
        let coloured = finish(&mut wished, b"");
        assert!(coloured.out.contains(ESCAPE), "{coloured:?}");
        assert_eq!(finish(wished.env("NO_COLOR", "1"), b""), plain);
    }
}
