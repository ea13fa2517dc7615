//! Positions with results, from files in the forms that are about: EPD, FEN and tables with tabs; plain,
//! gzip or zstd.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::bufread::MultiGzDecoder;
use pawn_structure::{Fen, FenError};

/// A position, as far as a line tells of it.
pub(crate) struct Record {
    /// The first four fields of the FEN, as they are in the file.
    pub(crate) text: String,
    pub(crate) fen: Fen,
    /// White's: 1, 0.5 or 0.
    pub(crate) result: Result<f64, NoResult>,
    /// What the positions of a game have in common.
    pub(crate) game: Option<String>,
    /// The numbers of the columns that were asked for, in that order.
    pub(crate) numbers: Vec<Option<f64>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoResult {
    Missing,
    Unreadable,
    Ambiguous,
}

impl fmt::Display for NoResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "no result",
            Self::Unreadable => "a result that is not 1, 0.5 or 0",
            Self::Ambiguous => "two results that differ",
        })
    }
}

/// Why a line has no position, and where it is.
pub(crate) struct Refusal {
    pub(crate) path: PathBuf,
    pub(crate) line: u64,
    pub(crate) reason: Reason,
}

pub(crate) enum Reason {
    Read(io::Error),
    Utf8,
    Fen(FenError),
    Columns,
    Header(&'static str),
    /// What stands in a column of numbers is none.
    Number(String),
    /// There is no column of numbers of this name.
    Missing(String),
    Label(NoResult),
    Kings,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        f.write_str(": ")?;
        match &self.reason {
            Reason::Read(error) => write!(f, "cannot be read: {error}"),
            Reason::Utf8 => f.write_str("text: not UTF-8"),
            Reason::Fen(error) => error.fmt(f),
            Reason::Columns => f.write_str("fewer columns than the header names"),
            Reason::Header(name) => write!(f, "header: no column `{name}`"),
            Reason::Number(name) => write!(f, "column `{name}`: not a number"),
            Reason::Missing(name) => write!(f, "no number of the name `{name}`"),
            Reason::Label(reason) => reason.fmt(f),
            Reason::Kings => f.write_str("not one king on each side"),
        }
    }
}

/// The records of a file, in order; a line that has none is a refusal, and the next one follows.
pub(crate) struct Records {
    path: PathBuf,
    reader: Box<dyn BufRead>,
    line: u64,
    form: Option<Form>,
    ended: bool,
    /// Whether a table must have a column of results.
    is_labeled: bool,
    numbers: Vec<String>,
}

enum Form {
    Lines,
    Table {
        fen: usize,
        result: Option<usize>,
        game: Option<usize>,
        numbers: Vec<Option<usize>>,
    },
}

impl Records {
    pub(crate) fn open(path: &Path, is_labeled: bool) -> Result<Self, Refusal> {
        let refuse = |error| Refusal {
            path: path.to_owned(),
            line: 0,
            reason: Reason::Read(error),
        };
        let mut file = BufReader::with_capacity(1 << 16, File::open(path).map_err(refuse)?);
        let start = file.fill_buf().map_err(refuse)?;
        // By what is in it: names are not to be relied on.
        let reader: Box<dyn BufRead> = if start.starts_with(&[0x1f, 0x8b]) {
            Box::new(BufReader::new(MultiGzDecoder::new(file)))
        } else if start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
            let decoder = ruzstd::decoding::StreamingDecoder::new(file)
                .map_err(|error| refuse(io::Error::other(error.to_string())))?;
            Box::new(BufReader::new(Sendless(decoder)))
        } else {
            Box::new(file)
        };
        Ok(Self {
            path: path.to_owned(),
            reader,
            line: 0,
            form: None,
            ended: false,
            is_labeled,
            numbers: Vec::new(),
        })
    }

    /// Asks for the numbers in the columns of these names, where a table has them.
    pub(crate) fn with_numbers<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Self {
        self.numbers = names.into_iter().map(str::to_owned).collect();
        self
    }

    pub(crate) fn refuse(&self, reason: Reason) -> Refusal {
        Refusal {
            path: self.path.clone(),
            line: self.line,
            reason,
        }
    }

    fn header(&mut self, line: &str) -> Result<Option<Form>, Reason> {
        let columns: Vec<_> = line.split('\t').map(str::trim).collect();
        let position = |name: &str| columns.iter().position(|column| *column == name);
        // An EPD line may hold tabs; a header has columns of these names.
        match (position("fen"), position("result")) {
            (Some(_), None) if self.is_labeled => Err(Reason::Header("result")),
            (None, Some(_)) => Err(Reason::Header("fen")),
            (Some(fen), result) => Ok(Some(Form::Table {
                fen,
                result,
                game: position("game"),
                numbers: self.numbers.iter().map(|name| position(name)).collect(),
            })),
            (None, None) => Ok(None),
        }
    }
}

impl Records {
    fn with_numbers_of(
        &self,
        line: &str,
        places: &[Option<usize>],
        mut record: Record,
    ) -> Result<Record, Reason> {
        for (name, place) in self.numbers.iter().zip(places) {
            let Some(place) = place else {
                record.numbers.push(None);
                continue;
            };
            let field = line.split('\t').nth(*place).ok_or(Reason::Columns)?;
            let number = field.trim().parse().ok();
            match number.filter(|number: &f64| number.is_finite()) {
                Some(number) => record.numbers.push(Some(number)),
                None => return Err(Reason::Number(name.clone())),
            }
        }
        Ok(record)
    }
}

/// A decoder whose errors are those of `io`.
struct Sendless<R>(R);

impl<R: Read> Read for Sendless<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl Iterator for Records {
    type Item = Result<Record, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut bytes = Vec::new();
        while !self.ended {
            bytes.clear();
            self.line += 1;
            match self.reader.read_until(b'\n', &mut bytes) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(error) => {
                    self.ended = true;
                    return Some(Err(self.refuse(Reason::Read(error))));
                }
            }
            let Ok(line) = str::from_utf8(&bytes) else {
                return Some(Err(self.refuse(Reason::Utf8)));
            };
            let line = line.trim_end_matches(['\n', '\r']);
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if self.form.is_none() {
                match self.header(line) {
                    Ok(Some(form)) => {
                        self.form = Some(form);
                        continue;
                    }
                    Ok(None) => self.form = Some(Form::Lines),
                    Err(reason) => {
                        self.ended = true;
                        return Some(Err(self.refuse(reason)));
                    }
                }
            }
            let record = match &self.form {
                Some(Form::Table {
                    fen,
                    result,
                    game,
                    numbers,
                }) => row(line, *fen, *result, *game)
                    .and_then(|record| self.with_numbers_of(line, numbers, record)),
                _ => epd(line),
            };
            return Some(record.map_err(|reason| self.refuse(reason)));
        }
        None
    }
}

fn row(
    line: &str,
    fen: usize,
    result: Option<usize>,
    game: Option<usize>,
) -> Result<Record, Reason> {
    let columns: Vec<_> = line.split('\t').collect();
    let column = |index: usize| columns.get(index).copied().ok_or(Reason::Columns);
    let result = match result {
        Some(index) => number(column(index)?.trim()).ok_or(NoResult::Unreadable),
        None => Err(NoResult::Missing),
    };
    let game = match game {
        Some(index) => Some(column(index)?.to_owned()),
        None => None,
    };
    let text = column(fen)?.trim();
    Ok(Record {
        text: four_fields(text),
        fen: Fen::parse(text).map_err(Reason::Fen)?,
        result,
        game,
        numbers: Vec::new(),
    })
}

/// A FEN of four or six fields, or fewer, and what follows: operations, or a result in brackets.
fn epd(line: &str) -> Result<Record, Reason> {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let mut rest = line.trim_start();
    let mut fields: Vec<&str> = Vec::new();
    while fields.len() < 6 {
        let (word, after) = match rest.split_once([' ', '\t']) {
            Some((word, after)) => (word, after.trim_start()),
            None => (rest, ""),
        };
        // The clocks may be missing, and operations begin with a letter, a result with a bracket.
        if word.is_empty() || fields.len() >= 4 && !is_number(&word) || word.starts_with('[') {
            break;
        }
        fields.push(word);
        rest = after;
    }
    let (results, game) = operations(rest);
    let result = match results.as_slice() {
        [] => Err(NoResult::Missing),
        results if results.contains(&None) => Err(NoResult::Unreadable),
        [Some(first), others @ ..] if others.iter().all(|other| *other == Some(*first)) => {
            Ok(*first)
        }
        _ => Err(NoResult::Ambiguous),
    };
    let text = fields.join(" ");
    Ok(Record {
        fen: Fen::parse(&text).map_err(Reason::Fen)?,
        text: four_fields(&text),
        result,
        game,
        numbers: Vec::new(),
    })
}

/// The results among the operations of an EPD, an unreadable one as none, and the game.
fn operations(mut rest: &str) -> (Vec<Option<f64>>, Option<String>) {
    let mut results = Vec::new();
    let mut game = None;
    loop {
        rest = rest.trim_start_matches([' ', '\t', ';']);
        if rest.is_empty() {
            return (results, game);
        }
        if let Some(bracketed) = rest.strip_prefix('[') {
            let (inside, after) = bracketed.split_once(']').unwrap_or((bracketed, ""));
            results.push(number(inside.trim()));
            rest = after;
            continue;
        }
        // A semicolon within quotes does not end an operation.
        let mut is_quoted = false;
        let end = rest.find(|c| {
            is_quoted ^= c == '"';
            !is_quoted && (c == ';' || c == '[')
        });
        let (operation, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        let (code, operand) = operation.split_once([' ', '\t']).unwrap_or((operation, ""));
        let operand = operand.trim().trim_matches('"');
        match code {
            "c9" => results.push(words(operand)),
            // `file#game:ply`: the ply is the position's own.
            "id" => {
                game = Some(
                    operand
                        .rsplit_once(':')
                        .map_or(operand, |(game, _)| game)
                        .to_owned(),
                );
            }
            _ => {}
        }
    }
}

/// The result and the game of the text behind a position, or the result of a game's tag.
pub(crate) fn label(text: &str) -> (Option<f64>, Option<String>) {
    if let Some(result) = words(text) {
        return (Some(result), None);
    }
    let (results, game) = operations(text);
    match results.as_slice() {
        [Some(first), others @ ..] if others.iter().all(|other| *other == Some(*first)) => {
            (Some(*first), game)
        }
        _ => (None, game),
    }
}

fn words(result: &str) -> Option<f64> {
    match result {
        "1-0" => Some(1.0),
        "1/2-1/2" => Some(0.5),
        "0-1" => Some(0.0),
        _ => None,
    }
}

fn number(text: &str) -> Option<f64> {
    let result = text.parse().ok()?;
    [0.0, 0.5, 1.0].contains(&result).then_some(result)
}

fn four_fields(text: &str) -> String {
    let fields: Vec<_> = text.split_ascii_whitespace().take(4).collect();
    fields.join(" ")
}
