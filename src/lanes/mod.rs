//! What a formula computes with: words of sets, as many side by side as a lane holds.
//!
//! Every pawn formula is written once, over a [`View`] of lanes, and runs in each of them: one word, two words with a
//! colour in each, or the vectors of a machine. What a formula says of chess is not here, nor is anything of an
//! evaluation: a lane counts and multiplies bytes, and does not know of what.
//!
//! Formulas move north. Black is seen in one of three ways:
//!
//! - [`Southward`] reads the board as it lies and exchanges north and south. What it computes of one side is, bit for
//!   bit, what the other side's formulas compute of their enemy, so both share it, and nothing is turned around: for
//!   sets of both sides, in one word and in vectors. Five sets of both sides take 135 instructions in this way, and
//!   210 by two views that share nothing.
//! - [`Facing`] holds both colours as they lie, and steps ahead go up the board in one word and down in the other. The
//!   fills that are needed are the same for both words, and nothing is turned back: for sets of both sides that are
//!   stored side by side. The same five sets take 88 instructions.
//! - A board turned upside down goes through the formulas of White. [`Pair`] holds it beside White's, so that one
//!   vector operation does the work of both sides; nothing is turned back, since only counts come out: for the
//!   evaluation of one position. And where the formula is chosen at run time, both sides' blocks are turned so that
//!   all the formulas are compiled once.

mod facing;
mod lane;
mod pair;
#[cfg(feature = "batch")]
mod vector;
mod view;

pub(crate) use facing::Facing;
pub(crate) use lane::{Lane, OneWord};
pub(crate) use pair::Pair;
#[cfg(feature = "batch")]
pub(crate) use vector::{Block, Factors, Vector, factors};
pub(crate) use view::{Beside, Southward, View};
