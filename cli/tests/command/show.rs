use pawn_structure::{Bitboard, Board, Color, File, Pattern, PatternKind, Pawns, Rules, Square};

use crate::run::{Answer, command, done, finish, pawns};

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

White: 5 pawns, 3 islands, longest chain 2, queen-side majority 1
Black: 4 pawns, 2 islands, longest chain 2

                             White                    Black
  outposts                   -                        d3 d4
  lever pushes               f3                       e5
  lever double pushes        g2                       -
  phalanx                    g2 h2                    e5 f5
  duos                       g2 h2                    e5 f5
  defended                   f3                       f5
  defenders                  g2                       g6
  chain bases                g2                       g6
  chain heads                f3                       f5
  connected                  f3 g2 h2                 e5 f5 g6
  isolated                   a2 d6                    c4
  half-isolated              f3 h2                    e5 g6
  isolated files             a d                      c
  open files                 b                        b
  half-open files            c e                      a d h
  closed files               f g                      f g
  opposed                    f3 g2                    f5 g6
  counterpawns               f5 g6                    f3 g2
  half-free                  h2                       e5
  sentries                   g6                       f3
  helpers                    g2                       f5
  candidate                  h2                       e5
  passed                     a2 d6                    c4
  front-most passed          a2 d6                    c4
  isolated passers           a2 d6                    c4
  undefendable               a2 d6 g2 h2              c4 e5 g6
";

#[test]
fn patterns_of_an_endgame() {
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
        shown
            .out
            .contains("\n  passed                     a6 c4 e6 g2              -\n"),
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

White: 0 pawns
Black: 0 pawns

                             White                    Black
  open files                 a b c d e f g h          a b c d e f g h
"
        )
    );
}

/// The lines with numbers of a position.
fn numbers(placement: &str) -> [String; 2] {
    let shown = pawns(["show", placement]).out;
    ["White: ", "Black: "].map(|side| {
        let line = shown.lines().find_map(|line| line.strip_prefix(side));
        line.expect("a line for each side").to_owned()
    })
}

#[test]
fn numbers_are_given_as_far_as_there_are_any() {
    let chain_against_pawn = numbers("8/p7/1p6/P1p5/1P6/2P5/8/8");
    assert_eq!(
        chain_against_pawn,
        [
            "3 pawns, 1 island, longest chain 3",
            "3 pawns, 1 island, longest chain 3"
        ]
    );
    assert_eq!(
        numbers("8/3p4/3p4/8/3P4/3P4/3P4/8"),
        [
            "3 pawns, 1 island, crippled queen-side majority 1",
            "2 pawns, 1 island"
        ]
    );
    assert_eq!(
        numbers("8/5ppp/8/8/P7/8/8/8"),
        [
            "1 pawn, 1 island, queen-side majority 1",
            "3 pawns, 1 island, king-side majority 3"
        ]
    );
}

/// By the default White's c3 and Black's b5 are backward, nobody is passed, and the h-pawns are doubled.
const BY_STOCKFISH: &str = "\
8/3nkn1p/4pppP/1p6/1Pp1P2P/2P1B3/P1B5/1K6 b - - 0 47

8  . . . . . . . .
7  . . . n k n . p
6  . . . . p p p P
5  . p . . . . . .
4  . P p . P . . P
3  . . P . B . . .
2  P . B . . . . .
1  . K . . . . . .
   a b c d e f g h

White: 6 pawns, 3 islands, longest chain 2, queen-side majority 1
Black: 6 pawns, 2 islands, longest chain 2, king-side majority 1

  rules stockfish15          White                    Black
  outposts                   a5 b4 c5 h6              a3 a4 c4 d3 e5 h5
  rams                       b4 c3 h6                 b5 c4 h7
  lever pushes               c3 e4 h4                 b5 f6 g6
  lever double pushes        a2                       -
  phalanx                    -                        e6 f6 g6
  trios                      -                        e6 f6 g6
  defended                   b4                       c4 g6
  defenders                  c3                       b5 h7
  chain bases                c3                       b5 h7
  chain heads                b4                       c4 g6
  connected                  b4                       c4 e6 f6 g6
  isolated                   e4 h4 h6                 -
  half-isolated              a2 c3                    b5 c4 e6 h7
  doubled rear               h4                       -
  doubled front              h6                       -
  isolated files             e h                      -
  open files                 d                        d
  half-open files            f g                      a
  closed files               b c e h                  b c e h
  opposed                    b4 c3 e4 h4 h6           b5 c4 e6 h7
  counterpawns               b5 c4 e6 h7              b4 c3 e4 h4 h6
  half-free                  a2                       f6 g6
  sentries                   b5                       e4 h4
  helpers                    -                        e6 f6 g6 h7
  candidate                  -                        f6 g6
  fakers                     a2                       -
  passed                     -                        f6 g6
  backward                   c3 e4 h4 h6              b5 h7
  undefendable               a2 c3 e4 h4 h6           b5 e6 f6 h7
";

#[test]
fn words_of_a_school() {
    let fen = "8/3nkn1p/4pppP/1p6/1Pp1P2P/2P1B3/P1B5/1K6 b - - 0 47";
    for arguments in [
        ["show", "--rules", "stockfish15", fen],
        ["show", fen, "--rules", "Stockfish15"],
    ] {
        assert_eq!(pawns(arguments), done(BY_STOCKFISH));
    }
    let default = pawns(["show", fen]);
    assert_eq!(pawns(["show", fen, "--rules", "default"]), default);
    for line in [
        "  lever pushes               e4 h4                    f6 g6",
        "  connected                  b4 c3                    b5 c4 e6 f6 g6 h7",
        "  doubled                    h4 h6                    -",
        "  backward                   c3                       b5",
    ] {
        assert!(default.out.lines().any(|told| told == line), "{line}");
    }
}

#[test]
fn every_school_is_known() {
    for (name, _) in Rules::PRESETS.iter().copied() {
        let answer = pawns(["show", "--rules", name, ENDGAME]);
        assert_eq!(answer.status, Some(0), "{answer:?}");
    }
}

#[test]
fn unknown_school() {
    let Answer { out, err, status } = pawns(["show", "--rules", "rybka", ENDGAME]);
    assert_eq!((out.as_str(), status), ("", Some(2)));
    for (name, _) in Rules::PRESETS.iter().copied() {
        assert!(err.contains(name), "{name}: {err}");
    }
}

const EVERYTHING: &str = "\
4k3/2p5/8/3PP3/1p6/8/6P1/4K3 w - - 0 1

8  . . . . k . . .
7  . . p . . . . .
6  . . . . . . . .
5  . . . P P . . .
4  . p . . . . . .
3  . . . . . . . .
2  . . . . . . P .
1  . . . . K . . .
   a b c d e f g h

White: 3 pawns, 2 islands, king-side majority 2
Black: 2 pawns, 1 island, queen-side majority 1

                             White                    Black
  front fill                 d5 d6 d7 d8 e5 e6 e7 e8  b1 b2 b3 b4 c1 c2 c3 c4
                             g2 g3 g4 g5 g6 g7 g8     c5 c6 c7
  rear fill                  d1 d2 d3 d4 d5 e1 e2 e3  b4 b5 b6 b7 b8 c7 c8
                             e4 e5 g1 g2
  file fill                  d e g                    b c
  front span                 d6 d7 d8 e6 e7 e8 g3 g4  b1 b2 b3 c1 c2 c3 c4 c5
                             g5 g6 g7 g8              c6
  rear span                  d1 d2 d3 d4 e1 e2 e3 e4  b5 b6 b7 b8 c8
                             g1
  stops                      d6 e6 g3                 b3 c6
  telestops                  d7 d8 e7 e8 g4 g5 g6 g7  b1 b2 c1 c2 c3 c4 c5
                             g8
  attacks                    c6 d6 e6 f3 f6 h3        a3 b6 c3 d6
  east attacks               e6 f6 h3                 c3 d6
  west attacks               c6 d6 f3                 a3 b6
  single attacks             c6 d6 e6 f3 f6 h3        a3 b6 c3 d6
  attack front span          c6 c7 c8 d6 d7 d8 e6 e7  a1 a2 a3 b1 b2 b3 b4 b5
                             e8 f3 f4 f5 f6 f7 f8 h3  b6 c1 c2 c3 d1 d2 d3 d4
                             h4 h5 h6 h7 h8           d5 d6
  east attack front span     e6 e7 e8 f6 f7 f8 h3 h4  c1 c2 c3 d1 d2 d3 d4 d5
                             h5 h6 h7 h8              d6
  west attack front span     c6 c7 c8 d6 d7 d8 f3 f4  a1 a2 a3 b1 b2 b3 b4 b5
                             f5 f6 f7 f8              b6
  attack rear span           c1 c2 c3 c4 c5 d1 d2 d3  a4 a5 a6 a7 a8 b7 b8 c4
                             d4 d5 e1 e2 e3 e4 e5 f1  c5 c6 c7 c8 d7 d8
                             f2 f3 f4 f5 h1 h2
  east attack rear span      e1 e2 e3 e4 e5 f1 f2 f3  c4 c5 c6 c7 c8 d7 d8
                             f4 f5 h1 h2
  west attack rear span      c1 c2 c3 c4 c5 d1 d2 d3  a4 a5 a6 a7 a8 b7 b8
                             d4 d5 f1 f2
  attack file fill           c d e f h                a b c d
  east attack file fill      e f h                    c d
  west attack file fill      c d f                    a b
  safe squares               a1 a2 a4 a5 a6 a7 a8 b1  a1 a2 a3 a4 a5 a6 a7 a8
                             b2 b3 b4 b5 b7 b8 c1 c2  b1 b2 b3 b4 b5 b6 b7 b8
                             c4 c5 c6 c7 c8 d1 d2 d3  c1 c2 c3 c4 c5 c7 c8 d1
                             d4 d5 d6 d7 d8 e1 e2 e3  d2 d3 d4 d5 d6 d7 d8 e1
                             e4 e5 e6 e7 e8 f1 f2 f3  e2 e3 e4 e5 e7 e8 f1 f2
                             f4 f5 f6 f7 f8 g1 g2 g3  f4 f5 f7 f8 g1 g2 g3 g4
                             g4 g5 g6 g7 g8 h1 h2 h3  g5 g6 g7 g8 h1 h2 h4 h5
                             h4 h5 h6 h7 h8           h6 h7 h8
  controlled squares         c6 e6 f3 f6 h3           a3 b6 c3
  space                      c2 c4 d2 d3 d4 e2 e3 e4  c5 d5 d7 e5 e7 f5 f7
                             f2 f3 f4
  space behind pawns         d2 d3 d4 e2 e3 e4        -
  holes                      a3 a4 a5 b3 b4 b5 c3 c4  a4 a5 a6 c4 c5 c6 e4 e5
                             c5 d3 d4 d5 e3 e4 e5 g3  e6 f4 f5 f6 g4 g5 g6 h4
                             g4 g5                    h5 h6
  outposts                   c6 e6 f6                 a3 c3
  can push                   d5 e5 g2                 b4 c7
  can double push            g2                       c7
  push targets               d6 e6 g3 g4              b3 c5 c6
  safe pushes                d5 e5 g2                 b4
  lever pushes               d5                       c7
  phalanx                    d5 e5                    -
  east phalanx               d5                       -
  west phalanx               e5                       -
  duos                       d5 e5                    -
  unsupported                d5 e5 g2                 b4 c7
  connected                  d5 e5                    -
  isolated                   g2                       -
  half-isolated              d5 e5                    b4 c7
  no east neighbours         e5 g2                    c7
  no west neighbours         d5 g2                    b4
  hanging                    d5 e5                    -
  west island borders        d g                      b
  east island borders        e g                      c
  isolated files             g                        -
  open files                 a f h                    a f h
  half-open files            b c                      d e g
  open                       d5 e5 g2                 b4 c7
  half-free                  d5                       c7
  sentries                   c7                       d5
  helpers                    e5                       -
  candidate                  d5                       -
  fakers                     -                        c7
  passed                     e5 g2                    b4
  front-most passed          e5 g2                    b4
  isolated passers           g2                       -
  outside passers            g2                       -
  backward                   -                        c7
  stragglers                 -                        c7
  strict stragglers          -                        c7
  undefendable               d5 e5 g2                 c7
  weak                       g2                       c7
  weak unopposed             g2                       c7
";

#[test]
fn everything_about_a_few_pawns() {
    let fen = "4k3/2p5/8/3PP3/1p6/8/6P1/4K3";
    assert_eq!(pawns(["show", "--all", fen]), done(EVERYTHING));
    assert_eq!(pawns(["show", fen, "--all", "--squares"]), done(EVERYTHING));
}

/// The patterns that are listed, with the lines of each.
fn listed(arguments: [&str; 3]) -> Vec<(Pattern, String)> {
    let mut patterns: Vec<(Pattern, String)> = Vec::new();
    let shown = pawns(arguments).out;
    for line in shown.lines().filter(|line| line.starts_with("  ")) {
        let name = line.chars().skip(2).take(25).collect::<String>();
        match Pattern::from_name(name.trim_end()) {
            Some(pattern) => patterns.push((pattern, line.to_owned())),
            None => {
                // The names of sides or files, or squares of the last pattern.
                if let Some((_, lines)) = patterns.last_mut() {
                    *lines += line;
                }
            }
        }
    }
    patterns
}

#[test]
fn squares_are_told_when_asked_for() {
    let fen = "4k3/2p5/8/3PP3/1p6/8/6P1/4K3";
    let everything = listed(["show", fen, "--all"]);
    let with_squares = listed(["show", fen, "--squares"]);
    let unasked = listed(["show", fen, "--rules=default"]);
    let is_square = |pattern: Pattern| pattern.kind() == PatternKind::Squares;
    let expected: Vec<_> = everything
        .iter()
        .filter(|told| is_square(told.0) || unasked.contains(told))
        .cloned()
        .collect();
    assert_eq!(with_squares, expected);
    let squares: Vec<_> = unasked.iter().filter(|told| is_square(told.0)).collect();
    assert_eq!(squares.len(), 1, "{squares:?}");
    assert_eq!(squares[0].0, Pattern::Outposts);
    let missing = [
        Pattern::CanPush,
        Pattern::Unsupported,
        Pattern::Open,
        Pattern::FileFill,
        Pattern::EastPhalanx,
        Pattern::EastIslandBorders,
    ];
    for pattern in missing {
        assert!(everything.iter().any(|told| told.0 == pattern), "{pattern}");
        assert!(
            !with_squares.iter().any(|told| told.0 == pattern),
            "{pattern}"
        );
    }
}

#[test]
fn patterns_come_in_the_order_of_the_catalogue_and_fit_a_terminal() {
    for options in ["--rules=cpw", "--squares", "--all"] {
        let told = listed(["show", options, ENDGAME]);
        assert!(told.is_sorted_by_key(|(pattern, _)| *pattern), "{options}");
        let shown = pawns(["show", options, ENDGAME]).out;
        for line in shown.lines() {
            assert!(line.len() <= 80 && line.trim_end() == line, "{line:?}");
        }
    }
}

#[test]
fn formations_are_named_with_their_owners() {
    let line = |placement: &str| {
        let shown = pawns(["show", placement]).out;
        let line = shown.lines().find(|line| line.starts_with("Formation"));
        line.map(str::to_owned)
    };
    assert_eq!(
        line("8/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/8").as_deref(),
        Some("Formation: Carlsbad (White)")
    );
    assert_eq!(
        line("8/pp3ppp/4p3/3p4/3P4/2P5/PP3PPP/8").as_deref(),
        Some("Formation: Carlsbad (Black)")
    );
    assert_eq!(
        line("8/ppp3pp/4p3/3p1p2/3P1P2/4P3/PPP3PP/8").as_deref(),
        Some(
            "Formations: Double Stonewall (White), Double Stonewall (Black), Stonewall (White), Stonewall (Black)"
        )
    );
    assert_eq!(line("8/pppppppp/8/8/8/8/PPPPPPPP/8"), None);
}

#[test]
fn a_pawn_and_an_empty_square_are_explained() {
    assert_eq!(
        pawns(["show", "--why", "d3,d5", "8/8/8/4p3/2P5/3P4/8/8"]),
        done(
            "\
8/8/8/4p3/2P5/3P4/8/8 w - - 0 1

8  .  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .  .
5  .  .  . [.] p  .  .  .
4  .  .  P  .  .  .  .  .
3  .  .  . [P] .  .  .  .
2  .  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .  .
   a  b  c  d  e  f  g  h

White's pawn on d3 is backward: the black pawn on e5 guards d4, and its neighbour on c4 is ahead of it.
White's pawn on d3 is connected: the white pawn on c4 is defended by it.
White's pawn on d3 is half-isolated: it has a neighbour on c4, but White has no pawn on the e-file.
White's pawn on d3 is a faker: its file is clear ahead, but it has no helper against the sentry on e5.
White's pawn on d3 is not passed: the black pawn on e5 guards its path.
White's pawn on d3 is not defended: no white pawn defends it.

d5 is a hole for Black: Black has no pawn behind it on the c- or e-file.
d5 is not a hole for White: the white pawn on c4 guards it.
"
        )
    );
}

#[test]
fn a_square_that_is_none_is_refused() {
    let answer = pawns(["show", "--why", "i9", "8/8/8/8/8/8/8/8"]);
    assert_eq!(answer.status, Some(2));
    assert!(answer.err.contains("i9"), "{}", answer.err);
}

#[test]
fn data_has_every_pattern_of_every_position() {
    let positions = [ENDGAME, "8/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/8 w - - 0 1"];
    let answer = finish(
        &mut command(["show", "--json", "--rules", "stockfish15", "-"]),
        positions.join("\n").as_bytes(),
    );
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
    let lines: Vec<_> = answer.out.lines().collect();
    assert_eq!(lines.len(), positions.len());
    for (line, fen) in lines.into_iter().zip(positions) {
        let data: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(data["fen"], fen);
        assert_eq!(data["rules"], "stockfish15");
        let board = Board::from_fen(fen).expect("a position");
        for (color, key) in [(Color::White, "white"), (Color::Black, "black")] {
            let side = Pawns::from(&board).side(color);
            let patterns = data[key]["patterns"].as_object().expect("an object");
            assert_eq!(patterns.len(), Pattern::ALL.len());
            for pattern in Pattern::ALL {
                let said = patterns[pattern.method_name()].as_array().expect("a list");
                let said = said.iter().map(|item| item.as_str().expect("a text"));
                let set: Bitboard = match pattern.kind() {
                    PatternKind::Files => said
                        .map(|file| file.parse::<File>().expect("a file").bitboard())
                        .fold(Bitboard::EMPTY, |set, file| set | file),
                    _ => said
                        .map(|square| square.parse::<Square>().expect("a square"))
                        .collect(),
                };
                assert_eq!(
                    set,
                    pattern.squares_by(side, &Rules::STOCKFISH_15),
                    "{pattern} {fen}"
                );
            }
        }
    }
    let carlsbad = pawns(["show", "--json", positions[1]]).out;
    let data: serde_json::Value = serde_json::from_str(&carlsbad).expect("JSON");
    assert_eq!(
        data["formations"],
        serde_json::json!([{ "id": "carlsbad", "name": "Carlsbad", "owner": "white", "weight": 12 }])
    );
}

#[test]
fn data_explains_a_pawn() {
    let answer = pawns(["show", "--json", "--why", "a4", "8/5ppp/8/8/P7/8/5PPP/8"]).out;
    let data: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    let passed = data["why"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|why| why["pattern"] == "passed");
    assert_eq!(
        passed.expect("it is passed"),
        &serde_json::json!({
            "square": "a4",
            "side": "white",
            "pattern": "passed",
            "holds": true,
            "holds_by_rules": true,
            "sentence": "White's pawn on a4 is passed: there is no black pawn ahead of it on the a- or b-file.",
            "sets": {
                "counterpawns": [],
                "sentries": [],
                "span": ["a5", "a6", "a7", "a8", "b5", "b6", "b7", "b8"],
            },
        })
    );
}

/// The numbers of both sides, counted by hand: White has a2, c4 and c5 against b7, f7, g7 and h6.
#[test]
fn data_has_the_numbers() {
    let answer = pawns(["show", "--json", "8/1p3pp1/7p/2P5/2P5/8/P7/8"]).out;
    let mut data: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    for (side, pawns, numbers) in [
        ("white", "a2 c4 c5", [2, 1, 1, 2, -3, 2, 0, -3, 1, -3]),
        ("black", "b7 f7 g7 h6", [2, 2, 0, -2, 3, -2, 0, 3, -1, 3]),
    ] {
        let mut side = data[side].take();
        let object = side.as_object_mut().expect("an object");
        object.remove("patterns").expect("patterns");
        let listed = object.remove("pawns").expect("pawns");
        assert_eq!(
            listed,
            serde_json::json!(pawns.split(' ').collect::<Vec<_>>())
        );
        for crippled in ["queen_side", "king_side"] {
            let is_crippled = object.remove(&format!("crippled_{crippled}_majority"));
            assert_eq!(is_crippled, Some(false.into()));
        }
        let keys = [
            "islands",
            "longest_chain",
            "light_minus_dark",
            "queen_side_majority",
            "king_side_majority",
            "queen_wing_majority",
            "center_majority",
            "king_wing_majority",
            "queen_side_file_majority",
            "king_side_file_majority",
        ];
        for (key, number) in keys.into_iter().zip(numbers) {
            assert_eq!(object.remove(key), Some(number.into()), "{key}");
        }
        assert!(object.is_empty(), "{object:?}");
    }
}

/// The lines that explain a square.
fn explained(arguments: &[&str]) -> Vec<String> {
    let shown = finish(&mut command(arguments), b"").out;
    let lines = shown.lines().skip_while(|line| !line.starts_with("   a"));
    lines.skip(2).map(str::to_owned).collect()
}

#[test]
fn what_matters_most_is_said_first() {
    // A passed pawn first; that a protected passer is defended is not said again.
    let verdicts = |square, board| {
        let lines = explained(&["show", "--why", square, board]).into_iter();
        let verdicts = lines.map(|line| line.split(':').next().unwrap_or_default().to_owned());
        verdicts.collect::<Vec<_>>()
    };
    assert_eq!(
        verdicts("d5", "8/8/8/2pP4/4P3/8/8/8"),
        [
            "White's pawn on d5 is passed",
            "White's pawn on d5 is a protected passer",
            "White's pawn on d5 is half-isolated",
            "White's pawn on d5 is not backward",
        ]
    );
    // Strength, contact, description; then what it is not.
    assert_eq!(
        verdicts("d5", "8/8/3p4/2pP4/4P3/8/8/8"),
        [
            "White's pawn on d5 is defended",
            "White's pawn on d5 is rammed",
            "White's pawn on d5 is half-isolated",
            "White's pawn on d5 is not passed",
            "White's pawn on d5 is not backward",
        ]
    );
}

#[test]
fn a_school_that_says_otherwise_is_told_apart() {
    let board = "8/8/8/7p/7P/8/7P/8";
    let by = |school| explained(&["show", "--why", "h2", "--rules", school, board]);
    let sentences = by("default");
    assert_eq!(
        sentences[0],
        "White's pawn on h2 is isolated: White has no pawn on the g-file."
    );
    // To Stockfish a pawn is doubled with another directly behind it.
    let by_stockfish = by("stockfish15");
    assert_eq!(by_stockfish[..sentences.len()], sentences);
    assert_eq!(
        by_stockfish[sentences.len()..],
        [
            "By stockfish15, White's pawn on h2 is not doubled. Its meaning of the word: with an own pawn directly behind."
        ]
    );
    assert_eq!(by("default"), sentences);
}
