//! Boards, sets and titles as text. Styles are always written; the stream drops them where they are not wanted.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use pawn_structure::{Bitboard, Board, Color, Fen, File, Rank, Square};

/// Where lines end that would otherwise be longer.
const COLUMNS: usize = 100;

const TITLE: Style = Style::new().bold();
const LABEL: Style = Style::new().dimmed();
const WHITE: Style = Style::new().bold();
const BLACK: Style = AnsiColor::Cyan.on_default();
const MARK: Style = AnsiColor::Green.on_default().bold();

pub(crate) const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The position as it was understood, which tells the answers of a stream apart.
pub(crate) fn heading(out: &mut dyn Write, fen: &Fen) -> io::Result<()> {
    writeln!(out, "{LABEL}{fen}{LABEL:#}\n")
}

pub(crate) fn title(out: &mut dyn Write, text: &str) -> io::Result<()> {
    writeln!(out, "{TITLE}{text}{TITLE:#}")
}

/// Rank 8 on top, with the names of ranks and files along the edges.
pub(crate) fn board(out: &mut dyn Write, board: &Board) -> io::Result<()> {
    grid(out, " ", |out, square| {
        write!(out, " ")?;
        sign(out, board, square)
    })
}

/// As [`board`], with the squares of a set in brackets.
pub(crate) fn marked(out: &mut dyn Write, board: &Board, set: Bitboard) -> io::Result<()> {
    grid(out, "  ", |out, square| {
        if set.contains(square) {
            write!(out, "{MARK}[{MARK:#}")?;
            sign(out, board, square)?;
            return write!(out, "{MARK}]{MARK:#}");
        }
        write!(out, " ")?;
        sign(out, board, square)?;
        let ends_the_line = square.file() == File::H;
        write!(out, "{}", if ends_the_line { "" } else { " " })
    })
}

fn grid(
    out: &mut dyn Write,
    between_files: &str,
    cell: impl Fn(&mut dyn Write, Square) -> io::Result<()>,
) -> io::Result<()> {
    for rank in Rank::ALL.into_iter().rev() {
        write!(out, "{LABEL}{rank}{LABEL:#} ")?;
        for file in File::ALL {
            cell(out, Square::new(file, rank))?;
        }
        writeln!(out)?;
    }
    let files = File::ALL.map(|file| file.to_string()).join(between_files);
    writeln!(out, "   {LABEL}{files}{LABEL:#}")
}

fn sign(out: &mut dyn Write, board: &Board, square: Square) -> io::Result<()> {
    match board.piece_at(square) {
        Some(piece) => {
            let style = match piece.color {
                Color::White => WHITE,
                Color::Black => BLACK,
            };
            write!(out, "{style}{}{style:#}", piece.to_char())
        }
        None => write!(out, "{LABEL}.{LABEL:#}"),
    }
}

/// Rank 8 on top, `X` for a square of the set and `-` for another, nothing between them.
pub(crate) fn map(out: &mut dyn Write, set: Bitboard) -> io::Result<()> {
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            if set.contains(Square::new(file, rank)) {
                write!(out, "{MARK}X{MARK:#}")?;
            } else {
                write!(out, "{LABEL}-{LABEL:#}")?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// A term and what there is to say of it: beside it, and below that where a line is full.
pub(crate) fn entry(out: &mut dyn Write, term: &str, width: usize, text: &str) -> io::Result<()> {
    write!(out, "  {term:width$}  ")?;
    let indent = width + 4;
    let mut column = indent;
    for word in text.split(' ') {
        if column > indent && column + 1 + word.len() > COLUMNS {
            write!(out, "\n{:indent$}", "")?;
            column = indent;
        } else if column > indent {
            write!(out, " ")?;
            column += 1;
        }
        write!(out, "{word}")?;
        column += word.len();
    }
    writeln!(out)
}

pub(crate) fn number(count: u32, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
