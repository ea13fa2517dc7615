//! The library's catalogue as the command tells it: in groups, and with the schools that read words differently.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use pawn_structure::{Pattern, PatternKind, Reading, Rules};

/// Neighbours in the catalogue that belong together.
pub(crate) struct Group {
    pub(crate) title: &'static str,
    first: Pattern,
    /// Whether it says what pawns are like, and not only where they can go.
    pub(crate) is_main: bool,
}

/// In the order of the catalogue, each from its first pattern to the first of the next.
const GROUPS: &[Group] = &[
    Group::aside("Fills, spans and attacks", Pattern::FrontFill),
    Group::main("Control of squares", Pattern::SafeSquares),
    Group::aside("Pushes", Pattern::CanPush),
    Group::main("Contact", Pattern::Rams),
    Group::main("Support", Pattern::Phalanx),
    Group::main("Isolation", Pattern::Isolated),
    Group::main("Files", Pattern::Doubled),
    Group::main("Freedom", Pattern::Opposed),
    Group::main("Passed pawns", Pattern::Passed),
    Group::main("Weakness", Pattern::Backward),
];

impl Group {
    const fn main(title: &'static str, first: Pattern) -> Self {
        Self {
            title,
            first,
            is_main: true,
        }
    }

    const fn aside(title: &'static str, first: Pattern) -> Self {
        Self {
            title,
            first,
            is_main: false,
        }
    }

    pub(crate) fn of(pattern: Pattern) -> &'static Self {
        let begun = |group: &&Self| group.first <= pattern;
        GROUPS.iter().rfind(begun).unwrap_or(&GROUPS[0])
    }
}

/// Every group with its patterns.
pub(crate) fn groups() -> impl Iterator<Item = (&'static Group, &'static [Pattern])> {
    let together = |a: &Pattern, b: &Pattern| Group::of(*a).first == Group::of(*b).first;
    let chunks = Pattern::ALL.chunk_by(together);
    chunks.map(|patterns| (Group::of(patterns[0]), patterns))
}

pub(crate) fn kind(pattern: Pattern) -> &'static str {
    match pattern.kind() {
        PatternKind::OwnPawns => "own pawns",
        PatternKind::EnemyPawns => "enemy pawns",
        PatternKind::Squares => "squares",
        PatternKind::Files => "files",
        _ => "other",
    }
}

/// How words are meant.
#[derive(Args)]
pub(crate) struct Words {
    /// The school whose words are meant: what it calls passed, backward, doubled and so on
    ///
    /// Patterns that are built on others, such as protected passers, are built on the default.
    #[arg(
        long = "rules",
        value_name = "SCHOOL",
        default_value = School::DEFAULT,
        ignore_case = true,
        value_parser = School::parser()
    )]
    pub(crate) school: School,
}

/// The rules of a school, and the name that they go by.
#[derive(Clone, Copy)]
pub(crate) struct School {
    pub(crate) name: &'static str,
    pub(crate) rules: Rules,
}

impl School {
    pub(crate) const DEFAULT: &'static str = "default";

    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let presets = Rules::PRESETS.iter();
        presets.map(|&(name, rules)| Self { name, rules })
    }

    fn parser() -> impl TypedValueParser<Value = Self> {
        let names = Self::all().map(|school| school.name);
        PossibleValuesParser::new(names).try_map(|name| {
            Self::all()
                .find(|school| school.name.eq_ignore_ascii_case(&name))
                .ok_or("no such school")
        })
    }

    /// Whether it is how the school reads the word that has this reading.
    pub(crate) fn has(&self, reading: &Reading) -> bool {
        let rules = &self.rules;
        let readings = [
            rules.passed.reading(),
            rules.candidate.reading(),
            rules.backward.reading(),
            rules.doubled.reading(),
            rules.connected.reading(),
            rules.outposts.reading(),
            rules.hanging.reading(),
            rules.lever_pushes.reading(),
            rules.blocked.reading(),
            rules.attack_front_span.reading(),
        ];
        readings.contains(&reading)
    }
}
