//! What the evaluation says of positions without its pawn terms.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use cozy_chess::Board;

use crate::Failure;
use crate::eval::{self, Values};
use crate::positions::Rows;

/// White's centipawns without pawn terms, tapered; the tempo is not in it.
pub(crate) fn centipawns(board: &Board) -> i32 {
    eval::taper(Values::OWN.rest(board), eval::phase(board))
}

/// Writes `fen` and the centipawns of each position of a file, and behind them the other columns that it has.
pub(crate) fn run(file: &Path, out: Option<&Path>) -> Result<(), Failure> {
    let rows = Rows::read(file)?;
    let fen = rows.column("fen")?;
    let others =
        (0..rows.names().len()).filter(|column| *column != fen && rows.names()[*column] != "rest");
    let mut text = String::from("fen\trest");
    for column in others.clone() {
        let _ = write!(text, "\t{}", rows.names()[column]);
    }
    for row in 0..rows.len() {
        let rest = centipawns(&rows.board(row, fen)?);
        let _ = write!(text, "\n{}\t{rest}", rows.field(row, fen)?);
        for column in others.clone() {
            let _ = write!(text, "\t{}", rows.field(row, column)?);
        }
    }
    text.push('\n');
    match out {
        Some(path) => File::create(path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| Failure::new(format!("{}: {error}", path.display()))),
        None => io::stdout()
            .write_all(text.as_bytes())
            .map_err(Failure::new),
    }
}
