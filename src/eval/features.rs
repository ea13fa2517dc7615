//! The catalogue of evaluation features, and the one definition of each.
//!
//! A feature is a number for each side: how many squares a set has, in all or rank by rank. Evaluation,
//! coefficients and explanations all use the same expression; they differ only in what they do with the
//! numbers, which is a [`Terms`].

use core::fmt;

use crate::{
    Pattern, Rank,
    lanes::{Lane, View},
    pawns::regions::files,
};

/// The kings as one colour sees them, each a set of one square or none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KingView<L> {
    pub(crate) king: L,
    pub(crate) enemy_king: L,
    /// The front-most passed pawns that kings go to: those of the view, or none where distances are taken from the squares.
    pub(crate) passers: L,
}

impl<L: Lane> KingView<L> {
    #[inline(always)]
    pub(crate) fn new(view: View<L>, king: L, enemy_king: L) -> KingView<L> {
        KingView {
            king,
            enemy_king,
            passers: view.passed_front_most(),
        }
    }
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

/// Which group of weights a feature belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FeatureGroup {
    /// A function of the pawns alone: [`PawnWeights`](super::PawnWeights).
    Pawns,
    /// A function of the pawns and the kings: [`KingWeights`](super::KingWeights).
    Kings,
    /// Where pawns and kings stand, which an engine's piece-square tables already cover:
    /// [`SquareWeights`](super::SquareWeights).
    Squares,
}

struct Row {
    name: &'static str,
    summary: &'static str,
    group: FeatureGroup,
    /// The ranks that have a weight of their own, counted from 1; `None` if one weight applies to all.
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
        squares($sview:ident, $skings:ident) {
            $($square:ident $square_name:literal ranks $sfirst:literal to $slast:literal:
                $square_summary:literal, $square_found:expr;)*
        }
    ) => {
        /// What the evaluation counts.
        ///
        /// A feature has one weight, or one for each of some ranks, counted from the side's own back
        /// rank. A weight is multiplied by White's count minus Black's. The order of the features is
        /// that of the weights, and may change between versions; the names do not.
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
            $(#[doc = concat!("*", $square_name, "*: ", $square_summary, ".")] $square,)*
        }

        impl Feature {
            /// Every feature, in the order of the weights: those of pawns, of kings, of squares.
            pub const ALL: &[Feature] = &[$(Feature::$pawn,)* $(Feature::$king,)* $(Feature::$square,)*];
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
            $(Row {
                name: $square_name,
                summary: $square_summary,
                group: FeatureGroup::Squares,
                ranks: Some(($sfirst, $slast)),
                pattern: None,
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

        #[allow(clippy::inline_always)]
        #[inline(always)]
        pub(crate) fn square_terms<L: Lane>($sview: View<L>, $skings: KingView<L>, terms: &mut impl Terms<L>) {
            $(terms.add(Feature::$square, $square_found);)*
        }
    };
}

/// A whole set, counted by rank.
#[inline(always)]
fn each<L: Lane>(squares: L) -> Found<L> {
    Found {
        squares,
        counts: squares.rank_counts(),
    }
}

/// The pawns on a file and its mirror image, the a-file as 0.
#[inline(always)]
fn on_files<L: Lane>(squares: L, file: usize) -> Found<L> {
    each(squares & squares.splat(files(file, file) | files(7 - file, 7 - file)))
}

/// The distance beyond which a king is far from a pawn, however far.
pub(super) const FAR: usize = 4;

/// The moves of a king to the stops of pawns, [`FAR`] at most, added up on the ranks of the pawns.
#[inline(always)]
fn distances_to_stops<L: Lane>(king: L, pawns: L) -> Found<L> {
    let mut reached = king;
    let mut counts = (pawns & !reached.south()).rank_counts();
    for _ in 1..FAR {
        reached = reached.with_neighbours();
        counts = counts.plus((pawns & !reached.south()).rank_counts());
    }
    Found {
        squares: pawns,
        counts,
    }
}

features! {
    pawns(view) {
        Passed "passed" ranks 2 to 7 of PassedFrontMost:
            "front-most passed pawns", each(view.passed_front_most());
        ProtectedPasser "protected-passer" of ProtectedPassers:
            "protected passed pawns", each(view.protected_passers());
        Isolated "isolated":
            "isolated pawns that are not passed", each(view.isolated() & !view.passed());
        Backward "backward" of Backward:
            "backward pawns", each(view.backward());
        DoubledRear "doubled-rear" of DoubledRear:
            "pawns with an own pawn ahead on the file", each(view.doubled_rear());
        Phalanx "phalanx" ranks 2 to 6 of Phalanx:
            "pawns with an own pawn beside them", each(view.phalanx());
        Defended "defended" ranks 3 to 6 of Defended:
            "pawns that an own pawn defends", each(view.defended());
    }
    kings(view, kings) {
        Shelter "shelter" ranks 2 to 4:
            "pawns that shelter the king", each(view.shelter(kings.king));
        KingToPasser "king-to-passer" ranks 2 to 7:
            "moves of the own king to the stops of passed pawns, four at most",
            distances_to_stops(kings.king, kings.passers);
        EnemyKingToPasser "enemy-king-to-passer" ranks 2 to 7:
            "moves of the enemy king to the stops of passed pawns, four at most",
            distances_to_stops(kings.enemy_king, kings.passers);
        EnemyPawnNear "enemy-pawn-near":
            "enemy pawns beside the king", each(view.enemy & kings.king.with_neighbours());
    }
    squares(view, kings) {
        FilesAH "files-a-h" ranks 2 to 6: "pawns on the a- and h-file", on_files(view.own, 0);
        FilesBG "files-b-g" ranks 2 to 6: "pawns on the b- and g-file", on_files(view.own, 1);
        FilesCF "files-c-f" ranks 2 to 6: "pawns on the c- and f-file", on_files(view.own, 2);
        FilesDE "files-d-e" ranks 2 to 6: "pawns on the d- and e-file", on_files(view.own, 3);
        KingAH "king-a-h" ranks 1 to 8: "a king on the a- or h-file", on_files(kings.king, 0);
        KingBG "king-b-g" ranks 1 to 8: "a king on the b- or g-file", on_files(kings.king, 1);
        KingCF "king-c-f" ranks 1 to 8: "a king on the c- or f-file", on_files(kings.king, 2);
        // A king on the first rank of these files is the reference for the others.
        KingDE "king-d-e" ranks 2 to 8: "a king on the d- or e-file", on_files(kings.king, 3);
    }
}

/// A weight or weights of an earlier version.
pub(crate) struct Gone {
    name: &'static str,
    /// The ranks of its weights, counted from 1; `None` if one weight applied to all.
    ranks: Option<(u8, u8)>,
    /// What says the same now.
    pub(crate) instead: &'static str,
}

impl Gone {
    /// Whether a name in a file, with or without a rank, is one of these weights.
    pub(crate) fn covers(&self, name: &str) -> bool {
        match (self.ranks, name.split_once('.')) {
            (None, None) => name == self.name,
            (Some((first, last)), Some((name, rank))) => {
                let rank = rank.parse::<u8>();
                name == self.name && rank.is_ok_and(|rank| (first..=last).contains(&rank))
            }
            _ => false,
        }
    }
}

/// The weights that were removed.
pub(crate) const GONE: &[Gone] = &[
    gone("doubled-isolated", None, "`doubled-rear` and `isolated`"),
    gone(
        "protected-passer",
        Some((3, 7)),
        "`protected-passer`, one for all ranks",
    ),
    gone("candidate", Some((2, 6)), NOTHING),
    gone("isolated", Some((2, 6)), "`isolated`, one for all ranks"),
    gone("backward", Some((2, 5)), "`backward`, one for all ranks"),
    gone("weak-unopposed", None, "`isolated` and `backward`"),
    gone("open-phalanx", Some((2, 6)), "`phalanx`"),
    gone("ram", Some((5, 6)), NOTHING),
    gone("lever-push", None, NOTHING),
    gone("islands", None, "`isolated`"),
    gone("both-wings", None, NOTHING),
    gone("space", None, NOTHING),
    gone("shelter", Some((5, 7)), NOTHING),
    gone("storm", Some((2, 7)), NOTHING),
    gone("blocked-storm", Some((3, 7)), NOTHING),
    gone("king-file", Some((2, 6)), "`shelter`"),
    gone("beside-king-file", Some((2, 6)), "`shelter`"),
    gone(
        "passer-king",
        Some((2, 7)),
        "`king-to-passer`, four moves at most",
    ),
    gone(
        "passer-enemy-king",
        Some((2, 7)),
        "`enemy-king-to-passer`, four moves at most",
    ),
    gone("own-pawn-distance", None, NOTHING),
    gone("enemy-pawn-distance", None, "`enemy-pawn-near`"),
    gone("unstoppable", None, "`pawn_ending`"),
];

const NOTHING: &str = "nothing";

const fn gone(name: &'static str, ranks: Option<(u8, u8)>, instead: &'static str) -> Gone {
    Gone {
        name,
        ranks,
        instead,
    }
}

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

/// How many features a group has.
pub(crate) const fn features(group: FeatureGroup) -> usize {
    let mut features = 0;
    let mut i = 0;
    while i < ROWS.len() {
        features += (ROWS[i].group as u8 == group as u8) as usize;
        i += 1;
    }
    features
}

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

/// Where the numbers of a group are, in the order of the weights, if each feature has 16 places: the first eight for
/// the ranks, the next one for the total.
pub(super) const fn sources<const LEN: usize>(group: FeatureGroup) -> [u8; LEN] {
    assert!(features(group) <= 16, "a place is a byte");
    let mut sources = [0; LEN];
    let mut i = 0;
    while i < ROWS.len() {
        let feature = Feature::ALL[i];
        if feature.group() as u8 == group as u8 {
            let mut number = 0;
            while number < feature.len() {
                let place = match feature.first_rank() {
                    Some(first) => first + number,
                    None => 8,
                };
                sources[feature.range().start + number] = (16 * feature.index() + place) as u8;
                number += 1;
            }
        }
        i += 1;
    }
    sources
}

impl Feature {
    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name, in lower case and with hyphens, as in a file of weights: `doubled-rear`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What is counted, in a line.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        self.row().summary
    }

    /// Which group of weights it belongs to.
    #[must_use]
    pub const fn group(self) -> FeatureGroup {
        self.row().group
    }

    /// The pattern whose squares are counted; `None` if they are not those of one pattern.
    #[must_use]
    pub const fn pattern(self) -> Option<Pattern> {
        self.row().pattern
    }

    /// Whether it has one weight per rank instead of one for all.
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

    /// The rank of its weight with this number, as the side counts ranks; `None` if it is not by rank
    /// or has no such weight.
    #[must_use]
    pub const fn rank(self, weight: usize) -> Option<Rank> {
        match self.row().ranks {
            Some((first, last)) if weight <= last - first => Some(Rank::ALL[first - 1 + weight]),
            _ => None,
        }
    }

    /// The feature with a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Feature> {
        let is_it = |feature: &&Feature| feature.name() == name;
        Feature::ALL.iter().find(is_it).copied()
    }

    /// Its number among the features of its group.
    pub(crate) const fn index(self) -> usize {
        let before = match self.group() {
            FeatureGroup::Pawns => 0,
            FeatureGroup::Kings => features(FeatureGroup::Pawns),
            FeatureGroup::Squares => features(FeatureGroup::Pawns) + features(FeatureGroup::Kings),
        };
        self as usize - before
    }

    /// The rank of its first weight, counted from 0; `None` if one weight applies to all.
    pub(crate) const fn first_rank(self) -> Option<usize> {
        match self.row().ranks {
            Some((first, _)) => Some(first - 1),
            None => None,
        }
    }
}

/// The name.
impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
