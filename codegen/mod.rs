//! The table generator: from what a table means, square by square, to the Rust source that holds it.
//!
//! - [`geometry`] says what each table means; integers only, slow and obvious.
//! - [`kpk`] solves king and pawn against king, for a table of its own.
//! - [`catalog`] lists the tables in the order in which they are written.
//! - [`print`] turns a table into source a person can review.
//!
//! The build script and the tests include this module tree by path. It shares no type with the
//! library, asks nothing of the host, and gives the same bytes on every machine.

pub(crate) mod catalog;
pub(crate) mod geometry;
pub(crate) mod kpk;
pub(crate) mod print;

/// The source of the tables that the library always has.
pub(crate) fn generate() -> String {
    source(&catalog::tables())
}

/// The source of the table of king and pawn against king.
pub(crate) fn generate_kpk() -> String {
    source(&[catalog::kpk()])
}

fn source(tables: &[catalog::Table]) -> String {
    let mut source = print::header(tables);
    for table in tables {
        source.push('\n');
        source.push_str(&print::source(table));
    }
    source
}
