//! `pawns tune`: weights that fit an engine, from files of positions. What is fitted and how is `pawn_tune`'s.

use std::borrow::Cow;
use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use pawn_structure::eval::{Feature, Weights};
use pawn_tune::{Base, Constraints, Position, Settings, Target, Tuned, Unit, part};

use pawns::reading::{self, Fault, NoResult, Record};

use super::{Tally, complain, source};

#[derive(Args)]
#[allow(clippy::struct_excessive_bools, reason = "switches")]
pub(crate) struct Options {
    /// Positions: EPD with `c9 "1-0"` or `[1.0]`, games, or a table with the columns `fen`, `result` and perhaps
    /// `cp`, `game` and that of `--offset`; plain, gzip, zstd or bzip2
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// The column with the rest of an engine's evaluation: what it says without pawn terms, in
    /// centipawns from White's view; its factor is fitted too
    #[arg(long, value_name = "COLUMN", conflicts_with = "base")]
    offset: Option<String>,
    /// What stands in for the rest of an engine, fitted alongside and thrown away
    #[arg(long, value_enum, default_value_t = Beside::Squares)]
    base: Beside,
    /// What is predicted: the result, the score in the column `cp` as a chance, or half of each
    #[arg(long, value_enum, default_value_t = Aim::Result)]
    target: Aim,
    /// So many centipawns of a score are odds of e to one
    #[arg(long, value_name = "CENTIPAWNS", default_value_t = 180.0)]
    scale: f64,
    /// How strongly weights are drawn to zero, or to those of `--start`, in games / (log odds)²; without
    /// it, what predicts best games that are held out
    #[arg(long, value_name = "STRENGTH")]
    prior: Option<f64>,
    /// Weights to be drawn to instead of zero, and to compare with instead of the default ones: a file, `default` or
    /// `alone`
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Fit the weights of pawns alone; those of kings become zero
    #[arg(long)]
    no_kings: bool,
    /// Features to leave out: their weights become zero
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    without: Vec<String>,
    /// Features to take in that are left out otherwise, such as tables of squares
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    with: Vec<String>,
    /// Each rank has a weight of its own
    #[arg(long)]
    no_ties: bool,
    /// Weights may have either sign
    #[arg(long)]
    no_signs: bool,
    /// Weights may rise and fall with the rank
    #[arg(long)]
    no_monotony: bool,
    /// All three: no ties, no signs, no monotony
    #[arg(long)]
    free: bool,
    /// Count weights so that this many make the odds ten to one, instead of 100 for a pawn of the rest
    #[arg(long, value_name = "UNITS")]
    unit: Option<f64>,
    /// Where to write the weights as text
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where to write the weights as a module of Rust, for any crate
    #[arg(long, value_name = "FILE")]
    rust: Option<PathBuf>,
    /// Positions to validate on, instead of a part of DATA
    #[arg(long, value_name = "DATA")]
    validate: Vec<PathBuf>,
    /// The part of DATA that is kept for validation, by game where games are named
    #[arg(long, value_name = "PART", default_value_t = 0.1)]
    holdout: f64,
    /// Decides which games are kept for validation, and which are held out to choose the prior
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads work; all cores without it
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Beside {
    /// Material and piece-square tables
    Squares,
    /// Material: for looking at pawns, not for an engine
    Material,
}

#[derive(Clone, Copy, ValueEnum)]
enum Aim {
    Result,
    Score,
    Mix,
}

impl Options {
    fn settings(&self) -> Result<Settings, String> {
        let features = |names: &[String]| {
            let feature = |name: &String| {
                Feature::from_name(name).ok_or_else(|| format!("there is no feature `{name}`"))
            };
            names.iter().map(feature).collect::<Result<Vec<_>, _>>()
        };
        Ok(Settings {
            base: match (&self.offset, self.base) {
                (Some(_), _) => Base::Rest,
                (None, Beside::Squares) => Base::Squares,
                (None, Beside::Material) => Base::Material,
            },
            target: match self.target {
                Aim::Result => Target::Result,
                Aim::Score => Target::Score,
                Aim::Mix => Target::Mix,
            },
            scale: self.scale,
            constraints: Constraints {
                ties: !self.no_ties && !self.free,
                signs: !self.no_signs && !self.free,
                monotony: !self.no_monotony && !self.free,
            },
            prior: self.prior,
            start: self.start.as_deref().map(read_weights).transpose()?,
            kings: !self.no_kings,
            without: features(&self.without)?,
            with: features(&self.with)?,
            unit: self.unit.map_or(Unit::Pawn, Unit::LogOdds),
            seed: self.seed,
            threads: self.threads,
        })
    }
}

pub(crate) fn run(out: &mut dyn Write, options: &Options, tally: &mut Tally) -> io::Result<()> {
    let settings = match options.settings() {
        Ok(settings) => settings,
        Err(error) => {
            refuse(&error, tally);
            return Ok(());
        }
    };
    let progress = ProgressBar::new_spinner();
    progress.set_style(
        ProgressStyle::with_template("{spinner} {elapsed} {msg}")
            .expect("the template is well-formed"),
    );
    let [mut train, mut valid] = [Vec::new(), Vec::new()];
    let is_split = options.validate.is_empty();
    for path in &options.data {
        read(path, options, &settings, &progress, tally, |position| {
            // Which part a game is in depends on its name alone, not on the order of the games.
            let is_kept = is_split && part(position.game, options.seed) < options.holdout;
            if is_kept { &mut valid } else { &mut train }.push(position);
        });
    }
    for path in &options.validate {
        read(path, options, &settings, &progress, tally, |position| {
            valid.push(position);
        });
    }
    if train.is_empty() {
        complain(&"no position to fit to");
        return Ok(());
    }
    let tuned = pawn_tune::tune(&train, &valid, &settings, &mut |stage| {
        progress.set_message(stage.to_string());
        progress.tick();
    });
    progress.finish_and_clear();
    let tuned = match tuned {
        Ok(tuned) => tuned,
        Err(error) => {
            refuse(&error, tally);
            return Ok(());
        }
    };
    tally.answered += train.len();
    report(out, &tuned, valid.len())?;
    out.flush()?;
    for warning in &tuned.warnings {
        complain(&format_args!("warning: {warning}"));
    }
    let summary = format!(
        "Weights of pawns and kings, written by `pawns tune` from {} positions of {} games.",
        tuned.positions, tuned.games
    );
    let files = [
        (&options.out, tuned.weights.to_string()),
        (
            &options.rust,
            pawn_tune::rust_constant(&tuned.weights, &summary),
        ),
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

fn refuse(error: &dyn Display, tally: &mut Tally) {
    complain(error);
    tally.refused += 1;
}

fn report(out: &mut dyn Write, tuned: &Tuned, valid: usize) -> io::Result<()> {
    writeln!(
        out,
        "{} positions of {} games to train on, {valid} positions to validate on",
        tuned.positions, tuned.games
    )?;
    if !tuned.tried.is_empty() {
        let losses = tuned.tried.iter().map(|tried| tried.loss);
        let least = losses.fold(f64::INFINITY, f64::min);
        writeln!(
            out,
            "\n{:>8}  {:>8}  {:>16}",
            "prior", "held out", "x 10^-4"
        )?;
        for tried in &tuned.tried {
            // One of the two is a copy of the other.
            let is_chosen = tried.prior.to_bits() == tuned.prior.to_bits();
            writeln!(
                out,
                "{:8}  {:8.5}  {:+7.1} +- {:5.1}{}",
                tried.prior,
                tried.loss,
                (tried.loss - least) * 1e4,
                tried.deviation * 1e4,
                if is_chosen { "  chosen" } else { "" }
            )?;
        }
    }
    writeln!(out, "\n{:20}  {:>8}  {:>8}", "loss", "train", "valid")?;
    for row in &tuned.compared {
        write!(out, "{:20}  {:8.5}", row.name, row.train)?;
        match row.valid {
            Some(valid) => writeln!(out, "  {valid:8.5}")?,
            None => writeln!(out)?,
        }
    }
    let base = &tuned.compared[0];
    for row in &tuned.compared[1..] {
        let name = format!("{} - base", row.name);
        write!(out, "{name:20}  {:+8.1}", (row.train - base.train) * 1e4)?;
        if let (Some(valid), Some(base)) = (row.valid, base.valid) {
            write!(out, "  {:+8.1}", (valid - base) * 1e4)?;
        }
        writeln!(out, "  x 10^-4")?;
    }
    writeln!(
        out,
        "\n{:22}  {:>5}  {:13}  {:>5}  {:13}  {:>9}",
        "weight", "mg", "95 of 100", "eg", "95 of 100", "positions"
    )?;
    for weight in &tuned.table {
        // What was left out is zero, and not found to be so.
        if weight.intervals == [None, None] {
            continue;
        }
        let [mg, eg] = weight.intervals.map(|interval| match interval {
            Some([low, high]) if high - low < 1e-9 => "held".to_owned(),
            Some([low, high]) => format!("[{:+}, {:+}]", low.round() as i64, high.round() as i64),
            None => "-".to_owned(),
        });
        writeln!(
            out,
            "{:22}  {:+5}  {mg:13}  {:+5}  {eg:13}  {:9}",
            weight.name.to_string(),
            weight.score.mg,
            weight.score.eg,
            weight.positions
        )?;
    }
    writeln!(out, "\n{:20}  {:>8}  {:>8}", "alongside", "mg", "eg")?;
    for (name, [mg, eg]) in &tuned.alongside {
        writeln!(out, "{name:20}  {mg:8.2}  {eg:8.2}")?;
    }
    writeln!(
        out,
        "\n{:.0} units make the odds ten to one",
        tuned.units * 10_f64.ln()
    )
}

/// The weights of a file, or the library's own by the names `default` and `alone`.
pub(crate) fn read_weights(path: &Path) -> Result<Weights, String> {
    match path.to_str() {
        Some("default") => return Ok(Weights::DEFAULT),
        Some("alone") => return Ok(Weights::ALONE),
        _ => {}
    }
    let place = |reason: &dyn Display| format!("{}: {reason}", path.display());
    let text = fs::read_to_string(path).map_err(|error| place(&error))?;
    Weights::read(&text, |warning| complain(&place(&warning))).map_err(|error| place(&error))
}

fn read(
    path: &Path,
    options: &Options,
    settings: &Settings,
    progress: &ProgressBar,
    tally: &mut Tally,
    mut take: impl FnMut(Position),
) {
    let mut refuse = |fault: &Fault| {
        progress.suspend(|| complain(fault));
        tally.refused += 1;
    };
    let mut reading = reading::Options::default();
    reading.needs = match settings.target {
        Target::Score => &[],
        _ => &["result"],
    };
    let mut count = 0;
    reading::each(&source(path), &reading, |record| {
        match record {
            Ok(record) => match position(record, options, settings) {
                Ok(Some(position)) => take(position),
                Ok(None) => {}
                Err(fault) => refuse(&fault),
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

/// The column of scores.
const SCORE: &str = "cp";

/// The columns of numbers that are needed.
fn numbers<'a>(options: &'a Options, settings: &Settings) -> impl Iterator<Item = &'a str> {
    let score = (settings.target != Target::Result).then_some(SCORE);
    score.into_iter().chain(options.offset.as_deref())
}

/// The position of a record; `None` if its fault was told before.
fn position(
    record: &Record,
    options: &Options,
    settings: &Settings,
) -> Result<Option<Position>, Fault> {
    let fen = &record.fen;
    let result = match record.result {
        Ok(result) => Some(result),
        Err(NoResult::Missing) if settings.target == Target::Score => None,
        // Once a game is enough.
        Err(NoResult::Missing) if record.place.game.is_none_or(|game| game.ply == 0) => {
            return Err(record.place.fault(NoResult::Missing));
        }
        Err(_) => return Ok(None),
    };
    let mut position = Position::of(&fen.board, fen.turn)
        .ok_or_else(|| record.place.fault("not one king on each side"))?;
    position.result = result;
    for name in numbers(options, settings) {
        let number = record.number(name).filter(|number| number.is_finite());
        let number = number.ok_or_else(|| {
            record.place.fault(match record.column(name) {
                Some(_) => format!("column `{name}`: not a number"),
                None => format!("no number of the name `{name}`"),
            })
        })?;
        if Some(name) == options.offset.as_deref() {
            position.rest = Some(number);
        }
        if name == SCORE {
            position.score = Some(number);
        }
    }
    let game = record.game();
    let game = game.map_or_else(|| record.four_fields(), Cow::into_owned);
    position.game = hash(&game);
    Ok(Some(position))
}

/// A number for the name of a game: FNV-1a.
fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
