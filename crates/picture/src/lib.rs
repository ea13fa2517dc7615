//! A board as an SVG drawing: pieces, coloured squares with a legend, arrows. One drawing serves a
//! single picture and every page that shows boards.
//!
//! Nothing is loaded: the pieces are paths of this file, the names of files and ranks are text in
//! whatever sans-serif font there is.
//!
//! ```
//! use pawn_picture::{Layer, Picture, Theme};
//! use pawn_structure::{Board, Color, FenError, Pattern, Pawns};
//!
//! let board: Board = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
//! let white = Pawns::from(&board).side(Color::White);
//! let picture = Picture {
//!     title: "An outside passer".to_owned(),
//!     board,
//!     layers: vec![Layer::of(Pattern::Passed, white)],
//!     arrows: Vec::new(),
//!     theme: Theme::Light,
//! };
//! assert!(picture.to_string().contains("data-square=\"a4\""));
//! # Ok::<(), FenError>(())
//! ```

use std::fmt::{self, Display, Formatter, Write as _};

use pawn_structure::{Bitboard, Board, Color, File, Pattern, Rank, Role, Side, Square};

/// How many sets a picture can tell apart; more share colours.
pub const MOST_LAYERS: usize = 8;

/// Width of a square, in user units.
const SQUARE: u32 = 45;
const BOARD: u32 = 8 * SQUARE;
/// Room for the names of ranks and files.
const MARGIN: u32 = 18;
const LEGEND_ROW: u32 = 22;

/// Colours that people who see few colours tell apart; each goes with lines of another kind, so that a
/// grey print tells them apart too.
const COLORS: [&str; MOST_LAYERS] = [
    "#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7", "#0072b2", "#f0e442", "#777777",
];

/// The lines of a layer, in a tile of eight units.
const LINES: [&str; MOST_LAYERS] = [
    "M-1 9 9-1M-1 1 1-1M7 9 9 7",
    "M-1-1 9 9M-1 7 1 9M7-1 9 1",
    "M0 4H8",
    "M4 0V8",
    "M-1 9 9-1M-1-1 9 9",
    "M0 4H8M4 0V8",
    "M2 2h1v1h-1zM6 6h1v1h-1z",
    "M0 2H8M0 6H8",
];

/// The colours of a board.
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Brown squares on white
    #[default]
    Light,
    /// Grey-blue squares on black
    Dark,
    /// Black and white
    Print,
}

impl Theme {
    /// Background, text, light and dark squares.
    const fn colors(self) -> [&'static str; 4] {
        match self {
            Theme::Light => ["#fff", "#333", "#f3e6cf", "#c9a97c"],
            Theme::Dark => ["#16181d", "#ccd", "#7d8796", "#4c5666"],
            Theme::Print => ["#fff", "#000", "#fff", "#ddd"],
        }
    }
}

/// A set of squares with its name: a colour of the picture.
#[derive(Clone, Copy, Debug)]
pub struct Layer {
    /// What the squares are called.
    pub pattern: Pattern,
    /// Whose pattern it is.
    pub color: Color,
    /// The squares, those of any reading of the word.
    pub set: Bitboard,
}

impl Layer {
    /// The squares of a pattern for a side.
    #[must_use]
    pub fn of(pattern: Pattern, side: Side) -> Self {
        Self {
            pattern,
            color: side.color(),
            set: pattern.squares(side),
        }
    }
}

/// A drawing: prints as an SVG file of its own.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What a reader of the screen, or a mouse, is told.
    pub title: String,
    /// The pieces.
    pub board: Board,
    /// The sets, each in a colour of its own, up to [`MOST_LAYERS`].
    pub layers: Vec<Layer>,
    /// From where to where, two squares each.
    pub arrows: Vec<(Square, Square)>,
    /// The colours of the board.
    pub theme: Theme,
}

/// The definitions that drawings refer to: pieces, lines of layers, the head of an arrow. A page with many
/// boards has them once.
#[derive(Clone, Copy, Debug)]
pub struct Definitions;

impl Display for Definitions {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "<defs>")?;
        for color in Color::ALL {
            let (fill, line) = match color {
                Color::White => ("#fff", "#111"),
                Color::Black => ("#222", "#eee"),
            };
            for role in Role::ALL {
                write!(
                    f,
                    "<g id=\"{}\" fill=\"{fill}\" stroke=\"#111\" stroke-width=\"1.5\" stroke-linejoin=\"round\">\
                     <path d=\"{}\"/>",
                    id(color, role),
                    outline(role)
                )?;
                if let Some(detail) = detail(role) {
                    write!(f, "<path d=\"{detail}\" fill=\"none\" stroke=\"{line}\"/>")?;
                }
                write!(f, "</g>")?;
            }
        }
        for (index, (color, lines)) in COLORS.iter().zip(LINES).enumerate() {
            write!(
                f,
                "<pattern id=\"l{index}\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">\
                 <path fill=\"{color}\" fill-opacity=\".72\" d=\"M0 0H8V8H0z\"/>\
                 <path stroke=\"#000\" stroke-opacity=\".55\" d=\"{lines}\"/></pattern>"
            )?;
        }
        write!(
            f,
            "<marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\" markerWidth=\"4\" markerHeight=\"4\" \
             orient=\"auto\"><path fill=\"#b00020\" d=\"M0 0 8 4 0 8z\"/></marker></defs>"
        )
    }
}

/// The whole drawing, as a file of its own.
impl Display for Picture {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [background, text, ..] = self.theme.colors();
        let legend = (self.layers.len() as u32).div_ceil(2) * LEGEND_ROW;
        let (width, height) = (BOARD + 2 * MARGIN, BOARD + 2 * MARGIN + legend);
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"sans-serif\"><title>{}</title>{Definitions}\
             <path fill=\"{background}\" d=\"M0 0H{width}V{height}H0z\"/>",
            Escaped(&self.title)
        )?;
        write!(f, "<g transform=\"translate({MARGIN} {MARGIN})\">")?;
        self.draw_board(f)?;
        write!(
            f,
            "</g><g fill=\"{text}\" font-size=\"11\" text-anchor=\"middle\">"
        )?;
        for (index, file) in (0..).zip(File::ALL) {
            let x = MARGIN + index * SQUARE + SQUARE / 2;
            write!(
                f,
                "<text x=\"{x}\" y=\"{}\">{file}</text>",
                BOARD + MARGIN + 13
            )?;
        }
        for (index, rank) in (0..).zip(Rank::ALL.into_iter().rev()) {
            let y = MARGIN + index * SQUARE + SQUARE / 2 + 4;
            write!(f, "<text x=\"{}\" y=\"{y}\">{rank}</text>", MARGIN / 2)?;
        }
        write!(f, "</g><g fill=\"{text}\" font-size=\"13\">")?;
        for (index, layer) in self.layers.iter().enumerate() {
            let place = index as u32;
            let x = MARGIN + place % 2 * BOARD / 2;
            let y = BOARD + 2 * MARGIN + place / 2 * LEGEND_ROW;
            write!(
                f,
                "<rect x=\"{x}\" y=\"{y}\" width=\"16\" height=\"16\" fill=\"url(#l{index})\" stroke=\"{}\"/>\
                 <text x=\"{}\" y=\"{}\">{} ({})</text>",
                COLORS[index % MOST_LAYERS],
                x + 22,
                y + 13,
                Escaped(layer.pattern.name()),
                name(layer.color)
            )?;
        }
        write!(f, "</g></svg>")
    }
}

impl Picture {
    /// The drawing without margins and legend, for a page that has the [`Definitions`].
    #[must_use]
    pub fn thumbnail(&self) -> String {
        struct Thumbnail<'a>(&'a Picture);
        impl Display for Thumbnail<'_> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                self.0.draw_board(f)
            }
        }
        format!(
            "<svg viewBox=\"0 0 {BOARD} {BOARD}\" role=\"img\"><title>{}</title>{}</svg>",
            Escaped(&self.title),
            Thumbnail(self)
        )
    }

    fn draw_board(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [.., light, dark] = self.theme.colors();
        write!(
            f,
            "<path fill=\"{light}\" d=\"M0 0H{BOARD}V{BOARD}H0z\"/><path fill=\"{dark}\" d=\""
        )?;
        // Pairs of ranks are alike, and so are dark squares: a step from each to the next of its rank.
        for rank in 0..8 {
            let first = if rank % 2 == 0 { SQUARE } else { 0 };
            write!(f, "M{first} {}", rank * SQUARE)?;
            for file in 0..4 {
                let next = if file < 3 {
                    format!("m{} 0", 2 * SQUARE)
                } else {
                    String::new()
                };
                write!(f, "h{SQUARE}v{SQUARE}h-{SQUARE}z{next}")?;
            }
        }
        write!(f, "\"/>")?;
        self.draw_layers(f)?;
        for square in self.board.occupied() {
            if let Some(piece) = self.board.piece_at(square) {
                let (x, y) = corner(square);
                write!(
                    f,
                    "<use href=\"#{}\" x=\"{x}\" y=\"{y}\"/>",
                    id(piece.color, piece.role)
                )?;
            }
        }
        for (from, to) in &self.arrows {
            Self::draw_arrow(f, *from, *to)?;
        }
        Ok(())
    }

    /// A square that is in several layers shows each of them as a frame around the next.
    fn draw_layers(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const FRAME: u32 = 4;
        for (index, layer) in self.layers.iter().enumerate() {
            write!(
                f,
                "<g fill=\"url(#l{index})\" stroke=\"{}\" stroke-width=\"1.5\" data-pattern=\"{}\" data-side=\"{}\">",
                COLORS[index % MOST_LAYERS],
                layer.pattern.method_name(),
                layer.color
            )?;
            for square in layer.set {
                let below = self.layers[..index].iter();
                let below = below.filter(|layer| layer.set.contains(square)).count() as u32;
                // Eight frames would meet in the middle.
                let inset = 1 + FRAME * below.min(4);
                let (x, y) = corner(square);
                let (x, y, width) = (x + inset, y + inset, SQUARE - 2 * inset);
                write!(
                    f,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{width}\" data-square=\"{square}\"/>"
                )?;
            }
            write!(f, "</g>")?;
        }
        Ok(())
    }

    /// From the middle of a square to just before the middle of another, which a piece stands on.
    fn draw_arrow(f: &mut Formatter<'_>, from: Square, to: Square) -> fmt::Result {
        const SHORT: f64 = 14.0;
        let middle = |square: Square| {
            let (x, y) = corner(square);
            (f64::from(x + SQUARE / 2), f64::from(y + SQUARE / 2))
        };
        let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
        let length = (x2 - x1).hypot(y2 - y1);
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
        write!(
            f,
            "<path d=\"M{x1} {y1} {:.1} {:.1}\" stroke=\"#b00020\" stroke-width=\"4\" stroke-opacity=\".75\" \
             marker-end=\"url(#head)\" data-from=\"{from}\" data-to=\"{to}\"/>",
            x2 - SHORT * dx,
            y2 - SHORT * dy
        )
    }
}

/// An arrow for each attack of a piece on an enemy piece.
#[must_use]
pub fn attacks(board: &Board) -> Vec<(Square, Square)> {
    let arrows = board.occupied().into_iter().flat_map(|from| {
        let enemies = board
            .piece_at(from)
            .map_or(Bitboard::EMPTY, |piece| board.by_color(!piece.color));
        let attacked = board.attacks_from(from) & enemies;
        attacked.into_iter().map(move |to| (from, to))
    });
    arrows.collect()
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The upper left corner of a square.
fn corner(square: Square) -> (u32, u32) {
    (
        square.file().index() as u32 * SQUARE,
        (7 - square.rank().index() as u32) * SQUARE,
    )
}

fn id(color: Color, role: Role) -> char {
    role.of(color).to_char()
}

/// The outline of a piece in a square of 45 units.
const fn outline(role: Role) -> &'static str {
    match role {
        Role::Pawn => {
            "M22.5 9a5.5 5.5 0 0 1 3.3 9.9L29.5 33H32v4H13v-4h2.5l3.7-14.1A5.5 5.5 0 0 1 22.5 9z"
        }
        Role::Rook => "M11 38v-4.5h3V20l-2-3V8.5h4.5V12h3.5V8.5h5V12h3.5V8.5H33V17l-2 3v13.5h3V38z",
        Role::Knight => {
            "M14 38v-4.5h2.5c-.5-5.5 2-9.5 5.5-12.5l-6 3c-1.5 2-4 2.5-5.5.5-1-1.300-1-3 .2-4.300L16.5 13V7.5l4.5 3C29.5 10.5 34 16.5 34 24.5c0 4-1 6.5-1.300 9H35V38z"
        }
        Role::Bishop => {
            "M22.5 6.5a3 3 0 0 1 2 5.200c4.300 2.800 6.5 6.800 6.5 10.600 0 3-1.300 5-3.300 6.700l1.300 4.5h5V38H11v-4.5h5l1.300-4.5c-2-1.700-3.300-3.7-3.300-6.700 0-3.800 2.200-7.800 6.5-10.600a3 3 0 0 1 2-5.200z"
        }
        Role::Queen => {
            "M8 13.5l6.5 9.5 1.5-13 6.5 12L29 10l1.5 13 6.5-9.5L33.5 33.5H35V38H10v-4.5h1.5z"
        }
        Role::King => {
            "M20.5 4.5h4V8H28v4h-3.5v3.5c6-3.5 11.5-.5 11.5 5.5 0 4.5-3.5 8-5.5 12.5H33V38H12v-4.5h2.5C12.5 29 9 25.5 9 21c0-6 5.5-9 11.5-5.5V12H17V8h3.5z"
        }
    }
}

/// The lines inside a piece.
const fn detail(role: Role) -> Option<&'static str> {
    match role {
        Role::Pawn => None,
        Role::Rook => Some("M14 20.5h17M14 33.5h17"),
        Role::Knight => Some("M19.5 15.5h1.5M16.5 33.5h16"),
        Role::Bishop => Some("M22.5 17v8M18.5 20.5h8M16.5 33.5h12"),
        Role::Queen => Some("M12.5 29.5h20M11.5 33.5h22"),
        Role::King => Some("M22.5 15.5v14M14.5 33.5h16"),
    }
}

/// Text between tags or in an attribute.
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(
    /// The text.
    pub &'a str,
);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            _ => f.write_char(letter),
        })
    }
}
