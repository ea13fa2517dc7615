//! A data set on all cores: for each position of a file what the pawns are worth and count, as a table with tabs.
//!
//! `cargo run --release --features batch --example label -- FILE > counts.tsv`, one FEN a line.

use std::{
    env, fs,
    io::{self, Write},
    process::ExitCode,
    thread,
};

use pawn_structure::{
    FenError, Pawns,
    batch::{Batch, BatchError},
    eval::{FeatureGroup, PawnWeights, Score, WeightName, pawn_features},
};

fn row(line: &str, pawns: Pawns, score: Score) -> String {
    let counts = pawn_features(pawns);
    let counts: Vec<_> = counts.as_slice().iter().map(ToString::to_string).collect();
    let Score { mg, eg } = score;
    format!("{line}\t{mg}\t{eg}\t{}\n", counts.join("\t"))
}

/// The number of a line and its row, or why there is none.
type Row = (usize, Result<String, FenError>);

/// A row for each line. The scores are computed in one batch.
fn rows(lines: &[(usize, &str)]) -> Result<Vec<Row>, BatchError> {
    let parse = |(_, line): &(usize, &str)| line.parse::<Pawns>();
    let parsed: Vec<_> = lines.iter().map(parse).collect();
    let (white, black): (Vec<_>, Vec<_>) = parsed
        .iter()
        .flatten()
        .map(|pawns| (pawns.white(), pawns.black()))
        .unzip();
    let mut scores = vec![Score::ZERO; white.len()];
    Batch::new(&white, &black)?.scores(&PawnWeights::DEFAULT, &mut scores)?;
    let mut scores = scores.into_iter();
    let row = |((i, line), pawns): (&(usize, &str), Result<Pawns, FenError>)| {
        let row = pawns.map(|pawns| row(line, pawns, scores.next().unwrap_or_default()));
        (i + 1, row)
    };
    Ok(lines.iter().zip(parsed).map(row).collect())
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
            .map(|lines| scope.spawn(move || rows(lines)))
            .collect();
        let join = |worker: thread::ScopedJoinHandle<'_, Result<_, _>>| {
            let rows = worker.join().expect("no panic");
            rows.expect("as many scores as positions")
        };
        workers.into_iter().map(join).collect()
    });
    let mut out = io::stdout().lock();
    let names: Vec<_> = WeightName::all(FeatureGroup::Pawns)
        .map(|name| name.to_string())
        .collect();
    let mut status = ExitCode::SUCCESS;
    let mut written = writeln!(out, "fen\tmg\teg\t{}", names.join("\t"));
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
