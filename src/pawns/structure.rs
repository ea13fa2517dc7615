//! The core patterns of both sides, computed together and kept as plain sets.
//!
//! By the default rules both sides go through the formulas at the same time, one in each half of a
//! 128-bit register.

use core::hint::black_box;

use super::{Pawns, Rules, View};
#[cfg(feature = "batch")]
use crate::batch::Words;
use crate::{Bitboard, Color, PawnTraits, Square};

/// Writes the structure of a side from its fields: name, the method behind it, what it is, and the flag
/// and the rule where it has them.
macro_rules! structure {
    (@by $view:ident $rules:ident $method:ident) => { $view.$method() };
    (@by $view:ident $rules:ident $method:ident $field:ident $by:ident) => { $view.$by($rules.$field) };
    ($($field:ident $method:ident $doc:literal $(flag $flag:ident)? $(rule $rule:ident $by:ident)?;)*) => {
        /// The core patterns of one side, each as the squares that it has on the board.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct SideStructure {
            /// The side's own pawns.
            pub own: Bitboard,
            $(
                #[doc = concat!($doc, ": [`Side::", stringify!($method), "`](crate::Side::", stringify!($method), ").")]
                pub $field: Bitboard,
            )*
        }

        /// How many sets a side has, its own pawns not counted.
        const SETS: usize = [$(stringify!($field)),*].len();

        /// The sets of two views, word by word as they came in.
        ///
        /// A loop over two words, which the compiler turns into vector code without a loop, on plain x86-64 as well.
        /// For that it must not know how often the loop runs, but that it is an even number of times, at most two;
        /// and the results have to leave through memory as they are: to turn Black's around here undoes it.
        #[inline(never)]
        fn sets_of_two(own: [u64; 2], enemy: [u64; 2], times: usize, sets: &mut [[u64; 2]; SETS]) {
            let rules = const { &Rules::DEFAULT };
            let [$($field),*] = sets;
            for word in 0..times & 2 {
                let view = View { own: own[word], enemy: enemy[word] };
                $($field[word] = structure!(@by view rules $method $($rule $by)?);)*
            }
        }

        impl PawnStructure {
            #[inline]
            fn of_pair(pawns: Pawns) -> PawnStructure {
                let [white, black] = [pawns.white, pawns.black];
                let own = [white.bits(), black.flip_vertical().bits()];
                let enemy = [black.bits(), white.flip_vertical().bits()];
                let mut sets = [[0; 2]; SETS];
                sets_of_two(own, enemy, black_box(2), &mut sets);
                let [$($field),*] = sets;
                PawnStructure {
                    white: SideStructure {
                        own: white,
                        $($field: Bitboard::from_bits($field[0]),)*
                    },
                    black: SideStructure {
                        own: black,
                        $($field: Bitboard::from_bits($field[1]).flip_vertical(),)*
                    },
                }
            }
        }

        #[cfg(feature = "batch")]
        impl PawnStructure {
            /// Writes the structures of the positions of a lane.
            #[inline(always)]
            pub(crate) fn of_words<W: Words>(views: [View<W>; 2], structures: &mut [PawnStructure]) {
                let rules = const { &Rules::DEFAULT };
                let [view, black] = views;
                for index in 0..W::LEN {
                    structures[index].white.own = view.own.get(index);
                }
                $(let set = structure!(@by view rules $method $($rule $by)?);
                for index in 0..W::LEN {
                    structures[index].white.$field = set.get(index);
                })*
                let view = black;
                let set = view.own.turned();
                for index in 0..W::LEN {
                    structures[index].black.own = set.get(index);
                }
                $(let set = structure!(@by view rules $method $($rule $by)?).turned();
                for index in 0..W::LEN {
                    structures[index].black.$field = set.get(index);
                })*
            }
        }

        impl SideStructure {
            // Always inlined, here and below: where the rules are a constant the matches have to go away.
                    #[inline(always)]
            fn of(view: View<u64>, rules: &Rules, absolute: impl Fn(u64) -> Bitboard) -> SideStructure {
                SideStructure {
                    own: absolute(view.own),
                    $($field: absolute(structure!(@by view rules $method $($rule $by)?)),)*
                }
            }

            /// What the sets here say of the side's pawn on a square; `None` if it has none there.
            #[must_use]
            pub fn traits(&self, square: Square) -> Option<PawnTraits> {
                let mut traits = PawnTraits::empty();
                $($(traits.set(PawnTraits::$flag, self.$field.contains(square));)?)*
                self.own.contains(square).then_some(traits)
            }
        }
    };
}

structure! {
    attacks pawn_attacks "Squares that own pawns attack";
    double_attacks double_pawn_attacks "Squares that two own pawns attack";
    attack_front_span attack_front_span "Squares that own pawns attack now or on their way"
        rule attack_front_span attack_front_span_by;
    passed passed "Passed pawns" flag PASSED rule passed passed_by;
    passed_front_most passed_front_most "Passed pawns with no own pawn ahead" flag PASSED_FRONT_MOST;
    candidate candidate "Candidates" flag CANDIDATE rule candidate candidate_by;
    isolated isolated "Isolated pawns" flag ISOLATED;
    half_isolated half_isolated "Half-isolated pawns" flag HALF_ISOLATED;
    doubled_rear doubled_rear "Pawns with an own pawn ahead on the file" flag DOUBLED_REAR;
    backward backward "Backward pawns" flag BACKWARD rule backward backward_by;
    phalanx phalanx "Pawns with an own pawn beside them" flag PHALANX;
    defended defended "Pawns that an own pawn defends" flag DEFENDED;
    connected connected "Connected pawns" flag CONNECTED rule connected connected_by;
    levers levers "Pawns that attack an enemy pawn" flag LEVER;
    rams rams "Pawns with an enemy pawn on their stop" flag RAM;
    lever_pushes lever_pushes "Pawns that a push brings into a lever" flag LEVER_PUSH
        rule lever_pushes lever_pushes_by;
    opposed opposed "Pawns with an enemy pawn ahead on the file" flag OPPOSED;
    protected_passers protected_passers "Protected passed pawns" flag PROTECTED_PASSER;
    connected_passers connected_passers "Connected passed pawns" flag CONNECTED_PASSER;
    outside_passers outside_passers "Outside passed pawns" flag OUTSIDE_PASSER;
    chain_bases chain_bases "Bases of pawn chains" flag CHAIN_BASE;
    outposts outposts "Outposts" rule outposts outposts_by;
    holes holes "Holes";
    half_open_files half_open_files "Half-open files, whole";
}

/// The core patterns of both sides of a skeleton.
///
/// Computed together in one go; plain data from then on. The rarer patterns are methods of
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
    #[inline]
    #[must_use]
    pub fn new(pawns: Pawns) -> PawnStructure {
        // Where there are no vectors in every build, the detour through memory is for nothing.
        if const { cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) } {
            PawnStructure::of_pair(pawns)
        } else {
            PawnStructure::compute(pawns, &Rules::DEFAULT)
        }
    }

    /// The core patterns in the words of a school.
    ///
    /// Sets without a rule of their own, such as protected passers, rams and the rear of doubled pawns,
    /// are those of the default, and hanging and doubled pawns are not among the sets.
    #[inline(always)]
    #[must_use]
    pub fn with_rules(pawns: Pawns, rules: &Rules) -> PawnStructure {
        PawnStructure::compute(pawns, rules)
    }

    #[inline(always)]
    fn compute(pawns: Pawns, rules: &Rules) -> PawnStructure {
        let of = |color| {
            let side = pawns.side(color);
            SideStructure::of(side.view, rules, |set| side.absolute(set))
        };
        PawnStructure {
            white: of(Color::White),
            black: of(Color::Black),
        }
    }

    /// One side's patterns.
    #[must_use]
    pub const fn side(&self, color: Color) -> &SideStructure {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whose pawn stands on a square, and what the sets here say of it; `None` if there is none.
    ///
    /// With other rules than the default a flag means what the rule means.
    #[must_use]
    pub fn traits(&self, square: Square) -> Option<(Color, PawnTraits)> {
        let of = |color| {
            self.side(color)
                .traits(square)
                .map(|traits| (color, traits))
        };
        of(Color::White).or_else(|| of(Color::Black))
    }
}
