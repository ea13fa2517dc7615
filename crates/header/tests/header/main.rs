//! The header: what is committed, whether compilers take it, and whether it says what the library says.

mod compare;
mod compile;
mod golden;
mod run;
