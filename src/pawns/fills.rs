//! Fills, spans, stops and attacks of a side's own pawns.
//!
//! A fill includes the pawns it starts from, a span does not; nothing blocks either. The methods of
//! [`Bitboard`](crate::Bitboard) with the same names work on any set: they take the colour where it
//! matters and work in a `const`. Control of squares, which compares both sides, is in `squares.rs`.

use super::patterns;

patterns! {
    /// The own pawns and all squares ahead of them on their files.
    ///
    /// `own | north(own) | north(north(own)) | …`.
    ///
    /// Nothing blocks it: enemy pawns ahead do not matter. A pawn on its last rank gives its own square
    /// alone. For any set, for either colour, in a `const`:
    /// [`Bitboard::front_fill`](crate::Bitboard::front_fill).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).front_fill(), bitboard! {
    ///     X X X . . . X X
    ///     X X X . . . X X
    ///     X X X . . . X X
    ///     X X X . . . X X
    ///     X X X . . . . X
    ///     . X . . . . . X
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    fn front_fill(self) {
        self.own_parts.north_fill
    }

    /// The own pawns and all squares behind them on their files.
    ///
    /// `own | south(own) | south(south(own)) | …`.
    ///
    /// With doubled pawns, the fill of the front one includes that of the rear one. A pawn on its
    /// first rank gives its own square alone. For any set, for either colour, in a `const`:
    /// [`Bitboard::rear_fill`](crate::Bitboard::rear_fill).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).rear_fill(), bitboard! {
    ///     X . X . . . . X
    ///     X . X . . . . X
    ///     X . X . . . . X
    ///     . . X . . . . X
    ///     . . . . . . . X
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    fn rear_fill(self) {
        self.own_parts.south_fill
    }

    /// All squares of the files with an own pawn.
    ///
    /// `front_fill | rear_fill`.
    ///
    /// Whole files: doubled pawns add nothing. For any set, in a `const`:
    /// [`Bitboard::file_fill`](crate::Bitboard::file_fill).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).file_fill(), bitboard! {
    ///     . X X . . X . X
    ///     . X X . . X . X
    ///     . X X . . X . X
    ///     . X X . . X . X
    ///     . X X . . X . X
    ///     . X X . . X . X
    ///     . X X . . X . X
    ///     . X X . . X . X
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Fills*.
    fn file_fill(self) {
        self.front_fill() | self.rear_fill()
    }

    /// The squares strictly ahead of own pawns on their files.
    ///
    /// `north(front_fill)`.
    ///
    /// The front one of doubled pawns stands in the span of the rear one. A pawn on its seventh rank
    /// has only its promotion square, one on its last rank nothing. For any set, for either colour,
    /// in a `const`: [`Bitboard::front_span`](crate::Bitboard::front_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).front_span(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     X . . . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . X
    ///     X . X . . . . X
    ///     X . X . . . . X
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Spans*.
    fn front_span(self) {
        self.front_fill().north()
    }

    /// The squares strictly behind own pawns on their files.
    ///
    /// `south(rear_fill)`.
    ///
    /// The rear one of doubled pawns stands in the span of the front one. A pawn on its first rank has
    /// none. For any set, for either colour, in a `const`:
    /// [`Bitboard::rear_span`](crate::Bitboard::rear_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/3P4/8/3P4/6P1/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).rear_span(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . X .
    ///     . . . X . . X .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Spans*.
    fn rear_span(self) {
        self.rear_fill().south()
    }

    /// The squares that own pawns attack.
    ///
    /// `east_pawn_attacks | west_pawn_attacks`, which is `beside(north(own))`.
    ///
    /// It does not matter what stands there: an own pawn on such a square is defended. An a- or
    /// h-pawn attacks one square, a pawn on its last rank none. En passant is not looked at. For
    /// any set, for either colour, in a `const`:
    /// [`Bitboard::pawn_attacks`](crate::Bitboard::pawn_attacks).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).pawn_attacks(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . X . . . . . .
    ///     . X . X . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    #[doc(alias = "pawn_attacks_bb")]
    fn pawn_attacks(self) {
        self.own_beside().north()
    }

    /// The squares that own pawns attack towards the h-file.
    ///
    /// `east(north(own))`.
    ///
    /// An h-pawn attacks none, nor does a pawn on its last rank. East is the h-file's side for Black
    /// too. For any set, for either colour, in a `const`:
    /// [`Bitboard::east_pawn_attacks`](crate::Bitboard::east_pawn_attacks).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).east_pawn_attacks(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . X . X . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    fn east_pawn_attacks(self) {
        self.own_east().north()
    }

    /// The squares that own pawns attack towards the a-file.
    ///
    /// `west(north(own))`.
    ///
    /// An a-pawn attacks none, nor does a pawn on its last rank. West is the a-file's side for Black
    /// too. For any set, for either colour, in a `const`:
    /// [`Bitboard::west_pawn_attacks`](crate::Bitboard::west_pawn_attacks).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).west_pawn_attacks(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)*.
    fn west_pawn_attacks(self) {
        self.own_west().north()
    }

    /// The squares that own pawns attack, now or after moving straight ahead: on the neighbouring
    /// files, strictly ahead.
    ///
    /// `beside(front_span)`, which is `front_fill` of the attacks.
    ///
    /// Nothing blocks it; [`AttackSpanRule`](crate::AttackSpanRule) has a reading in which rammed and
    /// backward pawns do not advance. An a- or h-pawn has one neighbouring file, a pawn on its last
    /// rank no span. With doubled pawns, the span of the rear one includes that of the front one.
    /// For any set, for either colour, in a `const`:
    /// [`Bitboard::attack_front_span`](crate::Bitboard::attack_front_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/8/3P4/P7/7P/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).attack_front_span(), bitboard! {
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn attack_front_span(self) {
        self.own_parts.beside_north_fill.either().north()
    }

    /// The squares that own pawns attack towards the h-file, now or after moving straight ahead.
    ///
    /// `east(front_span)`, which is `front_fill` of the east attacks.
    ///
    /// An h-pawn has none. For any set, for either colour, in a `const`:
    /// [`Bitboard::east_attack_front_span`](crate::Bitboard::east_attack_front_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).east_attack_front_span(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . X . . . . . .
    ///     . X . X . . . .
    ///     . X . X . . . .
    ///     . X . X . . . .
    ///     . X . X . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn east_attack_front_span(self) {
        self.own_parts.beside_north_fill.east.north()
    }

    /// The squares that own pawns attack towards the a-file, now or after moving straight ahead.
    ///
    /// `west(front_span)`, which is `front_fill` of the west attacks.
    ///
    /// An a-pawn has none. For any set, for either colour, in a `const`:
    /// [`Bitboard::west_attack_front_span`](crate::Bitboard::west_attack_front_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/8/3P4/P7/7P/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).west_attack_front_span(), bitboard! {
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . X . . . X .
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn west_attack_front_span(self) {
        self.own_parts.beside_north_fill.west.north()
    }

    /// The squares from which own pawns support each other, now or later: on the neighbouring files,
    /// beside and behind.
    ///
    /// `beside(rear_fill)`.
    ///
    /// The pawn's own rank is included; from there a neighbour defends the stop, not the pawn: for
    /// one pawn this and the [attack front span](Self::attack_front_span) are the whole
    /// neighbouring files. An a- or h-pawn has one of them. With doubled pawns, the span of the
    /// front one includes that of the rear one. For any set, for either colour, in a `const`:
    /// [`Bitboard::attack_rear_span`](crate::Bitboard::attack_rear_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/8/7p/4p3/8/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).attack_rear_span(), bitboard! {
    ///     . X . X . X X .
    ///     . X . X . X X .
    ///     . . . X . X X .
    ///     . . . X . X X .
    ///     . . . X . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn attack_rear_span(self) {
        self.own_parts.beside_south_fill.either()
    }

    /// The squares beside and behind own pawns on the next file to the east, from which own pawns
    /// support them.
    ///
    /// `east(rear_fill)`.
    ///
    /// An h-pawn has none. For any set, for either colour, in a `const`:
    /// [`Bitboard::east_attack_rear_span`](crate::Bitboard::east_attack_rear_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).east_attack_rear_span(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . X . X . . . X
    ///     . X . X . . . X
    ///     . X X X . . . X
    ///     . X X X . . . X
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn east_attack_rear_span(self) {
        self.own_parts.beside_south_fill.east
    }

    /// The squares beside and behind own pawns on the next file to the west, from which own pawns
    /// support them.
    ///
    /// `west(rear_fill)`.
    ///
    /// An a-pawn has none. For any set, for either colour, in a `const`:
    /// [`Bitboard::west_attack_rear_span`](crate::Bitboard::west_attack_rear_span).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).west_attack_rear_span(), bitboard! {
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn west_attack_rear_span(self) {
        self.own_parts.beside_south_fill.west
    }

    /// All squares of the files next to a file with an own pawn.
    ///
    /// `beside(file_fill)`.
    ///
    /// A file with pawns is in it if a neighbouring file has pawns too. The a- and the h-file have one
    /// neighbour. For any set, in a `const`:
    /// [`Bitboard::attack_file_fill`](crate::Bitboard::attack_file_fill).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pp3ppp/8/8/P2P4/8/P6P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).attack_file_fill(), bitboard! {
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    ///     . X X . X . X .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn attack_file_fill(self) {
        self.own_parts.attack_file_fill
    }

    /// All squares of the files next to a file with an own pawn, on the east of it.
    ///
    /// `east(file_fill)`.
    ///
    /// The h-file has no such neighbour; the a-file is never one. For any set, in a `const`:
    /// [`Bitboard::east_attack_file_fill`](crate::Bitboard::east_attack_file_fill).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pp3ppp/8/8/P2P4/8/P6P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).east_attack_file_fill(), bitboard! {
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    ///     . X . . X . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn east_attack_file_fill(self) {
        self.own_parts.beside_file_fill.east
    }

    /// All squares of the files next to a file with an own pawn, on the west of it.
    ///
    /// `west(file_fill)`.
    ///
    /// The a-file has no such neighbour; the h-file is never one. For any set, in a `const`:
    /// [`Bitboard::west_attack_file_fill`](crate::Bitboard::west_attack_file_fill).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/2p5/7p/1P6/5P2/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).west_attack_file_fill(), bitboard! {
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    ///     . X . . . . X .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*.
    fn west_attack_file_fill(self) {
        self.own_parts.beside_file_fill.west
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
    /// Source: Kmoch; CPW, *Pawn Spans*.
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
    /// Source: CPW, *Telestop*; its formula includes the stop, but its text and this formula do not.
    fn telestops(self) {
        self.front_span().north()
    }

    /// The squares that exactly one own pawn attacks.
    ///
    /// `east_pawn_attacks ^ west_pawn_attacks`.
    ///
    /// Own pawns on these squares count as attacked, that is, defended.
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
        (self.own_east() ^ self.own_west()).north()
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
        (self.own_east() & self.own_west()).north()
    }
}
