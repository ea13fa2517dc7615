//! The formulas as data: the feature `record`.
//!
//! Each formula of the library is written once, for whatever it computes with. Here it computes with the nodes of a
//! [`Graph`]: nothing is evaluated, and what would be done to words is written down. Equal operations are one node, so
//! that patterns of both sides share what they have in common; whoever prints a graph walks back from the results that
//! are wanted, and what none of them needs is left out. The header for C is printed in this way.
//!
//! ```
//! use pawn_structure::{Color, Pattern, record::{Graph, Operation}};
//!
//! let graph = Graph::new();
//! let isolated = graph.pattern(Pattern::Isolated, Color::White);
//! let Operation::And(own, _) = graph.operation(isolated) else { panic!("own & …") };
//! assert_eq!(own, graph.pawns(Color::White));
//! ```

use alloc::{collections::BTreeMap, vec::Vec};
use core::cell::RefCell;

use crate::{
    Bitboard, BlockedRule, Color, Pattern, Rules,
    eval::{Feature, Found, KingView, Terms, king_terms, pawn_terms},
    lanes::{Lane, Noted, Recorded, Southward, View},
    pawns,
};

/// A word of a [`Graph`]; it means nothing in another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);

/// What a formula is given. All are sets as they lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Input {
    /// White's pawns.
    White,
    /// Black's pawns.
    Black,
    /// White's king, a set of one square.
    WhiteKing,
    /// Black's king, a set of one square.
    BlackKing,
    /// The king that a [`KingSet`] is about, a set of one square; for [`KingSet::Unstoppable`] all squares on which
    /// it may stand when the pawns are to move.
    King,
}

/// What is done to words of 64 bits to make another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// What is given.
    Input(Input),
    /// A word that is always the same.
    Constant(u64),
    /// The bits that both have.
    And(Node, Node),
    /// The bits that either has.
    Or(Node, Node),
    /// The bits that exactly one has.
    Xor(Node, Node),
    /// The bits that it has not.
    Not(Node),
    /// All bits that many places up, fewer than 64.
    ShiftLeft(Node, u32),
    /// All bits that many places down, fewer than 64.
    ShiftRight(Node, u32),
    /// The sum, which wraps.
    Plus(Node, Node),
    /// The difference, which wraps.
    Minus(Node, Node),
    /// How many bits are set.
    Count(Node),
    /// A word below 256, its byte, in all eight bytes.
    Spread(Node),
}

impl Operation {
    /// The nodes that it is made from.
    pub fn operands(self) -> impl Iterator<Item = Node> {
        let (first, second) = match self {
            Operation::Input(_) | Operation::Constant(_) => (None, None),
            Operation::And(a, b)
            | Operation::Or(a, b)
            | Operation::Xor(a, b)
            | Operation::Plus(a, b)
            | Operation::Minus(a, b) => (Some(a), Some(b)),
            Operation::Not(a)
            | Operation::ShiftLeft(a, _)
            | Operation::ShiftRight(a, _)
            | Operation::Count(a)
            | Operation::Spread(a) => (Some(a), None),
        };
        first.into_iter().chain(second)
    }
}

/// Numbers of a side that are no pattern.
macro_rules! numbers {
    ($($number:ident $method:ident $summary:literal, $formula:literal;)*) => {
        /// A number that a skeleton has for each side.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Number {
            $(
                #[doc = concat!($summary, ": [`Side::", stringify!($method), "`](crate::Side::", stringify!($method), ").")]
                $number,
            )*
        }

        impl Number {
            /// All of them.
            pub const ALL: &[Number] = &[$(Number::$number),*];

            /// The name of the method of [`Side`](crate::Side).
            #[must_use]
            pub const fn method_name(self) -> &'static str {
                match self { $(Number::$number => stringify!($method),)* }
            }

            /// What it is, in a line.
            #[must_use]
            pub const fn summary(self) -> &'static str {
                match self { $(Number::$number => $summary,)* }
            }

            /// How it is computed, as [`Pattern::formula`] says it of a set.
            #[must_use]
            pub const fn formula(self) -> &'static str {
                match self { $(Number::$number => $formula,)* }
            }

            fn of<L: Lane>(self, view: View<L>) -> L {
                match self { $(Number::$number => view.$method(),)* }
            }
        }
    };
}

numbers! {
    Islands islands
        "how many pawn islands there are", "count(rank 1 & west_island_borders)";
    LongestChain longest_chain
        "how many pawns the longest chain on one diagonal has", "length of the longest run of own pawns on a diagonal";
    QueenSideMajority queen_side_majority
        "how many more pawns than the enemy on the files a to d", "count(own & files a-d) - count(enemy & files a-d)";
    KingSideMajority king_side_majority
        "how many more pawns than the enemy on the files e to h", "count(own & files e-h) - count(enemy & files e-h)";
    QueenWingMajority queen_wing_majority
        "how many more pawns than the enemy on the files a to c", "count(own & files a-c) - count(enemy & files a-c)";
    KingWingMajority king_wing_majority
        "how many more pawns than the enemy on the files f to h", "count(own & files f-h) - count(enemy & files f-h)";
    CenterMajority center_majority
        "how many more pawns than the enemy on the files d and e", "count(own & files d-e) - count(enemy & files d-e)";
    QueenSideFileMajority queen_side_file_majority
        "how many more of the files a to d than the enemy it has pawns on",
        "count(rank 1 & file_fill & files a-d), minus the same of the enemy";
    KingSideFileMajority king_side_file_majority
        "how many more of the files e to h than the enemy it has pawns on",
        "count(rank 1 & file_fill & files e-h), minus the same of the enemy";
    LightMinusDark light_minus_dark
        "how many more own pawns stand on light squares than on dark ones",
        "count(own & light squares) - count(own & dark squares)";
}

macro_rules! king_sets {
    ($($set:ident $method:ident $summary:literal, $formula:literal;)*) => {
        /// A set of pawns about a king, which is the [input](Input::King).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum KingSet {
            $(
                #[doc = concat!($summary, ": [`Side::", stringify!($method), "`](crate::Side::", stringify!($method), ").")]
                $set,
            )*
        }

        impl KingSet {
            /// All of them.
            pub const ALL: &[KingSet] = &[$(KingSet::$set),*];

            /// The name of the method of [`Side`](crate::Side).
            #[must_use]
            pub const fn method_name(self) -> &'static str {
                match self { $(KingSet::$set => stringify!($method),)* }
            }

            /// What it is, in a line.
            #[must_use]
            pub const fn summary(self) -> &'static str {
                match self { $(KingSet::$set => $summary,)* }
            }

            /// How it is computed, as [`Pattern::formula`] says it of a set.
            #[must_use]
            pub const fn formula(self) -> &'static str {
                match self { $(KingSet::$set => $formula,)* }
            }

            fn of<L: Lane>(self, view: View<L>, king: L) -> L {
                match self { $(KingSet::$set => view.$method(king),)* }
            }
        }
    };
}

king_sets! {
    Shelter shelter "own pawns that shelter the king",
        "let x = own & three files & ranks from the king's on & !enemy pawn attacks: x & !north(north_fill(x))";
    Storm storm "enemy pawns that storm the king",
        "let x = enemy & three files & ranks from the king's on: x & !north(north_fill(x))";
    BlockedStorm blocked_storm "storming pawns that a pawn of the shelter rams", "storm & north(shelter)";
    Unstoppable unstoppable "passed pawns that the enemy king does not catch",
        "passed_front_most whose square does not hold the enemy king";
}

/// Words and what they are made from.
///
/// A node is made after those that it is made from. What is certain whatever is given is computed at once: an
/// operation on constants, and one that changes nothing.
#[derive(Debug, Default)]
pub struct Graph {
    operations: RefCell<Vec<Operation>>,
    nodes: RefCell<BTreeMap<Operation, Node>>,
}

impl Graph {
    /// A graph without nodes.
    #[must_use]
    pub fn new() -> Graph {
        Graph::default()
    }

    /// What a node is.
    ///
    /// # Panics
    ///
    /// If the node is of a larger graph.
    #[must_use]
    pub fn operation(&self, node: Node) -> Operation {
        self.operations.borrow()[node.0 as usize]
    }

    /// The node of an operation: a new one, or the one that is there.
    #[must_use]
    pub fn push(&self, operation: Operation) -> Node {
        let operation = match self.simplified(operation) {
            Simplified::Node(node) => return node,
            Simplified::Operation(operation) => operation,
        };
        *self.nodes.borrow_mut().entry(operation).or_insert_with(|| {
            let mut operations = self.operations.borrow_mut();
            operations.push(operation);
            Node(operations.len() as u32 - 1)
        })
    }

    fn constant(&self, node: Node) -> Option<u64> {
        match self.operation(node) {
            Operation::Constant(word) => Some(word),
            _ => None,
        }
    }

    fn simplified(&self, operation: Operation) -> Simplified {
        use Operation::{
            And, Constant, Count, Minus, Not, Or, Plus, ShiftLeft, ShiftRight, Spread, Xor,
        };
        let word = |node| self.constant(node);
        let constant = |word| Simplified::Operation(Constant(word));
        match operation {
            And(a, b) | Or(a, b) if a == b => Simplified::Node(a),
            Xor(a, b) | Minus(a, b) if a == b => constant(0),
            // Operands that may be exchanged are in the order of their nodes, a constant as the second one.
            And(a, b) | Or(a, b) | Xor(a, b) | Plus(a, b) => {
                let (a, b) = if word(a).is_some() || word(b).is_none() && b < a {
                    (b, a)
                } else {
                    (a, b)
                };
                let (operation, with): (Operation, fn(u64, u64) -> u64) = match operation {
                    And(..) => (And(a, b), |a, b| a & b),
                    Or(..) => (Or(a, b), |a, b| a | b),
                    Xor(..) => (Xor(a, b), |a, b| a ^ b),
                    _ => (Plus(a, b), u64::wrapping_add),
                };
                match (operation, word(a), word(b)) {
                    (_, Some(x), Some(y)) => constant(with(x, y)),
                    (And(..), _, Some(0)) => constant(0),
                    (Or(..), _, Some(u64::MAX)) => constant(u64::MAX),
                    (And(..), _, Some(u64::MAX)) | (Or(..) | Xor(..) | Plus(..), _, Some(0)) => {
                        Simplified::Node(a)
                    }
                    (Xor(..), _, Some(u64::MAX)) => self.simplified(Not(a)),
                    _ => Simplified::Operation(operation),
                }
            }
            Minus(a, b) => match (word(a), word(b)) {
                (Some(a), Some(b)) => constant(a.wrapping_sub(b)),
                (_, Some(0)) => Simplified::Node(a),
                _ => Simplified::Operation(operation),
            },
            Not(a) => match self.operation(a) {
                Constant(word) => constant(!word),
                Not(inner) => Simplified::Node(inner),
                _ => Simplified::Operation(operation),
            },
            ShiftLeft(a, 0) | ShiftRight(a, 0) => Simplified::Node(a),
            ShiftLeft(a, steps) => word(a).map_or(Simplified::Operation(operation), |word| {
                constant(word << steps)
            }),
            ShiftRight(a, steps) => word(a).map_or(Simplified::Operation(operation), |word| {
                constant(word >> steps)
            }),
            Count(a) => word(a).map_or(Simplified::Operation(operation), |word| {
                constant(word.count_ones().into())
            }),
            Spread(a) => {
                let spread = |byte: u64| constant((byte & 0xff) * (u64::MAX / 0xff));
                word(a).map_or(Simplified::Operation(operation), spread)
            }
            Operation::Input(_) | Constant(_) => Simplified::Operation(operation),
        }
    }

    /// What is given, as a node.
    #[must_use]
    pub fn input(&self, input: Input) -> Node {
        self.push(Operation::Input(input))
    }

    /// The pawns of a colour.
    #[must_use]
    pub fn pawns(&self, color: Color) -> Node {
        self.input(match color {
            Color::White => Input::White,
            Color::Black => Input::Black,
        })
    }

    /// A pattern of a side: what [`Pattern::squares`] gives.
    #[must_use]
    pub fn pattern(&self, pattern: Pattern, color: Color) -> Node {
        self.look(color, Ask::Pattern(pattern))
    }

    /// A pattern of a side in the words of a school: what [`Pattern::squares_by`] gives.
    #[must_use]
    pub fn pattern_by(&self, pattern: Pattern, color: Color, rules: &Rules) -> Node {
        self.look(color, Ask::PatternBy(pattern, rules))
    }

    /// The blocked pawns of a side: what [`Side::blocked_by`](crate::Side::blocked_by) gives.
    #[must_use]
    pub fn blocked(&self, rule: BlockedRule, color: Color) -> Node {
        self.look(color, Ask::Blocked(rule))
    }

    /// A number of a side, as a word of two's complement where it may be negative.
    #[must_use]
    pub fn number(&self, number: Number, color: Color) -> Node {
        let node = self.look(color, Ask::Number(number));
        match (number, color) {
            // To Black a light square is a dark one.
            (Number::LightMinusDark, Color::Black) => {
                let none = self.push(Operation::Constant(0));
                self.push(Operation::Minus(none, node))
            }
            _ => node,
        }
    }

    /// A set of pawns about the king that is given.
    #[must_use]
    pub fn king_set(&self, set: KingSet, color: Color) -> Node {
        self.look(color, Ask::KingSet(set))
    }

    /// The squares of which the pawn features of a side are the numbers, in the order of the features.
    #[must_use]
    pub fn pawn_features(&self, color: Color) -> Vec<(Feature, Node)> {
        let mut noted = Features(Vec::new());
        match color {
            Color::White => pawn_terms(self.view(), &mut noted),
            Color::Black => pawn_terms(self.view().opponent(), &mut noted),
        }
        noted.0
    }

    /// The same of the king features. Those that are sums of distances have no squares here: they are taken from
    /// square to square, from the front-most passed pawns.
    #[must_use]
    pub fn king_features(&self, color: Color) -> Vec<(Feature, Node)> {
        let mut noted = Features(Vec::new());
        let [white, black] = [Input::WhiteKing, Input::BlackKing].map(|king| self.value(king));
        let passers = white.splat(Bitboard::EMPTY);
        match color {
            Color::White => {
                let kings = KingView {
                    king: white,
                    enemy_king: black,
                    passers,
                };
                king_terms(self.view(), kings, &mut noted);
            }
            Color::Black => {
                let kings = KingView {
                    king: Southward(black),
                    enemy_king: Southward(white),
                    passers: Southward(passers),
                };
                king_terms(self.view().opponent(), kings, &mut noted);
            }
        }
        noted.0
    }

    fn value(&self, input: Input) -> Recorded<'_> {
        Recorded {
            graph: self,
            node: self.input(input),
        }
    }

    fn view(&self) -> View<Recorded<'_>> {
        View::new(self.value(Input::White), self.value(Input::Black))
    }

    fn look(&self, color: Color, ask: Ask) -> Node {
        match color {
            Color::White => ask.of(self, self.view()),
            Color::Black => ask.of(self, self.view().opponent()),
        }
    }
}

enum Simplified {
    Node(Node),
    Operation(Operation),
}

/// What is asked of a view.
enum Ask<'r> {
    Pattern(Pattern),
    PatternBy(Pattern, &'r Rules),
    Blocked(BlockedRule),
    Number(Number),
    KingSet(KingSet),
}

impl Ask<'_> {
    fn of<'a, L: Noted<'a>>(self, graph: &'a Graph, view: View<L>) -> Node {
        let found = match self {
            Ask::Pattern(pattern) => pattern.of_view(view),
            Ask::PatternBy(pattern, rules) => pattern.of_view_by(view, rules),
            Ask::Blocked(rule) => view.blocked_by(rule),
            Ask::Number(number) => number.of(view),
            Ask::KingSet(set) => set.of(view, L::from_recorded(graph.value(Input::King))),
        };
        found.node()
    }
}

/// The squares of features.
struct Features(Vec<(Feature, Node)>);

impl<'a, L: Noted<'a>> Terms<L> for Features {
    fn add(&mut self, feature: Feature, found: Found<L>) {
        self.0.push((feature, found.squares.node()));
    }
}

/// The sets of [`SideStructure`](crate::SideStructure) beside the side's own pawns: the names of the fields, in their
/// order, each with the pattern behind it.
pub const STRUCTURE: &[(&str, Pattern)] = pawns::FIELDS;
