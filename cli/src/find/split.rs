//! A stream cut into pieces of whole lines or whole games, which can be searched in any order.

use std::io::{self, Read};

use memchr::{memchr, memchr_iter, memchr2, memrchr};

use super::source::{BOM, Format};

/// A piece of a file.
#[derive(Debug)]
pub(super) enum Piece {
    Lines {
        first: u64,
        text: Vec<u8>,
    },
    Games {
        text: Vec<u8>,
        games: Vec<GameStart>,
    },
    /// Something that cannot be read, and its line.
    Fault {
        line: u64,
        what: String,
    },
}

/// Where a game starts in its piece, in which line of the file, and which game of the file it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameStart {
    pub(super) offset: usize,
    pub(super) line: u64,
    pub(super) number: u64,
}

/// How much of a file is searched at once.
const PIECE: usize = 128 << 10;
const LONGEST_LINE: usize = 1 << 20;
const LONGEST_GAME: usize = 16 << 20;

/// Cuts a stream and gives the pieces away until nobody wants them. With `at_once`, a piece does not
/// wait until it is large.
pub(super) fn split(
    mut reader: impl Read,
    format: Format,
    at_once: bool,
    mut give: impl FnMut(Piece) -> bool,
) {
    let mut stream = Stream {
        reader: &mut reader,
        text: Vec::new(),
        at_once,
        is_begun: false,
    };
    match format {
        Format::Fen | Format::Epd => lines(&mut stream, &mut give),
        Format::Pgn => games(&mut stream, &mut give),
    }
}

struct Stream<'a> {
    reader: &'a mut dyn Read,
    /// What was read and not yet given away.
    text: Vec<u8>,
    at_once: bool,
    is_begun: bool,
}

impl Stream<'_> {
    /// Reads more; false at the end.
    fn more(&mut self) -> io::Result<bool> {
        let start = self.text.len();
        self.text.resize(start + PIECE, 0);
        let mut length = 0;
        let result = loop {
            match self.reader.read(&mut self.text[start + length..]) {
                Ok(0) => break Ok(()),
                Ok(more) => {
                    length += more;
                    if self.at_once || length == PIECE {
                        break Ok(());
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => break Err(error),
            }
        };
        self.text.truncate(start + length);
        if !self.is_begun && self.text.len() >= BOM.len() {
            self.is_begun = true;
            if self.text.starts_with(BOM) {
                self.text.drain(..BOM.len());
            }
        }
        // What came before an error is not lost; the error comes again, or the stream is at its end.
        match result {
            Err(error) => Err(error),
            Ok(()) => Ok(length > 0),
        }
    }
}

fn newlines(text: &[u8]) -> u64 {
    memchr_iter(b'\n', text).count() as u64
}

fn cannot_be_read(error: &io::Error) -> String {
    format!("cannot be read: {error}").replace(char::is_control, " ")
}

fn lines(stream: &mut Stream, give: &mut dyn FnMut(Piece) -> bool) {
    let mut line = 1;
    // Inside a line that is too long.
    let mut is_skipping = false;
    loop {
        let more = stream.more();
        if is_skipping {
            let end = memchr(b'\n', &stream.text).map_or(stream.text.len(), |newline| newline + 1);
            is_skipping = !stream.text[..end].ends_with(b"\n");
            line += u64::from(!is_skipping);
            stream.text.drain(..end);
        }
        let is_end = matches!(more, Ok(false));
        let whole = if is_end {
            stream.text.len()
        } else {
            memrchr(b'\n', &stream.text).map_or(0, |newline| newline + 1)
        };
        if whole > 0 {
            let rest = stream.text.split_off(whole);
            let text = std::mem::replace(&mut stream.text, rest);
            let first = line;
            line += newlines(&text);
            if !give(Piece::Lines { first, text }) {
                return;
            }
        }
        if let Err(error) = more {
            let what = cannot_be_read(&error);
            // The line that was cut off would be read as another one.
            give(Piece::Fault { line, what });
            return;
        }
        if is_end {
            return;
        }
        if stream.text.len() > LONGEST_LINE {
            let what = format!("line longer than {LONGEST_LINE} bytes");
            if !give(Piece::Fault { line, what }) {
                return;
            }
            stream.text.clear();
            is_skipping = true;
        }
    }
}

/// What the lines of a game are, as far as they were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Nothing,
    Tags,
    Moves,
}

fn games(stream: &mut Stream, give: &mut dyn FnMut(Piece) -> bool) {
    let mut line = 1;
    let mut number = 0;
    let mut starts: Vec<GameStart> = Vec::new();
    // How far whole lines were looked at.
    let mut scanned = 0;
    let mut part = Part::Nothing;
    let mut is_in_comment = false;
    let mut is_after_blank = true;
    let mut is_skipping = false;
    loop {
        let more = stream.more();
        let is_end = !matches!(more, Ok(true));
        if more.is_err() {
            // A word that was cut off may be another move.
            let is_blank = |byte: &u8| byte.is_ascii_whitespace();
            let end = stream
                .text
                .iter()
                .rposition(is_blank)
                .map_or(0, |blank| blank + 1);
            stream.text.truncate(end.max(scanned));
        }
        while scanned < stream.text.len() {
            let end = match memchr(b'\n', &stream.text[scanned..]) {
                Some(newline) => scanned + newline + 1,
                None if is_end => stream.text.len(),
                None => break,
            };
            let text = &stream.text[scanned..end];
            let is_blank = text.trim_ascii().is_empty();
            let is_tag = text.starts_with(b"[");
            // A comment that is not closed does not swallow the rest of the file.
            let is_surely_first = is_after_blank && text.starts_with(b"[Event \"");
            let begins_game = match part {
                Part::Nothing => !is_blank && !text.starts_with(b"%"),
                Part::Tags => is_surely_first,
                Part::Moves => is_surely_first || (is_tag && !is_in_comment),
            };
            if begins_game {
                number += 1;
                starts.push(GameStart {
                    offset: scanned,
                    line,
                    number,
                });
                part = Part::Tags;
                is_in_comment = false;
                is_skipping = false;
            }
            if part == Part::Tags && !is_tag && !is_blank && !text.starts_with(b"%") {
                part = Part::Moves;
            }
            if part == Part::Moves && (is_in_comment || !text.starts_with(b"%")) {
                is_in_comment = ends_in_comment(text, is_in_comment);
            }
            is_after_blank = is_blank;
            line += u64::from(text.ends_with(b"\n"));
            scanned = end;
        }
        // The last game may go on.
        let whole = match starts.last() {
            _ if is_end => stream.text.len(),
            Some(last) if !is_skipping => last.offset,
            _ => scanned,
        };
        // Games before one that is too long are not lost with it.
        let is_full = stream.text.len() > LONGEST_GAME;
        let is_large = whole >= PIECE / 2 || stream.at_once || is_full;
        if whole > 0 && (is_end || is_large) {
            let rest = stream.text.split_off(whole);
            let text = std::mem::replace(&mut stream.text, rest);
            let keeps_last = !is_end && !is_skipping && !starts.is_empty();
            let kept = if keeps_last { starts.pop() } else { None };
            let games = std::mem::take(&mut starts);
            starts.extend(kept.map(|start| GameStart { offset: 0, ..start }));
            scanned -= whole;
            if !games.is_empty() && !give(Piece::Games { text, games }) {
                return;
            }
        }
        if let Err(error) = more {
            let what = cannot_be_read(&error);
            give(Piece::Fault { line, what });
        }
        if is_end {
            return;
        }
        if stream.text.len() > LONGEST_GAME {
            let what = format!("game longer than {LONGEST_GAME} bytes");
            let line = starts.last().map_or(line, |start| start.line);
            if !is_skipping && !give(Piece::Fault { line, what }) {
                return;
            }
            starts.clear();
            stream.text.clear();
            scanned = 0;
            is_skipping = true;
            part = Part::Moves;
        }
    }
}

/// Whether a `{` is open behind a line.
fn ends_in_comment(line: &[u8], was_in_comment: bool) -> bool {
    let after_comment = |text: &[u8]| memchr(b'}', text).map(|end| end + 1);
    let mut place = 0;
    if was_in_comment {
        match after_comment(line) {
            Some(end) => place = end,
            None => return true,
        }
    }
    while let Some(found) = memchr2(b'{', b';', &line[place..]) {
        place += found;
        if line[place] == b';' {
            return false;
        }
        match after_comment(&line[place..]) {
            Some(end) => place += end,
            None => return true,
        }
    }
    false
}
