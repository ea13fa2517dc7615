//! Files and standard input as streams of bytes of text: unpacked, and in UTF-8 where they were in UTF-16.
//!
//! What is a line or a game in them is not known here.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::encoding::{BOM, Utf16};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// A position a line: a FEN, an EPD, or a row of a table whose header names a column `fen`.
    Lines,
    /// Games as PGN.
    Games,
}

impl Format {
    /// The format that a file's name ends in, before the ending of a packer.
    fn of_name(path: &Path) -> Option<Format> {
        let name = path.file_name()?.to_str()?.to_ascii_lowercase();
        let packers = [".gz", ".zst", ".zstd", ".bz2"];
        let name = packers
            .iter()
            .find_map(|packer| name.strip_suffix(packer))
            .unwrap_or(&name);
        match name.rsplit_once('.')?.1 {
            "fen" | "epd" | "csv" | "tsv" => Some(Format::Lines),
            "pgn" => Some(Format::Games),
            _ => None,
        }
    }

    /// The format that a text begins like: games begin with a tag, a comment or a move number.
    fn of_text(text: &[u8]) -> Format {
        let text = text.strip_prefix(BOM).unwrap_or(text);
        let mut lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        let line = lines.find(|line| !line.is_empty() && !matches!(line[0], b'#' | b'%'));
        let line = line.unwrap_or_default();
        let is_move_number = line.starts_with(b"1.") || line.starts_with(b"1 ");
        if matches!(line.first(), Some(b'[' | b'{' | b';')) || is_move_number {
            Format::Games
        } else {
            Format::Lines
        }
    }
}

/// Where positions come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input.
    Stdin,
    /// A file, packed or not.
    File(PathBuf),
}

impl Source {
    /// The name in messages.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "<stdin>".into(),
            // A name with a line end in it would break the line of the message.
            Source::File(path) => path.display().to_string().replace(char::is_control, "?"),
        }
    }

    /// How many bytes there are, if that is known.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => {
                let metadata = path.metadata().ok()?;
                metadata.is_file().then_some(metadata.len())
            }
        }
    }

    /// Opens it, finds out how it is packed and written from its first bytes, and what it holds from its name
    /// or else from the first line. `read` counts the bytes as they are taken from the disk.
    pub(super) fn open(
        &self,
        format: Option<Format>,
        read: &Arc<AtomicU64>,
    ) -> io::Result<(Format, Box<dyn Read + Send>)> {
        let (raw, named): (Box<dyn Read + Send>, _) = match self {
            Source::Stdin => (Box::new(io::stdin()), None),
            Source::File(path) => {
                if path.is_dir() {
                    return Err(io::Error::new(
                        io::ErrorKind::IsADirectory,
                        "is a directory",
                    ));
                }
                (Box::new(File::open(path)?), Format::of_name(path))
            }
        };
        let raw = Counted {
            raw,
            read: read.clone(),
        };
        let mut text = in_utf8(unpacked(Box::new(raw))?)?;
        if let Some(format) = format.or(named) {
            return Ok((format, text));
        }
        let head = beginning(&mut text, 1)?;
        let format = Format::of_text(&head);
        Ok((format, Box::new(Cursor::new(head).chain(text))))
    }
}

/// The bytes that were packed, by the mark that they begin with: names are not to be relied on.
fn unpacked(mut raw: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let head = beginning(&mut raw, 6)?;
    let packer = match head.as_slice() {
        [0x1f, 0x8b, ..] => "gzip",
        [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => "zstd",
        [b'B', b'Z', b'h', ..] => "bzip2",
        [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => return Err(packed_with("xz")),
        [b'7', b'z', 0xbc, 0xaf, 0x27, 0x1c, ..] => return Err(packed_with("7z")),
        [b'P', b'K', 3, 4, ..] => return Err(packed_with("zip")),
        [b'R', b'a', b'r', b'!', 0x1a, ..] => return Err(packed_with("rar")),
        _ => "",
    };
    let raw = Cursor::new(head).chain(raw);
    Ok(match packer {
        "gzip" => Box::new(flate2::read::MultiGzDecoder::new(raw)),
        "zstd" => Box::new(Zstd::new(raw)),
        "bzip2" => Box::new(bzip2::read::MultiBzDecoder::new(raw)),
        _ => Box::new(raw),
    })
}

fn packed_with(packer: &str) -> io::Error {
    io::Error::other(format!(
        "it is packed with {packer}; gzip, zstd and bzip2 are unpacked here"
    ))
}

/// The text in UTF-8, or in whatever one-byte encoding it is in.
fn in_utf8(mut text: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let head = beginning(&mut text, 4)?;
    let utf16 = Utf16::of_head(&head).map_err(io::Error::other)?;
    let text = Cursor::new(head).chain(text);
    Ok(match utf16 {
        Some(utf16) => Box::new(utf16.reader(text)),
        None => Box::new(text),
    })
}

/// The first bytes, at least so many if there are, and what else came with them.
fn beginning(reader: &mut dyn Read, least: usize) -> io::Result<Vec<u8>> {
    let mut head = vec![0; 4096];
    let mut length = 0;
    while length < least {
        match reader.read(&mut head[length..]) {
            Ok(0) => break,
            Ok(more) => length += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // The error comes again when what came before it is used up.
            Err(_) if length > 0 => break,
            Err(error) => return Err(error),
        }
    }
    head.truncate(length);
    Ok(head)
}

struct Counted<R> {
    raw: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.raw.read(buffer)?;
        self.read.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// Frames of Zstandard one after the other: large files are often written in pieces.
struct Zstd<R> {
    raw: BufReader<R>,
    decoder: FrameDecoder,
    is_in_frame: bool,
    /// What is told when all that was decoded before it is given away.
    error: Option<io::Error>,
    is_broken: bool,
}

/// As large as `zstd --long` makes them.
const LARGEST_WINDOW: u64 = 1 << 31;
/// An empty block that is the last of its frame, and a checksum that nobody compares.
const END_OF_FRAME: [u8; 7] = [1, 0, 0, 0, 0, 0, 0];

impl<R: Read> Zstd<R> {
    fn new(raw: R) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(LARGEST_WINDOW);
        Zstd {
            raw: BufReader::new(raw),
            decoder,
            is_in_frame: false,
            error: None,
            is_broken: false,
        }
    }

    /// Begins the next frame; false at the end of the file.
    fn begin(&mut self) -> io::Result<bool> {
        loop {
            let head = self.raw.fill_buf()?;
            if head.is_empty() {
                return Ok(false);
            }
            // A frame to be skipped: a mark, a length, and as many bytes.
            if !matches!(head, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..]) {
                self.decoder
                    .reset(&mut self.raw)
                    .map_err(io::Error::other)?;
                self.is_in_frame = true;
                return Ok(true);
            }
            let mut skipped = [0; 8];
            self.raw.read_exact(&mut skipped)?;
            let length = u32::from_le_bytes([skipped[4], skipped[5], skipped[6], skipped[7]]);
            io::copy(&mut self.raw.by_ref().take(length.into()), &mut io::sink())?;
        }
    }

    /// Decodes a block. The decoder keeps a window of what it has decoded until the frame ends; so a frame that is
    /// cut off is ended here.
    fn decode(&mut self) {
        let block = BlockDecodingStrategy::UptoBlocks(1);
        if let Err(error) = self.decoder.decode_blocks(&mut self.raw, block) {
            self.error = Some(io::Error::other(error));
            self.is_broken = true;
            let end = BlockDecodingStrategy::All;
            let _ = self.decoder.decode_blocks(&END_OF_FRAME[..], end);
        }
    }
}

impl<R: Read> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if self.decoder.can_collect() > 0 {
                return self.decoder.read(buffer);
            }
            if let Some(error) = self.error.take() {
                return Err(error);
            }
            if self.is_broken {
                return Ok(0);
            }
            if self.is_in_frame && !self.decoder.is_finished() {
                self.decode();
                continue;
            }
            self.is_in_frame = false;
            match self.begin() {
                Ok(true) => {}
                Ok(false) => return Ok(0),
                Err(error) => {
                    self.is_broken = true;
                    return Err(error);
                }
            }
        }
    }
}
