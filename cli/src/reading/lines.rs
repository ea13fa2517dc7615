//! Positions, one a line.

use std::sync::Arc;

use memchr::memchr;

use super::encoding::BOM;
use super::epd;
use super::record::{Fault, Origin, Place, Record};
use super::results::NoResult;
use super::table::Header;

/// Reads the lines of a text, the first of which has this number in its file. `each` gets a record or a complaint.
pub(super) fn read(
    file: &Arc<str>,
    header: Option<&Header>,
    first: u64,
    text: &[u8],
    mut each: impl FnMut(Result<&Record, Fault>),
) {
    let mut rest = text;
    let mut line = first;
    while !rest.is_empty() {
        let end = memchr(b'\n', rest).unwrap_or(rest.len());
        let text = without_mark(&rest[..end]);
        rest = rest.get(end + 1..).unwrap_or_default();
        let place = Place {
            file,
            line,
            game: None,
        };
        line += 1;
        if is_position(text) && !header.is_some_and(|header| header.is_again(text)) {
            match record(place, header, text) {
                Ok(record) => {
                    if let Err(reason @ (NoResult::Unreadable | NoResult::Ambiguous)) =
                        record.result
                    {
                        each(Err(place.fault(reason)));
                    }
                    each(Ok(&record));
                }
                Err(what) => each(Err(place.fault(what))),
            }
        }
    }
}

/// A line without the mark that joined files have in their middle.
pub(super) fn without_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(BOM).unwrap_or(line)
}

/// Whether a line is more than a comment.
pub(super) fn is_position(line: &[u8]) -> bool {
    line.trim_ascii_start()
        .first()
        .is_some_and(|byte| *byte != b'#')
}

#[inline]
fn record<'a>(
    place: Place<'a>,
    header: Option<&'a Header>,
    text: &'a [u8],
) -> Result<Record<'a>, String> {
    if let Some(header) = header {
        // A tab at its start or end may be an empty cell.
        let (fen, result, row) = header.row(text.strip_suffix(b"\r").unwrap_or(text))?;
        return Ok(Record {
            fen,
            place,
            result,
            origin: Origin::Row(row),
        });
    }
    let line = epd::read(text.trim_ascii())?;
    Ok(Record {
        fen: line.fen,
        place,
        result: line.result,
        origin: Origin::Line(line.operations),
    })
}
