//! The command as a user meets it: what it prints, where, and how it ends.

mod attacks;
mod broken;
mod eval;
mod features;
mod find;
mod formations;
mod help;
mod input;
mod patterns;
mod pictures;
mod reading;
mod readme;
mod run;
mod show;
mod stats;
mod terminal;
mod tune;
mod words;
