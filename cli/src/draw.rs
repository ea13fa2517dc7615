//! Boards, sets and titles as text. Styles are always written; the stream drops them where they are not wanted.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use pawn_structure::{Bitboard, Board, Color, Fen, File, Rank, Square};

const TITLE: Style = Style::new().bold();
const LABEL: Style = Style::new().dimmed();
const WHITE: Style = Style::new().bold();
const BLACK: Style = AnsiColor::Cyan.on_default();
const ATTACKED: Style = AnsiColor::Green.on_default().bold();

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
    for rank in Rank::ALL.into_iter().rev() {
        write!(out, "{LABEL}{rank}{LABEL:#} ")?;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                Some(piece) => {
                    let style = match piece.color {
                        Color::White => WHITE,
                        Color::Black => BLACK,
                    };
                    write!(out, " {style}{}{style:#}", piece.to_char())?;
                }
                None => write!(out, " {LABEL}.{LABEL:#}")?,
            }
        }
        writeln!(out)?;
    }
    write!(out, "  {LABEL}")?;
    for file in File::ALL {
        write!(out, " {file}")?;
    }
    writeln!(out, "{LABEL:#}")
}

/// Rank 8 on top, `X` for a square of the set and `-` for another, nothing between them.
pub(crate) fn map(out: &mut dyn Write, set: Bitboard) -> io::Result<()> {
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            if set.contains(Square::new(file, rank)) {
                write!(out, "{ATTACKED}X{ATTACKED:#}")?;
            } else {
                write!(out, "{LABEL}-{LABEL:#}")?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// From the a-file to the h-file, as people list pawns; `-` if there are none.
pub(crate) fn squares(out: &mut dyn Write, set: Bitboard) -> io::Result<()> {
    if set.is_empty() {
        return writeln!(out, "-");
    }
    let mut separator = "";
    for square in File::ALL.into_iter().flat_map(|file| file.bitboard() & set) {
        write!(out, "{separator}{square}")?;
        separator = " ";
    }
    writeln!(out)
}
