//! Pawns that share a file, the islands that files with pawns form, and open files.
//!
//! A set of files holds all eight squares of each. The widest gap between islands, and the measures
//! of dispersion and distortion that Kmoch's followers proposed, are not here, because authors
//! disagree about them.

use super::{numbers, patterns};
use crate::Rank;

patterns! {
    /// Pawns with another own pawn on their file.
    ///
    /// `own & (rear_span | front_span)`.
    ///
    /// All pawns of the file; [`Side::doubled_rear`](Self::doubled_rear) counts the extra ones,
    /// [`DoubledRule`](crate::DoubledRule) has other programs' readings.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).doubled(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . X . X
    ///     . X . . . X . X
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Doubled Pawns (Bitboards)*; CQL and Ethereal mean the same.
    #[doc(alias = "stacked")]
    fn doubled(self) {
        self.own & (self.rear_span() | self.front_span())
    }

    /// Pawns with an own pawn ahead on their file.
    ///
    /// `own & rear_span`.
    ///
    /// One for each surplus pawn on a file: what a penalty counts.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).doubled_rear(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . X . X
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Doubled Pawns (Bitboards)*.
    fn doubled_rear(self) {
        self.own & self.rear_span()
    }

    /// Pawns with an own pawn behind on their file.
    ///
    /// `own & front_span`.
    ///
    /// The middle one of three is both a rear and a front pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).doubled_front(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . X . X
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Doubled Pawns (Bitboards)*.
    fn doubled_front(self) {
        self.own & self.front_span()
    }

    /// Pawns on files with exactly two own pawns.
    ///
    /// `doubled & !tripled`.
    ///
    /// With the tripled ones, these are all doubled pawns.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/5p2/5p2/8/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).exactly_doubled(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Doubled Pawn*.
    fn exactly_doubled(self) {
        self.doubled() & !self.tripled()
    }

    /// Pawns on files with three or more own pawns.
    ///
    /// `own & file_fill(u), with t = own & front_span and u = own & front_span(t)`.
    ///
    /// All pawns of the file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/p7/p7/P7/P7/P7/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).tripled(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     X . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Tripled Pawn*.
    fn tripled(self) {
        let second = self.own & self.front_span();
        let third = self.own & second.north_fill().north();
        self.own & third.file_fill()
    }

    /// Pawns that are doubled and isolated.
    ///
    /// `doubled & isolated`.
    ///
    /// All pawns of the file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).doubled_isolated(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . X
    ///     . . . . . X . X
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Doubled Pawn*.
    fn doubled_isolated(self) {
        self.doubled() & self.isolated()
    }

    /// The westernmost file of each pawn island, whole.
    ///
    /// `file_fill & !east(file_fill)`.
    ///
    /// One file per island; the a-file is one of them if it has a pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).west_island_borders(), bitboard! {
    ///     X . . . . . X .
    ///     X . . . . . X .
    ///     X . . . . . X .
    ///     X . . . . . X .
    ///     X . . . . . X .
    ///     X . . . . . X .
    ///     X . . . . . X .
    ///     X . . . . . X .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Islands (Bitboards)*.
    fn west_island_borders(self) {
        let files = self.file_fill();
        files & !files.east()
    }

    /// The easternmost file of each pawn island, whole.
    ///
    /// `file_fill & !west(file_fill)`.
    ///
    /// One file per island; the h-file is one of them if it has a pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).east_island_borders(), bitboard! {
    ///     . . X . . . . X
    ///     . . X . . . . X
    ///     . . X . . . . X
    ///     . . X . . . . X
    ///     . . X . . . . X
    ///     . . X . . . . X
    ///     . . X . . . . X
    ///     . . X . . . . X
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Islands (Bitboards)*.
    fn east_island_borders(self) {
        let files = self.file_fill();
        files & !files.west()
    }

    /// The files that form an island by themselves, whole.
    ///
    /// `file_fill & !attack_file_fill`.
    ///
    /// The files of the isolated pawns.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).isolated_files(), bitboard! {
    ///     X . X . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . .
    ///     X . X . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Islands (Bitboards)*.
    fn isolated_files(self) {
        self.file_fill() & !self.attack_file_fill()
    }

    /// The files without a pawn, whole.
    ///
    /// `!(file_fill | enemy file_fill)`.
    ///
    /// The same for both sides.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).open_files(), bitboard! {
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    ///     . . X . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Open File*.
    fn open_files(self) {
        !(self.file_fill() | self.enemy_file_fill())
    }

    /// The files with enemy pawns and no own pawn, whole.
    ///
    /// `enemy file_fill & !file_fill`.
    ///
    /// Open files are not included; the looser reading, no own pawn, is `!file_fill`.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).half_open_files(), bitboard! {
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    ///     . . . . . X . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Half-open File*.
    #[doc(alias = "semi-open file")]
    fn half_open_files(self) {
        self.enemy_file_fill() & !self.file_fill()
    }

    /// The files with pawns of both colours, whole.
    ///
    /// `file_fill & enemy file_fill`.
    ///
    /// Files where the pawns have passed each other are closed too.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p1p3/8/8/3P4/8/2P1P3/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).closed_files(), bitboard! {
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Closed File*.
    fn closed_files(self) {
        self.file_fill() & self.enemy_file_fill()
    }

    /// The closed files on which at least one own pawn has no enemy pawn ahead, whole.
    ///
    /// `file_fill(own & !enemy front span) & enemy file_fill`.
    ///
    /// Pawns have passed each other there.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/3P4/8/3p4/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).semi_closed_files(), bitboard! {
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawns and Files (Bitboards)*.
    fn semi_closed_files(self) {
        self.open().file_fill() & self.enemy_file_fill()
    }
}

numbers! {
    /// How many pawn islands there are: groups of neighbouring files with own pawns.
    ///
    /// `count(rank 1 & west_island_borders)`: an island has one file at its west end.
    ///
    /// At most 4, and 0 without pawns. The board edge is an empty file; doubled pawns make no difference.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/8/8/P7/1P1P2PP/8".parse()?;
    /// assert_eq!(pawns.white(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . X . X . . X X
    ///     . . . . . . . .
    /// });
    /// assert_eq!(pawns.side(Color::White).islands(), 3);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Islands (Bitboards)*.
    fn islands(self) -> u32 {
        (self.west_island_borders() & self.splat(Rank::First.bitboard())).count()
    }
}
