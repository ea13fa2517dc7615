//! What a query is made of, with sets and truths told apart by type.

use std::sync::Arc;

use pawn_structure::{Bitboard, Color, Formation, Pattern, Role, Rules};

/// A filter as it was read. Every filter has a truth; some are sets as well.
#[derive(Clone, Debug)]
pub(super) enum Filter {
    /// A set, which is true if it is not empty.
    Set(Arc<Set>),
    Truth(Arc<Truth>),
    /// A set with a truth of its own, such as `not`.
    Both(Arc<Truth>, Arc<Set>),
}

impl Filter {
    pub(super) fn truth(&self) -> Arc<Truth> {
        match self {
            Filter::Set(set) => Arc::new(Truth::Any(set.clone())),
            Filter::Truth(truth) | Filter::Both(truth, _) => truth.clone(),
        }
    }

    pub(super) fn set(&self) -> Option<Arc<Set>> {
        match self {
            Filter::Set(set) | Filter::Both(_, set) => Some(set.clone()),
            Filter::Truth(_) => None,
        }
    }
}

/// A set of squares. Parts are shared where a truth and a set are made of the same.
#[derive(Debug)]
pub(super) enum Set {
    Squares(Bitboard),
    Pieces(Pieces, Bitboard),
    Pattern(Pattern, Colors, Box<Rules>),
    /// The squares of the second that pieces on the first attack.
    Attacked(Arc<Set>, Arc<Set>),
    /// The squares of the first with pieces that attack the second.
    Attackers(Arc<Set>, Arc<Set>),
    Intersection(Vec<Arc<Set>>),
    Union(Vec<Arc<Set>>),
    Complement(Arc<Set>),
    /// A set where all the truths hold, no squares elsewhere.
    Where(Vec<Arc<Truth>>, Arc<Set>),
    /// The set here, and the set of the turned position turned back.
    Turned(Turn, Arc<Set>),
    /// What lies in a direction of the set's squares, from the least to the greatest number of steps.
    Towards(Arc<[(i8, i8)]>, Range, Arc<Set>),
    /// What lies between a square of the first and one of the second on a line.
    Between(Arc<Set>, Arc<Set>),
    /// Where rays end that start on the first set, meet the others in their order, and no other piece.
    Ray(Arc<[(i8, i8)]>, Vec<Arc<Set>>),
}

#[derive(Debug)]
pub(super) enum Truth {
    /// The set is not empty.
    Any(Arc<Set>),
    Not(Arc<Truth>),
    All(Vec<Arc<Truth>>),
    Or(Vec<Arc<Truth>>),
    InRange(Number, Range),
    Compare(Number, Comparison, Number),
    Formation(Formation, Colors),
    /// More pawns on a wing than the enemy, and not on more files.
    Crippled(Wing, Colors),
    /// A question to the tags, by its place in the query's list of them.
    Tag(usize),
    /// A filter about time, by its place in the query's list of them.
    Timed(usize),
    Played(Box<Played>),
    /// The position from which its game starts.
    Initial,
    Check,
    Mate,
    Stalemate,
    ToMove(Color),
    /// Here or in the turned position.
    Turned(Turn, Arc<Truth>),
}

/// What a range is put to.
#[derive(Clone, Debug)]
pub(super) enum Number {
    Squares(Arc<Set>),
    /// Pairs of a piece on the first set and a square of the second that it attacks.
    Attacks(Arc<Set>, Arc<Set>),
    Power(Arc<Set>),
    Constant(i64),
    /// Those with `true` are taken away.
    Sum(Vec<(bool, Number)>),
    OfSide(OfSide, Color),
    Phase,
    Ply,
    Move,
    /// A number of the tags, by its place in the query's list of questions to them.
    Tag(usize),
    /// The larger of the number here and that of the turned position.
    Turned(Turn, Box<Number>),
}

/// A number of each side that the library counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfSide {
    Islands,
    LongestChain,
    LightMinusDark,
    QueenSideMajority,
    KingSideMajority,
    QueenWingMajority,
    CenterMajority,
    KingWingMajority,
    QueenSideFileMajority,
    KingSideFileMajority,
}

impl OfSide {
    pub(super) const ALL: [(&'static str, OfSide); 10] = [
        ("islands", OfSide::Islands),
        ("longest-chain", OfSide::LongestChain),
        ("light-minus-dark", OfSide::LightMinusDark),
        ("queen-side-majority", OfSide::QueenSideMajority),
        ("king-side-majority", OfSide::KingSideMajority),
        ("queen-wing-majority", OfSide::QueenWingMajority),
        ("center-majority", OfSide::CenterMajority),
        ("king-wing-majority", OfSide::KingWingMajority),
        ("queen-side-file-majority", OfSide::QueenSideFileMajority),
        ("king-side-file-majority", OfSide::KingSideFileMajority),
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wing {
    QueenSide,
    KingSide,
}

/// What is asked of the move that led to a position; what is not asked is `None`.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) from: Option<Arc<Set>>,
    pub(super) to: Option<Arc<Set>>,
    pub(super) captured: Option<Arc<Set>>,
    pub(super) promoted: Option<Arc<Set>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Below,
    AtMost,
    Equals,
    AtLeast,
    Above,
    Differs,
}

impl Comparison {
    pub(super) fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Comparison::Below => left < right,
            Comparison::AtMost => left <= right,
            Comparison::Equals => left == right,
            Comparison::AtLeast => left >= right,
            Comparison::Above => left > right,
            Comparison::Differs => left != right,
        }
    }
}

/// From the first to the second number, both included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range(pub(super) u32, pub(super) u32);

impl Range {
    pub(super) fn contains(self, number: i64) -> bool {
        (i64::from(self.0)..=i64::from(self.1)).contains(&number)
    }
}

/// How a position is turned into one that a filter should treat alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Files a and h exchanged.
    Mirror,
    /// Colours and ranks exchanged, and the side to move with them.
    Colors,
}

/// Whose pawns.
#[derive(Clone, Copy, Debug)]
pub(super) enum Colors {
    One(Color),
    Either,
}

impl Colors {
    pub(super) fn of(self) -> &'static [Color] {
        match self {
            Colors::One(Color::White) => &[Color::White],
            Colors::One(Color::Black) => &[Color::Black],
            Colors::Either => &Color::ALL,
        }
    }
}

/// Kinds of pieces, and the kind that no piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pieces {
    /// Bit `Role::index` of each colour.
    roles: [u8; 2],
    pub(super) empty: bool,
}

impl Pieces {
    const ALL_ROLES: u8 = 0b11_1111;

    /// The kinds that a letter of CQL stands for.
    pub(super) fn from_letter(letter: char) -> Option<Pieces> {
        let mut pieces = Pieces::default();
        match letter {
            'A' => pieces.roles[Color::White.index()] = Self::ALL_ROLES,
            'a' => pieces.roles[Color::Black.index()] = Self::ALL_ROLES,
            '_' => pieces.empty = true,
            _ => {
                let piece = pawn_structure::Piece::from_char(letter)?;
                pieces.roles[piece.color.index()] = 1 << piece.role.index();
            }
        }
        Some(pieces)
    }

    pub(super) fn union(self, other: Pieces) -> Pieces {
        Pieces {
            roles: [
                self.roles[0] | other.roles[0],
                self.roles[1] | other.roles[1],
            ],
            empty: self.empty || other.empty,
        }
    }

    /// All roles of a colour at once are the usual case, and one word.
    pub(super) fn is_whole(self, color: Color) -> bool {
        self.roles[color.index()] == Self::ALL_ROLES
    }

    pub(super) fn has_any(self, color: Color) -> bool {
        self.roles[color.index()] != 0
    }

    pub(super) fn contains(self, color: Color, role: Role) -> bool {
        self.roles[color.index()] >> role.index() & 1 == 1
    }
}
