//! Positions on which other programs went wrong, each as the smallest board that shows the kind of
//! fault.

use pawn_structure::{
    BackwardRule, Bitboard, Board, Color, DoubledRule, Pawns, PawnsError, Side, Square,
};

fn side(placement: &str, color: Color) -> Side {
    placement.parse::<Pawns>().expect("a placement").side(color)
}

fn white(placement: &str) -> Side {
    side(placement, Color::White)
}

fn black(placement: &str) -> Side {
    side(placement, Color::Black)
}

/// The set of squares that a text names.
fn set(squares: &str) -> Bitboard {
    squares
        .split_whitespace()
        .map(|name| name.parse::<Square>().expect("a square"))
        .collect()
}

#[test]
fn a_scan_must_not_skip_the_last_pawn() {
    assert_eq!(white("8/8/8/3P4/8/2P5/8/8").passed(), set("c3 d5"));
    for square in Square::ALL {
        let alone = Pawns::new(square.bitboard(), Bitboard::EMPTY);
        assert_eq!(alone.side(Color::White).passed(), square.bitboard());
        let alone = Pawns::new(Bitboard::EMPTY, square.bitboard());
        assert_eq!(alone.side(Color::Black).passed(), square.bitboard());
    }
}

#[test]
fn doubled_passers_are_two_and_one_is_in_front() {
    let white = white("4k3/8/8/3P4/3P4/8/8/4K3");
    assert_eq!(white.passed(), set("d4 d5"));
    assert_eq!(white.passed_front_most(), set("d5"));
    assert_eq!(white.doubled_rear(), set("d4"));
    assert_eq!(white.doubled_front(), set("d5"));
}

#[test]
fn the_front_most_of_three_depends_on_the_colour() {
    let tripled = white("8/8/4P3/8/4P3/4P3/8/8");
    assert_eq!(tripled.passed_front_most(), set("e6"));
    assert_eq!(tripled.doubled_rear(), set("e3 e4"));
    assert_eq!(tripled.doubled_by(DoubledRule::Front), set("e4 e6"));
    let tripled = black("8/8/4p3/8/4p3/4p3/8/8");
    assert_eq!(tripled.passed_front_most(), set("e3"));
    assert_eq!(tripled.doubled_rear(), set("e4 e6"));
}

#[test]
fn steps_and_wraps_agree() {
    assert_eq!(set("h4").west(), set("g4"));
    assert_eq!(set("a4").east(), set("b4"));
    assert_eq!(set("a4").west() | set("h4").east(), Bitboard::EMPTY);
}

#[test]
fn the_a_file_and_the_h_file_are_no_neighbours() {
    for placement in ["8/8/8/8/P6p/8/8/8", "8/8/8/8/p6P/8/8/8"] {
        for side in [white(placement), black(placement)] {
            assert_eq!(side.isolated(), side.own(), "{placement}");
            assert_eq!(side.passed(), side.own(), "{placement}");
        }
    }
}

#[test]
fn a_pawn_on_its_own_file_stops_a_pawn() {
    let placement = "8/8/3p4/8/3P4/8/8/8";
    assert!(white(placement).passed().is_empty());
    assert!(black(placement).passed().is_empty());
}

#[test]
fn rams_are_not_backward() {
    let placement = "1k6/6p1/5p1p/5P1P/8/8/8/5K2";
    assert!(white(placement).backward().is_empty());
    assert_eq!(black(placement).backward(), set("g7"));
    assert_eq!(
        white(placement).backward_by(BackwardRule::Cpw),
        set("f5 h5")
    );
    assert_eq!(black(placement).backward_by(BackwardRule::Cpw), set("g7"));
}

#[test]
fn backward_is_not_one_notion() {
    let placement = "8/4p3/p2p4/2pP4/2PPP3/6k1/1P1K4/8";
    let flagged = |rule| white(placement).backward_by(rule) | black(placement).backward_by(rule);
    assert_eq!(flagged(BackwardRule::Cpw), set("e7"));
}

#[test]
fn candidates_are_not_passed() {
    let placement = "8/2p5/1P6/2P5/5pp1/8/6P1/8";
    assert_eq!(white(placement).candidate(), set("b6"));
    assert_eq!(black(placement).candidate(), set("f4"));
    assert!(white(placement).passed().is_empty() && black(placement).passed().is_empty());

    let placement = "8/8/3p4/2P1P3/8/8/8/8";
    assert!(white(placement).passed().is_empty() && black(placement).passed().is_empty());
}

#[test]
fn the_corner_pawns_of_the_start_are_half_isolated() {
    let pawns = Pawns::from(Board::START);
    assert_eq!(pawns.side(Color::White).half_isolated(), set("a2 h2"));
    assert_eq!(pawns.side(Color::Black).half_isolated(), set("a7 h7"));
}

#[test]
fn no_pawns_at_all() {
    let nothing = Pawns::default();
    for color in Color::ALL {
        assert!(nothing.side(color).passed().is_empty());
        assert_eq!(nothing.side(color).longest_chain(), 0);
        assert_eq!(nothing.side(color).islands(), 0);
        assert!(nothing.side(color).outside_passers().is_empty());
    }
}

#[test]
fn pawns_on_their_last_rank_have_no_stop() {
    let pawns = Pawns::new(set("e8"), set("d1"));
    for color in Color::ALL {
        let side = pawns.side(color);
        assert!(side.stops().is_empty() && side.pawn_attacks().is_empty());
        assert!(side.can_push().is_empty() && side.levers().is_empty());
    }
    assert_eq!(
        Pawns::try_new(set("e8"), set("d2")),
        Err(PawnsError::BackRank(Square::E8))
    );
    assert_eq!(
        Pawns::try_new(set("e2"), set("d1")),
        Err(PawnsError::BackRank(Square::D1))
    );
    assert_eq!(
        Pawns::try_new(set("e2"), set("e2")),
        Err(PawnsError::Overlap(Square::E2))
    );
}
