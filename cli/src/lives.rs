//! How long the pawns of a set stay in it, and how that ends: `pawns stats --lives`.

use pawn_query::{Position, Query};
use pawn_structure::{Bitboard, Board, Color, Pawns, Role, Square};
use pawns::reading::Record;

use crate::counts::Name;

/// A position with the squares of the set.
pub(crate) struct Seen {
    game: Option<Name>,
    board: Board,
    turn: Color,
    squares: Bitboard,
}

impl Seen {
    pub(crate) fn of(record: &Record, query: &Query) -> Self {
        let position = Position::from(&record.fen);
        Seen {
            game: Name::of(record),
            board: record.fen.board,
            turn: record.fen.turn,
            squares: query.squares(&position).unwrap_or(Bitboard::EMPTY),
        }
    }
}

/// How a pawn leaves the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Exchanged,
    Lost,
    Took,
    Passed,
    Promoted,
    Changed,
    GameOver,
}

impl End {
    pub(crate) const ALL: [End; 7] = [
        End::Exchanged,
        End::Lost,
        End::Took,
        End::Passed,
        End::Promoted,
        End::Changed,
        End::GameOver,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            End::Exchanged => "exchanged",
            End::Lost => "lost",
            End::Took => "took",
            End::Passed => "passed",
            End::Promoted => "promoted",
            End::Changed => "no longer so",
            End::GameOver => "end of the game",
        }
    }
}

/// A pawn in the set.
#[derive(Clone, Copy)]
struct Life {
    square: Square,
    color: Color,
    /// In how many positions in a row.
    positions: u32,
}

/// A pawn that was taken or took, until the next move says whether somebody took back there.
struct Doubtful {
    square: Square,
    positions: u32,
    /// Who may take back.
    avenger: Color,
    /// What it is if nobody does.
    otherwise: End,
}

/// All lives that have ended.
#[derive(Default)]
pub(crate) struct Lives {
    /// The lengths of those that ended so, in the order of [`End::ALL`].
    lengths: [Vec<u32>; 7],
    game: Option<Name>,
    before: Option<Seen>,
    alive: Vec<Life>,
    doubtful: Vec<Doubtful>,
}

impl Lives {
    /// The lengths of the lives that ended so, the shortest first.
    pub(crate) fn sorted(&mut self, end: End) -> &[u32] {
        let lengths = &mut self.lengths[end as usize];
        lengths.sort_unstable();
        lengths
    }

    /// How many there are of all ends.
    pub(crate) fn total(&self) -> usize {
        self.lengths.iter().map(Vec::len).sum()
    }

    fn end(&mut self, positions: u32, end: End) {
        self.lengths[end as usize].push(positions);
    }

    pub(crate) fn add(&mut self, mut seen: Seen) {
        let game = seen.game.take();
        if game.is_none() || game != self.game {
            self.finish();
            self.game = game;
        }
        if let Some(before) = self.before.take() {
            self.settle(&before.board, &seen);
            for life in std::mem::take(&mut self.alive) {
                self.follow(life, &before, &seen);
            }
        }
        for color in Color::ALL {
            let known = self.alive.iter().filter(|life| life.color == color);
            let known = known.fold(Bitboard::EMPTY, |all, life| all.with(life.square));
            let born = (seen.squares & seen.board.pieces(color, Role::Pawn)) - known;
            self.alive.extend(born.into_iter().map(|square| Life {
                square,
                color,
                positions: 1,
            }));
        }
        self.before = Some(seen);
    }

    /// Whether somebody took back.
    fn settle(&mut self, before: &Board, seen: &Seen) {
        for doubtful in std::mem::take(&mut self.doubtful) {
            let stands = |board: &Board| board.by_color(doubtful.avenger).contains(doubtful.square);
            let is_taken_back = !stands(before) && stands(&seen.board);
            let end = if is_taken_back {
                End::Exchanged
            } else {
                doubtful.otherwise
            };
            self.end(doubtful.positions, end);
        }
    }

    fn follow(&mut self, life: Life, before: &Seen, seen: &Seen) {
        let Life {
            square,
            color,
            positions,
        } = life;
        let is_there = seen.board.pieces(color, Role::Pawn).contains(square);
        let new = seen.board.by_color(color) - before.board.by_color(color);
        let moved_to = new.first().filter(|_| before.turn == color && !is_there);
        let now = if is_there { Some(square) } else { moved_to };
        let Some(now) = now else {
            self.doubtful.push(Doubtful {
                square,
                positions,
                avenger: color,
                otherwise: End::Lost,
            });
            return;
        };
        let took = seen.board.by_color(!color).count() < before.board.by_color(!color).count();
        if !is_there && took {
            self.doubtful.push(Doubtful {
                square: now,
                positions,
                avenger: !color,
                otherwise: End::Took,
            });
        } else if !seen.board.pieces(color, Role::Pawn).contains(now) {
            self.end(positions, End::Promoted);
        } else if seen.squares.contains(now) {
            self.alive.push(Life {
                square: now,
                color,
                positions: positions + 1,
            });
        } else {
            let passed = Pawns::from(&seen.board).side(color).passed();
            let end = if passed.contains(now) {
                End::Passed
            } else {
                End::Changed
            };
            self.end(positions, end);
        }
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self) {
        self.before = None;
        for doubtful in std::mem::take(&mut self.doubtful) {
            self.end(doubtful.positions, doubtful.otherwise);
        }
        for life in std::mem::take(&mut self.alive) {
            self.end(life.positions, End::GameOver);
        }
    }
}
