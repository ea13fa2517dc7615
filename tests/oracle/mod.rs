//! What the tests hold the library against: slow, plain code that follows the definitions.
//!
//! Nothing here knows a type or a table of the library or of its generator. A square is a `usize`
//! with a1 = 0, b1 = 1, h8 = 63; a set is a `u64` with a1 as its least significant bit; a colour is
//! [`mailbox::WHITE`] or [`mailbox::BLACK`].

// Every integration test is a program of its own, compiles this tree and uses a part of it.
#![allow(dead_code, unreachable_pub)]

pub mod data;
pub mod endings;
pub mod formations;
pub mod kpk;
pub mod mailbox;
pub mod pawns;
pub mod pushes;
pub mod rng;

/// The set of one square.
pub fn bit(square: usize) -> u64 {
    1 << square
}

/// The squares whose file and rank, both counted from 0, pass a test.
pub fn squares_where(holds: impl Fn(i32, i32) -> bool) -> u64 {
    (0..64)
        .filter(|&square| holds(square % 8, square / 8))
        .fold(0, |set, square| set | bit(square as usize))
}

/// The squares of a set, ascending.
pub fn squares(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&square| set & bit(square) != 0)
}

/// A set written as its squares: `"a1 b2"`.
pub fn set(names: &str) -> u64 {
    names
        .split_ascii_whitespace()
        .map(|name| match *name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                bit(usize::from(file - b'a') + 8 * usize::from(rank - b'1'))
            }
            _ => panic!("`{name}` is no square"),
        })
        .fold(0, |set, square| set | square)
}
