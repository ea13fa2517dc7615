//! Fills, spans, stops and attacks of a side's own pawns.
//!
//! The meaning of a fill or span is with the method of the same name of
//! [`Bitboard`](crate::Bitboard), which takes the colour and works in a `const`. Control of squares,
//! which compares both sides, is in `squares.rs`.

use super::patterns;

patterns! {
    /// The own pawns and all squares ahead of them on their files; see
    /// [`Bitboard::front_fill`](crate::Bitboard::front_fill).
    fn front_fill(self) {
        self.own.north_fill()
    }

    /// The own pawns and all squares behind them on their files; see
    /// [`Bitboard::rear_fill`](crate::Bitboard::rear_fill).
    fn rear_fill(self) {
        self.own.south_fill()
    }

    /// All squares of the files with an own pawn; see
    /// [`Bitboard::file_fill`](crate::Bitboard::file_fill).
    fn file_fill(self) {
        self.own.file_fill()
    }

    /// The squares strictly ahead of own pawns on their files; see
    /// [`Bitboard::front_span`](crate::Bitboard::front_span).
    fn front_span(self) {
        self.front_fill().north()
    }

    /// The squares strictly behind own pawns on their files; see
    /// [`Bitboard::rear_span`](crate::Bitboard::rear_span).
    fn rear_span(self) {
        self.rear_fill().south()
    }

    /// The squares that own pawns attack; see
    /// [`Bitboard::pawn_attacks`](crate::Bitboard::pawn_attacks).
    fn pawn_attacks(self) {
        self.own.north().beside()
    }

    /// The squares that own pawns attack towards the h-file; see
    /// [`Bitboard::east_pawn_attacks`](crate::Bitboard::east_pawn_attacks).
    fn east_pawn_attacks(self) {
        self.own.north().east()
    }

    /// The squares that own pawns attack towards the a-file; see
    /// [`Bitboard::west_pawn_attacks`](crate::Bitboard::west_pawn_attacks).
    fn west_pawn_attacks(self) {
        self.own.north().west()
    }

    /// What own pawns attack, now or on their way; see
    /// [`Bitboard::attack_front_span`](crate::Bitboard::attack_front_span).
    fn attack_front_span(self) {
        self.front_span().beside()
    }

    /// What own pawns attack, now or on their way, towards the h-file; see
    /// [`Bitboard::east_attack_front_span`](crate::Bitboard::east_attack_front_span).
    fn east_attack_front_span(self) {
        self.front_span().east()
    }

    /// What own pawns attack, now or on their way, towards the a-file; see
    /// [`Bitboard::west_attack_front_span`](crate::Bitboard::west_attack_front_span).
    fn west_attack_front_span(self) {
        self.front_span().west()
    }

    /// Where support for own pawns comes from: beside and behind; see
    /// [`Bitboard::attack_rear_span`](crate::Bitboard::attack_rear_span).
    fn attack_rear_span(self) {
        self.rear_fill().beside()
    }

    /// Where support for own pawns comes from on the east; see
    /// [`Bitboard::east_attack_rear_span`](crate::Bitboard::east_attack_rear_span).
    fn east_attack_rear_span(self) {
        self.rear_fill().east()
    }

    /// Where support for own pawns comes from on the west; see
    /// [`Bitboard::west_attack_rear_span`](crate::Bitboard::west_attack_rear_span).
    fn west_attack_rear_span(self) {
        self.rear_fill().west()
    }

    /// The files next to a file with an own pawn; see
    /// [`Bitboard::attack_file_fill`](crate::Bitboard::attack_file_fill).
    fn attack_file_fill(self) {
        self.file_fill().beside()
    }

    /// The files next to own pawns on the east; see
    /// [`Bitboard::east_attack_file_fill`](crate::Bitboard::east_attack_file_fill).
    fn east_attack_file_fill(self) {
        self.file_fill().east()
    }

    /// The files next to own pawns on the west; see
    /// [`Bitboard::west_attack_file_fill`](crate::Bitboard::west_attack_file_fill).
    fn west_attack_file_fill(self) {
        self.file_fill().west()
    }

    /// The squares between an own pawn and an enemy pawn that face each other on a file.
    ///
    /// `front_span & enemy front span`.
    ///
    /// Empty where the pawns have passed each other. With several pawns on a file, the union of all
    /// facing gaps, in which there may be pawns.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).interspan(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch; CPW, *Pawn Spans (Bitboards)*.
    fn interspan(self) {
        self.front_span() & self.enemy_front_span()
    }

    /// The squares directly ahead of own pawns, whatever stands on them.
    ///
    /// `north(own)`.
    ///
    /// A pawn on its last rank has no stop.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).stops(), bitboard! {
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Stop Square*.
    #[doc(alias = "stop square")]
    fn stops(self) {
        self.own.north()
    }

    /// The squares ahead of own pawns beyond the stop.
    ///
    /// `north(front_span)`.
    ///
    /// A telestop of the rear of two doubled pawns may be the stop of the front one.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).telestops(), bitboard! {
    ///     . X X . . . X .
    ///     . . X . . . X .
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Telestop*; its formula adds the stop again, the words and this formula do not.
    fn telestops(self) {
        self.front_span().north()
    }

    /// The squares that exactly one own pawn attacks.
    ///
    /// `east_pawn_attacks ^ west_pawn_attacks`.
    ///
    /// Own pawns that stand there count as attacked, which is to say defended.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).single_pawn_attacks(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . X
    ///     . . . X . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    fn single_pawn_attacks(self) {
        self.east_pawn_attacks() ^ self.west_pawn_attacks()
    }

    /// The squares that two own pawns attack; no square is attacked by more.
    ///
    /// `east_pawn_attacks & west_pawn_attacks`.
    ///
    /// Never on the a- or h-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).double_pawn_attacks(), bitboard! {
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
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    #[doc(alias = "pawn_double_attacks_bb")]
    fn double_pawn_attacks(self) {
        self.east_pawn_attacks() & self.west_pawn_attacks()
    }
}
