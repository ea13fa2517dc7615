//! What the results of pairs of games say: Elo with its interval, and the sequential test.

use std::fmt;

/// How often a pair of games gave 0, ½, 1, 1½ and 2 points, and the games one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// By half points of a pair.
    pub(crate) pairs: [u64; 5],
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
}

/// An estimate with the ends of its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:+.1} [{:+.1}, {:+.1}]",
            self.value, self.low, self.high
        )
    }
}

/// The 97.5 % quantile of the normal distribution.
const QUANTILE: f64 = 1.959_964;

impl Tally {
    /// A pair more, with the first player's half points of both games.
    pub(crate) fn add(&mut self, pair: [usize; 2]) {
        self.pairs[pair[0] + pair[1]] += 1;
        for half_points in pair {
            match half_points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Mean and variance of a pair's points, 0 to 1, with `prior` pairs more of each kind.
    fn moments(&self, prior: f64) -> (f64, f64, f64) {
        let counts = self.pairs.map(|count| count as f64 + prior);
        let total: f64 = counts.iter().sum();
        let points = |at: usize| at as f64 / 4.0;
        let mean = counts
            .iter()
            .enumerate()
            .map(|(at, count)| points(at) * count)
            .sum::<f64>()
            / total;
        let variance = counts
            .iter()
            .enumerate()
            .map(|(at, count)| (points(at) - mean).powi(2) * count)
            .sum::<f64>()
            / total;
        (total, mean, variance)
    }

    /// Elo with its interval from the pairs; `None` before the first.
    pub(crate) fn elo(&self) -> Option<Estimate> {
        if self.games() == 0 {
            return None;
        }
        let (total, mean, variance) = self.moments(0.0);
        let half = QUANTILE * (variance / total).sqrt();
        Some(Estimate {
            value: elo(mean),
            low: elo(mean - half),
            high: elo(mean + half),
        })
    }
}

/// The difference in strength that makes this score likely.
pub(crate) fn elo(score: f64) -> f64 {
    // All games won or lost: as if one in ten thousand were not.
    let score = score.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score that a difference in strength makes likely.
pub(crate) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test of two differences in strength against each other, with 5 % of error on either side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// What a test has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Accepted,
    Rejected,
    Open,
}

impl Sprt {
    /// `ln((1 - 0.05) / 0.05)`.
    pub(crate) const BOUND: f64 = 2.944_439;

    /// The logarithm of the ratio of the likelihoods: the pairs' mean taken as normal, with their own variance.
    pub(crate) fn ratio(&self, tally: &Tally) -> f64 {
        if tally.games() == 0 {
            return 0.0;
        }
        // A few thousandths of a pair keep the variance from being zero.
        let (total, mean, variance) = tally.moments(1e-3);
        let (s0, s1) = (score(self.elo0), score(self.elo1));
        total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    pub(crate) fn verdict(&self, tally: &Tally) -> Verdict {
        let ratio = self.ratio(tally);
        if ratio >= Sprt::BOUND {
            Verdict::Accepted
        } else if ratio <= -Sprt::BOUND {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}
