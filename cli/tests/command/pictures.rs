//! Drawings, parsed back: what is coloured is the pattern, and the committed pages are current.

use std::{env, fs, path::PathBuf};

use pawn_structure::{Bitboard, Board, Color, Fen, File, Pattern, Pawns, Rank, Square};
use roxmltree::{Document, Node};

use crate::run::{Answer, pawns};

const SQUARE: u32 = 45;
const MARGIN: u32 = 18;

fn draw(arguments: &[&str]) -> String {
    let all = ["show", "--svg", "-"].iter().chain(arguments);
    let answer = crate::run::finish(&mut crate::run::command(all), b"");
    assert_eq!(
        (answer.err.as_str(), answer.status),
        ("", Some(0)),
        "{arguments:?}"
    );
    answer.out
}

fn number(node: Node, attribute: &str) -> u32 {
    let text = node.attribute(attribute).expect("it has the attribute");
    text.parse().expect("a number")
}

/// The square that a point of the board lies in.
fn square_at(x: u32, y: u32) -> Square {
    let [file, rank] = [x / SQUARE, 7 - y / SQUARE];
    Square::new(File::ALL[file as usize], Rank::ALL[rank as usize])
}

/// The coloured squares of a pattern and a side, by where the rectangles are.
fn coloured(picture: &Document, pattern: Pattern, color: Color) -> Bitboard {
    let groups = picture.descendants().filter(|node| {
        node.attribute("data-pattern") == Some(pattern.method_name())
            && node.attribute("data-side") == Some(&color.to_string())
    });
    let rectangles = groups.flat_map(|group| group.children());
    let squares = rectangles.map(|rectangle| {
        let [x, y, width, height] =
            ["x", "y", "width", "height"].map(|name| number(rectangle, name));
        let square = square_at(x, y);
        assert_eq!(
            square,
            square_at(x + width, y + height),
            "it lies in one square"
        );
        assert_eq!(
            rectangle.attribute("data-square"),
            Some(square.to_string().as_str())
        );
        square
    });
    squares.collect()
}

#[test]
fn coloured_squares_are_the_pattern() {
    for &pattern in Pattern::ALL {
        let text = draw(&["--pattern", pattern.method_name(), pattern.example()]);
        assert!(text.len() < 20_000, "{pattern}: {} bytes", text.len());
        let picture = Document::parse(&text).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        let pawns: Pawns = pattern.example().parse().expect("a placement");
        for color in Color::ALL {
            let set = pattern.squares(pawns.side(color));
            assert_eq!(
                coloured(&picture, pattern, color),
                set,
                "{pattern} for {color}"
            );
        }
    }
}

#[test]
fn several_patterns_share_a_picture() {
    let placement = "8/2p5/1P6/2P5/5pp1/8/6P1/8";
    let text = draw(&[
        "--pattern",
        "levers,candidate,defended",
        "--theme",
        "print",
        placement,
    ]);
    let picture = Document::parse(&text).expect("well-formed");
    let pawns: Pawns = placement.parse().expect("a placement");
    for pattern in [Pattern::Levers, Pattern::Candidate, Pattern::Defended] {
        for color in Color::ALL {
            let set = pattern.squares(pawns.side(color));
            assert_eq!(
                coloured(&picture, pattern, color),
                set,
                "{pattern} for {color}"
            );
            let entry = format!(
                "{pattern} ({})",
                if color == Color::White {
                    "White"
                } else {
                    "Black"
                }
            );
            let in_legend = picture
                .descendants()
                .any(|node| node.text() == Some(&entry));
            assert_eq!(in_legend, !set.is_empty(), "{entry}");
        }
    }
}

#[test]
fn every_piece_stands_on_its_square() {
    let fen = "r3k2r/pbppqppp/1bn2n2/4p3/4P3/2N2N2/PBPPQPPP/R3KB1R w KQkq - 0 1";
    let board = Board::from_fen(fen).expect("a position");
    let pieces = |text: &str, shown: &Board| {
        let picture = Document::parse(text).expect("well-formed");
        let uses: Vec<_> = picture
            .descendants()
            .filter(|node| node.has_tag_name("use"))
            .collect();
        assert_eq!(uses.len(), shown.occupied().count() as usize);
        for node in uses {
            let square = square_at(number(node, "x"), number(node, "y"));
            let piece = shown.piece_at(square).expect("a piece");
            assert_eq!(
                node.attribute("href"),
                Some(format!("#{}", piece.to_char()).as_str())
            );
        }
    };
    pieces(&draw(&[fen]), &board);
    let pawns_alone = Board::from_fen(&Pawns::from(&board).to_string()).expect("a placement");
    pieces(&draw(&["--pawns-only", fen]), &pawns_alone);
}

#[test]
fn an_arrow_for_each_attack_on_an_enemy_piece() {
    let fen = Fen::parse("4k3/8/2n5/3p4/2P5/8/8/3QK3 w - - 0 1").expect("a position");
    let text = draw(&["--arrows", &fen.to_string()]);
    let picture = Document::parse(&text).expect("well-formed");
    let mut arrows: Vec<_> = picture
        .descendants()
        .filter_map(|node| {
            Some(format!(
                "{}{}",
                node.attribute("data-from")?,
                node.attribute("data-to")?
            ))
        })
        .collect();
    arrows.sort();
    assert_eq!(arrows, ["c4d5", "d1d5", "d5c4"]);
    let board_x = number(picture.root_element(), "width");
    assert_eq!(board_x, 8 * SQUARE + 2 * MARGIN);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let refused = |arguments: &[&str], reason: &str| {
        let answer = crate::run::finish(&mut crate::run::command(arguments), b"");
        assert_eq!(
            (answer.out.as_str(), answer.status),
            ("", Some(2)),
            "{arguments:?}"
        );
        assert!(answer.err.contains(reason), "{}", answer.err);
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    refused(&["show", "--svg", "-", "-"], "--svg draws one position");
    refused(
        &["show", "--svg", "/nowhere/at/all.svg", start],
        "/nowhere/at/all.svg: ",
    );
    refused(
        &["show", "--svg", "-", "--pattern", "pased", start],
        "nearest: passed",
    );
    refused(
        &[
            "show",
            "--svg",
            "-",
            "--pattern",
            "stops,attacks,phalanx,opposed,half-isolated",
            start,
        ],
        "10 sets to colour, and 8 are the most",
    );
}

/// A file of the documentation and what it has to be; `BLESS=1` writes it.
fn is_current(file: &str, expected: &Answer) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(file);
    assert_eq!((expected.err.as_str(), expected.status), ("", Some(0)));
    if env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, &expected.out).expect("the file can be written");
    }
    let found = fs::read_to_string(&path)
        .expect("the file can be read")
        .replace('\r', "");
    assert!(
        found == expected.out,
        "docs/{file} is old: BLESS=1 cargo test -p pawns"
    );
}

#[test]
fn the_gallery_is_current() {
    is_current("gallery.html", &pawns(["gallery"]));
}

/// Each `pawns show --svg docs/…` that the README has, with what is in the file.
#[test]
fn the_pictures_of_the_readme_are_current() {
    let readme = include_str!("../../../README.md");
    let commands: Vec<_> = readme
        .lines()
        .filter_map(|line| line.split_once("pawns show --svg docs/"))
        .map(|(_, rest)| {
            rest.trim_end_matches('`')
                .split_once(' ')
                .expect("a file and options")
        })
        .collect();
    assert!(!commands.is_empty(), "the README shows a picture");
    for (file, options) in commands {
        assert!(
            readme.contains(&format!("(docs/{file})")),
            "docs/{file} is shown"
        );
        let arguments = ["show", "--svg", "-"].into_iter().chain(options.split(' '));
        is_current(
            file,
            &crate::run::finish(&mut crate::run::command(arguments), b""),
        );
    }
}

#[test]
fn the_gallery_shows_every_pattern_and_formation() {
    let page = pawns(["gallery"]).out;
    for pattern in Pattern::ALL {
        assert_eq!(
            page.matches(&format!("id=\"{}\"", pattern.method_name()))
                .count(),
            1,
            "{pattern}"
        );
        assert!(
            page.contains(&format!("data-pattern=\"{}\"", pattern.method_name())),
            "{pattern}"
        );
    }
    for formation in pawn_structure::Formation::ALL {
        assert_eq!(
            page.matches(&format!("id=\"{}\"", formation.id())).count(),
            1,
            "{formation}"
        );
    }
}
