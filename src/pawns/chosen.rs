//! Chosen patterns of both sides of one skeleton at once.

use super::{Pattern, Pawns};
use crate::{Bitboard, Color, lanes::Southward};

impl Pawns {
    /// Several patterns of both sides at once, chosen by a constant: White's sets, then Black's, in the order of the
    /// catalogue.
    ///
    /// `[side(White), side(Black)]`, each with `Pattern::squares` of every pattern in the [choice](Pattern::choice)
    ///
    /// The sets are those of the methods of [`Side`](crate::Side), for any skeleton, and quicker to come by: the
    /// patterns of both sides share all that they need alike. [`PawnStructure`](crate::PawnStructure) has the core
    /// patterns by name.
    ///
    /// A choice of no pattern gives no sets. A wrong number of sets is an error of compilation.
    ///
    /// ```
    /// use pawn_structure::{FenError, Pattern, Pawns, Square};
    ///
    /// const WEAK: u128 = Pattern::choice(&[Pattern::Isolated, Pattern::Backward]);
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// let [[isolated, backward], [black_isolated, black_backward]] = pawns.chosen::<WEAK, 2>();
    /// assert!(isolated.is_empty() && backward.is_empty());
    /// assert_eq!(black_isolated, Square::A5.bitboard() | Square::C5.bitboard());
    /// assert_eq!(black_backward, Square::F7.bitboard());
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// ```compile_fail
    /// use pawn_structure::{Pattern, Pawns};
    ///
    /// const ONE: u128 = Pattern::choice(&[Pattern::Passed]);
    /// let _ = Pawns::default().chosen::<ONE, 2>();
    /// ```
    ///
    /// Source: the definitions of the patterns.
    // Always inlined, so that what the caller leaves unused is not computed.
    #[inline(always)]
    #[must_use]
    pub fn chosen<const CHOICE: u128, const N: usize>(self) -> [[Bitboard; N]; 2] {
        const { Pattern::check_choice(CHOICE, N) };
        let white = self.view::<u64>(Color::White);
        let mut sets = [[Bitboard::EMPTY; N]; 2];
        let [of_white, of_black] = &mut sets;
        Pattern::hand_out::<u64, CHOICE>(
            white,
            #[inline(always)]
            |index, set| of_white[index] = Bitboard::from_bits(set),
        );
        Pattern::hand_out::<Southward<u64>, CHOICE>(
            white.opponent(),
            #[inline(always)]
            |index, Southward(set)| of_black[index] = Bitboard::from_bits(set),
        );
        sets
    }
}
