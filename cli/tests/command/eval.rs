use std::fs;
use std::path::{Path, PathBuf};

use pawn_structure::eval::{self, Weights};
use pawn_structure::{Fen, Pawns};

use crate::run::pawns;

const ENDING: &str = "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1";

pub(crate) fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file of the test");
    path
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

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
    let kings = eval::Kings::of(&fen.board).expect("two kings");
    let score = eval::evaluate_pawns(skeleton, &weights.pawns)
        + eval::evaluate_kings(skeleton, kings, fen.turn, &weights.kings);
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
