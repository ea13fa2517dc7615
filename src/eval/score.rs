//! A value for the middlegame and one for the endgame, and interpolation between them.

use core::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign},
};

use crate::{Board, Role};

/// What something is worth in the middlegame and in the endgame.
///
/// `taper(phase) = (mg * phase + eg * (24 - phase)) / 24`.
///
/// Both halves are `i32`: the evaluation of any skeleton with any weights fits, and sums and multiples
/// of scores saturate at the ends of the range.
///
/// ```
/// use pawn_structure::eval::{Phase, Score};
///
/// let score = Score::new(10, 34) + Score::new(2, 2) * 3;
/// assert_eq!(score, Score::new(16, 40));
/// assert_eq!(score.taper(Phase::MIDDLEGAME), 16);
/// assert_eq!(score.taper(Phase::ENDGAME), 40);
/// assert_eq!(score.taper(Phase::new(12)), 28);
/// ```
///
/// Units: whatever those of the weights are; the default weights are centipawns in the sense of
/// [`Weights::DEFAULT`](super::Weights::DEFAULT).
///
/// Source: CPW, *Tapered Eval*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// The value when all pieces are on the board.
    pub mg: i32,
    /// The value when only pawns and kings are left.
    pub eg: i32,
}

impl Score {
    /// Nothing in either phase.
    pub const ZERO: Score = Score::new(0, 0);

    /// A score from its two values.
    #[inline]
    #[must_use]
    pub const fn new(mg: i32, eg: i32) -> Score {
        Score { mg, eg }
    }

    /// The value in a phase, rounded towards zero.
    ///
    /// `(mg * phase + eg * (24 - phase)) / 24`.
    ///
    /// Rounding towards zero treats both colours alike: a negated score has the negated value.
    ///
    /// ```
    /// use pawn_structure::eval::{Phase, Score};
    ///
    /// let phase = Phase::new(5);
    /// assert_eq!(Score::new(1, 3).taper(phase), 2);
    /// assert_eq!((-Score::new(1, 3)).taper(phase), -2);
    /// ```
    ///
    /// Source: CPW, *Tapered Eval*.
    #[doc(alias = "interpolate")]
    #[inline]
    #[must_use]
    pub const fn taper(self, phase: Phase) -> i32 {
        let phase = phase.0 as i64;
        let sum = self.mg as i64 * phase + self.eg as i64 * (Phase::MAX - phase);
        // A mean of two `i32` is an `i32`.
        (sum / Phase::MAX) as i32
    }

    /// The same value in another unit: this many to a pawn instead of 100.
    ///
    /// `score * to_a_pawn / 100`, rounded to the nearest, halves away from zero.
    ///
    /// A half that does not fit an `i32` becomes the nearest one that does.
    ///
    /// ```
    /// use pawn_structure::eval::Score;
    ///
    /// assert_eq!(Score::new(10, -25).scaled(208), Score::new(21, -52));
    /// ```
    #[must_use]
    pub const fn scaled(self, to_a_pawn: i32) -> Score {
        const fn half(value: i32, to_a_pawn: i32) -> i32 {
            let product = value as i64 * to_a_pawn as i64;
            let rounded = (product + 50 * product.signum()) / 100;
            if rounded > i32::MAX as i64 {
                i32::MAX
            } else if rounded < i32::MIN as i64 {
                i32::MIN
            } else {
                rounded as i32
            }
        }
        Score::new(half(self.mg, to_a_pawn), half(self.eg, to_a_pawn))
    }

    /// Both halves in one number, as many engines keep them: `mg + (eg << 16)`.
    ///
    /// The sum of packed scores is the packed sum, and a multiple the packed multiple, as long as each half fits an
    /// `i16`. A half that does not becomes the nearest one that does.
    ///
    /// ```
    /// use pawn_structure::eval::Score;
    ///
    /// let (a, b) = (Score::new(-3, 40), Score::new(10, -7));
    /// assert_eq!(a.packed(), -3 + (40 << 16));
    /// assert_eq!(Score::from_packed(a.packed() + 2 * b.packed()), a + b * 2);
    /// ```
    #[inline]
    #[must_use]
    pub const fn packed(self) -> i32 {
        const fn half(value: i32) -> i32 {
            if value > i16::MAX as i32 {
                i16::MAX as i32
            } else if value < i16::MIN as i32 {
                i16::MIN as i32
            } else {
                value
            }
        }
        half(self.mg).wrapping_add(half(self.eg) << 16)
    }

    /// The inverse of [`Score::packed`].
    #[inline]
    #[must_use]
    pub const fn from_packed(packed: i32) -> Score {
        let mg = packed as i16 as i32;
        Score::new(mg, packed.wrapping_sub(mg) >> 16)
    }
}

impl Add for Score {
    type Output = Score;

    #[inline]
    fn add(self, other: Score) -> Score {
        Score {
            mg: self.mg.saturating_add(other.mg),
            eg: self.eg.saturating_add(other.eg),
        }
    }
}

impl Sub for Score {
    type Output = Score;

    #[inline]
    fn sub(self, other: Score) -> Score {
        Score {
            mg: self.mg.saturating_sub(other.mg),
            eg: self.eg.saturating_sub(other.eg),
        }
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score::ZERO - self
    }
}

impl Mul<i32> for Score {
    type Output = Score;

    #[inline]
    fn mul(self, factor: i32) -> Score {
        Score {
            mg: self.mg.saturating_mul(factor),
            eg: self.eg.saturating_mul(factor),
        }
    }
}

impl AddAssign for Score {
    #[inline]
    fn add_assign(&mut self, other: Score) {
        *self = *self + other;
    }
}

impl SubAssign for Score {
    #[inline]
    fn sub_assign(&mut self, other: Score) {
        *self = *self - other;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Score::add)
    }
}

/// Both values with their signs, the middlegame first: `+16 +40`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} {:+}", self.mg, self.eg)
    }
}

/// How many pieces are on the board, both sides together: what a [`Phase`] is computed from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceCounts {
    /// Knights.
    pub knights: u32,
    /// Bishops.
    pub bishops: u32,
    /// Rooks.
    pub rooks: u32,
    /// Queens.
    pub queens: u32,
}

/// How much material in pieces is on the board, from 0 (none) to 24 (all, or more).
///
/// `knights + bishops + 2 * rooks + 4 * queens` of both sides, at most 24.
///
/// Pawns and kings do not count. The start position has 24; promotions do not raise it further.
///
/// ```
/// use pawn_structure::{Board, FenError, eval::Phase};
///
/// assert_eq!(Phase::of(&Board::START), Phase::MIDDLEGAME);
/// assert_eq!(Phase::of(&Board::from_fen("4k3/8/8/8/8/8/4P3/R3K2n")?).value(), 3);
/// # Ok::<(), FenError>(())
/// ```
///
/// Source: CPW, *Tapered Eval*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phase(u8);

impl Phase {
    const MAX: i64 = 24;

    /// All pieces are on the board.
    pub const MIDDLEGAME: Phase = Phase(24);

    /// Pawns and kings only.
    pub const ENDGAME: Phase = Phase(0);

    /// The phase with this number; anything above 24 becomes 24.
    #[inline]
    #[must_use]
    pub const fn new(value: u8) -> Phase {
        if value > Phase::MIDDLEGAME.0 {
            Phase::MIDDLEGAME
        } else {
            Phase(value)
        }
    }

    /// The phase of a position.
    #[inline]
    #[must_use]
    pub const fn of(board: &Board) -> Phase {
        Phase::of_counts(PieceCounts {
            knights: board.by_role(Role::Knight).count(),
            bishops: board.by_role(Role::Bishop).count(),
            rooks: board.by_role(Role::Rook).count(),
            queens: board.by_role(Role::Queen).count(),
        })
    }

    /// The phase for a number of pieces.
    ///
    /// `knights + bishops + 2 * rooks + 4 * queens`, at most 24.
    ///
    /// ```
    /// use pawn_structure::eval::{Phase, PieceCounts};
    ///
    /// let counts = PieceCounts { rooks: 2, bishops: 1, ..PieceCounts::default() };
    /// assert_eq!(Phase::of_counts(counts), Phase::new(5));
    /// ```
    #[inline]
    #[must_use]
    pub const fn of_counts(counts: PieceCounts) -> Phase {
        let sum = counts
            .knights
            .saturating_add(counts.bishops)
            .saturating_add(counts.rooks.saturating_mul(2))
            .saturating_add(counts.queens.saturating_mul(4));
        if sum > 24 {
            Phase::MIDDLEGAME
        } else {
            Phase(sum as u8)
        }
    }

    /// The number, from 0 to 24.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }
}
