//! `pawns formations`: the named formations, each with a board and the openings that lead to it.

use std::io::{self, Write};

use pawn_structure::{Bitboard, Board, Color, Formation, NearFormation, Pawns};

use crate::rendering::draw;

/// Openings with the formation that they lead to, its owner, and the moves.
const OPENINGS: &str = include_str!("../openings.tsv");

/// An opening, and whose formation it leads to.
fn openings(formation: Formation) -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = OPENINGS.lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(move |row| {
        let mut cells = row.split('\t');
        let (name, id, owner) = (cells.next()?, cells.next()?, cells.next()?);
        (id == formation.id()).then_some((name, owner))
    })
}

/// All of them, with their boards.
pub(crate) fn list(out: &mut dyn Write) -> io::Result<()> {
    for (index, formation) in Formation::ALL.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        one(out, *formation)?;
    }
    Ok(())
}

pub(crate) fn one(out: &mut dyn Write, formation: Formation) -> io::Result<()> {
    draw::title(out, formation.name())?;
    let parent = formation.parent().map(Formation::name);
    // Another name of the most famous one, which queries know as well.
    let alias = (formation == Formation::Isolani).then_some("IQP");
    let weight = formation.weight().to_string();
    let facts = [
        ("id", Some(formation.id())),
        ("also", alias),
        ("meaning", Some(formation.summary())),
        ("template", Some(formation.template())),
        ("kind of", parent),
        ("weight", Some(weight.as_str())),
        ("source", Some(formation.source())),
    ];
    for (term, fact) in facts {
        if let Some(fact) = fact {
            draw::entry(out, term, "openings".len(), fact)?;
        }
    }
    for (index, (name, owner)) in openings(formation).enumerate() {
        let term = if index == 0 { "openings" } else { "" };
        let whose = if owner == "black" { " (Black's)" } else { "" };
        draw::entry(out, term, "openings".len(), &format!("{name}{whose}"))?;
    }
    let board = Board::from_fen(formation.skeleton()).unwrap_or(Board::EMPTY);
    writeln!(out)?;
    draw::board(out, &board)
}

/// The nearest formation and what differs, in a line.
pub(crate) fn nearest(pawns: Pawns) -> Option<String> {
    let near: NearFormation = Formation::nearest(pawns).next()?;
    let mut differs = Vec::new();
    for color in Color::ALL {
        let names = |set: Bitboard| {
            let squares: Vec<_> = set.into_iter().map(|square| square.to_string()).collect();
            squares.join(" ")
        };
        let name = draw::name(color);
        let (missing, extra) = (near.missing[color.index()], near.extra[color.index()]);
        if !missing.is_empty() {
            differs.push(format!("{name} has no pawn on {}", names(missing)));
        }
        if !extra.is_empty() {
            differs.push(format!("{name} has pawns on {}", names(extra)));
        }
    }
    Some(format!(
        "Nearest formation: {} ({}), at a distance of {}: {}",
        near.formation,
        draw::name(near.owner),
        near.distance,
        differs.join("; ")
    ))
}
