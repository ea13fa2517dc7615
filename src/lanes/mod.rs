//! What formulas compute with: words of sets, as many side by side as a lane holds.
//!
//! Every pawn formula is written once, over a [`View`] of lanes, and runs in each of them: one word, two words with a
//! colour in each, the vectors of a machine, or, with the feature `record`, no word at all but a record of what was done.
//! Nothing here knows about chess patterns or evaluation: a lane counts and multiplies bytes, whatever they mean.
//!
//! Formulas move north. Black is seen in one of three ways:
//!
//! - [`Southward`] reads the board as it lies and swaps north and south. What it computes for one side is, bit for
//!   bit, what the other side's formulas compute for their enemy, so both share it, and nothing is flipped: for sets
//!   of both sides, in one word and in vectors. Five sets for both sides take 135 instructions this way, and 210 with
//!   two views that share nothing.
//! - [`Facing`] holds both colours as they lie, and steps ahead go up the board in one word and down in the other.
//!   Both words need the same fills, and nothing is flipped back: for sets of both sides that are stored side by side.
//!   The same five sets take 88 instructions.
//! - A board turned upside down goes through the formulas of White. [`Pair`] holds it beside White's, so that one
//!   vector operation does the work of both sides; nothing is flipped back, since only counts come out: for the
//!   evaluation of one position. And where the formula is chosen at run time, both sides' blocks are seen this way,
//!   so that all the formulas are compiled once.

mod facing;
mod lane;
mod pair;
#[cfg(feature = "record")]
mod recorded;
#[cfg(feature = "batch")]
mod vector;
mod view;

pub(crate) use facing::Facing;
pub(crate) use lane::{Lane, OneWord};
pub(crate) use pair::Pair;
#[cfg(feature = "record")]
pub(crate) use recorded::{Noted, Recorded};
#[cfg(feature = "batch")]
pub(crate) use vector::{Block, Factors, Vector, factors};
pub(crate) use view::{Beside, Southward, View};
