//! Own pawns against the enemy pawns that could stop them: passed pawns and candidates.

use super::{Lane, View, patterns};

patterns! {
    /// Pawns with no enemy pawn ahead on their own or a neighbouring file.
    ///
    /// `own & !(enemy front span | enemy attack front span)`.
    ///
    /// The rear of two doubled pawns is passed as well if the front one is. An enemy pawn beside a
    /// pawn, on a neighbouring file, does not stop it. Every pawn on its seventh rank is passed.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/2pP4/4P3/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).passed(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Passed Pawns (Bitboards)*; Ethereal and CQL mean the same.
    #[doc(alias = "free pawn")]
    #[doc(alias = "passer")]
    fn passed(self) {
        self.own & !(self.enemy_front_span() | self.enemy_attack_front_span())
    }

    /// Half-free front pawns with at least as many helpers as sentries: candidates to become passed.
    ///
    /// `own & !enemy front span & enemy attack front span & !rear_span`, and of those each pawn for
    /// which own pawns in its [attack rear span](crate::spans::attack_rear_span) (helpers, beside or
    /// behind) are no fewer than enemy pawns in its
    /// [attack front span](crate::spans::attack_front_span) (sentries, strictly ahead).
    ///
    /// No enemy pawn stands ahead on its file and some enemy pawn on a neighbouring one, so a passed
    /// pawn is no candidate. Of doubled pawns only the front one can be. An isolated pawn never is.
    /// Whether the helpers could really advance is not asked.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).candidate(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Candidate Passed Pawn*; helper and sentry are Kmoch's words.
    fn candidate(self) {
        let front_most = self.own & !self.rear_span();
        let half_free = front_most & !self.enemy_front_span() & self.enemy_attack_front_span();
        half_free & self.helpers().at_least(self.sentries())
    }
}

impl<L: Lane> View<L> {
    /// For each square, how many own pawns stand beside or behind it on the neighbouring files.
    fn helpers(self) -> Count<L> {
        let beside = Count::of_two(self.own.east(), self.own.west());
        let two_ranks = beside.plus(beside.map(|plane| plane << 8));
        let four_ranks = two_ranks.plus(two_ranks.map(|plane| plane << 16));
        four_ranks.plus(four_ranks.map(|plane| plane << 32))
    }

    /// For each square, how many enemy pawns stand strictly ahead of it on the neighbouring files.
    fn sentries(self) -> Count<L> {
        let nearest = self.enemy.south();
        let ahead = Count::of_two(nearest.east(), nearest.west());
        let two_ranks = ahead.plus(ahead.map(|plane| plane >> 8));
        let four_ranks = two_ranks.plus(two_ranks.map(|plane| plane >> 16));
        four_ranks.plus(four_ranks.map(|plane| plane >> 32))
    }
}

/// A number for each square, up to the sixteen squares of two files: plane `i` holds bit `i` of all 64.
///
/// Planes that are zero throughout cost nothing: the compiler knows them.
#[derive(Clone, Copy)]
struct Count<L>([L; 5]);

impl<L: Lane> Count<L> {
    /// 0, 1 or 2: how many of two sets hold the square.
    fn of_two(a: L, b: L) -> Count<L> {
        let none = L::splat(crate::Bitboard::EMPTY);
        Count([a ^ b, a & b, none, none, none])
    }

    fn map(self, plane: impl FnMut(L) -> L) -> Count<L> {
        Count(self.0.map(plane))
    }

    fn plus(self, other: Count<L>) -> Count<L> {
        let mut carry = L::splat(crate::Bitboard::EMPTY);
        let mut sum = self.0;
        for (a, b) in sum.iter_mut().zip(other.0) {
            let either = *a ^ b;
            let next_carry = *a & b | either & carry;
            *a = either ^ carry;
            carry = next_carry;
        }
        Count(sum)
    }

    /// The squares whose number is not below the other one.
    fn at_least(self, other: Count<L>) -> L {
        let mut at_least = L::splat(crate::Bitboard::FULL);
        for (a, b) in self.0.into_iter().zip(other.0) {
            // A higher bit decides, unless it is the same in both.
            at_least = a & !b | !(a ^ b) & at_least;
        }
        at_least
    }
}
