use super::Weights;
pub(super) const DEFAULT: Weights = Weights::ZERO;
