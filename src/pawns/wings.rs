//! Numbers of pawns by wing: who has more where.
//!
//! Engines split the board between d- and e-file, books take a to c and f to h and call the rest the
//! centre: both are here. All numbers are own pawns minus enemy pawns unless they say otherwise.

use super::{Side, regions::files};
use crate::Bitboard;

const QUEEN_SIDE: Bitboard = files(0, 3);
const KING_SIDE: Bitboard = files(4, 7);
const QUEEN_WING: Bitboard = files(0, 2);
const KING_WING: Bitboard = files(5, 7);
const CENTER: Bitboard = files(3, 4);

impl Side {
    /// How many more pawns than the enemy the side has on the files a to d; negative for a minority.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).queen_side_majority(), 1);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Majority*.
    #[must_use]
    pub fn queen_side_majority(self) -> i32 {
        self.majority(QUEEN_SIDE)
    }

    /// How many more pawns than the enemy the side has on the files e to h; negative for a minority.
    ///
    /// The mirror image of [`Side::queen_side_majority`].
    #[must_use]
    pub fn king_side_majority(self) -> i32 {
        self.majority(KING_SIDE)
    }

    /// How many more pawns than the enemy the side has on the files a to c; negative for a minority.
    ///
    /// As books count: the d- and the e-file are the [centre](Side::center_majority).
    #[must_use]
    pub fn queen_wing_majority(self) -> i32 {
        self.majority(QUEEN_WING)
    }

    /// How many more pawns than the enemy the side has on the files f to h; negative for a minority.
    ///
    /// The mirror image of [`Side::queen_wing_majority`].
    #[must_use]
    pub fn king_wing_majority(self) -> i32 {
        self.majority(KING_WING)
    }

    /// How many more pawns than the enemy the side has on the d- and the e-file.
    #[must_use]
    pub fn center_majority(self) -> i32 {
        self.majority(CENTER)
    }

    /// How many more files with pawns than the enemy the side has among a to d.
    ///
    /// A majority of pawns that is none of files is [crippled](Side::has_crippled_queen_side_majority).
    #[must_use]
    pub fn queen_side_file_majority(self) -> i32 {
        self.file_majority(QUEEN_SIDE)
    }

    /// How many more files with pawns than the enemy the side has among e to h.
    ///
    /// The mirror image of [`Side::queen_side_file_majority`].
    #[must_use]
    pub fn king_side_file_majority(self) -> i32 {
        self.file_majority(KING_SIDE)
    }

    /// Whether the side has more pawns than the enemy on the files a to d, but not on more files.
    ///
    /// Such a majority as a rule makes no passed pawn; whether it can needs a search.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns};
    ///
    /// let pawns: Pawns = "8/3p4/3p4/8/3P4/3P4/3P4/8".parse()?;
    /// assert!(pawns.side(Color::White).has_crippled_queen_side_majority());
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Berliner's crippled majority, as far as counting goes.
    #[must_use]
    pub fn has_crippled_queen_side_majority(self) -> bool {
        self.queen_side_majority() > 0 && self.queen_side_file_majority() <= 0
    }

    /// Whether the side has more pawns than the enemy on the files e to h, but not on more files.
    ///
    /// The mirror image of [`Side::has_crippled_queen_side_majority`].
    #[must_use]
    pub fn has_crippled_king_side_majority(self) -> bool {
        self.king_side_majority() > 0 && self.king_side_file_majority() <= 0
    }

    fn majority(self, region: Bitboard) -> i32 {
        let within = |pawns: Bitboard| (pawns & region).count() as i32;
        within(self.own()) - within(self.enemy())
    }

    fn file_majority(self, region: Bitboard) -> i32 {
        let within = |pawns: Bitboard| (pawns.file_fill() & region).count() as i32 / 8;
        within(self.own()) - within(self.enemy())
    }
}
