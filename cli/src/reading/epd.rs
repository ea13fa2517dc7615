//! A position in a line: the fields of a FEN, and the operations of an EPD behind them.

use std::borrow::Cow;

use pawn_structure::Fen;

use super::encoding;
use super::results::{self, NoResult};

/// What stands behind the fields, one operation after the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operations<'a>(pub(super) &'a [u8]);

/// A line as it was understood.
pub(super) struct Line<'a> {
    pub(super) fen: Fen,
    pub(super) operations: Operations<'a>,
    pub(super) result: results::Result,
}

/// Reads a line without blanks around it.
#[inline]
pub(super) fn read(line: &[u8]) -> Result<Line<'_>, String> {
    // Most lines are FENs and nothing else; one that ends otherwise is not tried.
    if line
        .last()
        .is_some_and(|byte| byte.is_ascii_digit() || *byte == b'-')
        && let Ok(text) = str::from_utf8(line)
        && let Ok(fen) = Fen::parse(text)
    {
        return Ok(Line {
            fen,
            operations: Operations(b""),
            result: Err(NoResult::Missing),
        });
    }
    with_operations(line)
}

/// The same of a line that is more than a FEN, or none.
fn with_operations(line: &[u8]) -> Result<Line<'_>, String> {
    let end = end_of_fields(line);
    let fields = str::from_utf8(&line[..end]).map_err(|error| {
        let end = error.valid_up_to();
        format!("text: not UTF-8 after its first {end} bytes")
    })?;
    let mut fen = Fen::parse(fields).map_err(|error| error.to_string())?;
    let operations = Operations(&line[end..]);
    if line.len() == end {
        let result = Err(NoResult::Missing);
        return Ok(Line {
            fen,
            operations,
            result,
        });
    }
    for (code, field) in [("hmvc", &mut fen.halfmove), ("fmvn", &mut fen.fullmove)] {
        if let Some((_, operand)) = operations.coded().find(|(known, _)| known == code) {
            *field = operand
                .parse()
                .map_err(|_| format!("{code}: expected a number up to 65535"))?;
        }
    }
    Ok(Line {
        fen,
        operations,
        result: operations.result(),
    })
}

/// Where the four fields end, or six if two numbers follow.
fn end_of_fields(line: &[u8]) -> usize {
    let mut end = 0;
    for index in 0..6 {
        let blanks = line[end..]
            .iter()
            .take_while(|byte| byte.is_ascii_whitespace());
        let start = end + blanks.count();
        let ends_field = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b';' | b'|');
        let length = line[start..].iter().position(ends_field);
        let field = &line[start..start + length.unwrap_or(line.len() - start)];
        let is_clock = field.iter().all(u8::is_ascii_digit);
        if field.is_empty() || field[0] == b'[' || index >= 4 && !is_clock {
            break;
        }
        end = start + field.len();
    }
    end
}

impl<'a> Operations<'a> {
    /// The texts between semicolons and bars, none of them empty; those within quotes and brackets divide nothing.
    fn parts(self) -> impl Iterator<Item = &'a [u8]> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let is_between = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b';' | b'|');
            let start = rest.iter().position(|byte| !is_between(byte))?;
            rest = &rest[start..];
            let (mut is_quoted, is_bracketed) = (false, rest[0] == b'[');
            let end = rest.iter().position(|byte| {
                is_quoted ^= *byte == b'"';
                match byte {
                    b']' if is_bracketed => true,
                    b';' | b'|' | b'[' => !is_quoted && !is_bracketed,
                    _ => false,
                }
            });
            // The first byte of a part in brackets is the bracket that would end another.
            let end = end.map_or(rest.len(), |end| end + usize::from(is_bracketed));
            let (part, after) = rest.split_at(end);
            rest = after;
            Some(part.trim_ascii())
        })
    }

    /// Codes and what they are told of, without quotes.
    pub(super) fn coded(self) -> impl Iterator<Item = (Cow<'a, str>, Cow<'a, str>)> {
        let is_coded = |part: &&[u8]| part[0].is_ascii_alphabetic();
        self.parts().filter(is_coded).map(|part| {
            let blank = part.iter().position(u8::is_ascii_whitespace);
            let (code, operand) = part.split_at(blank.unwrap_or(part.len()));
            let operand = operand.trim_ascii();
            let inside = operand
                .strip_prefix(b"\"")
                .map(|operand| operand.strip_suffix(b"\"").unwrap_or(operand));
            (
                encoding::text(code),
                encoding::text(inside.unwrap_or(operand)),
            )
        })
    }

    /// The result that is said: `c9 "1-0"`, `[1.0]`, `1-0`, or `| 1.0` behind the last bar.
    fn result(self) -> results::Result {
        let mut said = Err(NoResult::Missing);
        for (code, operand) in self.coded() {
            // Many files have other comments there.
            if code == "c9" && results::read(&operand).is_ok() {
                said = results::both(said, results::read(&operand));
            }
        }
        for part in self.parts() {
            if let Some(inside) = part.strip_prefix(b"[") {
                let inside = inside.strip_suffix(b"]").unwrap_or(inside).trim_ascii();
                said = results::both(said, results::read(&encoding::text(inside)));
            } else if !part[0].is_ascii_alphabetic() {
                let text = encoding::text(part);
                let word = text.trim_matches('"');
                let is_number = word.contains('.') && results::read(word).is_ok();
                if let Some(result) = results::words(word) {
                    said = results::both(said, result);
                } else if is_number {
                    said = results::both(said, results::read(word));
                }
            }
        }
        said
    }
}
