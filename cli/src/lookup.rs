//! A pattern by what somebody typed, or the names that it may have been meant to be.

use std::fmt;

use pawn_query::distance;
use pawn_structure::Pattern;

/// How many names a complaint suggests at most.
const SUGGESTIONS: usize = 5;

/// The pattern of a printed name or of a method's name, in whatever case; blanks, hyphens and underlines are one.
pub(crate) fn find(typed: &str) -> Option<Pattern> {
    let typed = plain(typed);
    let is_meant = |pattern: &Pattern| {
        let names = [pattern.name(), pattern.method_name()];
        names.into_iter().any(|name| plain(name) == typed)
    };
    Pattern::ALL.iter().copied().find(is_meant)
}

/// As [`find`], with the complaint if there is none.
pub(crate) fn parse(typed: &str) -> Result<Pattern, String> {
    find(typed).ok_or_else(|| Unknown(typed).to_string())
}

/// The patterns that a wrong name is part of or has in it; if there are none, those with the fewest letters different,
/// unless those are half of them.
fn nearest(typed: &str) -> Vec<Pattern> {
    let typed = plain(typed);
    let mut near: Vec<_> = Pattern::ALL
        .iter()
        .map(|pattern| (*pattern, plain(pattern.name())))
        .map(|(pattern, name)| {
            let overlap = !typed.is_empty() && (name.contains(&typed) || typed.contains(&name));
            (pattern, overlap, distance(&typed, &name))
        })
        .collect();
    // Stable: equals stay in the order of the catalogue.
    near.sort_by_key(|(_, overlap, distance)| (!overlap, *distance));
    let (_, any_overlap, least) = near[0];
    near.retain(|(_, overlap, distance)| {
        if any_overlap {
            *overlap
        } else {
            *distance == least && 2 * least < typed.chars().count()
        }
    });
    near.truncate(SUGGESTIONS);
    near.into_iter().map(|(pattern, ..)| pattern).collect()
}

/// The complaint about a name that no pattern has.
pub(crate) struct Unknown<'a>(pub(crate) &'a str);

impl fmt::Display for Unknown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no pattern {:?}; ", self.0)?;
        let nearest: Vec<_> = nearest(self.0).into_iter().map(Pattern::name).collect();
        match nearest.as_slice() {
            [] => f.write_str("`pawns patterns` lists them all"),
            _ => write!(f, "nearest: {}", nearest.join(", ")),
        }
    }
}

fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace(['-', '_'], " ");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
