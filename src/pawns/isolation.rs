//! Pawns without own pawns on the files next to theirs.

use super::patterns;

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
        self.own & (self.east_attack_file_fill() ^ self.west_attack_file_fill())
    }
}
