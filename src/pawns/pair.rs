//! Both sides of one skeleton at the same time: chosen patterns, one side in each half of a 128-bit register.

use core::hint::black_box;

use super::{Pattern, Pawns, View};
use crate::Bitboard;

impl Pawns {
    /// Several patterns of both sides at once, chosen by a constant: White's sets, then Black's, in the order of the
    /// catalogue.
    ///
    /// `[side(White), side(Black)]`, each with `Pattern::squares` of every pattern in the [choice](Pattern::choice)
    ///
    /// The sets are those of the methods of [`Side`](crate::Side). Both sides go through the formulas together, on
    /// plain x86-64 and 64-bit ARM too, so that from about four patterns on it is quicker than the methods;
    /// [`PawnStructure`](crate::PawnStructure) has the core patterns by name. A wrong number of sets is an error of
    /// compilation.
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
    /// Source: the definitions of the patterns; the form is in CPW, *SIMD and SWAR Techniques*.
    #[inline]
    #[must_use]
    pub fn chosen<const CHOICE: u128, const N: usize>(self) -> [[Bitboard; N]; 2] {
        const { Pattern::check_choice(CHOICE, N) };
        let mut sets = [[0; 2]; N];
        sets_of_two::<CHOICE, N>(self, self.flipped(), black_box(2), &mut sets);
        [
            sets.map(|[white, _]| Bitboard::from_bits(white)),
            sets.map(|[_, black]| Bitboard::from_bits(black).flip_vertical()),
        ]
    }
}

/// The sets of two views, word by word as they came in.
///
/// A loop over two words, which the compiler turns into vector code without a loop, on plain x86-64 as well. For that
/// it must not know how often the loop runs, but that it is an even number of times, at most two; and the results have
/// to leave through memory as they are: to turn Black's around here undoes it.
#[inline(never)]
fn sets_of_two<const CHOICE: u128, const N: usize>(
    pawns: Pawns,
    turned: Pawns,
    times: usize,
    sets: &mut [[u64; 2]; N],
) {
    let [own, enemy] = words(pawns, turned);
    for word in 0..times & 2 {
        let view = View::new(own[word], enemy[word]);
        Pattern::chosen::<u64, CHOICE>(view, |index, set| sets[index][word] = set);
    }
}

/// Own and enemy pawns of White's view, as first words, and of Black's, from the skeleton turned upside down.
#[inline(always)]
pub(crate) fn words(pawns: Pawns, turned: Pawns) -> [[u64; 2]; 2] {
    [
        [pawns.white, turned.white].map(Bitboard::bits),
        [pawns.black, turned.black].map(Bitboard::bits),
    ]
}
