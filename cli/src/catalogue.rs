//! The library's catalogue as the command tells it, and the schools that read words differently.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use pawn_structure::{PatternGroup, Reading, Rules};

/// Whether a group says what pawns are like, and not only where they can go.
pub(crate) fn is_main(group: PatternGroup) -> bool {
    !matches!(group, PatternGroup::Fills | PatternGroup::Pushes)
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
        self.rules.readings().any(|(_, own)| own == reading)
    }
}
