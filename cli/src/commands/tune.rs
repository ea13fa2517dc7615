//! `pawns tune`: weights that explain results, by logistic regression.
//!
//! Everything is a fixed sum of a fixed order, whatever the number of threads: the same data and options
//! give the same file.

use std::array;
use std::borrow::Cow;
use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use pawn_structure::eval::{
    Feature, FeatureGroup, KingWeights, Kings, PawnWeights, Phase, Score, Weights, king_features,
    pawn_features,
};
use pawn_structure::{Color, Pawns, Role};

use pawns::reading::{self, Fault, NoResult, Record};

use super::{Tally, complain, source};

#[derive(Args)]
pub(crate) struct Options {
    /// Positions with results: EPD with `c9 "1-0"` or `[1.0]`, a table with the columns `fen`, `result` and
    /// perhaps `game`, or games; plain, gzip, zstd or bzip2
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// Where to write the weights as text
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where to write the weights as a Rust constant
    #[arg(long, value_name = "FILE")]
    rust: Option<PathBuf>,
    /// Weights to start from and to compare with; without it the start is zero, and the comparison is with
    /// the default ones
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Positions to validate on, instead of a part of DATA
    #[arg(long, value_name = "DATA")]
    validate: Vec<PathBuf>,
    /// The part of DATA that is kept for validation, by game where games are named
    #[arg(long, value_name = "PART", default_value_t = 0.1)]
    holdout: f64,
    /// Decides which games are kept for validation
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How far weights are drawn to zero: the strength of a normal prior, in 1 / (log odds)²
    #[arg(long, value_name = "STRENGTH", default_value_t = 30.0)]
    prior: f64,
    /// Fit the weights of pawns and kings together, instead of the pawns alone and then the kings
    ///
    /// Together they explain a little more, and the weights of the pawns are right only with the others.
    #[arg(long, conflicts_with = "no_kings")]
    joint: bool,
    /// Tune the weights of pawns without those of kings, which become zero
    #[arg(long)]
    no_kings: bool,
    /// Features to leave out: their weights become zero
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    without: Vec<String>,
    /// The most steps that are made
    #[arg(long, default_value_t = 25)]
    steps: u32,
}

/// How many units of a score make a factor of e in the odds: 400 make a factor of ten.
const UNITS: f64 = 400.0 / std::f64::consts::LN_10;

/// What is fitted alongside: bias, turn and five kinds of pieces.
const BASE: usize = 7;
const BASE_NAMES: [&str; BASE] = ["bias", "turn", "pawn", "knight", "bishop", "rook", "queen"];
const PAWNS: usize = PawnWeights::LEN;
const FEATURES: usize = PAWNS + KingWeights::LEN;
/// What a position is described by; each has a weight for either phase.
const COLUMNS: usize = FEATURES + BASE;

/// Positions with their results: what is not zero of each, one after the other.
#[derive(Default)]
struct Sample {
    results: Vec<f64>,
    /// The part of the middlegame in each position.
    phases: Vec<f64>,
    ends: Vec<usize>,
    columns: Vec<u16>,
    values: Vec<i16>,
}

impl Sample {
    fn len(&self) -> usize {
        self.results.len()
    }

    /// The number of positions, for a mean.
    #[allow(clippy::cast_precision_loss, reason = "far fewer than 2^52")]
    fn size(&self) -> f64 {
        self.len() as f64
    }

    fn row(&self, i: usize) -> impl Iterator<Item = (usize, f64)> + Clone + '_ {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        let range = start..self.ends[i];
        let columns = self.columns[range.clone()].iter();
        columns
            .zip(&self.values[range])
            .map(|(column, value)| (usize::from(*column), f64::from(*value)))
    }

    fn push(&mut self, record: &Record, kings: Kings, result: f64) {
        let board = &record.fen.board;
        let pawns = Pawns::from(board);
        let pawn_counts = pawn_features(pawns);
        let king_counts = king_features(pawns, kings, record.fen.turn);
        let turn = match record.fen.turn {
            Color::White => 1,
            Color::Black => -1,
        };
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let material = roles.map(|role| {
            let count = |color| board.pieces(color, role).count() as i16;
            count(Color::White) - count(Color::Black)
        });
        let all = pawn_counts.as_slice().iter().chain(king_counts.as_slice());
        let constant_and_turn = [1, turn];
        let all = all.chain(&constant_and_turn).chain(&material);
        for (column, value) in all.enumerate() {
            if *value != 0 {
                self.columns.push(column as u16);
                self.values.push(*value);
            }
        }
        self.ends.push(self.columns.len());
        self.results.push(result);
        self.phases.push(f64::from(Phase::of(board).value()) / 24.0);
    }
}

/// Two weights for each column, in units of log odds.
type Fit = Vec<[f64; 2]>;

fn logit(fit: &Fit, sample: &Sample, i: usize) -> f64 {
    let t = sample.phases[i];
    sample
        .row(i)
        .map(|(column, value)| value * (fit[column][0] * t + fit[column][1] * (1.0 - t)))
        .sum()
}

/// The cross entropy of a result and a prediction.
fn loss_of(logit: f64, result: f64) -> f64 {
    logit.max(0.0) + (-logit.abs()).exp().ln_1p() - result * logit
}

fn loss(fit: &Fit, sample: &Sample) -> f64 {
    let parts = in_parts(sample.len(), |range| {
        range
            .map(|i| loss_of(logit(fit, sample, i), sample.results[i]))
            .sum::<f64>()
    });
    parts.into_iter().sum()
}

/// The parts into which sums are split: a number of its own, so that sums do not depend on the machine.
const PARTS: usize = 32;

/// Computes parts of a range on all cores and gives them in their order.
fn in_parts<T: Send>(len: usize, compute: impl Fn(std::ops::Range<usize>) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let workers = thread::available_parallelism()
        .map_or(1, usize::from)
        .min(PARTS);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let part = next.fetch_add(1, Ordering::Relaxed);
                    if part >= PARTS {
                        break;
                    }
                    let result = compute(len * part / PARTS..len * (part + 1) / PARTS);
                    done.lock().expect("no worker panics").push((part, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no worker panics");
    done.sort_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The first two derivatives of the loss by the weights that are free.
struct Derivatives {
    gradient: Vec<f64>,
    /// The lower triangle, by columns: for both middlegame, one of each, both endgame.
    curvature: Vec<[f64; 3]>,
}

fn derivatives(fit: &Fit, sample: &Sample, is_free: &[bool]) -> Derivatives {
    let parts = in_parts(sample.len(), |range| {
        let mut gradient = vec![0.0; 2 * COLUMNS];
        let mut curvature = vec![[0.0; 3]; COLUMNS * COLUMNS];
        let mut row = Vec::new();
        for i in range {
            let t = sample.phases[i];
            let p = 1.0 / (1.0 + (-logit(fit, sample, i)).exp());
            let error = p - sample.results[i];
            let w = p * (1.0 - p);
            let squares = [w * t * t, w * t * (1.0 - t), w * (1.0 - t) * (1.0 - t)];
            row.clear();
            row.extend(sample.row(i).filter(|(column, _)| is_free[*column]));
            for (n, (a, x)) in row.iter().enumerate() {
                gradient[2 * a] += error * x * t;
                gradient[2 * a + 1] += error * x * (1.0 - t);
                let line = &mut curvature[a * COLUMNS..(a + 1) * COLUMNS];
                for (b, y) in &row[..=n] {
                    for (sum, square) in line[*b].iter_mut().zip(squares) {
                        *sum += square * x * y;
                    }
                }
            }
        }
        Derivatives {
            gradient,
            curvature,
        }
    });
    let mut parts = parts.into_iter();
    let mut sum = parts.next().expect("there are parts");
    for part in parts {
        for (a, b) in sum.gradient.iter_mut().zip(part.gradient) {
            *a += b;
        }
        for (a, b) in sum.curvature.iter_mut().zip(part.curvature) {
            for (a, b) in a.iter_mut().zip(b) {
                *a += b;
            }
        }
    }
    sum
}

/// Solves a symmetric positive system in place, by Cholesky.
fn solve(matrix: &mut [Vec<f64>], right: &mut [f64]) {
    let n = right.len();
    for j in 0..n {
        for k in 0..j {
            let factor = matrix[j][k];
            if factor != 0.0 {
                let (upper, lower) = matrix.split_at_mut(j);
                let _ = upper;
                for line in lower.iter_mut() {
                    line[j] -= line[k] * factor;
                }
            }
        }
        let root = matrix[j][j].max(1e-12).sqrt();
        for line in &mut matrix[j..] {
            line[j] /= root;
        }
    }
    for j in 0..n {
        let mut value = right[j];
        for k in 0..j {
            value -= matrix[j][k] * right[k];
        }
        right[j] = value / matrix[j][j];
    }
    for j in (0..n).rev() {
        let mut value = right[j];
        for k in j + 1..n {
            value -= matrix[k][j] * right[k];
        }
        right[j] = value / matrix[j][j];
    }
}

/// Newton's method on the free weights: the loss is convex, so there is one best place.
fn fit(
    mut fit: Fit,
    sample: &Sample,
    is_free: &[bool],
    prior: f64,
    steps: u32,
    stop: &AtomicBool,
    progress: &ProgressBar,
) -> Fit {
    // What is fitted alongside is not drawn to zero.
    let strength = |column: usize| if column < FEATURES { prior } else { 1e-6 };
    let penalized = |fit: &Fit| {
        let free = (0..COLUMNS).filter(|column| is_free[*column]);
        let penalty = free.map(|column| {
            let [mg, eg] = fit[column];
            strength(column) * (mg * mg + eg * eg) / 2.0
        });
        loss(fit, sample) + penalty.sum::<f64>()
    };
    let free: Vec<usize> = (0..COLUMNS).filter(|column| is_free[*column]).collect();
    let mut best = penalized(&fit);
    for step in 0..steps {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        progress.set_message(format!(
            "step {}, loss {:.5}",
            step + 1,
            best / sample.size()
        ));
        progress.tick();
        let sums = derivatives(&fit, sample, is_free);
        let size = 2 * free.len();
        let mut right = vec![0.0; size];
        let mut matrix = vec![vec![0.0; size]; size];
        for (i, a) in free.iter().enumerate() {
            for (j, b) in free[..=i].iter().enumerate() {
                let [mg, both, eg] = sums.curvature[a * COLUMNS + b];
                matrix[2 * i][2 * j] = mg;
                matrix[2 * i][2 * j + 1] = both;
                matrix[2 * i + 1][2 * j] = both;
                matrix[2 * i + 1][2 * j + 1] = eg;
            }
            for phase in 0..2 {
                matrix[2 * i + phase][2 * i + phase] += strength(*a);
                right[2 * i + phase] = sums.gradient[2 * a + phase] + strength(*a) * fit[*a][phase];
            }
        }
        solve(&mut matrix, &mut right);
        let mut scale = 1.0;
        let gain = loop {
            let mut next = fit.clone();
            for (i, a) in free.iter().enumerate() {
                for phase in 0..2 {
                    next[*a][phase] -= scale * right[2 * i + phase];
                }
            }
            let loss = penalized(&next);
            if loss < best {
                let gain = best - loss;
                (fit, best) = (next, loss);
                break gain;
            }
            scale /= 2.0;
            if scale < 1e-3 {
                break 0.0;
            }
        };
        if gain < 1e-12 * sample.size() {
            break;
        }
    }
    fit
}

/// The fit of weights as they are, with nothing alongside.
fn fit_of(weights: &Weights) -> Fit {
    let mut fit = vec![[0.0; 2]; COLUMNS];
    let scores = weights
        .pawns
        .scores()
        .into_iter()
        .chain(weights.kings.scores());
    for (pair, score) in fit.iter_mut().zip(scores) {
        *pair = [f64::from(score.mg) / UNITS, f64::from(score.eg) / UNITS];
    }
    fit
}

/// The weights of a fit, rounded.
fn weights_of(fit: &Fit) -> Weights {
    let score =
        |[mg, eg]: [f64; 2]| Score::new((mg * UNITS).round() as i32, (eg * UNITS).round() as i32);
    Weights {
        pawns: PawnWeights::new(&array::from_fn(|i| score(fit[i]))),
        kings: KingWeights::new(&array::from_fn(|i| score(fit[PAWNS + i]))),
    }
}

#[allow(clippy::too_many_lines, reason = "one thing after the other")]
pub(crate) fn run(out: &mut dyn Write, options: &Options, tally: &mut Tally) -> io::Result<()> {
    let start = match &options.start {
        None => Weights::DEFAULT,
        Some(path) => match read_weights(path) {
            Ok(weights) => weights,
            Err(error) => {
                complain(&error);
                tally.refused += 1;
                return Ok(());
            }
        },
    };
    let progress = ProgressBar::new_spinner();
    progress.set_style(
        ProgressStyle::with_template("{spinner} {elapsed} {msg}")
            .expect("the template is well-formed"),
    );
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Without a handler the program ends at Ctrl-C as any other does.
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));

    let [mut train, mut valid] = [Sample::default(), Sample::default()];
    let is_split = options.validate.is_empty();
    for path in &options.data {
        read(path, &progress, tally, |record, kings, result| {
            let game = record
                .game()
                .map_or_else(|| record.four_fields(), Cow::into_owned);
            // Which part a game is in depends on its name alone, not on the order of the games.
            let is_kept = is_split && part(&game, options.seed) < options.holdout;
            let sample = if is_kept { &mut valid } else { &mut train };
            sample.push(record, kings, result);
        });
    }
    for path in &options.validate {
        read(path, &progress, tally, |record, kings, result| {
            valid.push(record, kings, result);
        });
    }
    if train.len() == 0 {
        complain(&"no position with a result");
        return Ok(());
    }
    tally.answered += train.len();

    let mut is_free = [true; COLUMNS];
    let mut first = options.start.as_ref().map_or(Weights::ZERO, |_| start);
    if options.no_kings {
        first.kings = KingWeights::ZERO;
        is_free[PAWNS..FEATURES].fill(false);
    }
    let mut left_out = Vec::new();
    for name in &options.without {
        let Some(feature) = Feature::from_name(name) else {
            complain(&format_args!("there is no feature `{name}`"));
            tally.refused += 1;
            return Ok(());
        };
        let offset = match feature.group() {
            FeatureGroup::Kings => PAWNS,
            _ => 0,
        };
        for number in feature.range() {
            is_free[offset + number] = false;
            left_out.push(offset + number);
        }
    }
    let mut base_only = [false; COLUMNS];
    base_only[FEATURES..].fill(true);
    let never = AtomicBool::new(false);
    let alongside = |weights: &Weights| {
        let from = fit_of(weights);
        fit(
            from,
            &train,
            &base_only,
            options.prior,
            25,
            &never,
            &progress,
        )
    };
    let material = alongside(&Weights::ZERO);
    let before = alongside(&start);
    let mut from = fit_of(&first);
    from[FEATURES..].copy_from_slice(&material[FEATURES..]);
    for column in left_out {
        from[column] = [0.0; 2];
    }
    let mut stages = vec![is_free];
    if !options.joint && !options.no_kings {
        // Pawns that are evaluated alone must not miss what kings explain: first they, and the kings on top.
        from[PAWNS..FEATURES].fill([0.0; 2]);
        let (mut pawns, mut kings) = (is_free, is_free);
        pawns[PAWNS..FEATURES].fill(false);
        kings[..PAWNS].fill(false);
        stages = vec![pawns, kings];
    }
    let tuned = stages.iter().fold(from, |from, is_free| {
        fit(
            from,
            &train,
            is_free,
            options.prior,
            options.steps,
            &stop,
            &progress,
        )
    });
    let weights = weights_of(&tuned);
    let pawns_only = Weights {
        kings: KingWeights::ZERO,
        ..weights
    };
    let pawns_only = alongside(&pawns_only);
    let after = alongside(&weights);
    progress.finish_and_clear();

    writeln!(
        out,
        "{} positions to train on, {} to validate on",
        train.len(),
        valid.len()
    )?;
    if stop.load(Ordering::Relaxed) {
        writeln!(out, "stopped: what was best so far is kept")?;
    }
    writeln!(out, "\n{:20}  {:>8}  {:>8}", "loss", "train", "valid")?;
    let mean = |fit: &Fit, sample: &Sample| loss(fit, sample) / sample.size();
    let lines = [
        ("material alone", &material),
        ("before", &before),
        ("tuned, pawns", &pawns_only),
        ("tuned", &after),
    ];
    for (name, fit) in lines {
        writeln!(
            out,
            "{name:20}  {:8.5}  {:8.5}",
            mean(fit, &train),
            mean(fit, &valid)
        )?;
    }
    let changes = [
        ("pawns - material", &pawns_only, &material),
        ("tuned - material", &after, &material),
        ("tuned - before", &after, &before),
    ];
    for (name, fit, other) in changes {
        let change = |sample| (mean(fit, sample) - mean(other, sample)) * 1e4;
        writeln!(
            out,
            "{name:20}  {:+8.1}  {:+8.1}  x 10^-4",
            change(&train),
            change(&valid)
        )?;
    }
    writeln!(out, "\n{:20}  {:>8}  {:>8}", "alongside", "mg", "eg")?;
    for (name, [mg, eg]) in BASE_NAMES.iter().zip(&after[FEATURES..]) {
        writeln!(out, "{name:20}  {:8.0}  {:8.0}", mg * UNITS, eg * UNITS)?;
    }
    out.flush()?;

    let files = [
        (&options.out, weights.to_string()),
        (&options.rust, constant(&weights)),
    ];
    for (path, text) in files {
        if let Some(path) = path
            && let Err(error) = fs::write(path, text)
        {
            complain(&format_args!("{}: {error}", path.display()));
            tally.refused += 1;
        }
    }
    Ok(())
}

pub(crate) fn read_weights(path: &Path) -> Result<Weights, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    text.parse()
        .map_err(|error: pawn_structure::eval::WeightsError| format!("{}: {error}", path.display()))
}

fn read(
    path: &Path,
    progress: &ProgressBar,
    tally: &mut Tally,
    mut take: impl FnMut(&Record, Kings, f64),
) {
    let mut refuse = |fault: &Fault| {
        progress.suspend(|| complain(fault));
        tally.refused += 1;
    };
    let options = reading::Options {
        needs: &["result"],
        ..reading::Options::default()
    };
    let mut count = 0;
    reading::each(&source(path), &options, |record| {
        match record {
            Ok(record) => match (record.result, Kings::of(&record.fen.board)) {
                // Once a game is enough; what could not be read was told before.
                (Err(NoResult::Missing), _)
                    if record.place.game.is_none_or(|game| game.ply == 0) =>
                {
                    refuse(&record.place.fault(NoResult::Missing));
                }
                (Err(_), _) => {}
                (_, None) => refuse(&record.place.fault("not one king on each side")),
                (Ok(result), Some(kings)) => take(record, kings, result),
            },
            Err(fault) => refuse(&fault),
        }
        count += 1;
        if count % 4096 == 0 {
            progress.set_message(format!("{}: {count} positions", path.display()));
            progress.tick();
        }
        ControlFlow::Continue(())
    });
}

/// A number from 0 to 1 for a name.
#[allow(clippy::cast_precision_loss, reason = "53 bits fit")]
fn part(name: &str, seed: u64) -> f64 {
    // FNV-1a, and a last mixing so that names that differ at their end are spread out.
    let mut hash = 0xcbf2_9ce4_8422_2325 ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for byte in name.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ hash >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (hash >> 11) as f64 / (1_u64 << 53) as f64
}

/// The weights as a module of the library.
#[allow(clippy::format_push_string, reason = "once a run")]
fn constant(weights: &Weights) -> String {
    let mut text = String::from(
        "//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.\n\n\
         use super::{KingWeights, PawnWeights, Score, Weights};\n\n\
         #[rustfmt::skip]\npub(super) const DEFAULT: Weights = Weights {\n",
    );
    let (pawns, kings) = (weights.pawns.scores(), weights.kings.scores());
    let groups = [
        (FeatureGroup::Pawns, "pawns: PawnWeights", &pawns[..]),
        (FeatureGroup::Kings, "kings: KingWeights", &kings[..]),
    ];
    for (group, head, scores) in groups {
        text += &format!("    {head}::new(&[\n");
        let features = Feature::ALL
            .iter()
            .filter(|feature| feature.group() == group);
        for feature in features {
            let scores = scores[feature.range()].iter();
            let scores: Vec<_> = scores
                .map(|score| format!("s({}, {}),", score.mg, score.eg))
                .collect();
            text += &format!("        {} // {feature}\n", scores.join(" "));
        }
        text += "    ]),\n";
    }
    text + "};\n\nconst fn s(mg: i32, eg: i32) -> Score {\n    Score::new(mg, eg)\n}\n"
}
