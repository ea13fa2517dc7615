//! The catalogue of evaluation features, and the one definition of each.
//!
//! A feature is a number for each side: how many squares a set has, all together or rank by rank.
//! What is evaluated, listed as coefficients or explained is always the same expression here; only what
//! is done with the numbers differs, which is a [`Terms`].

use core::fmt;

use crate::{
    Bitboard, Pattern, Rank,
    pawns::{
        View,
        lane::Lane,
        regions::{files, ranks},
    },
};

/// The kings as one colour sees them, each a set of one square; and whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KingView<L> {
    pub(crate) king: L,
    pub(crate) enemy_king: L,
    /// All squares if the enemy is to move, none otherwise.
    pub(crate) waits: L,
}

/// What a feature finds for one side: the squares behind it, and their number for each rank, in the
/// byte of the rank. No byte reaches 128.
pub(crate) struct Found<L> {
    pub(crate) squares: L,
    pub(crate) counts: L,
}

/// What is done with the features.
pub(crate) trait Terms<L> {
    fn add(&mut self, feature: Feature, found: Found<L>);
}

/// Which weights a feature has a part in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FeatureGroup {
    /// A function of the pawns alone: [`PawnWeights`](super::PawnWeights).
    Pawns,
    /// Pawns, kings and the turn: [`KingWeights`](super::KingWeights).
    Kings,
}

struct Row {
    name: &'static str,
    summary: &'static str,
    group: FeatureGroup,
    /// The ranks that have a weight of their own, counted from 1; `None` if one weight is for all.
    ranks: Option<(usize, usize)>,
    pattern: Option<Pattern>,
}

impl Row {
    const fn len(&self) -> usize {
        match self.ranks {
            Some((first, last)) => last - first + 1,
            None => 1,
        }
    }
}

macro_rules! features {
    (@ranks) => { None };
    (@ranks $first:literal $last:literal) => { Some(($first, $last)) };
    (@pattern) => { None };
    (@pattern $pattern:ident) => { Some(Pattern::$pattern) };
    (
        pawns($view:ident) {
            $($pawn:ident $pawn_name:literal $(ranks $pfirst:literal to $plast:literal)? $(of $ppattern:ident)?:
                $pawn_summary:literal, $pawn_found:expr;)*
        }
        kings($kview:ident, $kings:ident) {
            $($king:ident $king_name:literal $(ranks $kfirst:literal to $klast:literal)? $(of $kpattern:ident)?:
                $king_summary:literal, $king_found:expr;)*
        }
    ) => {
        /// What the evaluation counts.
        ///
        /// A feature has one weight, or one for each of some ranks, counted from the side's own back
        /// rank. The number that a weight is multiplied by is White's count minus Black's. The order of
        /// the features is that of the weights, and may change from version to version; the names do
        /// not.
        ///
        /// ```
        /// use pawn_structure::{Pattern, eval::Feature};
        ///
        /// let passed = Feature::from_name("passed").unwrap();
        /// assert_eq!(passed.pattern(), Some(Pattern::PassedFrontMost));
        /// assert!(passed.is_by_rank());
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Feature {
            $(#[doc = concat!("*", $pawn_name, "*: ", $pawn_summary, ".")] $pawn,)*
            $(#[doc = concat!("*", $king_name, "*: ", $king_summary, ".")] $king,)*
        }

        impl Feature {
            /// Every feature, in the order of the weights: those of pawns, then those of kings.
            pub const ALL: &[Feature] = &[$(Feature::$pawn,)* $(Feature::$king,)*];
        }

        const ROWS: [Row; Feature::ALL.len()] = [
            $(Row {
                name: $pawn_name,
                summary: $pawn_summary,
                group: FeatureGroup::Pawns,
                ranks: features!(@ranks $($pfirst $plast)?),
                pattern: features!(@pattern $($ppattern)?),
            },)*
            $(Row {
                name: $king_name,
                summary: $king_summary,
                group: FeatureGroup::Kings,
                ranks: features!(@ranks $($kfirst $klast)?),
                pattern: features!(@pattern $($kpattern)?),
            },)*
        ];

        // Inlined, as the formulas are: they share their parts with each other.
        #[allow(clippy::inline_always)]
        #[inline(always)]
        pub(crate) fn pawn_terms<L: Lane>($view: View<L>, terms: &mut impl Terms<L>) {
            $(terms.add(Feature::$pawn, $pawn_found);)*
        }

        #[allow(clippy::inline_always)]
        #[inline(always)]
        pub(crate) fn king_terms<L: Lane>($kview: View<L>, $kings: KingView<L>, terms: &mut impl Terms<L>) {
            $(terms.add(Feature::$king, $king_found);)*
        }
    };
}

/// A whole set, counted by rank.
#[inline]
fn each<L: Lane>(squares: L) -> Found<L> {
    Found {
        squares,
        counts: squares.rank_counts(),
    }
}

/// The pawns on a file and its mirror image, the a-file as 0.
#[inline]
fn on_files<L: Lane>(squares: L, file: usize) -> Found<L> {
    each(squares & squares.splat(files(file, file) | files(7 - file, 7 - file)))
}

/// The squares of the highest rank that has any; one is counted.
#[inline]
fn most_advanced<L: Lane>(squares: L) -> Found<L> {
    let occupied = squares.any_by_rank();
    let highest = occupied & !occupied.south().south_fill();
    Found {
        squares: squares & (highest << 8).minus(highest),
        counts: highest,
    }
}

/// One, with these squares behind it, in the words in which a condition has squares.
#[inline]
fn once<L: Lane>(squares: L, condition: L) -> Found<L> {
    let any = condition.any();
    let all = any.splat(Bitboard::EMPTY).minus(any);
    Found {
        squares: squares & all,
        counts: any,
    }
}

/// The distance of a king to each of the squares, added up.
#[inline]
fn distances<L: Lane>(king: L, squares: L) -> Found<L> {
    let mut reached = king;
    let mut counts = (squares & !reached).rank_counts();
    for _ in 1..7 {
        reached = reached.with_neighbours();
        counts = counts.plus((squares & !reached).rank_counts());
    }
    Found { squares, counts }
}

impl<L: Lane> View<L> {
    /// 1 where the side has more pawns than the enemy in a region.
    #[inline]
    fn has_majority(self, region: Bitboard) -> L {
        let own = (self.own & self.splat(region)).count();
        let enemy = (self.enemy & self.splat(region)).count();
        enemy.minus(own) >> 63
    }
}

include!("table.rs");

const fn offsets() -> [usize; ROWS.len()] {
    let mut offsets = [0; ROWS.len()];
    let mut i = 1;
    while i < ROWS.len() {
        // Weights of pawns and of kings are counted apart.
        offsets[i] = if ROWS[i].group as u8 == ROWS[i - 1].group as u8 {
            offsets[i - 1] + ROWS[i - 1].len()
        } else {
            0
        };
        i += 1;
    }
    offsets
}

const OFFSETS: [usize; ROWS.len()] = offsets();

/// How many weights the features of a group have.
pub(crate) const fn size(group: FeatureGroup) -> usize {
    let mut size = 0;
    let mut i = 0;
    while i < ROWS.len() {
        if ROWS[i].group as u8 == group as u8 {
            size += ROWS[i].len();
        }
        i += 1;
    }
    size
}

impl Feature {
    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name, in lower case and with hyphens, as in a file of weights: `open-phalanx`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What is counted, in a line.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        self.row().summary
    }

    /// Whether it depends on the pawns alone.
    #[must_use]
    pub const fn group(self) -> FeatureGroup {
        self.row().group
    }

    /// The pattern whose squares are counted; `None` if they are not those of one pattern.
    #[must_use]
    pub const fn pattern(self) -> Option<Pattern> {
        self.row().pattern
    }

    /// Whether it has a weight for each rank instead of one for all.
    #[must_use]
    pub const fn is_by_rank(self) -> bool {
        self.row().ranks.is_some()
    }

    /// How many weights it has.
    #[allow(clippy::len_without_is_empty, reason = "it is never 0")]
    #[must_use]
    pub const fn len(self) -> usize {
        self.row().len()
    }

    /// Where its weights are among those of its group.
    #[must_use]
    pub const fn range(self) -> core::ops::Range<usize> {
        let start = OFFSETS[self as usize];
        start..start + self.row().len()
    }

    /// The rank of its weight of this number, as the side counts ranks; `None` if it is not by rank or
    /// has no such weight.
    #[must_use]
    pub const fn rank(self, weight: usize) -> Option<Rank> {
        match self.row().ranks {
            Some((first, last)) if weight <= last - first => Some(Rank::ALL[first - 1 + weight]),
            _ => None,
        }
    }

    /// The feature of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Feature> {
        let is_it = |feature: &&Feature| feature.name() == name;
        Feature::ALL.iter().find(is_it).copied()
    }

    /// White's numbers minus Black's, from the counts by rank of both.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn write_difference(self, white: u64, black: u64, numbers: &mut [i16]) {
        const SIGNS: u64 = 0x8080_8080_8080_8080;
        let range = self.range();
        match self.row().ranks {
            Some((first, _)) => {
                // No byte borrows from the next: none reaches 128.
                let difference = ((white | SIGNS) - black ^ SIGNS).to_le_bytes();
                for (number, byte) in numbers[range].iter_mut().zip(&difference[first - 1..]) {
                    *number = i16::from(byte.cast_signed());
                }
            }
            None => numbers[range.start] = total(white) - total(black),
        }
    }
}

/// The sum of the bytes.
#[inline]
fn total(counts: u64) -> i16 {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    let sums = (counts & EVEN) + (counts >> 8 & EVEN);
    (sums.wrapping_mul(0x0001_0001_0001_0001) >> 48) as i16
}

/// The name.
impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
