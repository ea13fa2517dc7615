//! A lane that computes nothing and writes down what is done to it.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::{Lane, Southward};
use crate::{
    Bitboard,
    record::{Graph, Node, Operation},
};

/// A value that is a node of a graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recorded<'a> {
    pub(crate) graph: &'a Graph,
    pub(crate) node: Node,
}

impl Recorded<'_> {
    fn push(self, operation: Operation) -> Self {
        let node = self.graph.push(operation);
        Recorded { node, ..self }
    }
}

macro_rules! recorded {
    ($($operation:ident $method:ident $node:ident $type:ty, $other:ident => $value:expr;)*) => { $(
        impl $operation<$type> for Recorded<'_> {
            type Output = Self;

            fn $method(self, $other: $type) -> Self {
                self.push(Operation::$node(self.node, $value))
            }
        }
    )* };
}

recorded! {
    BitAnd bitand And Self, other => other.node;
    BitOr bitor Or Self, other => other.node;
    BitXor bitxor Xor Self, other => other.node;
    Shl shl ShiftLeft u32, steps => steps;
    Shr shr ShiftRight u32, steps => steps;
}

impl Not for Recorded<'_> {
    type Output = Self;

    fn not(self) -> Self {
        self.push(Operation::Not(self.node))
    }
}

// Short cuts of a lane of one word are not recorded: a formula is the same whatever it is given.
impl Lane for Recorded<'_> {
    fn splat(self, set: Bitboard) -> Self {
        self.push(Operation::Constant(set.bits()))
    }

    fn count(self) -> Self {
        self.push(Operation::Count(self.node))
    }

    fn plus(self, other: Self) -> Self {
        self.push(Operation::Plus(self.node, other.node))
    }

    fn minus(self, other: Self) -> Self {
        self.push(Operation::Minus(self.node, other.node))
    }

    const SPREADS_RANKS: bool = true;

    fn spread_last_rank(self) -> Self {
        let rank = self >> 56;
        rank.push(Operation::Spread(rank.node))
    }

    fn spread_first_rank(self) -> Self {
        let rank = self & self.splat(Bitboard::from_bits(0xff));
        rank.push(Operation::Spread(rank.node))
    }
}

/// The node as it lies on the board, whichever way the pawns of a lane move.
pub(crate) trait Noted<'a>: Lane {
    fn from_recorded(value: Recorded<'a>) -> Self;
    fn node(self) -> Node;
}

impl<'a> Noted<'a> for Recorded<'a> {
    fn from_recorded(value: Recorded<'a>) -> Self {
        value
    }

    fn node(self) -> Node {
        self.node
    }
}

impl<'a> Noted<'a> for Southward<Recorded<'a>> {
    fn from_recorded(value: Recorded<'a>) -> Self {
        Southward(value)
    }

    fn node(self) -> Node {
        self.0.node
    }
}
