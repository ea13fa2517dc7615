//! Kings and pawns: the square of a pawn, key squares, races.
//!
//! Functions about one pawn are here, as [`spans`](crate::spans) has them for one square; what a
//! whole skeleton means to a king is a method of [`Side`](crate::Side) or [`Pawns`](crate::Pawns):
//! [shelter](crate::Side::shelter) and [storm](crate::Side::storm), [unstoppable
//! passers](crate::Side::unstoppable), the [race](crate::Pawns::pawn_race). Every king is an
//! argument, a square as it lies on the board.
//!
//! Nothing here searches. These are the rules by which players count; each says what it leaves out.

use super::{
    Pawns, Side,
    regions::{files, ranks},
    word_of,
};
use crate::{
    Bitboard, Color, File, Kings, Rank, Square, attacks,
    lanes::{Lane, OneWord, View},
    spans,
};

/// How many moves a pawn needs to promote if nothing is in its way.
///
/// `8 - rank`, one less on the ranks 1 and 2.
///
/// The double step makes a pawn on its second rank as quick as one on its third. A pawn on its first
/// rank steps to the second beforehand; one on its last rank needs no move.
///
/// ```
/// use pawn_structure::{Color, Square, king::promotion_steps};
///
/// assert_eq!(promotion_steps(Color::White, Square::A2), 5);
/// assert_eq!(promotion_steps(Color::White, Square::A3), 5);
/// assert_eq!(promotion_steps(Color::Black, Square::A3), 2);
/// ```
///
/// Units: moves of the pawn's side.
///
/// Source: CPW, *Rule of the Square*.
#[inline]
#[must_use]
pub const fn promotion_steps(color: Color, pawn: Square) -> u32 {
    let rank = relative(color, pawn).rank();
    let double_step = (rank.index() <= Rank::Second.index()) as u32;
    Rank::Eighth.index() as u32 - rank.index() as u32 - double_step
}

/// The distance of a king to the square in front of a pawn; `None` for a pawn on its last rank.
///
/// `king.distance(stop)`.
///
/// Engines use this number to weigh whose king is nearer to a passed pawn. Whatever stands between
/// does not count.
///
/// ```
/// use pawn_structure::{Color, Square, king::stop_distance};
///
/// assert_eq!(stop_distance(Color::White, Square::E5, Square::E8), Some(2));
/// assert_eq!(stop_distance(Color::Black, Square::E5, Square::E8), Some(4));
/// assert_eq!(stop_distance(Color::White, Square::E8, Square::E1), None);
/// ```
///
/// Units: king moves.
///
/// Source: CPW, *King Pawn Tropism*; Stockfish's king proximity of passed pawns.
#[doc(alias = "king_proximity")]
#[inline]
#[must_use]
pub const fn stop_distance(color: Color, pawn: Square, king: Square) -> Option<u32> {
    let pawn = pawn.bitboard();
    let stop = match color {
        Color::White => pawn.north(),
        Color::Black => pawn.south(),
    };
    king.distance_to_nearest(stop)
}

/// The squares from which the enemy king catches a pawn that runs: the square of the pawn.
///
/// `squares at most promotion_steps from the promotion square, one more if the enemy is to move`.
///
/// `turn` is the side to move. The part of the square that lies off the board is left out. For a pawn
/// on its last rank the square is the one it stands on, with its neighbours if the enemy is to move.
///
/// A pawn that nothing helps or hinders, against a bare king, promotes and is not taken at once exactly if
/// the king is outside; the one exception is a king next to a pawn on its first or second rank, which takes
/// it. The rule promises nothing else: a king of the pawn's own side or another piece on the path costs the
/// pawn a move, and it ignores whether the enemy king's way is open, whether anything gives check, and what
/// the enemy's own pawns do meanwhile.
///
/// ```
/// use pawn_structure::{Color, Square, bitboard, king::rule_of_the_square};
///
/// assert_eq!(rule_of_the_square(Color::White, Square::B5, Color::White), bitboard! {
///     X X X X X . . .
///     X X X X X . . .
///     X X X X X . . .
///     X X X X X . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// // The king is to move and steps into the square.
/// assert!(rule_of_the_square(Color::White, Square::B5, Color::Black).contains(Square::F4));
/// ```
///
/// Source: CPW, *Rule of the Square*.
#[doc(alias = "square of the pawn")]
#[doc(alias = "quadrant")]
#[inline]
#[must_use]
pub const fn rule_of_the_square(color: Color, pawn: Square, turn: Color) -> Bitboard {
    let enemy_moves = (color.index() != turn.index()) as u32;
    let radius = promotion_steps(color, pawn) + enemy_moves;
    // What lies west of the a-file is shifted out, what lies east of the h-file is masked.
    let row = ((1 << (2 * radius + 1)) - 1) << pawn.file().index() >> radius & 0xff;
    let band = Bitboard::from_bits(row).north_fill();
    let near = Bitboard::from_bits(u64::MAX << (8 * (7 - radius)));
    match color {
        Color::White => band.intersection(near),
        Color::Black => band.intersection(near.flip_vertical()),
    }
}

/// The squares on which the king of the pawn's side wins king and pawn against king, usually no
/// matter who is to move.
///
/// `ranks 2 to 4: the three squares two ranks ahead`\
/// `ranks 5 and 6: those and the three squares one rank ahead`\
/// `rank 7: the five squares beside the pawn and ahead of it`\
/// `a- and h-file: the seventh and the eighth rank of the next file`.
///
/// A pawn on its first or last rank has none. For the ranks 2 to 6 of the files b to g the set is exact:
/// with the pawn's own king on any other square, there is a square from which the enemy king draws.
/// With the pawn on the seventh rank some more squares win.
///
/// Exceptions worth knowing:
///
/// - The enemy is to move and takes the undefended pawn.
/// - A b-pawn on the sixth rank, the king on c7 or c8, the enemy king on a8 and to move: stalemate.
///   The same goes for g6.
/// - The pawn on the a- or h-file is below the sixth rank (the fifth, if the king is on the seventh):
///   the enemy king may win it from behind.
///
/// [`proves_win`] takes all of this into account.
///
/// ```
/// use pawn_structure::{Color, Square, bitboard, king::key_squares};
///
/// assert_eq!(key_squares(Color::White, Square::D4), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . X X X . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// assert_eq!(key_squares(Color::White, Square::D5), bitboard! {
///     . . . . . . . .
///     . . X X X . . .
///     . . X X X . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
///
/// Source: CPW, *Key Squares*; compared with the solved ending.
#[inline]
#[must_use]
pub const fn key_squares(color: Color, pawn: Square) -> Bitboard {
    match color {
        Color::White => key_squares_of_white(pawn),
        Color::Black => key_squares_of_white(pawn.flip_vertical()).flip_vertical(),
    }
}

const fn key_squares_of_white(pawn: Square) -> Bitboard {
    let beside = pawn.bitboard().east().union(pawn.bitboard().west());
    let row = beside.with(pawn);
    let ahead = row.north();
    match (pawn.file(), pawn.rank()) {
        (_, Rank::First | Rank::Eighth) => Bitboard::EMPTY,
        (File::A, _) => Square::B7.bitboard().with(Square::B8),
        (File::H, _) => Square::G7.bitboard().with(Square::G8),
        (_, Rank::Second | Rank::Third | Rank::Fourth) => ahead.north(),
        (_, Rank::Fifth | Rank::Sixth) => ahead.union(ahead.north()),
        (_, Rank::Seventh) => beside.union(ahead),
    }
}

/// King and pawn against king: whose pawn it is, where it and the kings are, who is to move.
///
/// ```
/// use pawn_structure::{Color, FenError, Kings, Pawns, Square, king::KingPawnKing};
///
/// let pawns: Pawns = "8/8/8/8/4p3/8/8/8".parse()?;
/// let kings = Kings { white: Square::E1, black: Square::E5 };
/// let position = KingPawnKing::of(pawns, kings, Color::White).unwrap();
/// assert_eq!((position.color, position.king), (Color::Black, Square::E5));
/// # Ok::<(), FenError>(())
/// ```
///
/// Source: CPW, *KPK*.
#[doc(alias = "KPK")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingPawnKing {
    /// The colour of the pawn.
    pub color: Color,
    /// The square of the pawn.
    pub pawn: Square,
    /// The square of the king of the pawn's side.
    pub king: Square,
    /// The square of the other king.
    pub enemy_king: Square,
    /// The side to move.
    pub turn: Color,
}

impl KingPawnKing {
    /// The position from a skeleton and kings; `None` unless there is exactly one pawn.
    #[inline]
    #[must_use]
    pub const fn of(pawns: Pawns, kings: Kings, turn: Color) -> Option<KingPawnKing> {
        let color = match (pawns.white().count(), pawns.black().count()) {
            (1, 0) => Color::White,
            (0, 1) => Color::Black,
            _ => return None,
        };
        let (king, enemy_king) = match color {
            Color::White => (kings.white, kings.black),
            Color::Black => (kings.black, kings.white),
        };
        match pawns.by_color(color).first() {
            Some(pawn) => Some(KingPawnKing {
                color,
                pawn,
                king,
                enemy_king,
                turn,
            }),
            None => None,
        }
    }

    /// Whether the rules of chess allow the position: three different squares, kings not adjacent,
    /// the pawn on one of its ranks 2 to 7 and not giving check while its side is to move.
    #[inline]
    #[must_use]
    pub const fn is_possible(self) -> bool {
        let KingPawnKing {
            color,
            pawn,
            king,
            enemy_king,
            turn,
        } = self;
        king.distance(pawn) > 0
            && enemy_king.distance(pawn) > 0
            && king.distance(enemy_king) > 1
            && (color.index() != turn.index()
                || !attacks::pawn_attacks(color, pawn).contains(enemy_king))
            && !matches!(pawn.rank(), Rank::First | Rank::Eighth)
    }
}

/// Whether the rules prove a win in a complete position of king and pawn against king.
///
/// `the pawn runs or its king leads it, and the enemy can neither take it nor is stalemated`.
///
/// The pawn *runs* if the enemy king is outside its [square](rule_of_the_square) and its own king is not ahead
/// of it on its file. The king *leads* it if it stands on one of the [key squares](key_squares); with a
/// pawn on the a- or h-file only from the sixth rank on, or from the fifth with the king on the seventh.
///
/// By themselves the two rules are wrong in two kinds of positions, both with the enemy to move:
///
/// - It takes the pawn: White d4, king d6, Black's king d3. White's king stands on a key square, but
///   the pawn is undefended. This happens to a running pawn only on its second rank.
/// - It has no move: White b6, king c7, Black's king a8. The pawn covers a7, the king b7 and b8.
///
/// These are checked first, so that `true` is certain. `false` says nothing: the position is drawn, or
/// won for reasons beyond the rules. Of the 331,352 positions with a white pawn 222,564 are won, and
/// 172,912 of them give `true`. A position that is not [possible](KingPawnKing::is_possible) gives
/// `false`. The module `kpk`, behind the feature of the same name, knows all of them.
///
/// ```
/// use pawn_structure::{Color, Square, king::{KingPawnKing, proves_win}};
///
/// let wins = |pawn, king, enemy_king, turn| {
///     proves_win(KingPawnKing { color: Color::White, pawn, king, enemy_king, turn })
/// };
/// // The king leads the pawn, no matter who is to move.
/// assert!(wins(Square::E4, Square::E6, Square::E8, Color::White));
/// assert!(wins(Square::E4, Square::E6, Square::E8, Color::Black));
/// // `false` is a draw or says nothing: here it is won with Black to move.
/// assert!(!wins(Square::E4, Square::E5, Square::E7, Color::Black));
/// // Stalemate, and a pawn that falls.
/// assert!(!wins(Square::B6, Square::C7, Square::A8, Color::Black));
/// assert!(!wins(Square::D4, Square::D6, Square::D3, Color::Black));
/// ```
///
/// Source: both rules; compared with all positions of the solved ending.
#[inline]
#[must_use]
pub const fn proves_win(position: KingPawnKing) -> bool {
    if !position.is_possible() {
        return false;
    }
    let KingPawnKing {
        color,
        pawn,
        king,
        enemy_king,
        turn,
    } = position;
    let enemy_moves = color.index() != turn.index();
    let checks = attacks::pawn_attacks(color, pawn);
    let rank = relative(color, pawn).rank();

    let guarded = attacks::king_attacks(king);
    let escapes = attacks::king_attacks(enemy_king)
        .difference(guarded)
        .difference(checks);
    if enemy_moves && (escapes.is_empty() || escapes.contains(pawn)) {
        return false;
    }

    let runs = !spans::front_span(color, pawn).contains(king)
        && !rule_of_the_square(color, pawn, turn).contains(enemy_king);
    let supported = match pawn.file() {
        File::A | File::H => {
            rank.index() >= Rank::Sixth.index()
                || matches!(rank, Rank::Fifth)
                    && matches!(relative(color, king).rank(), Rank::Seventh)
        }
        _ => true,
    };
    runs || supported && key_squares(color, pawn).contains(king)
}

/// A square as the colour sees it, whose first rank is its own.
#[inline]
const fn relative(color: Color, square: Square) -> Square {
    match color {
        Color::White => square,
        Color::Black => square.flip_vertical(),
    }
}

/// Questions about a king and a skeleton. A king is a set of one square, so that a formula fits every lane.
impl<L: Lane> View<L> {
    /// The squares level with an own king and ahead of it, on its file and the next on either side.
    #[inline(always)]
    fn before_king(king: L) -> L {
        let edges = king.splat(files(0, 0) | files(7, 7));
        let center = king | (king & edges).beside();
        (center | center.beside()).north_fill()
    }

    #[inline(always)]
    pub(crate) fn shelter(self, king: L) -> L {
        let pawns = self.own & View::before_king(king) & !self.enemy_attacks();
        pawns & !pawns.north_fill().north()
    }

    #[inline(always)]
    pub(crate) fn storm(self, king: L) -> L {
        let pawns = self.enemy & View::before_king(king);
        pawns & !pawns.north_fill().north()
    }

    #[inline(always)]
    pub(crate) fn blocked_storm(self, king: L) -> L {
        self.storm(king) & self.shelter(king).north()
    }

    /// The squares on which a pawn, itself to move, is caught by an enemy king that starts from one
    /// of the given squares.
    #[inline(always)]
    fn caught_from(enemy_king: L) -> L {
        let last = enemy_king.splat(ranks(8, 8));
        let one = enemy_king.with_neighbours();
        let two = one.with_neighbours();
        let three = two.with_neighbours();
        let four = three.with_neighbours();
        let five = four.with_neighbours();
        let six = five.with_neighbours();
        let caught = enemy_king & last
            | (one & last).south_by(1)
            | (two & last).south_by(2)
            | (three & last).south_by(3)
            | (four & last).south_by(4)
            | (five & last).south_by(5)
            | (six & last).south_by(6);
        // From its first two ranks a pawn is as quick as one a rank further on.
        let quick = caught & enemy_king.splat(ranks(2, 3));
        caught & enemy_king.splat(ranks(3, 8)) | quick.south()
    }

    #[inline(always)]
    pub(crate) fn unstoppable(self, enemy_king: L) -> L {
        self.passed_front_most() & !View::caught_from(enemy_king)
    }
}

impl Side {
    /// The pawns that shelter the side's king: on its file and the next on either side, the rearmost
    /// own pawn, level with the king or ahead of it, that no enemy pawn attacks.
    ///
    /// `let x = own & three files & ranks from the king's on & !enemy pawn attacks: x & !north(north_fill(x))`.
    ///
    /// A king on the a- or h-file has the three files at the edge. A pawn that is attacked is
    /// skipped in favour of the next one ahead. `king` may be any square: where the king is, or
    /// where it may go.
    ///
    /// Not considered: enemy pieces, castling rights, how far ahead the pawns are (the rank of each
    /// square says).
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, Square, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).shelter(Square::G1), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . X
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Stockfish's evaluation of the shelter; CPW, *King Safety*, pawn shield.
    #[doc(alias = "pawn shield")]
    #[doc(alias = "evaluate_shelter")]
    #[inline]
    #[must_use]
    pub fn shelter(self, king: Square) -> Bitboard {
        Bitboard::from_bits(
            word_of!(self, view => view.shelter(OneWord::from_board(king.bitboard()))),
        )
    }

    /// The enemy pawns that storm the side's king: on its file and the next on either side, the one
    /// that has come furthest, level with the king or ahead of it.
    ///
    /// `let x = enemy & three files & ranks from the king's on: x & !north(north_fill(x))`.
    ///
    /// A king on the a- or h-file has the three files at the edge. Enemy pawns behind the king do not
    /// count, and it does not matter whether own pawns attack the storming one.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, Square, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// assert_eq!(pawns.side(Color::White).storm(Square::G1), bitboard! {
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
    /// Source: Stockfish's evaluation of the shelter; CPW, *King Safety*, pawn storm.
    #[doc(alias = "pawn storm")]
    #[inline]
    #[must_use]
    pub fn storm(self, king: Square) -> Bitboard {
        Bitboard::from_bits(
            word_of!(self, view => view.storm(OneWord::from_board(king.bitboard()))),
        )
    }

    /// The enemy pawns of the [storm](Side::storm) that a pawn of the [shelter](Side::shelter) rams.
    ///
    /// `storm & north(shelter)`.
    ///
    /// The pawn that rams it must belong to the shelter: not attacked by an enemy pawn, and the nearest
    /// such pawn to the king's rank on its file.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, Square, bitboard};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.blocked_storm(Square::G1), bitboard! {
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
    /// Source: Stockfish's blocked storm.
    #[doc(alias = "BlockedStorm")]
    #[inline]
    #[must_use]
    pub fn blocked_storm(self, king: Square) -> Bitboard {
        Bitboard::from_bits(
            word_of!(self, view => view.blocked_storm(OneWord::from_board(king.bitboard()))),
        )
    }

    /// The distance of a king to the nearest own pawn; `None` if there is none.
    ///
    /// `king.distance_to_nearest(own)`.
    ///
    /// 0 if a pawn stands on the square. It may be either side's king; for sets other than all pawns,
    /// use [`Square::distance_to_nearest`]. Pieces in the way do not count.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, Square};
    ///
    /// let pawns: Pawns = "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.nearest_pawn_distance(Square::E1), Some(3));
    /// assert_eq!(Pawns::default().side(Color::White).nearest_pawn_distance(Square::E1), None);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Units: king moves.
    ///
    /// Source: Stockfish's distance of king and pawns; CPW, *King Pawn Tropism*.
    #[doc(alias = "minKingPawnDistance")]
    #[inline]
    #[must_use]
    pub fn nearest_pawn_distance(self, king: Square) -> Option<u32> {
        king.distance_to_nearest(self.own())
    }

    /// Passed pawns that the enemy king cannot catch if they run now.
    ///
    /// `passed_front_most pawns whose rule_of_the_square does not hold enemy_king`.
    ///
    /// Of doubled passed pawns only the front one. `turn` is the side to move.
    ///
    /// What [`rule_of_the_square`](crate::king::rule_of_the_square) leaves out is left out here: an own
    /// king or any piece on the path, checks, an enemy pawn that promotes first or with check, the king
    /// beside a pawn on its first or second rank that simply takes it.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pawns, Square, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/P6p/8/8/8/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.unstoppable(Square::E5, Color::White), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert!(white.unstoppable(Square::E5, Color::Black).is_empty());
    /// assert!(!white.unstoppable(Square::F5, Color::Black).is_empty());
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Unstoppable Passer*.
    #[doc(alias = "unstoppable passer")]
    #[inline]
    #[must_use]
    pub fn unstoppable(self, enemy_king: Square, turn: Color) -> Bitboard {
        let king = enemy_king.bitboard();
        let start = if turn == self.color {
            king
        } else {
            king | attacks::king_attacks(enemy_king)
        };
        Bitboard::from_bits(word_of!(self, view => view.unstoppable(OneWord::from_board(start))))
    }

    /// The moves that the quickest of these pawns needs to promote.
    fn fewest_steps(self, pawns: Bitboard) -> Option<u32> {
        let front = match self.color {
            Color::White => pawns.last(),
            Color::Black => pawns.first(),
        };
        front.map(|pawn| promotion_steps(self.color, pawn))
    }
}

/// Both sides' quickest [unstoppable](Side::unstoppable) passers, and who promotes first.
///
/// [`Pawns::pawn_race`] counts it, and says what breaks the count.
///
/// Units: moves of the pawn's own side.
///
/// Source: CPW, *Pawn Race*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PawnRace {
    /// The moves that White's quickest unstoppable passer needs to promote; `None` if White has none.
    pub white: Option<u32>,
    /// The moves that Black's quickest unstoppable passer needs to promote; `None` if Black has none.
    pub black: Option<u32>,
    /// Who promotes first; `None` if neither side has an unstoppable passer.
    pub first: Option<Color>,
}

impl Pawns {
    /// Counts a race: both sides run with their quickest [unstoppable](Side::unstoppable) passer, and
    /// the one that needs fewer moves promotes first; if they are equal, the side to move.
    ///
    /// `let t = promotion_steps: White first if white t < black t, or white t = black t and White to move`.
    ///
    /// A side without an unstoppable passer does not run, however near its other pawns are.
    ///
    /// Promoting first is not the same as winning. The count breaks down if a pawn promotes with check,
    /// if the new queen covers the other pawn's promotion square or path, if a king is on the path or
    /// gets there with gain of tempo, and if a pawn on its second rank is taken at the start; if both
    /// promote, it is often a draw. In 1,139 tablebase positions with one pawn each and a race, the side
    /// that promoted first won 948 times and lost 19 times.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Kings, Pawns, Square};
    ///
    /// let pawns: Pawns = "8/8/8/P6p/8/8/8/8".parse()?;
    /// let kings = Kings { white: Square::B1, black: Square::G8 };
    /// let race = pawns.pawn_race(kings, Color::White);
    /// assert_eq!((race.white, race.black), (Some(3), Some(4)));
    /// assert_eq!(race.first, Some(Color::White));
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Units: moves of the pawn's own side.
    ///
    /// Source: CPW, *Pawn Race*.
    #[must_use]
    pub fn pawn_race(self, kings: Kings, turn: Color) -> PawnRace {
        let steps = |color: Color| {
            let side = self.side(color);
            side.fewest_steps(side.unstoppable(kings.square(!color), turn))
        };
        let [white, black] = Color::ALL.map(steps);
        let first = match (white, black) {
            (None, None) => None,
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            (Some(white), Some(black)) if white < black => Some(Color::White),
            (Some(white), Some(black)) if black < white => Some(Color::Black),
            _ => Some(turn),
        };
        PawnRace {
            white,
            black,
            first,
        }
    }
}
