//! Who attacks what on a board: against a mailbox, other programs' answers, positions that have
//! caught other libraries, and the symmetries of the board.

mod oracle;

use oracle::{
    data,
    mailbox::{BLACK, Placement, WHITE},
    rng::Rng,
};
use pawn_structure::{Bitboard, Board, Color, Piece, Role, Square, bitboard};

fn set(bits: u64) -> Bitboard {
    Bitboard::from_bits(bits)
}

/// A set written as its squares.
fn squares(names: &str) -> Bitboard {
    set(oracle::set(names))
}

/// The two colours, with the numbers that the mailbox has for them.
const COLORS: [(Color, usize); 2] = [(Color::White, WHITE), (Color::Black, BLACK)];

fn board(fen: &str) -> Board {
    Board::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The same pieces on the library's board, put there one by one.
fn built(placement: &Placement) -> Board {
    let mut board = Board::EMPTY;
    for (square, letter) in placement.pieces() {
        let piece = Piece::from_char(char::from(letter)).expect("a piece letter");
        board.put(Square::ALL[square], piece);
    }
    board
}

/// Every question to a board, compared with the mailbox. The random sets are the ones that some
/// questions need besides the board.
fn compare(board: &Board, placement: &Placement, random: [Bitboard; 3], what: &str) {
    let [occupied, from, to] = random;
    let relation = placement.relation(placement.occupied());
    let other = placement.relation(occupied.bits());
    assert_eq!(board.occupied(), set(placement.occupied()), "{what}");
    for square in Square::ALL {
        let index = square.index();
        let expected = set(relation.attacks_from(index));
        assert_eq!(
            board.attacks_from(square),
            expected,
            "from {square}: {what}"
        );
        for (color, colour) in COLORS {
            let place = || format!("{color} to {square}: {what}");
            let expected = set(relation.attackers_to(index, colour));
            assert_eq!(board.attackers_to(color, square), expected, "{}", place());
            let attacked = placement.is_attacked(index, colour);
            assert_eq!(board.is_attacked_by(color, square), attacked, "{}", place());
            assert_eq!(
                board.attackers_to_with(color, square, occupied),
                set(other.attackers_to(index, colour)),
                "occupied {occupied:?}, {}",
                place(),
            );
        }
    }
    for (color, colour) in COLORS {
        let attacked = set(placement.attacked_by(colour));
        assert_eq!(board.attacked_by(color), attacked, "{color}: {what}");
        let checkers = set(placement.checkers(colour));
        assert_eq!(board.checkers(color), checkers, "{color}: {what}");
        assert_eq!(
            board.pinned(color),
            set(placement.pinned(colour)),
            "{color}: {what}"
        );
    }
    let all = [Bitboard::FULL, from, to, board.by_color(Color::White)];
    for (from, to) in [
        (all[1], all[2]),
        (all[0], all[2]),
        (all[1], all[0]),
        (all[3], all[0]),
    ] {
        let place = || format!("from {from:?} to {to:?}: {what}");
        let expected = set(relation.attacked_squares(from.bits(), to.bits()));
        assert_eq!(board.attacked_squares(from, to), expected, "{}", place());
        let expected = relation.attack_count(from.bits(), to.bits());
        assert_eq!(board.attack_count(from, to), expected, "{}", place());
    }
}

fn random_sets(rng: &mut Rng) -> [Bitboard; 3] {
    [rng.next() & rng.next(), rng.next(), rng.next()].map(set)
}

/// Boards that no game knows: any piece anywhere, no king or several, from a few pieces to a crowd.
fn random_boards(rng: &mut Rng, count: u64) -> impl Iterator<Item = (Placement, [Bitboard; 3])> {
    (0..count).map(|index| {
        let placement = Placement::random(rng, 2 + index % 48);
        (placement, random_sets(rng))
    })
}

#[test]
fn random_boards_by_mailbox() {
    const SEED: u64 = 0xc047_0001;
    const COUNT: u64 = 50_000;
    for (placement, random) in random_boards(&mut Rng::new(SEED), COUNT) {
        let what = format!("{}, seed {SEED:#x}", placement.to_fen());
        compare(&built(&placement), &placement, random, &what);
    }
    println!("{COUNT} boards of seed {SEED:#x}");
}

#[test]
fn real_positions_by_mailbox() {
    const SEED: u64 = 0xc047_0002;
    let mut rng = Rng::new(SEED);
    for name in ["attack_oracles.tsv", "cql_oracles.tsv"] {
        data::compare(name, |row| {
            let fen = row.text("fen");
            let placement = Placement::parse(fen);
            assert_eq!(board(fen), built(&placement), "{row}");
            let what = format!("{row}, {fen}, seed {SEED:#x}");
            compare(&board(fen), &placement, random_sets(&mut rng), &what);
        });
    }
}

/// The two ways in which the mailbox answers, from the attacked square and from the attacking
/// piece, against each other; and its checks and pins by hand.
#[test]
fn the_mailbox_itself() {
    const SEED: u64 = 0xc047_0003;
    for (placement, _) in random_boards(&mut Rng::new(SEED), 1_000) {
        let relation = placement.relation(placement.occupied());
        for colour in [WHITE, BLACK] {
            let from_pieces = relation.attacked_squares(placement.of(colour), u64::MAX);
            assert_eq!(
                placement.attacked_by(colour),
                from_pieces,
                "{}",
                placement.to_fen()
            );
        }
    }
    let placement = Placement::parse("4r3/8/4p3/4P1b1/8/2r5/2R1R3/4K2q w - - 0 1");
    assert_eq!(placement.checkers(WHITE), oracle::set("h1"));
    assert_eq!(placement.pinned(WHITE), 0);
    let placement = Placement::parse("4r3/8/8/8/7b/6P1/4R3/K3K2q");
    assert_eq!(placement.pinned(WHITE), oracle::set("e1 e2 g3"));
}

#[test]
fn attacks_checks_and_pins_as_other_programs_have_them() {
    data::compare("attack_oracles.tsv", |row| {
        let fen = row.text("fen");
        let board = board(fen);
        for (color, suffix) in [(Color::White, "w"), (Color::Black, "b")] {
            let column = |name: &str| format!("{name}_{suffix}");
            let attacked = set(row.set(&column("attacked")));
            assert_eq!(board.attacked_by(color), attacked, "{row}: {fen}");
            let own = board.by_color(color);
            assert_eq!(
                board.attacked_squares(own, Bitboard::FULL),
                attacked,
                "{row}: {fen}"
            );
            let count = row.number(&column("n")) as u32;
            assert_eq!(
                board.attack_count(own, Bitboard::FULL),
                count,
                "{row}: {fen}"
            );
            assert_eq!(
                board.pinned(color),
                set(row.set(&column("pinned"))),
                "{row}: {fen}"
            );
        }
        let turn = match fen.split(' ').nth(1) {
            Some("w") => Color::White,
            Some("b") => Color::Black,
            other => panic!("{row}: side to move {other:?}"),
        };
        assert_eq!(
            board.checkers(turn),
            set(row.set("checkers")),
            "{row}: {fen}"
        );
    });
}

/// The columns that speak of attacks: CQL's relation between the pieces of two kinds, once as the
/// squares that are attacked and once as the pieces that attack.
#[test]
fn the_attack_relation_as_cql_has_it() {
    data::compare("cql_oracles.tsv", |row| {
        let fen = row.text("fen");
        let board = board(fen);
        let [white, black] = Color::ALL.map(|color| board.by_color(color));
        let [white_king, black_king] = Color::ALL.map(|color| board.pieces(color, Role::King));
        let white_knights = board.pieces(Color::White, Role::Knight);
        let attackers = |of: Bitboard, color| {
            of.into_iter().fold(Bitboard::EMPTY, |union, square| {
                union | board.attackers_to(color, square)
            })
        };
        let attacked = |from, to| board.attacked_squares(from, to);

        let everything = Bitboard::FULL;
        let flight_squares = attacked(black_king, everything - board.occupied());
        let sets = [
            ("attackedbyA", attacked(white, everything)),
            ("attackedbya", attacked(black, everything)),
            ("kAttackedByA", attacked(white, black_king)),
            ("KAttackedBya", attacked(black, white_king)),
            ("AattacksK", attackers(black_king, Color::White)),
            ("aattacksK", attackers(white_king, Color::Black)),
            ("kfieldEmptyHit", attacked(white, flight_squares)),
            ("AattackA", attacked(white, white)),
            ("Aattacka", attacked(white, black)),
            ("aattackA", attacked(black, white)),
            ("NattackK", attacked(white_knights, black_king)),
        ];
        for (column, found) in sets {
            assert_eq!(found, set(row.set(column)), "{row}: {column}: {fen}");
        }
        assert_eq!(
            board.checkers(Color::Black),
            set(row.set("AattacksK")),
            "{row}: {fen}"
        );
        assert_eq!(
            board.checkers(Color::White),
            set(row.set("aattacksK")),
            "{row}: {fen}"
        );
        for (column, from) in [("nA", white), ("na", black)] {
            let count = board.attack_count(from, everything);
            assert_eq!(count, row.number(column) as u32, "{row}: {column}: {fen}");
        }
    });
}

/// Two drawn maps, `X` for attacked and `-` for not, each under a line of its own.
#[test]
fn the_demonstration_position() {
    let board = board("8/3q1p2/8/5P2/4Q3/8/8/8");
    for (place, text) in data::files("attacked_squares_demo.txt") {
        let lines = text
            .lines()
            .map(str::trim_end)
            .filter(|line| !line.is_empty());
        let lines = lines.collect::<Vec<_>>();
        let mut maps = 0;
        for map in lines.chunks(9) {
            let color = match map[0] {
                "Squares attacked by White" => Color::White,
                "Squares attacked by Black" => Color::Black,
                other => panic!("{place}: `{other}`"),
            };
            let drawn = Rows(board.attacked_by(color)).to_string();
            assert_eq!(map[1..].join("\n"), drawn, "{place}: {color}");
            maps += 1;
        }
        assert_eq!(maps, 2, "{place}");
    }
}

struct Rows(Bitboard);

impl std::fmt::Display for Rows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for rank in (0..8).rev() {
            let row = (0..8).map(|file| {
                if self.0.contains(Square::ALL[8 * rank + file]) {
                    'X'
                } else {
                    '-'
                }
            });
            let line_end = if rank == 0 { "" } else { "\n" };
            write!(f, "{}{line_end}", row.collect::<String>())?;
        }
        Ok(())
    }
}

/// A pawn attacks what lies ahead of it; seen from the attacked square that is the other way.
#[test]
fn pawns_look_ahead() {
    let board = board("8/3q1p2/8/5P2/4Q3/8/8/8");
    let pawns = board.by_role(Role::Pawn);
    for color in Color::ALL {
        let own = pawns & board.by_color(color);
        assert_eq!(
            board.attacked_squares(own, Bitboard::FULL),
            squares("e6 g6"),
            "{color}"
        );
    }
    for square in [Square::E6, Square::G6] {
        let white = board.attackers_to(Color::White, square);
        assert_eq!(white & pawns, squares("f5"), "{square}");
        let black = board.attackers_to(Color::Black, square);
        assert_eq!(black & pawns, squares("f7"), "{square}");
    }
    assert_eq!(
        board.attackers_to(Color::Black, Square::E4) & pawns,
        Bitboard::EMPTY
    );
    assert_eq!(
        board.attackers_to(Color::White, Square::E8) & pawns,
        Bitboard::EMPTY
    );
}

/// A rook does not see through a piece unless the caller takes that piece out of the occupancy.
#[test]
fn no_look_through_a_king() {
    let board = board("5R2/1p4p1/2pK1kPp/3p1P2/3r2nP/8/1P6/8");
    assert_eq!(
        board.attackers_to(Color::White, Square::F5),
        Bitboard::EMPTY
    );
    assert!(!board.is_attacked_by(Color::White, Square::F5));
    let without_king = board.occupied().without(Square::F6);
    let attackers = board.attackers_to_with(Color::White, Square::F5, without_king);
    assert_eq!(attackers, squares("f8"));
    assert_eq!(board.checkers(Color::Black), squares("f8"));
}

/// A piece that is not in the occupancy given still stands on the board and attacks.
#[test]
fn another_occupancy_moves_no_piece() {
    let board = board("8/8/8/8/R2r3k/8/1N6/4K3");
    let attackers = |occupied| board.attackers_to_with(Color::White, Square::G4, occupied);
    assert_eq!(attackers(board.occupied()), Bitboard::EMPTY);
    assert_eq!(attackers(Bitboard::EMPTY), squares("a4"));
    assert_eq!(attackers(squares("b4")), Bitboard::EMPTY);
    let knight = board.attackers_to_with(Color::White, Square::D3, Bitboard::EMPTY);
    assert_eq!(knight, squares("b2"));
}

#[test]
fn pins_drawn() {
    let cases = [
        // Next to the king: nothing lies between the two.
        ("4r3/8/8/8/8/8/4R3/4K3", Color::White, "e2"),
        ("k3r3/8/8/8/8/8/4R3/4K3", Color::White, "e2"),
        ("8/8/8/8/8/4r3/4R3/4K3", Color::White, "e2"),
        // A pinned piece may be able to move along the line, or to capture the pinner.
        ("4k3/8/8/4q3/8/8/8/4RK2", Color::Black, "e5"),
        // Two pieces in between: neither is pinned.
        ("4r3/8/8/4N3/8/8/4R3/4K3", Color::White, ""),
        // An enemy piece in between: it may go, and gives check then, but is not pinned.
        ("4r3/8/8/4n3/8/8/8/4K3", Color::White, ""),
        ("4r3/8/8/4n3/8/8/8/4K3", Color::Black, ""),
        // A bishop pins on diagonals only, a rook on ranks and files only.
        ("4b3/8/8/8/8/8/4R3/4K3", Color::White, ""),
        ("8/8/8/r7/8/8/3P4/4K3", Color::White, ""),
        ("8/8/8/b7/8/8/3P4/4K3", Color::White, "d2"),
        // From several sides at once, and with a check from elsewhere.
        ("4r3/8/8/b7/4R2b/6P1/3N1n2/r2QK2r", Color::White, "d1 d2 e4"),
        ("4r3/8/8/b7/7b/6P1/3NR3/r2QK2r", Color::White, "d1 d2 e2 g3"),
        // No king, nothing to pin to; two kings, a pin to either.
        ("4r3/8/8/8/8/8/4R3/8", Color::White, ""),
        ("r3r3/8/8/8/8/8/N3R3/K3K3", Color::White, "a2 e2"),
    ];
    for (fen, color, expected) in cases {
        assert_eq!(
            board(fen).pinned(color),
            squares(expected),
            "{color}: {fen}"
        );
    }
}

#[test]
fn checks_drawn() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4R2K", Color::Black, "e1"),
        ("4k3/8/8/8/8/8/8/4R2K", Color::White, ""),
        ("4k3/3P1P2/8/8/8/8/8/4K3", Color::Black, "d7 f7"),
        ("4k3/4P3/8/8/8/8/8/4K3", Color::Black, ""),
        ("8/8/8/8/8/8/3p1p2/4K3", Color::White, "d2 f2"),
        // A double check, and two kings that stand side by side.
        ("4k3/8/3N4/8/8/8/8/K3R3", Color::Black, "d6 e1"),
        ("8/8/3kK3/8/8/8/8/8", Color::White, "d6"),
        ("8/8/3kK3/8/8/8/8/8", Color::Black, "e6"),
        // Several kings: whatever attacks any of them. No king: nothing.
        ("r7/8/8/7b/8/8/8/K2K4", Color::White, "a8 h5"),
        ("r7/8/8/7b/8/8/8/8", Color::White, ""),
        // A pinned piece gives check all the same.
        ("4k3/8/8/8/8/8/4r2K/4R3", Color::White, "e2"),
    ];
    for (fen, color, expected) in cases {
        assert_eq!(
            board(fen).checkers(color),
            squares(expected),
            "{color}: {fen}"
        );
    }
}

/// The number of attacked squares and the number of attacks are two things.
#[test]
fn squares_and_pairs() {
    let board = board("8/8/8/8/3p4/8/8/R2R3K");
    let rooks = squares("a1 d1");
    let first_rank = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X X X X X X X X
    };
    // Each rook defends the other, both see b1 and c1, and one of them sees as far as the king.
    assert_eq!(board.attacked_squares(rooks, first_rank), first_rank);
    assert_eq!(board.attack_count(rooks, first_rank), 10);
    assert_eq!(board.attacked_squares(rooks, squares("d4")), squares("d4"));
    // An empty square attacks nothing.
    assert_eq!(
        board.attacked_squares(squares("b1 e5"), Bitboard::FULL),
        Bitboard::EMPTY
    );
    assert_eq!(board.attack_count(squares("b1 e5"), Bitboard::FULL), 0);
}

/// A board in another view, by its pieces.
fn moved(board: &Board, view: impl Fn(Square, Piece) -> (Square, Piece)) -> Board {
    let mut moved = Board::EMPTY;
    for square in board.occupied() {
        let (to, piece) = view(square, board.piece_at(square).expect("a piece"));
        moved.put(to, piece);
    }
    moved
}

#[test]
fn colour_flip_and_mirror() {
    const SEED: u64 = 0xc047_0004;
    const COUNT: u64 = 100_000;
    for (placement, random) in random_boards(&mut Rng::new(SEED), COUNT) {
        let board = built(&placement);
        let what = format!("{}, seed {SEED:#x}", placement.to_fen());
        let flipped = moved(&board, |square, Piece { color, role }| {
            (
                square.flip_vertical(),
                Piece {
                    color: !color,
                    role,
                },
            )
        });
        let flip = View {
            board: &flipped,
            set: Bitboard::flip_vertical,
            square: Square::flip_vertical,
            color: |color| !color,
        };
        same_from(&board, &flip, random, &format!("flip: {what}"));
        let mirrored = moved(&board, |square, piece| (square.mirror_horizontal(), piece));
        let mirror = View {
            board: &mirrored,
            set: Bitboard::mirror_horizontal,
            square: Square::mirror_horizontal,
            color: |color| color,
        };
        same_from(&board, &mirror, random, &format!("mirror: {what}"));
    }
    println!("{COUNT} boards of seed {SEED:#x}");
}

/// A board as another one shows it: how sets, squares and colours of the one read on the other.
struct View<'a> {
    board: &'a Board,
    set: fn(Bitboard) -> Bitboard,
    square: fn(Square) -> Square,
    color: fn(Color) -> Color,
}

/// Every question gets the same answer in the other view.
fn same_from(board: &Board, view: &View, random: [Bitboard; 3], what: &str) {
    let [occupied, from, to] = random;
    for square in Square::ALL {
        let there = (view.square)(square);
        let attacked = view.board.attacks_from(there);
        assert_eq!(
            attacked,
            (view.set)(board.attacks_from(square)),
            "{square}: {what}"
        );
        for color in Color::ALL {
            let other = (view.color)(color);
            assert_eq!(
                view.board.attackers_to(other, there),
                (view.set)(board.attackers_to(color, square)),
                "attackers: {color} {square}: {what}",
            );
            assert_eq!(
                view.board
                    .attackers_to_with(other, there, (view.set)(occupied)),
                (view.set)(board.attackers_to_with(color, square, occupied)),
                "attackers with {occupied:?}: {color} {square}: {what}",
            );
            assert_eq!(
                view.board.is_attacked_by(other, there),
                board.is_attacked_by(color, square),
                "attacked: {color} {square}: {what}",
            );
        }
    }
    for color in Color::ALL {
        let other = (view.color)(color);
        let attacked = view.board.attacked_by(other);
        assert_eq!(
            attacked,
            (view.set)(board.attacked_by(color)),
            "attacked: {color}: {what}"
        );
        let checkers = view.board.checkers(other);
        assert_eq!(
            checkers,
            (view.set)(board.checkers(color)),
            "checkers: {color}: {what}"
        );
        let pinned = view.board.pinned(other);
        assert_eq!(
            pinned,
            (view.set)(board.pinned(color)),
            "pinned: {color}: {what}"
        );
    }
    let (from_there, to_there) = ((view.set)(from), (view.set)(to));
    assert_eq!(
        view.board.attacked_squares(from_there, to_there),
        (view.set)(board.attacked_squares(from, to)),
        "{what}",
    );
    assert_eq!(
        view.board.attack_count(from_there, to_there),
        board.attack_count(from, to),
        "{what}",
    );
}
