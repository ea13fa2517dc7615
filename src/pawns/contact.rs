//! Pushes, and pawns in contact: rams, levers, breaks, and pairs that face each other.
//!
//! Captures are mutual among pawns, so a pawn that can capture one is a pawn that one can capture.
//! Occupancy is that of the pawns alone; with pieces on the board, more may be blocked than is said here.

use super::{
    patterns,
    regions::{files, pairs, ranks},
};
use crate::lanes::{Lane, View};

patterns! {
    /// Pawns whose stop is on the board and empty.
    ///
    /// `own & !south(own | enemy), but no pawn on the last rank`.
    ///
    /// Only pawns block here.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).can_push(), bitboard! {
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
    /// Source: CPW, *Pawn Pushes (Bitboards)*.
    #[doc(alias = "mobile pawn")]
    fn can_push(self) {
        self.own & !self.splat(ranks(8, 8)) & !self.occupied().south()
    }

    /// Pawns on their second rank with two empty squares ahead.
    ///
    /// `own & second rank & !south(own | enemy) & !south(south(own | enemy))`.
    ///
    /// A pawn on its first rank has no double push.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).can_double_push(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Pushes (Bitboards)*.
    fn can_double_push(self) {
        let blocked = self.occupied().south();
        self.own & self.splat(ranks(2, 2)) & !blocked & !blocked.south()
    }

    /// The squares that own pawns reach by a push of one or two squares.
    ///
    /// `north(own) & free | north(north(own & second rank) & free) & free`.
    ///
    /// Pushes to the last rank are among them.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).push_targets(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . X
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Pushes (Bitboards)*.
    fn push_targets(self) {
        let free = !self.occupied();
        let first_step = (self.own & self.splat(ranks(2, 2))).north() & free;
        (self.own.north() | first_step.north()) & free
    }

    /// Pawns that can push one square, to a square that enemy pawns do not attack more often than
    /// own pawns do.
    ///
    /// `own & !south(own | enemy) & south(safe_squares)`.
    ///
    /// A pawn on its last rank has no push.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).safe_pushes(), bitboard! {
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
    /// Source: CPW, *Square Control*.
    fn safe_pushes(self) {
        self.own & !self.occupied().south() & self.safe_squares().south()
    }

    /// Pawns with a pawn of either colour on their stop.
    ///
    /// `own & south(own | enemy)`.
    ///
    /// The rear of two touching doubled pawns is immobile; [`Side::rams`](Self::rams) asks for an enemy pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).immobile(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Pattern and Properties*.
    #[doc(alias = "blocked")]
    fn immobile(self) {
        self.own & self.occupied().south()
    }

    /// Pawns with an enemy pawn on their stop: both pawns are rammed.
    ///
    /// `own & south(enemy)`.
    ///
    /// The enemy's rams are the same pairs, one square further on.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).rams(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Rams (Bitboards)*; Kmoch.
    #[doc(alias = "blocked")]
    #[doc(alias = "counterpawn in contact")]
    fn rams(self) {
        self.own & self.enemy.south()
    }

    /// Pawns that attack an enemy pawn, and are therefore attacked by it.
    ///
    /// `own & enemy pawn attacks`.
    ///
    /// Contact only: the push that makes a lever is [`Side::lever_pushes`](Self::lever_pushes).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).levers(), bitboard! {
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
    /// Source: CPW, *Pawn Levers (Bitboards)*; Kmoch.
    #[doc(alias = "lever")]
    fn levers(self) {
        self.own & self.enemy_attacks()
    }

    /// Pawns that attack an enemy pawn towards the h-file.
    ///
    /// `own & south(west(enemy))`.
    ///
    /// An h-pawn never does.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).east_levers(), bitboard! {
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
    /// Source: CPW, *Pawn Levers (Bitboards)*.
    fn east_levers(self) {
        self.own & self.enemy_west_attacks()
    }

    /// Pawns that attack an enemy pawn towards the a-file.
    ///
    /// `own & south(east(enemy))`.
    ///
    /// An a-pawn never does.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).west_levers(), bitboard! {
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
    /// Source: CPW, *Pawn Levers (Bitboards)*.
    fn west_levers(self) {
        self.own & self.enemy_east_attacks()
    }

    /// Pawns of a lever whose capture goes towards the centre.
    ///
    /// `east_levers & files a to c | west_levers & files f to h`.
    ///
    /// The enemy pawn of the pair is in an outer lever. c takes d is inner, d takes c is outer, d
    /// takes e is [central](Self::center_levers).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).inner_levers(), bitboard! {
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
    /// Source: Kmoch; CPW, *Lever*.
    fn inner_levers(self) {
        self.east_levers() & self.splat(files(0, 2)) | self.west_levers() & self.splat(files(5, 7))
    }

    /// Pawns of a lever whose capture goes away from the centre.
    ///
    /// `east_levers & files e to g | west_levers & files b to d`.
    ///
    /// A pawn that attacks both ways may be in an inner and an outer lever.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).outer_levers(), bitboard! {
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
    /// Source: Kmoch; CPW, *Lever*.
    fn outer_levers(self) {
        self.east_levers() & self.splat(files(4, 6)) | self.west_levers() & self.splat(files(1, 3))
    }

    /// Pawns of a lever between the d- and the e-file.
    ///
    /// `east_levers & d-file | west_levers & e-file`.
    ///
    /// With the inner and outer ones, these are all levers.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/4p3/3P4/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).center_levers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch; CPW, *Lever*.
    fn center_levers(self) {
        self.east_levers() & self.splat(files(3, 3)) | self.west_levers() & self.splat(files(4, 4))
    }

    /// Pawns that attack an enemy pawn on each side.
    ///
    /// `own & enemy double pawn attacks`.
    ///
    /// Never on the a- or h-file. A fork that hits a piece is not seen, because only pawns are looked at.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).fork_levers(), bitboard! {
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
    /// Source: Kmoch.
    #[doc(alias = "double lever")]
    fn fork_levers(self) {
        self.own & self.enemy_double_attacks()
    }

    /// Pawns in pairs that attack the same enemy pawn.
    ///
    /// `own & south(beside(enemy & double_pawn_attacks))`.
    ///
    /// Both pawns of the pincer are in the set.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).pincer_levers(), bitboard! {
    ///     . . . . . . . .
    ///     X . X . . . . .
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
    /// Source: Kmoch.
    fn pincer_levers(self) {
        self.own & (self.enemy & self.double_pawn_attacks()).south().beside()
    }

    /// Pawns of a lever in which neither pawn is rammed: both may go past each other.
    ///
    /// `levers between own & !rams and enemy pawns that are not rammed`.
    ///
    /// A pawn that attacks both ways may be in levers of several kinds.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).loose_levers(), bitboard! {
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
    /// Source: Kmoch.
    fn loose_levers(self) {
        let [_, free, _, enemy_free] = self.rammed_and_free();
        free & enemy_free.south().beside()
    }

    /// Pawns of a lever in which only the enemy pawn is rammed: the own pawn may go past it.
    ///
    /// `levers between own & !rams and rammed enemy pawns`.
    ///
    /// The enemy pawn is in a [restrained lever](Self::restrained_levers).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/4p3/3p4/2PP4/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).tight_levers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch's tight lever, seen from the freer side.
    #[doc(alias = "tight lever")]
    fn tight_levers(self) {
        let [_, free, enemy_rammed, _] = self.rammed_and_free();
        free & enemy_rammed.south().beside()
    }

    /// Pawns of a lever in which only the own pawn is rammed: the enemy pawn may go past it.
    ///
    /// `levers between rams and enemy pawns that are not rammed`.
    ///
    /// The enemy pawn is in a [tight lever](Self::tight_levers).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/4p3/3p4/2PP4/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).restrained_levers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch's tight lever, seen from the rammed side.
    #[doc(alias = "tight lever")]
    fn restrained_levers(self) {
        let [rammed, _, _, enemy_free] = self.rammed_and_free();
        rammed & enemy_free.south().beside()
    }

    /// Bases of two-pawn chains that cross: each chain's head attacks the other's base.
    ///
    /// `own & !pawn_attacks, two squares south of an undefended enemy pawn, with an own pawn ahead
    /// on one side and an enemy pawn ahead on the other`.
    ///
    /// Both bases have to be undefended.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/6p1/5P1p/6P1/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).chain_lever_bases(), bitboard! {
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
    /// Source: Kmoch's chain lever.
    fn chain_lever_bases(self) {
        let base = self.own & !self.pawn_attacks();
        let enemy_base = self.enemy & !self.enemy_attacks();
        let heads = self.own_east().south() & self.enemy_west_attacks()
            | self.own_west().south() & self.enemy_east_attacks();
        base & enemy_base.south().south() & heads
    }

    /// Pawns that are diagonal neighbours in one chain and both in a lever on the same side.
    ///
    /// `east_levers & (southeast or northwest of an east lever) | west_levers & (southwest or
    /// northeast of a west lever)`.
    ///
    /// Both pawns are in the set.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/1p6/P1p5/1P6/2P5/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).parallel_levers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch's mute chain lever, without asking whether the bases are attacked.
    #[doc(alias = "mute chain lever")]
    fn parallel_levers(self) {
        let (east, west) = (self.east_levers(), self.west_levers());
        east & (east.south().east() | east.north().west())
            | west & (west.south().west() | west.north().east())
    }

    /// Pawns of a pair side by side, both rammed by a pair of the enemy.
    ///
    /// `pairs own & west(own) with south(enemy & west(enemy)), both pawns`.
    ///
    /// The same set as Kmoch's cross lever: a lever in which both pawns are rammed.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/3pp3/3PP3/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).cross_duos(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch.
    #[doc(alias = "cross lever")]
    fn cross_duos(self) {
        pairs(self.east_phalanx() & self.enemy_east_phalanx().south())
    }

    /// Pawns of a pair side by side that face a pair of the enemy two ranks ahead.
    ///
    /// `pairs own & west(own) with south(south(enemy & west(enemy))), both pawns`.
    ///
    /// What stands on the rank between does not matter.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/pp6/8/PP6/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).buffer_duos(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch.
    fn buffer_duos(self) {
        pairs(self.east_phalanx() & self.enemy_east_phalanx().south().south())
    }

    /// Pawns of a pair side by side of which exactly one is rammed.
    ///
    /// `pairs own & west(own) with rams ^ west(rams), both pawns`.
    ///
    /// Both pawns are in the set, the rammed and the free one.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/4p3/3p4/2PP4/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).half_blocked_duos(), bitboard! {
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
    /// Source: Kmoch's tight duo.
    #[doc(alias = "tight duo")]
    fn half_blocked_duos(self) {
        let rams = self.rams();
        pairs(self.east_phalanx() & (rams ^ rams.west()))
    }

    /// Pawns that can push one square and attack an enemy pawn from there: breaks.
    ///
    /// `own & !south(own | enemy) & south(enemy pawn attacks)`.
    ///
    /// The stop has to be empty of pawns; [`LeverPushRule`](crate::LeverPushRule) has the other
    /// reading.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).lever_pushes(), bitboard! {
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
    /// Source: Kmoch's lever option.
    #[doc(alias = "break")]
    fn lever_pushes(self) {
        self.own & !self.occupied().south() & self.enemy_attacks().south()
    }

    /// Pawns that can push two squares and attack an enemy pawn from there.
    ///
    /// `can_double_push & south(south(enemy pawn attacks))`.
    ///
    /// Only from the second rank.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).lever_double_pushes(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch's lever option.
    #[doc(alias = "break")]
    fn lever_double_pushes(self) {
        self.can_double_push() & self.enemy_attacks().south().south()
    }

    /// Undefended pawns that two enemy pawns attack.
    ///
    /// `own & !pawn_attacks & enemy double pawn attacks`.
    ///
    /// Never on the a- or h-file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/2p1p3/3P4/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).weak_levers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Stockfish.
    #[doc(alias = "weakLever")]
    fn weak_levers(self) {
        self.unsupported() & self.enemy_double_attacks()
    }
}

impl<L: Lane> View<L> {
    /// Own pawns that are rammed and that are not, then the enemy's.
    #[inline(always)]
    fn rammed_and_free(self) -> [L; 4] {
        let rammed = self.rams();
        let enemy_rammed = self.enemy & self.own.north();
        [
            rammed,
            self.own & !rammed,
            enemy_rammed,
            self.enemy & !enemy_rammed,
        ]
    }

    /// Enemy pawns with another one directly on their east.
    #[inline(always)]
    fn enemy_east_phalanx(self) -> L {
        self.enemy & self.enemy_parts.beside.west
    }
}
