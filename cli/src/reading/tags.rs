//! The tags of a game: `[Name "value"]`, as they should be and as people write them.

use std::borrow::Cow;

use memchr::{memchr, memchr2};

use super::encoding;
use super::tokens::{Kind, Token};

/// The tags of a game, looked up when somebody asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tags<'a> {
    pub(super) text: &'a [u8],
    pub(super) tokens: &'a [Token],
    /// Where the text begins in that of the tokens.
    pub(super) base: usize,
}

impl<'a> Tags<'a> {
    /// The value of the last tag of this name.
    pub(super) fn bytes(self, name: &[u8]) -> Option<&'a [u8]> {
        let tags = self.tokens.iter().filter(|token| token.kind == Kind::Tag);
        let mut found = None;
        for token in tags {
            let text = &self.text[token.start() - self.base..];
            let tag = read(&text[..memchr(b'\n', text).unwrap_or(text.len())]);
            if tag.name.eq_ignore_ascii_case(name) {
                found = Some(tag.value);
            }
        }
        found
    }

    pub(super) fn value(self, name: &str) -> Option<Cow<'a, str>> {
        let value = encoding::text(self.bytes(name.as_bytes())?);
        Some(if value.contains('\\') {
            value.replace("\\\"", "\"").replace("\\\\", "\\").into()
        } else {
            value
        })
    }
}

pub(super) struct Tag<'a> {
    pub(super) name: &'a [u8],
    pub(super) value: &'a [u8],
    pub(super) length: usize,
}

/// The tag with which a line begins. A quote inside its value does not end it, unless a `]` follows; without one
/// the tag is the whole line.
pub(super) fn read(line: &[u8]) -> Tag<'_> {
    let ends_name = |byte: &u8| matches!(byte, b' ' | b'\t' | b'"' | b']');
    let name_end = line.iter().position(ends_name).unwrap_or(line.len());
    let name = line.get(1..name_end).unwrap_or_default();
    // A carriage return inside a tag is a letter of it; that of the line's end is not.
    let name = if name_end == line.len() {
        name.trim_ascii_end()
    } else {
        name
    };
    let start = name_end
        + line[name_end..]
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count();
    if line.get(start) != Some(&b'"') {
        let end = memchr(b']', &line[name_end..]).map(|end| name_end + end);
        let value = &line[start..end.unwrap_or(line.len()).max(start)];
        return Tag {
            name,
            value: value.trim_ascii_end(),
            length: end.map_or(line.len(), |end| end + 1),
        };
    }
    let start = start + 1;
    let mut place = start;
    while let Some(found) = memchr2(b'"', b'\\', &line[place..]) {
        let at = place + found;
        place = at + 1;
        if line[at] == b'\\' {
            place += usize::from(place < line.len());
            continue;
        }
        let behind = &line[place..];
        let blanks = behind
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r'))
            .count();
        let is_closed = behind.get(blanks) == Some(&b']');
        if is_closed || blanks == behind.len() {
            return Tag {
                name,
                value: &line[start..at],
                length: place + blanks + usize::from(is_closed),
            };
        }
    }
    let value = line[start..].trim_ascii_end();
    Tag {
        name,
        value: value
            .strip_suffix(b"\"]")
            .or(value.strip_suffix(b"]"))
            .unwrap_or(value),
        length: line.len(),
    }
}
