//! Returns 0 if the library links without `std` and gives a few answers that were checked by hand.

#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use pawn_structure::{
    BackwardRule, Bitboard, Board, Color, Fen, Formation, Pattern, PatternGroup, PatternKind,
    PatternSet, PawnStructure, PawnTraits, Pawns, Rules, Square, attacks,
    eval::{self, Feature, Score, Weights},
    sets, spans,
};

// No prelude brings it: without `std` nobody asks the linker for C's library.
#[link(name = "c")]
unsafe extern "C" {
    fn abort() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    // SAFETY: takes nothing, touches nothing of ours, does not return.
    unsafe { abort() }
}

/// The number of the first wrong answer, or 0.
// SAFETY: with no `std` and no other object of that name, C's start-up code calls this `main`.
#[unsafe(no_mangle)]
pub extern "C" fn main() -> i32 {
    let answers = [
        constants(),
        leapers(),
        sliders(),
        lines(),
        pawn_spans(),
        board_and_fen(),
        control(),
        patterns(),
        schools(),
        choice(),
        weights(),
        formations(),
    ];
    match answers.iter().position(|right| !right) {
        Some(index) => index as i32 + 1,
        None => 0,
    }
}

/// `squares` as a set, one bit at a time.
fn is(set: Bitboard, squares: &[Square]) -> bool {
    set == squares.iter().copied().collect() && set.count() as usize == squares.len()
}

fn constants() -> bool {
    const CORNER: Bitboard = attacks::knight_attacks(Square::A1);
    const AHEAD: Bitboard = spans::front_span(Color::White, Square::H6);
    const ROOK: Bitboard = attacks::rook_attacks(Square::D4, Bitboard::FULL);
    is(CORNER, &[Square::B3, Square::C2])
        && is(AHEAD, &[Square::H7, Square::H8])
        && is(ROOK, &[Square::D3, Square::D5, Square::C4, Square::E4])
}

fn leapers() -> bool {
    is(
        attacks::king_attacks(black_box(Square::H1)),
        &[Square::G1, Square::G2, Square::H2],
    ) && is(
        attacks::knight_attacks(black_box(Square::H8)),
        &[Square::F7, Square::G6],
    ) && is(
        attacks::pawn_attacks(Color::White, black_box(Square::A2)),
        &[Square::B3],
    ) && is(
        attacks::pawn_attacks(Color::Black, black_box(Square::E5)),
        &[Square::D4, Square::F4],
    )
}

fn sliders() -> bool {
    let occupied = black_box([Square::B4, Square::D4, Square::G4])
        .into_iter()
        .collect();
    is(
        attacks::rook_attacks(Square::D4, occupied) & Square::D4.rank().bitboard(),
        &[Square::B4, Square::C4, Square::E4, Square::F4, Square::G4],
    ) && attacks::rook_attacks(black_box(Square::H8), Bitboard::EMPTY).count() == 14
        && attacks::bishop_attacks(black_box(Square::E4), Bitboard::EMPTY).count() == 13
        && attacks::queen_attacks(black_box(Square::A1), Bitboard::EMPTY).count() == 21
}

fn lines() -> bool {
    is(
        attacks::between(black_box(Square::A1), Square::D4),
        &[Square::B2, Square::C3],
    ) && attacks::ray(black_box(Square::B1), Square::B5) == Square::B2.file().bitboard()
        && attacks::aligned(black_box(Square::A8), Square::D5, Square::H1)
        && !attacks::aligned(black_box(Square::A8), Square::D5, Square::H2)
}

fn pawn_spans() -> bool {
    is(
        spans::passed_span(Color::Black, black_box(Square::A3)),
        &[Square::A1, Square::A2, Square::B1, Square::B2],
    ) && is(
        spans::attack_rear_span(Color::White, black_box(Square::H2)),
        &[Square::G1, Square::G2],
    )
}

fn board_and_fen() -> bool {
    let Ok(fen) = Fen::parse(black_box("4k3/8/8/8/4P3/8/8/4K3 b - e3 1 60")) else {
        return false;
    };
    Board::from_fen(black_box("8/8/8/8/8/8/8/9")).is_err()
        && fen.turn == Color::Black
        && fen.en_passant == Some(Square::E3)
        && fen.fullmove == 60
        && is(fen.board.occupied(), &[Square::E1, Square::E4, Square::E8])
}

fn control() -> bool {
    let Ok(board) = Board::from_fen(black_box("4r3/8/8/8/1b6/8/4R3/4K3")) else {
        return false;
    };
    is(board.pinned(Color::White), &[Square::E2])
        && is(board.checkers(Color::White), &[Square::B4])
        && board.is_attacked_by(Color::Black, Square::D2)
        && is(
            board.attackers_to(Color::White, Square::F2),
            &[Square::E1, Square::E2],
        )
}

/// a2 and d6 have no neighbour and nobody ahead; g6 answers h2's advance once, and g2 helps as often.
fn patterns() -> bool {
    let Ok(board) = Board::from_fen(black_box("2kb4/R7/3Pn1p1/4pp2/2p5/4BP2/P5PP/5K2")) else {
        return false;
    };
    let pawns = Pawns::from(&board);
    let white = pawns.side(Color::White);
    let black = pawns.side(Color::Black);
    is(white.passed(), &[Square::A2, Square::D6])
        && is(white.isolated(), &[Square::A2, Square::D6])
        && is(white.candidate(), &[Square::H2])
        && is(white.half_isolated(), &[Square::F3, Square::H2])
        && is(black.passed(), &[Square::C4])
        && is(black.half_isolated(), &[Square::E5, Square::G6])
}

/// c2 is isolated and held back by d4: backward for the Chess Programming Wiki, and not by default.
fn schools() -> bool {
    let Ok(pawns) = black_box("8/8/8/8/3p4/8/2P5/8").parse::<Pawns>() else {
        return false;
    };
    let structure = PawnStructure::new(pawns);
    let Some(rules) = Rules::from_name(black_box("cpw")) else {
        return false;
    };
    let in_its_words = PawnStructure::with_rules(pawns, &rules);
    is(structure.white.backward, &[])
        && is(in_its_words.white.backward, &[Square::C2])
        && in_its_words.traits(Square::C2)
            == structure
                .traits(Square::C2)
                .map(|(color, traits)| (color, traits | PawnTraits::BACKWARD))
        && Pattern::from_name(black_box("isolated"))
            .is_some_and(|pattern| is(pattern.squares(pawns.side(Color::Black)), &[Square::D4]))
}

/// What a program writes of its own, and a later version of the library must not break: sets by name, sets of patterns,
/// one school with a word of another, and matches on what grows.
fn choice() -> bool {
    const WORDS: Rules = Rules::ETHEREAL.with_backward(BackwardRule::Cpw);
    const OWN: PatternSet = PatternSet::new(&[Pattern::Passed, Pattern::Isolated]);
    let Ok(pawns) = black_box("8/8/8/8/3p4/8/2P5/8").parse::<Pawns>() else {
        return false;
    };
    let [passed, isolated] = sets!(pawns; passed, isolated);
    let pawns_of = |kind| match kind {
        PatternKind::OwnPawns => 1,
        PatternKind::EnemyPawns => -1,
        _ => 0,
    };
    let kinds: i32 = OWN.iter().map(|pattern| pawns_of(pattern.kind())).sum();
    passed == [Bitboard::EMPTY; 2]
        && is(isolated[0], &[Square::C2])
        && is(isolated[1], &[Square::D4])
        && is(
            pawns.side(Color::White).backward_by(WORDS.backward),
            &[Square::C2],
        )
        && WORDS.connected == Rules::ETHEREAL.connected
        && kinds == 2
        && PatternGroup::Isolation
            .patterns()
            .contains(Pattern::Isolated)
        && pawns
            .side(Color::White)
            .traits(Square::C2)
            .is_some_and(|traits| {
                traits.contains(PawnTraits::ISOLATED | PawnTraits::CAN_DOUBLE_PUSH)
            })
}

/// Weights of its own by their names: c2 is White's only isolated pawn that is not passed, and so is d4 for Black,
/// and b5 is Black's second.
fn weights() -> bool {
    const WEIGHTS: Weights = Weights::ZERO
        .with(Feature::Isolated, &[Score::new(-8, -3)])
        .with(Feature::Backward, &[Score::new(-1, -1)]);
    let Ok(pawns) = black_box("8/8/8/1p6/3p4/8/2P5/8").parse::<Pawns>() else {
        return false;
    };
    let counts = eval::pawn_features(pawns);
    eval::evaluate_pawns(pawns, &WEIGHTS.pawns) == Score::new(8, 3)
        && counts.get(Feature::Isolated) == Some(&[-1][..])
        && counts.dot(&WEIGHTS.pawns) == Score::new(8, 3)
        && WEIGHTS.scaled(200).pawns.scores().count() == WEIGHTS.pawns.scores().len()
}

fn formations() -> bool {
    let Ok(pawns) = black_box("8/pp3ppp/4p3/8/3P4/8/PP3PPP/8").parse::<Pawns>() else {
        return false;
    };
    Formation::matches(pawns).any(|(formation, _)| formation == Formation::Isolani)
}
