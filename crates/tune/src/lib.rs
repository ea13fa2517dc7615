//! Fits the weights of [`pawn_structure::eval`] to an engine, from positions with results and scores.
//!
//! An engine has material, piece-square tables and mobility; what the pawns add to *that* is fitted
//! here, not what pawns explain by themselves: a weight that stands in for something that the engine
//! already has costs games. So either the rest of the engine's evaluation is given with each position
//! ([`Base::Rest`], the better way), or a model of it is fitted alongside and thrown away
//! ([`Base::Squares`]).
//!
//! - [`tune`] takes [`Position`]s in memory and returns [`Weights`](pawn_structure::eval::Weights), each
//!   with an interval, as [`Settings`] specify.
//! - [`Rule`] says what is known in advance about each feature: its sign, ranks that share a weight, its
//!   trend, and why.
//! - [`rust_constant`] writes weights as a module for any crate.
//! - [`model`] is the underlying regression, which knows nothing about pawns, for an engine's other weights.
//!
//! ```
//! use pawn_structure::Fen;
//! use pawn_tune::{Base, Position, Settings, Unit, tune};
//!
//! let games = [
//!     ("8/5ppp/4k3/8/8/3K4/P4PPP/8 w - - 0 1", 1.0),
//!     ("8/p4ppp/4k3/8/8/3K4/5PPP/8 w - - 0 1", 0.0),
//!     ("8/5ppp/4k3/P7/8/3K4/5PPP/8 w - - 0 1", 1.0),
//!     ("8/5ppp/4k3/8/8/3K4/5PPP/8 w - - 0 1", 0.5),
//! ];
//! let mut positions = Vec::new();
//! for (game, (fen, result)) in games.into_iter().enumerate() {
//!     let fen = Fen::parse(fen)?;
//!     let mut position = Position::of(&fen.board, fen.turn).unwrap();
//!     position.result = Some(result);
//!     position.game = game as u64;
//!     positions.push(position);
//! }
//! // Far more games are needed, as a warning says; here only the prior keeps the weights small.
//! let settings = Settings {
//!     base: Base::Material,
//!     unit: Unit::LogOdds(400.0),
//!     prior: Some(1.0),
//!     ..Settings::default()
//! };
//! let tuned = tune(&positions, &[], &settings, &mut |_| {})?;
//! assert_eq!(tuned.games, 4);
//! assert!(!tuned.warnings.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate does no input or output; `pawns tune` is a command on top of it.

/// The examples of `README.md`, which are tested with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

mod base;
mod constant;
mod features;
pub mod model;
mod parallel;
mod position;
mod quadratic;
mod rules;
mod sample;
mod tuner;

pub use base::Base;
pub use constant::rust_constant;
pub use position::{Position, Target, part};
pub use rules::{Rule, Sign, Trend};
pub use tuner::{
    Compared, Constraints, Settings, Stage, Tried, TuneError, Tuned, TunedWeight, Unit, Warning,
    tune,
};
