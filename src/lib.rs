//! Everything that a pawn skeleton tells a chess program: attack tables, spans and fills, and the
//! patterns that pawns form, each with its name and an exact definition.
//!
//! Two sets of squares go in, sets of squares come out:
//!
//! ```
//! use pawn_structure::{BackwardRule, Color, FenError, Pawns, bitboard};
//!
//! let pawns: Pawns = "r1bqkb1r/pp3ppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 8".parse()?;
//! let white = pawns.side(Color::White);
//! assert_eq!(white.isolated(), bitboard! {
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . X . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//!     . . . . . . . .
//! });
//! // An isolated pawn is not backward here; to Stockfish it is, if its stop is attacked.
//! assert!(white.backward().is_empty());
//! assert_eq!(white.backward_by(BackwardRule::Stockfish), white.isolated());
//! # Ok::<(), FenError>(())
//! ```
//!
//! # Where to look
//!
//! - *Which of these pawns are passed, isolated, backward?* [`Pawns::side`], then the methods of
//!   [`Side`]; some for both sides at once: [`sets!`]; all the usual ones: [`PawnStructure`].
//! - *What is there to say about this pawn?* [`Pawns::traits`].
//! - *What does another program mean by the word?* [`BackwardRule`] and its like; [`Rules`] has one
//!   of each.
//! - *Why is this pawn weak, and what stops that one?* [`Side::why`], as sets and as a sentence.
//! - *Which patterns are there?* [`Pattern::ALL`] and [`PatternGroup`], and the table below; some of them as a
//!   value: [`PatternSet`].
//! - *Which named formation is it: Isolani, Carlsbad, Hedgehog?* [`Formation::matches`]; [`Formation`]
//!   draws all 38.
//! - *What does a piece attack, what is attacked, pinned, in check?* [`attacks`] for one piece on one
//!   square, the methods of [`Board`] for a position.
//! - *Which squares are ahead of this pawn, or may support it?* [`spans`] for one square, the methods
//!   of [`Bitboard`] for a set.
//! - *What do the pawns mean to a king?* [`Side::shelter`] and [`Side::storm`], [`Side::unstoppable`] and
//!   [`Pawns::pawn_race`]; [`king`] for one pawn. The king is an argument, not part of a skeleton.
//! - *Is this pawn ending won or drawn for certain?* [`ending`], if only kings and pawns are left.
//! - *What are these pawns worth?* [`eval`]: an evaluation whose weights were chosen by games, explained term by
//!   term; [`cache`] keeps what depends on the pawns, or on the pawns and kings.
//!
//! # Words
//!
//! The names are those of the Chess Programming Wiki (CPW). North is towards the eighth rank, east
//! towards the h-file; *ahead* and *front* are the direction in which a side's pawns move. A *fill*
//! includes the squares it starts from, a *span* does not. The *stop* of a pawn is the square in front
//! of it. The board edge is an empty file. Bit 0 is a1, bit 7 is h1, bit 63 is h8: see [`Bitboard`], which also
//! explains other numberings.
//!
//! In formulas `own` and `enemy` are the pawns of the two sides, and the side whose view it is moves
//! north; `north(x)` is every square of `x` one step on, `beside(x)` is `east(x) | west(x)`, and ranks
//! are counted from the side's own back rank.
//!
//! | here | CPW | Stockfish | Kmoch |
//! |---|---|---|---|
//! | [attack front span](Side::attack_front_span) | attack front span | pawn attack span | |
//! | [passed](Side::passed) | passed pawn (bitboards) | no stoppers | free pawn |
//! | [front-most passed](Side::passed_front_most) | passed pawn (text) | | |
//! | [candidate](Side::candidate) | candidate passed pawn | (up to 5) candidate | candidate |
//! | [fakers](Side::fakers) | faker | | faker |
//! | [half-free](Side::half_free) | half-free pawn | | half-free pawn |
//! | [open](Side::open) | open pawn | not opposed | half-free or free |
//! | [opposed](Side::opposed) | closed, unfree pawn | opposed | unfree pawn |
//! | [counterpawns](Side::counterpawns) | | stoppers on the file | counterpawn |
//! | [sentries](Side::sentries) | sentry | stoppers on neighbouring files | sentry |
//! | [helpers](Side::helpers) | helper | | helper |
//! | [backward](Side::backward) | backward pawn, not isolated | backward, without the blocked | straggler |
//! | [stragglers](Side::stragglers) | straggler | | |
//! | [isolated](Side::isolated) | isolated pawn, isolani | isolated | isolani |
//! | [half-isolated](Side::half_isolated) | half-isolated pawn | | half-isolani |
//! | [doubled](Side::doubled) | doubled pawn | doubled: touching, the front one | doublet |
//! | [phalanx](Side::phalanx) | duo, loosely | phalanx | duo |
//! | [duos](Side::duos) | duo | | |
//! | [defended](Side::defended) | defended pawn | supported | protected pawn |
//! | [connected](Side::connected) | connected pawn | connected, without the base | |
//! | [chain heads](Side::chain_heads), [bases](Side::chain_bases) | head, base | | head, base |
//! | [rams](Side::rams) | ram | blocked | ram |
//! | [levers](Side::levers) | lever | lever | lever |
//! | [lever pushes](Side::lever_pushes) | | lever push, if the stop is free | lever option |
//! | [holes](Side::holes) | hole | | hole |
//! | [telestops](Side::telestops), [interspan](Side::interspan) | the same | | telestop, interspan |
//!
//! # All patterns
//!
#![doc = include_str!("../docs/catalogue.md")]
//!
//! Numbers have methods of their own: [islands](Side::islands), the [longest
//! chain](Side::longest_chain), [light minus dark](Side::light_minus_dark), and majorities such as
//! [`Side::queen_side_majority`].
//!
//! # What it is not
//!
//! The library does not generate moves or play games, and never asks whether a position is legal: a [`Board`]
//! is a placement of pieces, and [`Pawns`] are two sets.
//!
//! # Features
//!
//! The library is `no_std` and allocates nothing, except for the tables in [`cache`] and files of weights, which need `alloc`.
//! `serde` adds reading and writing (the module `serde` describes the forms); `alloc` and `std` are passed on to the
//! dependencies. `batch` adds the module `batch`, which computes and evaluates many skeletons at once with the vector
//! instructions of the machine, detected at run time; it needs `std`. `kpk` adds the module `kpk`, a table of 24,576 bytes
//! that knows every position of king and pawn against king. `record` adds the module `record`, in which the formulas are
//! data that other languages are written from; it needs `alloc`. [`PawnTraits`] is a `bitflags` 2 type, so `bitflags` 2 is
//! part of the public interface.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

// Weights are written as `pawns tune` writes them for any crate.
#[cfg(feature = "record")]
extern crate alloc;
extern crate self as pawn_structure;
#[cfg(any(feature = "batch", test))]
extern crate std;

mod bitboard;
mod board;
mod color;
mod control;
mod error;
mod fen;
mod kings;
mod lanes;
mod pawns;
mod piece;
mod square;
mod tables;

pub mod attacks;
#[cfg(feature = "batch")]
pub mod batch;
pub mod cache;
pub mod ending;
pub mod eval;
#[cfg(feature = "kpk")]
pub mod kpk;
#[cfg(feature = "record")]
pub mod record;
#[cfg(feature = "serde")]
pub mod serde;
pub mod spans;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, BoardError};
pub use color::Color;
pub use error::ParseError;
pub use fen::{Castling, CastlingError, Fen, FenError, PlacementError};
pub use kings::Kings;
pub use pawns::{
    AttackSpanRule, BackwardRule, BlockedRule, CandidateRule, ConnectedRule, DoubledRule, Evidence,
    Formation, FormationMatches, HangingRule, LeverPushRule, NearFormation, OutpostRule,
    PassedRule, Pattern, PatternGroup, PatternKind, PatternSet, Patterns, PawnStructure,
    PawnTraits, Pawns, PawnsError, Reading, Reason, Rules, Side, SideStructure, king,
};
pub use piece::{Piece, Role};
pub use square::{File, Rank, Square};

/// What the macros name; not part of the interface.
#[doc(hidden)]
pub mod __macros {
    pub use crate::pawns::{catalogue::by_method, choice::Choice};
}

// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
