use std::process::{Command, Stdio};

use crate::run::{Answer, command, done, finish, pawns, pawns_reading};

const PAWN: &str = "8/8/8/8/8/P7/8/8 w - - 0 1";

fn shown(fen: &str) -> String {
    let answer = pawns(["show", fen]);
    assert_eq!(answer.status, Some(0), "{answer:?}");
    answer.out
}

/// Nothing on standard output, status 2, and one line on standard error that says all of `words`.
fn refused(answer: &Answer, words: &[&str]) {
    assert_eq!(
        (answer.out.as_str(), answer.status),
        ("", Some(2)),
        "{answer:?}"
    );
    assert_eq!(answer.err.lines().count(), 1, "{answer:?}");
    assert!(answer.err.ends_with('\n'), "{answer:?}");
    for word in words {
        assert!(answer.err.contains(word), "{word}: {answer:?}");
    }
}

#[test]
fn bad_argument_names_field_and_reason() {
    refused(&pawns(["show", "8/8/8/8/8/8/8"]), &["placement"]);
    refused(
        &pawns(["show", "8/8/8/8/8/P8/8/8"]),
        &["placement", "rank 3"],
    );
    refused(&pawns(["attacks", "8/8/8/8/8/8/8/8 W"]), &["side"]);
    refused(
        &pawns(["attacks", "8/8/8/8/8/8/8/8", "w", "-", "e9"]),
        &["en passant"],
    );
    refused(&pawns(["show", ""]), &["placement"]);
    refused(&pawns(["show", "8/8/8/8/8/8/8/8\n8/8/8/8/8/8/8/8"]), &[]);
    refused(&pawns(["show", "8/8/8/8/8/8/8/\x1b[31m"]), &["placement"]);
}

#[test]
fn usage_errors_have_the_same_status() {
    for answer in [pawns([]), pawns(["show"]), pawns(["win", PAWN])] {
        assert_eq!(
            (answer.out.as_str(), answer.status),
            ("", Some(2)),
            "{answer:?}"
        );
    }
}

#[cfg(unix)]
#[test]
fn argument_that_is_not_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let answer = finish(
        &mut command([OsStr::new("show"), OsStr::from_bytes(b"8/8\xff")]),
        b"",
    );
    refused(&answer, &["text: not UTF-8 after its first 3 bytes"]);
}

#[test]
fn positions_of_a_stream_come_in_order() {
    let black = "8/p7/8/8/8/8/8/8 b - - 5 9";
    let answer = pawns_reading("show", format!("# two\n\n{PAWN}\n   \n  {black}"));
    assert_eq!(answer, done(format!("{}\n{}", shown(PAWN), shown(black))));
}

#[test]
fn lines_may_end_in_a_carriage_return() {
    let answer = pawns_reading("show", format!("# two\r\n\r\n{PAWN}\r\n{PAWN}\r\n"));
    assert_eq!(answer, done(format!("{0}\n{0}", shown(PAWN))));
}

#[test]
fn bad_lines_are_named_and_the_others_answered() {
    let input = format!("{PAWN}\n# one\n9/8/8/8/8/8/8/8\n\n{PAWN}\n8/8/8/8/8/8/8/8 w KQx\n{PAWN}");
    let answer = pawns_reading("show", input);
    assert_eq!(answer.out, format!("{0}\n{0}\n{0}", shown(PAWN)));
    assert_eq!(answer.status, Some(2));
    let complaints: Vec<_> = answer.err.lines().collect();
    let [placement, castling] = complaints[..] else {
        panic!("{complaints:?}")
    };
    assert!(placement.starts_with("<stdin>:3: placement"), "{placement}");
    assert!(castling.starts_with("<stdin>:6: castling"), "{castling}");
}

#[test]
fn bytes_that_are_not_text() {
    let mut input = b"\xff\0\n".to_vec();
    input.extend(PAWN.as_bytes());
    input.extend(b"\n8/8/8/8/8/8/8/\xc3\n\0\n");
    let answer = pawns_reading("show", input);
    assert_eq!((answer.out, answer.status), (shown(PAWN), Some(2)));
    let complaints: Vec<_> = answer.err.lines().collect();
    let [first, third, fourth] = complaints[..] else {
        panic!("{complaints:?}")
    };
    assert_eq!(first, "<stdin>:1: text: not UTF-8 after its first 0 bytes");
    assert_eq!(third, "<stdin>:3: text: not UTF-8 after its first 14 bytes");
    assert!(fourth.starts_with("<stdin>:4: placement"), "{fourth}");
}

#[test]
fn stream_without_positions() {
    for input in ["", "\n\r\n", "# nothing\n   # here"] {
        let answer = pawns_reading("attacks", input);
        let nothing = Answer {
            out: String::new(),
            err: String::new(),
            status: Some(1),
        };
        assert_eq!(answer, nothing, "{input:?}");
    }
}

#[cfg(unix)]
#[test]
fn standard_input_that_cannot_be_read() {
    let folder = std::fs::File::open(env!("CARGO_MANIFEST_DIR")).expect("a folder");
    let output = command(["show", "-"])
        .stdin(folder)
        .output()
        .expect("the command runs");
    assert_eq!(
        (output.stdout.as_slice(), output.status.code()),
        (&b""[..], Some(2))
    );
    let complaint = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(
        complaint.starts_with("<stdin>: cannot be read: "),
        "{complaint}"
    );
}

/// More answers than any pipe holds, to a reader that leaves after one line.
#[test]
fn closed_pipe_ends_quietly() {
    use std::io::{BufRead, BufReader, Read, Write};
    let mut child = command(["attacks", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || {
        let line = format!("{PAWN}\n");
        // Ends with an error once the command is gone, which is the point.
        while stdin.write_all(line.as_bytes()).is_ok() {}
    });
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped"))
        .read_line(&mut first)
        .expect("a line");
    assert_eq!(first.trim_end(), PAWN);
    let mut complaint = String::new();
    child
        .stderr
        .take()
        .expect("piped")
        .read_to_string(&mut complaint)
        .expect("UTF-8");
    assert_eq!(
        (complaint.as_str(), child.wait().expect("an end").code()),
        ("", Some(0))
    );
    writer.join().expect("the writer stops");
}

/// A question, its answer, and only then the next question.
#[test]
fn answers_do_not_wait_for_the_end_of_the_stream() {
    use std::io::{Read, Write};
    let mut child = command(["show", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut stdout = child.stdout.take().expect("piped");
    let mut expected = shown(PAWN);
    for _ in 0..2 {
        writeln!(stdin, "{PAWN}").expect("it listens");
        let mut answer = vec![0; expected.len()];
        stdout.read_exact(&mut answer).expect("it answers");
        assert_eq!(String::from_utf8(answer).expect("UTF-8"), expected);
        // From the second on, a blank line comes first.
        expected = format!("\n{}", shown(PAWN));
    }
    drop(stdin);
    assert_eq!(child.wait().expect("an end").code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn full_disk_is_an_error() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("a full device");
    let mut command: Command = command(["show", PAWN]);
    let output = command.stdout(full).output().expect("the command runs");
    let complaint = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(complaint.starts_with("<stdout>: "), "{complaint}");
}
