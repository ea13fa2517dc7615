//! Seeded random pawn skeletons: the same seed gives the same positions on every machine.

/// The `SplitMix64` generator of Steele, Lea and Flood.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator whose whole sequence follows from `seed`.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// The next 64 random bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; the bias of the remainder is far below anything a test can see.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

/// One pawn on file 0..8 and rank 1..=8, counted from White's side.
fn pawn(file: u64, rank: u64) -> u64 {
    1 << ((rank - 1) * 8 + file)
}

/// Up to `most` pawns of each colour, anywhere on ranks `low..=high`.
fn scattered(rng: &mut Rng, most: u64, low: u64, high: u64) -> (u64, u64) {
    let (mut white, mut black) = (0, 0);
    for _ in 0..rng.below(most + 1) {
        white |= pawn(rng.below(8), low + rng.below(high - low + 1));
    }
    for _ in 0..rng.below(most + 1) {
        black |= pawn(rng.below(8), low + rng.below(high - low + 1));
    }
    (white, black & !white)
}

/// What games look like: on most files one pawn a side, near home more often than far; now and then
/// it has captured its way to the next file.
fn realistic(rng: &mut Rng) -> (u64, u64) {
    let mut sides = [0; 2];
    let kept = 4 + rng.below(5);
    for side in &mut sides {
        for file in 0..8 {
            if rng.below(8) < kept {
                let steps = rng.below(3) + rng.below(2) * rng.below(4);
                let file = if rng.below(6) == 0 {
                    rng.below(8).clamp(file.max(1) - 1, file + 1)
                } else {
                    file
                };
                *side |= pawn(file, 2 + steps);
            }
        }
    }
    let [white, black] = sides;
    let black = black.swap_bytes();
    (white, black & !white)
}

/// Pawns in contact: both sides meet along a front that wanders over ranks 3 to 6, so that rams,
/// levers, chains and breaks abound.
fn locked(rng: &mut Rng) -> (u64, u64) {
    let (mut white, mut black) = (0, 0);
    let mut front = 3 + rng.below(3);
    for file in 0..8 {
        front = (front + rng.below(3)).saturating_sub(1).clamp(2, 6);
        if rng.below(5) != 0 {
            white |= pawn(file, front);
        }
        if rng.below(5) != 0 {
            black |= pawn(file, (front + 1 + rng.below(5) / 3).min(7));
        }
        if rng.below(4) == 0 {
            white |= pawn(file, 2 + rng.below(front - 1));
        }
        if rng.below(4) == 0 {
            black |= pawn(file, 7 - rng.below(7 - front));
        }
    }
    (white, black & !white)
}

/// White's and Black's pawns: disjoint, all on ranks 2 to 7, from a mix of sparse (0 to 8 a side,
/// anywhere or in the middle), realistic, crowded (up to 24 draws a side) and locked positions.
pub fn random_skeleton(rng: &mut Rng) -> (u64, u64) {
    match rng.below(8) {
        0 | 1 => scattered(rng, 8, 2, 7),
        2 => scattered(rng, 24, 2, 7),
        3 | 4 => realistic(rng),
        5 => scattered(rng, 8, 3, 6),
        _ => locked(rng),
    }
}

/// As [`random_skeleton`], but pawns may also stand on ranks 1 and 8.
pub fn random_skeleton_any_rank(rng: &mut Rng) -> (u64, u64) {
    match rng.below(4) {
        0 => scattered(rng, 24, 1, 8),
        1 => scattered(rng, 8, 1, 8),
        _ => {
            let (mut white, mut black) = random_skeleton(rng);
            for _ in 0..=rng.below(4) {
                white |= pawn(rng.below(8), 1 + 7 * rng.below(2));
                black |= pawn(rng.below(8), 1 + 7 * rng.below(2));
            }
            (white, black & !white)
        }
    }
}

/// Two sets on any ranks that may share squares: no position, but something a caller can pass.
pub fn random_overlapping(rng: &mut Rng) -> (u64, u64) {
    let (white, black) = random_skeleton_any_rank(rng);
    let shared = rng.next() & rng.next();
    (
        white | (black & shared),
        black | (white & shared.rotate_left(7)),
    )
}
