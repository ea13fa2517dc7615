//! What a batch can compute, each kernel written for a block of positions of any width.

use core::{array, cell::Cell};

use super::tiles::{BlockOf, Kernel, TILE};
use crate::{
    Bitboard, Color, Kings, Pattern, PawnStructure, Pawns,
    eval::{
        Feature, Found, KING_FEATURES, KingView, KingWeights, PAWN_FEATURES, PawnWeights, Score,
        Terms, evaluate_kings, evaluate_pawns, king_features, king_terms, pawn_features,
        pawn_terms,
    },
    lanes::{Block, Factors, Lane, Southward, View},
    pawns::choice::Choice,
};

/// White's view of the pawns and Black's, which share all work that both need.
#[inline(always)]
fn views<W: Block>([white, black]: [W; 2]) -> (View<W>, View<Southward<W>>) {
    let view = View::new(white, black);
    (view, view.opponent())
}

/// Patterns that are chosen at run time. Their sets go to flat outputs, one pattern after another, because there may
/// be any number of them.
pub(super) struct Many<'a> {
    pub(super) patterns: &'a [Pattern],
    /// How many positions there are, and so how many sets of one pattern.
    pub(super) positions: usize,
    pub(super) outputs: [&'a [Cell<Bitboard>]; 2],
}

impl Kernel<(), 0, 0> for Many<'_> {
    fn nothing(&self) {}

    #[inline(always)]
    fn block<W: Block>(
        &self,
        [white, black]: [W; 2],
        _: &mut [[&mut [(); TILE]; 0]; 0],
        block: BlockOf<W>,
    ) {
        // What the formulas share is computed here, once; both views are of one type, so that all formulas are
        // compiled once.
        let views = [
            View::new(white, black),
            View::new(black.turned(), white.turned()),
        ];
        let count = self.positions.saturating_sub(block.position).min(W::LEN);
        // Pattern by pattern for one side, and then for the other: a view is large, and taking it up takes longer than
        // most formulas.
        for (side, view) in views.into_iter().enumerate() {
            for (index, pattern) in self.patterns.iter().enumerate() {
                let set = pattern.of_view(view);
                let set = if side == 0 { set } else { set.turned() };
                let first = index * self.positions + block.position;
                let Some(cells) = self.outputs[side].get(first..first + count) else {
                    return;
                };
                let mut sets = [Bitboard::EMPTY; 8];
                set.store(&mut sets);
                for (cell, set) in cells.iter().zip(sets).take(W::LEN) {
                    cell.set(set);
                }
            }
        }
    }
}

/// Patterns that are chosen by a type, so that the choice costs nothing at run time.
pub(super) struct Chosen<C>(pub(super) C);

impl<C: Choice<N>, const N: usize> Kernel<Bitboard, N, 2> for Chosen<C> {
    fn nothing(&self) -> Bitboard {
        Bitboard::EMPTY
    }

    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [of_white, of_black]: &mut [[&mut [Bitboard; TILE]; N]; 2],
        block: BlockOf<W>,
    ) {
        let (white, black) = views(pawns);
        Pattern::hand_out::<W, C, N>(
            white,
            #[inline(always)]
            |index, set| set.store(&mut of_white[index][block.range()]),
        );
        Pattern::hand_out::<Southward<W>, C, N>(
            black,
            #[inline(always)]
            |index, Southward(set)| set.store(&mut of_black[index][block.range()]),
        );
    }
}

pub(super) struct Structures;

impl Kernel<PawnStructure, 1, 1> for Structures {
    fn nothing(&self) -> PawnStructure {
        PawnStructure::default()
    }

    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[structures]]: &mut [[&mut [PawnStructure; TILE]; 1]; 1],
        block: BlockOf<W>,
    ) {
        let (white, black) = views(pawns);
        PawnStructure::of_block(white, black, &mut structures[block.range()]);
    }
}

/// What is done with the differences of both sides' counts, feature by feature.
trait Sink<W> {
    /// Takes the difference of each rank as a signed byte: no count reaches 128.
    fn take(&mut self, feature: Feature, difference: W);
}

/// The counts by rank that each feature finds for one side.
struct Counts<W, const N: usize>([W; N]);

impl<W: Lane, const N: usize> Terms<W> for Counts<W, N> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<W>) {
        self.0[feature.index()] = found.counts;
    }
}

/// Black's counts are subtracted from White's, one feature after the other.
struct Differences<'a, W, S, const N: usize> {
    white: &'a Counts<W, N>,
    sink: S,
}

impl<W: Block, S: Sink<W>, const N: usize> Terms<Southward<W>> for Differences<'_, W, S, N> {
    #[inline(always)]
    fn add(&mut self, feature: Feature, found: Found<Southward<W>>) {
        let Southward(black) = found.counts;
        let black = if feature.is_by_rank() {
            black.turned()
        } else {
            black
        };
        let difference = self.white.0[feature.index()].minus_bytes(black);
        self.sink.take(feature, difference);
    }
}

/// Hands the terms of the pawns to a sink, and gives it back.
#[inline(always)]
fn pawn_differences<W: Block, S: Sink<W>>(pawns: [W; 2], sink: S) -> S {
    let (white, black) = views(pawns);
    let mut counts = Counts([white.own; PAWN_FEATURES]);
    pawn_terms(white, &mut counts);
    let mut differences = Differences {
        white: &counts,
        sink,
    };
    pawn_terms(black, &mut differences);
    differences.sink
}

/// The same for the terms of the kings.
#[inline(always)]
fn king_differences<W: Block, S: Sink<W>>(pawns: [W; 2], kings: [W; 2], sink: S) -> S {
    let (white, black) = views(pawns);
    let [white_king, black_king] = kings;
    let mut counts = Counts([white.own; KING_FEATURES]);
    king_terms(
        white,
        KingView::new(white, white_king, black_king),
        &mut counts,
    );
    let mut differences = Differences {
        white: &counts,
        sink,
    };
    let (own, enemy) = (Southward(black_king), Southward(white_king));
    king_terms(black, KingView::new(black, own, enemy), &mut differences);
    differences.sink
}

/// The kings of a block, each a set of one square, or an empty set where there is no position.
#[inline(always)]
fn kings_of<W: Block>(kings: &[Kings], block: BlockOf<W>) -> [W; 2] {
    // By colour and not by a function, since a function pointer would actually be called.
    [
        king_of(kings, Color::White, block),
        king_of(kings, Color::Black, block),
    ]
}

#[inline(always)]
fn king_of<W: Block>(kings: &[Kings], color: Color, block: BlockOf<W>) -> W {
    let sets: [Bitboard; 8] = array::from_fn(
        #[inline(always)]
        |index| match kings.get(block.position + index) {
            Some(kings) if index < W::LEN => kings.square(color).bitboard(),
            _ => Bitboard::EMPTY,
        },
    );
    W::load(block.token, &sets)
}

/// Differences times weights.
struct Weighed<'a, W: Block, const N: usize> {
    factors: &'a [[Factors; 2]; N],
    sums: W::Sums,
}

impl<W: Block, const N: usize> Sink<W> for Weighed<'_, W, N> {
    #[inline(always)]
    fn take(&mut self, feature: Feature, difference: W) {
        let factors = &self.factors[feature.index()];
        if feature.is_by_rank() {
            difference.add_products(factors, &mut self.sums);
        } else {
            difference.add_multiples(factors, &mut self.sums);
        }
    }
}

/// Writes sums as scores.
#[inline(always)]
fn put_scores<W: Block>(lane: W, sums: W::Sums, scores: &mut [Score]) {
    lane.each_sum(
        sums,
        #[inline(always)]
        |index, [mg, eg]| scores[index] = Score::new(mg, eg),
    );
}

/// Writes differences as the numbers of a group, a row for each position.
struct Rows<'a, const LEN: usize>(&'a mut [[i16; LEN]]);

impl<W: Block, const LEN: usize> Sink<W> for Rows<'_, LEN> {
    #[inline(always)]
    fn take(&mut self, feature: Feature, difference: W) {
        let numbers = feature.range();
        let (bytes, first) = match feature.first_rank() {
            Some(first) => (difference, first),
            None => (difference.sum_bytes(), 0),
        };
        for (index, row) in self.0.iter_mut().enumerate().take(W::LEN) {
            let bytes = bytes.get(index).bits().to_le_bytes();
            for (number, byte) in row[numbers.clone()].iter_mut().zip(&bytes[first..]) {
                *number = i16::from(*byte as i8);
            }
        }
    }
}

/// Weights as they are for one position, and spread out for vectors.
pub(super) struct Weights<'a, T, const N: usize> {
    pub(super) alone: &'a T,
    pub(super) factors: [[Factors; 2]; N],
}

// A single position is handled separately, here and below, with both colours side by side.
impl Kernel<Score, 1, 1> for Weights<'_, PawnWeights, PAWN_FEATURES> {
    fn nothing(&self) -> Score {
        Score::ZERO
    }

    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[scores]]: &mut [[&mut [Score; TILE]; 1]; 1],
        block: BlockOf<W>,
    ) {
        let scores = &mut scores[block.range()];
        if W::LEN == 1 {
            scores[0] = evaluate_pawns(one(pawns), self.alone);
            return;
        }
        let weighed = Weighed {
            factors: &self.factors,
            sums: pawns[0].no_sums(),
        };
        put_scores(pawns[0], pawn_differences(pawns, weighed).sums, scores);
    }
}

/// The kings of every position, and their weights.
pub(super) struct KingScores<'a> {
    pub(super) kings: &'a [Kings],
    pub(super) weights: Weights<'a, KingWeights, KING_FEATURES>,
}

impl Kernel<Score, 1, 1> for KingScores<'_> {
    fn nothing(&self) -> Score {
        Score::ZERO
    }

    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[scores]]: &mut [[&mut [Score; TILE]; 1]; 1],
        block: BlockOf<W>,
    ) {
        let scores = &mut scores[block.range()];
        if W::LEN == 1 {
            if let Some(kings) = self.kings.get(block.position) {
                scores[0] = evaluate_kings(one(pawns), *kings, self.weights.alone);
            }
            return;
        }
        let weighed = Weighed {
            factors: &self.weights.factors,
            sums: pawns[0].no_sums(),
        };
        let kings = kings_of(self.kings, block);
        put_scores(
            pawns[0],
            king_differences(pawns, kings, weighed).sums,
            scores,
        );
    }
}

pub(super) struct PawnRows;

impl Kernel<[i16; PawnWeights::LEN], 1, 1> for PawnRows {
    fn nothing(&self) -> [i16; PawnWeights::LEN] {
        [0; PawnWeights::LEN]
    }

    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[rows]]: &mut [[&mut [[i16; PawnWeights::LEN]; TILE]; 1]; 1],
        block: BlockOf<W>,
    ) {
        let rows = &mut rows[block.range()];
        if W::LEN == 1 {
            rows[0].copy_from_slice(pawn_features(one(pawns)).as_slice());
            return;
        }
        pawn_differences(pawns, Rows(rows));
    }
}

pub(super) struct KingRows<'a>(pub(super) &'a [Kings]);

impl Kernel<[i16; KingWeights::LEN], 1, 1> for KingRows<'_> {
    fn nothing(&self) -> [i16; KingWeights::LEN] {
        [0; KingWeights::LEN]
    }

    #[inline(always)]
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        [[rows]]: &mut [[&mut [[i16; KingWeights::LEN]; TILE]; 1]; 1],
        block: BlockOf<W>,
    ) {
        let rows = &mut rows[block.range()];
        if W::LEN == 1 {
            if let Some(kings) = self.0.get(block.position) {
                rows[0].copy_from_slice(king_features(one(pawns), *kings).as_slice());
            }
            return;
        }
        king_differences(pawns, kings_of(self.0, block), Rows(rows));
    }
}

/// The only position of a lane of one.
#[inline(always)]
fn one<W: Block>(pawns: [W; 2]) -> Pawns {
    let [white, black] = pawns.map(|set| set.get(0));
    Pawns::new(white, black)
}

#[cfg(test)]
mod tests {
    use std::{println, vec, vec::Vec};

    use super::*;
    use crate::{
        Color,
        batch::{Batch, BatchError, Level},
    };

    /// Numbers go through every lane too, though nothing exposes them yet.
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
        fn nothing(&self) -> Bitboard {
            Bitboard::EMPTY
        }

        #[inline(always)]
        fn block<W: Block>(
            &self,
            pawns: [W; 2],
            outputs: &mut [[&mut [Bitboard; TILE]; 3]; 2],
            block: BlockOf<W>,
        ) {
            let (white, black) = views(pawns);
            let all = [numbers(white), numbers(black).map(|Southward(words)| words)];
            for (words, output) in all.iter().flatten().zip(outputs.iter_mut().flatten()) {
                words.store(&mut output[block.range()]);
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
