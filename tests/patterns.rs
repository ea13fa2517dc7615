//! Every pattern of the catalogue and every rule is what its definition says: on all small boards, on
//! random ones, on what other programs answered, and under the symmetries of the board.
//!
//! A pattern is covered by being in `Pattern::ALL`. Boards of three full files are in `exhaustive.rs`.

use std::{collections::BTreeMap, thread};

use pawn_structure::{
    AttackSpanRule, BackwardRule, Bitboard, BlockedRule, CandidateRule, Color, ConnectedRule,
    DoubledRule, File, HangingRule, LeverPushRule, OutpostRule, PassedRule, Pattern, PatternKind,
    PawnStructure, PawnTraits, Pawns, Rules, Side, Square,
};

mod defined;
mod oracle;

use defined::{Case, cases, rule_cases, word};
use oracle::{
    data,
    pawns::{self as naive, Kind, View, row},
    rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank},
};

/// The seed of every random board here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0003;

/// How many random boards every run looks at; `two_million_random_boards` looks at more.
const RANDOM_BOARDS: usize = 50_000;

/// A number that the library counts, and the row of the oracle that defines it.
type Number = (&'static str, fn(Side) -> i32);

const NUMBERS: &[Number] = &[
    ("light_minus_dark", |side| side.light_minus_dark()),
    ("longest_chain", |side| side.longest_chain() as i32),
    ("islands", |side| side.islands() as i32),
    ("majority_qside", |side| side.queen_side_majority()),
    ("majority_kside", |side| side.king_side_majority()),
    ("majority_qwing", |side| side.queen_wing_majority()),
    ("majority_kwing", |side| side.king_wing_majority()),
    ("majority_center", |side| side.center_majority()),
    ("file_majority_qside", |side| {
        side.queen_side_file_majority()
    }),
    ("file_majority_kside", |side| side.king_side_file_majority()),
    ("crippled_majority_qside", |side| {
        side.has_crippled_queen_side_majority().into()
    }),
    ("crippled_majority_kside", |side| {
        side.has_crippled_king_side_majority().into()
    }),
];

fn skeleton(white: u64, black: u64) -> Pawns {
    Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
}

/// Compares everything about both sides with its definition.
fn check(cases: &[Case], white: u64, black: u64) {
    check_sides(&Color::ALL, cases, white, black);
}

fn check_sides(colors: &[Color], cases: &[Case], white: u64, black: u64) {
    let pawns = skeleton(white, black);
    for &color in colors {
        let side = pawns.side(color);
        let view = View::new(white, black, color == Color::Black);
        for case in cases {
            let library = (case.computed)(side).bits();
            let defined = naive::set_in(case.row, &view);
            assert_eq!(
                library, defined,
                "{} for {color} on {pawns} (seed {SEED:#x}): {library:016x}, by definition {defined:016x}",
                case.name
            );
        }
        for (name, number) in NUMBERS {
            assert_eq!(
                number(side),
                naive::number_in(row(name), &view),
                "{name} for {color} on {pawns} (seed {SEED:#x})"
            );
        }
    }
}

/// Runs a check for each of a number of boards on all cores.
fn on_all_cores(boards: usize, check: impl Fn(usize) + Sync) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for first in 0..threads {
            let check = &check;
            scope.spawn(move || (first..boards).step_by(threads).for_each(check));
        }
    });
}

/// The sets of up to two pawns on the second to seventh rank.
fn up_to_two_pawns() -> Vec<u64> {
    let squares = 8..56;
    let mut sets = vec![0];
    sets.extend(squares.clone().map(|square| 1 << square));
    sets.extend(
        squares
            .clone()
            .flat_map(|a| (a + 1..56).map(move |b| 1 << a | 1 << b)),
    );
    sets
}

#[test]
fn all_boards_of_up_to_two_pawns_a_side() {
    let cases = cases();
    let sets = up_to_two_pawns();
    assert_eq!(sets.len(), 1 + 48 + 48 * 47 / 2);
    on_all_cores(sets.len(), |index| {
        let white = sets[index];
        let disjoint = sets.iter().filter(|black| white & **black == 0);
        // What Black sees of a board White sees of the flipped one, which is among them too.
        disjoint.for_each(|black| check_sides(&[Color::White], &cases, white, *black));
    });
}

/// Each board has a generator of its own, so that the threads share none.
fn random_boards(boards: usize, random: fn(&mut Rng) -> (u64, u64)) {
    println!("{boards} random boards, seed {SEED:#x}");
    let cases = cases();
    on_all_cores(boards, |index| {
        let (white, black) = random(&mut Rng::new(SEED + index as u64));
        check(&cases, white, black);
    });
}

#[test]
fn random_boards_of_all_densities() {
    random_boards(RANDOM_BOARDS, random_skeleton);
}

#[test]
#[ignore = "takes minutes: cargo test --release --test patterns -- --ignored"]
fn two_million_random_boards() {
    random_boards(2_000_000, random_skeleton);
}

#[test]
fn random_boards_with_pawns_on_the_back_ranks() {
    random_boards(RANDOM_BOARDS / 5, random_skeleton_any_rank);
}

#[test]
fn random_sets_that_overlap() {
    random_boards(RANDOM_BOARDS / 5, random_overlapping);
}

/// Every skeleton of the other programs' tables, whatever they said of it.
#[test]
fn skeletons_of_games() {
    let cases = cases();
    data::compare("pawn_oracles.tsv", |facts| {
        check(&cases, facts.set("wp"), facts.set("bp"));
    });
}

/// The squares or files that a text names; a number stands for itself.
fn named(text: &str) -> u64 {
    let squares = text.split(' ').map(|word| match word.parse::<Square>() {
        Ok(square) => square.bitboard(),
        Err(_) => word.parse::<File>().expect("a square or a file").bitboard(),
    });
    squares.fold(Bitboard::EMPTY, |all, set| all | set).bits()
}

/// Examples that were worked by hand when the patterns were defined.
#[test]
fn worked_examples() {
    let cases = cases();
    let mut examples = 0;
    for line in include_str!("data/examples.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [word, placement, side, answer] = columns[..] else {
            panic!("four columns: {line}")
        };
        let pawns: Pawns = placement.parse().expect("a placement");
        let side = pawns.side(side.parse().expect("a colour"));
        if let Some((_, number)) = NUMBERS.iter().find(|(name, _)| *name == word) {
            assert_eq!(number(side).to_string(), answer, "{line}");
        } else {
            let meant: Vec<_> = cases.iter().filter(|case| case.row.name == word).collect();
            assert!(!meant.is_empty(), "no pattern for {line}");
            for case in meant {
                assert_eq!(
                    (case.computed)(side).bits(),
                    named(answer),
                    "{}: {line}",
                    case.name
                );
            }
        }
        examples += 1;
    }
    assert_eq!(examples, 278);
}

/// Both sides' answer of a set for each row of a table, against a program's column of it.
/// By program and column: how many sets were compared, and how many of them differ.
type Differences = BTreeMap<(&'static str, &'static str), (usize, usize)>;

fn agree(
    differences: &mut Differences,
    column: (&'static str, &'static str),
    ours: u64,
    theirs: u64,
) {
    let (compared, different) = differences.entry(column).or_default();
    *compared += 1;
    *different += usize::from(ours != theirs);
}

fn report(differences: &Differences) {
    println!(
        "{:<22}{:<22}{:>10}{:>12}",
        "program", "column", "compared", "different"
    );
    for ((program, column), (compared, different)) in differences {
        println!("{program:<22}{column:<22}{compared:>10}{different:>12}");
    }
    let wrong: Vec<_> = differences
        .iter()
        .filter(|(_, (_, different))| *different > 0)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// What programs said of pawn skeletons, and the library's word for it, by their preset where there is one.
#[test]
fn every_dialect_equals_its_program() {
    type Set = fn(Side) -> Bitboard;
    let columns: &[(&str, &str, Set)] = &[
        ("CPW, CQL, Ethereal", "passed", |side| side.passed()),
        ("Stockfish 11", "passed_sf11", |side| {
            side.passed_by(Rules::STOCKFISH_11.passed)
        }),
        ("Stockfish 15", "passed_sf15", |side| {
            side.passed_by(Rules::STOCKFISH_15.passed)
        }),
        ("all six", "isolated", |side| side.isolated()),
        ("CPW", "half_isolated", |side| side.half_isolated()),
        ("CPW", "open", |side| side.open()),
        ("CPW", "backward_cpw", |side| {
            side.backward_by(Rules::CPW.backward)
        }),
        ("Stockfish 11, 15", "backward_sf", |side| {
            side.backward_by(Rules::STOCKFISH_15.backward)
        }),
        ("Ethereal", "backward_eth", |side| {
            side.backward_by(Rules::ETHEREAL.backward)
        }),
        ("zurichess", "backward_zur", |side| {
            side.backward_by(Rules::ZURICHESS.backward)
        }),
        ("CPW", "straggler_cpw", |side| side.stragglers()),
        ("CPW", "behind_own", |side| {
            side.doubled_by(DoubledRule::Rear)
        }),
        ("CPW", "infront_own", |side| {
            side.doubled_by(DoubledRule::Front)
        }),
        ("Stockfish 11, 15", "doubled_sf", |side| {
            side.doubled_by(Rules::STOCKFISH_11.doubled)
        }),
        ("Stockfish 11, 15", "support_sf", |side| side.defended()),
        ("Stockfish 11, 15", "phalanx_sf", |side| side.phalanx()),
        ("Stockfish, Ethereal", "lever", |side| side.levers()),
        ("Stockfish 11, 15", "leverpush_sf", |side| {
            side.lever_pushes_by(Rules::STOCKFISH_15.lever_pushes)
        }),
        ("Stockfish, Ethereal", "ram", |side| side.rams()),
        ("Ethereal", "candidate_eth", |side| {
            side.candidate_by(Rules::ETHEREAL.candidate)
        }),
        ("CPW", "candidate5_cpw", |side| {
            side.candidate_by(CandidateRule::CpwFifth)
        }),
        ("zurichess", "connected_zur", |side| {
            side.connected_by(Rules::ZURICHESS.connected)
        }),
        ("Ethereal", "connected_eth", |side| {
            side.connected_by(Rules::ETHEREAL.connected)
        }),
        ("Stockfish 11, 15", "span_sf", |side| {
            side.attack_front_span_by(Rules::STOCKFISH_15.attack_front_span)
        }),
        ("CPW", "front_spans", |side| side.front_span()),
        ("CPW", "east_attack_front", |side| {
            side.east_attack_front_span()
        }),
        ("CPW", "west_attack_front", |side| {
            side.west_attack_front_span()
        }),
    ];
    let mut differences = BTreeMap::new();
    data::compare("pawn_oracles.tsv", |facts| {
        let pawns = skeleton(facts.set("wp"), facts.set("bp"));
        for (color, suffix) in [(Color::White, "w"), (Color::Black, "b")] {
            let side = pawns.side(color);
            for (program, column, set) in columns {
                let said = facts.set(&format!("{column}_{suffix}"));
                agree(&mut differences, (program, column), set(side).bits(), said);
            }
            let said = facts.number(&format!("islands_{suffix}"));
            agree(
                &mut differences,
                ("CPW", "islands"),
                side.islands().into(),
                said as u64,
            );
        }
    });
    report(&differences);
}

/// CQL's filters hold the pawns of both colours.
#[test]
fn cql_agrees() {
    type Set = fn(Side) -> Bitboard;
    let columns: &[(&str, &str, Set)] = &[
        ("CQL 6.2", "passedpawns", |side| {
            side.passed_by(Rules::CQL.passed)
        }),
        ("CQL 6.2", "isolatedpawns", |side| side.isolated()),
        ("CQL 6.2", "doubledpawns", |side| {
            side.doubled_by(Rules::CQL.doubled)
        }),
        ("CQL 6.2", "connectedpawns", |side| {
            side.connected_by(Rules::CQL.connected)
        }),
    ];
    let mut differences = BTreeMap::new();
    data::compare("cql_oracles.tsv", |facts| {
        let pawns: Pawns = facts.text("fen").parse().expect("the table holds FENs");
        for (program, column, set) in columns {
            let both = set(pawns.side(Color::White)) | set(pawns.side(Color::Black));
            agree(
                &mut differences,
                (program, column),
                both.bits(),
                facts.set(column),
            );
        }
    });
    report(&differences);
}

#[test]
fn colour_flip_and_mirror() {
    let rules = rule_cases();
    on_all_cores(100_000, |index| {
        let (white, black) = random_overlapping(&mut Rng::new(SEED + index as u64));
        let pawns = skeleton(white, black);
        assert_eq!(pawns.flipped().flipped(), pawns);
        assert_eq!(pawns.mirrored().mirrored(), pawns);
        for color in Color::ALL {
            let side = pawns.side(color);
            let flipped = pawns.flipped().side(!color);
            let mirrored = pawns.mirrored().side(color);
            assert_eq!(side.opponent(), pawns.side(!color));
            for pattern in Pattern::ALL {
                let set = pattern.squares(side);
                // Written only when it is needed: it takes far longer than what is checked.
                let place = || format!("{pattern} for {color} on {pawns} (seed {SEED:#x})");
                assert_eq!(
                    pattern.squares(flipped),
                    set.flip_vertical(),
                    "flip of {}",
                    place()
                );
                let partner = pattern.mirrored().squares(mirrored);
                assert_eq!(partner, set.mirror_horizontal(), "mirror of {}", place());
            }
            for case in &rules {
                let set = (case.computed)(side);
                assert_eq!(
                    (case.computed)(flipped),
                    set.flip_vertical(),
                    "flip of {}",
                    case.name
                );
                assert_eq!(
                    (case.computed)(mirrored),
                    set.mirror_horizontal(),
                    "mirror of {}",
                    case.name
                );
            }
            // Colours of squares change under both, wings under the mirror, nothing else does.
            assert_eq!(flipped.light_minus_dark(), -side.light_minus_dark());
            assert_eq!(mirrored.light_minus_dark(), -side.light_minus_dark());
            for (name, number) in &NUMBERS[1..] {
                assert_eq!(number(flipped), number(side), "flip of {name} on {pawns}");
                let partner = match *name {
                    "majority_qside" => "majority_kside",
                    "majority_kside" => "majority_qside",
                    "majority_qwing" => "majority_kwing",
                    "majority_kwing" => "majority_qwing",
                    "file_majority_qside" => "file_majority_kside",
                    "file_majority_kside" => "file_majority_qside",
                    "crippled_majority_qside" => "crippled_majority_kside",
                    "crippled_majority_kside" => "crippled_majority_qside",
                    itself => itself,
                };
                let (_, partner) = NUMBERS
                    .iter()
                    .find(|(name, _)| *name == partner)
                    .expect("listed");
                assert_eq!(
                    partner(mirrored),
                    number(side),
                    "mirror of {name} on {pawns}"
                );
            }
        }
    });
}

/// What must hold among the patterns of one side, whatever each of them means.
#[test]
#[allow(clippy::too_many_lines, reason = "a list of laws")]
fn patterns_agree_with_each_other() {
    on_all_cores(100_000, |index| {
        let (white, black) = random_skeleton_any_rank(&mut Rng::new(SEED + index as u64));
        let pawns = skeleton(white, black);
        for color in Color::ALL {
            let side = pawns.side(color);
            let enemy = pawns.side(!color);
            let own = side.own();
            let partition = |parts: &[Bitboard], whole: Bitboard, what: &str| {
                let union = parts.iter().fold(Bitboard::EMPTY, |all, part| all | *part);
                let sum: u32 = parts.iter().map(|part| part.count()).sum();
                assert!(
                    union == whole && sum == whole.count(),
                    "{what} for {color} on {pawns}"
                );
            };
            let nested = |sets: &[Bitboard], what: &str| {
                let grows = sets.windows(2).all(|pair| pair[0].is_subset(pair[1]));
                assert!(grows, "{what} for {color} on {pawns}");
            };
            let backward = |rule| side.backward_by(rule);
            let passed = |rule| side.passed_by(rule);

            for pattern in Pattern::ALL {
                let set = pattern.squares(side);
                match pattern.kind() {
                    PatternKind::OwnPawns => assert!(set.is_subset(own), "{pattern}"),
                    PatternKind::EnemyPawns => assert!(set.is_subset(side.enemy()), "{pattern}"),
                    PatternKind::Files => assert_eq!(set.file_fill(), set, "{pattern}"),
                    _ => {}
                }
            }
            partition(
                &[side.open(), side.opposed()],
                own,
                "open and opposed are all pawns",
            );
            partition(
                &[side.passed(), side.half_free()],
                side.open(),
                "open is passed or half-free",
            );
            partition(
                &[side.candidate(), side.fakers()],
                side.half_free() - side.doubled_rear(),
                "half-free front pawns are candidates or fakers",
            );
            partition(
                &[side.isolated(), side.backward(), side.overly_advanced()],
                side.weak(),
                "weak pawns are of one of three classes",
            );
            partition(
                &[side.passed_front_most(), side.passed_rear_twins()],
                side.passed(),
                "passed pawns are front-most or rear twins",
            );
            partition(
                &[side.defended(), side.unsupported()],
                own,
                "defended or not",
            );
            partition(
                &[side.chain_bases(), side.chain_heads(), side.chain_links()],
                side.chain_members(),
                "chain members are bases, heads or links",
            );
            partition(
                &[side.exactly_doubled(), side.tripled()],
                side.doubled(),
                "doubled is exactly doubled or tripled",
            );
            partition(
                &[side.single_pawn_attacks(), side.double_pawn_attacks()],
                side.pawn_attacks(),
                "attacks are single or double",
            );
            partition(
                &[
                    side.open_files(),
                    side.half_open_files(),
                    side.closed_files(),
                    enemy.half_open_files(),
                ],
                Bitboard::FULL,
                "files are open, closed or half-open for one side",
            );
            nested(
                &[
                    side.passed_front_most(),
                    passed(PassedRule::Stockfish15),
                    passed(PassedRule::Stockfish11),
                ],
                "passed pawns by Stockfish are more",
            );
            nested(
                &[side.sneakers(), passed(PassedRule::Stockfish15)],
                "sneakers are passed by Stockfish",
            );
            nested(
                &[
                    backward(BackwardRule::Zurichess),
                    backward(BackwardRule::Standard),
                    backward(BackwardRule::StockfishScored),
                    backward(BackwardRule::Stockfish),
                ],
                "backward",
            );
            nested(
                &[
                    side.strict_stragglers(),
                    side.stragglers(),
                    backward(BackwardRule::Cpw),
                    backward(BackwardRule::Telestop),
                    backward(BackwardRule::TelestopCpw),
                ],
                "stragglers and telestops",
            );
            nested(
                &[
                    backward(BackwardRule::CpwMutual),
                    backward(BackwardRule::Cpw),
                ],
                "mutual",
            );
            nested(
                &[
                    side.connected_by(ConnectedRule::Ethereal),
                    side.connected_by(ConnectedRule::Stockfish),
                    side.connected(),
                    side.connected_by(ConnectedRule::Files),
                    !side.isolated(),
                ],
                "connected",
            );
            nested(
                &[side.hanging(), side.hanging_by(HangingRule::Cpw)],
                "hanging",
            );
            nested(
                &[side.protected_passers(), side.passed_front_most()],
                "protected passers",
            );
            nested(
                &[side.connected_passers(), side.passers_on_adjacent_files()],
                "connected passers",
            );
            nested(
                &[side.candidate_by(CandidateRule::Path), side.half_free()],
                "candidates by path",
            );
            assert_eq!(
                side.inner_levers() | side.outer_levers() | side.center_levers(),
                side.levers()
            );
            assert_eq!(
                side.loose_levers()
                    | side.tight_levers()
                    | side.restrained_levers()
                    | side.cross_duos() & side.levers(),
                side.levers(),
                "kinds of levers for {color} on {pawns}"
            );
            assert_eq!(side.east_levers().count(), enemy.west_levers().count());
            assert_eq!(side.rams().count(), enemy.rams().count());
            assert_eq!(!side.safe_squares(), enemy.controlled_squares());
            assert_eq!(
                side.west_island_borders().count(),
                side.east_island_borders().count()
            );
            assert!(side.islands() <= 4);
            // Passed, the other way round: enemy attacks stay clear of the way.
            let forward = side.color();
            let watched = enemy.pawn_attacks().rear_fill(forward);
            let front_most = own - side.rear_span() - enemy.front_span() - watched;
            assert_eq!(
                side.passed_front_most(),
                front_most,
                "for {color} on {pawns}"
            );
        }
    });
}

#[test]
fn the_catalogue_is_sound() {
    let mut names: Vec<_> = Pattern::ALL.iter().map(|pattern| pattern.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Pattern::ALL.len(), "a name stands twice");
    let mut flags = PawnTraits::empty();
    for pattern in Pattern::ALL {
        assert_eq!(Pattern::from_name(pattern.name()), Some(*pattern));
        assert_eq!(pattern.name().parse(), Ok(*pattern));
        assert_eq!(pattern.mirrored().mirrored(), *pattern);
        let example: Pawns = pattern
            .example()
            .parse()
            .expect("the example is a placement");
        let shown = Color::ALL.map(|color| pattern.squares(example.side(color)));
        assert!(
            shown.iter().any(|set| !set.is_empty()),
            "{pattern} is not on {example}"
        );
        if let Some(flag) = pattern.flag() {
            assert_eq!(
                pattern.kind(),
                PatternKind::OwnPawns,
                "{pattern} is no property of a pawn"
            );
            assert!(!flags.intersects(flag), "the flag of {pattern} is taken");
            flags |= flag;
        }
        assert_eq!(
            pattern.squares(example.side(Color::White)),
            pattern.squares_by(example.side(Color::White), &Rules::DEFAULT)
        );
        // The oracle and the catalogue mean the same kind of thing.
        let kind = match pattern.kind() {
            PatternKind::OwnPawns => Kind::Own,
            PatternKind::EnemyPawns => Kind::Enemy,
            _ => Kind::Square,
        };
        assert_eq!(row(word(*pattern)).kind, kind, "{pattern}");
    }
    assert_eq!(flags, PawnTraits::all());
    assert_eq!(Pattern::from_name("sideways"), None);
}

#[test]
fn traits_are_the_sets_a_pawn_is_in() {
    for index in 0..2_000 {
        let (white, black) = random_skeleton(&mut Rng::new(SEED + index));
        let pawns = skeleton(white, black);
        let structure = PawnStructure::new(pawns);
        for square in Square::ALL {
            let owner = Color::ALL
                .into_iter()
                .find(|color| pawns.by_color(*color).contains(square));
            let traits = pawns.traits(square);
            assert_eq!(traits.map(|(color, _)| color), owner);
            let Some((color, traits)) = traits else {
                continue;
            };
            let side = pawns.side(color);
            assert_eq!(side.traits(square), Some(traits));
            assert_eq!(side.opponent().traits(square), None);
            for pattern in Pattern::ALL {
                if let Some(flag) = pattern.flag() {
                    assert_eq!(
                        traits.contains(flag),
                        pattern.squares(side).contains(square)
                    );
                }
            }
            // The flags of the sets that the structure holds, and those alone.
            let held = PawnTraits::PASSED
                | PawnTraits::PASSED_FRONT_MOST
                | PawnTraits::CANDIDATE
                | PawnTraits::ISOLATED
                | PawnTraits::HALF_ISOLATED
                | PawnTraits::DOUBLED_REAR
                | PawnTraits::BACKWARD
                | PawnTraits::PHALANX
                | PawnTraits::DEFENDED
                | PawnTraits::CONNECTED
                | PawnTraits::LEVER
                | PawnTraits::RAM
                | PawnTraits::LEVER_PUSH
                | PawnTraits::OPPOSED
                | PawnTraits::PROTECTED_PASSER
                | PawnTraits::CONNECTED_PASSER
                | PawnTraits::OUTSIDE_PASSER
                | PawnTraits::CHAIN_BASE;
            assert_eq!(
                structure.traits(square),
                Some((color, traits & held)),
                "{square} on {pawns}"
            );
        }
    }
}

#[test]
fn the_structure_holds_what_the_methods_give() {
    for index in 0..20_000 {
        let (white, black) = random_overlapping(&mut Rng::new(SEED + index));
        let pawns = skeleton(white, black);
        for (name, rules) in Rules::PRESETS {
            let structure = PawnStructure::with_rules(pawns, rules);
            if *name == "default" {
                assert_eq!(structure, PawnStructure::new(pawns));
            }
            for color in Color::ALL {
                let (sets, side) = (structure.by_color(color), pawns.side(color));
                let pairs = [
                    (sets.own, side.own()),
                    (sets.pawn_attacks, side.pawn_attacks()),
                    (sets.double_pawn_attacks, side.double_pawn_attacks()),
                    (
                        sets.attack_front_span,
                        side.attack_front_span_by(rules.attack_front_span),
                    ),
                    (sets.passed, side.passed_by(rules.passed)),
                    (sets.passed_front_most, side.passed_front_most()),
                    (sets.candidate, side.candidate_by(rules.candidate)),
                    (sets.isolated, side.isolated()),
                    (sets.half_isolated, side.half_isolated()),
                    (sets.doubled_rear, side.doubled_rear()),
                    (sets.backward, side.backward_by(rules.backward)),
                    (sets.phalanx, side.phalanx()),
                    (sets.defended, side.defended()),
                    (sets.connected, side.connected_by(rules.connected)),
                    (sets.levers, side.levers()),
                    (sets.rams, side.rams()),
                    (sets.lever_pushes, side.lever_pushes_by(rules.lever_pushes)),
                    (sets.opposed, side.opposed()),
                    (sets.protected_passers, side.protected_passers()),
                    (sets.connected_passers, side.connected_passers()),
                    (sets.outside_passers, side.outside_passers()),
                    (sets.chain_bases, side.chain_bases()),
                    (sets.outposts, side.outposts_by(rules.outposts)),
                    (sets.holes, side.holes()),
                    (sets.half_open_files, side.half_open_files()),
                ];
                for (field, (held, given)) in pairs.into_iter().enumerate() {
                    assert_eq!(
                        held, given,
                        "field {field} for {color} by {name} on {pawns}"
                    );
                }
            }
        }
    }
}

/// The placement that a reading names shows a difference from the default, and the names lead back.
#[test]
fn every_reading_differs_where_it_says() {
    macro_rules! check {
        ($($rule:ident $by:ident;)*) => {$(
            for rule in $rule::ALL {
                assert_eq!(rule.reading().name.parse(), Ok(*rule));
                let Some(placement) = rule.reading().differs_on else {
                    assert_eq!(*rule, $rule::default());
                    continue;
                };
                let pawns: Pawns = placement.parse().expect("a placement");
                let differs = Color::ALL.into_iter().any(|color| {
                    let side = pawns.side(color);
                    side.$by(*rule) != side.$by($rule::default())
                });
                assert!(differs, "{} by {rule} is the default on {placement}", stringify!($by));
            }
        )*};
    }
    check! {
        PassedRule passed_by;
        CandidateRule candidate_by;
        BackwardRule backward_by;
        DoubledRule doubled_by;
        ConnectedRule connected_by;
        OutpostRule outposts_by;
        HangingRule hanging_by;
        LeverPushRule lever_pushes_by;
        BlockedRule blocked_by;
        AttackSpanRule attack_front_span_by;
    }
}
