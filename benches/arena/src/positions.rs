//! Tables of positions: plain or packed by gzip.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use cozy_chess::Board;
use flate2::bufread::MultiGzDecoder;

use crate::Failure;

/// A table: the names of its columns, and its rows.
#[derive(Debug)]
pub(crate) struct Rows {
    names: Vec<String>,
    fields: Vec<Vec<String>>,
    path: String,
    /// The line of the first row.
    first: usize,
}

impl Rows {
    /// A file with a head that names a column `fen`, or one FEN a line.
    pub(crate) fn read(path: &Path) -> Result<Rows, Failure> {
        let name = path.display().to_string();
        let fail = |error| Failure::new(format!("{name}: {error}"));
        let mut reader = BufReader::new(File::open(path).map_err(fail)?);
        let is_packed = reader.fill_buf().map_err(fail)?.starts_with(&[0x1f, 0x8b]);
        let mut text = String::new();
        if is_packed {
            MultiGzDecoder::new(reader)
                .read_to_string(&mut text)
                .map_err(fail)?;
        } else {
            reader.read_to_string(&mut text).map_err(fail)?;
        }
        let mut lines = text.lines().peekable();
        let split = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
        let names = lines.peek().map(|line| split(line)).unwrap_or_default();
        let has_head = names.iter().any(|name| name == "fen");
        let names = if has_head {
            lines.next();
            names
        } else {
            vec!["fen".to_owned()]
        };
        Ok(Rows {
            names,
            fields: lines.map(split).collect(),
            path: name,
            first: 1 + usize::from(has_head),
        })
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.fields.len()
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) fn column(&self, name: &str) -> Result<usize, Failure> {
        self.names
            .iter()
            .position(|other| other == name)
            .ok_or_else(|| Failure::new(format!("{}: no column `{name}`", self.path)))
    }

    pub(crate) fn field(&self, row: usize, column: usize) -> Result<&str, Failure> {
        self.fields[row]
            .get(column)
            .map(String::as_str)
            .ok_or_else(|| self.fail(row, format!("no field {}", column + 1)))
    }

    pub(crate) fn number(&self, row: usize, column: usize) -> Result<f64, Failure> {
        let field = self.field(row, column)?;
        field
            .parse()
            .map_err(|error| self.fail(row, format!("`{field}`: {error}")))
    }

    pub(crate) fn board(&self, row: usize, column: usize) -> Result<Board, Failure> {
        let field = self.field(row, column)?;
        parse(field).map_err(|error| self.fail(row, format!("`{field}`: {error}")))
    }

    fn fail(&self, row: usize, reason: impl std::fmt::Display) -> Failure {
        Failure::new(format!("{}:{}: {reason}", self.path, row + self.first))
    }
}

/// A position of four fields or of six.
pub(crate) fn parse(fen: &str) -> Result<Board, String> {
    let fen = match fen.split_ascii_whitespace().count() {
        4 => format!("{} 0 1", fen.trim()),
        _ => fen.trim().to_owned(),
    };
    fen.parse().map_err(|error| format!("{error}"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;
    use crate::testing::fresh;

    #[test]
    fn plain_packed_and_without_a_head() {
        let path = fresh("positions");
        let text = "game\tfen\tcp\n1\t4k3/8/8/8/8/8/8/4K3 w - -\t12\n2\tnothing\tx\n3\n";
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(text.as_bytes()).unwrap();
        for bytes in [text.as_bytes().to_vec(), packed.finish().unwrap()] {
            fs::write(&path, bytes).unwrap();
            let rows = Rows::read(&path).unwrap();
            let (fen, cp) = (rows.column("fen").unwrap(), rows.column("cp").unwrap());
            assert_eq!(rows.len(), 3);
            assert_eq!(rows.board(0, fen).unwrap().occupied().len(), 2);
            assert_eq!(rows.number(0, cp).unwrap().to_string(), "12");
            let name = path.display();
            let error = rows.board(1, fen).unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("{name}:3: `nothing`: ")),
                "{error}"
            );
            let error = rows.number(1, cp).unwrap_err().to_string();
            assert_eq!(error, format!("{name}:3: `x`: invalid float literal"));
            assert_eq!(
                rows.field(2, fen).unwrap_err().to_string(),
                format!("{name}:4: no field 2")
            );
            assert_eq!(
                rows.column("result").unwrap_err().to_string(),
                format!("{name}: no column `result`")
            );
        }
        fs::write(&path, "4k3/8/8/8/8/8/8/4K3 w - - 3 40\n").unwrap();
        let rows = Rows::read(&path).unwrap();
        assert_eq!(rows.board(0, 0).unwrap().halfmove_clock(), 3);
        fs::remove_file(&path).unwrap();
        assert!(Rows::read(&path).is_err());
    }
}
