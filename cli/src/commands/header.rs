//! `pawns header`: the formulas for other languages.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use pawn_header::{Language, Options as Wanted, write};
use pawn_structure::Pattern;

use super::Tally;
use crate::{catalogue::Words, lookup};

/// What is written.
#[derive(Args)]
pub(crate) struct Options {
    /// Patterns by name, of both colours; everything without it
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = lookup::parse)]
    patterns: Option<Vec<Pattern>>,
    #[command(flatten)]
    words: Words,
    /// What all names begin with
    #[arg(long, value_name = "PREFIX", default_value = "ps_", value_parser = prefix)]
    prefix: String,
    /// The language
    #[arg(long, value_enum, default_value = "c")]
    lang: Lang,
}

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    /// A header for C99 and C++11
    C,
    /// A module for Rust without dependencies
    Rust,
    /// An ES module, sets as `BigInt`
    Js,
}

/// A name in lower case, so that it can be one of a macro too.
fn prefix(text: &str) -> Result<String, String> {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let is_name = text
        .chars()
        .all(|letter| is_letter(letter) || letter.is_ascii_digit());
    if is_name && text.starts_with(is_letter) {
        Ok(text.into())
    } else {
        Err("lower-case letters, digits and underscores, a letter first".into())
    }
}

pub(crate) fn run(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    let mut wanted = Wanted::default();
    wanted.patterns.clone_from(&options.patterns);
    wanted.rules = options.words.school.rules;
    wanted.prefix.clone_from(&options.prefix);
    let language = match options.lang {
        Lang::C => Language::C,
        Lang::Rust => Language::Rust,
        Lang::Js => Language::Js,
    };
    out.write_all(write(&wanted, language).as_bytes())?;
    tally.answered += 1;
    out.flush()
}
