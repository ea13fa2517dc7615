//! Sets of patterns.

use core::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

use super::Pattern;

/// How many patterns the bits have room for: more than there are.
const WORDS: usize = 4;
const _: () = assert!(Pattern::ALL.len() <= WORDS * 64);

/// A set of patterns of the catalogue.
///
/// Made by [`PatternSet::new`], which also works in a constant, or collected from an iterator; iterating gives
/// the patterns in the order of the catalogue. How it is stored is hidden, so that patterns can be added.
///
/// ```
/// use pawn_structure::{Pattern, PatternSet, PawnStructure};
///
/// const WEAK: PatternSet = PatternSet::new(&[Pattern::Isolated, Pattern::Backward, Pattern::Weak]);
///
/// assert_eq!(WEAK.len(), 3);
/// assert!(WEAK.contains(Pattern::Backward));
/// // Those of them that a structure does not hold have to be computed separately.
/// assert!((WEAK - PatternSet::new(PawnStructure::PATTERNS)).iter().eq([Pattern::Weak]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PatternSet([u64; WORDS]);

impl PatternSet {
    /// No pattern.
    pub const EMPTY: PatternSet = PatternSet([0; WORDS]);

    /// The whole catalogue.
    pub const ALL: PatternSet = PatternSet::new(Pattern::ALL);

    /// The patterns of a list, in any order; one that is listed twice is in the set once.
    #[must_use]
    pub const fn new(patterns: &[Pattern]) -> PatternSet {
        let mut set = PatternSet::EMPTY;
        let mut index = 0;
        while index < patterns.len() {
            set = set.with(patterns[index]);
            index += 1;
        }
        set
    }

    const fn bit(pattern: Pattern) -> (usize, u64) {
        (pattern as usize / 64, 1 << (pattern as usize % 64))
    }

    /// Whether a pattern is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, pattern: Pattern) -> bool {
        let (word, bit) = PatternSet::bit(pattern);
        self.0[word] & bit != 0
    }

    /// The set with a pattern added to it.
    #[inline]
    #[must_use]
    pub const fn with(mut self, pattern: Pattern) -> PatternSet {
        let (word, bit) = PatternSet::bit(pattern);
        self.0[word] |= bit;
        self
    }

    /// The set with a pattern taken out of it.
    #[inline]
    #[must_use]
    pub const fn without(mut self, pattern: Pattern) -> PatternSet {
        let (word, bit) = PatternSet::bit(pattern);
        self.0[word] &= !bit;
        self
    }

    const fn map(mut self, other: PatternSet, operation: Operation) -> PatternSet {
        let mut word = 0;
        while word < WORDS {
            let (a, b) = (self.0[word], other.0[word]);
            self.0[word] = match operation {
                Operation::And => a & b,
                Operation::Or => a | b,
                Operation::Without => a & !b,
            };
            word += 1;
        }
        self
    }

    /// The patterns in both sets: `&`, usable in a `const`.
    #[must_use]
    pub const fn intersection(self, other: PatternSet) -> PatternSet {
        self.map(other, Operation::And)
    }

    /// The patterns in either set: `|`, usable in a `const`.
    #[must_use]
    pub const fn union(self, other: PatternSet) -> PatternSet {
        self.map(other, Operation::Or)
    }

    /// The patterns in this set and not in the other: `-`, usable in a `const`.
    #[must_use]
    pub const fn difference(self, other: PatternSet) -> PatternSet {
        self.map(other, Operation::Without)
    }

    /// How many patterns are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        let mut len = 0;
        let mut word = 0;
        while word < WORDS {
            len += self.0[word].count_ones() as usize;
            word += 1;
        }
        len
    }

    /// Whether no pattern is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The patterns, in the order of the catalogue.
    #[must_use]
    pub fn iter(self) -> Patterns {
        self.into_iter()
    }
}

/// What to do with two words; a function cannot be passed in a `const fn`.
#[derive(Clone, Copy)]
enum Operation {
    And,
    Or,
    Without,
}

/// The set operators, each from its named method.
macro_rules! operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident: $named:ident;)*) => { $(
        impl $operator for PatternSet {
            type Output = PatternSet;

            fn $method(self, other: PatternSet) -> PatternSet {
                self.$named(other)
            }
        }

        impl $assign for PatternSet {
            fn $assign_method(&mut self, other: PatternSet) {
                *self = $operator::$method(*self, other);
            }
        }
    )* };
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign: intersection;
    BitOr bitor BitOrAssign bitor_assign: union;
    Sub sub SubAssign sub_assign: difference;
}

/// The set that holds the pattern alone.
impl From<Pattern> for PatternSet {
    fn from(pattern: Pattern) -> PatternSet {
        PatternSet::EMPTY.with(pattern)
    }
}

impl FromIterator<Pattern> for PatternSet {
    fn from_iter<I: IntoIterator<Item = Pattern>>(patterns: I) -> PatternSet {
        patterns
            .into_iter()
            .fold(PatternSet::EMPTY, PatternSet::with)
    }
}

impl Extend<Pattern> for PatternSet {
    fn extend<I: IntoIterator<Item = Pattern>>(&mut self, patterns: I) {
        *self |= PatternSet::from_iter(patterns);
    }
}

/// The patterns, in the order of the catalogue.
impl IntoIterator for PatternSet {
    type Item = Pattern;
    type IntoIter = Patterns;

    fn into_iter(self) -> Patterns {
        Patterns(self)
    }
}

/// The patterns as a set.
impl fmt::Debug for PatternSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The patterns of a [`PatternSet`], in the order of the catalogue.
#[derive(Clone, Debug)]
pub struct Patterns(PatternSet);

impl Iterator for Patterns {
    type Item = Pattern;

    fn next(&mut self) -> Option<Pattern> {
        let left = &mut self.0.0;
        let word = left.iter().position(|word| *word != 0)?;
        let bit = left[word].trailing_zeros() as usize;
        left[word] &= left[word] - 1;
        Pattern::ALL.get(64 * word + bit).copied()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Patterns {}

impl FusedIterator for Patterns {}
