use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use pawn_structure::eval::{self, Feature, PawnWeights, Score, Weights};
use pawn_structure::{Board, Color, Fen, Pawns, Role, Square};

use crate::run::{command, finish, pawns};

const ENDING: &str = "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1";

fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file of the test");
    path
}

fn text(path: &Path) -> &str {
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

#[test]
fn a_result_is_a_field() {
    let lines = "\
        8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - c9 \"1-0\"; id \"a#1:9\";\n\
        8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1 [0.5]\n\
        8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - id \"1-0 0-1 c9\";\n\
        8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - c9 \"1-0\"; c9 \"0-1\";\n\
        8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - c9 \"*\";\n\
        8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1 [0.3];\n";
    let path = file("labels.epd", lines);
    let answer = pawns(["tune", "--holdout", "0", text(&path)]);
    assert!(
        answer.out.starts_with("2 positions to train on"),
        "{}",
        answer.out
    );
    let errors: Vec<_> = answer
        .err
        .lines()
        .map(|line| line.rsplit_once("labels.epd:").expect("a place").1)
        .collect();
    assert_eq!(
        errors,
        [
            "3: no result",
            "4: two results that differ",
            "5: no result",
            "6: a result that is not 1, 0.5 or 0"
        ]
    );
    assert_eq!(answer.status, Some(2));
}

/// Results drawn by known weights give these weights back.
#[test]
fn planted_weights_are_recovered() {
    let mut state = 1_u64;
    let mut random = move || {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as u32
    };
    let mut scores = [Score::ZERO; PawnWeights::LEN];
    for (feature, value) in [
        (Feature::Islands, -60),
        (Feature::BothWings, 80),
        (Feature::Space, 25),
    ] {
        scores[feature.range()][0] = Score::new(value, value);
    }
    let planted = PawnWeights::new(&scores);
    let mut table = String::from("result\tfen\n");
    for _ in 0..20_000 {
        let mut board = Board::EMPTY
            .with(Square::D1, Role::King.of(Color::White))
            .with(Square::D8, Role::King.of(Color::Black));
        for file in 0..8 {
            for color in Color::ALL {
                let square = Square::ALL[8 * (1 + random() as usize % 6) + file];
                if random() % 4 < 3 {
                    board.put(square, Role::Pawn.of(color));
                }
            }
        }
        let score = eval::evaluate_pawns(Pawns::from(&board), &planted);
        let p = 1.0 / (1.0 + 10_f64.powf(-f64::from(score.eg) / 400.0));
        let result = u8::from(f64::from(random()) / f64::from(u32::MAX >> 1) < p);
        writeln!(table, "{result}\t{board} w - -").expect("a string");
    }
    let data = file("planted.tsv", table);
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("planted.txt");
    let arguments = ["tune", "--no-kings", "--out", text(&out), text(&data)];
    let answer = finish(&mut command(arguments), b"");
    assert_eq!(answer.status, Some(0), "{}", answer.err);
    let written = fs::read_to_string(&out).expect("weights");
    let tuned: Weights = written.parse().expect("weights");
    // Pawns and kings alone: only the endgame is seen.
    let errors: Vec<f64> = (tuned.pawns.scores().iter().zip(&scores))
        .map(|(tuned, planted)| f64::from(tuned.eg - planted.eg))
        .collect();
    let mean = (errors.iter().map(|error| error * error).sum::<f64>()
        / f64::from(errors.len() as u32))
    .sqrt();
    println!("root of the mean square error: {mean:.1}");
    assert!(mean < 15.0, "{mean}");
    for feature in [Feature::Islands, Feature::BothWings, Feature::Space] {
        assert!(
            errors[feature.range().start].abs() < 30.0,
            "{feature}: {errors:?}"
        );
    }

    // The same once more is the same to the last byte.
    assert_eq!(finish(&mut command(arguments), b"").out, answer.out);
    assert_eq!(fs::read_to_string(&out).expect("weights"), written);
}
