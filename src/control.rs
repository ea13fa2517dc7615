//! Who attacks what on a board: attackers, checks, pins, and the attack relation between two sets.
//!
//! *Attack* means the same as in [`attacks`](crate::attacks): a piece attacks the squares on which an
//! enemy king would be in check from it. It does not matter whether a piece of either colour stands
//! on the square; nor do pins or the side to move.

use crate::{
    Bitboard, Board, Color, Role, Square,
    attacks::{
        attacks, between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
    },
};

/// Does something with each square of a set: a `for` loop that works in a `const fn`.
macro_rules! for_each {
    ($square:ident in $squares:expr => $body:expr) => {
        let mut squares = $squares;
        while let Some($square) = squares.first() {
            squares = squares.without($square);
            $body;
        }
    };
}

impl Board {
    /// The squares that the piece on a square attacks; none if there is no piece.
    ///
    /// ```
    /// use pawn_structure::{Board, FenError, Square, bitboard};
    ///
    /// let board = Board::from_fen("8/3q1p2/8/5P2/4Q3/8/8/8")?;
    /// assert_eq!(board.attacks_from(Square::D7), bitboard! {
    ///     . . X X X . . .
    ///     X X X . X X . .
    ///     . . X X X . . .
    ///     . X . X . X . .
    ///     X . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    ///     . . . X . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn attacks_from(&self, square: Square) -> Bitboard {
        match self.piece_at(square) {
            Some(piece) => attacks(square, piece, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// The pieces of a colour that attack a square.
    ///
    /// The inverse of [`Board::attacks_from`]: a piece is in the set exactly if it attacks the square.
    #[inline]
    #[must_use]
    pub const fn attackers_to(&self, color: Color, square: Square) -> Bitboard {
        self.attackers_to_with(color, square, self.occupied())
    }

    /// The pieces of a colour that would attack a square if sliders saw a different occupancy.
    ///
    /// Take a king out of the occupancy to see where it cannot flee to; take out the front piece of a
    /// battery to see through it. The pieces themselves stay where the board has them.
    ///
    /// ```
    /// use pawn_structure::{Board, Color, FenError, Square};
    ///
    /// let board = Board::from_fen("5R2/1p4p1/2pK1kPp/3p1P2/3r2nP/8/1P6/8")?;
    /// assert!(board.attackers_to(Color::White, Square::F5).is_empty());
    ///
    /// let without_king = board.occupied().without(Square::F6);
    /// assert_eq!(
    ///     board.attackers_to_with(Color::White, Square::F5, without_king),
    ///     Square::F8.bitboard(),
    /// );
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn attackers_to_with(
        &self,
        color: Color,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let queens = self.by_role(Role::Queen);
        let straight = self.by_role(Role::Rook).union(queens);
        let diagonal = self.by_role(Role::Bishop).union(queens);
        // A pawn attacks the square exactly if a pawn of the other colour on the square attacks it.
        pawn_attacks(color.opposite(), square)
            .intersection(self.by_role(Role::Pawn))
            .union(knight_attacks(square).intersection(self.by_role(Role::Knight)))
            .union(king_attacks(square).intersection(self.by_role(Role::King)))
            .union(rook_attacks(square, occupied).intersection(straight))
            .union(bishop_attacks(square, occupied).intersection(diagonal))
            .intersection(self.by_color(color))
    }

    /// Whether a piece of a colour attacks a square.
    #[inline]
    #[must_use]
    pub const fn is_attacked_by(&self, color: Color, square: Square) -> bool {
        !self.attackers_to(color, square).is_empty()
    }

    /// All squares that a colour's pieces attack.
    ///
    /// The union of [`Board::attacks_from`] over the colour's pieces.
    ///
    /// ```
    /// use pawn_structure::{Board, Color, FenError, bitboard};
    ///
    /// let board = Board::from_fen("8/3q1p2/8/5P2/4Q3/8/8/8")?;
    /// assert_eq!(board.attacked_by(Color::White), bitboard! {
    ///     X . . . X . . .
    ///     . X . . X . . .
    ///     . . X . X . X .
    ///     . . . X X X . .
    ///     X X X X . X X X
    ///     . . . X X X . .
    ///     . . X . X . X .
    ///     . X . . X . . X
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn attacked_by(&self, color: Color) -> Bitboard {
        self.pieces(color, Role::Pawn)
            .pawn_attacks(color)
            .union(self.attacked_by_officers(self.by_color(color)))
    }

    /// The enemy pieces that give check to a colour's king; to any of its kings if there are several.
    #[inline]
    #[must_use]
    pub const fn checkers(&self, color: Color) -> Bitboard {
        let mut checkers = Bitboard::EMPTY;
        let mut kings = self.pieces(color, Role::King);
        while let Some(king) = kings.first() {
            kings = kings.without(king);
            checkers = checkers.union(self.attackers_to(color.opposite(), king));
        }
        checkers
    }

    /// A colour's absolutely pinned pieces: those that alone shield their king from an enemy slider.
    ///
    /// A piece next to its king can be pinned, and so can one that may still move along the line.
    /// With several kings a piece pinned to any of them counts.
    ///
    /// ```
    /// use pawn_structure::{Board, Color, FenError, Square};
    ///
    /// let board = Board::from_fen("4r3/8/8/8/8/8/4R3/4K3")?;
    /// assert_eq!(board.pinned(Color::White), Square::E2.bitboard());
    /// # Ok::<(), FenError>(())
    /// ```
    #[doc(alias = "blockers_for_king")]
    #[inline]
    #[must_use]
    pub const fn pinned(&self, color: Color) -> Bitboard {
        let queens = self.by_role(Role::Queen);
        let straight = self.by_role(Role::Rook).union(queens);
        let diagonal = self.by_role(Role::Bishop).union(queens);
        let mut pinned = Bitboard::EMPTY;
        let mut kings = self.pieces(color, Role::King);
        while let Some(king) = kings.first() {
            kings = kings.without(king);
            let mut pinners = rook_attacks(king, Bitboard::EMPTY)
                .intersection(straight)
                .union(bishop_attacks(king, Bitboard::EMPTY).intersection(diagonal))
                .intersection(self.by_color(color.opposite()));
            while let Some(pinner) = pinners.first() {
                pinners = pinners.without(pinner);
                let shields = between(king, pinner).intersection(self.occupied());
                if shields.count() == 1 {
                    pinned = pinned.union(shields.intersection(self.by_color(color)));
                }
            }
        }
        pinned
    }

    /// The squares of `to` that a piece standing on a square of `from` attacks.
    ///
    /// Pieces of both colours count; squares of `from` without a piece attack nothing.
    ///
    /// ```
    /// use pawn_structure::{Board, Color, FenError, Square};
    ///
    /// // Which white pieces does Black attack?
    /// let board = Board::from_fen("8/3q1p2/8/5P2/4Q3/8/8/8")?;
    /// let [white, black] = [Color::White, Color::Black].map(|color| board.by_color(color));
    /// assert_eq!(board.attacked_squares(black, white), Square::F5.bitboard());
    /// # Ok::<(), FenError>(())
    /// ```
    #[doc(alias = "attack")]
    #[inline]
    #[must_use]
    pub const fn attacked_squares(&self, from: Bitboard, to: Bitboard) -> Bitboard {
        let [white, black] = self.pawns_in(from);
        white
            .pawn_attacks(Color::White)
            .union(black.pawn_attacks(Color::Black))
            .union(self.attacked_by_officers(from))
            .intersection(to)
    }

    /// How many attacks there are from pieces on `from` to squares of `to`: pairs of a piece and a
    /// square that it attacks.
    ///
    /// At least the size of [`Board::attacked_squares`]; more if a square is attacked twice.
    #[inline]
    #[must_use]
    pub const fn attack_count(&self, from: Bitboard, to: Bitboard) -> u32 {
        let occupied = self.occupied();
        let [white, black] = self.pawns_in(from);
        // A square that two pawns attack counts twice, so each direction is counted separately.
        let mut count = white
            .east_pawn_attacks(Color::White)
            .intersection(to)
            .count()
            + white
                .west_pawn_attacks(Color::White)
                .intersection(to)
                .count()
            + black
                .east_pawn_attacks(Color::Black)
                .intersection(to)
                .count()
            + black
                .west_pawn_attacks(Color::Black)
                .intersection(to)
                .count();
        let [knights, diagonal, straight, kings] = self.officers_in(from);
        for_each!(square in knights => count += knight_attacks(square).intersection(to).count());
        for_each!(square in diagonal => count += bishop_attacks(square, occupied).intersection(to).count());
        for_each!(square in straight => count += rook_attacks(square, occupied).intersection(to).count());
        for_each!(square in kings => count += king_attacks(square).intersection(to).count());
        count
    }

    /// White's and Black's pawns in a set.
    #[inline]
    const fn pawns_in(&self, set: Bitboard) -> [Bitboard; 2] {
        let pawns = self.by_role(Role::Pawn).intersection(set);
        [
            pawns.intersection(self.by_color(Color::White)),
            pawns.intersection(self.by_color(Color::Black)),
        ]
    }

    /// Knights, bishops and queens, rooks and queens, kings in a set, of both colours.
    // Going square by square would mean finding the role of each piece, and a branch for the CPU to guess.
    #[inline]
    const fn officers_in(&self, set: Bitboard) -> [Bitboard; 4] {
        let queens = self.by_role(Role::Queen);
        [
            self.by_role(Role::Knight).intersection(set),
            self.by_role(Role::Bishop).union(queens).intersection(set),
            self.by_role(Role::Rook).union(queens).intersection(set),
            self.by_role(Role::King).intersection(set),
        ]
    }

    /// What the pieces in a set, pawns excepted, attack.
    #[inline]
    const fn attacked_by_officers(&self, set: Bitboard) -> Bitboard {
        let occupied = self.occupied();
        let mut attacked = Bitboard::EMPTY;
        let [knights, diagonal, straight, kings] = self.officers_in(set);
        for_each!(square in knights => attacked = attacked.union(knight_attacks(square)));
        for_each!(square in diagonal => attacked = attacked.union(bishop_attacks(square, occupied)));
        for_each!(square in straight => attacked = attacked.union(rook_attacks(square, occupied)));
        for_each!(square in kings => attacked = attacked.union(king_attacks(square)));
        attacked
    }
}
