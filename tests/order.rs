//! Pairs of positions of which one is better by what every book of the middlegame or the endgame teaches (Nimzowitsch, *My
//! System*; Kmoch, *Pawn Power in Chess*; CPW, *Pawn Structure*): the default weights have to see it, for both colours.
//!
//! In the middlegame a passed pawn that has not come far may be a weakness as well as a strength, so pairs with one that is held up
//! leave it out; and a backward pawn is a matter of the middlegame.

use std::fmt::Write;

use pawn_structure::{
    Bitboard, Board, Kings, Pawns,
    eval::{Feature, Phase, Score, WeightName, Weights, evaluate_kings, evaluate_pawns},
};

const ALL: &[u8] = &[0, 12, 24];
const ENDGAME: &[u8] = &[0];
const LATE: &[u8] = &[0, 12];
const MIDDLEGAME: &[u8] = &[24];

/// A board on which White stands better, one on which White stands worse, and the phases in which that is certain.
/// Without kings the pawns alone are compared.
type Pair = (&'static str, &'static str, &'static [u8]);

/// The same passed pawn, further ahead.
const ADVANCED: &[Pair] = &[
    ("8/6pp/8/8/P7/8/6PP/8", "8/6pp/8/8/8/P7/6PP/8", ALL),
    ("8/6pp/8/P7/8/8/6PP/8", "8/6pp/8/8/P7/8/6PP/8", ALL),
    ("8/6pp/P7/8/8/8/6PP/8", "8/6pp/8/P7/8/8/6PP/8", ALL),
    ("8/P5pp/8/8/8/8/6PP/8", "8/6pp/P7/8/8/8/6PP/8", ALL),
    ("8/6pp/8/8/2P5/8/6PP/8", "8/6pp/8/8/8/2P5/6PP/8", ALL),
    ("8/6pp/8/2P5/8/8/6PP/8", "8/6pp/8/8/2P5/8/6PP/8", ALL),
    ("8/6pp/2P5/8/8/8/6PP/8", "8/6pp/8/2P5/8/8/6PP/8", ALL),
    ("8/2P3pp/8/8/8/8/6PP/8", "8/6pp/2P5/8/8/8/6PP/8", ALL),
    ("8/pp6/8/8/4P3/8/PP6/8", "8/pp6/8/8/8/4P3/PP6/8", ALL),
    ("8/pp6/8/4P3/8/8/PP6/8", "8/pp6/8/8/4P3/8/PP6/8", ALL),
    ("8/pp6/4P3/8/8/8/PP6/8", "8/pp6/8/4P3/8/8/PP6/8", ALL),
    ("8/pp2P3/8/8/8/8/PP6/8", "8/pp6/4P3/8/8/8/PP6/8", ALL),
];

/// A passed pawn instead of one that is held up; the enemy's pawns are as many, elsewhere.
const PASSED: &[Pair] = &[
    ("8/5ppp/8/8/1P6/8/6PP/8", "8/1p4pp/8/8/1P6/8/6PP/8", LATE),
    ("8/5ppp/8/8/2P5/8/6PP/8", "8/1p4pp/8/8/2P5/8/6PP/8", LATE),
    ("8/5ppp/8/3P4/8/8/6PP/8", "8/3p2pp/8/3P4/8/8/6PP/8", LATE),
    ("8/4ppp1/8/P7/8/8/5PP1/8", "8/1p3pp1/8/P7/8/8/5PP1/8", LATE),
    ("8/ppp5/8/6P1/8/8/1PP5/8", "8/1pp3p1/8/6P1/8/8/1PP5/8", LATE),
    ("8/5ppp/2P5/8/8/8/6PP/8", "8/1p4pp/2P5/8/8/8/6PP/8", LATE),
    ("8/5ppp/1P6/8/8/8/6PP/8", "8/p5pp/1P6/8/8/8/6PP/8", LATE),
];

/// Protected by a pawn, or alone.
const PROTECTED: &[Pair] = &[
    ("8/6pp/8/8/1P6/P7/6PP/8", "8/6pp/8/8/1P6/8/P5PP/8", ALL),
    ("8/6pp/8/1P6/P7/8/6PP/8", "8/6pp/8/1P6/8/P7/6PP/8", ALL),
    ("8/6pp/1P6/P7/8/8/6PP/8", "8/6pp/1P6/8/P7/8/6PP/8", ALL),
    ("8/6pp/8/3P4/2P5/8/6PP/8", "8/6pp/8/3P4/8/2P5/6PP/8", ALL),
    ("8/6pp/8/4P3/3P4/8/6PP/8", "8/6pp/8/4P3/8/3P4/6PP/8", ALL),
    ("8/pp6/8/6P1/5P2/8/PP6/8", "8/pp6/8/6P1/8/5P2/PP6/8", ALL),
    ("8/p1p5/8/4P3/3P4/8/P7/8", "8/p1p5/8/4P3/8/3P4/P7/8", ALL),
];

/// Side by side or in a chain, or apart; none of them is passed on one board and not on the other.
const CONNECTED: &[Pair] = &[
    ("8/7p/8/1PP5/8/8/7P/8", "8/7p/8/1P1P4/8/8/7P/8", ALL),
    ("8/7p/8/8/2PP4/8/7P/8", "8/7p/8/8/2P1P3/8/7P/8", ALL),
    ("8/7p/1PP5/8/8/8/7P/8", "8/7p/1P1P4/8/8/8/7P/8", ALL),
    (
        "8/p1pppp1p/8/8/3PP3/8/8/8",
        "8/p1pppp1p/8/8/3P1P2/8/8/8",
        ALL,
    ),
    ("8/1pppp3/8/8/3P4/2P5/8/8", "8/1pppp3/8/8/3P4/8/P7/8", ALL),
    ("8/2pppp2/8/3P4/4P3/8/8/8", "8/2pppp2/8/3P4/8/8/6P1/8", ALL),
    (
        "8/1ppppp2/8/4P3/3P4/2P5/8/8",
        "8/1ppppp2/8/4P3/8/2P5/P7/8",
        ALL,
    ),
    ("8/2pppp2/8/8/8/3PP3/8/8", "8/2pppp2/8/8/8/3P1P2/8/8", ALL),
    ("8/1ppp4/8/8/8/2P5/1P6/8", "8/1ppp4/8/8/8/2P5/4P3/8", ALL),
    (
        "8/pppppppp/8/8/2PP4/8/5PPP/8",
        "8/pppppppp/8/8/2P2P2/8/P4P1P/8",
        ALL,
    ),
];

/// Isolated or not, with the same number of pawns; no pawn is passed.
const ISOLATED: &[Pair] = &[
    (
        "8/pp3ppp/4p3/8/8/4P3/PP3PPP/8",
        "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8",
        LATE,
    ),
    ("8/1pppp3/8/8/8/8/2PP4/8", "8/1pppp3/8/8/8/8/2P1P3/8", ALL),
    (
        "8/ppppp3/8/8/8/1P1P4/2P5/8",
        "8/ppppp3/8/8/8/1P1P4/5P2/8",
        ALL,
    ),
    ("8/pp4pp/8/8/8/8/PP4PP/8", "8/pp4pp/8/8/8/8/P1P3PP/8", ALL),
    ("8/4pppp/8/8/8/8/5PPP/8", "8/4pppp/8/8/8/8/3P1P1P/8", ALL),
    (
        "8/ppp2ppp/8/8/8/8/PPP2PPP/8",
        "8/ppp2ppp/8/8/8/2P5/P1P2PPP/8",
        ALL,
    ),
    (
        "8/pppppppp/8/8/8/8/PPPPPPP1/8",
        "8/pppppppp/8/8/8/8/PPPPPP1P/8",
        ALL,
    ),
    (
        "8/pp2pppp/8/8/8/8/PP2PPPP/8",
        "8/pp2pppp/8/8/8/8/P1P1PPPP/8",
        ALL,
    ),
];

/// Doubled or not; no pawn is passed.
const DOUBLED: &[Pair] = &[
    ("8/ppp5/8/8/8/8/PPP5/8", "8/ppp5/8/8/1P6/8/1PP5/8", ALL),
    ("8/5ppp/8/8/8/8/5PPP/8", "8/5ppp/8/8/6P1/8/6PP/8", ALL),
    ("8/3ppp2/8/8/8/8/3PPP2/8", "8/3ppp2/8/8/8/3P4/3P1P2/8", ALL),
    (
        "8/pp1ppp2/8/8/8/8/PP1PPP2/8",
        "8/pp1ppp2/8/8/8/3P4/PP1P1P2/8",
        ALL,
    ),
    ("8/pppp4/8/8/8/8/2PP4/8", "8/pppp4/8/8/8/2P5/2P5/8", ALL),
];

/// Backward, or beside its neighbour: the stop is held by an enemy pawn.
const BACKWARD: &[Pair] = &[
    (
        "8/8/8/p3p2p/2PP4/8/P6P/8",
        "8/8/8/p3p2p/2P5/3P4/P6P/8",
        MIDDLEGAME,
    ),
    (
        "8/8/8/p1p4p/3PP3/8/P6P/8",
        "8/8/8/p1p4p/4P3/3P4/P6P/8",
        MIDDLEGAME,
    ),
];

/// Kings and passed pawns in the endgame.
const ROYAL: &[Pair] = &[
    // The own king beside its passed pawn, or far away.
    ("7k/8/8/2K5/2P5/8/8/8", "7k/8/8/8/2P5/8/8/6K1", ENDGAME),
    ("7k/8/3K4/3P4/8/8/8/8", "7k/8/8/3P4/8/8/8/6K1", ENDGAME),
    ("7k/8/1K6/P7/8/8/8/8", "7k/8/8/P7/8/8/6K1/8", ENDGAME),
    ("7k/2K5/1P6/8/8/8/8/8", "7k/8/1P6/8/8/8/6K1/8", ENDGAME),
    ("k7/6K1/5P2/8/8/8/8/8", "k7/8/5P2/8/8/8/2K5/8", ENDGAME),
    ("k7/8/8/8/5PK1/8/8/8", "k7/8/8/8/K4P2/8/8/8", ENDGAME),
    // The enemy king far from it, or before it.
    ("7k/8/8/8/P7/8/8/K7", "8/8/8/1k6/P7/8/8/K7", ENDGAME),
    ("7k/8/8/1P6/8/8/8/1K6", "8/1k6/8/1P6/8/8/8/1K6", ENDGAME),
    ("7k/8/2P5/8/8/8/8/2K5", "2k5/8/2P5/8/8/8/8/2K5", ENDGAME),
    ("k7/8/8/5P2/8/8/8/5K2", "5k2/8/8/5P2/8/8/8/5K2", ENDGAME),
    ("k7/8/8/6P1/8/8/8/6K1", "8/8/6k1/6P1/8/8/8/6K1", ENDGAME),
    ("k7/7P/8/8/8/8/8/7K", "7k/7P/8/8/8/8/8/7K", ENDGAME),
    ("8/k7/4P3/8/8/8/4K3/8", "8/4k3/4P3/8/8/8/4K3/8", LATE),
    ("8/k7/3P4/8/8/8/3K4/8", "8/3k4/3P4/8/8/8/3K4/8", LATE),
];

/// The pawns before a castled king.
const SHELTER: &[Pair] = &[
    (
        "6k1/5ppp/8/8/8/8/5PPP/6K1",
        "6k1/5ppp/8/8/8/8/PPP5/6K1",
        MIDDLEGAME,
    ),
    (
        "6k1/5ppp/8/8/8/8/5PPP/6K1",
        "6k1/5ppp/8/8/8/8/3PPP2/6K1",
        MIDDLEGAME,
    ),
    (
        "2k5/ppp5/8/8/8/8/PPP5/2K5",
        "2k5/ppp5/8/8/8/8/5PPP/2K5",
        MIDDLEGAME,
    ),
    (
        "1k6/ppp5/8/8/8/8/PPP5/1K6",
        "1k6/ppp5/8/8/8/8/3PPP2/1K6",
        MIDDLEGAME,
    ),
    (
        "6k1/5ppp/8/8/8/8/5PPP/6K1",
        "6k1/5ppp/8/8/8/8/5PPP/2K5",
        MIDDLEGAME,
    ),
    (
        "2k5/ppp5/8/8/8/8/PPP5/2K5",
        "2k5/ppp5/8/8/8/8/PPP5/6K1",
        MIDDLEGAME,
    ),
    (
        "6k1/5ppp/8/8/8/6P1/5P1P/6K1",
        "6k1/5ppp/8/8/8/P7/P1P5/6K1",
        MIDDLEGAME,
    ),
];

fn score(placement: &str, phase: u8, is_flipped: bool) -> i32 {
    let board = Board::from_fen(placement).expect("a placement");
    let mut pawns = Pawns::from(&board);
    let mut kings = Kings::of(&board);
    if is_flipped {
        (pawns, kings) = (pawns.flipped(), kings.map(Kings::flipped));
    }
    let weights = Weights::DEFAULT;
    let mut score = evaluate_pawns(pawns, &weights.pawns);
    if let Some(kings) = kings {
        score += evaluate_kings(pawns, kings, &weights.kings);
    }
    score.taper(Phase::new(phase))
}

#[test]
fn the_better_of_two_positions_is_worth_more() {
    let kinds = [
        ("advanced", ADVANCED),
        ("passed", PASSED),
        ("protected", PROTECTED),
        ("connected", CONNECTED),
        ("isolated", ISOLATED),
        ("doubled", DOUBLED),
        ("backward", BACKWARD),
        ("kings and passed pawns", ROYAL),
        ("shelter", SHELTER),
    ];
    let mut wrong = String::new();
    let mut pairs = 0;
    for (kind, of_kind) in kinds {
        pairs += of_kind.len();
        for (better, worse, phases) in of_kind {
            let men = |placement: &str| {
                let board = Board::from_fen(placement).expect("a placement");
                let pawns = Pawns::from(&board);
                let counts = [pawns.white(), pawns.black()].map(Bitboard::count);
                (counts, Kings::of(&board).is_some())
            };
            assert_eq!(
                men(better),
                men(worse),
                "the same men: {better} and {worse}"
            );
            for &phase in *phases {
                let white = score(better, phase, false) - score(worse, phase, false);
                let black = score(worse, phase, true) - score(better, phase, true);
                assert_eq!(white, black, "{better} and {worse}");
                if white <= 0 {
                    let _ = write!(
                        wrong,
                        "\n{kind}, phase {phase}: {better} over {worse}: {white:+}"
                    );
                }
            }
        }
    }
    assert!(pairs >= 60, "{pairs}");
    assert!(wrong.is_empty(), "{wrong}");
}

/// What a weight must not say, whatever it was fitted on, with the reason.
#[test]
fn signs_and_order_of_the_default_weights() {
    let weights = |feature: Feature| {
        let weights = WeightName::of(feature).map(|name| Weights::DEFAULT.weight(name));
        weights.collect::<Vec<Score>>()
    };
    let faults = [
        (
            Feature::Isolated,
            "no pawn can defend it, and its stop is a hole",
        ),
        (Feature::Backward, "it can be attacked and cannot go ahead"),
        (Feature::DoubledRear, "two pawns do the work of one"),
        (
            Feature::KingToPasser,
            "a king that is far away does not help it",
        ),
    ];
    for (feature, reason) in faults {
        for score in weights(feature) {
            assert!(
                score.mg <= 0 && score.eg <= 0,
                "{feature} {score:?}: {reason}"
            );
        }
    }
    let merits = [
        (Feature::Passed, "it can become a queen"),
        (Feature::ProtectedPasser, "no piece can win it cheaply"),
        (
            Feature::Phalanx,
            "two pawns side by side cover what is ahead of them",
        ),
        (
            Feature::Defended,
            "what attacks it needs more than it is worth",
        ),
        (
            Feature::Shelter,
            "what attacks the king has to go around it",
        ),
        (
            Feature::EnemyKingToPasser,
            "a king that is far away does not stop it",
        ),
        // In the middlegame too, where the king hides behind them.
        (Feature::EnemyPawnNear, "the king attacks them"),
    ];
    for (feature, reason) in merits {
        for score in weights(feature) {
            assert!(
                score.mg >= 0 && score.eg >= 0,
                "{feature} {score:?}: {reason}"
            );
        }
    }
    let rising = [
        (Feature::Passed, "each step is one fewer to the last rank"),
        (
            Feature::Phalanx,
            "what they cover is deeper in the enemy's half",
        ),
        (Feature::Defended, "the same"),
        (
            Feature::EnemyKingToPasser,
            "there is less time to come back",
        ),
    ];
    let falling = [
        (
            Feature::Shelter,
            "a pawn that has gone ahead leaves squares behind it",
        ),
        (Feature::KingToPasser, "there is less time to come"),
    ];
    for (feature, reason) in falling {
        for pair in weights(feature).windows(2) {
            let (lower, upper) = (pair[0], pair[1]);
            assert!(
                lower.mg >= upper.mg && lower.eg >= upper.eg,
                "{feature} {lower:?} {upper:?}: {reason}"
            );
        }
    }
    for (feature, reason) in rising {
        for pair in weights(feature).windows(2) {
            let (lower, upper) = (pair[0], pair[1]);
            assert!(
                lower.mg <= upper.mg && lower.eg <= upper.eg,
                "{feature} {lower:?} {upper:?}: {reason}"
            );
        }
    }
}
