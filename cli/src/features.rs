//! `pawns features`: a row for each position, for notebooks and data bases.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use pawn_structure::eval::{
    FeatureGroup, KingCounts, PawnCounts, Phase, SquareCounts, WeightName, king_features,
    pawn_features, square_features,
};
use pawn_structure::{Color, Formation, Kings, Pattern, PatternKind, Pawns};
use pawns::find::Seen;

use crate::search::{self, Selection};
use crate::{Tally, Trouble, complain, data, lookup};

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
    /// The form of the table; by default as the file of `--out` ends, or else csv
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<Form>,
    /// Where the table goes, in place of standard output
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

/// What a row has in a column.
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

#[derive(Clone)]
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// What it holds, in a line.
    pub(crate) summary: String,
    what: What,
    group: &'static str,
}

/// The patterns that everybody asks for: those of the library's structure.
const CORE: [Pattern; 24] = [
    Pattern::PawnAttacks,
    Pattern::DoublePawnAttacks,
    Pattern::AttackFrontSpan,
    Pattern::Passed,
    Pattern::PassedFrontMost,
    Pattern::Candidate,
    Pattern::Isolated,
    Pattern::HalfIsolated,
    Pattern::DoubledRear,
    Pattern::Backward,
    Pattern::Phalanx,
    Pattern::Defended,
    Pattern::Connected,
    Pattern::Levers,
    Pattern::Rams,
    Pattern::LeverPushes,
    Pattern::Opposed,
    Pattern::ProtectedPassers,
    Pattern::ConnectedPassers,
    Pattern::OutsidePassers,
    Pattern::ChainBases,
    Pattern::Outposts,
    Pattern::Holes,
    Pattern::HalfOpenFiles,
];

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
                column.name,
                column.kind.name(),
                column.summary
            )?;
        }
        return out.flush();
    }
    let search = options.selection.search()?;
    let mut sink = options.sink(columns.clone(), out)?;
    let mut rows = 0_u64;
    search::positions(&search, tally, |seen| {
        rows += 1;
        sink.row(&values(&seen, &columns))
    })?;
    sink.finish()?;
    drop(sink);
    if options.out.is_some() {
        complain(&format_args!("{rows} rows, {} columns", columns.len()));
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
                .filter(|column| column.name == *name || column.group == *name)
                .cloned()
                .collect();
            if found.is_empty() {
                let pattern = lookup::parse(name)
                    .map_err(|error| format!("--columns: {error}; `--list` lists the columns"))?;
                found = of_pattern(pattern, "", self.counts).into();
            }
            for column in found {
                if chosen.iter().all(|other| other.name != column.name) {
                    chosen.push(column);
                }
            }
        }
        Ok(chosen)
    }

    fn sink<'a>(
        &self,
        columns: Vec<Column>,
        out: &'a mut dyn Write,
    ) -> io::Result<Box<dyn Sink + 'a>> {
        let by_name = self
            .out
            .as_ref()
            .and_then(|path| path.extension()?.to_str());
        let form = self.to.unwrap_or(match by_name {
            Some("jsonl" | "ndjson" | "json") => Form::Jsonl,
            Some("parquet" | "pq") => Form::Parquet,
            _ => Form::Csv,
        });
        let out: Box<dyn Write + 'a> = match (&self.out, form) {
            (None, Form::Parquet) => {
                return Err(Trouble("a Parquet file is no text: name it with --out".into()).into());
            }
            (None, _) => Box::new(out),
            (Some(path), Form::Parquet) => return parquet(path, &columns),
            (Some(path), _) => Box::new(BufWriter::new(create(path)?)),
        };
        Ok(match form {
            Form::Jsonl => Box::new(JsonLines { columns, out }),
            _ => Box::new(Csv::new(&columns, out)?),
        })
    }
}

fn create(path: &PathBuf) -> io::Result<File> {
    File::create(path).map_err(|error| Trouble(format!("{}: {error}", path.display())).into())
}

#[cfg(feature = "parquet")]
fn parquet(path: &PathBuf, columns: &[Column]) -> io::Result<Box<dyn Sink>> {
    let table = crate::parquet::Table::new(create(path)?, columns)?;
    Ok(Box::new(table))
}

#[cfg(not(feature = "parquet"))]
fn parquet(_: &PathBuf, _: &[Column]) -> io::Result<Box<dyn Sink>> {
    let what = "this build writes no Parquet: build it with `--features parquet`";
    Err(Trouble(what.into()).into())
}

/// Where rows go.
pub(crate) trait Sink {
    fn row(&mut self, values: &[Value]) -> io::Result<()>;

    fn finish(&mut self) -> io::Result<()>;
}

struct Csv<W: Write> {
    out: W,
    line: String,
}

impl<W: Write> Csv<W> {
    fn new(columns: &[Column], mut out: W) -> io::Result<Self> {
        let names: Vec<_> = columns.iter().map(|column| column.name.as_str()).collect();
        writeln!(out, "{}", names.join(","))?;
        let line = String::new();
        Ok(Self { out, line })
    }
}

impl<W: Write> Sink for Csv<W> {
    fn row(&mut self, values: &[Value]) -> io::Result<()> {
        use std::fmt::Write as _;
        self.line.clear();
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.line.push(',');
            }
            // Writing to a string does not fail.
            let _ = match value {
                Value::Missing => Ok(()),
                Value::Text(text) if text.contains([',', '"', '\n', '\r']) => {
                    write!(self.line, "\"{}\"", text.replace('"', "\"\""))
                }
                Value::Text(text) => self.line.write_str(text),
                Value::Integer(number) => write!(self.line, "{number}"),
                Value::Real(number) => write!(self.line, "{number}"),
                Value::Set(set) => write!(self.line, "{set:016x}"),
            };
        }
        writeln!(self.out, "{}", self.line)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

struct JsonLines<W: Write> {
    columns: Vec<Column>,
    out: W,
}

impl<W: Write> Sink for JsonLines<W> {
    fn row(&mut self, values: &[Value]) -> io::Result<()> {
        for (index, (column, value)) in self.columns.iter().zip(values).enumerate() {
            write!(
                self.out,
                "{}\"{}\":",
                if index == 0 { '{' } else { ',' },
                column.name
            )?;
            match value {
                Value::Missing => write!(self.out, "null")?,
                Value::Text(text) => serde_json::to_writer(&mut self.out, text)?,
                Value::Integer(number) => write!(self.out, "{number}")?,
                Value::Real(number) => write!(self.out, "{number}")?,
                Value::Set(set) => write!(self.out, "\"{set:016x}\"")?,
            }
        }
        writeln!(self.out, "}}")
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::Integer => "integer",
            Kind::Real => "number",
            Kind::Set => "set",
        }
    }
}

/// Every column, in the order of the table.
fn columns(counts: bool) -> Vec<Column> {
    let mut columns = Vec::from(of_place_and_position());
    columns.extend(Color::ALL.map(|color| Column {
        name: format!("{color}_formation"),
        kind: Kind::Text,
        summary: format!(
            "the most exact formation that {color} owns, by its id; empty if there is none"
        ),
        what: What::Formation(color),
        group: "position",
    }));
    columns.extend(Color::ALL.map(|color| Column {
        name: format!("{color}_pawns"),
        kind: if counts { Kind::Integer } else { Kind::Set },
        summary: format!("pawns of {color}"),
        what: What::Pawns(color),
        group: "position",
    }));
    columns.extend(
        CORE.iter()
            .flat_map(|pattern| of_pattern(*pattern, "core", counts)),
    );
    for group in [
        FeatureGroup::Pawns,
        FeatureGroup::Kings,
        FeatureGroup::Squares,
    ] {
        let weights = WeightName::all(group).enumerate();
        columns.extend(weights.map(|(index, weight)| Column {
            name: format!(
                "coefficient_{}",
                weight.to_string().replace(['.', '-'], "_")
            ),
            kind: Kind::Integer,
            summary: format!("White minus Black: {}", weight.feature.summary()),
            what: What::Coefficient(group, index),
            group: "coefficients",
        }));
    }
    columns
}

fn of_place_and_position() -> [Column; 8] {
    let column = |what, group, name: &str, kind, summary: &str| Column {
        name: name.to_owned(),
        kind,
        summary: summary.to_owned(),
        what,
        group,
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
    Color::ALL.map(|color| Column {
        name: format!("{color}_{}", pattern.method()),
        kind: if counts { Kind::Integer } else { Kind::Set },
        summary: format!("{}, of {color}: {}", pattern.name(), pattern.summary()),
        what: What::Pattern(pattern, color),
        group,
    })
}

fn values<'a>(seen: &'a Seen, columns: &[Column]) -> Vec<Value<'a>> {
    let board = &seen.position.board;
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
        What::File => Value::Text(Cow::Borrowed(&*seen.file)),
        What::Line => Value::Integer(seen.line as i64),
        What::Game => integer(seen.game.map(|(number, _)| number as i64)),
        What::Ply => integer(seen.game.map(|(_, ply)| ply.into())),
        What::Fen => Value::Text(Cow::Borrowed(seen.fen.as_str())),
        What::Turn => Value::Text(seen.position.turn.to_string().into()),
        What::Phase => Value::Integer(Phase::of(board).value().into()),
        What::Result => data::label(&seen.label)
            .0
            .map_or(Value::Missing, Value::Real),
        What::Formation(color) => {
            let of_color = formations.iter().find(|(_, owner)| *owner == color);
            of_color.map_or(Value::Missing, |(formation, _)| {
                Value::Text(formation.id().into())
            })
        }
        What::Pawns(color) => set(pawns.of(color), column.kind, false),
        What::Pattern(pattern, color) => set(
            pattern.squares(pawns.side(color)),
            column.kind,
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
