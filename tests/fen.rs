//! Reading and writing FEN: what is accepted and what it becomes, what is refused and with which
//! words, and what mangled text does.

mod oracle;

use std::{collections::BTreeSet, fmt::Display};

use oracle::{data, mailbox::Placement, rng::Rng};
use pawn_structure::{Board, Color, Fen, Piece, Role, Square};

/// Text, and what is printed of it.
const ACCEPTED: &[(&str, &str)] = &[
    // The placement alone, then more and more of the later fields.
    ("4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"),
    ("4k3/8/8/8/8/8/4P3/4K3 b", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ),
    (
        "4k3/8/8/8/4P3/8/8/4K3 b - e3",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
    ),
    (
        "4k3/8/8/8/8/8/4P3/4K3 b - - 7",
        "4k3/8/8/8/8/8/4P3/4K3 b - - 7 1",
    ),
    (
        "4k3/8/8/8/8/8/4P3/4K3 b - - 7 42",
        "4k3/8/8/8/8/8/4P3/4K3 b - - 7 42",
    ),
    // Blanks, tabs and line ends.
    (
        "8/8/8/8/8/8/8/8   w \t-\t\t-  3    9",
        "8/8/8/8/8/8/8/8 w - - 3 9",
    ),
    ("  8/8/8/8/8/8/8/8 b", "8/8/8/8/8/8/8/8 b - - 0 1"),
    ("\t8/8/8/8/8/8/8/8\t", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("8/8/8/8/8/8/8/8 w - - 0 1\r", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("8/8/8/8/8/8/8/8\r", "8/8/8/8/8/8/8/8 w - - 0 1"),
    (
        "8/8/8/8/8/8/8/8 w - - 0 1 \t \r",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ),
    // Placements that no game reaches.
    ("8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"),
    (
        "8/pppp4/8/8/8/8/4PPPP/8 w - - 0 1",
        "8/pppp4/8/8/8/8/4PPPP/8 w - - 0 1",
    ),
    (
        "kkk5/8/8/8/8/8/8/KK6 w - - 0 1",
        "kkk5/8/8/8/8/8/8/KK6 w - - 0 1",
    ),
    (
        "8/8/8/P7/8/8/PPPPPPPP/8 w - - 0 1",
        "8/8/8/P7/8/8/PPPPPPPP/8 w - - 0 1",
    ),
    (
        "PpPpPpPp/8/8/8/8/8/8/pPpPpPpP b",
        "PpPpPpPp/8/8/8/8/8/8/pPpPpPpP b - - 0 1",
    ),
    (
        "qqqqqqqq/QQQQQQQQ/nnnnnnnn/NNNNNNNN/bbbbbbbb/BBBBBBBB/rrrrrrrr/RRRRRRRR",
        "qqqqqqqq/QQQQQQQQ/nnnnnnnn/NNNNNNNN/bbbbbbbb/BBBBBBBB/rrrrrrrr/RRRRRRRR w - - 0 1",
    ),
    // Castling: any subset in any order, in either way of writing, whoever stands where.
    ("8/8/8/8/8/8/8/8 w K", "8/8/8/8/8/8/8/8 w K - 0 1"),
    ("8/8/8/8/8/8/8/8 w q", "8/8/8/8/8/8/8/8 w q - 0 1"),
    ("8/8/8/8/8/8/8/8 w qkQK", "8/8/8/8/8/8/8/8 w KQkq - 0 1"),
    ("8/8/8/8/8/8/8/8 w Qk", "8/8/8/8/8/8/8/8 w Qk - 0 1"),
    ("8/8/8/8/8/8/8/8 w HAha", "8/8/8/8/8/8/8/8 w HAha - 0 1"),
    ("8/8/8/8/8/8/8/8 w ahAH", "8/8/8/8/8/8/8/8 w HAha - 0 1"),
    ("8/8/8/8/8/8/8/8 w Ha", "8/8/8/8/8/8/8/8 w Ha - 0 1"),
    // En passant on the rank behind the other side's pawns, with or without a pawn there: it is a field, not a move.
    ("8/8/8/8/8/8/8/8 b - a3", "8/8/8/8/8/8/8/8 b - a3 0 1"),
    ("8/8/8/8/8/8/8/8 w - h6", "8/8/8/8/8/8/8/8 w - h6 0 1"),
    // Clocks at both ends of their range.
    ("8/8/8/8/8/8/8/8 w - - 0 0", "8/8/8/8/8/8/8/8 w - - 0 0"),
    (
        "8/8/8/8/8/8/8/8 w - - 65535 65535",
        "8/8/8/8/8/8/8/8 w - - 65535 65535",
    ),
];

/// Text, and what its refusal must name.
const REFUSED: &[(&str, &[&str])] = &[
    ("", &["placement"]),
    (" \t ", &["placement"]),
    ("\r", &["placement"]),
    // A rank with a file too few or too many.
    ("8/8/8/8/8/8/8/7", &["placement", "rank 1"]),
    ("ppppppp/8/8/8/8/8/8/8", &["placement", "rank 8"]),
    ("8/8/8/ppp1ppp/8/8/8/8", &["placement", "rank 5"]),
    ("8/8//8/8/8/8/8", &["placement", "rank 6"]),
    ("/8/8/8/8/8/8/8", &["placement", "rank 8"]),
    ("ppppppppp/8/8/8/8/8/8/8", &["placement", "rank 8"]),
    ("8/8/8/8/8/8/P8/8", &["placement", "rank 2"]),
    ("8/8/8/8/8/8/8P/8", &["placement", "rank 2"]),
    ("8/8/8/5p3/8/8/8/8", &["placement", "rank 5"]),
    ("8/8/8/8/8/8/8/4KPPPP", &["placement", "rank 1"]),
    // A rank too few or too many.
    ("8/8/8/8/8/8/8", &["placement", "rank 1"]),
    ("8", &["placement", "rank 7"]),
    ("8/8/8/8 w - - 0 1", &["placement", "rank 4"]),
    ("8/8/8/8/8/8/8/8/8", &["placement", "rank 1"]),
    ("8/8/8/8/8/8/8/8/", &["placement", "rank 1"]),
    ("8/8/8/8/8/8/8/8/ w - - 0 1", &["placement", "rank 1"]),
    // Digits that count nothing, and two that count one gap.
    ("8/8/0p7/8/8/8/8/8", &["placement", "rank 6", "0"]),
    ("8/8/8/8/8/80/8/8", &["placement", "rank 3", "0"]),
    ("9/8/8/8/8/8/8/8", &["placement", "rank 8", "9"]),
    ("8/8/8/8/8/8/8/9", &["placement", "rank 1", "`9`"]),
    ("8/8/8/8/44/8/8/8", &["placement", "rank 4", "`4`"]),
    ("8/8/8/8/8/8/p16/8", &["placement", "rank 2", "6"]),
    ("88/8/8/8/8/8/8/8", &["placement", "rank 8"]),
    // Letters that are no pieces.
    ("8/8/8/3x4/8/8/8/8", &["placement", "rank 5", "`x`"]),
    ("8/8/8/8/8/8/8/RNBQKBNS", &["placement", "rank 1", "`S`"]),
    ("8/8/8/-7/8/8/8/8", &["placement", "rank 5", "`-`"]),
    ("8/8/3♙4/8/8/8/8/8", &["placement", "rank 6", "♙"]),
    ("8/8/8/8/8/é7/8/8", &["placement", "rank 3", "é"]),
    ("8/8/8/8/8/8/8/８", &["placement", "rank 1", "８"]),
    ("8\\8\\8\\8\\8\\8\\8\\8", &["placement", "rank 8"]),
    // Only blanks and tabs separate.
    ("8/8/8/8/8/8/8/8\u{a0}w", &["placement", "rank 1"]),
    ("8/8/8/8/8/8/8/8,w", &["placement", "rank 1", "`,`"]),
    // Side to move.
    ("8/8/8/8/8/8/8/8 W", &["side to move"]),
    ("8/8/8/8/8/8/8/8 B - - 0 1", &["side to move"]),
    ("8/8/8/8/8/8/8/8 white", &["side to move"]),
    ("8/8/8/8/8/8/8/8 - - - 0 1", &["side to move"]),
    ("8/8/8/8/8/8/8/8 KQkq", &["side to move"]),
    ("8/8/8/8/8/8/8/8 ｗ", &["side to move"]),
    // Castling.
    ("8/8/8/8/8/8/8/8 w KK", &["castling", "K"]),
    ("8/8/8/8/8/8/8/8 w KQkqK", &["castling", "K"]),
    ("8/8/8/8/8/8/8/8 w HAhaA", &["castling", "A"]),
    ("8/8/8/8/8/8/8/8 w KX", &["castling", "X"]),
    ("8/8/8/8/8/8/8/8 w K-", &["castling", "-"]),
    ("8/8/8/8/8/8/8/8 w --", &["castling", "-"]),
    ("8/8/8/8/8/8/8/8 w Kß", &["castling", "ß"]),
    ("8/8/8/8/8/8/8/8 w 0 1", &["castling", "0"]),
    // En passant.
    ("8/8/8/8/8/8/8/8 w - e9", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - a3", &["en passant", "White", "rank 6"]),
    ("8/8/8/8/8/8/8/8 b - d6", &["en passant", "Black", "rank 3"]),
    ("8/8/8/8/8/8/8/8 w - e4", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - e5 0 1", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - i3", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - e", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - e33", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - 3e", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - é3", &["en passant"]),
    ("8/8/8/8/8/8/8/8 w - 0 1", &["en passant"]),
    // Clocks.
    ("8/8/8/8/8/8/8/8 w - - -1 1", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - +1 1", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - 65536 1", &["halfmove"]),
    (
        "8/8/8/8/8/8/8/8 w - - 99999999999999999999 1",
        &["halfmove"],
    ),
    ("8/8/8/8/8/8/8/8 w - - x 1", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - - 1", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - 1.5 1", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - ٣ 1", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - 0 -1", &["fullmove"]),
    ("8/8/8/8/8/8/8/8 w - - 0 +1", &["fullmove"]),
    ("8/8/8/8/8/8/8/8 w - - 0 65536", &["fullmove"]),
    ("8/8/8/8/8/8/8/8 w - - 0 one", &["fullmove"]),
    ("8/8/8/8/8/8/8/8 w - - 0 -", &["fullmove"]),
    // What an EPD has behind its fourth field, and any other text behind the last.
    ("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;", &["halfmove"]),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - c9 \"1-0\";", &["halfmove"]),
    ("8/8/8/8/8/8/8/8 w - - 0 1 bm e4;", &["text after"]),
    ("8/8/8/8/8/8/8/8 w - - 0 1 2", &["text after"]),
    ("8/8/8/8/8/8/8/8 w - - 0 1 é", &["text after"]),
];

/// What an error says; it must fit on one line of a terminal.
fn message(error: &impl Display) -> String {
    let message = error.to_string();
    let plain = !message.is_empty() && !message.chars().any(char::is_control);
    assert!(plain, "{message:?}");
    message
}

#[test]
fn what_is_accepted() {
    for &(text, printed) in ACCEPTED {
        let fen = Fen::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(fen.to_string(), printed, "{text:?}");
        assert_eq!(Fen::parse(printed), Ok(fen), "{printed:?}");
        assert_eq!(text.parse(), Ok(fen), "{text:?}");
        assert_eq!(Board::from_fen(text), Ok(fen.board), "{text:?}");
        assert_eq!(text.parse(), Ok(fen.board), "{text:?}");
        let placement = printed.split(' ').next();
        assert_eq!(Some(fen.board.to_string().as_str()), placement, "{text:?}");
    }
}

#[test]
fn what_is_refused() {
    for &(text, named) in REFUSED {
        let error = match Fen::parse(text) {
            Ok(fen) => panic!("{text:?} accepted as {fen}"),
            Err(error) => error,
        };
        let message = message(&error);
        for name in named {
            assert!(
                message.contains(name),
                "{text:?}: `{message}` does not name {name}"
            );
        }
        assert_eq!(Board::from_fen(text), Err(error), "{text:?}");
        assert_eq!(text.parse::<Fen>(), Err(error), "{text:?}");
    }
}

/// A `FenError` goes through `?` and `Box<dyn Error>` like any other error.
#[test]
fn errors_are_errors() {
    fn read(text: &str) -> Result<Fen, Box<dyn core::error::Error + Send + Sync>> {
        Ok(Fen::parse(text)?)
    }
    assert!(read("8/8/8/8/8/8/8/8").is_ok());
    assert!(read("8/8").unwrap_err().to_string().contains("placement"));
}

#[test]
fn fields_end_up_where_they_belong() {
    let fen = Fen::parse("r3k3/8/8/3Pp3/8/8/8/4K2R w Kq e6 12 34").expect("a position");
    assert_eq!(fen.turn, Color::White);
    assert_eq!(fen.en_passant, Some(Square::E6));
    assert_eq!((fen.halfmove, fen.fullmove), (12, 34));
    assert_eq!(fen.castling.to_string(), "Kq");
    let at = |color, role| {
        fen.board
            .pieces(color, role)
            .into_iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(at(Color::White, Role::Pawn), [Square::D5]);
    assert_eq!(at(Color::Black, Role::Pawn), [Square::E5]);
    assert_eq!(at(Color::White, Role::Rook), [Square::H1]);
    assert_eq!(at(Color::Black, Role::Rook), [Square::A8]);
    assert_eq!(at(Color::White, Role::King), [Square::E1]);
    assert_eq!(at(Color::Black, Role::King), [Square::E8]);

    let alone = Fen::parse("8/8/8/8/8/8/8/8").expect("a position");
    assert_eq!((alone.turn, alone.en_passant), (Color::White, None));
    assert_eq!((alone.halfmove, alone.fullmove), (0, 1));
    assert_eq!(alone.castling.to_string(), "-");
    assert_eq!(alone.board, Board::EMPTY);
}

#[test]
fn the_start() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(Fen::default().to_string(), START);
    assert_eq!(Fen::parse(START), Ok(Fen::default()));
    assert_eq!(Board::from_fen(START), Ok(Board::START));
}

/// The pieces of a board are those that another reader of the text finds.
fn same_pieces(board: &Board, placement: &Placement, what: &dyn Display) {
    for square in Square::ALL {
        let piece = board.piece_at(square).map(Piece::to_char);
        let expected = placement.piece(square.index()).map(char::from);
        assert_eq!(piece, expected, "{square}: {what}");
    }
}

/// Reads a canonical text and prints it again.
fn round_trip(text: &str, what: &dyn Display) {
    let fen = Fen::parse(text).unwrap_or_else(|error| panic!("{what}: {text}: {error}"));
    assert_eq!(fen.to_string(), text, "{what}");
    same_pieces(&fen.board, &Placement::parse(text), what);
    let placement = text.split(' ').next().expect("a first field");
    assert_eq!(fen.board.to_string(), placement, "{what}");
    assert_eq!(Board::from_fen(placement), Ok(fen.board), "{what}");
}

#[test]
fn real_positions_round_trip() {
    for name in ["attack_oracles.tsv", "cql_oracles.tsv"] {
        data::compare(name, |row| round_trip(row.text("fen"), &row));
    }
    if let Some(text) = data::whole_file("positions.fen") {
        let mut count = 0;
        for (line, fen) in (1..).zip(text.lines()) {
            round_trip(fen, &format!("positions.fen:{line}"));
            count += 1;
        }
        assert!(count >= 1_000, "positions.fen: only {count} lines");
        println!("positions.fen: {count} positions compared");
    }
}

#[test]
fn random_positions_round_trip() {
    const SEED: u64 = 0xfe40_0001;
    const COUNT: u64 = 100_000;
    const CASTLING: [&str; 8] = ["-", "K", "KQkq", "Qk", "HAha", "Ah", "kq", "KQ"];
    const EN_PASSANT: [[&str; 4]; 2] = [["-", "a6", "h6", "e6"], ["-", "a3", "h3", "e3"]];
    let mut rng = Rng::new(SEED);
    for index in 0..COUNT {
        let placement = Placement::random(&mut rng, index % 65);
        // Fields from different bits of one word, the clocks over their whole range.
        let word = rng.next();
        let text = format!(
            "{} {} {} {} {} {}",
            placement.to_fen(),
            ['w', 'b'][(word >> 63) as usize],
            CASTLING[(word >> 60 & 7) as usize],
            EN_PASSANT[(word >> 63) as usize][(word >> 58 & 3) as usize],
            word >> 16 & 0xffff,
            word >> 32 & 0xffff,
        );
        round_trip(&text, &format_args!("seed {SEED:#x}"));
    }
    println!("{COUNT} positions of seed {SEED:#x}");
}

/// Whether a text is a FEN, by the rules alone: fields, letters, counts.
fn is_fen(text: &str) -> bool {
    let fields = text.split([' ', '\t']).filter(|field| !field.is_empty());
    let fields = fields.collect::<Vec<_>>();
    let is = |index: usize, rule: fn(&str) -> bool| fields.get(index).is_none_or(|text| rule(text));
    (1..=6).contains(&fields.len())
        && is(0, |text| {
            text.split('/').count() == 8 && text.split('/').all(is_rank)
        })
        && is(1, |text| ["w", "b"].contains(&text))
        && is(2, |text| {
            let known = text
                .chars()
                .all(|letter| "KQkqABCDEFGHabcdefgh".contains(letter));
            let different = text.chars().collect::<BTreeSet<_>>().len() == text.chars().count();
            text == "-" || known && different
        })
        && is(3, |text| {
            let square = matches!(text.as_bytes(), [b'a'..=b'h', b'3' | b'6']);
            text == "-" || square
        })
        && fields.get(3).is_none_or(|text| {
            // Behind a pawn of the side that is not to move.
            text == &"-" || text.ends_with(if fields[1] == "w" { '6' } else { '3' })
        })
        && is(4, is_clock)
        && is(5, is_clock)
}

fn is_rank(text: &str) -> bool {
    let letters = text.chars().collect::<Vec<_>>();
    let files = letters
        .iter()
        .map(|&letter| letter.to_digit(10).unwrap_or(1))
        .sum::<u32>();
    let gaps = letters
        .windows(2)
        .all(|pair| pair.iter().any(|letter| !letter.is_ascii_digit()));
    letters
        .iter()
        .all(|&letter| "12345678PNBRQKpnbrqk".contains(letter))
        && files == 8
        && gaps
}

fn is_clock(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && text.parse::<u16>().is_ok()
}

/// Reads a text of any kind: no panic, an answer that the rules confirm, and, if it is a position,
/// one that survives printing. Answers whether it was accepted.
fn read_anything(text: &str) -> bool {
    let parsed = Fen::parse(text);
    assert_eq!(
        Board::from_fen(text),
        parsed.map(|fen| fen.board),
        "{text:?}"
    );
    match parsed {
        Ok(fen) => {
            let printed = fen.to_string();
            assert_eq!(Fen::parse(&printed), Ok(fen), "{text:?}");
            assert_eq!(printed.split(' ').count(), 6, "{text:?}");
        }
        Err(error) => drop(message(&error)),
    }
    // Line ends are taken off the end of a text, and nothing is promised of them elsewhere.
    let line = text.trim_end_matches([' ', '\t', '\r', '\n']);
    if !line.contains(['\r', '\n']) {
        assert_eq!(parsed.is_ok(), is_fen(line), "{text:?}: {parsed:?}");
    }
    parsed.is_ok()
}

/// What a mutation puts in: letters that mean something, letters that nearly do, and some from
/// outside ASCII, of two, three and four bytes.
const LETTERS: &[char] = &[
    'p',
    'P',
    'n',
    'K',
    'q',
    'R',
    'b',
    'w',
    'W',
    'a',
    'h',
    'H',
    'x',
    'e',
    '0',
    '1',
    '2',
    '3',
    '6',
    '7',
    '8',
    '9',
    '/',
    '\\',
    ' ',
    '\t',
    '-',
    '+',
    '.',
    ';',
    '"',
    '\0',
    '\r',
    '\n',
    '\x0b',
    '\x7f',
    '\u{80}',
    'é',
    'ß',
    '\u{a0}',
    '\u{300}',
    '٣',
    '\u{200b}',
    '\u{2028}',
    '♙',
    '８',
    '\u{fffd}',
    '𝟖',
    '\u{10ffff}',
];

/// A text with a few characters put in, taken out, exchanged, doubled or cut off.
fn mutated_letters(rng: &mut Rng, text: &str) -> String {
    let mut letters = text.chars().collect::<Vec<_>>();
    for _ in 0..=pick(rng, 2) {
        let at = pick(rng, letters.len() + 1);
        let new = LETTERS[pick(rng, LETTERS.len())];
        match pick(rng, 6) {
            0 => letters.insert(at, new),
            1 if at < letters.len() => letters[at] = new,
            2 if at < letters.len() => drop(letters.remove(at)),
            3 if at < letters.len() => letters.insert(at, letters[at]),
            4 if at + 1 < letters.len() => letters.swap(at, at + 1),
            // Cutting is rare, or little else would be left.
            5 if pick(rng, 8) == 0 => letters.truncate(at),
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// A text with a few bytes changed, whatever that does to its encoding.
fn mutated_bytes(rng: &mut Rng, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=pick(rng, 2) {
        let at = pick(rng, bytes.len());
        bytes[at] = pick(rng, 256) as u8;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn pick(rng: &mut Rng, below: usize) -> usize {
    ((rng.next() >> 32) % below as u64) as usize
}

#[test]
fn mangled_text() {
    const SEED: u64 = 0xfe40_0002;
    const COUNT: usize = 200_000;
    let mut originals = ACCEPTED
        .iter()
        .map(|&(text, _)| text.to_owned())
        .collect::<Vec<_>>();
    originals.extend(REFUSED.iter().map(|&(text, _)| text.to_owned()));
    // The selection alone: the same seed must mean the same texts everywhere.
    let (_, selection) = data::tables("attack_oracles.tsv").swap_remove(0);
    originals.extend(selection.rows().map(|row| row.text("fen").to_owned()));
    let mut rng = Rng::new(SEED);
    let mut accepted = 0;
    for index in 0..COUNT {
        let original = &originals[pick(&mut rng, originals.len())];
        let text = if index % 2 == 0 || original.is_empty() {
            mutated_letters(&mut rng, original)
        } else {
            mutated_bytes(&mut rng, original)
        };
        accepted += usize::from(read_anything(&text));
    }
    println!("{COUNT} mutations of seed {SEED:#x}: {accepted} accepted");
    // Mutations that all fail, or all succeed, would test one half of the reader.
    assert!(
        (COUNT / 20..COUNT / 2).contains(&accepted),
        "{accepted} accepted"
    );
}

/// Texts that never were positions.
#[test]
fn noise() {
    const SEED: u64 = 0xfe40_0003;
    const COUNT: usize = 50_000;
    let mut rng = Rng::new(SEED);
    for _ in 0..COUNT {
        let length = pick(&mut rng, 80);
        let text = (0..length).map(|_| LETTERS[pick(&mut rng, LETTERS.len())]);
        assert!(!read_anything(&text.collect::<String>()), "seed {SEED:#x}");
    }
    println!("{COUNT} texts of seed {SEED:#x}");
}
