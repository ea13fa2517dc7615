//! Rows of named columns, as CSV and as JSON lines; `parquet` writes them as well.

use std::borrow::Cow;
use std::io::{self, Write};

use clap::ValueEnum;
use pawn_structure::Bitboard;

/// What a row has in a column.
#[derive(Clone)]
pub(crate) enum Value<'a> {
    Missing,
    Text(Cow<'a, str>),
    Integer(i64),
    Real(f64),
    /// One bit a square, a1 the lowest.
    Set(u64),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Integer,
    Real,
    Set,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::Integer => "integer",
            Kind::Real => "number",
            Kind::Set => "set",
        }
    }
}

#[derive(Clone)]
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// What it holds, in a line.
    pub(crate) summary: String,
}

/// How sets of squares are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Sets {
    /// `0x` and 16 hexadecimal digits, a1 the lowest bit: text for every reader
    #[default]
    Hex,
    /// A whole number below 2^64
    Decimal,
    /// The names of the squares, or `-` for none; in JSON a list
    Squares,
}

/// The form of a table of text.
#[derive(Clone)]
pub(crate) enum Text {
    Csv(Sets),
    /// With the columns' names.
    JsonLines(Sets, Vec<String>),
}

/// A row on its way to where rows go: as text that was written on the thread that found it, or as values.
pub(crate) enum Row {
    Text(String),
    #[cfg_attr(not(feature = "parquet"), allow(dead_code))]
    Values(Vec<Value<'static>>),
}

/// Where rows go.
pub(crate) trait Sink {
    fn row(&mut self, row: Row) -> io::Result<()>;

    fn finish(&mut self) -> io::Result<()>;
}

/// Lines of text.
pub(crate) struct Lines<W: Write>(pub(crate) W);

impl<W: Write> Sink for Lines<W> {
    fn row(&mut self, row: Row) -> io::Result<()> {
        match row {
            Row::Text(line) => writeln!(self.0, "{line}"),
            Row::Values(_) => Err(io::Error::other("a row of values in a table of text")),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Text {
    /// The line above the rows, if there is one.
    pub(crate) fn head(&self, columns: &[Column]) -> Option<String> {
        match self {
            Text::Csv(_) => {
                let names: Vec<_> = columns.iter().map(|column| column.name.as_str()).collect();
                Some(names.join(","))
            }
            Text::JsonLines(..) => None,
        }
    }

    pub(crate) fn row(&self, values: &[Value]) -> String {
        match self {
            Text::Csv(sets) => csv(values, *sets),
            Text::JsonLines(sets, names) => json(values, names, *sets),
        }
    }
}

fn squares(set: u64) -> Vec<String> {
    let squares = Bitboard::from_bits(set).into_iter();
    squares.map(|square| square.to_string()).collect()
}

fn csv(values: &[Value], sets: Sets) -> String {
    use std::fmt::Write as _;
    let mut line = String::new();
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            line.push(',');
        }
        // Writing to a string does not fail.
        let _ = match value {
            Value::Missing => Ok(()),
            Value::Text(text) if text.contains([',', '"', '\n', '\r']) => {
                write!(line, "\"{}\"", text.replace('"', "\"\""))
            }
            Value::Text(text) => line.write_str(text),
            Value::Integer(number) => write!(line, "{number}"),
            Value::Real(number) => write!(line, "{number}"),
            Value::Set(set) => match sets {
                Sets::Hex => write!(line, "{set:#018x}"),
                Sets::Decimal => write!(line, "{set}"),
                // An empty cell would be a value that is not known.
                Sets::Squares if *set == 0 => line.write_str("-"),
                Sets::Squares => line.write_str(&squares(*set).join(" ")),
            },
        };
    }
    line
}

fn json(values: &[Value], names: &[String], sets: Sets) -> String {
    use std::fmt::Write as _;
    let mut line = String::from("{");
    for (index, (name, value)) in names.iter().zip(values).enumerate() {
        let comma = if index == 0 { "" } else { "," };
        let value = match value {
            Value::Missing => serde_json::Value::Null,
            Value::Text(text) => text.as_ref().into(),
            Value::Integer(number) => (*number).into(),
            // A whole number is written as one.
            Value::Real(number) if number.fract() == 0.0 => (*number as i64).into(),
            Value::Real(number) => (*number).into(),
            Value::Set(set) => match sets {
                Sets::Hex => format!("{set:#018x}").into(),
                Sets::Decimal => (*set).into(),
                Sets::Squares => squares(*set).into(),
            },
        };
        let _ = write!(line, "{comma}\"{name}\":{value}");
    }
    line.push('}');
    line
}
