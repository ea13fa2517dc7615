//! What the `pawns` command is made of and other programs may use: files of positions and games become records, and
//! are searched on all cores for those where the answer to a query is yes.

pub mod reading;
pub mod search;
