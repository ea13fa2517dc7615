//! `pawns features`: a row for each position, for notebooks and data bases.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bzip2::write::BzEncoder;
use clap::{Args, ValueEnum};
use flate2::write::GzEncoder;
use pawn_structure::eval::{
    FeatureGroup, KingCounts, PawnCounts, Phase, SquareCounts, WeightName, king_features,
    pawn_features, square_features,
};
use pawn_structure::{
    Color, Fen, Formation, Kings, Pattern, PatternKind, PawnStructure, Pawns, Rules, Square,
};
use pawns::reading::Record;
use pawns::search::Found;

use super::files::{self, Selection};
use super::{Tally, Trouble, complain};
use crate::catalogue::Words;
use crate::lookup;
use crate::rendering::rows::{self, Kind, Lines, Row, Sets, Sink, Text, Value};

#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    selection: Selection,
    /// A row for each position, or for each pawn of it
    #[arg(long, value_enum, value_name = "WHAT", default_value_t)]
    rows: Rows,
    /// Take the first position of each game
    #[arg(long)]
    first: bool,
    /// Of the positions of a game, or of the lines of a file, take the first and each so many-th behind it
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    every: NonZero<u32>,
    /// Write no more than so many rows
    #[arg(long, value_name = "NUMBER")]
    limit: Option<NonZero<u64>>,
    #[command(flatten)]
    words: Words,
    /// Which columns, with commas between them; all without it
    ///
    /// A column by its name, a pattern (for both sides), or a group: `place`, `tags` of the game, `position`, `core`
    /// for the core patterns, `coefficients` for those of the evaluation; of rows of pawns `pawn`, `traits`, `evidence`.
    /// Any other tag is `tag:Name`.
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

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Rows {
    /// A row for each position
    #[default]
    Positions,
    /// A row for each pawn: its square and side, what it is, and the numbers of pawns that make it so
    Pawns,
}

#[derive(Clone, PartialEq, Eq)]
enum What {
    /// A tag of the game, and whether it is a number.
    Tag(Cow<'static, str>, bool),
    Square,
    Side,
    Trait(Pattern),
    /// How many squares a set of the evidence has, by its name.
    Evidence(Pattern, &'static str),
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
    let mut search = options.selection.search(&options.words.school.rules)?;
    search.is_first_only = options.first;
    search.every = options.every;
    let limit = options.limit.map_or(u64::MAX, NonZero::get);
    let rules = options.words.school.rules;
    let of_pawns = options.rows == Rows::Pawns;
    let heads: Vec<_> = columns.iter().map(|column| column.head.clone()).collect();
    let number = columns.len();
    let (mut sink, text) = options.sink(&heads, out)?;
    let columns: Arc<[Column]> = columns.into();
    let rows_of = move |found: Found| match found {
        Found::Position(found) => {
            let of_position = Data::new(found.record, &columns, &rules);
            let pawns: Vec<_> = if of_pawns {
                of_position.all_pawns().into_iter().map(Some).collect()
            } else {
                vec![None]
            };
            let values = pawns.into_iter().map(|pawn| of_position.values(pawn));
            values
                .map(|values| match &text {
                    Some(text) => Row::Text(text.row(&values)),
                    None => Row::Values(values),
                })
                .collect()
        }
        _ => Vec::new(),
    };
    let mut rows = 0_u64;
    files::positions(&search, tally, rows_of, |of_position: Vec<Row>| {
        for row in of_position {
            if rows < limit {
                rows += 1;
                sink.row(row)?;
            }
        }
        Ok(rows < limit)
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
        let all = match self.rows {
            Rows::Positions => columns(self.counts),
            Rows::Pawns => columns_of_pawns(),
        };
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
            if let Some(tag) = name.strip_prefix("tag:").filter(|tag| !tag.is_empty()) {
                found = vec![of_tag(tag.to_owned().into(), name.clone(), false)];
            }
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
    let mut columns = of_place_and_position();
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

/// The tags with columns of their own, and whether they are numbers.
const TAGS: [(&str, &str, bool); 10] = [
    ("event", "Event", false),
    ("site", "Site", false),
    ("date", "Date", false),
    ("round", "Round", false),
    ("white", "White", false),
    ("black", "Black", false),
    ("eco", "ECO", false),
    ("opening", "Opening", false),
    ("white_elo", "WhiteElo", true),
    ("black_elo", "BlackElo", true),
];

fn of_tag(tag: Cow<'static, str>, name: String, is_number: bool) -> Column {
    let kind = if is_number { Kind::Integer } else { Kind::Text };
    let summary = if is_number {
        format!("the tag {tag} of the game; empty if it is no whole number")
    } else {
        format!("the tag {tag} of the game; empty without it")
    };
    Column::new(What::Tag(tag, is_number), "tags", name, kind, summary)
}

/// Every column of a row that is a pawn's.
fn columns_of_pawns() -> Vec<Column> {
    let mut columns = of_place_and_position();
    let pawn = |what, name: &str, summary: &str| {
        Column::new(
            what,
            "pawn",
            name.to_owned(),
            Kind::Text,
            summary.to_owned(),
        )
    };
    columns.push(pawn(What::Square, "square", "where the pawn stands"));
    columns.push(pawn(What::Side, "side", "whose it is: white or black"));
    let of_pawns = Pattern::ALL
        .iter()
        .filter(|pattern| pattern.kind() == PatternKind::OwnPawns);
    columns.extend(of_pawns.map(|pattern| {
        let summary = format!("1 if it is one of: {}", pattern.summary());
        let name = pattern.method_name().to_owned();
        Column::new(
            What::Trait(*pattern),
            "traits",
            name,
            Kind::Integer,
            summary,
        )
    }));
    for pattern in Pattern::EXPLAINED {
        for set in names_of_evidence(*pattern) {
            columns.push(Column::new(
                What::Evidence(*pattern, set),
                "evidence",
                format!("{}_{set}", pattern.method_name()),
                Kind::Integer,
                format!("how many squares `{set}` has in what makes it {pattern} or not"),
            ));
        }
    }
    columns
}

/// The sets that are told of a pawn for a pattern, by their names; none of a pattern that is not of pawns.
fn names_of_evidence(pattern: Pattern) -> Vec<&'static str> {
    if pattern.kind() != PatternKind::OwnPawns {
        return Vec::new();
    }
    let start = Pawns::from(&Fen::default().board);
    let evidence = start.side(Color::White).why(pattern, Square::E2);
    let sets = evidence
        .into_iter()
        .flat_map(|evidence| evidence.reason.sets());
    sets.map(|(name, _)| name).collect()
}

fn of_place_and_position() -> Vec<Column> {
    let column = |what, group, name: &str, kind, summary: &str| {
        Column::new(what, group, name.to_owned(), kind, summary.to_owned())
    };
    let place = |what, name, kind, summary| column(what, "place", name, kind, summary);
    let position = |what, name, kind, summary| column(what, "position", name, kind, summary);
    let mut columns = vec![
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
    ];
    let tags = TAGS.map(|(name, tag, is_number)| of_tag(tag.into(), name.to_owned(), is_number));
    // Behind the place.
    columns.splice(4..4, tags);
    columns
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

/// A position with what is worked out of it once for all its rows.
struct Data<'a> {
    record: &'a Record<'a>,
    columns: &'a [Column],
    rules: &'a Rules,
    pawns: Pawns,
    of_pawns: Option<PawnCounts>,
    of_kings: Option<KingCounts>,
    of_squares: Option<SquareCounts>,
    formations: Vec<(Formation, Color)>,
}

impl<'a> Data<'a> {
    fn new(record: &'a Record<'a>, columns: &'a [Column], rules: &'a Rules) -> Self {
        let board = &record.fen.board;
        let pawns = Pawns::from(board);
        let has = |group| {
            columns
                .iter()
                .any(|column| matches!(column.what, What::Coefficient(of, _) if of == group))
        };
        let has_formations = columns
            .iter()
            .any(|column| matches!(column.what, What::Formation(_)));
        Data {
            record,
            columns,
            rules,
            pawns,
            of_pawns: has(FeatureGroup::Pawns).then(|| pawn_features(pawns)),
            of_kings: Kings::of(board)
                .filter(|_| has(FeatureGroup::Kings))
                .map(|kings| king_features(pawns, kings)),
            of_squares: has(FeatureGroup::Squares)
                .then(|| square_features(pawns, Kings::of(board))),
            formations: if has_formations {
                Formation::matches(pawns).collect()
            } else {
                Vec::new()
            },
        }
    }

    /// White's pawns and then Black's, each from a1 to h8.
    fn all_pawns(&self) -> Vec<(Square, Color)> {
        let of = |color| {
            let pawns = self.pawns.by_color(color).into_iter();
            pawns.map(move |square| (square, color))
        };
        Color::ALL.into_iter().flat_map(of).collect()
    }

    fn values(&self, pawn: Option<(Square, Color)>) -> Vec<Value<'static>> {
        self.columns
            .iter()
            .map(|column| self.value(column, pawn))
            .collect()
    }

    fn value(&self, column: &Column, pawn: Option<(Square, Color)>) -> Value<'static> {
        let place = &self.record.place;
        let board = &self.record.fen.board;
        let integer = |number: Option<i64>| number.map_or(Value::Missing, Value::Integer);
        let text =
            |text: Option<String>| text.map_or(Value::Missing, |text| Value::Text(text.into()));
        let set = |set: pawn_structure::Bitboard, is_files| match column.head.kind {
            Kind::Set => Value::Set(set.bits()),
            _ if is_files => Value::Integer(i64::from(set.count() / 8)),
            _ => Value::Integer(set.count().into()),
        };
        match &column.what {
            What::File => Value::Text(place.file.to_string().into()),
            What::Line => Value::Integer(place.line as i64),
            What::Game => integer(place.game.map(|game| game.number as i64)),
            What::Ply => integer(place.game.map(|game| game.ply.into())),
            What::Tag(name, is_number) => {
                let value = self.record.said(name).filter(|value| !value.is_empty());
                if *is_number {
                    integer(value.and_then(|value| value.trim().parse().ok()))
                } else {
                    text(value.map(std::borrow::Cow::into_owned))
                }
            }
            What::Square => text(pawn.map(|(square, _)| square.to_string())),
            What::Side => text(pawn.map(|(_, color)| color.to_string())),
            What::Trait(pattern) => integer(pawn.map(|(square, color)| {
                let squares = pattern.squares_by(self.pawns.side(color), self.rules);
                squares.contains(square).into()
            })),
            What::Evidence(pattern, name) => integer(pawn.and_then(|(square, color)| {
                let evidence = self.pawns.side(color).why(*pattern, square)?;
                let mut sets = evidence.reason.sets();
                let (_, set) = sets.find(|(known, _)| known == name)?;
                Some(set.count().into())
            })),
            What::Fen => Value::Text(self.record.fen.to_string().into()),
            What::Turn => Value::Text(self.record.fen.turn.to_string().into()),
            What::Phase => Value::Integer(Phase::of(board).value().into()),
            What::Result => self.record.result.map_or(Value::Missing, Value::Real),
            What::Formation(color) => {
                let of_color = self.formations.iter().find(|(_, owner)| owner == color);
                of_color.map_or(Value::Missing, |(formation, _)| {
                    Value::Text(formation.id().into())
                })
            }
            What::Pawns(color) => set(self.pawns.by_color(*color), false),
            What::Pattern(pattern, color) => set(
                pattern.squares_by(self.pawns.side(*color), self.rules),
                pattern.kind() == PatternKind::Files,
            ),
            What::Coefficient(group, index) => {
                let counts = match group {
                    FeatureGroup::Pawns => self.of_pawns.as_ref().map(PawnCounts::as_slice),
                    FeatureGroup::Kings => self.of_kings.as_ref().map(KingCounts::as_slice),
                    _ => self.of_squares.as_ref().map(SquareCounts::as_slice),
                };
                integer(
                    counts
                        .and_then(|counts| counts.get(*index))
                        .map(|count| (*count).into()),
                )
            }
        }
    }
}
