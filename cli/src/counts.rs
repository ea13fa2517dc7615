//! How often patterns and formations occur, and how White scores with them: what `pawns stats` counts.

use std::collections::HashMap;
use std::sync::Arc;

use pawn_structure::eval::Phase;
use pawn_structure::{Board, Color, Formation, Pattern, Pawns};
use pawns::reading::Record;

use crate::catalogue;
use crate::groups::Example;

/// What counting has to know of a position.
pub(crate) struct Seen {
    board: Board,
    result: Option<f64>,
    game: Option<Name>,
    example: Option<Example>,
}

/// Which game a position is in.
#[derive(PartialEq, Eq)]
pub(crate) enum Name {
    /// Whose positions come one after the other.
    Number(Arc<str>, u64),
    /// Whose positions may come back.
    Id(String),
}

impl Name {
    /// `None` of a position that is in none.
    pub(crate) fn of(record: &Record) -> Option<Name> {
        match record.place.game {
            Some(game) => Some(Name::Number(record.place.file.clone(), game.number)),
            None => record.game().map(|id| Name::Id(id.into_owned())),
        }
    }
}

impl Seen {
    /// With a place that can be named where an example is wanted.
    pub(crate) fn of(record: &Record, wants_example: bool) -> Self {
        Self {
            board: record.fen.board,
            result: record.result.ok(),
            game: Name::of(record),
            example: wants_example.then(|| Example::of(record)),
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Subject {
    Pattern(Pattern),
    Formation(Formation),
}

/// Who has it. Either is not the sum of both: both sides may have it at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    White,
    Black,
    Either,
}

/// The parts of a game, by [`Phase`], and all of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    All,
    Opening,
    Middlegame,
    Endgame,
}

impl Who {
    pub(crate) const ALL: [Who; 3] = [Who::White, Who::Black, Who::Either];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Who::White => "White",
            Who::Black => "Black",
            Who::Either => "either",
        }
    }

    pub(crate) fn includes(self, color: Color) -> bool {
        match self {
            Who::White => color == Color::White,
            Who::Black => color == Color::Black,
            Who::Either => true,
        }
    }
}

impl Part {
    pub(crate) const ALL: [Part; 4] = [Part::All, Part::Opening, Part::Middlegame, Part::Endgame];

    /// An opening has nearly all pieces, an endgame two rooks and two minor pieces a pair at most.
    pub(crate) fn of(phase: Phase) -> Part {
        match phase.value() {
            22.. => Part::Opening,
            9..=21 => Part::Middlegame,
            _ => Part::Endgame,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Part::All => "all",
            Part::Opening => "opening",
            Part::Middlegame => "middlegame",
            Part::Endgame => "endgame",
        }
    }
}

/// What is known of a subject, an owner and a part of the game.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    pub(crate) positions: u64,
    /// Games with a result in which it occurs; a game counts once, however long it has it.
    pub(crate) games: u64,
    /// White's points in them, in halves.
    half_points: u64,
}

impl Count {
    /// Counts a game, with the points of the player whose score it is.
    pub(crate) fn add_game(&mut self, points: f64) {
        self.games += 1;
        self.half_points += (2.0 * points) as u64;
    }

    /// White's score, from 0 to 1, and the bounds of the interval that holds the true one in 95 cases of
    /// 100; `None` without games.
    ///
    /// Wilson's interval for a proportion. Draws vary less than wins and losses do, so it is rather too wide
    /// than too narrow.
    pub(crate) fn score(&self) -> Option<(f64, f64, f64)> {
        const Z: f64 = 1.96;
        if self.games == 0 {
            return None;
        }
        let n = self.games as f64;
        let p = self.half_points as f64 / 2.0 / n;
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Some((p, (middle - half).max(0.0), (middle + half).min(1.0)))
    }
}

/// All counts.
pub(crate) struct Stats {
    /// How many positions there are, by part.
    pub(crate) positions: [u64; 4],
    /// All games with a result, and White's score in them.
    pub(crate) games: Count,
    counts: Vec<[Count; 4]>,
    /// The first position with each, if examples are wanted.
    examples: Vec<Option<Example>>,
    /// The games of lines, which may come back: what was seen in them, and their result.
    open: HashMap<String, Game>,
    current: Option<(Number, Game)>,
}

/// The file and the number of a game; none for a position alone.
type Number = Option<(Arc<str>, u64)>;

/// What was seen in a game: a bit for each count and part.
#[derive(Clone, Default)]
struct Game {
    seen: Vec<u64>,
    result: Option<f64>,
}

const SUBJECTS: usize = Pattern::ALL.len() + Formation::ALL.len();
const KEYS: usize = SUBJECTS * Who::ALL.len();

pub(crate) fn subjects() -> impl Iterator<Item = Subject> {
    let patterns = Pattern::ALL.iter().copied().map(Subject::Pattern);
    patterns.chain(Formation::ALL.iter().copied().map(Subject::Formation))
}

impl Subject {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Subject::Pattern(pattern) => pattern.name(),
            Subject::Formation(formation) => formation.name(),
        }
    }

    /// Whether it says what the pawns are like, and is not what nearly every position has.
    pub(crate) fn is_main(self) -> bool {
        match self {
            Subject::Pattern(pattern) => catalogue::is_main(pattern.group()),
            Subject::Formation(_) => true,
        }
    }

    fn index(self) -> usize {
        match self {
            Subject::Pattern(pattern) => pattern as usize,
            Subject::Formation(formation) => Pattern::ALL.len() + formation as usize,
        }
    }
}

fn key(subject: Subject, who: Who) -> usize {
    subject.index() * Who::ALL.len() + who as usize
}

impl Stats {
    pub(crate) fn new() -> Self {
        Self {
            positions: [0; 4],
            games: Count::default(),
            counts: vec![[Count::default(); 4]; KEYS],
            examples: vec![None; KEYS],
            open: HashMap::new(),
            current: None,
        }
    }

    pub(crate) fn count(&self, subject: Subject, who: Who, part: Part) -> Count {
        self.counts[key(subject, who)][part as usize]
    }

    /// The first position in which it occurred, if that was kept.
    pub(crate) fn example(&self, subject: Subject, who: Who) -> Option<&Example> {
        self.examples[key(subject, who)].as_ref()
    }

    pub(crate) fn add(&mut self, seen: Seen) {
        let part = Part::of(Phase::of(&seen.board));
        let mut now = vec![false; KEYS];
        let pawns = Pawns::from(&seen.board);
        for &pattern in Pattern::ALL {
            for color in Color::ALL {
                if !pattern.squares(pawns.side(color)).is_empty() {
                    mark(&mut now, Subject::Pattern(pattern), color);
                }
            }
        }
        for (formation, owner) in Formation::matches(pawns) {
            mark(&mut now, Subject::Formation(formation), owner);
        }
        let present = || now.iter().enumerate().filter(|(_, is_there)| **is_there);
        for part in [Part::All, part] {
            self.positions[part as usize] += 1;
            for (key, _) in present() {
                self.counts[key][part as usize].positions += 1;
            }
        }
        if let Some(example) = &seen.example {
            for (key, _) in present() {
                self.examples[key].get_or_insert_with(|| example.clone());
            }
        }
        let is_alone = seen.game.is_none();
        let Some(game) = self.game(seen.game) else {
            return;
        };
        game.result = game.result.or(seen.result);
        game.seen.resize((KEYS * 4).div_ceil(64), 0);
        for part in [Part::All, part] {
            for (key, _) in present() {
                let bit = key * 4 + part as usize;
                game.seen[bit / 64] |= 1 << (bit % 64);
            }
        }
        if is_alone {
            self.end_current();
        }
    }

    /// The game of a position, begun if it is not open.
    fn game(&mut self, name: Option<Name>) -> Option<&mut Game> {
        let number = match name {
            Some(Name::Id(id)) => return Some(self.open.entry(id).or_default()),
            Some(Name::Number(file, number)) => Some((file, number)),
            None => None,
        };
        let is_current = |current: &(Number, Game)| current.0 == number;
        if number.is_none() || !self.current.as_ref().is_some_and(is_current) {
            self.end_current();
            self.current = Some((number, Game::default()));
        }
        self.current.as_mut().map(|(_, game)| game)
    }

    fn end_current(&mut self) {
        if let Some((_, game)) = self.current.take() {
            self.end(&game);
        }
    }

    fn end(&mut self, game: &Game) {
        let Some(result) = game.result else { return };
        self.games.add_game(result);
        for (bit, count) in self.counts.iter_mut().flatten().enumerate() {
            if game
                .seen
                .get(bit / 64)
                .is_some_and(|word| word >> (bit % 64) & 1 == 1)
            {
                count.add_game(result);
            }
        }
    }

    pub(crate) fn finish(&mut self) {
        self.end_current();
        for (_, game) in std::mem::take(&mut self.open) {
            self.end(&game);
        }
    }
}

fn mark(now: &mut [bool], subject: Subject, color: Color) {
    for who in Who::ALL {
        now[key(subject, who)] |= who.includes(color);
    }
}

/// The rows that are told: what occurs, of each owner.
pub(crate) fn rows(stats: &Stats, all: bool) -> impl Iterator<Item = (Subject, Who)> {
    let told = subjects().filter(move |subject| all || subject.is_main());
    let rows = told.flat_map(|subject| Who::ALL.map(|who| (subject, who)));
    rows.filter(|(subject, who)| stats.count(*subject, *who, Part::All).positions > 0)
}

/// In hundredths, with a place behind the point; `-` for none.
pub(crate) fn percent_of(share: Option<f64>) -> String {
    share.map_or_else(|| "-".into(), |share| format!("{:.1}", 100.0 * share))
}
