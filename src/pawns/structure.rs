//! The core patterns of both sides, computed together and kept as plain sets.

use super::{Pattern, Pawns, Rules, choice::Choice};
#[cfg(feature = "batch")]
use crate::lanes::{Block, Southward};
use crate::{
    Bitboard, Color, PawnTraits, Square,
    lanes::{OneWord, View},
};

/// Writes the structure of a side from its fields: the name, which is that of the method behind it, the pattern, what it is, and the
/// flag and the rule where it has them.
macro_rules! structure {
    (@by $view:ident $rules:ident $method:ident) => { $view.$method() };
    (@by $view:ident $rules:ident $method:ident $field:ident $by:ident) => { $view.$by($rules.$field) };
    ($($method:ident $pattern:ident $doc:literal $(flag $flag:ident)? $(rule $rule:ident $by:ident)?;)*) => {
        /// The core patterns of one side, each as the squares that it has on the board.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct SideStructure {
            /// The side's own pawns.
            pub own: Bitboard,
            $(
                #[doc = concat!($doc, ": [`Side::", stringify!($method), "`](crate::Side::", stringify!($method), ").")]
                pub $method: Bitboard,
            )*
        }

        impl PawnStructure {
            /// The patterns that a structure has a set of for each side, in the order of the fields.
            ///
            /// ```
            /// use pawn_structure::{Color, PawnStructure, Pawns};
            ///
            /// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse().unwrap();
            /// let structure = PawnStructure::new(pawns);
            /// for &pattern in PawnStructure::PATTERNS {
            ///     let set = structure.white.squares(pattern).unwrap();
            ///     assert_eq!(set, pattern.squares(pawns.side(Color::White)));
            /// }
            /// ```
            pub const PATTERNS: &[Pattern] = &Sets::PATTERNS;
        }

        /// The patterns of the sets.
        struct Sets;

        const COUNT: usize = [$(Pattern::$pattern),*].len();

        impl Choice<COUNT> for Sets {
            const PATTERNS: [Pattern; COUNT] = [$(Pattern::$pattern),*];
        }

        /// The sets of a side's structure beside its own pawns, in the order of the fields, each with the pattern
        /// behind it.
        #[cfg(feature = "record")]
        pub(crate) const FIELDS: &[(&str, Pattern)] = &[$((stringify!($method), Pattern::$pattern)),*];

        impl SideStructure {
            /// The set of a pattern; `None` unless it is one of [`PawnStructure::PATTERNS`].
            #[must_use]
            pub const fn squares(&self, pattern: Pattern) -> Option<Bitboard> {
                match pattern {
                    $(Pattern::$pattern => Some(self.$method),)*
                    _ => None,
                }
            }

            /// From the sets in their order.
            #[inline]
            fn from_sets(own: Bitboard, sets: &[Bitboard; COUNT]) -> SideStructure {
                SideStructure {
                    own,
                    $($method: sets[const { Pattern::$pattern.place_in(&Sets::PATTERNS) }],)*
                }
            }
        }

        #[cfg(feature = "batch")]
        impl PawnStructure {
            /// Writes the structures of the positions of a lane.
            #[inline(always)]
            pub(crate) fn of_block<W: Block>(
                white: View<W>,
                black: View<Southward<W>>,
                structures: &mut [PawnStructure],
            ) {
                for index in 0..W::LEN {
                    structures[index].white.own = white.own.get(index);
                    structures[index].black.own = black.own.0.get(index);
                }
                $(let set = white.$method();
                for index in 0..W::LEN {
                    structures[index].white.$method = set.get(index);
                }
                let Southward(set) = black.$method();
                for index in 0..W::LEN {
                    structures[index].black.$method = set.get(index);
                })*
            }
        }

        impl SideStructure {
            // Always inlined, here and below: where the rules are a constant, the matches have to disappear.
            #[inline(always)]
            fn of<L: OneWord>(view: View<L>, rules: &Rules) -> SideStructure {
                SideStructure {
                    own: view.own.to_board(),
                    $($method: structure!(@by view rules $method $($rule $by)?).to_board(),)*
                }
            }

            /// What these sets say about the side's pawn on a square; `None` if it has none there.
            #[must_use]
            pub fn traits(&self, square: Square) -> Option<PawnTraits> {
                let mut traits = PawnTraits::empty();
                $($(traits.set(PawnTraits::$flag, self.$method.contains(square));)?)*
                self.own.contains(square).then_some(traits)
            }
        }
    };
}

structure! {
    pawn_attacks PawnAttacks "Squares that own pawns attack";
    double_pawn_attacks DoublePawnAttacks "Squares that two own pawns attack";
    attack_front_span AttackFrontSpan "Squares that own pawns attack now or on their way"
        rule attack_front_span attack_front_span_by;
    passed Passed "Passed pawns" flag PASSED rule passed passed_by;
    passed_front_most PassedFrontMost "Passed pawns with no own pawn ahead" flag PASSED_FRONT_MOST;
    candidate Candidate "Candidates" flag CANDIDATE rule candidate candidate_by;
    isolated Isolated "Isolated pawns" flag ISOLATED;
    half_isolated HalfIsolated "Half-isolated pawns" flag HALF_ISOLATED;
    doubled_rear DoubledRear "Pawns with an own pawn ahead on the file" flag DOUBLED_REAR;
    backward Backward "Backward pawns" flag BACKWARD rule backward backward_by;
    phalanx Phalanx "Pawns with an own pawn beside them" flag PHALANX;
    defended Defended "Pawns that an own pawn defends" flag DEFENDED;
    connected Connected "Connected pawns" flag CONNECTED rule connected connected_by;
    levers Levers "Pawns that attack an enemy pawn" flag LEVER;
    rams Rams "Pawns with an enemy pawn on their stop" flag RAM;
    lever_pushes LeverPushes "Pawns that a push brings into a lever" flag LEVER_PUSH
        rule lever_pushes lever_pushes_by;
    opposed Opposed "Pawns with an enemy pawn ahead on the file" flag OPPOSED;
    protected_passers ProtectedPassers "Protected passed pawns" flag PROTECTED_PASSER;
    connected_passers ConnectedPassers "Connected passed pawns" flag CONNECTED_PASSER;
    outside_passers OutsidePassers "Outside passed pawns" flag OUTSIDE_PASSER;
    chain_bases ChainBases "Bases of pawn chains" flag CHAIN_BASE;
    outposts Outposts "Outposts" rule outposts outposts_by;
    holes Holes "Holes";
    half_open_files HalfOpenFiles "Half-open files, whole";
}

/// The core patterns of both sides of a skeleton.
///
/// Computed together in one go, and plain data afterwards. The rarer patterns are methods of
/// [`Side`](crate::Side).
///
/// ```
/// use pawn_structure::{Color, FenError, PawnStructure, PawnTraits, Pawns, Square};
///
/// let pawns: Pawns = "8/2p5/1P6/2P5/5pp1/8/6P1/8".parse()?;
/// let structure = PawnStructure::new(pawns);
/// assert_eq!(structure.white.candidate, Square::B6.bitboard());
/// let (color, traits) = structure.traits(Square::B6).unwrap();
/// assert_eq!(color, Color::White);
/// assert!(traits.contains(PawnTraits::CANDIDATE | PawnTraits::DEFENDED));
/// # Ok::<(), FenError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PawnStructure {
    /// White's side.
    pub white: SideStructure,
    /// Black's side.
    pub black: SideStructure,
}

impl PawnStructure {
    /// The core patterns by the default rules.
    ///
    /// Not inlined: it is compiled once, in the library, so that it is equally fast in a build with any profile.
    #[inline(never)]
    #[must_use]
    pub fn new(pawns: Pawns) -> PawnStructure {
        let [white, black] = pawns.sets_by_side(Sets);
        PawnStructure {
            white: SideStructure::from_sets(pawns.white, &white),
            black: SideStructure::from_sets(pawns.black, &black),
        }
    }

    /// The core patterns by a school's readings.
    ///
    /// Sets without a rule of their own, such as protected passers, rams and the rear of doubled pawns,
    /// are those of the default, and hanging and doubled pawns are not among the sets.
    #[inline(always)]
    #[must_use]
    pub fn with_rules(pawns: Pawns, rules: &Rules) -> PawnStructure {
        let white = pawns.view::<u64>(Color::White);
        PawnStructure {
            white: SideStructure::of(white, rules),
            black: SideStructure::of(white.opponent(), rules),
        }
    }

    /// One side's patterns.
    #[must_use]
    pub const fn by_color(&self, color: Color) -> &SideStructure {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whose pawn stands on a square, and what these sets say about it; `None` if there is none.
    ///
    /// With other rules than the default a flag means what the rule means.
    #[must_use]
    pub fn traits(&self, square: Square) -> Option<(Color, PawnTraits)> {
        let of = |color| {
            self.by_color(color)
                .traits(square)
                .map(|traits| (color, traits))
        };
        of(Color::White).or_else(|| of(Color::Black))
    }
}
