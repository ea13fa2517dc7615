//! Weights, the counts that they are multiplied by, and weights as text.

use core::{error::Error, fmt, num::ParseIntError, ops::Range, str::FromStr};

#[cfg(feature = "batch")]
use crate::lanes::{Factors, factors};

use super::{
    Score, alone, defaults,
    features::{Feature, FeatureGroup, GONE, features, size, sources},
};
use crate::{ParseError, Rank};

/// Writes the weights and the counts of a group of features.
macro_rules! group {
    (
        $group:ident
        $(#[$weights_attribute:meta])* $weights:ident
        $(#[$counts_attribute:meta])* $counts:ident
    ) => {
        $(#[$weights_attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $weights([Packed; $weights::LEN]);

        impl $weights {
            /// How many weights there are.
            pub const LEN: usize = size(FeatureGroup::$group);

            /// All weights zero.
            pub const ZERO: $weights = $weights([Packed::ZERO; $weights::LEN]);

            /// Those of [`Weights::DEFAULT`].
            pub const DEFAULT: $weights = $weights::of(&defaults::WEIGHTS);

            /// These weights, with new values for a feature: one, or one for each of its ranks, the lowest
            /// first.
            ///
            /// A value that does not fit an `i16` becomes the nearest one that does, so that the sum of all
            /// products is certain to fit an `i32`.
            ///
            /// # Panics
            ///
            /// If the feature belongs to another group or has a different number of weights. In a constant this is
            /// a compile-time error.
            #[must_use]
            pub const fn with(mut self, feature: Feature, scores: &[Score]) -> $weights {
                assert!(
                    feature.group() as u8 == FeatureGroup::$group as u8,
                    "a feature of the group"
                );
                assert!(scores.len() == feature.len(), "as many weights as the feature has");
                let start = feature.range().start;
                let mut i = 0;
                while i < scores.len() {
                    self.0[start + i] = Packed::new(scores[i]);
                    i += 1;
                }
                self
            }

            /// The same weights in another unit: this many to a pawn instead of 100; see [`Score::scaled`].
            #[must_use]
            pub const fn scaled(mut self, to_a_pawn: i32) -> $weights {
                let mut i = 0;
                while i < $weights::LEN {
                    self.0[i] = Packed::new(self.0[i].score().scaled(to_a_pawn));
                    i += 1;
                }
                self
            }

            /// The weights that a function gives for each name, called in the order of [`WeightName::all`].
            ///
            /// A value that does not fit an `i16` becomes the nearest one that does.
            #[must_use]
            pub fn from_fn(mut score: impl FnMut(WeightName) -> Score) -> $weights {
                let mut weights = $weights::ZERO;
                for (weight, name) in weights.0.iter_mut().zip(WeightName::all(FeatureGroup::$group)) {
                    *weight = Packed::new(score(name));
                }
                weights
            }

            /// All weights, in the order of [`WeightName::all`]; [`Feature::range`] says where those of a
            /// feature are.
            pub fn scores(&self) -> impl ExactSizeIterator<Item = Score> + use<> {
                self.0.into_iter().map(Packed::score)
            }

            fn weight(&self, feature: Feature, number: usize) -> Score {
                self.0[feature.range()][number].score()
            }

            /// Each feature's weights for vectors, for the middlegame and for the endgame: one for each of eight ranks,
            /// the same for all, or zero where it has none.
            #[cfg(feature = "batch")]
            #[allow(dead_code, reason = "squares are not evaluated in batches")]
            pub(crate) fn factors(&self) -> [[Factors; 2]; features(FeatureGroup::$group)] {
                let mut spread = [[[0; 8]; 2]; features(FeatureGroup::$group)];
                for feature in Feature::ALL {
                    if feature.group() == FeatureGroup::$group {
                        let first = feature.first_rank();
                        for rank in 0_usize..8 {
                            let number = first.map_or(Some(0), |first| rank.checked_sub(first));
                            if let Some(number) = number && number < feature.len() {
                                let Score { mg, eg } = self.weight(*feature, number);
                                let [of_mg, of_eg] = &mut spread[feature.index()];
                                (of_mg[rank], of_eg[rank]) = (mg as i16, eg as i16);
                            }
                        }
                    }
                }
                spread.map(|halves| halves.map(|ranks| factors(&ranks)))
            }

            /// The sum of the products with both sides' counts by rank, except for the weights of a range.
            #[inline(always)]
            pub(super) fn sum(
                &self,
                counts: &[Both; features(FeatureGroup::$group)],
                without: Range<usize>,
            ) -> Packed {
                const SOURCES: [u8; $weights::LEN] = sources(FeatureGroup::$group);
                let differences = differences(counts);
                let numbers = differences.as_flattened().as_flattened();
                let mut sum = 0;
                for (index, source) in SOURCES.into_iter().enumerate() {
                    if !without.contains(&index) {
                        sum += i64::from(numbers[usize::from(source)] as i8) * self.0[index].0;
                    }
                }
                Packed(sum)
            }
        }

        impl Default for $weights {
            fn default() -> $weights {
                $weights::DEFAULT
            }
        }

        /// The weights, one per feature and rank.
        impl fmt::Debug for $weights {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($weights)).field(&self.0.map(Packed::score)).finish()
            }
        }

        $(#[$counts_attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $counts([i16; $weights::LEN]);

        impl Default for $counts {
            fn default() -> $counts {
                $counts([0; $weights::LEN])
            }
        }

        impl $counts {
            pub(super) fn new(found: &[Both; features(FeatureGroup::$group)]) -> $counts {
                const SOURCES: [u8; $weights::LEN] = sources(FeatureGroup::$group);
                let differences = differences(found);
                let numbers = differences.as_flattened().as_flattened();
                $counts(SOURCES.map(|source| i16::from(numbers[usize::from(source)] as i8)))
            }

            /// The counts from these numbers, a row of a batch; `None` unless there are as many as weights.
            #[must_use]
            pub fn from_slice(numbers: &[i16]) -> Option<$counts> {
                numbers.try_into().ok().map($counts)
            }

            /// The numbers, in the order of the weights.
            #[inline]
            #[must_use]
            pub const fn as_slice(&self) -> &[i16] {
                &self.0
            }

            /// The numbers of a feature: one, or one for each of its ranks; `None` if the feature is of
            /// another group.
            #[must_use]
            pub fn get(&self, feature: Feature) -> Option<&[i16]> {
                (feature.group() == FeatureGroup::$group).then(|| &self.0[feature.range()])
            }

            /// The sum of the products with the weights: the evaluation.
            ///
            /// No weights can make it overflow: the numbers of a position add up to a few thousand at most.
            #[must_use]
            pub fn dot(&self, weights: &$weights) -> Score {
                let products = self.0.iter().zip(weights.scores());
                products.map(|(count, weight)| weight * i32::from(*count)).sum()
            }
        }
    };
}

/// What a feature finds: White's counts by rank, and Black's.
pub(super) type Both = [[u8; 8]; 2];

/// White's counts minus Black's, as signed bytes: for each rank, and for all together in the first of eight places.
// Words that become bytes through memory: shifting them out of registers would take three times as long.
#[inline]
fn differences<const N: usize>(counts: &[Both; N]) -> [[[u8; 8]; 2]; N] {
    // A count is below 128, so that no byte borrows from the next one.
    const TOP: u64 = 0x8080_8080_8080_8080;
    const EVERY: u64 = 0x0101_0101_0101_0101;
    // The highest byte of a product is the sum of all, as long as none is negative, which would carry.
    let sum = |counts: u64| counts.wrapping_mul(EVERY) >> 56;
    let mut differences = [[[0; 8]; 2]; N];
    for (difference, [white, black]) in differences.iter_mut().zip(counts) {
        let (white, black) = (u64::from_le_bytes(*white), u64::from_le_bytes(*black));
        let by_rank = (white | TOP).wrapping_sub(black) ^ TOP;
        *difference = [by_rank, sum(white).wrapping_sub(sum(black))].map(u64::to_le_bytes);
    }
    differences
}

/// A weight for the middlegame and one for the endgame in one number, `eg << 32` plus `mg`: one multiplication serves
/// both, and sums stay apart as long as both fit an `i32`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Packed(i64);

impl Packed {
    /// Adds a number times the weight of a feature for a rank, counted from 0.
    #[inline(always)]
    pub(super) fn add(
        &mut self,
        weights: &KingWeights,
        feature: Feature,
        rank: usize,
        number: i64,
    ) {
        let first = feature.first_rank().unwrap_or(rank);
        self.0 += number * weights.0[feature.range().start + (rank - first)].0;
    }

    const ZERO: Packed = Packed(0);

    fn or_zero(score: Option<Score>) -> Packed {
        score.map_or(Packed::ZERO, Packed::new)
    }

    const fn new(score: Score) -> Packed {
        Packed(((Packed::half(score.eg) as i64) << 32) + Packed::half(score.mg) as i64)
    }

    /// The range of a half.
    const fn half(value: i32) -> i32 {
        if value > i16::MAX as i32 {
            i16::MAX as i32
        } else if value < i16::MIN as i32 {
            i16::MIN as i32
        } else {
            value
        }
    }

    pub(super) const fn score(self) -> Score {
        let mg = self.0 as i32;
        Score::new(mg, ((self.0 - mg as i64) >> 32) as i32)
    }
}

group! {
    Pawns
    /// The weights of the features that depend on the pawns alone.
    ///
    /// One [`Score`] for each feature, or for each rank of it.
    ///
    /// ```
    /// use pawn_structure::eval::{Feature, PawnWeights, Score};
    ///
    /// const WEIGHTS: PawnWeights = PawnWeights::DEFAULT.with(Feature::Isolated, &[Score::new(-8, -3)]);
    /// assert_eq!(WEIGHTS.scores().nth(Feature::Isolated.range().start), Some(Score::new(-8, -3)));
    /// ```
    PawnWeights
    /// What the weights of the pawns are multiplied by: White's counts minus Black's.
    ///
    /// ```
    /// use pawn_structure::{FenError, Pawns, eval::{Feature, pawn_features}};
    ///
    /// // White has a passed pawn on its fourth rank, Black one on its fifth.
    /// let pawns: Pawns = "8/8/8/8/P6p/8/8/8".parse()?;
    /// assert_eq!(pawn_features(pawns).get(Feature::Passed), Some(&[0, 0, 1, -1, 0, 0][..]));
    /// # Ok::<(), FenError>(())
    /// ```
    PawnCounts
}

group! {
    Kings
    /// The weights of the features that depend on the pawns and the kings.
    ///
    /// One [`Score`] for each feature, or for each rank of it.
    KingWeights
    /// What the weights of the kings are multiplied by: White's counts minus Black's.
    ///
    /// A separate type, so that it cannot be mistaken for something that a pawn table may hold.
    KingCounts
}

group! {
    Squares
    /// The weights of the squares on which pawns and kings stand.
    ///
    /// In an engine with piece-square tables they would count the same thing again, so they are zero by
    /// default. See [`Weights::ALONE`].
    SquareWeights
    /// What the weights of the squares are multiplied by: White's counts minus Black's.
    SquareCounts
}

/// The weights of an evaluation.
///
/// As text, one weight per line: the name of the feature, followed by a dot and the rank if it has one
/// weight per rank, the middlegame value, the endgame value. Anything after a `#` is a comment. Names are
/// looked up, so that a file survives a change of the features: missing weights are zero, and removed ones
/// are skipped; [`Weights::read`] reports both. An unknown name, or one that occurs twice, is an error.
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
#[non_exhaustive]
pub struct Weights {
    /// What depends on the pawns alone.
    pub pawns: PawnWeights,
    /// What depends on the kings as well.
    pub kings: KingWeights,
    /// Where pawns and kings stand: zero by default, because piece-square tables cover it.
    pub squares: SquareWeights,
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

impl SquareWeights {
    const fn of(weights: &Weights) -> SquareWeights {
        weights.squares
    }
}

impl Weights {
    /// What an engine adds to its material, piece-square tables and piece evaluation: chosen by games.
    ///
    /// Those of squares are zero. `docs/evaluation.md` says what was tried, what it gained, and how to fit weights to
    /// an engine.
    ///
    /// Units: 100 to a pawn in the endgame, on the scale of an engine's material. The value of the pawns themselves
    /// is not included, nor the tempo, nor what pieces do.
    pub const DEFAULT: Weights = defaults::WEIGHTS;

    /// What pawns and kings say about a position by themselves, squares included: for looking at pawns without an
    /// engine.
    ///
    /// Fitted beside material alone, so they also stand in for much that accompanies good pawns. An engine's own
    /// terms already say part of this, and counting it twice can lose games: use [`Weights::DEFAULT`] there.
    ///
    /// ```
    /// use pawn_structure::{FenError, eval::{SquareWeights, Weights, explain}};
    ///
    /// assert_eq!(Weights::DEFAULT.squares, SquareWeights::ZERO);
    /// // A pawn in the centre is worth more than one further back; neither is passed or connected.
    /// let worth = |placement: &str| Ok(explain(placement.parse()?, None, &Weights::ALONE).score().mg);
    /// assert!(worth("8/3p4/8/8/3P4/8/8/8")? > worth("8/3p4/8/8/8/8/3P4/8")?);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Units: those of [`Weights::DEFAULT`].
    pub const ALONE: Weights = alone::WEIGHTS;

    /// All weights zero.
    pub const ZERO: Weights = Weights {
        pawns: PawnWeights::ZERO,
        kings: KingWeights::ZERO,
        squares: SquareWeights::ZERO,
    };

    /// These weights, with new values for a feature: one, or one for each of its ranks, the lowest first.
    ///
    /// A program that sets its own weights this way keeps working when features are added. Values
    /// are limited as by [`PawnWeights::with`].
    ///
    /// ```
    /// use pawn_structure::eval::{Feature, Score, Weights};
    ///
    /// const WEIGHTS: Weights = Weights::ZERO
    ///     .with(Feature::Isolated, &[Score::new(-9, 0)])
    ///     .with(Feature::Shelter, &[Score::new(13, 0), Score::new(12, 0), Score::new(9, 0)]);
    /// assert_eq!(WEIGHTS.weight("shelter.3".parse().unwrap()), Score::new(12, 0));
    /// ```
    ///
    /// # Panics
    ///
    /// If the feature has a different number of weights. In a constant this is a compile-time error.
    #[must_use]
    pub const fn with(mut self, feature: Feature, scores: &[Score]) -> Weights {
        match feature.group() {
            FeatureGroup::Pawns => self.pawns = self.pawns.with(feature, scores),
            FeatureGroup::Kings => self.kings = self.kings.with(feature, scores),
            FeatureGroup::Squares => self.squares = self.squares.with(feature, scores),
        }
        self
    }

    /// The same weights in another unit: this many to a pawn instead of 100.
    ///
    /// Each is rounded by itself, as [`Score::scaled`] does. A value that does not fit an `i16` becomes the nearest
    /// one that does.
    ///
    /// ```
    /// use pawn_structure::eval::Weights;
    ///
    /// // For an engine in which a pawn is worth 208.
    /// const WEIGHTS: Weights = Weights::DEFAULT.scaled(208);
    /// let isolated = "isolated".parse().unwrap();
    /// assert_eq!(WEIGHTS.weight(isolated), Weights::DEFAULT.weight(isolated).scaled(208));
    /// ```
    #[must_use]
    pub const fn scaled(self, to_a_pawn: i32) -> Weights {
        Weights {
            pawns: self.pawns.scaled(to_a_pawn),
            kings: self.kings.scaled(to_a_pawn),
            squares: self.squares.scaled(to_a_pawn),
        }
    }

    /// The weights that a function gives for each name, called in the order of the features.
    ///
    /// ```
    /// use pawn_structure::eval::{Feature, Score, Weights};
    ///
    /// let default = Weights::DEFAULT;
    /// let weights = Weights::from_fn(|name| match name.feature() {
    ///     Feature::Backward => Score::ZERO,
    ///     _ => default.weight(name),
    /// });
    /// assert_eq!(weights, Weights::DEFAULT.with(Feature::Backward, &[Score::ZERO]));
    /// ```
    #[must_use]
    pub fn from_fn(mut score: impl FnMut(WeightName) -> Score) -> Weights {
        Weights {
            pawns: PawnWeights::from_fn(&mut score),
            kings: KingWeights::from_fn(&mut score),
            squares: SquareWeights::from_fn(&mut score),
        }
    }

    /// The weight with a name.
    #[must_use]
    pub fn weight(&self, name: WeightName) -> Score {
        self.of(name.feature, name.number)
    }

    /// The weight with this number among those of a feature.
    pub(super) fn of(&self, feature: Feature, number: usize) -> Score {
        match feature.group() {
            FeatureGroup::Pawns => self.pawns.weight(feature, number),
            FeatureGroup::Kings => self.kings.weight(feature, number),
            FeatureGroup::Squares => self.squares.weight(feature, number),
        }
    }

    /// Weights from text, as [`FromStr`] reads them, with warnings about what is missing or no longer used.
    ///
    /// A file written by an earlier version may have weights of features that have been removed, and lacks those of
    /// features added later. Both are passed to `warn`, in the order of the lines and then of the features.
    ///
    /// ```
    /// use pawn_structure::eval::{Weights, WeightsError};
    ///
    /// let mut text = Weights::DEFAULT.to_string();
    /// text.push_str("unstoppable 0 12\n");
    /// let mut warnings = Vec::new();
    /// assert_eq!(Weights::read(&text, |warning| warnings.push(warning.to_string()))?, Weights::DEFAULT);
    /// assert!(warnings[0].ends_with("`unstoppable` no longer exists; replaced by `pawn_ending`"));
    /// # Ok::<(), WeightsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A [`WeightsError`], which names the line.
    pub fn read(text: &str, mut warn: impl FnMut(WeightsWarning)) -> Result<Weights, WeightsError> {
        let mut pawns = [None; PawnWeights::LEN];
        let mut kings = [None; KingWeights::LEN];
        let mut squares = [None; SquareWeights::LEN];
        for (index, line) in text.lines().enumerate() {
            let line_number = index + 1;
            let fail = |reason| WeightsError {
                line: line_number,
                reason,
            };
            let content = line.split('#').next().unwrap_or_default();
            let mut fields = content.split_ascii_whitespace();
            let Some(name) = fields.next() else { continue };
            let mut value = || -> Result<i16, WeightsError> {
                let field = fields.next().ok_or_else(|| fail(Reason::Fields))?;
                match field.parse() {
                    Ok(value) => Ok(value),
                    Err(error) => Err(fail(Reason::Number(error))),
                }
            };
            let found = find(name);
            let gone = GONE.iter().find(|gone| gone.covers(name));
            if found.is_none() && gone.is_none() {
                return Err(fail(Reason::unknown(name)));
            }
            let score = Score::new(value()?.into(), value()?.into());
            if fields.next().is_some() {
                return Err(fail(Reason::Fields));
            }
            let Some((feature, number)) = found else {
                if let Some(gone) = gone
                    && score != Score::ZERO
                {
                    warn(WeightsWarning(Warning::Gone {
                        line: line_number,
                        name: Quote::new(name),
                        instead: gone.instead,
                    }));
                }
                continue;
            };
            let index = feature.range().start + number;
            let seen = match feature.group() {
                FeatureGroup::Pawns => &mut pawns[index],
                FeatureGroup::Kings => &mut kings[index],
                FeatureGroup::Squares => &mut squares[index],
            };
            if seen.replace(score).is_some() {
                return Err(fail(Reason::Twice(WeightName { feature, number })));
            }
        }
        for (feature, number) in slots() {
            let index = feature.range().start + number;
            let is_missing = match feature.group() {
                FeatureGroup::Pawns => pawns[index].is_none(),
                FeatureGroup::Kings => kings[index].is_none(),
                // Weights that are zero by default are not missed.
                FeatureGroup::Squares => false,
            };
            if is_missing {
                let name = WeightName { feature, number };
                warn(WeightsWarning(Warning::Missing(name)));
            }
        }
        Ok(Weights {
            pawns: PawnWeights(pawns.map(Packed::or_zero)),
            kings: KingWeights(kings.map(Packed::or_zero)),
            squares: SquareWeights(squares.map(Packed::or_zero)),
        })
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

/// The name of a weight, as in a file: the feature, and the rank if it has one weight per rank.
///
/// ```
/// use pawn_structure::{Rank, eval::{Feature, WeightName}};
///
/// let name: WeightName = "passed.6".parse().unwrap();
/// assert_eq!((name.feature(), name.rank()), (Feature::Passed, Some(Rank::Sixth)));
/// assert_eq!(name.to_string(), "passed.6");
/// assert!("passed.1".parse::<WeightName>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WeightName {
    feature: Feature,
    /// Always below the number of weights that the feature has.
    number: usize,
}

impl WeightName {
    /// The names of all weights of a group, in the order of the weights.
    pub fn all(group: FeatureGroup) -> impl Iterator<Item = WeightName> {
        slots()
            .filter(move |(feature, _)| feature.group() == group)
            .map(|(feature, number)| WeightName { feature, number })
    }

    /// The names of the weights of a feature: one, or one for each of its ranks, the lowest first.
    #[must_use]
    pub fn of(feature: Feature) -> impl ExactSizeIterator<Item = WeightName> {
        (0..feature.len()).map(move |number| WeightName { feature, number })
    }

    /// The feature.
    #[inline]
    #[must_use]
    pub const fn feature(self) -> Feature {
        self.feature
    }

    /// The rank, as the side counts ranks; `None` if the feature has one weight for all.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        self.feature.rank(self.number)
    }
}

/// `isolated`, or with the rank `passed.6`.
impl FromStr for WeightName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<WeightName, ParseError> {
        find(text)
            .map(|(feature, number)| WeightName { feature, number })
            .ok_or(ParseError::expected("the name of a weight"))
    }
}

/// `isolated`, or with the rank `passed.6`.
impl fmt::Display for WeightName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.feature.name())?;
        match self.rank() {
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
            let name = WeightName { feature, number };
            let Score { mg, eg } = self.weight(name);
            writeln!(f, "{name} {mg} {eg}")?;
        }
        Ok(())
    }
}

/// As [`Weights::read`], but silent about what is missing or removed.
impl FromStr for Weights {
    type Err = WeightsError;

    fn from_str(text: &str) -> Result<Weights, WeightsError> {
        Weights::read(text, |_| {})
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

/// A weight that is missing from a text or no longer used; printed as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsWarning(Warning);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Warning {
    Gone {
        line: usize,
        name: Quote,
        instead: &'static str,
    },
    Missing(WeightName),
}

impl fmt::Display for WeightsWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Warning::Gone {
                line,
                name,
                instead,
            } => write!(
                f,
                "line {line}: `{name}` no longer exists; replaced by {instead}"
            ),
            Warning::Missing(name) => write!(f, "`{name}` is missing: it counts as zero"),
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
    /// The line, counted from 1.
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
}

impl Reason {
    fn unknown(name: &str) -> Reason {
        Reason::Unknown(Quote::new(name))
    }
}

/// The beginning of a word, stored without allocation.
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
            Reason::Twice(name) => write!(f, "`{name}` occurs twice"),
        }
    }
}

impl Error for WeightsError {}
