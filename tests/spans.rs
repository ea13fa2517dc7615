//! Fills, spans and attack spans, of one square and of sets: against loops over files and ranks
//! that spell out the definitions, drawn boards, other programs' answers, and the symmetries of the
//! board.

mod oracle;

use std::hint::black_box;

use oracle::{data, rng::Rng, squares, squares_where};
use pawn_structure::{Bitboard, Color, File, Pawns, Rank, Side, Square, bitboard, spans};

fn set(bits: u64) -> Bitboard {
    Bitboard::from_bits(bits)
}

/// The squares that stand to `square` as `holds` says of two distances: files towards the h-file,
/// and ranks ahead as `color` goes.
fn related(color: Color, square: Square, holds: impl Fn(i32, i32) -> bool) -> Bitboard {
    let (own_file, own_rank) = (square.file().index() as i32, square.rank().index() as i32);
    set(squares_where(|file, rank| {
        let north = rank - own_rank;
        let ahead = match color {
            Color::White => north,
            Color::Black => -north,
        };
        holds(file - own_file, ahead)
    }))
}

/// A function of `spans`, what it means, and how it follows from the steps and fills of a set.
struct OfSquare {
    name: &'static str,
    table: fn(Color, Square) -> Bitboard,
    means: fn(east: i32, ahead: i32) -> bool,
    computed: fn(Color, Bitboard) -> Bitboard,
}

const OF_SQUARE: [OfSquare; 5] = [
    OfSquare {
        name: "front_span",
        table: spans::front_span,
        means: |east, ahead| east == 0 && ahead > 0,
        computed: |color, pawn| ahead(color, filled_ahead(color, pawn)),
    },
    OfSquare {
        name: "rear_span",
        table: spans::rear_span,
        means: |east, ahead| east == 0 && ahead < 0,
        computed: |color, pawn| ahead(!color, filled_ahead(!color, pawn)),
    },
    OfSquare {
        name: "attack_front_span",
        table: spans::attack_front_span,
        means: |east, ahead| east.abs() == 1 && ahead > 0,
        computed: |color, pawn| beside(ahead(color, filled_ahead(color, pawn))),
    },
    OfSquare {
        name: "attack_rear_span",
        table: spans::attack_rear_span,
        means: |east, ahead| east.abs() == 1 && ahead <= 0,
        computed: |color, pawn| beside(filled_ahead(!color, pawn)),
    },
    OfSquare {
        name: "passed_span",
        table: spans::passed_span,
        means: |east, ahead| east.abs() <= 1 && ahead > 0,
        computed: |color, pawn| {
            let front = ahead(color, filled_ahead(color, pawn));
            front | beside(front)
        },
    },
];

fn ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.north(),
        Color::Black => set.south(),
    }
}

fn filled_ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.north_fill(),
        Color::Black => set.south_fill(),
    }
}

fn beside(set: Bitboard) -> Bitboard {
    set.east() | set.west()
}

#[test]
fn of_every_square() {
    for span in &OF_SQUARE {
        for color in Color::ALL {
            for square in Square::ALL {
                let place = || format!("{} {color} {square}", span.name);
                let table = (span.table)(color, square);
                assert_eq!(table, related(color, square, span.means), "{}", place());
                let computed = (span.computed)(color, square.bitboard());
                assert_eq!(table, computed, "computed: {}", place());
            }
        }
    }
    for file in File::ALL {
        let square = Square::new(file, Rank::First);
        let expected = related(Color::White, square, |east, _| east.abs() == 1);
        assert_eq!(spans::adjacent_files(file), expected, "{file}");
        assert_eq!(
            spans::adjacent_files(file),
            beside(file.bitboard()),
            "{file}"
        );
    }
}

#[test]
fn of_every_square_flipped_and_mirrored() {
    for span in &OF_SQUARE {
        for color in Color::ALL {
            for square in Square::ALL {
                let here = (span.table)(color, square);
                let flipped = (span.table)(!color, square.flip_vertical());
                assert_eq!(
                    flipped,
                    here.flip_vertical(),
                    "{} {color} {square}",
                    span.name
                );
                let mirrored = (span.table)(color, square.mirror_horizontal());
                assert_eq!(
                    mirrored,
                    here.mirror_horizontal(),
                    "{} {color} {square}",
                    span.name
                );
            }
        }
    }
    for file in File::ALL {
        let mirrored = Square::new(file, Rank::First).mirror_horizontal().file();
        let expected = spans::adjacent_files(file).mirror_horizontal();
        assert_eq!(spans::adjacent_files(mirrored), expected, "{file}");
    }
}

/// A function on sets: as a method of a set and of one side's pawns, what it means for each pawn,
/// and the name of the one that it becomes in the mirror.
struct OfSet {
    name: &'static str,
    mirrored: &'static str,
    set: fn(Bitboard, Color) -> Bitboard,
    side: fn(Side) -> Bitboard,
    means: fn(east: i32, ahead: i32) -> bool,
}

macro_rules! of_set {
    ($name:ident($($color:ident)?), mirrored $mirrored:ident, $means:expr) => {
        OfSet {
            name: stringify!($name),
            mirrored: stringify!($mirrored),
            set: |set, _color| set.$name($({ let $color = _color; $color })?),
            side: |side| side.$name(),
            means: $means,
        }
    };
}

const OF_SET: [OfSet; 17] = [
    of_set!(front_fill(c), mirrored front_fill, |east, ahead| east == 0 && ahead >= 0),
    of_set!(rear_fill(c), mirrored rear_fill, |east, ahead| east == 0 && ahead <= 0),
    of_set!(file_fill(), mirrored file_fill, |east, _| east == 0),
    of_set!(front_span(c), mirrored front_span, |east, ahead| east == 0 && ahead > 0),
    of_set!(rear_span(c), mirrored rear_span, |east, ahead| east == 0 && ahead < 0),
    of_set!(pawn_attacks(c), mirrored pawn_attacks, |east, ahead| {
        east.abs() == 1 && ahead == 1
    }),
    of_set!(east_pawn_attacks(c), mirrored west_pawn_attacks, |east, ahead| {
        east == 1 && ahead == 1
    }),
    of_set!(west_pawn_attacks(c), mirrored east_pawn_attacks, |east, ahead| {
        east == -1 && ahead == 1
    }),
    of_set!(attack_front_span(c), mirrored attack_front_span, |east, ahead| {
        east.abs() == 1 && ahead > 0
    }),
    of_set!(east_attack_front_span(c), mirrored west_attack_front_span, |east, ahead| {
        east == 1 && ahead > 0
    }),
    of_set!(west_attack_front_span(c), mirrored east_attack_front_span, |east, ahead| {
        east == -1 && ahead > 0
    }),
    of_set!(attack_rear_span(c), mirrored attack_rear_span, |east, ahead| {
        east.abs() == 1 && ahead <= 0
    }),
    of_set!(east_attack_rear_span(c), mirrored west_attack_rear_span, |east, ahead| {
        east == 1 && ahead <= 0
    }),
    of_set!(west_attack_rear_span(c), mirrored east_attack_rear_span, |east, ahead| {
        east == -1 && ahead <= 0
    }),
    of_set!(attack_file_fill(), mirrored attack_file_fill, |east, _| east.abs() == 1),
    of_set!(east_attack_file_fill(), mirrored west_attack_file_fill, |east, _| east == 1),
    of_set!(west_attack_file_fill(), mirrored east_attack_file_fill, |east, _| east == -1),
];

/// Random sets: few pawns, many, and in between.
fn random_set(rng: &mut Rng, index: usize) -> Bitboard {
    let [a, b, c] = [rng.next(), rng.next(), rng.next()];
    set(match index % 4 {
        0 => a & b & c & rng.next(),
        1 => a & b & c,
        2 => a & b,
        _ => a,
    })
}

#[test]
fn of_random_sets() {
    const SEED: u64 = 0x5ba2_0001;
    const COUNT: usize = 100_000;
    // One pawn's answer for each function, colour and square.
    let of_pawn = OF_SET.map(|span| {
        Color::ALL.map(|color| Square::ALL.map(|square| related(color, square, span.means).bits()))
    });
    let mut rng = Rng::new(SEED);
    for index in 0..COUNT {
        let own = random_set(&mut rng, index);
        let enemy = random_set(&mut rng, index) - own;
        for color in Color::ALL {
            let pawns = match color {
                Color::White => Pawns::new(own, enemy),
                Color::Black => Pawns::new(enemy, own),
            };
            let side = pawns.side(color);
            assert_eq!(
                (side.color(), side.own(), side.enemy()),
                (color, own, enemy)
            );
            for (span, of_pawn) in OF_SET.iter().zip(&of_pawn) {
                let place = || format!("{} {color} {own:?}, seed {SEED:#x}", span.name);
                let of_pawn = &of_pawn[color.index()];
                let union = squares(own.bits()).fold(0, |union, pawn| union | of_pawn[pawn]);
                assert_eq!((span.set)(own, color), set(union), "{}", place());
                assert_eq!((span.side)(side), set(union), "side: {}", place());
            }
        }
    }
    println!(
        "{COUNT} sets of seed {SEED:#x}, {} functions, both colours",
        OF_SET.len()
    );
}

#[test]
fn of_random_sets_flipped_and_mirrored() {
    const SEED: u64 = 0x5ba2_0002;
    const COUNT: usize = 100_000;
    let partners = OF_SET.map(|span| {
        let partner = OF_SET.iter().position(|other| other.name == span.mirrored);
        partner.expect("a function of this list")
    });
    let mut rng = Rng::new(SEED);
    for index in 0..COUNT {
        let (white, black) = (random_set(&mut rng, index), random_set(&mut rng, index + 1));
        let pawns = Pawns::new(white, black - white);
        for color in Color::ALL {
            let own = pawns.by_color(color);
            for (span, partner) in OF_SET.iter().zip(partners) {
                let place = || format!("{} {color} {own:?}, seed {SEED:#x}", span.name);
                let here = (span.set)(own, color);

                let flip = (span.set)(own.flip_vertical(), !color);
                assert_eq!(flip, here.flip_vertical(), "flip: {}", place());
                let flip = (span.side)(pawns.flipped().side(!color));
                assert_eq!(flip, here.flip_vertical(), "side, flip: {}", place());

                let partner = &OF_SET[partner];
                let mirror = (partner.set)(own.mirror_horizontal(), color);
                assert_eq!(mirror, here.mirror_horizontal(), "mirror: {}", place());
                let mirror = (partner.side)(pawns.mirrored().side(color));
                assert_eq!(
                    mirror,
                    here.mirror_horizontal(),
                    "side, mirror: {}",
                    place()
                );
            }
        }
    }
    println!(
        "{COUNT} sets of seed {SEED:#x}, {} functions, both colours",
        OF_SET.len()
    );
}

/// A step off the board loses the pawns at the edge and moves none to another file.
#[test]
fn steps_at_the_edge() {
    const SEED: u64 = 0x5ba2_0003;
    let h4 = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . X
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(
        (h4.west(), h4.east()),
        (Square::G4.bitboard(), Bitboard::EMPTY)
    );
    let a4 = h4.mirror_horizontal();
    assert_eq!(
        (a4.east(), a4.west()),
        (Square::B4.bitboard(), Bitboard::EMPTY)
    );
    let mut rng = Rng::new(SEED);
    let singles = Square::ALL.map(Square::bitboard);
    let random = (0..100_000).map(|index| random_set(&mut rng, index));
    for all in singles.into_iter().chain(random) {
        let place = || format!("{all:?}, seed {SEED:#x}");
        assert_eq!(
            all.east().west(),
            all - File::H.bitboard(),
            "east, west: {}",
            place()
        );
        assert_eq!(
            all.west().east(),
            all - File::A.bitboard(),
            "west, east: {}",
            place()
        );
        assert_eq!(
            all.north().south(),
            all - Rank::Eighth.bitboard(),
            "north: {}",
            place()
        );
        assert_eq!(
            all.south().north(),
            all - Rank::First.bitboard(),
            "south: {}",
            place()
        );
        assert_eq!(
            all.east() & File::A.bitboard(),
            Bitboard::EMPTY,
            "{}",
            place()
        );
        assert_eq!(
            all.west() & File::H.bitboard(),
            Bitboard::EMPTY,
            "{}",
            place()
        );
    }
}

/// A pawn on d4 of either colour, its front and rear attack span, and both together.
#[test]
fn attack_spans_drawn() {
    const UPPER: Bitboard = bitboard! {
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    const LOWER_WITH_RANK: Bitboard = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
    };
    const UPPER_WITH_RANK: Bitboard = bitboard! {
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    const LOWER: Bitboard = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
    };
    const WHOLE: Bitboard = bitboard! {
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
        . . X . X . . .
    };
    let d4 = Square::D4.bitboard();
    for (color, front, rear) in [
        (Color::White, UPPER, LOWER_WITH_RANK),
        (Color::Black, LOWER, UPPER_WITH_RANK),
    ] {
        assert_eq!(
            spans::attack_front_span(color, Square::D4),
            front,
            "{color}"
        );
        assert_eq!(spans::attack_rear_span(color, Square::D4), rear, "{color}");
        assert_eq!(spans::adjacent_files(File::D), WHOLE);

        assert_eq!(d4.attack_front_span(color), front, "{color}");
        assert_eq!(d4.attack_rear_span(color), rear, "{color}");
        assert_eq!(d4.attack_file_fill(), WHOLE);

        // East and west apart; the two halves share no square.
        let east = File::E.bitboard();
        assert_eq!(d4.east_attack_front_span(color), front & east, "{color}");
        assert_eq!(d4.west_attack_front_span(color), front - east, "{color}");
        assert_eq!(d4.east_attack_rear_span(color), rear & east, "{color}");
        assert_eq!(d4.west_attack_rear_span(color), rear - east, "{color}");
        assert_eq!(d4.east_attack_file_fill(), WHOLE & east);
        assert_eq!(d4.west_attack_file_fill(), WHOLE - east);
    }
}

#[test]
fn spans_drawn() {
    let pawns = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . X
        X . . . . . . .
        . . . . . . . .
        X . . . . . . .
        . . . . . . . .
    };
    // The front pawn of a doubled pair stands in the span of the rear one.
    let white_front = bitboard! {
        X . . . . . . X
        X . . . . . . X
        X . . . . . . X
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    let black_front = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . X
        X . . . . . . X
        X . . . . . . X
        X . . . . . . X
    };
    assert_eq!(pawns.front_span(Color::White), white_front);
    assert_eq!(pawns.front_span(Color::Black), black_front);
    assert_eq!(pawns.rear_span(Color::White), black_front);
    assert_eq!(pawns.rear_span(Color::Black), white_front);
    assert_eq!(pawns.front_fill(Color::White), white_front | pawns);
    assert_eq!(pawns.front_fill(Color::Black), black_front | pawns);

    let passed = bitboard! {
        . . . . . X X X
        . . . . . X X X
        . . . . . X X X
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(spans::passed_span(Color::White, Square::G5), passed);
    // At the end of its way a pawn has nothing ahead, and nothing is read beyond the board.
    assert_eq!(
        spans::passed_span(Color::White, Square::E8),
        Bitboard::EMPTY
    );
    assert_eq!(
        spans::passed_span(Color::Black, Square::D1),
        Bitboard::EMPTY
    );
}

/// Positions with the squares of one function, worked out on paper: placement, colour, function,
/// squares.
const WORKED: [(&str, Color, &str, &str); 19] = [
    (
        "8/2p5/2P5/1P6/8/8/8/8",
        Color::White,
        "front_fill",
        "b5 b6 c6 b7 c7 b8 c8",
    ),
    (
        "8/p7/P7/1P6/8/8/8/8",
        Color::Black,
        "front_fill",
        "a1 a2 a3 a4 a5 a6 a7",
    ),
    (
        "8/2p1p3/8/8/3P4/8/2P1P3/8",
        Color::White,
        "rear_fill",
        "c1 d1 e1 c2 d2 e2 d3 d4",
    ),
    (
        "8/2p1p3/8/8/3P4/8/2P5/8",
        Color::Black,
        "rear_fill",
        "c7 e7 c8 e8",
    ),
    (
        "8/2p5/2P5/1P6/8/8/8/8",
        Color::Black,
        "file_fill",
        "c1 c2 c3 c4 c5 c6 c7 c8",
    ),
    (
        "8/8/8/4p3/3P4/8/8/8",
        Color::White,
        "file_fill",
        "d1 d2 d3 d4 d5 d6 d7 d8",
    ),
    (
        "8/2p1p3/8/8/3P4/8/2P5/8",
        Color::White,
        "front_span",
        "c3 c4 c5 d5 c6 d6 c7 d7 c8 d8",
    ),
    (
        "8/2p5/2P5/1P6/8/8/8/8",
        Color::Black,
        "front_span",
        "c1 c2 c3 c4 c5 c6",
    ),
    (
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::Black,
        "rear_span",
        "a6 c6 a7 c7 g7 a8 c8 f8 g8",
    ),
    (
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::White,
        "rear_span",
        "b1 c1 g1 b2 c2 b3 c3 b4 c4 b5",
    ),
    (
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "east_pawn_attacks",
        "c3 b5 d5 h6",
    ),
    (
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "east_pawn_attacks",
        "g3 h3 d6",
    ),
    (
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "west_pawn_attacks",
        "a3 g4 b5 f6",
    ),
    (
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "pawn_attacks",
        "e3 f3 g3 h3 b6 d6",
    ),
    (
        "8/2p5/2P5/1P6/8/8/8/8",
        Color::White,
        "attack_front_span",
        "a6 c6 a7 b7 c7 d7 a8 b8 c8 d8",
    ),
    (
        "8/p7/P7/1P6/8/8/8/8",
        Color::Black,
        "attack_front_span",
        "b1 b2 b3 b4 b5 b6",
    ),
    (
        "8/2p1p3/8/8/3P4/8/2P5/8",
        Color::White,
        "east_attack_front_span",
        "d3 d4 d5 e5 d6 e6 d7 e7 d8 e8",
    ),
    (
        "8/2p1p3/8/8/3P4/8/2P1P3/8",
        Color::Black,
        "attack_rear_span",
        "b7 d7 f7 b8 d8 f8",
    ),
    (
        "8/p7/p7/p7/P7/P7/P7/8",
        Color::White,
        "attack_file_fill",
        "b1 b2 b3 b4 b5 b6 b7 b8",
    ),
];

#[test]
fn worked_examples() {
    for (placement, color, name, expected) in WORKED {
        let pawns = placement.parse::<Pawns>().expect("a placement");
        let span = OF_SET
            .iter()
            .find(|span| span.name == name)
            .expect("a function");
        let expected = set(oracle::set(expected));
        assert_eq!(
            (span.side)(pawns.side(color)),
            expected,
            "{name} {color} {placement}"
        );
        assert_eq!(
            (span.set)(pawns.by_color(color), color),
            expected,
            "{name} {color} {placement}"
        );
    }
}

#[test]
fn spans_as_other_programs_have_them() {
    const COLUMNS: [(&str, &str); 3] = [
        ("front_spans", "front_span"),
        ("east_attack_front", "east_attack_front_span"),
        ("west_attack_front", "west_attack_front_span"),
    ];
    data::compare("pawn_oracles.tsv", |row| {
        let pawns = Pawns::new(set(row.set("wp")), set(row.set("bp")));
        for (color, suffix) in [(Color::White, "w"), (Color::Black, "b")] {
            for (column, name) in COLUMNS {
                let span = OF_SET
                    .iter()
                    .find(|span| span.name == name)
                    .expect("a function");
                let column = format!("{column}_{suffix}");
                let expected = set(row.set(&column));
                assert_eq!((span.side)(pawns.side(color)), expected, "{row}: {column}");
                assert_eq!(
                    (span.set)(pawns.by_color(color), color),
                    expected,
                    "{row}: {column}"
                );
            }
        }
    });
}

/// The compiler's own evaluation, which runs another program than the machine does.
mod constant {
    use super::*;

    type OfSquares = [[Bitboard; 64]; 2];

    /// A function of `spans` on every colour and square, as a constant.
    macro_rules! of_squares {
        ($name:ident) => {{
            const TABLE: OfSquares = {
                let mut table = [[Bitboard::EMPTY; 64]; 2];
                let mut index = 0;
                while index < 128 {
                    let (color, square) = (index / 64, index % 64);
                    table[color][square] = spans::$name(Color::ALL[color], Square::ALL[square]);
                    index += 1;
                }
                table
            };
            (stringify!($name), TABLE)
        }};
    }

    #[test]
    fn of_squares() {
        const ADJACENT: Bitboard = spans::adjacent_files(File::A);

        let tables = [
            of_squares!(front_span),
            of_squares!(rear_span),
            of_squares!(attack_front_span),
            of_squares!(attack_rear_span),
            of_squares!(passed_span),
        ];
        for (span, (name, table)) in OF_SQUARE.iter().zip(tables) {
            assert_eq!(span.name, name);
            for color in Color::ALL {
                for square in Square::ALL {
                    let constant = table[color.index()][square.index()];
                    let run_time = (span.table)(black_box(color), black_box(square));
                    assert_eq!(constant, run_time, "{name} {color} {square}");
                    let expected = related(color, square, span.means);
                    assert_eq!(constant, expected, "{name} {color} {square}");
                }
            }
        }
        assert_eq!(ADJACENT, File::B.bitboard());
    }

    const SAMPLES: [u64; 6] = [
        0,
        u64::MAX,
        0x0000_0000_0100_8000,
        0x0081_0042_1800_2400,
        0x8100_0000_0000_0081,
        0x00a5_5a10_0842_e700,
    ];

    /// A method of a set on both colours and every sampled set, as a constant.
    macro_rules! of_sets {
        ($name:ident($($color:ident)?)) => {{
            const TABLE: [[Bitboard; SAMPLES.len()]; 2] = {
                let mut table = [[Bitboard::EMPTY; SAMPLES.len()]; 2];
                let mut color = 0;
                while color < 2 {
                    let mut row = 0;
                    while row < SAMPLES.len() {
                        $(let $color = Color::ALL[color];)?
                        let set = Bitboard::from_bits(SAMPLES[row]);
                        table[color][row] = set.$name($($color)?);
                        row += 1;
                    }
                    color += 1;
                }
                table
            };
            TABLE
        }};
    }

    #[test]
    fn of_sets() {
        let tables = [
            of_sets!(front_fill(c)),
            of_sets!(rear_fill(c)),
            of_sets!(file_fill()),
            of_sets!(front_span(c)),
            of_sets!(rear_span(c)),
            of_sets!(pawn_attacks(c)),
            of_sets!(east_pawn_attacks(c)),
            of_sets!(west_pawn_attacks(c)),
            of_sets!(attack_front_span(c)),
            of_sets!(east_attack_front_span(c)),
            of_sets!(west_attack_front_span(c)),
            of_sets!(attack_rear_span(c)),
            of_sets!(east_attack_rear_span(c)),
            of_sets!(west_attack_rear_span(c)),
            of_sets!(attack_file_fill()),
            of_sets!(east_attack_file_fill()),
            of_sets!(west_attack_file_fill()),
        ];
        for (span, table) in OF_SET.iter().zip(tables) {
            for color in Color::ALL {
                for (&sample, constant) in SAMPLES.iter().zip(table[color.index()]) {
                    let place = || format!("{} {color} {sample:#018x}", span.name);
                    let run_time = (span.set)(black_box(set(sample)), black_box(color));
                    assert_eq!(constant, run_time, "constant, run time: {}", place());
                    let union = squares(sample)
                        .map(|square| related(color, Square::ALL[square], span.means))
                        .fold(Bitboard::EMPTY, |union, one| union | one);
                    assert_eq!(constant, union, "{}", place());
                }
            }
        }
    }
}
