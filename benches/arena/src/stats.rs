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

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> Tally {
        let mut tally = Tally::default();
        for (points, count) in pairs.into_iter().enumerate() {
            for _ in 0..count {
                tally.add([points / 2, points - points / 2]);
            }
        }
        tally
    }

    fn near(value: f64, expected: f64, tolerance: f64) {
        assert!(
            (value - expected).abs() < tolerance,
            "{value} instead of {expected}"
        );
    }

    #[test]
    fn elo_of_a_score() {
        // 400 log10(3), log10(3) = 0.477121; 400 log10(10 / 1).
        near(elo(0.75), 190.848, 1e-3);
        near(elo(10.0 / 11.0), 400.0, 1e-9);
        near(elo(0.5), 0.0, 1e-12);
        near(score(elo(0.6)), 0.6, 1e-12);
        assert!(elo(1.0).is_finite() && elo(0.0).is_finite());
    }

    #[test]
    fn interval_from_pairs() {
        // Mean ½; variance (2·¼ + 4·1/16) / 10 = 0.075; half width 1.96 · √0.0075 = 0.169738;
        // 400 log10(0.669738 / 0.330262) = 122.82.
        let tally = tally([1, 2, 4, 2, 1]);
        assert_eq!(tally.games(), 20);
        let found = tally.elo().unwrap();
        near(found.value, 0.0, 1e-9);
        near(found.high, 122.82, 0.05);
        near(found.low, -122.82, 0.05);
    }

    #[test]
    fn pairs_and_games() {
        let mut tally = Tally::default();
        assert_eq!(tally.elo(), None);
        for pair in [[2, 0], [1, 1], [2, 1], [0, 0], [2, 2]] {
            tally.add(pair);
        }
        assert_eq!(tally.pairs, [1, 0, 2, 1, 1]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (4, 3, 3));
    }

    #[test]
    fn ratio_by_hand() {
        // Mean 0.6, variance 0.0525; scores 0.5 and 0.514385:
        // 10 · 0.014385 · (1.2 − 1.014385) / (2 · 0.0525) = 0.25429, but for the few thousandths.
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        near(sprt.ratio(&tally([0, 2, 3, 4, 1])), 0.25429, 1e-3);
        assert_eq!(sprt.verdict(&tally([0, 2, 3, 4, 1])), Verdict::Open);
        // A hundred and fifty times as many.
        assert_eq!(
            sprt.verdict(&tally([0, 300, 450, 600, 150])),
            Verdict::Accepted
        );
        assert_eq!(
            sprt.verdict(&tally([150, 600, 450, 300, 0])),
            Verdict::Rejected
        );
        near(Sprt::BOUND, 19.0f64.ln(), 1e-6);
        // All alike: finite all the same.
        assert!(sprt.ratio(&tally([0, 0, 10, 0, 0])).is_finite());
        near(sprt.ratio(&Tally::default()), 0.0, 1e-12);
    }
}
