//! What one piece attacks from one square, and the lines between squares: against a mailbox, other
//! programs' answers, drawn boards, the symmetries of the board, and the compiler's own evaluation.

mod oracle;

use std::hint::black_box;

use oracle::{
    data, mailbox,
    mailbox::{BLACK, WHITE},
    rng::Rng,
    squares,
};
use pawn_structure::{
    Bitboard, Color, Piece, Role, Square,
    attacks::{
        aligned, attacks, between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks,
        queen_attacks, ray, rook_attacks,
    },
    bitboard,
};

fn set(bits: u64) -> Bitboard {
    Bitboard::from_bits(bits)
}

/// The two colours, with the numbers that the mailbox has for them.
const COLORS: [(Color, usize); 2] = [(Color::White, WHITE), (Color::Black, BLACK)];

fn pieces() -> impl Iterator<Item = Piece> {
    mailbox::PIECES
        .iter()
        .map(|&letter| Piece::from_char(char::from(letter)).expect("a piece letter"))
}

/// Random occupancies from sparse to crowded: an eighth, a quarter, half, three quarters full.
fn occupancies(rng: &mut Rng, count: usize) -> impl Iterator<Item = Bitboard> {
    (0..count).map(|index| {
        let [a, b, c] = [rng.next(), rng.next(), rng.next()];
        set(match index % 4 {
            0 => a & b & c,
            1 => a & b,
            2 => a,
            _ => a | b,
        })
    })
}

#[test]
fn leapers_on_every_square() {
    for square in Square::ALL {
        let index = square.index();
        assert_eq!(
            king_attacks(square),
            set(mailbox::king_attacks(index)),
            "{square}"
        );
        assert_eq!(
            knight_attacks(square),
            set(mailbox::knight_attacks(index)),
            "{square}"
        );
        for (color, colour) in COLORS {
            let expected = set(mailbox::pawn_attacks(colour, index));
            assert_eq!(
                pawn_attacks(color, square),
                expected,
                "{color} pawn on {square}"
            );
        }
    }
}

/// Every subset of a set, the empty and the full one included.
fn subsets(of: u64) -> impl Iterator<Item = u64> {
    let mut next = Some(0_u64);
    std::iter::from_fn(move || {
        let subset = next?;
        // Counting up within the bits of `of`: the borrow runs through the gaps.
        next = Some(subset.wrapping_sub(of) & of).filter(|&following| following != 0);
        Some(subset)
    })
}

#[test]
fn sliders_on_every_subset_of_their_relevant_occupancy() {
    let (mut rooks, mut bishops) = (0, 0);
    let compare = |square: Square, bits: u64| {
        let (index, occupied) = (square.index(), set(bits));
        let rook = set(mailbox::rook_attacks(index, bits));
        let bishop = set(mailbox::bishop_attacks(index, bits));
        let queen = set(mailbox::queen_attacks(index, bits));
        assert_eq!(
            rook_attacks(square, occupied),
            rook,
            "rook {square}, {occupied:?}"
        );
        assert_eq!(
            bishop_attacks(square, occupied),
            bishop,
            "bishop {square}, {occupied:?}"
        );
        assert_eq!(
            queen_attacks(square, occupied),
            queen,
            "queen {square}, {occupied:?}"
        );
    };
    for square in Square::ALL {
        for occupied in subsets(mailbox::relevant_to_rook(square.index())) {
            compare(square, occupied);
            rooks += 1;
        }
        for occupied in subsets(mailbox::relevant_to_bishop(square.index())) {
            compare(square, occupied);
            bishops += 1;
        }
    }
    assert_eq!((rooks, bishops), (102_400, 5_248));
}

#[test]
fn sliders_on_random_occupancies() {
    const SEED: u64 = 0x51de_0001;
    const COUNT: usize = 200_000;
    for occupied in occupancies(&mut Rng::new(SEED), COUNT) {
        for square in Square::ALL {
            let (index, bits) = (square.index(), occupied.bits());
            let place = || format!("{square}, {occupied:?}, seed {SEED:#x}");
            let rook = set(mailbox::rook_attacks(index, bits));
            let bishop = set(mailbox::bishop_attacks(index, bits));
            assert_eq!(rook_attacks(square, occupied), rook, "rook {}", place());
            assert_eq!(
                bishop_attacks(square, occupied),
                bishop,
                "bishop {}",
                place()
            );
            assert_eq!(
                queen_attacks(square, occupied),
                rook | bishop,
                "queen {}",
                place()
            );
        }
    }
    println!("{COUNT} occupancies of seed {SEED:#x}, 64 squares each");
}

#[test]
fn any_piece_by_its_letter() {
    const SEED: u64 = 0x51de_0002;
    for occupied in occupancies(&mut Rng::new(SEED), 1_000) {
        for square in Square::ALL {
            for &letter in mailbox::PIECES {
                let piece = Piece::from_char(char::from(letter)).expect("a piece letter");
                assert_eq!(
                    attacks(square, piece, occupied),
                    set(mailbox::attacks(letter, square.index(), occupied.bits())),
                    "{} on {square}, {occupied:?}, seed {SEED:#x}",
                    char::from(letter),
                );
            }
        }
    }
}

#[test]
fn sliders_as_other_programs_have_them() {
    data::compare("slider_oracles.tsv", |row| {
        let square = Square::from_index(row.number("sq") as usize).expect("a square");
        let occupied = set(row.set("occ"));
        assert_eq!(
            rook_attacks(square, occupied),
            set(row.set("rook")),
            "{row}"
        );
        assert_eq!(
            bishop_attacks(square, occupied),
            set(row.set("bishop")),
            "{row}"
        );
        assert_eq!(
            queen_attacks(square, occupied),
            set(row.set("queen")),
            "{row}"
        );
    });
}

#[test]
fn lines_on_all_pairs_and_triples() {
    let (mut pairs, mut triples) = (0, 0);
    for a in Square::ALL {
        for b in Square::ALL {
            let (i, j) = (a.index(), b.index());
            assert_eq!(ray(a, b), set(mailbox::ray(i, j)), "ray {a} {b}");
            assert_eq!(
                between(a, b),
                set(mailbox::between(i, j)),
                "between {a} {b}"
            );
            pairs += 1;
            for c in Square::ALL {
                let expected = mailbox::aligned(i, j, c.index());
                assert_eq!(aligned(a, b, c), expected, "aligned {a} {b} {c}");
                triples += 1;
            }
        }
    }
    assert_eq!((pairs, triples), (4_096, 262_144));
}

#[test]
fn lines_have_no_direction() {
    for a in Square::ALL {
        for b in Square::ALL {
            assert_eq!(ray(a, b), ray(b, a), "{a} {b}");
            assert_eq!(between(a, b), between(b, a), "{a} {b}");
            for c in Square::ALL {
                let orders = [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
                for [x, y, z] in orders {
                    assert_eq!(aligned(x, y, z), aligned(a, b, c), "{x} {y} {z}");
                }
                if a != b {
                    assert_eq!(aligned(a, b, c), ray(a, b).contains(c), "{a} {b} {c}");
                }
            }
        }
    }
}

/// A piece that stands where it attacks attacks where it stood; a pawn must change its colour for
/// that.
#[test]
fn attacks_can_be_turned_round() {
    const SEED: u64 = 0x51de_0003;
    for square in Square::ALL {
        for other in Square::ALL {
            let place = || format!("{square} {other}");
            let (from, to) = (square, other);
            assert_eq!(
                king_attacks(from).contains(to),
                king_attacks(to).contains(from)
            );
            assert_eq!(
                knight_attacks(from).contains(to),
                knight_attacks(to).contains(from)
            );
            for color in Color::ALL {
                let there = pawn_attacks(color, to).contains(from);
                assert_eq!(
                    pawn_attacks(!color, from).contains(to),
                    there,
                    "{}",
                    place()
                );
            }
        }
    }
    for occupied in occupancies(&mut Rng::new(SEED), 2_000) {
        for slider in [rook_attacks, bishop_attacks, queen_attacks] {
            let from = Square::ALL.map(|square| slider(square, occupied));
            for square in Square::ALL {
                for other in from[square.index()] {
                    let back = from[other.index()].contains(square);
                    assert!(back, "{square} {other}, {occupied:?}, seed {SEED:#x}");
                }
            }
        }
    }
}

#[test]
fn colour_flip_and_mirror() {
    const SEED: u64 = 0x51de_0004;
    const COUNT: usize = 100_000;
    let pieces = pieces().collect::<Vec<_>>();
    let mut rng = Rng::new(SEED);
    let words = (0..COUNT).map(|_| rng.next()).collect::<Vec<_>>();
    for (occupied, word) in occupancies(&mut rng, COUNT).zip(words) {
        // One square for all pieces, another one for each occupancy.
        let square = Square::ALL[(word >> 58) as usize];
        for &piece in &pieces {
            let swapped = Piece {
                color: !piece.color,
                ..piece
            };
            let here = attacks(square, piece, occupied);
            assert_eq!(
                attacks(square.flip_vertical(), swapped, occupied.flip_vertical()),
                here.flip_vertical(),
                "flip: {piece:?} on {square}, {occupied:?}, seed {SEED:#x}",
            );
            assert_eq!(
                attacks(
                    square.mirror_horizontal(),
                    piece,
                    occupied.mirror_horizontal()
                ),
                here.mirror_horizontal(),
                "mirror: {piece:?} on {square}, {occupied:?}, seed {SEED:#x}",
            );
        }
    }
    println!("{COUNT} occupancies of seed {SEED:#x}, 12 pieces each");
    for a in Square::ALL {
        for b in Square::ALL {
            let flipped = [a, b].map(Square::flip_vertical);
            let mirrored = [a, b].map(Square::mirror_horizontal);
            for line in [ray, between] {
                assert_eq!(line(flipped[0], flipped[1]), line(a, b).flip_vertical());
                assert_eq!(
                    line(mirrored[0], mirrored[1]),
                    line(a, b).mirror_horizontal()
                );
            }
        }
    }
}

/// Reversing bytes, the cheap way to look down a file, does nothing along a rank.
#[test]
fn rook_between_blockers_on_its_rank() {
    let occupied = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . X . X . . X .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    let attacked = bitboard! {
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
        . X X . X X X .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
    };
    assert_eq!(rook_attacks(Square::D4, occupied), attacked);
    assert_eq!(queen_attacks(Square::D4, occupied) & attacked, attacked);
}

/// A slider's own square is often, but not always, in the occupancy that it is given.
#[test]
fn own_square_does_not_block() {
    const SEED: u64 = 0x51de_0005;
    for occupied in occupancies(&mut Rng::new(SEED), 2_000) {
        for square in Square::ALL {
            let (on, off) = (occupied.with(square), occupied.without(square));
            for slider in [rook_attacks, bishop_attacks, queen_attacks] {
                assert_eq!(
                    slider(square, on),
                    slider(square, off),
                    "{square} {occupied:?}, seed {SEED:#x}"
                );
            }
        }
    }
}

/// In the corners a difference of bit patterns runs below zero, which aborts a debug build.
#[test]
fn lone_sliders_in_the_corners() {
    let from_a1 = bitboard! {
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        . X X X X X X X
    };
    let from_h8 = bitboard! {
        X X X X X X X .
        . . . . . . . X
        . . . . . . . X
        . . . . . . . X
        . . . . . . . X
        . . . . . . . X
        . . . . . . . X
        . . . . . . . X
    };
    assert_eq!(rook_attacks(Square::A1, Bitboard::EMPTY), from_a1);
    assert_eq!(rook_attacks(Square::H8, Bitboard::EMPTY), from_h8);
    for corner in [Square::A1, Square::H1, Square::A8, Square::H8] {
        assert_eq!(
            rook_attacks(corner, Bitboard::EMPTY).count(),
            14,
            "{corner}"
        );
        assert_eq!(
            bishop_attacks(corner, Bitboard::EMPTY).count(),
            7,
            "{corner}"
        );
        assert_eq!(
            queen_attacks(corner, Bitboard::EMPTY).count(),
            21,
            "{corner}"
        );
        // Walled in, and with every square taken.
        assert_eq!(rook_attacks(corner, Bitboard::FULL).count(), 2, "{corner}");
        assert_eq!(
            queen_attacks(corner, Bitboard::FULL),
            king_attacks(corner),
            "{corner}"
        );
    }
}

#[test]
fn queen_in_the_middle() {
    let occupied = bitboard! {
        . . . . . . . .
        . . . X . X . .
        . . . . . . . .
        . . . . . X . .
        . . . . X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    let attacked = bitboard! {
        X . . . X . . .
        . X . . X . . .
        . . X . X . . .
        . . . X X X . .
        X X X X . X X X
        . . . X X X . .
        . . X . X . X .
        . X . . X . . X
    };
    assert_eq!(queen_attacks(Square::E4, occupied), attacked);
}

#[test]
fn knights_and_kings_at_the_edge() {
    let knight_on_b1 = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X . X . . . . .
        . . . X . . . .
        . . . . . . . .
    };
    let king_on_h5 = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . X X
        . . . . . . X .
        . . . . . . X X
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(knight_attacks(Square::B1), knight_on_b1);
    assert_eq!(king_attacks(Square::H5), king_on_h5);
}

/// A pawn that can go no further attacks nothing; one where no pawn can stand attacks as elsewhere.
#[test]
fn pawns_on_the_first_and_last_rank() {
    for square in Square::ALL {
        for (color, last, first) in [(Color::White, 7, 0), (Color::Black, 0, 7)] {
            let attacked = pawn_attacks(color, square);
            match square.rank().index() {
                rank if rank == last => assert_eq!(attacked, Bitboard::EMPTY, "{color} {square}"),
                rank if rank == first => assert!(!attacked.is_empty(), "{color} {square}"),
                _ => {}
            }
        }
    }
    assert_eq!(pawn_attacks(Color::White, Square::E8), Bitboard::EMPTY);
    assert_eq!(pawn_attacks(Color::Black, Square::D1), Bitboard::EMPTY);
    assert_eq!(
        pawn_attacks(Color::White, Square::E1),
        set(oracle::set("d2 f2"))
    );
    assert_eq!(
        pawn_attacks(Color::White, Square::A2),
        set(oracle::set("b3"))
    );
    assert_eq!(
        pawn_attacks(Color::Black, Square::H7),
        set(oracle::set("g6"))
    );
}

#[test]
fn lines_by_hand() {
    let diagonal = bitboard! {
        . . . . . . . .
        . . . . . . . X
        . . . . . . X .
        . . . . . X . .
        . . . . X . . .
        . . . X . . . .
        . . X . . . . .
        . X . . . . . .
    };
    assert_eq!(ray(Square::C2, Square::F5), diagonal);
    assert_eq!(between(Square::C2, Square::F5), set(oracle::set("d3 e4")));
    assert_eq!(between(Square::E1, Square::E2), Bitboard::EMPTY);
    assert_eq!(
        ray(Square::E1, Square::E2),
        set(oracle::set("e1 e2 e3 e4 e5 e6 e7 e8"))
    );
    for (a, b) in [
        (Square::C2, Square::D4),
        (Square::H1, Square::A2),
        (Square::G7, Square::G7),
    ] {
        assert_eq!(ray(a, b), Bitboard::EMPTY, "{a} {b}");
        assert_eq!(between(a, b), Bitboard::EMPTY, "{a} {b}");
    }
    assert!(aligned(Square::C2, Square::F5, Square::B1));
    assert!(!aligned(Square::C2, Square::F5, Square::F2));
    assert!(aligned(Square::G7, Square::G7, Square::G7));
    assert!(aligned(Square::G7, Square::G7, Square::A1));
    assert!(!aligned(Square::G7, Square::G7, Square::A2));
}

/// What the compiler says when it evaluates a function itself: a constant is not the same program
/// as the machine code, and engines build their own tables from these functions.
mod constant {
    use super::*;

    /// Occupancies from empty to full, with the edges and a rank in between.
    const SAMPLES: [u64; 8] = [
        0,
        u64::MAX,
        0xff81_8181_8181_81ff,
        0x0000_0000_4a00_0000,
        0x5f8c_b51d_2210_015e,
        0x1008_0504_8201_9028,
        0x0400_2010_0080_4402,
        0x9911_111d_9fd9_bc61,
    ];

    type Sampled = [[Bitboard; 64]; SAMPLES.len()];

    /// The results of an expression for every square and sampled occupancy, as a constant.
    macro_rules! sampled {
        (|$square:ident, $occupied:ident| $result:expr) => {{
            const TABLE: Sampled = {
                let mut table = [[Bitboard::EMPTY; 64]; SAMPLES.len()];
                let mut row = 0;
                while row < SAMPLES.len() {
                    let $occupied = Bitboard::from_bits(SAMPLES[row]);
                    let mut column = 0;
                    while column < 64 {
                        let $square = Square::ALL[column];
                        table[row][column] = $result;
                        column += 1;
                    }
                    row += 1;
                }
                table
            };
            TABLE
        }};
    }

    fn compare(
        what: &str,
        table: &Sampled,
        run_time: impl Fn(Square, Bitboard) -> Bitboard,
        expected: impl Fn(usize, u64) -> u64,
    ) {
        for (row, &occupied) in table.iter().zip(&SAMPLES) {
            for (square, &constant) in Square::ALL.into_iter().zip(row) {
                let place = || format!("{what} {square}, {occupied:#018x}");
                let now = run_time(black_box(square), black_box(set(occupied)));
                assert_eq!(constant, now, "constant, run time: {}", place());
                assert_eq!(
                    constant,
                    set(expected(square.index(), occupied)),
                    "{}",
                    place()
                );
            }
        }
    }

    #[test]
    fn sliders() {
        let rook = sampled!(|square, occupied| rook_attacks(square, occupied));
        compare("rook", &rook, rook_attacks, mailbox::rook_attacks);
        let bishop = sampled!(|square, occupied| bishop_attacks(square, occupied));
        compare("bishop", &bishop, bishop_attacks, mailbox::bishop_attacks);
        let queen = sampled!(|square, occupied| queen_attacks(square, occupied));
        compare("queen", &queen, queen_attacks, mailbox::queen_attacks);
    }

    #[test]
    fn leapers() {
        let king = sampled!(|square, _occupied| king_attacks(square));
        compare(
            "king",
            &king,
            |square, _| king_attacks(square),
            |square, _| mailbox::king_attacks(square),
        );
        let knight = sampled!(|square, _occupied| knight_attacks(square));
        compare(
            "knight",
            &knight,
            |square, _| knight_attacks(square),
            |square, _| mailbox::knight_attacks(square),
        );
        let white = sampled!(|square, _occupied| pawn_attacks(Color::White, square));
        let black = sampled!(|square, _occupied| pawn_attacks(Color::Black, square));
        for ((color, colour), table) in COLORS.into_iter().zip([white, black]) {
            compare(
                "pawn",
                &table,
                |square, _| pawn_attacks(color, square),
                |square, _| mailbox::pawn_attacks(colour, square),
            );
        }
    }

    #[test]
    fn any_piece() {
        const QUEEN: Piece = Piece {
            color: Color::Black,
            role: Role::Queen,
        };
        const PAWN: Piece = Piece {
            color: Color::White,
            role: Role::Pawn,
        };
        let queen = sampled!(|square, occupied| attacks(square, QUEEN, occupied));
        compare("queen", &queen, queen_attacks, mailbox::queen_attacks);
        let pawn = sampled!(|square, occupied| attacks(square, PAWN, occupied));
        compare(
            "pawn",
            &pawn,
            |square, _| pawn_attacks(Color::White, square),
            |square, _| mailbox::pawn_attacks(WHITE, square),
        );
    }

    #[test]
    fn lines() {
        const FROM: Square = Square::C6;
        const ALIGNED: [bool; 3] = [
            aligned(FROM, Square::H1, Square::B7),
            aligned(FROM, Square::H1, Square::H6),
            aligned(FROM, FROM, Square::C1),
        ];
        let rays = sampled!(|square, _occupied| ray(FROM, square));
        compare(
            "ray",
            &rays,
            |square, _| ray(FROM, square),
            |square, _| mailbox::ray(FROM.index(), square),
        );
        let gaps = sampled!(|square, _occupied| between(FROM, square));
        compare(
            "between",
            &gaps,
            |square, _| between(FROM, square),
            |square, _| mailbox::between(FROM.index(), square),
        );
        assert_eq!(ALIGNED, [true, false, true]);
    }
}

/// The walks that everything here is held against, held against drawings themselves.
#[test]
fn the_mailbox_itself() {
    let crowded = oracle::set("b4 d4 g4 d6 f6 b2 h8");
    let expected = oracle::set("b4 c4 e4 f4 g4 d5 d6 d3 d2 d1");
    assert_eq!(mailbox::rook_attacks(27, crowded), expected);
    let expected = oracle::set("e5 f6 c5 b6 a7 c3 b2 e3 f2 g1");
    assert_eq!(mailbox::bishop_attacks(27, crowded), expected);
    assert_eq!(mailbox::knight_attacks(0), oracle::set("b3 c2"));
    assert_eq!(mailbox::king_attacks(63), oracle::set("g8 g7 h7"));
    assert_eq!(mailbox::pawn_attacks(BLACK, 8), oracle::set("b1"));
    assert_eq!(mailbox::ray(1, 10), oracle::set("b1 c2 d3 e4 f5 g6 h7"));
    assert_eq!(squares(mailbox::relevant_to_rook(0)).count(), 12);
    assert_eq!(squares(mailbox::relevant_to_bishop(27)).count(), 9);
}
