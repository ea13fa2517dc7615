//! The formulas of [`pawn_structure`] in other languages: a header for C and C++, a module for Rust without
//! dependencies, an ES module for pages and node.
//!
//! Nothing is written twice: the formulas of the library [are recorded](pawn_structure::record) and printed. What is
//! no formula of sets, such as sliders and the product with weights, is a template in C, and compared with the library
//! like the rest.
//!
//! ```
//! use pawn_header::{Language, Options, write};
//! use pawn_structure::Pattern;
//!
//! let mut options = Options::default();
//! options.patterns = Some(vec![Pattern::Passed, Pattern::Isolated]);
//! options.prefix = "my_".into();
//! let header = write(&options, Language::C);
//! assert!(header.contains("static inline uint64_t my_passed_white(uint64_t white, uint64_t black)"));
//! ```

mod c;
mod functions;
mod js;
mod rust;
mod schedule;
mod tables;

pub use functions::{Function, Returns, Source, functions};

use pawn_structure::{Pattern, Rules};

/// What is written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The patterns that are wanted, of both colours; everything that there is without a choice.
    pub patterns: Option<Vec<Pattern>>,
    /// What the words mean in the functions that have plain names.
    pub rules: Rules,
    /// What all names begin with, in lower case: `ps_`.
    pub prefix: String,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            patterns: None,
            rules: Rules::DEFAULT,
            prefix: "ps_".into(),
        }
    }
}

/// A language that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Language {
    /// A header for C99 and C++11.
    C,
    /// A module for Rust that depends on nothing.
    Rust,
    /// An ES module.
    Js,
}

/// A whole file in a language.
#[must_use]
pub fn write(options: &Options, language: Language) -> String {
    match language {
        Language::C => c::write(options),
        Language::Rust => rust::write(options),
        Language::Js => js::write(options),
    }
}

/// The version of the library whose formulas are written.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What tells one text from another: FNV-1a, 64 bits.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// Which patterns are wanted, in the order of the catalogue.
fn chosen(options: &Options) -> Vec<Pattern> {
    let is_chosen = |pattern: &Pattern| {
        let chosen = options.patterns.as_ref();
        chosen.is_none_or(|patterns| patterns.contains(pattern))
    };
    Pattern::ALL.iter().copied().filter(is_chosen).collect()
}
