//! Weights that were planted are found, and what is demanded of them holds.

mod common;

use std::num::NonZero;

use common::Random;
use pawn_structure::eval::{
    Feature, Phase, Score, WeightName, Weights, evaluate_pawns, pawn_features,
};
use pawn_structure::{Board, Color, Pawns, Role, Square};
use pawn_tune::{
    Base, Constraints, Position, Settings, Target, TuneError, Tuned, Unit, Warning, part, tune,
};

fn board(random: &mut Random) -> Board {
    let mut board = Board::EMPTY;
    for color in Color::ALL {
        for _ in 0..7 {
            let square = Square::ALL[8 + random.below(48)];
            if board.piece_at(square).is_none() {
                board.put(square, Role::Pawn.of(color));
            }
        }
    }
    for role in [
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Rook,
        Role::Queen,
    ] {
        for color in Color::ALL {
            if random.below(2) == 0 {
                board.put(Square::ALL[8 + random.below(48)], role.of(color));
            }
        }
    }
    // In corners that nothing else can be in.
    board.put(Square::ALL[random.below(8)], Role::King.of(Color::White));
    board.put(
        Square::ALL[56 + random.below(8)],
        Role::King.of(Color::Black),
    );
    board
}

/// What a feature is worth in the data; other features nothing.
const PLANTED: [(&str, Score); 4] = [
    ("passed", Score::new(20, 60)),
    ("isolated", Score::new(-25, -15)),
    ("backward", Score::new(-30, -10)),
    ("defended", Score::new(15, 5)),
];

/// A centipawn of the rest in log odds.
const FACTOR: f64 = 0.006;

/// What the planted weights say in centipawns.
fn worth(pawns: Pawns, phase: Phase) -> f64 {
    let counts = pawn_features(pawns);
    let t = f64::from(phase.value()) / 24.0;
    let worth = PLANTED.iter().filter_map(|(name, score)| {
        let counts = counts.get(Feature::from_name(name)?)?;
        let count: f64 = counts.iter().copied().map(f64::from).sum();
        Some(count * (f64::from(score.mg) * t + f64::from(score.eg) * (1.0 - t)))
    });
    worth.sum()
}

/// Games of some positions, with the rest of an engine that does not know the planted weights. A target is
/// the chance itself, by the score.
fn positions(random: &mut Random, games: u64, each: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    for game in 0..games {
        for _ in 0..each {
            let board = board(random);
            let turn = Color::ALL[random.below(2)];
            let mut position = Position::of(&board, turn).expect("two kings");
            let rest = random.below(601) as f64 - 300.0;
            let score = rest + worth(position.pawns, position.phase);
            let chance = 1.0 / (1.0 + (-FACTOR * score).exp());
            position.rest = Some(rest);
            position.score = Some(score);
            position.result = Some(f64::from(u8::from(random.part() < chance)));
            position.game = game;
            positions.push(position);
        }
    }
    positions
}

fn beside_rest() -> Settings {
    Settings {
        base: Base::Rest,
        ..Settings::default()
    }
}

fn run(positions: &[Position], settings: &Settings) -> Tuned {
    tune(positions, &[], settings, &mut |_| {}).expect("weights")
}

/// The weights of a feature, the lowest rank first.
fn weights_of(tuned: &Tuned, feature: Feature) -> Vec<Score> {
    WeightName::of(feature)
        .map(|name| tuned.weights.weight(name))
        .collect()
}

fn weight(tuned: &Tuned, name: &str, number: usize) -> Score {
    let feature = Feature::from_name(name).expect("a feature");
    weights_of(tuned, feature)[number]
}

/// From exact chances the weights come back exactly, and with them the factor.
#[test]
fn planted_weights_and_the_factor_come_back() {
    let positions = positions(&mut Random(1), 700, 4);
    let settings = Settings {
        target: Target::Score,
        scale: 1.0 / FACTOR,
        prior: Some(0.0),
        ..beside_rest()
    };
    let tuned = run(&positions, &settings);
    let factor = tuned
        .alongside
        .iter()
        .find(|(name, _)| name.contains("rest"));
    let (_, [factor, _]) = factor.expect("a factor");
    assert!((factor / 100.0 / FACTOR - 1.0).abs() < 0.01, "{factor}");
    assert!((tuned.units * FACTOR - 1.0).abs() < 0.01);
    for (name, planted) in PLANTED {
        let found = weight(
            &tuned,
            name,
            1.min(Feature::from_name(name).expect("one").len() - 1),
        );
        let off = found - planted;
        assert!(
            off.mg.abs() <= 1 && off.eg.abs() <= 1,
            "{name} {found}, planted {planted}"
        );
    }
    let phalanx = weight(&tuned, "phalanx", 0);
    assert!(phalanx.mg.abs() <= 1 && phalanx.eg.abs() <= 1, "{phalanx}");
}

/// From results, within the intervals.
#[test]
fn intervals_hold_what_was_planted() {
    let positions = positions(&mut Random(2), 3_000, 1);
    let settings = Settings {
        prior: Some(0.0),
        constraints: Constraints {
            signs: false,
            monotony: false,
            ..Constraints::ALL
        },
        kings: false,
        ..beside_rest()
    };
    let tuned = run(&positions, &settings);
    let (mut inside, mut all) = (0, 0);
    let mut seen = Vec::new();
    for weight in &tuned.table {
        let planted = PLANTED
            .iter()
            .find(|(name, _)| *name == weight.name.feature().name());
        let planted = planted.map_or(Score::ZERO, |(_, score)| *score);
        for (interval, planted) in weight.intervals.iter().zip([planted.mg, planted.eg]) {
            let Some([low, high]) = interval else {
                continue;
            };
            // Ranks that share a weight count once.
            let key = (weight.name.feature(), low.to_bits(), high.to_bits());
            if seen.contains(&key) {
                continue;
            }
            seen.push(key);
            inside += u32::from((*low..=*high).contains(&f64::from(planted)));
            all += 1;
        }
    }
    assert!(all > 20 && inside * 100 >= all * 85, "{inside} of {all}");
    let factor = tuned.units * FACTOR;
    assert!((0.85..1.18).contains(&factor), "{factor}");
}

/// What `Rule` promises for the features that everybody knows, on results that are noise: written out here once
/// more, and exactly, in whole numbers.
#[test]
#[allow(clippy::too_many_lines, reason = "one list after the other")]
fn ties_signs_and_monotony_hold() {
    let mut positions = positions(&mut Random(3), 500, 2);
    let mut random = Random(4);
    for position in &mut positions {
        position.result = Some(random.below(3) as f64 / 2.0);
    }
    let settings = Settings {
        prior: Some(0.1),
        unit: Unit::LogOdds(4_000.0),
        ..beside_rest()
    };
    let demanded = |tuned: &Tuned| {
        let scores = |name: &str| -> Vec<(u8, Score)> {
            let feature = Feature::from_name(name).expect("a feature");
            let numbers = 0..feature.len();
            let rank = |number| {
                feature
                    .rank(number)
                    .map_or(0, |rank| rank.index() as u8 + 1)
            };
            numbers
                .map(|number| (rank(number), weights_of(tuned, feature)[number]))
                .collect()
        };
        let halves = |score: Score| [score.mg, score.eg];
        let mut broken = Vec::new();
        for name in ["isolated", "doubled-rear", "backward", "king-to-passer"] {
            if scores(name)
                .iter()
                .flat_map(|(_, score)| halves(*score))
                .any(|half| half > 0)
            {
                broken.push(format!("{name} has a bonus"));
            }
        }
        for name in [
            "passed",
            "protected-passer",
            "phalanx",
            "defended",
            "shelter",
        ] {
            if scores(name)
                .iter()
                .flat_map(|(_, score)| halves(*score))
                .any(|half| half < 0)
            {
                broken.push(format!("{name} has a penalty"));
            }
        }
        for name in ["passed", "phalanx", "defended", "enemy-king-to-passer"] {
            let scores = scores(name);
            let pairs = scores.windows(2).map(|pair| halves(pair[1].1 - pair[0].1));
            if pairs.flatten().any(|rise| rise < 0) {
                broken.push(format!("{name} falls"));
            }
        }
        for (name, ranks) in [("passed", 2..=3), ("defended", 3..=4), ("phalanx", 5..=6)] {
            let scores = scores(name).into_iter();
            let mut tied = scores
                .filter(|(rank, _)| ranks.contains(rank))
                .map(|(_, score)| score);
            let first = tied.next();
            if tied.any(|score| Some(score) != first) {
                broken.push(format!("{name} is not tied"));
            }
        }
        broken
    };
    let all = run(&positions, &settings);
    assert_eq!(demanded(&all), Vec::<String>::new());
    // Of noise it is the constraints that make sense: each switch alone lets it break.
    let free = |constraints| {
        demanded(&run(
            &positions,
            &Settings {
                constraints,
                ..settings.clone()
            },
        ))
    };
    let none = free(Constraints::NONE);
    for word in ["bonus", "penalty", "falls", "tied"] {
        assert!(
            none.iter().any(|broken| broken.contains(word)),
            "{word}: {none:?}"
        );
    }
    let without = |which: usize| Constraints {
        ties: which != 0,
        signs: which != 1,
        monotony: which != 2,
    };
    for (which, words) in [&["tied"][..], &["bonus", "penalty"], &["falls"]]
        .into_iter()
        .enumerate()
    {
        let broken = free(without(which));
        println!("{words:?}: {broken:?}");
        assert!(!broken.is_empty(), "{words:?}");
        let is_expected = |text: &String| words.iter().any(|word| text.contains(word));
        assert!(broken.iter().all(is_expected), "{words:?}: {broken:?}");
    }
}

/// Tables of squares, and what was left out by name, are zero; so are kings if they are not wanted.
#[test]
fn what_is_left_out_is_zero() {
    let positions = positions(&mut Random(5), 300, 1);
    let settings = Settings {
        prior: Some(1.0),
        ..beside_rest()
    };
    let [passed, table] =
        ["passed", "files-a-h"].map(|name| Feature::from_name(name).expect("one"));
    let zero = |tuned: &Tuned, feature: Feature| {
        weights_of(tuned, feature)
            .iter()
            .all(|score| *score == Score::ZERO)
    };
    let tuned = run(&positions, &settings);
    assert!(!zero(&tuned, passed) && zero(&tuned, table));
    let left = &tuned.table[passed.range().start..][..passed.len()];
    assert!(left.iter().all(|weight| weight.intervals[1].is_some()));
    let other = Settings {
        without: vec![passed],
        with: vec![table],
        kings: false,
        ..settings
    };
    let tuned = run(&positions, &other);
    assert!(zero(&tuned, passed) && !zero(&tuned, table));
    assert_eq!(tuned.weights.kings, Weights::ZERO.kings);
    assert!(tuned.fitted > 10);
}

/// All of a game's positions twice: the same prior, and the same weights to the last unit.
#[test]
fn positions_that_are_there_twice_change_nothing() {
    let once = positions(&mut Random(6), 250, 2);
    let twice: Vec<_> = once
        .iter()
        .flat_map(|position| [position.clone(), position.clone()])
        .collect();
    let settings = beside_rest();
    let [a, b] = [&once, &twice].map(|positions| run(positions, &settings));
    assert_eq!((a.games, a.prior), (b.games, b.prior));
    assert_eq!(a.weights, b.weights);
    assert_eq!(b.positions, 2 * a.positions);
    // As games of their own they would be taken for more than they are.
    let mut more = twice.clone();
    for (i, position) in more.iter_mut().enumerate() {
        position.game = position.game * 2 + (i % 2) as u64;
    }
    let settings = Settings {
        prior: Some(a.prior),
        ..settings
    };
    assert_ne!(run(&more, &settings).weights, a.weights);
}

#[test]
fn threads_change_nothing() {
    let positions = positions(&mut Random(7), 1_300, 2);
    let (train, valid) = positions.split_at(2_500);
    let tuned = |threads| {
        let settings = Settings {
            threads: NonZero::new(threads),
            prior: Some(1.0),
            ..beside_rest()
        };
        tune(train, valid, &settings, &mut |_| {}).expect("weights")
    };
    let [one, two] = [1, 2].map(tuned);
    assert_eq!((one.table, one.compared), (two.table, two.compared));
    assert_eq!((one.weights, one.units), (two.weights, two.units));
}

/// Squares with planted values are learnt alongside: what is left for the pawns is what was planted for
/// them.
#[test]
fn squares_are_fitted_alongside() {
    let mut positions = positions(&mut Random(8), 1_000, 1);
    for position in &mut positions {
        let board = position.board.expect("one");
        // A knight is worth 300, and 100 more in the enemy's half; a pawn 100.
        let mut rest = 0.0;
        for (color, sign, half) in [(Color::White, 1.0, 32..64), (Color::Black, -1.0, 0..32)] {
            rest += sign * 100.0 * f64::from(board.pieces(color, Role::Pawn).count());
            for square in board.pieces(color, Role::Knight) {
                rest += sign
                    * if half.contains(&square.index()) {
                        400.0
                    } else {
                        300.0
                    };
            }
        }
        let score = rest + worth(position.pawns, position.phase);
        position.score = Some(score);
    }
    let settings = Settings {
        base: Base::Squares,
        target: Target::Score,
        scale: 1.0 / FACTOR,
        prior: Some(0.01),
        kings: false,
        ..Settings::default()
    };
    let tuned = run(&positions, &settings);
    assert!(
        (tuned.units * FACTOR - 1.0).abs() < 0.1,
        "{}",
        tuned.units * FACTOR
    );
    for (name, planted) in PLANTED {
        let found = weight(&tuned, name, 0);
        let off = found - planted;
        assert!(
            off.mg.abs() <= 12 && off.eg.abs() <= 12,
            "{name} {found}, planted {planted}"
        );
    }
    let base = tuned.compared.iter().find(|row| row.name == "base alone");
    let all = tuned.compared.iter().find(|row| row.name == "tuned");
    assert!(base.expect("a row").train > all.expect("a row").train + 0.001);
}

/// Weights are drawn to the start: all the way if nothing speaks against it strongly enough.
#[test]
fn a_start_is_where_weights_are_drawn_to() {
    let positions = positions(&mut Random(9), 200, 1);
    let text = Weights::ZERO.to_string();
    let lines = text.lines().map(|line| match line.strip_suffix(" 0 0") {
        Some(name) if name.starts_with("isolated") => format!("{name} -7 -9\n"),
        _ => format!("{line}\n"),
    });
    let start: String = lines.collect();
    let start: Weights = start.parse().expect("weights");
    let settings = Settings {
        start: Some(start),
        prior: Some(1e7),
        unit: Unit::LogOdds(400.0),
        ..beside_rest()
    };
    assert_eq!(run(&positions, &settings).weights, start);
}

#[test]
fn few_games_are_warned_of() {
    let positions = positions(&mut Random(10), 400, 1);
    let warned = |positions: &[Position], kings| {
        let settings = Settings {
            prior: Some(1.0),
            kings,
            without: Feature::ALL
                .iter()
                .filter(|feature| !kings && feature.name() != "isolated")
                .copied()
                .collect(),
            ..beside_rest()
        };
        let tuned = run(positions, &settings);
        let warning = tuned.warnings.iter().find_map(|warning| match warning {
            Warning::FewGames { games, needed } => Some((*games, *needed)),
            _ => None,
        });
        (tuned.fitted, warning)
    };
    let (fitted, warning) = warned(&positions, true);
    assert_eq!(warning, Some((400, 20 * fitted)));
    // A weight for either phase.
    assert_eq!(warned(&positions, false), (2, None));
    assert_eq!(warned(&positions[..39], false), (2, Some((39, 40))));
}

#[test]
fn what_is_missing_is_named() {
    let whole = positions(&mut Random(11), 3, 1);
    let error = |change: fn(&mut Position), settings: &Settings| {
        let mut positions = whole.clone();
        change(&mut positions[1]);
        tune(&positions, &[], settings, &mut |_| {}).expect_err("an error")
    };
    let settings = |target| Settings {
        target,
        ..beside_rest()
    };
    let no_result: fn(&mut Position) = |position| position.result = None;
    let no_score: fn(&mut Position) = |position| position.score = None;
    assert_eq!(
        error(no_result, &settings(Target::Result)),
        TuneError::Target(1)
    );
    assert_eq!(
        error(no_score, &settings(Target::Mix)),
        TuneError::Target(1)
    );
    assert_eq!(
        error(|position| position.rest = None, &beside_rest()),
        TuneError::Base(1)
    );
    assert_eq!(
        error(|position| position.board = None, &Settings::default()),
        TuneError::Base(1)
    );
    let held = tune(
        &whole,
        &[{
            let mut one = whole[0].clone();
            one.result = None;
            one
        }],
        &beside_rest(),
        &mut |_| {},
    );
    assert_eq!(held.expect_err("an error"), TuneError::Target(3));
    assert_eq!(
        tune(&[], &[], &beside_rest(), &mut |_| {}).expect_err("an error"),
        TuneError::Empty
    );
    // A rest that says the opposite of what happens has a factor of zero.
    let mut wrong = positions(&mut Random(12), 60, 1);
    for position in &mut wrong {
        position.result = position.rest.map(|rest| f64::from(u8::from(rest < 0.0)));
    }
    let fixed = Settings {
        prior: Some(1.0),
        ..beside_rest()
    };
    assert_eq!(
        tune(&wrong, &[], &fixed, &mut |_| {}).expect_err("an error"),
        TuneError::Pawn
    );
    for wrong in [
        Settings {
            scale: 0.0,
            ..beside_rest()
        },
        Settings {
            prior: Some(-1.0),
            ..beside_rest()
        },
        Settings {
            unit: Unit::LogOdds(f64::NAN),
            ..beside_rest()
        },
    ] {
        assert!(matches!(
            tune(&whole, &[], &wrong, &mut |_| {}),
            Err(TuneError::Setting(_))
        ));
    }
}

/// Positions of a game are in one part, and parts are even.
#[test]
fn parts_are_even() {
    for seed in [0, 1, 77] {
        let mut counts = [0; 5];
        for game in 0..20_000 {
            counts[(part(game, seed) * 5.0) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (3_800..4_200).contains(count)),
            "{counts:?}"
        );
    }
}

/// What a position is without a board: an engine's own phase is kept.
#[test]
fn an_engine_needs_no_board() {
    let board = Board::START;
    let position = Position {
        phase: Phase::new(11),
        board: None,
        rest: Some(0.0),
        result: Some(0.5),
        ..Position::of(&board, Color::White).expect("two kings")
    };
    assert_eq!(
        evaluate_pawns(position.pawns, &Weights::DEFAULT.pawns),
        Score::ZERO
    );
    let settings = Settings {
        unit: Unit::LogOdds(400.0),
        ..beside_rest()
    };
    let tuned = run(&[position], &settings);
    assert_eq!(tuned.weights, Weights::ZERO);
    assert!(
        tuned
            .warnings
            .iter()
            .any(|warning| matches!(warning, Warning::PriorGuessed(_)))
    );
}
