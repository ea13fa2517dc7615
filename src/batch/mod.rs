//! Patterns and scores for many skeletons at once, with the widest vectors that the machine has.
//!
//! White's and Black's pawns come in two slices, with each position at the same index in both; sets are
//! returned the same way. Two, four or eight positions go through the formulas of [`Side`](crate::Side) side
//! by side, and the result is the same to the last bit. The instructions are chosen at run time, so a
//! program built for any x86-64 uses AVX-512 where available; [`Level`] lists the choices.
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
//! An output may be longer than the input: the rest of it is left unchanged. One that is too short is an
//! error, and then nothing is written.

mod kernels;
mod level;
mod tiles;

pub use level::Level;

use std::{cell::Cell, error::Error, fmt};

use crate::{
    Bitboard, Kings, Pattern, PawnStructure,
    eval::{KingWeights, PawnWeights, Score},
    pawns::choice::{self, Choice},
};
use kernels::{Chosen, KingRows, KingScores, Many, PawnRows, Structures, Weights};

/// Why a batch was not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BatchError {
    /// White's and Black's slices differ in length.
    Uneven {
        /// The length of White's slice.
        white: usize,
        /// The length of Black's slice.
        black: usize,
    },
    /// There are not as many pairs of kings as positions.
    Kings {
        /// How many positions there are.
        positions: usize,
        /// The length of the slice of kings.
        kings: usize,
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
                write!(f, "{white} sets for White but {black} for Black")
            }
            BatchError::Kings { positions, kings } => {
                write!(f, "{positions} positions but kings for {kings}")
            }
            BatchError::TooShort { positions, room } => {
                write!(
                    f,
                    "{positions} positions but an output with room for only {room}"
                )
            }
            BatchError::Unavailable(level) => write!(f, "this machine does not have {level}"),
        }
    }
}

impl Error for BatchError {}

/// The skeletons of many positions, and the level to compute them with.
///
/// Any number of positions will do, and any skeletons; they are computed 128 at a time, and fewer than that in a buffer
/// on the stack. Best are slices of a few hundred positions, which fit in the nearest cache together with their results,
/// and outputs that start at a multiple of 64 bytes: beyond that cache, six sets take almost twice as long with AVX2 and
/// AVX-512 if they start elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    white: &'a [Bitboard],
    black: &'a [Bitboard],
    level: Level,
}

impl<'a> Batch<'a> {
    /// A batch of White's and Black's pawns, computed with the widest level of the machine.
    ///
    /// # Errors
    ///
    /// If the slices differ in length.
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

    /// The same batch, computed with a given level: for tests and measurements.
    ///
    /// # Errors
    ///
    /// If the machine does not have it.
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
    /// If an output has room for fewer positions than there are.
    // Inlined, so that programs that never call it do not compile it: it is all formulas for each level.
    #[inline]
    pub fn pattern(
        self,
        pattern: Pattern,
        white: &mut [Bitboard],
        black: &mut [Bitboard],
    ) -> Result<(), BatchError> {
        self.patterns(&[pattern], white, black)
    }

    /// Any patterns of every position, in one pass: White's sets, and Black's, all of the first pattern, then all of
    /// the second, and so on.
    ///
    /// `white[k * len + i] = patterns[k].squares(side(White))` of position `i`, and `black` in the same way
    ///
    /// For patterns that are known only at run time. Fills and attacks are computed once for all of them;
    /// [`Batch::sets`] shares more and has nothing to decide. A pattern may be listed twice; an empty list
    /// gives no sets.
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Pattern, Square, batch::Batch};
    ///
    /// let names = ["backward", "isolated"];
    /// let patterns = names.map(|name| Pattern::from_name(name).unwrap());
    /// let (white, black) = ([Square::A4.bitboard(); 3], [Square::B5.bitboard(); 3]);
    /// let (mut of_white, mut of_black) = ([Bitboard::FULL; 6], [Bitboard::FULL; 6]);
    /// Batch::new(&white, &black)?.patterns(&patterns, &mut of_white, &mut of_black)?;
    /// assert_eq!(of_white[..3], [Bitboard::EMPTY; 3]);
    /// assert_eq!(of_white[3..], white);
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If an output has room for fewer sets than there are; the error counts in positions.
    ///
    /// Shape: `patterns × positions`, the positions of a pattern side by side.
    #[inline]
    pub fn patterns(
        self,
        patterns: &[Pattern],
        white: &mut [Bitboard],
        black: &mut [Bitboard],
    ) -> Result<(), BatchError> {
        let positions = self.len();
        let room = white.len().min(black.len()) / patterns.len().max(1);
        if room < positions && !patterns.is_empty() {
            return Err(BatchError::TooShort { positions, room });
        }
        let outputs = [white, black].map(|output| Cell::from_mut(output).as_slice_of_cells());
        let kernel = Many {
            patterns,
            positions,
            outputs,
        };
        self.run(&kernel, [])
    }

    /// Several patterns of every position, [chosen](crate::choose!) when the program is compiled: White's sets, and
    /// Black's, in the order of the choice.
    ///
    /// One pass for all of them, in which they share their work; calling [`Batch::pattern`] once for each costs
    /// several times as much. A wrong number of outputs is a compile-time error.
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Square, batch::Batch, choose};
    ///
    /// let (white, black) = ([Square::A4.bitboard(); 100], [Square::B5.bitboard(); 100]);
    /// let mut sets = [[Bitboard::EMPTY; 100]; 4];
    /// let [isolated, backward, black_isolated, black_backward] = &mut sets;
    /// Batch::new(&white, &black)?.sets(
    ///     choose![isolated, backward],
    ///     [isolated, backward],
    ///     [black_isolated, black_backward],
    /// )?;
    /// assert_eq!(sets[0], white);
    /// assert_eq!(sets[3], [Bitboard::EMPTY; 100]);
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    /// If an output has room for fewer positions than there are.
    #[inline]
    pub fn sets<C: Choice<N>, const N: usize>(
        self,
        choice: C,
        white: [&mut [Bitboard]; N],
        black: [&mut [Bitboard]; N],
    ) -> Result<(), BatchError> {
        const { choice::check(&C::PATTERNS) };
        self.run(&Chosen(choice), [white, black])
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
    /// If the output has room for fewer positions than there are.
    #[inline]
    pub fn structures(self, structures: &mut [PawnStructure]) -> Result<(), BatchError> {
        self.run(&Structures, [[structures]])
    }

    /// What the pawns of every position are worth: what [`evaluate_pawns`](crate::eval::evaluate_pawns) gives, to the last unit.
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
    /// If the output has room for fewer positions than there are.
    ///
    /// Units: those of the weights.
    ///
    /// Source: that of [`evaluate_pawns`](crate::eval::evaluate_pawns).
    #[inline(never)]
    pub fn scores(self, weights: &PawnWeights, scores: &mut [Score]) -> Result<(), BatchError> {
        let weights = Weights {
            alone: weights,
            factors: weights.factors(),
        };
        self.run(&weights, [[scores]])
    }

    /// What the pawns of every position mean to its kings: what
    /// [`evaluate_kings`](crate::eval::evaluate_kings) gives, to the last unit.
    ///
    /// `the sum of king_features times weights`, for any weights. Added to [`Batch::scores`] it is the whole evaluation.
    ///
    /// ```
    /// use pawn_structure::{Kings, Pawns, Square, batch::Batch, eval::{KingWeights, Score, evaluate_kings}};
    ///
    /// let (white, black) = ([Square::A5.bitboard(); 100], [Square::H4.bitboard(); 100]);
    /// let kings = Kings { white: Square::B5, black: Square::D8 };
    /// let mut scores = [Score::ZERO; 100];
    /// Batch::new(&white, &black)?.king_scores(&[kings; 100], &KingWeights::DEFAULT, &mut scores)?;
    /// let alone = evaluate_kings(Pawns::new(white[0], black[0]), kings, &KingWeights::DEFAULT);
    /// assert_eq!(scores, [alone; 100]);
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    /// If there are not as many kings as positions, or if the output has room for fewer.
    ///
    /// Units: those of the weights.
    ///
    /// Source: that of [`evaluate_kings`](crate::eval::evaluate_kings).
    #[inline(never)]
    pub fn king_scores(
        self,
        kings: &[Kings],
        weights: &KingWeights,
        scores: &mut [Score],
    ) -> Result<(), BatchError> {
        self.check_kings(kings)?;
        let weights = Weights {
            alone: weights,
            factors: weights.factors(),
        };
        self.run(&KingScores { kings, weights }, [[scores]])
    }

    /// The features of the pawns of every position, one row each: what
    /// [`pawn_features`](crate::eval::pawn_features) gives.
    ///
    /// `rows[i * LEN..][..LEN] = pawn_features(pawns)` of position `i`, `LEN` being [`PawnWeights::LEN`]
    ///
    /// One slice for all rows, the layout that arrays of other languages use;
    /// [`PawnCounts`](crate::eval::PawnCounts) is made from one row.
    ///
    /// ```
    /// use pawn_structure::{Square, batch::Batch, eval::{Feature, PawnCounts, PawnWeights}};
    ///
    /// let (white, black) = ([Square::A5.bitboard(); 3], [Square::H4.bitboard() | Square::G5.bitboard(); 3]);
    /// let mut rows = vec![0; 3 * PawnWeights::LEN];
    /// Batch::new(&white, &black)?.pawn_features(&mut rows)?;
    /// let last = PawnCounts::from_slice(&rows[2 * PawnWeights::LEN..]).unwrap();
    /// // h4 is on Black's fifth rank.
    /// assert_eq!(last.get(Feature::Defended), Some(&[0, 0, -1, 0][..]));
    /// # Ok::<(), pawn_structure::batch::BatchError>(())
    /// ```
    ///
    /// # Errors
    /// If the output has room for fewer positions than there are.
    ///
    /// Shape: `positions × PawnWeights::LEN`, the numbers of a position side by side; each is between −64 and 64.
    ///
    /// Source: that of [`pawn_features`](crate::eval::pawn_features).
    #[inline(never)]
    pub fn pawn_features(self, rows: &mut [i16]) -> Result<(), BatchError> {
        self.run(&PawnRows, [[rows.as_chunks_mut().0]])
    }

    /// The features of the kings of every position, one row each: what
    /// [`king_features`](crate::eval::king_features) gives.
    ///
    /// `rows[i * LEN..][..LEN] = king_features(pawns, kings[i])` of position `i`, `LEN` being [`KingWeights::LEN`]
    ///
    /// # Errors
    /// If there are not as many kings as positions, or if the output has room for fewer.
    ///
    /// Shape: `positions × KingWeights::LEN`, the numbers of a position side by side; each is between −64 and 64.
    ///
    /// Source: that of [`king_features`](crate::eval::king_features).
    #[inline(never)]
    pub fn king_features(self, kings: &[Kings], rows: &mut [i16]) -> Result<(), BatchError> {
        self.check_kings(kings)?;
        self.run(&KingRows(kings), [[rows.as_chunks_mut().0]])
    }

    fn check_kings(self, kings: &[Kings]) -> Result<(), BatchError> {
        let (positions, kings) = (self.len(), kings.len());
        if kings == positions {
            Ok(())
        } else {
            Err(BatchError::Kings { positions, kings })
        }
    }
}
