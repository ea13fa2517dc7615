//! Each kind of games as people write them: the positions, by another and plainer way of writing the same game.

use pawns::reading::Format;
use pawns::search::{Event, Found, Wants};

use crate::{fens, read_as, search};

/// A game as it is written somewhere has the positions of the same game in plain SAN.
fn same(plain: &str, others: &[&str]) {
    let expected = fens(&format!("{plain} *"));
    for other in others {
        assert_eq!(fens(&format!("{other} *")), expected, "{other}");
    }
}

#[test]
fn null_moves_change_the_turn() {
    for null in ["--", "Z0", "@@@@", "null", "pass", "0000", "<>", "––"] {
        let fens = fens(&format!("1. e4 e5 2. Nf3 {null} 3. Nc3 *"));
        assert_eq!(fens.len(), 6, "{null}");
        let [.., before, after, last] = fens.as_slice() else {
            panic!("{fens:?}")
        };
        assert_eq!(
            before,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
        );
        assert_eq!(
            after,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
        );
        assert_eq!(
            last,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 3 3"
        );
    }
    let (told, faults) = read_as(Format::Games, "1. e4 e5 (1... -- 2. d4 d5) 2. Nf3 *", true);
    assert!(faults.is_empty(), "{faults:?}");
    let variation: Vec<_> = told
        .iter()
        .map(|told| told.fen.as_str())
        .skip(3)
        .take(3)
        .collect();
    assert_eq!(
        variation,
        [
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2",
            "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
            "rnbqkbnr/ppp1pppp/8/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3",
        ]
    );
    // A king may be left in check by it, and is not taken.
    let (told, faults) = read_as(
        Format::Games,
        "[FEN \"4k3/8/8/8/8/8/8/4RK2 b - - 0 1\"]\n\n1... -- 2. Rxe8 *\n",
        false,
    );
    assert_eq!(told.len(), 2);
    assert!(
        faults[0].ends_with("game 1: ply 2: 2. Rxe8: illegal"),
        "{faults:?}"
    );
}

#[test]
fn promotions() {
    let before = "1. d4 e5 2. dxe5 f6 3. exf6 Nc6 4. fxg7 Nge7";
    let plain = format!("{before} 5. gxh8=Q");
    let forms = [
        "gxh8Q", "gxh8(Q)", "gxh8/Q", "gxh8=(Q)", "gxh8=Q+!", "gh8Q", "g7h8q", "g7xh8=Q", "gxh8♕",
        "gxh8=♛", "gxhQ",
    ];
    for form in forms {
        same(&plain, &[&format!("{before} 5. {form}")]);
    }
    let end = fens(&format!("{plain} *"));
    assert_eq!(
        end.last().map(String::as_str),
        Some("r1bqkb1Q/ppppn2p/2n5/8/8/8/PPP1PPPP/RNBQKBNR b KQq - 0 5")
    );
    let knight = fens(&format!("{before} 5. gxh8(N) *"));
    assert_eq!(
        knight.last().map(String::as_str),
        Some("r1bqkb1N/ppppn2p/2n5/8/8/8/PPP1PPPP/RNBQKBNR b KQq - 0 5")
    );
    let (told, faults) = read_as(Format::Games, format!("{before} 5. gxh8 *"), false);
    assert_eq!(told.len(), 9);
    assert!(
        faults[0].contains("5. gxh8: illegal: what the pawn becomes"),
        "{faults:?}"
    );
}

#[test]
fn en_passant() {
    let plain = "1. e4 a6 2. e5 d5 3. exd6";
    same(
        plain,
        &[
            "1. e4 a6 2. e5 d5 3. exd6ep",
            "1. e4 a6 2. e5 d5 3. exd6 e.p.",
            "1. e4 a6 2. e5 d5 3. exd6e.p.",
            "1. e4 a6 2. e5 d5 3. exd6 ep",
            "1. e4 a6 2. e5 d5 3. ed6",
            "1. e4 a6 2. e5 d5 3. exd",
            "1. e4 a6 2. e5 d5 3. e5xd6 e.p.!",
            "1. e4 a6 2. e5 d5 3. e5d6",
        ],
    );
    let end = fens(&format!("{plain} *"));
    assert_eq!(
        end[5..],
        ["rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3"]
    );
    // Before it the field names the square; where nobody can take, it does not.
    assert!(
        end[4].ends_with(" w KQkq d6 0 3") && end[1].ends_with(" b KQkq - 0 1"),
        "{end:?}"
    );
}

#[test]
fn long_and_uci_moves() {
    same(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4",
        &[
            "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 Ng8-f6 4. 0-0 Nf6xe4",
            "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 g8f6 4. e1g1 f6e4",
            "1. Pe4 Pe5 2. N1f3 Nb8c6 3. Bfb5 Ngf6 4. Ke1-g1 N:e4",
            "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.o-o Ne4",
            "1 e4 e5 2 Nf3 Nc6 3 Bb5 Nf6 4 O-O Nf6-e4",
            "1.- e4 e5 2.- Nf3 Nc6 3.- Bb5 Nf6 4.- O-O Nxe4",
            "1. e2–e4 e7–e5 2. Ng1–f3 Nb8–c6 3. Bf1−b5 Ng8‑f6 4. 0–0 Nf6×e4",
        ],
    );
    // In Fischer's chess a king that takes its own rook castles.
    let head = "[FEN \"1r2k2r/8/8/8/8/8/8/1R2K1R1 w GBhb - 0 1\"]\n\n";
    let castled = fens(&format!("{head}1. O-O O-O-O *"));
    assert_eq!(fens(&format!("{head}1. e1g1 e8b8 *")), castled);
    assert_eq!(castled[2], "2kr3r/8/8/8/8/8/8/1R3RK1 w - - 2 2");
}

#[test]
fn captures_without_a_sign() {
    same(
        "1. e4 Nc6 2. d4 d5 3. exd5 a6 4. dxc6 bxc6",
        &[
            "1. e4 Nc6 2. d4 d5 3. ed5 a6 4. dc6 bc6",
            "1. e4 Nc6 2. d4 d5 3. e:d5 a6 4. d:c6 b:c6",
            "1. e4 Nc6 2. d4 d5 3. ed a6 4. dc bc",
            "1. e4 Nc6 2. d4 d5 3. exd a6 4. dxc bxc",
        ],
    );
    let fens = fens("1. e4 Nc6 2. Bb5 a6 3. h3 h6 4. Bc6 *");
    assert_eq!(
        fens[7],
        "r1bqkbnr/1ppppp1p/p1B4p/8/4P3/7P/PPPP1PP1/RNBQK1NR b KQkq - 0 4"
            .replace("1ppppp1p", "1pppppp1")
    );
}

#[test]
fn figurines() {
    same(
        "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Bc4 Bb4+ 5. Kf1 Qe7 6. Rg1",
        &[
            "1. e4 e5 2. ♘f3 ♞c6 3. d4 exd4 4. ♗c4 ♝b4+ 5. ♔f1 ♛e7 6. ♖g1",
            "1. ♙e4 ♟e5 2. ♘\u{fe0e}f3 ♘c6 3. d4 e×d4 4. ♗c4 ♗b4† 5. ♔f1 ♕e7 6. ♖g1",
        ],
    );
}

#[test]
fn signs_behind_moves() {
    same(
        "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#",
        &[
            "1. e4‼ e5⁉ 2. Qh5?! Nc6!? 3. Bc4⁇ Nf6?? 4. Qxf7++",
            "1. e4+/- e5-/+ 2. Qh5+- Nc6-+ 3. Bc4= Nf6+= 4. Qxf7#!!",
            "1. e4 ± e5 ∓ 2. Qh5 ⩲ Nc6 ⩱ 3. Bc4 ∞ Nf6 = 4. Qxf7#",
            "1. e4 +/= e5 =/+ 2. Qh5 N Nc6 D 3. Bc4 ~ Nf6 □ 4. Qxf7 mate",
            "1. e4 !! e5 ? 2. Qh5 $6 Nc6 $1 $14 3. Bc4 Nf6 $4 4. Qxf7# $18",
            "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7‡",
        ],
    );
}

#[test]
fn blanks_and_numbers() {
    same(
        "1. e4 e5 2. Nf3 Nc6",
        &[
            "1. e4 1…e5 2. Nf3 2…Nc6",
            "1.\u{a0}e4 e5\u{a0}2.\u{a0}Nf3\u{202f}Nc6",
            "1. e4 1... e5 2.Nf3 2...Nc6",
            "1.e4 1. … e5 2. Nf3 .. Nc6",
            "1. e4\u{feff} e5\u{2003}2. Nf3\r\n\r\n\tNc6",
        ],
    );
    // The no-break space of Latin-1.
    let (told, faults) = read_as(Format::Games, b"1.\xa0e4 e5\xa02.\xa0Nf3 Nc6 *", false);
    assert_eq!((told.len(), faults.len()), (5, 0), "{faults:?}");
}

#[test]
fn comments_with_anything_in_them() {
    same(
        "1. e4 e5 2. Nf3",
        &[
            "{a ( [ ; % 1-0 } 1. e4 {[%clk 0:01] (} e5 ; a { ( [ 1-0\n2. Nf3 {}",
            "1. e4\n% 1... c5 { [Event \"x\"]\ne5 2. Nf3",
            "1. e4 {\n[Site \"x\"]\n\n} e5 2. Nf3 {a\n\n\n[Round \"y\"] }",
            "1. e4 (1. d4 {)} (1. c4) d5) e5 (1... c5) 2. Nf3",
        ],
    );
}

#[test]
fn results_behind_the_moves() {
    let result = |text: &str| {
        let (told, faults) = read_as(Format::Games, text, false);
        assert!(faults.is_empty(), "{text}: {faults:?}");
        assert!(told.iter().all(|other| other.result == told[0].result));
        told[0].result
    };
    assert_eq!(result("1. e4 e5 0-1"), Some(0.0));
    assert_eq!(result("[Result \"*\"]\n\n1. e4 e5 0-1"), Some(0.0));
    assert_eq!(
        result("[Result \"?\"]\n\n1. e4 e5 1-0 {resigns}"),
        Some(1.0)
    );
    assert_eq!(result("[Result \"1/2\"]\n\n1. e4 e5 *"), Some(0.5));
    assert_eq!(result("[Result \"1/2\"]\n\n1. e4 e5 1/2-1/2"), Some(0.5));
    assert_eq!(result("1. e4 e5 1/2"), Some(0.5));
    assert_eq!(result("1. e4 e5 ½-½"), Some(0.5));
    assert_eq!(result("1. e4 e5 1–0"), Some(1.0));
    assert_eq!(result("1. e4 (1. d4 1-0) e5 0-1"), Some(0.0));
    assert_eq!(result("1. e4 e5 *"), None);
    assert_eq!(result("1. e4 e5"), None);
    let (told, faults) = read_as(Format::Games, "[Result \"1-0\"]\n\n1. e4 e5 0-1\n", false);
    assert_eq!((told.len(), told[0].result), (3, None));
    assert_eq!(faults, ["<text>:1: game 1: two results that differ"]);
    let (told, faults) = read_as(Format::Games, "[Result \"won\"]\n\n1. e4 e5 *\n", false);
    assert_eq!((told.len(), told[0].result), (3, None));
    assert_eq!(
        faults,
        ["<text>:1: game 1: a result that is not 1, 0.5 or 0"]
    );
}

/// The games of a text as `--pgn` prints them, with a comment at each position.
pub(crate) fn printed(text: impl AsRef<[u8]>) -> Vec<Vec<u8>> {
    let form = |found: Found| match found {
        Found::Game(game) => game.commented(|_| "!".into()),
        _ => panic!("no game"),
    };
    let (events, _) = search(Wants::Games).search_text(Format::Games, text.as_ref(), form);
    let games = events.into_iter().filter_map(|event| match event {
        Event::Found { what, .. } => Some(what),
        _ => None,
    });
    games.collect()
}

#[test]
fn several_games_in_one_line() {
    let text = "[Event \"A\"] 1. e4 e5 1-0 [Event \"B\"] 1. d4 d5 0-1";
    let (told, faults) = read_as(Format::Games, text, false);
    assert!(faults.is_empty(), "{faults:?}");
    let summary: Vec<_> = told
        .iter()
        .map(|told| (told.game, told.ply, told.result))
        .collect();
    let (won, lost) = (Some(1.0), Some(0.0));
    assert_eq!(
        summary,
        [
            (1, 0, won),
            (1, 1, won),
            (1, 2, won),
            (2, 0, lost),
            (2, 1, lost),
            (2, 2, lost)
        ]
    );
    assert_eq!(
        printed(text),
        [
            &b"[Event \"A\"] {!} 1. e4 {!} e5 {!} 1-0"[..],
            b"[Event \"B\"] {!} 1. d4 {!} d5 {!} 0-1",
        ]
    );
}

#[test]
fn files_that_were_joined() {
    let one = "\u{feff}[Event \"A\"]\n\n1. e4 *\n\n";
    let two = "\u{feff}% a line\n[Event \"B\"]\n\n1. d4 *\n";
    let (told, faults) = read_as(Format::Games, format!("{one}{two}{one}"), false);
    assert!(faults.is_empty(), "{faults:?}");
    let games: Vec<_> = told.iter().map(|told| (told.game, told.ply)).collect();
    assert_eq!(games, [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]);
}

/// What was given comes back, with marks and nothing else.
#[test]
fn printed_games_are_what_was_given() {
    let game = b"[White \"M\xfcller\"]\r\n[Black \"The \\\"Big\\\" \"One\"\"]\r\n\r\n{ before  it }\r\n1. e4 ; king's pawn\r\n\
        {match} $2 e5 $1 {a  b} 2.\xa0Nf3?! e.p. (2. d4 {)} exd4)\r\n% kept\r\n2... Nc6 1/2-1/2";
    let with_marks = b"[White \"M\xfcller\"]\r\n[Black \"The \\\"Big\\\" \"One\"\"]\r\n\r\n{!} { before  it }\r\n1. e4 {!} ; king's pawn\r\n\
        {match} $2 e5 $1 {!} {a  b} 2.\xa0Nf3?! e.p. {!} (2. d4 {)} exd4)\r\n% kept\r\n2... Nc6 {!} 1/2-1/2";
    assert_eq!(printed(game), [with_marks]);
    // What is open is closed, so that another game can follow.
    for (open, closed) in [
        ("1. e4", "{!} 1. e4 {!} *"),
        ("1. e4 (1. d4 (1. c4", "{!} 1. e4 {!} (1. d4 (1. c4 ) ) *"),
        ("1. e4 {a", "{!} 1. e4 {!} {a } *"),
        ("1. e4 ; a", "{!} 1. e4 {!} ; a\n*"),
        ("1. e4\n% a", "{!} 1. e4 {!}\n% a\n*"),
        ("[Event \"x\"]", "[Event \"x\"]\n\n{!} *"),
        ("[Event \"x", "[Event \"x\n\n{!} *"),
    ] {
        let games = printed(open);
        assert_eq!(games, [closed.as_bytes()], "{open}");
        assert_eq!(
            read_as(Format::Games, &games[0], false).0,
            read_as(Format::Games, open, false).0
        );
    }
}

#[test]
fn letters_of_other_languages() {
    let plain = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd6 6. Re1 Kd8";
    same(
        plain,
        &[
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd6 6. Te1 Kd8",
            "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Dd6 6. Te1 Rd8",
            "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Dd6 6. Te1 Rd8",
            "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd6 6. Te1 Kd8",
        ],
    );
    // One such word in an English game is a slip.
    let (told, faults) = read_as(Format::Games, "1. e4 e5 2. Nf3 Nc6 3. Lb5 Nf6 *\n", false);
    assert_eq!(told.len(), 5);
    assert!(
        faults[0]
            .starts_with("<text>:1: game 1: ply 5: `Lb5` is no move; pieces are K, Q, R, B, N"),
        "{faults:?}"
    );
}

/// A word that is not understood ends its game, with its place, and nothing else.
#[test]
fn no_word_is_skipped() {
    for (word, shown) in [
        ("Nf9", "Nf9"),
        ("xx", "xx"),
        ("resigns", "resigns"),
        ("Nf3x", "Nf3x"),
        ("♘f9", "♘f9"),
        ("}", "}"),
        ("[%clk", "["),
        ("N@f3", "N@f3"),
        ("\u{1b}[31m", "\\u{1b}"),
        ("e4e5e6", "e4e5e6"),
    ] {
        let text = format!("1. e4 e5\n2. {word} Nc6 *\n\n1. d4 d5 1-0\n");
        let (told, faults) = read_as(Format::Games, &text, false);
        let games: Vec<_> = told.iter().map(|told| (told.game, told.ply)).collect();
        assert_eq!(
            games,
            [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)],
            "{word}"
        );
        assert_eq!(
            faults,
            [format!("<text>:2: game 1: ply 3: `{shown}` is no move")]
        );
    }
    // In a variation it ends the variation.
    let (told, faults) = read_as(Format::Games, "1. e4 (1. d4 xx d5) e5 *\n", true);
    assert_eq!(told.len(), 4);
    assert_eq!(faults, ["<text>:1: game 1: ply 2: `xx` is no move"]);
}

/// Games may start from positions that no game has.
#[test]
fn strange_positions() {
    let game = |fen: &str, moves: &str| {
        read_as(
            Format::Games,
            format!("[FEN \"{fen}\"]\n\n{moves} *\n"),
            false,
        )
    };
    let (told, faults) = game("8/8/8/8/8/8/P7/8 w - - 0 1", "1. a4 -- 2. a5");
    assert_eq!((told.len(), faults.len()), (4, 0), "{faults:?}");
    assert_eq!(told[3].fen, "8/8/8/P7/8/8/8/8 b - - 0 2");
    let (told, faults) = game("kk6/8/8/8/8/8/8/KK5P w KQkq - 0 1", "1. h2 Kc7 2. h3");
    assert_eq!((told.len(), faults.len()), (4, 0), "{faults:?}");
    assert_eq!(told[0].fen, "kk6/8/8/8/8/8/8/KK5P w - - 0 1");
    let (told, faults) = game("8/8/8/8/8/8/8/8 w - - 0 1", "1. e4");
    assert_eq!(told.len(), 1);
    assert_eq!(faults, ["<text>:3: game 1: ply 1: 1. e4: illegal"]);
    let (told, faults) = game("8/8", "1. e4");
    assert!(told.is_empty());
    assert!(faults[0].starts_with("<text>:1: game 1: the position of the tag FEN: placement"));
}

/// A tag that is not closed ends with its line, however the line ends: `[FEN` has no position either way.
#[test]
fn an_open_tag_without_a_value_reads_the_same_by_both_line_ends() {
    for text in ["[FEN\n", "[FEN\r\n", "[FEN\r", "[FEN \r\n"] {
        let (told, faults) = read_as(Format::Games, text, false);
        assert_eq!(told, [], "{text:?}");
        assert_eq!(faults.len(), 1, "{text:?}: {faults:?}");
        assert!(
            faults[0].contains("the position of the tag FEN"),
            "{text:?}: {faults:?}"
        );
    }
}
