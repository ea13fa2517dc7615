//! Cutting positions into tiles and choosing a level: every kernel runs through this.

use core::ops::Range;

use fearless_simd::Simd;

use super::{Batch, BatchError, Level, level::machine};
use crate::{
    Bitboard,
    lanes::{Block, Vector},
};

impl Batch<'_> {
    /// Takes every position through a kernel.
    pub(super) fn run<T: Copy, const N: usize, const M: usize>(
        self,
        kernel: &impl Kernel<T, N, M>,
        outputs: [[&mut [T]; N]; M],
    ) -> Result<(), BatchError> {
        let positions = self.len();
        let rooms = outputs.iter().flatten().map(|output| output.len());
        if let Some(room) = rooms.min().filter(|room| *room < positions) {
            return Err(BatchError::TooShort { positions, room });
        }
        match self.level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => {
                if let Some(simd) = machine().as_avx512() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => {
                if let Some(simd) = machine().as_avx2() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => {
                if let Some(simd) = machine().as_sse2() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            #[cfg(target_arch = "aarch64")]
            Level::Neon => {
                if let Some(simd) = machine().as_neon() {
                    self.run_on(simd, kernel, outputs);
                    return Ok(());
                }
            }
            _ => {}
        }
        self.tile_by_tile(outputs, kernel.nothing(), |tile| {
            tile.compute::<u64>((), kernel);
        });
        Ok(())
    }

    fn run_on<S: Simd, T: Copy, const N: usize, const M: usize>(
        self,
        simd: S,
        kernel: &impl Kernel<T, N, M>,
        outputs: [[&mut [T]; N]; M],
    ) {
        self.tile_by_tile(outputs, kernel.nothing(), |tile| {
            tile.compute_on(simd, kernel);
        });
    }

    /// Cuts input and outputs into tiles.
    #[inline(always)]
    fn tile_by_tile<T: Copy, const N: usize, const M: usize>(
        self,
        outputs: [[&mut [T]; N]; M],
        nothing: T,
        compute: impl Fn(Tile<T, N, M>),
    ) {
        let positions = self.len();
        let mut outputs = outputs.map(|outputs| outputs.map(|output| &mut output[..positions]));
        let (white, _) = self.white.as_chunks();
        let (black, _) = self.black.as_chunks();
        let mut tiles = outputs.each_mut().map(|all| {
            all.each_mut()
                .map(|output| output.as_chunks_mut().0.iter_mut())
        });
        for (index, (white, black)) in white.iter().zip(black).enumerate() {
            compute(Tile {
                white,
                black,
                first: index * TILE,
                count: TILE,
                outputs: tiles.each_mut().map(|all| {
                    all.each_mut()
                        .map(|tiles| tiles.next().expect("an output is as long as the input"))
                }),
            });
        }
        if positions.is_multiple_of(TILE) {
            return;
        }

        // The rest is filled up to a tile with positions before it, which are computed once more.
        if let (Some(white), Some(black)) = (self.white.last_chunk(), self.black.last_chunk()) {
            compute(Tile {
                white,
                black,
                first: positions - TILE,
                count: TILE,
                outputs: outputs.map(|all| {
                    all.map(|output| {
                        let tile = output.last_chunk_mut();
                        tile.expect("an output is as long as the input")
                    })
                }),
            });
            return;
        }

        // Everything together is less than a tile, and is computed in one of its own.
        let [mut all_white, mut all_black] = [[Bitboard::EMPTY; TILE]; 2];
        all_white[..positions].copy_from_slice(self.white);
        all_black[..positions].copy_from_slice(self.black);
        let mut room = [[[nothing; TILE]; N]; M];
        compute(Tile {
            white: &all_white,
            black: &all_black,
            first: 0,
            count: positions,
            outputs: room.each_mut().map(<[_; N]>::each_mut),
        });
        for (outputs, room) in outputs.into_iter().zip(&room) {
            for (output, room) in outputs.into_iter().zip(room) {
                output.copy_from_slice(&room[..positions]);
            }
        }
    }
}

/// How many positions make a tile.
pub(super) const TILE: usize = 128;

/// Some positions, and where their results go.
///
/// Their number is constant, so that the vector code has nothing to check: a possible panic is a call, and there
/// must be none in it.
struct Tile<'a, T, const N: usize, const M: usize> {
    white: &'a [Bitboard; TILE],
    black: &'a [Bitboard; TILE],
    /// The index of the first position among all.
    first: usize,
    /// How many of the positions are wanted.
    count: usize,
    outputs: [[&'a mut [T; TILE]; N]; M],
}

impl<T, const N: usize, const M: usize> Tile<'_, T, N, M> {
    /// Not inlined, so that the code built for a level is a separate function.
    #[inline(never)]
    fn compute_on<S: Simd>(self, simd: S, kernel: &impl Kernel<T, N, M>) {
        simd.vectorize(
            #[inline(always)]
            || self.compute::<Vector<S>>(simd, kernel),
        );
    }

    #[inline(always)]
    fn compute<W: Block>(mut self, token: W::Token, kernel: &impl Kernel<T, N, M>) {
        // Two blocks of vectors in a row, so that the places of results have to be looked up half as often.
        let blocks = const { if W::LEN == 1 { 1 } else { 2 } };
        const { assert!(TILE.is_multiple_of(2 * W::LEN), "no position is left out") };
        let length = blocks * W::LEN;
        for group in (0..TILE / length).take(self.count.div_ceil(length)) {
            for block in 0..blocks {
                let start = group * length + block * W::LEN;
                let block = BlockOf {
                    start,
                    position: self.first + start,
                    token,
                };
                let white = W::load(token, &self.white[block.range()]);
                let black = W::load(token, &self.black[block.range()]);
                kernel.block([white, black], &mut self.outputs, block);
            }
        }
    }
}

/// Where a block of positions is.
#[derive(Clone, Copy)]
pub(super) struct BlockOf<W: Block> {
    /// In its tile.
    start: usize,
    /// Among all positions.
    pub(super) position: usize,
    pub(super) token: W::Token,
}

impl<W: Block> BlockOf<W> {
    /// Its place in an output of a tile.
    #[inline(always)]
    pub(super) fn range(self) -> Range<usize> {
        self.start..self.start + W::LEN
    }
}

/// What is computed from a block of positions: `N` outputs for each of `M` sides, or for both together.
pub(super) trait Kernel<T, const N: usize, const M: usize> {
    /// What an output holds before it is computed; never seen.
    fn nothing(&self) -> T;

    /// Computes as many positions as a lane has words, from White's and Black's pawns; the results go into the
    /// block's range of each output.
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        outputs: &mut [[&mut [T; TILE]; N]; M],
        block: BlockOf<W>,
    );
}
