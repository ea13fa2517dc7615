//! What an engine has besides its pawn terms, given or fitted alongside.

use pawn_structure::{Color, Role};

use crate::features::COLUMNS;
use crate::model::{Model, Value};
use crate::position::Position;

/// What the weights of the pawns are fitted beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// The rest of the engine's own evaluation, [`Position::rest`], times a factor that is fitted too.
    Rest,
    /// Tapered material and piece-square tables, which are fitted alongside and thrown away.
    Squares,
    /// Tapered material alone. The weights then also stand in for everything that an engine knows
    /// about squares: for looking at pawns, not for engines.
    Material,
}

const ROLES: [Role; 6] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

/// A bias and the turn come first.
const FIRST: usize = COLUMNS + 2;
const MEN: usize = FIRST;
const SQUARES: usize = MEN + 5;

/// How strongly a square's value is drawn towards the mean of its piece, in games / (log odds)².
const SQUARE_PULL: f64 = 1.0;

/// How a base that was fitted reads: names, and a value for the middlegame and the endgame.
pub(crate) type Alongside = Vec<(&'static str, [f64; 2])>;

impl Base {
    /// Whether a position has what this base needs.
    pub(crate) fn has(self, position: &Position) -> bool {
        match self {
            Base::Rest => position.rest.is_some_and(f64::is_finite),
            Base::Squares | Base::Material => position.board.is_some(),
        }
    }

    /// Its columns in a model, after those of the pawns.
    pub(crate) fn add_to(self, model: &mut Model) {
        let mut tapered = |pull| {
            let [mg, eg] = [0, 1].map(|_| model.value(Value::alongside().pulled(pull)));
            model.column(Some(mg), Some(eg));
        };
        tapered(0.0);
        tapered(0.0);
        match self {
            Base::Rest => {
                // No more than nothing can be asked of the rest of an engine.
                let factor = model.value(Value::alongside().at_least(0.0));
                model.column(Some(factor), Some(factor));
            }
            Base::Squares | Base::Material => {
                for _ in 0..5 {
                    tapered(0.0);
                }
                if self == Base::Squares {
                    for _ in 0..6 * 64 {
                        tapered(SQUARE_PULL);
                    }
                }
            }
        }
    }

    /// Values for a model to start from: those of a base that was fitted, and the fixed ones.
    pub(crate) fn values(model: &Model, found: &[[f64; 2]]) -> Vec<f64> {
        let mut values: Vec<f64> = model.values().iter().map(|value| value.lower).collect();
        let base = model.columns()[COLUMNS..].iter().zip(&found[COLUMNS..]);
        for (column, weights) in base {
            for (value, weight) in column.iter().zip(weights) {
                if let Some(value) = value {
                    values[*value] = *weight;
                }
            }
        }
        values
    }

    /// The numbers that a position has in these columns.
    pub(crate) fn terms(self, position: &Position, terms: &mut Vec<(usize, f64)>) {
        let sign = |color| if color == Color::White { 1.0 } else { -1.0 };
        terms.push((COLUMNS, 1.0));
        terms.push((COLUMNS + 1, sign(position.turn)));
        if self == Base::Rest {
            terms.push((FIRST, position.rest.unwrap_or_default() / 100.0));
            return;
        }
        let Some(board) = &position.board else { return };
        for (index, role) in ROLES.into_iter().enumerate().take(5) {
            let count = |color| f64::from(board.pieces(color, role).count());
            let count = count(Color::White) - count(Color::Black);
            if count != 0.0 {
                terms.push((MEN + index, count));
            }
        }
        if self == Base::Squares {
            for (index, role) in ROLES.into_iter().enumerate() {
                let start = SQUARES + 64 * index;
                let (white, black) = (
                    board.pieces(Color::White, role),
                    board.pieces(Color::Black, role).flip_vertical(),
                );
                // What both sides have cancels.
                for square in white - black {
                    terms.push((start + square.index(), 1.0));
                }
                for square in black - white {
                    terms.push((start + square.index(), -1.0));
                }
            }
        }
    }

    /// What a pawn of the base is worth in log odds: the unit is a hundredth of it.
    pub(crate) fn pawn(self, weights: &[[f64; 2]], positions: &[Position]) -> f64 {
        match self {
            Base::Rest => weights[FIRST][0],
            Base::Material => weights[MEN][1],
            Base::Squares => {
                // The mean over all pawns that occur, in the endgame.
                let (mut sum, mut count) = (0.0, 0.0_f64);
                for board in positions.iter().filter_map(|position| position.board) {
                    let black = board.pieces(Color::Black, Role::Pawn).flip_vertical();
                    for pawns in [board.pieces(Color::White, Role::Pawn), black] {
                        for square in pawns {
                            sum += weights[SQUARES + square.index()][1];
                            count += 1.0;
                        }
                    }
                }
                weights[MEN][1] + sum / count.max(1.0)
            }
        }
    }

    /// What is worth reporting about it.
    pub(crate) fn alongside(self, weights: &[[f64; 2]]) -> Alongside {
        let names: &[&str] = match self {
            Base::Rest => &["bias", "turn", "100 of the rest"],
            Base::Squares | Base::Material => {
                &["bias", "turn", "pawn", "knight", "bishop", "rook", "queen"]
            }
        };
        let weights = weights[COLUMNS..].iter().copied();
        names.iter().copied().zip(weights).collect()
    }
}
