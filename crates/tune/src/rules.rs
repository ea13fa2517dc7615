//! What is known about the weights before any position is seen: which ranks share a weight, which signs
//! make sense, which weights rise with the rank, and which features an engine covers elsewhere.
//!
//! An unconstrained fit gives isolated pawns a bonus and takes away three quarters of a passed pawn's
//! value on the next rank. That pays in the average position, but a search looks for the positions where
//! it does not.

use pawn_structure::eval::Feature;

use crate::features;

/// What a weight may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Anything.
    Free,
    /// Not below zero.
    Bonus,
    /// Not above zero.
    Penalty,
    /// Zero: it is left out.
    Out,
}

/// How weights change with the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// In any way.
    Free,
    /// Not falling from one rank to the next.
    Rising,
    /// Not rising from one rank to the next.
    Falling,
}

/// What is known about a feature's weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The sign in the middlegame.
    pub mg: Sign,
    /// The sign in the endgame.
    pub eg: Sign,
    /// The ranks at which a new weight begins; those up to the next one share it. If empty, each rank
    /// has its own.
    pub steps: &'static [u8],
    /// How the middlegame and endgame values change with the rank.
    pub trend: Trend,
    /// Why.
    pub reason: &'static str,
}

impl Rule {
    /// The rule of a feature.
    ///
    /// A feature that the table does not name is unconstrained.
    ///
    /// ```
    /// use pawn_structure::eval::Feature;
    /// use pawn_tune::{Rule, Sign};
    ///
    /// let isolated = Feature::from_name("isolated").unwrap();
    /// assert_eq!(Rule::of(isolated).eg, Sign::Penalty);
    /// ```
    #[must_use]
    pub fn of(feature: Feature) -> Rule {
        if features::is_table(feature) {
            return out("a table of squares, which every engine has");
        }
        let mut rules = RULES.iter();
        let named = rules.find(|(name, _)| *name == feature.name());
        named.map_or(FREE, |(_, rule)| *rule)
    }

    /// Whether the feature is left out unless it is requested.
    #[must_use]
    pub fn is_out(&self) -> bool {
        self.mg == Sign::Out && self.eg == Sign::Out
    }
}

const FREE: Rule = rule(Sign::Free, &[], Trend::Free, "nothing is known about it");

const fn rule(sign: Sign, steps: &'static [u8], trend: Trend, reason: &'static str) -> Rule {
    Rule {
        mg: sign,
        eg: sign,
        steps,
        trend,
        reason,
    }
}

const fn out(reason: &'static str) -> Rule {
    rule(Sign::Out, &[], Trend::Free, reason)
}

/// All ranks alike.
const ALL: &[u8] = &[1];

#[rustfmt::skip]
const RULES: &[(&str, Rule)] = &[
    ("passed", rule(Sign::Bonus, &[1, 4, 5, 6, 7], Trend::Rising,
        "a passed pawn is worth more with each step; on the second and third rank hardly yet")),
    ("protected-passer", rule(Sign::Bonus, ALL, Trend::Free,
        "no piece can win it cheaply")),
    ("isolated", rule(Sign::Penalty, ALL, Trend::Free,
        "no pawn can defend it; by rank it was noise")),
    ("doubled-rear", rule(Sign::Penalty, ALL, Trend::Free,
        "one stands in the way of the other")),
    ("backward", rule(Sign::Penalty, ALL, Trend::Free,
        "it can neither be defended by a pawn nor safely pushed; by rank it was noise")),
    ("phalanx", rule(Sign::Bonus, &[1, 4, 5], Trend::Rising,
        "two abreast threaten to defend each other one step on")),
    ("defended", rule(Sign::Bonus, &[1, 5, 6], Trend::Rising,
        "it stands firm, and the more so the further it has come")),
    ("shelter", rule(Sign::Bonus, &[], Trend::Falling,
        "a pawn shelters its king, the nearer the better")),
    ("king-to-passer", rule(Sign::Penalty, &[1, 5, 6], Trend::Falling,
        "a king far from its passed pawn does not help it, which matters more the further the pawn is")),
    ("enemy-king-to-passer", rule(Sign::Bonus, &[1, 5, 6], Trend::Rising,
        "a king far from the enemy's passed pawn does not stop it")),
    ("enemy-pawn-near", rule(Sign::Bonus, ALL, Trend::Free,
        "the king attacks it")),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_rule_and_every_rule_a_feature() {
        for feature in Feature::ALL {
            let named = RULES.iter().any(|(name, _)| *name == feature.name());
            assert_ne!(named, features::is_table(*feature), "{feature}");
        }
        for (name, _) in RULES {
            assert!(Feature::from_name(name).is_some(), "{name}");
        }
    }

    #[test]
    fn a_rule_stands_once_and_its_steps_rise() {
        for (i, (name, rule)) in RULES.iter().enumerate() {
            let later = &RULES[i + 1..];
            assert!(
                later.iter().all(|(other, _)| other != name),
                "{name} occurs twice"
            );
            assert!(rule.steps.is_sorted_by(|a, b| a < b), "{name}");
            assert!(!rule.reason.is_empty());
        }
    }
}
