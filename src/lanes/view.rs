//! What the formulas see of a skeleton: a side's own pawns and the enemy's, with what many formulas need from
//! both.

use super::{Lane, OneWord, lane::wrapped_operators};
use crate::{Bitboard, Color, Square};

/// Own pawns that move north, and enemy pawns that move south: what the formulas see.
#[derive(Clone, Copy)]
pub(crate) struct View<L> {
    pub(crate) own: L,
    pub(crate) enemy: L,
    pub(crate) own_parts: Parts<L>,
    pub(crate) enemy_parts: Parts<L>,
}

/// What many formulas need of one colour's pawns.
///
/// Values rather than functions, so that formulas share them by construction: the compiler simplifies each formula by
/// itself before it sees it beside others, and would not recognise the shared work. What no formula needs is not
/// computed.
#[derive(Clone, Copy)]
pub(crate) struct Parts<L> {
    pub(crate) beside: Beside<L>,
    pub(crate) north_fill: L,
    pub(crate) beside_north_fill: Beside<L>,
    pub(crate) south_fill: L,
    pub(crate) beside_south_fill: Beside<L>,
    /// The files beside their files.
    pub(crate) beside_file_fill: Beside<L>,
    /// The two together, and those that are on one side only.
    pub(crate) attack_file_fill: L,
    pub(crate) half_attack_file_fill: L,
}

/// The neighbours of a set on both sides.
#[derive(Clone, Copy)]
pub(crate) struct Beside<L> {
    pub(crate) east: L,
    pub(crate) west: L,
}

impl<L: Lane> Beside<L> {
    #[inline(always)]
    fn new(set: L) -> Beside<L> {
        let (east, west) = (set.east(), set.west());
        Beside { east, west }
    }

    #[inline(always)]
    pub(crate) fn either(self) -> L {
        self.east | self.west
    }

    #[inline(always)]
    fn map<M>(self, of: impl Fn(L) -> M) -> Beside<M> {
        Beside {
            east: of(self.east),
            west: of(self.west),
        }
    }
}

impl<L: Lane> Parts<L> {
    /// The parts for pawns that move north, or for pawns that move south: both sides need the neighbours of the fill
    /// ahead most, and the neighbouring files are derived from there if that is cheap.
    #[inline(always)]
    fn new(pawns: L, moves_north: bool) -> Parts<L> {
        let (north_fill, south_fill) = (pawns.north_fill(), pawns.south_fill());
        let beside = Beside::new(pawns);
        let beside_north_fill = Beside::new(north_fill);
        let beside_south_fill = Beside::new(south_fill);
        let beside_files = match (L::SPREADS_RANKS, moves_north) {
            (false, _) => Beside::new(north_fill | south_fill),
            (true, true) => beside_north_fill,
            (true, false) => beside_south_fill,
        };
        let whole = |set: L| match (L::SPREADS_RANKS, moves_north) {
            (false, _) => set,
            (true, true) => set.spread_last_rank(),
            (true, false) => set.spread_first_rank(),
        };
        Parts {
            beside,
            north_fill,
            beside_north_fill,
            south_fill,
            beside_south_fill,
            beside_file_fill: beside_files.map(whole),
            attack_file_fill: whole(beside_files.either()),
            half_attack_file_fill: whole(beside_files.east ^ beside_files.west),
        }
    }

    #[inline(always)]
    fn southward(self) -> Parts<Southward<L>> {
        Parts {
            beside: self.beside.map(Southward),
            north_fill: Southward(self.south_fill),
            beside_north_fill: self.beside_south_fill.map(Southward),
            south_fill: Southward(self.north_fill),
            beside_south_fill: self.beside_north_fill.map(Southward),
            beside_file_fill: self.beside_file_fill.map(Southward),
            attack_file_fill: Southward(self.attack_file_fill),
            half_attack_file_fill: Southward(self.half_attack_file_fill),
        }
    }
}

impl<L: Lane> View<L> {
    /// The view of one side of each skeleton in a lane.
    #[inline(always)]
    pub(crate) fn new(own: L, enemy: L) -> View<L> {
        View {
            own,
            enemy,
            own_parts: Parts::new(own, true),
            enemy_parts: Parts::new(enemy, false),
        }
    }

    /// The enemy's view, made from the same parts.
    #[inline(always)]
    pub(crate) fn opponent(self) -> View<Southward<L>> {
        View {
            own: Southward(self.enemy),
            enemy: Southward(self.own),
            own_parts: self.enemy_parts.southward(),
            enemy_parts: self.own_parts.southward(),
        }
    }

    /// The same set for every view of the lane.
    #[inline(always)]
    pub(crate) fn splat(self, set: Bitboard) -> L {
        self.own.splat(set)
    }

    /// The squares with a pawn of either colour.
    #[inline(always)]
    pub(crate) fn occupied(self) -> L {
        self.own | self.enemy
    }

    /// The squares beside own pawns.
    #[inline(always)]
    pub(crate) fn own_beside(self) -> L {
        self.own_parts.beside.either()
    }

    /// The squares directly east of own pawns.
    #[inline(always)]
    pub(crate) fn own_east(self) -> L {
        self.own_parts.beside.east
    }

    /// The squares directly west of own pawns.
    #[inline(always)]
    pub(crate) fn own_west(self) -> L {
        self.own_parts.beside.west
    }

    /// The squares ahead of an enemy pawn on its file, as the enemy moves.
    #[inline(always)]
    pub(crate) fn enemy_front_span(self) -> L {
        self.enemy_parts.south_fill.south()
    }

    /// The files with an enemy pawn.
    #[inline(always)]
    pub(crate) fn enemy_file_fill(self) -> L {
        self.enemy_parts.north_fill | self.enemy_parts.south_fill
    }

    /// What enemy pawns attack now or on their way.
    #[inline(always)]
    pub(crate) fn enemy_attack_front_span(self) -> L {
        self.enemy_parts.beside_south_fill.either().south()
    }

    /// What enemy pawns attack.
    #[inline(always)]
    pub(crate) fn enemy_attacks(self) -> L {
        self.enemy_parts.beside.either().south()
    }

    /// What enemy pawns attack towards the h-file.
    #[inline(always)]
    pub(crate) fn enemy_east_attacks(self) -> L {
        self.enemy_parts.beside.east.south()
    }

    /// What enemy pawns attack towards the a-file.
    #[inline(always)]
    pub(crate) fn enemy_west_attacks(self) -> L {
        self.enemy_parts.beside.west.south()
    }

    /// What two enemy pawns attack.
    #[inline(always)]
    pub(crate) fn enemy_double_attacks(self) -> L {
        let beside = self.enemy_parts.beside;
        (beside.east & beside.west).south()
    }
}

/// A lane whose pawns move down the board: Black's, with the sets as they lie on it.
///
/// What a formula calls north is then the south, so that nothing has to be flipped; and what it computes
/// for a side is, bit for bit, what a formula of the other side computes for its enemy, which the
/// compiler sees.
#[derive(Clone, Copy)]
pub(crate) struct Southward<L>(pub(crate) L);

wrapped_operators!(Southward<L: Lane>);

impl<L: Lane> Lane for Southward<L> {
    #[inline(always)]
    fn splat(self, set: Bitboard) -> Self {
        Southward(self.0.splat(set.flip_vertical()))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Southward(self.0.count())
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Southward(self.0.plus(other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Southward(self.0.minus(other.0))
    }

    // The first byte is for the first rank of the board, which is the last rank for these pawns.
    #[inline(always)]
    fn rank_counts(self) -> Self {
        Southward(self.0.rank_counts())
    }

    #[inline(always)]
    fn where_any(self, formula: impl FnOnce() -> Self) -> Self {
        Southward(self.0.where_any(|| formula().0))
    }

    #[inline(always)]
    fn filter<const N: usize>(
        self,
        sets: [Self; N],
        formula: impl FnOnce() -> Self,
        holds: impl Fn(Color, Square, [Bitboard; N]) -> bool,
    ) -> Self {
        let holds = |color: Color, square, sets| holds(color.opposite(), square, sets);
        Southward(self.0.filter(sets.map(|set| set.0), || formula().0, holds))
    }

    const SPREADS_RANKS: bool = L::SPREADS_RANKS;

    #[inline(always)]
    fn spread_last_rank(self) -> Self {
        Southward(self.0.spread_first_rank())
    }

    #[inline(always)]
    fn spread_first_rank(self) -> Self {
        Southward(self.0.spread_last_rank())
    }

    #[inline(always)]
    fn north_by(self, ranks: u32) -> Self {
        Southward(self.0.south_by(ranks))
    }

    #[inline(always)]
    fn south_by(self, ranks: u32) -> Self {
        Southward(self.0.north_by(ranks))
    }
}

impl OneWord for Southward<u64> {
    #[inline(always)]
    fn from_board(set: Bitboard) -> Self {
        Southward(set.bits())
    }

    #[inline(always)]
    fn word(self) -> u64 {
        self.0
    }
}
