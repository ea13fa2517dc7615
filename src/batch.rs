//! Patterns and scores of many skeletons at once, with the widest vectors that the machine has.
//!
//! White's and Black's pawns come as two slices, a position at the same index of both; sets come out the
//! same way. Two, four or eight positions go through the formulas of [`Side`](crate::Side) side by side, and
//! the result is the same to the last bit. Which instructions are used is decided at run time, so a program that
//! was built for any x86-64 uses AVX-512 where it is; [`Level`] names what there is.
//!
//! ```
//! use pawn_structure::{Bitboard, Color, FenError, Pattern, Pawns, batch::Batch};
//!
//! let pawns: Vec<Pawns> = ["8/5ppp/8/8/P7/8/5PPP/8", "8/2p5/1P6/2P5/5pp1/8/6P1/8"]
//!     .iter()
//!     .map(|placement| placement.parse())
//!     .collect::<Result<_, FenError>>()?;
//! let white: Vec<Bitboard> = pawns.iter().map(|pawns| pawns.white()).collect();
//! let black: Vec<Bitboard> = pawns.iter().map(|pawns| pawns.black()).collect();
//!
//! let mut passed = [[Bitboard::EMPTY; 2]; 2];
//! let [of_white, of_black] = &mut passed;
//! Batch::new(&white, &black)?.pattern(Pattern::Passed, of_white, of_black)?;
//! assert_eq!(passed[0][1], pawns[1].side(Color::White).passed());
//! assert_eq!(passed[1][0], pawns[0].side(Color::Black).passed());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An output may be longer than the input: what is behind its end is left as it was. One that is too short
//! is an error, and nothing is written then.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};
use std::{error::Error, fmt};

use fearless_simd::{
    Bytes as _, ExtractToken as _, Simd, SimdBase as _, SimdInt as _, SimdIntWiden as _,
};

use crate::{
    Bitboard, Pattern, PawnStructure, Pawns,
    eval::{
        Feature, Found, PAWN_FEATURES, PawnWeights, Quads, Score, Terms, evaluate_pawns, pawn_terms,
    },
    pawns::{Lane, View},
};

/// The instructions that a batch is computed with.
///
/// ```
/// use pawn_structure::batch::{Batch, Level};
///
/// assert!(Level::best().is_available());
/// let scalar = Batch::new(&[], &[])?.with_level(Level::Scalar)?;
/// assert_eq!(scalar.level().positions(), 1);
/// # Ok::<(), pawn_structure::batch::BatchError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// One position at a time, in general registers; on every machine.
    Scalar,
    /// Two positions at a time on x86-64, on every one of them.
    Sse2,
    /// Two positions at a time on 64-bit ARM.
    Neon,
    /// Four positions at a time on x86-64: AVX2 with what else came with it (x86-64-v3).
    Avx2,
    /// Eight positions at a time on x86-64: AVX-512 as of Ice Lake.
    Avx512,
}

impl Level {
    /// Every level, the widest last.
    pub const ALL: &[Level] = &[
        Level::Scalar,
        Level::Sse2,
        Level::Neon,
        Level::Avx2,
        Level::Avx512,
    ];

    /// The widest level of this machine.
    #[must_use]
    pub fn best() -> Level {
        let mut from_widest = Level::ALL.iter().rev().copied();
        from_widest
            .find(|level| level.is_available())
            .unwrap_or(Level::Scalar)
    }

    /// Whether this machine has the instructions.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Level::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => machine().as_sse2().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => machine().as_avx2().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => machine().as_avx512().is_some(),
            #[cfg(target_arch = "aarch64")]
            Level::Neon => machine().as_neon().is_some(),
            #[allow(unreachable_patterns, reason = "what is left depends on the target")]
            _ => false,
        }
    }

    /// How many positions go through a formula at a time.
    #[must_use]
    pub const fn positions(self) -> usize {
        match self {
            Level::Scalar => 1,
            Level::Sse2 | Level::Neon => 2,
            Level::Avx2 => 4,
            Level::Avx512 => 8,
        }
    }
}

/// `scalar`, `sse2`, `neon`, `avx2`, `avx512`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Scalar => "scalar",
            Level::Sse2 => "sse2",
            Level::Neon => "neon",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
        })
    }
}

/// What the machine has, asked once.
#[inline]
fn machine() -> fearless_simd::Level {
    fearless_simd::Level::new()
}

/// Why a batch was not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BatchError {
    /// White's and Black's slices are not of the same length.
    Uneven {
        /// The length of White's slice.
        white: usize,
        /// The length of Black's slice.
        black: usize,
    },
    /// An output is shorter than the input.
    TooShort {
        /// How many positions there are.
        positions: usize,
        /// How many of them the shortest output has room for.
        room: usize,
    },
    /// The machine does not have the instructions of a level.
    Unavailable(Level),
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Uneven { white, black } => {
                write!(f, "{white} sets for White and {black} for Black")
            }
            BatchError::TooShort { positions, room } => {
                write!(
                    f,
                    "{positions} positions, and an output with room for {room}"
                )
            }
            BatchError::Unavailable(level) => write!(f, "this machine has no {level}"),
        }
    }
}

impl Error for BatchError {}

/// Several patterns for [`Batch::chosen`], as a number that may be a constant.
///
/// # Panics
///
/// If a pattern comes before another one that precedes it in [`Pattern::ALL`], or twice: the outputs are in
/// the order of the catalogue, and a list in another order would be misleading. In a constant it is an error of
/// compilation.
#[must_use]
pub const fn choice(patterns: &[Pattern]) -> u128 {
    let mut choice = 0;
    let mut index = 0;
    while index < patterns.len() {
        let bit = 1 << patterns[index] as u32;
        assert!(
            choice < bit,
            "patterns are listed in the order of the catalogue"
        );
        choice |= bit;
        index += 1;
    }
    choice
}

// A choice has a bit for every pattern.
const _: () = assert!(Pattern::ALL.len() <= u128::BITS as usize);

/// The skeletons of many positions, and the level that they are to be computed with.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    white: &'a [Bitboard],
    black: &'a [Bitboard],
    level: Level,
}

impl<'a> Batch<'a> {
    /// A batch of the pawns of White and Black, to be computed with the widest level of the machine.
    ///
    /// # Errors
    ///
    /// The slices are not of the same length.
    #[inline]
    pub fn new(white: &'a [Bitboard], black: &'a [Bitboard]) -> Result<Batch<'a>, BatchError> {
        if white.len() == black.len() {
            let level = Level::best();
            Ok(Batch {
                white,
                black,
                level,
            })
        } else {
            let (white, black) = (white.len(), black.len());
            Err(BatchError::Uneven { white, black })
        }
    }

    /// The same batch, to be computed with a given level: for tests and measurements.
    ///
    /// # Errors
    ///
    /// The machine does not have it.
    pub fn with_level(self, level: Level) -> Result<Batch<'a>, BatchError> {
        if level.is_available() {
            Ok(Batch { level, ..self })
        } else {
            Err(BatchError::Unavailable(level))
        }
    }

    /// The level that it is computed with.
    #[must_use]
    pub const fn level(self) -> Level {
        self.level
    }

    /// How many positions there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.white.len()
    }

    /// Whether there is no position.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.white.is_empty()
    }

    /// A pattern of every position for White and for Black: what [`Pattern::squares`] gives.
    ///
    /// # Errors
    ///
    /// An output has room for fewer positions than there are.
    // Inlined, so that a program that never asks does not compile it: it is all formulas for each level.
    #[inline]
    pub fn pattern(
        self,
        pattern: Pattern,
        white: &mut [Bitboard],
        black: &mut [Bitboard],
    ) -> Result<(), BatchError> {
        self.check([white.len(), black.len()].into_iter())?;
        self.run(One {
            pattern,
            sides: [white, black],
        });
        Ok(())
    }

    /// Several patterns of every position, chosen by a constant: White's sets, and Black's, in the order of the
    /// catalogue.
    ///
    /// One pass with all of them, in which they share their work; [`Batch::pattern`] once for each costs several
    /// times as much. A wrong number of outputs is an error of compilation.
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Pattern, Square, batch::{Batch, choice}};
    ///
    /// const WEAK: u128 = choice(&[Pattern::Isolated, Pattern::Backward]);
    /// let (white, black) = ([Square::A4.bitboard(); 100], [Square::B5.bitboard(); 100]);
    /// let mut sets = [[Bitboard::EMPTY; 100]; 4];
    /// let [isolated, backward, black_isolated, black_backward] = &mut sets;
    /// Batch::new(&white, &black)?
    ///     .chosen::<WEAK, 2>([isolated, backward], [black_isolated, black_backward])?;
    /// assert_eq!(sets[0], white);
    /// assert_eq!(sets[3], [Bitboard::EMPTY; 100]);
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// An output has room for fewer positions than there are.
    #[inline]
    pub fn chosen<const CHOICE: u128, const N: usize>(
        self,
        white: [&mut [Bitboard]; N],
        black: [&mut [Bitboard]; N],
    ) -> Result<(), BatchError> {
        const {
            assert!(
                CHOICE.count_ones() as usize == N,
                "an output for each pattern of the choice"
            );
        }
        self.check(white.iter().chain(&black).map(|sets| sets.len()))?;
        self.run(Chosen::<CHOICE, N> { white, black });
        Ok(())
    }

    /// The structure of every position: what [`PawnStructure::new`] gives.
    ///
    /// # Errors
    ///
    /// The output has room for fewer positions than there are.
    #[inline]
    pub fn structures(self, structures: &mut [PawnStructure]) -> Result<(), BatchError> {
        self.check([structures.len()].into_iter())?;
        self.run(Structures(structures));
        Ok(())
    }

    /// What the pawns of every position are worth: what [`evaluate_pawns`] gives, to the last unit.
    ///
    /// `the sum of pawn_features times weights`, for any weights.
    ///
    /// ```
    /// use pawn_structure::{Square, batch::Batch, eval::{PawnWeights, Score}};
    ///
    /// // Each side has a passed pawn on its fifth rank.
    /// let (white, black) = ([Square::A5.bitboard(); 100], [Square::A4.bitboard(); 100]);
    /// let mut scores = [Score::new(1, 1); 100];
    /// Batch::new(&white, &black)?.scores(&PawnWeights::DEFAULT, &mut scores)?;
    /// assert_eq!(scores, [Score::ZERO; 100]);
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The output has room for fewer positions than there are.
    ///
    /// Units: those of the weights.
    ///
    /// Source: that of [`evaluate_pawns`].
    #[inline]
    pub fn scores(self, weights: &PawnWeights, scores: &mut [Score]) -> Result<(), BatchError> {
        self.check([scores.len()].into_iter())?;
        self.run(Scores {
            weights: &Weights::new(weights),
            scores,
        });
        Ok(())
    }

    fn check(self, rooms: impl Iterator<Item = usize>) -> Result<(), BatchError> {
        let positions = self.len();
        match rooms.min() {
            Some(room) if room < positions => Err(BatchError::TooShort { positions, room }),
            _ => Ok(()),
        }
    }

    /// Takes every position through a kernel.
    fn run(self, kernel: impl Kernel) {
        // A level that is missing after all, or too wide for what there is, is replaced by the next.
        if self.len() >= self.level.positions() {
            match self.level {
                #[cfg(target_arch = "x86_64")]
                Level::Avx512 => {
                    if let Some(simd) = machine().as_avx512() {
                        return self.run_on(simd, kernel);
                    }
                }
                #[cfg(target_arch = "x86_64")]
                Level::Avx2 => {
                    if let Some(simd) = machine().as_avx2() {
                        return self.run_on(simd, kernel);
                    }
                }
                #[cfg(target_arch = "x86_64")]
                Level::Sse2 => {
                    if let Some(simd) = machine().as_sse2() {
                        return self.run_on(simd, kernel);
                    }
                }
                #[cfg(target_arch = "aarch64")]
                Level::Neon => {
                    if let Some(simd) = machine().as_neon() {
                        return self.run_on(simd, kernel);
                    }
                }
                _ => {}
            }
        }
        self.blocks::<u64>((), kernel);
    }

    /// Not inlined, so that the code that is built for a level is a function of its own.
    #[inline(never)]
    fn run_on<S: Simd>(self, simd: S, kernel: impl Kernel) {
        simd.vectorize(
            #[inline(always)]
            || self.blocks::<Vector<S>>(simd, kernel),
        );
    }

    /// The positions in blocks as wide as a lane; the last block overlaps the one before it, so that none is short.
    #[inline(always)]
    fn blocks<W: Words>(self, token: W::Token, mut kernel: impl Kernel) {
        let Some(last) = self.len().checked_sub(W::LEN) else {
            return;
        };
        for block in 0..self.len().div_ceil(W::LEN) {
            let first = last.min(block * W::LEN);
            let range = first..first + W::LEN;
            let (Some(white), Some(black)) = (self.white.get(range.clone()), self.black.get(range))
            else {
                return;
            };
            let (white, black) = (W::load(token, white), W::load(token, black));
            let views = [
                View::new(white, black),
                View::new(black.turned(), white.turned()),
            ];
            if kernel.block(first, views).is_none() {
                return;
            }
        }
    }
}

/// What is computed of a block of positions, and where the results go.
///
/// Lengths were checked before. A range is asked for with `get` nevertheless, and `None` ends it all: what may panic is
/// a call, and there is to be none in the vector code.
trait Kernel {
    /// Computes the positions from index `first` on, as many as a lane has words. The views are White's and, with
    /// the board turned around, Black's.
    fn block<W: Words>(&mut self, first: usize, views: [View<W>; 2]) -> Option<()>;
}

/// One pattern, decided at run time.
struct One<'a> {
    pattern: Pattern,
    sides: [&'a mut [Bitboard]; 2],
}

impl Kernel for One<'_> {
    #[inline(always)]
    fn block<W: Words>(&mut self, first: usize, views: [View<W>; 2]) -> Option<()> {
        // A loop, so that all the formulas are there once and not twice.
        for (side, view) in views.into_iter().enumerate() {
            let set = self.pattern.words(view);
            let set = if side == 0 { set } else { set.turned() };
            set.store(self.sides[side].get_mut(first..first + W::LEN)?);
        }
        Some(())
    }
}

/// Chosen patterns, by a constant, so that nothing of the choice is left at run time.
struct Chosen<'a, const CHOICE: u128, const N: usize> {
    white: [&'a mut [Bitboard]; N],
    black: [&'a mut [Bitboard]; N],
}

impl<const CHOICE: u128, const N: usize> Kernel for Chosen<'_, CHOICE, N> {
    #[inline(always)]
    fn block<W: Words>(&mut self, first: usize, [white, black]: [View<W>; 2]) -> Option<()> {
        Pattern::chosen::<W, CHOICE>(
            white,
            #[inline(always)]
            |index, set| {
                set.store(self.white[index].get_mut(first..first + W::LEN)?);
                Some(())
            },
        )?;
        Pattern::chosen::<W, CHOICE>(
            black,
            #[inline(always)]
            |index, set| {
                let set = set.turned();
                set.store(self.black[index].get_mut(first..first + W::LEN)?);
                Some(())
            },
        )
    }
}

struct Structures<'a>(&'a mut [PawnStructure]);

impl Kernel for Structures<'_> {
    #[inline(always)]
    fn block<W: Words>(&mut self, first: usize, views: [View<W>; 2]) -> Option<()> {
        PawnStructure::of_words(views, self.0.get_mut(first..first + W::LEN)?);
        Some(())
    }
}

struct Scores<'a> {
    weights: &'a Weights<'a>,
    scores: &'a mut [Score],
}

impl Kernel for Scores<'_> {
    #[inline(always)]
    fn block<W: Words>(&mut self, first: usize, views: [View<W>; 2]) -> Option<()> {
        let scores = self.scores.get_mut(first..first + W::LEN)?;
        W::scores(views, self.weights, scores);
        Some(())
    }
}

/// Weights for one position, and the same for a vector.
pub(crate) struct Weights<'a> {
    alone: &'a PawnWeights,
    quads: [[Quads; 2]; PAWN_FEATURES],
}

impl Weights<'_> {
    fn new(weights: &PawnWeights) -> Weights<'_> {
        Weights {
            alone: weights,
            quads: weights.quads(),
        }
    }
}

/// The counts by rank that each feature finds for one side.
struct Counts<W>([W; PAWN_FEATURES]);

impl<W: Lane> Terms<W> for Counts<W> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<W>) {
        self.0[feature.index()] = found.counts;
    }
}

/// The counts of the other side are taken from White's and weighed, one feature after the other.
struct Weighed<'a, S: Simd> {
    white: &'a Counts<Vector<S>>,
    weights: &'a Weights<'a>,
    /// For the middlegame and for the endgame, each in two parts so that additions wait less for each other. A part
    /// is two numbers for every position; its sum is that of all four.
    sums: [[S::i32s; 2]; 2],
}

impl<S: Simd> Terms<Vector<S>> for Weighed<'_, S> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<Vector<S>>) {
        let Vector(white) = self.white.0[feature.index()];
        let simd = white.token();
        // A count is below 128, so that a difference is a byte with a sign.
        let (white, black): (S::i8s, S::i8s) = (white.bitcast(), found.counts.0.bitcast());
        let quarters: S::i16s = (white - black).bitcast();
        let (lower, upper) = (quarters << 8 >> 8, quarters >> 8);
        let weights = &self.weights.quads[feature.index()];
        for (sums, quads) in self.sums.iter_mut().zip(weights) {
            let quads = quads.map(|quad| -> S::i16s { S::u64s::splat(simd, quad).bitcast() });
            if feature.is_by_rank() {
                sums[0] += lower.pairwise_dot_product(quads[0]);
                sums[1] += upper.pairwise_dot_product(quads[1]);
            } else {
                // One weight for all ranks, so that they may be added before.
                sums[feature.index() % 2] += (lower + upper).pairwise_dot_product(quads[0]);
            }
        }
    }
}

/// A lane that is filled from a slice and emptied into one.
pub(crate) trait Words: Lane {
    /// How many sets it holds.
    const LEN: usize;

    /// The proof that the machine has the instructions.
    type Token: Copy;

    /// The sets of a slice, which has as many.
    fn load(token: Self::Token, sets: &[Bitboard]) -> Self;

    /// One of its sets.
    fn get(&self, index: usize) -> Bitboard;

    /// Every set with its ranks in reverse order.
    fn turned(self) -> Self;

    /// Evaluates the positions of a lane, and writes the scores into a slice, which has room for as many.
    fn scores(views: [View<Self>; 2], weights: &Weights, scores: &mut [Score]);

    /// Writes the sets into a slice, which has room for as many.
    #[inline(always)]
    fn store(self, sets: &mut [Bitboard]) {
        for (index, set) in sets.iter_mut().enumerate().take(Self::LEN) {
            *set = self.get(index);
        }
    }
}

impl Words for u64 {
    const LEN: usize = 1;

    type Token = ();

    #[inline(always)]
    fn load((): (), sets: &[Bitboard]) -> u64 {
        sets[0].bits()
    }

    #[inline(always)]
    fn get(&self, _: usize) -> Bitboard {
        Bitboard::from_bits(*self)
    }

    #[inline(always)]
    fn turned(self) -> u64 {
        self.swap_bytes()
    }

    // One position has a form of its own, with both colours side by side.
    #[inline(always)]
    fn scores([view, _]: [View<u64>; 2], weights: &Weights, scores: &mut [Score]) {
        let [own, enemy] = [view.own, view.enemy].map(Bitboard::from_bits);
        scores[0] = evaluate_pawns(Pawns::new(own, enemy), weights.alone);
    }
}

/// The widest vector of a level.
#[derive(Clone, Copy)]
struct Vector<S: Simd>(S::u64s);

macro_rules! operators {
    ($($operator:ident $method:ident;)*) => { $(
        impl<S: Simd> $operator for Vector<S> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Vector(self.0.$method(other.0))
            }
        }
    )* };
}

operators! {
    BitAnd bitand;
    BitOr bitor;
    BitXor bitxor;
}

impl<S: Simd> Not for Vector<S> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Vector(!self.0)
    }
}

impl<S: Simd> Shl<u32> for Vector<S> {
    type Output = Self;

    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        Vector(self.0 << by)
    }
}

impl<S: Simd> Shr<u32> for Vector<S> {
    type Output = Self;

    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        Vector(self.0 >> by)
    }
}

impl<S: Simd> Lane for Vector<S> {
    #[inline(always)]
    fn splat(self, set: Bitboard) -> Self {
        Vector(S::u64s::splat(self.0.token(), set.bits()))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Vector(self.0.count_ones())
    }

    #[inline(always)]
    fn rank_counts(self) -> Self {
        // SSE2 has no instruction that helps.
        if cfg!(target_arch = "x86_64") && S::u64s::LEN == 2 {
            return self.rank_counts_by_sums();
        }
        let ranks: S::u8s = self.0.bitcast();
        Vector(ranks.count_ones().bitcast())
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Vector(self.0 + other.0)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Vector(self.0 - other.0)
    }
}

impl<S: Simd> Words for Vector<S> {
    const LEN: usize = S::u64s::LEN;

    type Token = S;

    #[inline(always)]
    fn load(simd: S, sets: &[Bitboard]) -> Self {
        Vector(S::u64s::from_fn(simd, |index| sets[index].bits()))
    }

    #[inline(always)]
    fn get(&self, index: usize) -> Bitboard {
        Bitboard::from_bits(self.0[index])
    }

    // Halves, quarters and bytes exchanged: the compiler makes one shuffle of it where there is one.
    #[inline(always)]
    fn turned(self) -> Self {
        let words = self.0 << 32 | self.0 >> 32;
        let halves: S::u32s = words.bitcast();
        let halves = halves << 16 | halves >> 16;
        let quarters: S::u16s = halves.bitcast();
        let quarters = quarters << 8 | quarters >> 8;
        Vector(quarters.bitcast())
    }

    #[inline(always)]
    fn scores([white, black]: [View<Self>; 2], weights: &Weights, scores: &mut [Score]) {
        let simd = white.own.0.token();
        let mut counts = Counts([white.own; PAWN_FEATURES]);
        pawn_terms(white, &mut counts);
        let mut weighed = Weighed {
            white: &counts,
            weights,
            sums: [[S::i32s::splat(simd, 0); 2]; 2],
        };
        pawn_terms(black, &mut weighed);
        // Both numbers of a word are yet to be added, so that the middlegame is in the lower half of a word and the
        // endgame in the upper one.
        let [mg, eg]: [S::u64s; 2] = weighed.sums.map(|[a, b]| (a + b).bitcast());
        let lower = S::u64s::splat(simd, u32::MAX.into());
        let first: S::i32s = (mg & lower | eg << 32).bitcast();
        let second: S::i32s = (mg >> 32 | eg & !lower).bitcast();
        let sums = Vector::<S>((first + second).bitcast());
        for (index, score) in scores.iter_mut().enumerate().take(Self::LEN) {
            let sum = sums.get(index).bits();
            *score = Score::new(sum as i32, (sum >> 32) as i32);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{println, vec::Vec};

    use super::*;
    use crate::{Color, Pawns, Side};

    /// Numbers go through every lane too, though nothing gives them out yet.
    struct Numbers<'a>(&'a [Pawns]);

    impl Kernel for Numbers<'_> {
        #[inline(always)]
        fn block<W: Words>(&mut self, first: usize, views: [View<W>; 2]) -> Option<()> {
            for (view, color) in views.into_iter().zip(Color::ALL) {
                let (islands, chain) = (view.islands(), view.longest_chain());
                let majority = view.queen_side_majority();
                for index in 0..W::LEN {
                    let side = self.0[first + index].side(color);
                    let numbers = [islands, chain, majority].map(|words| words.get(index).bits());
                    let alone: fn(Side) -> [u64; 3] = |side| {
                        let majority = i64::from(side.queen_side_majority());
                        [
                            side.islands().into(),
                            side.longest_chain().into(),
                            majority as u64,
                        ]
                    };
                    assert_eq!(
                        numbers,
                        alone(side),
                        "{color}:\n{:#}",
                        self.0[first + index]
                    );
                }
            }
            Some(())
        }
    }

    #[test]
    fn numbers_at_every_level() {
        let mut random = 0x5eed_000c_u64;
        let mut word = || {
            random = random
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            Bitboard::from_bits(random ^ random >> 29)
        };
        let pawns: Vec<_> = (0..1000)
            .map(|_| Pawns::new(word() & word() & word(), word() & word() & word()))
            .collect();
        let white: Vec<_> = pawns.iter().map(|pawns| pawns.white()).collect();
        let black: Vec<_> = pawns.iter().map(|pawns| pawns.black()).collect();
        for level in Level::ALL {
            match Batch::new(&white, &black).and_then(|batch| batch.with_level(*level)) {
                Ok(batch) => batch.run(Numbers(&pawns)),
                Err(error) => println!("skipped: {error}"),
            }
        }
    }
}
