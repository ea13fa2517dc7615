//! Input that is not in order: a message with file and place, and everything else is searched.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::run::{Answer, command, done, file, finish, folder};

const PASSED: &str = "4k3/8/8/8/8/P7/8/4K3 w - - 0 1";

fn count(query: &str, path: &Path) -> Answer {
    let path = path.to_str().expect("UTF-8");
    finish(&mut command(["find", query, path, "--count"]), b"")
}

/// So many positions, status 2, and complaints that begin and go on like this.
fn check(answer: &Answer, found: usize, complaints: &[(String, &str)]) {
    assert_eq!(
        (answer.out.as_str(), answer.status),
        (format!("{found}\n").as_str(), Some(2)),
        "{answer:?}"
    );
    let lines: Vec<_> = answer.err.lines().collect();
    assert_eq!(lines.len(), complaints.len(), "{answer:?}");
    for (line, (begin, part)) in lines.into_iter().zip(complaints) {
        assert!(
            line.starts_with(begin.as_str()) && line.contains(part),
            "{line}\n{begin} … {part}"
        );
    }
}

fn gzip(content: &[u8]) -> Vec<u8> {
    use std::io::Write as _;
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(content).expect("packed");
    packer.finish().expect("packed")
}

#[test]
fn bad_lines_among_good_ones() {
    let long = "x".repeat(1_000_000);
    let mut content = b"\xef\xbb\xbf".to_vec();
    for line in [
        PASSED,
        "4k3/8/8/8/8/P8/8/4K3",
        PASSED,
        "",
        "8/8\0",
        &long,
        "9/8/8/8/8/8/8/8",
        PASSED,
    ] {
        content.extend(line.as_bytes());
        content.extend(b"\r\n");
    }
    content.extend(b"8/8/8/8/8/8/8/\xff\n");
    content.extend(PASSED.as_bytes());
    let path = file("lines.fen", content);
    let place = |line| format!("{}:{line}: ", path.display());
    check(
        &count("passed", &path),
        4,
        &[
            (place(2), "placement: rank 3: more than 8 files"),
            (place(5), "placement: rank 7"),
            (place(6), "placement: rank 8: unknown piece `x`"),
            (place(7), "placement: rank 8"),
            (place(9), "text: not UTF-8"),
        ],
    );
}

#[test]
fn a_line_without_end() {
    let mut content = format!("{PASSED}\n").into_bytes();
    content.resize(content.len() + 3_000_000, b'8');
    content.extend(format!("\n{PASSED}\nx\n").as_bytes());
    let path = file("endless.fen", content);
    let place = |line| format!("{}:{line}: ", path.display());
    let complaints = [(place(2), "line longer than"), (place(4), "placement")];
    check(&count("passed", &path), 2, &complaints);
}

/// 600 games of four positions, one with a mistake in it.
fn games(mistake: &str) -> String {
    let mut text = String::new();
    for game in 1..=600 {
        let moves = if game == 3 {
            mistake
        } else {
            "1. e4 e5\n2. Nf3"
        };
        let _ = write!(text, "[Event \"{game}\"]\n[Result \"*\"]\n\n{moves} *\n\n");
    }
    text
}

#[test]
fn an_illegal_move_ends_its_game() {
    let mistakes = [
        ("1. e4 e5\n2. Ke3 Nc6", 3, 17, "ply 3: 2. Ke3: illegal"),
        ("1. e4 e5\n2. Nf9 Nc6", 3, 17, "`Nf9` is no move"),
        ("1. e4 e5 2. Nf3x Nc6", 3, 16, "`Nf3x` is no move"),
        ("1. e4 e5\n\n2. Nf3 Nf5", 4, 18, "ply 4: 2... Nf5: illegal"),
        ("1. e4 -+- 2. Nf3 e6", 2, 16, "ply 2: 1... Nf3: illegal"),
        ("1. e4 O-O", 2, 16, "ply 2: 1... O-O: illegal"),
        ("1. e4 e5 { not closed", 3, 16, "a comment is not closed"),
        ("(1. e4 e5 2. Nf3", 1, 0, ""),
    ];
    for (index, (mistake, positions, line, reason)) in mistakes.into_iter().enumerate() {
        let path = file(&format!("illegal-{index}.pgn"), games(mistake));
        let answer = count(". 64", &path);
        let found = 599 * 4 + positions;
        if reason.is_empty() {
            assert_eq!(answer, done(format!("{found}\n")), "{mistake}");
            continue;
        }
        let place = format!("{}:{line}: game 3: ", path.display());
        check(&answer, found, &[(place, reason)]);
    }
}

/// Deep or unbalanced variations change nothing in the moves that were played.
#[test]
fn variations_without_measure() {
    let deep = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(5000), ")".repeat(5000));
    let unbalanced = "1. e4 ) ) e5 ( 1... c5 ( ( *";
    for (index, moves) in [deep.as_str(), unbalanced].into_iter().enumerate() {
        let text = format!("[Event \"a\"]\n\n{moves}\n\n[Event \"b\"]\n\n1. e4 *\n");
        let path = file(&format!("variations-{index}.pgn"), text);
        assert_eq!(count(". 64", &path), done("5\n"), "{moves:.50}");
        let path = path.to_str().expect("UTF-8");
        let answer = finish(&mut command(["find", ". 64", path, "--pgn"]), b"");
        assert_eq!(
            (answer.err.as_str(), answer.status),
            ("", Some(0)),
            "{moves:.50}"
        );
        // What is left out is said.
        let answer = finish(&mut command(["find", ". 64", path, "--variations"]), b"");
        let is_deep = moves.len() > 1000;
        assert_eq!(
            answer
                .err
                .contains("game 1: variations deeper than 1000 are left out"),
            is_deep,
            "{moves:.50}"
        );
        assert_eq!(answer.status, Some(if is_deep { 2 } else { 0 }));
    }
}

/// Games without tags follow one another with nothing between them but the result.
#[test]
fn games_without_tags() {
    let path = file("untagged.pgn", "1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n1. c4 *\n");
    assert_eq!(count(". 64", &path), done("8\n"));
}

/// Memory has a bound, and what does not fit is named; the games around it are searched.
#[test]
fn a_game_without_end() {
    for end in ["", "\n"] {
        let line = "x".repeat(1000) + end;
        let long = line.repeat(18_000);
        let text = format!(
            "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e4 {{{long}}} *\n\n[Event \"c\"]\n\n1. d4 *\n"
        );
        let path = file("endless.pgn", text);
        let place = format!("{}:5: ", path.display());
        check(&count(". 64", &path), 4, &[(place, "game longer than")]);
    }
}

#[test]
fn line_ends_marks_and_blanks() {
    let plain = games("1. e4 e5\n2. Nf3");
    let expected = count(". 64", &file("plain.pgn", &plain));
    assert_eq!(expected, done("2400\n"));
    let crlf = plain.replace('\n', "\r\n");
    assert_eq!(count(". 64", &file("crlf.pgn", &crlf)), expected);
    let marked = format!("\u{feff}{crlf}");
    assert_eq!(count(". 64", &file("bom.pgn", marked)), expected);
    let apart = plain.replace("e5\n2.", "e5\n\n2.");
    assert_eq!(count(". 64", &file("apart.pgn", apart)), expected);
    let in_one_line = format!(
        "[Event \"long\"]\n\n{}*\n",
        "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(50_000)
    );
    assert_eq!(
        count(". 64", &file("long.pgn", in_one_line)),
        done("200001\n")
    );
}

#[test]
fn bytes_that_are_no_game() {
    let path = file("zeros.pgn", [0; 5000]);
    let answer = count(". 64", &path);
    assert!(matches!(answer.status, Some(0..=2)), "{answer:?}");
    let path = file(
        "tag.pgn",
        format!("[Event \"{}\n\n1. e4 *\n", "x".repeat(100_000)),
    );
    let answer = count(". 64", &path);
    assert!(
        matches!(answer.status, Some(0 | 2)) && answer.out.ends_with('\n'),
        "{answer:?}"
    );
    let path = file("positions.pgn", format!("{PASSED}\n{PASSED}\n"));
    let answer = count("passed", &path);
    assert!(answer.err.contains("is no move"), "{answer:?}");
    let path = file(
        "fen.pgn",
        "[FEN \"8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n[FEN \"x\"]\n\n*\n\n[Variant \"Atomic\"]\n\n1. e4 *\n",
    );
    let place = |line| format!("{}:{line}: ", path.display());
    check(
        &count(". 64", &path),
        0,
        &[
            (place(1), "game 1: the position of the tag FEN: "),
            (place(5), "game 2: the position of the tag FEN: "),
            (place(9), "game 3: the variant `atomic` is not known"),
        ],
    );
}

#[test]
fn packed_files_that_were_cut() {
    let text = games("1. e4 e5\n2. Nf3");
    let packed = gzip(text.as_bytes());
    let path = file("cut.pgn.gz", &packed[..packed.len() * 9 / 10]);
    let answer = count(". 64", &path);
    assert_eq!(answer.status, Some(2), "{answer:?}");
    let found: usize = answer.out.trim().parse().expect("a number");
    // What was unpacked is not lost: most of the games are.
    assert!((1200..2400).contains(&found), "{answer:?}");
    let complaint = answer.err.lines().last().expect("a complaint");
    assert!(
        complaint.starts_with(&format!("{}:", path.display()))
            && complaint.contains("cannot be read"),
        "{answer:?}"
    );
    let path = file("not-packed.fen.gz", b"\x1f\x8bnot at all");
    check(
        &count("passed", &path),
        0,
        &[(path.display().to_string(), "cannot be read")],
    );
    let path = file("not-packed.fen.zst", b"\x28\xb5\x2f\xfdnot at all");
    check(
        &count("passed", &path),
        0,
        &[(path.display().to_string(), "cannot be read")],
    );
    let path = file("not-packed.fen.bz2", b"BZhnot at all");
    check(
        &count("passed", &path),
        0,
        &[(path.display().to_string(), "cannot be read")],
    );
}

#[test]
fn files_that_are_none() {
    let good = file("good.fen", PASSED);
    let empty = file("empty.fen", "");
    let missing = folder().join("missing.pgn");
    let folder = folder();
    let arguments = ["find", "passed", "--count"].map(PathBuf::from);
    let files = [missing.clone(), folder.clone(), empty.clone(), good];
    let answer = finish(&mut command(arguments.iter().chain(&files)), b"");
    check(
        &answer,
        1,
        &[
            (
                format!("{}: ", missing.display()),
                "cannot be read: No such file",
            ),
            (
                format!("{}: ", folder.display()),
                "cannot be read: is a directory",
            ),
        ],
    );
    let answer = count("passed", &empty);
    assert_eq!(
        (answer.out.as_str(), answer.err.as_str(), answer.status),
        ("0\n", "", Some(1))
    );
}

#[test]
fn closed_pipe() {
    use std::io::{BufRead, BufReader, Read};
    let path = file("pipe.fen", format!("{PASSED}\n").repeat(200_000));
    let mut child = command(["find", "passed", path.to_str().expect("UTF-8")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped"))
        .read_line(&mut first)
        .expect("a line");
    assert!(first.starts_with(PASSED));
    let mut complaint = String::new();
    child
        .stderr
        .take()
        .expect("piped")
        .read_to_string(&mut complaint)
        .expect("UTF-8");
    let status = child.wait().expect("an end").code();
    assert!(
        complaint.is_empty() && matches!(status, Some(0 | 1)),
        "{status:?} {complaint}"
    );
}

/// A position, its answer, and then Ctrl-C, which tells what was counted.
#[cfg(unix)]
#[test]
fn interrupt() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::Command;
    let mut child = command(["find", "passed"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("piped");
    writeln!(stdin, "{PASSED}").expect("it listens");
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
    stdout
        .read_line(&mut first)
        .expect("an answer before the end of the input");
    assert_eq!(first, format!("{PASSED}\t<stdin>:1\n"));
    let killed = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(killed.expect("a signal").success());
    let mut told = String::new();
    child
        .stderr
        .take()
        .expect("piped")
        .read_to_string(&mut told)
        .expect("UTF-8");
    assert!(told.starts_with("interrupted: 1 of 1 positions"), "{told}");
    assert_eq!(child.wait().expect("an end").code(), Some(2));
}
