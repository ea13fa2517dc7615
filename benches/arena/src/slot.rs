//! The pawn part of the evaluation: what a match compares.
//!
//! All that the arena asks of the library for an evaluation is in this file.

use std::fmt;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

use cozy_chess::{Board, Piece};
use pawn_structure::cache::PawnCache;
use pawn_structure::eval::{Score, SquareWeights, Weights, evaluate_kings, evaluate_pawns};
use pawn_structure::{Bitboard, Color, Kings, PawnStructure, Pawns, Rank, Square};

use crate::first::First;

/// How a slot is written on the command line.
pub(crate) const SYNTAX: &str = "\
A slot is one of
  none           no pawn terms
  seven          seven numbers set by hand
  default        Weights::DEFAULT, pawns and kings
  pawns-only     short for default:pawns
  weights=FILE   a file of weights, pawns and kings
  first=FILE     a file of weights for the features of the library's first version
followed by any of
  :pawns         without the weights of the kings
  :kings         without the weights of the pawns
  :scale=80      times 80 %
  :uncached      computed each time instead of kept by pawns and kings; the scores are the same";

/// What a slot adds to the evaluation, as it was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    name: String,
    part: Part,
    percent: i32,
    is_cached: bool,
}

#[derive(Clone, Debug)]
enum Part {
    None,
    Seven,
    First(Arc<First>),
    Weights {
        weights: Arc<Weights>,
        pawns: bool,
        kings: bool,
    },
}

impl Slot {
    pub(crate) fn none() -> Slot {
        Slot {
            name: "none".to_owned(),
            part: Part::None,
            percent: 100,
            is_cached: false,
        }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// A number that changes when what the slot computes changes with its file.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.name.hash(&mut hasher);
        match &self.part {
            Part::None | Part::Seven => {}
            Part::First(first) => format!("{first:?}").hash(&mut hasher),
            Part::Weights { weights, .. } => weights.to_string().hash(&mut hasher),
        }
        hasher.finish()
    }

    /// The score of the pawns from White's view.
    fn compute(&self, pawns: Pawns, kings: Kings, turn: Color) -> Score {
        let score = match &self.part {
            Part::None => Score::ZERO,
            Part::Seven => {
                let score = seven(pawns);
                Score::new(score, score)
            }
            Part::First(first) => first.evaluate(pawns, kings, turn),
            Part::Weights {
                weights,
                pawns: has_pawns,
                kings: has_kings,
            } => {
                let mut score = Score::ZERO;
                if *has_pawns {
                    score += evaluate_pawns(pawns, &weights.pawns);
                }
                if *has_kings {
                    score += evaluate_kings(pawns, kings, &weights.kings);
                }
                score
            }
        };
        Score::new(score.mg * self.percent / 100, score.eg * self.percent / 100)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Slot, String> {
        let mut slot = Slot {
            name: text.to_owned(),
            is_cached: true,
            ..Slot::none()
        };
        let (mut pawns, mut kings) = (true, true);
        let mut rest = text;
        // From the end: a file's name may have colons.
        while let Some((before, modifier)) = rest.rsplit_once(':') {
            match modifier {
                "pawns" => kings = false,
                "kings" => pawns = false,
                "uncached" => slot.is_cached = false,
                _ => match modifier.strip_prefix("scale=") {
                    Some(percent) => {
                        slot.percent = percent
                            .parse()
                            .map_err(|error| format!("`{modifier}`: {error}"))?;
                        if !(-1000..=1000).contains(&slot.percent) {
                            return Err(format!("`{modifier}` is not between -1000 and 1000"));
                        }
                    }
                    None => break,
                },
            }
            rest = before;
        }
        let weights = |weights: Weights, kings| Part::Weights {
            weights: Arc::new(weights),
            pawns,
            kings,
        };
        slot.part = match rest {
            "none" => Part::None,
            "seven" => Part::Seven,
            "default" => weights(Weights::DEFAULT, kings),
            "pawns-only" => weights(Weights::DEFAULT, false),
            _ => {
                let (kind, path) = rest
                    .split_once('=')
                    .ok_or_else(|| format!("`{rest}` is no slot"))?;
                let place = |error: &dyn fmt::Display| format!("{path}: {error}");
                let text = || fs::read_to_string(path).map_err(|error| place(&error));
                match kind {
                    "weights" => {
                        let warn = |warning| eprintln!("{path}: {warning}");
                        let read = Weights::read(&text()?, warn).map_err(|error| place(&error))?;
                        if read.squares != SquareWeights::ZERO {
                            return Err(place(
                                &"it has weights of squares, which the arena has already",
                            ));
                        }
                        weights(read, kings)
                    }
                    "first" => {
                        let first = First::parse(&text()?).map_err(|error| place(&error))?;
                        Part::First(Arc::new(first))
                    }
                    _ => return Err(format!("`{rest}` is no slot")),
                }
            }
        };
        if !pawns && !kings {
            return Err("neither pawns nor kings are left".to_owned());
        }
        let has_weights = matches!(slot.part, Part::Weights { .. });
        if !has_weights && (!pawns || !kings) {
            return Err(format!("`{rest}` has no weights to leave out"));
        }
        Ok(slot)
    }
}

/// What a slot looks at.
#[inline]
fn seen(board: &Board) -> (Pawns, Kings) {
    use cozy_chess::Color::{Black, White};
    let pawns = |color| Bitboard::from_bits(board.colored_pieces(color, Piece::Pawn).0);
    let king = |color| Square::ALL[board.king(color) as usize];
    let kings = Kings {
        white: king(White),
        black: king(Black),
    };
    (Pawns::new(pawns(White), pawns(Black)), kings)
}

const PLACES: usize = 1 << 13;

/// A slot in an engine, with its scores kept.
#[derive(Debug)]
pub(crate) struct Filled {
    slot: Slot,
    /// One for each side to move: the first version's evaluation knows it.
    kept: Option<[PawnCache<Score, (Pawns, Kings)>; 2]>,
}

impl Filled {
    pub(crate) fn new(slot: Slot) -> Filled {
        let kept = slot.is_cached.then(|| {
            let of_black = match slot.part {
                Part::First(_) => PLACES,
                _ => 1,
            };
            [PLACES, of_black].map(PawnCache::new)
        });
        Filled { slot, kept }
    }

    /// The slot's score from White's view, for the middlegame and for the endgame.
    #[inline]
    pub(crate) fn score(&mut self, board: &Board) -> (i32, i32) {
        if matches!(self.slot.part, Part::None) {
            return (0, 0);
        }
        let (pawns, kings) = seen(board);
        let turn = Color::ALL[board.side_to_move() as usize];
        let compute = |(pawns, kings)| self.slot.compute(pawns, kings, turn);
        let Score { mg, eg } = match &mut self.kept {
            None => compute((pawns, kings)),
            Some([of_white, of_black]) => {
                let knows_turn = matches!(self.slot.part, Part::First(_));
                let kept = if knows_turn && turn == Color::Black {
                    of_black
                } else {
                    of_white
                };
                *kept.get_or_insert_with((pawns, kings), compute)
            }
        };
        (mg, eg)
    }
}

/// Frozen as it stood when the arena was made, so that matches against it can be compared.
fn seven(pawns: Pawns) -> i32 {
    let structure = PawnStructure::new(pawns);
    let score = |color| {
        let side = structure.by_color(color);
        let count = |set: Bitboard| set.count() as i32;
        let far = match color {
            Color::White => Rank::Sixth.bitboard() | Rank::Seventh.bitboard(),
            Color::Black => Rank::Third.bitboard() | Rank::Second.bitboard(),
        };
        20 * count(side.passed) + 40 * count(side.passed & far) + 10 * count(side.protected_passers)
            - 12 * count(side.isolated)
            - 9 * count(side.backward - side.opposed)
            - 8 * count(side.doubled_rear)
            + 5 * count(side.phalanx | side.defended)
    };
    score(Color::White) - score(Color::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{boards, flipped};

    fn slot(text: &str) -> Result<Slot, String> {
        text.parse()
    }

    #[test]
    fn kept_scores_are_the_computed_ones() {
        for name in [
            "seven",
            "default",
            "default:pawns",
            "default:kings:scale=-50",
        ] {
            let mut kept = Filled::new(slot(name).unwrap());
            let mut computed = Filled::new(slot(&format!("{name}:uncached")).unwrap());
            assert!(computed.kept.is_none() && kept.kept.is_some());
            for board in boards(8, 60) {
                let score = computed.score(&board);
                assert_eq!(kept.score(&board), score);
                assert_eq!(kept.score(&board), score);
                assert_eq!(
                    computed.score(&flipped(&board)),
                    (-score.0, -score.1),
                    "{name} {board}"
                );
            }
        }
    }

    #[test]
    fn parts_and_scale_add_up() {
        let filled = |name: &str, board: &Board| Filled::new(slot(name).unwrap()).score(board);
        for board in boards(9, 20) {
            let all = filled("default", &board);
            let (pawns, kings) = (
                filled("pawns-only", &board),
                filled("default:kings", &board),
            );
            assert_eq!((pawns.0 + kings.0, pawns.1 + kings.1), all);
            assert_eq!(filled("default:pawns", &board), pawns);
            assert_eq!(
                filled("default:scale=250", &board),
                (all.0 * 5 / 2, all.1 * 5 / 2)
            );
            assert_eq!(filled("none", &board), (0, 0));
        }
    }

    #[test]
    fn seven_by_hand() {
        let score = |fen: &str| seven(seen(&fen.parse().unwrap()).0);
        // Passed, far and isolated: 20 + 40 − 12.
        assert_eq!(score("4k3/8/P7/8/8/8/8/4K3 w - - 0 1"), 48);
        // Two passed pawns, one guarded by the other: 2 · 20 + 10 + 5.
        assert_eq!(score("4k3/8/8/8/1P6/P7/8/4K3 w - - 0 1"), 55);
        // Doubled and isolated: both passed, the rear one doubled: 2 · 20 − 2 · 12 − 8, for Black.
        assert_eq!(score("4k3/p7/p7/8/8/8/8/4K3 w - - 0 1"), -8);
    }

    #[test]
    fn reads_what_it_says() {
        let weights = crate::testing::fresh("weights:of:mine");
        fs::write(&weights, Weights::DEFAULT.to_string()).unwrap();
        let text = format!("weights={}:scale=80", weights.display());
        let board = boards(10, 1).remove(0);
        let from_file = Filled::new(slot(&text).unwrap()).score(&board);
        assert_eq!(
            from_file,
            Filled::new(slot("default:scale=80").unwrap()).score(&board)
        );
        fs::write(&weights, Weights::ZERO.to_string()).unwrap();
        assert_ne!(
            slot(&text).unwrap().fingerprint(),
            slot("default").unwrap().fingerprint()
        );
        fs::remove_file(&weights).unwrap();
        for (text, reason) in [
            ("all", "`all` is no slot"),
            (
                "default:scale=x",
                "`scale=x`: invalid digit found in string",
            ),
            (
                "default:scale=5000",
                "`scale=5000` is not between -1000 and 1000",
            ),
            ("default:pawns:kings", "neither pawns nor kings are left"),
            ("none:pawns", "`none` has no weights to leave out"),
        ] {
            assert_eq!(slot(text).unwrap_err(), reason);
        }
        assert!(
            slot("weights=no-such-file")
                .unwrap_err()
                .starts_with("no-such-file: ")
        );
    }
}
