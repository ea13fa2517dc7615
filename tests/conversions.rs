//! What an engine converts on its first day: indexes, sets of its own board, scores in its own unit and form.

use pawn_structure::{
    Bitboard, Board, BoardError, Color, File, Rank, Role, Square,
    eval::{Feature, Phase, PieceCounts, Score, WeightName, Weights},
};

mod oracle;

use oracle::rng::Rng;

/// The seed of every random number here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0015;

/// Every value has the index of its place, by every way there and back, and nothing else has one.
macro_rules! check_indexes {
    ($($name:ident),*) => { $(
        for (index, value) in $name::ALL.into_iter().enumerate() {
            assert_eq!(value.index(), index);
            assert_eq!((usize::from(value), usize::from(u8::from(value))), (index, index));
        }
        for byte in 0..=u8::MAX {
            let index = usize::from(byte);
            let expected = $name::ALL.get(index).copied();
            assert_eq!($name::from_index(index), expected);
            assert_eq!($name::try_from(byte).ok(), expected);
            assert_eq!($name::try_from(index).ok(), expected);
        }
        assert_eq!($name::from_index(usize::MAX), None);
        let error = $name::try_from(usize::MAX).unwrap_err().to_string();
        assert_eq!(error, format!("expected an index below {}", $name::ALL.len()));
    )* };
}

#[test]
fn indexes_go_both_ways() {
    check_indexes!(Square, File, Rank, Color, Role);
}

#[test]
fn files_and_ranks_are_sets() {
    for square in Square::ALL {
        let (file, rank) = (square.file(), square.rank());
        let on_both = Bitboard::from(file) & Bitboard::from(rank);
        assert_eq!(on_both, Bitboard::from(square));
        for other in Square::ALL {
            assert_eq!(Bitboard::from(file).contains(other), other.file() == file);
            assert_eq!(Bitboard::from(rank).contains(other), other.rank() == rank);
        }
    }
}

/// Random sets, most of which are no board: the error is what a walk over the squares finds, and else the board has on
/// each square what the sets say.
#[test]
fn boards_of_sets() {
    let mut rng = Rng::new(SEED);
    let mut boards = 0;
    for index in 0..20_000 {
        let mut roles = [Bitboard::EMPTY; 6];
        let mut colors = [Bitboard::EMPTY; 2];
        for square in Square::ALL {
            if rng.below(3) == 0 {
                roles[rng.below(6) as usize] |= square.bitboard();
                colors[rng.below(2) as usize] |= square.bitboard();
            }
        }
        // Up to two faults, of any kind.
        for _ in 0..rng.below(3) {
            let square = Square::ALL[rng.below(64) as usize].bitboard();
            let set = rng.below(8) as usize;
            match roles.get_mut(set) {
                Some(set) => *set ^= square,
                None => colors[set - 6] ^= square,
            }
        }
        let of = |sets: &[Bitboard], square| -> Vec<usize> {
            let holding = sets.iter().enumerate();
            let holding = holding.filter(|(_, set)| set.contains(square));
            holding.map(|(index, _)| index).collect()
        };
        let board = Board::from_bitboards(roles, colors);
        let context = || format!("seed {SEED:#x}, {index}: {board:?}");
        let faults = |is_fault: &dyn Fn(usize, usize) -> bool| {
            Square::ALL
                .into_iter()
                .find(|square| is_fault(of(&roles, *square).len(), of(&colors, *square).len()))
        };
        let any = faults(&|roles, colors| roles != colors || roles > 1);
        match board {
            Ok(board) => {
                boards += 1;
                assert_eq!(any, None, "{}", context());
                for square in Square::ALL {
                    let piece = board.piece_at(square);
                    let role = piece.map(|piece| piece.role.index());
                    let color = piece.map(|piece| piece.color.index());
                    assert_eq!(role, of(&roles, square).pop(), "{}", context());
                    assert_eq!(color, of(&colors, square).pop(), "{}", context());
                }
            }
            Err(error) => {
                let (square, is_fault) = match error {
                    BoardError::TwoRoles(square) => (square, of(&roles, square).len() > 1),
                    BoardError::TwoColors(square) => (square, of(&colors, square).len() > 1),
                    BoardError::NoColor(square) => (square, of(&colors, square).is_empty()),
                    BoardError::NoRole(square) => (square, of(&roles, square).is_empty()),
                    _ => unreachable!("another error"),
                };
                assert!(any.is_some() && is_fault, "{}", context());
                assert!(error.to_string().starts_with(&square.to_string()));
            }
        }
    }
    assert!((1_000..20_000).contains(&boards), "{boards}");
}

#[test]
fn packed_scores_add_up() {
    let ends = [-32_768, -32_767, -1, 0, 1, 32_766, 32_767];
    let mut rng = Rng::new(SEED);
    let mut half = || rng.below(65_536) as i32 - 32_768;
    let random = (0..10_000).map(|_| Score::new(half(), half()));
    let scores = ends
        .iter()
        .flat_map(|mg| ends.map(|eg| Score::new(*mg, eg)));
    for score in scores.chain(random) {
        let packed = score.packed();
        assert_eq!(i64::from(packed as i16), i64::from(score.mg), "{score}");
        assert_eq!(Score::from_packed(packed), score);
        let small = Score::new(score.mg / 8, score.eg / 8);
        let sum = small.packed() * 3 - Score::new(5, -7).packed();
        assert_eq!(Score::from_packed(sum), small * 3 - Score::new(5, -7));
    }
    let beyond = Score::new(i32::MAX, i32::MIN).packed();
    assert_eq!(Score::from_packed(beyond), Score::new(32_767, -32_768));
}

#[test]
fn scores_in_another_unit() {
    let mut rng = Rng::new(SEED);
    for _ in 0..10_000 {
        let score = Score::new(rng.next() as i32 >> 12, rng.next() as i32 >> 20);
        let unit = rng.below(1_000) as i32;
        let scaled = score.scaled(unit);
        for (half, scaled) in [(score.mg, scaled.mg), (score.eg, scaled.eg)] {
            // The nearest: no other number is nearer.
            let exact = i64::from(half) * i64::from(unit);
            let distance = |number: i64| (100 * number - exact).abs();
            let scaled = i64::from(scaled);
            assert!(distance(scaled) <= distance(scaled - 1), "{half} {unit}");
            assert!(distance(scaled) <= distance(scaled + 1), "{half} {unit}");
        }
        assert_eq!((-score).scaled(unit), -scaled, "both colours alike");
    }
    let most = Score::new(i32::MAX, i32::MIN);
    assert_eq!(most.scaled(i32::MAX), most);
    assert_eq!(most.scaled(100), most);

    let weights = Weights::DEFAULT.scaled(208);
    for name in Feature::ALL
        .iter()
        .flat_map(|feature| WeightName::of(*feature))
    {
        let expected = Weights::DEFAULT.weight(name).scaled(208);
        assert_eq!(weights.weight(name), expected, "{name}");
    }
    assert_eq!(Weights::DEFAULT.scaled(100), Weights::DEFAULT);
    let largest = Weights::from_fn(|_| Score::new(32_767, -32_768));
    assert_eq!(largest.scaled(200), largest);
}

#[test]
fn phases_of_numbers() {
    let counts = PieceCounts {
        knights: 4,
        bishops: 4,
        rooks: 4,
        queens: 2,
    };
    assert_eq!(Phase::of_counts(counts), Phase::of(&Board::START));
    assert_eq!(Phase::of_counts(PieceCounts::default()), Phase::ENDGAME);
    let many = PieceCounts {
        queens: u32::MAX,
        ..counts
    };
    assert_eq!(Phase::of_counts(many), Phase::MIDDLEGAME);
}
