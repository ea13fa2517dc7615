//! Named pawn formations by their templates, which are read from the table in words and matched one
//! square at a time.

use super::mailbox::{BLACK, WHITE};

/// A row of `tests/data/formations.tsv`.
pub struct Formation {
    pub id: &'static str,
    /// The id of the formation that it is a kind of; empty if there is none.
    pub parent: &'static str,
    /// A skeleton that shows it with White as the owner, and one with Black.
    pub skeletons: [&'static str; 2],
    pub weight: u32,
    clauses: Vec<Clause>,
}

/// One part of a template.
struct Clause {
    /// Whether it speaks of the owner's pawns.
    of_owner: bool,
    what: What,
    /// Files and ranks counted from 0 as the owner sees them; for whole files the rank means nothing.
    places: Vec<(usize, usize)>,
}

#[derive(Clone, Copy)]
enum What {
    AllOf,
    OneOf,
    NoneOf,
    NoneOnFiles,
    OneOnEachFile,
}

/// The pawns of both sides, square by square: side, rank from White's first, file.
pub type Board = [[[bool; 8]; 8]; 2];

/// The formations in the order of the table.
pub fn table() -> Vec<Formation> {
    let text = include_str!("../data/formations.tsv");
    let mut lines = text.lines();
    let head = "id\tparent\ttemplate\tskeleton\treversed\tweight";
    assert_eq!(lines.next(), Some(head));
    let row = |line: &'static str| {
        let columns: Vec<_> = line.split('\t').collect();
        let [id, parent, template, skeleton, reversed, weight] = columns[..] else {
            panic!("`{line}` has not six columns");
        };
        Formation {
            id,
            parent,
            skeletons: [skeleton, reversed],
            weight: weight.parse().expect("a weight is a number"),
            clauses: template.split("; ").map(clause).collect(),
        }
    };
    lines.map(row).collect()
}

/// Reads `W: d4 e4`, `B one of {e7 e6}`, `no W pawn on files c e`, `no B pawn on e5` or `one W pawn
/// on each of files c d`.
fn clause(text: &str) -> Clause {
    let forms = [
        ("", ": ", What::AllOf),
        ("", " one of ", What::OneOf),
        ("no ", " pawn on files ", What::NoneOnFiles),
        ("no ", " pawn on ", What::NoneOf),
        ("one ", " pawn on each of files ", What::OneOnEachFile),
    ];
    for (before, after, what) in forms {
        for side in ["W", "B"] {
            if let Some(places) = text.strip_prefix(&format!("{before}{side}{after}")) {
                let words = places.trim_matches(['{', '}']).split(' ');
                return Clause {
                    of_owner: side == "W",
                    what,
                    places: words.map(|word| place(word, what)).collect(),
                };
            }
        }
    }
    panic!("`{text}` is no part of a template");
}

fn place(word: &str, what: What) -> (usize, usize) {
    let index = |letter: u8, first: u8| usize::from(letter - first);
    match (word.as_bytes(), what) {
        ([file @ b'a'..=b'h'], What::NoneOnFiles | What::OneOnEachFile) => (index(*file, b'a'), 0),
        ([file @ b'a'..=b'h', rank @ b'1'..=b'8'], What::AllOf | What::OneOf | What::NoneOf) => {
            (index(*file, b'a'), index(*rank, b'1'))
        }
        _ => panic!("`{word}` in a template"),
    }
}

/// Lays two sets on a board.
pub fn board(white: u64, black: u64) -> Board {
    let mut board = Board::default();
    for square in 0..64 {
        board[WHITE][square / 8][square % 8] = white >> square & 1 == 1;
        board[BLACK][square / 8][square % 8] = black >> square & 1 == 1;
    }
    board
}

/// The pawns of a placement as in a FEN, White's and Black's.
pub fn placement(text: &str) -> (u64, u64) {
    let (mut white, mut black) = (0, 0);
    for (row, rank) in text.split('/').zip((0..8).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            match letter {
                'P' => white |= 1 << (8 * rank + file),
                'p' => black |= 1 << (8 * rank + file),
                _ => {}
            }
            file += letter.to_digit(10).unwrap_or(1);
        }
    }
    (white, black)
}

impl Formation {
    /// Whether all of the template holds for an owner.
    pub fn is_in(&self, board: &Board, owner: usize) -> bool {
        self.clauses.iter().all(|clause| clause.holds(board, owner))
    }
}

impl Clause {
    fn holds(&self, board: &Board, owner: usize) -> bool {
        let side = if self.of_owner { owner } else { 1 - owner };
        let pawn = |file: usize, rank: usize| {
            let rank = if owner == WHITE { rank } else { 7 - rank };
            board[side][rank][file]
        };
        let on_file = |file: usize| (0..8).filter(|&rank| pawn(file, rank)).count();
        let mut places = self.places.iter().copied();
        match self.what {
            What::AllOf => places.all(|(file, rank)| pawn(file, rank)),
            What::OneOf => places.any(|(file, rank)| pawn(file, rank)),
            What::NoneOf => !places.any(|(file, rank)| pawn(file, rank)),
            What::NoneOnFiles => places.all(|(file, _)| on_file(file) == 0),
            What::OneOnEachFile => places.all(|(file, _)| on_file(file) == 1),
        }
    }
}

/// Every match as the place of the formation in the table and its owner: the heaviest first, then
/// White's, then in the order of the table.
pub fn matches(table: &[Formation], board: &Board) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for owner in [WHITE, BLACK] {
        for (index, formation) in table.iter().enumerate() {
            if formation.is_in(board, owner) {
                found.push((index, owner));
            }
        }
    }
    // A stable sort: what weighs the same stays as it was pushed.
    found.sort_by(|one, other| table[other.0].weight.cmp(&table[one.0].weight));
    found
}
