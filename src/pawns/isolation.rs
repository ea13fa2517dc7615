//! Pawns by what is on the files next to theirs: isolated, half-isolated, hanging.

use super::{patterns, regions::pairs};

patterns! {
    /// Pawns with no own pawn on either neighbouring file.
    ///
    /// `own & !attack_file_fill`.
    ///
    /// Ranks do not matter. The board edge is an empty file, so an a-pawn is isolated without a
    /// b-pawn. Doubled pawns do not help each other: all of them are isolated.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).isolated(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
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
    /// Source: CPW, *Isolated Pawns*; all programs agree.
    #[doc(alias = "isolani")]
    fn isolated(self) {
        self.own & !self.attack_file_fill()
    }

    /// Pawns with own pawns on exactly one of the two neighbouring files.
    ///
    /// `own & (east_attack_file_fill ^ west_attack_file_fill)`.
    ///
    /// The board edge is an empty file: an a-pawn with a b-pawn is half-isolated, and so are the four
    /// corner pawns of the start position.
    ///
    /// ```
    /// use pawn_structure::{Board, Color, Pawns, bitboard};
    ///
    /// let pawns = Pawns::from(Board::START);
    /// assert_eq!(pawns.side(Color::White).half_isolated(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . X
    ///     . . . . . . . .
    /// });
    /// ```
    ///
    /// Source: CPW, *Isolated Pawns (Bitboards)*.
    #[doc(alias = "half-isolani")]
    fn half_isolated(self) {
        self.own & self.own_parts.half_attack_file_fill
    }

    /// Pawns with no own pawn on the next file to the east.
    ///
    /// `own & !west_attack_file_fill`.
    ///
    /// Always true of an h-pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).no_east_neighbours(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . X
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Isolated Pawns (Bitboards)*.
    fn no_east_neighbours(self) {
        self.own & !self.west_attack_file_fill()
    }

    /// Pawns with no own pawn on the next file to the west.
    ///
    /// `own & !east_attack_file_fill`.
    ///
    /// Always true of an a-pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).no_west_neighbours(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Isolated Pawns (Bitboards)*.
    fn no_west_neighbours(self) {
        self.own & !self.east_attack_file_fill()
    }

    /// Two own pawns side by side, each alone on its file, with no own pawn on the files next to
    /// the pair and no enemy pawn ahead on theirs.
    ///
    /// `q & west(q) & !east(file_fill) & !west(west(file_fill)) and its east neighbour, with q =
    /// own & !(rear_span | front_span | enemy front span)`.
    ///
    /// Pairs on the edge, and pairs that are passed, count. The classical hanging pawns stand on c4
    /// and d4.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pp3ppp/4p3/8/2PP4/8/P4PPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).hanging(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Hanging Pawns*; [`HangingRule`](crate::HangingRule) has its bitboard form.
    fn hanging(self) {
        let files = self.file_fill();
        let alone = self.own & !(self.rear_span() | self.front_span() | self.enemy_front_span());
        pairs(alone & alone.west() & !files.east() & !files.west().west())
    }
}
