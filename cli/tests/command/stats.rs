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

/// Opens the page in a browser, sorts a table and chooses a part of the game. Skipped where there is no
/// Chromium.
#[test]
fn the_page_sorts_in_a_browser() {
    let browser = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok());
    let Some(browser) = browser else {
        println!("skipped: no Chromium is here");
        return;
    };
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
    let path = file("browser_steps.html", &text);
    let profile = folder().join("chromium-profile");
    let mut browser = Command::new(browser);
    browser.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--enable-logging=stderr",
        "--dump-dom",
    ]);
    browser.arg(format!("--user-data-dir={}", profile.display()));
    let output = browser
        .arg(format!("file://{path}"))
        .output()
        .expect("it runs");
    let (dom, log) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(!log.contains("CONSOLE"), "{log}");
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
