//! What more than one module asks the library for, in one place.

use pawn_structure::{
    Bitboard, Color, Pattern, PatternKind,
    eval::{FeatureGroup, KingWeights, PawnWeights, Score, SquareWeights, WeightName, Weights},
};

pub(crate) const fn color(is_white: bool) -> Color {
    if is_white { Color::White } else { Color::Black }
}

pub(crate) fn is_white(color: Color) -> bool {
    color == Color::White
}

/// The number of squares of a set, or of files where a pattern is made of whole files.
pub(crate) fn count(pattern: Pattern, set: Bitboard) -> u32 {
    match pattern.kind() {
        PatternKind::Files => set.count() / 8,
        _ => set.count(),
    }
}

pub(crate) const PAWNS: usize = PawnWeights::LEN;
pub(crate) const KINGS: usize = KingWeights::LEN;
pub(crate) const SQUARES: usize = SquareWeights::LEN;

/// The names of the weights of a group.
pub(crate) fn weight_names(group: FeatureGroup) -> Vec<String> {
    WeightName::all(group)
        .map(|name| name.to_string())
        .collect()
}

/// All weights in their order: those of the pawns, of the kings, of the squares.
pub(crate) fn all_scores(weights: &Weights) -> Vec<Score> {
    let of_pieces = weights.kings.scores().chain(weights.squares.scores());
    weights.pawns.scores().chain(of_pieces).collect()
}

/// Weights of the pawns and perhaps of the kings and the squares too, the others zero; `None` if the number of them is
/// another.
pub(crate) fn weights(scores: &[Score]) -> Option<Weights> {
    if ![PAWNS, PAWNS + KINGS, PAWNS + KINGS + SQUARES].contains(&scores.len()) {
        return None;
    }
    // They are asked for in that order.
    let mut scores = scores.iter().copied();
    Some(Weights::from_fn(|_| scores.next().unwrap_or_default()))
}
