//! Own pawns that stand beside each other or defend each other: phalanxes, rows, chains.
//!
//! What the enemy's pawns do does not matter here.

use super::{numbers, patterns};
use crate::lanes::{Lane, View};

patterns! {
    /// Pawns with an own pawn directly beside them.
    ///
    /// `own & beside(own)`.
    ///
    /// One neighbour is enough. a4 and h4, or a4 and h3, are not neighbours.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).phalanx(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*; Stockfish.
    #[doc(alias = "duo")]
    fn phalanx(self) {
        self.own & self.own_beside()
    }

    /// Pawns with an own pawn directly beside them on the east.
    ///
    /// `own & west(own)`.
    ///
    /// The west end of a row of pawns and its inner pawns; never on the h-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).east_phalanx(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*.
    fn east_phalanx(self) {
        self.own & self.own_west()
    }

    /// Pawns with an own pawn directly beside them on the west.
    ///
    /// `own & east(own)`.
    ///
    /// The east end of a row of pawns and its inner pawns; never on the a-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).west_phalanx(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*.
    fn west_phalanx(self) {
        self.own & self.own_east()
    }

    /// Pawns in a row of exactly two.
    ///
    /// `x | west(x), with x the second pawns of rows from the west that have no pawn on their
    /// east`.
    ///
    /// A pawn in a row of three is not in a duo; for any pair see [`Side::phalanx`](Self::phalanx).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).duos(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*.
    fn duos(self) {
        let east_end = self.row_of(2) & !self.own_west();
        east_end | east_end.west()
    }

    /// Pawns in a row of exactly three.
    ///
    /// `x | west(x) | west(west(x)), with x the third pawns of rows that end there`.
    ///
    /// A row of four is not a trio.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pp3ppp/4p3/8/2PP4/8/P4PPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).trios(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X X X
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*.
    fn trios(self) {
        let east_end = self.row_of(3) & !self.own_west();
        east_end | east_end.west() | east_end.west().west()
    }

    /// Pawns in a row of exactly four.
    ///
    /// `the four pawns up to an east end that is the fourth of its row`.
    ///
    /// Longer rows contain no quart.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2ppp3/8/8/8/8/1PPPP3/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).quarts(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X X X X . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*.
    fn quarts(self) {
        let two = self.row_of(4) & !self.own_west();
        let two = two | two.west();
        two | two.west().west()
    }

    /// Pawns in a row of four or more.
    ///
    /// `the four pawns from each pawn with three pawns directly on its east`.
    ///
    /// The start position has a row of eight.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pppppppp/8/8/8/8/PPPPPPPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).long_rows(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X X X X X X X X
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Duo Trio Quart (Bitboards)*.
    #[doc(alias = "quart")]
    fn long_rows(self) {
        let three = self.east_phalanx() & self.own_west().west();
        let start = three & self.own_west().west().west();
        let two = start | start.east();
        two | two.east().east()
    }

    /// Pawns that an own pawn defends.
    ///
    /// `own & pawn_attacks`.
    ///
    /// A pawn on its second rank can be defended only by one on the first; an a- or h-pawn only
    /// from one side.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).defended(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Defended Pawns (Bitboards)*; Stockfish's support.
    #[doc(alias = "supported")]
    fn defended(self) {
        self.own & self.pawn_attacks()
    }

    /// Pawns that an own pawn on their west defends.
    ///
    /// `own & east_pawn_attacks`.
    ///
    /// Never on the a-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).defended_from_west(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Defended Pawns (Bitboards)*.
    fn defended_from_west(self) {
        self.own & self.east_pawn_attacks()
    }

    /// Pawns that an own pawn on their east defends.
    ///
    /// `own & west_pawn_attacks`.
    ///
    /// Never on the h-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).defended_from_east(), bitboard! {
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
    /// Source: CPW, *Defended Pawns (Bitboards)*.
    fn defended_from_east(self) {
        self.own & self.west_pawn_attacks()
    }

    /// Pawns that two own pawns defend.
    ///
    /// `own & double_pawn_attacks`.
    ///
    /// Never on the a- or h-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p6p/1p1pp1p1/8/8/1P3P2/P1P3PP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).defended_twice(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Defended Pawns (Bitboards)*.
    fn defended_twice(self) {
        self.own & self.double_pawn_attacks()
    }

    /// Pawns that no own pawn defends.
    ///
    /// `own & !pawn_attacks`.
    ///
    /// With [`Side::defended`](Self::defended), these are all own pawns.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).unsupported(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . X
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Stockfish.
    #[doc(alias = "undefended")]
    fn unsupported(self) {
        self.own & !self.pawn_attacks()
    }

    /// Pawns that defend an own pawn.
    ///
    /// `own & beside(south(own))`.
    ///
    /// A pawn on its seventh rank can defend only one on the eighth.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).defenders(), bitboard! {
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
    /// Source: CPW, *Defended Pawns (Bitboards)*.
    fn defenders(self) {
        self.own & self.own_beside().south()
    }

    /// Pawns that defend an own pawn or are defended by one.
    ///
    /// `defenders | defended`.
    ///
    /// A chain here is any web of support, not just one diagonal.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).chain_members(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Chain*.
    fn chain_members(self) {
        self.own & (self.pawn_attacks() | self.own_beside().south())
    }

    /// Pawns that defend an own pawn and are not defended themselves.
    ///
    /// `defenders & !defended`.
    ///
    /// A V-shaped chain has several heads, an inverted V several bases.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).chain_bases(), bitboard! {
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
    /// Source: CPW, *Pawn Chain*.
    fn chain_bases(self) {
        self.defenders() & !self.pawn_attacks()
    }

    /// Pawns that are defended by an own pawn and defend none.
    ///
    /// `defended & !defenders`.
    ///
    /// A chain may have several.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).chain_heads(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Chain*.
    #[doc(alias = "chain peak")]
    fn chain_heads(self) {
        self.defended() & !self.own_beside().south()
    }

    /// Pawns that are defended by an own pawn and defend another.
    ///
    /// `defended & defenders`.
    ///
    /// A chain of two pawns has none. With bases and heads, these are all chain members.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/1p6/P1p5/1P6/2P5/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).chain_links(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Chain*.
    fn chain_links(self) {
        self.defended() & self.own_beside().south()
    }

    /// Pawns that are defended from behind on a diagonal and defend ahead on the same one.
    ///
    /// `own & (northeast(own) & southwest(own) | northwest(own) & southeast(own))`.
    ///
    /// What CPW calls a chain: one unbroken diagonal.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/1p6/P1p5/1P6/2P5/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).straight_chain_links(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Chain*.
    fn straight_chain_links(self) {
        let rising = self.own_east().north() & self.own_west().south();
        let falling = self.own_west().north() & self.own_east().south();
        self.own & (rising | falling)
    }

    /// Pawns with an own pawn on a neighbouring file at most one rank away: beside, defending or
    /// defended.
    ///
    /// `own & (pawn_attacks | beside(own) | beside(south(own)))`.
    ///
    /// [`ConnectedRule`](crate::ConnectedRule) has narrower and wider readings.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).connected(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Connected Pawns*; zurichess means the same.
    fn connected(self) {
        let beside = self.own_beside();
        self.own & (beside | beside.north() | beside.south())
    }
}

impl<L: Lane> View<L> {
    /// The pawns that are the `length`-th of their row, counted from its west end.
    #[inline(always)]
    fn row_of(self, length: u32) -> L {
        let west_ends = self.own & !self.own_east();
        (1..length).fold(west_ends, |pawns, _| pawns.east() & self.own)
    }
}

numbers! {
    /// How many pawns the longest unbroken diagonal of own pawns has.
    ///
    /// The number of `n` for which `own` holds a pawn with `n - 1` own pawns behind it on one diagonal.
    ///
    /// 1 if no pawn defends another, 0 without pawns. A diagonal does not continue across the board
    /// edge, and the two diagonals through a pawn do not add up.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/1p6/P1p5/1P6/2P5/8/8".parse()?;
    /// assert_eq!(pawns.white(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . X . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(pawns.side(Color::White).longest_chain(), 3);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Chain*.
    fn longest_chain(self) -> u32 {
        let (mut east, mut west) = (self.own, self.own);
        let mut length = self.own.any();
        // A diagonal has eight squares, so seven steps at most.
        for _ in 1..8 {
            east = self.own & east.north().east();
            west = self.own & west.north().west();
            length = length.plus((east | west).any());
        }
        length
    }
}
