//! What a position is worth without its pawn structure: the rest of an engine's evaluation.
//!
//! Tapered material and piece-square tables, mobility, the bishop pair, rooks on open files, a plain count of
//! attacks on the king's surroundings, and the tempo. What it counts stands once, in [`tally`]: the search weighs the
//! counts, the fit reads them.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_rook_moves,
};
use pawn_structure::eval::{Phase, PieceCounts};

use crate::values::VALUES;

/// A piece on a square, from its owner's side; material is in it.
pub(crate) const SQUARES: usize = 0;
/// How many safe squares a knight, a bishop, a rook or a queen attacks.
pub(crate) const MOBILITY: [usize; 4] = [384, 393, 407, 422];
pub(crate) const BISHOP_PAIR: usize = 450;
/// A rook with no pawn on its file.
pub(crate) const ROOK_OPEN: usize = 451;
/// A rook with enemy pawns only on its file.
pub(crate) const ROOK_HALF_OPEN: usize = 452;
/// How often two or more pieces attack the squares around the enemy's king: 0 to 15.
pub(crate) const KING_ATTACKS: usize = 453;
pub(crate) const MOST_KING_ATTACKS: usize = 15;
pub(crate) const TEMPO: usize = 469;
pub(crate) const TERMS: usize = 470;

/// Takes the terms of a position, each with White's count minus Black's in instalments.
pub(crate) trait Tally {
    fn add(&mut self, term: usize, count: i32);
}

/// What the terms are worth. Both halves in one number: the endgame above the middlegame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Values([i32; TERMS]);

impl Values {
    /// Those of the arena.
    pub(crate) const OWN: Values = Values({
        let mut packed = [0; TERMS];
        let mut term = 0;
        while term < TERMS {
            packed[term] = pack(VALUES[term]);
            term += 1;
        }
        packed
    });

    /// Reads what `arena fit` prints.
    pub(crate) fn parse(text: &str) -> Result<Values, String> {
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let numbers: Vec<i16> = lines
            .flat_map(|line| line.split(|c: char| !(c == '-' || c.is_ascii_digit())))
            .filter(|number| !number.is_empty())
            .map(|number| {
                number
                    .parse()
                    .map_err(|error| format!("`{number}`: {error}"))
            })
            .collect::<Result<_, _>>()?;
        if numbers.len() != 2 * TERMS {
            return Err(format!(
                "{} numbers instead of {}",
                numbers.len(),
                2 * TERMS
            ));
        }
        Ok(Values(std::array::from_fn(|term| {
            pack((numbers[2 * term], numbers[2 * term + 1]))
        })))
    }

    /// What the move is worth in a phase.
    #[inline]
    pub(crate) fn tempo(&self, phase: i32) -> i32 {
        taper(unpack(self.0[TEMPO]), phase)
    }

    /// The value for the middlegame and for the endgame, from White's view and without the tempo.
    #[inline]
    pub(crate) fn rest(&self, board: &Board) -> (i32, i32) {
        let mut sum = Sum(0, self);
        tally(board, &mut sum);
        unpack(sum.0)
    }
}

const fn pack((mg, eg): (i16, i16)) -> i32 {
    mg as i32 + ((eg as i32) << 16)
}

const fn unpack(packed: i32) -> (i32, i32) {
    let mg = packed as i16;
    (mg as i32, (packed - mg as i32) >> 16)
}

struct Sum<'a>(i32, &'a Values);

impl Tally for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, term: usize, count: i32) {
        self.0 += self.1.0[term] * count;
    }
}

/// How much of the pieces is on the board, 0 to 24.
#[inline]
pub(crate) fn phase(board: &Board) -> i32 {
    let count = |piece| board.pieces(piece).len();
    let phase = Phase::of_counts(PieceCounts {
        knights: count(Piece::Knight),
        bishops: count(Piece::Bishop),
        rooks: count(Piece::Rook),
        queens: count(Piece::Queen),
    });
    phase.value().into()
}

/// What lies between both halves; rounds towards zero, so that both colours are treated alike.
#[inline]
pub(crate) fn taper((mg, eg): (i32, i32), phase: i32) -> i32 {
    (mg * phase + eg * (24 - phase)) / 24
}

/// Every term of the position but the tempo.
#[inline(always)]
pub(crate) fn tally(board: &Board, tally: &mut impl Tally) {
    side(board, Color::White, tally);
    side(board, Color::Black, tally);
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = 0x8080_8080_8080_8080;

#[inline(always)]
fn side(board: &Board, color: Color, tally: &mut impl Tally) {
    let (sign, flip) = match color {
        Color::White => (1, 0),
        Color::Black => (-1, 56),
    };
    let own = board.colors(color);
    let occupied = board.occupied();
    let own_pawns = board.colored_pieces(color, Piece::Pawn);
    let enemy_pawns = board.colored_pieces(!color, Piece::Pawn);
    let mut place = |piece: Piece, square: Square| {
        tally.add(
            SQUARES + piece as usize * 64 + (square as usize ^ flip),
            sign,
        );
    };
    for square in own_pawns {
        place(Piece::Pawn, square);
    }
    place(Piece::King, board.king(color));

    let from_enemy_pawns = {
        let (west, east) = (enemy_pawns.0 & !FILE_A, enemy_pawns.0 & !FILE_H);
        match color {
            Color::White => west >> 9 | east >> 7,
            Color::Black => west << 7 | east << 9,
        }
    };
    let safe = !(own_pawns | board.colored_pieces(color, Piece::King) | BitBoard(from_enemy_pawns));
    let enemy_king = board.king(!color);
    let zone = get_king_moves(enemy_king) | enemy_king.bitboard();
    let (mut attacks, mut attackers) = (0, 0);
    for (number, piece) in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen]
        .into_iter()
        .enumerate()
    {
        for square in own & board.pieces(piece) {
            tally.add(
                SQUARES + piece as usize * 64 + (square as usize ^ flip),
                sign,
            );
            let reach = match piece {
                Piece::Knight => get_knight_moves(square),
                Piece::Bishop => get_bishop_moves(square, occupied),
                Piece::Rook => get_rook_moves(square, occupied),
                _ => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
            };
            tally.add(MOBILITY[number] + (reach & safe).len() as usize, sign);
            let near = (reach & zone).len() as usize;
            attacks += near;
            attackers += usize::from(near > 0);
            if piece == Piece::Rook {
                let file = square.file().bitboard();
                if (own_pawns & file).is_empty() {
                    let is_open = (enemy_pawns & file).is_empty();
                    tally.add(if is_open { ROOK_OPEN } else { ROOK_HALF_OPEN }, sign);
                }
            }
        }
    }
    if (own & board.pieces(Piece::Bishop)).len() >= 2 {
        tally.add(BISHOP_PAIR, sign);
    }
    if attackers >= 2 {
        tally.add(KING_ATTACKS + attacks.min(MOST_KING_ATTACKS), sign);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{boards, flipped};

    struct Counts([i32; TERMS]);

    impl Tally for Counts {
        fn add(&mut self, term: usize, count: i32) {
            self.0[term] += count;
        }
    }

    fn counts(fen: &str) -> [i32; TERMS] {
        let mut counts = Counts([0; TERMS]);
        tally(&fen.parse().unwrap(), &mut counts);
        counts.0
    }

    #[test]
    fn colours_are_treated_alike() {
        for board in boards(2, 300) {
            let (mg, eg) = Values::OWN.rest(&board);
            let other = flipped(&board);
            assert_eq!(Values::OWN.rest(&other), (-mg, -eg), "{board}");
            assert_eq!(phase(&other), phase(&board));
            let phase = phase(&board);
            assert_eq!(taper((-mg, -eg), phase), -taper((mg, eg), phase));
        }
    }

    #[test]
    fn weighed_counts_are_the_value() {
        for board in boards(3, 100) {
            let mut counts = Counts([0; TERMS]);
            tally(&board, &mut counts);
            let sum = |half: fn(&(i16, i16)) -> i16| -> i32 {
                counts
                    .0
                    .iter()
                    .zip(&VALUES)
                    .map(|(count, value)| count * i32::from(half(value)))
                    .sum()
            };
            assert_eq!(
                Values::OWN.rest(&board),
                (sum(|value| value.0), sum(|value| value.1))
            );
        }
    }

    #[test]
    fn drawn_by_hand() {
        // The knight attacks eight squares; on e4 a pawn would take it.
        let found = counts("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1");
        assert_eq!(found[MOBILITY[0] + 7], 1);
        assert_eq!(found[SQUARES + 64 + Square::C3 as usize], 1);
        // A black pawn's square is seen from the other side: d5 is White's d4.
        assert_eq!(found[SQUARES + Square::D4 as usize], -1);
        // The kings stand on e1, each seen from its side.
        assert_eq!(found.iter().filter(|count| **count != 0).count(), 3);

        // Rooks on an open file, on a half-open one and on a closed one; two bishops and one.
        let found = counts("4kb2/p7/8/8/8/2B5/2P5/R1RRK2B w - - 0 1");
        assert_eq!(found[ROOK_OPEN], 1);
        assert_eq!(found[ROOK_HALF_OPEN], 1);
        assert_eq!(found[BISHOP_PAIR], 1);
        // c1 attacks a1, b1 and d1, a1 and d1 eight squares each: pieces beside them count, own pawns and the king do not.
        assert_eq!(found[MOBILITY[2] + 3], 1);
        assert_eq!(found[MOBILITY[2] + 8], 2);

        // The queen attacks g8, h7 and the king on h8 itself, the knight g8 and h7.
        let found = counts("7k/6Q1/5N2/8/8/8/8/K7 b - - 0 1");
        assert_eq!(found[KING_ATTACKS + 5], 1);
        // One piece alone is no attack.
        let found = counts("7k/6Q1/8/8/8/8/8/K7 b - - 0 1");
        assert!(found[KING_ATTACKS..TEMPO].iter().all(|count| *count == 0));
    }

    #[test]
    fn values_are_read_as_they_are_written() {
        let source = include_str!("values.rs");
        let (_, table) = source.split_once("= [").unwrap();
        assert_eq!(Values::parse(table), Ok(Values::OWN));
        assert!(Values::parse("(1, 2)").is_err());
        assert!(Values::parse("(1, 99999)").is_err());
    }
}
