//! Weights as Rust source.

use std::fmt::Write;

use pawn_structure::eval::{Feature, Weights};

use crate::features::{self, GROUPS};

/// The weights as a file of Rust: a module with the constant `WEIGHTS`.
///
/// It names nothing but `pawn_structure`, so it is a module of any crate that depends on that.
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
    let types: Vec<_> = GROUPS.iter().map(|group| group.of_type).collect();
    let mut used = [&types[..], &["Score", "Weights"]].concat();
    used.sort_unstable();
    write!(
        text,
        "\nuse pawn_structure::eval::{{{}}};\n\n\
         /// What each feature is worth in the middlegame and in the endgame; by rank, the lowest first.\n\
         #[rustfmt::skip]\npub(crate) const WEIGHTS: Weights = Weights {{\n",
        used.join(", ")
    )?;
    let scores = features::scores(weights);
    for group in &GROUPS {
        writeln!(text, "    {}: {}::new(&[", group.field, group.of_type)?;
        let features = Feature::ALL.iter();
        for feature in features.filter(|feature| feature.group() == group.of) {
            text.push_str("       ");
            for score in &scores[features::columns(*feature)] {
                write!(text, " s({}, {}),", score.mg, score.eg)?;
            }
            writeln!(text, " // {feature}")?;
        }
        text.push_str("    ]),\n");
    }
    text.push_str("};\n\nconst fn s(mg: i32, eg: i32) -> Score {\n    Score::new(mg, eg)\n}\n");
    Ok(())
}
