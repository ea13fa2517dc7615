//! A stream cut into pieces of whole lines or whole games, which can be read in any order.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;

use memchr::{memchr, memchr_iter, memrchr};

use super::lines::{is_position, without_mark};
use super::source::Format;
use super::table::Header;
use super::tokens::{Start, Token, Tokenizer};

/// A piece of a file.
#[derive(Debug)]
pub(super) enum Piece {
    Lines {
        first: u64,
        header: Option<Arc<Header>>,
        text: Vec<u8>,
    },
    Games {
        text: Vec<u8>,
        games: Vec<Start>,
        tokens: Vec<Token>,
    },
    /// Something that cannot be read, and its line.
    Fault { line: u64, what: String },
}

/// How much of a file is read at once.
const PIECE: usize = 128 << 10;
const LONGEST_LINE: usize = 1 << 20;
const LONGEST_GAME: usize = 16 << 20;

/// The pieces of a stream, in order.
pub(super) struct Pieces {
    reader: Box<dyn Read + Send>,
    /// A piece does not wait until it is large.
    at_once: bool,
    /// What was read and not yet given away.
    text: Vec<u8>,
    cutter: Cutter,
    /// What was cut and not yet taken.
    ready: VecDeque<Piece>,
    has_ended: bool,
}

enum Cutter {
    Lines(Lines),
    Games(Box<Tokenizer>),
}

struct Lines {
    line: u64,
    /// Inside a line that is too long.
    is_skipping: bool,
    /// Whether there was a line that is more than a comment, and so the header if there is one.
    is_begun: bool,
    header: Option<Arc<Header>>,
    /// The columns that a table has to have.
    needs: &'static [&'static str],
}

impl Pieces {
    /// Cuts a stream. With `at_once`, a piece does not wait until it is large; a table without the columns `needs`
    /// is refused.
    pub(super) fn new(
        reader: Box<dyn Read + Send>,
        format: Format,
        at_once: bool,
        needs: &'static [&'static str],
    ) -> Pieces {
        Pieces {
            reader,
            at_once,
            text: Vec::new(),
            cutter: match format {
                Format::Lines => Cutter::Lines(Lines {
                    line: 1,
                    is_skipping: false,
                    is_begun: false,
                    header: None,
                    needs,
                }),
                Format::Games => Cutter::Games(Box::new(Tokenizer::new())),
            },
            ready: VecDeque::new(),
            has_ended: false,
        }
    }

    /// Reads more; false at the end. What came before an error is not lost: the error comes again, or the stream is
    /// at its end.
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
        result.map(|()| length > 0)
    }
}

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        while self.ready.is_empty() && !self.has_ended {
            let more = self.more();
            self.has_ended = !matches!(more, Ok(true));
            let Pieces {
                text,
                cutter,
                ready,
                ..
            } = self;
            match cutter {
                Cutter::Lines(lines) => {
                    if lines.cut(text, more, ready).is_none() {
                        self.has_ended = true;
                    }
                }
                Cutter::Games(tokenizer) => cut_games(tokenizer, text, more, self.at_once, ready),
            }
        }
        self.ready.pop_front()
    }
}

fn newlines(text: &[u8]) -> u64 {
    memchr_iter(b'\n', text).count() as u64
}

fn cannot_be_read(error: &io::Error) -> String {
    format!("cannot be read: {error}").replace(char::is_control, " ")
}

impl Lines {
    /// Cuts whole lines off a text; `None` if the rest is of no use.
    fn cut(
        &mut self,
        text: &mut Vec<u8>,
        more: io::Result<bool>,
        ready: &mut VecDeque<Piece>,
    ) -> Option<()> {
        if self.is_skipping {
            let end = memchr(b'\n', text).map_or(text.len(), |newline| newline + 1);
            self.is_skipping = !text[..end].ends_with(b"\n");
            self.line += u64::from(!self.is_skipping);
            text.drain(..end);
        }
        let is_end = matches!(more, Ok(false));
        let whole = if is_end {
            text.len()
        } else {
            memrchr(b'\n', text).map_or(0, |newline| newline + 1)
        };
        if whole > 0 {
            let rest = text.split_off(whole);
            let lines = std::mem::replace(text, rest);
            if let Err((line, what)) = self.find_header(&lines) {
                let line = self.line + line;
                ready.push_back(Piece::Fault { line, what });
                return None;
            }
            let first = self.line;
            self.line += newlines(&lines);
            ready.push_back(Piece::Lines {
                first,
                header: self.header.clone(),
                text: lines,
            });
        }
        if let Err(error) = more {
            // The line that was cut off would be read as another one.
            ready.push_back(Piece::Fault {
                line: self.line,
                what: cannot_be_read(&error),
            });
        } else if text.len() > LONGEST_LINE {
            ready.push_back(Piece::Fault {
                line: self.line,
                what: format!("line longer than {LONGEST_LINE} bytes"),
            });
            text.clear();
            self.is_skipping = true;
        }
        Some(())
    }

    /// Whether the first line names columns. The error is that of a table without a column that is needed, and
    /// how many lines stand before it.
    fn find_header(&mut self, text: &[u8]) -> Result<(), (u64, String)> {
        if self.is_begun {
            return Ok(());
        }
        let mut lines = text
            .split(|byte| *byte == b'\n')
            .map(without_mark)
            .enumerate();
        let Some((before, line)) = lines.find(|(_, line)| is_position(line)) else {
            return Ok(());
        };
        let header = Header::read(line);
        if let Some(header) = &header
            && let Some(name) = self.needs.iter().find(|name| !header.has(name))
        {
            return Err((before as u64, format!("header: no column `{name}`")));
        }
        self.is_begun = true;
        self.header = header.map(Arc::new);
        Ok(())
    }
}

fn cut_games(
    tokenizer: &mut Tokenizer,
    text: &mut Vec<u8>,
    more: io::Result<bool>,
    at_once: bool,
    ready: &mut VecDeque<Piece>,
) {
    let is_end = !matches!(more, Ok(true));
    if more.is_err() {
        // A word that was cut off may be another move.
        let is_blank = |byte: &u8| byte.is_ascii_whitespace();
        let end = text.iter().rposition(is_blank).map_or(0, |blank| blank + 1);
        text.truncate(end.max(tokenizer.place()));
    }
    tokenizer.cut(text, is_end);
    // The last game may go on.
    let whole = if is_end {
        text.len()
    } else {
        tokenizer.last(text)
    };
    // Games before one that is too long are not lost with it.
    let is_full = text.len() > LONGEST_GAME;
    if whole > 0 && (is_end || whole >= PIECE / 2 || at_once || is_full) {
        let (games, tokens) = tokenizer.take(text, whole);
        let rest = text.split_off(whole);
        let text = std::mem::replace(text, rest);
        if !games.is_empty() {
            ready.push_back(Piece::Games {
                text,
                games,
                tokens,
            });
        }
    }
    if let Err(error) = more {
        ready.push_back(Piece::Fault {
            line: tokenizer.line_of(text, text.len()),
            what: cannot_be_read(&error),
        });
    } else if text.len() > LONGEST_GAME
        && let Some(line) = tokenizer.give_up(text)
    {
        ready.push_back(Piece::Fault {
            line,
            what: format!("game longer than {LONGEST_GAME} bytes"),
        });
    }
}
