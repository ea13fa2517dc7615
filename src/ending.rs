//! Proofs for pawn endings: what is certain when only kings and pawns are left.
//!
//! An engine asks [`pawn_ending`] when no other piece is on the board. It counts and looks up but does
//! not search, and says nothing that a search would refute; what it cannot prove, which is most
//! positions, is `None`. No evaluation in this library calls it, so no score depends on it.
//!
//! ```
//! use pawn_structure::{Color, Fen, FenError, Kings, Pawns, ending::{Proof, Verdict, pawn_ending}};
//!
//! let ask = |fen: &str| {
//!     let fen = Fen::parse(fen)?;
//!     let kings = Kings::of(&fen.board).unwrap();
//!     Ok::<_, FenError>(pawn_ending(Pawns::from(&fen.board), kings, fen.turn))
//! };
//! // The black king is outside the square of the pawn.
//! let ending = ask("8/8/8/P7/2k5/8/8/K7 w - - 0 1")?.unwrap();
//! assert_eq!((ending.verdict, ending.proof), (Verdict::Won(Color::White), Proof::Runs));
//! assert_eq!(ending.plies, Some(5));
//! // It is inside, and only the table knows the result.
//! let ending = ask("8/8/8/P2k4/8/8/8/K7 w - - 0 1")?;
//! assert_eq!(ending.map(|ending| ending.verdict), cfg!(feature = "kpk").then_some(Verdict::Drawn));
//! # Ok::<(), FenError>(())
//! ```
//!
//! How an engine may score what is proved: a win as high as it likes, a little higher the fewer plies are
//! left or the further the [pawn](PawnEnding::pawn) has come, so that it makes progress; a draw as a draw;
//! for a [promotion](Verdict::Promotes), its own evaluation plus what a queen adds.

use core::fmt;

use crate::{Bitboard, Color, File, Kings, Pawns, Rank, Square, attacks, king::KingPawnKing};

/// What is certain about a pawn ending, and why.
///
/// Returned by [`pawn_ending`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PawnEnding {
    /// What is certain.
    pub verdict: Verdict,
    /// Why it is certain.
    pub proof: Proof,
    /// The pawn that wins or promotes, or, in a drawn king and pawn against king, the one that does not.
    pub pawn: Option<Square>,
    /// How many plies it takes until the pawn stands on its last rank, the promotion included; `None`
    /// if it does not simply [run](Proof::Runs).
    pub plies: Option<u32>,
}

/// What is certain about a pawn ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Verdict {
    /// This side wins with best play by both.
    Won(Color),
    /// Nobody wins with best play by both.
    Drawn,
    /// This side's [pawn](PawnEnding::pawn) promotes on the ply that [plies](PawnEnding::plies) counts,
    /// whatever the enemy plays. Before that the enemy has not promoted, and with its next move it can
    /// neither promote nor take the new piece.
    ///
    /// That is usually a win but not always: an enemy pawn that reaches its seventh rank may still draw
    /// against a queen.
    Promotes(Color),
}

/// Why something is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Proof {
    /// There are no pawns: a draw.
    NoPawns,
    /// The pawn runs straight ahead, and the enemy can neither stop nor disturb it.
    Runs,
    /// King and pawn against king, by [`proves_win`](crate::king::proves_win): the king leads the pawn.
    KeySquares,
    /// King and pawn against king, by the table of the feature `kpk`.
    Solved,
    /// The bare king, to move, takes the only pawn, which is undefended: a draw.
    PawnTaken,
    /// The bare king, to move, has no move and is not in check: a draw.
    Stalemate,
    /// The bare king stands on the file of a pawn on the a- or h-file, ahead of it: a draw.
    RookPawn,
}

impl PawnEnding {
    /// The side that certainly wins; `None` for a draw, and where a side promotes but may not win.
    #[inline]
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.verdict {
            Verdict::Won(color) => Some(color),
            Verdict::Drawn | Verdict::Promotes(_) => None,
        }
    }

    const fn drawn(proof: Proof, pawn: Option<Square>) -> PawnEnding {
        PawnEnding {
            verdict: Verdict::Drawn,
            proof,
            pawn,
            plies: None,
        }
    }
}

/// A sentence without its full stop.
///
/// ```
/// use pawn_structure::{Color, FenError, Kings, Pawns, Square, ending::pawn_ending};
///
/// let pawns: Pawns = "8/8/8/P7/8/8/8/8".parse()?;
/// let kings = Kings { white: Square::A1, black: Square::C4 };
/// let ending = pawn_ending(pawns, kings, Color::White).unwrap();
/// assert_eq!(ending.to_string(), "White wins: the pawn on a5 runs and promotes in 5 plies");
/// # Ok::<(), FenError>(())
/// ```
impl fmt::Display for PawnEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |color| match color {
            Color::White => "White",
            Color::Black => "Black",
        };
        match self.verdict {
            Verdict::Won(color) => write!(f, "{} wins: ", name(color))?,
            Verdict::Promotes(color) => write!(f, "{} promotes first: ", name(color))?,
            Verdict::Drawn => f.write_str("a draw: ")?,
        }
        let Some(pawn) = self.pawn else {
            return f.write_str("there are no pawns");
        };
        match (self.proof, self.plies) {
            (Proof::Runs, Some(plies)) => {
                write!(f, "the pawn on {pawn} runs and promotes in {plies} plies")
            }
            (Proof::KeySquares, _) => write!(f, "the king leads the pawn on {pawn}"),
            (Proof::PawnTaken, _) => write!(f, "the pawn on {pawn} is taken"),
            (Proof::Stalemate, _) => f.write_str("stalemate"),
            (Proof::RookPawn, _) => {
                write!(f, "the king is ahead of the pawn on {pawn}, at the edge")
            }
            _ => write!(f, "the pawn on {pawn}, as solved"),
        }
    }
}

/// What is certain about a position in which only kings and pawns are left; `None` if nothing is.
///
/// In this order:
///
/// - No pawns: a draw.
/// - A single pawn: with the feature `kpk` [every position](crate::king::KingPawnKing); without it, what the
///   rules prove.
/// - A pawn *runs*. It is passed, with nothing of its own side ahead of it on its own or the neighbouring
///   files, and its side moves nothing else. It gets through whatever the enemy plays: wherever the enemy king
///   can get to in that time, unless the other king keeps it away; no enemy pawn can give check or promote by
///   then or on the next move, even if every move is spent on it; the enemy is never stalemated, and cannot
///   take the promoted piece.
///   - Against a bare king, that wins.
///   - With one pawn on each side it wins if the enemy pawn is still four moves from promoting when the
///     pawn has promoted, or three on the a- or h-file.
///   - Otherwise it [promotes](Verdict::Promotes).
/// - Two or three pawns against a bare king win if one of them wins without the others, which are neither
///   on its file nor within two squares of the bare king.
///
/// A position that the rules of chess do not allow is `None`: kings next to each other or on a pawn, a
/// pawn on the first or last rank, the side not to move in check. The right to take en passant is not an
/// argument: the result is `None` if the pawns stand as if there might be one. The fifty-move rule is ignored.
///
/// ```
/// use pawn_structure::{Color, FenError, Kings, Pawns, Square, ending::{Proof, Verdict, pawn_ending}};
///
/// // White queens in seven plies. The other pawn is too far back to matter.
/// let pawns: Pawns = "8/6p1/8/8/P7/8/8/8".parse()?;
/// let kings = Kings { white: Square::B1, black: Square::H5 };
/// let ending = pawn_ending(pawns, kings, Color::White).unwrap();
/// assert_eq!((ending.verdict, ending.proof), (Verdict::Promotes(Color::White), Proof::Runs));
/// assert_eq!((ending.pawn, ending.plies), (Some(Square::A4), Some(7)));
/// # Ok::<(), FenError>(())
/// ```
///
/// Source: CPW, *Unstoppable Passer*, *Rule of the Square*, *KPK*; compared with every position with up to
/// three pawns against a king and with one pawn on each side.
#[must_use]
pub fn pawn_ending(pawns: Pawns, kings: Kings, turn: Color) -> Option<PawnEnding> {
    if !is_possible(pawns, kings, turn) {
        return None;
    }
    let (white, black) = (pawns.white(), pawns.black());
    if (white | black).is_empty() {
        return Some(PawnEnding::drawn(Proof::NoPawns, None));
    }
    if let Some(position) = KingPawnKing::of(pawns, kings, turn) {
        return single(position);
    }
    if white.is_empty() || black.is_empty() {
        let color = if black.is_empty() {
            Color::White
        } else {
            Color::Black
        };
        return runner(pawns, kings, turn, color)
            .or_else(|| one_of_several(pawns.by_color(color), kings, turn, color));
    }
    if may_take_en_passant(pawns, turn) {
        return None;
    }
    runner(pawns, kings, turn, turn).or_else(|| runner(pawns, kings, turn, !turn))
}

/// Whether the rules of chess allow the position.
fn is_possible(pawns: Pawns, kings: Kings, turn: Color) -> bool {
    const BACK_RANKS: Bitboard = Rank::First.bitboard().union(Rank::Eighth.bitboard());
    let no_pawn = BACK_RANKS.with(kings.white).with(kings.black);
    let waiting = kings.square(!turn);
    kings.white.distance(kings.black) > 1
        && pawns.white().is_disjoint(pawns.black())
        && (pawns.white() | pawns.black()).is_disjoint(no_pawn)
        && !pawns.by_color(turn).pawn_attacks(turn).contains(waiting)
}

/// Whether an enemy pawn may just have made a double step beside a pawn of the side to move.
fn may_take_en_passant(pawns: Pawns, turn: Color) -> bool {
    let seen = seen_by(turn, pawns);
    let (own, enemy) = (seen.white(), seen.black());
    let empty = !(own | enemy);
    let came = empty & empty.south();
    let stepped = enemy & came.south() & Rank::Fifth.bitboard();
    !(stepped.east() | stepped.west()).is_disjoint(own)
}

/// The skeleton with the colour's pawns as White's.
fn seen_by(color: Color, pawns: Pawns) -> Pawns {
    match color {
        Color::White => pawns,
        Color::Black => pawns.flipped(),
    }
}

/// King and pawn against king.
#[cfg(feature = "kpk")]
#[allow(
    clippy::unnecessary_wraps,
    reason = "without the table much stays open"
)]
fn single(position: KingPawnKing) -> Option<PawnEnding> {
    if crate::kpk::is_win(position) {
        Some(won(position, Proof::Solved))
    } else {
        Some(PawnEnding::drawn(Proof::Solved, Some(position.pawn)))
    }
}

/// King and pawn against king, as far as the rules go.
#[cfg(not(feature = "kpk"))]
fn single(position: KingPawnKing) -> Option<PawnEnding> {
    let KingPawnKing {
        color,
        pawn,
        king,
        enemy_king,
        turn,
    } = position;
    if crate::king::proves_win(position) {
        return Some(won(position, Proof::KeySquares));
    }
    let moves = attacks::king_attacks(enemy_king)
        - attacks::king_attacks(king)
        - attacks::pawn_attacks(color, pawn);
    let in_check = attacks::pawn_attacks(color, pawn).contains(enemy_king);
    let proof = if turn != color && moves.contains(pawn) {
        Proof::PawnTaken
    } else if turn != color && moves.is_empty() && !in_check {
        Proof::Stalemate
    } else if matches!(pawn.file(), File::A | File::H)
        && pawn.bitboard().front_span(color).contains(enemy_king)
    {
        Proof::RookPawn
    } else {
        return None;
    };
    Some(PawnEnding::drawn(proof, Some(pawn)))
}

/// A win of king and pawn against king: a run if the pawn needs no help.
fn won(position: KingPawnKing, proof: Proof) -> PawnEnding {
    let KingPawnKing {
        color,
        pawn,
        king,
        enemy_king,
        turn,
    } = position;
    let none = Bitboard::EMPTY;
    let (pawns, kings) = match color {
        Color::White => (
            Pawns::new(pawn.bitboard(), none),
            Kings {
                white: king,
                black: enemy_king,
            },
        ),
        Color::Black => (
            Pawns::new(none, pawn.bitboard()),
            Kings {
                white: enemy_king,
                black: king,
            },
        ),
    };
    runner(pawns, kings, turn, color).unwrap_or(PawnEnding {
        verdict: Verdict::Won(color),
        proof,
        pawn: Some(pawn),
        plies: None,
    })
}

/// Two or three pawns against a bare king, of which one would win by itself.
fn one_of_several(pawns: Bitboard, kings: Kings, turn: Color, color: Color) -> Option<PawnEnding> {
    if pawns.count() > 3 {
        return None;
    }
    let enemy_king = kings.square(!color);
    let near = enemy_king.bitboard().with_neighbours().with_neighbours();
    pawns.into_iter().find_map(|pawn| {
        let others = pawns.without(pawn);
        let position = KingPawnKing {
            color,
            pawn,
            king: kings.square(color),
            enemy_king,
            turn,
        };
        if !others.is_disjoint(near | pawn.bitboard().file_fill()) {
            return None;
        }
        single(position).filter(|ending| ending.winner().is_some())
    })
}

/// A pawn of this colour that runs; the one nearest to promotion is tried first.
fn runner(pawns: Pawns, kings: Kings, turn: Color, color: Color) -> Option<PawnEnding> {
    let seen = seen_by(color, pawns);
    let kings = match color {
        Color::White => kings,
        Color::Black => kings.flipped(),
    };
    let mut passed = seen.side(Color::White).passed();
    while let Some(pawn) = passed.last() {
        passed = passed.without(pawn);
        let Some(run) = Run::of(seen, kings, pawn, turn == color) else {
            continue;
        };
        return Some(PawnEnding {
            verdict: if run.wins(seen) {
                Verdict::Won(color)
            } else {
                Verdict::Promotes(color)
            },
            proof: Proof::Runs,
            pawn: Some(match color {
                Color::White => pawn,
                Color::Black => pawn.flip_vertical(),
            }),
            plies: Some(run.plies),
        });
    }
    None
}

/// A white pawn that promotes against everything Black can do.
struct Run {
    plies: u32,
    /// Where Black's pawns may be when it has promoted.
    enemy: Bitboard,
}

impl Run {
    /// Follows the pawn and, at the same time, all that Black may have done meanwhile: where its king may
    /// be, and where its pawns may, each as if it had all the moves. That is more than Black can do, never
    /// less.
    fn of(pawns: Pawns, kings: Kings, pawn: Square, mut moves: bool) -> Option<Run> {
        // White's king and other pawns do not move; what Black may take of them protects nothing.
        let closed = attacks::king_attacks(kings.white).with(kings.white);
        let others = pawns.white().without(pawn);
        let checks = attacks::pawn_attacks(Color::White, kings.white);
        let path = pawn.bitboard().front_span(Color::White);
        let around = path | path.east() | path.west();
        let mut enemy = pawns.black();
        let is_checked = moves && !enemy.is_disjoint(checks);
        if is_checked || !around.is_disjoint(others) || path.contains(kings.white) {
            return None;
        }

        let closed_to_stalemate = closed | others | others.pawn_attacks(Color::White);
        let can_wait = !enemy.is_empty();
        let mut at = pawn.bitboard();
        let mut king = kings.black.bitboard();
        let mut plies = 0;
        loop {
            if moves {
                let mut way = at.north();
                at = way;
                if plies < 2 && pawn.rank() == Rank::Second {
                    at = way.north();
                    way |= at;
                }
                if !king.is_disjoint(way) {
                    return None;
                }
                plies += 1;
            }
            moves = true;

            let promoted = !at.is_disjoint(Rank::Eighth.bitboard());
            let after = steps(enemy, !others.is_empty());
            let has_move = |hits: Bitboard| {
                let sure = !(closed_to_stalemate | hits | at | after);
                king.is_subset(neighbours(sure))
            };
            let reached = neighbours(king) - closed;
            let promotes = !after.is_disjoint(Rank::First.bitboard());
            if promotes || !reached.is_disjoint(at) {
                return None;
            }
            if promoted {
                let square = at.first()?;
                let queen = attacks::queen_attacks(square, Bitboard::EMPTY);
                let rook = attacks::rook_attacks(square, Bitboard::EMPTY);
                // A rook wins as well if nothing but a king is left.
                let is_safe = has_move(queen) || !can_wait && has_move(rook);
                return is_safe.then_some(Run { plies, enemy });
            }
            let hits = at.pawn_attacks(Color::White);
            if !has_move(hits) || !after.is_disjoint(checks) {
                return None;
            }
            let waited = if can_wait { king } else { Bitboard::EMPTY };
            king = (reached - hits) | waited;
            enemy = after;
            plies += 1;
        }
    }

    /// Whether the promoted piece certainly wins.
    fn wins(&self, pawns: Pawns) -> bool {
        let Some(last) = self.enemy.first() else {
            return true;
        };
        let needed = match last.file() {
            File::A | File::H => Rank::Fourth,
            _ => Rank::Fifth,
        };
        pawns.white().count() == 1
            && pawns.black().count() == 1
            && last.rank().index() >= needed.index()
    }
}

/// Where Black's pawns may be after a move; if there is something to take, they may take it anywhere.
fn steps(pawns: Bitboard, may_take: bool) -> Bitboard {
    let one = pawns.south();
    let two = (one & Rank::Sixth.bitboard()).south();
    let taken = if may_take {
        pawns.pawn_attacks(Color::Black)
    } else {
        Bitboard::EMPTY
    };
    pawns | one | two | taken
}

/// The squares next to one of a set.
fn neighbours(set: Bitboard) -> Bitboard {
    let beside = set.east() | set.west();
    let row = set | beside;
    beside | row.north() | row.south()
}
