//! Files of positions and games, searched on all cores for the positions of a query.
//!
//! One thread reads and cuts files into pieces of whole lines or games, others search them, and the
//! caller's writes what they found in the order of the files. No more than a few pieces are under way at
//! a time, so memory does not grow with the files.

mod games;
mod lines;
mod report;
mod source;
mod split;

pub use report::{Event, Match, Output, Seen};
pub use source::{Format, Source};

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};

use pawn_query::Query;
use report::Found;
use split::{Piece, split};

/// What is looked for, where, and what is told of it.
#[derive(Clone, Debug)]
pub struct Search {
    /// What positions have to be like.
    pub query: Query,
    /// Where to look, in this order.
    pub sources: Vec<Source>,
    /// What the files hold; by their names or first lines without it.
    pub format: Option<Format>,
    /// No more than the first position of each game.
    pub is_first_only: bool,
    /// Variations as well as the moves that were played.
    pub follows_variations: bool,
    /// In what form a match is told.
    pub output: Output,
    /// How many threads search.
    pub threads: NonZero<usize>,
}

/// What was searched and found so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tally {
    /// Positions that the query was put to.
    pub positions: u64,
    /// Games, of PGN files.
    pub games: u64,
    /// Positions found.
    pub matches: u64,
    /// Lines, games and files that could not be read.
    pub faults: u64,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// Everything was searched, or as much as was wanted.
    Done,
    /// It was told to stop.
    Interrupted,
}

/// What happens to a search from outside, and how far it is.
#[derive(Clone, Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
    read: Arc<AtomicU64>,
}

impl Control {
    /// Ends the search soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How many bytes were read, before unpacking.
    #[must_use]
    pub fn bytes_read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A piece of a file, and its place among all pieces.
struct Work {
    order: u64,
    name: Arc<str>,
    format: Format,
    piece: Piece,
}

/// How many pieces each thread may be ahead of what is written.
const AHEAD: usize = 4;

impl Search {
    /// How many bytes there are to read, if every file knows.
    #[must_use]
    pub fn bytes(&self) -> Option<u64> {
        self.sources.iter().map(Source::size).sum()
    }

    /// Searches, and tells what is found in the order of the files. `tell` gets each match or complaint,
    /// and a few times a second nothing, with the tally so far; it ends the search by returning false.
    ///
    /// # Errors
    ///
    /// Those of `tell`.
    pub fn run(
        &self,
        control: &Control,
        mut tell: impl FnMut(Option<Event>, &Tally) -> io::Result<bool>,
    ) -> io::Result<(Ending, Tally)> {
        let threads = self.threads.get();
        let (to_workers, work) = bounded::<Work>(threads);
        let (to_writer, found) = bounded::<(u64, Found)>(threads * AHEAD);
        // A permit is taken for each piece that is read and comes back when it is written.
        let (permits, taken) = bounded::<()>(threads * AHEAD);
        // The threads are not waited for: one may sleep in a read that never ends.
        let reader = (self.clone(), control.clone());
        thread::spawn(move || reader.0.read(&reader.1, &to_workers, &permits));
        for _ in 0..threads {
            let (search, work, to_writer) = (self.clone(), work.clone(), to_writer.clone());
            let control = control.clone();
            thread::spawn(move || search.work(&control, &work, &to_writer));
        }
        drop((work, to_writer));

        let mut tally = Tally::default();
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        loop {
            match found.recv_timeout(Duration::from_millis(100)) {
                Ok((order, found)) => {
                    waiting.insert(order, found);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if control.is_stopped() {
                return Ok((Ending::Interrupted, tally));
            }
            while let Some(found) = waiting.remove(&next) {
                next += 1;
                let _ = taken.try_recv();
                tally.positions += found.positions;
                tally.games += found.games;
                for event in found.events {
                    match &event {
                        Event::Match(_) | Event::Position(_) => tally.matches += 1,
                        Event::Game { matches, .. } => tally.matches += matches,
                        Event::Fault(_) => tally.faults += 1,
                    }
                    if !tell(Some(event), &tally)? {
                        control.stop();
                        return Ok((Ending::Done, tally));
                    }
                }
                tally.matches += found.untold;
            }
            if !tell(None, &tally)? {
                control.stop();
                return Ok((Ending::Done, tally));
            }
        }
        Ok((Ending::Done, tally))
    }

    /// Cuts all files into pieces.
    fn read(&self, control: &Control, to_workers: &Sender<Work>, permits: &Sender<()>) {
        let mut order = 0;
        for source in &self.sources {
            let name: Arc<str> = source.name().into();
            let mut give = |format, piece| {
                if control.is_stopped() || permits.send(()).is_err() {
                    return false;
                }
                let work = Work {
                    order,
                    name: name.clone(),
                    format,
                    piece,
                };
                order += 1;
                to_workers.send(work).is_ok()
            };
            match source.open(self.format, &control.read) {
                Ok((format, reader)) => {
                    // Someone may wait for an answer before there is more.
                    let at_once = *source == Source::Stdin;
                    split(reader, format, at_once, |piece| give(format, piece));
                }
                Err(error) => {
                    let what = format!("cannot be read: {error}");
                    give(Format::Fen, Piece::Fault { line: 0, what });
                }
            }
        }
    }

    fn work(&self, control: &Control, work: &Receiver<Work>, to_writer: &Sender<(u64, Found)>) {
        for work in work {
            if control.is_stopped() {
                return;
            }
            let search = || self.search(&work.name, work.format, &work.piece);
            // A piece that never comes would be waited for. The panic has told its place.
            let found = catch_unwind(AssertUnwindSafe(search)).unwrap_or_else(|_| {
                let mut found = Found::default();
                found.fault(format!("{}: a part of it could not be searched", work.name));
                found
            });
            if to_writer.send((work.order, found)).is_err() {
                return;
            }
        }
    }

    fn search(&self, name: &Arc<str>, format: Format, piece: &Piece) -> Found {
        let mut found = Found::default();
        match piece {
            Piece::Lines { first, text } => {
                lines::search(self, name, format == Format::Epd, *first, text, &mut found);
            }
            Piece::Games { text, games } => {
                let ends = games
                    .iter()
                    .skip(1)
                    .map(|game| game.offset)
                    .chain([text.len()]);
                for (start, end) in games.iter().zip(ends) {
                    games::search(self, name, *start, &text[start.offset..end], &mut found);
                }
            }
            Piece::Fault { line: 0, what } => found.fault(format!("{name}: {what}")),
            Piece::Fault { line, what } => found.fault(format!("{name}:{line}: {what}")),
        }
        found
    }

    /// Searches a text that is at hand, on this thread; for tests.
    #[must_use]
    pub fn search_text(&self, format: Format, text: &[u8]) -> (Vec<Event>, Tally) {
        let mut all = Found::default();
        split(text, format, false, |piece| {
            let found = self.search(&"<text>".into(), format, &piece);
            all.events.extend(found.events);
            all.positions += found.positions;
            all.games += found.games;
            all.untold += found.untold;
            true
        });
        let mut tally = Tally {
            positions: all.positions,
            games: all.games,
            matches: all.untold,
            faults: 0,
        };
        for event in &all.events {
            match event {
                Event::Match(_) | Event::Position(_) => tally.matches += 1,
                Event::Game { matches, .. } => tally.matches += matches,
                Event::Fault(_) => tally.faults += 1,
            }
        }
        (all.events, tally)
    }
}
