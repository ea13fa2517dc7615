//! What the `pawns` command is made of and other programs may use: whole files of positions and games searched for
//! those where the answer to a query is yes.

pub mod find;
