//! One way in: whatever a file is, every command reads the same positions, results and complaints from it; and files
//! that are packed, cut off, joined, or written by other systems.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use pawn_structure::{Board, Fen, Kings};

use crate::run::{Answer, command, done, file, finish, folder};

const GAMES: &str = include_str!("../data/games.pgn");
const KNIGHT: &str = include_str!("../data/knight.pgn");
const ENDING: &str = "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - -";

fn run(arguments: &[&str], path: &Path) -> Answer {
    let path = path.to_str().expect("UTF-8");
    finish(&mut command([arguments, &[path]].concat()), b"")
}

type Pack = fn(&[u8]) -> Vec<u8>;
type Unpack = fn(&[u8]) -> String;

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(content).expect("packed");
    packer.finish().expect("packed")
}

fn zstd(content: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(content, ruzstd::encoding::CompressionLevel::Fastest)
}

fn bzip2(content: &[u8]) -> Vec<u8> {
    let mut packer = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
    packer.write_all(content).expect("packed");
    packer.finish().expect("packed")
}

fn utf16(text: &str, mark: bool, encode: fn(u16) -> [u8; 2]) -> Vec<u8> {
    let mark = mark.then_some(0xfeff).into_iter();
    mark.chain(text.encode_utf16()).flat_map(encode).collect()
}

/// A file of every kind, in order and not.
fn files() -> Vec<PathBuf> {
    let epd = format!(
        "\u{feff}{ENDING} c9 \"1-0\"; id \"a#1:3\";\n{ENDING} 0 1 [0.5]\n{ENDING} hmvc 3; fmvn 40; 0-1\n\u{feff}{ENDING}\n\
         {ENDING} [1.0] c9 \"0-1\";\n{ENDING} [maybe]\n8/8/8/8/8/8/8/8 w - - [1.0]\nnonsense\n# nothing\n\n"
    );
    let table = format!(
        "\u{feff}PuzzleId,FEN,Result,cp\r\n1,{ENDING} 0 1,1-0,3\r\n2,\"{ENDING}\",0.5,4\r\n3,x,1-0,1\r\n4,{ENDING},,\r\n5\r\n6,{ENDING},?!,\r\n"
    );
    let tabs =
        format!("game\tfen\tresult\na\t{ENDING}\t0\nb\t{ENDING} 3 7\t1/2-1/2\n\t{ENDING}\t1\n");
    let odd = "1. e4 e5 2. ♘f3 -- 3. Nc3 0-1\n\n[Result \"1-0\"]\n\n1. e2e4 e7-e5 2. Lc4 1-0\n\n[Result \"1-0\"]\n\n\
        1. d4 d5 0-1\n\n[Event \"A\"] 1. e4 e5 1-0 [Event \"B\"] 1. d4 d5 1/2\n\n[FEN \"8/8/8/8/8/8/P7/8 w - - 0 1\"]\n\n1. a4 1-0\n";
    let both = format!("{GAMES}\n{KNIGHT}");
    let packed = zstd(both.as_bytes());
    let cut = &packed[..packed.len() - 3];
    vec![
        file("kinds.epd", &epd),
        file("kinds.fen", epd.replace('\n', "\r\n")),
        file("kinds.csv", &table),
        file("kinds.tsv", tabs),
        file("kinds.pgn", odd),
        file("games.pgn", GAMES),
        file("knight", KNIGHT),
        file(
            "kinds.epd.gz",
            [gzip(epd.as_bytes()), gzip(epd.as_bytes())].concat(),
        ),
        file(
            "two.epd.zst",
            [zstd(epd.as_bytes()), zstd(epd.as_bytes())].concat(),
        ),
        file(
            "two.pgn.bz2",
            [bzip2(both.as_bytes()), bzip2(KNIGHT.as_bytes())].concat(),
        ),
        file("cut.pgn.zst", cut),
        file("cut.epd.gz", &gzip(epd.as_bytes())[..120]),
        file("utf16.csv", utf16(&table, true, u16::to_le_bytes)),
        file("utf16.pgn", utf16(odd, false, u16::to_be_bytes)),
        file("empty.pgn", ""),
        file("packed.xz", b"\xfd7zXZ\0rest"),
    ]
}

/// The complaints, without those about what only one command needs.
fn complaints(answer: &Answer) -> Vec<String> {
    let own = [
        ": no result",
        ": not one king on each side",
        "no position with a result",
    ];
    let lines = answer.err.lines();
    let lines = lines.filter(|line| !own.iter().any(|own| line.ends_with(own)));
    lines.map(String::from).collect()
}

#[test]
fn every_command_reads_the_same() {
    let (mut positions, mut trained, mut told) = (0, 0, Vec::new());
    for path in files() {
        let name = path.display();
        let found = run(&["find", "."], &path);
        let fens: Vec<_> = found
            .out
            .lines()
            .map(|line| line.split('\t').next().unwrap_or_default())
            .collect();
        let expected = complaints(&found);
        positions += fens.len();

        let rows = run(&["features", "--columns", "fen,result"], &path);
        assert_eq!(complaints(&rows), expected, "{name}");
        let rows: Vec<_> = rows
            .out
            .lines()
            .skip(1)
            .map(|row| row.rsplit_once(',').expect("two columns"))
            .collect();
        assert!(
            rows.iter().map(|(fen, _)| *fen).eq(fens.iter().copied()),
            "{name}"
        );

        let stats = run(&["stats"], &path);
        assert_eq!(complaints(&stats), expected, "{name}");
        assert!(
            stats
                .out
                .starts_with(&format!("{} positions, ", fens.len())),
            "{name}: {}",
            stats.out
        );

        let scored = run(&["eval", "--no-kings", "--tsv"], &path);
        assert_eq!(complaints(&scored), expected, "{name}");
        let four: Vec<_> = scored
            .out
            .lines()
            .map(|line| line.split('\t').next().unwrap_or_default().to_owned())
            .collect();
        let fields = |fen: &&str| fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        assert!(
            four.iter().eq(&fens.iter().map(fields).collect::<Vec<_>>()),
            "{name}"
        );

        // All at once, for each run fits weights.
        let has_kings = |fen: &str| Kings::of(&Board::from_fen(fen).expect("a FEN")).is_some();
        trained += rows
            .iter()
            .filter(|(fen, result)| !result.is_empty() && has_kings(fen))
            .count();
        told.extend(expected);

        let input = fs::read(&path).expect("the file");
        let shown = finish(&mut command(["show", "--json", "-"]), &input);
        let file = path.to_str().expect("UTF-8");
        let from_file = Answer {
            err: found.err.replace(file, "<stdin>"),
            ..found.clone()
        };
        // Its name told that it holds games.
        if !file.ends_with("empty.pgn") {
            assert_eq!(complaints(&shown), complaints(&from_file), "{name}");
        }
        let boards = shown.out.lines().map(|line| {
            let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
            object["fen"].as_str().expect("a FEN").to_owned()
        });
        assert!(
            boards.eq(fens.iter().map(|fen| (*fen).to_owned())),
            "{name}"
        );
    }
    let tune = TUNE.map(PathBuf::from);
    let mut tuned = finish(&mut command(tune.into_iter().chain(files())), b"");
    drop_warnings(&mut tuned);
    assert_eq!(complaints(&tuned), told);
    let first = format!("{trained} positions of ");
    assert!(tuned.out.starts_with(&first), "{first}: {}", tuned.out);
    println!(
        "{positions} positions, {trained} to train on, {} complaints",
        told.len()
    );
    assert!(positions > 300 && trained > 50 && told.len() > 20);
}

#[test]
fn results_are_those_of_the_games() {
    let path = file(
        "results.pgn",
        "1. e4 e5 0-1\n\n[Result \"*\"]\n\n1. e4 1/2\n\n[Result \"1/2\"]\n\n1. e4 *\n",
    );
    let rows = run(&["features", "--columns", "game,result"], &path);
    assert_eq!(
        rows,
        done("game,result\n1,0\n1,0\n1,0\n2,0.5\n2,0.5\n3,0.5\n3,0.5\n")
    );
    assert!(
        run(&["stats"], &path)
            .out
            .contains(" 3 games with a result")
    );
}

#[test]
fn frames_after_the_first() {
    let line = format!("{ENDING} c9 \"1-0\";\n");
    let packers: [(&str, Pack); 3] = [("zst", zstd), ("gz", gzip), ("bz2", bzip2)];
    let paths = packers
        .map(|(name, pack)| file(&format!("frames.{name}"), pack(line.as_bytes()).repeat(3)));
    for path in &paths {
        let scored = run(&["eval", "--tsv"], path);
        assert_eq!(scored.out.lines().count(), 3, "{scored:?}");
    }
    tunes(&paths, 9);
}

/// A fit that is quick and can be made of few positions.
const TUNE: [&str; 9] = [
    "tune",
    "--holdout",
    "0",
    "--base",
    "material",
    "--unit",
    "400",
    "--prior",
    "100",
];

/// Few games are too few for a fit, which is not what is asked here.
fn drop_warnings(answer: &mut Answer) {
    let lines = answer.err.split_inclusive('\n');
    answer.err = lines.filter(|line| !line.contains("warning: ")).collect();
}

/// Without a complaint, on so many positions.
fn tunes(paths: &[PathBuf], positions: usize) {
    let options = TUNE.map(PathBuf::from);
    let mut tuned = finish(&mut command(options.iter().chain(paths)), b"");
    drop_warnings(&mut tuned);
    assert_eq!(tuned.err, "");
    let first = format!("{positions} positions of ");
    assert!(tuned.out.starts_with(&first), "{first}: {}", tuned.out);
}

/// What can be read of a file that ends early is used, and its end is told.
#[test]
fn packed_files_that_end_early() {
    use std::fmt::Write as _;
    let mut text = String::new();
    for number in 0..20_000_u64 {
        // Not the same line over and over, which would be packed into nothing.
        let halfmove = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 50;
        writeln!(text, "{ENDING} {halfmove} {number}").expect("a string");
    }
    for (name, pack) in [("zst", zstd as Pack), ("gz", gzip)] {
        let packed = pack(text.as_bytes());
        let path = file(&format!("early.fen.{name}"), &packed[..packed.len() / 2]);
        for arguments in [
            &["find", "."][..],
            &["eval", "--tsv"],
            &["features", "--columns", "fen"],
        ] {
            let answer = run(arguments, &path);
            let lines = answer.out.lines().count();
            assert!(
                (5_000..15_000).contains(&lines),
                "{name} {arguments:?}: {lines}"
            );
            assert_eq!(answer.err.lines().count(), 1, "{name}: {}", answer.err);
            assert!(
                answer.err.contains(": cannot be read: "),
                "{name}: {}",
                answer.err
            );
            assert_eq!(answer.status, Some(2));
        }
        // Small ones are in the decoder's window to their end.
        let small = pack(format!("{ENDING}\n").repeat(300).as_bytes());
        let path = file(
            &format!("early-small.{name}"),
            [
                &pack(format!("{ENDING}\n").as_bytes())[..],
                &small[..small.len() - 1],
            ]
            .concat(),
        );
        let answer = run(&["find", "."], &path);
        assert!(answer.out.lines().count() >= 1, "{name}: {answer:?}");
        assert!(
            answer.err.contains(": cannot be read: "),
            "{name}: {answer:?}"
        );
    }
}

#[test]
fn packers_that_are_not_here() {
    for (name, head) in [
        ("xz", &b"\xfd7zXZ\0"[..]),
        ("7z", b"7z\xbc\xaf\x27\x1c"),
        ("zip", b"PK\x03\x04rest"),
        ("rar", b"Rar!\x1a\x07\0"),
    ] {
        let path = file(&format!("packed.{name}"), head);
        let answer = run(&["find", "."], &path);
        let told = format!(
            "{}: cannot be read: it is packed with {name}; gzip, zstd and bzip2 are unpacked here\n",
            path.display()
        );
        assert_eq!(
            (answer.out.as_str(), answer.err.as_str(), answer.status),
            ("", told.as_str(), Some(2))
        );
    }
}

#[test]
fn utf16_is_read() {
    let games = "[White \"Müller 😀\"]\n\n1. e4 ♞f6 2. Nf3 *\n";
    let plain = finish(
        &mut command(["find", ".", "--format", "pgn"]),
        games.as_bytes(),
    );
    assert_eq!(plain.out.lines().count(), 4);
    for (mark, encode) in [
        (true, u16::to_le_bytes as fn(u16) -> [u8; 2]),
        (true, u16::to_be_bytes),
        (false, u16::to_le_bytes),
        (false, u16::to_be_bytes),
    ] {
        let text = utf16(games, mark, encode);
        assert_eq!(finish(&mut command(["find", "."]), &text), plain);
        let printed = finish(&mut command(["find", "btm", "--pgn"]), &text);
        assert!(
            printed
                .out
                .starts_with("[White \"Müller 😀\"]\n\n1. e4 {match} ♞f6"),
            "{printed:?}"
        );
    }
    let path = file("utf32", b"\xff\xfe\0\0[\0\0\0");
    let answer = run(&["find", "."], &path);
    assert_eq!(answer.status, Some(2));
    assert!(
        answer.err.contains("cannot be read: it is in UTF-32"),
        "{answer:?}"
    );
}

/// Bytes that are no UTF-8 come back as they were, and nothing takes them for the colours of a terminal.
#[test]
fn latin_1_comes_back() {
    let game = b"[White \"M\xfcller \x9b1m\"]\n[Black \"A \"B\" C\"]\n\n1. e4 {Stra\xdfe} e5 ; f\xfcr\n2. Nf3 *\n\n[White \"x\"]\n\n*\n";
    let path = file("latin1.pgn", game);
    let output = command(["find", "N & f3", path.to_str().expect("UTF-8"), "--pgn"])
        .output()
        .expect("the command runs");
    let expected = b"[White \"M\xfcller \x9b1m\"]\n[Black \"A \"B\" C\"]\n\n1. e4 {Stra\xdfe} e5 ; f\xfcr\n2. Nf3 {match} *\n";
    assert_eq!(
        output.stdout,
        expected,
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
    assert_eq!(output.status.code(), Some(0));
}

/// No game is printed twice, and all of them are read again with the same positions.
#[test]
fn printed_games_are_read_again() {
    for path in files() {
        let printed = run(&["find", ".", "--format", "pgn", "--pgn"], &path);
        let count = |text: &[u8]| finish(&mut command(["find", ".", "--format", "pgn"]), text);
        let fens = |answer: &Answer| {
            let lines = answer.out.lines();
            lines
                .map(|line| line.split('\t').next().unwrap_or_default().to_owned())
                .collect::<Vec<_>>()
        };
        let once = fens(&run(&["find", ".", "--format", "pgn"], &path));
        assert_eq!(
            fens(&count(printed.out.as_bytes())),
            once,
            "{}",
            path.display()
        );
    }
}

#[test]
fn clocks_of_an_epd() {
    let path = file("clocks.epd", format!("{ENDING} hmvc 3; fmvn 40;\n"));
    let answer = run(&["find", ".", "--json"], &path);
    let object: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(object["fen"], format!("{ENDING} 3 40"));
    assert_eq!(
        object["operations"],
        serde_json::json!({ "hmvc": "3", "fmvn": "40" })
    );
}

#[test]
fn marks_are_no_part_of_a_position() {
    let epd = file(
        "mark.epd",
        format!("\u{feff}{ENDING} [1.0]\n\u{feff}{ENDING} [0.0]\n"),
    );
    let table = file(
        "mark.tsv",
        format!("\u{feff}fen\tresult\n{ENDING}\t1\n\u{feff}fen\tresult\n{ENDING}\t0\n"),
    );
    for path in [&epd, &table] {
        let scored = run(&["eval", "--tsv"], path);
        assert_eq!(
            (scored.out.lines().count(), scored.err.as_str()),
            (2, ""),
            "{scored:?}"
        );
    }
    tunes(&[epd, table], 4);
}

/// The three ways of writing sets, of one board: pawns on a2 and h7, nothing passed by.
#[test]
fn sets_in_three_ways() {
    let path = file("sets.fen", "8/7p/8/8/8/8/P7/8\n");
    let table = |arguments: &[&str]| {
        let all = [
            &[
                "features",
                "--columns",
                "white_pawns,black_pawns,white_isolated,white_passed,white_phalanx",
            ],
            arguments,
        ];
        run(&all.concat(), &path).out
    };
    let cells = |text: &str| text.lines().nth(1).expect("a row").to_owned();
    let (a2, h7) = ("0x0000000000000100", "0x0080000000000000");
    let hex = format!("{a2},{h7},{a2},{a2},0x0000000000000000");
    assert_eq!(cells(&table(&[])), hex);
    assert_eq!(cells(&table(&["--sets", "hex"])), hex);
    assert_eq!(
        cells(&table(&["--sets", "decimal"])),
        "256,36028797018963968,256,256,0"
    );
    assert_eq!(cells(&table(&["--sets", "squares"])), "a2,h7,a2,a2,-");
    let json = |sets: &str| {
        let text = table(&["--to", "jsonl", "--sets", sets]);
        let row: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        (row["black_pawns"].clone(), row["white_phalanx"].clone())
    };
    assert_eq!(json("hex"), (h7.into(), "0x0000000000000000".into()));
    assert_eq!(
        json("decimal"),
        (36_028_797_018_963_968_u64.into(), 0.into())
    );
    assert_eq!(
        json("squares"),
        (serde_json::json!(["h7"]), serde_json::json!([]))
    );
}

#[test]
fn tables_are_packed_as_their_names_say() {
    let path = file("packed.fen", format!("{ENDING}\n"));
    let arguments = ["features", "--columns", "fen,result"];
    let plain = run(&arguments, &path).out;
    let out = |name: &str| folder().join(name);
    let write = |out: &Path| {
        let out = ["--out", out.to_str().expect("UTF-8")];
        run(&[&arguments[..], &out].concat(), &path)
    };
    let unpack: [(&str, Unpack); 2] = [
        ("rows.csv.gz", |packed| {
            std::io::read_to_string(flate2::read::GzDecoder::new(packed)).expect("gzip")
        }),
        ("rows.csv.bz2", |packed| {
            std::io::read_to_string(bzip2::read::BzDecoder::new(packed)).expect("bzip2")
        }),
    ];
    for (name, unpack) in unpack {
        let answer = write(&out(name));
        assert_eq!(answer.status, Some(0), "{answer:?}");
        assert_eq!(
            unpack(&fs::read(out(name)).expect("a table")),
            plain,
            "{name}"
        );
    }
    let rows = write(&out("rows.jsonl.gz"));
    assert_eq!(rows.status, Some(0), "{rows:?}");
    let packed = fs::read(out("rows.jsonl.gz")).expect("a table");
    let text = std::io::read_to_string(flate2::read::GzDecoder::new(&packed[..])).expect("gzip");
    assert!(text.starts_with("{\"fen\":"), "{text}");
    for name in ["rows.csv.zst", "rows.csv.xz", "rows.parquet.gz"] {
        let answer = write(&out(name));
        assert_eq!(
            (answer.status, answer.err.starts_with("--out: ")),
            (Some(2), true),
            "{answer:?}"
        );
        assert!(!out(name).exists(), "{name}");
    }
    // A table is a file of positions again.
    assert_eq!(
        run(&["find", "."], &out("rows.csv.gz")).out.lines().count(),
        1
    );
}

/// The names of Fischer's and other tags in a table of games are no columns; those of a table are, in any case.
#[test]
fn columns_may_come_in_any_order() {
    let fens: BTreeSet<_> = ["fen,result,x", "x,FEN,Result", "Result,x,Fen"]
        .into_iter()
        .map(|head| {
            let cells: Vec<_> = head
                .split(',')
                .map(|name| match name.to_lowercase().as_str() {
                    "fen" => format!("{ENDING} 0 1"),
                    "result" => "1-0".into(),
                    _ => "1".into(),
                })
                .collect();
            let path = file("order.csv", format!("{head}\n{}\n", cells.join(",")));
            run(&["features", "--columns", "fen,result"], &path).out
        })
        .collect();
    let fen = Fen::parse(ENDING).expect("a FEN");
    assert_eq!(fens, BTreeSet::from([format!("fen,result\n{fen},1\n")]));
}
