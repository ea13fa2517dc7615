//! From positions to weights.

use std::array;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::num::NonZero;

use pawn_structure::eval::{Feature, Score, WeightName, Weights};

use crate::base::{Alongside, Base};
use crate::features::{self, COLUMNS};
use crate::model::{Fitter, Model, ModelError, Row, Sample, Value};
use crate::position::{Position, Target, part};
use crate::rules::{Rule, Sign, Trend};

/// What is required of the weights besides fitting the data: see [`Rule`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constraints {
    /// Ranks share weights.
    pub ties: bool,
    /// Weights have signs that make sense.
    pub signs: bool,
    /// Weights rise or fall with the rank.
    pub monotony: bool,
}

impl Constraints {
    /// Everything is required.
    pub const ALL: Constraints = Constraints {
        ties: true,
        signs: true,
        monotony: true,
    };

    /// Nothing is required.
    pub const NONE: Constraints = Constraints {
        ties: false,
        signs: false,
        monotony: false,
    };
}

/// What the weights are counted in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unit {
    /// 100 units are a pawn of the base: a unit is a centipawn of the engine's rest, or a hundredth of
    /// the mean endgame pawn of what was fitted alongside.
    Pawn,
    /// This many make the odds ten to one.
    LogOdds(f64),
}

/// How weights are fitted.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What they are fitted beside.
    pub base: Base,
    /// What they predict.
    pub target: Target,
    /// This many centipawns of a score are odds of e to one.
    pub scale: f64,
    /// What is required of them.
    pub constraints: Constraints,
    /// How strongly they are drawn towards zero or `start`, in games / (log odds)²: a normal prior
    /// whose variance is one divided by this.
    ///
    /// All positions together count as much as there are games, so that the same strength means the same
    /// for few positions per game and for many. `None` chooses the strongest prior that predicts
    /// held-out games as well as the best one, to within one standard deviation.
    pub prior: Option<f64>,
    /// Weights to be drawn towards instead of zero, in the unit chosen for the result.
    pub start: Option<Weights>,
    /// Whether the weights of kings are fitted; otherwise they are zero.
    pub kings: bool,
    /// Features whose weights are zero.
    pub without: Vec<Feature>,
    /// Features to include although their rule leaves them out.
    pub with: Vec<Feature>,
    /// What the weights are counted in.
    pub unit: Unit,
    /// Decides which games are held out together when the prior is chosen.
    pub seed: u64,
    /// How many threads to use: `None` for as many as the machine has. It does not change the result.
    pub threads: Option<NonZero<usize>>,
}

impl Default for Settings {
    /// Fitted beside squares, on results, with all constraints and an automatic prior.
    fn default() -> Settings {
        Settings {
            base: Base::Squares,
            target: Target::Result,
            scale: 180.0,
            constraints: Constraints::ALL,
            prior: None,
            start: None,
            kings: true,
            without: Vec::new(),
            with: Vec::new(),
            unit: Unit::Pawn,
            seed: 1,
            threads: None,
        }
    }
}

/// Why nothing was fitted.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TuneError {
    /// There are no positions.
    Empty,
    /// The position at this index lacks the result or score that the target needs.
    Target(usize),
    /// The position at this index lacks what the base needs.
    Base(usize),
    /// A pawn of the base is worth nothing, so it cannot serve as a unit for weights.
    Pawn,
    /// A number of the settings is out of range.
    Setting(&'static str),
    /// The regression fails.
    Model(ModelError),
}

impl fmt::Display for TuneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TuneError::Empty => f.write_str("no positions to fit to"),
            TuneError::Target(index) => {
                write!(f, "position {index} lacks the result or score to predict")
            }
            TuneError::Base(index) => {
                write!(f, "position {index} lacks what the weights are fitted beside")
            }
            TuneError::Pawn => f.write_str(
                "a pawn of what the weights are fitted beside has no value that they could be counted in: \
                 the positions are too few, or a unit must be given",
            ),
            TuneError::Setting(name) => write!(f, "{name} is out of range"),
            TuneError::Model(error) => error.fmt(f),
        }
    }
}

impl Error for TuneError {}

impl From<ModelError> for TuneError {
    fn from(error: ModelError) -> TuneError {
        TuneError::Model(error)
    }
}

/// What should be known about the weights before they are used.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Warning {
    /// There are too few games for this many weights: fewer than [`Tuned::GAMES_PER_WEIGHT`] for each.
    FewGames {
        /// How many games there are.
        games: usize,
        /// How many games there should be.
        needed: usize,
    },
    /// Too few games to hold some out: the prior is a guess.
    PriorGuessed(f64),
    /// The prior that was chosen is the first or the last that was tried.
    PriorAtEnd(f64),
    /// The fit did not converge.
    Unfinished,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::FewGames { games, needed } => write!(
                f,
                "{games} games are few for this many weights: use {needed} or more, and look at the intervals"
            ),
            Warning::PriorGuessed(prior) => {
                write!(f, "too few games to choose a prior: {prior} is a guess")
            }
            Warning::PriorAtEnd(prior) => {
                write!(
                    f,
                    "the prior {prior} is at the edge of the range that was tried"
                )
            }
            Warning::Unfinished => f.write_str("the fit did not converge"),
        }
    }
}

/// Where a tuner is.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Stage {
    /// It is trying a prior on held-out games.
    Choosing {
        /// The part of the games that is held out, from 0.
        fold: usize,
        /// How many parts there are.
        folds: usize,
        /// The prior.
        prior: f64,
    },
    /// It is fitting the weights.
    Fitting,
    /// It is computing the intervals.
    Intervals,
    /// It is comparing the weights with others.
    Comparing,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Choosing { fold, folds, prior } => {
                write!(
                    f,
                    "choosing the prior: part {} of {folds}, {prior}",
                    fold + 1
                )
            }
            Stage::Fitting => f.write_str("fitting"),
            Stage::Intervals => f.write_str("intervals"),
            Stage::Comparing => f.write_str("comparing"),
        }
    }
}

/// A weight that was fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TunedWeight {
    /// Its name.
    pub name: WeightName,
    /// The weight, rounded.
    pub score: Score,
    /// For each phase the ends of the 95 % interval; `None` if it was not fitted.
    ///
    /// It is computed from how much games differ. A weight held by a constraint has an interval of no
    /// width; the effect of the prior is not included.
    pub intervals: [Option<[f64; 2]>; 2],
    /// In how many positions it plays a part.
    pub positions: usize,
}

/// A prior that was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// The prior.
    pub prior: f64,
    /// The mean cross entropy of the positions from held-out games.
    pub loss: f64,
    /// The standard deviation of the difference from the least loss, by games.
    pub deviation: f64,
}

/// How well something predicts, with the base refitted beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// What it is.
    pub name: &'static str,
    /// The mean cross entropy of the positions used for fitting.
    pub train: f64,
    /// The same for the positions that were not; `None` if there are none.
    pub valid: Option<f64>,
}

/// What [`tune`] returns.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Tuned {
    /// The weights, rounded.
    pub weights: Weights,
    /// Each weight, in the order of the catalogue.
    pub table: Vec<TunedWeight>,
    /// How many units of the weights are odds of e to one.
    pub units: f64,
    /// The prior that was used.
    pub prior: f64,
    /// The priors that were tried; empty if it was given.
    pub tried: Vec<Tried>,
    /// The base alone, what was there before (the start, or the default weights), pawns only, and the weights.
    pub compared: Vec<Compared>,
    /// What was fitted alongside, in the unit of the weights; the factor of a rest in log odds.
    pub alongside: Alongside,
    /// How many positions were fitted to.
    pub positions: usize,
    /// How many games they come from.
    pub games: usize,
    /// How many numbers were fitted, not counting what was fitted alongside.
    pub fitted: usize,
    /// What should be known before the weights are used.
    pub warnings: Vec<Warning>,
}

impl Tuned {
    /// How many games each fitted number calls for.
    ///
    /// Ten to twenty events for each is the rule of thumb of logistic regression (Peduzzi and others, 1996);
    /// a game counts as one. With 85 numbers and the number of games that this calls for, the gain on other
    /// games was 97 % of that with two and a half times as many; with half as many, 83 %.
    pub const GAMES_PER_WEIGHT: usize = 20;

    /// The strengths of the priors that are tried, in games / (log odds)².
    pub const PRIORS: [f64; 9] = [0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0];

    /// How many parts the games are split into to choose one.
    pub const FOLDS: usize = 5;
}

/// Fits weights to positions.
///
/// `valid` holds positions from other games, to see what the weights are worth there; they do not
/// influence any choice. `watch` is called with the tuner's progress.
///
/// The same positions and settings give the same weights, whatever the number of threads.
///
/// # Errors
///
/// If there are no positions, if one lacks what the base or the target needs, or if a setting is out of
/// range.
pub fn tune(
    train: &[Position],
    valid: &[Position],
    settings: &Settings,
    watch: &mut dyn FnMut(Stage),
) -> Result<Tuned, TuneError> {
    check(settings)?;
    let [sample, held] = [
        sample(train, settings, 0)?,
        sample(valid, settings, train.len())?,
    ];
    if sample.is_empty() {
        return Err(TuneError::Empty);
    }
    let tuner = Tuner {
        settings,
        train,
        sample: &sample,
        held: &held,
    };
    tuner.run(watch)
}

fn check(settings: &Settings) -> Result<(), TuneError> {
    let is_positive = |number: f64| number > 0.0 && number.is_finite();
    if !is_positive(settings.scale) {
        return Err(TuneError::Setting("the scale of scores"));
    }
    if settings
        .prior
        .is_some_and(|prior| !(0.0..1e12).contains(&prior))
    {
        return Err(TuneError::Setting("the prior"));
    }
    match settings.unit {
        Unit::LogOdds(units) if !is_positive(units) => Err(TuneError::Setting("the unit")),
        _ => Ok(()),
    }
}

fn sample(positions: &[Position], settings: &Settings, first: usize) -> Result<Sample, TuneError> {
    let mut sample = Sample::new();
    let mut terms = Vec::new();
    for (i, position) in positions.iter().enumerate() {
        let target = settings.target.of(position, settings.scale);
        let target = target.filter(|target| (0.0..=1.0).contains(target));
        let target = target.ok_or(TuneError::Target(first + i))?;
        if !settings.base.has(position) {
            return Err(TuneError::Base(first + i));
        }
        terms.clear();
        terms.extend(features::terms(position));
        settings.base.terms(position, &mut terms);
        sample.push(Row {
            phase: f64::from(position.phase.value()) / 24.0,
            target,
            game: position.game,
            terms: &terms,
        });
    }
    Ok(sample)
}

struct Tuner<'a> {
    settings: &'a Settings,
    train: &'a [Position],
    sample: &'a Sample,
    held: &'a Sample,
}

impl Tuner<'_> {
    fn run(&self, watch: &mut dyn FnMut(Stage)) -> Result<Tuned, TuneError> {
        let settings = self.settings;
        let mut warnings = Vec::new();
        // Weights that are drawn towards a start need its unit before they have their own.
        let start = match &settings.start {
            Some(start) => {
                let model = self.fixed(&Weights::ZERO, 1.0);
                let fit = Fitter::new(&model, self.sample, settings.threads)?.fit(0.0, None);
                let units = self.units(&model.weights(&fit.values))?;
                Some((*start, units))
            }
            None => None,
        };
        let shape = self.shape(start.as_ref());
        let (prior, tried) = match settings.prior {
            Some(prior) => (prior, Vec::new()),
            None => self.choose(&shape.model, watch, &mut warnings)?,
        };
        watch(Stage::Fitting);
        let mut fitter = Fitter::new(&shape.model, self.sample, settings.threads)?;
        let fit = fitter.fit(prior, None);
        if !fit.is_done {
            warnings.push(Warning::Unfinished);
        }
        let found = shape.model.weights(&fit.values);
        let units = self.units(&found)?;
        watch(Stage::Intervals);
        let deviations = fitter.deviations(&fit);
        let fitted = shape.fitted;
        let needed = Tuned::GAMES_PER_WEIGHT * fitted;
        if self.sample.games() < needed {
            let games = self.sample.games();
            warnings.insert(0, Warning::FewGames { games, needed });
        }

        let mut seen = [0; COLUMNS];
        for i in 0..self.sample.len() {
            for (column, _) in self.sample.terms(i) {
                if let Some(seen) = seen.get_mut(column) {
                    *seen += 1;
                }
            }
        }
        let mut table = Vec::new();
        for (column, name) in features::names().into_iter().enumerate() {
            let [mg, eg] = found[column].map(|weight| (weight * units).round() as i32);
            let intervals = [0, 1].map(|phase| {
                let value = shape.columns[column][phase]?;
                let middle = fit.values[value];
                let width = 1.959_964 * deviations[value]?;
                Some([middle - width, middle + width].map(|end| end * units))
            });
            table.push(TunedWeight {
                name,
                score: Score::new(mg, eg),
                intervals,
                positions: seen[column],
            });
        }
        let scores: Vec<_> = table.iter().map(|weight| weight.score).collect();
        let weights = features::weights(&scores);
        watch(Stage::Comparing);
        let compared = self.compare(&weights, units, &found)?;
        let mut alongside = settings.base.alongside(&found);
        for (name, value) in &mut alongside {
            if settings.base != Base::Rest || *name == "bias" || *name == "turn" {
                *value = value.map(|value| value * units);
            }
        }
        Ok(Tuned {
            weights,
            table,
            units,
            prior,
            tried,
            compared,
            alongside,
            positions: self.sample.len(),
            games: self.sample.games(),
            fitted,
            warnings,
        })
    }

    fn units(&self, found: &[[f64; 2]]) -> Result<f64, TuneError> {
        match self.settings.unit {
            Unit::LogOdds(units) => Ok(units / std::f64::consts::LN_10),
            Unit::Pawn => {
                let pawn = self.settings.base.pawn(found, self.train);
                // Odds of a thousandth for a pawn are not a value, but rounding error.
                if pawn < 1e-3 {
                    return Err(TuneError::Pawn);
                }
                Ok(100.0 / pawn)
            }
        }
    }

    /// The strongest prior that predicts held-out games, each part of the games once, as well as the best
    /// one to within one standard deviation of the difference.
    ///
    /// Losses hardly distinguish weak priors, and a search exploits large weights that are not needed.
    fn choose(
        &self,
        model: &Model,
        watch: &mut dyn FnMut(Stage),
        warnings: &mut Vec<Warning>,
    ) -> Result<(f64, Vec<Tried>), TuneError> {
        const GUESS: f64 = 30.0;
        const PRIORS: usize = Tuned::PRIORS.len();
        let folds = Tuned::FOLDS;
        let fold_of = |game| {
            let part = part(game, self.settings.seed ^ 0x5eed) * folds as f64;
            (part as usize).min(folds - 1)
        };
        let mut games: BTreeMap<u64, [f64; PRIORS]> = BTreeMap::new();
        for fold in 0..folds {
            let rest = self.sample.of_games(|game| fold_of(game) != fold);
            let held = self.sample.of_games(|game| fold_of(game) == fold);
            if rest.is_empty() || held.is_empty() {
                warnings.push(Warning::PriorGuessed(GUESS));
                return Ok((GUESS, Vec::new()));
            }
            let mut fitter = Fitter::new(model, &rest, self.settings.threads)?;
            let mut from = None;
            for (i, &prior) in Tuned::PRIORS.iter().enumerate().rev() {
                watch(Stage::Choosing { fold, folds, prior });
                let fit = fitter.fit(prior, from.as_deref());
                let losses = model.losses(&fit.values, &held);
                for (game, loss) in held.of_games.iter().zip(losses) {
                    games.entry(*game).or_default()[i] += loss;
                }
                from = Some(fit.values);
            }
        }
        let sum = |prior: usize| games.values().map(|losses| losses[prior]).sum::<f64>();
        let sums: [f64; PRIORS] = array::from_fn(sum);
        let least = (0..PRIORS).min_by(|a, b| sums[*a].total_cmp(&sums[*b]));
        let least = least.unwrap_or(0);
        let (count, size) = (games.len() as f64, self.sample.len() as f64);
        let deviation = |prior: usize| {
            let mean = (sums[prior] - sums[least]) / count;
            let off = |losses: &[f64; PRIORS]| losses[prior] - losses[least] - mean;
            let squares = games.values().map(|losses| off(losses).powi(2));
            (squares.sum::<f64>() * count / (count - 1.0)).sqrt()
        };
        let deviations: [f64; PRIORS] = array::from_fn(deviation);
        let is_as_good = |prior: &usize| sums[*prior] - sums[least] <= deviations[*prior];
        let chosen = (0..PRIORS).rev().find(is_as_good).unwrap_or(least);
        let tried = (0..PRIORS).map(|i| Tried {
            prior: Tuned::PRIORS[i],
            loss: sums[i] / size,
            deviation: deviations[i] / size,
        });
        let prior = Tuned::PRIORS[chosen];
        if chosen == 0 || chosen == PRIORS - 1 {
            warnings.push(Warning::PriorAtEnd(prior));
        }
        Ok((prior, tried.collect()))
    }

    /// Whether a feature is included.
    fn takes_part(&self, feature: Feature, rule: &Rule) -> bool {
        let settings = self.settings;
        !settings.without.contains(&feature)
            && (!rule.is_out() || settings.with.contains(&feature))
            && (settings.kings || !features::is_of_kings(feature))
    }

    /// The model of the requested weights.
    fn shape(&self, start: Option<&(Weights, f64)>) -> Shape {
        let constraints = self.settings.constraints;
        let centres = start.map(|(weights, units)| {
            let scores = features::scores(weights).into_iter();
            let centre = |score: Score| [score.mg, score.eg].map(|half| f64::from(half) / units);
            scores.map(centre).collect::<Vec<_>>()
        });
        let mut model = Model::new();
        let mut columns = vec![[None; 2]; COLUMNS];
        let mut orders = Vec::new();
        for &feature in Feature::ALL {
            let rule = Rule::of(feature);
            if !self.takes_part(feature, &rule) {
                continue;
            }
            let range = features::columns(feature);
            // Weights that are shared, from the lowest rank to the highest.
            let mut groups: Vec<Vec<usize>> = Vec::new();
            let mut last = None;
            for (number, column) in range.enumerate() {
                let rank = feature
                    .rank(number)
                    .map_or(0, |rank| rank.index() as u8 + 1);
                let step = rule.steps.iter().rposition(|first| *first <= rank);
                match groups.last_mut() {
                    Some(group) if constraints.ties && step.is_some() && step == last => {
                        group.push(column);
                    }
                    _ => groups.push(vec![column]),
                }
                last = step;
            }
            for (phase, sign) in [rule.mg, rule.eg].into_iter().enumerate() {
                // A single half is left out because it makes no sense, a whole feature because the
                // engine already has it.
                if sign == Sign::Out && !rule.is_out() {
                    continue;
                }
                let mut below = None;
                for group in &groups {
                    let centre = centres.as_ref().map_or(0.0, |centres| {
                        let sum: f64 = group.iter().map(|column| centres[*column][phase]).sum();
                        sum / group.len() as f64
                    });
                    let value = Value::drawn().about(centre);
                    let value = model.value(match sign {
                        Sign::Bonus if constraints.signs => value.at_least(0.0),
                        Sign::Penalty if constraints.signs => value.at_most(0.0),
                        _ => value,
                    });
                    for column in group {
                        columns[*column][phase] = Some(value);
                    }
                    if let Some(below) = below.replace(value)
                        && constraints.monotony
                    {
                        match rule.trend {
                            Trend::Rising => orders.push((below, value)),
                            Trend::Falling => orders.push((value, below)),
                            Trend::Free => {}
                        }
                    }
                }
            }
        }
        for (lower, upper) in orders {
            model.order(lower, upper);
        }
        for [mg, eg] in &columns {
            model.column(*mg, *eg);
        }
        let fitted = model.values().len();
        self.settings.base.add_to(&mut model);
        Shape {
            model,
            columns,
            fitted,
        }
    }

    /// A model in which only the base is fitted, beside weights with a given number of units.
    fn fixed(&self, weights: &Weights, units: f64) -> Model {
        let mut model = Model::new();
        for score in features::scores(weights) {
            let [mg, eg] = [score.mg, score.eg].map(|half| {
                (half != 0).then(|| model.value(Value::fixed(f64::from(half) / units)))
            });
            model.column(mg, eg);
        }
        self.settings.base.add_to(&mut model);
        model
    }

    fn compare(
        &self,
        weights: &Weights,
        units: f64,
        found: &[[f64; 2]],
    ) -> Result<Vec<Compared>, TuneError> {
        let threads = self.settings.threads;
        let (name, before) = match self.settings.start {
            Some(start) => ("start", start),
            None => ("default", Weights::DEFAULT),
        };
        let mut pawns = Weights::ZERO;
        pawns.pawns = weights.pawns;
        let mut rows = vec![
            ("base alone", Weights::ZERO),
            (name, before),
            ("tuned, pawns", pawns),
            ("tuned", *weights),
        ];
        if !self.settings.kings {
            rows.remove(2);
        }
        let mut compared = Vec::new();
        for (name, weights) in rows {
            let model = self.fixed(&weights, units);
            let from = Base::values(&model, found);
            let fit = Fitter::new(&model, self.sample, threads)?.fit(0.0, Some(&from));
            let loss = |sample| model.loss(&fit.values, sample);
            compared.push(Compared {
                name,
                train: loss(self.sample),
                valid: (!self.held.is_empty()).then(|| loss(self.held)),
            });
        }
        Ok(compared)
    }
}

struct Shape {
    model: Model,
    /// The values of the weights in both phases.
    columns: Vec<[Option<usize>; 2]>,
    fitted: usize,
}
