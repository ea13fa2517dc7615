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

use core::ops::Range;
use std::{error::Error, fmt};

use fearless_simd::{
    Bytes as _, ExtractToken as _, Simd, SimdBase as _, SimdInt as _, SimdIntWiden as _,
};

use crate::{
    Bitboard, Pattern, PawnStructure, Pawns,
    eval::{
        Feature, Found, PAWN_FEATURES, PawnWeights, Quads, Score, Terms, evaluate_pawns, pawn_terms,
    },
    pawns::{
        Lane, View,
        lane::{Southward, wrapped_operators},
    },
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

/// The skeletons of many positions, and the level that they are to be computed with.
///
/// Any number of positions will do, and any skeletons; they are computed 32 at a time, and those that are left over in a
/// room of their own on the stack. Best are slices of some hundred positions, which the nearest cache holds with what is
/// computed of them, and outputs that start at a multiple of 64 bytes: beyond that cache six sets take
/// almost twice the time by AVX2 and AVX-512 if they start elsewhere.
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
    /// `white[i] = pattern.squares(side(White))` of position `i`, and `black[i]` in the same way
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Pattern, Square, batch::Batch};
    ///
    /// let pawns = [[Square::A4.bitboard(); 3], [Square::A6.bitboard(); 3]];
    /// let (mut white, mut black) = ([Bitboard::EMPTY; 3], [Bitboard::EMPTY; 3]);
    /// Batch::new(&pawns[0], &pawns[1])?.pattern(Pattern::Stops, &mut white, &mut black)?;
    /// assert_eq!((white[2], black[2]), (Square::A5.bitboard(), Square::A5.bitboard()));
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
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
        self.run(&One(pattern), [[white], [black]])
    }

    /// Several patterns of every position, [chosen](Pattern::choice) by a constant: White's sets, and Black's, in the
    /// order of the catalogue.
    ///
    /// One pass with all of them, in which they share their work; [`Batch::pattern`] once for each costs several
    /// times as much. A wrong number of outputs is an error of compilation.
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Pattern, Square, batch::Batch};
    ///
    /// const WEAK: u128 = Pattern::choice(&[Pattern::Isolated, Pattern::Backward]);
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
        const { Pattern::check_choice(CHOICE, N) };
        self.run(&Chosen::<CHOICE>, [white, black])
    }

    /// The structure of every position: what [`PawnStructure::new`] gives.
    ///
    /// `structures[i] = PawnStructure::new(pawns)` of position `i`
    ///
    /// ```
    /// use pawn_structure::{PawnStructure, Square, batch::Batch};
    ///
    /// let (white, black) = ([Square::A4.bitboard(); 3], [Square::B7.bitboard(); 3]);
    /// let mut structures = [PawnStructure::default(); 3];
    /// Batch::new(&white, &black)?.structures(&mut structures)?;
    /// assert_eq!(structures[2].white.isolated, white[2]);
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The output has room for fewer positions than there are.
    #[inline]
    pub fn structures(self, structures: &mut [PawnStructure]) -> Result<(), BatchError> {
        self.run(&Structures, [[structures]])
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
        self.run(&Scores(&Weights::new(weights)), [[scores]])
    }

    /// Takes every position through a kernel.
    fn run<T: Copy + Default, const N: usize, const M: usize>(
        self,
        kernel: &impl Kernel<T, N, M>,
        outputs: [[&mut [T]; N]; M],
    ) -> Result<(), BatchError> {
        let positions = self.len();
        let rooms = outputs.iter().flatten().map(|output| output.len());
        if let Some(room) = rooms.min().filter(|room| *room < positions) {
            return Err(BatchError::TooShort { positions, room });
        }
        match self.level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => {
                if let Some(simd) = machine().as_avx512() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => {
                if let Some(simd) = machine().as_avx2() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => {
                if let Some(simd) = machine().as_sse2() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            #[cfg(target_arch = "aarch64")]
            Level::Neon => {
                if let Some(simd) = machine().as_neon() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            _ => {}
        }
        self.tile_by_tile(outputs, |tile| tile.compute::<u64>((), kernel));
        Ok(())
    }

    fn run_on<S: Simd, T: Copy + Default, const N: usize, const M: usize>(
        self,
        simd: S,
        kernel: &impl Kernel<T, N, M>,
        outputs: [[&mut [T]; N]; M],
    ) {
        self.tile_by_tile(outputs, |tile| tile.compute_on(simd, kernel));
    }

    /// Cuts input and outputs into tiles.
    #[inline(always)]
    fn tile_by_tile<T: Copy + Default, const N: usize, const M: usize>(
        self,
        outputs: [[&mut [T]; N]; M],
        compute: impl Fn(Tile<T, N, M>),
    ) {
        let (white, white_rest) = self.white.as_chunks();
        let (black, black_rest) = self.black.as_chunks();
        let mut outputs = outputs.map(|outputs| outputs.map(<[T]>::as_chunks_mut));
        for (index, (white, black)) in white.iter().zip(black).enumerate() {
            let outputs = outputs.each_mut();
            compute(Tile {
                white,
                black,
                count: TILE,
                outputs: outputs.map(|all| all.each_mut().map(|(tiles, _)| &mut tiles[index])),
            });
        }
        if white_rest.is_empty() {
            return;
        }

        // What is left is computed in a tile of its own.
        let count = white_rest.len();
        let [mut left_white, mut left_black] = [[Bitboard::EMPTY; TILE]; 2];
        left_white[..count].copy_from_slice(white_rest);
        left_black[..count].copy_from_slice(black_rest);
        let mut left = [[[T::default(); TILE]; N]; M];
        compute(Tile {
            white: &left_white,
            black: &left_black,
            count,
            outputs: left.each_mut().map(<[_; N]>::each_mut),
        });
        for (outputs, left) in outputs.into_iter().zip(&left) {
            for ((tiles, rest), left) in outputs.into_iter().zip(left) {
                // An output that is longer than the input may have room for more tiles.
                let rest = tiles
                    .get_mut(white.len())
                    .map_or(rest, |tile| &mut tile[..]);
                rest[..count].copy_from_slice(&left[..count]);
            }
        }
    }
}

/// How many positions make a tile.
const TILE: usize = 32;

/// Some positions, and where their results go.
///
/// Of a constant number, so that the vector code has nothing to check: what may panic is a call, and there is to be
/// none in it.
struct Tile<'a, T, const N: usize, const M: usize> {
    white: &'a [Bitboard; TILE],
    black: &'a [Bitboard; TILE],
    /// How many of the positions are asked for.
    count: usize,
    outputs: [[&'a mut [T; TILE]; N]; M],
}

impl<T, const N: usize, const M: usize> Tile<'_, T, N, M> {
    /// Not inlined, so that the code that is built for a level is a function of its own.
    #[inline(never)]
    fn compute_on<S: Simd>(self, simd: S, kernel: &impl Kernel<T, N, M>) {
        simd.vectorize(
            #[inline(always)]
            || self.compute::<Vector<S>>(simd, kernel),
        );
    }

    #[inline(always)]
    fn compute<W: Block>(mut self, token: W::Token, kernel: &impl Kernel<T, N, M>) {
        const { assert!(TILE.is_multiple_of(W::LEN), "no position is left out") };
        for block in (0..TILE / W::LEN).take(self.count.div_ceil(W::LEN)) {
            let range = block * W::LEN..(block + 1) * W::LEN;
            let white = W::load(token, &self.white[range.clone()]);
            let black = W::load(token, &self.black[range.clone()]);
            kernel.block([white, black], &mut self.outputs, range);
        }
    }
}

/// What is computed of a block of positions: `N` outputs for each of `M` sides, or for both together.
trait Kernel<T, const N: usize, const M: usize> {
    /// Computes as many positions as a lane has words, of which White's and Black's pawns are given; the results go
    /// into a range of each output.
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        outputs: &mut [[&mut [T; TILE]; N]; M],
        range: Range<usize>,
    );
}

/// White's view of the pawns, and Black's, which share all work that is the same for both.
#[inline(always)]
fn views<W: Block>([white, black]: [W; 2]) -> (View<W>, View<Southward<W>>) {
    let view = View::new(white, black);
    (view, view.opponent())
}

/// One pattern, decided at run time.
struct One(Pattern);

impl Kernel<Bitboard, 1, 2> for One {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        [white, black]: [W; 2],
        outputs: &mut [[&mut [Bitboard; TILE]; 1]; 2],
        range: Range<usize>,
    ) {
        let views = [
            View::new(white, black),
            View::new(black.turned(), white.turned()),
        ];
        // A loop over views of one kind, so that all the formulas are there once and not twice.
        for (side, view) in views.into_iter().enumerate() {
            let set = self.0.of_view(view);
            let set = if side == 0 { set } else { set.turned() };
            set.store(&mut outputs[side][0][range.clone()]);
        }
    }
}

/// Chosen patterns, by a constant, so that nothing of the choice is left at run time.
struct Chosen<const CHOICE: u128>;

impl<const CHOICE: u128, const N: usize> Kernel<Bitboard, N, 2> for Chosen<CHOICE> {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [of_white, of_black]: &mut [[&mut [Bitboard; TILE]; N]; 2],
        range: Range<usize>,
    ) {
        let (white, black) = views(pawns);
        Pattern::hand_out::<W, CHOICE>(
            white,
            #[inline(always)]
            |index, set| set.store(&mut of_white[index][range.clone()]),
        );
        Pattern::hand_out::<Southward<W>, CHOICE>(
            black,
            #[inline(always)]
            |index, Southward(set)| set.store(&mut of_black[index][range.clone()]),
        );
    }
}

struct Structures;

impl Kernel<PawnStructure, 1, 1> for Structures {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[structures]]: &mut [[&mut [PawnStructure; TILE]; 1]; 1],
        range: Range<usize>,
    ) {
        let (white, black) = views(pawns);
        PawnStructure::of_block(white, black, &mut structures[range]);
    }
}

struct Scores<'a>(&'a Weights<'a>);

impl Kernel<Score, 1, 1> for Scores<'_> {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[scores]]: &mut [[&mut [Score; TILE]; 1]; 1],
        range: Range<usize>,
    ) {
        W::scores(pawns, self.0, &mut scores[range]);
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

impl<S: Simd> Terms<Southward<Vector<S>>> for Weighed<'_, S> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<Southward<Vector<S>>>) {
        let Southward(black) = found.counts;
        let black = if feature.is_by_rank() {
            black.turned()
        } else {
            black
        };
        let Vector(white) = self.white.0[feature.index()];
        let simd = white.token();
        // A count is below 128, so that a difference is a byte with a sign.
        let (white, black): (S::i8s, S::i8s) = (white.bitcast(), black.0.bitcast());
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
pub(crate) trait Block: Lane {
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
    fn scores(pawns: [Self; 2], weights: &Weights, scores: &mut [Score]);

    /// Writes the sets into a slice, which has room for as many.
    #[inline(always)]
    fn store(self, sets: &mut [Bitboard]) {
        for (index, set) in sets.iter_mut().enumerate().take(Self::LEN) {
            *set = self.get(index);
        }
    }
}

impl Block for u64 {
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
    fn scores(pawns: [u64; 2], weights: &Weights, scores: &mut [Score]) {
        let [white, black] = pawns.map(Bitboard::from_bits);
        scores[0] = evaluate_pawns(Pawns::new(white, black), weights.alone);
    }
}

/// The widest vector of a level.
#[derive(Clone, Copy)]
struct Vector<S: Simd>(S::u64s);

wrapped_operators!(Vector<S: Simd>);

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

impl<S: Simd> Block for Vector<S> {
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
    fn scores(pawns: [Self; 2], weights: &Weights, scores: &mut [Score]) {
        let simd = pawns[0].0.token();
        let (white, black) = views(pawns);
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
    use std::{println, vec, vec::Vec};

    use super::*;
    use crate::{Color, Pawns};

    /// Numbers go through every lane too, though nothing gives them out yet.
    struct Numbers;

    #[inline(always)]
    fn numbers<L: Lane>(view: View<L>) -> [L; 3] {
        [
            view.islands(),
            view.longest_chain(),
            view.queen_side_majority(),
        ]
    }

    impl Kernel<Bitboard, 3, 2> for Numbers {
        #[inline(always)]
        fn block<W: Block>(
            &self,
            pawns: [W; 2],
            outputs: &mut [[&mut [Bitboard; TILE]; 3]; 2],
            range: Range<usize>,
        ) {
            let (white, black) = views(pawns);
            let all = [numbers(white), numbers(black).map(|Southward(words)| words)];
            for (words, output) in all.iter().flatten().zip(outputs.iter_mut().flatten()) {
                words.store(&mut output[range.clone()]);
            }
        }
    }

    #[test]
    fn numbers_at_every_level() -> Result<(), BatchError> {
        const COUNT: usize = 1000;
        let mut random = 0x5eed_000c_u64;
        let mut word = || {
            random = random
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            Bitboard::from_bits(random ^ random >> 29)
        };
        let pawns: Vec<_> = (0..COUNT)
            .map(|_| Pawns::new(word() & word() & word(), word() & word() & word()))
            .collect();
        let white: Vec<_> = pawns.iter().map(|pawns| pawns.white()).collect();
        let black: Vec<_> = pawns.iter().map(|pawns| pawns.black()).collect();
        for level in Level::ALL {
            let batch = match Batch::new(&white, &black)?.with_level(*level) {
                Ok(batch) => batch,
                Err(error) => {
                    println!("skipped: {error}");
                    continue;
                }
            };
            let mut found = [[(); 3]; 2].map(|side| side.map(|()| vec![Bitboard::EMPTY; COUNT]));
            let outputs = found.each_mut();
            batch.run(
                &Numbers,
                outputs.map(|side| side.each_mut().map(Vec::as_mut_slice)),
            )?;
            for (index, pawns) in pawns.iter().enumerate() {
                for (color, [islands, chain, majority]) in Color::ALL.into_iter().zip(&found) {
                    let side = pawns.side(color);
                    let number = |numbers: &[Bitboard]| numbers[index].bits() as i64;
                    assert_eq!(
                        number(islands),
                        side.islands().into(),
                        "{color}:\n{pawns:#}"
                    );
                    assert_eq!(
                        number(chain),
                        side.longest_chain().into(),
                        "{color}:\n{pawns:#}"
                    );
                    assert_eq!(
                        number(majority),
                        side.queen_side_majority().into(),
                        "{color}:\n{pawns:#}"
                    );
                }
            }
        }
        Ok(())
    }
}
