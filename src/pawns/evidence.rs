//! Why a pawn or square is what it is: the other pawns that make it so, as sets and as a sentence.
//!
//! A pattern answers with a set; this answers a question about one square. It uses the default rules
//! only: a school's reading has other reasons. The words of the sentence are in `sentence.rs`.

use super::{Pattern, Side};
use crate::{Bitboard, Color, Rank, Square, attacks, spans};

/// Writes the kinds of reasons: the patterns that each explains and the sets that it names.
macro_rules! reasons {
    ($(
        $(#[$attribute:meta])*
        $variant:ident { $( $(#[$field_attribute:meta])* $field:ident ),* }
    )*) => {
        /// The pawns and squares that decide whether a pattern holds on a square.
        ///
        /// Pawns are those on the board; a set of squares names places where a pawn would matter. All
        /// sets are as they lie on the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Reason {
            $(
                $(#[$attribute])*
                #[non_exhaustive]
                $variant {
                    $(
                        $(#[$field_attribute])*
                        $field: Bitboard,
                    )*
                },
            )*
        }

        impl Reason {
            /// The sets with the names of their fields, for tools that draw or write them.
            ///
            /// ```
            /// use pawn_structure::{Color, FenError, Pattern, Pawns, Square};
            ///
            /// let pawns: Pawns = "8/3p1p2/8/4P3/8/8/8/8".parse()?;
            /// let evidence = pawns.side(Color::White).why(Pattern::Passed, Square::E5).unwrap();
            /// let (name, set) = evidence.reason.sets().next().unwrap();
            /// assert_eq!(name, "counterpawns");
            /// assert!(set.is_empty());
            /// # Ok::<(), FenError>(())
            /// ```
            pub fn sets(&self) -> impl Iterator<Item = (&'static str, Bitboard)> + use<> {
                let mut all = [None; 8];
                match *self {
                    $(Reason::$variant { $($field),* } => {
                        let sets = [$((stringify!($field), $field)),*];
                        const { assert!([$(stringify!($field)),*].len() <= 8, "every set has a place") };
                        for (slot, set) in all.iter_mut().zip(sets) {
                            *slot = Some(set);
                        }
                    })*
                }
                all.into_iter().flatten()
            }
        }
    };
}

reasons! {
    /// Passed: what could stop the pawn.
    ///
    /// It is passed if there are no counterpawns and no sentries.
    Passed {
        /// Enemy pawns ahead on its file.
        counterpawns,
        /// Enemy pawns ahead on the neighbouring files.
        sentries,
        /// The squares on which an enemy pawn would be one or the other.
        span
    }

    /// Protected passer: what could stop the pawn, and what defends it.
    ///
    /// It is one if there are defenders and the first three sets are empty.
    ProtectedPasser {
        /// Enemy pawns ahead on its file.
        counterpawns,
        /// Enemy pawns ahead on the neighbouring files.
        sentries,
        /// Own pawns ahead on its file.
        own_ahead,
        /// Own pawns that defend it.
        defenders,
        /// The other squares from which an own pawn would defend it.
        missing
    }

    /// Candidates and fakers: what helps the pawn, and what guards its path.
    ///
    /// It is one of the two if no pawn is ahead on its file and there is a sentry: a candidate with at
    /// least as many helpers as sentries, a faker with fewer. Helpers count whether or not they can help.
    Candidate {
        /// Own pawns ahead on its file.
        own_ahead,
        /// Enemy pawns ahead on its file.
        counterpawns,
        /// Own pawns beside and behind on the neighbouring files.
        helpers,
        /// Helpers that defend the pawn or its stop, or that pushes of own pawns can bring up to defend it.
        able_helpers,
        /// Enemy pawns ahead on the neighbouring files.
        sentries,
        /// The squares on which an own pawn would be one more helper.
        missing
    }

    /// Backward: what guards the stop, and what could support the pawn there.
    ///
    /// It is backward if there are guards and neighbours, but no support. Support counts whether or not it
    /// can come.
    Backward {
        /// The square in front of the pawn; empty on its last rank.
        stop,
        /// Enemy pawns that attack the stop.
        guards,
        /// Own pawns beside or behind on the neighbouring files.
        support,
        /// Support that defends the pawn or its stop, or that pushes of own pawns can bring up to defend it.
        able_support,
        /// Own pawns on the neighbouring files.
        neighbours,
        /// The other squares on which an own pawn would support it.
        missing
    }

    /// Isolated and half-isolated: the neighbours on either side.
    ///
    /// The pawn is isolated if there are none, and half-isolated if there are some on one side only.
    Isolated {
        /// Own pawns on the file to the west.
        west,
        /// Own pawns on the file to the east.
        east,
        /// The neighbouring files without own pawns, whole. The edge of the board is not in the set, but
        /// counts as an empty file.
        empty_files
    }

    /// Hanging: the pair, and the pawns that keep it from being hanging.
    ///
    /// A pawn is hanging if it has one partner and the other sets are empty. Without a partner the
    /// other sets are about the pawn alone; with two partners, about all three.
    Hanging {
        /// Own pawns directly beside it.
        partners,
        /// Other own pawns on the files of the pair.
        twins,
        /// Enemy pawns ahead on the files of the pair.
        opposers,
        /// Own pawns on the files next to the pair.
        neighbours
    }

    /// Outside passer: which enemy pawns are near.
    ///
    /// The pawn is an outside passer if it stands on one of the files a to c or f to h, no enemy pawn
    /// is near, no own pawn is ahead, and there is an enemy pawn at all.
    OutsidePasser {
        /// Own pawns ahead on its file.
        own_ahead,
        /// Enemy pawns at most two files away.
        near,
        /// Enemy pawns on the nearest of the files that are three or more away.
        nearest
    }

    /// Hole: which pawns guard the square, or would after going straight ahead if nothing were in the way.
    ///
    /// A square on ranks 3 to 5, as the side counts, is a hole if there are no guards. Guards count
    /// whether or not they can get there.
    Hole {
        /// Own pawns behind it on the neighbouring files.
        guards,
        /// Guards that attack the square, or that pushes of own pawns can bring up to attack it.
        able_guards,
        /// The squares on which an own pawn would be one of the guards.
        missing
    }

    /// Doubled: the other pawns on the file.
    ///
    /// The pawn is doubled if there are any.
    Doubled {
        /// Own pawns ahead on its file.
        ahead,
        /// Own pawns behind on its file.
        behind
    }

    /// Defended: by which pawns.
    ///
    /// The pawn is defended if there are defenders.
    Defended {
        /// Own pawns that defend it.
        defenders,
        /// The other squares from which an own pawn would defend it.
        missing
    }

    /// Connected: with which pawns.
    ///
    /// The pawn is connected if one of the first three sets has a pawn.
    Connected {
        /// Own pawns directly beside it.
        beside,
        /// Own pawns that defend it.
        defenders,
        /// Own pawns that it defends.
        defended,
        /// The other squares on which an own pawn would connect it.
        missing
    }

    /// Lever: which pawns it attacks.
    ///
    /// The pawn is a lever if it attacks any.
    Lever {
        /// Enemy pawns that it attacks.
        attacked,
        /// The squares that it attacks.
        targets
    }

    /// Ram: what stands in front of it.
    ///
    /// The pawn is rammed if there is a rammer.
    Ram {
        /// The square in front of the pawn; empty on its last rank.
        stop,
        /// The enemy pawn on the stop.
        rammer
    }
}

/// Why a pattern holds on a square, or why it does not: from [`Side::why`].
///
/// `Display` says it in a sentence:
///
/// ```
/// use pawn_structure::{Color, FenError, Pattern, Pawns, Square};
///
/// let say = |placement: &str, color, pattern, square| {
///     let pawns: Pawns = placement.parse()?;
///     let evidence = pawns.side(color).why(pattern, square);
///     Ok::<_, FenError>(evidence.map(|evidence| evidence.to_string()).unwrap_or_default())
/// };
/// use Color::{Black, White};
///
/// assert_eq!(
///     say("8/5ppp/8/8/P7/8/5PPP/8", White, Pattern::Passed, Square::A4)?,
///     "White's pawn on a4 is passed: there is no black pawn ahead of it on the a- or b-file.",
/// );
/// assert_eq!(
///     say("8/3pp3/8/4P3/8/8/8/8", White, Pattern::Passed, Square::E5)?,
///     "White's pawn on e5 is not passed: the black pawn on e7 stands in its way, and the black pawn on d7 guards its path.",
/// );
/// assert_eq!(
///     say("8/p7/8/1P6/P7/8/8/8", White, Pattern::Candidate, Square::B5)?,
///     "White's pawn on b5 is a candidate: its file is clear ahead, and it has the helper on a4 against the sentry on a7.",
/// );
/// assert_eq!(
///     say("8/p1p5/8/1P6/P7/8/8/8", White, Pattern::Fakers, Square::B5)?,
///     "White's pawn on b5 is a faker: its file is clear ahead, but it has only the helper on a4 against the sentries on a7 and c7.",
/// );
/// assert_eq!(
///     say("8/8/8/4p3/2P5/3P4/8/8", White, Pattern::Backward, Square::D3)?,
///     "White's pawn on d3 is backward: the black pawn on e5 guards d4, and its neighbour on c4 is ahead of it.",
/// );
/// assert_eq!(
///     say("8/pp3ppp/4p3/8/3P4/8/PP3PPP/8", White, Pattern::Isolated, Square::D4)?,
///     "White's pawn on d4 is isolated: White has no pawn on the c- or e-file.",
/// );
/// assert_eq!(
///     say("8/p1pp4/8/8/8/8/8/8", Black, Pattern::HalfIsolated, Square::D7)?,
///     "Black's pawn on d7 is half-isolated: it has a neighbour on c7, but Black has no pawn on the e-file.",
/// );
/// assert_eq!(
///     say("8/pp3ppp/4p3/8/2PP4/8/P4PPP/8", White, Pattern::Hanging, Square::C4)?,
///     "White's pawn on c4 is hanging: it stands beside its partner on d4, no black pawn is ahead of the two, and White has no pawn on the b- or e-file.",
/// );
/// assert_eq!(
///     say("8/5ppp/8/8/P7/8/5PPP/8", White, Pattern::OutsidePassers, Square::A4)?,
///     "White's pawn on a4 is an outside passer: the nearest black pawn, on f7, is five files away.",
/// );
/// assert_eq!(
///     say("8/8/8/2p5/1P6/2P5/2P5/8", White, Pattern::Connected, Square::B4)?,
///     "White's pawn on b4 is connected: the white pawn on c3 defends it.",
/// );
/// assert_eq!(
///     say("8/8/8/4p3/2P1P3/3P4/8/8", White, Pattern::Holes, Square::D4)?,
///     "d4 is a hole for White: White has no pawn behind it on the c- or e-file.",
/// );
/// # Ok::<(), FenError>(())
/// ```
///
/// A sentence says that a pawn *can* do something, or cannot, only where that is true: by pushes of the side's
/// own pawns alone, one after the other, while the enemy's pawns stay put and nothing is captured; a pawn that
/// is promoted is no longer in the way. Some definitions count a pawn that stands behind on a neighbouring
/// file whether it can move or not. Where such a pawn alone decides, the sentence says that the verdict is *by
/// the definition*:
///
/// ```
/// use pawn_structure::{Color, FenError, Pattern, Pawns, Square};
///
/// let pawns: Pawns = "8/8/p7/8/1P6/p7/P7/8".parse()?;
/// let evidence = pawns.side(Color::White).why(Pattern::Backward, Square::B4).unwrap();
/// assert_eq!(
///     evidence.to_string(),
///     "White's pawn on b4 is not backward by the definition: \
///      the white pawn on a2 is behind it, but cannot be pushed up to defend it.",
/// );
/// # Ok::<(), FenError>(())
/// ```
///
/// The sentence names only the square asked about and those in the sets of its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Evidence {
    /// The pattern that was asked for.
    pub pattern: Pattern,
    /// Whose pattern it is.
    pub color: Color,
    /// The square that was asked about.
    pub square: Square,
    /// Whether the pattern holds there.
    pub holds: bool,
    /// What decides it.
    pub reason: Reason,
}

impl Side {
    /// Why a pattern holds on a square, or why it does not.
    ///
    /// There is evidence for the patterns in [`Pattern::EXPLAINED`]. `None` for another pattern, and for a
    /// square without an own pawn where the pattern is one of pawns.
    ///
    /// By the default rules only: another school's reading rests on other pawns.
    ///
    /// The sets are the whole reason: the verdict changes if they do, as the fields of [`Reason`] say.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Pattern, Pawns, Reason, Square, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/4p3/2P5/3P4/8/8".parse()?;
    /// let evidence = pawns.side(Color::White).why(Pattern::Backward, Square::D3).unwrap();
    /// assert!(evidence.holds);
    /// let Reason::Backward { guards, missing, .. } = evidence.reason else { unreachable!() };
    /// assert_eq!(guards, Square::E5.bitboard());
    /// assert_eq!(missing, bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . X . . .
    ///     . . X . X . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    #[must_use]
    pub fn why(self, pattern: Pattern, square: Square) -> Option<Evidence> {
        let needs_a_pawn = pattern != Pattern::Holes;
        if needs_a_pawn && !self.own().contains(square) {
            return None;
        }
        let reason = match pattern {
            Pattern::Passed => self.why_passed(square),
            Pattern::ProtectedPassers => self.why_protected(square),
            Pattern::Candidate | Pattern::Fakers => self.why_candidate(square),
            Pattern::Backward => self.why_backward(square),
            Pattern::Isolated | Pattern::HalfIsolated => self.why_isolated(square),
            Pattern::Hanging => self.why_hanging(square),
            Pattern::OutsidePassers => self.why_outside(square),
            Pattern::Holes => self.why_hole(square),
            Pattern::Doubled => self.why_doubled(square),
            Pattern::Defended => self.why_defended(square),
            Pattern::Connected => self.why_connected(square),
            Pattern::Levers => self.why_lever(square),
            Pattern::Rams => self.why_ram(square),
            _ => return None,
        };
        Some(Evidence {
            pattern,
            color: self.color,
            square,
            holds: pattern.squares(self).contains(square),
            reason,
        })
    }

    /// The squares of a set on which another own pawn could stand: none that a pawn occupies, and none on the
    /// first or last rank.
    fn free_for_own(self, set: Bitboard) -> Bitboard {
        const BACK_RANKS: Bitboard = Rank::First.bitboard().union(Rank::Eighth.bitboard());
        set - self.own() - self.enemy() - BACK_RANKS
    }

    /// Those of some own pawns that stand on a square of a span, or that pushes of own pawns can bring there.
    fn able(self, pawns: Bitboard, goals: Bitboard) -> Bitboard {
        let is_able = |pawn: &Square| {
            let reached = pawn.bitboard() | self.pushes_ahead(*pawn);
            !reached.is_disjoint(goals)
        };
        pawns.into_iter().filter(is_able).collect()
    }

    /// The squares to which pushes of own pawns can bring a pawn, while the enemy's pawns stay put.
    ///
    /// Own pawns ahead of it move first: up to the next enemy pawn they need a square each; if there is none,
    /// they are promoted and need no square. Only a pawn already on the last rank stays there.
    fn pushes_ahead(self, pawn: Square) -> Bitboard {
        let last_rank = match self.color {
            Color::White => Rank::Eighth.bitboard(),
            Color::Black => Rank::First.bitboard(),
        };
        let ahead = spans::front_span(self.color, pawn);
        let barriers = (self.enemy() | (self.own() & last_rank)) & ahead;
        let mut path = ahead - barriers.front_fill(self.color);
        if !barriers.is_empty() {
            for _ in self.own() & path {
                // The furthest square that is left is taken.
                path = match self.color {
                    Color::White => path & path.south(),
                    Color::Black => path & path.north(),
                };
            }
        }
        path
    }

    /// Own pawns that stand where they defend a square.
    fn defenders_of(self, square: Square) -> Bitboard {
        self.own() & square.bitboard().pawn_attacks(!self.color)
    }

    fn why_passed(self, square: Square) -> Reason {
        let span = spans::passed_span(self.color, square);
        let stoppers = self.enemy() & span;
        let file = square.file().bitboard();
        Reason::Passed {
            counterpawns: stoppers & file,
            sentries: stoppers - file,
            span,
        }
    }

    fn why_protected(self, square: Square) -> Reason {
        let ahead = spans::front_span(self.color, square);
        Reason::ProtectedPasser {
            counterpawns: self.enemy() & ahead,
            sentries: self.enemy() & spans::attack_front_span(self.color, square),
            own_ahead: self.own() & ahead,
            defenders: self.defenders_of(square),
            missing: self.free_for_own(square.bitboard().pawn_attacks(!self.color)),
        }
    }

    fn why_candidate(self, square: Square) -> Reason {
        let ahead = spans::front_span(self.color, square);
        let zone = spans::attack_rear_span(self.color, square);
        let helpers = self.own() & zone;
        Reason::Candidate {
            own_ahead: self.own() & ahead,
            counterpawns: self.enemy() & ahead,
            helpers,
            able_helpers: self.able(helpers, support_squares(self.color, square)),
            sentries: self.enemy() & spans::attack_front_span(self.color, square),
            missing: self.free_for_own(zone),
        }
    }

    fn why_backward(self, square: Square) -> Reason {
        let stop = spans::front_span(self.color, square) & attacks::king_attacks(square);
        let zone = spans::attack_rear_span(self.color, square);
        let support = self.own() & zone;
        Reason::Backward {
            stop,
            guards: self.enemy() & stop.pawn_attacks(self.color),
            support,
            able_support: self.able(support, support_squares(self.color, square)),
            neighbours: self.own() & spans::adjacent_files(square.file()),
            missing: self.free_for_own(zone),
        }
    }

    fn why_isolated(self, square: Square) -> Reason {
        let file = square.file().bitboard();
        let empty = [file.west(), file.east()].map(|beside| {
            let is_empty = self.own().is_disjoint(beside);
            if is_empty { beside } else { Bitboard::EMPTY }
        });
        Reason::Isolated {
            west: self.own() & file.west(),
            east: self.own() & file.east(),
            empty_files: empty[0] | empty[1],
        }
    }

    fn why_hanging(self, square: Square) -> Reason {
        let pawn = square.bitboard();
        let partners = self.own() & (pawn.east() | pawn.west());
        let pair = pawn | partners;
        let files = pair.file_fill();
        Reason::Hanging {
            partners,
            twins: (self.own() & files) - pair,
            opposers: self.enemy() & pair.front_span(self.color),
            neighbours: self.own() & (files.east() | files.west()) & !files,
        }
    }

    fn why_outside(self, square: Square) -> Reason {
        let mut reached = square.file().bitboard();
        for _ in 0..2 {
            reached |= reached.east() | reached.west();
        }
        let near = self.enemy() & reached;
        let far = self.enemy() - reached;
        while reached != Bitboard::FULL && far.is_disjoint(reached) {
            reached |= reached.east() | reached.west();
        }
        Reason::OutsidePasser {
            own_ahead: self.own() & spans::front_span(self.color, square),
            near,
            nearest: far & reached,
        }
    }

    fn why_hole(self, square: Square) -> Reason {
        // An own pawn on the square relates to an enemy sentry as an own pawn behind the square relates
        // to the square.
        let zone = spans::attack_front_span(!self.color, square);
        let guards = self.own() & zone;
        Reason::Hole {
            guards,
            able_guards: self.able(guards, square.bitboard().pawn_attacks(!self.color)),
            missing: self.free_for_own(zone),
        }
    }

    fn why_doubled(self, square: Square) -> Reason {
        Reason::Doubled {
            ahead: self.own() & spans::front_span(self.color, square),
            behind: self.own() & spans::rear_span(self.color, square),
        }
    }

    fn why_defended(self, square: Square) -> Reason {
        Reason::Defended {
            defenders: self.defenders_of(square),
            missing: self.free_for_own(square.bitboard().pawn_attacks(!self.color)),
        }
    }

    fn why_connected(self, square: Square) -> Reason {
        let pawn = square.bitboard();
        let beside = pawn.east() | pawn.west();
        let reached = beside | beside.north() | beside.south();
        Reason::Connected {
            beside: self.own() & beside,
            defenders: self.defenders_of(square),
            defended: self.own() & pawn.pawn_attacks(self.color),
            missing: self.free_for_own(reached),
        }
    }

    fn why_lever(self, square: Square) -> Reason {
        let targets = square.bitboard().pawn_attacks(self.color);
        Reason::Lever {
            attacked: self.enemy() & targets,
            targets,
        }
    }

    fn why_ram(self, square: Square) -> Reason {
        let stop = spans::front_span(self.color, square) & attacks::king_attacks(square);
        Reason::Ram {
            stop,
            rammer: self.enemy() & stop,
        }
    }
}

/// Where an own pawn defends the pawn on a square, or its stop.
fn support_squares(color: Color, square: Square) -> Bitboard {
    let pawn = square.bitboard();
    pawn.east() | pawn.west() | pawn.pawn_attacks(!color)
}

impl Pattern {
    /// The patterns that [`Side::why`] has evidence for, in the order in which a trainer would mention them.
    ///
    /// First what may decide the game: passed pawns and those that may become passed. Then weaknesses, which
    /// the enemy can attack; then strengths; then where the sides are in contact; last what merely describes.
    /// Within each group, what matters more comes first. For a single pawn, what it is comes before what it
    /// is not: sort by [`Evidence::holds`] first and by this order second.
    pub const EXPLAINED: &[Pattern] = &[
        // Decisive.
        Pattern::Passed,
        Pattern::ProtectedPassers,
        Pattern::OutsidePassers,
        Pattern::Candidate,
        // Weaknesses.
        Pattern::Isolated,
        Pattern::Backward,
        Pattern::Doubled,
        Pattern::Hanging,
        Pattern::Holes,
        // Strengths.
        Pattern::Defended,
        Pattern::Connected,
        // Contact.
        Pattern::Levers,
        Pattern::Rams,
        // Descriptions.
        Pattern::HalfIsolated,
        Pattern::Fakers,
    ];
}
