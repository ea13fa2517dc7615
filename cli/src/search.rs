//! Files of positions and games, searched on all cores for the positions of a query.
//!
//! One thread reads and cuts files into pieces of whole lines or games, others search them and put what they find
//! into the form that is wanted, and the caller's takes it in the order of the files. No more than a few pieces are
//! under way at a time, so memory does not grow with the files. In what words a match is told is not known here.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use pawn_query::{Position, Query};
use pawn_structure::Bitboard;

use crate::reading::{Fault, Format, Game, Opened, Part, Reader, Record, Source};

/// What is looked for, where, and what is wanted of it.
///
/// Made by [`Search::new`]; its fields are then what is wanted.
#[derive(Clone, Debug)]
#[non_exhaustive]
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
    /// What is wanted of a match.
    pub wants: Wants,
    /// How many threads search.
    pub threads: NonZero<usize>,
}

impl Search {
    /// All positions of a query that the moves of games lead to, by one thread.
    #[must_use]
    pub const fn new(query: Query, sources: Vec<Source>) -> Search {
        Search {
            query,
            sources,
            format: None,
            is_first_only: false,
            follows_variations: false,
            wants: Wants::Positions,
            threads: NonZero::<usize>::MIN,
        }
    }
}

/// What is wanted of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wants {
    /// How many there are.
    Number,
    /// Each of them.
    Positions,
    /// The games that have some; of lines the positions.
    Games,
}

/// What was found, for the function that puts it into a form.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Found<'a> {
    /// A position.
    Position(&'a Match<'a>),
    /// A game with positions that were found.
    Game(&'a MarkedGame<'a>),
}

/// A position that was found.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    /// The position, and what its file says of it.
    pub record: &'a Record<'a>,
    position: &'a Position,
    query: &'a Query,
}

impl Match<'_> {
    /// The squares of the query.
    #[must_use]
    pub fn squares(&self) -> Option<Bitboard> {
        self.query.squares(self.position)
    }

    /// The number that the first range of the query was put to.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        self.query.count(self.position)
    }
}

/// A game as it stands in its file, and where it was found.
#[derive(Clone, Copy, Debug)]
pub struct MarkedGame<'a> {
    game: &'a Game<'a>,
    /// The places in its text behind what led to the positions, with the number of the first range.
    marks: &'a [(usize, Option<u32>)],
}

impl MarkedGame<'_> {
    /// The text of the game with a comment at each mark, and nothing else changed: `comment` has the words of a mark.
    /// What the game leaves open is closed, so that another can follow.
    #[must_use]
    pub fn commented(&self, comment: impl Fn(Option<u32>) -> String) -> Vec<u8> {
        let original = self.game.text();
        let is_blank = |byte: &u8| byte.is_ascii_whitespace();
        let mut text = Vec::with_capacity(original.len() + 64);
        // At the start of a line it would be another thing than it was behind another game.
        if original.starts_with(b"%") {
            text.push(b' ');
        }
        let mut taken = 0;
        for (place, count) in self.marks {
            text.extend_from_slice(&original[taken..*place]);
            taken = *place;
            if text.last().is_some_and(|byte| !is_blank(byte)) {
                let ends_tags = *place == self.game.movetext();
                text.extend_from_slice(if ends_tags && *place > 0 {
                    b"\n\n"
                } else {
                    b" "
                });
            }
            text.push(b'{');
            text.extend_from_slice(comment(*count).as_bytes());
            text.push(b'}');
            if original.get(taken).is_some_and(|byte| !is_blank(byte)) {
                text.push(b' ');
            }
        }
        text.extend_from_slice(&original[taken..]);
        text.truncate(text.trim_ascii_end().len());
        let (depth, open, needs_result) = self.game.loose_ends();
        match open {
            Some('{') => text.extend_from_slice(b" }"),
            Some(_) if needs_result || depth > 0 => text.push(b'\n'),
            _ => {}
        }
        for _ in 0..depth {
            text.extend_from_slice(b" )");
        }
        if needs_result {
            if !text.ends_with(b"\n") {
                text.push(b' ');
            }
            text.push(b'*');
        }
        text
    }
}

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event<T> {
    /// A position or a game was found.
    Found {
        /// It, in the form that is wanted.
        what: T,
        /// How many positions it stands for.
        matches: u64,
        /// The greatest number of them that the first range was put to.
        count: Option<u32>,
    },
    /// Something could not be read.
    Fault(Fault),
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

impl Tally {
    fn add<T>(&mut self, event: &Event<T>) {
        match event {
            Event::Found { matches, .. } => self.matches += matches,
            Event::Fault(_) => self.faults += 1,
        }
    }
}

/// What a thread is given to search.
enum Work {
    Part(Part),
    Fault(Fault),
}

/// What was found in a piece.
struct Told<T> {
    events: Vec<Event<T>>,
    positions: u64,
    games: u64,
    /// Positions that were found.
    matches: u64,
    /// Those of them that are only counted.
    untold: u64,
}

impl<T> Default for Told<T> {
    fn default() -> Self {
        Told {
            events: Vec::new(),
            positions: 0,
            games: 0,
            matches: 0,
            untold: 0,
        }
    }
}

/// How many pieces each thread may be ahead of what is written.
const AHEAD: usize = 4;

impl Search {
    /// How many bytes there are to read, if every file knows.
    #[must_use]
    pub fn bytes(&self) -> Option<u64> {
        self.sources.iter().map(Source::size).sum()
    }

    /// Searches, and tells what is found in the order of the files. `form` puts it into the form that is wanted, on
    /// any thread. `tell` gets each match or complaint, and a few times a second nothing, with the tally so far; it
    /// ends the search by returning false.
    ///
    /// # Errors
    ///
    /// Those of `tell`.
    pub fn run<T: Send + 'static>(
        &self,
        control: &Control,
        form: impl Fn(Found) -> T + Send + Sync + 'static,
        mut tell: impl FnMut(Option<Event<T>>, &Tally) -> io::Result<bool>,
    ) -> io::Result<(Ending, Tally)> {
        let threads = self.threads.get();
        let (to_workers, work) = bounded::<(u64, Work)>(threads);
        let (to_writer, found) = bounded::<(u64, Told<T>)>(threads * AHEAD);
        // A permit is taken for each piece that is read and comes back when it is written.
        let (permits, taken) = bounded::<()>(threads * AHEAD);
        // The threads are not waited for: one may sleep in a read that never ends.
        let reader = (self.clone(), control.clone());
        thread::spawn(move || reader.0.read(&reader.1, &to_workers, &permits));
        let form = Arc::new(form);
        for _ in 0..threads {
            let (search, work, to_writer) = (self.clone(), work.clone(), to_writer.clone());
            let (control, form) = (control.clone(), form.clone());
            thread::spawn(move || search.work(&control, &*form, &work, &to_writer));
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
                    tally.add(&event);
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
    fn read(&self, control: &Control, to_workers: &Sender<(u64, Work)>, permits: &Sender<()>) {
        let mut order = 0;
        let mut give = |work| {
            if control.is_stopped() || permits.send(()).is_err() {
                return false;
            }
            order += 1;
            to_workers.send((order - 1, work)).is_ok()
        };
        for source in &self.sources {
            match Opened::new(source, self.format, &[], &control.read) {
                Ok(mut opened) => {
                    if !opened.all(|part| give(Work::Part(part))) {
                        return;
                    }
                }
                Err(fault) => {
                    give(Work::Fault(fault));
                }
            }
        }
    }

    fn work<T>(
        &self,
        control: &Control,
        form: &dyn Fn(Found) -> T,
        work: &Receiver<(u64, Work)>,
        to_writer: &Sender<(u64, Told<T>)>,
    ) {
        for (order, work) in work {
            if control.is_stopped() {
                return;
            }
            let told = match work {
                Work::Part(part) => self.part(&part, form),
                Work::Fault(fault) => {
                    let mut told = Told::default();
                    told.events.push(Event::Fault(fault));
                    told
                }
            };
            if to_writer.send((order, told)).is_err() {
                return;
            }
        }
    }

    /// Searches a part of a file.
    fn part<T>(&self, part: &Part, form: &dyn Fn(Found) -> T) -> Told<T> {
        let search = || {
            let told = std::cell::RefCell::new(Told::default());
            part.read(
                |line| match line {
                    Ok(record) => self.look(record, form, &mut told.borrow_mut()),
                    Err(fault) => told.borrow_mut().events.push(Event::Fault(fault)),
                },
                |game| self.game(&game, form, &mut told.borrow_mut()),
            );
            told.into_inner()
        };
        // A piece that never comes would be waited for. The panic has told its place.
        catch_unwind(AssertUnwindSafe(search)).unwrap_or_else(|_| {
            let mut told = Told::default();
            told.events.push(Event::Fault(Fault {
                file: part.file().clone(),
                line: 0,
                game: None,
                what: "a part of it could not be searched".into(),
            }));
            told
        })
    }

    /// Puts the query to a position, and puts it into its form.
    fn look<T>(&self, record: &Record, form: &dyn Fn(Found) -> T, told: &mut Told<T>) {
        told.positions += 1;
        let position = Position::from(&record.fen);
        if !self.query.matches(&position) {
            return;
        }
        told.matches += 1;
        if self.wants == Wants::Number {
            told.untold += 1;
            return;
        }
        let found = Match {
            record,
            position: &position,
            query: &self.query,
        };
        told.events.push(Event::Found {
            what: form(Found::Position(&found)),
            matches: 1,
            count: found.count(),
        });
    }

    fn game<T>(&self, game: &Game, form: &dyn Fn(Found) -> T, told: &mut Told<T>) {
        told.games += 1;
        if self.wants == Wants::Games {
            let mut marker = Marker {
                search: self,
                told,
                marks: Vec::new(),
            };
            game.read(self.follows_variations, &mut marker);
            let marks = marker.marks;
            if marks.is_empty() {
                return;
            }
            let marked = MarkedGame {
                game,
                marks: &marks,
            };
            told.events.push(Event::Found {
                what: form(Found::Game(&marked)),
                matches: marks.len() as u64,
                count: marks.iter().filter_map(|(_, count)| *count).max(),
            });
        } else {
            let before = told.matches;
            let mut looker = Looker {
                search: self,
                form,
                told,
                before,
            };
            game.read(self.follows_variations, &mut looker);
        }
    }

    /// Searches a text that is at hand, on this thread; for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn search_text<T>(
        &self,
        format: Format,
        text: &[u8],
        form: impl Fn(Found) -> T,
    ) -> (Vec<Event<T>>, Tally) {
        let mut events = Vec::new();
        let mut tally = Tally::default();
        for part in Opened::text("<text>", format, text) {
            let told = self.part(&part, &form);
            tally.positions += told.positions;
            tally.games += told.games;
            tally.matches += told.untold;
            told.events.iter().for_each(|event| tally.add(event));
            events.extend(told.events);
        }
        (events, tally)
    }
}

/// Puts the query to the positions of a game.
struct Looker<'a, T> {
    search: &'a Search,
    form: &'a dyn Fn(Found) -> T,
    told: &'a mut Told<T>,
    /// How many matches there were before the game.
    before: u64,
}

impl<T> Reader for Looker<'_, T> {
    fn position(&mut self, record: &Record, _: usize) -> ControlFlow<()> {
        self.search.look(record, self.form, self.told);
        if self.search.is_first_only && self.told.matches > self.before {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn fault(&mut self, fault: Fault) {
        self.told.events.push(Event::Fault(fault));
    }
}

/// Marks where the positions of a game were found. The game is read to its end, for it is told to its end.
struct Marker<'a, T> {
    search: &'a Search,
    told: &'a mut Told<T>,
    marks: Vec<(usize, Option<u32>)>,
}

impl<T> Reader for Marker<'_, T> {
    fn position(&mut self, record: &Record, end: usize) -> ControlFlow<()> {
        self.told.positions += 1;
        let position = Position::from(&record.fen);
        let is_wanted = !self.search.is_first_only || self.marks.is_empty();
        if is_wanted && self.search.query.matches(&position) {
            self.marks.push((end, self.search.query.count(&position)));
        }
        ControlFlow::Continue(())
    }

    fn fault(&mut self, fault: Fault) {
        self.told.events.push(Event::Fault(fault));
    }
}
