//! `pawns show`: the board, and by square the pawns that each pattern names.

use std::io::{self, Write};

use pawn_structure::{Bitboard, Color, Fen, Pawns, Side};

use crate::draw;

/// A pattern's name and the set it gives, in the order of the list.
type Pattern = (&'static str, fn(Side) -> Bitboard);

const PATTERNS: &[Pattern] = &[
    ("passed", |side| side.passed()),
    ("candidate", |side| side.candidate()),
    ("isolated", |side| side.isolated()),
    ("half-isolated", |side| side.half_isolated()),
];

pub(crate) fn write(out: &mut dyn Write, fen: &Fen) -> io::Result<()> {
    draw::heading(out, fen)?;
    draw::board(out, &fen.board)?;
    let pawns = Pawns::from(&fen.board);
    let width = PATTERNS
        .iter()
        .map(|(name, _)| name.len())
        .max()
        .unwrap_or(0);
    for color in Color::ALL {
        writeln!(out)?;
        draw::title(out, draw::name(color))?;
        let side = pawns.side(color);
        for (name, squares) in PATTERNS {
            write!(out, "  {name:width$}  ")?;
            draw::squares(out, squares(side))?;
        }
    }
    Ok(())
}
