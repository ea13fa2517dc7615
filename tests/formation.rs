//! Named formations are what their templates say: near every reference skeleton, on random skeletons
//! and on positions of games; and their order, names and kinship are those of the table.

use std::collections::BTreeSet;

use pawn_structure::{Bitboard, Color, Formation, ParseError, Pawns};

mod oracle;

use oracle::{
    bit, data,
    formations::{self as naive, board, placement},
    mailbox::WHITE,
    rng::{Rng, random_overlapping, random_skeleton, random_skeleton_any_rank},
};

/// The seed of every random skeleton here; it is part of each failure's message.
const SEED: u64 = 0x5eed_0038;

/// How many random skeletons a run looks at.
const RANDOM: usize = 100_000;

fn pawns(white: u64, black: u64) -> Pawns {
    Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
}

/// Matches of the library as the oracle writes them.
fn matches(pawns: Pawns) -> Vec<(usize, usize)> {
    Formation::matches(pawns)
        .map(|(formation, owner)| {
            let index = Formation::ALL.iter().position(|each| *each == formation);
            (index.expect("all are in ALL"), owner.index())
        })
        .collect()
}

/// How often each formation was met with either owner.
struct Comparison {
    table: Vec<naive::Formation>,
    hits: Vec<[usize; 2]>,
    /// Skeletons, and those of them with a formation.
    seen: [usize; 2],
}

impl Comparison {
    fn new() -> Comparison {
        let table = naive::table();
        let hits = vec![[0; 2]; table.len()];
        Comparison {
            table,
            hits,
            seen: [0; 2],
        }
    }

    /// The matches are the oracle's, in its order; and one at a time gives the same as all.
    fn compare(&mut self, white: u64, black: u64) {
        let pawns = pawns(white, black);
        let expected = naive::matches(&self.table, &board(white, black));
        let found = matches(pawns);
        assert_eq!(found, expected, "{pawns:?}, seed {SEED:#x}\n{pawns:#}");
        for owner in Color::ALL {
            for (index, formation) in Formation::ALL.iter().enumerate() {
                assert_eq!(
                    formation.is_in(pawns.side(owner)),
                    expected.contains(&(index, owner.index())),
                    "{formation} for {owner}\n{pawns:#}"
                );
            }
        }
        for &(index, owner) in &expected {
            self.hits[index][owner] += 1;
        }
        self.seen[0] += 1;
        self.seen[1] += usize::from(!expected.is_empty());
    }

    /// A comparison in which a formation never matched would show nothing about it.
    fn assert_all_hit(&self, least: usize) {
        for (formation, hits) in self.table.iter().zip(&self.hits) {
            assert!(
                hits.iter().all(|&hits| hits >= least),
                "{}: {hits:?} hits, seed {SEED:#x}",
                formation.id
            );
        }
    }
}

/// A reference skeleton of either owner with up to three pawns put on the board or taken off.
fn near_a_formation(rng: &mut Rng, table: &[naive::Formation]) -> (u64, u64) {
    let formation = &table[rng.below(table.len() as u64) as usize];
    let (mut white, mut black) = placement(formation.skeletons[rng.below(2) as usize]);
    for _ in 0..rng.below(4) {
        let square = bit(8 + rng.below(48) as usize);
        if rng.below(2) == 0 {
            white ^= square & !black;
        } else {
            black ^= square & !white;
        }
    }
    (white, black)
}

/// Two thirds near a formation, the rest of all kinds, impossible ones too.
fn random(rng: &mut Rng, table: &[naive::Formation]) -> (u64, u64) {
    match rng.below(12) {
        0 | 1 => random_skeleton(rng),
        2 => random_skeleton_any_rank(rng),
        3 => random_overlapping(rng),
        _ => near_a_formation(rng, table),
    }
}

#[test]
fn random_skeletons() {
    let mut comparison = Comparison::new();
    let mut rng = Rng::new(SEED);
    for _ in 0..RANDOM {
        let (white, black) = random(&mut rng, &comparison.table);
        comparison.compare(white, black);
    }
    let [seen, named] = comparison.seen;
    let least = comparison.hits.iter().flatten().min();
    println!("{seen} random skeletons, {named} with a formation, each met {least:?} times or more");
    comparison.assert_all_hit(100);
}

/// What a template asks of one pawn or of two is seen on both sides of the line.
#[test]
fn every_change_of_one_or_two_pawns() {
    let mut comparison = Comparison::new();
    // Squares of White's set, then of Black's.
    let place = |index: usize| [(bit(index % 64), 0), (0, bit(index % 64))][index / 64];
    for index in 0..comparison.table.len() {
        for skeleton in comparison.table[index].skeletons {
            let (white, black) = placement(skeleton);
            for first in 0..128 {
                for second in first..128 {
                    let (one, other) = (place(first), place(second));
                    comparison.compare(white ^ (one.0 | other.0), black ^ (one.1 | other.1));
                }
            }
        }
    }
    comparison.assert_all_hit(100);
}

#[test]
fn positions_of_games() {
    let Some(text) = data::whole_file("positions.fen") else {
        return;
    };
    let mut comparison = Comparison::new();
    for fen in text.lines() {
        let (white, black) = placement(fen.split(' ').next().unwrap_or_default());
        assert_eq!(fen.parse(), Ok(pawns(white, black)), "{fen}");
        comparison.compare(white, black);
    }
    let [seen, named] = comparison.seen;
    assert!(seen >= 1_000, "positions.fen: only {seen} lines");
    println!(
        "positions.fen: {seen} positions, {named} with a formation, {} in 1,000",
        1_000 * named / seen
    );
    let mut frequent: Vec<_> = comparison.table.iter().zip(&comparison.hits).collect();
    frequent.sort_by_key(|(_, [white, black])| std::cmp::Reverse(white + black));
    for (formation, [white, black]) in &frequent[..10] {
        println!(
            "{:>24} {:5} (White {white}, Black {black})",
            formation.id,
            white + black
        );
    }
}

#[test]
fn the_table_is_that_of_the_templates() {
    let table = naive::table();
    assert_eq!(table.len(), 38);
    assert_eq!(Formation::ALL.len(), table.len());
    for (formation, row) in Formation::ALL.iter().zip(&table) {
        assert_eq!(formation.id(), row.id);
        assert_eq!(formation.weight(), row.weight, "{formation}");
        assert_eq!(formation.skeleton(), row.skeletons[WHITE], "{formation}");
        let parent = formation.parent().map_or("", Formation::id);
        assert_eq!(parent, row.parent, "{formation}");
    }
}

#[test]
fn each_is_in_its_skeleton() {
    for row in naive::table() {
        let formation = Formation::from_name(row.id).expect(row.id);
        for owner in Color::ALL {
            let text = row.skeletons[owner.index()];
            let pawns: Pawns = text.parse().expect(text);
            assert!(
                formation.is_in(pawns.side(owner)),
                "{formation}, {owner}: {text}"
            );
            assert!(Formation::matches(pawns).any(|each| each == (formation, owner)));
        }
        let [skeleton, reversed] = row.skeletons.map(placement);
        assert_eq!(
            skeleton,
            (reversed.1.swap_bytes(), reversed.0.swap_bytes()),
            "{formation}"
        );
    }
}

#[test]
fn where_there_is_none() {
    let start: Pawns = "8/pppppppp/8/8/8/8/PPPPPPPP/8"
        .parse()
        .expect("a placement");
    for pawns in [start, Pawns::default()] {
        assert_eq!(Formation::matches(pawns).next(), None, "{pawns}");
    }
    let full = Pawns::new(Bitboard::FULL, Bitboard::FULL);
    assert!(matches(full).contains(&(Formation::D5Chain as usize, WHITE)));
    // Files are not mirrored: the isolated pawn is on e4.
    let mirrored: Pawns = "8/ppp3pp/3p4/8/4P3/8/PPP3PP/8"
        .parse()
        .expect("a placement");
    assert!(!Formation::Isolani.is_in(mirrored.side(Color::White)));
    assert!(Formation::Isolani.is_in(mirrored.mirrored().side(Color::White)));
}

/// Weights fall; of equal ones White's come first, then the order of the table decides.
#[test]
fn the_order_of_matches() {
    // The wall of both sides, which has no lighter and no heavier one but its parent.
    let both = Formation::matches(
        "8/ppp3pp/4p3/3p1p2/3P1P2/4P3/PPP3PP/8"
            .parse()
            .expect("walls"),
    );
    let (double, single) = (Formation::DoubleStonewall, Formation::Stonewall);
    assert!(both.eq([
        (double, Color::White),
        (double, Color::Black),
        (single, Color::White),
        (single, Color::Black),
    ]));
    // Two of weight 16 with one owner.
    let pawns: Pawns = "8/p1p2ppp/2pp4/8/2P1P3/8/PP3PPP/8"
        .parse()
        .expect("a placement");
    let names: Vec<_> = Formation::matches(pawns)
        .map(|(each, _)| each.id())
        .collect();
    assert_eq!(names, ["kid_open", "boleslavsky_wall"]);
}

#[test]
fn a_kind_of_its_parent() {
    let table = naive::table();
    let mut rng = Rng::new(SEED ^ 1);
    let (mut seen, mut exceptions) = (BTreeSet::new(), 0);
    for _ in 0..RANDOM {
        let (white, black) = random(&mut rng, &table);
        let pawns = pawns(white, black);
        for (formation, owner) in Formation::matches(pawns) {
            let Some(parent) = formation.parent() else {
                continue;
            };
            seen.insert(formation);
            // The one exception of the documentation: a second enemy pawn on e5, or e4 of Black's view.
            let e5 = [bit(36) & black, bit(28) & white][owner.index()] != 0;
            let excepted = formation == Formation::Hedgehog && e5;
            exceptions += usize::from(excepted);
            assert_eq!(
                parent.is_in(pawns.side(owner)),
                !excepted,
                "{formation} and {parent} of {owner}\n{pawns:#}"
            );
        }
    }
    let children = Formation::ALL.iter().filter(|each| each.parent().is_some());
    assert!(children.copied().eq(seen));
    assert!(exceptions > 0);
}

#[test]
fn colour_flip() {
    let table = naive::table();
    let mut rng = Rng::new(SEED ^ 2);
    let mut hits = 0;
    for _ in 0..RANDOM / 4 {
        let (white, black) = random(&mut rng, &table);
        let pawns = pawns(white, black);
        let of = |pawns: Pawns| Formation::matches(pawns).collect::<BTreeSet<_>>();
        let flipped = of(pawns.flipped());
        let back: BTreeSet<_> = flipped
            .iter()
            .map(|&(each, owner)| (each, !owner))
            .collect();
        assert_eq!(back, of(pawns), "{pawns:#}");
        hits += back.len();
    }
    assert!(hits > RANDOM / 10);
}

#[test]
fn names() {
    for &formation in Formation::ALL {
        for name in [formation.id(), formation.name()] {
            let variants = [
                name.to_owned(),
                name.to_ascii_uppercase(),
                name.to_ascii_lowercase(),
                name.replace(['_', '-', ' '], "-"),
                name.replace(['_', '-', ' '], "_"),
                name.replace(['_', '-', ' '], " "),
            ];
            for typed in variants {
                assert_eq!(Formation::from_name(&typed), Some(formation), "{typed}");
                assert_eq!(typed.parse(), Ok(formation), "{typed}");
            }
        }
        assert_eq!(formation.to_string(), formation.name());
        assert_eq!(format!("{formation:>40}").len(), 40);
        assert!(formation.summary().len() > 10 && formation.source().len() > 5);
    }
    let names: BTreeSet<_> = Formation::ALL.iter().map(|each| each.name()).collect();
    assert_eq!(names.len(), Formation::ALL.len());
    let strangers = [
        "",
        " ",
        "kid",
        "kid_",
        "kid_4",
        "kid_1 ",
        " kid_1",
        "kid__1",
        "isolan\u{131}",
        "Pirc",
        "e4",
        "\u{212a}id_1",
    ];
    for typed in strangers {
        assert_eq!(Formation::from_name(typed), None, "{typed:?}");
        let refused: Result<Formation, ParseError> = typed.parse();
        assert_eq!(
            refused.unwrap_err().to_string(),
            "expected the name of a formation"
        );
    }
}

#[test]
fn the_iterator_ends_once() {
    let pawns: Pawns = Formation::Hedgehog.skeleton().parse().expect("a placement");
    let mut matches = Formation::matches(pawns);
    assert_eq!(matches.size_hint(), (0, Some(2 * Formation::ALL.len())));
    assert_eq!(matches.by_ref().count(), 2);
    assert_eq!(matches.size_hint(), (0, Some(0)));
    assert_eq!(matches.next(), None);
}

/// What matches is at distance 0 and nothing else is; nearer ones come first; and colours may be exchanged.
#[test]
fn distances_are_zero_where_it_matches() {
    let mut rng = Rng::new(SEED);
    for _ in 0..RANDOM / 20 {
        let (white, black) = random_skeleton(&mut rng);
        let pawns = pawns(white, black);
        let near: Vec<_> = Formation::nearest(pawns).collect();
        assert_eq!(near.len(), 2 * Formation::ALL.len());
        assert!(near.is_sorted_by_key(|near| near.distance));
        let exact = near.iter().take_while(|near| near.distance == 0);
        let exact = exact.map(|near| (near.formation, near.owner));
        assert!(exact.eq(Formation::matches(pawns)), "{pawns}");
        for near in &near {
            let side = pawns.side(near.owner);
            assert_eq!(near.distance, near.formation.distance(side), "{pawns}");
            let turned = pawns.flipped().side(!near.owner);
            assert_eq!(near.distance, near.formation.distance(turned), "{pawns}");
            let differs = near.missing.iter().chain(&near.extra);
            let differs = differs.fold(Bitboard::EMPTY, |all, set| all | *set);
            let extra = [pawns.white(), pawns.black()];
            assert!(near.extra[0].is_subset(extra[0]) && near.extra[1].is_subset(extra[1]));
            assert!(near.distance > 0 || differs.is_empty(), "{pawns}");
        }
    }
}

/// Distances counted by hand, by the rules that the documentation gives.
#[test]
fn distances_by_hand() {
    let cases = [
        // Nothing is missing.
        (Formation::Isolani, "8/pp3ppp/4p3/8/3P4/8/PP3PPP/8", 0),
        // The d-pawn has one rank to go.
        (Formation::Isolani, "8/pp3ppp/4p3/8/8/3P4/PP3PPP/8", 1),
        // A pawn on e3 is too many.
        (Formation::Isolani, "8/pp3ppp/4p3/8/3P4/4P3/PP3PPP/8", 2),
        // No d-pawn at all, and an enemy pawn on the file.
        (Formation::Isolani, "8/pp1p1ppp/4p3/8/8/8/PP3PPP/8", 5),
        // Neither e6 nor e7, and nothing behind them on the file, and d4 two ranks away.
        (
            Formation::IsolaniQueensGambit,
            "8/pp3ppp/8/4p3/8/8/PP1P1PPP/8",
            4,
        ),
        // A pawn on c4 where a Dragon has none.
        (Formation::Dragon, "8/pp2pp1p/3p2p1/8/2P1P3/8/PP3PPP/8", 1),
    ];
    for (formation, placement, distance) in cases {
        let pawns: Pawns = placement.parse().expect("a placement");
        assert_eq!(
            formation.distance(pawns.side(Color::White)),
            distance,
            "{formation}: {placement}"
        );
    }
}

#[test]
fn an_isolani_has_another_name() {
    assert_eq!(Formation::from_name("IQP"), Some(Formation::Isolani));
    assert_eq!("iqp".parse(), Ok(Formation::Isolani));
}
