//! The evaluation of the library's first version, as far as a set of weights that was made for it needs it.
//!
//! Frozen: `first=FILE` is an opponent that stays the same when the features of the library change. Slow and
//! plain, because the slot's table keeps what it gives.

use pawn_structure::eval::Score;
use pawn_structure::{Bitboard, Color, Kings, Pawns, Rank, Side, Square, king};

/// Features with weights that are not zero, by their names of then.
#[derive(Clone, Debug)]
pub(crate) struct First(Vec<(String, Option<Rank>, Score)>);

impl First {
    pub(crate) fn parse(text: &str) -> Result<First, String> {
        let mut weights = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let fields: Vec<&str> = line.split_ascii_whitespace().collect();
            let (name, mg, eg) = match fields[..] {
                [] => continue,
                [name, mg, eg] => (name, mg.parse::<i32>(), eg.parse::<i32>()),
                _ => {
                    return Err(format!(
                        "line {}: expected a name and two numbers",
                        index + 1
                    ));
                }
            };
            let number = |value: Result<i32, _>| {
                value.map_err(|error: std::num::ParseIntError| {
                    format!("line {}: {error}", index + 1)
                })
            };
            let score = Score::new(number(mg)?, number(eg)?);
            let (name, rank) = match name.split_once('.') {
                Some((name, rank)) => (name, Some(rank)),
                None => (name, None),
            };
            let rank = rank
                .map(|rank| {
                    rank.parse()
                        .map_err(|_| format!("line {}: no such rank", index + 1))
                })
                .transpose()?;
            if score == Score::ZERO {
                continue;
            }
            if count(name, None, Seen::EMPTY).is_none() {
                return Err(format!("line {}: `{name}` is not known here", index + 1));
            }
            weights.push((name.to_owned(), rank, score));
        }
        Ok(First(weights))
    }

    /// The score from White's view.
    pub(crate) fn evaluate(&self, pawns: Pawns, kings: Kings, turn: Color) -> Score {
        let seen = |pawns: Pawns, kings: Kings, waits| Seen {
            side: pawns.side(Color::White),
            king: kings.white,
            enemy_king: kings.black,
            waits,
        };
        let white = seen(pawns, kings, turn == Color::Black);
        let black = seen(pawns.flipped(), kings.flipped(), turn == Color::White);
        let terms = self.0.iter().map(|(name, rank, score)| {
            let count = |seen| count(name, *rank, seen).unwrap_or(0);
            *score * (count(white) - count(black))
        });
        terms.sum()
    }
}

/// A position as one side sees it, its pawns going north.
#[derive(Clone, Copy)]
struct Seen {
    side: Side,
    king: Square,
    enemy_king: Square,
    waits: bool,
}

impl Seen {
    const EMPTY: Seen = Seen {
        side: Pawns::new(Bitboard::EMPTY, Bitboard::EMPTY).side(Color::White),
        king: Square::A1,
        enemy_king: Square::H8,
        waits: false,
    };
}

/// What a feature counts, on one rank or on all; `None` if it is not known here.
fn count(name: &str, rank: Option<Rank>, seen: Seen) -> Option<i32> {
    let Seen { side, king, .. } = seen;
    let on_rank = rank.map_or(Bitboard::FULL, Rank::bitboard);
    let file = king.file().bitboard();
    let passed = side.passed_front_most();
    let squares = match name {
        "doubled-isolated" => side.doubled_isolated(),
        "passed" => passed,
        "protected-passer" => side.protected_passers(),
        "candidate" => side.candidate(),
        "isolated" => side.isolated(),
        "backward" => side.backward(),
        "weak-unopposed" => side.weak_unopposed(),
        "phalanx" => side.phalanx(),
        "open-phalanx" => side.phalanx() & side.open(),
        "defended" => side.defended(),
        "shelter" => side.shelter(king),
        "king-file" => side.own() & file,
        "beside-king-file" => side.own() & (file.east() | file.west()),
        "passer-king" | "passer-enemy-king" => {
            let king = if name == "passer-king" {
                king
            } else {
                seen.enemy_king
            };
            let distance = |pawn| king::stop_distance(Color::White, pawn, king).unwrap_or(0) as i32;
            return Some((passed & on_rank).into_iter().map(distance).sum());
        }
        "unstoppable" => {
            let turn = if seen.waits {
                Color::Black
            } else {
                Color::White
            };
            let runs = |pawn: &Square| {
                !king::rule_of_the_square(Color::White, *pawn, turn).contains(seen.enemy_king)
            };
            return Some((passed & on_rank).into_iter().filter(runs).count() as i32);
        }
        _ => return None,
    };
    Some((squares & on_rank).count() as i32)
}
