//! The same word in other schools and programs: named readings of passed, candidate, backward,
//! doubled, connected, outpost, hanging, lever push, blocked, and attack span.
//!
//! Each word has a default reading, which is the plain method of [`Side`]; the method that ends in
//! `_by` takes any. A rule that is a constant leaves no branch behind.

use core::{fmt, str::FromStr};

use super::{Side, regions::ranks, word_of};
use crate::{
    Bitboard, ParseError,
    lanes::{Lane, View},
};

/// Writes the readings of a word: an enum, its names, and the `_by` method of [`Side`] with the
/// documentation that is given before its name.
///
/// The first reading is the default; each other one comes with a placement on which it differs.
macro_rules! rules {
    ($(
        $(#[$attribute:meta])*
        $rule:ident,
        $(#[$by_attribute:meta])*
        $by:ident($self:ident) {
            $(#[$default_doc:meta])*
            $default:ident $default_name:literal $default_summary:literal => $default_formula:expr;
            $(
                $(#[$doc:meta])*
                $variant:ident $name:literal $summary:literal on $fen:literal => $formula:expr;
            )*
        }
    )*) => { $(
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $rule {
            #[doc = concat!("`", $default_name, "`, the default: ", $default_summary, ".")]
            ///
            $(#[$default_doc])*
            #[default]
            $default,
            $(
                #[doc = concat!("`", $name, "`: ", $summary, ".")]
                ///
                $(#[$doc])*
                ///
                #[doc = concat!("Differs from the default on `", $fen, "`.")]
                $variant,
            )*
        }

        impl $rule {
            /// Every reading, the default first.
            pub const ALL: &[$rule] = &[$rule::$default, $($rule::$variant),*];

            /// The readings as texts, in the order of [`Self::ALL`].
            pub const READINGS: &[Reading] = &[
                Reading { name: $default_name, summary: $default_summary, differs_on: None },
                $(Reading { name: $name, summary: $summary, differs_on: Some($fen) },)*
            ];

            /// Name, meaning and example.
            #[must_use]
            pub const fn reading(self) -> &'static Reading {
                &Self::READINGS[self as usize]
            }
        }

        /// The name.
        impl fmt::Display for $rule {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.reading().name)
            }
        }

        /// The name.
        impl FromStr for $rule {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$rule, ParseError> {
                let rule = $rule::ALL.iter().find(|rule| rule.reading().name == text);
                rule.copied().ok_or(ParseError::expected(concat!(
                    "a rule: ", $default_name, $(", ", $name),*
                )))
            }
        }

        impl<L: Lane> View<L> {
            // Always inlined, here and below: where the rule is a constant, the match has to disappear.
            #[inline(always)]
            pub(crate) fn $by($self, rule: $rule) -> L {
                match rule {
                    $rule::$default => $default_formula,
                    $($rule::$variant => $formula,)*
                }
            }
        }

        impl Side {
            $(#[$by_attribute])*
            #[inline(always)]
            #[must_use]
            pub fn $by(self, rule: $rule) -> Bitboard {
                Bitboard::from_bits(word_of!(self, view => view.$by(rule)))
            }
        }
    )* };
}

/// A reading of a word, as texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Reading {
    /// The name that `FromStr` of the rule reads, in lower case with hyphens.
    pub name: &'static str,
    /// What is meant, in a line.
    pub summary: &'static str,
    /// A placement on which it differs from the default for one of the sides; `None` for the default.
    pub differs_on: Option<&'static str>,
}

rules! {
    /// Which pawns are passed.
    PassedRule,
    /// Pawns that are passed, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`PassedRule`].
    ///
    /// In every reading, an enemy pawn beside a pawn, on a neighbouring file, does not stop it. The
    /// rear one of doubled pawns is passed only by [`Strict`](PassedRule::Strict) and
    /// [`Stockfish11`](PassedRule::Stockfish11). To Stockfish, a pawn whose only stoppers are pawns
    /// that it can capture is passed.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, PassedRule, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/7p/6P1/4P3/4P3/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.passed_by(PassedRule::Strict), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(white.passed_by(PassedRule::Stockfish15), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Passed Pawn* and *Passed Pawns (Bitboards)*; Stockfish, Ethereal, zurichess, CQL.
    passed_by(self) {
        /// [`Side::passed`]. CPW (bitboards), Kmoch's free pawn, Ethereal, CQL; what Stockfish
        /// calls a pawn without stoppers.
        #[doc(alias = "cpw")]
        #[doc(alias = "kmoch")]
        #[doc(alias = "ethereal")]
        #[doc(alias = "cql")]
        Strict "strict" "no enemy pawn ahead on their own or a neighbouring file"
            => self.passed();

        /// [`Side::passed_front_most`]. CPW (text) and zurichess.
        #[doc(alias = "cpw")]
        #[doc(alias = "zurichess")]
        FrontMost "front-most" "strictly passed, with no own pawn ahead on the file"
            on "8/8/8/8/8/6P1/6P1/8"
            => self.passed_front_most();

        /// The only stoppers are pawns that it can capture right now; or they are the pawns that guard
        /// its stop, and it has as many neighbours beside it; or it is on its fifth rank or further, the
        /// only stopper rams it, and the stop of a supporter holds no enemy pawn and is not attacked by
        /// two.
        #[doc(alias = "stockfish")]
        Stockfish11 "stockfish11" "passed or about to be: the stoppers are levers, guards of the stop matched by pawns beside it, or one rammer to be bypassed"
            on "8/8/8/7p/6P1/8/8/8"
            => self.nearly_passed();

        /// As [`PassedRule::Stockfish11`]. Stockfish 12 to 15.1.
        #[doc(alias = "stockfish")]
        Stockfish15 "stockfish15" "as stockfish11, with no own pawn ahead on the file"
            on "8/8/8/7p/6P1/8/8/8"
            => self.nearly_passed() & !self.rear_span();
    }

    /// Which pawns are candidates to become passed.
    CandidateRule,
    /// Pawns that are candidates to become passed, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`CandidateRule`].
    ///
    /// A passed pawn is not a candidate in any reading, nor is a pawn with an enemy pawn ahead on
    /// its file; for that [`CpwFifth`](CandidateRule::CpwFifth) looks two squares ahead. Of doubled
    /// pawns only the front one can be a candidate by
    /// [`HelpersAndSentries`](CandidateRule::HelpersAndSentries) and [`Path`](CandidateRule::Path);
    /// the other readings ignore own pawns ahead.
    ///
    /// ```
    /// use pawn_structure::{CandidateRule, Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/8/1P5p/P5P1/8/8/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.candidate_by(CandidateRule::HelpersAndSentries), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(white.candidate_by(CandidateRule::Ethereal), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Candidate Passed Pawn* and *Candidates (Bitboards)*; Ethereal.
    candidate_by(self) {
        /// [`Side::candidate`]. CPW (text), Kmoch, Stockfish up to 5.
        #[doc(alias = "cpw")]
        #[doc(alias = "kmoch")]
        #[doc(alias = "stockfish")]
        HelpersAndSentries "helpers-and-sentries" "half-free front pawns with at least as many helpers as sentries"
            => self.candidate();

        /// CPW's other, more cautious suggestion: pawns count where they stand.
        #[doc(alias = "cpw")]
        Path "path" "half-free front pawns with no square ahead that more enemy than own pawns attack"
            on "8/p7/8/1P6/P7/8/8/8"
            => self.half_free() & !self.rear_span() & !(!self.safe_squares()).south_fill().south();

        /// CPW (bitboards).
        #[doc(alias = "cpw")]
        CpwFifth "cpw-fifth" "on the fifth rank, with no enemy pawn on the next two squares and a stop that is attacked, but safe"
            on "8/8/p7/8/1PP5/8/8/8"
            => {
                let stop = self.enemy_attacks() & self.safe_squares();
                let two_ahead = self.enemy | self.enemy.south();
                self.own & self.splat(ranks(5, 5)) & !two_ahead.south() & stop.south()
            };

        /// Ethereal 12.75. Doubled rear pawns count.
        Ethereal "ethereal" "not passed, with stoppers only in levers or guarding the stop, and a safe stop"
            on "8/8/8/7p/6P1/8/8/8"
            => self.ethereal_candidate();

        /// Ethereal 12.75's stronger class.
        #[doc(alias = "ethereal")]
        EtherealStrong "ethereal-strong" "as ethereal, and attacked by no more enemy pawns than own pawns defend it"
            on "8/2p5/8/1P6/P7/8/8/8"
            => self.ethereal_candidate() & self.safe_squares();
    }

    /// Which pawns are backward.
    BackwardRule,
    /// Pawns that are backward, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`BackwardRule`].
    ///
    /// The readings differ over isolated pawns, rammed pawns, pawns in a lever, neighbours on the
    /// same rank, and own pawns ahead or behind on the file. A pawn on its last rank is not
    /// backward in any.
    ///
    /// ```
    /// use pawn_structure::{BackwardRule, Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/2P5/1P6/6p1/8/5P2/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.backward_by(BackwardRule::Standard), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(white.backward_by(BackwardRule::Cpw), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Backward Pawn* and *Backward Pawns (Bitboards)*; Kmoch; Stockfish, Ethereal,
    /// zurichess.
    backward_by(self) {
        /// [`Side::backward`]. CPW (text), with isolated pawns taken out.
        Standard "standard" "not isolated, with the stop attacked by an enemy pawn and all neighbours ahead"
            => self.backward();

        /// CPW, *Backward Pawns (Bitboards)*, which calls it a pre-condition.
        Cpw "cpw" "with the stop attacked by an enemy pawn and no own pawn beside or behind on a neighbouring file, isolated or not"
            on "8/8/8/8/3p4/8/2P5/8"
            => self.backward_or_isolated();

        /// CPW, *Backward Pawn* (text): a pawn on its fourth rank or further is excused if every enemy
        /// pawn that attacks its stop is backward by the same pre-condition.
        #[doc(alias = "cpw")]
        CpwMutual "cpw-mutual" "as cpw, but of two that hold each other back only the less advanced"
            on "8/8/8/8/3p4/8/2P5/8"
            => {
                let enemy_backward =
                    self.enemy & (self.pawn_attacks() & !self.enemy_attack_front_span()).north();
                let sound = self.enemy & !enemy_backward;
                let held_by_sound = sound.south().beside().south();
                self.backward_or_isolated() & (self.splat(ranks(1, 3)) | held_by_sound)
            };

        /// Leaves out levers, as Kmoch and Stockfish 4 to 6 do; they add further conditions.
        NoLever "no-lever" "backward by the default and not attacked by an enemy pawn"
            on "8/8/3P4/8/3p4/3p4/2P5/8"
            => self.backward() & !self.enemy_attacks();

        /// The flag that Stockfish 10 to 15.1 compute.
        Stockfish "stockfish" "with the stop attacked or occupied by an enemy pawn and no own pawn beside or behind on a neighbouring file, isolated or not"
            on "8/8/8/7p/7P/8/8/8"
            => self.stockfish_backward();

        /// What Stockfish 10 to 15.1 penalise.
        #[doc(alias = "stockfish")]
        StockfishScored "stockfish-scored" "as stockfish, and not isolated"
            on "8/8/8/1P6/p7/P7/8/8"
            => self.stockfish_backward() & self.attack_file_fill();

        /// Ethereal 12.75. A neighbour on the same rank does not help; an own pawn behind on the same
        /// file does.
        Ethereal "ethereal" "not isolated, with the stop attacked by an enemy pawn and no own pawn behind on its own or a neighbouring file"
            on "8/8/2pp4/8/2P5/8/8/8"
            => self.ethereal_backward();

        /// zurichess.
        Zurichess "zurichess" "backward by the default, with no own pawn ahead on the file"
            on "8/8/8/8/2Pp4/3P4/2P5/8"
            => self.backward() & !self.rear_span();

        /// CPW's telestop weakness (Hamilton), strictly ahead. What stands between does not matter.
        #[doc(alias = "cpw")]
        Telestop "telestop" "on a file with a square ahead that an enemy pawn attacks and own pawns can never attack"
            on "8/8/2p5/8/8/8/1P6/8"
            => self.own & (self.enemy_attacks() & !self.attack_front_span()).south_fill().south();

        /// CPW (bitboards), which counts the pawn's own square.
        #[doc(alias = "cpw")]
        TelestopCpw "telestop-cpw" "as telestop, or standing on such a square"
            on "8/8/2p5/1P6/8/8/8/8"
            => self.own & (self.enemy_attacks() & !self.attack_front_span()).south_fill();
    }

    /// Which pawns are doubled.
    DoubledRule,
    /// Pawns that are doubled, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`DoubledRule`].
    ///
    /// The readings differ over which pawns of the file are meant, and whether they have to touch.
    /// The middle one of three is both a rear and a front pawn. A pawn alone on its file is not
    /// doubled in any.
    ///
    /// ```
    /// use pawn_structure::{Color, DoubledRule, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/p7/p4p2/8/5p2/3P4/8".parse()?;
    /// let black = pawns.side(Color::Black);
    /// assert_eq!(black.doubled_by(DoubledRule::Any), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     X . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(black.doubled_by(DoubledRule::AdjacentFront), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Doubled Pawn* and *Doubled Pawns (Bitboards)*; Stockfish, Ethereal, zurichess,
    /// CQL.
    doubled_by(self) {
        /// [`Side::doubled`]. CPW, CQL, and Ethereal's stacked.
        #[doc(alias = "cpw")]
        #[doc(alias = "ethereal")]
        #[doc(alias = "cql")]
        Any "any" "with another own pawn on the file"
            => self.doubled();

        /// [`Side::doubled_rear`]. CPW (bitboards).
        #[doc(alias = "cpw")]
        Rear "rear" "with an own pawn ahead on the file"
            on "8/8/8/3P4/8/3P4/8/8"
            => self.doubled_rear();

        /// [`Side::doubled_front`]. CPW (bitboards).
        #[doc(alias = "cpw")]
        Front "front" "with an own pawn behind on the file"
            on "8/8/8/3P4/8/3P4/8/8"
            => self.doubled_front();

        /// Stockfish's flag.
        #[doc(alias = "stockfish")]
        AdjacentFront "adjacent-front" "with an own pawn directly behind"
            on "8/8/8/3P4/3P4/8/8/8"
            => self.own & self.own.north();

        /// zurichess.
        #[doc(alias = "zurichess")]
        AdjacentRear "adjacent-rear" "with an own pawn directly ahead"
            on "8/8/8/3P4/3P4/8/8/8"
            => self.own & self.own.south();

        /// What Stockfish penalises.
        #[doc(alias = "stockfish")]
        StockfishScored "stockfish-scored" "with an own pawn directly behind, and undefended"
            on "8/8/8/3P4/3P4/8/8/8"
            => self.own & self.own.north() & !self.pawn_attacks();

        /// Stockfish's doubled isolated pawn.
        #[doc(alias = "stockfish")]
        #[doc(alias = "doubled isolated")]
        StockfishIsolated "stockfish-isolated" "isolated and opposed, with an own pawn behind, and with no enemy pawn on the neighbouring files"
            on "8/8/8/3P4/3P4/8/8/8"
            => self.isolated() & self.opposed() & self.front_span() & !self.enemy_file_fill().beside();
    }

    /// Which pawns are connected.
    ConnectedRule,
    /// Pawns that are connected, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`ConnectedRule`].
    ///
    /// An isolated pawn is not connected in any reading. The readings differ over pawns that only
    /// defend, and over neighbours more than one rank away. An a- or h-pawn has neighbours on one side.
    ///
    /// ```
    /// use pawn_structure::{Color, ConnectedRule, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/p7/8/3p4/1p2p3/8/4P3/8".parse()?;
    /// let black = pawns.side(Color::Black);
    /// assert_eq!(black.connected_by(ConnectedRule::Cpw), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . X . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(black.connected_by(ConnectedRule::Stockfish), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Connected Pawns*; Stockfish, Ethereal, zurichess, CQL.
    connected_by(self) {
        /// [`Side::connected`]. CPW and zurichess.
        #[doc(alias = "zurichess")]
        Cpw "cpw" "with an own pawn on a neighbouring file at most one rank away"
            => self.connected();

        /// Stockfish. A pawn that only defends another, the base of a chain, is not connected.
        Stockfish "stockfish" "in a phalanx or defended"
            on "8/8/8/4P3/3P4/8/8/8"
            => self.own & (self.pawn_attacks() | self.own_beside());

        /// Ethereal 12.75.
        Ethereal "ethereal" "in a phalanx or defended, and not backward by its own rule"
            on "8/8/8/4P3/3P4/8/8/8"
            => self.own & (self.pawn_attacks() | self.own_beside()) & !self.ethereal_backward();

        /// CQL, and everyday language: what is not isolated.
        #[doc(alias = "cql")]
        Files "files" "with an own pawn on a neighbouring file, on whatever rank"
            on "8/8/8/4P3/8/3P4/8/8"
            => self.own & self.attack_file_fill();
    }

    /// Which squares are outposts.
    OutpostRule,
    /// Squares that are outposts, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`OutpostRule`].
    ///
    /// Always on the ranks 4 to 6, counted from the side's own back rank. An own pawn may stand there;
    /// an enemy pawn may too, except by [`WeaklySafe`](OutpostRule::WeaklySafe). A square on the a- or
    /// h-file is defended from one side and attacked from one side.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, OutpostRule, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/2p5/8/8/8/4P3/8".parse()?;
    /// let black = pawns.side(Color::Black);
    /// assert_eq!(black.outposts_by(OutpostRule::Supported), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(black.outposts_by(OutpostRule::WeaklySafe), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . X . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Outposts*; Stockfish.
    outposts_by(self) {
        /// [`Side::outposts`]. CPW.
        #[doc(alias = "cpw")]
        Supported "supported" "on ranks 4 to 6, defended by a pawn, and never to be attacked by an enemy pawn that goes straight ahead"
            => self.outposts();

        /// What counts is the present moment; no program uses it.
        WeaklySafe "weakly-safe" "on ranks 4 to 6, defended by a pawn, free of enemy pawns, and not attacked by one now"
            on "8/4p3/8/8/8/2P5/8/8"
            => self.pawn_attacks() & !self.enemy_attacks() & !self.enemy & self.splat(ranks(4, 6));

        /// Stockfish 15.1. Enemy pawns that are blocked or backward are not expected to advance.
        #[doc(alias = "stockfish")]
        Stockfish15 "stockfish15" "on ranks 4 to 6, defended by a pawn or directly behind one, and out of the enemy's attack span by its own rule"
            on "8/8/8/3P4/8/8/8/8"
            => {
                let shielded = self.pawn_attacks() | self.occupied().south();
                let blocked_or_backward =
                    ((self.pawn_attacks() | self.own) & !self.enemy_attack_front_span()).north()
                        | self.own.north();
                let mobile = self.enemy & !blocked_or_backward;
                let attacked = self.enemy_attacks() | mobile.south_fill().south().beside();
                self.splat(ranks(4, 6)) & shielded & !attacked
            };
    }

    /// Which pawns are hanging.
    HangingRule,
    /// Pawns that are hanging, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`HangingRule`].
    ///
    /// Both readings take pairs on any rank, pairs that are passed, and pairs on the a- and b- or g-
    /// and h-file: the board edge is an empty file. A doubled pawn is not hanging by
    /// [`Pair`](HangingRule::Pair); by [`Cpw`](HangingRule::Cpw) it can be.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, HangingRule, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/8/1p2PP2/8/PP6/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.hanging_by(HangingRule::Pair), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(white.hanging_by(HangingRule::Cpw), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . X X . .
    ///     . . . . . . . .
    ///     X . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Hanging Pawns* and *Isolated Pawns (Bitboards)*.
    hanging_by(self) {
        /// [`Side::hanging`]. CPW (text), applied to the pair.
        #[doc(alias = "cpw")]
        Pair "pair" "two side by side, each alone and unopposed on its file, with no own pawn on the files next to the pair"
            => self.hanging();

        /// CPW (bitboards), pawn by pawn: it can mark one half of a pair alone.
        Cpw "cpw" "unopposed, half-isolated, and in a row of exactly two"
            on "8/8/8/8/1p6/8/PP6/8"
            => self.open() & self.half_isolated() & self.duos();
    }

    /// Which pawns can make a lever by a push.
    LeverPushRule,
    /// Pawns that make a lever by a push of one square, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`LeverPushRule`].
    ///
    /// The readings differ over pawns whose stop is occupied. Double pushes are not included: see
    /// [`Side::lever_double_pushes`](Self::lever_double_pushes). A pawn on its last two ranks has no
    /// enemy pawn to attack from its stop.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, LeverPushRule, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/2p3p1/1p6/1P3P2/8/8/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.lever_pushes_by(LeverPushRule::Free), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(white.lever_pushes_by(LeverPushRule::Stockfish), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . X . . . X . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: Kmoch's lever option; Stockfish.
    lever_pushes_by(self) {
        /// [`Side::lever_pushes`]. Kmoch's lever option.
        #[doc(alias = "kmoch")]
        Free "free" "able to push one square, and attacking an enemy pawn from there"
            => self.lever_pushes();

        /// Stockfish's `leverPush`.
        #[doc(alias = "leverPush")]
        Stockfish "stockfish" "with a stop that an enemy pawn attacks, whether it is free or not"
            on "8/8/2p5/1p6/1P6/8/8/8"
            => self.own & self.enemy_attacks().south();
    }

    /// Which pawns are blocked.
    BlockedRule,
    /// Pawns that are blocked, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`BlockedRule`].
    ///
    /// Only pawns block. An own pawn on the stop does so only by [`Immobile`](BlockedRule::Immobile).
    /// By [`Stockfish15`](BlockedRule::Stockfish15) two enemy pawns that attack the stop do as well,
    /// whatever stands there; that never happens on the a- or h-file. A pawn on its last rank has no
    /// stop and is not blocked.
    ///
    /// ```
    /// use pawn_structure::{BlockedRule, Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/2p5/2p5/2P1p3/8/3P1P2/8/8".parse()?;
    /// let black = pawns.side(Color::Black);
    /// assert_eq!(black.blocked_by(BlockedRule::Ram), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(black.blocked_by(BlockedRule::Stockfish15), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . X . . . . .
    ///     . . . . X . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Pawn Rams (Bitboards)* and *Pawn Pattern and Properties*; Kmoch; Stockfish.
    blocked_by(self) {
        /// [`Side::rams`]. CPW, Kmoch, Ethereal, and Stockfish's `blocked`.
        #[doc(alias = "cpw")]
        #[doc(alias = "kmoch")]
        #[doc(alias = "stockfish")]
        #[doc(alias = "ethereal")]
        Ram "ram" "with an enemy pawn on the stop"
            => self.rams();

        /// [`Side::immobile`].
        Immobile "immobile" "with a pawn of either colour on the stop"
            on "8/8/8/3P4/3P4/8/8/8"
            => self.immobile();

        /// Stockfish 12 to 15.1's `blockedCount`.
        #[doc(alias = "stockfish")]
        #[doc(alias = "blockedCount")]
        Stockfish15 "stockfish15" "with a stop that holds an enemy pawn or that two enemy pawns attack"
            on "8/8/2p1p3/8/3P4/8/8/8"
            => self.own & (self.enemy | self.enemy_double_attacks()).south();
    }

    /// Which squares pawns attack now or on their way.
    AttackSpanRule,
    /// Squares that own pawns attack now or on their way ahead, by a reading of the word.
    ///
    /// Formula: that of the reading, see [`AttackSpanRule`].
    ///
    /// What pawns attack now is in both readings, and an own pawn on the stop blocks in neither. An a-
    /// or h-pawn has one neighbouring file, a pawn on its last rank no span.
    ///
    /// ```
    /// use pawn_structure::{AttackSpanRule, Color, FenError, Pawns, bitboard};
    ///
    /// let pawns: Pawns = "8/8/8/3p4/3P4/7P/8/8".parse()?;
    /// let white = pawns.side(Color::White);
    /// assert_eq!(white.attack_front_span_by(AttackSpanRule::All), bitboard! {
    ///     . . X . X . X .
    ///     . . X . X . X .
    ///     . . X . X . X .
    ///     . . X . X . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// assert_eq!(white.attack_front_span_by(AttackSpanRule::Stockfish), bitboard! {
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . . . . . X .
    ///     . . X . X . X .
    ///     . . . . . . X .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    /// });
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: CPW, *Attack Spans*; Stockfish.
    attack_front_span_by(self) {
        /// [`Side::attack_front_span`]. CPW.
        #[doc(alias = "cpw")]
        All "all" "ahead of an own pawn on a neighbouring file"
            => self.attack_front_span();

        /// Stockfish's `pawnAttacksSpan`.
        #[doc(alias = "pawnAttacksSpan")]
        Stockfish "stockfish" "attacked by an own pawn, or ahead on a neighbouring file of one that is neither rammed nor backward by its own rule"
            on "8/8/8/3p4/3P4/8/8/8"
            => {
                let mobile = self.own & !self.stockfish_backward() & !self.rams();
                self.pawn_attacks() | mobile.north_fill().north().beside()
            };
    }
}

impl<L: Lane> View<L> {
    /// See [`PassedRule::Stockfish11`]; rear twins are in.
    #[inline(always)]
    fn nearly_passed(self) -> L {
        let unopposed = !self.enemy_front_span();
        // Enemy pawns on a neighbouring file at least one, two, three ranks ahead.
        let ahead = self.enemy_attack_front_span();
        let two_ahead = ahead.south();
        let three_ahead = two_ahead.south();

        let can_capture_all = unopposed & !two_ahead;

        let guards = self.enemy.south().south();
        let (east_guard, west_guard) = (guards.west(), guards.east());
        let (east_helper, west_helper) = (self.own_west(), self.own_east());
        let outnumbered = east_guard & west_guard & !(east_helper & west_helper)
            | (east_guard ^ west_guard) & !(east_helper | west_helper);
        let holds_the_stop = unopposed & !self.enemy_attacks() & !three_ahead & !outnumbered;

        let bearable = (!(self.enemy | self.enemy_double_attacks())).south();
        let helped_past_rammer = self.enemy.south()
            & !self.enemy_front_span().south()
            & !ahead
            & self.splat(ranks(5, 7))
            & (self.own & bearable).north().beside();

        self.own & (can_capture_all | holds_the_stop | helped_past_rammer)
    }

    #[inline(always)]
    fn stockfish_backward(self) -> L {
        let barred = (self.enemy_attacks() | self.enemy) & !self.attack_front_span();
        self.own & barred.south()
    }

    #[inline(always)]
    fn ethereal_backward(self) -> L {
        let supported = self.front_span() | self.attack_front_span();
        self.own & self.enemy_attacks().south() & !supported & self.attack_file_fill()
    }

    /// See [`CandidateRule::Ethereal`].
    #[inline(always)]
    fn ethereal_candidate(self) -> L {
        let ahead = self.enemy_attack_front_span();
        let three_ahead = ahead.south().south();
        self.half_free() & !three_ahead & self.safe_squares().south()
    }
}

/// One reading of each word: how a school or program uses it.
///
/// The default is the library's own. Where a school lacks a word, or its word was not checked, its
/// preset keeps the default, and says so.
///
/// ```
/// use pawn_structure::{BackwardRule, PassedRule, Rules};
///
/// let rules = Rules::ZURICHESS.with_backward(BackwardRule::Cpw);
/// assert_eq!(rules.passed, PassedRule::FrontMost);
/// assert_eq!(Rules::from_name("zurichess"), Some(Rules::ZURICHESS));
/// ```
///
/// # How far the schools agree
///
#[doc = include_str!("../../docs/agreement.md")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rules {
    /// Which pawns are passed.
    pub passed: PassedRule,
    /// Which pawns are candidates.
    pub candidate: CandidateRule,
    /// Which pawns are backward.
    pub backward: BackwardRule,
    /// Which pawns are doubled; a [`PawnStructure`](crate::PawnStructure) holds the rear ones regardless of
    /// this.
    pub doubled: DoubledRule,
    /// Which pawns are connected.
    pub connected: ConnectedRule,
    /// Which squares are outposts.
    pub outposts: OutpostRule,
    /// Which pawns are hanging.
    pub hanging: HangingRule,
    /// Which pawns can make a lever by a push.
    pub lever_pushes: LeverPushRule,
    /// Which pawns are blocked, for [`Side::blocked_by`]; rams are rams in every school.
    pub blocked: BlockedRule,
    /// Which squares pawns attack now or on their way.
    pub attack_front_span: AttackSpanRule,
}

/// Writes for each word the method that takes another reading of it, and the list of all.
macro_rules! with_readings {
    ($($field:ident: $rule:ident $with:ident;)*) => {
        impl Rules {
            $(
                #[doc = concat!("These rules with another reading in [`", stringify!($field), "`](Rules::", stringify!($field), ").")]
                #[must_use]
                pub const fn $with(self, $field: $rule) -> Rules {
                    Rules { $field, ..self }
                }
            )*

            /// Every word, by the name of its field, and its reading here.
            ///
            /// ```
            /// use pawn_structure::Rules;
            ///
            /// let words: Vec<_> = Rules::CQL
            ///     .readings()
            ///     .filter(|(_, reading)| reading.differs_on.is_some())
            ///     .map(|(word, reading)| (word, reading.name))
            ///     .collect();
            /// assert_eq!(words, [("connected", "files")]);
            /// ```
            pub fn readings(&self) -> impl ExactSizeIterator<Item = (&'static str, &'static Reading)> + use<> {
                [$((stringify!($field), self.$field.reading())),*].into_iter()
            }
        }
    };
}

with_readings! {
    passed: PassedRule with_passed;
    candidate: CandidateRule with_candidate;
    backward: BackwardRule with_backward;
    doubled: DoubledRule with_doubled;
    connected: ConnectedRule with_connected;
    outposts: OutpostRule with_outposts;
    hanging: HangingRule with_hanging;
    lever_pushes: LeverPushRule with_lever_pushes;
    blocked: BlockedRule with_blocked;
    attack_front_span: AttackSpanRule with_attack_front_span;
}

impl Rules {
    /// The Chess Programming Wiki's words, most of which are the default.
    ///
    /// Backward is its pre-condition, which includes isolated pawns, and hanging its bitboard form.
    pub const CPW: Rules = Rules {
        backward: BackwardRule::Cpw,
        hanging: HangingRule::Cpw,
        ..Rules::DEFAULT
    };

    /// Stockfish 11.
    ///
    /// It has no candidates and no hanging pawns: those keep the default, and so do its outposts, which
    /// were not checked. Backward is the flag; what it penalises is [`BackwardRule::StockfishScored`].
    pub const STOCKFISH_11: Rules = Rules {
        passed: PassedRule::Stockfish11,
        backward: BackwardRule::Stockfish,
        doubled: DoubledRule::AdjacentFront,
        connected: ConnectedRule::Stockfish,
        lever_pushes: LeverPushRule::Stockfish,
        attack_front_span: AttackSpanRule::Stockfish,
        ..Rules::DEFAULT
    };

    /// Stockfish 15.1.
    ///
    /// It has no candidates and no hanging pawns: those keep the default. Backward is the flag, as in
    /// [`Rules::STOCKFISH_11`]; blocked is what its `blockedCount` counts.
    pub const STOCKFISH_15: Rules = Rules {
        passed: PassedRule::Stockfish15,
        outposts: OutpostRule::Stockfish15,
        blocked: BlockedRule::Stockfish15,
        ..Rules::STOCKFISH_11
    };

    /// Ethereal 12.75.
    ///
    /// It has no hanging pawns, and its outposts, lever pushes and spans were not checked: those keep
    /// the default. Passed, doubled (*stacked*) and blocked are the default as well.
    pub const ETHEREAL: Rules = Rules {
        candidate: CandidateRule::Ethereal,
        backward: BackwardRule::Ethereal,
        connected: ConnectedRule::Ethereal,
        ..Rules::DEFAULT
    };

    /// zurichess.
    ///
    /// It has no candidates, outposts and hanging pawns, and its lever pushes, blocked pawns and spans
    /// were not checked: those keep the default.
    pub const ZURICHESS: Rules = Rules {
        passed: PassedRule::FrontMost,
        backward: BackwardRule::Zurichess,
        doubled: DoubledRule::AdjacentRear,
        ..Rules::DEFAULT
    };

    /// CQL 6.2's pawn filters.
    ///
    /// They are passed, isolated, doubled and connected pawns; all other words keep the default.
    pub const CQL: Rules = Rules {
        connected: ConnectedRule::Files,
        ..Rules::DEFAULT
    };

    /// The library's own words; what `Rules::default()` gives, usable in a `const`.
    pub const DEFAULT: Rules = Rules {
        passed: PassedRule::Strict,
        candidate: CandidateRule::HelpersAndSentries,
        backward: BackwardRule::Standard,
        doubled: DoubledRule::Any,
        connected: ConnectedRule::Cpw,
        outposts: OutpostRule::Supported,
        hanging: HangingRule::Pair,
        lever_pushes: LeverPushRule::Free,
        blocked: BlockedRule::Ram,
        attack_front_span: AttackSpanRule::All,
    };

    /// The presets by name.
    pub const PRESETS: &[(&str, Rules)] = &[
        ("default", Rules::DEFAULT),
        ("cpw", Rules::CPW),
        ("stockfish11", Rules::STOCKFISH_11),
        ("stockfish15", Rules::STOCKFISH_15),
        ("ethereal", Rules::ETHEREAL),
        ("zurichess", Rules::ZURICHESS),
        ("cql", Rules::CQL),
    ];

    /// The preset with a name: `default`, `cpw`, `stockfish11`, `stockfish15`, `ethereal`, `zurichess` or `cql`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Rules> {
        let preset = Rules::PRESETS.iter().find(|(known, _)| *known == name);
        preset.map(|(_, rules)| *rules)
    }
}
