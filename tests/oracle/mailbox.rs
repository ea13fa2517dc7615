//! Chess geometry by walking over a mailbox of 10 by 12 cells.
//!
//! The board lies in a larger array with a border, one cell wide at the sides and two at the ends,
//! so that a knight's jump from any square stays inside the array and no step wraps around an edge.
//! Cells are numbered row by row, a1 = 21, h1 = 28, h8 = 98: a step north adds 10.

use super::{bit, rng::Rng, squares};

/// White, where a function takes a colour.
pub const WHITE: usize = 0;
/// Black, where a function takes a colour.
pub const BLACK: usize = 1;

/// Letters of the pieces, as in a FEN: White's six, then Black's six.
pub const PIECES: &[u8; 12] = b"PNBRQKpnbrqk";

const NORTH: isize = 10;
const SOUTH: isize = -10;
const EAST: isize = 1;
const WEST: isize = -1;

const ROOK: [isize; 4] = [NORTH, EAST, SOUTH, WEST];
const BISHOP: [isize; 4] = [NORTH + EAST, SOUTH + EAST, SOUTH + WEST, NORTH + WEST];
const KNIGHT: [isize; 8] = [
    NORTH + NORTH + EAST,
    NORTH + EAST + EAST,
    SOUTH + EAST + EAST,
    SOUTH + SOUTH + EAST,
    SOUTH + SOUTH + WEST,
    SOUTH + WEST + WEST,
    NORTH + WEST + WEST,
    NORTH + NORTH + WEST,
];
/// The eight directions of queen and king; opposite ones are four apart.
const ALL: [isize; 8] = [
    NORTH,
    NORTH + EAST,
    EAST,
    SOUTH + EAST,
    SOUTH,
    SOUTH + WEST,
    WEST,
    NORTH + WEST,
];

/// The cell of a square.
fn cell(square: usize) -> usize {
    21 + square % 8 + 10 * (square / 8)
}

/// The square of a cell; the border has none.
fn square(cell: usize) -> Option<usize> {
    let (row, column) = (cell / 10, cell % 10);
    let inside = (2..10).contains(&row) && (1..9).contains(&column);
    inside.then(|| 8 * (row - 2) + column - 1)
}

/// One step from a square, unless it leaves the board.
fn step(from: usize, by: isize) -> Option<usize> {
    square(cell(from).wrapping_add_signed(by))
}

/// The squares met from a square in one direction, up to the first occupied one, which is included.
fn walk(from: usize, by: isize, occupied: u64) -> u64 {
    let mut met = 0;
    let mut at = from;
    while let Some(next) = step(at, by) {
        met |= bit(next);
        if occupied & bit(next) != 0 {
            break;
        }
        at = next;
    }
    met
}

fn slide(from: usize, directions: &[isize], occupied: u64) -> u64 {
    directions
        .iter()
        .fold(0, |met, &by| met | walk(from, by, occupied))
}

fn hop(from: usize, steps: &[isize]) -> u64 {
    steps
        .iter()
        .filter_map(|&by| step(from, by))
        .fold(0, |met, square| met | bit(square))
}

/// What a rook attacks.
pub fn rook_attacks(from: usize, occupied: u64) -> u64 {
    slide(from, &ROOK, occupied)
}

/// What a bishop attacks.
pub fn bishop_attacks(from: usize, occupied: u64) -> u64 {
    slide(from, &BISHOP, occupied)
}

/// What a queen attacks.
pub fn queen_attacks(from: usize, occupied: u64) -> u64 {
    slide(from, &ALL, occupied)
}

/// What a king attacks.
pub fn king_attacks(from: usize) -> u64 {
    hop(from, &ALL)
}

/// What a knight attacks.
pub fn knight_attacks(from: usize) -> u64 {
    hop(from, &KNIGHT)
}

/// What a pawn attacks.
pub fn pawn_attacks(colour: usize, from: usize) -> u64 {
    let ahead = if colour == WHITE { NORTH } else { SOUTH };
    hop(from, &[ahead + EAST, ahead + WEST])
}

/// What the piece with a FEN letter attacks.
pub fn attacks(letter: u8, from: usize, occupied: u64) -> u64 {
    match letter {
        b'P' => pawn_attacks(WHITE, from),
        b'p' => pawn_attacks(BLACK, from),
        b'N' | b'n' => knight_attacks(from),
        b'B' | b'b' => bishop_attacks(from, occupied),
        b'R' | b'r' => rook_attacks(from, occupied),
        b'Q' | b'q' => queen_attacks(from, occupied),
        b'K' | b'k' => king_attacks(from),
        _ => panic!("`{}` is no piece", char::from(letter)),
    }
}

/// The squares on which a piece can shorten a walk: all that are met but the last in each
/// direction, behind which there is nothing to hide.
fn relevant(from: usize, directions: &[isize]) -> u64 {
    directions.iter().fold(0, |set, &by| {
        let met = squares(walk(from, by, 0));
        set | met
            .filter(|&square| step(square, by).is_some())
            .fold(0, |set, square| set | bit(square))
    })
}

/// The squares whose occupancy can change a rook's attacks.
pub fn relevant_to_rook(from: usize) -> u64 {
    relevant(from, &ROOK)
}

/// The squares whose occupancy can change a bishop's attacks.
pub fn relevant_to_bishop(from: usize) -> u64 {
    relevant(from, &BISHOP)
}

/// The squares strictly between two squares of a line; none if no line holds both.
pub fn between(a: usize, b: usize) -> u64 {
    ALL.iter()
        .map(|&by| walk(a, by, bit(b)))
        .find(|met| met & bit(b) != 0)
        .map_or(0, |met| met ^ bit(b))
}

/// The four lines through a square, from edge to edge, the square included.
fn lines(through: usize) -> [u64; 4] {
    [0, 1, 2, 3]
        .map(|index| walk(through, ALL[index], 0) | bit(through) | walk(through, ALL[index + 4], 0))
}

/// The line through two different squares, from edge to edge; nothing if there is none.
pub fn ray(a: usize, b: usize) -> u64 {
    if a == b {
        return 0;
    }
    let line = lines(a).into_iter().find(|line| line & bit(b) != 0);
    line.unwrap_or(0)
}

/// Whether one line holds all three squares.
pub fn aligned(a: usize, b: usize, c: usize) -> bool {
    let others = bit(b) | bit(c);
    lines(a).into_iter().any(|line| line & others == others)
}

/// Pieces on squares, legal or not.
#[derive(Clone, PartialEq, Eq)]
pub struct Placement {
    /// FEN letters, [`EMPTY`] and, around the board, [`BORDER`].
    cells: [u8; 120],
}

const EMPTY: u8 = b'.';
const BORDER: u8 = b'#';

impl Placement {
    /// Reads the first field of a FEN that is known to be good.
    pub fn parse(fen: &str) -> Placement {
        let mut squares = [EMPTY; 64];
        let field = fen.split(' ').next().expect("a first field");
        for (row, rank) in field.split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.bytes() {
                if letter.is_ascii_digit() {
                    file += usize::from(letter - b'0');
                } else {
                    squares[8 * rank + file] = letter;
                    file += 1;
                }
            }
            assert_eq!(file, 8, "rank {} of `{fen}`", rank + 1);
        }
        Placement::new(squares)
    }

    /// Puts a piece on each square with a chance of `density` in 64: any piece on any square, so
    /// also pawns on the first rank, no king or many.
    pub fn random(rng: &mut Rng, density: u64) -> Placement {
        let mut squares = [EMPTY; 64];
        for letter in &mut squares {
            // The high half: whatever the generator, its low bits are never its best.
            let random = rng.next() >> 32;
            if random % 64 < density {
                *letter = PIECES[(random / 64 % 12) as usize];
            }
        }
        Placement::new(squares)
    }

    fn new(letters: [u8; 64]) -> Placement {
        let mut cells = [BORDER; 120];
        for (square, letter) in letters.into_iter().enumerate() {
            cells[cell(square)] = letter;
        }
        Placement { cells }
    }

    /// The placement field of a FEN.
    pub fn to_fen(&self) -> String {
        let ranks = (0..8).rev().map(|rank| {
            let mut row = String::new();
            let mut gap = 0;
            for file in 0..8 {
                match self.piece(8 * rank + file) {
                    None => gap += 1,
                    Some(letter) => {
                        if gap > 0 {
                            row += &gap.to_string();
                            gap = 0;
                        }
                        row.push(char::from(letter));
                    }
                }
            }
            if gap > 0 {
                row += &gap.to_string();
            }
            row
        });
        ranks.collect::<Vec<_>>().join("/")
    }

    /// The FEN letter of the piece on a square.
    pub fn piece(&self, square: usize) -> Option<u8> {
        Some(self.cells[cell(square)]).filter(|&letter| letter != EMPTY)
    }

    /// The pieces: squares and FEN letters.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, u8)> {
        (0..64).filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// The squares whose piece passes a test.
    pub fn squares_with(&self, wanted: impl Fn(u8) -> bool) -> u64 {
        self.pieces()
            .filter(|&(_, letter)| wanted(letter))
            .fold(0, |set, (square, _)| set | bit(square))
    }

    /// All pieces.
    pub fn occupied(&self) -> u64 {
        self.squares_with(|_| true)
    }

    /// A colour's pieces.
    pub fn of(&self, colour: usize) -> u64 {
        self.squares_with(|letter| colour_of(letter) == colour)
    }

    /// A colour's kings.
    pub fn kings(&self, colour: usize) -> u64 {
        self.squares_with(|letter| letter == in_colour(b'k', colour))
    }

    /// Whether a colour attacks a square: looks out from the square for each kind of piece that
    /// could reach it.
    pub fn is_attacked(&self, square: usize, by: usize) -> bool {
        let home = cell(square);
        let at = |step: isize| self.cells[home.wrapping_add_signed(step)];
        let [pawn, knight, bishop, rook, queen, king] =
            b"pnbrqk".map(|letter| in_colour(letter, by));
        // White's pawns capture northwards: one that attacks the square stands south of it.
        let rear = if by == WHITE { SOUTH } else { NORTH };
        let first_met = |step: isize| {
            let mut there = home.wrapping_add_signed(step);
            while self.cells[there] == EMPTY {
                there = there.wrapping_add_signed(step);
            }
            self.cells[there]
        };
        [rear + WEST, rear + EAST]
            .iter()
            .any(|&step| at(step) == pawn)
            || KNIGHT.iter().any(|&step| at(step) == knight)
            || ALL.iter().any(|&step| at(step) == king)
            || ROOK
                .iter()
                .any(|&step| [rook, queen].contains(&first_met(step)))
            || BISHOP
                .iter()
                .any(|&step| [bishop, queen].contains(&first_met(step)))
    }

    /// The squares that a colour attacks, asked one by one.
    pub fn attacked_by(&self, colour: usize) -> u64 {
        (0..64)
            .filter(|&square| self.is_attacked(square, colour))
            .fold(0, |set, square| set | bit(square))
    }

    /// What each piece attacks when `occupied` stops the sliders.
    pub fn relation(&self, occupied: u64) -> Relation {
        let mut from = [0; 64];
        for (square, letter) in self.pieces() {
            from[square] = attacks(letter, square, occupied);
        }
        Relation {
            from,
            colours: [self.of(WHITE), self.of(BLACK)],
        }
    }

    /// The enemy pieces that attack any king of a colour.
    pub fn checkers(&self, colour: usize) -> u64 {
        let relation = self.relation(self.occupied());
        squares(self.kings(colour))
            .fold(0, |set, king| set | relation.attackers_to(king, 1 - colour))
    }

    /// A colour's pinned pieces: each is taken off the board to see whether a slider attacks one of
    /// the kings then that did not attack it before.
    pub fn pinned(&self, colour: usize) -> u64 {
        squares(self.of(colour))
            .filter(|&piece| {
                let mut bare = self.clone();
                bare.cells[cell(piece)] = EMPTY;
                squares(bare.kings(colour)).any(|king| {
                    bare.sliders_at(king, 1 - colour) & !self.sliders_at(king, 1 - colour) != 0
                })
            })
            .fold(0, |set, piece| set | bit(piece))
    }

    /// The bishops, rooks and queens of a colour that attack a square.
    fn sliders_at(&self, square: usize, colour: usize) -> u64 {
        let occupied = self.occupied();
        self.pieces()
            .filter(|&(_, letter)| colour_of(letter) == colour && b"bBrRqQ".contains(&letter))
            .filter(|&(from, letter)| attacks(letter, from, occupied) & bit(square) != 0)
            .fold(0, |set, (from, _)| set | bit(from))
    }
}

/// Which square's piece attacks which squares.
pub struct Relation {
    from: [u64; 64],
    colours: [u64; 2],
}

impl Relation {
    /// What the piece on a square attacks.
    pub fn attacks_from(&self, square: usize) -> u64 {
        self.from[square]
    }

    /// A colour's pieces that attack a square.
    pub fn attackers_to(&self, square: usize, colour: usize) -> u64 {
        squares(self.colours[colour])
            .filter(|&from| self.from[from] & bit(square) != 0)
            .fold(0, |set, from| set | bit(from))
    }

    /// The squares of `to` that a piece on `from` attacks.
    pub fn attacked_squares(&self, from: u64, to: u64) -> u64 {
        squares(from).fold(0, |set, square| set | self.from[square]) & to
    }

    /// The pairs of a piece on `from` and a square of `to` that it attacks.
    pub fn attack_count(&self, from: u64, to: u64) -> u32 {
        squares(from)
            .map(|square| (self.from[square] & to).count_ones())
            .sum()
    }
}

fn colour_of(letter: u8) -> usize {
    if letter.is_ascii_uppercase() {
        WHITE
    } else {
        BLACK
    }
}

/// A black piece's letter, in a colour.
fn in_colour(letter: u8, colour: usize) -> u8 {
    if colour == WHITE {
        letter.to_ascii_uppercase()
    } else {
        letter
    }
}
