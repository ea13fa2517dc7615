//! Positions as rows of numbers.

use std::collections::HashSet;

/// A position: its nonzero numbers, and the outcome.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The share of the middlegame, from 0 (endgame) to 1.
    pub phase: f64,
    /// What to predict, from 0 (White loses) to 1.
    pub target: f64,
    /// The game: rows from one game are not independent of each other.
    pub game: u64,
    /// Columns and their numbers; a column that is not named is zero.
    pub terms: &'a [(usize, f64)],
}

/// Rows, stored one after the other: six bytes for each nonzero number, and 32 for each row.
///
/// ```
/// use pawn_tune::model::{Row, Sample};
///
/// let mut sample = Sample::new();
/// sample.push(Row { phase: 0.5, target: 1.0, game: 7, terms: &[(0, 1.0), (3, -2.0)] });
/// sample.push(Row { phase: 0.4, target: 1.0, game: 7, terms: &[] });
/// assert_eq!((sample.len(), sample.games()), (2, 1));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Sample {
    pub(crate) phases: Vec<f64>,
    pub(crate) targets: Vec<f64>,
    pub(crate) of_games: Vec<u64>,
    ends: Vec<usize>,
    columns: Vec<u16>,
    values: Vec<f32>,
    games: HashSet<u64>,
}

impl Sample {
    /// No rows.
    #[must_use]
    pub fn new() -> Sample {
        Sample::default()
    }

    /// Adds a row.
    ///
    /// # Panics
    ///
    /// If a column is above 65,535, if a number is not finite, or if the phase or the target is not
    /// between 0 and 1.
    pub fn push(&mut self, row: Row<'_>) {
        let is_part = |value: f64| (0.0..=1.0).contains(&value);
        assert!(is_part(row.phase), "a phase of {}", row.phase);
        assert!(is_part(row.target), "a target of {}", row.target);
        for &(column, value) in row.terms {
            assert!(value.is_finite(), "{value} in column {column}");
            self.columns
                .push(u16::try_from(column).expect("a column of 16 bits"));
            self.values.push(value as f32);
        }
        self.ends.push(self.columns.len());
        self.phases.push(row.phase);
        self.targets.push(row.target);
        self.of_games.push(row.game);
        self.games.insert(row.game);
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many games the rows come from.
    #[must_use]
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// The rows of the games for which a condition is true.
    #[must_use]
    pub fn of_games(&self, is_taken: impl Fn(u64) -> bool) -> Sample {
        let mut sample = Sample::new();
        let mut terms = Vec::new();
        for i in (0..self.len()).filter(|i| is_taken(self.of_games[*i])) {
            terms.clear();
            terms.extend(self.terms(i));
            sample.push(Row {
                phase: self.phases[i],
                target: self.targets[i],
                game: self.of_games[i],
                terms: &terms,
            });
        }
        sample
    }

    /// One more than the last column in which any row has a number.
    pub(crate) fn width(&self) -> usize {
        self.columns
            .iter()
            .max()
            .map_or(0, |column| usize::from(*column) + 1)
    }

    /// The columns of a row and their numbers.
    pub(crate) fn terms(&self, i: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        let range = start..self.ends[i];
        self.columns[range.clone()]
            .iter()
            .zip(&self.values[range])
            .map(|(column, value)| (usize::from(*column), f64::from(*value)))
    }
}
