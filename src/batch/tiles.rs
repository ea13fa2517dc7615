//! Positions cut into tiles, and a level chosen: what every kernel is run by.

use core::ops::Range;

use fearless_simd::Simd;

use super::{Batch, BatchError, Level, level::machine};
use crate::{
    Bitboard,
    lanes::{Block, Vector},
};

impl Batch<'_> {
    /// Takes every position through a kernel.
    pub(super) fn run<T: Copy + Default, const N: usize, const M: usize>(
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
        self.tile_by_tile(outputs, |tile| tile.compute::<u64>((), kernel));
        Ok(())
    }

    fn run_on<S: Simd, T: Copy + Default, const N: usize, const M: usize>(
        self,
        simd: S,
        kernel: &impl Kernel<T, N, M>,
        outputs: [[&mut [T]; N]; M],
    ) {
        self.tile_by_tile(outputs, |tile| tile.compute_on(simd, kernel));
    }

    /// Cuts input and outputs into tiles.
    #[inline(always)]
    fn tile_by_tile<T: Copy + Default, const N: usize, const M: usize>(
        self,
        outputs: [[&mut [T]; N]; M],
        compute: impl Fn(Tile<T, N, M>),
    ) {
        let (white, white_rest) = self.white.as_chunks();
        let (black, black_rest) = self.black.as_chunks();
        let mut outputs = outputs.map(|outputs| outputs.map(<[T]>::as_chunks_mut));
        for (index, (white, black)) in white.iter().zip(black).enumerate() {
            let outputs = outputs.each_mut();
            compute(Tile {
                white,
                black,
                count: TILE,
                outputs: outputs.map(|all| all.each_mut().map(|(tiles, _)| &mut tiles[index])),
            });
        }
        if white_rest.is_empty() {
            return;
        }

        // What is left is computed in a tile of its own.
        let count = white_rest.len();
        let [mut left_white, mut left_black] = [[Bitboard::EMPTY; TILE]; 2];
        left_white[..count].copy_from_slice(white_rest);
        left_black[..count].copy_from_slice(black_rest);
        let mut left = [[[T::default(); TILE]; N]; M];
        compute(Tile {
            white: &left_white,
            black: &left_black,
            count,
            outputs: left.each_mut().map(<[_; N]>::each_mut),
        });
        for (outputs, left) in outputs.into_iter().zip(&left) {
            for ((tiles, rest), left) in outputs.into_iter().zip(left) {
                // An output that is longer than the input may have room for more tiles.
                let rest = tiles
                    .get_mut(white.len())
                    .map_or(rest, |tile| &mut tile[..]);
                rest[..count].copy_from_slice(&left[..count]);
            }
        }
    }
}

/// How many positions make a tile.
pub(super) const TILE: usize = 32;

/// Some positions, and where their results go.
///
/// Of a constant number, so that the vector code has nothing to check: what may panic is a call, and there is to be
/// none in it.
struct Tile<'a, T, const N: usize, const M: usize> {
    white: &'a [Bitboard; TILE],
    black: &'a [Bitboard; TILE],
    /// How many of the positions are asked for.
    count: usize,
    outputs: [[&'a mut [T; TILE]; N]; M],
}

impl<T, const N: usize, const M: usize> Tile<'_, T, N, M> {
    /// Not inlined, so that the code that is built for a level is a function of its own.
    #[inline(never)]
    fn compute_on<S: Simd>(self, simd: S, kernel: &impl Kernel<T, N, M>) {
        simd.vectorize(
            #[inline(always)]
            || self.compute::<Vector<S>>(simd, kernel),
        );
    }

    #[inline(always)]
    fn compute<W: Block>(mut self, token: W::Token, kernel: &impl Kernel<T, N, M>) {
        const { assert!(TILE.is_multiple_of(W::LEN), "no position is left out") };
        for block in (0..TILE / W::LEN).take(self.count.div_ceil(W::LEN)) {
            let range = block * W::LEN..(block + 1) * W::LEN;
            let white = W::load(token, &self.white[range.clone()]);
            let black = W::load(token, &self.black[range.clone()]);
            kernel.block([white, black], &mut self.outputs, range);
        }
    }
}

/// What is computed of a block of positions: `N` outputs for each of `M` sides, or for both together.
pub(super) trait Kernel<T, const N: usize, const M: usize> {
    /// Computes as many positions as a lane has words, of which White's and Black's pawns are given; the results go
    /// into a range of each output.
    fn block<W: Block>(
        &self,
        pawns: [W; 2],
        outputs: &mut [[&mut [T; TILE]; N]; M],
        range: Range<usize>,
    );
}
