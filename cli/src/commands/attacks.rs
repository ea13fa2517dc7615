//! `pawns attacks`: the squares that each side attacks, drawn, with their numbers.

use std::io::{self, Write};

use pawn_structure::{Bitboard, Color, Fen};

use crate::rendering::draw;

pub(crate) fn write(out: &mut dyn Write, fen: &Fen) -> io::Result<()> {
    draw::heading(out, fen)?;
    for color in Color::ALL {
        if color != Color::White {
            writeln!(out)?;
        }
        let board = &fen.board;
        let attacked = board.attacked_by(color);
        let title = format!(
            "Squares attacked by {} ({}, {})",
            draw::name(color),
            draw::number(attacked.count(), "square"),
            draw::number(
                board.attack_count(board.by_color(color), Bitboard::FULL),
                "attack"
            ),
        );
        draw::title(out, &title)?;
        draw::map(out, attacked)?;
    }
    Ok(())
}
