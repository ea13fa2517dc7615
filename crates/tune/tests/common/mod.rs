//! Random numbers that are the same everywhere.

pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 32) as u32
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.next() as usize % end
    }

    /// From 0 to 1.
    pub(crate) fn part(&mut self) -> f64 {
        f64::from(self.next()) / f64::from(u32::MAX)
    }
}
