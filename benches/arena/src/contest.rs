//! A match: pairs of games from the same openings, on all cores, in one order whatever their number.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::eval::Values;
use crate::openings;
use crate::pgn;
use crate::play::{self, Game, Limited, Outcome, Player};
use crate::search::Engine;
use crate::slot::{Filled, Slot};
use crate::stats::{Sprt, Tally, Verdict};
use crate::uci::Program;
use crate::{Failure, MatchOptions};

/// What a pair of games left: half points for the first player, and the games as PGN.
struct Pair {
    half_points: [usize; 2],
    pgn: String,
}

/// Makes the players of a thread.
pub(crate) type Players<'a> =
    dyn Fn() -> Result<(Box<dyn Player>, Box<dyn Player>), Failure> + Sync + 'a;

/// What a match is about, and what is kept of it.
#[derive(Debug)]
pub(crate) struct Terms<'a> {
    pub(crate) names: [String; 2],
    /// For the tag of the games: nodes a move.
    pub(crate) nodes: String,
    /// All on which the results depend.
    pub(crate) identity: String,
    pub(crate) options: &'a MatchOptions,
}

/// Plays `options.games` games between two slots and prints what came out.
pub(crate) fn run(
    first: &Slot,
    second: &Slot,
    nodes: u64,
    options: &MatchOptions,
) -> Result<Tally, Failure> {
    let terms = Terms {
        names: [first.name().to_owned(), second.name().to_owned()],
        nodes: nodes.to_string(),
        identity: format!(
            "{first} {:016x} {second} {:016x} nodes {nodes} seed {}",
            first.fingerprint(),
            second.fingerprint(),
            options.seed
        ) + &options
            .values
            .as_ref()
            .map_or(String::new(), |path| format!(" values {}", path.display())),
        options,
    };
    let player = |slot: &Slot, values: &Arc<Values>| -> Box<dyn Player> {
        Box::new(Limited {
            engine: Engine::new(Filled::new(slot.clone())).with_values(Arc::clone(values)),
            nodes,
        })
    };
    let own = Arc::new(Values::OWN);
    let others = match &options.values {
        None => Arc::clone(&own),
        Some(path) => {
            let text = fs::read_to_string(path).map_err(|error| at(path, error))?;
            Arc::new(Values::parse(&text).map_err(|error| at(path, error))?)
        }
    };
    contest(&terms, &|| {
        Ok((player(first, &own), player(second, &others)))
    })
}

/// Plays games between a slot and another program, and prints what came out.
pub(crate) fn against(
    program: &OsStr,
    their_nodes: u64,
    slot: &Slot,
    nodes: u64,
    options: &MatchOptions,
) -> Result<Tally, Failure> {
    let terms = Terms {
        names: [slot.name().to_owned(), program.display().to_string()],
        nodes: format!("{nodes} and {their_nodes}"),
        identity: format!(
            "{slot} {:016x} nodes {nodes}, {} nodes {their_nodes}, seed {}",
            slot.fingerprint(),
            program.display(),
            options.seed
        ),
        options,
    };
    contest(&terms, &|| {
        let engine = Engine::new(Filled::new(slot.clone()));
        let theirs = Program::start(program, their_nodes)?;
        Ok((Box::new(Limited { engine, nodes }), Box::new(theirs)))
    })
}

/// Plays until the games or the test are over.
pub(crate) fn contest(terms: &Terms, players: &Players) -> Result<Tally, Failure> {
    let options = terms.options;
    if options.games % 2 == 1 {
        return Err(Failure::new(
            "the number of games is odd: openings are played in pairs",
        ));
    }
    let pairs = options.games / 2;
    let mut record = Record::open(terms)?;
    let mut tally = Tally::default();
    let mut verdict = Verdict::Open;
    let judge = |tally: &Tally| {
        options
            .sprt
            .map_or(Verdict::Open, |sprt| sprt.verdict(tally))
    };
    let mut done = 0;
    for &pair in record.done.iter().take(pairs as usize) {
        tally.add(pair);
        done += 1;
        verdict = judge(&tally);
        if verdict != Verdict::Open {
            break;
        }
    }
    let bar = ProgressBar::new(options.games).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left: {msg}")
            .map_err(Failure::new)?,
    );
    bar.set_position(2 * done);
    bar.reset_eta();
    let threads = crate::threads(options.threads);
    let next = AtomicU64::new(done);
    let stop = AtomicBool::new(verdict != Verdict::Open);
    let (sender, receiver) = mpsc::channel();
    let result = thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, stop) = (&next, &stop);
            scope.spawn(move || {
                let result = work(terms, players, pairs, next, stop, &sender);
                if let Err(failure) = result {
                    let _ = sender.send(Err(failure));
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        for message in receiver {
            let (number, pair) = message.inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            waiting.insert(number, pair);
            // In the order of the pairs, so that threads and chance decide nothing.
            while verdict == Verdict::Open
                && let Some(pair) = waiting.remove(&done)
            {
                record
                    .add(done, &pair)
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
                tally.add(pair.half_points);
                done += 1;
                verdict = judge(&tally);
                bar.set_position(2 * done);
                bar.set_message(line(&tally, options.sprt));
            }
            if verdict != Verdict::Open {
                stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    });
    bar.finish_and_clear();
    result?;
    print!("{}", report(terms, &tally, verdict));
    Ok(tally)
}

fn work(
    terms: &Terms,
    players: &Players,
    pairs: u64,
    next: &AtomicU64,
    stop: &AtomicBool,
    sender: &mpsc::Sender<Result<(u64, Pair), Failure>>,
) -> Result<(), Failure> {
    let (mut first, mut second) = players()?;
    let mut chooser = Engine::new(Filled::new(Slot::none()));
    while !stop.load(Ordering::Relaxed) {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= pairs {
            break;
        }
        let opening = openings::opening(terms.options.seed, number, &mut chooser);
        let games = [
            play::play(&opening, &mut *first, &mut *second)?,
            play::play(&opening, &mut *second, &mut *first)?,
        ];
        if sender
            .send(Ok((number, pair(terms, number, &games))))
            .is_err()
        {
            break;
        }
    }
    Ok(())
}

fn pair(terms: &Terms, number: u64, games: &[Game; 2]) -> Pair {
    let half_points = [
        games[0].outcome.half_points(),
        Outcome::White.half_points() - games[1].outcome.half_points(),
    ];
    let mut text = String::new();
    if terms.options.pgn.is_some() {
        let [first, second] = &terms.names;
        let round = |game| format!("{}.{game}", number + 1);
        text = pgn::write(&games[0], first, second, &round(1), &terms.nodes)
            + &pgn::write(&games[1], second, first, &round(2), &terms.nodes);
    }
    Pair {
        half_points,
        pgn: text,
    }
}

/// The running figure.
fn line(tally: &Tally, sprt: Option<Sprt>) -> String {
    let mut text = format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses);
    if let Some(elo) = tally.elo() {
        let _ = write!(text, ", Elo {elo}");
    }
    if let Some(sprt) = sprt {
        let _ = write!(text, ", LLR {:+.2}", sprt.ratio(tally));
    }
    text
}

fn report(terms: &Terms, tally: &Tally, verdict: Verdict) -> String {
    let [first, second] = &terms.names;
    let mut text = format!(
        "{first} against {second}, {} nodes a move, seed {}\n{} games: {}\npairs by points 0 ½ 1 1½ 2: {:?}\n",
        terms.nodes,
        terms.options.seed,
        tally.games(),
        line(tally, None),
        tally.pairs,
    );
    if let Some(sprt) = terms.options.sprt {
        let says = match verdict {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Open => "not decided",
        };
        let _ = writeln!(
            text,
            "SPRT [{}, {}]: {says}, LLR {:+.2} of ±{:.2}",
            sprt.elo0,
            sprt.elo1,
            sprt.ratio(tally),
            Sprt::BOUND
        );
    }
    text
}

/// The files of a match: what it can be resumed from, and its games.
struct Record {
    /// Half points of the pairs that are over, in their order.
    done: Vec<[usize; 2]>,
    log: Option<File>,
    games: Option<File>,
    games_length: u64,
}

impl Record {
    /// Reads what is there; games beyond the last pair that was written down are cut off.
    fn open(terms: &Terms) -> Result<Record, Failure> {
        let options = terms.options;
        let mut record = Record {
            done: Vec::new(),
            log: None,
            games: None,
            games_length: 0,
        };
        if let Some(path) = &options.resume {
            record
                .open_log(path, &terms.identity)
                .map_err(|error| at(path, error))?;
        }
        if let Some(path) = &options.pgn {
            record.open_games(path).map_err(|error| at(path, error))?;
        }
        Ok(record)
    }

    fn open_log(&mut self, path: &Path, identity: &str) -> Result<(), String> {
        let text = |error: std::io::Error| error.to_string();
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(text)?;
        let head = format!("arena match: {identity}");
        let mut read = String::new();
        file.read_to_string(&mut read).map_err(text)?;
        let mut length = 0;
        for (number, line) in read.split_inclusive('\n').enumerate() {
            // A line that a break has cut short does not count, nor what is behind it.
            let Some(line) = line.strip_suffix('\n') else {
                break;
            };
            if number == 0 {
                if line != head {
                    return Err(format!("is of another match: `{line}`, not `{head}`"));
                }
            } else {
                let Some((pair, games_length)) = parse(line, number as u64 - 1) else {
                    break;
                };
                self.done.push(pair);
                self.games_length = games_length;
            }
            length += line.len() as u64 + 1;
        }
        if length == 0 {
            file.set_len(0).map_err(text)?;
            file.seek(SeekFrom::Start(0)).map_err(text)?;
            writeln!(file, "{head}").map_err(text)?;
        } else {
            file.set_len(length).map_err(text)?;
        }
        file.seek(SeekFrom::End(0)).map_err(text)?;
        self.log = Some(file);
        Ok(())
    }

    fn open_games(&mut self, path: &Path) -> Result<(), String> {
        let text = |error: std::io::Error| error.to_string();
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(text)?;
        let length = file.metadata().map_err(text)?.len();
        if length < self.games_length {
            return Err(format!(
                "has {length} bytes, the match {} so far",
                self.games_length
            ));
        }
        file.set_len(self.games_length).map_err(text)?;
        file.seek(SeekFrom::End(0)).map_err(text)?;
        self.games = Some(file);
        Ok(())
    }

    fn add(&mut self, number: u64, pair: &Pair) -> Result<(), Failure> {
        if let Some(games) = &mut self.games {
            games.write_all(pair.pgn.as_bytes()).map_err(Failure::new)?;
            self.games_length += pair.pgn.len() as u64;
        }
        if let Some(log) = &mut self.log {
            let [first, second] = pair.half_points;
            writeln!(log, "{number} {first} {second} {}", self.games_length)
                .map_err(Failure::new)?;
        }
        Ok(())
    }
}

fn at(path: &Path, reason: impl std::fmt::Display) -> Failure {
    Failure::new(format!("{}: {reason}", path.display()))
}

/// A pair's number, half points of its games, the length of the file of games behind it.
fn parse(line: &str, expected: u64) -> Option<([usize; 2], u64)> {
    let mut fields = line.split(' ');
    if fields.next()?.parse() != Ok(expected) {
        return None;
    }
    let mut half_points = || fields.next()?.parse().ok().filter(|&points| points <= 2);
    let pair = [half_points()?, half_points()?];
    let length = fields.next()?.parse().ok()?;
    fields.next().is_none().then_some((pair, length))
}

#[cfg(test)]
mod tests {
    use cozy_chess::util::parse_san_move;

    use super::*;
    use crate::testing::{fresh, small};

    fn slots() -> (Slot, Slot) {
        ("seven".parse().unwrap(), Slot::none())
    }

    #[test]
    fn threads_and_breaks_change_nothing() {
        let (first, second) = slots();
        let play = |name: &str, threads: usize, games: u64| {
            let mut options = small(games, threads);
            options.resume = Some(fresh(&format!("{name}.log")));
            options.pgn = Some(fresh(&format!("{name}.pgn")));
            let tally = run(&first, &second, 200, &options).unwrap();
            (options, tally)
        };
        let read =
            |path: &Option<std::path::PathBuf>| fs::read_to_string(path.as_ref().unwrap()).unwrap();
        let (one, tally) = play("one", 1, 20);
        let (two, other) = play("two", 2, 20);
        assert_eq!(tally, other);
        assert_eq!(tally.games(), 20);
        let (log, games) = (read(&one.resume), read(&one.pgn));
        assert_eq!(read(&two.resume), log);
        assert_eq!(read(&two.pgn), games);

        // A break in the middle of a line, behind the games of a pair more.
        let end = log.match_indices('\n').nth(4).unwrap().0;
        fs::write(two.resume.as_ref().unwrap(), &log[..end + 4]).unwrap();
        assert_eq!(run(&first, &second, 200, &two).unwrap(), tally);
        assert_eq!(read(&two.resume), log);
        assert_eq!(read(&two.pgn), games);
        // All is there: nothing is played.
        assert_eq!(run(&first, &second, 200, &two).unwrap(), tally);

        let error = run(&second, &first, 200, &two).unwrap_err().to_string();
        assert!(error.contains("is of another match"), "{error}");
        check_games(&games, tally);
        for options in [one, two] {
            fs::remove_file(options.resume.unwrap()).unwrap();
            fs::remove_file(options.pgn.unwrap()).unwrap();
        }
    }

    /// The games can be played, in pairs with colours exchanged, and give the match's result.
    fn check_games(text: &str, tally: Tally) {
        let mut found = Tally::default();
        let (mut points, mut starts) = (Vec::new(), Vec::new());
        let mut fields = text.split("\n\n");
        while let (Some(tags), Some(moves)) = (fields.next(), fields.next()) {
            let is_first_white = tags.contains("[White \"seven\"]");
            assert_eq!(is_first_white, starts.len() % 2 == 0);
            let mut board = cozy_chess::Board::default();
            let mut start = Vec::new();
            let mut in_comment = false;
            for word in moves.split_whitespace() {
                if word.starts_with('{') || in_comment {
                    in_comment = !word.ends_with('}');
                } else if !word.ends_with('.') && !["1-0", "0-1", "1/2-1/2"].contains(&word) {
                    let mv = parse_san_move(&board, word).unwrap();
                    board.play(mv);
                    if start.len() < 8 {
                        start.push(mv);
                    }
                }
            }
            let result = moves.split_whitespace().last().unwrap();
            assert!(tags.contains(&format!("[Result \"{result}\"]")));
            let white = ["0-1", "1/2-1/2", "1-0"]
                .iter()
                .position(|&other| other == result)
                .unwrap();
            points.push(if is_first_white { white } else { 2 - white });
            starts.push(start);
        }
        for (pair, start) in points.chunks(2).zip(starts.chunks(2)) {
            assert_eq!(start[0], start[1]);
            found.add([pair[0], pair[1]]);
        }
        assert_eq!(found, tally);
    }

    #[test]
    fn the_test_stops_at_the_same_pair() {
        let (first, second) = slots();
        let play = |threads| {
            let mut options = small(200, threads);
            // So far apart that a few games decide.
            options.sprt = Some(Sprt {
                elo0: -400.0,
                elo1: 400.0,
            });
            run(&first, &second, 50, &options).unwrap()
        };
        let tally = play(1);
        assert!(tally.games() < 200);
        assert_eq!(play(2), tally);
        assert_eq!(play(3), tally);
    }

    #[test]
    fn needs_whole_pairs() {
        let (first, second) = slots();
        assert!(run(&first, &second, 50, &small(3, 1)).is_err());
    }
}
