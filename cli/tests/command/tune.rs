use std::fmt::Write as _;
use std::fs;

use pawn_structure::eval::{Feature, Phase, WeightName, Weights, pawn_features};
use pawn_structure::{Board, Color, Pawns, Role, Square};

use crate::run::{command, file, finish, folder, pawns, text};

const SKELETON: &str = "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - -";

#[test]
fn a_result_is_a_field() {
    let lines = format!(
        "{SKELETON} c9 \"1-0\"; id \"a#1:9\";\n\
         {SKELETON} 0 1 [0.5]\n\
         {SKELETON} id \"1-0 0-1 c9\";\n\
         {SKELETON} c9 \"1-0\"; c9 \"0-1\";\n\
         {SKELETON} c9 \"*\";\n\
         {SKELETON} 0 1 [0.3];\n"
    );
    let path = file("labels.epd", lines);
    let answer = pawns([
        "tune",
        "--holdout",
        "0",
        "--base",
        "material",
        "--unit",
        "400",
        text(&path),
    ]);
    assert!(
        answer.out.starts_with("2 positions of 2 games to train on"),
        "{}",
        answer.out
    );
    let errors: Vec<_> = answer
        .err
        .lines()
        .filter_map(|line| line.rsplit_once("labels.epd:"))
        .map(|(_, error)| error)
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
    assert!(
        answer.err.contains("warning: 2 games are few"),
        "{}",
        answer.err
    );
    assert_eq!(answer.status, Some(2));
}

/// A number for each position that is not there, or is none, is a line that is named.
#[test]
fn a_column_of_numbers_is_read_by_its_name() {
    let table = format!(
        "cp\trest\tfen\tresult\n\
         12\t-3.5\t{SKELETON}\t1\n\
         x\t4\t{SKELETON}\t1\n\
         12\tinf\t{SKELETON}\t0.5\n\
         12\n"
    );
    let path = file("numbers.tsv", table);
    let answer = pawns([
        "tune",
        "--offset",
        "rest",
        "--target",
        "mix",
        "--holdout",
        "0",
        "--unit",
        "400",
        text(&path),
    ]);
    assert!(
        answer.out.starts_with("1 positions of 1 games"),
        "{}",
        answer.out
    );
    for error in [
        "numbers.tsv:3: column `cp`: not a number",
        "numbers.tsv:4: column `rest`: not a number",
        "numbers.tsv:5: fewer columns than the header names",
    ] {
        assert!(answer.err.contains(error), "{}", answer.err);
    }
    assert_eq!(answer.status, Some(2));
    for (arguments, error) in [
        (["--offset", "other"], "no number of the name `other`"),
        (["--without", "nonsense"], "there is no feature `nonsense`"),
        (["--start", "no such file"], "no such file: "),
    ] {
        let [first, second] = arguments;
        let answer = pawns(["tune", first, second, text(&path)]);
        assert!(answer.err.contains(error), "{}", answer.err);
        assert_eq!(answer.status, Some(2));
    }
    // An EPD has no columns.
    let lines = file("no-numbers.epd", format!("{SKELETON} c9 \"1-0\";\n"));
    let answer = pawns(["tune", "--target", "mix", text(&lines)]);
    let error = "no-numbers.epd:1: no number of the name `cp`";
    assert!(answer.err.contains(error), "{}", answer.err);
    let both = pawns(["tune", "--offset", "rest", "--base", "squares", text(&path)]);
    assert!(both.out.is_empty() && both.status == Some(2), "{both:?}");
}

/// Weights beside a rest, planted in scores, are given back, the same whatever the number of threads, as
/// text and as Rust.
#[test]
fn planted_weights_are_recovered() {
    let mut state = 1_u64;
    let mut random = move |end: u32| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as u32 % end
    };
    let [passed, isolated] =
        ["passed", "isolated"].map(|name| Feature::from_name(name).expect("a feature"));
    let mut table = String::from("game\tresult\tfen\tcp\tours\n");
    for i in 0..2_500 {
        let mut board = Board::EMPTY
            .with(Square::D1, Role::King.of(Color::White))
            .with(Square::D8, Role::King.of(Color::Black));
        for color in Color::ALL {
            for _ in 0..7 {
                let square = Square::ALL[8 + random(48) as usize];
                if board.piece_at(square).is_none() {
                    board.put(square, Role::Pawn.of(color));
                }
            }
        }
        let counts = pawn_features(Pawns::from(&board));
        let count = |feature| -> i32 {
            let counts = counts.get(feature).expect("of pawns");
            counts.iter().copied().map(i32::from).sum()
        };
        let rest = random(401) as i32 - 200;
        let score = rest + 40 * count(passed) - 25 * count(isolated);
        assert_eq!(Phase::of(&board), Phase::ENDGAME);
        writeln!(table, "{}\t0.5\t{board} w - -\t{score}\t{rest}", i / 2).expect("a string");
    }
    let data = file("planted.tsv", table);
    let directory = folder();
    let [out, rust] = ["planted.txt", "planted.rs"].map(|name| directory.join(name));
    let tune = |threads| {
        let arguments = [
            "tune",
            "--no-kings",
            "--offset",
            "ours",
            "--target",
            "score",
            "--prior",
            "0.01",
            "--threads",
            threads,
            "--out",
            text(&out),
            "--rust",
            text(&rust),
            text(&data),
        ];
        let answer = finish(&mut command(arguments), b"");
        assert_eq!(answer.status, Some(0), "{}", answer.err);
        let [out, rust] = [&out, &rust].map(|path| fs::read_to_string(path).expect("weights"));
        (answer.out, out, rust)
    };
    let (report, written, constant) = tune("1");
    let tuned: Weights = written.parse().expect("weights");
    for feature in Feature::ALL {
        let planted = match feature.name() {
            "passed" => 40,
            "isolated" => -25,
            _ => 0,
        };
        for name in WeightName::of(*feature) {
            // Pawns and kings alone: only the endgame is seen.
            let found = tuned.weight(name).eg;
            assert!((found - planted).abs() <= 1, "{name}: {found}\n{report}");
        }
    }
    assert!(report.contains("\nisolated"), "{report}");
    let (summary, _) = constant.split_once('\n').expect("lines");
    let summary = summary.strip_prefix("//! ").expect("documentation");
    assert_eq!(pawn_tune::rust_constant(&tuned, summary), constant);
    assert_eq!(tune("2"), (report, written, constant));
}
