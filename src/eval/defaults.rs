//! The default weights. Written by `pawns tune`, not by hand: see `CONTRIBUTING.md`.

use super::Weights;

pub(super) const DEFAULT: Weights = Weights::ZERO;
pub(super) const ALONE: Weights = Weights::ZERO;
