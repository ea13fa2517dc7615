//! The command as a user meets it: what it prints, where, and how it ends.

mod attacks;
mod input;
mod patterns;
mod readme;
mod run;
mod show;
mod terminal;
