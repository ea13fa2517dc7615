use crate::run::{done, pawns};

const ENDGAME: &str = "2kb4/R7/3Pn1p1/4pp2/2p5/4BP2/P5PP/5K2 w - - 0 1";

const ENDGAME_SHOWN: &str = "\
2kb4/R7/3Pn1p1/4pp2/2p5/4BP2/P5PP/5K2 w - - 0 1

8  . . k b . . . .
7  R . . . . . . .
6  . . . P n . p .
5  . . . . p p . .
4  . . p . . . . .
3  . . . . B P . .
2  P . . . . . P P
1  . . . . . K . .
   a b c d e f g h

White
  passed         a2 d6
  candidate      h2
  isolated       a2 d6
  half-isolated  f3 h2

Black
  passed         c4
  candidate      e5
  isolated       c4
  half-isolated  e5 g6
";

#[test]
fn every_pattern_of_an_endgame() {
    assert_eq!(pawns(["show", ENDGAME]), done(ENDGAME_SHOWN));
}

#[test]
fn fen_without_quotes() {
    let mut arguments = vec!["show"];
    arguments.extend(ENDGAME.split(' '));
    let arguments: [&str; 7] = arguments.try_into().expect("six fields");
    assert_eq!(pawns(arguments), done(ENDGAME_SHOWN));
}

#[test]
fn fen_without_its_later_fields() {
    let placement = "2kb4/R7/3Pn1p1/4pp2/2p5/4BP2/P5PP/5K2";
    assert_eq!(pawns(["show", placement]), done(ENDGAME_SHOWN));
}

#[test]
fn pawns_are_listed_from_the_a_file_to_the_h_file() {
    let shown = pawns(["show", "4k3/8/P3P3/8/2P5/8/6P1/4K3"]);
    assert!(
        shown.out.contains("White\n  passed         a6 c4 e6 g2\n"),
        "{}",
        shown.out
    );
}

#[test]
fn board_without_pawns() {
    assert_eq!(
        pawns(["show", "8/8/8/8/8/8/8/8 b - - 3 7"]),
        done(
            "\
8/8/8/8/8/8/8/8 b - - 3 7

8  . . . . . . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . . . . . . .
2  . . . . . . . .
1  . . . . . . . .
   a b c d e f g h

White
  passed         -
  candidate      -
  isolated       -
  half-isolated  -

Black
  passed         -
  candidate      -
  isolated       -
  half-isolated  -
"
        )
    );
}
