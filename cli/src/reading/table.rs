//! Tables: a header that names a column `fen`, and a row for each position; with tabs, commas or semicolons.

use std::borrow::Cow;

use pawn_structure::Fen;

use super::encoding;
use super::results::{self, NoResult};

/// The columns of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Header {
    separator: u8,
    names: Vec<String>,
    fen: usize,
    result: Option<usize>,
    /// The line itself, which comes again where tables were joined.
    line: Vec<u8>,
}

/// A row, and what its cells are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'a> {
    header: &'a Header,
    line: &'a [u8],
}

impl Header {
    /// The header that a line is; `None` for the line of a position.
    pub(super) fn read(line: &[u8]) -> Option<Header> {
        let separator = [b'\t', b',', b';']
            .into_iter()
            .find(|separator| line.contains(separator))
            .unwrap_or(b'\t');
        let names: Vec<_> = cells(line, separator)
            .map(|cell| cell.trim().to_lowercase())
            .collect();
        let position = |name: &str| names.iter().position(|known| known == name);
        Some(Header {
            separator,
            fen: position("fen")?,
            result: position("result"),
            line: line.trim_ascii_end().to_owned(),
            names,
        })
    }

    /// Whether there is a column of this name, upper and lower case being one.
    pub(super) fn has(&self, name: &str) -> bool {
        self.names
            .iter()
            .any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Whether the line is the header once more.
    pub(super) fn is_again(&self, line: &[u8]) -> bool {
        line.trim_ascii_end() == self.line
    }

    /// Reads a row.
    pub(super) fn row<'a>(
        &'a self,
        line: &'a [u8],
    ) -> Result<(Fen, results::Result, Row<'a>), String> {
        let row = Row { header: self, line };
        let few = "fewer columns than the header names";
        let fen = row.cell(self.fen).ok_or(few)?;
        let fen = Fen::parse(fen.trim()).map_err(|error| error.to_string())?;
        let result = match self.result {
            Some(index) => results::read(row.cell(index).ok_or(few)?.trim()),
            None => Err(NoResult::Missing),
        };
        Ok((fen, result, row))
    }
}

impl<'a> Row<'a> {
    fn cell(self, index: usize) -> Option<Cow<'a, str>> {
        cells(self.line, self.header.separator).nth(index)
    }

    pub(super) fn column(self, name: &str) -> Option<Cow<'a, str>> {
        let is_meant = |known: &String| known.eq_ignore_ascii_case(name);
        self.cell(self.header.names.iter().position(is_meant)?)
    }
}

/// The cells of a line; a quoted one may hold separators, and two quotes for one.
fn cells(line: &[u8], separator: u8) -> impl Iterator<Item = Cow<'_, str>> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let text = rest?;
        // Nothing is quoted where tabs divide.
        if separator == b'\t' || text.first() != Some(&b'"') {
            let end = memchr::memchr(separator, text);
            rest = end.map(|end| &text[end + 1..]);
            return Some(encoding::text(&text[..end.unwrap_or(text.len())]));
        }
        let mut end = 1;
        loop {
            match memchr::memchr(b'"', &text[end..]) {
                Some(quote) if text.get(end + quote + 1) == Some(&b'"') => end += quote + 2,
                Some(quote) => break end += quote,
                None => break end = text.len(),
            }
        }
        let inside = encoding::text(&text[1..end]);
        let after = text.get(end + 1..).unwrap_or_default();
        rest = memchr::memchr(separator, after).map(|end| &after[end + 1..]);
        Some(match inside {
            Cow::Borrowed(plain) if !plain.contains('"') => inside,
            _ => inside.replace("\"\"", "\"").into(),
        })
    })
}
