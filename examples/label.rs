//! A data set on all cores: for each position of a file what the pawns count, as a table with tabs.
//!
//! `cargo run --release --example label -- FILE > counts.tsv`, one FEN a line.

use std::{
    env, fs,
    io::{self, Write},
    process::ExitCode,
    thread,
};

use pawn_structure::{
    FenError, Pawns,
    eval::{FeatureGroup, WeightName, pawn_features},
};

fn row(line: &str) -> Result<String, FenError> {
    let pawns: Pawns = line.parse()?;
    let counts = pawn_features(pawns);
    let counts: Vec<_> = counts.as_slice().iter().map(ToString::to_string).collect();
    Ok(format!("{line}\t{}\n", counts.join("\t")))
}

fn main() -> ExitCode {
    let Some(path) = env::args().nth(1) else {
        eprintln!("usage: label FILE");
        return ExitCode::from(2);
    };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let lines: Vec<_> = text.lines().enumerate().collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let part = lines.len().div_ceil(workers).max(1);
    // Each part in a thread of its own; they are written in the order of the file.
    let parts: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = lines
            .chunks(part)
            .map(|lines| {
                scope.spawn(move || {
                    let rows = lines.iter().map(|(i, line)| (i + 1, row(line)));
                    rows.collect::<Vec<_>>()
                })
            })
            .collect();
        let join = |worker: thread::ScopedJoinHandle<'_, _>| worker.join().expect("no panic");
        workers.into_iter().map(join).collect()
    });
    let mut out = io::stdout().lock();
    let names: Vec<_> = WeightName::all(FeatureGroup::Pawns)
        .map(|name| name.to_string())
        .collect();
    let mut status = ExitCode::SUCCESS;
    let mut written = writeln!(out, "fen\t{}", names.join("\t"));
    for (line, row) in parts.into_iter().flatten() {
        match row {
            Ok(row) => written = written.and_then(|()| out.write_all(row.as_bytes())),
            Err(error) => {
                eprintln!("{path}:{line}: {error}");
                status = ExitCode::from(2);
            }
        }
    }
    if written.is_err() {
        ExitCode::from(2)
    } else {
        status
    }
}
