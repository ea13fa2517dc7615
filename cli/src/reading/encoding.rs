//! Bytes that are text: the marks at the head of a file, UTF-16, and Latin-1 where it is no UTF-8.

use std::borrow::Cow;
use std::io::{self, Read};

/// The mark at the head of a file in UTF-8, which may stand in its middle once files are joined.
pub(super) const BOM: &[u8] = b"\xef\xbb\xbf";

/// Text as it is meant: UTF-8, or else Latin-1.
pub(super) fn text(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// The order of the bytes of UTF-16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Utf16 {
    LittleEndian,
    BigEndian,
}

impl Utf16 {
    /// The order by the mark at the head of a text, or by the zeros in what would be ASCII; `None` for other
    /// texts. An error names what cannot be read.
    pub(super) fn of_head(head: &[u8]) -> Result<Option<Utf16>, &'static str> {
        match head {
            [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => {
                Err("it is in UTF-32; UTF-8, UTF-16 and Latin-1 are read here")
            }
            [0xff, 0xfe, ..] | [1..=0x7f, 0, 1..=0x7f, 0, ..] => Ok(Some(Utf16::LittleEndian)),
            [0xfe, 0xff, ..] | [0, 1..=0x7f, 0, 1..=0x7f, ..] => Ok(Some(Utf16::BigEndian)),
            _ => Ok(None),
        }
    }

    /// The same text in UTF-8.
    pub(super) fn reader<R: Read>(self, raw: R) -> impl Read {
        Transcoded {
            raw,
            order: self,
            odd: None,
            high: None,
            text: Vec::new(),
            given: 0,
        }
    }
}

struct Transcoded<R> {
    raw: R,
    order: Utf16,
    /// The first byte of a unit whose second has not come.
    odd: Option<u8>,
    /// The first unit of a pair.
    high: Option<u16>,
    text: Vec<u8>,
    given: usize,
}

impl<R> Transcoded<R> {
    fn push(&mut self, unit: u16) {
        let units = self.high.take().into_iter().chain([unit]);
        for character in char::decode_utf16(units) {
            match character {
                Ok(character) => {
                    let mut bytes = [0; 4];
                    self.text
                        .extend_from_slice(character.encode_utf8(&mut bytes).as_bytes());
                }
                Err(_) if (0xd800..0xdc00).contains(&unit) && self.high.is_none() => {
                    self.high = Some(unit);
                }
                Err(_) => self.text.extend_from_slice("\u{fffd}".as_bytes()),
            }
        }
    }
}

impl<R: Read> Read for Transcoded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.given == self.text.len() {
            self.text.clear();
            self.given = 0;
            let mut bytes = [0; 4096];
            let length = self.raw.read(&mut bytes)?;
            if length == 0 {
                return Ok(0);
            }
            for byte in &bytes[..length] {
                match self.odd.take() {
                    None => self.odd = Some(*byte),
                    Some(first) => self.push(match self.order {
                        Utf16::LittleEndian => u16::from_le_bytes([first, *byte]),
                        Utf16::BigEndian => u16::from_be_bytes([first, *byte]),
                    }),
                }
            }
        }
        let length = buffer.len().min(self.text.len() - self.given);
        buffer[..length].copy_from_slice(&self.text[self.given..self.given + length]);
        self.given += length;
        Ok(length)
    }
}
