//! Weak pawns: backward, undefendable, overly advanced. Isolated ones are in `isolation.rs`.

use super::{patterns, regions::ranks};
use crate::lanes::{Lane, View};

patterns! {
    /// Pawns that cannot be supported where they stand or safely advance: their stop is attacked by
    /// an enemy pawn, and all own pawns on the neighbouring files are ahead.
    ///
    /// `own & south(enemy pawn attacks & !attack_front_span) & attack_file_fill`.
    ///
    /// An isolated pawn is not backward. A pawn in a lever can be. A rammed pawn is backward only
    /// if its stop is attacked as well. [`BackwardRule`](crate::BackwardRule) has what other schools mean.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/2P5/1P6/8/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).backward(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Backward Pawn*, with isolated pawns taken out.
    fn backward(self) {
        self.backward_or_isolated() & self.attack_file_fill()
    }

    /// Pawns on their second or third rank, with no enemy pawn ahead on the file, that are backward
    /// by CPW's pre-condition.
    ///
    /// `own & south(enemy pawn attacks & !attack_front_span) & !enemy front span & ranks 2 to 3`.
    ///
    /// Isolated pawns and pawns in a lever count; [`Side::strict_stragglers`](Self::strict_stragglers) leaves out the
    /// latter.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).stragglers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Backward Pawns (Bitboards)*; Kmoch's word for every backward pawn.
    fn stragglers(self) {
        self.backward_or_isolated() & self.open() & self.splat(ranks(2, 3))
    }

    /// Stragglers that no enemy pawn attacks.
    ///
    /// `stragglers & !enemy pawn attacks`.
    ///
    /// Isolated pawns count.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).strict_stragglers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Backward Pawn*.
    fn strict_stragglers(self) {
        self.stragglers() & !self.enemy_attacks()
    }

    /// Pawns that are not defended, and that no own pawn can come to defend by pushes while all
    /// others stay.
    ///
    /// `own & !beside(north(reach)), with reach the own pawns and the empty squares they can walk
    /// to`.
    ///
    /// Isolated, backward and most second-rank pawns are undefendable.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).undefendable(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Pattern and Properties*.
    fn undefendable(self) {
        self.own & !self.reach().north().beside()
    }

    /// Undefendable pawns with an own pawn behind on a neighbouring file, which is blocked.
    ///
    /// `undefendable & attack_front_span`.
    ///
    /// Neither isolated nor backward.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1p6/1P6/p1P5/P7/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).overly_advanced(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Weak Pawns*, after its one example.
    fn overly_advanced(self) {
        self.undefendable() & self.attack_front_span()
    }

    /// Pawns that are isolated, backward or overly advanced.
    ///
    /// `isolated | backward | overly_advanced`.
    ///
    /// The three are mutually exclusive.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).weak(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Weak Pawns*.
    fn weak(self) {
        self.isolated() | self.backward() | self.overly_advanced()
    }

    /// Isolated or backward pawns with no enemy pawn ahead on their file.
    ///
    /// `(isolated | backward) & !enemy front span`.
    ///
    /// Rooks can attack them from the front.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).weak_unopposed(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Stockfish; from version 13 on it leaves out backward pawns on the a- and h-file.
    #[doc(alias = "weakUnopposed")]
    fn weak_unopposed(self) {
        (self.isolated() | self.backward()) & self.open()
    }
}

impl<L: Lane> View<L> {
    /// CPW's pre-condition: the stop is attacked by an enemy pawn and out of reach of own pawns' attacks.
    #[inline(always)]
    pub(super) fn backward_or_isolated(self) -> L {
        self.own & self.enemy_attacks().south() & !self.own_parts.beside_north_fill.either()
    }

    /// The own pawns and the squares that they reach by pushes while all other pawns stay.
    #[inline(always)]
    fn reach(self) -> L {
        let free = !self.occupied();
        let reach = self.own | free & self.own.north();
        let two_free = free & free.north();
        let reach = reach | two_free & reach.north_by(2);
        let four_free = two_free & two_free.north_by(2);
        reach | four_free & reach.north_by(4)
    }
}
