//! `pawns features`: a row for each position, for notebooks and data bases.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bzip2::write::BzEncoder;
use clap::{Args, ValueEnum};
use flate2::write::GzEncoder;
use pawn_structure::eval::{
    FeatureGroup, KingCounts, PawnCounts, Phase, SquareCounts, WeightName, king_features,
    pawn_features, square_features,
};
use pawn_structure::{Color, Formation, Kings, Pattern, PatternKind, PawnStructure, Pawns};
use pawns::reading::Record;
use pawns::search::Found;

use super::files::{self, Selection};
use super::{Tally, Trouble, complain};
use crate::lookup;
use crate::rendering::rows::{self, Kind, Lines, Row, Sets, Sink, Text, Value};

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,
    /// Which columns, with commas between them; all without it
    ///
    /// A column by its name, a pattern (for both sides), or a group: `place`, `position`, `core` for the
    /// core patterns, `coefficients` for those of the evaluation.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    columns: Vec<String>,
    /// Numbers of squares, or of files, in place of sets
    #[arg(long)]
    counts: bool,
    /// How sets of squares are written in CSV and JSON lines; in Parquet they are 64-bit numbers without a sign
    #[arg(
        long,
        value_enum,
        value_name = "HOW",
        default_value_t,
        conflicts_with = "counts"
    )]
    sets: Sets,
    /// The form of the table; by default as the file of `--out` ends, or else csv
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<Form>,
    /// Where the table goes, in place of standard output; packed if the name ends in `.gz` or `.bz2`
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// List the columns with what they hold, and read nothing
    #[arg(long)]
    list: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Comma-separated, with a line of names
    Csv,
    /// A JSON object a line
    Jsonl,
    /// Apache Parquet; needs `--out`, and a build with the feature `parquet`
    Parquet,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    File,
    Line,
    Game,
    Ply,
    Fen,
    Turn,
    Phase,
    Result,
    Formation(Color),
    Pawns(Color),
    Pattern(Pattern, Color),
    Coefficient(FeatureGroup, usize),
}

/// A column, and how its values are found.
#[derive(Clone)]
struct Column {
    head: rows::Column,
    what: What,
    group: &'static str,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write, tally: &mut Tally) -> io::Result<()> {
    let columns = match options.chosen() {
        Ok(columns) => columns,
        Err(unknown) => return Err(Trouble(unknown).into()),
    };
    if options.list {
        tally.answered += 1;
        for column in columns {
            writeln!(
                out,
                "{}\t{}\t{}",
                column.head.name,
                column.head.kind.name(),
                column.head.summary
            )?;
        }
        return out.flush();
    }
    let search = options.selection.search()?;
    let heads: Vec<_> = columns.iter().map(|column| column.head.clone()).collect();
    let number = columns.len();
    let (mut sink, text) = options.sink(&heads, out)?;
    let columns: Arc<[Column]> = columns.into();
    let row = move |found: Found| match found {
        Found::Position(found) => {
            let values = values(found.record, &columns);
            Some(match &text {
                Some(text) => Row::Text(text.row(&values)),
                None => Row::Values(values),
            })
        }
        _ => None,
    };
    let mut rows = 0_u64;
    files::positions(&search, tally, row, |row| {
        rows += 1;
        row.map_or(Ok(()), |row| sink.row(row))
    })?;
    sink.finish()?;
    drop(sink);
    if options.out.is_some() {
        complain(&format_args!("{rows} rows, {number} columns"));
    }
    out.flush()
}

impl Options {
    /// The columns that were asked for, in the order in which they were.
    fn chosen(&self) -> Result<Vec<Column>, String> {
        let all = columns(self.counts);
        if self.columns.is_empty() {
            return Ok(all);
        }
        let mut chosen: Vec<Column> = Vec::new();
        for name in &self.columns {
            let mut found: Vec<Column> = all
                .iter()
                .filter(|column| column.head.name == *name || column.group == *name)
                .cloned()
                .collect();
            if found.is_empty() {
                let pattern = lookup::parse(name)
                    .map_err(|error| format!("--columns: {error}; `--list` lists the columns"))?;
                found = of_pattern(pattern, "", self.counts).into();
            }
            for column in found {
                if chosen
                    .iter()
                    .all(|other| other.head.name != column.head.name)
                {
                    chosen.push(column);
                }
            }
        }
        Ok(chosen)
    }

    /// Where rows go, and how they are written if they are text.
    fn sink<'a>(
        &self,
        columns: &[rows::Column],
        out: &'a mut dyn Write,
    ) -> io::Result<(Box<dyn Sink + 'a>, Option<Text>)> {
        let name = self
            .out
            .as_deref()
            .and_then(|path| path.file_name()?.to_str());
        let name = name.unwrap_or_default().to_ascii_lowercase();
        let (name, packer) = match name.rsplit_once('.') {
            Some((before, packer @ ("gz" | "bz2" | "zst" | "zstd" | "xz"))) => (before, packer),
            _ => (name.as_str(), ""),
        };
        let form = self.to.unwrap_or(match name.rsplit_once('.') {
            Some((_, "jsonl" | "ndjson" | "json")) => Form::Jsonl,
            Some((_, "parquet" | "pq")) => Form::Parquet,
            _ => Form::Csv,
        });
        let text = match form {
            Form::Csv => Text::Csv(self.sets),
            Form::Jsonl => {
                let names = columns.iter().map(|column| column.name.clone());
                Text::JsonLines(self.sets, names.collect())
            }
            Form::Parquet => {
                let what = match &self.out {
                    None => "a Parquet file is no text: name it with --out",
                    Some(_) if !packer.is_empty() => {
                        "--out: a Parquet file is packed already, and is read only without another packing"
                    }
                    Some(path) => return Ok((parquet(path, columns)?, None)),
                };
                return Err(Trouble(what.into()).into());
            }
        };
        let mut out: Box<dyn Write + 'a> = match &self.out {
            None => Box::new(out),
            Some(path) => packed(path, packer)?,
        };
        if let Some(head) = text.head(columns) {
            writeln!(out, "{head}")?;
        }
        Ok((Box::new(Lines(out)), Some(text)))
    }
}

fn create(path: &Path) -> io::Result<File> {
    File::create(path).map_err(|error| Trouble(format!("{}: {error}", path.display())).into())
}

/// A file that is packed as its name says.
fn packed(path: &Path, packer: &str) -> io::Result<Box<dyn Write>> {
    match packer {
        "" => Ok(Box::new(BufWriter::new(create(path)?))),
        "gz" => Ok(Box::new(Packed {
            out: BufWriter::new(GzEncoder::new(
                create(path)?,
                flate2::Compression::default(),
            )),
            finish: |encoder| encoder.try_finish(),
        })),
        "bz2" => Ok(Box::new(Packed {
            out: BufWriter::new(BzEncoder::new(create(path)?, bzip2::Compression::default())),
            finish: |encoder| encoder.try_finish(),
        })),
        _ => {
            let what = "--out: tables are packed with gzip (.gz) or bzip2 (.bz2) and no other";
            Err(Trouble(what.into()).into())
        }
    }
}

/// What is packed on the way; flushed once, when it is whole.
struct Packed<E: Write> {
    out: BufWriter<E>,
    finish: fn(&mut E) -> io::Result<()>,
}

impl<E: Write> Write for Packed<E> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()?;
        (self.finish)(self.out.get_mut())
    }
}

#[cfg(feature = "parquet")]
fn parquet(path: &Path, columns: &[rows::Column]) -> io::Result<Box<dyn Sink>> {
    let table = crate::rendering::parquet::Table::new(create(path)?, columns)?;
    Ok(Box::new(table))
}

#[cfg(not(feature = "parquet"))]
fn parquet(_: &Path, _: &[rows::Column]) -> io::Result<Box<dyn Sink>> {
    let what = "this build writes no Parquet: build it with `--features parquet`";
    Err(Trouble(what.into()).into())
}

/// Every column, in the order of the table.
fn columns(counts: bool) -> Vec<Column> {
    let mut columns = Vec::from(of_place_and_position());
    let set = if counts { Kind::Integer } else { Kind::Set };
    let position = |what, name, kind, summary| Column::new(what, "position", name, kind, summary);
    columns.extend(Color::ALL.map(|color| {
        let summary = format!(
            "the most exact formation that {color} owns, by its id; empty if there is none"
        );
        let name = format!("{color}_formation");
        position(What::Formation(color), name, Kind::Text, summary)
    }));
    columns.extend(Color::ALL.map(|color| {
        let name = format!("{color}_pawns");
        position(What::Pawns(color), name, set, format!("pawns of {color}"))
    }));
    columns.extend(
        // The patterns that everybody asks for.
        PawnStructure::PATTERNS
            .iter()
            .flat_map(|pattern| of_pattern(*pattern, "core", counts)),
    );
    for group in [
        FeatureGroup::Pawns,
        FeatureGroup::Kings,
        FeatureGroup::Squares,
    ] {
        let weights = WeightName::all(group).enumerate();
        columns.extend(weights.map(|(index, weight)| {
            let name = weight.to_string().replace(['.', '-'], "_");
            Column::new(
                What::Coefficient(group, index),
                "coefficients",
                format!("coefficient_{name}"),
                Kind::Integer,
                format!("White minus Black: {}", weight.feature().summary()),
            )
        }));
    }
    columns
}

fn of_place_and_position() -> [Column; 8] {
    let column = |what, group, name: &str, kind, summary: &str| {
        Column::new(what, group, name.to_owned(), kind, summary.to_owned())
    };
    let place = |what, name, kind, summary| column(what, "place", name, kind, summary);
    let position = |what, name, kind, summary| column(what, "position", name, kind, summary);
    [
        place(What::File, "file", Kind::Text, "the name of the file"),
        place(
            What::Line,
            "line",
            Kind::Integer,
            "the line of the position, or the first of its game",
        ),
        place(
            What::Game,
            "game",
            Kind::Integer,
            "which game of the file; empty outside games",
        ),
        place(
            What::Ply,
            "ply",
            Kind::Integer,
            "after how many moves of the game; empty outside games",
        ),
        position(What::Fen, "fen", Kind::Text, "the position"),
        position(What::Turn, "turn", Kind::Text, "white or black is to move"),
        position(
            What::Phase,
            "phase",
            Kind::Integer,
            "24 with all pieces on the board, 0 with kings and pawns alone",
        ),
        position(
            What::Result,
            "result",
            Kind::Real,
            "White's: 1, 0.5 or 0; empty if it is not known",
        ),
    ]
}

fn of_pattern(pattern: Pattern, group: &'static str, counts: bool) -> [Column; 2] {
    Color::ALL.map(|color| {
        Column::new(
            What::Pattern(pattern, color),
            group,
            format!("{color}_{}", pattern.method_name()),
            if counts { Kind::Integer } else { Kind::Set },
            format!("{}, of {color}: {}", pattern.name(), pattern.summary()),
        )
    })
}

impl Column {
    fn new(what: What, group: &'static str, name: String, kind: Kind, summary: String) -> Column {
        let head = rows::Column {
            name,
            kind,
            summary,
        };
        Column { head, what, group }
    }
}

fn values(record: &Record, columns: &[Column]) -> Vec<Value<'static>> {
    let board = &record.fen.board;
    let place = &record.place;
    let pawns = Pawns::from(board);
    let has = |group| {
        columns
            .iter()
            .any(|column| matches!(column.what, What::Coefficient(of, _) if of == group))
    };
    let of_pawns = has(FeatureGroup::Pawns).then(|| pawn_features(pawns));
    let of_kings = Kings::of(board)
        .filter(|_| has(FeatureGroup::Kings))
        .map(|kings| king_features(pawns, kings));
    let of_squares = has(FeatureGroup::Squares).then(|| square_features(pawns, Kings::of(board)));
    let formations: Vec<_> = Formation::matches(pawns).collect();
    let integer = |number: Option<i64>| number.map_or(Value::Missing, Value::Integer);
    let set = |set: pawn_structure::Bitboard, kind, is_files| match kind {
        Kind::Set => Value::Set(set.bits()),
        _ if is_files => Value::Integer(i64::from(set.count() / 8)),
        _ => Value::Integer(set.count().into()),
    };
    let value = |column: &Column| match column.what {
        What::File => Value::Text(place.file.to_string().into()),
        What::Line => Value::Integer(place.line as i64),
        What::Game => integer(place.game.map(|game| game.number as i64)),
        What::Ply => integer(place.game.map(|game| game.ply.into())),
        What::Fen => Value::Text(record.fen.to_string().into()),
        What::Turn => Value::Text(record.fen.turn.to_string().into()),
        What::Phase => Value::Integer(Phase::of(board).value().into()),
        What::Result => record.result.map_or(Value::Missing, Value::Real),
        What::Formation(color) => {
            let of_color = formations.iter().find(|(_, owner)| *owner == color);
            of_color.map_or(Value::Missing, |(formation, _)| {
                Value::Text(formation.id().into())
            })
        }
        What::Pawns(color) => set(pawns.by_color(color), column.head.kind, false),
        What::Pattern(pattern, color) => set(
            pattern.squares(pawns.side(color)),
            column.head.kind,
            pattern.kind() == PatternKind::Files,
        ),
        What::Coefficient(group, index) => {
            let counts = match group {
                FeatureGroup::Pawns => of_pawns.as_ref().map(PawnCounts::as_slice),
                FeatureGroup::Kings => of_kings.as_ref().map(KingCounts::as_slice),
                _ => of_squares.as_ref().map(SquareCounts::as_slice),
            };
            integer(
                counts
                    .and_then(|counts| counts.get(index))
                    .map(|count| (*count).into()),
            )
        }
    };
    columns.iter().map(value).collect()
}
