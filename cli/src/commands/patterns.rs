//! `pawns patterns`: the catalogue, or one pattern of it with its readings and an example.

use std::io::{self, Write};

use pawn_structure::{Board, Color, Pattern, PatternGroup, Pawns, Reading};

use crate::catalogue::School;
use crate::rendering::draw;

pub(crate) fn list(out: &mut dyn Write) -> io::Result<()> {
    let names = Pattern::ALL.iter().map(|pattern| pattern.name().len());
    let kinds = Pattern::ALL
        .iter()
        .map(|pattern| pattern.kind().name().len());
    let (name_width, kind_width) = (names.max().unwrap_or(0), kinds.max().unwrap_or(0));
    for (i, group) in PatternGroup::ALL.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        draw::title(out, group.name())?;
        for pattern in group.patterns() {
            let term = format!(
                "{pattern:name_width$}  {:kind_width$}",
                pattern.kind().name()
            );
            draw::entry(out, &term, term.len(), pattern.summary())?;
        }
    }
    Ok(())
}

pub(crate) fn one(out: &mut dyn Write, pattern: Pattern) -> io::Result<()> {
    draw::title(out, pattern.name())?;
    let method = format!("Side::{}", pattern.method_name());
    let mirrored = pattern.mirrored();
    let facts = [
        ("kind", Some(pattern.kind().name())),
        ("meaning", Some(pattern.summary())),
        ("method", Some(&method)),
        ("mirrored", (mirrored != pattern).then_some(mirrored.name())),
    ];
    for (term, fact) in facts {
        if let Some(fact) = fact {
            draw::entry(out, term, "mirrored".len(), fact)?;
        }
    }
    readings(out, pattern)?;
    example(out, pattern)
}

/// What each school takes the word to mean; nothing if all mean the same.
fn readings(out: &mut dyn Write, pattern: Pattern) -> io::Result<()> {
    let readings = pattern.readings();
    let Some(width) = readings.iter().map(|reading| reading.name.len()).max() else {
        return Ok(());
    };
    writeln!(out)?;
    draw::title(out, "Readings")?;
    for reading in readings {
        draw::entry(out, reading.name, width, reading.summary)?;
        draw::entry(out, "", width, &standing(reading))?;
    }
    Ok(())
}

/// Which `--rules` have a reading, and where it makes a difference.
fn standing(reading: &Reading) -> String {
    let Some(placement) = reading.differs_on else {
        return "the default".into();
    };
    let schools: Vec<_> = School::all()
        .filter(|school| school.has(reading))
        .map(|school| school.name)
        .collect();
    let rules = match schools.as_slice() {
        [] => String::new(),
        _ => format!("--rules {}; ", schools.join(", ")),
    };
    format!("{rules}differs on {placement}")
}

fn example(out: &mut dyn Write, pattern: Pattern) -> io::Result<()> {
    let placement = pattern.example();
    let board = Board::from_fen(placement).expect("examples are placements");
    let pawns = Pawns::from(&board);
    let squares = |color| pattern.squares(pawns.side(color));
    let has_it = |color: &Color| !squares(*color).is_empty();
    // One of them has.
    let color = Color::ALL.into_iter().find(has_it).unwrap_or(Color::White);
    writeln!(out)?;
    draw::title(
        out,
        &format!("Example for {}: {placement}", draw::name(color)),
    )?;
    draw::marked(out, &board, squares(color))
}
