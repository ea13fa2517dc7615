//! Two, four or eight positions in a vector register, and what a block of positions of any width can do.

use fearless_simd::{
    Bytes as _, ExtractToken as _, Simd, SimdBase as _, SimdInt as _, SimdIntWiden as _,
};

use super::{Lane, lane::wrapped_operators};
use crate::Bitboard;

/// Eight factors of 16 bits, for every word of the widest vector: those of bytes 0, 2, 4 and 6, the lowest byte's lowest,
/// and those of 1, 3, 5 and 7. Bytes come apart in the same way, the lower and the upper one of each quarter.
pub(crate) type Factors = [[u64; 8]; 2];

/// The factors of the bytes of a word.
pub(crate) fn factors(bytes: &[i16; 8]) -> Factors {
    [0, 1].map(|first| {
        let word = |word, byte: usize| word << 16 | u64::from(bytes[first + byte] as u16);
        [[6, 4, 2, 0].into_iter().fold(0, word); 8]
    })
}

/// A lane that is filled from a slice and emptied into one.
pub(crate) trait Block: Lane {
    /// How many sets it holds.
    const LEN: usize;

    /// The proof that the machine has the instructions.
    type Token: Copy;

    /// The sets of a slice of that length.
    fn load(token: Self::Token, sets: &[Bitboard]) -> Self;

    /// One of its sets.
    fn get(&self, index: usize) -> Bitboard;

    /// Every set with its ranks in reverse order.
    fn turned(self) -> Self;

    /// The wrapping difference of two numbers in each byte.
    fn minus_bytes(self, other: Self) -> Self;

    /// The wrapping sum of the signed bytes of each word, in its lowest byte.
    fn sum_bytes(self) -> Self;

    /// Two sums of products for every position, in whatever parts add up fastest.
    type Sums: Copy;

    /// Empty sums.
    fn no_sums(self) -> Self::Sums;

    /// Adds the product of every signed byte and the factor of its place to each of two sums.
    fn add_products(self, factors: &[Factors; 2], sums: &mut Self::Sums);

    /// The same with factors that do not depend on the place.
    fn add_multiples(self, factors: &[Factors; 2], sums: &mut Self::Sums);

    /// Hands out both sums of every position.
    fn each_sum(self, sums: Self::Sums, put: impl FnMut(usize, [i32; 2]));

    /// Writes the sets into a slice, which has room for them.
    #[inline(always)]
    fn store(self, sets: &mut [Bitboard]) {
        for (index, set) in sets.iter_mut().enumerate().take(Self::LEN) {
            *set = self.get(index);
        }
    }
}

impl Block for u64 {
    const LEN: usize = 1;

    type Token = ();

    #[inline(always)]
    fn load((): (), sets: &[Bitboard]) -> u64 {
        sets[0].bits()
    }

    #[inline(always)]
    fn get(&self, _: usize) -> Bitboard {
        Bitboard::from_bits(*self)
    }

    #[inline(always)]
    fn turned(self) -> u64 {
        self.swap_bytes()
    }

    #[inline(always)]
    fn minus_bytes(self, other: u64) -> u64 {
        let (a, b) = (self.to_le_bytes(), other.to_le_bytes());
        u64::from_le_bytes(core::array::from_fn(|place| {
            a[place].wrapping_sub(b[place])
        }))
    }

    #[inline(always)]
    fn sum_bytes(self) -> u64 {
        let sum = self.to_le_bytes().into_iter().fold(0, u8::wrapping_add);
        sum.into()
    }

    type Sums = [i32; 2];

    #[inline(always)]
    fn no_sums(self) -> [i32; 2] {
        [0; 2]
    }

    #[inline(always)]
    fn add_products(self, factors: &[Factors; 2], sums: &mut [i32; 2]) {
        for (sum, factors) in sums.iter_mut().zip(factors) {
            for (place, byte) in self.to_le_bytes().into_iter().enumerate() {
                let factor = factors[place % 2][0] >> (16 * (place / 2));
                *sum += i32::from(byte as i8) * i32::from(factor as i16);
            }
        }
    }

    #[inline(always)]
    fn add_multiples(self, factors: &[Factors; 2], sums: &mut [i32; 2]) {
        self.add_products(factors, sums);
    }

    #[inline(always)]
    fn each_sum(self, sums: [i32; 2], mut put: impl FnMut(usize, [i32; 2])) {
        put(0, sums);
    }
}

/// The widest vector of a level.
#[derive(Clone, Copy)]
pub(crate) struct Vector<S: Simd>(S::u64s);

wrapped_operators!(Vector<S: Simd>);

impl<S: Simd> Lane for Vector<S> {
    #[inline(always)]
    fn splat(self, set: Bitboard) -> Self {
        Vector(S::u64s::splat(self.0.token(), set.bits()))
    }

    #[inline(always)]
    fn count(self) -> Self {
        Vector(self.0.count_ones())
    }

    #[inline(always)]
    fn rank_counts(self) -> Self {
        // SSE2 has no instruction that helps.
        if Self::IS_SSE2 {
            return self.rank_counts_by_sums();
        }
        let ranks: S::u8s = self.0.bitcast();
        Vector(ranks.count_ones().bitcast())
    }

    // With one shuffle; SSE2 has no byte shuffle.
    const SPREADS_RANKS: bool = !Vector::<S>::IS_SSE2;

    #[inline(always)]
    fn spread_last_rank(self) -> Self {
        self.spread_byte(7)
    }

    #[inline(always)]
    fn spread_first_rank(self) -> Self {
        self.spread_byte(0)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Vector(self.0 + other.0)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Vector(self.0 - other.0)
    }
}

impl<S: Simd> Block for Vector<S> {
    const LEN: usize = S::u64s::LEN;

    type Token = S;

    #[inline(always)]
    fn load(simd: S, sets: &[Bitboard]) -> Self {
        Vector(S::u64s::from_fn(simd, |index| sets[index].bits()))
    }

    #[inline(always)]
    fn get(&self, index: usize) -> Bitboard {
        Bitboard::from_bits(self.0[index])
    }

    // Halves, quarters and bytes swapped: the compiler turns it into one shuffle where the machine has one.
    #[inline(always)]
    fn turned(self) -> Self {
        let words = self.0 << 32 | self.0 >> 32;
        let halves: S::u32s = words.bitcast();
        let halves = halves << 16 | halves >> 16;
        let quarters: S::u16s = halves.bitcast();
        let quarters = quarters << 8 | quarters >> 8;
        Vector(quarters.bitcast())
    }

    #[inline(always)]
    fn minus_bytes(self, other: Self) -> Self {
        let (a, b): (S::i8s, S::i8s) = (self.0.bitcast(), other.0.bitcast());
        Vector((a - b).bitcast())
    }

    #[inline(always)]
    fn sum_bytes(self) -> Self {
        let add = |a: Self, b: Self| {
            let (a, b): (S::i8s, S::i8s) = (a.0.bitcast(), b.0.bitcast());
            Vector((a + b).bitcast())
        };
        let sums = add(self, self >> 32);
        let sums = add(sums, sums >> 16);
        add(sums, sums >> 8)
    }

    /// Each sum in two parts, so that additions wait less for each other. A part is two numbers for every position;
    /// its sum is that of all four.
    type Sums = [[S::i32s; 2]; 2];

    #[inline(always)]
    fn no_sums(self) -> Self::Sums {
        [[S::i32s::splat(self.0.token(), 0); 2]; 2]
    }

    #[inline(always)]
    fn add_products(self, factors: &[Factors; 2], sums: &mut Self::Sums) {
        let [lower, upper] = self.bytes();
        for (sums, factors) in sums.iter_mut().zip(factors) {
            let [a, b] = factors.each_ref().map(|factors| self.factors(factors));
            sums[0] += lower.pairwise_dot_product(a);
            sums[1] += upper.pairwise_dot_product(b);
        }
    }

    #[inline(always)]
    fn add_multiples(self, factors: &[Factors; 2], sums: &mut Self::Sums) {
        // One factor for all places, so that bytes may be added first.
        let [lower, upper] = self.bytes();
        for (sums, factors) in sums.iter_mut().zip(factors) {
            sums[0] += (lower + upper).pairwise_dot_product(self.factors(&factors[0]));
        }
    }

    #[inline(always)]
    fn each_sum(self, sums: Self::Sums, mut put: impl FnMut(usize, [i32; 2])) {
        // Both numbers of a word are yet to be added, so that the first sum is in the lower half of a word and the
        // second in the upper one.
        let [first, second]: [S::u64s; 2] = sums.map(|[a, b]| (a + b).bitcast());
        let lower = S::u64s::splat(self.0.token(), u32::MAX.into());
        let a: S::i32s = (first & lower | second << 32).bitcast();
        let b: S::i32s = (first >> 32 | second & !lower).bitcast();
        let sums: S::u64s = (a + b).bitcast();
        for index in 0..Self::LEN {
            put(index, [sums[index] as i32, (sums[index] >> 32) as i32]);
        }
    }
}

impl<S: Simd> Vector<S> {
    const IS_SSE2: bool = cfg!(target_arch = "x86_64") && S::u64s::LEN == 2;

    /// One byte of each word in all eight.
    #[inline(always)]
    fn spread_byte(self, byte: usize) -> Self {
        // Places are counted within 16 bytes.
        let of_block = S::u8s::from_fn(self.0.token(), |place| (place % 16 / 8 * 8 + byte) as u8);
        let bytes: S::u8s = self.0.bitcast();
        Vector(bytes.swizzle_dyn_within_blocks(of_block).bitcast())
    }

    /// The bytes as numbers of 16 bits with their signs: the lower one of each quarter, and the upper one.
    #[inline(always)]
    fn bytes(self) -> [S::i16s; 2] {
        let quarters: S::i16s = self.0.bitcast();
        [quarters << 8 >> 8, quarters >> 8]
    }

    #[inline(always)]
    fn factors(self, words: &[u64; 8]) -> S::i16s {
        S::u64s::from_fn(self.0.token(), |index| words[index]).bitcast()
    }
}
