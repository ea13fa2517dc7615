//! Weights as Rust source.

use std::fmt::Write;

use pawn_structure::eval::{Feature, Weights};

use crate::features;

/// The weights as a Rust source file: a module with the constant `WEIGHTS`.
///
/// It names nothing but `pawn_structure`, so it can be a module of any crate that depends on it.
///
/// ```
/// use pawn_structure::eval::Weights;
///
/// let text = pawn_tune::rust_constant(&Weights::DEFAULT, "The weights of my engine.");
/// assert!(text.starts_with("//! The weights of my engine.\n"));
/// assert!(text.contains("pub(crate) const WEIGHTS: Weights ="));
/// ```
///
/// `summary` becomes the first lines of its documentation.
#[must_use]
pub fn rust_constant(weights: &Weights, summary: &str) -> String {
    let mut text = String::new();
    write(&mut text, weights, summary).expect("a string takes everything");
    text
}

fn write(text: &mut String, weights: &Weights, summary: &str) -> std::fmt::Result {
    for line in summary.lines() {
        writeln!(text, "//! {line}")?;
    }
    text.push_str(
        "\nuse pawn_structure::eval::{Feature, Score, Weights};\n\n\
         /// What each feature is worth in the middlegame and in the endgame; by rank, the lowest first.\n\
         #[rustfmt::skip]\npub(crate) const WEIGHTS: Weights = Weights::ZERO",
    );
    let scores = features::scores(weights);
    for feature in Feature::ALL {
        let scores = scores[features::columns(*feature)].iter();
        let scores: Vec<_> = scores
            .map(|score| format!("s({}, {})", score.mg, score.eg))
            .collect();
        // A feature prints as its variant.
        write!(
            text,
            "\n    .with(Feature::{feature:?}, &[{}])",
            scores.join(", ")
        )?;
    }
    text.push_str(";\n\nconst fn s(mg: i32, eg: i32) -> Score {\n    Score::new(mg, eg)\n}\n");
    Ok(())
}
