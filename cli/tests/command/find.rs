//! `pawns find`: what it prints of files that are in order, and of files that are not.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use pawn_structure::{Bitboard, Fen, Piece};

use crate::run::{Answer, command, done, file, finish, pawns};

const GAMES: &str = include_str!("../data/games.pgn");
const KNIGHT: &str = include_str!("../data/knight.pgn");
const GAMES_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games.pgn");
const KNIGHT_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/knight.pgn");
const MATE_WITH_A_KNIGHT: &str = "mate attack 1 (N k) power 3 A";

const PASSED: &str = "4k3/8/8/8/8/P7/8/4K3 w - - 0 1";
const NOT_PASSED: &str = "4k3/p7/8/8/8/P7/8/4K3 w - - 0 1";

/// A file that only this test writes.
fn find(query: &str, arguments: &[&str]) -> Answer {
    finish(&mut command([&["find", query], arguments].concat()), b"")
}

fn find_in(query: &str, path: &Path, arguments: &[&str]) -> Answer {
    let path = path.to_str().expect("UTF-8");
    find(query, &[&[path], arguments].concat())
}

type Pack = fn(&[u8]) -> Vec<u8>;

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

/// The part of each line before the first tab.
fn fens(answer: &Answer) -> Vec<&str> {
    answer
        .out
        .lines()
        .map(|line| line.split('\t').next().unwrap_or_default())
        .collect()
}

#[test]
fn positions_with_file_and_line() {
    let path = file(
        "lines.fen",
        format!("# two\n\n{PASSED}\n{NOT_PASSED}\n  {PASSED}  \n"),
    );
    let name = path.display();
    let answer = find_in("white passed", &path, &[]);
    assert_eq!(
        answer,
        done(format!("{PASSED}\t{name}:3\n{PASSED}\t{name}:5\n"))
    );
    assert_eq!(find_in("white passed", &path, &["--count"]), done("2\n"));
    assert_eq!(
        find_in("white passed", &path, &["--limit", "1"]),
        done(format!("{PASSED}\t{name}:3\n"))
    );
    let nothing = find_in("N", &path, &[]);
    assert_eq!((nothing.out.as_str(), nothing.status), ("", Some(1)));
    assert_eq!(find_in("N", &path, &["--count"]).out, "0\n");
}

#[test]
fn standard_input() {
    let input = format!("{NOT_PASSED}\n{PASSED}");
    let expected = done(format!("{PASSED}\t<stdin>:2\n"));
    assert_eq!(
        finish(&mut command(["find", "white passed"]), input.as_bytes()),
        expected
    );
    assert_eq!(
        finish(
            &mut command(["find", "white passed", "-"]),
            input.as_bytes()
        ),
        expected
    );
    let packed = gzip(input.as_bytes());
    assert_eq!(
        finish(&mut command(["find", "white passed", "-"]), &packed),
        expected
    );
    let games = finish(
        &mut command(["find", "mate", "-", "--count"]),
        KNIGHT.as_bytes(),
    );
    assert_eq!(games, done("4\n"));
}

#[test]
fn epd_operations_are_passed_over() {
    let line = "4k3/8/8/8/8/P7/8/4K3 w - - bm a4; id \"one; 2\";";
    let path = file("one.epd", format!("{line}\n{PASSED} c9 \"1-0\";\n"));
    assert_eq!(fens(&find_in("passed", &path, &[])), [PASSED; 2]);
    let path = file("operations.fen", line);
    assert_eq!(fens(&find_in("passed", &path, &[])), [PASSED]);
    let misnamed = file("operations.pgn", line);
    assert_eq!(
        fens(&find_in("passed", &misnamed, &["--format", "epd"])),
        [PASSED]
    );
    let unnamed = file("operations", line);
    assert_eq!(fens(&find_in("passed", &unnamed, &[])), [PASSED]);
}

#[test]
fn packed_files_are_read_as_plain_ones() {
    let packers: [(&str, Pack); 3] = [("gz", gzip), ("zst", zstd), ("bz2", bzip2)];
    let games = find("passed", &[GAMES_PATH]);
    assert_eq!(games.status, Some(0), "{games:?}");
    for (ending, pack) in packers {
        let twice = [
            pack(PASSED.as_bytes()),
            pack(format!("\n{PASSED}\n").as_bytes()),
        ]
        .concat();
        let path = file(&format!("twice.fen.{ending}"), twice);
        assert_eq!(
            fens(&find_in("passed", &path, &[])),
            [PASSED; 2],
            "{ending}"
        );
        let path = file(&format!("games.pgn.{ending}"), pack(GAMES.as_bytes()));
        let answer = find_in("passed", &path, &[]);
        let name = path.display().to_string();
        assert_eq!(
            answer,
            done(games.out.replace(GAMES_PATH, &name)),
            "{ending}"
        );
        // The name does not decide how a file is packed.
        let path = file(&format!("misnamed-{ending}.pgn"), pack(GAMES.as_bytes()));
        assert_eq!(
            fens(&find_in("passed", &path, &[])),
            fens(&games),
            "{ending}"
        );
    }
}

#[test]
fn a_study_with_one_knight() {
    let place = format!("\t{KNIGHT_PATH}:1\tgame 1\tply 3\n");
    let expected = format!("8/8/8/8/6p1/8/p1N5/k1K5 b - - 1 2{place}");
    assert_eq!(
        find(MATE_WITH_A_KNIGHT, &[KNIGHT_PATH]),
        done(expected.clone())
    );
    let variation = format!(
        "8/8/8/8/8/1N6/p5p1/k1K5 b - - 1 4\t{KNIGHT_PATH}:1\tgame 1\tply 7 in a variation\n"
    );
    let with = find(MATE_WITH_A_KNIGHT, &[KNIGHT_PATH, "--variations"]);
    assert_eq!(with, done(expected + &variation));
    // The other games have mates as well, and one of them is Black's with a knight.
    assert_eq!(find("mate", &[KNIGHT_PATH, "--count"]), done("4\n"));
    let flipped = find(
        &format!("flipcolor {{ {MATE_WITH_A_KNIGHT} }} wtm"),
        &[KNIGHT_PATH],
    );
    assert!(flipped.out.contains("\tgame 5\tply 3\n"), "{flipped:?}");
    assert_eq!(find("stalemate", &[KNIGHT_PATH, "--count"]), done("1\n"));
    assert_eq!(find(MATE_WITH_A_KNIGHT, &[GAMES_PATH]).status, Some(1));
}

/// The pieces that the query sees are those of the FEN that is printed, after every kind of move.
#[test]
fn pieces_are_where_the_moves_put_them() {
    for letter in "KQRBNPkqrbnp".chars() {
        let answer = find(&letter.to_string(), &[GAMES_PATH, "--json", "--variations"]);
        assert_eq!(answer.status, Some(0), "{answer:?}");
        for line in answer.out.lines() {
            let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let fen = object["fen"].as_str().expect("a FEN");
            let fen = Fen::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            let squares = object["squares"].as_array().expect("squares");
            let squares = squares.iter().map(|square| {
                square
                    .as_str()
                    .expect("a name")
                    .parse::<pawn_structure::Square>()
                    .expect("a square")
            });
            let piece = Piece::from_char(letter).expect("a piece");
            let expected = fen.board.pieces(piece.color, piece.role);
            assert_eq!(squares.collect::<Bitboard>(), expected, "{letter}: {line}");
        }
    }
    // Plies of the main lines and the start positions: 35 + 15 + 6 + 2 and 4; in the variations 5.
    assert_eq!(find(". 64", &[GAMES_PATH, "--count"]), done("62\n"));
    assert_eq!(
        find(". 64", &[GAMES_PATH, "--count", "--variations"]),
        done("67\n")
    );
    assert_eq!(
        find(". 64", &[GAMES_PATH, "--count", "--first"]),
        done("4\n")
    );
    let places = find("Kg1 kc8 Rf1 rd8 [Pp] 0", &[GAMES_PATH]);
    assert_eq!(
        places.out,
        format!("2kr3r/8/8/8/8/8/8/1R3RK1 w - - 2 2\t{GAMES_PATH}:27\tgame 4\tply 2\n")
    );
}

#[test]
fn both_sides_castled() {
    let answer = find("Kg1 kc8 Rf1 rd8 r 2 2", &[GAMES_PATH, "--first"]);
    assert!(answer.out.contains("\tgame 1\tply 20\n"), "{answer:?}");
}

#[test]
fn json_has_everything() {
    let answer = find(
        "mate attack 1 3 (N k) {attack (N .)} 1 8",
        &[KNIGHT_PATH, "--json", "--limit", "1"],
    );
    let object: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    let expected = serde_json::json!({
        "fen": "8/8/8/8/6p1/8/p1N5/k1K5 b - - 1 2", "file": KNIGHT_PATH, "line": 1, "game": 1, "ply": 3, "count": 1,
        "tags": {
            "Event": "A knight alone", "Site": "composed", "Date": "????.??.??", "Round": "-",
            "White": "Study", "Black": "To mate", "Result": "1-0",
        },
    });
    assert_eq!(object, expected);
    let path = file("set.fen", PASSED);
    let answer = find_in("attack (K _) & a-d1", &path, &["--json"]);
    let object: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(object["squares"], serde_json::json!(["d1"]));
}

#[test]
fn sorted_by_the_first_number() {
    let (one, two, three) = (
        "8/8/8/8/8/8/P7/8 w - - 0 1",
        "8/8/8/8/8/8/PP6/8 w - - 0 1",
        "8/8/8/8/8/8/PPP5/8 w - - 0 1",
    );
    let path = file("sorted.fen", [two, one, three, two].join("\n"));
    let answer = find_in("P 1 8 power 1 9 A", &path, &["--sort"]);
    let name = path.display();
    let expected =
        format!("{three}\t{name}:3\n{two}\t{name}:1\n{two}\t{name}:4\n{one}\t{name}:2\n");
    assert_eq!(answer, done(expected.clone()));
    let few = find_in("P 1 8", &path, &["--sort", "--limit", "2"]);
    assert_eq!(
        few.out.lines().collect::<Vec<_>>(),
        expected.lines().take(2).collect::<Vec<_>>()
    );
    let unsorted = find_in("P", &path, &["--sort"]);
    assert_eq!(unsorted.status, Some(2));
    assert!(unsorted.err.contains("needs a range"), "{unsorted:?}");
}

#[test]
fn games_with_comments_at_the_matches() {
    let answer = find(MATE_WITH_A_KNIGHT, &[KNIGHT_PATH, "--pgn"]);
    let expected = "\
[Event \"A knight alone\"]
[Site \"composed\"]
[Date \"????.??.??\"]
[Round \"-\"]
[White \"Study\"]
[Black \"To mate\"]
[Result \"1-0\"]
[SetUp \"1\"]
[FEN \"8/8/8/1N4p1/8/8/p7/k1K5 w - - 0 1\"]

{ The black king has no square, and the pawn's moves run out. } 1. Nd4 g4 2. Nc2# {match: 1}
( 2. Ne2 g3 3. Nd4 g2 4. Nb3# { as well } ) 1-0
";
    assert_eq!(answer, done(expected));
    // What is printed is read again, with the same answers and no others.
    let again = finish(&mut command(["find", ". 64", "--pgn"]), GAMES.as_bytes());
    let twice = finish(
        &mut command(["find", ". 64", "--count", "--variations"]),
        again.out.as_bytes(),
    );
    assert_eq!(twice, done("67\n"));
}

/// A tag that is not known must not become one that is.
#[test]
fn a_carriage_return_inside_a_tag_stays() {
    let printed = |game: &str| {
        let arguments = ["find", ". 64", "--pgn", "--format", "pgn"];
        finish(&mut command(arguments), game.as_bytes())
    };
    let smallest = printed("[FEN\r\"\n");
    assert_eq!(smallest, done("[FEN\r\"\n\n{match: 64} *\n"));
    assert_eq!(
        printed(&smallest.out),
        done("[FEN\r\"\n\n{match: 64} {match: 64} *\n")
    );
    let lines_end_with_it =
        printed("[Event\r\"x\"]\r\n[Site \"y\"]\r\n\r\n1. e4 {a\rb\r\nc} *\r\n");
    let tags = "[Event\r\"x\"]\r\n[Site \"y\"]\r\n\r\n";
    let moves = "{match: 64} 1. e4 {match: 64} {a\rb\r\nc} *\n";
    assert_eq!(lines_end_with_it, done(format!("{tags}{moves}")));
}

/// What stands behind it is no game of its own, which would begin in the usual position.
#[test]
fn a_quote_inside_a_tag_does_not_end_it() {
    const START: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for tag in [
        r#"[Event "The "Big" Open"]"#,
        r#"[Event "The "Big"" ] "#,
        r#"[Event ""Big" Open"]"#,
        r#"[Event "The "Big]"#,
        r#"[Event "The \"Big\" Open"]"#,
        r#"[Event "Big" [Site "Here"] [Round "1"]"#,
        r#"[Event "C:\Big\"#,
    ] {
        let fen = format!("[FEN \"{START}\"]");
        for tags in [format!("{tag}\n{fen}"), format!("{fen}\n{tag}")] {
            let game = format!("{tags}\n\n1. e4 *\n");
            let find = |arguments: &[&str]| {
                let arguments = [&["find", ". 64", "--format", "pgn"], arguments].concat();
                finish(&mut command(arguments), game.as_bytes())
            };
            assert_eq!(
                fens(&find(&[])),
                [START, "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"],
                "{tags}"
            );
            let printed = format!("{tags}\n\n{{match: 64}} 1. e4 {{match: 64}} *\n");
            assert_eq!(find(&["--pgn"]), done(&printed), "{tags}");
        }
    }
}

#[test]
fn games_without_tags_keep_their_results() {
    let find = |games: &str, how: &[&str]| {
        let arguments = [&["find", ". 64", "--format", "pgn"], how].concat();
        finish(&mut command(arguments), games.as_bytes())
    };
    let printed = find("1. e4 1-0 1. d4 d5 *\n", &["--pgn"]);
    let expected = "\
{match: 64} 1. e4 {match: 64} 1-0

{match: 64} 1. d4 {match: 64} d5 {match: 64} *
";
    assert_eq!(printed, done(expected));
    assert_eq!(find(&printed.out, &["--count"]), done("5\n"));
}

#[test]
fn words_of_a_school() {
    let path = file("ram.fen", "8/8/7k/7p/7P/7K/8/8");
    assert_eq!(find_in("backward", &path, &[]).status, Some(1));
    assert_eq!(
        find_in("backward", &path, &["--rules", "stockfish15"]).status,
        Some(0)
    );
    assert_eq!(
        find_in("backward", &path, &["--rules", "cqk"]).status,
        Some(2)
    );
}

#[test]
fn threads_and_packing_do_not_change_answers() {
    let mut text = String::new();
    for round in 0..400 {
        text += &GAMES.replace("[Site \"?\"]", &format!("[Site \"{round}\"]"));
        text += "\n";
        text += KNIGHT;
        text += "\n";
    }
    let path = file("many.pgn", &text);
    let packed = file("many.pgn.gz", gzip(text.as_bytes()));
    let one = find_in("passed check", &path, &["--threads", "1"]);
    assert!(
        one.out.lines().count() > 1000 && one.err.is_empty(),
        "{one:?}"
    );
    for threads in ["2", "7"] {
        assert_eq!(find_in("passed check", &path, &["--threads", threads]), one);
    }
    let name = |path: &Path| path.display().to_string();
    let unpacked = find_in("passed check", &packed, &[]);
    assert_eq!(unpacked.out.replace(&name(&packed), &name(&path)), one.out);
    let mut games: Vec<u64> = Vec::new();
    for line in one.out.lines() {
        let game = line
            .split('\t')
            .find_map(|field| field.strip_prefix("game "))
            .expect("a game");
        games.push(game.parse().expect("a number"));
    }
    assert!(
        games.is_sorted() && games.last().is_some_and(|last| *last > 3900),
        "{:?}",
        games.last()
    );
}

/// The real games, if they are at hand: the same with 1 and 2 threads and from gzip.
#[test]
fn real_games() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/games");
    if !folder.is_dir() {
        println!("no games here, nothing compared");
        return;
    }
    for name in ["Capablanca.pgn", "Fischer.pgn"] {
        let path = folder.join(name);
        let one = find_in("attack (R passed)", &path, &["--threads", "1"]);
        assert_eq!((one.err.as_str(), one.status), ("", Some(0)), "{name}");
        assert_eq!(
            find_in("attack (R passed)", &path, &["--threads", "2"]),
            one,
            "{name}"
        );
        let packed = file(
            &format!("{name}.gz"),
            gzip(&fs::read(&path).expect("games")),
        );
        let unpacked = find_in("attack (R passed)", &packed, &[]);
        assert_eq!(fens(&unpacked), fens(&one), "{name}");
        let every = find_in(". 64", &path, &["--count", "--first"]);
        let games = fs::read_to_string(&path)
            .expect("UTF-8")
            .matches("[Event ")
            .count();
        assert_eq!(every, done(format!("{games}\n")), "{name}");
    }
}

#[test]
fn a_query_that_is_none() {
    let answer = find("R & pasesd", &[GAMES_PATH]);
    let expected =
        "query:1:5: unknown word `pasesd`; nearest: `passed`\n  R & pasesd\n      ^^^^^^\n";
    assert_eq!(
        (answer.out.as_str(), answer.err.as_str(), answer.status),
        ("", expected, Some(2))
    );
    assert_eq!(pawns(["find"]).status, Some(2));
    assert_eq!(find("A", &["--json", "--pgn"]).status, Some(2));
}

/// A stretch is one line, one object, one match, and two comments in its game.
#[test]
fn stretches_have_two_ends() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/structures.pgn");
    let query = "black \"ferro\" year 1991 for 4 plies (white isolani)";
    let answer = find(query, &[path]);
    assert!(
        answer.out.ends_with("\tgame 2\tply 15 to 22\n"),
        "{answer:?}"
    );
    assert_eq!(find(query, &[path, "--count"]), done("1\n"));
    let json = find(query, &[path, "--json", "--tags", "Variation"]).out;
    let object: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&object["ply"], &object["end"]), (&15.into(), &22.into()));
    assert_eq!(
        (&object["count"], &object["tags"]["Variation"]),
        (&8.into(), &"Classical".into())
    );
    let marked = find(query, &[path, "--pgn"]).out;
    assert!(marked.contains("8. exd4 {match begins: 8}"), "{marked}");
    assert!(marked.contains("11. Bf4 Na5 {match ends}"), "{marked}");
    // The longest first.
    let sorted = find("for 2 plies (white isolani)", &[path, "--sort"]).out;
    let spans: Vec<i32> = sorted
        .lines()
        .map(|line| {
            let (_, plies) = line.rsplit_once("ply ").expect("plies");
            let (first, last) = plies.split_once(" to ").expect("two");
            last.parse::<i32>().expect("a number") - first.parse::<i32>().expect("a number")
        })
        .collect();
    assert!(
        spans.len() >= 4 && spans.is_sorted_by(|a, b| a >= b),
        "{spans:?}"
    );
}

#[test]
fn a_query_of_cql_in_a_file() {
    let query = file(
        "query.cql",
        "cql(input old.pgn)\n// a comment\nflipcolor { mate /* here */ attack 1 (N k) }\n",
    );
    let query = query.to_str().expect("UTF-8");
    let answer = pawns(["find", "--count", "--file", query, KNIGHT_PATH]);
    assert_eq!(
        answer.out,
        find(
            "flipcolor { mate attack 1 (N k) }",
            &["--count", KNIGHT_PATH]
        )
        .out
    );
    assert!(answer.err.contains("cql(input old.pgn)"), "{answer:?}");
    assert_eq!(answer.status, Some(0));
    let missing = pawns(["find", "--file", "nowhere.cql", KNIGHT_PATH]);
    assert_eq!(missing.status, Some(2));
}

/// A table may have columns of tags; of positions in no game nothing is known of plies and time.
#[test]
fn tags_of_a_table() {
    let table =
        format!("fen,White,WhiteElo,result\n{PASSED},\"Tal, M\",2700,1\n{PASSED},Ada,2100,0\n");
    let path = file("tags.csv", table);
    for (query, count) in [
        ("white \"tal\"", "1"),
        ("elo white >= 2000", "2"),
        ("result 0-1 passed", "1"),
        ("white \"tal\" initial", "0"),
        ("white \"tal\" ply 0", "0"),
        ("initial", "0"),
        ("white \"tal\" for 1 ply (passed)", "0"),
        ("move 1", "0"),
    ] {
        assert_eq!(
            find_in(query, &path, &["--count"]).out,
            format!("{count}\n"),
            "{query}"
        );
    }
}

/// What cannot be read in a game that its tags exclude is not told; its variations are no matter of time.
#[test]
fn excluded_games_are_skipped() {
    let games =
        "[White \"A\"]\n\n1. e4 Qh9 *\n\n[White \"B\"]\n\n1. e4 (1. d4 Nf6 2. c4) 1... e5 *\n";
    let path = file("skipped.pgn", games);
    let told = find_in("white \"b\"", &path, &["--count"]);
    assert_eq!(told, done("3\n"));
    let all = find_in(".", &path, &["--count"]);
    assert_eq!((all.out.as_str(), all.status), ("5\n", Some(2)));
    let moved = find_in("move from Pc2 to c4", &path, &["--count", "--variations"]);
    assert_eq!(moved.out, "1\n");
    let timed = find_in("white \"b\" terminal", &path, &["--variations"]);
    assert!(timed.out.contains("\tply 2"), "{timed:?}");
}
