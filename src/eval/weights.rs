//! Weights, what they are multiplied by, and weights as text.

use core::{error::Error, fmt, num::ParseIntError, str::FromStr};

use super::{
    Score,
    defaults::DEFAULT,
    features::{Feature, FeatureGroup, size},
};

/// Writes the weights and the counts of a group of features.
macro_rules! group {
    (
        $group:ident
        $(#[$weights_attribute:meta])* $weights:ident
        $(#[$counts_attribute:meta])* $counts:ident
    ) => {
        $(#[$weights_attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $weights {
            /// The values of the middlegame.
            pub mg: [i16; $weights::LEN],
            /// The values of the endgame.
            pub eg: [i16; $weights::LEN],
        }

        impl $weights {
            /// How many weights there are.
            pub const LEN: usize = size(FeatureGroup::$group);

            /// All weights zero.
            pub const ZERO: $weights = $weights { mg: [0; $weights::LEN], eg: [0; $weights::LEN] };

            /// Tuned on master games: see [`Weights::DEFAULT`].
            pub const DEFAULT: $weights = $weights::of(&DEFAULT);

            /// Both values of a weight.
            ///
            /// # Panics
            ///
            /// If there is no weight of this index.
            #[inline]
            #[must_use]
            pub const fn weight(&self, index: usize) -> Score {
                Score::new(self.mg[index] as i32, self.eg[index] as i32)
            }
        }

        impl Default for $weights {
            fn default() -> $weights {
                $weights::DEFAULT
            }
        }

        $(#[$counts_attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $counts(pub(super) [i16; $weights::LEN]);

        impl $counts {
            /// The numbers, in the order of the weights.
            #[inline]
            #[must_use]
            pub const fn as_slice(&self) -> &[i16] {
                &self.0
            }

            /// The numbers of a feature: one, or one for each of its ranks; `None` if the feature is one
            /// of the other group.
            #[must_use]
            pub fn of(&self, feature: Feature) -> Option<&[i16]> {
                (feature.group() == FeatureGroup::$group).then(|| &self.0[feature.range()])
            }

            /// The sum of the products with the weights: the evaluation.
            ///
            /// No weights can overflow it: the numbers of a position add up to a few thousand at most.
            #[inline]
            #[must_use]
            pub fn dot(&self, weights: &$weights) -> Score {
                Score::new(dot(&self.0, &weights.mg), dot(&self.0, &weights.eg))
            }
        }
    };
}

#[inline]
fn dot<const N: usize>(counts: &[i16; N], weights: &[i16; N]) -> i32 {
    let products = counts
        .iter()
        .zip(weights)
        .map(|(count, weight)| i32::from(*count) * i32::from(*weight));
    products.fold(0, i32::wrapping_add)
}

group! {
    Pawns
    /// The weights of what depends on the pawns alone.
    ///
    /// [`Feature::range`] says where those of a feature are. A weight is an `i16`, so that the sum of
    /// all products is certain to fit an `i32`.
    ///
    /// ```
    /// use pawn_structure::eval::{Feature, PawnWeights};
    ///
    /// let mut weights = PawnWeights::ZERO;
    /// weights.eg[Feature::Passed.range()].copy_from_slice(&[5, 10, 20, 40, 80, 120]);
    /// assert_eq!(weights.weight(Feature::Passed.range().start + 3).eg, 40);
    /// ```
    PawnWeights
    /// What the weights of the pawns are multiplied by: White's counts minus Black's.
    ///
    /// ```
    /// use pawn_structure::{FenError, Pawns, eval::{Feature, pawn_features}};
    ///
    /// // White has a passed pawn on its fourth rank, Black one on its fifth.
    /// let pawns: Pawns = "8/8/8/8/P6p/8/8/8".parse()?;
    /// assert_eq!(pawn_features(pawns).of(Feature::Passed), Some(&[0, 0, 1, -1, 0, 0][..]));
    /// # Ok::<(), FenError>(())
    /// ```
    PawnCounts
}

group! {
    Kings
    /// The weights of what depends on the pawns, the kings and the turn.
    ///
    /// [`Feature::range`] says where those of a feature are.
    KingWeights
    /// What the weights of the kings are multiplied by: White's counts minus Black's.
    ///
    /// A type of its own, so that it cannot be taken for something that a table of pawns may hold.
    KingCounts
}

/// The weights of an evaluation.
///
/// As text, one weight a line: the name of the feature, the rank behind a dot if it is by rank, the value
/// of the middlegame, that of the endgame. What follows a `#` is a comment. Names are looked up, so
/// that a file outlives a change of the order; a name that is missing, unknown or there twice is an
/// error.
///
/// ```
/// use pawn_structure::eval::Weights;
///
/// let text = Weights::DEFAULT.to_string();
/// assert!(text.contains("\npassed.6 "));
/// assert_eq!(text.parse(), Ok(Weights::DEFAULT));
///
/// let error = "passed.9 1 2".parse::<Weights>().unwrap_err();
/// assert_eq!(error.to_string(), "line 1: there is no weight `passed.9`");
/// ```
///
/// # Errors
///
/// Reading fails with a [`WeightsError`], which names the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weights {
    /// What depends on the pawns alone.
    pub pawns: PawnWeights,
    /// What depends on the kings as well.
    pub kings: KingWeights,
}

impl PawnWeights {
    const fn of(weights: &Weights) -> PawnWeights {
        weights.pawns
    }
}

impl KingWeights {
    const fn of(weights: &Weights) -> KingWeights {
        weights.kings
    }
}

impl Weights {
    /// Tuned on 158,405 quiet positions of master games: `CONTRIBUTING.md` has the command.
    ///
    /// Units: centipawns in the sense that 400 make odds of ten to one. Pawns themselves are not in it:
    /// material is the engine's own, and so are the tempo and all that pieces do.
    pub const DEFAULT: Weights = DEFAULT;

    /// All weights zero.
    pub const ZERO: Weights = Weights {
        pawns: PawnWeights::ZERO,
        kings: KingWeights::ZERO,
    };

    /// The weight of a feature, of this number among those it has.
    ///
    /// # Panics
    ///
    /// If the feature has no such weight.
    #[must_use]
    pub fn weight(&self, feature: Feature, number: usize) -> Score {
        assert!(number < feature.len(), "`{feature}` has no weight {number}");
        let index = feature.range().start + number;
        match feature.group() {
            FeatureGroup::Pawns => self.pawns.weight(index),
            FeatureGroup::Kings => self.kings.weight(index),
        }
    }

    fn slot(&mut self, feature: Feature, number: usize) -> (&mut i16, &mut i16) {
        let index = feature.range().start + number;
        match feature.group() {
            FeatureGroup::Pawns => (&mut self.pawns.mg[index], &mut self.pawns.eg[index]),
            FeatureGroup::Kings => (&mut self.kings.mg[index], &mut self.kings.eg[index]),
        }
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::DEFAULT
    }
}

/// Every weight of the catalogue: its feature and its number among those of the feature.
fn slots() -> impl Iterator<Item = (Feature, usize)> {
    let numbers = |feature: &Feature| {
        let feature = *feature;
        (0..feature.len()).map(move |number| (feature, number))
    };
    Feature::ALL.iter().flat_map(numbers)
}

/// The name of a weight, as in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WeightName {
    /// The feature.
    pub feature: Feature,
    /// The number of the weight among those of the feature.
    pub number: usize,
}

impl WeightName {
    /// The names of all weights of a group, in the order of the weights.
    pub fn all(group: FeatureGroup) -> impl Iterator<Item = WeightName> {
        slots()
            .filter(move |(feature, _)| feature.group() == group)
            .map(|(feature, number)| WeightName { feature, number })
    }
}

/// `isolated`, or with the rank `passed.6`.
impl fmt::Display for WeightName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.feature.name())?;
        match self.feature.rank(self.number) {
            Some(rank) => write!(f, ".{rank}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for (feature, number) in slots() {
            if last != Some(feature) {
                writeln!(f, "# {}", feature.summary())?;
                last = Some(feature);
            }
            let Score { mg, eg } = self.weight(feature, number);
            writeln!(f, "{} {mg} {eg}", WeightName { feature, number })?;
        }
        Ok(())
    }
}

impl FromStr for Weights {
    type Err = WeightsError;

    fn from_str(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights::ZERO;
        let mut pawns = [false; PawnWeights::LEN];
        let mut kings = [false; KingWeights::LEN];
        for (index, line) in text.lines().enumerate() {
            let fail = |reason| WeightsError {
                line: index + 1,
                reason,
            };
            let content = line.split('#').next().unwrap_or_default();
            let mut fields = content.split_ascii_whitespace();
            let Some(name) = fields.next() else { continue };
            let (feature, number) = find(name).ok_or_else(|| fail(Reason::unknown(name)))?;
            let mut value = || -> Result<i16, WeightsError> {
                let field = fields.next().ok_or_else(|| fail(Reason::Fields))?;
                field.parse().map_err(|error| fail(Reason::Number(error)))
            };
            let values = (value()?, value()?);
            if fields.next().is_some() {
                return Err(fail(Reason::Fields));
            }
            let index = feature.range().start + number;
            let seen = match feature.group() {
                FeatureGroup::Pawns => &mut pawns[index],
                FeatureGroup::Kings => &mut kings[index],
            };
            if core::mem::replace(seen, true) {
                return Err(fail(Reason::Twice(WeightName { feature, number })));
            }
            let (mg, eg) = weights.slot(feature, number);
            (*mg, *eg) = values;
        }
        let is_missing = |&(feature, number): &(Feature, usize)| {
            let index = feature.range().start + number;
            !match feature.group() {
                FeatureGroup::Pawns => pawns[index],
                FeatureGroup::Kings => kings[index],
            }
        };
        match slots().find(is_missing) {
            Some((feature, number)) => Err(WeightsError {
                line: text.lines().count(),
                reason: Reason::Missing(WeightName { feature, number }),
            }),
            None => Ok(weights),
        }
    }
}

fn find(name: &str) -> Option<(Feature, usize)> {
    let (name, rank) = match name.split_once('.') {
        Some((name, rank)) => (name, Some(rank)),
        None => (name, None),
    };
    let feature = Feature::from_name(name)?;
    match rank {
        None => (!feature.is_by_rank()).then_some((feature, 0)),
        Some(rank) => {
            let rank = rank.parse().ok()?;
            let is_it = |number: &usize| feature.rank(*number) == Some(rank);
            (0..feature.len())
                .find(is_it)
                .map(|number| (feature, number))
        }
    }
}

/// Why a text is not a set of weights, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsError {
    line: usize,
    reason: Reason,
}

impl WeightsError {
    /// The line, counted from 1; the last one if something is missing.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Reason {
    Unknown(Quote),
    Fields,
    Number(ParseIntError),
    Twice(WeightName),
    Missing(WeightName),
}

impl Reason {
    fn unknown(name: &str) -> Reason {
        Reason::Unknown(Quote::new(name))
    }
}

/// The beginning of a word, kept without an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Quote {
    bytes: [u8; Quote::MAX],
    len: usize,
    is_cut: bool,
}

impl Quote {
    const MAX: usize = 40;

    fn new(word: &str) -> Quote {
        let mut len = word.len().min(Quote::MAX);
        while !word.is_char_boundary(len) {
            len -= 1;
        }
        let mut bytes = [0; Quote::MAX];
        bytes[..len].copy_from_slice(&word.as_bytes()[..len]);
        Quote {
            bytes,
            len,
            is_cut: len < word.len(),
        }
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.bytes[..self.len]).unwrap_or_default())?;
        f.write_str(if self.is_cut { "…" } else { "" })
    }
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.reason {
            Reason::Unknown(name) => write!(f, "there is no weight `{name}`"),
            Reason::Fields => f.write_str("expected a name and two numbers"),
            Reason::Number(error) => {
                write!(
                    f,
                    "expected a number from {} to {}: {error}",
                    i16::MIN,
                    i16::MAX
                )
            }
            Reason::Twice(name) => write!(f, "`{name}` is there twice"),
            Reason::Missing(name) => write!(f, "`{name}` is missing"),
        }
    }
}

impl Error for WeightsError {}
