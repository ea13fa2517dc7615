//! What White and Black have, side by side.

use std::io::{self, Write};

use pawn_structure::{Bitboard, Color, File};

use crate::rendering::draw;

/// How many squares a column holds: a side's pawns, or the squares of a file.
const SQUARES: usize = 8;
const COLUMN: usize = 3 * SQUARES - 1;

pub(crate) struct Table {
    /// The length of the longest term.
    pub(crate) width: usize,
}

impl Table {
    pub(crate) fn heading(&self, out: &mut dyn Write, title: &str) -> io::Result<()> {
        let [white, black] = Color::ALL.map(draw::name);
        draw::title(out, &self.line(title, white, black))
    }

    /// A term and what each side has of it, which are the items of either column.
    pub(crate) fn row(
        &self,
        out: &mut dyn Write,
        term: &str,
        sides: [Vec<String>; 2],
    ) -> io::Result<()> {
        let [white, black] = sides.map(|items| match items.as_slice() {
            [] => vec!["-".to_owned()],
            items => items.chunks(SQUARES).map(|line| line.join(" ")).collect(),
        });
        for i in 0..white.len().max(black.len()) {
            let term = if i == 0 { term } else { "" };
            let cell = |side: &[String]| side.get(i).cloned().unwrap_or_default();
            writeln!(out, "{}", self.line(term, &cell(&white), &cell(&black)))?;
        }
        Ok(())
    }

    fn line(&self, term: &str, white: &str, black: &str) -> String {
        let line = format!("  {term:0$}  {white:COLUMN$}  {black}", self.width);
        line.trim_end().to_owned()
    }
}

/// From the a-file to the h-file, as people list pawns.
pub(crate) fn squares(set: Bitboard) -> Vec<String> {
    let squares = File::ALL.into_iter().flat_map(|file| file.bitboard() & set);
    squares.map(|square| square.to_string()).collect()
}

/// Whole files by their letters.
pub(crate) fn files(set: Bitboard) -> Vec<String> {
    let is_in = |file: &File| file.bitboard().is_subset(set);
    let files = File::ALL.into_iter().filter(is_in);
    files.map(|file| file.to_string()).collect()
}
