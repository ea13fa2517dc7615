//! The regression against its definition: naive sums, differences for derivatives, every direction that
//! the constraints leave open.

mod common;

use std::num::NonZero;

use common::Random;
use pawn_tune::model::{Fitter, Model, ModelError, Row, Sample, Value};

/// Phase, target, game, and numbers by column.
type Naive = (f64, f64, u64, Vec<(usize, f64)>);

/// Rows with known weights behind their targets.
struct Data {
    sample: Sample,
    rows: Vec<Naive>,
}

impl Data {
    fn new(random: &mut Random, rows: usize, planted: &[[f64; 2]]) -> Data {
        let mut data = Data {
            sample: Sample::new(),
            rows: Vec::new(),
        };
        for i in 0..rows {
            let phase = random.below(25) as f64 / 24.0;
            let mut terms = Vec::new();
            for column in 0..planted.len() {
                if random.below(3) > 0 {
                    terms.push((column, random.below(7) as f64 - 3.0));
                }
            }
            let logit = naive_logit(planted, phase, &terms);
            let target = f64::from(u8::from(random.part() < 1.0 / (1.0 + (-logit).exp())));
            data.push(phase, target, (i / 3) as u64, terms);
        }
        data
    }

    fn push(&mut self, phase: f64, target: f64, game: u64, terms: Vec<(usize, f64)>) {
        self.sample.push(Row {
            phase,
            target,
            game,
            terms: &terms,
        });
        self.rows.push((phase, target, game, terms));
    }

    fn games(&self) -> f64 {
        let mut games: Vec<u64> = self.rows.iter().map(|row| row.2).collect();
        games.sort_unstable();
        games.dedup();
        games.len() as f64
    }

    /// What the module says is made least.
    fn objective(&self, model: &Model, values: &[f64], strength: f64) -> f64 {
        let weights = model.weights(values);
        let losses = self.rows.iter().map(|(phase, target, _, terms)| {
            let p = 1.0 / (1.0 + (-naive_logit(&weights, *phase, terms)).exp());
            -(target * p.ln() + (1.0 - target) * (1.0 - p).ln())
        });
        let pulls = model.values().iter().zip(values).map(|(value, x)| {
            let strength = value.pull.max(1e-6) + value.share * strength;
            strength / 2.0 * (x - value.centre).powi(2)
        });
        self.games() / self.rows.len() as f64 * losses.sum::<f64>() + pulls.sum::<f64>()
    }

    /// By differences.
    fn slope(&self, model: &Model, values: &[f64], strength: f64, along: &[f64]) -> f64 {
        let step = 1e-5;
        let at = |step: f64| {
            let moved = values.iter().zip(along).map(|(x, along)| x + step * along);
            self.objective(model, &moved.collect::<Vec<_>>(), strength)
        };
        (at(step) - at(-step)) / (2.0 * step)
    }
}

fn naive_logit(weights: &[[f64; 2]], phase: f64, terms: &[(usize, f64)]) -> f64 {
    terms
        .iter()
        .map(|(column, x)| x * (weights[*column][0] * phase + weights[*column][1] * (1.0 - phase)))
        .sum()
}

/// A chain of values that rise, in bounds, among others: each column has a value of the middlegame that is
/// free, and one of the endgame that is in the chain.
fn chained(columns: usize, lower: f64, upper: f64) -> (Model, Vec<usize>, Vec<usize>) {
    let mut model = Model::new();
    let (mut free, mut chain) = (Vec::new(), Vec::new());
    for i in 0..columns {
        let mg = model.value(if i % 2 == 0 {
            Value::alongside()
        } else {
            Value::drawn().about(0.1)
        });
        let eg = model.value(Value::drawn().at_least(lower).at_most(upper));
        if let Some(below) = chain.last() {
            model.order(*below, eg);
        }
        model.column(Some(mg), Some(eg));
        free.push(mg);
        chain.push(eg);
    }
    (model, free, chain)
}

/// At the least value of a convex function under constraints, no direction that they leave open leads
/// down. For a chain in bounds these are sums of directions in which a run of neighbours moves together.
#[test]
fn no_open_direction_leads_down() {
    let mut held = 0;
    for seed in 1..12 {
        let mut random = Random(seed);
        let planted: Vec<_> = (0..8)
            .map(|_| [random.part() - 0.5, random.part() - 0.5])
            .collect();
        let data = Data::new(&mut random, 400, &planted);
        let (model, free, chain) = chained(8, -0.2, 0.25);
        for strength in [0.0, 2.0, 40.0] {
            let fit = Fitter::new(&model, &data.sample, None)
                .expect("a model")
                .fit(strength, None);
            assert!(fit.is_done);
            let objective = data.objective(&model, &fit.values, strength);
            assert!((objective - fit.objective).abs() < 1e-9 * objective);
            let x = &fit.values;
            let along = |run: &[usize], sign: f64| {
                let mut along = vec![0.0; x.len()];
                for value in run {
                    along[*value] = sign;
                }
                data.slope(&model, x, strength, &along)
            };
            for value in &free {
                assert!(
                    along(&[*value], 1.0).abs() < 2e-5,
                    "seed {seed}, value {value}"
                );
            }
            assert!(chain.iter().all(|value| (-0.2..=0.25).contains(&x[*value])));
            assert!(chain.is_sorted_by(|a, b| x[*a] <= x[*b]));
            for start in 0..chain.len() {
                for end in start + 1..=chain.len() {
                    let run = &chain[start..end];
                    let below = start.checked_sub(1).map_or(-0.2, |i| x[chain[i]]);
                    let above = chain.get(end).map_or(0.25, |value| x[*value]);
                    // A run can move if it is free to, by more than rounding.
                    if x[run[run.len() - 1]] < above - 1e-9 {
                        assert!(along(run, 1.0) > -2e-5, "seed {seed}, {run:?} up");
                    } else {
                        held += 1;
                    }
                    if x[run[0]] > below + 1e-9 {
                        assert!(along(run, -1.0) > -2e-5, "seed {seed}, {run:?} down");
                    } else {
                        held += 1;
                    }
                }
            }
        }
    }
    assert!(
        held > 500,
        "the constraints hold too seldom to be tested: {held}"
    );
}

/// Two columns share a value, and one has the same value in both phases; one is fixed, one weighs nothing.
#[test]
fn columns_share_values() {
    let mut random = Random(5);
    let planted = [[0.4, 0.4], [0.4, 0.4], [0.7, 0.7], [0.0, 0.0]];
    let data = Data::new(&mut random, 3_000, &planted);
    let mut model = Model::new();
    let shared = model.value(Value::alongside());
    let fixed = model.value(Value::fixed(0.7));
    model.column(Some(shared), Some(shared));
    model.column(Some(shared), Some(shared));
    model.column(Some(fixed), Some(fixed));
    model.column(None, None);
    let mut fitter = Fitter::new(&model, &data.sample, None).expect("a model");
    let fit = fitter.fit(0.0, None);
    assert_eq!(fit.values[fixed].to_bits(), 0.7_f64.to_bits());
    assert!(data.slope(&model, &fit.values, 0.0, &[1.0, 0.0]).abs() < 1e-4);
    assert!((fit.values[shared] - 0.4).abs() < 0.05, "{:?}", fit.values);
    assert_eq!(fitter.deviations(&fit)[fixed], Some(0.0));
}

/// The sandwich by its definition: dense sums, an inverse by elimination.
#[test]
fn deviations_are_the_sandwich_of_the_games() {
    let mut random = Random(9);
    let planted = [[0.3, -0.2], [0.5, 0.1], [-0.4, 0.3]];
    let data = Data::new(&mut random, 900, &planted);
    let mut model = Model::new();
    for i in 0..planted.len() {
        // One that is eliminated first, for each column.
        let mg = model.value(Value::alongside().pulled(0.5));
        let eg = model.value(Value::drawn());
        assert_eq!(model.column(Some(mg), Some(eg)), i);
    }
    let strength = 3.0;
    let mut fitter = Fitter::new(&model, &data.sample, None).expect("a model");
    let fit = fitter.fit(strength, None);
    let deviations = fitter.deviations(&fit);

    let size = fit.values.len();
    let scale = data.games() / data.rows.len() as f64;
    let weights = model.weights(&fit.values);
    let mut curvature = vec![vec![0.0; size]; size];
    let mut slopes = std::collections::BTreeMap::<u64, Vec<f64>>::new();
    for (phase, target, game, terms) in &data.rows {
        let p = 1.0 / (1.0 + (-naive_logit(&weights, *phase, terms)).exp());
        let mut x = vec![0.0; size];
        for (column, number) in terms {
            x[2 * column] += number * phase;
            x[2 * column + 1] += number * (1.0 - phase);
        }
        let slope = slopes.entry(*game).or_insert_with(|| vec![0.0; size]);
        for a in 0..size {
            slope[a] += scale * (p - target) * x[a];
            for b in 0..size {
                curvature[a][b] += scale * p * (1.0 - p) * x[a] * x[b];
            }
        }
    }
    for (i, line) in curvature.iter_mut().enumerate() {
        line[i] += if i % 2 == 0 { 0.5 } else { strength + 1e-6 };
    }
    let inverse = inverse(curvature);
    let games = slopes.len() as f64;
    for i in 0..size {
        let moved = slopes.values().map(|slope| {
            let moved: f64 = inverse[i].iter().zip(slope).map(|(a, b)| a * b).sum();
            moved * moved
        });
        let naive = (games / (games - 1.0) * moved.sum::<f64>()).sqrt();
        match deviations[i] {
            Some(found) => assert!((found / naive - 1.0).abs() < 1e-6, "{found} {naive}"),
            None => assert_eq!(i % 2, 0),
        }
    }
    assert_eq!(deviations.iter().flatten().count(), 3);
}

fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (i, line) in matrix.iter_mut().enumerate() {
        line.extend((0..size).map(|j| f64::from(u8::from(i == j))));
    }
    for i in 0..size {
        let pivot = matrix[i][i];
        matrix[i].iter_mut().for_each(|x| *x /= pivot);
        let line = matrix[i].clone();
        for (j, other) in matrix.iter_mut().enumerate() {
            let factor = other[i];
            if j != i {
                for (x, y) in other.iter_mut().zip(&line) {
                    *x -= factor * y;
                }
            }
        }
    }
    matrix.iter().map(|line| line[size..].to_vec()).collect()
}

/// Of many samples of the same source, the interval holds the planted value about as often as it says.
#[test]
fn intervals_hold_what_was_planted() {
    let planted = [[0.3, -0.2], [0.5, 0.1]];
    let (mut inside, mut all) = (0, 0);
    for seed in 0..150 {
        let mut random = Random(1_000 + seed);
        let data = Data::new(&mut random, 600, &planted);
        let mut model = Model::new();
        for _ in &planted {
            let [mg, eg] = [0, 1].map(|_| model.value(Value::drawn()));
            model.column(Some(mg), Some(eg));
        }
        let mut fitter = Fitter::new(&model, &data.sample, None).expect("a model");
        let fit = fitter.fit(0.0, None);
        let planted = planted.iter().flatten();
        for ((value, deviation), planted) in
            fit.values.iter().zip(fitter.deviations(&fit)).zip(planted)
        {
            let deviation = deviation.expect("it is drawn");
            inside += u32::from((value - planted).abs() < 1.96 * deviation);
            all += 1;
        }
    }
    let part = f64::from(inside) / f64::from(all);
    assert!((0.91..0.98).contains(&part), "{part}");
}

/// Positions that are there several times, all alike, tell no more: the factor before the sum takes it back.
#[test]
fn rows_count_as_much_as_there_are_games() {
    let mut random = Random(3);
    let planted: Vec<_> = (0..8).map(|i| [0.1, 0.05 * f64::from(i)]).collect();
    let data = Data::new(&mut random, 500, &planted);
    let mut tripled = Sample::new();
    for (phase, target, game, terms) in &data.rows {
        for _ in 0..3 {
            tripled.push(Row {
                phase: *phase,
                target: *target,
                game: *game,
                terms,
            });
        }
    }
    assert_eq!(tripled.games(), data.sample.games());
    let (model, _, _) = chained(8, 0.0, 1.0);
    let fit = |sample| {
        let mut fitter = Fitter::new(&model, sample, None).expect("a model");
        let fit = fitter.fit(5.0, None);
        let deviations = fitter.deviations(&fit);
        (fit, deviations)
    };
    let ((once, few), (thrice, many)) = (fit(&data.sample), fit(&tripled));
    for (a, b) in once.values.iter().zip(&thrice.values) {
        assert!((a - b).abs() < 1e-6, "{a} {b}");
    }
    for (a, b) in few.iter().zip(&many) {
        assert!((a.unwrap_or(0.0) - b.unwrap_or(0.0)).abs() < 1e-6);
    }
    // With less to shrink by, or more games, it is another fit.
    let other = Fitter::new(&model, &data.sample, None)
        .expect("a model")
        .fit(15.0, None);
    let off = other.values.iter().zip(&once.values);
    assert!(off.map(|(a, b)| (a - b).abs()).sum::<f64>() > 0.05);
}

#[test]
fn threads_and_a_warm_start_change_nothing() {
    let mut random = Random(4);
    let planted: Vec<_> = (0..8).map(|i| [0.1, 0.03 * f64::from(i)]).collect();
    // Enough that several threads have something to do.
    let data = Data::new(&mut random, 3_500, &planted);
    let (model, _, _) = chained(8, 0.0, 0.3);
    let fit = |threads| {
        let mut fitter = Fitter::new(&model, &data.sample, NonZero::new(threads)).expect("a model");
        let fit = fitter.fit(5.0, None);
        let deviations = fitter.deviations(&fit);
        (fit, deviations)
    };
    let one = fit(1);
    for threads in [2, 3, 50] {
        assert_eq!(fit(threads), one);
    }
    // From another place the same is found, but for rounding.
    let mut fitter = Fitter::new(&model, &data.sample, None).expect("a model");
    let far = fitter.fit(500.0, None);
    let near = fitter.fit(5.0, Some(&far.values));
    assert!(near.is_done);
    for (a, b) in near.values.iter().zip(&one.0.values) {
        assert!((a - b).abs() < 1e-5, "{a} {b}");
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let mut sample = Sample::new();
    let mut model = Model::new();
    let low = model.value(Value::drawn().at_most(1.0));
    let high = model.value(Value::drawn().at_least(2.0));
    model.column(Some(low), Some(high));
    let error =
        |model: &Model, sample: &Sample| Fitter::new(model, sample, None).expect_err("an error");
    assert_eq!(error(&model, &sample), ModelError::Empty);
    let row = |terms| Row {
        phase: 0.5,
        target: 1.0,
        game: 0,
        terms,
    };
    sample.push(row(&[(0, 1.0)]));
    assert!(Fitter::new(&model, &sample, None).is_ok());
    sample.push(row(&[(1, 1.0)]));
    assert_eq!(error(&model, &sample), ModelError::Column(1));
    model.column(Some(low), None);
    model.order(high, low);
    assert_eq!(error(&model, &sample), ModelError::Contradiction);
    let mut model = Model::new();
    model.value(Value::drawn());
    let wrong = model.value(Value::drawn().at_least(f64::NAN));
    model.column(None, None);
    model.column(None, None);
    assert_eq!(error(&model, &sample), ModelError::Value(wrong));
}

/// Fixed values on either side of an order bound what is between them.
#[test]
fn an_order_with_what_is_fixed_is_a_bound() {
    let mut sample = Sample::new();
    for game in 0..20 {
        sample.push(Row {
            phase: 0.0,
            target: 1.0,
            game,
            terms: &[(0, 1.0)],
        });
    }
    let mut model = Model::new();
    let between = model.value(Value::drawn());
    let [low, high] = [0.2, 0.4].map(|x| model.value(Value::fixed(x)));
    model.column(None, Some(between));
    model.order(low, between);
    model.order(between, high);
    let mut fitter = Fitter::new(&model, &sample, None).expect("a model");
    let fit = fitter.fit(0.1, None);
    assert!(fit.values[between] <= 0.4 && fit.values[between] > 0.4 - 1e-12);
    let deviation = fitter.deviations(&fit)[between];
    assert!(deviation.is_some_and(|deviation| deviation < 1e-12));
    let drawn = fitter.fit(1e6, None).values[between];
    assert!((0.2..0.2 + 1e-12).contains(&drawn));
}
