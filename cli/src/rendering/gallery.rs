//! `pawns gallery`: one page with every pattern and every formation on a board.

use std::io::{self, Write};

use pawn_structure::{Board, Color, Formation, Pattern, PatternGroup, Pawns};

use crate::rendering::draw;
use pawn_picture::{Definitions, Escaped, Layer, Picture, Theme};

const STYLE: &str = "\
:root{color-scheme:light dark;--text:#222;--back:#fff;--soft:#666;--line:#ddd}
@media(prefers-color-scheme:dark){:root{--text:#dde;--back:#16181d;--soft:#99a;--line:#333a45}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--back)}
h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
.boards{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1.5rem}
figure{margin:0}
figure svg{display:block;width:100%;border:1px solid var(--line)}
h3{margin:.5rem 0 0;font-size:1rem}
figcaption p{margin:0;font-size:.875rem;color:var(--soft)}
code{font-size:.8rem;overflow-wrap:anywhere}
";

pub(crate) fn write(out: &mut dyn Write) -> io::Result<()> {
    write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Pawn patterns and formations</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{Definitions}</svg>\n\
         <h1>Pawn patterns and formations</h1>\n\
         <p>Every pattern of the catalogue on its example, for one of the sides, and every formation on its \
         reference skeleton with White as the owner.</p>\n"
    )?;
    for group in PatternGroup::ALL {
        write!(
            out,
            "<h2>{}</h2>\n<div class=\"boards\">\n",
            Escaped(group.name())
        )?;
        for pattern in group.patterns() {
            self::pattern(out, pattern)?;
        }
        writeln!(out, "</div>")?;
    }
    write!(out, "<h2>Formations</h2>\n<div class=\"boards\">\n")?;
    for formation in Formation::ALL {
        self::formation(out, *formation)?;
    }
    write!(out, "</div>\n</body>\n</html>\n")
}

fn pattern(out: &mut dyn Write, pattern: Pattern) -> io::Result<()> {
    let placement = pattern.example();
    let board = Board::from_fen(placement).expect("examples are placements");
    let pawns = Pawns::from(&board);
    let has_it = |color: &Color| !pattern.squares(pawns.side(*color)).is_empty();
    // One of them has.
    let color = Color::ALL.into_iter().find(has_it).unwrap_or(Color::White);
    let picture = Picture {
        title: format!("{} of {}: {placement}", pattern.name(), draw::name(color)),
        board,
        layers: vec![Layer::of(pattern, pawns.side(color))],
        arrows: Vec::new(),
        theme: Theme::Light,
    };
    let title = format!("{}, {}", pattern.name(), draw::name(color));
    let text = format!("{}: {}", pattern.kind(), pattern.summary());
    figure(out, pattern.method_name(), &picture, &title, &text)
}

fn formation(out: &mut dyn Write, formation: Formation) -> io::Result<()> {
    let placement = formation.skeleton();
    let picture = Picture {
        title: format!("{}: {placement}", formation.name()),
        board: Board::from_fen(placement).expect("skeletons are placements"),
        layers: Vec::new(),
        arrows: Vec::new(),
        theme: Theme::Light,
    };
    figure(
        out,
        formation.id(),
        &picture,
        formation.name(),
        formation.summary(),
    )
}

fn figure(
    out: &mut dyn Write,
    id: &str,
    picture: &Picture,
    title: &str,
    text: &str,
) -> io::Result<()> {
    writeln!(
        out,
        "<figure id=\"{}\">{}<figcaption><h3>{}</h3><p>{}</p><code>{}</code></figcaption></figure>",
        Escaped(id),
        picture.thumbnail(),
        Escaped(title),
        Escaped(text),
        Pawns::from(&picture.board)
    )
}
