use crate::run::{done, pawns};

/// What is printed, of boards that are drawn with a blank between squares as they are everywhere else.
fn plain(drawn: &str) -> String {
    let lines = drawn
        .split_inclusive('\n')
        .map(|line| match line.as_bytes() {
            [b'X' | b'-', b' ', ..] => line.replace(' ', ""),
            _ => line.to_owned(),
        });
    lines.collect()
}

#[test]
fn queen_and_pawn_a_side_without_kings() {
    assert_eq!(
        pawns(["attacks", "8/3q1p2/8/5P2/4Q3/8/8/8"]),
        done(plain(
            "\
8/3q1p2/8/5P2/4Q3/8/8/8 w - - 0 1

Squares attacked by White (26 squares, 27 attacks)
X - - - X - - -
- X - - X - - -
- - X - X - X -
- - - X X X - -
X X X X - X X X
- - - X X X - -
- - X - X - X -
- X - - X - - X

Squares attacked by Black (20 squares, 21 attacks)
- - X X X - - -
X X X - X X - -
- - X X X - X -
- X - X - X - -
X - - X - - - -
- - - X - - - -
- - - X - - - -
- - - X - - - -
",
        ))
    );
}

#[test]
fn squares_attacked_twice_count_once_as_squares() {
    // The d6 pawn attacks c7 and e7, and so does the rook on a7, which sees as far as h7.
    let shown = pawns(["attacks", "2kb4/R7/3Pn1p1/4pp2/2p5/4BP2/P5PP/5K2"]).out;
    assert!(
        shown.contains("\nSquares attacked by White (33 squares, 37 attacks)\n"),
        "{shown}"
    );
    assert!(
        shown.contains("\nSquares attacked by Black (22 squares, 28 attacks)\n"),
        "{shown}"
    );
}

#[test]
fn one_of_each_is_not_a_plural() {
    let shown = pawns(["attacks", "8/8/8/8/8/P7/8/8"]).out;
    assert!(
        shown.contains("Squares attacked by White (1 square, 1 attack)\n"),
        "{shown}"
    );
    assert!(
        shown.contains("Squares attacked by Black (0 squares, 0 attacks)\n"),
        "{shown}"
    );
}
