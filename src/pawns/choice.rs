//! Patterns that a program names in its source, so that the choice costs nothing at run time.

use super::{Pattern, Pawns};
use crate::{
    Bitboard, Color,
    lanes::{Facing, Southward, View},
};

/// Some patterns as a type: what [`choose!`](crate::choose) makes.
pub trait Choice<const N: usize> {
    /// The patterns, in the order of the sets.
    const PATTERNS: [Pattern; N];
}

/// Panics, and so does not compile, if a pattern is named twice.
pub(crate) const fn check(patterns: &[Pattern]) {
    let mut index = 0;
    while index < patterns.len() {
        assert!(
            patterns[index].place_in(patterns) == index,
            "a pattern is chosen once"
        );
        index += 1;
    }
}

/// Several patterns for both sides at once, by the names of the methods of [`Side`](crate::Side) and in the order
/// given: for each pattern White's set, then Black's.
///
/// `[[side(White).name(), side(Black).name()], …]`
///
/// The sets are those of the methods, for any skeleton, but are computed faster: both sides share whatever both
/// need, and where the sets are stored, one vector operation does the work of both.
/// [`PawnStructure`](crate::PawnStructure) has the core patterns as fields. No names give no sets.
///
/// ```
/// use pawn_structure::{Color, FenError, Pawns, Square, sets};
///
/// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
/// let [isolated, [_, black_backward]] = sets!(pawns; isolated, backward);
/// assert!(isolated[Color::White.index()].is_empty());
/// assert_eq!(isolated[Color::Black.index()], Square::A5.bitboard() | Square::C5.bitboard());
/// assert_eq!(black_backward, Square::F7.bitboard());
/// # Ok::<(), FenError>(())
/// ```
///
/// A name that is not a method, or is given twice, does not compile:
///
/// ```compile_fail
/// let _ = pawn_structure::sets!(pawn_structure::Pawns::default(); isolated, pased);
/// ```
///
/// ```compile_fail
/// let _ = pawn_structure::sets!(pawn_structure::Pawns::default(); isolated, isolated);
/// ```
///
/// Source: the definitions of the patterns.
#[macro_export]
macro_rules! sets {
    ($pawns:expr; $($pattern:ident),* $(,)?) => {
        $crate::Pawns::sets_of($pawns, $crate::choose!($($pattern),*))
    };
}

/// Patterns by the names of the methods of [`Side`](crate::Side), for functions that take a choice at compile
/// time: `Batch::sets` of the module `batch`.
///
/// ```
/// # #[cfg(feature = "batch")]
/// # fn chosen() -> Result<(), pawn_structure::batch::BatchError> {
/// use pawn_structure::{Bitboard, Square, batch::Batch, choose};
///
/// let (white, black) = ([Square::A4.bitboard(); 3], [Square::B7.bitboard(); 3]);
/// let mut sets = [[Bitboard::EMPTY; 3]; 4];
/// let [passed, open, black_passed, black_open] = &mut sets;
/// Batch::new(&white, &black)?.sets(choose![passed, open], [passed, open], [black_passed, black_open])?;
/// assert_eq!((sets[0], sets[1]), ([Bitboard::EMPTY; 3], white));
/// # Ok(())
/// # }
/// # #[cfg(feature = "batch")]
/// # chosen().expect("there is room");
/// ```
#[macro_export]
macro_rules! choose {
    ($($pattern:ident),* $(,)?) => {{
        struct Chosen;
        impl $crate::__macros::Choice<
            { let names: &[&::core::primitive::str] = &[$(::core::stringify!($pattern)),*]; names.len() },
        > for Chosen {
            const PATTERNS: [
                $crate::Pattern;
                { let names: &[&::core::primitive::str] = &[$(::core::stringify!($pattern)),*]; names.len() }
            ] = [$($crate::__macros::by_method::$pattern),*];
        }
        Chosen
    }};
}

impl Pawns {
    /// What [`sets!`](crate::sets) calls.
    // Always inlined, so that what the caller leaves unused is not computed.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn sets_of<C: Choice<N>, const N: usize>(self, _: C) -> [[Bitboard; 2]; N] {
        const { check(&C::PATTERNS) };
        let (white, black) = (self.white.bits(), self.black.bits());
        let view = View::new(Facing([white, black]), Facing([black, white]));
        let mut sets = [[Bitboard::EMPTY; 2]; N];
        Pattern::hand_out::<Facing, C, N>(
            view,
            #[inline(always)]
            |index, Facing(both)| sets[index] = both.map(Bitboard::from_bits),
        );
        sets
    }

    /// White's sets, then Black's, each in the order of the choice.
    ///
    /// For results that are stored side by side; otherwise [`Pawns::sets_of`] is faster.
    #[inline(always)]
    pub(super) fn sets_by_side<C: Choice<N>, const N: usize>(self, _: C) -> [[Bitboard; N]; 2] {
        let white = self.view::<u64>(Color::White);
        let mut sets = [[Bitboard::EMPTY; N]; 2];
        let [of_white, of_black] = &mut sets;
        Pattern::hand_out::<u64, C, N>(
            white,
            #[inline(always)]
            |index, set| of_white[index] = Bitboard::from_bits(set),
        );
        Pattern::hand_out::<Southward<u64>, C, N>(
            white.opponent(),
            #[inline(always)]
            |index, Southward(set)| of_black[index] = Bitboard::from_bits(set),
        );
        sets
    }
}
