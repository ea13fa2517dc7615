//! One game between two players: its rules, and when it is cut short.

use cozy_chess::{Board, Color, Move, Piece};

use crate::Failure;
use crate::search::{self, Engine};

/// A game so far.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) board: Board,
    pub(crate) moves: Vec<Move>,
    /// Keys of the positions before this one.
    pub(crate) keys: Vec<u64>,
}

impl Line {
    pub(crate) fn new() -> Line {
        Line {
            board: Board::default(),
            moves: Vec::new(),
            keys: Vec::new(),
        }
    }

    pub(crate) fn play(&mut self, mv: Move) {
        self.keys.push(search::key(&self.board));
        self.board.play_unchecked(mv);
        self.moves.push(mv);
    }

    fn repetitions(&self) -> usize {
        let key = search::key(&self.board);
        let back = self
            .keys
            .iter()
            .rev()
            .take(self.board.halfmove_clock().into());
        1 + back.filter(|&&other| other == key).count()
    }
}

/// Who chooses moves.
pub(crate) trait Player {
    /// A new game: what was remembered is forgotten.
    fn start(&mut self) -> Result<(), Failure>;
    /// A legal move in a position that has one, and its score from the view of the side to move.
    fn choose(&mut self, line: &Line) -> Result<(Move, i32), Failure>;
}

/// The arena's engine with so many nodes a move.
#[derive(Debug)]
pub(crate) struct Limited {
    pub(crate) engine: Engine,
    pub(crate) nodes: u64,
}

impl Player for Limited {
    fn start(&mut self) -> Result<(), Failure> {
        self.engine.start_game();
        Ok(())
    }

    fn choose(&mut self, line: &Line) -> Result<(Move, i32), Failure> {
        match self.engine.search(&line.board, &line.keys, self.nodes) {
            Some(found) => Ok((found.best, found.score)),
            None => Err(Failure::new(format!("no legal move in {}", line.board))),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    White,
    Black,
    Draw,
}

impl Outcome {
    /// Half points for White.
    pub(crate) fn half_points(self) -> usize {
        match self {
            Outcome::White => 2,
            Outcome::Draw => 1,
            Outcome::Black => 0,
        }
    }

    pub(crate) fn pgn(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Draw => "1/2-1/2",
            Outcome::Black => "0-1",
        }
    }

    fn won_by(color: Color) -> Outcome {
        match color {
            Color::White => Outcome::White,
            Color::Black => Outcome::Black,
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    Mate,
    Stalemate,
    Repetition,
    FiftyMoves,
    Material,
    /// Both players have seen the same side win for [`WIN_PLIES`].
    AgreedWin,
    /// Both players have seen nothing for [`DRAW_PLIES`].
    AgreedDraw,
    Length,
}

/// Both players' scores are this high, for the same side …
const WIN_SCORE: i32 = 700;
/// … for so many plies: the game is won.
const WIN_PLIES: usize = 6;
/// Both players' scores are no farther from zero …
const DRAW_SCORE: i32 = 8;
/// … for so many plies without a capture or a pawn's move, with pieces on the board: the game is drawn.
const DRAW_PLIES: usize = 16;
/// Not before so many plies.
const DRAW_FROM: usize = 80;
/// A game of so many plies is drawn.
const MOST_PLIES: usize = 300;

/// A game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) line: Line,
    /// The scores of the moves after the opening, from White's view.
    pub(crate) scores: Vec<i32>,
    pub(crate) outcome: Outcome,
    pub(crate) reason: Reason,
}

/// A game from an opening to its end.
pub(crate) fn play(
    opening: &[Move],
    white: &mut dyn Player,
    black: &mut dyn Player,
) -> Result<Game, Failure> {
    let mut line = Line::new();
    for &mv in opening {
        line.play(mv);
    }
    white.start()?;
    black.start()?;
    let mut scores = Vec::new();
    let (outcome, reason) = loop {
        if let Some(end) = end(&line).or_else(|| agreement(&line, &scores)) {
            break end;
        }
        let turn = line.board.side_to_move();
        let (mv, score) = match turn {
            Color::White => white.choose(&line)?,
            Color::Black => black.choose(&line)?,
        };
        scores.push(if turn == Color::White { score } else { -score });
        line.play(mv);
    };
    Ok(Game {
        line,
        scores,
        outcome,
        reason,
    })
}

/// The end by the rules.
fn end(line: &Line) -> Option<(Outcome, Reason)> {
    let board = &line.board;
    if !search::has_moves(board) {
        return Some(if board.checkers().is_empty() {
            (Outcome::Draw, Reason::Stalemate)
        } else {
            (Outcome::won_by(!board.side_to_move()), Reason::Mate)
        });
    }
    let reason = if board.halfmove_clock() >= 100 {
        Reason::FiftyMoves
    } else if line.repetitions() >= 3 {
        Reason::Repetition
    } else if search::is_insufficient(board) {
        Reason::Material
    } else {
        return None;
    };
    Some((Outcome::Draw, reason))
}

/// The end by both players' scores, or by length.
///
/// Pawn endings are played out: what they are worth is what is asked.
fn agreement(line: &Line, scores: &[i32]) -> Option<(Outcome, Reason)> {
    let last = |count| {
        scores
            .len()
            .checked_sub(count)
            .map(|start| &scores[start..])
    };
    if let Some(last) = last(WIN_PLIES) {
        if last.iter().all(|&score| score >= WIN_SCORE) {
            return Some((Outcome::White, Reason::AgreedWin));
        }
        if last.iter().all(|&score| score <= -WIN_SCORE) {
            return Some((Outcome::Black, Reason::AgreedWin));
        }
    }
    let board = &line.board;
    let has_pieces = board.pieces(Piece::Pawn) | board.pieces(Piece::King) != board.occupied();
    if let Some(last) = last(DRAW_PLIES)
        && has_pieces
        && line.moves.len() >= DRAW_FROM
        && usize::from(board.halfmove_clock()) >= DRAW_PLIES
        && last.iter().all(|score| score.abs() <= DRAW_SCORE)
    {
        return Some((Outcome::Draw, Reason::AgreedDraw));
    }
    (line.moves.len() >= MOST_PLIES).then_some((Outcome::Draw, Reason::Length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(fen: &str, moves: &str) -> Line {
        let mut line = Line::new();
        line.board = fen.parse().unwrap();
        for mv in moves.split_whitespace() {
            line.play(mv.parse().unwrap());
        }
        line
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn ends_by_the_rules() {
        let to_and_fro = "g1f3 g8f6 f3g1 f6g8 ";
        assert_eq!(end(&line(START, to_and_fro)), None);
        assert_eq!(
            end(&line(START, &to_and_fro.repeat(2))),
            Some((Outcome::Draw, Reason::Repetition))
        );
        // No pawn can take en passant on e3: it is the same position as later.
        let moves = format!("e2e4 {}", "g8f6 g1f3 f6g8 f3g1 ".repeat(2));
        assert_eq!(
            end(&line(START, &moves)),
            Some((Outcome::Draw, Reason::Repetition))
        );
        let fen = "7k/8/8/8/8/8/Q7/K7 w - - 99 80";
        assert_eq!(end(&line(fen, "")), None);
        assert_eq!(
            end(&line(fen, "a2b2")),
            Some((Outcome::Draw, Reason::FiftyMoves))
        );
        // Mate comes first.
        let fen = "7k/8/6K1/8/8/8/Q7/8 w - - 99 80";
        assert_eq!(
            end(&line(fen, "a2a8")),
            Some((Outcome::White, Reason::Mate))
        );
        let fen = "7k/8/6K1/8/8/8/5Q2/8 w - - 0 80";
        assert_eq!(
            end(&line(fen, "f2f7")),
            Some((Outcome::Draw, Reason::Stalemate))
        );
        for (fen, is_over) in [
            ("7k/8/8/8/8/8/8/KN6 w - - 0 1", true),
            ("6bk/8/8/8/8/8/8/KB6 w - - 0 1", true),
            ("5b1k/8/8/8/8/8/8/KB6 w - - 0 1", false),
            ("6nk/8/8/8/8/8/8/KN6 w - - 0 1", false),
            ("7k/8/8/8/8/8/P7/K7 w - - 0 1", false),
        ] {
            let expected = is_over.then_some((Outcome::Draw, Reason::Material));
            assert_eq!(end(&line(fen, "")), expected, "{fen}");
        }
    }

    #[test]
    fn ends_by_agreement() {
        let new = Line::new();
        assert_eq!(agreement(&new, &[WIN_SCORE; WIN_PLIES - 1]), None);
        assert_eq!(
            agreement(&new, &[WIN_SCORE; WIN_PLIES]),
            Some((Outcome::White, Reason::AgreedWin))
        );
        assert_eq!(
            agreement(&new, &[-900; WIN_PLIES]),
            Some((Outcome::Black, Reason::AgreedWin))
        );
        // Each sees itself ahead.
        assert_eq!(agreement(&new, &[900, -900, 900, -900, 900, -900]), None);

        let even = [0; DRAW_PLIES];
        let mut long = line("r3k3/p7/8/8/8/8/P7/R3K3 w - - 16 60", "");
        long.moves = vec!["a1b1".parse().unwrap(); DRAW_FROM];
        assert_eq!(
            agreement(&long, &even),
            Some((Outcome::Draw, Reason::AgreedDraw))
        );
        assert_eq!(agreement(&long, &[9; DRAW_PLIES]), None);
        // A pawn has moved, or only pawns are left.
        long.board = "r3k3/p7/8/8/8/8/P7/R3K3 w - - 15 60".parse().unwrap();
        assert_eq!(agreement(&long, &even), None);
        long.board = "4k3/p7/8/8/8/8/P7/4K3 w - - 16 60".parse().unwrap();
        assert_eq!(agreement(&long, &even), None);
        long.moves = vec!["a1b1".parse().unwrap(); MOST_PLIES];
        assert_eq!(
            agreement(&long, &even),
            Some((Outcome::Draw, Reason::Length))
        );
    }
}
