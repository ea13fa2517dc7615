//! Weights, what they are multiplied by, and weights as text.

use core::{error::Error, fmt, num::ParseIntError, ops::Range, str::FromStr};

#[cfg(feature = "batch")]
use crate::lanes::{Factors, factors};

use super::{
    Score, alone, defaults,
    features::{Feature, FeatureGroup, GONE, features, size, sources},
};

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
            pub const ZERO: $weights = $weights::new(&[Score::ZERO; $weights::LEN]);

            /// Those of [`Weights::DEFAULT`].
            pub const DEFAULT: $weights = $weights::of(&defaults::WEIGHTS);

            /// These weights, in the order of the features.
            ///
            /// A value beyond 32,767 on either side of zero becomes that: so the sum of all products
            /// is certain to fit an `i32`.
            #[must_use]
            pub const fn new(scores: &[Score; $weights::LEN]) -> $weights {
                let mut weights = $weights([Packed::ZERO; $weights::LEN]);
                let mut i = 0;
                while i < $weights::LEN {
                    weights.0[i] = Packed::new(scores[i]);
                    i += 1;
                }
                weights
            }

            /// All weights, in the order of the features: [`Feature::range`] says where those of a
            /// feature are.
            #[must_use]
            pub fn scores(&self) -> [Score; $weights::LEN] {
                self.0.map(Packed::score)
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

            /// The sum of the products with the counts by rank of both sides, without the weights of a range.
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

        /// The weights, one a feature and rank.
        impl fmt::Debug for $weights {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($weights)).field(&self.scores()).finish()
            }
        }

        $(#[$counts_attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $counts([i16; $weights::LEN]);

        /// The numbers of a row of a batch.
        impl From<[i16; $weights::LEN]> for $counts {
            fn from(numbers: [i16; $weights::LEN]) -> $counts {
                $counts(numbers)
            }
        }

        impl $counts {
            pub(super) fn new(found: &[Both; features(FeatureGroup::$group)]) -> $counts {
                const SOURCES: [u8; $weights::LEN] = sources(FeatureGroup::$group);
                let differences = differences(found);
                let numbers = differences.as_flattened().as_flattened();
                $counts(SOURCES.map(|source| i16::from(numbers[usize::from(source)] as i8)))
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
            pub fn of(&self, feature: Feature) -> Option<&[i16]> {
                (feature.group() == FeatureGroup::$group).then(|| &self.0[feature.range()])
            }

            /// The sum of the products with the weights: the evaluation.
            ///
            /// No weights can overflow it: the numbers of a position add up to a few thousand at most.
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

/// White's counts minus Black's, as bytes with a sign: of each rank, and of all together in the first place of eight.
// Words that become bytes in memory: shifted out of registers they would take three times as long.
#[inline]
fn differences<const N: usize>(counts: &[Both; N]) -> [[[u8; 8]; 2]; N] {
    // A count is below 128, so that no byte borrows from the next one.
    const TOP: u64 = 0x8080_8080_8080_8080;
    const EVERY: u64 = 0x0101_0101_0101_0101;
    // The highest byte of a product is the sum of all, as long as none has a sign, which would carry.
    let sum = |counts: u64| counts.wrapping_mul(EVERY) >> 56;
    let mut differences = [[[0; 8]; 2]; N];
    for (difference, [white, black]) in differences.iter_mut().zip(counts) {
        let (white, black) = (u64::from_le_bytes(*white), u64::from_le_bytes(*black));
        let by_rank = (white | TOP).wrapping_sub(black) ^ TOP;
        *difference = [by_rank, sum(white).wrapping_sub(sum(black))].map(u64::to_le_bytes);
    }
    differences
}

/// A weight for the middlegame and one for the endgame in one number, `eg << 32` plus `mg`: so that one multiplication
/// does for both, and sums stay apart as long as both fit an `i32`.
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

    const fn new(score: Score) -> Packed {
        Packed(((Packed::half(score.eg) as i64) << 32) + Packed::half(score.mg) as i64)
    }

    /// What a half may be.
    const fn half(value: i32) -> i32 {
        const MOST: i32 = i16::MAX as i32;
        if value > MOST {
            MOST
        } else if value < -MOST {
            -MOST
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
    /// The weights of what depends on the pawns alone.
    ///
    /// One [`Score`] for each feature, or for each rank of it.
    ///
    /// ```
    /// use pawn_structure::eval::{Feature, PawnWeights, Score};
    ///
    /// let mut scores = PawnWeights::DEFAULT.scores();
    /// scores[Feature::Isolated.range()][0] = Score::new(-8, -3);
    /// let weights = PawnWeights::new(&scores);
    /// assert_eq!(weights.scores(), scores);
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
    /// The weights of what depends on the pawns and the kings.
    ///
    /// One [`Score`] for each feature, or for each rank of it.
    KingWeights
    /// What the weights of the kings are multiplied by: White's counts minus Black's.
    ///
    /// A type of its own, so that it cannot be taken for something that a table of pawns may hold.
    KingCounts
}

group! {
    Squares
    /// The weights of the squares on which pawns and kings stand.
    ///
    /// An engine has piece-square tables, and these would count the same again: they are zero by default. See
    /// [`Weights::ALONE`].
    SquareWeights
    /// What the weights of the squares are multiplied by: White's counts minus Black's.
    SquareCounts
}

/// The weights of an evaluation.
///
/// As text, one weight a line: the name of the feature, the rank behind a dot if it is by rank, the value
/// of the middlegame, that of the endgame. What follows a `#` is a comment. Names are looked up, so
/// that a file outlives a change of the features: what is missing is zero, and what is gone is passed over;
/// [`Weights::read`] tells of both. A name that never was or is there twice is an error.
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
    /// Where pawns and kings stand: zero by default, because an engine has piece-square tables.
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
    /// What an engine adds to its material, piece-square tables and pieces: chosen by games.
    ///
    /// Those of squares are zero. `docs/evaluation.md` says what was tried, what it gained, and how to fit weights to
    /// an engine.
    ///
    /// Units: 100 to a pawn in the endgame, as an engine's material has it. Pawns themselves are not in it, nor the
    /// tempo, nor what pieces do.
    pub const DEFAULT: Weights = defaults::WEIGHTS;

    /// What pawns and kings say of a position by themselves, squares included: for looking at pawns without an engine.
    ///
    /// Fitted beside material alone, so that they also stand for much that comes with good pawns. In an engine they
    /// count a second time what its own terms say, and lose games: there take [`Weights::DEFAULT`].
    ///
    /// ```
    /// use pawn_structure::{FenError, eval::{SquareWeights, Weights, explain}};
    ///
    /// assert_eq!(Weights::DEFAULT.squares, SquareWeights::ZERO);
    /// // A pawn in the centre is worth more than one behind, though neither is passed or connected.
    /// let worth = |placement: &str| Ok(explain(placement.parse()?, None, &Weights::ALONE).score().mg);
    /// assert!(worth("8/3p4/8/8/3P4/8/8/8")? > worth("8/3p4/8/8/8/8/3P4/8")?);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Units: as those of [`Weights::DEFAULT`].
    pub const ALONE: Weights = alone::WEIGHTS;

    /// All weights zero.
    pub const ZERO: Weights = Weights {
        pawns: PawnWeights::ZERO,
        kings: KingWeights::ZERO,
        squares: SquareWeights::ZERO,
    };

    /// The weight of a feature, of this number among those it has.
    ///
    /// # Panics
    ///
    /// If the feature has no such weight.
    #[must_use]
    pub fn weight(&self, feature: Feature, number: usize) -> Score {
        assert!(number < feature.len(), "`{feature}` has no weight {number}");
        match feature.group() {
            FeatureGroup::Pawns => self.pawns.weight(feature, number),
            FeatureGroup::Kings => self.kings.weight(feature, number),
            FeatureGroup::Squares => self.squares.weight(feature, number),
        }
    }

    /// Weights from text, as [`FromStr`] reads them, with warnings of what is missing in it or no longer used.
    ///
    /// A file that an earlier version wrote may have weights of features that are gone, and lacks those of features
    /// that came later. Both are passed to `warn`, in the order of the lines and then of the features.
    ///
    /// ```
    /// use pawn_structure::eval::{Weights, WeightsError};
    ///
    /// let mut text = Weights::DEFAULT.to_string();
    /// text.push_str("unstoppable 0 12\n");
    /// let mut warnings = Vec::new();
    /// assert_eq!(Weights::read(&text, |warning| warnings.push(warning.to_string()))?, Weights::DEFAULT);
    /// assert!(warnings[0].ends_with("`unstoppable` is gone; what replaces it: `pawn_ending`"));
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
                    Ok(i16::MIN) => Err(fail(Reason::Lowest)),
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
                // Nobody misses what is zero by default.
                FeatureGroup::Squares => false,
            };
            if is_missing {
                let name = WeightName { feature, number };
                warn(WeightsWarning(Warning::Missing(name)));
            }
        }
        Ok(Weights {
            pawns: PawnWeights::new(&pawns.map(Option::unwrap_or_default)),
            kings: KingWeights::new(&kings.map(Option::unwrap_or_default)),
            squares: SquareWeights::new(&squares.map(Option::unwrap_or_default)),
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

/// As [`Weights::read`], without a word about what is missing or gone.
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

/// What is missing in a text of weights or no longer used; printed as a sentence.
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
                "line {line}: `{name}` is gone; what replaces it: {instead}"
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
    Lowest,
    Twice(WeightName),
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
                write!(f, "expected a number from -{0} to {0}: {error}", i16::MAX)
            }
            Reason::Lowest => write!(f, "expected a number from -{0} to {0}", i16::MAX),
            Reason::Twice(name) => write!(f, "`{name}` is there twice"),
        }
    }
}

impl Error for WeightsError {}
