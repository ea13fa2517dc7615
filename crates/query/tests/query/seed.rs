//! The examples of CQL's page on its attack filter.

use pawn_structure::{Bitboard, Square};

use crate::{holds, position, query, squares};

const BLACK_IN_CHECK: &str = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1";
const NOBODY_IN_CHECK: &str = "4k3/8/8/8/4P3/8/8/4RK2 b - - 0 1";
const WHITE_IN_DOUBLE_CHECK: &str = "4k3/8/8/8/8/5n2/8/r3K3 w - - 0 1";

#[test]
fn attack_on_the_king_is_check() {
    assert!(holds("attack (A k)", BLACK_IN_CHECK));
    assert_eq!(
        squares("attack (A k)", BLACK_IN_CHECK),
        Square::E8.bitboard()
    );
    assert!(!holds("attack (A k)", NOBODY_IN_CHECK));
    assert!(squares("attack (A k)", NOBODY_IN_CHECK).is_empty());
}

#[test]
fn no_attack_on_the_king() {
    assert!(!holds("attack 0 (A k)", BLACK_IN_CHECK));
    assert!(holds("attack 0 (A k)", NOBODY_IN_CHECK));
    assert_eq!(
        query("attack 0 (A k)").squares(&position(NOBODY_IN_CHECK)),
        None
    );
}

#[test]
fn not_is_true_without_check_and_the_complement_in_check() {
    assert!(!holds("not attack (A k)", BLACK_IN_CHECK));
    assert_eq!(
        squares("not attack (A k)", BLACK_IN_CHECK),
        !Square::E8.bitboard()
    );
    assert!(holds("not attack (A k)", NOBODY_IN_CHECK));
    assert_eq!(squares("not attack (A k)", NOBODY_IN_CHECK), Bitboard::FULL);
}

#[test]
fn double_check() {
    assert!(holds("attack 2 (a K)", WHITE_IN_DOUBLE_CHECK));
    assert!(!holds("attack 2 (a K)", "4k3/8/8/8/8/5n2/8/4K3 w - - 0 1"));
    // Three attackers are not two.
    assert!(!holds(
        "attack 2 (a K)",
        "k3q3/8/8/8/8/5n2/8/r3K3 w - - 0 1"
    ));
}

#[test]
fn empty_squares_around_the_king() {
    // The king on h8 has g7, g8 and h7; the rook on f1 sees none of them, that on g1 two.
    let text = "attack 0 (A (attack k _))";
    assert!(holds(text, "7k/8/8/8/8/8/8/K4R2 w - - 0 1"));
    assert!(!holds(text, "7k/8/8/8/8/8/8/K5R1 w - - 0 1"));
}

#[test]
fn counts_of_squares_and_of_attacks_differ() {
    let set = "{attack (A .)} 40 64";
    let count = "attack 40 64 (A .)";
    // Four rooks in the corners attack the edge, each of its squares twice.
    let rooks = "R6R/8/8/8/8/8/8/R6R w - - 0 1";
    assert_eq!(query(set).count(&position(rooks)), Some(28));
    assert_eq!(query(count).count(&position(rooks)), Some(56));
    assert!(!holds(set, rooks) && holds(count, rooks));
    // Four queens far from one another attack most of the board, and much of it more than once.
    let queens = "7Q/8/1Q6/8/8/5Q2/8/Q7 w - - 0 1";
    assert!(holds(set, queens) && !holds(count, queens));
    let king = "8/8/8/8/8/8/8/K7 w - - 0 1";
    assert!(!holds(set, king) && !holds(count, king));
}

#[test]
fn mate_with_one_knight() {
    let text = "mate\nattack 1 (N k)\npower 3 A";
    assert!(holds(text, "8/8/8/8/8/1N6/p7/k1K5 b - - 0 1"));
    let others = [
        // The knight gives check, and the king goes to b2.
        "8/8/8/8/8/1N6/p7/k7 b - - 0 1",
        // White has more than the knight.
        "8/8/8/8/8/1N6/p6P/k1K5 b - - 0 1",
        // Three pawns are worth a knight, and one of them mates.
        "6k1/5P1P/6K1/7P/8/8/8/8 b - - 0 1",
        // A bishop mates.
        "8/8/8/8/3B4/8/p7/k1K5 b - - 0 1",
        // White is to move.
        "8/8/8/8/8/1N6/p7/k1K5 w - - 0 1",
        // Black mates with a knight.
        "K1k5/P7/1n6/8/8/8/8/8 w - - 0 1",
    ];
    for fen in others {
        assert!(!holds(text, fen), "{fen}");
    }
    assert!(holds("mate", others[3]) && holds("mate", others[5]));
    assert!(holds(&format!("flipcolor {{ {text} }}"), others[5]));
}
