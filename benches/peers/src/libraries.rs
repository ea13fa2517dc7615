//! The libraries, each with its own types and functions.

use pawn_structure::{Bitboard, Board, Color, Pawns, Square, attacks, sets};

use crate::{Library, Masks, Pieces, attacked_by, attackers_to};

/// This library.
#[derive(Clone, Copy, Debug)]
pub struct PawnStructure;

impl Library for PawnStructure {
    const NAME: &'static str = "pawn_structure";
    type Square = Square;
    type Set = Bitboard;
    type Color = Color;
    const COLORS: [Color; 2] = Color::ALL;

    #[inline]
    fn square(index: usize) -> Square {
        Square::ALL[index]
    }
    #[inline]
    fn index(square: Square) -> usize {
        square.index()
    }
    #[inline]
    fn single(square: Square) -> Bitboard {
        square.bitboard()
    }
    #[inline]
    fn set(bits: u64) -> Bitboard {
        Bitboard::from_bits(bits)
    }
    #[inline]
    fn bits(set: Bitboard) -> u64 {
        set.bits()
    }
    #[inline]
    fn count(set: Bitboard) -> u32 {
        set.count()
    }

    #[inline]
    fn king(square: Square) -> Bitboard {
        attacks::king_attacks(square)
    }
    #[inline]
    fn knight(square: Square) -> Bitboard {
        attacks::knight_attacks(square)
    }
    #[inline]
    fn pawn(color: Color, square: Square) -> Bitboard {
        attacks::pawn_attacks(color, square)
    }
    #[inline]
    fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
        attacks::bishop_attacks(square, occupied)
    }
    #[inline]
    fn rook(square: Square, occupied: Bitboard) -> Bitboard {
        attacks::rook_attacks(square, occupied)
    }
    #[inline]
    fn queen(square: Square, occupied: Bitboard) -> Bitboard {
        attacks::queen_attacks(square, occupied)
    }
    #[inline]
    fn between(a: Square, b: Square) -> Bitboard {
        attacks::between(a, b)
    }
    #[inline]
    fn ray(a: Square, b: Square) -> Bitboard {
        attacks::ray(a, b)
    }

    type Position = Board;
    fn position(board: &Board) -> Board {
        *board
    }
    #[inline]
    fn attacked_by(board: &Board, color: usize) -> Bitboard {
        board.attacked_by(Color::ALL[color])
    }
    #[inline]
    fn attackers_to(board: &Board, square: Square, color: usize) -> Bitboard {
        board.attackers_to(Color::ALL[color], square)
    }

    #[inline]
    fn five_sets(_: &Masks<Self>, &[white, black]: &[Bitboard; 2]) -> [[u64; 5]; 2] {
        let pawns = Pawns::new(white, black);
        let sets = sets!(pawns; passed, isolated, doubled_rear, backward, connected);
        [0, 1].map(|side| sets.map(|both| both[side].bits()))
    }
}

/// cozy-chess, by magics, or by the pext instruction if asked for and there.
#[derive(Clone, Copy, Debug)]
pub struct CozyChess;

impl Library for CozyChess {
    const NAME: &'static str = if cfg!(all(peers_pext, target_feature = "bmi2")) {
        "cozy_chess_pext"
    } else {
        "cozy_chess_magics"
    };
    type Square = cozy_chess::Square;
    type Set = cozy_chess::BitBoard;
    type Color = cozy_chess::Color;
    const COLORS: [cozy_chess::Color; 2] = cozy_chess::Color::ALL;

    #[inline]
    fn square(index: usize) -> cozy_chess::Square {
        cozy_chess::Square::index(index)
    }
    #[inline]
    fn index(square: cozy_chess::Square) -> usize {
        square as usize
    }
    #[inline]
    fn single(square: cozy_chess::Square) -> cozy_chess::BitBoard {
        square.bitboard()
    }
    #[inline]
    fn set(bits: u64) -> cozy_chess::BitBoard {
        cozy_chess::BitBoard(bits)
    }
    #[inline]
    fn bits(set: cozy_chess::BitBoard) -> u64 {
        set.0
    }
    #[inline]
    fn count(set: cozy_chess::BitBoard) -> u32 {
        set.len()
    }

    #[inline]
    fn king(square: cozy_chess::Square) -> cozy_chess::BitBoard {
        cozy_chess::get_king_moves(square)
    }
    #[inline]
    fn knight(square: cozy_chess::Square) -> cozy_chess::BitBoard {
        cozy_chess::get_knight_moves(square)
    }
    #[inline]
    fn pawn(color: cozy_chess::Color, square: cozy_chess::Square) -> cozy_chess::BitBoard {
        cozy_chess::get_pawn_attacks(square, color)
    }
    #[inline]
    fn bishop(square: cozy_chess::Square, occupied: cozy_chess::BitBoard) -> cozy_chess::BitBoard {
        cozy_chess::get_bishop_moves(square, occupied)
    }
    #[inline]
    fn rook(square: cozy_chess::Square, occupied: cozy_chess::BitBoard) -> cozy_chess::BitBoard {
        cozy_chess::get_rook_moves(square, occupied)
    }
    #[inline]
    fn between(a: cozy_chess::Square, b: cozy_chess::Square) -> cozy_chess::BitBoard {
        cozy_chess::get_between_rays(a, b)
    }
    #[inline]
    fn ray(a: cozy_chess::Square, b: cozy_chess::Square) -> cozy_chess::BitBoard {
        cozy_chess::get_line_rays(a, b)
    }

    type Position = Pieces<Self>;
    fn position(board: &Board) -> Pieces<Self> {
        Pieces::new(board)
    }
    #[inline]
    fn attacked_by(pieces: &Pieces<Self>, color: usize) -> cozy_chess::BitBoard {
        attacked_by(pieces, color)
    }
    #[inline]
    fn attackers_to(
        pieces: &Pieces<Self>,
        square: cozy_chess::Square,
        color: usize,
    ) -> cozy_chess::BitBoard {
        attackers_to(pieces, square, color)
    }

    #[inline]
    fn adjacent_files(_: &Masks<Self>, square: cozy_chess::Square) -> cozy_chess::BitBoard {
        square.file().adjacent()
    }
}

/// The two versions of shakmaty differ in their sliders alone.
macro_rules! shakmaty {
    ($(#[$attribute:meta])* $library:ident $shakmaty:ident $name:literal) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug)]
        pub struct $library;

        impl Library for $library {
            const NAME: &'static str = $name;
            type Square = $shakmaty::Square;
            type Set = $shakmaty::Bitboard;
            type Color = $shakmaty::Color;
            const COLORS: [$shakmaty::Color; 2] = $shakmaty::Color::ALL;

            #[inline]
            fn square(index: usize) -> $shakmaty::Square {
                $shakmaty::Square::new(index as u32)
            }
            #[inline]
            fn index(square: $shakmaty::Square) -> usize {
                square as usize
            }
            #[inline]
            fn single(square: $shakmaty::Square) -> $shakmaty::Bitboard {
                $shakmaty::Bitboard::from_square(square)
            }
            #[inline]
            fn set(bits: u64) -> $shakmaty::Bitboard {
                $shakmaty::Bitboard(bits)
            }
            #[inline]
            fn bits(set: $shakmaty::Bitboard) -> u64 {
                set.0
            }
            #[inline]
            fn count(set: $shakmaty::Bitboard) -> u32 {
                set.count() as u32
            }

            #[inline]
            fn king(square: $shakmaty::Square) -> $shakmaty::Bitboard {
                $shakmaty::attacks::king_attacks(square)
            }
            #[inline]
            fn knight(square: $shakmaty::Square) -> $shakmaty::Bitboard {
                $shakmaty::attacks::knight_attacks(square)
            }
            #[inline]
            fn pawn(color: $shakmaty::Color, square: $shakmaty::Square) -> $shakmaty::Bitboard {
                $shakmaty::attacks::pawn_attacks(color, square)
            }
            #[inline]
            fn bishop(square: $shakmaty::Square, occupied: $shakmaty::Bitboard) -> $shakmaty::Bitboard {
                $shakmaty::attacks::bishop_attacks(square, occupied)
            }
            #[inline]
            fn rook(square: $shakmaty::Square, occupied: $shakmaty::Bitboard) -> $shakmaty::Bitboard {
                $shakmaty::attacks::rook_attacks(square, occupied)
            }
            #[inline]
            fn queen(square: $shakmaty::Square, occupied: $shakmaty::Bitboard) -> $shakmaty::Bitboard {
                $shakmaty::attacks::queen_attacks(square, occupied)
            }
            #[inline]
            fn between(a: $shakmaty::Square, b: $shakmaty::Square) -> $shakmaty::Bitboard {
                $shakmaty::attacks::between(a, b)
            }
            #[inline]
            fn ray(a: $shakmaty::Square, b: $shakmaty::Square) -> $shakmaty::Bitboard {
                $shakmaty::attacks::ray(a, b)
            }

            type Position = ($shakmaty::Board, Pieces<Self>);
            fn position(board: &Board) -> ($shakmaty::Board, Pieces<Self>) {
                let placement = board.to_string();
                let parsed = $shakmaty::Board::from_ascii_board_fen(placement.as_bytes());
                (parsed.expect("a placement"), Pieces::new(board))
            }
            // Its board can be asked square by square, which costs more than the loop over the kinds.
            #[inline]
            fn attacked_by(position: &Self::Position, color: usize) -> $shakmaty::Bitboard {
                attacked_by(&position.1, color)
            }
            #[inline]
            fn attackers_to(
                position: &Self::Position,
                square: $shakmaty::Square,
                color: usize,
            ) -> $shakmaty::Bitboard {
                let board = &position.0;
                board.attacks_to(square, Self::COLORS[color], board.occupied())
            }
        }
    };
}

shakmaty! {
    /// shakmaty by Hyperbola Quintessence, its small variant.
    Shakmaty shakmaty "shakmaty_hq"
}
shakmaty! {
    /// shakmaty by magics, its default.
    ShakmatyMagics shakmaty_magics "shakmaty_magics"
}

/// chess, by magics.
#[derive(Clone, Copy, Debug)]
pub struct Chess;

impl Library for Chess {
    const NAME: &'static str = "chess";
    type Square = chess::Square;
    type Set = chess::BitBoard;
    type Color = chess::Color;
    const COLORS: [chess::Color; 2] = chess::ALL_COLORS;

    #[inline]
    fn square(index: usize) -> chess::Square {
        chess::ALL_SQUARES[index]
    }
    #[inline]
    fn index(square: chess::Square) -> usize {
        square.to_index()
    }
    #[inline]
    fn single(square: chess::Square) -> chess::BitBoard {
        chess::BitBoard::from_square(square)
    }
    #[inline]
    fn set(bits: u64) -> chess::BitBoard {
        chess::BitBoard(bits)
    }
    #[inline]
    fn bits(set: chess::BitBoard) -> u64 {
        set.0
    }
    #[inline]
    fn count(set: chess::BitBoard) -> u32 {
        set.popcnt()
    }

    #[inline]
    fn king(square: chess::Square) -> chess::BitBoard {
        chess::get_king_moves(square)
    }
    #[inline]
    fn knight(square: chess::Square) -> chess::BitBoard {
        chess::get_knight_moves(square)
    }
    #[inline]
    fn pawn(color: chess::Color, square: chess::Square) -> chess::BitBoard {
        chess::get_pawn_attacks(square, color, !chess::EMPTY)
    }
    #[inline]
    fn bishop(square: chess::Square, occupied: chess::BitBoard) -> chess::BitBoard {
        chess::get_bishop_moves(square, occupied)
    }
    #[inline]
    fn rook(square: chess::Square, occupied: chess::BitBoard) -> chess::BitBoard {
        chess::get_rook_moves(square, occupied)
    }
    #[inline]
    fn between(a: chess::Square, b: chess::Square) -> chess::BitBoard {
        chess::between(a, b)
    }
    #[inline]
    fn ray(a: chess::Square, b: chess::Square) -> chess::BitBoard {
        chess::line(a, b)
    }

    type Position = Pieces<Self>;
    fn position(board: &Board) -> Pieces<Self> {
        Pieces::new(board)
    }
    #[inline]
    fn attacked_by(pieces: &Pieces<Self>, color: usize) -> chess::BitBoard {
        attacked_by(pieces, color)
    }
    #[inline]
    fn attackers_to(pieces: &Pieces<Self>, square: chess::Square, color: usize) -> chess::BitBoard {
        attackers_to(pieces, square, color)
    }

    #[inline]
    fn adjacent_files(_: &Masks<Self>, square: chess::Square) -> chess::BitBoard {
        chess::get_adjacent_files(square.get_file())
    }
}

/// Pleco, by magics that it makes when it starts.
#[derive(Clone, Copy, Debug)]
pub struct Pleco;

impl Pleco {
    /// Fills its tables, which is not part of any time.
    pub fn start() {
        pleco::helper::prelude::init_statics();
    }
}

impl Library for Pleco {
    const NAME: &'static str = "pleco";
    type Square = pleco::SQ;
    type Set = pleco::BitBoard;
    type Color = pleco::Player;
    const COLORS: [pleco::Player; 2] = [pleco::Player::White, pleco::Player::Black];

    #[inline]
    fn square(index: usize) -> pleco::SQ {
        pleco::SQ(index as u8)
    }
    #[inline]
    fn index(square: pleco::SQ) -> usize {
        square.0.into()
    }
    #[inline]
    fn single(square: pleco::SQ) -> pleco::BitBoard {
        square.to_bb()
    }
    #[inline]
    fn set(bits: u64) -> pleco::BitBoard {
        pleco::BitBoard(bits)
    }
    #[inline]
    fn bits(set: pleco::BitBoard) -> u64 {
        set.0
    }
    #[inline]
    fn count(set: pleco::BitBoard) -> u32 {
        set.count_bits().into()
    }

    #[inline]
    fn king(square: pleco::SQ) -> pleco::BitBoard {
        pleco::helper::prelude::king_moves(square)
    }
    #[inline]
    fn knight(square: pleco::SQ) -> pleco::BitBoard {
        pleco::helper::prelude::knight_moves(square)
    }
    #[inline]
    fn pawn(color: pleco::Player, square: pleco::SQ) -> pleco::BitBoard {
        pleco::helper::prelude::pawn_attacks_from(square, color)
    }
    #[inline]
    fn bishop(square: pleco::SQ, occupied: pleco::BitBoard) -> pleco::BitBoard {
        pleco::helper::prelude::bishop_moves(occupied, square)
    }
    #[inline]
    fn rook(square: pleco::SQ, occupied: pleco::BitBoard) -> pleco::BitBoard {
        pleco::helper::prelude::rook_moves(occupied, square)
    }
    #[inline]
    fn queen(square: pleco::SQ, occupied: pleco::BitBoard) -> pleco::BitBoard {
        pleco::helper::prelude::queen_moves(occupied, square)
    }
    #[inline]
    fn between(a: pleco::SQ, b: pleco::SQ) -> pleco::BitBoard {
        pleco::helper::prelude::between_bb(a, b)
    }
    #[inline]
    fn ray(a: pleco::SQ, b: pleco::SQ) -> pleco::BitBoard {
        pleco::helper::prelude::line_bb(a, b)
    }

    type Position = Pieces<Self>;
    fn position(board: &Board) -> Pieces<Self> {
        Pieces::new(board)
    }
    #[inline]
    fn attacked_by(pieces: &Pieces<Self>, color: usize) -> pleco::BitBoard {
        attacked_by(pieces, color)
    }
    #[inline]
    fn attackers_to(pieces: &Pieces<Self>, square: pleco::SQ, color: usize) -> pleco::BitBoard {
        attackers_to(pieces, square, color)
    }

    // Its masks of neighbouring files are empty in this version, and those of passed pawns lack them: the
    // table is declared and never filled. The masks that are made here serve instead.
    #[inline]
    fn front_span(_: &Masks<Self>, color: usize, square: pleco::SQ) -> pleco::BitBoard {
        pleco::helper::prelude::forward_file_bb(Self::COLORS[color], square)
    }
}
