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

#[cfg(test)]
mod tests {
    use pawn_structure::Fen;

    use super::*;

    /// What the first version itself gave with these weights, its other ones zero.
    #[test]
    fn scores_of_the_first_version() {
        let first = First::parse(
            "doubled-isolated 1 2\npassed.4 3 5\npassed.6 7 11\nprotected-passer.5 13 17\n\
             candidate.3 19 23\nisolated.2 29 31\nbackward.3 37 41\nweak-unopposed 43 47\n\
             phalanx.4 53 59\nopen-phalanx.5 61 67\ndefended.3 71 73\nshelter.2 79 83\n\
             king-file.2 89 97\nbeside-king-file.2 101 103\npasser-king.5 107 109\n\
             passer-enemy-king.6 113 127\nunstoppable 131 137 # the pawn runs\nspace 0 0\n",
        )
        .unwrap();
        for (fen, mg, eg) in [
            ("8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - -", 746, 830),
            ("8/5pk1/1P4pp/8/8/6PP/5P2/6K1 b - -", 746, 830),
            (
                "r1bq1rk1/pp3ppp/2n1pn2/3p4/3P4/2PB1N2/P4PPP/R1BQ1RK1 w - -",
                38,
                46,
            ),
            ("4k3/p1p4p/P1p5/3pP1p1/2PP2P1/8/P6P/4K3 b - -", 619, 643),
            ("8/8/8/PP3k2/6pp/8/2K5/8 w - -", 559, 573),
            ("2k5/3p4/8/2PPp3/4P1p1/p5P1/8/5K2 b - -", -865, -949),
        ] {
            let read = Fen::parse(fen).unwrap();
            let kings = Kings::of(&read.board).unwrap();
            let score = first.evaluate(Pawns::from(&read.board), kings, read.turn);
            assert_eq!(score, Score::new(mg, eg), "{fen}");
        }
        for (text, error) in [
            ("passed.4 1", "line 1: expected a name and two numbers"),
            ("\npassed.9 1 2", "line 2: no such rank"),
            ("storm.3 1 2", "line 1: `storm` is not known here"),
        ] {
            assert_eq!(First::parse(text).unwrap_err(), error);
        }
    }
}
