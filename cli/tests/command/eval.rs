use pawn_structure::eval::{self, Weights};
use pawn_structure::{Fen, Kings, Pawns};

use crate::run::{Answer, file, pawns, text};

const ENDING: &str = "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1";

#[test]
fn terms_are_listed() {
    let answer = pawns(["eval", ENDING]);
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
    assert!(answer.out.contains("passed.6"), "{}", answer.out);
    assert!(answer.out.contains("in phase 0: +"), "{}", answer.out);
    let phase = pawns(["eval", "--phase", "24", ENDING]);
    assert!(phase.out.contains("in phase 24: "), "{}", phase.out);
    assert_eq!(pawns(["eval", "--phase", "25", ENDING]).status, Some(2));
    assert_eq!(
        pawns(["eval", "--weights", "no such file", ENDING]).status,
        Some(2)
    );
}

/// Kings count if each side has one; where there are others the answer says that they do not.
#[test]
fn kings_that_are_left_out_are_told_of() {
    let told = |answer: Answer| {
        assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
        let line = answer.out.lines().find(|line| line.starts_with("without"));
        line.map(str::to_string)
    };
    let line = "without the terms of kings, which need one on each side: White has";
    for (placement, numbers) in [
        ("8/5pk1/1P4pp/8/8/6PP/5P2/6K1", None),
        ("8/5p2/1P4pp/8/8/6PP/5P2/8", None),
        ("8/5p2/1P4pp/8/8/6PP/5P2/6K1", Some("1, Black 0")),
        ("8/5pk1/1P4pp/8/8/6PP/5P2/8", Some("0, Black 1")),
        ("8/5pk1/1P4pp/8/8/6PP/5P2/5KK1", Some("2, Black 1")),
    ] {
        let expected = numbers.map(|numbers| format!("{line} {numbers}"));
        assert_eq!(told(pawns(["eval", placement])), expected, "{placement}");
        assert_eq!(
            told(pawns(["eval", "--no-kings", placement])),
            None,
            "{placement}"
        );
    }
}

/// The line is there if something is proved, and only if kings and pawns are all that is left.
#[test]
fn what_is_proved_of_a_pawn_ending_is_said() {
    let proved = |command: &str, fen: &str| {
        let answer = pawns([command, fen]);
        assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
        let line = answer
            .out
            .lines()
            .find_map(|line| line.strip_prefix("Proved: "));
        line.map(str::to_string)
    };
    for command in ["eval", "show"] {
        for (fen, sentence) in [
            (
                "8/8/8/P7/2k5/8/8/K7 w - - 0 1",
                Some("White wins: the pawn on a5 runs and promotes in 5 plies"),
            ),
            (
                "8/8/8/P2k4/8/8/8/K7 w - - 0 1",
                Some("a draw: the pawn on a5, as solved"),
            ),
            ("8/8/8/P2k4/8/8/8/K6N w - - 0 1", None),
            ("8/8/8/P7/8/8/8/8 w - - 0 1", None),
            (
                ENDING,
                Some("White promotes first: the pawn on b6 runs and promotes in 3 plies"),
            ),
            ("4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1", None),
        ] {
            assert_eq!(proved(command, fen).as_deref(), sentence, "{command} {fen}");
        }
    }
    let ending = |fen: &str| {
        let answer = pawns(["show", "--json", fen]).out;
        let data: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
        data["ending"].clone()
    };
    assert_eq!(
        ending("k7/8/8/2K5/p7/8/8/8 b - - 0 1"),
        serde_json::json!({
            "verdict": "won", "side": "black", "pawn": "a4", "plies": 5,
            "sentence": "Black wins: the pawn on a4 runs and promotes in 5 plies",
        })
    );
    assert_eq!(
        ending("8/8/8/8/8/8/8/K1k5 b - - 0 1"),
        serde_json::json!({
            "verdict": "drawn", "side": null, "pawn": null, "plies": null,
            "sentence": "a draw: there are no pawns",
        })
    );
    assert_eq!(
        ending("4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1"),
        serde_json::Value::Null
    );
}

#[test]
fn a_file_is_scored_and_bad_lines_are_named() {
    let path = file(
        "score.epd",
        format!("{ENDING}\nnonsense\n8/8/8/8/8/8/8/8 w - -\n"),
    );
    let answer = pawns(["eval", "--tsv", text(&path)]);
    let fen = Fen::parse(ENDING).expect("a position");
    let weights = Weights::DEFAULT;
    let skeleton = Pawns::from(&fen.board);
    let kings = Kings::of(&fen.board).expect("two kings");
    let score = eval::evaluate_pawns(skeleton, &weights.pawns)
        + eval::evaluate_kings(skeleton, kings, &weights.kings);
    let fields = "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - -";
    assert_eq!(
        answer.out,
        format!("{fields}\t{}\t{}\n", score.mg, score.eg)
    );
    let errors: Vec<_> = answer.err.lines().collect();
    assert_eq!(errors.len(), 2, "{errors:?}");
    assert!(errors[0].contains("score.epd:2: "), "{errors:?}");
    assert!(
        errors[1].contains("score.epd:3: not one king"),
        "{errors:?}"
    );
    assert_eq!(answer.status, Some(2));
}

/// Weights by name, and a file of an earlier version.
#[test]
fn weights_have_names_and_warnings() {
    let alone = pawns(["eval", "--weights", "alone", ENDING]);
    assert_eq!((alone.err.as_str(), alone.status), ("", Some(0)));
    let fen = Fen::parse(ENDING).expect("a position");
    let kings = Kings::of(&fen.board);
    let score = eval::explain(Pawns::from(&fen.board), kings, &Weights::ALONE).score();
    let total = format!("in phase 0: {:+}", score.eg);
    assert!(alone.out.contains(&total), "{}", alone.out);

    let text = format!("{}unstoppable 0 12\n", Weights::DEFAULT);
    let line = text.lines().count();
    let path = file("earlier.txt", text);
    let answer = pawns(["eval", "--weights", self::text(&path), ENDING]);
    assert_eq!(answer.out, pawns(["eval", ENDING]).out);
    assert!(
        answer.err.contains(&format!(
            "earlier.txt: line {line}: `unstoppable` no longer exists;"
        )),
        "{}",
        answer.err
    );
    assert_eq!(answer.status, Some(0));
}
