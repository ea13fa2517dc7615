//! An evaluation term by term.

use core::fmt;

use super::{
    Feature, Score, Weights,
    features::{FeatureGroup, Found, KingView, Terms, king_terms, pawn_terms, square_terms},
};
use crate::{
    Bitboard, Color, Rank,
    lanes::{Pair, View},
};

/// One term of an evaluation: a feature, or one rank of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Term {
    /// What is counted.
    pub feature: Feature,
    /// On which rank, as the side counts ranks; `None` if one weight applies to all.
    pub rank: Option<Rank>,
    /// White's number.
    pub white: i32,
    /// Black's number.
    pub black: i32,
    /// What one more for White is worth.
    pub weight: Score,
    /// What the term is worth: `(white - black) * weight`.
    pub score: Score,
    /// The squares behind White's number.
    pub white_squares: Bitboard,
    /// The squares behind Black's number.
    pub black_squares: Bitboard,
}

/// The evaluation of one position, term by term: what [`explain`](super::explain) gives.
///
/// Prints as a table of the terms that have a weight and in which the sides differ, and their sum; with `{:#}`, of
/// all terms that either side has.
#[derive(Clone, Debug)]
pub struct Explanation {
    found: [[(u64, u64); 2]; Feature::ALL.len()],
    has_kings: bool,
    weights: Weights,
}

impl Terms<Pair> for Explanation {
    fn add(&mut self, feature: Feature, found: Found<Pair>) {
        let side = |i: usize| (found.squares.0[i], found.counts.0[i]);
        self.found[feature as usize] = [side(0), side(1)];
    }
}

impl Explanation {
    pub(super) fn new(
        [own, enemy]: [Pair; 2],
        has_kings: bool,
        [king, enemy_king]: [Pair; 2],
        weights: &Weights,
    ) -> Explanation {
        let mut explanation = Explanation {
            found: [[(0, 0); 2]; Feature::ALL.len()],
            has_kings,
            weights: *weights,
        };
        let view = View::new(own, enemy);
        pawn_terms(view, &mut explanation);
        let kings = KingView::new(view, king, enemy_king);
        king_terms(view, kings, &mut explanation);
        square_terms(view, kings, &mut explanation);
        explanation
    }

    /// Every term, in the order of the weights, even where both numbers are zero.
    pub fn terms(&self) -> impl Iterator<Item = Term> + '_ {
        let asked = |feature: &&Feature| self.has_kings || feature.group() != FeatureGroup::Kings;
        let features = Feature::ALL.iter().filter(asked);
        features.flat_map(|feature| (0..feature.len()).map(|number| self.term(*feature, number)))
    }

    fn term(&self, feature: Feature, number: usize) -> Term {
        let rank = feature.rank(number);
        let [white, black] = Color::ALL.map(|color| {
            let (squares, counts) = self.found[feature as usize][color.index()];
            let (squares, counts) = match rank {
                Some(rank) => {
                    let rank = rank.bitboard().bits();
                    (squares & rank, counts & rank)
                }
                None => (squares, counts),
            };
            let number: i32 = counts
                .to_le_bytes()
                .iter()
                .map(|count| i32::from(*count))
                .sum();
            let squares = Bitboard::from_bits(squares);
            match color {
                Color::White => (number, squares),
                Color::Black => (number, squares.flip_vertical()),
            }
        });
        let weight = self.weights.of(feature, number);
        Term {
            feature,
            rank,
            white: white.0,
            black: black.0,
            weight,
            score: weight * (white.0 - black.0),
            white_squares: white.1,
            black_squares: black.1,
        }
    }

    /// The sum of all terms: [`evaluate_pawns`](super::evaluate_pawns), with kings
    /// [`evaluate_kings`](super::evaluate_kings), and [`evaluate_squares`](super::evaluate_squares).
    #[must_use]
    pub fn score(&self) -> Score {
        self.terms().map(|term| term.score).sum()
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = Feature::ALL.iter().map(|feature| feature.name().len() + 2);
        let width = width.max().unwrap_or(0);
        writeln!(
            f,
            "{:width$}  White  Black  weight mg    eg  score mg    eg  squares",
            "term"
        )?;
        let tells_all = f.alternate();
        let is_told = |term: &Term| {
            let counts = term.white != term.black && term.weight != Score::ZERO;
            counts || tells_all && (term.white != 0 || term.black != 0)
        };
        for term in self.terms().filter(is_told) {
            let name = Name(term.feature, term.rank);
            write!(
                f,
                "{name:width$}  {:5}  {:5}  {:9}  {:4}  {:8}  {:4} ",
                term.white,
                term.black,
                term.weight.mg,
                term.weight.eg,
                term.score.mg,
                term.score.eg
            )?;
            squares(f, term.white_squares)?;
            f.write_str(" |")?;
            squares(f, term.black_squares)?;
            writeln!(f)?;
        }
        let Score { mg, eg } = self.score();
        writeln!(
            f,
            "{:width$}  {:5}  {:5}  {:9}  {:4}  {mg:8}  {eg:4}",
            "sum", "", "", "", ""
        )
    }
}

fn squares(f: &mut fmt::Formatter<'_>, set: Bitboard) -> fmt::Result {
    // A list of many squares says little; their number is shown anyway.
    if set.count() > 8 {
        return f.write_str(" …");
    }
    set.into_iter()
        .try_for_each(|square| write!(f, " {square}"))
}

struct Name(Feature, Option<Rank>);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = f.width().unwrap_or(0);
        let name = self.0.name();
        f.write_str(name)?;
        let mut used = name.len();
        if let Some(rank) = self.1 {
            write!(f, ".{rank}")?;
            used += 2;
        }
        (used..width).try_for_each(|_| f.write_str(" "))
    }
}
