//! Files and standard input as streams of bytes, unpacked on the way.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// A FEN a line.
    Fen,
    /// The first four fields of a FEN a line, with operations behind them.
    Epd,
    /// Games.
    Pgn,
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
            "fen" => Some(Format::Fen),
            "epd" => Some(Format::Epd),
            "pgn" => Some(Format::Pgn),
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
            Format::Pgn
        } else if line.contains(&b';') {
            Format::Epd
        } else {
            Format::Fen
        }
    }
}

pub(super) const BOM: &[u8] = b"\xef\xbb\xbf";

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
    pub(super) fn name(&self) -> String {
        match self {
            Source::Stdin => "<stdin>".into(),
            // A name with a line end in it would break the line of the message.
            Source::File(path) => path.display().to_string().replace(char::is_control, "?"),
        }
    }

    /// How many bytes there are, if that is known.
    pub(super) fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => {
                let metadata = path.metadata().ok()?;
                metadata.is_file().then_some(metadata.len())
            }
        }
    }

    /// Opens it, finds out how it is packed from its first bytes, and what it holds from its name or
    /// else from the first line. `read` counts the bytes as they are taken from the disk.
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
        let mut raw = Counted {
            raw,
            read: read.clone(),
        };
        let (head, raw) =
            beginning(&mut raw, 4).map(|head| (head.clone(), Cursor::new(head).chain(raw)))?;
        let mut unpacked: Box<dyn Read + Send> = match head.as_slice() {
            [0x1f, 0x8b, ..] => Box::new(flate2::read::MultiGzDecoder::new(raw)),
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => {
                Box::new(Zstd::new(raw))
            }
            [b'B', b'Z', b'h', ..] => Box::new(bzip2::read::MultiBzDecoder::new(raw)),
            _ => Box::new(raw),
        };
        if let Some(format) = format.or(named) {
            return Ok((format, unpacked));
        }
        let head = beginning(&mut unpacked, 1)?;
        let format = Format::of_text(&head);
        Ok((format, Box::new(Cursor::new(head).chain(unpacked))))
    }
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
struct Zstd<R: Read> {
    raw: Option<BufReader<R>>,
    frame: Option<StreamingDecoder<BufReader<R>, FrameDecoder>>,
}

impl<R: Read> Zstd<R> {
    fn new(raw: R) -> Self {
        Zstd {
            raw: Some(BufReader::new(raw)),
            frame: None,
        }
    }
}

impl<R: Read> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(mut frame) = self.frame.take() {
                let length = frame.read(buffer)?;
                if length > 0 || buffer.is_empty() {
                    self.frame = Some(frame);
                    return Ok(length);
                }
                self.raw = Some(frame.into_inner());
            }
            let Some(mut raw) = self.raw.take() else {
                // It failed before.
                return Ok(0);
            };
            let head = raw.fill_buf()?;
            if head.is_empty() {
                return Ok(0);
            }
            // A frame to be skipped: a mark, a length, and as many bytes.
            if matches!(head, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..]) {
                let mut skipped = [0; 8];
                raw.read_exact(&mut skipped)?;
                let length = u32::from_le_bytes([skipped[4], skipped[5], skipped[6], skipped[7]]);
                io::copy(&mut raw.by_ref().take(length.into()), &mut io::sink())?;
                self.raw = Some(raw);
                continue;
            }
            // As large as `zstd --long` makes them.
            let frame = StreamingDecoder::new_with_max_window_size(raw, 1 << 31);
            self.frame = Some(frame.map_err(io::Error::other)?);
        }
    }
}
