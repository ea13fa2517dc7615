//! The text of games cut into tokens, and the tokens into games, in one pass over the bytes as they come.
//!
//! What a word means is not known here.

use memchr::{memchr, memchr_iter};

use super::encoding::BOM;
use super::tags;

/// A part of a game's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    start: u32,
    length: u16,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `[Event "?"]`
    Tag,
    /// The number of a move, with its points.
    Number,
    /// What should be a move.
    Word,
    /// `$1`, or a sign or a remark that stands apart.
    Sign,
    /// In braces, or to the end of the line.
    Comment,
    /// In braces that are not closed.
    Unclosed,
    /// A line that begins with `%`.
    Escaped,
    Open,
    Close,
    Result,
}

impl Token {
    fn new(start: usize, end: usize, kind: Kind) -> Token {
        Token {
            start: start as u32,
            length: (end - start).min(u16::MAX.into()) as u16,
            kind,
        }
    }

    pub(super) fn start(self) -> usize {
        self.start as usize
    }

    /// Where it ends; only of one that is shorter than 65,535 bytes, as all but comments and tags should be.
    pub(super) fn end(self) -> usize {
        self.start() + usize::from(self.length)
    }
}

/// Where a game starts: its place and first token in the piece, its line, and which game of the file it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) offset: usize,
    pub(super) token: usize,
    pub(super) line: u64,
    pub(super) number: u64,
}

/// What a game has so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Nothing,
    Tags,
    Moves,
    /// Its result.
    Ended,
}

const LONGEST_WORD: usize = 1 << 14;

/// The tokenizer between two pieces of text.
#[derive(Debug)]
pub(super) struct Tokenizer {
    pub(super) tokens: Vec<Token>,
    pub(super) games: Vec<Start>,
    /// The games before were too large a text and this one goes on: what comes until the next is dropped.
    pub(super) is_skipping: bool,
    part: Part,
    depth: u32,
    has_tags: bool,
    /// How far the text was cut.
    place: usize,
    /// How far a comment was searched for its end.
    searched: usize,
    /// The line in which `counted` is.
    line: u64,
    counted: usize,
    number: u64,
}

impl Tokenizer {
    pub(super) fn new() -> Tokenizer {
        Tokenizer {
            tokens: Vec::new(),
            games: Vec::new(),
            is_skipping: false,
            part: Part::Nothing,
            depth: 0,
            has_tags: false,
            place: 0,
            searched: 0,
            line: 1,
            counted: 0,
            number: 0,
        }
    }

    /// The line of a place that is not before those that were asked for.
    pub(super) fn line_of(&mut self, text: &[u8], place: usize) -> u64 {
        self.line += memchr_iter(b'\n', &text[self.counted..place]).count() as u64;
        self.counted = place;
        self.line
    }

    /// Cuts the text as far as its tokens are whole. What follows what is there has to be given with it the next
    /// time, unless this is the end.
    pub(super) fn cut(&mut self, text: &[u8], is_end: bool) {
        while self.place < text.len() {
            let start = self.place;
            let Some(end) = self.token(text, is_end) else {
                return;
            };
            debug_assert!(end > start);
            self.place = end;
        }
    }

    /// Takes the next token or blank; where it ends, or `None` if more of it may come.
    fn token(&mut self, text: &[u8], is_end: bool) -> Option<usize> {
        let start = self.place;
        let byte = text[start];
        match byte {
            b'\t' | b'\n' | 0x0b | 0x0c | b'\r' | b' ' => Some(start + 1),
            b'{' => self.braces(text, is_end),
            b';' => {
                let end = line_end(text, start, is_end)?;
                self.push(text, start, end, Kind::Comment);
                Some(end)
            }
            b'%' if is_line_start(text, start) => {
                let end = line_end(text, start, is_end)?;
                if self.part != Part::Nothing {
                    self.push(text, start, end, Kind::Escaped);
                }
                Some(end)
            }
            b'(' | b')' => {
                let is_open = byte == b'(';
                let kind = if is_open { Kind::Open } else { Kind::Close };
                self.push(text, start, start + 1, kind);
                if is_open {
                    self.depth += 1;
                } else {
                    self.depth = self.depth.saturating_sub(1);
                }
                Some(start + 1)
            }
            b'*' => {
                self.result(text, start, start + 1);
                Some(start + 1)
            }
            b'$' => {
                let digits = text[start + 1..]
                    .iter()
                    .take_while(|byte| byte.is_ascii_digit());
                let end = start + 1 + digits.count();
                if end == text.len() && !is_end {
                    return None;
                }
                self.push(text, start, end, Kind::Sign);
                Some(end)
            }
            b'[' => {
                let end = line_end(text, start, is_end)?;
                if !text.get(start + 1).is_some_and(u8::is_ascii_alphabetic) {
                    self.push(text, start, start + 1, Kind::Word);
                    return Some(start + 1);
                }
                let tag = tags::read(&text[start..end]);
                self.tag(text, start, tag.name);
                self.push_kind(start, start + tag.length, Kind::Tag);
                Some(start + tag.length)
            }
            _ => self.word(text, is_end),
        }
    }

    /// A comment in braces. One that is not closed does not swallow the rest of the file: it ends before a line
    /// that surely begins a game.
    fn braces(&mut self, text: &[u8], is_end: bool) -> Option<usize> {
        let start = self.place;
        let from = self.searched.max(start);
        let close = memchr(b'}', &text[from..]).map(|close| from + close);
        let inside = &text[from..close.unwrap_or(text.len())];
        for bracket in memchr_iter(b'[', inside) {
            let at = from + bracket;
            if begins_game(text, at) {
                self.searched = 0;
                self.push(text, start, at, Kind::Unclosed);
                return Some(at);
            }
        }
        match close {
            Some(close) => {
                self.push(text, start, close + 1, Kind::Comment);
                self.searched = 0;
                Some(close + 1)
            }
            None if is_end => {
                self.push(text, start, text.len(), Kind::Unclosed);
                Some(text.len())
            }
            None => {
                // The line end before a bracket is looked at again.
                self.searched = text.len().saturating_sub(16).max(start);
                None
            }
        }
    }

    fn word(&mut self, text: &[u8], is_end: bool) -> Option<usize> {
        let start = self.place;
        let mut end = start;
        while let Some(byte) = text.get(end) {
            match CLASS[usize::from(*byte)] {
                // Nothing that long is a move.
                _ if end - start > LONGEST_WORD => break,
                Class::Letter => end += 1,
                Class::Sign if end == start => end += 1,
                Class::Sign if *byte == b'(' && is_promotion(&text[start..end], &text[end..]) => {
                    end += 3;
                }
                Class::Sign | Class::Blank => break,
                Class::Foreign => match foreign(&text[end..]) {
                    Foreign::Blank(length) if end == start => return Some(start + length),
                    Foreign::Blank(_) => break,
                    Foreign::Letter(length) => end += length,
                    Foreign::Cut if is_end => end = text.len(),
                    Foreign::Cut => return None,
                },
            }
        }
        // A bracket may belong to it.
        if end + 3 > text.len() && !is_end {
            return None;
        }
        let word = &text[start..end];
        if is_result(word) {
            self.result(text, start, end);
            return Some(end);
        }
        let number = number(word);
        if number > 0 {
            self.push(text, start, start + number, Kind::Number);
        }
        if number < word.len() {
            let kind = if is_remark(&word[number..]) {
                Kind::Sign
            } else {
                Kind::Word
            };
            self.push(text, start + number, end, kind);
        }
        Some(end)
    }

    fn result(&mut self, text: &[u8], start: usize, end: usize) {
        self.push(text, start, end, Kind::Result);
        if self.depth == 0 {
            self.part = Part::Ended;
        }
    }

    /// Begins a game with a tag, if it is not one more of its own.
    fn tag(&mut self, text: &[u8], start: usize, name: &[u8]) {
        let is_new = match self.part {
            Part::Nothing | Part::Moves | Part::Ended => true,
            Part::Tags => self.has_tags && name == b"Event" && is_after_blank_line(text, start),
        };
        if is_new {
            self.begin(text, start);
        }
        self.has_tags = true;
        self.part = Part::Tags;
    }

    fn begin(&mut self, text: &[u8], start: usize) {
        self.number += 1;
        self.is_skipping = false;
        let line = self.line_of(text, start);
        self.games.push(Start {
            offset: start,
            token: self.tokens.len(),
            line,
            number: self.number,
        });
        self.part = Part::Tags;
        self.depth = 0;
        self.has_tags = false;
    }

    /// Takes a token of the moves, which may be the first of a game.
    fn push(&mut self, text: &[u8], start: usize, end: usize, kind: Kind) {
        let is_of_moves = matches!(kind, Kind::Word | Kind::Number);
        match self.part {
            Part::Nothing => self.begin(text, start),
            Part::Ended if is_of_moves => self.begin(text, start),
            _ => {}
        }
        if !matches!(kind, Kind::Comment | Kind::Escaped | Kind::Unclosed)
            && self.part == Part::Tags
        {
            self.part = Part::Moves;
        }
        self.push_kind(start, end, kind);
    }

    fn push_kind(&mut self, start: usize, end: usize, kind: Kind) {
        if !self.is_skipping {
            self.tokens.push(Token::new(start, end, kind));
        }
    }

    /// How far the text was cut.
    pub(super) fn place(&self) -> usize {
        self.place
    }

    /// Where the last game starts, which may go on; how far the text was cut if it is being skipped.
    pub(super) fn last(&self, text: &[u8]) -> usize {
        match self.games.last() {
            Some(last) => last.offset,
            None => self.place.min(text.len()),
        }
    }

    /// Takes the games that end before `whole`, or all of them, whose text is taken with them.
    pub(super) fn take(&mut self, text: &[u8], whole: usize) -> (Vec<Start>, Vec<Token>) {
        self.line_of(text, whole.max(self.counted));
        self.counted -= whole;
        self.place = self.place.saturating_sub(whole);
        self.searched = self.searched.saturating_sub(whole);
        let kept = self.games.partition_point(|game| game.offset < whole);
        let mut rest = self.games.split_off(kept);
        let first = rest.first().map_or(self.tokens.len(), |game| game.token);
        let mut tokens = self.tokens.split_off(first);
        for token in &mut tokens {
            token.start -= whole as u32;
        }
        for game in &mut rest {
            game.offset -= whole;
            game.token -= first;
        }
        (
            std::mem::replace(&mut self.games, rest),
            std::mem::replace(&mut self.tokens, tokens),
        )
    }

    /// Gives the game up that is being read, and everything that was read of it; its line, if it is the first
    /// time.
    pub(super) fn give_up(&mut self, text: &mut Vec<u8>) -> Option<u64> {
        let line = self.games.last().map(|game| game.line);
        let is_first = !self.is_skipping;
        self.games.clear();
        self.tokens.clear();
        self.is_skipping = true;
        self.part = Part::Moves;
        let is_in_comment = self.searched > 0;
        // Of a comment the brace stays, and a few bytes in which the next game may begin.
        let end = if is_in_comment {
            self.searched.saturating_sub(64)
        } else {
            text.len()
        };
        let here = self.line_of(text, end.max(self.counted));
        self.counted = self.counted.saturating_sub(end);
        text.drain(..end);
        self.place = 0;
        if is_in_comment {
            if let Some(first) = text.first_mut() {
                *first = b'{';
            }
            self.searched = 1;
        }
        is_first.then(|| line.unwrap_or(here))
    }
}

/// What a byte is for a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Letter,
    Blank,
    /// A token of its own, or the first byte of one.
    Sign,
    /// Part of a letter that is not ASCII.
    Foreign,
}

const CLASS: [Class; 256] = {
    let mut class = [Class::Letter; 256];
    let mut byte = 0;
    while byte < 256 {
        class[byte] = match byte as u8 {
            b'\t' | b'\n' | 0x0b | 0x0c | b'\r' | b' ' => Class::Blank,
            b'{' | b'}' | b'(' | b')' | b'[' | b';' | b'$' | b'*' => Class::Sign,
            0x80.. => Class::Foreign,
            _ => Class::Letter,
        };
        byte += 1;
    }
    class
};

enum Foreign {
    Blank(usize),
    Letter(usize),
    /// The text ends in it.
    Cut,
}

/// The character that is not ASCII at the beginning of a text: in UTF-8, or else in Latin-1.
fn foreign(text: &[u8]) -> Foreign {
    let head = &text[..text.len().min(4)];
    let valid = match str::from_utf8(head) {
        Ok(valid) => valid,
        Err(error) if error.valid_up_to() > 0 => {
            str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(error) if error.error_len().is_none() && head.len() < 4 => return Foreign::Cut,
        Err(_) => "",
    };
    let Some(letter) = valid.chars().next() else {
        // The no-break space of Latin-1.
        return if text[0] == 0xa0 {
            Foreign::Blank(1)
        } else {
            Foreign::Letter(1)
        };
    };
    let is_blank = letter.is_whitespace() || matches!(letter, '\u{200b}' | '\u{2060}' | '\u{feff}');
    if is_blank {
        Foreign::Blank(letter.len_utf8())
    } else {
        Foreign::Letter(letter.len_utf8())
    }
}

/// Where the line of a place ends; `None` if it may go on.
fn line_end(text: &[u8], place: usize, is_end: bool) -> Option<usize> {
    match memchr(b'\n', &text[place..]) {
        Some(newline) => Some(place + newline),
        None => is_end.then_some(text.len()),
    }
}

fn is_line_start(text: &[u8], place: usize) -> bool {
    let before = text[..place].strip_suffix(BOM).unwrap_or(&text[..place]);
    before.last().is_none_or(|byte| *byte == b'\n')
}

fn is_after_blank_line(text: &[u8], place: usize) -> bool {
    if !is_line_start(text, place) {
        return false;
    }
    let before = text[..place].strip_suffix(BOM).unwrap_or(&text[..place]);
    let Some((_, before)) = before.split_last() else {
        return true;
    };
    let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r');
    let blanks = before.iter().rev().take_while(is_blank).count();
    let before = &before[..before.len() - blanks];
    before.last().is_none_or(|byte| *byte == b'\n')
}

/// Whether a bracket within a comment begins the next game.
fn begins_game(text: &[u8], at: usize) -> bool {
    text[at..].starts_with(b"[Event \"") && is_after_blank_line(text, at)
}

/// How long the number of a move is, with its points, at the head of a word: `12.`, `12...`, `...`, `12` before
/// the move itself.
fn number(word: &[u8]) -> usize {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    // Castling with zeros, and a move that is none.
    if digits > 0 && word[0] == b'0' && word.get(digits) != Some(&b'.') {
        return 0;
    }
    let mut end = digits;
    loop {
        if word.get(end) == Some(&b'.') {
            end += 1;
        } else if word[end..].starts_with("…".as_bytes()) {
            end += "…".len();
        } else {
            // As in `1.- e4`.
            return end + usize::from(end > digits && &word[end..] == b"-");
        }
    }
}

/// `(Q)` behind the square on which a pawn is promoted.
fn is_promotion(word: &[u8], rest: &[u8]) -> bool {
    matches!(word.last(), Some(b'1' | b'8' | b'='))
        && matches!(rest, [b'(', letter, b')', ..] if letter.is_ascii_alphabetic())
}

fn is_result(word: &[u8]) -> bool {
    match word {
        b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2" => true,
        [b'0' | b'1' | 0x80..=0xff, ..] => {
            let text = str::from_utf8(word).unwrap_or_default();
            !text.is_ascii() && super::results::words(text).is_some()
        }
        _ => false,
    }
}

/// Whether a word says something of the move before it, and is none.
fn is_remark(word: &[u8]) -> bool {
    const REMARKS: [&[u8]; 14] = [
        b"e.p.", b"ep", b"e.p", b"ep.", b"N", b"D", b"TN", b"RR", b"ch", b"ch.", b"+-", b"-+",
        b"mate", b"mate.",
    ];
    let is_mark = |byte: &u8| matches!(byte, b'!' | b'?' | b'+' | b'#');
    let marks = word.iter().rev().take_while(|byte| is_mark(byte)).count();
    if REMARKS.contains(&&word[..word.len() - marks]) {
        return true;
    }
    // `--` is a move that passes.
    let is_sign = |byte: &u8| matches!(byte, b'!' | b'?' | b'+' | b'=' | b'#' | b'~' | b'-' | b'/');
    if word.is_ascii() {
        return word.iter().all(is_sign) && !word.iter().all(|byte| matches!(byte, b'-' | b'/'));
    }
    str::from_utf8(word).is_ok_and(|text| {
        text.chars()
            .all(|letter| is_assessment(letter) || letter.is_ascii() && is_sign(&(letter as u8)))
    })
}

/// Signs of the Informator and their like.
pub(super) fn is_assessment(letter: char) -> bool {
    matches!(
        letter,
        '‼' | '⁇'
            | '⁈'
            | '⁉'
            | '±'
            | '∓'
            | '∞'
            | '⩲'
            | '⩱'
            | '□'
            | '○'
            | '⟳'
            | '↑'
            | '→'
            | '⇆'
            | '⇄'
            | '⨀'
            | '⊙'
            | '∆'
            | '△'
            | '⌓'
            | '≅'
            | '≈'
            | '≤'
            | '≥'
            | '⊕'
            | '⊖'
            | '⊗'
            | '⯹'
            | '⯺'
            | '†'
            | '‡'
            | '\u{fe0e}'
            | '\u{fe0f}'
    )
}
