//! The evaluation against its definitions: counts by naive loops, sums by hand, symmetry, ranks.

use std::thread;

use pawn_structure::{
    Bitboard, Fen, Kings, Pawns, Square,
    eval::{
        self, Feature, FeatureGroup, KingWeights, PawnWeights, Phase, Score, WeightName, Weights,
        evaluate_kings, evaluate_pawns, evaluate_squares, explain, king_features, pawn_features,
        square_features,
    },
};

mod oracle;

use oracle::{
    data,
    pawns::{self as naive, View},
    rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank},
};

/// The seed of everything random here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0006;

/// How many random skeletons a run looks at; the whole number when the test is optimized.
const RANDOM: usize = 1_000_000;

#[derive(Clone, Copy, Debug)]
struct Position {
    pawns: Pawns,
    kings: Kings,
}

fn random_position(rng: &mut Rng) -> Position {
    let (white, black) = match rng.below(8) {
        0 => random_skeleton_any_rank(rng),
        1 => random_overlapping(rng),
        _ => random_skeleton(rng),
    };
    let mut square = || Square::ALL[rng.below(64) as usize];
    let kings = Kings {
        white: square(),
        black: square(),
    };
    Position {
        pawns: Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black)),
        kings,
    }
}

/// The positions of games that are at hand: those with one king a side.
fn corpus() -> Vec<Position> {
    let mut positions = Vec::new();
    if let Some(text) = data::whole_file("positions.fen") {
        for line in text.lines() {
            let fen = Fen::parse(line).expect("a position");
            if let Some(kings) = Kings::of(&fen.board) {
                positions.push(Position {
                    pawns: Pawns::from(&fen.board),
                    kings,
                });
            }
        }
    }
    for line in include_str!("data/labeled.tsv").lines().skip(1) {
        let fen = Fen::parse(line.split('\t').next().expect("a field")).expect("a position");
        positions.push(Position {
            pawns: Pawns::from(&fen.board),
            kings: Kings::of(&fen.board).expect("two kings"),
        });
    }
    positions
}

fn random_weights(rng: &mut Rng) -> Weights {
    let mut half = || (rng.below(65_536) as i32) - 32_768;
    Weights::from_fn(|_| Score::new(half(), half()))
}

/// The sum of products, one by one, in numbers that cannot overflow.
fn sum(counts: &[i16], scores: impl Iterator<Item = Score>) -> Score {
    let scores: Vec<_> = scores.collect();
    let half = |of: fn(&Score) -> i32| -> i64 {
        let products = counts.iter().zip(&scores);
        products
            .map(|(count, score)| i64::from(*count) * i64::from(of(score)))
            .sum()
    };
    let fit = |sum| i32::try_from(sum).expect("no weights overflow it");
    Score::new(fit(half(|score| score.mg)), fit(half(|score| score.eg)))
}

fn check_exact(position: Position, weights: &Weights) {
    let Position { pawns, kings } = position;
    let pawn_counts = pawn_features(pawns);
    let king_counts = king_features(pawns, kings);
    let pawn_score = sum(pawn_counts.as_slice(), weights.pawns.scores());
    let king_score = sum(king_counts.as_slice(), weights.kings.scores());
    let square_counts = square_features(pawns, Some(kings));
    let square_score = sum(square_counts.as_slice(), weights.squares.scores());
    // Written only when it is needed: it takes far longer than what is checked.
    let message = || format!("{position:?}, seed {SEED:#x}");
    assert_eq!(
        evaluate_pawns(pawns, &weights.pawns),
        pawn_score,
        "{}",
        message()
    );
    assert_eq!(
        evaluate_kings(pawns, kings, &weights.kings),
        king_score,
        "{}",
        message()
    );
    assert_eq!(
        evaluate_squares(pawns, Some(kings), &weights.squares),
        square_score,
        "{}",
        message()
    );
    assert_eq!(pawn_counts.dot(&weights.pawns), pawn_score, "{}", message());
    assert_eq!(king_counts.dot(&weights.kings), king_score, "{}", message());
    assert_eq!(
        square_counts.dot(&weights.squares),
        square_score,
        "{}",
        message()
    );
}

fn check_explained(position: Position, weights: &Weights) {
    let Position { pawns, kings } = position;
    let explanation = explain(pawns, Some(kings), weights);
    let pawn_score = evaluate_pawns(pawns, &weights.pawns);
    let score = pawn_score
        + evaluate_kings(pawns, kings, &weights.kings)
        + evaluate_squares(pawns, Some(kings), &weights.squares);
    assert_eq!(explanation.score(), score, "{position:?}");
    assert_eq!(
        explain(pawns, None, weights).score(),
        pawn_score + evaluate_squares(pawns, None, &weights.squares)
    );
    let (of_pawns, of_kings) = (pawn_features(pawns), king_features(pawns, kings));
    let of_squares = square_features(pawns, Some(kings));
    let counts = of_pawns.as_slice().iter();
    let counts = counts
        .chain(of_kings.as_slice())
        .chain(of_squares.as_slice());
    for (term, count) in explanation.terms().zip(counts) {
        assert_eq!(
            term.white - term.black,
            i32::from(*count),
            "{term:?} of {position:?}"
        );
    }
}

fn check_symmetric(position: Position, weights: &Weights) {
    let Position { pawns, kings } = position;
    let pawn_score = evaluate_pawns(pawns, &weights.pawns);
    let king_score = evaluate_kings(pawns, kings, &weights.kings);
    let flipped = evaluate_kings(pawns.flipped(), kings.flipped(), &weights.kings);
    assert_eq!(
        evaluate_pawns(pawns.flipped(), &weights.pawns),
        -pawn_score,
        "{position:?}"
    );
    assert_eq!(flipped, -king_score, "{position:?}");
    let mirrored = evaluate_kings(pawns.mirrored(), kings.mirrored(), &weights.kings);
    assert_eq!(
        evaluate_pawns(pawns.mirrored(), &weights.pawns),
        pawn_score,
        "{position:?}"
    );
    assert_eq!(mirrored, king_score, "{position:?}");
    let squares = |pawns, kings| evaluate_squares(pawns, Some(kings), &weights.squares);
    let square_score = squares(pawns, kings);
    assert_eq!(
        squares(pawns.flipped(), kings.flipped()),
        -square_score,
        "{position:?}"
    );
    assert_eq!(
        squares(pawns.mirrored(), kings.mirrored()),
        square_score,
        "{position:?}"
    );
}

/// Random positions, with weights that are drawn anew for each thousand of them.
fn check_random_thousand(number: usize) {
    let mut rng = Rng::new(SEED + number as u64);
    let weights = random_weights(&mut rng);
    for i in 0..1_000 {
        let position = random_position(&mut rng);
        check_exact(position, &weights);
        if i == 0 {
            check_explained(position, &weights);
        }
        if i % 10 == 0 {
            check_exact(position, &Weights::DEFAULT);
            check_symmetric(position, &weights);
        }
    }
}

#[test]
fn the_sum_of_coefficients_times_weights_is_the_evaluation() {
    let corpus = corpus();
    let weights = random_weights(&mut Rng::new(SEED));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for first in 0..threads {
            let (corpus, weights) = (&corpus, &weights);
            scope.spawn(move || {
                for position in corpus.iter().skip(first).step_by(threads) {
                    for weights in [&Weights::DEFAULT, weights] {
                        check_exact(*position, weights);
                        check_explained(*position, weights);
                        check_symmetric(*position, weights);
                    }
                }
                (first..RANDOM / 1_000)
                    .step_by(threads)
                    .for_each(check_random_thousand);
            });
        }
    });
}

/// Weights at the end of the range, and every square full of pawns.
#[test]
fn no_weights_overflow() {
    let most = Score::new(i32::MAX, i32::MIN);
    let weights = Weights::from_fn(|_| most);
    assert!(
        weights
            .pawns
            .scores()
            .all(|score| score == Score::new(32_767, -32_768))
    );
    let sets = [Bitboard::EMPTY, Bitboard::FULL, Bitboard::LIGHT_SQUARES];
    for white in sets {
        for black in sets {
            let position = Position {
                pawns: Pawns::new(white, black),
                kings: Kings {
                    white: Square::A1,
                    black: Square::H8,
                },
            };
            check_exact(position, &weights);
        }
    }
}

/// What a feature of pawns counts, one square at a time.
fn pawn_counts(feature: Feature, view: &View) -> [i32; 9] {
    let mut counts = [0; 9];
    for file in 0..8 {
        for rank in 1..=8 {
            let holds = match feature.name() {
                "passed" => naive::passed_front_most(view, file, rank),
                "protected-passer" => naive::passed_protected(view, file, rank),
                "isolated" => naive::isolated(view, file, rank) && !naive::passed(view, file, rank),
                "backward" => naive::backward(view, file, rank),
                "doubled-rear" => naive::doubled_rear(view, file, rank),
                "phalanx" => naive::phalanx(view, file, rank),
                "defended" => naive::defended(view, file, rank),
                _ => false,
            };
            // A definition of pawns may hold of an empty square.
            counts[rank as usize] += i32::from(holds && view.own(file, rank));
        }
    }
    counts
}

/// A king as its side sees the board: file and rank.
type King = (i32, i32);

fn distance(a: King, b: King) -> i32 {
    (a.0 - b.0).abs().max((a.1 - b.1).abs())
}

/// The shelter on a file: the rearmost own pawn level with the king or ahead of it that nobody attacks.
fn shelter(view: &View, king: King, file: i32) -> Option<i32> {
    let is_attacked = |rank| view.enemy(file - 1, rank + 1) || view.enemy(file + 1, rank + 1);
    (king.1..=8).find(|rank| view.own(file, *rank) && !is_attacked(*rank))
}

/// What a feature of kings or squares counts, one square at a time.
fn king_counts(feature: Feature, view: &View, king: King, enemy: King) -> [i32; 9] {
    let mut counts = [0; 9];
    let center = king.0.clamp(1, 6);
    for file in center - 1..=center + 1 {
        if let ("shelter", Some(rank)) = (feature.name(), shelter(view, king, file)) {
            counts[rank as usize] += 1;
        }
    }
    for file in 0..8 {
        for rank in 1..=8 {
            let here = (file, rank);
            let own = view.own(file, rank);
            let on = |pair: i32| i32::from(here == king && (file == pair || file == 7 - pair));
            let pawn_on = |pair: i32| i32::from(own && (file == pair || file == 7 - pair));
            let passed = own && naive::passed_front_most(view, file, rank);
            let to_stop = |king: King| {
                if passed && rank < 8 {
                    distance(king, (file, rank + 1)).min(4)
                } else {
                    0
                }
            };
            counts[rank as usize] += match feature.name() {
                "files-a-h" => pawn_on(0),
                "files-b-g" => pawn_on(1),
                "files-c-f" => pawn_on(2),
                "files-d-e" => pawn_on(3),
                "king-a-h" => on(0),
                "king-b-g" => on(1),
                "king-c-f" => on(2),
                "king-d-e" => on(3),
                "king-to-passer" => to_stop(king),
                "enemy-king-to-passer" => to_stop(enemy),
                "enemy-pawn-near" => i32::from(view.enemy(file, rank) && distance(king, here) <= 1),
                _ => 0,
            };
        }
    }
    counts
}

#[test]
fn counts_are_what_the_definitions_count() {
    let mut rng = Rng::new(SEED);
    let mut positions = corpus();
    positions.truncate(2_000);
    // Kings stand on the board, and pawns of both sides on different squares.
    positions.extend((0..20_000).map(|_| {
        let (white, black) = random_skeleton(&mut rng);
        let pawns = Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black));
        Position {
            pawns,
            ..random_position(&mut rng)
        }
    }));
    for position in positions {
        let Position { pawns, kings } = position;
        let place = |square: Square| {
            (
                square.file().index() as i32,
                square.rank().index() as i32 + 1,
            )
        };
        let [white, black] = [false, true]
            .map(|is_black| View::new(pawns.white().bits(), pawns.black().bits(), is_black));
        let flipped = kings.flipped();
        let pawn_numbers = pawn_features(pawns);
        let king_numbers = king_features(pawns, kings);
        let square_numbers = square_features(pawns, Some(kings));
        for &feature in Feature::ALL {
            let found = match feature.group() {
                FeatureGroup::Pawns => pawn_numbers.get(feature),
                FeatureGroup::Kings => king_numbers.get(feature),
                _ => square_numbers.get(feature),
            };
            let count = |view, king, enemy| match feature.group() {
                FeatureGroup::Pawns => pawn_counts(feature, view),
                _ => king_counts(feature, view, place(king), place(enemy)),
            };
            let own = count(&white, kings.white, kings.black);
            let enemy = count(&black, flipped.white, flipped.black);
            for (number, found) in found.expect("it is of the group").iter().enumerate() {
                let expected: i32 = match feature.rank(number) {
                    Some(rank) => own[rank.index() + 1] - enemy[rank.index() + 1],
                    None => own.iter().sum::<i32>() - enemy.iter().sum::<i32>(),
                };
                assert_eq!(
                    i32::from(*found),
                    expected,
                    "{feature} {number} of {position:?}\n{pawns:#}\nseed {SEED:#x}"
                );
            }
        }
    }
}

/// No weight stands for nothing, and none for what others say already.
#[test]
#[allow(clippy::needless_range_loop, reason = "as elimination is written")]
fn features_are_independent_on_the_corpus() {
    let positions = corpus();
    if positions.len() < 3_000 {
        println!("only {} positions: not enough to tell", positions.len());
        return;
    }
    let names: Vec<WeightName> = WeightName::all(FeatureGroup::Pawns)
        .chain(WeightName::all(FeatureGroup::Kings))
        .chain(WeightName::all(FeatureGroup::Squares))
        .collect();
    let size = names.len();
    let mut gram = vec![vec![0.0; size]; size];
    for Position { pawns, kings } in positions {
        let pawn_counts = pawn_features(pawns);
        let king_counts = king_features(pawns, kings);
        let square_counts = square_features(pawns, Some(kings));
        let counts = pawn_counts.as_slice().iter().chain(king_counts.as_slice());
        let counts = counts.chain(square_counts.as_slice());
        let row: Vec<f64> = counts.map(|count| f64::from(*count)).collect();
        for (line, a) in gram.iter_mut().zip(&row) {
            if *a != 0.0 {
                for (sum, b) in line.iter_mut().zip(&row) {
                    *sum += a * b;
                }
            }
        }
    }
    // Columns of length one: what is left of each after those before it are taken off says how new it is.
    let lengths: Vec<f64> = (0..size).map(|i| gram[i][i].sqrt()).collect();
    for (i, length) in lengths.iter().enumerate() {
        assert!(*length > 0.0, "{} is zero throughout", names[i]);
    }
    for i in 0..size {
        for j in 0..size {
            gram[i][j] /= lengths[i] * lengths[j];
        }
    }
    for i in 0..size {
        let left = gram[i][i];
        assert!(
            left > 1e-6,
            "{} follows from the features before it ({left:e})",
            names[i]
        );
        for j in i + 1..size {
            let factor = gram[j][i] / left;
            for k in i..size {
                gram[j][k] -= factor * gram[i][k];
            }
        }
    }
}

#[test]
fn weights_survive_text_in_any_order() {
    let mut rng = Rng::new(SEED);
    let weights = random_weights(&mut rng);
    let text = weights.to_string();
    assert_eq!(text.parse(), Ok(weights));
    let lines: Vec<_> = text.lines().rev().collect();
    assert_eq!(lines.join("\r\n").parse(), Ok(weights));

    let fails = |text: &str, message: &str| {
        let error = text.parse::<Weights>().expect_err("it is wrong");
        assert_eq!(error.to_string(), message);
    };
    let doubled = format!("{text}backward 1 2\n");
    let line = doubled.lines().count();
    fails(&doubled, &format!("line {line}: `backward` occurs twice"));
    fails("backward 1", "line 1: expected a name and two numbers");
    fails("backward 1 2 3", "line 1: expected a name and two numbers");
    fails(
        "\n# x\npassed.1 1 2",
        "line 3: there is no weight `passed.1`",
    );
    fails("passed 1 2", "line 1: there is no weight `passed`");
    fails("shelter.9 1 2", "line 1: there is no weight `shelter.9`");
    for number in [-32_768, 32_767] {
        let weights: Weights = format!("backward 1 {number}").parse().expect("in range");
        let backward = "backward".parse().expect("a weight");
        assert_eq!(weights.weight(backward), Score::new(1, number));
    }
    let error = "backward 1 -32769"
        .parse::<Weights>()
        .expect_err("it is too small");
    let message = "line 1: expected a number from -32768 to 32767: number too small";
    assert!(error.to_string().starts_with(message), "{error}");
    let error = "backward 1 40000"
        .parse::<Weights>()
        .expect_err("it is too large");
    assert!(
        error
            .to_string()
            .starts_with("line 1: expected a number from -32768 to 32767")
    );
}

/// What the first version wrote can be read, and a word is said of what has no place any more.
#[test]
fn weights_of_an_earlier_version_are_read_with_a_warning() {
    let mut text = Weights::DEFAULT.to_string();
    let read = |text: &str| {
        let mut warnings = Vec::new();
        let weights = Weights::read(text, |warning| warnings.push(warning.to_string()));
        (weights, warnings)
    };
    assert_eq!(read(&text), (Ok(Weights::DEFAULT), vec![]));
    let line = text.lines().count() + 1;
    text += "unstoppable 0 12\nshelter.7 1 1\nspace 0 0\nking-file.2 0 8\n";
    let expected = vec![
        format!("line {line}: `unstoppable` no longer exists; replaced by `pawn_ending`"),
        format!(
            "line {}: `shelter.7` no longer exists; replaced by nothing",
            line + 1
        ),
        format!(
            "line {}: `king-file.2` no longer exists; replaced by `shelter`",
            line + 3
        ),
    ];
    assert_eq!(read(&text), (Ok(Weights::DEFAULT), expected));

    let (weights, warnings) = read("passed.4 3 40");
    assert_eq!(warnings.len(), PawnWeights::LEN + KingWeights::LEN - 1);
    assert_eq!(warnings[0], "`passed.2` is missing: it counts as zero");
    let weights = weights.expect("it is well-formed");
    assert_eq!(
        weights.weight("passed.4".parse().expect("a weight")),
        Score::new(3, 40)
    );
    assert_eq!(weights.kings, KingWeights::ZERO);
}

#[test]
fn taper_is_between_and_odd() {
    let mut rng = Rng::new(SEED);
    for phase in 0..=30 {
        let phase = Phase::new(phase);
        let extremes = Score::new(i32::MIN, i32::MAX);
        let ends = i64::from(i32::MIN) * i64::from(phase.value())
            + i64::from(i32::MAX) * i64::from(24 - phase.value());
        assert_eq!(i64::from(extremes.taper(phase)), ends / 24);
        for _ in 0..1_000 {
            let score = Score::new(rng.next() as i32 >> 1, rng.next() as i32 >> 1);
            let value = score.taper(phase);
            assert!(value >= score.mg.min(score.eg) && value <= score.mg.max(score.eg));
            assert_eq!((-score).taper(phase), -value);
        }
    }
    assert_eq!(eval::Phase::new(200), Phase::MIDDLEGAME);
}
