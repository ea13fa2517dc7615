//! Kings and pawns: distances, shelter and storm, the square of a pawn, races, key squares; against
//! loops, a runner that is followed move by move, and the solved ending of king and pawn against king.

mod oracle;

use std::collections::{BTreeMap, VecDeque};

use oracle::{
    bit, data,
    kpk::{Position, Solution},
    mailbox::{self, BLACK, Placement, WHITE},
    pawns::{self as naive, Kind, View, row},
    rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank},
    set, squares,
};
use pawn_structure::{
    Bitboard, Color, Kings, Pawns, Side, Square,
    king::{self, KingPawnKing},
};

/// The seed of every random board here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0009;

/// How many random boards of each kind are looked at, each with all 64 squares of a king.
const BOARDS: usize = 400;

fn square(index: usize) -> Square {
    Square::from_index(index).expect("a square")
}

fn color(of: usize) -> Color {
    Color::ALL[of]
}

/// A square or its image upside down, so that what moves north for White moves south for Black.
fn seen_by(color: Color, square: Square) -> Square {
    match color {
        Color::White => square,
        Color::Black => square.flip_vertical(),
    }
}

fn skeleton((white, black): (u64, u64)) -> Pawns {
    Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
}

/// Skeletons of all densities; on the ranks 2 to 7, on any, and with squares that both sides hold.
fn boards(count: usize) -> impl Iterator<Item = (u64, u64)> {
    let mut rng = Rng::new(SEED);
    let random = (0..count).flat_map(move |_| {
        [
            random_skeleton(&mut rng),
            random_skeleton_any_rank(&mut rng),
            random_overlapping(&mut rng),
        ]
    });
    [(0, 0)].into_iter().chain(random)
}

/// The fewest king moves between two squares, counted by files and ranks.
fn distance(a: usize, b: usize) -> u32 {
    let apart = |a: usize, b: usize| a.abs_diff(b) as u32;
    apart(a % 8, b % 8).max(apart(a / 8, b / 8))
}

#[test]
fn distance_is_the_fewest_king_moves() {
    for from in 0..64 {
        let mut moves = [None; 64];
        moves[from] = Some(0);
        let mut waiting = VecDeque::from([from]);
        while let Some(at) = waiting.pop_front() {
            for to in squares(mailbox::king_attacks(at)) {
                if moves[to].is_none() {
                    moves[to] = moves[at].map(|moves| moves + 1);
                    waiting.push_back(to);
                }
            }
        }
        for (to, moves) in moves.into_iter().enumerate() {
            assert_eq!(Some(square(from).distance(square(to))), moves);
            assert_eq!(Some(distance(from, to)), moves);
        }
    }
}

#[test]
fn the_nearest_of_a_set() {
    let mut rng = Rng::new(SEED);
    for round in 0..3_000 {
        let set = (0..round % 7).fold(u64::MAX, |set, _| set & rng.next());
        let set = if round == 0 { 0 } else { set };
        for from in 0..64 {
            let nearest = squares(set).map(|to| distance(from, to)).min();
            let answer = square(from).distance_to_nearest(Bitboard::from_bits(set));
            assert_eq!(answer, nearest, "from {from} to {set:#x}");
        }
    }
    for (white, black) in boards(BOARDS) {
        let pawns = skeleton((white, black));
        for (side, own) in [(Color::White, white), (Color::Black, black)] {
            for from in 0..64 {
                let nearest = squares(own).map(|to| distance(from, to)).min();
                let answer = pawns.side(side).nearest_pawn_distance(square(from));
                assert_eq!(answer, nearest, "{side} {from} in\n{pawns:#}");
            }
        }
    }
}

#[test]
fn distance_to_the_stop() {
    for pawn in 0..64 {
        for from in 0..64 {
            let north = (pawn < 56).then(|| distance(from, pawn + 8));
            let south = (pawn >= 8).then(|| distance(from, pawn - 8));
            let answer = |color| king::stop_distance(color, square(pawn), square(from));
            assert_eq!(answer(Color::White), north);
            assert_eq!(answer(Color::Black), south);
        }
    }
}

/// A king's file and rank as the definitions count them: files from 0, ranks from the own back rank.
fn file_and_rank(color: Color, king: usize) -> (i32, i32) {
    let seen = seen_by(color, square(king)).index() as i32;
    (seen % 8, seen / 8 + 1)
}

#[test]
fn shelter_and_storm_are_their_definitions() {
    let mut seen = [0; 3];
    for (white, black) in boards(BOARDS) {
        let pawns = skeleton((white, black));
        for color in Color::ALL {
            let side = pawns.side(color);
            let view = View::new(white, black, color == Color::Black);
            for king in 0..64 {
                let (file, rank) = file_and_rank(color, king);
                let shelter = |v: &View, f: i32, r: i32| naive::shelter(v, f, r, file, rank);
                let storm = |v: &View, f: i32, r: i32| naive::storm(v, f, r, file, rank);
                let blocked = |v: &View, f: i32, r: i32| {
                    storm(v, f, r) && v.own(f, r - 1) && shelter(v, f, r - 1)
                };
                let answers = [
                    side.shelter(square(king)),
                    side.storm(square(king)),
                    side.blocked_storm(square(king)),
                ];
                let defined = [
                    naive::squares(&view, Kind::Own, shelter),
                    naive::squares(&view, Kind::Enemy, storm),
                    naive::squares(&view, Kind::Enemy, blocked),
                ];
                assert_eq!(
                    answers.map(Bitboard::bits),
                    defined,
                    "{color}'s king on {}, seed {SEED:#x}\n{pawns:#}",
                    square(king)
                );
                for (seen, answer) in seen.iter_mut().zip(answers) {
                    *seen += answer.count();
                }
            }
        }
    }
    println!("pawns in shelters, storms, blocked storms: {seen:?}");
    assert!(seen.iter().all(|&pawns| pawns > 10_000));
}

/// Pattern and king, placement, side, pawns: worked by hand when the patterns were defined.
const EXAMPLES: [(&str, &str, Color, &str); 16] = [
    (
        "shelter_Kg1",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "h3 g5",
    ),
    (
        "shelter_Kg1",
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "f4 g4",
    ),
    (
        "shelter_Kc1",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "b2 c4",
    ),
    (
        "shelter_Kc1",
        "8/2p1p3/8/8/3P4/8/2P1P3/8",
        Color::Black,
        "c7",
    ),
    (
        "shelter_Kh2",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "h3 g5",
    ),
    (
        "shelter_Kh2",
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "f4 g4",
    ),
    (
        "shelter_Ka1",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "b2 a4 c4",
    ),
    (
        "shelter_Ka1",
        "8/2p1p3/8/8/3P4/8/2P1P3/8",
        Color::Black,
        "c7",
    ),
    (
        "storm_Kg1",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "g6 f7",
    ),
    (
        "storm_Kg1",
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "g2",
    ),
    (
        "storm_Kc1",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "c5",
    ),
    (
        "storm_Kc1",
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "c5 b6",
    ),
    (
        "storm_Kh2",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "g6 f7",
    ),
    (
        "storm_Kh2",
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "g2",
    ),
    (
        "storm_Ka1",
        "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
        Color::White,
        "a5 c5",
    ),
    (
        "storm_Ka1",
        "8/2p5/1P6/2P5/5pp1/8/6P1/8",
        Color::Black,
        "c5 b6",
    ),
];

#[test]
fn worked_examples() {
    for (pattern, placement, color, answer) in EXAMPLES {
        let side = placement.parse::<Pawns>().expect("a placement").side(color);
        let (what, king) = pattern.split_once("_K").expect("a pattern and a king");
        // The name has the square as the side sees it.
        let king = seen_by(color, king.parse().expect("a square"));
        let pawns = match what {
            "shelter" => side.shelter(king),
            _ => side.storm(king),
        };
        assert_eq!(pawns.bits(), set(answer), "{pattern} {color} {placement}");
    }
}

/// Everything that a side says of one king, or of two and who is to move.
fn said(side: Side, own: Square, enemy: Square, turn: Color) -> [Bitboard; 4] {
    [
        side.shelter(own),
        side.storm(own),
        side.blocked_storm(own),
        side.unstoppable(enemy, turn),
    ]
}

#[test]
fn upside_down_and_in_the_mirror() {
    let mut rng = Rng::new(SEED);
    for (white, black) in boards(20 * BOARDS) {
        let pawns = skeleton((white, black));
        let [own, enemy] = [(); 2].map(|()| square(rng.below(64) as usize));
        let turn = color(rng.below(2) as usize);
        for color in Color::ALL {
            let answers = said(pawns.side(color), own, enemy, turn);
            let flipped = said(
                pawns.flipped().side(!color),
                own.flip_vertical(),
                enemy.flip_vertical(),
                !turn,
            );
            assert_eq!(flipped, answers.map(Bitboard::flip_vertical), "\n{pawns:#}");
            let mirrored = said(
                pawns.mirrored().side(color),
                own.mirror_horizontal(),
                enemy.mirror_horizontal(),
                turn,
            );
            assert_eq!(
                mirrored,
                answers.map(Bitboard::mirror_horizontal),
                "\n{pawns:#}"
            );
        }
        let kings = Kings {
            white: own,
            black: enemy,
        };
        let race = pawns.pawn_race(kings, turn);
        let flipped = pawns.flipped().pawn_race(kings.flipped(), !turn);
        assert_eq!((flipped.white, flipped.black), (race.black, race.white));
        assert_eq!(flipped.first, race.first.map(|color| !color));
    }
    for color in Color::ALL {
        for pawn in Square::ALL {
            let keys = king::key_squares(color, pawn);
            let flipped = king::key_squares(!color, pawn.flip_vertical());
            let mirrored = king::key_squares(color, pawn.mirror_horizontal());
            assert_eq!(flipped, keys.flip_vertical());
            assert_eq!(mirrored, keys.mirror_horizontal());
            for turn in Color::ALL {
                let zone = king::rule_of_the_square(color, pawn, turn);
                let flipped = king::rule_of_the_square(!color, pawn.flip_vertical(), !turn);
                let mirrored = king::rule_of_the_square(color, pawn.mirror_horizontal(), turn);
                assert_eq!(flipped, zone.flip_vertical());
                assert_eq!(mirrored, zone.mirror_horizontal());
            }
        }
    }
}

/// The moves a white pawn makes to the eighth rank with nothing in its way, one by one.
fn runs(pawn: usize) -> u32 {
    let (mut rank, mut moves) = (pawn / 8 + 1, 0);
    while rank < 8 {
        rank += if rank == 2 { 2 } else { 1 };
        moves += 1;
    }
    moves
}

/// Whether a black king catches a white pawn by the count of moves.
fn in_the_square(pawn: usize, bare: usize, turn: usize) -> bool {
    let before = u32::from(turn == BLACK);
    distance(bare, 56 + pawn % 8) <= runs(pawn) + before
}

#[test]
fn the_square_is_a_count_of_moves() {
    for pawn in 0..64 {
        for side in Color::ALL {
            let pawn_seen = seen_by(side, square(pawn));
            assert_eq!(king::promotion_steps(side, pawn_seen), runs(pawn));
            for turn in [WHITE, BLACK] {
                let to_move = if turn == WHITE { side } else { !side };
                let zone = king::rule_of_the_square(side, pawn_seen, to_move);
                for bare in 0..64 {
                    assert_eq!(
                        zone.contains(seen_by(side, square(bare))),
                        in_the_square(pawn, bare, turn),
                        "{side} {pawn_seen} {bare} {turn}"
                    );
                }
            }
        }
    }
}

/// A white pawn and a black king alone on the board, both doing their best: whether the king takes
/// the pawn, stops it, or takes what it becomes at once.
fn caught(pawn: usize, bare: usize, turn: usize) -> bool {
    if turn == BLACK {
        let moves = mailbox::king_attacks(bare) & !mailbox::pawn_attacks(WHITE, pawn);
        return squares(moves).any(|to| to == pawn || caught(pawn, to, WHITE));
    }
    let arrives = |to: usize| {
        if to >= 56 {
            distance(bare, to) == 1
        } else {
            caught(to, bare, BLACK)
        }
    };
    let free = |to: usize| to != bare;
    let stop = pawn + 8;
    !free(stop) || arrives(stop) && (pawn >= 16 || !free(pawn + 16) || arrives(pawn + 16))
}

#[test]
fn a_lone_pawn_and_a_lone_king() {
    let (mut positions, mut different) = (0, 0);
    for pawn in 8..56 {
        for bare in (0..64).filter(|&bare| bare != pawn) {
            for turn in [WHITE, BLACK] {
                let checks = mailbox::pawn_attacks(WHITE, pawn) & bit(bare) != 0;
                if turn == WHITE && checks {
                    continue;
                }
                positions += 1;
                let outcome = caught(pawn, bare, turn);
                let rule = king::rule_of_the_square(Color::White, square(pawn), color(turn))
                    .contains(square(bare));
                let runner = skeleton((bit(pawn), 0)).side(Color::White);
                let unstoppable = !runner.unstoppable(square(bare), color(turn)).is_empty();
                assert_eq!(unstoppable, !rule);
                if rule != outcome {
                    different += 1;
                    let takes = turn == BLACK && distance(bare, pawn) == 1;
                    assert!(takes && pawn < 16 && outcome, "{pawn} {bare} {turn}");
                }
            }
        }
    }
    println!(
        "{positions} positions, {different} in which the king takes a pawn on the second rank"
    );
    assert_eq!((positions, different), (5_964, 22));
}

#[test]
fn unstoppable_pawns_one_by_one() {
    let mut rng = Rng::new(SEED);
    let mut found = 0;
    for (white, black) in boards(20 * BOARDS) {
        let pawns = skeleton((white, black));
        for side in Color::ALL {
            let passed = naive::set(row("passed_front_most"), white, black, side == Color::Black);
            let enemy_king = square(rng.below(64) as usize);
            for turn in Color::ALL {
                let runners = squares(passed).filter(|&pawn| {
                    let pawn = seen_by(side, square(pawn)).index();
                    let bare = seen_by(side, enemy_king).index();
                    !in_the_square(pawn, bare, if turn == side { WHITE } else { BLACK })
                });
                let runners = runners.fold(0, |set, pawn| set | bit(pawn));
                let answer = pawns.side(side).unstoppable(enemy_king, turn);
                assert_eq!(
                    answer.bits(),
                    runners,
                    "{side}, {turn} to move, king {enemy_king}\n{pawns:#}"
                );
                found += answer.count();
            }
        }
    }
    assert!(found > 10_000, "{found}");
}

/// Two pawns run in turn, each that many moves; a side without one passes. Who arrives first.
fn first_to_arrive(steps: [Option<u32>; 2], turn: Color) -> Option<Color> {
    let mut left = steps;
    let mut mover = turn;
    while left != [None, None] {
        if let Some(moves) = &mut left[mover.index()] {
            *moves -= 1;
            if *moves == 0 {
                return Some(mover);
            }
        }
        mover = !mover;
    }
    None
}

#[test]
fn a_race_is_run_move_by_move() {
    let mut rng = Rng::new(SEED);
    let mut outcomes = BTreeMap::new();
    for (white, black) in boards(20 * BOARDS) {
        // Crowded boards have no passers: a race needs few pawns.
        let few = |rng: &mut Rng| rng.next() & rng.next() & rng.next();
        let pawns = skeleton((white & few(&mut rng), black & few(&mut rng)));
        let [white_king, black_king] = [(); 2].map(|()| square(rng.below(64) as usize));
        for turn in Color::ALL {
            let kings = Kings {
                white: white_king,
                black: black_king,
            };
            let race = pawns.pawn_race(kings, turn);
            let runners = [(Color::White, black_king), (Color::Black, white_king)]
                .map(|(side, enemy)| pawns.side(side).unstoppable(enemy, turn));
            // Each runner that is left to itself, as White would see it.
            let steps = [Color::White, Color::Black].map(|side| {
                let own = runners[side.index()].into_iter();
                own.map(|pawn| runs(seen_by(side, pawn).index())).min()
            });
            assert_eq!([race.white, race.black], steps, "\n{pawns:#}");

            let arrived = [turn, !turn]
                .into_iter()
                .find(|side| steps[side.index()] == Some(0));
            let first = arrived.or_else(|| first_to_arrive(steps, turn));
            assert_eq!(race.first, first, "{turn} to move\n{pawns:#}");
            let kind = (steps.map(|steps| steps.is_some()), race.first);
            *outcomes.entry(kind).or_insert(0) += 1;
        }
    }
    println!("{outcomes:?}");
    // Nobody runs; one of the two does; both do, and either is first.
    assert!(outcomes.len() == 5 && outcomes.values().all(|&count| count > 100));
}

/// Asks `proves_win` of a position that is White's here and is asked as the given side's.
fn proves_win(side: Color, position: Position) -> bool {
    let Position {
        king,
        pawn,
        bare,
        turn,
    } = position;
    let [pawn, king, bare] = [pawn, king, bare].map(|at| seen_by(side, square(at)));
    let turn = if turn == WHITE { side } else { !side };
    king::proves_win(KingPawnKing {
        color: side,
        pawn,
        king,
        enemy_king: bare,
        turn,
    })
}

/// The two rules as they are taught: the enemy king outside the square with the path clear of the own
/// king, and the own king on a key square where books say that one wins.
fn plain_rules(position: Position) -> bool {
    let Position { king, pawn, .. } = position;
    runs_free(position) || is_key(pawn, king) && supported(pawn, king)
}

fn runs_free(position: Position) -> bool {
    let Position {
        king,
        pawn,
        bare,
        turn,
    } = position;
    let ahead = king % 8 == pawn % 8 && king > pawn;
    !ahead && !in_the_square(pawn, bare, turn)
}

/// Whether a square is a key square of a white pawn, from files and ranks.
fn is_key(pawn: usize, king: usize) -> bool {
    let (file, rank) = (pawn as i32 % 8, pawn as i32 / 8 + 1);
    let (king_file, king_rank) = (king as i32 % 8, king as i32 / 8 + 1);
    let near = (king_file - file).abs() <= 1;
    match (file, rank) {
        (_, 1 | 8) => false,
        (0, _) => king_file == 1 && king_rank >= 7,
        (7, _) => king_file == 6 && king_rank >= 7,
        (_, 2..=4) => near && king_rank == rank + 2,
        (_, 5 | 6) => near && (king_rank == rank + 1 || king_rank == rank + 2),
        _ => near && king_rank >= 7 && king != pawn,
    }
}

/// Whether a pawn on the a- or h-file is far enough for its king on a key square; others always are.
fn supported(pawn: usize, king: usize) -> bool {
    let (rank, king_rank) = (pawn / 8 + 1, king / 8 + 1);
    (1..=6).contains(&(pawn % 8)) || rank >= 6 || rank == 5 && king_rank == 7
}

/// Black is to move and takes the pawn, which White's king does not defend.
fn takes(position: Position) -> bool {
    let Position {
        king, pawn, bare, ..
    } = position;
    position.turn == BLACK && distance(bare, pawn) == 1 && distance(king, pawn) > 1
}

#[test]
fn key_squares_by_file_and_rank() {
    for pawn in 0..64 {
        for side in Color::ALL {
            let keys = king::key_squares(side, seen_by(side, square(pawn)));
            for king in 0..64 {
                let at = seen_by(side, square(king));
                assert_eq!(
                    keys.contains(at),
                    is_key(pawn, king),
                    "{side} {pawn} {king}"
                );
            }
        }
    }
}

/// The numbers that are known of this ending: 165,676 positions with the pawn on the files a to d, of
/// which 111,282 are won.
#[test]
fn the_solved_ending_has_the_known_totals() {
    let solution = Solution::new();
    let half: Vec<_> = Position::all()
        .filter(|position| position.pawn % 8 < 4)
        .collect();
    let won = half.iter().filter(|&&position| solution.won(position));
    assert_eq!((half.len(), won.count()), (165_676, 111_282));
}

#[test]
fn what_is_proved_is_won() {
    let solution = Solution::new();
    let mut counts = [0; 4];
    let mut wrong = [0; 3];
    for position in Position::all() {
        let [won, plain] = [solution.won(position), plain_rules(position)];
        let proved = proves_win(Color::White, position);
        assert_eq!(proves_win(Color::Black, position), proved, "{position:?}");
        assert!(won || !proved, "{position:?}");
        // The proof is the plain rules without the two kinds of exceptions, and no less.
        assert_eq!(proved, plain && won, "{position:?}");
        for (count, holds) in counts.iter_mut().zip([true, won, plain, proved]) {
            *count += usize::from(holds);
        }
        if plain && !won {
            let kind = match (takes(position), runs_free(position)) {
                (true, true) => 0,
                (true, false) => 1,
                (false, _) => 2,
            };
            wrong[kind] += 1;
        }
    }
    println!("positions, won, claimed by the plain rules, proved: {counts:?}");
    println!("drawn, but claimed: a runner is taken, a led pawn is taken, stalemate: {wrong:?}");
    assert_eq!(counts, [331_352, 222_564, 174_490, 172_912]);
    assert_eq!(wrong, [1_088, 486, 4]);
}

#[test]
fn what_cannot_happen_is_not_proved() {
    let mut positions = vec![false; 2 * 64 * 64 * 64];
    let index = |Position {
                     king,
                     pawn,
                     bare,
                     turn,
                 }: Position| { ((turn * 64 + king) * 64 + pawn) * 64 + bare };
    for position in Position::all() {
        positions[index(position)] = true;
    }
    for number in 0..2 * 64 * 64 * 64 {
        let position = Position {
            turn: number >> 18,
            king: number >> 12 & 63,
            pawn: number >> 6 & 63,
            bare: number & 63,
        };
        if !positions[index(position)] {
            for side in Color::ALL {
                assert!(!proves_win(side, position), "{side} {position:?}");
            }
        }
    }
}

/// White's pawn and king, Black's king, who is to move, whether White wins, whether that is proved.
const NAMED: [(&str, usize, bool, bool); 8] = [
    ("e4 e6 e8", WHITE, true, true),
    ("e4 e6 e8", BLACK, true, true),
    // The opposition decides, which no rule here knows.
    ("e4 e5 e7", WHITE, false, false),
    ("e4 e5 e7", BLACK, true, false),
    // The king is on a key square, and Black takes the pawn.
    ("d4 d6 d3", BLACK, false, false),
    ("d4 d6 d3", WHITE, true, true),
    // Stalemate.
    ("b6 c7 a8", BLACK, false, false),
    ("b6 c7 a8", WHITE, true, true),
];

#[test]
fn positions_that_the_documentation_names() {
    let solution = Solution::new();
    for (names, turn, wins, proved) in NAMED {
        let mut named = names
            .split(' ')
            .map(|name| set(name).trailing_zeros() as usize);
        let [pawn, king, bare] = [(); 3].map(|()| named.next().expect("three squares"));
        let position = Position {
            king,
            pawn,
            bare,
            turn,
        };
        assert_eq!(solution.won(position), wins, "{names} {turn}");
        assert_eq!(proves_win(Color::White, position), proved, "{names} {turn}");
    }
}

/// A square is a key square exactly if it wins wherever the enemy king is, but for what the
/// documentation names.
#[test]
fn key_squares_win_and_no_others_do() {
    let solution = Solution::new();
    let mut holds = vec![false; 64 * 64];
    let mut stalemates = Vec::new();
    for position in Position::all() {
        let Position {
            king,
            pawn,
            bare,
            turn,
        } = position;
        if solution.won(position) || takes(position) {
            continue;
        }
        if pawn / 8 == 5 && is_key(pawn, king) {
            assert_eq!(turn, BLACK);
            stalemates.push((pawn, king, bare));
            continue;
        }
        holds[64 * pawn + king] = true;
    }
    let name = |names: &str| squares(set(names)).next().expect("a square");
    let mut expected = ["b6 c7 a8", "b6 c8 a8", "g6 f7 h8", "g6 f8 h8"]
        .map(|names| names.split(' ').map(name).collect::<Vec<_>>())
        .map(|names| (names[0], names[1], names[2]));
    expected.sort_unstable();
    stalemates.sort_unstable();
    assert_eq!(stalemates, expected);

    for pawn in 8..56 {
        for king in (0..64).filter(|&king| king != pawn) {
            let wins = !holds[64 * pawn + king];
            let key = is_key(pawn, king);
            match (pawn % 8, pawn / 8 + 1) {
                // The king may be too far from the pawn on the edge.
                (0 | 7, _) => assert!(wins || !key || !supported(pawn, king), "{pawn} {king}"),
                (_, 7) => assert!(wins || !key, "{pawn} {king}"),
                _ => assert_eq!(wins, key, "{pawn} {king}"),
            }
        }
    }
}

/// A position of king and pawn against king from a FEN, turned so that the pawn is White's; whose it is
/// on the board; `None` if the pieces are others.
fn king_and_pawn(fen: &str) -> Option<(Color, Position)> {
    let board = Placement::parse(fen);
    let only = |letter| {
        let mut found = squares(board.squares_with(|piece| piece == letter));
        found.next().filter(|_| found.next().is_none())
    };
    if board.occupied().count_ones() != 3 {
        return None;
    }
    let side = if only(b'P').is_some() {
        Color::White
    } else {
        Color::Black
    };
    let pawn = only(b'P').or_else(|| only(b'p'))?;
    let [king, bare] = match side {
        Color::White => [only(b'K')?, only(b'k')?],
        Color::Black => [only(b'k')?, only(b'K')?],
    };
    let [king, pawn, bare] = [king, pawn, bare].map(|at| seen_by(side, square(at)).index());
    let turn = match (fen.split(' ').nth(1)?, side) {
        ("w", Color::White) | ("b", Color::Black) => WHITE,
        _ => BLACK,
    };
    Some((
        side,
        Position {
            king,
            pawn,
            bare,
            turn,
        },
    ))
}

/// Compares the claims on king and pawn against king with results, `1-0`, `0-1` or `1/2-1/2`. Returns
/// the number of positions, claims of the plain rules, right ones of these, and proofs; and the
/// positions where the plain rules are wrong.
fn compare_results<'a>(
    rows: impl Iterator<Item = (&'a str, &'a str)>,
) -> ([usize; 4], Vec<&'a str>) {
    let mut counts = [0; 4];
    let mut wrong = Vec::new();
    for (fen, result) in rows {
        let Some((side, position)) = king_and_pawn(fen) else {
            continue;
        };
        let won = match side {
            Color::White => result == "1-0",
            Color::Black => result == "0-1",
        };
        assert!(won || result == "1/2-1/2", "{fen} {result}");
        let proved = proves_win(side, position);
        assert!(won || !proved, "{fen} {result}");
        let plain = plain_rules(position);
        for (count, holds) in counts.iter_mut().zip([true, plain, plain && won, proved]) {
            *count += usize::from(holds);
        }
        if plain && !won {
            wrong.push(fen);
        }
    }
    (counts, wrong)
}

/// Draws in which the side without the pawn takes it, although its king is outside the square or the
/// other king is on a key square.
const TAKEN: [&str; 3] = [
    "8/6p1/7K/5k2/8/8/8/8 w - -",
    "8/8/8/3K4/8/8/5P2/6k1 b - -",
    "8/4p3/5K2/3k4/8/8/8/8 w - -",
];

#[test]
fn results_of_king_and_pawn_against_king() {
    let rows = include_str!("data/kpk_tablebase.tsv").lines().skip(1);
    let rows = rows.map(|line| line.split_once('\t').expect("two columns"));
    let (counts, wrong) = compare_results(rows);
    println!("positions, claimed by the plain rules, right, proved: {counts:?}");
    assert_eq!(wrong, TAKEN);
    assert_eq!(counts[0], 150);
    assert_eq!(counts[2], counts[3], "a proof is missing");
    assert!(counts[3] > 50);
}

/// The rows of the whole table: a FEN of four fields, and the result.
fn whole_tablebase(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().map(|line| {
        let (fen, rest) = line.split_once(" c9 ").expect("a result");
        (fen, rest.split('"').nth(1).expect("a result in quotes"))
    })
}

#[test]
fn results_of_the_whole_tablebase() {
    let Some(text) = data::whole_file("kp_tablebase.epd") else {
        return;
    };
    let (counts, wrong) = compare_results(whole_tablebase(&text));
    let [positions, claimed, right, proved] = counts;
    println!("{positions} positions of king and pawn against king");
    println!("the plain rules claim {claimed} wins, {right} rightly: not {wrong:?}");
    println!("proved {proved}, all rightly");
    assert_eq!(wrong, TAKEN);
    assert_eq!(counts, [944, 498, 495, 495]);
}

/// Who promotes first wins as a rule, which nothing promises: how often, with a pawn on either side.
#[test]
fn who_is_first_in_a_race_mostly_wins() {
    let Some(text) = data::whole_file("kp_tablebase.epd") else {
        return;
    };
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    for (fen, result) in whole_tablebase(&text) {
        let board = Placement::parse(fen);
        let [white, black] = [b'P', b'p'].map(|pawn| board.squares_with(|piece| piece == pawn));
        if white == 0 || black == 0 {
            continue;
        }
        let [white_king, black_king] = [WHITE, BLACK].map(|colour| {
            let king = squares(board.kings(colour)).next();
            square(king.expect("a king"))
        });
        let turn = if fen.contains(" w ") {
            Color::White
        } else {
            Color::Black
        };
        let kings = Kings {
            white: white_king,
            black: black_king,
        };
        let race = skeleton((white, black)).pawn_race(kings, turn);
        match (race.first, result) {
            (None, _) => {}
            (_, "1/2-1/2") => draws += 1,
            (Some(Color::White), "1-0") | (Some(Color::Black), "0-1") => wins += 1,
            _ => losses += 1,
        }
    }
    println!("who is first wins {wins}, draws {draws}, loses {losses}");
    assert_eq!((wins, draws, losses), (948, 172, 19));
}
