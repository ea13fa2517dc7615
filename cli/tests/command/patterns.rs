use std::io::{Read, pipe};
use std::process::Stdio;

use pawn_structure::{Bitboard, Color, Pattern, PatternKind, Pawns, Rules, Square};

use crate::run::{Answer, command, done, finish, pawns};

/// How wide the column with names is.
const NAME: usize = 25;

const GROUPS: [(&str, Pattern); 10] = [
    ("Fills, spans and attacks", Pattern::FrontFill),
    ("Control of squares", Pattern::SafeSquares),
    ("Pushes", Pattern::CanPush),
    ("Contact", Pattern::Rams),
    ("Support", Pattern::Phalanx),
    ("Isolation", Pattern::Isolated),
    ("Files", Pattern::Doubled),
    ("Freedom", Pattern::Opposed),
    ("Passed pawns", Pattern::Passed),
    ("Weakness", Pattern::Backward),
];

fn kind(pattern: Pattern) -> &'static str {
    match pattern.kind() {
        PatternKind::OwnPawns => "own pawns",
        PatternKind::EnemyPawns => "enemy pawns",
        PatternKind::Squares => "squares",
        PatternKind::Files => "files",
        other => panic!("{other:?}"),
    }
}

#[test]
fn listing_has_every_pattern_once_with_kind_and_meaning() {
    let answer = pawns(["patterns"]);
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
    let mut listed: Vec<(String, String, String)> = Vec::new();
    for line in answer.out.lines().filter(|line| line.starts_with("  ")) {
        let (name, rest) = line[2..].split_at(NAME);
        let (kind, meaning) = rest[2..].split_at(11);
        let (name, kind, meaning) = (name.trim_end(), kind.trim_end(), &meaning[2..]);
        match listed.last_mut() {
            Some((.., begun)) if name.is_empty() => {
                assert_eq!(kind, "", "{line}");
                *begun += " ";
                *begun += meaning;
            }
            _ => listed.push((name.into(), kind.into(), meaning.into())),
        }
    }
    let expected: Vec<_> = Pattern::ALL
        .iter()
        .map(|pattern| {
            let (name, summary) = (pattern.name(), pattern.summary());
            (
                name.to_owned(),
                kind(*pattern).to_owned(),
                summary.to_owned(),
            )
        })
        .collect();
    assert_eq!(listed, expected);
}

#[test]
fn listing_is_grouped_and_fits_100_columns() {
    let out = pawns(["patterns"]).out;
    for line in out.lines() {
        assert!(line.len() <= 100 && line.trim_end() == line, "{line:?}");
    }
    let paragraphs: Vec<_> = out.split("\n\n").collect();
    assert_eq!(paragraphs.len(), GROUPS.len());
    for (paragraph, (title, first)) in paragraphs.into_iter().zip(GROUPS) {
        let (heading, patterns) = paragraph.split_once('\n').expect("a title");
        assert_eq!(heading, title);
        assert_eq!(patterns[2..2 + NAME].trim_end(), first.name());
    }
}

#[test]
fn page_of_a_word_with_readings() {
    // White's b3 and h4 would meet own pawns only, and of Black's pawns f6 meets g5.
    assert_eq!(
        pawns(["patterns", "lever pushes"]),
        done(
            "\
lever pushes
  kind      own pawns
  meaning   can push one square and attack an enemy pawn from there
  method    Side::lever_pushes

Readings
  free       able to push one square, and attacking an enemy pawn from there
             the default
  stockfish  with a stop that an enemy pawn attacks, whether it is free or not
             --rules stockfish11, stockfish15; differs on 8/8/2p5/1p6/1P6/8/8/8

Example for Black: 8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8
8  .  .  .  .  .  .  .  .
7  .  .  .  .  . [p] .  .
6  .  .  .  .  .  .  p  .
5  p  .  p  .  .  .  P  .
4  P  .  P  .  .  .  .  .
3  .  .  .  .  .  .  .  P
2  .  P  .  .  .  .  .  .
1  .  .  .  .  .  .  .  .
   a  b  c  d  e  f  g  h
"
        )
    );
}

#[test]
fn page_of_a_set_of_squares_with_a_partner() {
    // East of c2 is d, from its third rank on, and east of d4 is e, from the fifth.
    assert_eq!(
        pawns(["patterns", "east attack front span"]),
        done(
            "\
east attack front span
  kind      squares
  meaning   the part of the attack front span east of the pawns
  method    Side::east_attack_front_span
  mirrored  west attack front span

Example for White: 8/2p1p3/8/8/3P4/8/2P5/8
8  .  .  . [.][.] .  .  .
7  .  .  p [.][p] .  .  .
6  .  .  . [.][.] .  .  .
5  .  .  . [.][.] .  .  .
4  .  .  . [P] .  .  .  .
3  .  .  . [.] .  .  .  .
2  .  .  P  .  .  .  .  .
1  .  .  .  .  .  .  .  .
   a  b  c  d  e  f  g  h
"
        )
    );
}

/// The squares in brackets.
fn marked(drawing: &str) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for (line, rank) in drawing.lines().take(8).zip((0..8).rev()) {
        for file in 0..8 {
            let cell: String = line.chars().skip(2 + 3 * file).take(3).collect();
            if cell.starts_with('[') {
                assert!(cell.ends_with(']'), "{drawing}");
                squares |= Square::from_index(8 * rank + file)
                    .expect("on the board")
                    .bitboard();
            } else {
                assert!(cell.starts_with(' '), "{drawing}");
            }
        }
    }
    squares
}

#[test]
fn every_page_draws_its_pattern() {
    for pattern in Pattern::ALL {
        let Answer { out, err, status } = pawns(["patterns", pattern.name()]);
        assert_eq!((err.as_str(), status), ("", Some(0)), "{pattern}");
        assert!(out.starts_with(&format!("{pattern}\n  kind ")), "{out}");
        assert!(
            out.lines()
                .all(|line| line.len() <= 100 && line.trim_end() == line),
            "{out}"
        );
        let (_, example) = out.split_once("\nExample for ").expect("an example");
        let (title, drawing) = example.split_once('\n').expect("a drawing");
        let color = Color::ALL
            .into_iter()
            .find(|color| title == format!("{color:?}: {}", pattern.example()))
            .expect("a side and the placement");
        let pawns: Pawns = pattern.example().parse().expect("a placement");
        let squares = pattern.squares(pawns.side(color));
        assert!(!squares.is_empty(), "{out}");
        assert_eq!(marked(drawing), squares, "{out}");
        for reading in pattern.readings() {
            assert!(out.contains(&format!("\n  {} ", reading.name)), "{out}");
            let placement = reading.differs_on.unwrap_or("the default");
            assert!(out.contains(placement), "{out}");
        }
    }
}

/// A reading is said to be a school's if, and only if, the school's rules give another set where it differs.
#[test]
fn pages_name_the_schools_that_differ() {
    for pattern in Pattern::ALL {
        let readings = pattern.readings();
        if readings.is_empty() {
            continue;
        }
        let out = pawns(["patterns", pattern.name()]).out;
        for (name, rules) in Rules::PRESETS.iter().copied() {
            let mut differs_on = readings.iter().filter_map(|reading| reading.differs_on);
            let differs = differs_on.any(|placement| {
                let pawns: Pawns = placement.parse().expect("a placement");
                Color::ALL.into_iter().any(|color| {
                    let side = pawns.side(color);
                    pattern.squares_by(side, &rules) != pattern.squares(side)
                })
            });
            let named = out
                .lines()
                .filter_map(|line| line.trim_start().strip_prefix("--rules "))
                .filter_map(|line| line.split_once(';'))
                .flat_map(|(schools, _)| schools.split(", "))
                .filter(|school| *school == name)
                .count();
            assert_eq!(named, usize::from(differs), "{name}: {out}");
        }
    }
}

#[test]
fn names_of_methods_are_names() {
    for pattern in Pattern::ALL {
        let by_method = pawns(["patterns", pattern.method_name()]);
        assert_eq!(by_method, pawns(["patterns", pattern.name()]), "{pattern}");
    }
}

#[test]
fn names_may_be_spelt_in_many_ways() {
    let page = pawns(["patterns", "half-open files"]);
    assert!(page.out.starts_with("half-open files\n"), "{page:?}");
    for spelling in [
        "HALF-OPEN FILES",
        "half_open_files",
        " Half open  files ",
        "half-open-files",
    ] {
        assert_eq!(pawns(["patterns", spelling]), page, "{spelling}");
    }
    assert_eq!(pawns(["patterns", "half-open", "files"]), page);
    assert_eq!(pawns(["patterns", "half", "open", "files"]), page);
}

#[test]
fn unknown_names_have_near_ones() {
    for (typed, complaint) in [
        ("bakward", r#"no pattern "bakward"; nearest: backward"#),
        ("Outpost", r#"no pattern "Outpost"; nearest: outposts"#),
        (
            "backward pawns",
            r#"no pattern "backward pawns"; nearest: backward"#,
        ),
        (
            "lever_push",
            r#"no pattern "lever_push"; nearest: lever pushes"#,
        ),
        ("isolatd", r#"no pattern "isolatd"; nearest: isolated"#),
        (
            "half-open file",
            r#"no pattern "half-open file"; nearest: half-open files, open"#,
        ),
        (
            "xyzzy",
            r#"no pattern "xyzzy"; `pawns patterns` lists them all"#,
        ),
        ("", r#"no pattern ""; `pawns patterns` lists them all"#),
        (
            "\u{1b}[31m\n",
            r#"no pattern "\u{1b}[31m\n"; `pawns patterns` lists them all"#,
        ),
    ] {
        let expected = Answer {
            out: String::new(),
            err: format!("{complaint}\n"),
            status: Some(1),
        };
        assert_eq!(pawns(["patterns", typed]), expected);
    }
    let unquoted = pawns(["patterns", "chain", "head"]);
    assert_eq!(
        unquoted.err,
        "no pattern \"chain head\"; nearest: chain heads\n"
    );
}

#[test]
fn many_near_names_are_cut_short() {
    let answer = pawns(["patterns", "lever"]);
    let (_, names) = answer
        .err
        .trim_end()
        .split_once("nearest: ")
        .expect("near names");
    assert_eq!(names.split(", ").count(), 5, "{names}");
    assert!(
        names.split(", ").all(|name| name.contains("lever")),
        "{names}"
    );
}

/// Longer than any buffer on the way, to a reader that has left already.
#[test]
fn closed_pipe_ends_quietly() {
    for arguments in [
        vec!["patterns"],
        vec!["patterns", "backward"],
        vec!["show", "--all", "8/8/8/8/8/P7/8/8"],
    ] {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let mut child = command(&arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut complaint = String::new();
        let mut stderr = child.stderr.take().expect("piped");
        stderr.read_to_string(&mut complaint).expect("UTF-8");
        let status = child.wait().expect("an end").code();
        assert_eq!((complaint.as_str(), status), ("", Some(0)), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn name_that_is_not_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let name = OsStr::from_bytes(b"back\xffward");
    let answer = finish(&mut command([OsStr::new("patterns"), name]), b"");
    assert_eq!(
        (answer.out.as_str(), answer.status),
        ("", Some(2)),
        "{answer:?}"
    );
}
