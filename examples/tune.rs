//! Coefficients for an optimizer of one's own: here plain gradient descent on the weights of pawns.
//!
//! `cargo run --release --example tune -- FILE`, a table with tabs whose first columns are a FEN and
//! White's result (1, 0.5 or 0); without a file the sample of the tests.

use std::{env, fs};

use pawn_structure::{
    Fen, Pawns,
    eval::{FeatureGroup, PawnWeights, Phase, Score, WeightName, evaluate_pawns, pawn_features},
};

/// 400 units are odds of ten to one.
const UNITS: f64 = 400.0 / std::f64::consts::LN_10;

struct Row {
    counts: Vec<i16>,
    phase: f64,
    result: f64,
}

fn main() {
    let text = match env::args().nth(1) {
        Some(path) => fs::read_to_string(&path).expect("the file can be read"),
        None => include_str!("../tests/data/labeled.tsv").to_owned(),
    };
    let mut rows = Vec::new();
    for line in text.lines() {
        let mut fields = line.split('\t');
        let (Some(fen), Some(result)) = (fields.next(), fields.next()) else {
            continue;
        };
        let (Ok(fen), Ok(result)) = (Fen::parse(fen), result.parse()) else {
            continue;
        };
        let pawns = Pawns::from(&fen.board);
        let counts = pawn_features(pawns);
        // What the optimizer sees is exactly what the engine will compute.
        assert_eq!(
            counts.dot(&PawnWeights::DEFAULT),
            evaluate_pawns(pawns, &PawnWeights::DEFAULT)
        );
        rows.push(Row {
            counts: counts.as_slice().to_vec(),
            phase: f64::from(Phase::of(&fen.board).value()) / 24.0,
            result,
        });
    }

    let mut weights = vec![[0.0; 2]; PawnWeights::LEN];
    for _ in 0..200 {
        let mut gradient = vec![[0.0; 2]; PawnWeights::LEN];
        for row in &rows {
            let halves = [row.phase, 1.0 - row.phase];
            let terms = row.counts.iter().zip(&weights);
            let logit: f64 = terms
                .map(|(count, [mg, eg])| f64::from(*count) * (mg * halves[0] + eg * halves[1]))
                .sum();
            let error = 1.0 / (1.0 + (-logit).exp()) - row.result;
            for (count, sums) in row.counts.iter().zip(&mut gradient) {
                for (sum, half) in sums.iter_mut().zip(halves) {
                    *sum += error * f64::from(*count) * half;
                }
            }
        }
        for (weight, gradient) in weights.iter_mut().zip(gradient) {
            for (value, slope) in weight.iter_mut().zip(gradient) {
                *value -= 0.05 * slope / f64::from(rows.len() as u32);
            }
        }
    }
    let unit = |value: f64| (value * UNITS).round() as i32;
    let scores: Vec<_> = weights
        .iter()
        .map(|[mg, eg]| Score::new(unit(*mg), unit(*eg)))
        .collect();
    println!("{} positions", rows.len());
    for (name, score) in WeightName::all(FeatureGroup::Pawns).zip(scores) {
        println!("{name} {} {}", score.mg, score.eg);
    }
}
