//! Everything that a pawn skeleton says to a chess program: attack tables, spans and fills, and the
//! patterns that pawns make, each by its name and with an exact definition.
//!
//! Two sets of squares go in, sets of squares come out:
//!
//! ```
//! use pawn_structure::{Color, FenError, Pawns, bitboard};
//!
//! let pawns: Pawns = "r1bqkb1r/pp3ppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 8".parse()?;
//! let white = pawns.side(Color::White);
//! assert_eq!(white.isolated() & white.half_isolated().complement(), bitboard! {
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . X . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//! });
//! # Ok::<(), FenError>(())
//! ```
//!
//! # Where to look
//!
//! - *Which of these pawns are passed, isolated, candidates?* [`Pawns::side`], then the methods of
//!   [`Side`].
//! - *What does a piece attack, what is attacked, pinned, in check?* [`attacks`] for one piece on one
//!   square, the methods of [`Board`] for a position.
//! - *Which squares are ahead of this pawn, or may support it?* [`spans`] for one square, the methods
//!   of [`Bitboard`] for a set.
//!
//! # Words
//!
//! The names are those of the Chess Programming Wiki (CPW). North is towards the eighth rank, east
//! towards the h-file; *ahead* and *front* are the direction in which a side's pawns move. A *fill*
//! includes the squares it starts from, a *span* does not. The *stop* of a pawn is the square in front
//! of it. The board edge is an empty file. Bit 0 is a1, bit 7 is h1, bit 63 is h8: see [`Bitboard`].
//!
//! # What it is not
//!
//! There is no move generation and no game here, and legality is nobody's concern: a [`Board`] is a
//! placement of pieces, and [`Pawns`] are two sets.
//!
//! # Features
//!
//! The library is `no_std` and allocates nothing. `serde` adds reading and writing of every value (the
//! module `serde` has the forms); `alloc` and `std` pass through to `serde`.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod bitboard;
mod board;
mod color;
mod control;
mod error;
mod fen;
mod pawns;
mod piece;
mod square;
mod tables;

pub mod attacks;
#[cfg(feature = "serde")]
pub mod serde;
pub mod spans;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::Color;
pub use error::ParseError;
pub use fen::{Castling, CastlingError, Fen, FenError, PlacementError};
pub use pawns::{Pawns, PawnsError, Side};
pub use piece::{Piece, Role};
pub use square::{File, Rank, Square};

// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
