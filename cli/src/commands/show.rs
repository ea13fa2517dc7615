//! `pawns show`: the board, and the patterns that each side has, with their squares.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use pawn_structure::{
    Board, Color, Fen, Formation, Pattern, PatternKind, Pawns, Rules, Side, Square,
};

use crate::catalogue::{self, School, Words};
use crate::commands::Trouble;
use crate::lookup;
use crate::rendering::table::{self, Table};
use crate::rendering::{draw, json, why};
use pawn_picture::{self as picture, Layer, MOST_LAYERS, Picture, Theme};

// Each is a switch of the command.
#[allow(clippy::struct_excessive_bools)]
#[derive(Args)]
pub(crate) struct Options {
    #[command(flatten)]
    words: Words,
    /// List the sets of squares as well: fills, spans, attacks, safe squares, holes and so on
    #[arg(long)]
    squares: bool,
    /// List everything, also what follows from other lines: unsupported, open, can push and so on
    #[arg(long)]
    all: bool,
    /// Explain the pawn on a square: what it is, what it is not, and which pawns make it so
    ///
    /// Several squares with commas between them, or the option several times. A square without a pawn is
    /// explained as a hole, or as none. The sentences are by the default words: the pawns that decide are known
    /// for those alone. With --rules a line follows where the school says otherwise.
    #[arg(long, value_name = "SQUARE", value_delimiter = ',', conflicts_with_all = ["squares", "all"])]
    why: Vec<Square>,
    /// Where the pawns form no named formation, say which is the nearest and what differs
    #[arg(long, conflicts_with_all = ["json", "why"])]
    near: bool,
    /// Write everything as data, a JSON object a line
    ///
    /// All patterns are in it, also the empty ones; the keys are in the README of the command.
    #[arg(long, conflicts_with_all = ["squares", "all"])]
    pub(crate) json: bool,
    #[command(flatten)]
    picture: Drawing,
}

/// What `--svg` draws.
#[derive(Args)]
struct Drawing {
    /// Draw the position into an SVG file, or to standard output for `-`, and write no list
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "why", "squares", "all"])]
    svg: Option<PathBuf>,
    /// Colour the squares of these patterns of both sides, each in a colour of its own; names with commas
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = lookup::parse,
        requires = "svg"
    )]
    pattern: Vec<Pattern>,
    /// Draw an arrow for each attack of a piece on an enemy piece
    #[arg(long, requires = "svg")]
    arrows: bool,
    /// Draw the pawns without the other pieces
    #[arg(long, requires = "svg")]
    pawns_only: bool,
    /// The colours of the board
    #[arg(long, value_enum, default_value_t, requires = "svg")]
    theme: Theme,
}

pub(crate) fn write(out: &mut dyn Write, fen: &Fen, options: &Options) -> io::Result<()> {
    if let Some(file) = &options.picture.svg {
        let picture = options.picture.of(fen, &options.words.school.rules)?;
        return match file.to_str() {
            Some("-") => writeln!(out, "{picture}"),
            _ => fs::write(file, format!("{picture}\n"))
                .map_err(|error| Trouble(format!("{}: {error}", file.display())).into()),
        };
    }
    if options.json {
        return json::write(out, fen, options.words.school, &options.why);
    }
    if !options.why.is_empty() {
        return why::write(out, fen, options.words.school, &options.why);
    }
    draw::heading(out, fen)?;
    draw::board(out, &fen.board)?;
    writeln!(out)?;
    let pawns = Pawns::from(&fen.board);
    let sides = Color::ALL.map(|color| pawns.side(color));
    for side in sides {
        writeln!(out, "{}: {}", draw::name(side.color()), numbers(side))?;
    }
    if let Some(formations) = formations(pawns) {
        writeln!(out, "{formations}")?;
    } else if options.near
        && let Some(nearest) = super::formations::nearest(pawns)
    {
        writeln!(out, "{nearest}")?;
    }
    if let Some(ending) = super::eval::proved(fen) {
        writeln!(out, "Proved: {ending}")?;
    }
    writeln!(out)?;
    let told = || {
        Pattern::ALL
            .iter()
            .filter(|pattern| options.tell(**pattern))
    };
    let widths = told().map(|pattern| pattern.name().len());
    // Not only of those that are present: answers can then be compared line by line.
    let table = Table {
        width: widths.max().unwrap_or(0),
    };
    let School { name, rules } = options.words.school;
    let title = match name {
        School::DEFAULT => String::new(),
        _ => format!("rules {name}"),
    };
    table.heading(out, &title)?;
    for pattern in told() {
        let sets = sides.map(|side| pattern.squares_by(side, &rules));
        if sets.iter().any(|set| !set.is_empty()) {
            let items = match pattern.kind() {
                PatternKind::Files => sets.map(table::files),
                _ => sets.map(table::squares),
            };
            table.row(out, pattern.name(), items)?;
        }
    }
    Ok(())
}

impl Options {
    /// Whether a picture is asked for, which holds one position.
    pub(crate) fn draws(&self) -> bool {
        self.picture.svg.is_some()
    }

    fn tell(&self, pattern: Pattern) -> bool {
        let is_asked_for = self.squares && pattern.kind() == PatternKind::Squares;
        self.all || is_asked_for || is_main(pattern)
    }
}

impl Drawing {
    fn of(&self, fen: &Fen, rules: &Rules) -> io::Result<Picture> {
        let pawns = Pawns::from(&fen.board);
        let layers = self.pattern.iter().flat_map(|pattern| {
            let layer = |color| Layer {
                pattern: *pattern,
                color,
                set: pattern.squares_by(pawns.side(color), rules),
            };
            Color::ALL.map(layer)
        });
        let layers: Vec<_> = layers.filter(|layer| !layer.set.is_empty()).collect();
        if layers.len() > MOST_LAYERS {
            let count = layers.len();
            return Err(Trouble(format!(
                "--pattern: {count} sets to colour, and {MOST_LAYERS} are the most"
            ))
            .into());
        }
        let board = if self.pawns_only {
            let is_pawn = |square: &Square| (pawns.white() | pawns.black()).contains(*square);
            let others = fen
                .board
                .occupied()
                .into_iter()
                .filter(|square| !is_pawn(square));
            others.fold(fen.board, Board::without)
        } else {
            fen.board
        };
        Ok(Picture {
            title: fen.to_string(),
            arrows: if self.arrows {
                picture::attacks(&board)
            } else {
                Vec::new()
            },
            board,
            layers,
            theme: self.theme,
        })
    }
}

/// Whether it is told unasked: it does not follow from other lines and is not a half of another.
fn is_main(pattern: Pattern) -> bool {
    let by_kind = match pattern.kind() {
        PatternKind::OwnPawns => pattern.flag().is_some(),
        // Few, and what players look for.
        PatternKind::Squares => pattern == Pattern::Outposts,
        _ => pattern.mirrored() == pattern,
    };
    by_kind && catalogue::is_main(pattern.group())
}

/// The formations of a skeleton with their owners, the most exact first; `None` for most skeletons.
fn formations(pawns: Pawns) -> Option<String> {
    let named = Formation::matches(pawns)
        .map(|(formation, owner)| format!("{formation} ({})", draw::name(owner)))
        .collect::<Vec<_>>();
    let noun = match named.len() {
        0 => return None,
        1 => "Formation",
        _ => "Formations",
    };
    Some(format!("{noun}: {}", named.join(", ")))
}

/// What can be counted, as far as there is any.
fn numbers(side: Side) -> String {
    let mut numbers = vec![draw::number(side.own().count(), "pawn")];
    if side.islands() > 0 {
        numbers.push(draw::number(side.islands(), "island"));
    }
    // A pawn alone is no chain.
    if side.longest_chain() > 1 {
        numbers.push(format!("longest chain {}", side.longest_chain()));
    }
    let wings = [
        (
            "queen-side",
            side.queen_side_majority(),
            side.has_crippled_queen_side_majority(),
        ),
        (
            "king-side",
            side.king_side_majority(),
            side.has_crippled_king_side_majority(),
        ),
    ];
    for (wing, majority, is_crippled) in wings {
        if majority > 0 {
            let crippled = if is_crippled { "crippled " } else { "" };
            numbers.push(format!("{crippled}{wing} majority {majority}"));
        }
    }
    numbers.join(", ")
}
