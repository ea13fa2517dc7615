//! What a pawn skeleton is worth: an evaluation that is linear in its weights, tuned on real games.
//!
//! - *What are the pawns worth?* [`evaluate_pawns`], a function of the pawns alone, and
//!   [`evaluate_kings`], what they mean to the kings. Both give a [`Score`] from White's view; add
//!   them, and [taper](Score::taper) by the [`Phase`].
//! - *Why?* [`explain`] lists every term with its squares.
//! - *Which weights fit my engine?* [`pawn_features`] and [`king_features`] give what the weights are
//!   multiplied by; a tuner needs no more.
//!
//! ```
//! use pawn_structure::{Color, Fen, FenError, Kings, Pawns, eval::{self, Phase, Weights}};
//!
//! let fen = Fen::parse("8/5k2/1P3ppp/8/8/6PP/5P2/6K1 w - - 0 1")?;
//! let pawns = Pawns::from(&fen.board);
//! let kings = Kings::of(&fen.board).unwrap();
//! let weights = Weights::DEFAULT;
//! let score = eval::evaluate_pawns(pawns, &weights.pawns)
//!     + eval::evaluate_kings(pawns, kings, fen.turn, &weights.kings);
//! // The passed pawn is far advanced.
//! assert!(score.taper(Phase::of(&fen.board)) > 0);
//!
//! // The same numbers, counted and then weighed.
//! let counts = eval::pawn_features(pawns);
//! assert_eq!(counts.dot(&weights.pawns), eval::evaluate_pawns(pawns, &weights.pawns));
//! # Ok::<(), FenError>(())
//! ```
//!
//! Every term is written once, in one catalogue: [`Feature`]. Counts are White's minus Black's: with
//! colours exchanged they are negated, in the mirror image they are the same.

mod defaults;
mod explain;
mod features;
mod pair;
mod score;
mod weights;

pub use explain::{Explanation, Term};
pub use features::{Feature, FeatureGroup};
pub use score::{Phase, Score};
pub use weights::{
    KingCounts, KingWeights, PawnCounts, PawnWeights, WeightName, Weights, WeightsError,
};

use crate::{Bitboard, Color, Kings, Pawns, pawns::View};
pub(crate) use features::{Found, Terms, pawn_terms};
use features::{KingView, features, king_terms};
use pair::Pair;
use weights::Both;
#[cfg(feature = "batch")]
pub(crate) use weights::Quads;

/// How many features depend on the pawns alone.
pub(crate) const PAWN_FEATURES: usize = features(FeatureGroup::Pawns);

/// How many depend on the kings too.
const KING_FEATURES: usize = features(FeatureGroup::Kings);

/// What the pawns alone are worth, from White's view.
///
/// `the sum of pawn_features times weights`.
///
/// Any skeleton will do, also one with pawns on the first and last rank.
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
/// Source: the features in the order of what they explain of master games.
#[inline]
#[must_use]
pub fn evaluate_pawns(pawns: Pawns, weights: &PawnWeights) -> Score {
    weights.dot(&count_pawns(both(pawns)))
}

/// What the pawns mean to the kings, from White's view: shelter, storm, races.
///
/// `the sum of king_features times weights`.
///
/// `turn` is who is to move, which decides whether a king catches a pawn. Add it to
/// [`evaluate_pawns`]; unlike that it must not be kept by the pawns alone.
///
/// ```
/// use pawn_structure::{Color, FenError, Kings, Pawns, Square, eval::{KingWeights, evaluate_kings}};
///
/// let pawns: Pawns = "8/5ppp/8/8/8/8/5PPP/8".parse()?;
/// let near = Kings { white: Square::G1, black: Square::A8 };
/// let score = evaluate_kings(pawns, near, Color::White, &KingWeights::DEFAULT);
/// let flipped = evaluate_kings(pawns.flipped(), near.flipped(), Color::Black, &KingWeights::DEFAULT);
/// assert_eq!(flipped, -score);
/// # Ok::<(), FenError>(())
/// ```
///
/// Units: those of the weights.
///
/// Source: CPW, *King Safety*, *King Pawn Tropism*, *Rule of the Square*.
#[inline]
#[must_use]
pub fn evaluate_kings(pawns: Pawns, kings: Kings, turn: Color, weights: &KingWeights) -> Score {
    weights.dot(&count_kings(both(pawns), both_kings(kings, turn)))
}

/// What the weights of the pawns are multiplied by: White's counts minus Black's.
///
/// The dot product with the weights is [`evaluate_pawns`], exactly: one definition, two uses.
///
/// ```
/// use pawn_structure::{FenError, Pawns, eval::{Feature, pawn_features}};
///
/// // Black's two pawns are isolated, on its second and fourth rank; White's one on its second.
/// let pawns: Pawns = "8/p7/8/3p4/8/8/6P1/8".parse()?;
/// let counts = pawn_features(pawns);
/// assert_eq!(counts.of(Feature::Islands), Some(&[-1][..]));
/// # Ok::<(), FenError>(())
/// ```
#[inline]
#[must_use]
pub fn pawn_features(pawns: Pawns) -> PawnCounts {
    PawnCounts::new(&count_pawns(both(pawns)))
}

/// What the weights of the kings are multiplied by: White's counts minus Black's.
///
/// The dot product with the weights is [`evaluate_kings`], exactly.
#[inline]
#[must_use]
pub fn king_features(pawns: Pawns, kings: Kings, turn: Color) -> KingCounts {
    KingCounts::new(&count_kings(both(pawns), both_kings(kings, turn)))
}

/// Each term of the evaluation of a position, with its counts, weight and squares.
///
/// Without `kings` only the terms of the pawns. Prints as a table; see [`Explanation`].
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
pub fn explain(pawns: Pawns, kings: Option<(Kings, Color)>, weights: &Weights) -> Explanation {
    Explanation::new(
        both(pawns),
        kings.map(|(kings, turn)| both_kings(kings, turn)),
        weights,
    )
}

/// Own and enemy pawns of both views.
#[inline]
fn both(pawns: Pawns) -> [Pair; 2] {
    let (white, black) = (pawns.white().bits(), pawns.black().bits());
    [
        Pair([white, black.swap_bytes()]),
        Pair([black, white.swap_bytes()]),
    ]
}

#[inline]
fn both_kings(kings: Kings, turn: Color) -> KingView<Pair> {
    let (white, black) = (kings.white.bitboard().bits(), kings.black.bitboard().bits());
    let waits = |color| {
        if turn == color {
            0
        } else {
            Bitboard::FULL.bits()
        }
    };
    KingView {
        king: Pair([white, black.swap_bytes()]),
        enemy_king: Pair([black, white.swap_bytes()]),
        waits: Pair(Color::ALL.map(waits)),
    }
}

// Out of line, and the results through memory: else the compiler takes the pairs apart.
#[inline(never)]
fn count_pawns([own, enemy]: [Pair; 2]) -> [Both; PAWN_FEATURES] {
    let mut counts = Counts([[[0; 8]; 2]; _]);
    pawn_terms(View::new(own, enemy), &mut counts);
    counts.0
}

#[inline(never)]
fn count_kings([own, enemy]: [Pair; 2], kings: KingView<Pair>) -> [Both; KING_FEATURES] {
    let mut counts = Counts([[[0; 8]; 2]; _]);
    king_terms(View::new(own, enemy), kings, &mut counts);
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
