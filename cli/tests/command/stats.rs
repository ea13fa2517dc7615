//! Counts of patterns and formations: against `find`, by hand, and as a page in a browser.

use std::process::Command;
use std::{env, fs};

use pawn_structure::{Formation, Pattern};

use crate::run::{self, command, done, finish, folder, pawns, text};

/// Two games by hand: White wins with an Isolani from the third position on, Black loses none.
const GAMES: &str = "\
[Event \"first\"]
[Result \"1-0\"]
[FEN \"4k3/pp2pppp/8/3p4/3P4/4P3/PP3PPP/4K3 w - - 0 1\"]
[SetUp \"1\"]

1. e4 dxe4 2. d5 1-0

[Event \"second\"]
[Result \"1/2-1/2\"]
[FEN \"4k3/8/8/8/P7/8/8/4K3 b - - 0 1\"]
[SetUp \"1\"]

1... Kd7 1/2-1/2

[Event \"third\"]
[Result \"*\"]
[FEN \"4k3/8/8/8/P7/8/8/4K3 b - - 0 1\"]
[SetUp \"1\"]

1... Kd7 *
";

fn file(name: &str, content: &str) -> String {
    text(&run::file(name, content)).to_owned()
}

/// The numbers of a row: positions, games, White's score in per cent.
fn row(table: &str, name: &str, side: &str) -> Option<(u64, u64, String)> {
    let line = table.lines().find(|line| {
        line.strip_prefix(name)
            .is_some_and(|rest| rest.starts_with("  ") && rest.trim_start().starts_with(side))
    })?;
    let rest = line[name.len()..].trim_start()[side.len()..].split_whitespace();
    let fields: Vec<_> = rest.collect();
    let number = |field: &str| field.parse().expect("a number");
    Some((number(fields[0]), number(fields[2]), fields[3].to_owned()))
}

#[test]
fn games_count_once_and_positions_each() {
    let answer = pawns(["stats", &file("by_hand.pgn", GAMES)]);
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
    let table = answer.out;
    // Four positions, two and two; two games have a result, three half points of four.
    assert!(
        table.starts_with("8 positions, 2 games with a result, White's score 75.0 %\n"),
        "{table}"
    );
    // a4 is passed in both positions of the second and the third game; nobody is in the first.
    assert_eq!(row(&table, "outside passers", "White"), None);
    assert_eq!(row(&table, "passed", "Black"), None);
    let passed = row(&table, "passed", "White").expect("it occurs");
    assert_eq!(passed, (4, 1, "50.0".into()));
    assert_eq!(row(&table, "passed", "either"), Some(passed));
}

#[test]
fn counts_are_those_of_find() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/knight.pgn");
    let by_hand = file("as_find.pgn", GAMES);
    let table = finish(&mut command(["stats", "--all", games, &by_hand]), b"").out;
    let find = |query: &str| {
        let answer = finish(
            &mut command(["find", "--count", query, games, &by_hand]),
            b"",
        );
        answer.out.trim().parse::<u64>().expect("a number")
    };
    for pattern in Pattern::ALL {
        let counted = row(&table, pattern.name(), "either").map_or(0, |(positions, ..)| positions);
        assert_eq!(counted, find(pattern.method_name()), "{pattern}");
    }
    for formation in Formation::ALL {
        let counted =
            row(&table, formation.name(), "either").map_or(0, |(positions, ..)| positions);
        assert_eq!(
            counted,
            find(&format!("formation {}", formation.id())),
            "{formation}"
        );
    }
}

#[test]
fn positions_of_a_game_in_an_epd_count_as_one_game() {
    let lines = "\
4k3/8/8/8/P7/8/8/4K3 w - - c9 \"1-0\"; id \"a#1:3\";
4k3/8/8/8/8/P7/8/4K3 w - - c9 \"0-1\"; id \"b#1:3\";
4k3/8/8/8/P7/8/8/4K3 b - - c9 \"1-0\"; id \"a#1:5\";
4k3/8/8/8/P7/8/8/4K3 b - - [0.5]
";
    let answer = pawns(["stats", &file("games.epd", lines)]);
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
    assert!(
        answer
            .out
            .starts_with("4 positions, 3 games with a result, White's score 50.0 %\n"),
        "{}",
        answer.out
    );
    assert_eq!(
        row(&answer.out, "passed", "White"),
        Some((4, 3, "50.0".into()))
    );
}

#[test]
fn nothing_is_found_in_nothing() {
    let answer = pawns(["stats", &file("empty.pgn", "")]);
    assert_eq!((answer.err.as_str(), answer.status), ("", Some(1)));
}

/// Numbers that were counted by hand in the games above: two of them have a result.
#[test]
fn groups_are_counted_by_tags() {
    let games = "\
[White \"A\"]
[Black \"B\"]
[WhiteElo \"2400\"]
[BlackElo \"2301\"]
[Date \"1999.??.??\"]
[Result \"1-0\"]

1. e4 e5 1-0

[White \"B\"]
[Black \"A\"]
[WhiteElo \"2500\"]
[BlackElo \"-\"]
[Date \"2000.01.01\"]
[Result \"1/2-1/2\"]

1. d4 e5 1/2-1/2

[White \"A\"]
[Black \"C\"]
[Date \"2001.01.01\"]
[Result \"*\"]

1. e4 d5 *
";
    let path = file("groups.pgn", games);
    let rows = |by: &str, query: &str| {
        let answer = pawns(["stats", "--by", by, "--query", query, &path]);
        assert_eq!((answer.err.as_str(), answer.status), ("", Some(0)));
        let rows = answer.out.lines().skip(1);
        let fields = rows.map(|row| row.split_whitespace().take(6).collect::<Vec<_>>().join(" "));
        fields.collect::<Vec<_>>()
    };
    // Name, positions, games with them, games, their share, score.
    assert_eq!(rows("white", "Pe4"), ["A 4 2 2 100.0 100.0"]);
    // White's stands in two positions of the first and of the third game, Black's e5 in one of the first and the second.
    assert_eq!(
        rows("player", "Pe4"),
        [
            "A 5 3 3 100.0 75.0",
            "B 1 1 2 50.0 0.0",
            "all 6 4 6 66.7 50.0"
        ]
    );
    assert_eq!(
        rows("elo:100", "."),
        [
            "2300-2399 3 1 1 100.0 100.0",
            "- 6 2 2 100.0 50.0",
            "all 9 3 3 100.0 75.0"
        ]
    );
    assert_eq!(
        rows("year:10", "Pe4"),
        [
            "1990-1999 2 1 1 100.0 100.0",
            "2000-2009 2 1 2 50.0 -",
            "all 4 2 3 66.7 100.0"
        ]
    );
    let refused = pawns(["stats", "--by", "elo:0", &path]);
    assert_eq!(refused.status, Some(2));
}

/// Each way in which a pawn may leave a set, in games of one move or two.
#[test]
fn lives_end_in_every_way() {
    let game = |fen: &str, moves: &str| {
        format!("[SetUp \"1\"]\n[FEN \"{fen} w - - 0 1\"]\n\n{moves} *\n\n")
    };
    let ends = [
        (
            "lost",
            "4k3/5p2/8/8/3P4/2N1r3/8/4K3",
            "1. Kf1 Rd3 2. Ke1 Rxd4",
        ),
        (
            "exchanged",
            "4k3/8/8/4r3/3P4/4P3/8/4K3",
            "1. Kf1 Rd5 2. Kf2 Rxd4 3. exd4",
        ),
        ("took", "4k3/8/8/4p3/3P4/8/8/4K3", "1. dxe5 Ke7"),
        ("exchanged", "4k3/8/3p4/4p3/3P4/8/8/4K3", "1. dxe5 dxe5"),
        ("promoted", "8/3P3k/8/8/8/8/8/4K3", "1. d8=Q Kg7"),
        ("passed", "7k/4p3/8/3P4/8/8/8/K7", "1. Kb1 e5 2. Kb2"),
        ("end of the game", "7k/8/8/3P4/8/8/8/K7", "1. Kb1 Kg8"),
    ];
    for (index, (end, fen, moves)) in ends.iter().enumerate().skip(1) {
        let path = file("life.pgn", &game(fen, moves));
        let set = if *end == "passed" {
            "P & d1-8 & ~passed"
        } else {
            "P & d1-8"
        };
        let answer = pawns(["stats", "--lives", set, &path]);
        let rows: Vec<_> = answer.out.lines().skip(1).collect();
        assert!(rows[0].starts_with(end), "{index}: {moves}\n{}", answer.out);
    }
    let (_, fen, moves) = ends[0];
    let path = file("lost.pgn", &game(fen, moves));
    let answer = pawns(["stats", "--lives", "P & d1-8", &path]);
    let row = answer.out.lines().nth(1).expect("a row");
    // In four positions, and then it is gone.
    let fields: Vec<_> = row.split_whitespace().collect();
    assert_eq!(fields, ["lost", "1", "100.0", "4", "4.0", "4"]);
    let refused = pawns(["stats", "--lives", "check", &path]);
    assert_eq!(refused.status, Some(2));
}

#[test]
fn threads_do_not_matter() {
    let games = file("threads.pgn", &GAMES.repeat(400));
    let one = pawns(["stats", "--threads", "1", &games]);
    assert_eq!(one.status, Some(0));
    assert_eq!(pawns(["stats", "--threads", "3", &games]), one);
}

fn page(name: &str) -> String {
    let path = folder().join(name);
    let out = path.to_str().expect("a path of text");
    assert_eq!(
        pawns(["stats", "--html", out, &file("page.pgn", GAMES)]),
        done("")
    );
    fs::read_to_string(path).expect("the page")
}

#[test]
fn the_page_needs_nothing_else() {
    let page = page("alone.html");
    for outside in ["src=", "href=\"http", "@import", "url(http", "fetch("] {
        assert!(!page.contains(outside), "{outside}");
    }
}

/// The browser, if one is here.
fn chromium() -> Option<&'static str> {
    let found = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok());
    if found.is_none() {
        println!("skipped: no Chromium is here");
    }
    found
}

/// What a page has become in the browser; it has to be quiet.
fn browse(browser: &str, page: &str) -> String {
    let path = file("browser_steps.html", page);
    let profile = folder().join("chromium-profile");
    let output = Command::new(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--enable-logging=stderr",
            "--dump-dom",
        ])
        .args(["--window-size=1300,900", "--virtual-time-budget=5000"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{path}"))
        .output()
        .expect("it runs");
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(!log.contains("CONSOLE"), "{log}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Both pages at the widths of a telephone and of a screen: nothing is wider than the window, the head of a table stays
/// above when its rows scroll, and the headings are reached and pressed by keys.
#[test]
fn pages_fit_and_their_heads_stay() {
    let Some(browser) = chromium() else { return };
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/structures.pgn");
    let steps = "\
<script>
const told = document.body.dataset;
told.width = innerWidth;
told.wide = document.documentElement.scrollWidth;
const table = document.querySelector('table');
const head = table.tHead.querySelector('th');
scrollTo(0, table.getBoundingClientRect().top + 200);
told.top = Math.round(head.getBoundingClientRect().top);
told.rows = table.tBodies[0].rows.length;
told.boards = table.querySelectorAll('tbody figure svg').length;
told.places = [...table.querySelectorAll('figcaption')].filter(place => place.textContent.includes('game ')).length;
const numbers = [...table.querySelectorAll('td.n')];
told.aligned = numbers.every(cell => getComputedStyle(cell).textAlign === 'right');
const controls = [...document.querySelectorAll('thead button, [name=part]')];
const shown = controls.filter(control => control.checkVisibility());
told.keys = shown.length > 4 && shown.every(control => { control.focus(); return document.activeElement === control; });
parent.postMessage({ ...told }, '*');
</script></body>";
    for arguments in [
        vec![],
        vec!["--by", "opening,year:10", "--query", "white isolani"],
    ] {
        let out = folder().join("fits.html");
        let out = out.to_str().expect("a path of text");
        let all = [&["stats", "--html", out, games], &arguments[..]].concat();
        assert_eq!(finish(&mut command(all), b""), done(""));
        let page = fs::read_to_string(out).expect("the page");
        let query = if arguments.is_empty() {
            "all positions"
        } else {
            "white isolani"
        };
        assert!(
            page.contains("structures.pgn</dd>") && page.contains(&format!("<code>{query}</code>"))
        );
        for width in [390, 1200] {
            // No window is as narrow as a telephone, but a frame in it is.
            let inner = file("frame.html", &page.replace("</body>", steps));
            let outer = format!(
                "<body><script>addEventListener('message', told => Object.assign(document.body.dataset, told.data));\
                 </script><iframe src=\"file://{inner}\" style=\"width:{width}px;height:300px;border:0\"></iframe></body>"
            );
            let dom = browse(browser, &outer);
            let told = |name: &str| {
                let (_, rest) = dom
                    .split_once(&format!("data-{name}=\""))
                    .expect("the attribute");
                rest.split('"').next().unwrap_or_default().to_owned()
            };
            let number = |name: &str| told(name).parse::<i64>().expect("a number");
            assert_eq!(number("width"), i64::from(width));
            assert!(
                number("wide") <= i64::from(width),
                "{} in {width}",
                number("wide")
            );
            assert!((0..=1).contains(&number("top")), "{}", number("top"));
            assert!(number("rows") > 0);
            assert_eq!(
                (number("boards"), number("places")),
                (number("rows"), number("rows"))
            );
            assert_eq!(
                (told("aligned"), told("keys")),
                ("true".into(), "true".into())
            );
        }
    }
}

/// Opens the page in a browser, sorts a table and chooses a part of the game. Skipped where there is no
/// Chromium.
#[test]
fn the_page_sorts_in_a_browser() {
    let Some(browser) = chromium() else { return };
    // What a reader would do, and what then stands where; errors on the way are kept.
    let steps = "\
<script>
window.addEventListener('error', event => { document.body.dataset.error = event.message; });
const heads = document.querySelectorAll('table:last-of-type thead button');
const table = [...document.querySelectorAll('table')].at(-1);
const buttons = table.querySelectorAll('thead button');
buttons[2].click();
const values = () => [...table.tBodies[0].rows].map(row => Number(row.children[2].dataset.value));
document.body.dataset.falling = values().join(' ');
buttons[2].click();
document.body.dataset.rising = values().join(' ');
document.querySelector('[value=opening]').click();
document.body.dataset.opening = values().join(' ');
</script></body>";
    let text = page("browser.html").replace("</body>", steps);
    let dom = browse(browser, &text);
    assert!(!dom.contains("data-error"), "{dom}");
    let values = |name: &str| {
        let (_, rest) = dom
            .split_once(&format!("data-{name}=\""))
            .expect("the attribute");
        let (values, _) = rest.split_once('"').expect("its end");
        let values = values
            .split_whitespace()
            .map(|value| value.parse::<u64>().expect("a number"));
        values.collect::<Vec<_>>()
    };
    let (falling, rising) = (values("falling"), values("rising"));
    assert!(falling.len() > 10);
    assert!(falling.is_sorted_by(|a, b| a >= b), "{falling:?}");
    assert!(rising.is_sorted(), "{rising:?}");
    // No position of these games is of the opening.
    assert!(values("opening").iter().all(|count| *count == 0));
}
