//! The list of all patterns: one row for each, from which its name, its kind, its flag and its place
//! in every tool follow. Numbers (islands, majorities, the longest chain) are not patterns: they have
//! no squares.

use core::{fmt, str::FromStr};

use super::{
    AttackSpanRule, BackwardRule, CandidateRule, ConnectedRule, DoubledRule, HangingRule,
    LeverPushRule, OutpostRule, PassedRule, PatternSet, Pawns, Rules, Side, choice::Choice,
    rules::Reading,
};
use crate::{
    Bitboard, Color, ParseError, Square,
    lanes::{Lane, View},
};

/// What the squares of a pattern are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum PatternKind {
    /// Some of the side's own pawns.
    OwnPawns,
    /// Some of the enemy's pawns.
    EnemyPawns,
    /// Squares, with or without pawns.
    Squares,
    /// Whole files.
    Files,
}

impl PatternKind {
    /// What it is called: `own pawns`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PatternKind::OwnPawns => "own pawns",
            PatternKind::EnemyPawns => "enemy pawns",
            PatternKind::Squares => "squares",
            PatternKind::Files => "files",
        }
    }
}

/// The name.
impl fmt::Display for PatternKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Writes the catalogue from its groups and their rows: variant, method, printed name, kind, then what it may have of a
/// flag, a partner in the mirror image and a rule; below, the summary, a placement that shows it and the formula.
macro_rules! catalogue {
    (@flag) => { None };
    (@flag $flag:ident) => { Some(PawnTraits::$flag) };
    (@mirror $variant:ident) => { Pattern::$variant };
    (@mirror $variant:ident $partner:ident) => { Pattern::$partner };
    (@readings) => { &[] };
    (@readings $rule:ident) => { $rule::READINGS };
    ($($group:ident $title:literal { $(
        $variant:ident $method:ident $name:literal $kind:ident
        $(flag $flag:ident)? $(mirror $partner:ident)? $(rule $rule:ident $field:ident $by:ident)?:
        $summary:literal, $example:literal, $formula:literal;
    )* })*) => {
        /// A part of the catalogue: patterns that belong together.
        ///
        /// ```
        /// use pawn_structure::{Pattern, PatternGroup};
        ///
        /// assert_eq!(Pattern::Isolated.group(), PatternGroup::Isolation);
        /// assert!(PatternGroup::Isolation.patterns().contains(Pattern::Hanging));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum PatternGroup {
            $(#[doc = concat!($title, ".")] $group,)*
        }

        impl PatternGroup {
            /// Every group, in the order of the catalogue.
            pub const ALL: &[PatternGroup] = &[$(PatternGroup::$group),*];

            /// What it is called, as a heading: `Fills, spans and attacks`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(PatternGroup::$group => $title,)* }
            }

            /// Its patterns.
            #[must_use]
            pub const fn patterns(self) -> PatternSet {
                match self { $(PatternGroup::$group => PatternSet::new(&[$(Pattern::$variant),*]),)* }
            }
        }

        /// A pattern of the catalogue: everything about it but the formula, for tools that list, name
        /// or choose patterns.
        ///
        /// ```
        /// use pawn_structure::{Color, FenError, Pattern, Pawns};
        ///
        /// let pattern = Pattern::from_name("half-isolated").unwrap();
        /// let pawns: Pawns = pattern.example().parse()?;
        /// let white = pawns.side(Color::White);
        /// assert_eq!(pattern.squares(white), white.half_isolated());
        /// # Ok::<(), FenError>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Pattern {
            $($(
                #[doc = concat!("*", $name, "*: ", $summary, ". See [`Side::", stringify!($method), "`].")]
                $variant,
            )*)*
        }

        impl Pattern {
            /// Every pattern, in the order of the catalogue.
            pub const ALL: &[Pattern] = &[$($(Pattern::$variant,)*)*];

            /// The printed name, in lower case: `half-isolated`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($(Pattern::$variant => $name,)*)* }
            }

            /// The name of the method of [`Side`] that computes it: `half_isolated`.
            #[must_use]
            pub const fn method_name(self) -> &'static str {
                match self { $($(Pattern::$variant => stringify!($method),)*)* }
            }

            /// What it is, in a line; the documentation of the method of [`Side`] has the details.
            #[must_use]
            pub const fn summary(self) -> &'static str {
                match self { $($(Pattern::$variant => $summary,)*)* }
            }

            /// How it is computed, for the side whose pawns move north: `own & !attack_file_fill`.
            ///
            /// The words are those of the [documentation of the library](crate#words); names are those of other
            /// methods of [`Side`], and `enemy` before one means the enemy's, who moves south.
            #[must_use]
            pub const fn formula(self) -> &'static str {
                match self { $($(Pattern::$variant => $formula,)*)* }
            }

            /// The part of the catalogue that it is in.
            #[must_use]
            pub const fn group(self) -> PatternGroup {
                match self { $($(Pattern::$variant)|+ => PatternGroup::$group,)* }
            }

            /// What its squares are.
            #[must_use]
            pub const fn kind(self) -> PatternKind {
                match self { $($(Pattern::$variant => PatternKind::$kind,)*)* }
            }

            /// A placement of pawns, as in a FEN, in which one of the sides has the pattern.
            #[must_use]
            pub const fn example(self) -> &'static str {
                match self { $($(Pattern::$variant => $example,)*)* }
            }

            /// The pattern that this one becomes in the mirror image: east and west are swapped,
            /// most others stay as they are.
            #[must_use]
            pub const fn mirrored(self) -> Pattern {
                match self { $($(Pattern::$variant => catalogue!(@mirror $variant $($partner)?),)*)* }
            }

            /// Its flag among [`PawnTraits`]; `None` for what is not a property of a pawn, for the east
            /// and west halves, and for complements and unions of others.
            #[must_use]
            pub const fn flag(self) -> Option<PawnTraits> {
                match self { $($(Pattern::$variant => catalogue!(@flag $($flag)?),)*)* }
            }

            /// What the word means in other schools, the default first; empty if it has one meaning.
            #[must_use]
            pub const fn readings(self) -> &'static [Reading] {
                match self { $($(Pattern::$variant => catalogue!(@readings $($rule)?),)*)* }
            }

            /// The squares of the pattern for a side: what the method of [`Side`] gives.
            // Inlined, here and below, so that programs that never call it do not compile it.
            #[inline]
            #[must_use]
            pub fn squares(self, side: Side) -> Bitboard {
                match self { $($(Pattern::$variant => side.$method(),)*)* }
            }

            /// The squares of the pattern for a side, by a school's reading.
            ///
            /// Patterns that are built on others, such as protected passers, are built on the default.
            #[inline]
            #[must_use]
            pub fn squares_by(self, side: Side, rules: &Rules) -> Bitboard {
                match self {
                    $($($(Pattern::$variant => side.$by(rules.$field),)?)*)*
                    _ => self.squares(side),
                }
            }
        }

        impl Pattern {
            /// Hands out the sets of a choice, each with its position in it.
            // The conditions are constants: what is not chosen is not compiled.
            #[inline(always)]
            pub(crate) fn hand_out<L: Lane, C: Choice<N>, const N: usize>(
                view: View<L>,
                mut put: impl FnMut(usize, L),
            ) {
                $($(if const { Pattern::$variant.is_in(&C::PATTERNS) } {
                    put(const { Pattern::$variant.place_in(&C::PATTERNS) }, view.$method());
                })*)*
            }

            /// The pattern in every word of a lane.
            #[cfg(any(feature = "batch", feature = "record"))]
            #[inline(always)]
            pub(crate) fn of_view<L: Lane>(self, view: View<L>) -> L {
                match self { $($(Pattern::$variant => view.$method(),)*)* }
            }

            /// The pattern in every word of a lane, in the words of a school.
            #[cfg(feature = "record")]
            pub(crate) fn of_view_by<L: Lane>(self, view: View<L>, rules: &Rules) -> L {
                match self {
                    $($($(Pattern::$variant => view.$by(rules.$field),)?)*)*
                    _ => self.of_view(view),
                }
            }
        }

        /// Positions of the flags: counted by the compiler.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the flags are")]
        enum Bit { $($($($flag,)?)*)* }

        bitflags::bitflags! {
            /// What can be said about one pawn: the patterns that it is in, by the default rules unless
            /// others were requested.
            ///
            /// East and west halves have no flag, nor do complements and unions of others: open means
            /// not opposed, unsupported means not defended. The bit positions may change between
            /// versions; the names do not.
            ///
            /// ```
            /// use pawn_structure::{Color, FenError, PawnTraits, Pawns, Square};
            ///
            /// let pawns: Pawns = "8/5ppp/8/8/P7/8/5PPP/8".parse()?;
            /// let traits = pawns.side(Color::White).traits(Square::A4).unwrap();
            /// assert!(traits.contains(PawnTraits::PASSED | PawnTraits::ISOLATED | PawnTraits::OUTSIDE_PASSER));
            /// # Ok::<(), FenError>(())
            /// ```
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct PawnTraits: u128 {
                $($($(
                    #[doc = concat!("*", $name, "*: ", $summary, ". See [`Side::", stringify!($method), "`].")]
                    const $flag = 1 << Bit::$flag as u128;
                )?)*)*
            }
        }

        /// Each pattern by the name of its method, for [`choose!`](crate::choose).
        #[allow(missing_docs, non_upper_case_globals, reason = "named as the methods are, for a macro alone")]
        pub mod by_method {
            $($(pub const $method: super::Pattern = super::Pattern::$variant;)*)*
        }
    };
}

catalogue! {
    Fills "Fills, spans and attacks" {
        FrontFill front_fill "front fill" Squares:
            "own pawns and all squares ahead of them on their files", "8/2p1p3/8/8/3P4/8/2P5/8",
            "own | north(own) | north(north(own)) | …";
        RearFill rear_fill "rear fill" Squares:
            "own pawns and all squares behind them on their files", "8/2p1p3/8/8/3P4/8/2P5/8",
            "own | south(own) | south(south(own)) | …";
        FileFill file_fill "file fill" Files:
            "files with an own pawn", "8/2p1p3/8/8/3P4/8/2P5/8",
            "front_fill | rear_fill";
        FrontSpan front_span "front span" Squares:
            "squares ahead of own pawns on their files", "8/2p1p3/8/8/3P4/8/2P5/8",
            "north(front_fill)";
        RearSpan rear_span "rear span" Squares:
            "squares behind own pawns on their files", "8/2p1p3/8/8/3P4/8/2P5/8",
            "south(rear_fill)";
        Interspan interspan "interspan" Squares:
            "squares between own and enemy pawns that face each other on a file", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "front_span & enemy front span";
        Stops stops "stops" Squares:
            "squares directly ahead of own pawns", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "north(own)";
        Telestops telestops "telestops" Squares:
            "squares ahead of own pawns beyond the stop", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "north(front_span)";
        PawnAttacks pawn_attacks "attacks" Squares:
            "squares that own pawns attack", "8/2p1p3/8/8/3P4/8/2P5/8",
            "east_pawn_attacks | west_pawn_attacks";
        EastPawnAttacks east_pawn_attacks "east attacks" Squares mirror WestPawnAttacks:
            "squares that own pawns attack towards the h-file", "8/2p1p3/8/8/3P4/8/2P5/8",
            "east(north(own))";
        WestPawnAttacks west_pawn_attacks "west attacks" Squares mirror EastPawnAttacks:
            "squares that own pawns attack towards the a-file", "8/2p1p3/8/8/3P4/8/2P5/8",
            "west(north(own))";
        SinglePawnAttacks single_pawn_attacks "single attacks" Squares:
            "squares that exactly one own pawn attacks", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "east_pawn_attacks ^ west_pawn_attacks";
        DoublePawnAttacks double_pawn_attacks "double attacks" Squares:
            "squares that two own pawns attack", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "east_pawn_attacks & west_pawn_attacks";
        AttackFrontSpan attack_front_span "attack front span" Squares rule AttackSpanRule attack_front_span attack_front_span_by:
            "squares that own pawns attack now or after going straight ahead", "8/2p1p3/8/8/3P4/8/2P5/8",
            "beside(front_span)";
        EastAttackFrontSpan east_attack_front_span "east attack front span" Squares mirror WestAttackFrontSpan:
            "the part of the attack front span east of the pawns", "8/2p1p3/8/8/3P4/8/2P5/8",
            "east(front_span)";
        WestAttackFrontSpan west_attack_front_span "west attack front span" Squares mirror EastAttackFrontSpan:
            "the part of the attack front span west of the pawns", "8/2p1p3/8/8/3P4/8/2P5/8",
            "west(front_span)";
        AttackRearSpan attack_rear_span "attack rear span" Squares:
            "squares beside and behind own pawns on neighbouring files", "8/2p1p3/8/8/3P4/8/2P5/8",
            "beside(rear_fill)";
        EastAttackRearSpan east_attack_rear_span "east attack rear span" Squares mirror WestAttackRearSpan:
            "the part of the attack rear span east of the pawns", "8/2p1p3/8/8/3P4/8/2P5/8",
            "east(rear_fill)";
        WestAttackRearSpan west_attack_rear_span "west attack rear span" Squares mirror EastAttackRearSpan:
            "the part of the attack rear span west of the pawns", "8/2p1p3/8/8/3P4/8/2P5/8",
            "west(rear_fill)";
        AttackFileFill attack_file_fill "attack file fill" Files:
            "files next to a file with an own pawn", "8/2p1p3/8/8/3P4/8/2P5/8",
            "beside(file_fill)";
        EastAttackFileFill east_attack_file_fill "east attack file fill" Files mirror WestAttackFileFill:
            "files next to own pawns on the east", "8/2p1p3/8/8/3P4/8/2P5/8",
            "east(file_fill)";
        WestAttackFileFill west_attack_file_fill "west attack file fill" Files mirror EastAttackFileFill:
            "files next to own pawns on the west", "8/2p1p3/8/8/3P4/8/2P5/8",
            "west(file_fill)";
    }

    Control "Control of squares" {
        SafeSquares safe_squares "safe squares" Squares:
            "squares attacked by at least as many own pawns as enemy pawns", "8/8/8/3p4/2P1P3/8/8/8",
            "double_pawn_attacks | !enemy pawn attacks | pawn_attacks & !enemy double pawn attacks";
        ControlledSquares controlled_squares "controlled squares" Squares:
            "squares attacked by more own pawns than enemy pawns", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "double_pawn_attacks & !enemy double pawn attacks | pawn_attacks & !enemy pawn attacks";
        Space space "space" Squares:
            "squares on files c to f and ranks 2 to 4 without an own pawn or an attack by an enemy pawn", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "files c to f & ranks 2 to 4 & !own & !enemy pawn attacks";
        SpaceBehind space_behind "space behind pawns" Squares:
            "the part of the space one to three squares behind an own pawn", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "space & (south(own) | south(south(own)) | south(south(south(own))))";
        Holes holes "holes" Squares:
            "squares on ranks 3 to 5 that own pawns can never attack by going straight ahead", "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8",
            "!attack_front_span & ranks 3 to 5";
        Outposts outposts "outposts" Squares rule OutpostRule outposts outposts_by:
            "squares on ranks 4 to 6, defended by a pawn, that enemy pawns can never attack by going straight ahead", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "pawn_attacks & !enemy attack front span & ranks 4 to 6";
    }

    Pushes "Pushes" {
        CanPush can_push "can push" OwnPawns flag CAN_PUSH:
            "the stop is empty", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !south(own | enemy), but no pawn on the last rank";
        CanDoublePush can_double_push "can double push" OwnPawns flag CAN_DOUBLE_PUSH:
            "on the second rank, with two empty squares ahead", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & second rank & !south(own | enemy) & !south(south(own | enemy))";
        PushTargets push_targets "push targets" Squares:
            "squares that own pawns reach by a push of one or two squares", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "north(own) & free | north(north(own & second rank) & free) & free";
        SafePushes safe_pushes "safe pushes" OwnPawns flag SAFE_PUSH:
            "the stop is empty and pawn-safe", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !south(own | enemy) & south(safe_squares)";
        Immobile immobile "immobile" OwnPawns flag IMMOBILE:
            "a pawn of either colour stands on the stop", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & south(own | enemy)";
    }

    Contact "Contact" {
        Rams rams "rams" OwnPawns flag RAM:
            "an enemy pawn stands on the stop", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & south(enemy)";
        Levers levers "levers" OwnPawns flag LEVER:
            "attacks an enemy pawn", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & enemy pawn attacks";
        EastLevers east_levers "east levers" OwnPawns mirror WestLevers:
            "attacks an enemy pawn towards the h-file", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & south(west(enemy))";
        WestLevers west_levers "west levers" OwnPawns mirror EastLevers:
            "attacks an enemy pawn towards the a-file", "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8",
            "own & south(east(enemy))";
        InnerLevers inner_levers "inner levers" OwnPawns flag INNER_LEVER:
            "attacks an enemy pawn towards the centre", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "east_levers & files a to c | west_levers & files f to h";
        OuterLevers outer_levers "outer levers" OwnPawns flag OUTER_LEVER:
            "attacks an enemy pawn away from the centre", "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8",
            "east_levers & files e to g | west_levers & files b to d";
        CenterLevers center_levers "center levers" OwnPawns flag CENTER_LEVER:
            "attacks an enemy pawn between the d- and the e-file", "8/8/8/4p3/3P4/8/8/8",
            "east_levers & d-file | west_levers & e-file";
        ForkLevers fork_levers "fork levers" OwnPawns flag FORK_LEVER:
            "attacks an enemy pawn on either side", "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8",
            "own & enemy double pawn attacks";
        PincerLevers pincer_levers "pincer levers" OwnPawns flag PINCER_LEVER:
            "one of two that attack the same enemy pawn", "8/p1p5/1P6/2P5/5pp1/8/4P1P1/8",
            "own & south(beside(enemy & double_pawn_attacks))";
        LooseLevers loose_levers "loose levers" OwnPawns flag LOOSE_LEVER:
            "in a lever in which neither pawn is rammed", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "levers between own & !rams and enemy pawns that are not rammed";
        TightLevers tight_levers "tight levers" OwnPawns flag TIGHT_LEVER:
            "in a lever in which only the enemy pawn is rammed", "8/8/4p3/3p4/2PP4/8/8/8",
            "levers between own & !rams and rammed enemy pawns";
        RestrainedLevers restrained_levers "restrained levers" OwnPawns flag RESTRAINED_LEVER:
            "in a lever in which only the own pawn is rammed", "8/8/4p3/3p4/2PP4/8/8/8",
            "levers between rams and enemy pawns that are not rammed";
        ChainLeverBases chain_lever_bases "chain lever bases" OwnPawns flag CHAIN_LEVER_BASE:
            "base of a two-pawn chain that crosses one of the enemy, heads attacking bases", "8/8/6p1/5P1p/6P1/8/8/8",
            "own & !pawn_attacks, two squares south of an undefended enemy pawn, with an own pawn ahead on one side and an enemy pawn ahead on the other";
        ParallelLevers parallel_levers "parallel levers" OwnPawns flag PARALLEL_LEVER:
            "diagonal neighbour in a chain of another pawn in a lever on the same side", "8/p7/1p6/P1p5/1P6/2P5/8/8",
            "east_levers & (southeast or northwest of an east lever) | west_levers & (southwest or northeast of a west lever)";
        CrossDuos cross_duos "cross duos" OwnPawns flag CROSS_DUO:
            "one of a pair side by side that a pair of the enemy rams", "8/8/8/3pp3/3PP3/8/8/8",
            "pairs own & west(own) with south(enemy & west(enemy)), both pawns";
        BufferDuos buffer_duos "buffer duos" OwnPawns flag BUFFER_DUO:
            "one of a pair side by side that faces a pair of the enemy across one rank", "8/8/pp6/8/PP6/8/8/8",
            "pairs own & west(own) with south(south(enemy & west(enemy))), both pawns";
        HalfBlockedDuos half_blocked_duos "half-blocked duos" OwnPawns flag HALF_BLOCKED_DUO:
            "one of a pair side by side of which exactly one is rammed", "8/8/4p3/3p4/2PP4/8/8/8",
            "pairs own & west(own) with rams ^ west(rams), both pawns";
        LeverPushes lever_pushes "lever pushes" OwnPawns flag LEVER_PUSH rule LeverPushRule lever_pushes lever_pushes_by:
            "can push one square and attack an enemy pawn from there", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !south(own | enemy) & south(enemy pawn attacks)";
        LeverDoublePushes lever_double_pushes "lever double pushes" OwnPawns flag LEVER_DOUBLE_PUSH:
            "can push two squares and attack an enemy pawn from there", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "can_double_push & south(south(enemy pawn attacks))";
        WeakLevers weak_levers "weak levers" OwnPawns flag WEAK_LEVER:
            "undefended and attacked by two enemy pawns", "8/8/8/2p1p3/3P4/8/8/8",
            "own & !pawn_attacks & enemy double pawn attacks";
    }

    Support "Support" {
        Phalanx phalanx "phalanx" OwnPawns flag PHALANX:
            "an own pawn stands directly beside it", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & beside(own)";
        EastPhalanx east_phalanx "east phalanx" OwnPawns mirror WestPhalanx:
            "an own pawn stands directly beside it on the east", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & west(own)";
        WestPhalanx west_phalanx "west phalanx" OwnPawns mirror EastPhalanx:
            "an own pawn stands directly beside it on the west", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & east(own)";
        Duos duos "duos" OwnPawns flag DUO:
            "in a row of exactly two", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "x | west(x), with x the second pawns of rows from the west that have no pawn on their east";
        Trios trios "trios" OwnPawns flag TRIO:
            "in a row of exactly three", "8/pp3ppp/4p3/8/2PP4/8/P4PPP/8",
            "x | west(x) | west(west(x)), with x the third pawns of rows that end there";
        Quarts quarts "quarts" OwnPawns flag QUART:
            "in a row of exactly four", "8/2ppp3/8/8/8/8/1PPPP3/8",
            "the four pawns up to an east end that is the fourth of its row";
        LongRows long_rows "long rows" OwnPawns flag LONG_ROW:
            "in a row of four or more", "8/pppppppp/8/8/8/8/PPPPPPPP/8",
            "the four pawns from each pawn with three pawns directly on its east";
        Defended defended "defended" OwnPawns flag DEFENDED:
            "an own pawn defends it", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & pawn_attacks";
        DefendedFromWest defended_from_west "defended from west" OwnPawns mirror DefendedFromEast:
            "an own pawn on the west defends it", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & east_pawn_attacks";
        DefendedFromEast defended_from_east "defended from east" OwnPawns mirror DefendedFromWest:
            "an own pawn on the east defends it", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & west_pawn_attacks";
        DefendedTwice defended_twice "defended twice" OwnPawns flag DEFENDED_TWICE:
            "two own pawns defend it", "8/p6p/1p1pp1p1/8/8/1P3P2/P1P3PP/8",
            "own & double_pawn_attacks";
        Unsupported unsupported "unsupported" OwnPawns:
            "no own pawn defends it", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !pawn_attacks";
        Defenders defenders "defenders" OwnPawns flag DEFENDER:
            "defends an own pawn", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & beside(south(own))";
        ChainMembers chain_members "chain members" OwnPawns:
            "defends an own pawn or is defended by one", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "defenders | defended";
        ChainBases chain_bases "chain bases" OwnPawns flag CHAIN_BASE:
            "defends an own pawn and is undefended", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "defenders & !defended";
        ChainHeads chain_heads "chain heads" OwnPawns flag CHAIN_HEAD:
            "is defended and defends no own pawn", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "defended & !defenders";
        ChainLinks chain_links "chain links" OwnPawns flag CHAIN_LINK:
            "is defended and defends an own pawn", "8/p7/1p6/P1p5/1P6/2P5/8/8",
            "defended & defenders";
        StraightChainLinks straight_chain_links "straight chain links" OwnPawns flag STRAIGHT_CHAIN_LINK:
            "is defended and defends on the same diagonal", "8/p7/1p6/P1p5/1P6/2P5/8/8",
            "own & (northeast(own) & southwest(own) | northwest(own) & southeast(own))";
        Connected connected "connected" OwnPawns flag CONNECTED rule ConnectedRule connected connected_by:
            "an own pawn stands on a neighbouring file at most one rank away", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & (pawn_attacks | beside(own) | beside(south(own)))";
    }

    Isolation "Isolation" {
        Isolated isolated "isolated" OwnPawns flag ISOLATED:
            "no own pawn on either neighbouring file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !attack_file_fill";
        HalfIsolated half_isolated "half-isolated" OwnPawns flag HALF_ISOLATED:
            "own pawns on exactly one neighbouring file", "8/8/8/8/8/8/PPP5/8",
            "own & (east_attack_file_fill ^ west_attack_file_fill)";
        NoEastNeighbours no_east_neighbours "no east neighbours" OwnPawns mirror NoWestNeighbours:
            "no own pawn on the next file to the east", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !west_attack_file_fill";
        NoWestNeighbours no_west_neighbours "no west neighbours" OwnPawns mirror NoEastNeighbours:
            "no own pawn on the next file to the west", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !east_attack_file_fill";
        Hanging hanging "hanging" OwnPawns flag HANGING rule HangingRule hanging hanging_by:
            "one of two side by side, each alone and unopposed on its file, with no own pawn on the files next to them", "8/pp3ppp/4p3/8/2PP4/8/P4PPP/8",
            "q & west(q) & !east(file_fill) & !west(west(file_fill)) and its east neighbour, with q = own & !(rear_span | front_span | enemy front span)";
    }

    Files "Files" {
        Doubled doubled "doubled" OwnPawns flag DOUBLED rule DoubledRule doubled doubled_by:
            "another own pawn on the file", "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8",
            "own & (rear_span | front_span)";
        DoubledRear doubled_rear "doubled rear" OwnPawns flag DOUBLED_REAR:
            "an own pawn ahead on the file", "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8",
            "own & rear_span";
        DoubledFront doubled_front "doubled front" OwnPawns flag DOUBLED_FRONT:
            "an own pawn behind on the file", "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8",
            "own & front_span";
        ExactlyDoubled exactly_doubled "exactly doubled" OwnPawns:
            "exactly two own pawns on the file", "8/8/5p2/5p2/8/8/8/8",
            "doubled & !tripled";
        Tripled tripled "tripled" OwnPawns flag TRIPLED:
            "three or more own pawns on the file", "8/p7/p7/p7/P7/P7/P7/8",
            "own & file_fill(u), with t = own & front_span and u = own & front_span(t)";
        DoubledIsolated doubled_isolated "doubled isolated" OwnPawns:
            "doubled and isolated", "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8",
            "doubled & isolated";
        WestIslandBorders west_island_borders "west island borders" Files mirror EastIslandBorders:
            "the westernmost file of each pawn island", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "file_fill & !east(file_fill)";
        EastIslandBorders east_island_borders "east island borders" Files mirror WestIslandBorders:
            "the easternmost file of each pawn island", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "file_fill & !west(file_fill)";
        IsolatedFiles isolated_files "isolated files" Files:
            "files that form an island by themselves", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "file_fill & !attack_file_fill";
        OpenFiles open_files "open files" Files:
            "files without a pawn", "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8",
            "!(file_fill | enemy file_fill)";
        HalfOpenFiles half_open_files "half-open files" Files:
            "files with enemy pawns and no own pawn", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "enemy file_fill & !file_fill";
        ClosedFiles closed_files "closed files" Files:
            "files with pawns of both colours", "8/2p1p3/8/8/3P4/8/2P1P3/8",
            "file_fill & enemy file_fill";
        SemiClosedFiles semi_closed_files "semi-closed files" Files:
            "closed files on which an own pawn has no enemy pawn ahead", "8/8/8/3P4/8/3p4/8/8",
            "file_fill(own & !enemy front span) & enemy file_fill";
    }

    Freedom "Freedom" {
        Opposed opposed "opposed" OwnPawns flag OPPOSED:
            "an enemy pawn stands ahead on the file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & enemy front span";
        Open open "open" OwnPawns:
            "no enemy pawn stands ahead on the file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !enemy front span";
        Counterpawns counterpawns "counterpawns" EnemyPawns:
            "enemy pawns ahead of an own pawn on its file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "enemy & front_span";
        HalfFree half_free "half-free" OwnPawns flag HALF_FREE:
            "no enemy pawn ahead on the file, but one on a neighbouring file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "open & enemy attack front span";
        Sentries sentries "sentries" EnemyPawns:
            "enemy pawns ahead of a half-free pawn on a neighbouring file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "enemy & beside(north(north_fill(half_free)))";
        Helpers helpers "helpers" OwnPawns flag HELPER:
            "beside or behind a half-free pawn on a neighbouring file", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & beside(south_fill(half_free))";
        Candidate candidate "candidate" OwnPawns flag CANDIDATE rule CandidateRule candidate candidate_by:
            "half-free front pawn with at least as many helpers as sentries", "8/2p5/1P6/2P5/5pp1/8/6P1/8",
            "own & !enemy front span & enemy attack front span & !rear_span, with helpers >= sentries";
        Fakers fakers "fakers" OwnPawns flag FAKER:
            "half-free front pawn with fewer helpers than sentries", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "half_free & !rear_span & !candidate";
        Sneakers sneakers "sneakers" OwnPawns flag SNEAKER:
            "rammed on the fifth or sixth rank by its only stopper, with support that can come beside it", "8/2p5/2P5/1P6/8/8/8/8",
            "own & ranks 5 to 6 & south(enemy) & !south(enemy front span) & !enemy attack front span & !rear_span, defended by a pawn whose stop is empty and not attacked twice";
    }

    Passed "Passed pawns" {
        Passed passed "passed" OwnPawns flag PASSED rule PassedRule passed passed_by:
            "no enemy pawn ahead on the own or a neighbouring file", "8/8/8/2pP4/4P3/8/8/8",
            "own & !(enemy front span | enemy attack front span)";
        PassedFrontMost passed_front_most "front-most passed" OwnPawns flag PASSED_FRONT_MOST:
            "passed, with no own pawn ahead on the file", "8/8/8/3P4/3P4/8/8/8",
            "passed & !rear_span";
        PassedRearTwins passed_rear_twins "passed rear twins" OwnPawns:
            "passed, with an own pawn ahead on the file", "8/8/8/8/3P4/3P4/8/8",
            "passed & rear_span";
        ProtectedPassers protected_passers "protected passers" OwnPawns flag PROTECTED_PASSER:
            "front-most passed and defended", "8/8/8/2pP4/4P3/8/8/8",
            "passed_front_most & pawn_attacks";
        ConnectedPassers connected_passers "connected passers" OwnPawns flag CONNECTED_PASSER:
            "front-most passed, with another one beside or diagonally next to it", "8/8/8/2pP4/4P3/8/8/8",
            "p & (a | north(a) | south(a)), with p = passed_front_most and a = beside(p)";
        PassersOnAdjacentFiles passers_on_adjacent_files "passers on adjacent files" OwnPawns flag PASSER_ON_ADJACENT_FILE:
            "front-most passed, with another one on a neighbouring file", "8/8/8/1p6/p7/8/8/8",
            "p & beside(file_fill(p)), with p = passed_front_most";
        IsolatedPassers isolated_passers "isolated passers" OwnPawns flag ISOLATED_PASSER:
            "front-most passed and isolated", "8/5ppp/8/8/P7/8/5PPP/8",
            "passed_front_most & isolated";
        OutsidePassers outside_passers "outside passers" OwnPawns flag OUTSIDE_PASSER:
            "front-most passed on a wing, three or more files from every enemy pawn", "8/5ppp/8/8/P7/8/5PPP/8",
            "passed_front_most & files a to c, f to h & !(enemy files and the two files on either side of each), if there is an enemy pawn";
    }

    Weakness "Weakness" {
        Backward backward "backward" OwnPawns flag BACKWARD rule BackwardRule backward backward_by:
            "not isolated, with the stop attacked by an enemy pawn and all neighbours ahead", "8/2p5/2P5/1P6/8/8/8/8",
            "own & south(enemy pawn attacks & !attack_front_span) & attack_file_fill";
        Stragglers stragglers "stragglers" OwnPawns flag STRAGGLER:
            "on the second or third rank, unopposed, with the stop attacked and no support beside or behind", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & south(enemy pawn attacks & !attack_front_span) & !enemy front span & ranks 2 to 3";
        StrictStragglers strict_stragglers "strict stragglers" OwnPawns flag STRICT_STRAGGLER:
            "straggler that no enemy pawn attacks", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "stragglers & !enemy pawn attacks";
        Undefendable undefendable "undefendable" OwnPawns flag UNDEFENDABLE:
            "undefended, and no own pawn can come to defend it by pushes", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "own & !beside(north(reach)), with reach the own pawns and the empty squares they can walk to";
        OverlyAdvanced overly_advanced "overly advanced" OwnPawns flag OVERLY_ADVANCED:
            "undefendable, with an own pawn behind on a neighbouring file", "8/2p5/1p6/1P6/p1P5/P7/8/8",
            "undefendable & attack_front_span";
        Weak weak "weak" OwnPawns:
            "isolated, backward or overly advanced", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "isolated | backward | overly_advanced";
        WeakUnopposed weak_unopposed "weak unopposed" OwnPawns:
            "isolated or backward, with no enemy pawn ahead on the file", "8/5p2/6p1/p1p3P1/P1P5/7P/1P6/8",
            "(isolated | backward) & !enemy front span";
    }
}

impl Pattern {
    /// The pattern with a printed name; `None` if there is none.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Pattern> {
        Pattern::ALL
            .iter()
            .copied()
            .find(|pattern| pattern.name() == name)
    }

    /// Whether it is in a list.
    pub(crate) const fn is_in(self, patterns: &[Pattern]) -> bool {
        self.place_in(patterns) < patterns.len()
    }

    /// Its position in a list; the length of the list if it is not there.
    pub(crate) const fn place_in(self, patterns: &[Pattern]) -> usize {
        let mut place = 0;
        while place < patterns.len() && patterns[place] as usize != self as usize {
            place += 1;
        }
        place
    }
}

/// The name.
impl fmt::Display for PatternGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The printed name.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The printed name.
impl FromStr for Pattern {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pattern, ParseError> {
        Pattern::from_name(text).ok_or(ParseError::expected("the name of a pattern"))
    }
}

impl Side {
    /// What can be said about the side's pawn on a square; `None` if it has none there.
    ///
    /// Computes every pattern that has a flag; for several pawns, use the sets instead.
    #[inline]
    #[must_use]
    pub fn traits(self, square: Square) -> Option<PawnTraits> {
        if !self.own().contains(square) {
            return None;
        }
        let holds = |pattern: &&Pattern| pattern.squares(self).contains(square);
        Some(
            Pattern::ALL
                .iter()
                .filter(holds)
                .filter_map(|pattern| pattern.flag())
                .collect(),
        )
    }
}

impl Pawns {
    /// Whose pawn stands on a square, and what can be said about it; `None` if there is none.
    ///
    /// If the square is in both sets, White's pawn is meant.
    #[inline]
    #[must_use]
    pub fn traits(self, square: Square) -> Option<(Color, PawnTraits)> {
        let of = |color| {
            self.side(color)
                .traits(square)
                .map(|traits| (color, traits))
        };
        of(Color::White).or_else(|| of(Color::Black))
    }
}
