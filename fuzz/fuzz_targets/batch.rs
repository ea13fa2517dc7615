//! A batch of any skeletons and kings gives, at every level of the machine, what one position at a time gives.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pawn_structure::batch::{Batch, Level};
use pawn_structure::eval::{Score, Weights, evaluate_kings, evaluate_pawns};
use pawn_structure::{Bitboard, Color, Kings, Pattern, PawnStructure, Pawns, Square};

fn square(number: u8) -> Square {
    Square::ALL[usize::from(number) % 64]
}

fuzz_target!(|positions: Vec<(u64, u64, u8, u8)>| {
    let white: Vec<_> = positions.iter().map(|p| Bitboard::from_bits(p.0)).collect();
    let black: Vec<_> = positions.iter().map(|p| Bitboard::from_bits(p.1)).collect();
    let kings: Vec<_> = positions
        .iter()
        .map(|p| Kings {
            white: square(p.2),
            black: square(p.3),
        })
        .collect();
    let pawns: Vec<_> = white
        .iter()
        .zip(&black)
        .map(|(white, black)| Pawns::new(*white, *black))
        .collect();
    let count = positions.len();
    let batch = Batch::new(&white, &black).expect("as many of each");
    for level in Level::ALL.iter().filter(|level| level.is_available()) {
        let batch = batch.with_level(*level).expect("it is available");

        let mut sets = [(); 2].map(|()| vec![Bitboard::EMPTY; Pattern::ALL.len() * count]);
        let [of_white, of_black] = &mut sets;
        batch
            .patterns(Pattern::ALL, of_white, of_black)
            .expect("there is room");
        for (sets, color) in sets.iter().zip(Color::ALL) {
            for (number, pattern) in Pattern::ALL.iter().enumerate() {
                let sets = &sets[number * count..][..count];
                let expected = pawns.iter().map(|pawns| pattern.squares(pawns.side(color)));
                assert!(sets.iter().copied().eq(expected), "{level}: {pattern}");
            }
        }

        let mut structures = vec![PawnStructure::default(); count];
        batch.structures(&mut structures).expect("there is room");
        assert!(
            structures
                .iter()
                .copied()
                .eq(pawns.iter().copied().map(PawnStructure::new)),
            "{level}"
        );

        let mut scores = vec![Score::ZERO; count];
        batch
            .scores(&Weights::DEFAULT.pawns, &mut scores)
            .expect("there is room");
        let expected = pawns
            .iter()
            .map(|pawns| evaluate_pawns(*pawns, &Weights::DEFAULT.pawns));
        assert!(scores.iter().copied().eq(expected), "{level}");
        batch
            .king_scores(&kings, &Weights::DEFAULT.kings, &mut scores)
            .expect("there is room");
        let expected = pawns
            .iter()
            .zip(&kings)
            .map(|(pawns, kings)| evaluate_kings(*pawns, *kings, &Weights::DEFAULT.kings));
        assert!(scores.iter().copied().eq(expected), "{level}");
    }
});
