//! Squares by the pawns that can attack them: control, space, holes, outposts.

use super::{
    Side, patterns,
    regions::{files, ranks},
    word_of,
};
use crate::{
    Bitboard, Color,
    lanes::{Lane, View},
};

const SPACE: Bitboard = files(2, 5).intersection(ranks(2, 4));

patterns! {
    /// Squares attacked by at least as many own pawns as enemy pawns.
    ///
    /// `double_pawn_attacks | !enemy pawn attacks | pawn_attacks & !enemy double pawn attacks`.
    ///
    /// Squares that no pawn attacks are safe.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/3p4/2P1P3/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).safe_squares(), bitboard! {
    ///     X X X X X X X X
    ///     X X X X X X X X
    ///     X X X X X X X X
    ///     X . X . X . X X
    ///     X X X X X X X X
    ///     X X X X X X X X
    ///     X X X X X X X X
    ///     X X X X X X X X
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Attacks (Bitboards)* and *Square Control*.
    fn safe_squares(self) {
        self.double_pawn_attacks()
            | !self.enemy_attacks()
            | self.pawn_attacks() & !self.enemy_double_attacks()
    }

    /// Squares attacked by more own pawns than enemy pawns.
    ///
    /// `double_pawn_attacks & !enemy double pawn attacks | pawn_attacks & !enemy pawn attacks`.
    ///
    /// The complement of the enemy's safe squares.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).controlled_squares(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . X
    ///     . X . X . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Square Control*.
    fn controlled_squares(self) {
        self.double_pawn_attacks() & !self.enemy_double_attacks()
            | self.pawn_attacks() & !self.enemy_attacks()
    }

    /// The squares on files c to f and ranks 2 to 4 that hold no own pawn and that no enemy pawn
    /// attacks.
    ///
    /// `files c to f & ranks 2 to 4 & !own & !enemy pawn attacks`.
    ///
    /// Enemy pawns and pieces on the squares do not matter.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).space(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X X . .
    ///     . . X X X X . .
    ///     . . X X X X . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Stockfish's space area.
    #[doc(alias = "space area")]
    fn space(self) {
        self.splat(SPACE) & !self.own & !self.enemy_attacks()
    }

    /// The squares of the space that lie one to three squares behind an own pawn.
    ///
    /// `space & (south(own) | south(south(own)) | south(south(south(own))))`.
    ///
    /// Stockfish also asks that no enemy piece attacks them.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).space_behind(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Stockfish's space area.
    fn space_behind(self) {
        let behind = self.own | self.own.south();
        self.space() & (behind | behind.south().south())
    }

    /// Squares on the ranks 3 to 5 that no own pawn can ever attack by going straight ahead.
    ///
    /// `!attack_front_span & ranks 3 to 5`.
    ///
    /// A hole may be occupied. Books stop at rank 4, some engines at rank 6: `!attack_front_span`
    /// covers all ranks.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).holes(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Holes*.
    #[doc(alias = "weak square")]
    fn holes(self) {
        !self.attack_front_span() & self.splat(ranks(3, 5))
    }

    /// Squares on the ranks 4 to 6 that an own pawn defends and no enemy pawn can ever attack by
    /// going straight ahead.
    ///
    /// `pawn_attacks & !enemy attack front span & ranks 4 to 6`.
    ///
    /// The square may be occupied or not. [`OutpostRule`](crate::OutpostRule) has other readings.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).outposts(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . X
    ///     . X . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Outposts*.
    fn outposts(self) {
        self.pawn_attacks() & !self.enemy_attack_front_span() & self.splat(ranks(4, 6))
    }
}

impl<L: Lane> View<L> {
    /// Light minus dark as the side sees the board: to Black a light square is a dark one.
    #[inline(always)]
    pub(crate) fn light_minus_dark(self) -> L {
        let on = |squares| (self.own & self.splat(squares)).count();
        on(Bitboard::LIGHT_SQUARES).minus(on(Bitboard::DARK_SQUARES))
    }
}

impl Side {
    /// How many more own pawns stand on light squares than on dark ones; negative if fewer do.
    ///
    /// `count(own & LIGHT_SQUARES) - count(own & DARK_SQUARES)`.
    ///
    /// Changes its sign in the mirror image and in [`Pawns::flipped`](crate::Pawns::flipped).
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.white() & Bitboard::LIGHT_SQUARES, bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . X . . . . .
    ///     . . . . . . . X
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(pawns.side(Color::White).light_minus_dark(), 3 - 2);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch's leucopenia and melanpenia, which also weigh the enemy's bishops.
    #[doc(alias = "colour complex")]
    #[inline]
    #[must_use]
    pub fn light_minus_dark(self) -> i32 {
        let number = word_of!(self, view => view.light_minus_dark()) as i32;
        match self.color {
            Color::White => number,
            Color::Black => -number,
        }
    }
}
