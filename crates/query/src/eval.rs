//! What a query says of a position.

use std::sync::Arc;

use pawn_structure::{
    Bitboard, Board, Color, Pawns, Role, Side, Square, attacks::attacks, eval::Phase,
};

use super::{
    Facts, Position, moves,
    time::{Timed, bit},
    tree::{Number, OfSide, Pieces, Played, Range, Set, Truth, Turn, Wing},
};

/// A position and what is known of it, as it is turned at the moment.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) position: &'a Position,
    /// The position before the move that led here.
    pub(super) before: Option<&'a Position>,
    pub(super) ply: Option<u32>,
    pub(super) number: Option<u32>,
    pub(super) facts: &'a Facts,
    /// Its place in the game, if the game was worked out.
    pub(super) index: usize,
    /// How it is turned: bits of [`bit`].
    pub(super) turn: usize,
}

impl View<'_> {
    pub(super) fn turned<T>(&self, turn: Turn, see: impl FnOnce(&View) -> T) -> T {
        let position = self.position.turned(turn);
        let before = self.before.map(|before| before.turned(turn));
        see(&View {
            position: &position,
            before: before.as_ref(),
            turn: self.turn ^ bit(turn),
            ..*self
        })
    }

    fn tag(&self, index: usize) -> Option<i64> {
        self.facts.tag(index, self.turn)
    }
}

impl Truth {
    pub(super) fn holds(&self, view: &View) -> bool {
        match self {
            Truth::Any(set) => !set.squares(view).is_empty(),
            Truth::Not(truth) => !truth.holds(view),
            Truth::All(truths) => truths.iter().all(|truth| truth.holds(view)),
            Truth::Or(truths) => truths.iter().any(|truth| truth.holds(view)),
            Truth::InRange(number, range) => number
                .count(view)
                .is_some_and(|count| range.contains(count)),
            Truth::Compare(left, comparison, right) => {
                let both = left.count(view).zip(right.count(view));
                both.is_some_and(|(left, right)| comparison.holds(left, right))
            }
            Truth::Crippled(wing, colors) => {
                let pawns = Pawns::from(&view.position.board);
                colors.of().iter().any(|color| match wing {
                    Wing::QueenSide => pawns.side(*color).has_crippled_queen_side_majority(),
                    Wing::KingSide => pawns.side(*color).has_crippled_king_side_majority(),
                })
            }
            Truth::Tag(index) => view.tag(*index).is_some(),
            Truth::Timed(index) => view.facts.tables.get(*index).is_some_and(|tables| {
                let holds = &tables[view.turn].holds;
                holds.get(view.index).is_some_and(|holds| *holds)
            }),
            Truth::Played(played) => played.holds(view),
            Truth::Initial => view.ply == Some(0),
            Truth::Formation(formation, colors) => {
                let pawns = Pawns::from(&view.position.board);
                let has_it = |color: &Color| formation.is_in(pawns.side(*color));
                colors.of().iter().any(has_it)
            }
            Truth::Check => !view.position.board.checkers(view.position.turn).is_empty(),
            Truth::Mate => moves::is_mate(view.position),
            Truth::Stalemate => moves::is_stalemate(view.position),
            Truth::ToMove(color) => view.position.turn == *color,
            Truth::Turned(turn, truth) => {
                truth.holds(view) || view.turned(*turn, |turned| truth.holds(turned))
            }
        }
    }
}

impl Set {
    pub(super) fn squares(&self, view: &View) -> Bitboard {
        let board = &view.position.board;
        match self {
            Set::Squares(squares) => *squares,
            Set::Pieces(pieces, squares) => pieces.on(board) & *squares,
            Set::Pattern(pattern, colors, rules) => {
                let pawns = Pawns::from(board);
                colors.of().iter().fold(Bitboard::EMPTY, |squares, color| {
                    squares | pattern.squares_by(pawns.side(*color), rules)
                })
            }
            Set::Attacked(from, to) => {
                let from = from.squares(view);
                if from.is_empty() {
                    return Bitboard::EMPTY;
                }
                attacked(board, from, to.squares(view))
            }
            Set::Attackers(from, to) => {
                let from = from.squares(view);
                if from.is_empty() {
                    return Bitboard::EMPTY;
                }
                attackers(board, from, to.squares(view))
            }
            Set::Intersection(sets) => {
                let mut squares = Bitboard::FULL;
                for set in sets {
                    squares &= set.squares(view);
                    if squares.is_empty() {
                        break;
                    }
                }
                squares
            }
            Set::Union(sets) => sets
                .iter()
                .fold(Bitboard::EMPTY, |squares, set| squares | set.squares(view)),
            Set::Complement(set) => !set.squares(view),
            Set::Where(truths, set) => {
                if truths.iter().all(|truth| truth.holds(view)) {
                    set.squares(view)
                } else {
                    Bitboard::EMPTY
                }
            }
            Set::Turned(turn, set) => {
                let turned = view.turned(*turn, |turned| set.squares(turned));
                set.squares(view) | turn.squares(turned)
            }
            Set::Towards(directions, range, set) => towards(set.squares(view), directions, *range),
            Set::Between(one, other) => {
                let others = other.squares(view);
                let pairs = one.squares(view).into_iter().flat_map(|from| {
                    others
                        .into_iter()
                        .map(move |to| pawn_structure::attacks::between(from, to))
                });
                pairs.fold(Bitboard::EMPTY, |all, one| all | one)
            }
            Set::Ray(directions, sets) => rays(view, directions, sets),
        }
    }
}

impl Number {
    /// The number; `None` where the tags do not say it.
    pub(super) fn count(&self, view: &View) -> Option<i64> {
        Some(match self {
            Number::Squares(set) => set.squares(view).count().into(),
            Number::Attacks(from, to) => {
                let (from, to) = (from.squares(view), to.squares(view));
                let mut count = 0;
                each_attack(&view.position.board, from, |_, attacked| {
                    count += i64::from((attacked & to).count());
                });
                count
            }
            Number::Power(set) => power(&view.position.board, set.squares(view)).into(),
            Number::Constant(number) => *number,
            Number::Sum(parts) => {
                let mut sum = 0_i64;
                for (is_less, part) in parts {
                    let number = part.count(view)?;
                    sum = sum.saturating_add(if *is_less { -number } else { number });
                }
                sum
            }
            Number::OfSide(number, color) => {
                number.of(Pawns::from(&view.position.board).side(*color))
            }
            Number::Phase => Phase::of(&view.position.board).value().into(),
            Number::Ply => view.ply?.into(),
            Number::Move => view.number?.into(),
            Number::Tag(index) => view.tag(*index)?,
            Number::Turned(turn, number) => {
                let turned = view.turned(*turn, |turned| number.count(turned));
                return number.count(view).max(turned);
            }
        })
    }
}

impl OfSide {
    fn of(self, side: Side) -> i64 {
        match self {
            OfSide::Islands => side.islands().into(),
            OfSide::LongestChain => side.longest_chain().into(),
            OfSide::LightMinusDark => side.light_minus_dark().into(),
            OfSide::QueenSideMajority => side.queen_side_majority().into(),
            OfSide::KingSideMajority => side.king_side_majority().into(),
            OfSide::QueenWingMajority => side.queen_wing_majority().into(),
            OfSide::CenterMajority => side.center_majority().into(),
            OfSide::KingWingMajority => side.king_wing_majority().into(),
            OfSide::QueenSideFileMajority => side.queen_side_file_majority().into(),
            OfSide::KingSideFileMajority => side.king_side_file_majority().into(),
        }
    }
}

impl Played {
    /// Whether the move from the position before to this one was of that kind. In castling king and rook both move.
    fn holds(&self, view: &View) -> bool {
        let Some(before) = view.before else {
            return false;
        };
        let mover = before.turn;
        let (old, new) = (&before.board, &view.position.board);
        let mut left = Bitboard::EMPTY;
        let mut reached = Bitboard::EMPTY;
        for role in Role::ALL {
            let (was, is) = (old.pieces(mover, role), new.pieces(mover, role));
            left |= was - is;
            reached |= is - was;
        }
        let captured = old.by_color(!mover) - new.by_color(!mover);
        let is_promotion = !(left & old.pieces(mover, Role::Pawn)).is_empty()
            && (reached & new.pieces(mover, Role::Pawn)).is_empty();
        let promoted = if is_promotion {
            reached
        } else {
            Bitboard::EMPTY
        };
        let earlier = View {
            position: before,
            before: None,
            ply: view.ply.map(|ply| ply.saturating_sub(1)),
            index: view.index.saturating_sub(1),
            ..*view
        };
        let is_as_asked = |set: &Option<Arc<Set>>, at: &View, squares: Bitboard| {
            set.as_ref()
                .is_none_or(|set| !squares.is_disjoint(set.squares(at)))
        };
        !left.is_empty()
            && is_as_asked(&self.from, &earlier, left)
            && is_as_asked(&self.to, view, reached)
            && is_as_asked(&self.captured, &earlier, captured)
            && is_as_asked(&self.promoted, view, promoted)
    }
}

impl Truth {
    /// What it says of every position of a game with these tags, or `None` where that is not known without looking
    /// at positions.
    pub(super) fn in_game(
        &self,
        facts: &Facts,
        timed: &[(Timed, u8)],
        turn: usize,
    ) -> Option<bool> {
        let of = |truth: &Truth| truth.in_game(facts, timed, turn);
        match self {
            Truth::Tag(index) => Some(facts.tag(*index, turn).is_some()),
            Truth::Not(truth) => of(truth).map(|holds| !holds),
            Truth::All(truths) => one_of(truths.iter().map(|truth| of(truth)), false),
            Truth::Or(truths) => one_of(truths.iter().map(|truth| of(truth)), true),
            Truth::Turned(by, truth) => {
                let there = truth.in_game(facts, timed, turn ^ bit(*by));
                one_of([of(truth), there].into_iter(), true)
            }
            Truth::Any(set) => match &**set {
                Set::Where(truths, _) => {
                    one_of(truths.iter().map(|truth| of(truth)), false).filter(|holds| !holds)
                }
                _ => None,
            },
            Truth::InRange(number, range) => {
                let number = number.in_game(facts, turn).ok()?;
                Some(number.is_some_and(|number| range.contains(number)))
            }
            Truth::Compare(left, comparison, right) => {
                let left = left.in_game(facts, turn).ok()?;
                let right = right.in_game(facts, turn).ok()?;
                let both = left.zip(right);
                Some(both.is_some_and(|(left, right)| comparison.holds(left, right)))
            }
            // What never holds has no stretch, no first, no entry and no end.
            Truth::Timed(index) => match &timed[*index].0 {
                Timed::For(_, inner)
                | Timed::First(inner)
                | Timed::Last(inner)
                | Timed::Enters(inner)
                | Timed::Leaves(inner) => of(inner).filter(|holds| !holds),
                Timed::Then(first, second, _) => {
                    one_of([of(first), of(second)].into_iter(), false).filter(|holds| !holds)
                }
                Timed::Terminal => None,
            },
            _ => None,
        }
    }
}

/// The value that decides if one has it; otherwise the other one if all do.
fn one_of(all: impl Iterator<Item = Option<bool>>, deciding: bool) -> Option<bool> {
    let mut is_known = true;
    for one in all {
        match one {
            Some(value) if value == deciding => return Some(deciding),
            Some(_) => {}
            None => is_known = false,
        }
    }
    is_known.then_some(!deciding)
}

/// A number that is not known without looking at positions.
struct Unsaid;

impl Number {
    /// The number if it is one of tags alone: `None` where they do not say it.
    fn in_game(&self, facts: &Facts, turn: usize) -> Result<Option<i64>, Unsaid> {
        match self {
            Number::Constant(number) => Ok(Some(*number)),
            Number::Tag(index) => Ok(facts.tag(*index, turn)),
            Number::Sum(parts) => {
                let mut sum = Some(0_i64);
                for (is_less, part) in parts {
                    let number = part.in_game(facts, turn)?;
                    let number = number.map(|number| if *is_less { -number } else { number });
                    sum = sum
                        .zip(number)
                        .map(|(sum, number)| sum.saturating_add(number));
                }
                Ok(sum)
            }
            _ => Err(Unsaid),
        }
    }
}

/// The squares that are so many steps away in some of the directions.
fn towards(from: Bitboard, directions: &[(i8, i8)], range: Range) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for direction in directions {
        let mut squares = from;
        for step in 0..=range.1.min(7) {
            if step >= range.0 {
                reached |= squares;
            }
            squares = stepped(squares, *direction);
        }
    }
    reached
}

fn stepped(squares: Bitboard, (east, north): (i8, i8)) -> Bitboard {
    let squares = match north {
        1 => squares.north(),
        -1 => squares.south(),
        _ => squares,
    };
    match east {
        1 => squares.east(),
        -1 => squares.west(),
        _ => squares,
    }
}

fn rays(view: &View, directions: &[(i8, i8)], sets: &[Arc<Set>]) -> Bitboard {
    let occupied = view.position.board.occupied();
    let [first, rest @ ..] = sets else {
        return Bitboard::EMPTY;
    };
    let rest: Vec<_> = rest.iter().map(|set| set.squares(view)).collect();
    let mut ends = Bitboard::EMPTY;
    for direction in directions {
        let mut fronts = first.squares(view);
        for set in &rest {
            // Steps go on until they meet a piece; what is met is in the set or the ray is none.
            let mut met = Bitboard::EMPTY;
            for _ in 0..7 {
                fronts = stepped(fronts, *direction);
                met |= fronts & *set;
                fronts -= occupied;
            }
            fronts = met;
        }
        ends |= fronts;
    }
    ends
}

impl Turn {
    fn squares(self, squares: Bitboard) -> Bitboard {
        match self {
            Turn::Mirror => squares.mirror_horizontal(),
            Turn::Colors => squares.flip_vertical(),
        }
    }
}

impl Position {
    pub(super) fn turned(&self, turn: Turn) -> Position {
        match turn {
            Turn::Mirror => Position {
                board: self.board.mirrored(),
                turn: self.turn,
                en_passant: self.en_passant.map(Square::mirror_horizontal),
            },
            Turn::Colors => Position {
                board: self.board.flipped(),
                turn: !self.turn,
                en_passant: self.en_passant.map(Square::flip_vertical),
            },
        }
    }
}

impl Pieces {
    fn on(self, board: &Board) -> Bitboard {
        let mut squares = Bitboard::EMPTY;
        for color in Color::ALL {
            if self.is_whole(color) {
                squares |= board.by_color(color);
            } else if self.has_any(color) {
                for role in Role::ALL {
                    if self.contains(color, role) {
                        squares |= board.pieces(color, role);
                    }
                }
            }
        }
        if self.empty {
            squares |= !board.occupied();
        }
        squares
    }
}

/// Every piece on the squares, and what it attacks.
fn each_attack(board: &Board, from: Bitboard, mut each: impl FnMut(Square, Bitboard)) {
    let occupied = board.occupied();
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = role.of(color);
            for square in board.pieces(color, role) & from {
                each(square, attacks(square, piece, occupied));
            }
        }
    }
}

/// The squares of `to` that pieces on `from` attack, from the side on which there is less to look at.
fn attacked(board: &Board, from: Bitboard, to: Bitboard) -> Bitboard {
    let from = from & board.occupied();
    let mut attacked = Bitboard::EMPTY;
    if to.count() < from.count() {
        for square in to {
            if !(attackers_of(board, square) & from).is_empty() {
                attacked = attacked.with(square);
            }
        }
    } else {
        each_attack(board, from, |_, squares| attacked |= squares);
    }
    attacked & to
}

/// The squares of `from` with pieces that attack `to`.
fn attackers(board: &Board, from: Bitboard, to: Bitboard) -> Bitboard {
    let from = from & board.occupied();
    let mut attackers = Bitboard::EMPTY;
    if to.count() < from.count() {
        for square in to {
            attackers |= attackers_of(board, square);
        }
    } else {
        each_attack(board, from, |square, squares| {
            if !(squares & to).is_empty() {
                attackers = attackers.with(square);
            }
        });
    }
    attackers & from
}

fn attackers_of(board: &Board, square: Square) -> Bitboard {
    board.attackers_to(Color::White, square) | board.attackers_to(Color::Black, square)
}

/// Queens are 9, rooks 5, bishops and knights 3, pawns 1, kings nothing.
fn power(board: &Board, squares: Bitboard) -> u32 {
    const POWERS: [(Role, u32); 5] = [
        (Role::Queen, 9),
        (Role::Rook, 5),
        (Role::Bishop, 3),
        (Role::Knight, 3),
        (Role::Pawn, 1),
    ];
    let of = |(role, power)| power * (board.by_role(role) & squares).count();
    POWERS.into_iter().map(of).sum()
}
