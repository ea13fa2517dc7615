//! The one way in: files of positions and games, packed or not, become records.
//!
//! What a file goes through: [`Source`] opens and unpacks it; it is cut into pieces of whole lines or whole games
//! (`pieces`, `tokens`), which can be read in any order; each piece gives its positions as [`Record`]s, a line by its
//! fields, operations or columns (`lines`, `epd`, `table`), a game by the moves that its words mean (`games`, `moves`,
//! `rules`). What cannot be read is a [`Fault`] with its place, and what follows it is read.
//!
//! Nothing here knows of queries, or of what is printed.

mod encoding;
mod epd;
mod games;
mod lines;
mod moves;
mod pieces;
mod record;
mod results;
mod rules;
mod source;
mod table;
mod tags;
mod tokens;

pub use record::{Fault, InGame, Place, Record};
pub use results::{NoResult, Result};
pub use source::{Format, Source};

pub(crate) use games::{Game, Reader};

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use pieces::{Piece, Pieces};

/// A file that is open, as pieces that can be read in any order.
pub(crate) struct Opened {
    file: Arc<str>,
    pieces: Pieces,
}

/// A part of a file.
pub(crate) struct Part {
    file: Arc<str>,
    piece: Piece,
}

impl Opened {
    /// Opens a file; `read` counts its bytes as they come.
    pub(crate) fn new(
        source: &Source,
        format: Option<Format>,
        needs: &'static [&'static str],
        read: &Arc<AtomicU64>,
    ) -> std::result::Result<Opened, Fault> {
        let file: Arc<str> = source.name().into();
        match source.open(format, read) {
            Ok((format, reader)) => {
                // Someone may wait for an answer before there is more.
                let at_once = *source == Source::Stdin;
                let pieces = Pieces::new(reader, format, at_once, needs);
                Ok(Opened { file, pieces })
            }
            Err(error) => Err(Fault {
                file,
                line: 0,
                game: None,
                what: format!("cannot be read: {error}"),
            }),
        }
    }

    /// A text that is at hand, with a name.
    pub(crate) fn text(name: &str, format: Format, text: &[u8]) -> Opened {
        let reader = Box::new(io::Cursor::new(text.to_owned()));
        Opened {
            file: name.into(),
            pieces: Pieces::new(reader, format, false, &[]),
        }
    }
}

impl Iterator for Opened {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        let file = self.file.clone();
        self.pieces.next().map(|piece| Part { file, piece })
    }
}

impl Part {
    /// The file that it is a part of.
    pub(crate) fn file(&self) -> &Arc<str> {
        &self.file
    }

    /// Gives its lines, its games and its complaints away.
    pub(crate) fn read(
        &self,
        mut line: impl FnMut(std::result::Result<&Record, Fault>),
        mut game: impl FnMut(Game),
    ) {
        match &self.piece {
            Piece::Lines {
                first,
                header,
                text,
            } => lines::read(&self.file, header.as_deref(), *first, text, line),
            Piece::Games {
                text,
                games,
                tokens,
            } => games::of_piece(&self.file, text, games, tokens)
                .filter(Game::is_one)
                .for_each(&mut game),
            Piece::Fault { line: at, what } => line(Err(Fault {
                file: self.file.clone(),
                line: *at,
                game: None,
                what: what.clone(),
            })),
        }
    }
}

/// What one thread reads of a file.
///
/// Made by `Options::default()`; its fields are then what is wanted.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// What the file holds; by its name or first line without it.
    pub format: Option<Format>,
    /// Variations as well as the moves that were played.
    pub follows_variations: bool,
    /// The columns without which a table is refused.
    pub needs: &'static [&'static str],
}

/// Reads a file on this thread: `each` gets every record and every complaint, in their order, until it breaks off.
pub fn each(
    source: &Source,
    options: &Options,
    mut each: impl FnMut(std::result::Result<&Record, Fault>) -> ControlFlow<()>,
) {
    let read = Arc::default();
    match Opened::new(source, options.format, options.needs, &read) {
        Ok(opened) => {
            let mut each = Each {
                each: &mut each,
                has_stopped: false,
            };
            for part in opened {
                let each = std::cell::RefCell::new(&mut each);
                part.read(
                    |record| each.borrow_mut().take(record),
                    |game| {
                        let mut each = each.borrow_mut();
                        game.read(options.follows_variations, *each);
                    },
                );
                if each.into_inner().has_stopped {
                    return;
                }
            }
        }
        Err(fault) => {
            let _ = each(Err(fault));
        }
    }
}

struct Each<'a> {
    each: &'a mut dyn FnMut(std::result::Result<&Record, Fault>) -> ControlFlow<()>,
    has_stopped: bool,
}

impl Each<'_> {
    fn take(&mut self, record: std::result::Result<&Record, Fault>) {
        if !self.has_stopped {
            self.has_stopped = (self.each)(record).is_break();
        }
    }
}

impl Reader for Each<'_> {
    fn position(
        &mut self,
        record: &Record,
        _: usize,
        _: Option<&pawn_structure::Fen>,
    ) -> ControlFlow<()> {
        self.take(Ok(record));
        if self.has_stopped {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn fault(&mut self, fault: Fault) {
        self.take(Err(fault));
    }
}
