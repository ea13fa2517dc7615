//! What the `pawns` command is made of and other programs may use: questions asked of positions, and
//! whole files of positions and games searched for those where the answer is yes.

pub mod find;
pub mod query;
mod words;

pub use words::distance;
