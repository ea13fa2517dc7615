//! The tables of the attacks, and that of the ending of king and pawn against king.

use pawn_structure::{Bitboard, Color, Rank, Square, attacks};

/// A table: its name without a prefix, the type of its numbers, what the numbers are, and how many there are in a row.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) bits: u32,
    pub(crate) shape: &'static str,
    pub(crate) rows: Vec<Vec<u64>>,
}

/// The tables of the attacks: 4,096 bytes.
pub(crate) fn attack_tables() -> Vec<Table> {
    let leaper = |attacks: &dyn Fn(Square) -> Bitboard| {
        Square::ALL
            .iter()
            .map(|square| attacks(*square).bits())
            .collect::<Vec<_>>()
    };
    let lines = Square::ALL.iter().map(|square| line_masks(*square));
    let ranks = (0..64).map(|inner| {
        let occupied = Bitboard::from_bits(inner * 2);
        let first = |file| Square::ALL[file];
        let on_rank = |file| attacks::rook_attacks(first(file), occupied) & Rank::First.bitboard();
        (0..8).map(|file| on_rank(file).bits()).collect()
    });
    vec![
        Table {
            name: "KING",
            bits: 64,
            shape: "[64]",
            rows: vec![leaper(&attacks::king_attacks)],
        },
        Table {
            name: "KNIGHT",
            bits: 64,
            shape: "[64]",
            rows: vec![leaper(&attacks::knight_attacks)],
        },
        Table {
            name: "PAWN",
            bits: 64,
            shape: "[2][64]",
            rows: Color::ALL
                .map(|color| leaper(&|square| attacks::pawn_attacks(color, square)))
                .to_vec(),
        },
        Table {
            name: "LINES",
            bits: 64,
            shape: "[64][3]",
            rows: lines.collect(),
        },
        Table {
            name: "RANKS",
            bits: 8,
            shape: "[64][8]",
            rows: ranks.collect(),
        },
    ]
}

/// The moves of a king between two squares, by their difference on a board of sixteen files, on which it says how far
/// they are apart; four at most, as the evaluation wants them: 256 bytes.
pub(crate) fn moves() -> Table {
    let apart = |place: u64| {
        (place % 16)
            .abs_diff(7)
            .max((place / 16).abs_diff(7))
            .min(4)
    };
    Table {
        name: "MOVES",
        bits: 8,
        shape: "[256]",
        rows: vec![(0..256).map(apart).collect()],
    }
}

/// The diagonal, the anti-diagonal and the file of a square, without it.
fn line_masks(square: Square) -> Vec<u64> {
    let steps: [fn(Bitboard) -> Bitboard; 6] = [
        |set| set.north().east(),
        |set| set.south().west(),
        |set| set.north().west(),
        |set| set.south().east(),
        Bitboard::north,
        Bitboard::south,
    ];
    let way = |step: fn(Bitboard) -> Bitboard| {
        let (mut all, mut at) = (Bitboard::EMPTY, step(square.bitboard()));
        while !at.is_empty() {
            all |= at;
            at = step(at);
        }
        all
    };
    steps
        .chunks(2)
        .map(|both| (way(both[0]) | way(both[1])).bits())
        .collect()
}

/// The won positions: a word of the own king's squares for each square of the enemy's, for the pawn on the files a to d
/// and the ranks 2 to 7, first with the side of the pawn to move.
#[cfg(feature = "kpk")]
pub(crate) fn kpk() -> Table {
    use pawn_structure::{king::KingPawnKing, kpk};
    let mut rows = Vec::new();
    for pawn in Square::ALL.iter().skip(8).take(48) {
        if pawn.index() % 8 > 3 {
            continue;
        }
        for turn in Color::ALL {
            let words = Square::ALL.iter().map(|enemy_king| {
                let wins = |king: &&Square| {
                    kpk::is_win(KingPawnKing {
                        color: Color::White,
                        pawn: *pawn,
                        king: **king,
                        enemy_king: *enemy_king,
                        turn,
                    })
                };
                let kings = Square::ALL.iter().filter(wins);
                kings.copied().collect::<Bitboard>().bits()
            });
            rows.push(words.collect());
        }
    }
    Table {
        name: "WINS",
        bits: 64,
        shape: "[48][64]",
        rows,
    }
}
