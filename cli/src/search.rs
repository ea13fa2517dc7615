//! Files of positions and games, searched on all cores for the positions of a query.
//!
//! One thread reads and cuts files into pieces of whole lines or games, others search them and put what they find
//! into the form that is wanted, and the caller's takes it in the order of the files. No more than a few pieces are
//! under way at a time, so memory does not grow with the files. In what words a match is told is not known here.

use std::borrow::Cow;
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
use pawn_query::{InGame, Position, Query, Span, Step};
use pawn_structure::{Bitboard, Fen};

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
    /// Of what is found in a game the first and every so many-th behind it; of lines the first and every so many-th of
    /// the file, before the query is put to them.
    pub every: NonZero<u32>,
    /// Variations as well as the moves that were played.
    pub follows_variations: bool,
    /// Whether each game is told when it begins.
    pub tells_games: bool,
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
            every: NonZero::<u32>::MIN,
            follows_variations: false,
            tells_games: false,
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
    /// A game that is about to be searched, whether or not something is found in it.
    Begun(&'a Begun<'a>),
}

/// A game as far as its tags tell of it.
#[derive(Clone, Copy, Debug)]
pub struct Begun<'a> {
    game: &'a Game<'a>,
}

impl<'a> Begun<'a> {
    /// What a tag of the game says; that of `Result` is seen behind the moves as well.
    #[must_use]
    pub fn said(&self, name: &str) -> Option<Cow<'a, str>> {
        self.game.tag(name)
    }
}

/// A position that was found, or a stretch of a game with the position where it begins.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    /// The position, and what its file says of it.
    pub record: &'a Record<'a>,
    seen: Seen<'a>,
}

/// How a match was found.
#[derive(Clone, Copy, Debug)]
enum Seen<'a> {
    Alone(&'a Position, &'a Query),
    InGame(&'a InGame<'a>, &'a Step, Option<&'a Step>),
    Stretch(&'a InGame<'a>, &'a [Step], Span, bool),
}

impl<'a> Match<'a> {
    /// The squares of the query.
    #[must_use]
    pub fn squares(&self) -> Option<Bitboard> {
        match self.seen {
            Seen::Alone(position, query) => query.squares(position),
            Seen::InGame(game, step, before) => game.squares(step, before),
            Seen::Stretch(game, steps, span, _) => game.squares_at(steps, span.first),
        }
    }

    /// The number that the first range of the query was put to; without one, of a stretch how many positions it has.
    #[must_use]
    pub fn count(&self) -> Option<i64> {
        match self.seen {
            Seen::Alone(position, query) => query.count(position),
            Seen::InGame(game, step, before) => game.count(step, before),
            Seen::Stretch(game, steps, span, is_long) => {
                let number = game.count_at(steps, span.first);
                number.or_else(|| is_long.then(|| length(span)))
            }
        }
    }

    /// Where the stretch ends that was found: the ply and the position; `None` of a position alone.
    #[must_use]
    pub fn end(&self) -> Option<&'a Step> {
        match self.seen {
            Seen::Stretch(_, steps, span, true) => steps.get(span.last),
            _ => None,
        }
    }
}

fn length(span: Span) -> i64 {
    (span.last - span.first + 1) as i64
}

/// A game as it stands in its file, and where it was found.
#[derive(Clone, Copy, Debug)]
pub struct MarkedGame<'a> {
    game: &'a Game<'a>,
    marks: &'a [Mark],
}

/// A place in a game where something was found.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// Where the text ends that led to the position.
    place: usize,
    /// The number of the first range.
    pub count: Option<i64>,
    /// What is there.
    pub kind: MarkKind,
}

/// What is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A position.
    Position,
    /// The first position of a stretch.
    Begin,
    /// The last position of a stretch.
    End,
}

impl MarkedGame<'_> {
    /// The text of the game with a comment at each mark, and nothing else changed: `comment` has the words of a mark.
    /// What the game leaves open is closed, so that another can follow.
    #[must_use]
    pub fn commented(&self, comment: impl Fn(&Mark) -> String) -> Vec<u8> {
        let original = self.game.text();
        let is_blank = |byte: &u8| byte.is_ascii_whitespace();
        let mut text = Vec::with_capacity(original.len() + 64);
        // At the start of a line it would be another thing than it was behind another game.
        if original.starts_with(b"%") {
            text.push(b' ');
        }
        let mut taken = 0;
        for mark in self.marks {
            let place = mark.place;
            text.extend_from_slice(&original[taken..place]);
            taken = place;
            if text.last().is_some_and(|byte| !is_blank(byte)) {
                let ends_tags = place == self.game.movetext();
                text.extend_from_slice(if ends_tags && place > 0 {
                    b"\n\n"
                } else {
                    b" "
                });
            }
            text.push(b'{');
            text.extend_from_slice(comment(mark).as_bytes());
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
        count: Option<i64>,
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

    /// Puts the query to a position of a line, and puts it into its form.
    fn look<T>(&self, record: &Record, form: &dyn Fn(Found) -> T, told: &mut Told<T>) {
        let every = u64::from(self.every.get());
        if !record.place.line.saturating_sub(1).is_multiple_of(every) {
            return;
        }
        told.positions += 1;
        let position = Position::from(&record.fen);
        if self.query.asks_tags() {
            let step = Step {
                position,
                ply: 0,
                number: record.fen.fullmove.into(),
            };
            if let Some(game) = self.query.of_game(|name| record.said(name))
                && game.matches_alone(&position)
            {
                self.found(record, Seen::InGame(&game, &step, None), form, told);
            }
        } else if self.query.matches(&position) {
            self.found(record, Seen::Alone(&position, &self.query), form, told);
        }
    }

    fn found<T>(&self, record: &Record, seen: Seen, form: &dyn Fn(Found) -> T, told: &mut Told<T>) {
        told.matches += 1;
        if self.wants == Wants::Number {
            told.untold += 1;
            return;
        }
        let found = Match { record, seen };
        told.events.push(Event::Found {
            what: form(Found::Position(&found)),
            matches: 1,
            count: found.count(),
        });
    }

    fn game<T>(&self, game: &Game, form: &dyn Fn(Found) -> T, told: &mut Told<T>) {
        told.games += 1;
        if self.tells_games {
            told.events.push(Event::Found {
                what: form(Found::Begun(&Begun { game })),
                matches: 0,
                count: None,
            });
        }
        // Of a game that the tags exclude no move is read.
        let Some(mut asked) = self.query.of_game(|name| game.tag(name)) else {
            return;
        };
        if self.query.asks_time() {
            return self.stretches(game, &mut asked, form, told);
        }
        if self.wants == Wants::Games {
            let mut marker = Marker {
                walk: Walk::new(self, &asked),
                told,
                marks: Vec::new(),
            };
            game.read(self.follows_variations, &mut marker);
            let marks = marker.marks;
            marked(game, &marks, form, told);
        } else {
            let mut looker = Looker {
                walk: Walk::new(self, &asked),
                form,
                told,
            };
            game.read(self.follows_variations, &mut looker);
        }
    }

    /// Puts a query about time to a game, which is read whole and then once more for what is told of it.
    fn stretches<T>(
        &self,
        game: &Game,
        asked: &mut InGame,
        form: &dyn Fn(Found) -> T,
        told: &mut Told<T>,
    ) {
        let mut all = Collector {
            steps: Vec::new(),
            ends: Vec::new(),
            faults: Vec::new(),
        };
        game.read(false, &mut all);
        told.positions += all.steps.len() as u64;
        let faults = all.faults.into_iter().map(Event::Fault);
        told.events.extend(faults);
        let mut spans = asked.spans(&all.steps);
        if self.every.get() > 1 {
            spans = spans
                .into_iter()
                .step_by(self.every.get() as usize)
                .collect();
        }
        if self.is_first_only {
            spans.truncate(1);
        }
        match self.wants {
            Wants::Number => {
                told.matches += spans.len() as u64;
                told.untold += spans.len() as u64;
            }
            Wants::Games => {
                let marks = marks_of(&spans, &all.steps, &all.ends, asked, self.query.is_long());
                if marks.is_empty() {
                    return;
                }
                let marked = MarkedGame {
                    game,
                    marks: &marks,
                };
                told.events.push(Event::Found {
                    what: form(Found::Game(&marked)),
                    matches: spans.len() as u64,
                    count: marks.iter().filter_map(|mark| mark.count).max(),
                });
            }
            Wants::Positions => {
                let mut teller = Teller {
                    search: self,
                    asked,
                    steps: &all.steps,
                    spans: &spans,
                    index: 0,
                    form,
                    told,
                };
                if !spans.is_empty() {
                    game.read(false, &mut teller);
                }
            }
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

/// Tells that a game was found, if it was.
fn marked<T>(game: &Game, marks: &[Mark], form: &dyn Fn(Found) -> T, told: &mut Told<T>) {
    if marks.is_empty() {
        return;
    }
    let marked = MarkedGame { game, marks };
    told.events.push(Event::Found {
        what: form(Found::Game(&marked)),
        matches: marks.len() as u64,
        count: marks.iter().filter_map(|mark| mark.count).max(),
    });
}

/// Where stretches begin and end, in the order of the text.
fn marks_of(
    spans: &[Span],
    steps: &[Step],
    ends: &[usize],
    asked: &InGame,
    is_long: bool,
) -> Vec<Mark> {
    let mut marks = Vec::new();
    for span in spans {
        let number = asked.count_at(steps, span.first);
        let count = number.or_else(|| is_long.then(|| length(*span)));
        marks.push(Mark {
            place: ends[span.first],
            count,
            kind: if is_long {
                MarkKind::Begin
            } else {
                MarkKind::Position
            },
        });
        if is_long {
            marks.push(Mark {
                place: ends[span.last],
                count: None,
                kind: MarkKind::End,
            });
        }
    }
    marks.sort_by_key(|mark| mark.place);
    marks
}

fn step(record: &Record) -> Step {
    step_of(&record.fen, record.place.game.map_or(0, |game| game.ply))
}

fn step_of(fen: &Fen, ply: u32) -> Step {
    Step {
        position: Position::from(fen),
        ply,
        number: fen.fullmove.into(),
    }
}

/// A query on its way through the positions of a game.
struct Walk<'a> {
    search: &'a Search,
    asked: &'a InGame<'a>,
    asks_moves: bool,
    before: Option<Step>,
    /// How many positions were found in the game.
    found: u32,
}

impl<'a> Walk<'a> {
    fn new(search: &'a Search, asked: &'a InGame<'a>) -> Self {
        Walk {
            search,
            asked,
            asks_moves: search.query.asks_moves(),
            before: None,
            found: 0,
        }
    }

    /// The position with the one before it, if it is one that is wanted.
    fn look(&mut self, record: &Record, before: Option<&Fen>) -> Option<(Step, Option<Step>)> {
        let now = step(record);
        let before = if self.asks_moves {
            let given = before.map(|fen| step_of(fen, now.ply.saturating_sub(1)));
            let last = self.before.replace(now);
            given.or(last)
        } else {
            None
        };
        if !self.asked.matches(&now, before.as_ref()) {
            return None;
        }
        self.found += 1;
        let is_wanted = (self.found - 1).is_multiple_of(self.search.every.get());
        is_wanted.then_some((now, before))
    }
}

/// Puts the query to the positions of a game.
struct Looker<'a, T> {
    walk: Walk<'a>,
    form: &'a dyn Fn(Found) -> T,
    told: &'a mut Told<T>,
}

impl<T> Reader for Looker<'_, T> {
    fn position(&mut self, record: &Record, _: usize, before: Option<&Fen>) -> ControlFlow<()> {
        self.told.positions += 1;
        if let Some((now, before)) = self.walk.look(record, before) {
            let seen = Seen::InGame(self.walk.asked, &now, before.as_ref());
            self.walk.search.found(record, seen, self.form, self.told);
        }
        if self.walk.search.is_first_only && self.walk.found > 0 {
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
    walk: Walk<'a>,
    told: &'a mut Told<T>,
    marks: Vec<Mark>,
}

impl<T> Reader for Marker<'_, T> {
    fn position(&mut self, record: &Record, end: usize, before: Option<&Fen>) -> ControlFlow<()> {
        self.told.positions += 1;
        let is_wanted = !self.walk.search.is_first_only || self.marks.is_empty();
        if is_wanted && let Some((now, before)) = self.walk.look(record, before) {
            self.marks.push(Mark {
                place: end,
                count: self.walk.asked.count(&now, before.as_ref()),
                kind: MarkKind::Position,
            });
        }
        ControlFlow::Continue(())
    }

    fn fault(&mut self, fault: Fault) {
        self.told.events.push(Event::Fault(fault));
    }
}

/// Keeps a whole game.
struct Collector {
    steps: Vec<Step>,
    /// Where in the text what led to each position ends.
    ends: Vec<usize>,
    faults: Vec<Fault>,
}

impl Reader for Collector {
    fn position(&mut self, record: &Record, end: usize, _: Option<&Fen>) -> ControlFlow<()> {
        self.steps.push(step(record));
        self.ends.push(end);
        ControlFlow::Continue(())
    }

    fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }
}

/// Tells the stretches of a game that was read before; what is wrong with it was told then.
struct Teller<'a, T> {
    search: &'a Search,
    asked: &'a InGame<'a>,
    steps: &'a [Step],
    /// Those that are still to be told.
    spans: &'a [Span],
    index: usize,
    form: &'a dyn Fn(Found) -> T,
    told: &'a mut Told<T>,
}

impl<T> Reader for Teller<'_, T> {
    fn position(&mut self, record: &Record, _: usize, _: Option<&Fen>) -> ControlFlow<()> {
        let here = self.index;
        self.index += 1;
        while let [span, rest @ ..] = self.spans
            && span.first == here
        {
            self.spans = rest;
            let is_long = self.search.query.is_long();
            let seen = Seen::Stretch(self.asked, self.steps, *span, is_long);
            self.search.found(record, seen, self.form, self.told);
        }
        if self.spans.is_empty() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn fault(&mut self, _: Fault) {}
}
