//! Numbers of pawns by wing: who has more, and where.
//!
//! Engines split the board between the d- and e-file; books take a to c and f to h and call the rest
//! the centre: both are here. All numbers are own pawns minus enemy pawns.

use super::{
    Side, numbers,
    regions::{files, ranks},
};
use crate::{
    Bitboard,
    lanes::{Lane, View},
};

const QUEEN_SIDE: Bitboard = files(0, 3);
const KING_SIDE: Bitboard = files(4, 7);
const QUEEN_WING: Bitboard = files(0, 2);
const KING_WING: Bitboard = files(5, 7);
const CENTER: Bitboard = files(3, 4);

numbers! {
    /// How many more pawns than the enemy the side has on the files a to d.
    ///
    /// `count(own & files a-d) - count(enemy & files a-d)`.
    ///
    /// Negative for a minority. Doubled pawns count as two. The other split of the board is
    /// [`Side::queen_wing_majority`].
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . X
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::White);
    /// assert_eq!(side.queen_side_majority(), 1);
    /// ```
    ///
    /// Source: CPW, *Pawn Majority*.
    fn queen_side_majority(self) -> i32 {
        self.majority(QUEEN_SIDE)
    }

    /// How many more pawns than the enemy the side has on the files e to h.
    ///
    /// `count(own & files e-h) - count(enemy & files e-h)`.
    ///
    /// Negative for a minority. Doubled pawns count as two. The other split of the board is
    /// [`Side::king_wing_majority`].
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::White);
    /// assert_eq!(side.king_side_majority(), -1);
    /// ```
    ///
    /// Source: CPW, *Pawn Majority*.
    fn king_side_majority(self) -> i32 {
        self.majority(KING_SIDE)
    }

    /// How many more pawns than the enemy the side has on the files a to c.
    ///
    /// `count(own & files a-c) - count(enemy & files a-c)`.
    ///
    /// Negative for a minority. Doubled pawns count as two. This is how books count: the d- and
    /// e-file are the [centre](Side::center_majority).
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . X . . .
    ///     X X . . . X X X
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     X X . . . X X X
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::White);
    /// assert_eq!(side.queen_wing_majority(), 0);
    /// ```
    ///
    /// Source: the wings of strategy books; engines split between d and e, as
    /// [`Side::queen_side_majority`] does.
    fn queen_wing_majority(self) -> i32 {
        self.majority(QUEEN_WING)
    }

    /// How many more pawns than the enemy the side has on the files f to h.
    ///
    /// `count(own & files f-h) - count(enemy & files f-h)`.
    ///
    /// Negative for a minority. Doubled pawns count as two. This is how books count: the d- and
    /// e-file are the [centre](Side::center_majority).
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X . . .
    ///     X X . . . X X X
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     X X . . . X X .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::Black);
    /// assert_eq!(side.king_wing_majority(), -1);
    /// ```
    ///
    /// Source: the wings of strategy books; engines split between d and e, as
    /// [`Side::king_side_majority`] does.
    fn king_wing_majority(self) -> i32 {
        self.majority(KING_WING)
    }

    /// How many more pawns than the enemy the side has on the d- and the e-file.
    ///
    /// `count(own & files d-e) - count(enemy & files d-e)`.
    ///
    /// Negative for a minority. Doubled pawns count as two.
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     X X X . . X X X
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     X X . . X X X X
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::Black);
    /// assert_eq!(side.center_majority(), 1);
    /// ```
    ///
    /// Source: the centre of strategy books, between the two wings.
    fn center_majority(self) -> i32 {
        self.majority(CENTER)
    }

    /// How many more files with pawns than the enemy the side has among a to d.
    ///
    /// `count(rank 1 & file_fill & files a-d)`, minus the same of the enemy.
    ///
    /// A file with doubled pawns counts once. A majority of pawns that is not one of files is
    /// [crippled](Side::has_crippled_queen_side_majority).
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::White);
    /// assert_eq!(side.queen_side_file_majority(), -1);
    /// ```
    ///
    /// Source: Berliner, as far as counting goes.
    fn queen_side_file_majority(self) -> i32 {
        self.file_majority(QUEEN_SIDE)
    }

    /// How many more files with pawns than the enemy the side has among e to h.
    ///
    /// `count(rank 1 & file_fill & files e-h)`, minus the same of the enemy.
    ///
    /// A file with doubled pawns counts once. A majority of pawns that is not one of files is
    /// [crippled](Side::has_crippled_king_side_majority).
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . X X .
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . X X X
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::Black);
    /// assert_eq!(side.king_side_file_majority(), 1);
    /// ```
    ///
    /// Source: Berliner, as far as counting goes.
    fn king_side_file_majority(self) -> i32 {
        self.file_majority(KING_SIDE)
    }
}

impl Side {
    /// Whether the side has more pawns than the enemy on the files a to d, but not on more files.
    ///
    /// `queen_side_majority > 0` and `queen_side_file_majority <= 0`.
    ///
    /// Such a majority usually produces no passed pawn; finding out whether it can takes a search.
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::White);
    /// assert!(side.has_crippled_queen_side_majority());
    /// ```
    ///
    /// Source: Berliner's crippled majority, as far as counting goes.
    #[inline]
    #[must_use]
    pub fn has_crippled_queen_side_majority(self) -> bool {
        self.queen_side_majority() > 0 && self.queen_side_file_majority() <= 0
    }

    /// Whether the side has more pawns than the enemy on the files e to h, but not on more files.
    ///
    /// `king_side_majority > 0` and `king_side_file_majority <= 0`.
    ///
    /// Such a majority usually produces no passed pawn; finding out whether it can takes a search.
    ///
    /// ```
    /// use pawn_structure::{Color, Pawns, bitboard};
    ///
    /// let white = bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X X . . X . X
    ///     . X . . . X . X
    ///     . . . . . . . .
    /// };
    /// let black = bitboard! {
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     X . . . X X . X
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// };
    /// let side = Pawns::new(white, black).side(Color::White);
    /// assert!(side.has_crippled_king_side_majority());
    /// ```
    ///
    /// Source: Berliner's crippled majority, as far as counting goes.
    #[inline]
    #[must_use]
    pub fn has_crippled_king_side_majority(self) -> bool {
        self.king_side_majority() > 0 && self.king_side_file_majority() <= 0
    }
}

impl<L: Lane> View<L> {
    #[inline(always)]
    fn majority(self, region: Bitboard) -> L {
        let within = |pawns: L| (pawns & self.splat(region)).count();
        within(self.own).minus(within(self.enemy))
    }

    #[inline(always)]
    fn file_majority(self, region: Bitboard) -> L {
        let one_a_file = self.splat(region.intersection(ranks(1, 1)));
        let within = |pawns: L| (pawns.south_fill() & one_a_file).count();
        within(self.own).minus(within(self.enemy))
    }
}
