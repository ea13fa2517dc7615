//! What a pawn skeleton adds to an engine's evaluation: linear in its weights, which were chosen by games.
//!
//! - *What are the pawns worth?* [`evaluate_pawns`], a function of the pawns alone, and
//!   [`evaluate_kings`], what they mean to the kings. Both give a [`Score`] from White's view; add
//!   them, and [taper](Score::taper) by the [`Phase`].
//! - *Why?* [`explain`] lists every term with its squares.
//! - *Which weights fit my engine?* [`pawn_features`] and [`king_features`] give what the weights are
//!   multiplied by; a tuner needs no more.
//! - *And without an engine?* [`Weights::ALONE`], with [`evaluate_squares`] for the squares of pawns and kings, which
//!   engines have in their own tables.
//!
//! Material, tempo and pieces are not here. What is certain, as in some pawn endings, is proved by
//! [`ending`](crate::ending) and not weighed.
//!
//! ```
//! use pawn_structure::{Fen, FenError, Kings, Pawns, eval::{self, Phase, Weights}};
//!
//! let fen = Fen::parse("8/5k2/1P3ppp/8/8/6PP/5P2/6K1 w - - 0 1")?;
//! let pawns = Pawns::from(&fen.board);
//! let kings = Kings::of(&fen.board).unwrap();
//! let weights = Weights::DEFAULT;
//! let score = eval::evaluate_pawns(pawns, &weights.pawns)
//!     + eval::evaluate_kings(pawns, kings, &weights.kings);
//! // The passed pawn is far advanced.
//! assert!(score.taper(Phase::of(&fen.board)) > 0);
//!
//! // The same numbers, first counted, then weighted.
//! let counts = eval::pawn_features(pawns);
//! assert_eq!(counts.dot(&weights.pawns), eval::evaluate_pawns(pawns, &weights.pawns));
//! # Ok::<(), FenError>(())
//! ```
//!
//! # Units
//!
//! The default weights are in hundredths of an endgame pawn, in terms of the material values of the arena in which games chose
//! them. An engine whose pawn is worth 208 uses [`Weights::scaled`]`(208)`; one that keeps both phases in one number,
//! [`Score::packed`]. The odds that a unit stands for depend on the engine and its time. The fits behind the default weights
//! took 180 units of a search's score as odds of e to one, a value that was set and not measured; `docs/evaluation.md` says what
//! the weights gain in games. A fit to another engine measures it: `pawn-tune` reports how many units are odds of e to one.
//!
//! Every term is written once, in one catalogue: [`Feature`]. Counts are White's minus Black's: with
//! colours swapped they are negated, in the mirror image they are the same.

mod alone;
mod defaults;
mod explain;
mod features;
mod score;
mod weights;

pub use explain::{Explanation, Term};
pub use features::{Feature, FeatureGroup};
pub use score::{Phase, PieceCounts, Score};
pub use weights::{
    KingCounts, KingWeights, PawnCounts, PawnWeights, SquareCounts, SquareWeights, WeightName,
    Weights, WeightsError, WeightsWarning,
};

use core::ops::Range;

use crate::{
    Color, Kings, Pawns, Square,
    lanes::{Lane, Pair, Southward, View},
    pawns::regions::ranks,
};
use features::{FAR, features, square_terms};
pub(crate) use features::{Found, KingView, Terms, king_terms, pawn_terms};
use weights::Both;

/// How many features depend on the pawns alone.
pub(crate) const PAWN_FEATURES: usize = features(FeatureGroup::Pawns);

/// How many features depend on the kings too.
pub(crate) const KING_FEATURES: usize = features(FeatureGroup::Kings);

/// How many features are about squares alone.
const SQUARE_FEATURES: usize = features(FeatureGroup::Squares);

/// What the pawns alone are worth, from White's view.
///
/// `the sum of pawn_features times weights`.
///
/// Any skeleton will do, even one with pawns on the first or last rank.
///
/// ```
/// use pawn_structure::{FenError, Pawns, eval::{Phase, PawnWeights, evaluate_pawns}};
///
/// let pawns: Pawns = "8/5ppp/8/P7/8/8/5PPP/8".parse()?;
/// let score = evaluate_pawns(pawns, &PawnWeights::DEFAULT);
/// assert!(score.eg > 0);
/// assert_eq!(evaluate_pawns(pawns.flipped(), &PawnWeights::DEFAULT), -score);
/// # Ok::<(), FenError>(())
/// ```
///
/// Units: those of the weights.
///
/// Source: CPW, *Pawn Structure*; which features stay was decided by games, see `docs/evaluation.md`.
// Compiled in the library and not inlined, here and below: inlined into a program, the vector code would be
// broken up.
#[inline(never)]
#[must_use]
pub fn evaluate_pawns(pawns: Pawns, weights: &PawnWeights) -> Score {
    weights.sum(&count_pawns(&pawn_sets(pawns)), 0..0).score()
}

/// What the pawns mean to the kings, from White's view: shelter, and who is near passed pawns.
///
/// `the sum of king_features times weights`.
///
/// A function of the pawns and both kings; whose turn it is does not matter. Add it to [`evaluate_pawns`], and cache
/// it under the pawns and the kings, not under the pawns alone.
///
/// ```
/// use pawn_structure::{FenError, Kings, Pawns, Square, eval::{KingWeights, evaluate_kings}};
///
/// // Both sides have a passed pawn; White's king is near its own, and Black's is near neither.
/// let pawns: Pawns = "8/8/8/P7/7p/8/8/8".parse()?;
/// let kings = Kings { white: Square::B5, black: Square::D8 };
/// let score = evaluate_kings(pawns, kings, &KingWeights::DEFAULT);
/// assert!(score.eg > 0);
/// assert_eq!(evaluate_kings(pawns.flipped(), kings.flipped(), &KingWeights::DEFAULT), -score);
/// # Ok::<(), FenError>(())
/// ```
///
/// Units: those of the weights.
///
/// Source: CPW, *King Safety*, *King Pawn Tropism*.
#[inline(never)]
#[must_use]
pub fn evaluate_kings(pawns: Pawns, kings: Kings, weights: &KingWeights) -> Score {
    let counts = count_kings_without_distances(both(pawns), both_kings(Some(kings)));
    let mut sum = weights.sum(&counts, DISTANCES);
    each_distance(
        pawns,
        kings,
        #[inline(always)]
        |feature, color, rank, moves| {
            let number = match color {
                Color::White => i64::from(moves),
                Color::Black => -i64::from(moves),
            };
            sum.add(weights, feature, rank, number);
        },
    );
    sum.score()
}

/// What the squares of pawns and kings are worth by themselves, from White's view.
///
/// `the sum of square_features times weights`.
///
/// A piece-square table by rank and by distance from the edge; for looking at pawns without an engine, with [`Weights::ALONE`].
/// Without `kings` only pawns count.
///
/// ```
/// use pawn_structure::{FenError, Pawns, eval::{SquareWeights, Weights, evaluate_squares}};
///
/// let pawns: Pawns = "8/4pp2/8/8/4P3/8/5P2/8".parse()?;
/// assert!(evaluate_squares(pawns, None, &Weights::ALONE.squares).mg > 0);
/// assert_eq!(evaluate_squares(pawns, None, &SquareWeights::DEFAULT).mg, 0);
/// # Ok::<(), FenError>(())
/// ```
///
/// Units: those of the weights.
///
/// Source: CPW, *Piece-Square Tables*.
#[doc(alias = "psqt")]
#[inline(never)]
#[must_use]
pub fn evaluate_squares(pawns: Pawns, kings: Option<Kings>, weights: &SquareWeights) -> Score {
    weights
        .sum(&count_squares(both(pawns), both_kings(kings)), 0..0)
        .score()
}

/// What the weights of the pawns are multiplied by: White's counts minus Black's.
///
/// The dot product with the weights is [`evaluate_pawns`], exactly: one definition, two uses.
///
/// ```
/// use pawn_structure::{FenError, Pawns, eval::{Feature, pawn_features}};
///
/// // Black has two isolated pawns, White one; none of them is passed.
/// let pawns: Pawns = "8/p1p5/8/8/8/8/1P6/8".parse()?;
/// let counts = pawn_features(pawns);
/// assert_eq!(counts.get(Feature::Isolated), Some(&[-1][..]));
/// # Ok::<(), FenError>(())
/// ```
#[inline(never)]
#[must_use]
pub fn pawn_features(pawns: Pawns) -> PawnCounts {
    PawnCounts::new(&count_pawns(&pawn_sets(pawns)))
}

/// What the weights of the kings are multiplied by: White's counts minus Black's.
///
/// The dot product with the weights is [`evaluate_kings`], exactly.
#[inline(never)]
#[must_use]
pub fn king_features(pawns: Pawns, kings: Kings) -> KingCounts {
    KingCounts::new(&count_kings(pawns, kings))
}

/// What the weights of the squares are multiplied by: White's counts minus Black's.
///
/// The dot product with the weights is [`evaluate_squares`], exactly. Without `kings` only pawns count.
#[inline(never)]
#[must_use]
pub fn square_features(pawns: Pawns, kings: Option<Kings>) -> SquareCounts {
    SquareCounts::new(&count_squares(both(pawns), both_kings(kings)))
}

/// Each term of the evaluation of a position, with its counts, weight and squares.
///
/// Without `kings` only the terms of the pawns and of their squares. Prints as a table; see [`Explanation`].
///
/// ```
/// use pawn_structure::{FenError, Pawns, Rank, Square, eval::{Feature, Weights, explain}};
///
/// let pawns: Pawns = "8/5ppp/8/P7/8/8/5PPP/8".parse()?;
/// let explanation = explain(pawns, None, &Weights::DEFAULT);
/// let mut passed = explanation.terms().filter(|term| term.feature == Feature::Passed);
/// let passed = passed.find(|term| term.rank == Some(Rank::Fifth)).unwrap();
/// assert_eq!((passed.white, passed.black), (1, 0));
/// assert_eq!(passed.white_squares, Square::A5.bitboard());
/// # Ok::<(), FenError>(())
/// ```
#[must_use]
pub fn explain(pawns: Pawns, kings: Option<Kings>, weights: &Weights) -> Explanation {
    Explanation::new(both(pawns), kings.is_some(), both_kings(kings), weights)
}

/// Own and enemy pawns in both views.
#[inline]
fn both(pawns: Pawns) -> [Pair; 2] {
    let (white, black) = (pawns.white().bits(), pawns.black().bits());
    [
        Pair([white, black.swap_bytes()]),
        Pair([black, white.swap_bytes()]),
    ]
}

/// Both kings in both views; a missing king is an empty set, for which nothing is counted.
#[inline]
fn both_kings(kings: Option<Kings>) -> [Pair; 2] {
    let bits = |square: Square| square.bitboard().bits();
    let (white, black) = kings.map_or((0, 0), |kings| (bits(kings.white), bits(kings.black)));
    [
        Pair([white, black.swap_bytes()]),
        Pair([black, white.swap_bytes()]),
    ]
}

/// What the terms of the pawns find, as squares.
// Out of line, here and below, with the results passed through memory: otherwise the compiler breaks up what is
// computed in pairs.
#[inline(never)]
fn count_pawns(sets: &[[u64; 2]; PAWN_FEATURES]) -> [Both; PAWN_FEATURES] {
    let mut counts = [[[0; 8]; 2]; _];
    for (counts, sets) in counts.iter_mut().zip(sets) {
        *counts = Pair(*sets).rank_counts().0.map(u64::to_le_bytes);
    }
    counts
}

/// The squares of each feature, White's and Black's, each as its side sees them; every square
/// counts once.
// In general registers, because both sides share more than a vector register would save.
#[inline(never)]
fn pawn_sets(pawns: Pawns) -> [[u64; 2]; PAWN_FEATURES] {
    let mut sets = Sets([[0; 2]; _]);
    let view = View::new(pawns.white().bits(), pawns.black().bits());
    pawn_terms(view, &mut sets);
    pawn_terms(view.opponent(), &mut sets);
    sets.0
}

struct Sets([[u64; 2]; PAWN_FEATURES]);

impl Terms<u64> for Sets {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<u64>) {
        self.0[feature.index()][0] = found.squares;
    }
}

impl Terms<Southward<u64>> for Sets {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<Southward<u64>>) {
        self.0[feature.index()][1] = found.squares.0.swap_bytes();
    }
}

/// The weights of the distances, which are consecutive.
const DISTANCES: Range<usize> =
    Feature::KingToPasser.range().start..Feature::EnemyKingToPasser.range().end;

/// What the terms of the kings find.
fn count_kings(pawns: Pawns, kings: Kings) -> [Both; KING_FEATURES] {
    let mut counts = count_kings_without_distances(both(pawns), both_kings(Some(kings)));
    each_distance(pawns, kings, |feature, color, rank, moves| {
        counts[feature.index()][color.index()][rank] += moves;
    });
    counts
}

/// Hands out the distances of kings to passed pawns with their feature, the side and the rank as that side counts it.
/// They are taken square by square, because a flood fill costs more than the few pawns that it would serve, and often
/// there are none.
#[inline(always)]
fn each_distance(pawns: Pawns, kings: Kings, mut found: impl FnMut(Feature, Color, usize, u8)) {
    let view = View::new(pawns.white().bits(), pawns.black().bits());
    let Southward(of_black) = view.opponent().passed_front_most();
    let passers = [view.passed_front_most(), of_black];
    for (color, passers) in Color::ALL.into_iter().zip(passers) {
        let (own, enemy) = (kings.square(color), kings.square(!color));
        // There are weights for the second rank to the seventh.
        let mut passers = passers & ranks(2, 7).bits();
        while passers != 0 {
            let pawn = passers.trailing_zeros() as usize;
            passers &= passers - 1;
            let (stop, rank) = match color {
                Color::White => (pawn + 8, pawn / 8),
                Color::Black => (pawn - 8, 7 - pawn / 8),
            };
            let rank = rank & 7;
            found(Feature::KingToPasser, color, rank, moves(own, stop));
            found(Feature::EnemyKingToPasser, color, rank, moves(enemy, stop));
        }
    }
}

/// The moves of a king to a square, [`FAR`] at most.
#[inline(always)]
fn moves(king: Square, square: usize) -> u8 {
    /// Looked up by the difference of two squares on a board of twice the width, where the difference determines
    /// the distance.
    const MOVES: [u8; 256] = {
        let mut moves = [0; 256];
        let mut i = 0;
        while i < 256 {
            let (file, rank) = ((i % 16_usize).abs_diff(7), (i / 16_usize).abs_diff(7));
            let apart = if file > rank { file } else { rank };
            moves[i] = if apart > FAR { FAR } else { apart } as u8;
            i += 1;
        }
        moves
    };
    let wide = |square: usize| square + (square & 0x38);
    MOVES[(wide(square) + 0x77 - wide(king as usize)) & 0xff]
}

#[inline(never)]
fn count_kings_without_distances(
    [own, enemy]: [Pair; 2],
    [king, enemy_king]: [Pair; 2],
) -> [Both; KING_FEATURES] {
    let mut counts = Counts([[[0; 8]; 2]; _]);
    let kings = KingView {
        king,
        enemy_king,
        passers: Pair([0; 2]),
    };
    king_terms(View::new(own, enemy), kings, &mut counts);
    counts.0
}

#[inline(never)]
fn count_squares(
    [own, enemy]: [Pair; 2],
    [king, enemy_king]: [Pair; 2],
) -> [Both; SQUARE_FEATURES] {
    let mut counts = Counts([[[0; 8]; 2]; _]);
    let view = View::new(own, enemy);
    square_terms(view, KingView::new(view, king, enemy_king), &mut counts);
    counts.0
}

/// The counts by rank of each feature of a group.
struct Counts<const N: usize>([Both; N]);

impl<const N: usize> Terms<Pair> for Counts<N> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<Pair>) {
        self.0[feature.index()] = found.counts.0.map(u64::to_le_bytes);
    }
}
