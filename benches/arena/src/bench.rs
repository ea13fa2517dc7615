//! What a slot costs: the same search for each, its score computed and dropped.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::openings;
use crate::play::{self, Limited};
use crate::search::Engine;
use crate::slot::{Filled, Slot};
use crate::{BenchOptions, Failure};

/// Games of the engine against itself, all alike whatever the slot, and how many nodes they took.
pub(crate) fn play_games(slot: &Slot, games: u64, nodes: u64) -> Result<u64, Failure> {
    let player = || Limited {
        engine: Engine::new(Filled::new(slot.clone())).dropping_score(),
        nodes,
    };
    let (mut white, mut black) = (player(), player());
    let mut chooser = Engine::new(Filled::new(Slot::none()));
    for number in 0..games {
        let opening = openings::opening(1, number, &mut chooser);
        play::play(&opening, &mut white, &mut black)?;
    }
    Ok(white.engine.all_nodes() + black.engine.all_nodes())
}

/// Measures each slot and prints a table.
pub(crate) fn run(options: &BenchOptions) -> Result<(), Failure> {
    let slots = if options.slots.is_empty() {
        let names = [
            "none",
            "seven",
            "pawns-only",
            "default",
            "pawns-only:uncached",
            "default:uncached",
        ];
        names
            .iter()
            .map(|name| name.parse().map_err(Failure::new))
            .collect::<Result<_, _>>()?
    } else {
        options.slots.clone()
    };
    println!(
        "{} games of {} nodes a move; the search is the same for all: the slot's score is dropped",
        options.games, options.nodes
    );
    let has_valgrind = Command::new("valgrind").arg("--version").output().is_ok();
    if !has_valgrind {
        println!("instructions are counted where valgrind is: none here");
    }
    println!("| slot | nodes | seconds | ns a node | instructions a node |");
    println!("|---|---|---|---|---|");
    for slot in &slots {
        // The best of three: what disturbs a run makes it longer.
        let (mut nodes, mut best) = (0, Duration::MAX);
        for _ in 0..3 {
            let start = Instant::now();
            nodes = play_games(slot, options.games, options.nodes)?;
            best = best.min(start.elapsed());
        }
        let instructions = if has_valgrind {
            format!("{:.0}", instructions(slot, options.nodes)?)
        } else {
            "-".to_owned()
        };
        let seconds = best.as_secs_f64();
        println!(
            "| {slot} | {nodes} | {seconds:.2} | {:.0} | {instructions} |",
            1e9 * seconds / nodes as f64
        );
    }
    Ok(())
}

/// Instructions a node: of three games, less those of one, so that what comes before the first does not count.
fn instructions(slot: &Slot, nodes: u64) -> Result<f64, Failure> {
    let count = |games: u64| -> Result<(f64, f64), Failure> {
        let program = env::current_exe().map_err(Failure::new)?;
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(program)
            .args(["count", slot.name(), "--games", &games.to_string()])
            .args(["--nodes", &nodes.to_string()])
            .output()
            .map_err(|error| Failure::new(format!("valgrind: {error}")))?;
        let report = String::from_utf8_lossy(&output.stderr);
        let counted = report
            .lines()
            .find_map(|line| line.split_once("Collected : "))
            .and_then(|(_, count)| count.trim().parse().ok());
        let searched = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
        counted
            .zip(searched)
            .ok_or_else(|| Failure::new(format!("valgrind says\n{report}")))
    };
    let ((few, few_nodes), (more, more_nodes)) = (count(1)?, count(3)?);
    Ok((more - few) / (more_nodes - few_nodes))
}
