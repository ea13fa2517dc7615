//! Tables of facts: what other programs answered.
//!
//! Each table exists twice: a selection in `tests/data`, which is always compared, and the whole,
//! which is compared in addition when it is there. The whole tables are looked for in the folder
//! that the environment variable `PAWN_DATA` names, and without it in `../shared/data` beside the
//! repository; an empty `PAWN_DATA` asks for the selection alone.

use std::{
    env, fmt, fs,
    io::Read as _,
    path::{Path, PathBuf},
};

use flate2::read::GzDecoder;

/// A table with named columns.
pub struct Table {
    source: String,
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// A row of a table; prints as the place where it stands.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    table: &'a Table,
    index: usize,
}

/// Runs a comparison over every row of a table: the selection's, then the whole's if it is there.
/// Prints how many rows that were.
pub fn compare(name: &str, mut compare: impl FnMut(Row)) {
    for (place, table) in tables(name) {
        table.rows().for_each(&mut compare);
        println!("{name}: {} rows of {place} compared", table.len());
    }
}

/// The versions of a table that are there: where it was found, and the table.
pub fn tables(name: &str) -> Vec<(&'static str, Table)> {
    texts(name)
        .into_iter()
        .map(|(place, source, text)| (place, Table::parse(source, &text)))
        .collect()
}

/// The versions of a text file that are there: where it was found, and the text.
pub fn files(name: &str) -> Vec<(&'static str, String)> {
    texts(name)
        .into_iter()
        .map(|(place, _, text)| (place, text))
        .collect()
}

/// A text file that exists in the whole only, if that is there.
pub fn whole_file(name: &str) -> Option<String> {
    let Some(folder) = whole_folder() else {
        println!("{name}: not here, nothing compared");
        return None;
    };
    Some(read(&folder, name).1)
}

fn texts(name: &str) -> Vec<(&'static str, String, String)> {
    let selection = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let folders = [
        ("the selection", Some(selection)),
        ("the whole table", whole_folder()),
    ];
    let found = folders.into_iter().filter_map(|(place, folder)| {
        let (source, text) = read(&folder?, name);
        Some((place, source, text))
    });
    found.collect()
}

/// The folder of the whole tables. One that is named and not there is a mistake, not a reason to
/// compare less.
fn whole_folder() -> Option<PathBuf> {
    let Some(named) = env::var_os("PAWN_DATA") else {
        let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
        return beside.is_dir().then_some(beside);
    };
    if named.is_empty() {
        return None;
    }
    let folder = PathBuf::from(named);
    assert!(
        folder.is_dir(),
        "PAWN_DATA names {}, which is no folder",
        folder.display()
    );
    Some(folder)
}

/// The text of a file that may be stored compressed, with `.gz` behind its name; and its path.
fn read(folder: &Path, name: &str) -> (String, String) {
    let plain = folder.join(name);
    let packed = folder.join(format!("{name}.gz"));
    let mut text = String::new();
    let path = if plain.is_file() {
        text = fs::read_to_string(&plain).unwrap_or_else(|error| fail(&plain, &error));
        plain
    } else {
        let bytes = fs::read(&packed).unwrap_or_else(|error| fail(&packed, &error));
        GzDecoder::new(&bytes[..])
            .read_to_string(&mut text)
            .unwrap_or_else(|error| fail(&packed, &error));
        packed
    };
    (path.display().to_string(), text)
}

fn fail(path: &Path, error: &dyn fmt::Display) -> ! {
    panic!("{}: {error}", path.display())
}

impl Table {
    fn parse(source: String, text: &str) -> Table {
        let mut lines = text
            .lines()
            .map(|line| line.split('\t').map(str::to_owned).collect::<Vec<_>>());
        let columns = lines.next().unwrap_or_default();
        let rows = lines.collect::<Vec<_>>();
        // A table cut short by accident would be compared without a fault.
        assert!(rows.len() >= 100, "{source}: only {} rows", rows.len());
        for (index, row) in rows.iter().enumerate() {
            assert_eq!(row.len(), columns.len(), "{source}:{}: columns", index + 2);
        }
        Table {
            source,
            columns,
            rows,
        }
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// The rows.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        (0..self.rows.len()).map(|index| Row { table: self, index })
    }
}

impl<'a> Row<'a> {
    /// The text of a column.
    pub fn text(self, column: &str) -> &'a str {
        let position = self.table.columns.iter().position(|name| name == column);
        let position = position.unwrap_or_else(|| panic!("{self}: no column `{column}`"));
        &self.table.rows[self.index][position]
    }

    /// A column that holds a set: sixteen hexadecimal digits, a1 the least significant bit.
    pub fn set(self, column: &str) -> u64 {
        let text = self.text(column);
        assert_eq!(text.len(), 16, "{self}: `{column}` is `{text}`");
        u64::from_str_radix(text, 16)
            .unwrap_or_else(|error| panic!("{self}: `{column}` is `{text}`: {error}"))
    }

    /// A column that holds a number.
    pub fn number(self, column: &str) -> i32 {
        let text = self.text(column);
        text.parse()
            .unwrap_or_else(|error| panic!("{self}: `{column}` is `{text}`: {error}"))
    }
}

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The first line holds the names, and editors count from 1.
        write!(f, "{}:{}", self.table.source, self.index + 2)
    }
}
