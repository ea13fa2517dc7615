//! Logistic regression with weights that change from the middlegame to the endgame, under constraints.
//!
//! Nothing here knows about pawns: there are rows of numbers by column, a [`Model`] that says which
//! value weights a column, and a [`Fitter`] that finds the values.
//!
//! `log odds = the sum over columns of number * (phase * mg + (1 - phase) * eg)`, where `mg` and `eg` are
//! values of the model; what is minimised is
//!
//! `games / rows * the sum over rows of cross entropy + the sum over values of pull / 2 * (value - centre)²`.
//!
//! The first factor makes all rows together count as much as there are games: more rows from the same
//! games do not add weight. The problem is convex, so there is a single minimum, and the same data give
//! the same values to the last bit, whatever the number of threads.
//!
//! ```
//! use pawn_tune::model::{Fitter, Model, Row, Sample, Value};
//!
//! // White won three of the four games in which it had the number 1.
//! let mut sample = Sample::new();
//! for (game, target) in [1.0, 1.0, 0.0, 1.0].into_iter().enumerate() {
//!     sample.push(Row { phase: 0.0, target, game: game as u64, terms: &[(0, 1.0)] });
//! }
//! let mut model = Model::new();
//! let value = model.value(Value::alongside());
//! model.column(None, Some(value));
//! let fit = Fitter::new(&model, &sample, None)?.fit(0.0, None);
//! assert!((fit.values[value] - 3_f64.ln()).abs() < 1e-4);
//! # Ok::<(), pawn_tune::model::ModelError>(())
//! ```

use std::error::Error;
use std::fmt;
use std::num::NonZero;

use crate::parallel::{self, in_parts};
use crate::quadratic::{Inequality, add, backward, dot, factor, forward, least};

pub use crate::sample::{Row, Sample};

/// A number to be fitted: the weight of one or several columns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// Its lower bound.
    pub lower: f64,
    /// Its upper bound.
    pub upper: f64,
    /// What it is drawn towards.
    pub centre: f64,
    /// How strongly it is drawn there, in games / (log odds)²; never less than 10⁻⁶, so that columns that say
    /// the same thing do no harm.
    pub pull: f64,
    /// The share of the fit's strength that is added to `pull`.
    pub share: f64,
}

impl Value {
    /// A value that is drawn towards zero with the fit's strength.
    #[must_use]
    pub const fn drawn() -> Value {
        Value {
            share: 1.0,
            ..Value::alongside()
        }
    }

    /// A value that is not drawn anywhere: for what is fitted alongside.
    ///
    /// Values without a share in the strength and without constraints are eliminated first, which makes
    /// hundreds of them cheap.
    #[must_use]
    pub const fn alongside() -> Value {
        Value {
            lower: f64::NEG_INFINITY,
            upper: f64::INFINITY,
            centre: 0.0,
            pull: 0.0,
            share: 0.0,
        }
    }

    /// A fixed value.
    #[must_use]
    pub const fn fixed(value: f64) -> Value {
        Value {
            lower: value,
            upper: value,
            ..Value::alongside()
        }
    }

    /// Not below.
    #[must_use]
    pub const fn at_least(self, lower: f64) -> Value {
        Value { lower, ..self }
    }

    /// Not above.
    #[must_use]
    pub const fn at_most(self, upper: f64) -> Value {
        Value { upper, ..self }
    }

    /// Drawn towards something other than zero.
    #[must_use]
    pub const fn about(self, centre: f64) -> Value {
        Value { centre, ..self }
    }

    /// Drawn with its own strength.
    #[must_use]
    pub const fn pulled(self, pull: f64) -> Value {
        Value { pull, ..self }
    }

    fn is_fixed(&self) -> bool {
        self.lower >= self.upper
    }

    fn strength(&self, strength: f64) -> f64 {
        self.pull.max(1e-6) + self.share * strength
    }
}

/// Why a model cannot be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModelError {
    /// There are no rows.
    Empty,
    /// A row has a number in this column, which the model lacks.
    Column(usize),
    /// A bound, centre or strength of this value is not a number, or is negative where it must not be.
    Value(usize),
    /// No values satisfy all bounds and orders.
    Contradiction,
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModelError::Empty => f.write_str("no rows to fit to"),
            ModelError::Column(column) => {
                write!(
                    f,
                    "a row has a number in column {column}, which the model does not have"
                )
            }
            ModelError::Value(value) => write!(
                f,
                "value {value}: a bound, centre or strength is out of range"
            ),
            ModelError::Contradiction => f.write_str("no values satisfy all bounds and orders"),
        }
    }
}

impl Error for ModelError {}

/// Which values weight the columns, and what is known about them.
#[derive(Clone, Debug, Default)]
pub struct Model {
    values: Vec<Value>,
    columns: Vec<[Option<usize>; 2]>,
    orders: Vec<(usize, usize)>,
}

impl Model {
    /// No values, no columns.
    #[must_use]
    pub fn new() -> Model {
        Model::default()
    }

    /// Adds a value and returns its number.
    pub fn value(&mut self, value: Value) -> usize {
        self.values.push(value);
        self.values.len() - 1
    }

    /// Adds a column, weighted by a value in the middlegame and one in the endgame, and returns its number.
    ///
    /// The same value may weight several columns, or both phases. `None` means a weight of zero.
    ///
    /// # Panics
    ///
    /// If there is no such value.
    pub fn column(&mut self, mg: Option<usize>, eg: Option<usize>) -> usize {
        for value in [mg, eg].into_iter().flatten() {
            assert!(value < self.values.len(), "there is no value {value}");
        }
        self.columns.push([mg, eg]);
        self.columns.len() - 1
    }

    /// Requires that one value is not above another.
    ///
    /// # Panics
    ///
    /// If there is no such value.
    pub fn order(&mut self, lower: usize, upper: usize) {
        for value in [lower, upper] {
            assert!(value < self.values.len(), "there is no value {value}");
        }
        self.orders.push((lower, upper));
    }

    /// The values, as they were added.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// The values of each column, as they were added: for the middlegame and for the endgame.
    #[must_use]
    pub fn columns(&self) -> &[[Option<usize>; 2]] {
        &self.columns
    }

    /// The weights that given values mean for each column: one in the middlegame and one in the endgame.
    #[must_use]
    pub fn weights(&self, values: &[f64]) -> Vec<[f64; 2]> {
        let weight = |value: Option<usize>| value.map_or(0.0, |value| values[value]);
        let columns = self.columns.iter();
        columns.map(|column| column.map(weight)).collect()
    }

    /// The cross entropy of each row with these values.
    ///
    /// # Panics
    ///
    /// If a row has a number in a column that does not exist.
    #[must_use]
    pub fn losses(&self, values: &[f64], sample: &Sample) -> Vec<f64> {
        let weights = self.weights(values);
        (0..sample.len())
            .map(|i| loss_of(&weights, sample, i))
            .collect()
    }

    /// Their mean.
    ///
    /// # Panics
    ///
    /// If a row has a number in a column that does not exist.
    #[must_use]
    pub fn loss(&self, values: &[f64], sample: &Sample) -> f64 {
        let losses = self.losses(values, sample);
        losses.iter().sum::<f64>() / losses.len() as f64
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The values, in the order of the model. Bounds and orders hold exactly.
    pub values: Vec<f64>,
    /// The strength used for the fit.
    pub strength: f64,
    /// The minimum, of what the [module](self) defines.
    pub objective: f64,
    /// How many steps it took.
    pub steps: u32,
    /// Whether it converged: to within 10⁻¹³ per game of the minimum.
    pub is_done: bool,
}

/// A model with the rows to fit it to.
///
/// It remembers the curvature, so that another fit with a different strength costs little.
#[derive(Debug)]
pub struct Fitter<'a> {
    model: &'a Model,
    sample: &'a Sample,
    threads: usize,
    /// Games per row.
    scale: f64,
    /// The values that are not fixed: first those that are eliminated.
    free: Vec<usize>,
    lead: usize,
    /// Where in `free` a value is.
    places: Vec<Option<usize>>,
    inequalities: Vec<Inequality>,
    start: Vec<f64>,
    curvature: Option<Curvature>,
}

/// The second derivatives of the data's part: the leading block factored, with its own pull; the rest as
/// a Schur complement, without the pulls of the rest.
#[derive(Debug)]
struct Curvature {
    matrix: Vec<f64>,
}

/// Into how many parts sums are split; matrices into fewer, since each needs memory.
const PARTS: usize = 32;
const MATRICES: usize = 8;

const STEPS: u32 = 200;

fn logit(weights: &[[f64; 2]], sample: &Sample, i: usize) -> f64 {
    let t = sample.phases[i];
    let [mut mg, mut eg] = [0.0; 2];
    for (column, number) in sample.terms(i) {
        mg += number * weights[column][0];
        eg += number * weights[column][1];
    }
    mg * t + eg * (1.0 - t)
}

fn chance(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

fn loss(weights: &[[f64; 2]], sample: &Sample, threads: usize) -> f64 {
    let parts = in_parts(sample.len(), PARTS, threads, |range| {
        range.map(|i| loss_of(weights, sample, i)).sum::<f64>()
    });
    parts.into_iter().sum()
}

fn loss_of(weights: &[[f64; 2]], sample: &Sample, i: usize) -> f64 {
    let logit = logit(weights, sample, i);
    logit.max(0.0) + (-logit.abs()).exp().ln_1p() - sample.targets[i] * logit
}

impl<'a> Fitter<'a> {
    /// # Errors
    ///
    /// If there are no rows, if a row has a column that the model lacks, if a value is malformed, or if
    /// the constraints contradict each other.
    pub fn new(
        model: &'a Model,
        sample: &'a Sample,
        threads: Option<NonZero<usize>>,
    ) -> Result<Fitter<'a>, ModelError> {
        if sample.is_empty() {
            return Err(ModelError::Empty);
        }
        if sample.width() > model.columns.len() {
            return Err(ModelError::Column(model.columns.len()));
        }
        for (i, value) in model.values.iter().enumerate() {
            let is_fine = value.lower <= value.upper
                && value.lower < f64::INFINITY
                && value.upper > f64::NEG_INFINITY
                && value.centre.is_finite()
                && (0.0..f64::INFINITY).contains(&value.pull)
                && (0.0..f64::INFINITY).contains(&value.share);
            if !is_fine {
                return Err(ModelError::Value(i));
            }
        }
        let is_ordered = |i: usize| model.orders.iter().any(|&(a, b)| a == i || b == i);
        let (mut lead, mut rest) = (Vec::new(), Vec::new());
        for (i, value) in model.values.iter().enumerate() {
            let is_bounded = value.lower.is_finite() || value.upper.is_finite();
            if value.is_fixed() {
            } else if value.share == 0.0 && !is_bounded && !is_ordered(i) {
                lead.push(i);
            } else {
                rest.push(i);
            }
        }
        let (lead, free) = (lead.len(), [lead, rest].concat());
        let mut places = vec![None; model.values.len()];
        for (place, value) in free.iter().enumerate() {
            places[*value] = Some(place);
        }
        let mut fitter = Fitter {
            model,
            sample,
            threads: parallel::threads(threads),
            scale: sample.games() as f64 / sample.len() as f64,
            free,
            lead,
            places,
            inequalities: Vec::new(),
            start: Vec::new(),
            curvature: None,
        };
        fitter.constrain()?;
        Ok(fitter)
    }

    /// Collects the inequalities of the values after the lead, and finds a place to start from.
    fn constrain(&mut self) -> Result<(), ModelError> {
        let (model, lead) = (self.model, self.lead);
        let rest = self.free.len() - lead;
        for place in lead..self.free.len() {
            let value = &model.values[self.free[place]];
            let mut bound = |factor: f64, bound: f64| {
                if bound.is_finite() {
                    let terms = [(place - lead, factor), (place - lead, 0.0)];
                    self.inequalities.push(Inequality { terms, bound });
                }
            };
            bound(1.0, value.lower);
            bound(-1.0, -value.upper);
        }
        for &(a, b) in &model.orders {
            let of = |value: usize| model.values[value].lower;
            let inequality = match (self.places[a], self.places[b]) {
                (None, None) if of(a) <= of(b) => continue,
                (None, None) => return Err(ModelError::Contradiction),
                (Some(a), Some(b)) => Inequality {
                    terms: [(b - lead, 1.0), (a - lead, -1.0)],
                    bound: 0.0,
                },
                (None, Some(b)) => Inequality {
                    terms: [(b - lead, 1.0), (b - lead, 0.0)],
                    bound: of(a),
                },
                (Some(a), None) => Inequality {
                    terms: [(a - lead, -1.0), (a - lead, 0.0)],
                    bound: -of(b),
                },
            };
            self.inequalities.push(inequality);
        }
        // The feasible place nearest to what the values are drawn towards.
        let centres = self.free[lead..].iter();
        let linear: Vec<f64> = centres.map(|value| -model.values[*value].centre).collect();
        let mut unit = vec![0.0; rest * rest];
        for i in 0..rest {
            unit[i * rest + i] = 1.0;
        }
        let nearest = least(&unit, &linear, &self.inequalities);
        let nearest = nearest.map_err(|_| ModelError::Contradiction)?;
        let mut start: Vec<f64> = model.values.iter().map(|value| value.centre).collect();
        for (value, start) in model.values.iter().zip(&mut start) {
            if value.is_fixed() {
                *start = value.lower;
            }
        }
        for (value, x) in self.free[lead..].iter().zip(nearest.x) {
            start[*value] = x;
        }
        self.snap(&mut start);
        self.start = start;
        Ok(())
    }

    /// Removes what rounding has left of a violated constraint.
    fn snap(&self, values: &mut [f64]) {
        let clamp = |values: &mut [f64], i: usize| {
            let value = &self.model.values[i];
            values[i] = values[i].clamp(value.lower, value.upper);
        };
        for i in 0..values.len() {
            clamp(values, i);
        }
        // A chain of orders is settled after as many rounds as its length.
        for _ in 0..values.len() {
            let mut is_settled = true;
            for &(a, b) in &self.model.orders {
                if values[a] > values[b] {
                    values[b] = values[a];
                    clamp(values, b);
                    values[a] = values[b].min(values[a]);
                    is_settled = false;
                }
            }
            if is_settled {
                break;
            }
        }
    }

    fn objective(&self, values: &[f64], strength: f64) -> f64 {
        let weights = self.model.weights(values);
        let pulls = self.model.values.iter().zip(values);
        let pulls = pulls.filter(|(value, _)| !value.is_fixed());
        let pulls = pulls.map(|(value, x)| {
            let off = x - value.centre;
            value.strength(strength) * off * off / 2.0
        });
        self.scale * loss(&weights, self.sample, self.threads) + pulls.sum::<f64>()
    }

    /// By the free values, in their order.
    fn gradient(&self, values: &[f64], strength: f64) -> Vec<f64> {
        let sample = self.sample;
        let weights = self.model.weights(values);
        let parts = in_parts(sample.len(), PARTS, self.threads, |range| {
            let mut sums = vec![[0.0; 2]; weights.len()];
            for i in range {
                let error = chance(logit(&weights, sample, i)) - sample.targets[i];
                let (mg, eg) = (error * sample.phases[i], error * (1.0 - sample.phases[i]));
                for (column, number) in sample.terms(i) {
                    sums[column][0] += mg * number;
                    sums[column][1] += eg * number;
                }
            }
            sums
        });
        let mut gradient: Vec<f64> = self
            .free
            .iter()
            .map(|i| {
                let value = &self.model.values[*i];
                value.strength(strength) * (values[*i] - value.centre)
            })
            .collect();
        for part in parts {
            for (sums, column) in part.into_iter().zip(&self.model.columns) {
                for (sum, value) in sums.into_iter().zip(column) {
                    if let Some(place) = value.and_then(|value| self.places[value]) {
                        gradient[place] += self.scale * sum;
                    }
                }
            }
        }
        gradient
    }

    /// How much of each free value a row has, in their order.
    fn spread(&self, i: usize, dense: &mut [f64], touched: &mut Vec<(usize, f64)>) {
        let t = self.sample.phases[i];
        touched.clear();
        for (column, number) in self.sample.terms(i) {
            for (value, part) in self.model.columns[column].iter().zip([t, 1.0 - t]) {
                if let Some(place) = value.and_then(|value| self.places[value])
                    && part != 0.0
                {
                    // A sum that is back at zero is named twice, which adds nothing.
                    if dense[place] == 0.0 {
                        touched.push((place, 0.0));
                    }
                    dense[place] += number * part;
                }
            }
        }
        for (place, sum) in &mut *touched {
            *sum = std::mem::take(&mut dense[*place]);
        }
        touched.retain(|(_, sum)| *sum != 0.0);
        touched.sort_unstable_by_key(|(place, _)| *place);
    }

    /// The second derivatives of the data's part: the lower triangle.
    fn second(&self, values: &[f64]) -> Vec<f64> {
        let (sample, size) = (self.sample, self.free.len());
        let weights = self.model.weights(values);
        let parts = in_parts(sample.len(), MATRICES, self.threads, |range| {
            let mut matrix = vec![0.0; size * size];
            let mut dense = vec![0.0; size];
            let mut touched = Vec::new();
            for i in range {
                let p = chance(logit(&weights, sample, i));
                let w = p * (1.0 - p);
                self.spread(i, &mut dense, &mut touched);
                for (n, (a, x)) in touched.iter().enumerate() {
                    let line = &mut matrix[a * size..(a + 1) * size];
                    for (b, y) in &touched[..=n] {
                        line[*b] += w * x * y;
                    }
                }
            }
            matrix
        });
        let mut parts = parts.into_iter();
        let mut sum = parts.next().expect("there are parts");
        for part in parts {
            add(&mut sum, 1.0, &part);
        }
        for sum in &mut sum {
            *sum *= self.scale;
        }
        sum
    }

    fn curvature(&self, values: &[f64]) -> Curvature {
        let size = self.free.len();
        let mut matrix = self.second(values);
        for place in 0..self.lead {
            matrix[place * size + place] += self.model.values[self.free[place]].strength(0.0);
        }
        factor(&mut matrix, size, self.lead);
        Curvature { matrix }
    }

    /// The matrix of the values after the lead, with their pulls.
    fn rest(&self, curvature: &Curvature, strength: f64) -> Vec<f64> {
        let (size, lead) = (self.free.len(), self.lead);
        let rest = size - lead;
        let mut matrix = vec![0.0; rest * rest];
        for i in 0..rest {
            let line = &curvature.matrix[(lead + i) * size + lead..][..=i];
            matrix[i * rest..][..=i].copy_from_slice(line);
            let value = &self.model.values[self.free[lead + i]];
            matrix[i * rest + i] += value.strength(strength);
        }
        matrix
    }

    /// The step to the minimum of the quadratic function with this gradient, and its columns of
    /// freedom.
    fn step(
        &self,
        curvature: &Curvature,
        values: &[f64],
        mut gradient: Vec<f64>,
        strength: f64,
    ) -> Option<(Vec<f64>, Vec<f64>)> {
        let (size, lead) = (self.free.len(), self.lead);
        let matrix = &curvature.matrix;
        let (ahead, behind) = gradient.split_at_mut(lead);
        forward(matrix, size, ahead);
        for (i, behind) in behind.iter_mut().enumerate() {
            *behind -= dot(&matrix[(lead + i) * size..][..lead], ahead);
        }
        let at: Vec<f64> = self.free[lead..].iter().map(|i| values[*i]).collect();
        let inequalities = self.inequalities.iter().map(|inequality| Inequality {
            bound: -inequality.slack(&at),
            ..*inequality
        });
        let inequalities: Vec<_> = inequalities.collect();
        // They hold at the start; only extremely large numbers can hide that.
        let least = least(&self.rest(curvature, strength), behind, &inequalities).ok()?;
        for (i, x) in least.x.iter().enumerate() {
            add(ahead, *x, &matrix[(lead + i) * size..][..lead]);
        }
        for ahead in &mut *ahead {
            *ahead = -*ahead;
        }
        backward(matrix, size, ahead);
        behind.copy_from_slice(&least.x);
        Some((gradient, least.free))
    }

    /// Finds the values for a strength, which the shares of the values are multiplied by.
    ///
    /// It starts from the values in `from` if given: those of a fit of the same model.
    ///
    /// It uses Newton's method, with the curvature of an earlier step for as long as that is good
    /// enough; in each step the constraints apply to the values, not to the step.
    ///
    /// # Panics
    ///
    /// If the strength is negative or not a number, or if `from` has a different number of values.
    pub fn fit(&mut self, strength: f64, from: Option<&[f64]>) -> Fit {
        assert!(
            (0.0..f64::INFINITY).contains(&strength),
            "a strength of {strength}"
        );
        let mut values = match from {
            Some(from) => {
                assert_eq!(
                    from.len(),
                    self.model.values.len(),
                    "another model's values"
                );
                self.nearest(from)
            }
            None => self.start.clone(),
        };
        let enough = 1e-13 * self.sample.games() as f64;
        let mut objective = self.objective(&values, strength);
        let mut is_new = false;
        let mut last = f64::INFINITY;
        let fit = |values: Vec<f64>, objective, steps, is_done| Fit {
            values,
            strength,
            objective,
            steps,
            is_done,
        };
        for steps in 0..STEPS {
            let curvature = self.curvature.take().unwrap_or_else(|| {
                is_new = true;
                self.curvature(&values)
            });
            let gradient = self.gradient(&values, strength);
            let step = self.step(&curvature, &values, gradient.clone(), strength);
            let Some((step, _)) = step else {
                return fit(values, objective, steps, false);
            };
            // What the quadratic function promises, twice.
            let promise = -dot(&gradient, &step);
            if promise <= enough {
                // Too small to show in the objective, but not in the slopes.
                for (i, step) in self.free.iter().zip(&step) {
                    values[*i] += step;
                }
                self.snap(&mut values);
                self.curvature = Some(curvature);
                return fit(values, objective, steps, true);
            }
            let mut part = 1.0;
            let next = loop {
                let mut next = values.clone();
                for (i, step) in self.free.iter().zip(&step) {
                    next[*i] += part * step;
                }
                self.snap(&mut next);
                let reached = self.objective(&next, strength);
                if reached <= objective - 1e-4 * part * promise {
                    break Some((next, reached));
                }
                part /= 2.0;
                if part < 1e-6 {
                    break None;
                }
            };
            match next {
                Some(next) => (values, objective) = next,
                // Only rounding is left.
                None if is_new => {
                    self.curvature = Some(curvature);
                    return fit(values, objective, steps, promise <= 1e3 * enough);
                }
                None => {}
            }
            // Outdated curvature makes for slow progress.
            if part > 0.9 && promise < 0.05 * last {
                self.curvature = Some(curvature);
            }
            is_new = false;
            last = promise;
        }
        fit(values, objective, STEPS, false)
    }

    /// The same values with the constraints satisfied.
    fn nearest(&self, from: &[f64]) -> Vec<f64> {
        let mut values = from.to_vec();
        self.snap(&mut values);
        let is_settled = |&(a, b): &(usize, usize)| values[a] <= values[b];
        if self.model.orders.iter().all(is_settled) {
            values
        } else {
            self.start.clone()
        }
    }

    /// The standard deviation of each value, from how its slope varies from game to game; `None` for
    /// those that are fitted alongside, zero for those that are fixed or held by a constraint.
    ///
    /// Games are independent, rows are not: with `M` the inverse of the curvature within the active
    /// constraints and `g` the slope of a game, `games / (games - 1) * M (the sum of g gᵀ) M` (the sandwich
    /// of Huber and White, by clusters). Where values are drawn towards zero, they vary less than
    /// they would otherwise, and are biased towards zero as well.
    #[must_use]
    pub fn deviations(&self, fit: &Fit) -> Vec<Option<f64>> {
        let (size, lead) = (self.free.len(), self.lead);
        let rest = size - lead;
        let curvature = self.curvature(&fit.values);
        let gradient = self.gradient(&fit.values, fit.strength);
        let step = self.step(&curvature, &fit.values, gradient, fit.strength);
        let columns = step.map(|(_, columns)| columns).unwrap_or_default();
        // Row by row, what a value of the lead passes on to those after it: the inverse of its block
        // times the block beside it.
        let mut handed = vec![0.0; lead * rest];
        for i in 0..rest {
            let mut line = curvature.matrix[(lead + i) * size..][..lead].to_vec();
            backward(&curvature.matrix, size, &mut line);
            for (a, x) in line.into_iter().enumerate() {
                handed[a * rest + i] = x;
            }
        }
        let sample = self.sample;
        let weights = self.model.weights(&fit.values);
        let mut rows: Vec<usize> = (0..sample.len()).collect();
        rows.sort_by_key(|i| sample.of_games[*i]);
        let games: Vec<&[usize]> = rows
            .chunk_by(|a, b| sample.of_games[*a] == sample.of_games[*b])
            .collect();
        let parts = in_parts(games.len(), PARTS, self.threads, |range| {
            let mut squares = vec![0.0; rest];
            let mut dense = vec![0.0; size];
            let mut touched = Vec::new();
            for game in &games[range] {
                let mut slopes = vec![0.0; rest];
                for &i in *game {
                    let error = chance(logit(&weights, sample, i)) - sample.targets[i];
                    self.spread(i, &mut dense, &mut touched);
                    for &(place, x) in &touched {
                        if place < lead {
                            add(&mut slopes, -error * x, &handed[place * rest..][..rest]);
                        } else {
                            slopes[place - lead] += error * x;
                        }
                    }
                }
                let mut moved = vec![0.0; rest];
                for column in columns.chunks_exact(rest.max(1)) {
                    add(&mut moved, dot(column, &slopes), column);
                }
                for (square, moved) in squares.iter_mut().zip(moved) {
                    *square += moved * moved;
                }
            }
            squares
        });
        let mut squares = vec![0.0; rest];
        for part in parts {
            add(&mut squares, 1.0, &part);
        }
        let count = games.len() as f64;
        let few = count / (count - 1.0).max(1.0);
        self.places
            .iter()
            .map(|place| match place {
                None => Some(0.0),
                Some(place) if *place < lead => None,
                Some(place) => Some(self.scale * (few * squares[place - lead]).sqrt()),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The derivatives compared with finite differences of the objective and of the gradient.
    #[test]
    fn derivatives_are_those_of_the_objective() {
        let mut state = 7_u64;
        let mut random = move || {
            state = state
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            f64::from((state >> 32) as u32) / f64::from(u32::MAX)
        };
        let mut model = Model::new();
        // Shared by columns and by phases, eliminated, fixed, bounded, absent.
        let values = [
            Value::alongside().pulled(0.3),
            Value::drawn().about(0.2),
            Value::drawn().at_least(-5.0),
            Value::fixed(0.3),
        ];
        let [a, b, c, d] = values.map(|value| model.value(value));
        for column in [
            [Some(a), Some(b)],
            [Some(b), Some(c)],
            [Some(c), Some(c)],
            [Some(d), Some(a)],
            [None, Some(c)],
        ] {
            model.column(column[0], column[1]);
        }
        let mut sample = Sample::new();
        for game in 0..60 {
            let terms: Vec<_> = (0..5)
                .map(|column| (column, random() * 4.0 - 2.0))
                .collect();
            sample.push(Row {
                phase: random(),
                target: random(),
                game: game / 2,
                terms: &terms,
            });
        }
        let fitter = Fitter::new(&model, &sample, None).expect("a model");
        let at = [0.1, -0.3, 0.4, 0.3];
        let (strength, step) = (2.0, 1e-5);
        let gradient = fitter.gradient(&at, strength);
        let second = fitter.second(&at);
        for (i, &value) in fitter.free.iter().enumerate() {
            let moved = |step: f64| {
                let mut moved = at;
                moved[value] += step;
                moved
            };
            let objective = |step| fitter.objective(&moved(step), strength);
            let slope = (objective(step) - objective(-step)) / (2.0 * step);
            assert!(
                (slope - gradient[i]).abs() < 1e-6,
                "{slope} {}",
                gradient[i]
            );
            let gradients = [step, -step].map(|step| fitter.gradient(&moved(step), strength));
            for j in 0..=i {
                let bend = (gradients[0][j] - gradients[1][j]) / (2.0 * step);
                let pull = if i == j {
                    model.values[value].strength(strength)
                } else {
                    0.0
                };
                let entry = second[i * fitter.free.len() + j] + pull;
                assert!((bend - entry).abs() < 1e-5, "{i} {j}: {bend} {entry}");
            }
        }
    }
}
