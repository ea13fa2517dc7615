//! Own pawns against the enemy pawns that could stop them: passed pawns, candidates, and the kinds of
//! either.
//!
//! *Passed* keeps the rear one of doubled pawns; the various kinds of passers include only front-most ones.

use super::{
    patterns,
    regions::{everywhere_if_any, files, ranks},
};
use crate::{
    Bitboard,
    lanes::{Beside, Lane, View},
    spans,
};

patterns! {
    /// Pawns with an enemy pawn ahead on their file.
    ///
    /// `own & enemy front span`.
    ///
    /// An own pawn between does not matter.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).opposed(), bitboard! {
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
    /// Source: CPW's closed, Kmoch's unfree, Stockfish's opposed pawn.
    #[doc(alias = "unfree")]
    #[doc(alias = "closed pawn")]
    fn opposed(self) {
        self.own & self.enemy_front_span()
    }

    /// Pawns with no enemy pawn ahead on their file.
    ///
    /// `own & !enemy front span`.
    ///
    /// An own pawn ahead does not matter. These are the passed and half-free pawns together.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).open(), bitboard! {
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
    /// Source: CPW, *Open Pawns (Bitboards)*.
    #[doc(alias = "unopposed")]
    fn open(self) {
        self.own & !self.enemy_front_span()
    }

    /// Enemy pawns that stand ahead of an own pawn on its file.
    ///
    /// `enemy & front_span`.
    ///
    /// All of them, not just the nearest.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).counterpawns(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch.
    fn counterpawns(self) {
        self.enemy & self.front_span()
    }

    /// Pawns with no enemy pawn ahead on their own or a neighbouring file.
    ///
    /// `own & !(enemy front span | enemy attack front span)`.
    ///
    /// The rear of two doubled pawns is passed as well if the front one is. An enemy pawn beside a
    /// pawn, on a neighbouring file, does not stop it. A pawn on its seventh rank is passed, unless an enemy
    /// pawn stands on its eighth.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/2pP4/4P3/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).passed(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Passed Pawns (Bitboards)*; Ethereal and CQL mean the same.
    #[doc(alias = "free pawn")]
    #[doc(alias = "passer")]
    fn passed(self) {
        self.own & !(self.enemy_front_span() | self.enemy_attack_front_span())
    }

    /// Passed pawns with no own pawn ahead on their file.
    ///
    /// `passed & !rear_span`.
    ///
    /// Of doubled passed pawns only the front one can run; the kinds of passers below are built on it.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/3P4/3P4/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).passed_front_most(), bitboard! {
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
    /// Source: CPW, *Passed Pawn*; zurichess.
    #[doc(alias = "frontmost passed")]
    fn passed_front_most(self) {
        self.passed() & !self.rear_span()
    }

    /// Passed pawns with an own pawn ahead on their file.
    ///
    /// `passed & rear_span`.
    ///
    /// With the front-most ones, these are all passed pawns.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/8/3P4/3P4/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).passed_rear_twins(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Passed Pawns (Bitboards)*.
    fn passed_rear_twins(self) {
        self.passed() & self.rear_span()
    }

    /// Pawns with no enemy pawn ahead on their file and some on a neighbouring one.
    ///
    /// `open & enemy attack front span`.
    ///
    /// Open, but not passed.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).half_free(), bitboard! {
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
    /// Source: Kmoch.
    fn half_free(self) {
        self.open() & self.enemy_attack_front_span()
    }

    /// Enemy pawns that keep a half-free pawn from being passed: on a neighbouring file, ahead of
    /// it.
    ///
    /// `enemy & beside(north(north_fill(half_free)))`.
    ///
    /// For one pawn, `enemy & attack_front_span`.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).sentries(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     X . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch.
    fn sentries(self) {
        self.enemy & self.half_free().north_fill().north().beside()
    }

    /// Own pawns that can help a half-free pawn past its sentries: on a neighbouring file, beside
    /// or behind it.
    ///
    /// `own & beside(south_fill(half_free))`.
    ///
    /// For one pawn, `own & attack_rear_span`. Pawns ahead are not helpers.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).helpers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch.
    fn helpers(self) {
        self.own & self.half_free().south_fill().beside()
    }

    /// Half-free front pawns with at least as many helpers as sentries: candidates to become passed.
    ///
    /// `own & !enemy front span & enemy attack front span & !rear_span, with helpers >= sentries`: of those each pawn
    /// for which own pawns in its [attack rear span](crate::spans::attack_rear_span) (helpers, beside or
    /// behind) are at least as many as enemy pawns in its
    /// [attack front span](crate::spans::attack_front_span) (sentries, strictly ahead).
    ///
    /// No enemy pawn stands ahead on its file and some enemy pawn on a neighbouring one, so a passed
    /// pawn is not a candidate. Of doubled pawns only the front one can be. An isolated pawn never
    /// is. Whether the helpers could really advance does not matter.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).candidate(), bitboard! {
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
    /// Source: CPW, *Candidate Passed Pawn*; helper and sentry are Kmoch's words.
    fn candidate(self) {
        let front_most = self.half_free() & !self.rear_span();
        front_most.filter(
            [self.own, self.enemy],
            || self.helper_counts().at_least(self.sentry_counts()),
            |color, square, [own, enemy]| {
                let helpers = own & spans::attack_rear_span(color, square);
                let sentries = enemy & spans::attack_front_span(color, square);
                helpers.count() >= sentries.count()
            },
        )
    }

    /// Half-free front pawns with fewer helpers than sentries.
    ///
    /// `half_free & !rear_span & !candidate`.
    ///
    /// With the candidates, these are all half-free front pawns. A half-free isolated front pawn is one.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).fakers(), bitboard! {
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
    /// Source: Kmoch.
    fn fakers(self) {
        let front_most = self.half_free() & !self.rear_span();
        front_most & !self.candidate()
    }

    /// Front pawns on their fifth or sixth rank whose only stopper rams them, and whose support can
    /// come beside them.
    ///
    /// `own & ranks 5 to 6 & south(enemy) & !south(enemy front span) & !enemy attack front span &
    /// !rear_span, defended by a pawn whose stop is empty and not attacked twice`.
    ///
    /// The stopper has to capture, and then the pawn is through. Kings and races are not considered.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/2P5/1P6/8/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).sneakers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Sneaker*.
    #[doc(alias = "hidden passed pawn")]
    fn sneakers(self) {
        let stop_is_bearable = (!(self.occupied() | self.enemy_double_attacks())).south();
        let support = (self.own & stop_is_bearable).north().beside();
        self.own
            & self.splat(ranks(5, 6))
            & self.enemy.south()
            & !self.enemy_front_span().south()
            & !self.enemy_attack_front_span()
            & !self.rear_span()
            & support
    }

    /// Front-most passed pawns that an own pawn defends.
    ///
    /// `passed_front_most & pawn_attacks`.
    ///
    /// An a- or h-pawn can be defended only from one side.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/2pP4/4P3/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).protected_passers(), bitboard! {
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
    /// Source: CPW, *Protected Passed Pawn*.
    fn protected_passers(self) {
        self.passed_front_most() & self.pawn_attacks()
    }

    /// Front-most passed pawns with another one beside or diagonally next to them.
    ///
    /// `p & (a | north(a) | south(a)), with p = passed_front_most and a = beside(p)`.
    ///
    /// Popular usage asks for neighbouring files alone: [`Side::passers_on_adjacent_files`](Self::passers_on_adjacent_files).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/2pP4/4P3/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).connected_passers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Connected Passed Pawns*.
    fn connected_passers(self) {
        let passers = self.passed_front_most();
        passers.where_any(|| {
            let beside = passers.beside();
            beside | beside.north() | beside.south()
        })
    }

    /// Front-most passed pawns with another one on a neighbouring file, on whatever rank.
    ///
    /// `p & beside(file_fill(p)), with p = passed_front_most`.
    ///
    /// Includes the connected passers.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/1p6/p7/8/8/8".parse()?;
    /// assert_eq!(pawns.side(Color::Black).passers_on_adjacent_files(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Popular usage of *connected passed pawns*.
    fn passers_on_adjacent_files(self) {
        let passers = self.passed_front_most();
        passers & passers.file_fill().beside()
    }

    /// Front-most passed pawns with no own pawn on a neighbouring file.
    ///
    /// `passed_front_most & isolated`.
    ///
    /// The board edge is an empty file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).isolated_passers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Isolated Pawn*.
    fn isolated_passers(self) {
        self.passed_front_most() & self.isolated()
    }

    /// Front-most passed pawns on the files a to c or f to h, with every enemy pawn at least three
    /// files away.
    ///
    /// `passed_front_most & files a to c, f to h & !(enemy files and the two files on either side
    /// of each), if there is an enemy pawn`.
    ///
    /// On the files a to c all enemy pawns are then on the east, on f to h on the west. With no
    /// enemy pawn no passer is outside.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).outside_passers(), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Outside Passed Pawn*, in words; the numbers are this library's.
    fn outside_passers(self) {
        self.passed_front_most().where_any(|| {
            let files_with_enemies = self.enemy_file_fill();
            let near = files_with_enemies | files_with_enemies.beside();
            let near = near | near.beside();
            let wings = self.splat(files(0, 2).union(files(5, 7)));
            wings & !near & everywhere_if_any(files_with_enemies)
        })
    }
}

impl<L: Lane> View<L> {
    /// For each square, how many own pawns stand beside or behind it on the neighbouring files.
    #[inline(always)]
    pub(super) fn helper_counts(self) -> Count<L> {
        Count::northward(self.own_parts.beside)
    }

    /// For each square, how many enemy pawns stand strictly ahead of it on the neighbouring files: as many as the enemy
    /// has helpers for a pawn on the stop.
    #[inline(always)]
    pub(super) fn sentry_counts(self) -> Count<L> {
        Count::southward(self.enemy_parts.beside).map(L::south)
    }
}

/// A number for each square of the first seven ranks, up to 14: plane `i` holds bit `i` of all 64.
///
/// Up to seven ranks of two files are counted. Those of the eighth rank may reach 16 and are wrong, which
/// does not matter: nothing is ahead there, so no pawn is half-free.
///
/// Planes that are zero throughout cost nothing: the compiler sees it.
#[derive(Clone, Copy)]
pub(super) struct Count<L>([L; 4]);

// Without loops: a loop in a formula would keep the compiler from making vector code of a loop around it.
impl<L: Lane> Count<L> {
    /// 0, 1 or 2: how many of two sets hold the square.
    #[inline(always)]
    fn of_two(a: L, b: L) -> Count<L> {
        let none = a.splat(Bitboard::EMPTY);
        Count([a ^ b, a & b, none, none])
    }

    /// For each square, how many of the pawns that are beside it on the given sides are on its rank or behind.
    #[inline(always)]
    fn northward(beside: Beside<L>) -> Count<L> {
        Count::of_two(beside.east, beside.west)
            .plus_shifted(|plane| plane.north_by(1))
            .plus_shifted(|plane| plane.north_by(2))
            .plus_shifted(|plane| plane.north_by(4))
    }

    /// The same for those on its rank or ahead.
    #[inline(always)]
    fn southward(beside: Beside<L>) -> Count<L> {
        Count::of_two(beside.east, beside.west)
            .plus_shifted(|plane| plane.south_by(1))
            .plus_shifted(|plane| plane.south_by(2))
            .plus_shifted(|plane| plane.south_by(4))
    }

    #[inline(always)]
    fn plus_shifted(self, shift: impl Fn(L) -> L) -> Count<L> {
        self.plus(self.map(shift))
    }

    #[inline(always)]
    fn map(self, plane: impl Fn(L) -> L) -> Count<L> {
        let [a, b, c, d] = self.0;
        Count([plane(a), plane(b), plane(c), plane(d)])
    }

    #[inline(always)]
    fn plus(self, other: Count<L>) -> Count<L> {
        let add = |plane: usize, carry: L| {
            let (a, b) = (self.0[plane], other.0[plane]);
            let either = a ^ b;
            (either ^ carry, a & b | either & carry)
        };
        let (a, carry) = add(0, self.0[0].splat(Bitboard::EMPTY));
        let (b, carry) = add(1, carry);
        let (c, carry) = add(2, carry);
        let (d, _) = add(3, carry);
        Count([a, b, c, d])
    }

    /// The squares whose number is not below the other one.
    #[inline(always)]
    pub(super) fn at_least(self, other: Count<L>) -> L {
        // A higher bit decides, unless it is the same in both.
        let decide = |plane: usize, lower: L| {
            let (a, b) = (self.0[plane], other.0[plane]);
            a & !b | !(a ^ b) & lower
        };
        let none_differs = self.0[0].splat(Bitboard::FULL);
        decide(3, decide(2, decide(1, decide(0, none_differs))))
    }
}
