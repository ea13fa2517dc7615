//! Games of the engine against itself, as positions with results and scores for the tuner.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use cozy_chess::Board;
use indicatif::{ProgressBar, ProgressStyle};

use crate::openings::{self, Random};
use crate::play::{self, Game, Limited, Outcome};
use crate::search::{self, Engine};
use crate::slot::{Filled, Slot};
use crate::{Failure, SelfplayOptions, rest};

/// Scores beyond this say nothing more.
const MOST_CENTIPAWNS: i32 = 700;

/// Plays the games and writes `fen result cp game rest`, all from White's view; in the order of the games,
/// whatever the number of threads.
pub(crate) fn run(options: &SelfplayOptions) -> Result<(), Failure> {
    let fail = |error| Failure::new(format!("{}: {error}", options.out.display()));
    let mut out = BufWriter::new(File::create(&options.out).map_err(fail)?);
    writeln!(out, "fen\tresult\tcp\tgame\trest").map_err(fail)?;
    let bar = ProgressBar::new(options.games).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left")
            .map_err(Failure::new)?,
    );
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut positions = 0;
    thread::scope(|scope| {
        for _ in 0..crate::threads(options.threads) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || work(options, next, &sender));
        }
        drop(sender);
        let (mut waiting, mut done) = (BTreeMap::new(), 0);
        for (number, game) in receiver {
            waiting.insert(number, game?);
            while let Some(text) = waiting.remove(&done) {
                positions += text.lines().count();
                out.write_all(text.as_bytes()).map_err(fail)?;
                done += 1;
                bar.set_position(done);
            }
        }
        out.flush().map_err(fail)
    })?;
    bar.finish_and_clear();
    println!("{positions} positions of {} games", options.games);
    Ok(())
}

fn work(
    options: &SelfplayOptions,
    next: &AtomicU64,
    sender: &mpsc::Sender<(u64, Result<String, Failure>)>,
) {
    let player = || Limited {
        engine: Engine::new(Filled::new(options.slot.clone())),
        nodes: options.nodes,
    };
    let (mut white, mut black) = (player(), player());
    let mut chooser = Engine::new(Filled::new(Slot::none()));
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= options.games {
            break;
        }
        let opening = openings::opening(options.seed, number, &mut chooser);
        let game =
            play::play(&opening, &mut white, &mut black).map(|game| rows(options, number, &game));
        // Who no longer listens has failed to write.
        if sender.send((number, game)).is_err() {
            break;
        }
    }
}

/// Some of a game's quiet positions, as rows.
fn rows(options: &SelfplayOptions, number: u64, game: &Game) -> String {
    let opening = game.line.moves.len() - game.scores.len();
    let mut board = Board::default();
    let mut quiet = Vec::new();
    for (ply, &mv) in game.line.moves.iter().enumerate() {
        if let Some(at) = ply.checked_sub(opening) {
            let is_quiet = board.checkers().is_empty()
                && !search::is_capture(&board, mv)
                && mv.promotion.is_none()
                && game.scores[at].abs() < MOST_CENTIPAWNS;
            if is_quiet {
                quiet.push((board.clone(), game.scores[at]));
            }
        }
        board.play_unchecked(mv);
    }
    let mut random = Random(openings::mix(options.seed) ^ openings::mix(!number));
    while quiet.len() > options.positions {
        quiet.remove(random.below(quiet.len()));
    }
    let result = match game.outcome {
        Outcome::White => "1.0",
        Outcome::Draw => "0.5",
        Outcome::Black => "0.0",
    };
    let mut text = String::new();
    for (board, score) in quiet {
        let rest = rest::centipawns(&board);
        let _ = writeln!(
            text,
            "{board}\t{result}\t{score}\t{}.{number}\t{rest}",
            options.seed
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::fs;

    use super::*;
    use crate::positions::Rows;
    use crate::testing::fresh;

    #[test]
    fn writes_quiet_positions() {
        let play = |threads: usize| {
            let options = SelfplayOptions {
                games: 4,
                nodes: 100,
                slot: "seven".parse().unwrap(),
                seed: 1,
                positions: 9,
                threads: Some(threads.try_into().unwrap()),
                out: fresh(&format!("selfplay-{threads}.tsv")),
            };
            run(&options).unwrap();
            options.out
        };
        let (one, two) = (play(1), play(2));
        assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
        let rows = Rows::read(&one).unwrap();
        let column = |name| rows.column(name).unwrap();
        let mut games: HashMap<String, (String, usize)> = HashMap::new();
        for row in 0..rows.len() {
            let board = rows.board(row, column("fen")).unwrap();
            assert!(board.checkers().is_empty());
            assert!(rows.number(row, column("cp")).unwrap().abs() < 700.0);
            let rest = rows.field(row, column("rest")).unwrap();
            assert_eq!(rest, rest::centipawns(&board).to_string());
            let result = rows.field(row, column("result")).unwrap().to_owned();
            let game = rows.field(row, column("game")).unwrap().to_owned();
            let (same, count) = games.entry(game).or_insert((result.clone(), 0));
            assert_eq!(*same, result);
            *count += 1;
        }
        assert_eq!(games.len(), 4);
        assert!(games.values().all(|&(_, count)| count <= 9));
        for path in [one, two] {
            fs::remove_file(path).unwrap();
        }
    }
}
