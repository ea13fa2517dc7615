//! The functions that are formulas: their names, what they say, and where they come from.

use pawn_structure::{
    AttackSpanRule, BackwardRule, BlockedRule, CandidateRule, Color, ConnectedRule, DoubledRule,
    HangingRule, LeverPushRule, OutpostRule, PassedRule, Pattern, Rules,
    record::{Graph, KingSet, Node, Number},
};

use crate::{Options, chosen};

/// Where a function comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// A pattern by some rules.
    Pattern(Pattern, Rules),
    /// Blocked pawns by a rule.
    Blocked(BlockedRule),
    /// A number.
    Number(Number),
    /// A set of pawns about a king.
    KingSet(KingSet),
}

/// What a function gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Returns {
    /// A set of squares.
    Set,
    /// A number, perhaps negative.
    Number,
}

/// A function that is a formula.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Function {
    /// The name without a prefix and without the colour: `backward_stockfish`.
    pub name: String,
    /// Whose pawns they are.
    pub color: Color,
    /// Where it comes from.
    pub source: Source,
    /// What it is, and how it is computed, if that is a formula.
    pub comment: [Option<&'static str>; 2],
}

impl Function {
    /// The name without a prefix: `backward_stockfish_white`.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{}_{}", self.name, color_name(self.color))
    }

    /// What it gives.
    #[must_use]
    pub fn returns(&self) -> Returns {
        match self.source {
            Source::Number(_) => Returns::Number,
            _ => Returns::Set,
        }
    }

    /// Whether a king is given beside the pawns.
    #[must_use]
    pub fn takes_king(&self) -> bool {
        matches!(self.source, Source::KingSet(_))
    }

    pub(crate) fn record(&self, graph: &Graph) -> Node {
        match self.source {
            Source::Pattern(pattern, rules) => graph.pattern_by(pattern, self.color, &rules),
            Source::Blocked(rule) => graph.blocked(rule, self.color),
            Source::Number(number) => graph.number(number, self.color),
            Source::KingSet(set) => graph.king_set(set, self.color),
        }
    }
}

pub(crate) fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The other meanings of a word: the name of each, its meaning, and rules that have it.
macro_rules! others {
    ($rules:expr, $rule:ident $with:ident) => {
        $rule::ALL[1..]
            .iter()
            .map(|rule| {
                let reading = rule.reading();
                (reading.name, reading.summary, $rules.$with(*rule))
            })
            .collect()
    };
}

fn other_readings(pattern: Pattern) -> Vec<(&'static str, &'static str, Rules)> {
    match pattern {
        Pattern::Passed => others!(Rules::DEFAULT, PassedRule with_passed),
        Pattern::Candidate => others!(Rules::DEFAULT, CandidateRule with_candidate),
        Pattern::Backward => others!(Rules::DEFAULT, BackwardRule with_backward),
        Pattern::Doubled => others!(Rules::DEFAULT, DoubledRule with_doubled),
        Pattern::Connected => others!(Rules::DEFAULT, ConnectedRule with_connected),
        Pattern::Outposts => others!(Rules::DEFAULT, OutpostRule with_outposts),
        Pattern::Hanging => others!(Rules::DEFAULT, HangingRule with_hanging),
        Pattern::LeverPushes => others!(Rules::DEFAULT, LeverPushRule with_lever_pushes),
        Pattern::AttackFrontSpan => others!(Rules::DEFAULT, AttackSpanRule with_attack_front_span),
        _ => Vec::new(),
    }
}

/// The reading of a pattern by some rules, if it is not the default.
fn reading_of(pattern: Pattern, rules: &Rules) -> Option<&'static str> {
    let place = match pattern {
        Pattern::Passed => rules.passed as usize,
        Pattern::Candidate => rules.candidate as usize,
        Pattern::Backward => rules.backward as usize,
        Pattern::Doubled => rules.doubled as usize,
        Pattern::Connected => rules.connected as usize,
        Pattern::Outposts => rules.outposts as usize,
        Pattern::Hanging => rules.hanging as usize,
        Pattern::LeverPushes => rules.lever_pushes as usize,
        Pattern::AttackFrontSpan => rules.attack_front_span as usize,
        _ => 0,
    };
    (place > 0).then(|| pattern.readings()[place].summary)
}

/// Everything that is a formula, each for White and for Black: patterns, the words of schools, numbers, sets about
/// kings. With a choice of patterns only those.
#[must_use]
pub fn functions(options: &Options) -> Vec<Function> {
    let mut functions = Vec::new();
    let mut add = |name: String, source, comment| {
        for color in Color::ALL {
            functions.push(Function {
                name: name.clone(),
                color,
                source,
                comment,
            });
        }
    };
    for pattern in chosen(options) {
        let comment = match reading_of(pattern, &options.rules) {
            Some(summary) => [Some(summary), None],
            None => [Some(pattern.summary()), Some(pattern.formula())],
        };
        let source = Source::Pattern(pattern, options.rules);
        add(pattern.method_name().into(), source, comment);
    }
    if options.patterns.is_some() {
        return functions;
    }
    for pattern in chosen(options) {
        for (name, summary, rules) in other_readings(pattern) {
            let name = format!("{}_{}", pattern.method_name(), name.replace('-', "_"));
            // A word of a school that is a pattern by itself is there already: `doubled_rear`.
            if Pattern::ALL
                .iter()
                .any(|pattern| pattern.method_name() == name)
            {
                continue;
            }
            add(name, Source::Pattern(pattern, rules), [Some(summary), None]);
        }
    }
    for rule in &BlockedRule::ALL[1..] {
        let reading = rule.reading();
        let name = format!("blocked_{}", reading.name.replace('-', "_"));
        add(name, Source::Blocked(*rule), [Some(reading.summary), None]);
    }
    for number in Number::ALL {
        let comment = [Some(number.summary()), Some(number.formula())];
        add(
            number.method_name().into(),
            Source::Number(*number),
            comment,
        );
    }
    for set in KingSet::ALL {
        let comment = [Some(set.summary()), Some(set.formula())];
        let name = match set {
            // Where the king stands when the pawns are to move is found first.
            KingSet::Unstoppable => "unstoppable_from".into(),
            _ => set.method_name().into(),
        };
        add(name, Source::KingSet(*set), comment);
    }
    functions
}
