//! Named pawn formations: one row for each, from which its template, its weight, its name and its
//! place in the documentation follow.
//!
//! A template is data: which squares and files of either side must hold pawns, and which must not.

use core::{fmt, iter::FusedIterator, slice, str::FromStr};

use super::{Pawns, Side};
use crate::{Bitboard, Color, File, ParseError, Rank, Square};

/// What a template asks of one side's pawns, in the owner's view: north is ahead of the owner.
struct Demand {
    /// Squares with a pawn.
    pawns: Bitboard,
    /// Sets of which at least one square has a pawn.
    one_of: &'static [Bitboard],
    /// Squares without a pawn, including those of bare files.
    bare: Bitboard,
    /// Whole files with exactly one pawn.
    single: Bitboard,
    /// Its share of the template's weight.
    weight: u32,
}

impl Demand {
    const fn new(
        pawns: Bitboard,
        one_of: &'static [Bitboard],
        bare_files: Bitboard,
        bare_squares: Bitboard,
        single: Bitboard,
    ) -> Demand {
        // A square that both must and must not hold a pawn would never match; one that is named twice
        // would count twice.
        assert!(bare_files.is_disjoint(pawns) && bare_files.is_disjoint(bare_squares));
        assert!(bare_squares.is_disjoint(pawns) && bare_files.is_disjoint(single));
        let files = bare_files.count() / 8;
        Demand {
            pawns,
            one_of,
            bare: bare_files.union(bare_squares),
            single,
            weight: 3 * pawns.count() + 2 * files + one_of.len() as u32 + bare_squares.count(),
        }
    }

    /// The squares on which a pawn is missing, or stands where none may.
    #[inline]
    fn wrong(&self, pawns: Bitboard) -> Bitboard {
        (self.pawns - pawns) | (self.bare & pawns)
    }

    /// What [`Demand::wrong`] does not say: the alternatives and the single pawns.
    #[inline]
    fn allows(&self, pawns: Bitboard) -> bool {
        let front_of_two = pawns & pawns.front_span(Color::White);
        let files_of_one = pawns.file_fill() - front_of_two.file_fill();
        self.one_of.iter().all(|set| !set.is_disjoint(pawns)) && self.single.is_subset(files_of_one)
    }

    /// How far the pawns of a side, the owner's as White's and the enemy's as Black's, are from it:
    /// [`Formation::distance`] says how that is counted.
    fn distance(&self, pawns: Bitboard, color: Color) -> u32 {
        let steps = |square| steps(square, pawns, color);
        let missing = self.pawns - pawns;
        let on_squares = missing.into_iter().map(|square| steps(square).min(3));
        let on_sets = self.one_of.iter().map(|set| {
            let least = set.into_iter().map(steps).min();
            least.unwrap_or(0).min(2)
        });
        let on_files = File::ALL.into_iter().map(|file| {
            let squares = file.bitboard();
            let is_single = squares.is_subset(self.single);
            let here = squares & pawns;
            if squares.is_subset(self.bare) {
                2 * here.count()
            } else {
                (here & self.bare).count() + u32::from(is_single && here.count() != 1)
            }
        });
        on_squares.sum::<u32>() + on_sets.sum::<u32>() + on_files.sum::<u32>()
    }

    /// The squares without a pawn where one should be; of alternatives without any, all of them.
    fn missing(&self, pawns: Bitboard) -> Bitboard {
        let unmet = self.one_of.iter().filter(|set| set.is_disjoint(pawns));
        unmet.fold(self.pawns - pawns, |all, set| all | *set)
    }

    /// The pawns that should not be there; on a file for a single one all that stand behind another.
    fn extra(&self, pawns: Bitboard) -> Bitboard {
        let front_of_two = pawns & pawns.front_span(Color::White);
        (self.bare & pawns) | (self.single & front_of_two)
    }
}

/// How many ranks the nearest pawn behind on the file has to go to the square; 9 if there is none.
fn steps(square: Square, pawns: Bitboard, color: Color) -> u32 {
    let behind = square.bitboard().rear_fill(color) & pawns;
    let nearest = match color {
        Color::White => behind.last(),
        Color::Black => behind.first(),
    };
    nearest.map_or(9, |pawn| {
        square.rank().index().abs_diff(pawn.rank().index()) as u32
    })
}

struct Template {
    own: Demand,
    enemy: Demand,
}

/// The squares of a row, by their names.
const fn named_squares(names: &[&str]) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut index = 0;
    while index < names.len() {
        let [file, rank] = names[index].as_bytes() else {
            panic!("a square is a file and a rank");
        };
        let file = File::ALL[(*file - b'a') as usize];
        let rank = Rank::ALL[(*rank - b'1') as usize];
        set = set.with(Square::new(file, rank));
        index += 1;
    }
    set
}

/// The files of a row, by their names.
const fn named_files(names: &[&str]) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut index = 0;
    while index < names.len() {
        let [file] = names[index].as_bytes() else {
            panic!("a file is a letter");
        };
        set = set.union(File::ALL[(*file - b'a') as usize].bitboard());
        index += 1;
    }
    set
}

/// Without the separator that precedes each part of a template in words.
const fn joined(parts: &'static str) -> &'static str {
    parts.split_at("; ".len()).1
}

/// Writes the formations from their rows: variant, id, printed name and parent; summary and source;
/// the template of either side; the reference skeleton, with White as the owner.
///
/// A side of a template is the squares with a pawn, then optionally `one_of` sets, `bare` files,
/// bare squares (`not`), and files with a `single` pawn.
macro_rules! formations {
    (@parent) => { None };
    (@parent $parent:ident) => { Some(Formation::$parent) };
    (@demand
        [$($square:ident)*] $(one_of [$($choice:ident)+])* $(bare [$($bare:ident)+])?
        $(not [$($not:ident)+])? $(single [$($single:ident)+])?
    ) => {
        Demand::new(
            named_squares(&[$(stringify!($square)),*]),
            const { &[$(named_squares(&[$(stringify!($choice)),+])),*] },
            named_files(&[$($(stringify!($bare)),+)?]),
            named_squares(&[$($(stringify!($not)),+)?]),
            named_files(&[$($(stringify!($single)),+)?]),
        )
    };
    (@words $side:literal
        [$($square:ident)*] $(one_of [$($choice:ident)+])* $(bare [$($bare:ident)+])?
        $(not [$($not:ident)+])? $(single [$($single:ident)+])?
    ) => {
        concat!(
            formations!(@list concat!("; ", $side, " pawns:"), $($square)*),
            $("; one of the ", $side, " pawns:", $(" ", stringify!($choice)),+,)*
            $("; no ", $side, " pawn on the files:", $(" ", stringify!($bare)),+,)?
            $("; no ", $side, " pawn on:", $(" ", stringify!($not)),+,)?
            $("; a single ", $side, " pawn on each of the files:", $(" ", stringify!($single)),+,)?
        )
    };
    (@list $title:expr,) => { "" };
    (@list $title:expr, $($square:ident)+) => { concat!($title, $(" ", stringify!($square)),+) };
    ($(
        $variant:ident $id:ident $name:literal $(of $parent:ident)?:
        $summary:literal, $source:literal,
        own($($own:tt)*), enemy($($enemy:tt)*),
        $skeleton:literal;
    )*) => {
        /// A pawn formation with a name: Isolani, Carlsbad, Hedgehog and their like.
        ///
        /// A formation has an *owner*, the side that is White in the drawing; the other side is the
        /// enemy. Its template says which squares hold a pawn of either side, which hold none, and
        /// which files are bare, as the owner sees them: for Black as the owner ranks are counted from
        /// the eighth. It matches where all of that holds, whatever the other pawns do. The name may
        /// be that of the enemy's pawns: the owner of a Dragon or a Hedgehog plays against it.
        ///
        /// ```
        /// use pawn_structure::{Color, FenError, Formation, Pawns};
        ///
        /// let pawns: Pawns = "rnbq1rk1/pp2bppp/2p2n2/3p2B1/3P4/2NBP3/PPQ2PPP/R3K1NR w KQ - 0 9".parse()?;
        /// assert!(Formation::matches(pawns).eq([(Formation::Carlsbad, Color::White)]));
        ///
        /// // The Exchange Caro-Kann is the same with colours reversed.
        /// assert!(Formation::Carlsbad.is_in(pawns.flipped().side(Color::Black)));
        /// # Ok::<(), FenError>(())
        /// ```
        ///
        /// # What a match says
        ///
        /// - Only pawns are looked at, not pieces, the side to move, or the opening that was played. Many
        ///   openings lead to one formation, and one opening to many.
        /// - Several formations may match, for either owner; the [weight](Formation::weight) says which is
        ///   the most specific. Many skeletons have none.
        /// - Files are never mirrored: an isolated pawn on e4 is not an Isolani.
        ///
        /// # Where books differ
        ///
        /// - *Carlsbad* takes an enemy pawn on c7 or c6 and an own pawn on e2 or e3.
        /// - *Caro-Kann* and *Slav* differ by the own pawn that is missing, the e-pawn or the c-pawn.
        /// - *Maroczy bind* forbids an enemy pawn on e5, where the Rauzer formation and the Boleslavsky hole
        ///   begin. *Dragon* and *Scheveningen* forbid an own pawn on c4, where the bind begins.
        /// - *Isolani* stands on d4; on d3 or d5 an isolated pawn is [`Side::isolated`] alone. A second own
        ///   d-pawn does not matter.
        /// - *Stonewall* is d4, e3 and f4, wherever the c-pawn is; its owner is the side that has the wall.
        /// - *Benoni*: asymmetric without the own c-pawn and the enemy's e-pawn, symmetric with c4 and
        ///   with neither e-pawn. *Benko structure* is that of the gambit: the enemy has no a- and
        ///   no b-pawn, and a pawn on e7.
        /// - *Gruenfeld centre* is the centre before the exchange on d4; the open one, and the
        ///   Nimzo-Gruenfeld formation, are readings of this library. *Closed Ruy Lopez* and *Lopez
        ///   formation* are the least certain names.
        /// - The *Exchange Ruy Lopez* has no skeleton of its own: ask
        ///   [`Side::has_crippled_queen_side_majority`] of Black, with no white d-pawn and no black e-pawn.
        ///
        /// Source: Wikipedia, *Pawn structure*; the chapters of Flores Rios, *Chess Structures*; Soltis, *Pawn
        /// Structure Chess*, at second hand. The squares come from public encodings of these, not from
        /// the books' diagrams.
        ///
        /// # The formations
        ///
        #[doc = include_str!("../../docs/formations.md")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Formation {
            $(
                #[doc = concat!("*", $name, "*: ", $summary, ".")]
                $variant,
            )*
        }

        const TEMPLATES: &[Template] = &[$(
            Template {
                own: formations!(@demand $($own)*),
                enemy: formations!(@demand $($enemy)*),
            },
        )*];

        impl Formation {
            /// Every formation, in the order of the table.
            pub const ALL: &[Formation] = &[$(Formation::$variant),*];

            /// The name for programs and files, which does not change: `kid_1`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Formation::$variant => stringify!($id),)* }
            }

            /// The printed name: `King's Indian type I`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Formation::$variant => $name,)* }
            }

            /// What it is, in a line: the owner's pawns, and after *against* the enemy's.
            #[must_use]
            pub const fn summary(self) -> &'static str {
                match self { $(Formation::$variant => $summary,)* }
            }

            /// Who names it; a number after a name is a chapter.
            #[must_use]
            pub const fn source(self) -> &'static str {
                match self { $(Formation::$variant => $source,)* }
            }

            /// The formation that this one is a special case of; `None` for most.
            ///
            /// Where a formation matches, its parent does too, with the same owner. The one exception is a
            /// Hedgehog whose enemy e-pawns are doubled on e6 and e5: e5 is forbidden in the Maroczy bind.
            ///
            /// ```
            /// use pawn_structure::Formation;
            ///
            /// assert_eq!(Formation::KingsIndian1.parent(), Some(Formation::D5Chain));
            /// ```
            #[must_use]
            pub const fn parent(self) -> Option<Formation> {
                match self { $(Formation::$variant => formations!(@parent $($parent)?),)* }
            }

            /// The template in words: parts separated by semicolons, squares and files by blanks.
            ///
            /// ```
            /// use pawn_structure::Formation;
            ///
            /// assert_eq!(
            ///     Formation::Isolani.template(),
            ///     "own pawns: d4; no own pawn on the files: c e; no enemy pawn on the files: d",
            /// );
            /// ```
            #[must_use]
            pub const fn template(self) -> &'static str {
                match self {
                    $(Formation::$variant => const {
                        joined(concat!(
                            formations!(@words "own" $($own)*),
                            formations!(@words "enemy" $($enemy)*),
                        ))
                    },)*
                }
            }

            /// The reference skeleton, a placement of pawns as in a FEN, with White as the owner.
            ///
            /// It shows the formation with the other pawns where they often stand.
            #[must_use]
            pub const fn skeleton(self) -> &'static str {
                match self { $(Formation::$variant => $skeleton,)* }
            }
        }
    };
}

formations! {
    // With a pawn on d4.
    Isolani isolani "Isolani":
        "d4 without a c- or e-pawn, on a file without enemy pawns, also called the isolated queen's pawn", "Wikipedia; Flores Rios 1",
        own([d4] bare [c e]), enemy([] bare [d]),
        "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8";
    IsolaniQueensGambit isolani_qg "Isolani, Queen's Gambit type" of Isolani:
        "an Isolani against an e-pawn, with the enemy's c-pawn gone", "Wikipedia",
        own([d4] bare [c e]), enemy([] one_of [e7 e6] bare [c d]),
        "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8";
    IsolaniGiuocoPiano isolani_gp "Isolani, Giuoco Piano type" of Isolani:
        "an Isolani against a c-pawn, with the enemy's e-pawn gone", "Wikipedia",
        own([d4] bare [c e]), enemy([] one_of [c7 c6] bare [d e]),
        "8/ppp2ppp/8/8/3P4/8/PP3PPP/8";
    HangingPawns hanging_pawns "Hanging pawns":
        "c4 and d4, each alone on its file, with no pawn on the files b and e, against an e-pawn", "Wikipedia; Flores Rios 2; CPW",
        own([c4 d4] bare [b e] single [c d]), enemy([] one_of [e7 e6] bare [c d]),
        "8/pp3ppp/4p3/8/2PP4/8/P4PPP/8";
    CaroKann caro_kann "Caro-Kann formation":
        "d4 and a c-pawn without an e-pawn, against c6 and e6 without a d-pawn", "Wikipedia; Flores Rios 3",
        own([d4] one_of [c2 c3 c4] bare [e]), enemy([c6 e6] bare [d]),
        "8/pp3ppp/2p1p3/8/3P4/2P5/PP3PPP/8";
    Slav slav "Slav formation":
        "d4 and an e-pawn without a c-pawn, against c6 and e6 without a d-pawn", "Wikipedia; Flores Rios 4",
        own([d4] one_of [e3 e4] bare [c]), enemy([c6 e6] bare [d]),
        "8/pp3ppp/2p1p3/8/3P4/4P3/PP3PPP/8";
    Carlsbad carlsbad "Carlsbad":
        "d4 and an e-pawn without a c-pawn, against d5 and a c-pawn without an e-pawn, also called the Orthodox Exchange", "Wikipedia; Flores Rios 5",
        own([d4] one_of [e2 e3] bare [c]), enemy([d5] one_of [c7 c6] bare [e]),
        "8/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/8";
    Stonewall stonewall "Stonewall":
        "the wall d4, e3 and f4 against a d-pawn on d5 or d6", "Wikipedia; Flores Rios 6",
        own([d4 e3 f4]), enemy([] one_of [d5 d6]),
        "8/ppp3pp/4p3/3p1p2/3P1P2/4P3/PPP3PP/8";
    DoubleStonewall stonewall_double "Double Stonewall" of Stonewall:
        "the wall d4, e3 and f4 against the wall d5, e6 and f5", "Wikipedia",
        own([d4 e3 f4]), enemy([d5 e6 f5]),
        "8/ppp3pp/4p3/3p1p2/3P1P2/4P3/PPP3PP/8";
    GruenfeldCentre grunfeld_centre "Gruenfeld centre":
        "c3, d4 and e4 without a b-pawn, against a c- and an e-pawn without a d-pawn", "Flores Rios 7",
        own([d4 e4] one_of [c3] bare [b]), enemy([] one_of [c5 c6 c7] one_of [e7 e6] bare [d]),
        "8/pp2pppp/8/2p5/3PP3/2P5/P4PPP/8";
    OpenGruenfeldCentre grunfeld_centre_open "Open Gruenfeld centre":
        "the Gruenfeld centre after the exchange of the c-pawns", "Flores Rios 7, text; judgement",
        own([d4 e4] bare [b c]), enemy([] one_of [e7 e6] bare [c d]),
        "8/pp2pp1p/6p1/8/3PP3/8/P4PPP/8";
    Panov panov "Panov formation":
        "c5 and d4 without an e-pawn, against d5 and an e-pawn without a c-pawn", "Wikipedia; Flores Rios 22",
        own([c5 d4] bare [e]), enemy([d5] one_of [e7 e6] bare [c]),
        "8/pp3ppp/4p3/2Pp4/3P4/8/PP3PPP/8";
    NimzoGruenfeld nimzo_grunfeld "Nimzo-Gruenfeld formation":
        "doubled pawns on c3 and c4 beside d4, without a b-pawn", "Soltis 10; judgement",
        own([c3 c4 d4] bare [b]), enemy([]),
        "8/pp1p1ppp/4p3/2p5/2PP4/2P1P3/P4PPP/8";

    // The open Sicilian.
    Najdorf1 najdorf_1 "Najdorf type I":
        "d5 and a c-pawn without an e-pawn, against d6 and e5 without a c-pawn", "Flores Rios 8",
        own([d5] one_of [c2 c3 c4] bare [e]), enemy([d6 e5] bare [c]),
        "8/pp3ppp/3p4/3Pp3/8/8/PPP2PPP/8";
    Najdorf2 najdorf_2 "Najdorf type II":
        "e4 without a d-pawn, against d6 and e5 without a c-pawn, also called the Boleslavsky hole", "Wikipedia; Flores Rios 9",
        own([e4] bare [d]), enemy([d6 e5] bare [c]),
        "8/pp3ppp/3p4/4p3/4P3/8/PPP2PPP/8";
    Scheveningen scheveningen "Scheveningen":
        "e4 without c4 and without a d-pawn, against the small centre d6 and e6 without a c-pawn", "Wikipedia; Flores Rios 22",
        own([e4] bare [d] not [c4]), enemy([d6 e6] bare [c]),
        "8/pp3ppp/3pp3/8/4P3/8/PPP2PPP/8";
    Dragon dragon "Dragon":
        "e4 without c4 and without a d-pawn, against d6, e7 and g6 without a c-pawn", "Wikipedia; Flores Rios 22",
        own([e4] bare [d] not [c4]), enemy([d6 e7 g6] bare [c]),
        "8/pp2pp1p/3p2p1/8/4P3/8/PPP2PPP/8";
    MaroczyBind maroczy "Maroczy bind":
        "c4 and e4 without a d-pawn, against d7 or d6 without e5 and without a c-pawn", "Wikipedia; Flores Rios 11",
        own([c4 e4] bare [d]), enemy([] one_of [d7 d6] bare [c] not [e5]),
        "8/pp2pp1p/3p2p1/8/2P1P3/8/PP3PPP/8";
    Hedgehog hedgehog "Hedgehog" of MaroczyBind:
        "c4 and e4 without a d-pawn, against a6, b6, d6 and e6 without a c-pawn", "Wikipedia; Flores Rios 10",
        own([c4 e4] bare [d]), enemy([a6 b6 d6 e6] bare [c]),
        "8/5ppp/pp1pp3/8/2P1P3/8/PP3PPP/8";

    // The Benoni.
    AsymmetricBenoni benoni_asym "Asymmetric Benoni":
        "d5 and e4 without a c-pawn, against c5 and d6 without an e-pawn, also called the Modern Benoni", "Wikipedia; Flores Rios 12",
        own([d5 e4] bare [c]), enemy([c5 d6] bare [e]),
        "8/pp3ppp/3p4/2pP4/4P3/8/PP3PPP/8";
    SymmetricBenoni benoni_sym "Symmetric Benoni":
        "c4 and d5 against c5 and d6, with no pawn on the e-file", "Flores Rios 13",
        own([c4 d5] bare [e]), enemy([c5 d6] bare [e]),
        "8/pp3ppp/3p4/2pP4/2P5/8/PP3PPP/8";
    Benko benko "Benko structure":
        "d5, an a- and a b-pawn without a c-pawn, against c5, d6 and e7 without a- or b-pawns", "Flores Rios 22",
        own([d5] one_of [a2 a3 a4] one_of [b2 b3 b4] bare [c]), enemy([c5 d6 e7] bare [a b]),
        "8/4pp1p/3p2p1/2pP4/4P3/8/PP3PPP/8";

    // The King's Indian.
    D5Chain d5_chain "d5 chain":
        "d5 and e4 against d6 and e5", "Wikipedia",
        own([d5 e4]), enemy([d6 e5]),
        "8/ppp2ppp/3p4/3Pp3/4P3/8/PPP2PPP/8";
    KingsIndian1 kid_1 "King's Indian type I" of D5Chain:
        "the d5 chain with no pawn on the c-file", "Flores Rios 14",
        own([d5 e4] bare [c]), enemy([d6 e5] bare [c]),
        "8/pp3ppp/3p4/3Pp3/4P3/8/PP3PPP/8";
    KingsIndian2 kid_2 "King's Indian type II" of D5Chain:
        "the d5 chain closed by c4 against c5, also called the Czech or closed Benoni", "Flores Rios 15",
        own([c4 d5 e4]), enemy([c5 d6 e5]),
        "8/pp3ppp/3p4/2pPp3/2P1P3/8/PP3PPP/8";
    KingsIndian3 kid_3 "King's Indian type III" of D5Chain:
        "the d5 chain with c4 or c5 against the c-pawn at home", "Flores Rios 16",
        own([d5 e4] one_of [c4 c5]), enemy([c7 d6 e5]),
        "8/ppp2ppp/3p4/3Pp3/2P1P3/8/PP3PPP/8";
    OpenKingsIndian kid_open "Open King's Indian":
        "c4 and e4 without a d-pawn, against c7 and d6 without an e-pawn", "Flores Rios 17",
        own([c4 e4] bare [d]), enemy([c7 d6] bare [e]),
        "8/ppp2ppp/3p4/8/2P1P3/8/PP3PPP/8";
    KingsIndianComplex kid_complex "King's Indian complex":
        "c4, d4 and e4 against d6, e5 and c6 or c7", "Flores Rios 18",
        own([c4 d4 e4]), enemy([d6 e5] one_of [c6 c7]),
        "8/pp3ppp/2pp4/4p3/2PPP3/8/PP3PPP/8";
    Rauzer rauzer "Rauzer formation":
        "c4 and e4 against c6 and e5, with no pawn on the d-file", "Wikipedia",
        own([c4 e4] bare [d]), enemy([c6 e5] bare [d]),
        "8/pp3ppp/2p5/4p3/2P1P3/8/PP3PPP/8";
    BoleslavskyWall boleslavsky_wall "Boleslavsky wall":
        "c4 and e4 without a d-pawn, against c6 and d6 without an e-pawn", "Wikipedia",
        own([c4 e4] bare [d]), enemy([c6 d6] bare [e]),
        "8/pp3ppp/2pp4/8/2P1P3/8/PP3PPP/8";

    // The French.
    French1 french_1 "French type I":
        "d4 without an e-pawn, against d5 and e6 without an f-pawn, as after the exchange of e5 for f6", "Flores Rios 19",
        own([d4] bare [e]), enemy([d5 e6] bare [f]),
        "8/ppp3pp/4p3/3p4/3P4/8/PPP2PPP/8";
    French2 french_2 "French type II":
        "e5 without a d-pawn, against d5 and e6 without a c-pawn", "Flores Rios 20",
        own([e5] bare [d]), enemy([d5 e6] bare [c]),
        "8/pp3ppp/4p3/3pP3/8/2P5/PP3PPP/8";
    French3 french_3 "French type III":
        "d4 and e5 against d5 and e6, also called the e5 chain", "Wikipedia; Flores Rios 21",
        own([d4 e5]), enemy([d5 e6]),
        "8/ppp2ppp/4p3/3pP3/3P4/8/PPP2PPP/8";

    // Others.
    ClosedRuyLopez closed_ruy "Closed Ruy Lopez" of D5Chain:
        "c3, d5 and e4 against b5, c4, d6 and e5", "Flores Rios 22",
        own([c3 d5 e4]), enemy([b5 c4 d6 e5]),
        "8/p4ppp/3p4/1p1Pp3/2p1P3/2P5/PP3PPP/8";
    Lopez lopez "Lopez formation":
        "c3, d4 and e4 against c5, d6 and e5", "Flores Rios 22; Soltis 11",
        own([c3 d4 e4]), enemy([c5 d6 e5]),
        "8/pp3ppp/3p4/2p1p3/3PP3/2P5/PP3PPP/8";
    ThreeThreeFourTwo three_three_four_two "3-3 vs 4-2":
        "three pawns on the files a to c and three on f to h, against two on a and b and four on e to h, each alone on its file", "Flores Rios 22",
        own([] one_of [c2 c3 c4] bare [d e] single [a b c f g h]), enemy([] one_of [e7 e6 e5] bare [c d] single [a b e f g h]),
        "8/pp3ppp/4p3/8/8/2P5/PP3PPP/8";
    ClosedSicilian closed_sicilian "Closed Sicilian":
        "d3 and e4 without c4, against c5 and d6", "Wikipedia",
        own([d3 e4] not [c4]), enemy([c5 d6]),
        "8/pp2pppp/3p4/2p5/4P3/3P4/PPP2PPP/8";
    Botvinnik botvinnik "Botvinnik system":
        "c4, d3 and e4 against c5, d6 and e5", "Wikipedia",
        own([c4 d3 e4]), enemy([] one_of [c5] one_of [d6] one_of [e5]),
        "8/pp3ppp/3p4/2p1p3/2P1P3/3P4/PP3PPP/8";
}

/// Every formation with either owner, in the order of [`Formation::matches`].
const ORDER: [(Formation, Color); 2 * Formation::ALL.len()] = {
    let mut order = [(Formation::ALL[0], Color::White); 2 * Formation::ALL.len()];
    let mut filled = 0;
    // More than any template weighs: one without a place here would take the count below 0, and the
    // build would fail.
    let mut weight = 256;
    while filled < order.len() {
        weight -= 1;
        let mut color = 0;
        while color < 2 {
            let mut index = 0;
            while index < Formation::ALL.len() {
                if Formation::ALL[index].weight() == weight {
                    order[filled] = (Formation::ALL[index], Color::ALL[color]);
                    filled += 1;
                }
                index += 1;
            }
            color += 1;
        }
    }
    order
};

impl Formation {
    /// The formations of a skeleton, each with its owner, the heaviest first.
    ///
    /// Among equal weights White's come first, then those of each owner in the order of the table.
    /// The first is the best name for the skeleton. Each is tested when the iterator comes to it.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Formation, Pawns};
    ///
    /// let pawns: Pawns = "8/5ppp/pp1pp3/8/2P1P3/8/PP3PPP/8".parse()?;
    /// let names: Vec<_> = Formation::matches(pawns).map(|(formation, _)| formation.name()).collect();
    /// assert_eq!(names, ["Hedgehog", "Maroczy bind"]);
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    pub fn matches(pawns: Pawns) -> FormationMatches {
        FormationMatches {
            skeletons: [pawns, pawns.flipped()],
            rest: ORDER.iter(),
        }
    }

    /// Whether a side owns the formation.
    ///
    /// The template is read from the side's view: one that asks for d4 means d5 for Black. Pawns on
    /// the first and last rank count on bare files and as a file's second pawn.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Formation, Pawns};
    ///
    /// let pawns: Pawns = "8/pp3ppp/8/3p4/8/4P3/PP3PPP/8".parse()?;
    /// assert!(Formation::Isolani.is_in(pawns.side(Color::Black)));
    /// assert!(!Formation::Isolani.is_in(pawns.side(Color::White)));
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn is_in(self, owner: Side) -> bool {
        self.fits(owners_view(owner))
    }

    /// Whether it is White's.
    #[inline]
    fn fits(self, Pawns { white, black }: Pawns) -> bool {
        let Template { own, enemy } = &TEMPLATES[self as usize];
        (own.wrong(white) | enemy.wrong(black)).is_empty()
            && own.allows(white)
            && enemy.allows(black)
    }

    /// How much the template asks for: of two formations that match, the heavier is the more specific.
    ///
    /// 3 for each square that must hold a pawn, 2 for each file that must be bare of one side's pawns,
    /// 1 for each set of squares of which one must hold a pawn, and 1 for each other square that must
    /// not. The requirement that a file hold a single pawn counts for nothing.
    ///
    /// ```
    /// use pawn_structure::Formation;
    ///
    /// // d4, and three bare files.
    /// assert_eq!(Formation::Isolani.weight(), 9);
    /// ```
    #[must_use]
    pub const fn weight(self) -> u32 {
        let Template { own, enemy } = &TEMPLATES[self as usize];
        own.weight + enemy.weight
    }

    /// How far a skeleton is from the formation of this owner: 0 if the side owns it, and otherwise about how many moves
    /// and captures of pawns are between them.
    ///
    /// - Of each square that must hold a pawn without one: the ranks that the nearest pawn of its side behind it on the
    ///   file has to go, at most 3; 3 if there is none, since a pawn has to come from another file.
    /// - Of each set of squares of which one must hold a pawn: the same for the nearest of them, at most 2.
    /// - 2 for each pawn on a file that must be bare, and 1 for each on another square that must not hold one.
    /// - 1 for each file that must hold a single pawn and does not.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Formation, Pawns};
    ///
    /// // The pawn on e3 has one rank to go to the Gruenfeld centre's e4, and nothing else is missing.
    /// let pawns: Pawns = "8/pp2pppp/8/2p5/3P4/2P1P3/P4PPP/8".parse()?;
    /// assert_eq!(Formation::GruenfeldCentre.distance(pawns.side(Color::White)), 1);
    /// # Ok::<(), FenError>(())
    /// ```
    ///
    /// Source: this library's own.
    #[must_use]
    pub fn distance(self, owner: Side) -> u32 {
        let Pawns { white, black } = owners_view(owner);
        let Template { own, enemy } = &TEMPLATES[self as usize];
        own.distance(white, Color::White) + enemy.distance(black, Color::Black)
    }

    /// All formations with either owner, the nearest to a skeleton first.
    ///
    /// They are in the order of [`Formation::distance`]; of equal distances in that of [`Formation::matches`], so that
    /// what matches comes first and in the same order.
    ///
    /// ```
    /// use pawn_structure::{Color, FenError, Formation, Pawns};
    ///
    /// // A Carlsbad but for the pawn that has gone to e4.
    /// let pawns: Pawns = "8/pp3ppp/2p5/3p4/3PP3/8/PP3PPP/8".parse()?;
    /// assert!(Formation::matches(pawns).next().is_none());
    /// let nearest = Formation::nearest(pawns).next().unwrap();
    /// assert!(nearest.distance > 0);
    /// # Ok::<(), FenError>(())
    /// ```
    pub fn nearest(pawns: Pawns) -> impl Iterator<Item = NearFormation> {
        let mut all = ORDER.map(|(formation, owner)| {
            let side = pawns.side(owner);
            let Pawns { white, black } = owners_view(side);
            let Template { own, enemy } = &TEMPLATES[formation as usize];
            let turned_back = |set: Bitboard| match owner {
                Color::White => set,
                Color::Black => set.flip_vertical(),
            };
            let of_owner = [own.missing(white), own.extra(white)].map(turned_back);
            let of_enemy = [enemy.missing(black), enemy.extra(black)].map(turned_back);
            let [of_white, of_black] = match owner {
                Color::White => [of_owner, of_enemy],
                Color::Black => [of_enemy, of_owner],
            };
            NearFormation {
                formation,
                owner,
                distance: own.distance(white, Color::White) + enemy.distance(black, Color::Black),
                missing: [of_white[0], of_black[0]],
                extra: [of_white[1], of_black[1]],
            }
        });
        // Not stable, but no two are alike: of equal distances the place in the order decides.
        let place = |near: &NearFormation| {
            ORDER
                .iter()
                .position(|known| *known == (near.formation, near.owner))
        };
        all.sort_unstable_by_key(|near| (near.distance, place(near)));
        all.into_iter()
    }

    /// The formation with an id or printed name; `None` if there is none. `IQP` is the Isolani.
    ///
    /// ASCII case is ignored, and `-`, `_` and a blank are the same.
    ///
    /// ```
    /// use pawn_structure::Formation;
    ///
    /// assert_eq!(Formation::from_name("kid_1"), Some(Formation::KingsIndian1));
    /// assert_eq!(Formation::from_name("king's-indian type i"), Some(Formation::KingsIndian1));
    /// assert_eq!(Formation::from_name("Queen's Indian"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Formation> {
        if is_same_name("iqp", name) {
            return Some(Formation::Isolani);
        }
        let is_meant = |formation: &Formation| {
            is_same_name(formation.id(), name) || is_same_name(formation.name(), name)
        };
        Formation::ALL.iter().copied().find(is_meant)
    }
}

/// The pawns with the owner's in White's place.
#[inline]
fn owners_view(owner: Side) -> Pawns {
    match owner.color {
        Color::White => owner.pawns,
        Color::Black => owner.pawns.flipped(),
    }
}

/// A formation, how far a skeleton is from it, and what differs: what [`Formation::nearest`] gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearFormation {
    /// The formation.
    pub formation: Formation,
    /// Whose it would be.
    pub owner: Color,
    /// How far it is: [`Formation::distance`].
    pub distance: u32,
    /// The squares on which a pawn is missing, by the colour of the pawn ([`Color::index`]); of alternatives without
    /// any, all of them.
    pub missing: [Bitboard; 2],
    /// The pawns that are too many, by their colour.
    pub extra: [Bitboard; 2],
}

fn is_same_name(name: &str, typed: &str) -> bool {
    let folded = |byte: u8| match byte {
        b'-' | b'_' => b' ',
        _ => byte.to_ascii_lowercase(),
    };
    name.bytes().map(folded).eq(typed.bytes().map(folded))
}

/// The printed name.
impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The id or the printed name, as [`Formation::from_name`] reads them.
impl FromStr for Formation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Formation, ParseError> {
        Formation::from_name(text).ok_or(ParseError::expected("the name of a formation"))
    }
}

/// The formations of a skeleton with their owners, the heaviest first: what [`Formation::matches`]
/// gives.
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless they are asked"]
pub struct FormationMatches {
    /// Of either owner, with the owner's pawns in White's place.
    skeletons: [Pawns; 2],
    rest: slice::Iter<'static, (Formation, Color)>,
}

impl Iterator for FormationMatches {
    type Item = (Formation, Color);

    #[inline]
    fn next(&mut self) -> Option<(Formation, Color)> {
        let skeletons = self.skeletons;
        let is_match =
            |(formation, owner): &&(Formation, Color)| formation.fits(skeletons[owner.index()]);
        self.rest.find(is_match).copied()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.rest.len()))
    }
}

impl FusedIterator for FormationMatches {}
