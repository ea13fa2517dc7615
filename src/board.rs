//! Where the pieces stand. `control.rs` has what they attack, `fen.rs` the text form.

use core::{error::Error, fmt};

use crate::{Bitboard, Color, Piece, Role, Square, bitboard::draw};

/// A placement of pieces, legal or not: it needs no kings, pawns may stand on any rank, and it may be empty.
///
/// `Display` writes the placement field of a FEN, which `parse` reads back; `{:#}` draws the board.
///
/// ```
/// use pawn_structure::{Board, Color, FenError, Piece, Role, Square};
///
/// let board = Board::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")?;
/// assert_eq!(board.piece_at(Square::E2), Some(Role::Pawn.of(Color::White)));
/// assert_eq!(board.pieces(Color::Black, Role::King), Square::E8.bitboard());
/// assert_eq!(board.to_string(), "4k3/8/8/8/8/8/4P3/4K3");
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Board = Board {
        roles: [Bitboard::EMPTY; 6],
        colors: [Bitboard::EMPTY; 2],
    };

    /// The placement from which a game starts.
    pub const START: Board = {
        const BACK_RANK: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let mut board = Board::EMPTY;
        let mut file = 0;
        while file < 8 {
            board = board
                .with(Square::ALL[file], BACK_RANK[file].of(Color::White))
                .with(Square::ALL[8 + file], Role::Pawn.of(Color::White))
                .with(Square::ALL[48 + file], Role::Pawn.of(Color::Black))
                .with(Square::ALL[56 + file], BACK_RANK[file].of(Color::Black));
            file += 1;
        }
        board
    };

    /// A board from an engine's sets: the squares of each role, in the order of [`Role::ALL`], and those of White and
    /// of Black.
    ///
    /// ```
    /// use pawn_structure::{Bitboard, Board, BoardError, Color, Role, Square};
    ///
    /// let start = Board::START;
    /// let roles = Role::ALL.map(|role| start.by_role(role));
    /// let colors = Color::ALL.map(|color| start.by_color(color));
    /// assert_eq!(Board::from_bitboards(roles, colors), Ok(start));
    ///
    /// let white = colors[0].without(Square::E2);
    /// let error = Board::from_bitboards(roles, [white, colors[1]]);
    /// assert_eq!(error, Err(BoardError::NoColor(Square::E2)));
    /// ```
    ///
    /// # Errors
    ///
    /// If a square is in the sets of two roles or of both colours, or has a role without a colour or a colour
    /// without a role: the first such square.
    pub const fn from_bitboards(
        roles: [Bitboard; 6],
        colors: [Bitboard; 2],
    ) -> Result<Board, BoardError> {
        let mut occupied = Bitboard::EMPTY;
        let mut role = 0;
        while role < roles.len() {
            if let Some(square) = occupied.intersection(roles[role]).first() {
                return Err(BoardError::TwoRoles(square));
            }
            occupied = occupied.union(roles[role]);
            role += 1;
        }
        let of_either = colors[0].union(colors[1]);
        if let Some(square) = colors[0].intersection(colors[1]).first() {
            Err(BoardError::TwoColors(square))
        } else if let Some(square) = occupied.difference(of_either).first() {
            Err(BoardError::NoColor(square))
        } else if let Some(square) = of_either.difference(occupied).first() {
            Err(BoardError::NoRole(square))
        } else {
            Ok(Board { roles, colors })
        }
    }

    /// The board with a piece on a square, in place of what stood there.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square, piece: Piece) -> Board {
        let mut board = self.without(square);
        board.fill(square, piece);
        board
    }

    /// Puts a piece on a square that is empty.
    #[inline]
    pub(crate) const fn fill(&mut self, square: Square, piece: Piece) {
        let role = piece.role.index();
        let color = piece.color.index();
        self.roles[role] = self.roles[role].with(square);
        self.colors[color] = self.colors[color].with(square);
    }

    /// The board with nothing on a square.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Board {
        let mut board = self;
        let mut role = 0;
        while role < 6 {
            board.roles[role] = board.roles[role].without(square);
            role += 1;
        }
        board.colors = [
            board.colors[0].without(square),
            board.colors[1].without(square),
        ];
        board
    }

    /// Puts a piece on a square, in place of what stood there.
    pub const fn put(&mut self, square: Square, piece: Piece) {
        *self = self.with(square, piece);
    }

    /// Takes away what stands on a square.
    pub const fn remove(&mut self, square: Square) {
        *self = self.without(square);
    }

    /// The piece on a square, if there is one.
    #[inline]
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.by_color(Color::White).contains(square) {
            Color::White
        } else if self.by_color(Color::Black).contains(square) {
            Color::Black
        } else {
            return None;
        };
        let mut index = 0;
        while !self.roles[index].contains(square) {
            index += 1;
        }
        Some(Role::ALL[index].of(color))
    }

    /// All squares with a piece.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        self.colors[0].union(self.colors[1])
    }

    /// The squares with a piece of a colour.
    #[inline]
    #[must_use]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares with a piece of a role, of either colour.
    #[inline]
    #[must_use]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares with a piece of a colour and role.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_color(color).intersection(self.by_role(role))
    }

    /// The same position with colours and ranks swapped: what the other player would see as White.
    #[must_use]
    pub fn flipped(&self) -> Board {
        let [white, black] = self.colors;
        Board {
            roles: self.roles.map(Bitboard::flip_vertical),
            colors: [black.flip_vertical(), white.flip_vertical()],
        }
    }

    /// The mirror image: files a and h, b and g … swapped.
    #[must_use]
    pub fn mirrored(&self) -> Board {
        Board {
            roles: self.roles.map(Bitboard::mirror_horizontal),
            colors: self.colors.map(Bitboard::mirror_horizontal),
        }
    }
}

/// Why sets do not make a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoardError {
    /// A square is in the sets of two roles; the first such square.
    TwoRoles(Square),
    /// A square is in the sets of both colours; the first such square.
    TwoColors(Square),
    /// A square has a role but no colour; the first such square.
    NoColor(Square),
    /// A square has a colour but no role; the first such square.
    NoRole(Square),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::TwoRoles(square) => write!(f, "{square} holds pieces of two kinds"),
            BoardError::TwoColors(square) => write!(f, "{square} holds a white and a black piece"),
            BoardError::NoColor(square) => write!(f, "{square} holds a piece without a colour"),
            BoardError::NoRole(square) => write!(f, "{square} holds a piece of unknown kind"),
        }
    }
}

impl Error for BoardError {}

/// The placement field of a FEN; with `{:#}` a drawing: eight rows of piece letters and dots.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = ['.'; 64];
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.pieces(color, role) {
                    letters[square.index()] = role.of(color).to_char();
                }
            }
        }
        let letter = |square: Square| letters[square.index()];
        if f.alternate() {
            draw(f, letter)
        } else {
            write_placement(f, |square| {
                Some(letter(square)).filter(|letter| *letter != '.')
            })
        }
    }
}

/// Writes the placement field of a FEN from the letter of each square.
pub(crate) fn write_placement(
    f: &mut fmt::Formatter<'_>,
    letter: impl Fn(Square) -> Option<char>,
) -> fmt::Result {
    // All ASCII: a rank has eight squares, and a separator before the next.
    let mut text = [b'/'; 8 * 9];
    let mut length = 0;
    for row in (0..8).rev() {
        let mut empty = 0;
        for square in &Square::ALL[8 * row..8 * row + 8] {
            match letter(*square) {
                Some(letter) => {
                    if empty > 0 {
                        text[length] = b'0' + empty;
                        length += 1;
                    }
                    empty = 0;
                    text[length] = letter as u8;
                    length += 1;
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            text[length] = b'0' + empty;
            length += 1;
        }
        if row > 0 {
            text[length] = b'/';
            length += 1;
        }
    }
    f.write_str(str::from_utf8(&text[..length]).unwrap_or_default())
}
