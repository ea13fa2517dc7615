//! The libraries in the race, behind one trait, so that one program asks all of them the same.
//!
//! [`Library`] has the functions that each of them offers, with its own types. What none of them offers
//! and a user has to write is written here once, over the trait: [`attacked_by`], [`attackers_to`],
//! [`mobility`], and [`five_sets`] with its [`Masks`]. It is the same loop for all of them, on the
//! library's own sets and squares; where a library has the whole answer, it gives that instead.

use std::{
    fmt::Debug,
    ops::{BitAnd, BitOr},
};

use pawn_structure::{Board, Color, Pawns, Role};

mod libraries;

pub use libraries::{Chess, CozyChess, PawnStructure, Pleco, Shakmaty, ShakmatyMagics};

/// What a chess library says about one square, and its sets of squares.
///
/// Squares are numbered from a1 = 0 to h8 = 63, colours White = 0 and Black = 1.
pub trait Library: Sized {
    /// How the library and its method are called in reports.
    const NAME: &'static str;
    /// A square.
    type Square: Copy + Debug;
    /// A set of squares; iterating gives the squares.
    type Set: Copy
        + Debug
        + BitAnd<Output = Self::Set>
        + BitOr<Output = Self::Set>
        + IntoIterator<Item = Self::Square>;
    /// A colour.
    type Color: Copy + Debug;
    /// White and Black.
    const COLORS: [Self::Color; 2];

    /// A square by its number.
    fn square(index: usize) -> Self::Square;
    /// The number of a square.
    fn index(square: Self::Square) -> usize;
    /// A set of one square.
    fn single(square: Self::Square) -> Self::Set;
    /// A set, a1 as the least significant bit.
    fn set(bits: u64) -> Self::Set;
    /// A set as a word, a1 as the least significant bit.
    fn bits(set: Self::Set) -> u64;
    /// How many squares a set has.
    fn count(set: Self::Set) -> u32;

    /// What a king attacks.
    fn king(square: Self::Square) -> Self::Set;
    /// What a knight attacks.
    fn knight(square: Self::Square) -> Self::Set;
    /// What a pawn attacks.
    fn pawn(color: Self::Color, square: Self::Square) -> Self::Set;
    /// What a bishop attacks.
    fn bishop(square: Self::Square, occupied: Self::Set) -> Self::Set;
    /// What a rook attacks.
    fn rook(square: Self::Square, occupied: Self::Set) -> Self::Set;
    /// What a queen attacks.
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        Self::bishop(square, occupied) | Self::rook(square, occupied)
    }
    /// The squares strictly between two different squares; none if they are on no line.
    fn between(a: Self::Square, b: Self::Square) -> Self::Set;
    /// The whole line through two different squares; nothing if there is none.
    fn ray(a: Self::Square, b: Self::Square) -> Self::Set;

    /// A position in the form that the library asks who attacks what.
    type Position: Debug;
    /// A position from the library's own board.
    fn position(board: &Board) -> Self::Position;
    /// All squares that a side attacks.
    fn attacked_by(position: &Self::Position, color: usize) -> Self::Set;
    /// The pieces of a side that attack a square.
    fn attackers_to(position: &Self::Position, square: Self::Square, color: usize) -> Self::Set;

    /// The squares ahead of a pawn on its own and the neighbouring files.
    #[inline]
    fn passed_span(masks: &Masks<Self>, color: usize, square: Self::Square) -> Self::Set {
        masks.passed_spans[color][Self::index(square)]
    }
    /// The squares ahead of a pawn on its file.
    #[inline]
    fn front_span(masks: &Masks<Self>, color: usize, square: Self::Square) -> Self::Set {
        masks.front_spans[color][Self::index(square)]
    }
    /// The files next to a square's.
    #[inline]
    fn adjacent_files(masks: &Masks<Self>, square: Self::Square) -> Self::Set {
        masks.adjacent_files[Self::index(square)]
    }
    /// Passed, isolated, rear doubled, backward and connected pawns of White and of Black.
    #[inline]
    fn five_sets(masks: &Masks<Self>, pawns: &[Self::Set; 2]) -> [[u64; 5]; 2] {
        five_sets::<Self>(masks, pawns)
    }
}

/// The pieces of a position as sets of a library.
#[derive(Clone, Copy, Debug)]
pub struct Pieces<L: Library> {
    roles: [L::Set; 6],
    colors: [L::Set; 2],
}

impl<L: Library> Pieces<L> {
    /// The pieces on a board.
    #[must_use]
    pub fn new(board: &Board) -> Pieces<L> {
        Pieces {
            roles: Role::ALL.map(|role| L::set(board.by_role(role).bits())),
            colors: Color::ALL.map(|color| L::set(board.by_color(color).bits())),
        }
    }

    #[inline]
    fn of(&self, role: Role, color: usize) -> L::Set {
        self.roles[role.index()] & self.colors[color]
    }

    #[inline]
    fn occupied(&self) -> L::Set {
        self.colors[0] | self.colors[1]
    }
}

/// All squares that a side attacks: a loop over its pieces.
#[inline]
#[must_use]
pub fn attacked_by<L: Library>(pieces: &Pieces<L>, color: usize) -> L::Set {
    let occupied = pieces.occupied();
    let mut attacked = L::set(0);
    for square in pieces.of(Role::Pawn, color) {
        attacked = attacked | L::pawn(L::COLORS[color], square);
    }
    for square in pieces.of(Role::Knight, color) {
        attacked = attacked | L::knight(square);
    }
    for square in pieces.of(Role::Bishop, color) {
        attacked = attacked | L::bishop(square, occupied);
    }
    for square in pieces.of(Role::Rook, color) {
        attacked = attacked | L::rook(square, occupied);
    }
    for square in pieces.of(Role::Queen, color) {
        attacked = attacked | L::queen(square, occupied);
    }
    for square in pieces.of(Role::King, color) {
        attacked = attacked | L::king(square);
    }
    attacked
}

/// The pieces of a side that attack a square: what each kind of piece on the square would attack.
#[inline]
#[must_use]
pub fn attackers_to<L: Library>(pieces: &Pieces<L>, square: L::Square, color: usize) -> L::Set {
    let occupied = pieces.occupied();
    let of = |role: Role| pieces.roles[role.index()];
    let queens = of(Role::Queen);
    let attackers = L::pawn(L::COLORS[1 - color], square) & of(Role::Pawn)
        | L::knight(square) & of(Role::Knight)
        | L::king(square) & of(Role::King)
        | L::bishop(square, occupied) & (of(Role::Bishop) | queens)
        | L::rook(square, occupied) & (of(Role::Rook) | queens);
    attackers & pieces.colors[color]
}

/// How many squares all bishops, rooks and queens of a position attack together.
#[inline]
#[must_use]
pub fn mobility<L: Library>(pieces: &Pieces<L>) -> u32 {
    let occupied = pieces.occupied();
    let mut squares = 0;
    for square in pieces.roles[Role::Bishop.index()] {
        squares += L::count(L::bishop(square, occupied));
    }
    for square in pieces.roles[Role::Rook.index()] {
        squares += L::count(L::rook(square, occupied));
    }
    for square in pieces.roles[Role::Queen.index()] {
        squares += L::count(L::queen(square, occupied));
    }
    squares
}

/// The tables that a loop over pawns needs, by colour and square.
#[derive(Debug)]
pub struct Masks<L: Library> {
    passed_spans: [[L::Set; 64]; 2],
    front_spans: [[L::Set; 64]; 2],
    /// The neighbouring files, up to and including the pawn's rank.
    supporters: [[L::Set; 64]; 2],
    /// What attacks the square ahead.
    stop_attackers: [[L::Set; 64]; 2],
    /// The neighbouring files, on the pawn's rank and the two next to it.
    near: [L::Set; 64],
    adjacent_files: [L::Set; 64],
}

impl<L: Library> Masks<L> {
    /// The tables, from file and rank of every square.
    #[must_use]
    pub fn new() -> Masks<L> {
        // Whether a square is in the table's set of a pawn: files apart, and ranks ahead as the pawn moves.
        let table = |color: usize, holds: fn(usize, isize) -> bool| {
            let set_of = |pawn: usize| {
                let in_set = |square: &usize| {
                    let up = (square / 8).cast_signed() - (pawn / 8).cast_signed();
                    let ahead = if color == 0 { up } else { -up };
                    holds((square % 8).abs_diff(pawn % 8), ahead)
                };
                let bits = (0..64)
                    .filter(in_set)
                    .fold(0, |set, square| set | 1 << square);
                L::set(bits)
            };
            std::array::from_fn::<L::Set, 64, _>(set_of)
        };
        let of_both = |holds| [table(0, holds), table(1, holds)];
        Masks {
            passed_spans: of_both(|apart, ahead| apart <= 1 && ahead > 0),
            front_spans: of_both(|apart, ahead| apart == 0 && ahead > 0),
            supporters: of_both(|apart, ahead| apart == 1 && ahead <= 0),
            stop_attackers: of_both(|apart, ahead| apart == 1 && ahead == 2),
            near: table(0, |apart, ahead| apart == 1 && ahead.abs() <= 1),
            adjacent_files: table(0, |apart, _| apart == 1),
        }
    }
}

impl<L: Library> Default for Masks<L> {
    fn default() -> Masks<L> {
        Masks::new()
    }
}

/// Passed, isolated, rear doubled, backward and connected pawns of White and of Black: a loop over the
/// pawns with a table for each question, and no branch.
#[inline]
#[must_use]
pub fn five_sets<L: Library>(masks: &Masks<L>, pawns: &[L::Set; 2]) -> [[u64; 5]; 2] {
    let mut sets = [[0; 5]; 2];
    for (color, sets) in sets.iter_mut().enumerate() {
        let (own, enemy) = (pawns[color], pawns[1 - color]);
        for square in own {
            let index = L::index(square);
            let bit = L::bits(L::single(square));
            let set_if = |holds: bool| bit * u64::from(holds);
            let any = |set: L::Set| L::bits(set) != 0;
            let has_neighbours = any(own & L::adjacent_files(masks, square));
            sets[0] |= set_if(!any(enemy & L::passed_span(masks, color, square)));
            sets[1] |= set_if(!has_neighbours);
            sets[2] |= set_if(any(own & L::front_span(masks, color, square)));
            sets[3] |= set_if(any(enemy & masks.stop_attackers[color][index]))
                & set_if(has_neighbours)
                & set_if(!any(own & masks.supporters[color][index]));
            sets[4] |= set_if(any(own & masks.near[index]));
        }
    }
    sets
}

/// White's and Black's pawns as sets of a library.
#[must_use]
pub fn pawn_sets<L: Library>(pawns: Pawns) -> [L::Set; 2] {
    Color::ALL.map(|color| L::set(pawns.by_color(color).bits()))
}
