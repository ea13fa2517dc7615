//! The instruction sets of a machine, each named after the extension that introduced it.

use std::fmt;

/// The instruction set that a batch is computed with.
///
/// ```
/// use pawn_structure::batch::{Batch, Level};
///
/// assert!(Level::best().is_available());
/// let scalar = Batch::new(&[], &[])?.with_level(Level::Scalar)?;
/// assert_eq!(scalar.level().positions(), 1);
/// # Ok::<(), pawn_structure::batch::BatchError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// One position at a time, in general-purpose registers; on every machine.
    Scalar,
    /// Two positions at a time on x86-64; every such machine has it.
    Sse2,
    /// Two positions at a time on 64-bit ARM.
    Neon,
    /// Four positions at a time on x86-64: AVX2 and what came with it (x86-64-v3).
    Avx2,
    /// Eight positions at a time on x86-64: AVX-512 as in Ice Lake.
    Avx512,
}

impl Level {
    /// Every level, the widest last.
    pub const ALL: &[Level] = &[
        Level::Scalar,
        Level::Sse2,
        Level::Neon,
        Level::Avx2,
        Level::Avx512,
    ];

    /// The widest level of this machine.
    #[must_use]
    pub fn best() -> Level {
        let mut from_widest = Level::ALL.iter().rev().copied();
        from_widest
            .find(|level| level.is_available())
            .unwrap_or(Level::Scalar)
    }

    /// Whether this machine has the instructions.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Level::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => machine().as_sse2().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => machine().as_avx2().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => machine().as_avx512().is_some(),
            #[cfg(target_arch = "aarch64")]
            Level::Neon => machine().as_neon().is_some(),
            #[allow(unreachable_patterns, reason = "what is left depends on the target")]
            _ => false,
        }
    }

    /// How many positions go through a formula at a time.
    #[must_use]
    pub const fn positions(self) -> usize {
        match self {
            Level::Scalar => 1,
            Level::Sse2 | Level::Neon => 2,
            Level::Avx2 => 4,
            Level::Avx512 => 8,
        }
    }
}

/// `scalar`, `sse2`, `neon`, `avx2`, `avx512`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Scalar => "scalar",
            Level::Sse2 => "sse2",
            Level::Neon => "neon",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
        })
    }
}

/// What the machine has, detected once.
#[inline]
pub(super) fn machine() -> fearless_simd::Level {
    fearless_simd::Level::new()
}
