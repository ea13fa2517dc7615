//! The table of king and pawn against king, against the tests' own solution, which knows nothing of it.

use pawn_structure::{
    Color, Square,
    king::{self, KingPawnKing},
    kpk,
};

mod oracle;

use oracle::{
    kpk::{Position, Solution},
    mailbox::WHITE,
};

/// Four squares of the oracle as a position of the library, for a side that has the pawn.
fn position(
    side: Color,
    Position {
        king,
        pawn,
        bare,
        turn,
    }: Position,
) -> KingPawnKing {
    let at = |index: usize| {
        let square = Square::ALL[index];
        if side == Color::White {
            square
        } else {
            square.flip_vertical()
        }
    };
    KingPawnKing {
        color: side,
        pawn: at(pawn),
        king: at(king),
        enemy_king: at(bare),
        turn: if turn == WHITE { side } else { !side },
    }
}

/// Every position of three squares and a turn, also those that cannot be.
fn everything() -> impl Iterator<Item = Position> {
    (0..2 * 64 * 64 * 64).map(|number| Position {
        turn: number >> 18,
        king: number >> 12 & 63,
        pawn: number >> 6 & 63,
        bare: number & 63,
    })
}

#[test]
fn every_position_is_as_the_tests_solve_it() {
    let solution = Solution::new();
    let (mut possible, mut won) = (0, 0);
    for asked in everything() {
        for side in Color::ALL {
            let position = position(side, asked);
            let wins = asked.is_legal() && solution.won(asked);
            assert_eq!(position.is_possible(), asked.is_legal(), "{position:?}");
            assert_eq!(kpk::is_win(position), wins, "{position:?}");
            possible += usize::from(asked.is_legal());
            won += usize::from(wins);
        }
    }
    assert_eq!((possible, won), (2 * 331_352, 2 * 222_564));
}

#[test]
fn what_the_rules_prove_the_table_says() {
    for asked in everything() {
        let position = position(Color::Black, asked);
        assert!(
            !king::proves_win(position) || kpk::is_win(position),
            "{position:?}"
        );
    }
}
