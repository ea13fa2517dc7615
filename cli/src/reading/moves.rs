//! Words read as moves: SAN, long and UCI moves, and what people write for them.

use pawn_structure::{File, Rank, Role, Square};

use super::tokens::is_assessment;

/// What a word says, before it is known whether there is such a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// The turn changes and nothing else.
    Pass,
    Castle {
        is_king_side: bool,
    },
    Move(Wanted),
}

/// A move as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// `None` for a UCI move, which does not say it.
    pub(super) role: Option<Role>,
    pub(super) from: (Option<File>, Option<Rank>),
    pub(super) file: File,
    /// Left out in captures like `exd`.
    pub(super) rank: Option<Rank>,
    pub(super) promotion: Option<Role>,
}

/// The letters of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letters {
    pub(super) name: &'static str,
    /// Of king, queen, rook, bishop and knight.
    pieces: [u8; 5],
    has_pawn: bool,
}

const ROLES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

impl Letters {
    pub(super) const ENGLISH: Letters = Letters::new("English", *b"KQRBN", false);
    /// Those that a game may be in that is otherwise unreadable. `P` is a Dutch knight or an English pawn, and which
    /// of them is seen from the whole game.
    pub(super) const OTHERS: [Letters; 5] = [
        Letters::new("German", *b"KDTLS", false),
        Letters::new("French", *b"RDTFC", false),
        Letters::new("Spanish or Italian", *b"RDTAC", false),
        Letters::new("Dutch", *b"KDTLP", false),
        Letters::new("English", *b"KQRBN", true),
    ];

    const fn new(name: &'static str, letters: [u8; 5], has_pawn: bool) -> Letters {
        Letters {
            name,
            pieces: letters,
            has_pawn,
        }
    }

    fn role(&self, letter: u8) -> Option<Role> {
        if letter == b'P' && self.has_pawn {
            return Some(Role::Pawn);
        }
        let index = self.pieces.iter().position(|known| *known == letter)?;
        Some(ROLES[index])
    }
}

/// Longer words are no moves.
const LONGEST: usize = 32;

/// What a word says; `None` if it is no move.
pub(super) fn read(word: &[u8], letters: &Letters) -> Option<Meaning> {
    if word.is_ascii() {
        return plain(word, letters);
    }
    let text = str::from_utf8(word).ok()?;
    let mut ascii = [0; LONGEST];
    let mut length = 0;
    for letter in text.chars() {
        let plain = match letter {
            _ if letter.is_ascii() => letter as u8,
            // Which form a figurine has.
            '\u{fe0e}' | '\u{fe0f}' => continue,
            // White's figurines and Black's, from king to pawn.
            '♔'..='♟' => {
                // A pawn needs no letter.
                match letters.pieces.get((letter as usize - '♔' as usize) % 6) {
                    Some(letter) => *letter,
                    None => continue,
                }
            }
            '×' => b'x',
            '\u{2010}'..='\u{2015}' | '\u{2212}' => b'-',
            _ if is_assessment(letter) => b'!',
            _ => return None,
        };
        *ascii.get_mut(length)? = plain;
        length += 1;
    }
    plain(&ascii[..length], letters)
}

fn plain(word: &[u8], letters: &Letters) -> Option<Meaning> {
    match word {
        b"--" | b"Z0" | b"@@@@" | b"0000" | b"null" | b"pass" | b"<>" => {
            return Some(Meaning::Pass);
        }
        _ => {}
    }
    let word = without_signs(word);
    match *word {
        // `e4` and `Nf3` are most of all moves.
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => wanted(Some(Role::Pawn), b"", file, rank, None),
        [letter @ b'A'..=b'Z', file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            wanted(Some(letters.role(letter)?), b"", file, rank, None)
        }
        _ => long(word, letters),
    }
}

fn long(word: &[u8], letters: &Letters) -> Option<Meaning> {
    if let Some(castle) = castling(word) {
        return Some(castle);
    }
    let (&first, rest) = word.split_first()?;
    let named = first.is_ascii_uppercase();
    let (role, rest) = if named {
        (letters.role(first)?, rest)
    } else {
        (Role::Pawn, word)
    };
    let (rest, promotion) = promotion(rest, letters)?;
    if promotion.is_some() && role != Role::Pawn {
        return None;
    }
    if let [before @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = rest {
        // Four characters are a UCI move, of whatever piece.
        let is_uci = !named
            && matches!(
                before,
                [b'a'..=b'h', b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8', b'-']
            );
        let role = if is_uci { None } else { Some(role) };
        return wanted(role, before, *file, *rank, promotion);
    }
    // `exd` and `ed`
    let [before @ .., file @ b'a'..=b'h'] = rest else {
        return None;
    };
    match *before {
        [from @ b'a'..=b'h'] | [from @ b'a'..=b'h', b'x' | b':' | b'X'] if !named => {
            Some(Meaning::Move(Wanted {
                role: Some(Role::Pawn),
                from: (file_of(from), None),
                file: file_of(*file)?,
                rank: None,
                promotion,
            }))
        }
        _ => None,
    }
}

/// A move to a square, with what stands before it: where the piece comes from, and the sign of a capture.
fn wanted(
    role: Option<Role>,
    before: &[u8],
    file: u8,
    rank: u8,
    promotion: Option<Role>,
) -> Option<Meaning> {
    let before = match before {
        [before @ .., b'x' | b'X' | b':' | b'-'] => before,
        _ => before,
    };
    let from = match *before {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (file_of(file), None),
        [rank @ b'1'..=b'8'] => (None, rank_of(rank)),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (file_of(file), rank_of(rank)),
        _ => return None,
    };
    Some(Meaning::Move(Wanted {
        role,
        from,
        file: file_of(file)?,
        rank: rank_of(rank),
        promotion,
    }))
}

fn file_of(letter: u8) -> Option<File> {
    File::from_index(usize::from(letter.wrapping_sub(b'a')))
}

fn rank_of(digit: u8) -> Option<Rank> {
    Rank::from_index(usize::from(digit.wrapping_sub(b'1')))
}

/// Without what says something of the move at its end.
fn without_signs(word: &[u8]) -> &[u8] {
    let mut word = word;
    loop {
        word = match word {
            [
                before @ ..,
                b'!' | b'?' | b'+' | b'#' | b'=' | b'-' | b'/' | b'~' | b':' | b'.',
            ] => before,
            [before @ .., b'e', b'.', b'p'] | [before @ .., b'1'..=b'8', b'e', b'p'] => {
                let digit = usize::from(!word.ends_with(b".p"));
                &word[..before.len() + digit]
            }
            _ => return word,
        };
    }
}

fn castling(word: &[u8]) -> Option<Meaning> {
    let is_o = |byte: u8| matches!(byte, b'O' | b'0' | b'o');
    match *word {
        [a, b'-', b] if is_o(a) && is_o(b) => Some(Meaning::Castle { is_king_side: true }),
        [a, b'-', b, b'-', c] if is_o(a) && is_o(b) && is_o(c) => Some(Meaning::Castle {
            is_king_side: false,
        }),
        _ => None,
    }
}

/// The piece that a pawn becomes, at the end of a word: `=Q`, `Q`, `(Q)`, `/Q`, `q`; and the word without it.
fn promotion<'a>(word: &'a [u8], letters: &Letters) -> Option<(&'a [u8], Option<Role>)> {
    let (before, letter) = match *word {
        [ref before @ .., b'(', letter, b')'] => (before, letter),
        [ref before @ .., letter] if letter.is_ascii_uppercase() => (before, letter),
        [ref before @ .., letter @ (b'q' | b'r' | b'b' | b'n')]
            if matches!(before.last(), Some(b'1' | b'8' | b'=' | b'/')) =>
        {
            (before, letter.to_ascii_uppercase())
        }
        _ => return Some((word, None)),
    };
    let role = letters.role(letter)?;
    let before = match before {
        [before @ .., b'=' | b'/'] => before,
        _ => before,
    };
    Some((before, Some(role)))
}

/// Whether a word looks like a move of a piece with a letter that English has not.
pub(super) fn is_foreign(word: &[u8]) -> bool {
    Letters::OTHERS
        .iter()
        .any(|letters| read(word, letters).is_some())
        && read(word, &Letters::ENGLISH).is_none()
}

impl Wanted {
    pub(super) fn to(self) -> Option<Square> {
        self.rank.map(|rank| Square::new(self.file, rank))
    }
}
