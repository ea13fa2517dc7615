//! What a batch can compute, each written for a block of positions of any width.

use core::ops::Range;

use super::tiles::{Kernel, TILE};
use crate::{
    Bitboard, Pattern, PawnStructure, Pawns,
    eval::{Feature, Found, PAWN_FEATURES, PawnWeights, Score, Terms, evaluate_pawns, pawn_terms},
    lanes::{Block, Lane, Quads, Southward, View},
};

/// White's view of the pawns, and Black's, which share all work that is the same for both.
#[inline(always)]
fn views<W: Block>([white, black]: [W; 2]) -> (View<W>, View<Southward<W>>) {
    let view = View::new(white, black);
    (view, view.opponent())
}

/// One pattern, decided at run time.
pub(super) struct One(pub(super) Pattern);

impl Kernel<Bitboard, 1, 2> for One {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        [white, black]: [W; 2],
        outputs: &mut [[&mut [Bitboard; TILE]; 1]; 2],
        range: Range<usize>,
    ) {
        let views = [
            View::new(white, black),
            View::new(black.turned(), white.turned()),
        ];
        // A loop over views of one kind, so that all the formulas are there once and not twice.
        for (side, view) in views.into_iter().enumerate() {
            let set = self.0.of_view(view);
            let set = if side == 0 { set } else { set.turned() };
            set.store(&mut outputs[side][0][range.clone()]);
        }
    }
}

/// Chosen patterns, by a constant, so that nothing of the choice is left at run time.
pub(super) struct Chosen<const CHOICE: u128>;

impl<const CHOICE: u128, const N: usize> Kernel<Bitboard, N, 2> for Chosen<CHOICE> {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [of_white, of_black]: &mut [[&mut [Bitboard; TILE]; N]; 2],
        range: Range<usize>,
    ) {
        let (white, black) = views(pawns);
        Pattern::hand_out::<W, CHOICE>(
            white,
            #[inline(always)]
            |index, set| set.store(&mut of_white[index][range.clone()]),
        );
        Pattern::hand_out::<Southward<W>, CHOICE>(
            black,
            #[inline(always)]
            |index, Southward(set)| set.store(&mut of_black[index][range.clone()]),
        );
    }
}

pub(super) struct Structures;

impl Kernel<PawnStructure, 1, 1> for Structures {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[structures]]: &mut [[&mut [PawnStructure; TILE]; 1]; 1],
        range: Range<usize>,
    ) {
        let (white, black) = views(pawns);
        PawnStructure::of_block(white, black, &mut structures[range]);
    }
}

pub(super) struct Scores<'a>(pub(super) &'a Weights<'a>);

impl Kernel<Score, 1, 1> for Scores<'_> {
    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[scores]]: &mut [[&mut [Score; TILE]; 1]; 1],
        range: Range<usize>,
    ) {
        let scores = &mut scores[range];
        if W::LEN == 1 {
            // One position has a form of its own, with both colours side by side.
            let [white, black] = pawns.map(|set| set.get(0));
            scores[0] = evaluate_pawns(Pawns::new(white, black), self.0.alone);
            return;
        }
        let (white, black) = views(pawns);
        let mut counts = Counts([white.own; PAWN_FEATURES]);
        pawn_terms(white, &mut counts);
        let mut weighed = Weighed {
            white: &counts,
            weights: self.0,
            sums: white.own.no_sums(),
        };
        pawn_terms(black, &mut weighed);
        white.own.each_sum(
            weighed.sums,
            #[inline(always)]
            |index, [mg, eg]| scores[index] = Score::new(mg, eg),
        );
    }
}

/// Weights for one position, and the same for a vector.
pub(super) struct Weights<'a> {
    alone: &'a PawnWeights,
    quads: [[Quads; 2]; PAWN_FEATURES],
}

impl Weights<'_> {
    pub(super) fn new(weights: &PawnWeights) -> Weights<'_> {
        Weights {
            alone: weights,
            quads: weights.quads(),
        }
    }
}

/// The counts by rank that each feature finds for one side.
struct Counts<W>([W; PAWN_FEATURES]);

impl<W: Lane> Terms<W> for Counts<W> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<W>) {
        self.0[feature.index()] = found.counts;
    }
}

/// The counts of the other side are taken from White's and weighed, one feature after the other.
struct Weighed<'a, W: Block> {
    white: &'a Counts<W>,
    weights: &'a Weights<'a>,
    sums: W::Sums,
}

impl<W: Block> Terms<Southward<W>> for Weighed<'_, W> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<Southward<W>>) {
        let Southward(black) = found.counts;
        // A count is below 128, so that a difference is a byte with a sign.
        let white = self.white.0[feature.index()];
        let weights = &self.weights.quads[feature.index()];
        if feature.is_by_rank() {
            let difference = white.minus_bytes(black.turned());
            difference.add_products(weights, &mut self.sums);
        } else {
            let difference = white.minus_bytes(black);
            difference.add_multiples(weights, &mut self.sums);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{println, vec, vec::Vec};

    use super::*;
    use crate::{
        Color, Pawns,
        batch::{Batch, BatchError, Level},
    };

    /// Numbers go through every lane too, though nothing gives them out yet.
    struct Numbers;

    #[inline(always)]
    fn numbers<L: Lane>(view: View<L>) -> [L; 3] {
        [
            view.islands(),
            view.longest_chain(),
            view.queen_side_majority(),
        ]
    }

    impl Kernel<Bitboard, 3, 2> for Numbers {
        #[inline(always)]
        fn block<W: Block>(
            &self,
            pawns: [W; 2],
            outputs: &mut [[&mut [Bitboard; TILE]; 3]; 2],
            range: Range<usize>,
        ) {
            let (white, black) = views(pawns);
            let all = [numbers(white), numbers(black).map(|Southward(words)| words)];
            for (words, output) in all.iter().flatten().zip(outputs.iter_mut().flatten()) {
                words.store(&mut output[range.clone()]);
            }
        }
    }

    #[test]
    fn numbers_at_every_level() -> Result<(), BatchError> {
        const COUNT: usize = 1000;
        let mut random = 0x5eed_000c_u64;
        let mut word = || {
            random = random
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            Bitboard::from_bits(random ^ random >> 29)
        };
        let pawns: Vec<_> = (0..COUNT)
            .map(|_| Pawns::new(word() & word() & word(), word() & word() & word()))
            .collect();
        let white: Vec<_> = pawns.iter().map(|pawns| pawns.white()).collect();
        let black: Vec<_> = pawns.iter().map(|pawns| pawns.black()).collect();
        for level in Level::ALL {
            let batch = match Batch::new(&white, &black)?.with_level(*level) {
                Ok(batch) => batch,
                Err(error) => {
                    println!("skipped: {error}");
                    continue;
                }
            };
            let mut found = [[(); 3]; 2].map(|side| side.map(|()| vec![Bitboard::EMPTY; COUNT]));
            let outputs = found.each_mut();
            batch.run(
                &Numbers,
                outputs.map(|side| side.each_mut().map(Vec::as_mut_slice)),
            )?;
            for (index, pawns) in pawns.iter().enumerate() {
                for (color, [islands, chain, majority]) in Color::ALL.into_iter().zip(&found) {
                    let side = pawns.side(color);
                    let number = |numbers: &[Bitboard]| numbers[index].bits() as i64;
                    assert_eq!(
                        number(islands),
                        side.islands().into(),
                        "{color}:\n{pawns:#}"
                    );
                    assert_eq!(
                        number(chain),
                        side.longest_chain().into(),
                        "{color}:\n{pawns:#}"
                    );
                    assert_eq!(
                        number(majority),
                        side.queen_side_majority().into(),
                        "{color}:\n{pawns:#}"
                    );
                }
            }
        }
        Ok(())
    }
}
