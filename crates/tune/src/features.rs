//! The features of `pawn_structure::eval` to fit: the only place that knows their groups.

use pawn_structure::eval::{
    Feature, FeatureGroup, KingWeights, PawnWeights, Score, SquareWeights, WeightName, Weights,
    king_features, pawn_features, square_features,
};

use crate::Position;

/// A group of weights.
pub(crate) struct Group {
    pub(crate) of: FeatureGroup,
    /// Where its weights are among all weights.
    pub(crate) start: usize,
}

pub(crate) const GROUPS: [Group; 3] = [
    Group {
        of: FeatureGroup::Pawns,
        start: 0,
    },
    Group {
        of: FeatureGroup::Kings,
        start: PawnWeights::LEN,
    },
    Group {
        of: FeatureGroup::Squares,
        start: PawnWeights::LEN + KingWeights::LEN,
    },
];

/// How many weights there are.
pub(crate) const COLUMNS: usize = PawnWeights::LEN + KingWeights::LEN + SquareWeights::LEN;

/// Whether a feature needs the kings.
pub(crate) fn is_of_kings(feature: Feature) -> bool {
    use Feature::{KingAH, KingBG, KingCF, KingDE};
    feature.group() == FeatureGroup::Kings || matches!(feature, KingAH | KingBG | KingCF | KingDE)
}

/// Whether it is really a table of squares.
pub(crate) fn is_table(feature: Feature) -> bool {
    feature.group() == FeatureGroup::Squares
}

/// The names of all weights, in the order of the columns.
pub(crate) fn names() -> Vec<WeightName> {
    let groups = GROUPS.iter();
    groups.flat_map(|group| WeightName::all(group.of)).collect()
}

/// The columns of a feature.
pub(crate) fn columns(feature: Feature) -> std::ops::Range<usize> {
    let start = GROUPS
        .iter()
        .find(|group| group.of == feature.group())
        .map_or(0, |group| group.start);
    let range = feature.range();
    start + range.start..start + range.end
}

/// What the weights are multiplied by in a position, where it is not zero.
pub(crate) fn terms(position: &Position) -> impl Iterator<Item = (usize, f64)> {
    let pawns = pawn_features(position.pawns);
    let kings = king_features(position.pawns, position.kings);
    let squares = square_features(position.pawns, Some(position.kings));
    let counts = [pawns.as_slice(), kings.as_slice(), squares.as_slice()].concat();
    let counts = counts.into_iter().map(f64::from).enumerate();
    counts.filter(|(_, count)| *count != 0.0)
}

pub(crate) fn scores(weights: &Weights) -> Vec<Score> {
    names()
        .into_iter()
        .map(|name| weights.weight(name))
        .collect()
}

/// The weights of these scores, one for each column.
pub(crate) fn weights(scores: &[Score]) -> Weights {
    let mut scores = scores.iter();
    Weights::from_fn(|_| scores.next().copied().unwrap_or_default())
}
