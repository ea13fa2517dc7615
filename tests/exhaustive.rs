//! Every property of a pawn that follows from the pawns on its own file and the two beside it is
//! what its definition says, on each of the 3^18 = 387,420,489 placements on three files: the squares
//! of the second to seventh rank are empty, or hold a pawn of either side.
//!
//! The pawn that is asked about stands on the middle file. That nothing else on the board matters, nor
//! which three files they are, is shown on random boards. The properties in [`REACH_FURTHER`] cannot
//! be shown like this: Stockfish's passed pawns, sneakers, pincers and parallel levers, rows of a
//! certain length, hanging pawns, helpers, passers that are connected or outside, and mutually
//! backward pawns. `patterns.rs` compares them on all small boards and on samples.
//!
//! The library is asked on every placement. A definition, which is slow, is asked about a pawn once for
//! all placements that differ in enemy pawns that do not matter to it; that they do not is shown on
//! random boards.
//!
//! White is asked. What Black sees of a board White sees of the flipped one, which is among these
//! placements too; that law is shown for every pattern and rule in `patterns.rs`.

use std::{
    array, iter,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use pawn_structure::{
    BackwardRule, Bitboard, BlockedRule, CandidateRule, Color, ConnectedRule, DoubledRule,
    HangingRule, LeverPushRule, PassedRule, Pattern, PatternKind, Pawns, Side,
};

mod oracle;

use oracle::{
    pawns::{self as naive, View},
    rng::{Rng, random_skeleton},
};

/// The seed of the random boards.
const SEED: u64 = 0x5eed_0318;

/// How many random boards are looked at, each on all eight files.
const RANDOM_BOARDS: usize = 25_000;

/// How many placements there are on the two files at an edge, and on three files.
const ON_TWO_FILES: u64 = 3_u64.pow(12);
const ON_THREE_FILES: u64 = 3_u64.pow(18);

/// The file that stands for all: which file it is matters only to the properties that are
/// [`BY_LETTER`].
const D_FILE: i32 = 3;

/// The second to seventh rank.
const PAWN_RANKS: u64 = 0x00ff_ffff_ffff_ff00;

/// Whose pawns have a property, and which enemy pawns have a say in it. Own pawns always do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    /// Own pawns, and no enemy pawn matters.
    Own,
    /// Own pawns, and only enemy pawns on the ranks ahead matter.
    OwnByEnemyAhead,
    /// Own pawns, and enemy pawns on all ranks matter.
    OwnByEnemy,
    /// Enemy pawns.
    Enemy,
}

/// Properties of pawns as the library computes them, which is by the set, and as they are defined,
/// which is for one pawn.
///
/// The answers come in the order of the names, all at once: a call for each would take longer than
/// most of the answers.
struct Properties<const N: usize> {
    of: Of,
    names: [&'static str; N],
    computed: fn(Side) -> [Bitboard; N],
    definition: fn(&View, i32, i32) -> [bool; N],
}

/// A method of the library, with a rule if it takes one, and the definition that it has to meet.
macro_rules! properties {
    ($of:ident: $($method:ident($($rule:ident::$variant:ident)?) = $definition:ident,)*) => {
        Properties {
            of: Of::$of,
            names: [$(concat!(stringify!($method) $(, " ", stringify!($variant))?)),*],
            computed: |side| [$(side.$method($($rule::$variant)?)),*],
            definition: |view, file, rank| [$(naive::$definition(view, file, rank)),*],
        }
    };
}

/// What own pawns alone decide.
const AMONG_OWN: Properties<32> = properties! { Own:
    phalanx() = phalanx,
    east_phalanx() = east_neighbour,
    west_phalanx() = west_neighbour,
    defended() = defended,
    defended_from_west() = defended_from_west,
    defended_from_east() = defended_from_east,
    defended_twice() = defended_twice,
    unsupported() = unsupported,
    defenders() = defender,
    chain_members() = chain_member,
    chain_bases() = chain_base,
    chain_heads() = chain_head,
    chain_links() = chain_link,
    straight_chain_links() = chain_link_straight,
    connected() = connected,
    connected_by(ConnectedRule::Stockfish) = connected_sf,
    connected_by(ConnectedRule::Files) = connected_cql,
    isolated() = isolated,
    half_isolated() = half_isolated,
    no_east_neighbours() = no_neighbour_east,
    no_west_neighbours() = no_neighbour_west,
    doubled() = doubled,
    doubled_rear() = doubled_rear,
    doubled_front() = doubled_front,
    exactly_doubled() = doubled_exact2,
    tripled() = tripled,
    doubled_isolated() = doubled_isolated,
    doubled_by(DoubledRule::Rear) = doubled_rear,
    doubled_by(DoubledRule::Front) = doubled_front,
    doubled_by(DoubledRule::AdjacentFront) = doubled_adjacent_sf,
    doubled_by(DoubledRule::AdjacentRear) = doubled_zur,
    doubled_by(DoubledRule::StockfishScored) = doubled_sf,
};

/// What enemy pawns on the ranks ahead decide too, on whichever of the three files.
const AGAINST_ENEMY_AHEAD: Properties<50> = properties! { OwnByEnemyAhead:
    can_push() = can_push1,
    can_double_push() = can_push2,
    safe_pushes() = safe_push,
    immobile() = immobile,
    rams() = ram,
    blocked_by(BlockedRule::Immobile) = immobile,
    blocked_by(BlockedRule::Stockfish15) = blocked_sf,
    levers() = lever,
    east_levers() = lever_east,
    west_levers() = lever_west,
    fork_levers() = lever_fork,
    loose_levers() = lever_loose,
    tight_levers() = lever_tight_for,
    restrained_levers() = lever_tight_against,
    chain_lever_bases() = chain_lever_base,
    weak_levers() = weak_lever_sf,
    lever_pushes() = lever_push,
    lever_pushes_by(LeverPushRule::Stockfish) = lever_push_sf,
    lever_double_pushes() = lever_push2,
    cross_duos() = cross_duo,
    buffer_duos() = buffer_duo,
    half_blocked_duos() = duo_half_blocked,
    connected_by(ConnectedRule::Ethereal) = connected_eth,
    opposed() = opposed,
    open() = open_pawn,
    half_free() = half_free,
    candidate() = candidate,
    candidate_by(CandidateRule::Path) = candidate_path,
    candidate_by(CandidateRule::CpwFifth) = candidate_5th_cpw,
    candidate_by(CandidateRule::Ethereal) = candidate_eth,
    candidate_by(CandidateRule::EtherealStrong) = candidate_strong_eth,
    fakers() = faker,
    passed() = passed,
    passed_front_most() = passed_front_most,
    passed_by(PassedRule::FrontMost) = passed_front_most,
    passed_rear_twins() = passed_rear_twin,
    protected_passers() = passed_protected,
    isolated_passers() = passed_isolated,
    backward() = backward,
    backward_by(BackwardRule::Cpw) = backward_cpw,
    backward_by(BackwardRule::NoLever) = backward_no_lever,
    backward_by(BackwardRule::Stockfish) = backward_sf,
    backward_by(BackwardRule::StockfishScored) = backward_scored_sf,
    backward_by(BackwardRule::Ethereal) = backward_eth,
    backward_by(BackwardRule::Zurichess) = backward_zur,
    backward_by(BackwardRule::Telestop) = backward_telestop,
    backward_by(BackwardRule::TelestopCpw) = backward_telestop_cpw,
    stragglers() = straggler,
    strict_stragglers() = straggler_strict,
    weak_unopposed() = weak_unopposed,
};

/// What any enemy pawn on the three files may decide.
const AGAINST_ENEMY: Properties<4> = properties! { OwnByEnemy:
    doubled_by(DoubledRule::StockfishIsolated) = doubled_isolated_sf,
    undefendable() = undefendable,
    overly_advanced() = overly_advanced,
    weak() = weak,
};

/// What depends on the letter of the file, since the centre lies between the d- and the e-file. No
/// one file has pawns that can be in all three kinds of lever: every file is looked at.
const BY_LETTER: Properties<3> = properties! { OwnByEnemyAhead:
    inner_levers() = lever_inner,
    outer_levers() = lever_outer,
    center_levers() = lever_center,
};

/// Properties of enemy pawns.
///
/// A sentry looks no further either, though its definition does: whatever else stands beside the pawn
/// that it watches, that pawn is half-free because of the sentry.
const OF_ENEMY: Properties<2> = properties! { Enemy:
    counterpawns() = counterpawn,
    sentries() = sentry,
};

/// What more than three files decide.
const REACH_FURTHER: Properties<16> = properties! { OwnByEnemy:
    passed_by(PassedRule::Stockfish11) = passed_sf11,
    passed_by(PassedRule::Stockfish15) = passed_sf15,
    sneakers() = sneaker,
    pincer_levers() = lever_pincer,
    parallel_levers() = parallel_lever,
    duos() = duo,
    trios() = trio,
    quarts() = quart,
    long_rows() = quart_plus,
    hanging() = hanging,
    hanging_by(HangingRule::Cpw) = hanging_cpw,
    helpers() = helper,
    connected_passers() = passed_connected,
    passers_on_adjacent_files() = passed_connected_files,
    outside_passers() = passed_outside,
    backward_by(BackwardRule::CpwMutual) = backward_cpw_mutual,
};

impl<const N: usize> Properties<N> {
    /// The pawns on a file that are asked about.
    fn asked(&self, own: u64, enemy: u64, file: i32) -> u64 {
        let pawns = match self.of {
            Of::Own | Of::OwnByEnemyAhead | Of::OwnByEnemy => own,
            Of::Enemy => enemy,
        };
        pawns & file_set(file)
    }

    /// Those of the enemy pawns that matter to a pawn on a square.
    fn mattering(&self, enemy: u64, square: i32) -> u64 {
        match self.of {
            Of::Own => 0,
            Of::OwnByEnemyAhead => enemy & !(u64::MAX >> (56 - square / 8 * 8)),
            Of::OwnByEnemy | Of::Enemy => enemy,
        }
    }

    /// Of the pawns on a file those that have each property, says the library.
    fn by_library(&self, own: u64, enemy: u64, file: i32) -> [u64; N] {
        let side = skeleton(own, enemy).side(Color::White);
        (self.computed)(side).map(|set| set.bits() & file_set(file))
    }

    /// Of the pawns on a file those that have each property, by definition.
    fn by_definition(&self, own: u64, enemy: u64, file: i32) -> [u64; N] {
        let view = View::new(own, enemy, false);
        self.by_definition_among(&view, self.asked(own, enemy, file))
    }

    /// Of these pawns those that have each property, by definition.
    fn by_definition_among(&self, view: &View, pawns: u64) -> [u64; N] {
        let mut sets = [0; N];
        for square in squares(pawns) {
            let answers = (self.definition)(view, square % 8, square / 8 + 1);
            for (set, holds) in sets.iter_mut().zip(answers) {
                *set |= u64::from(holds) << square;
            }
        }
        sets
    }

    /// Brings the definitions' answers up to date after a change of enemy pawns.
    ///
    /// The definitions are asked again about the pawns to which the change matters; about the others
    /// they would say what they said.
    fn define_again(&self, sets: &mut [u64; N], view: &View, asked: u64, changed: u64) {
        let stale = squares(asked)
            .filter(|square| self.mattering(changed, *square) != 0)
            .fold(0, |all, square| all | 1 << square);
        let answers = self.by_definition_among(view, stale);
        for (set, answer) in sets.iter_mut().zip(answers) {
            *set = *set & asked & !stale | answer;
        }
    }
}

fn skeleton(own: u64, enemy: u64) -> Pawns {
    Pawns::new(Bitboard::from_bits(own), Bitboard::from_bits(enemy))
}

/// The squares of a file.
fn file_set(file: i32) -> u64 {
    0x0101_0101_0101_0101 << file
}

/// The squares for pawns on a file and the files beside it: 18, or 12 at an edge.
fn surroundings(file: i32) -> u64 {
    let files = [file - 1, file, file + 1].into_iter();
    let on_board = files.filter(|file| (0..8).contains(file));
    PAWN_RANKS & on_board.map(file_set).fold(0, |all, file| all | file)
}

/// The squares of a set, a1 = 0.
fn squares(set: u64) -> impl Iterator<Item = i32> {
    let rests = iter::successors(Some(set), |rest| Some(rest & rest.wrapping_sub(1)));
    let rests = rests.take_while(|rest| *rest != 0);
    rests.map(|rest| rest.trailing_zeros() as i32)
}

/// All subsets of a set, ascending, from the empty set to itself.
fn subsets(set: u64) -> impl Iterator<Item = u64> {
    iter::successors(Some(0_u64), move |subset| {
        let next = subset.wrapping_sub(set) & set;
        (next != 0).then_some(next)
    })
}

/// What a comparison went through.
struct Tally<const N: usize> {
    file: i32,
    placements: u64,
    /// The pawns that were asked about on all of them.
    pawns: u64,
    /// Where a pawn had each property, and where one had not.
    held: [u64; N],
    lacked: [u64; N],
    time: Duration,
}

impl<const N: usize> Tally<N> {
    fn new(file: i32) -> Tally<N> {
        Tally {
            file,
            placements: 0,
            pawns: 0,
            held: [0; N],
            lacked: [0; N],
            time: Duration::ZERO,
        }
    }

    /// Enters a placement.
    fn count(&mut self, asked: u64, sets: &[u64; N]) {
        self.placements += 1;
        self.pawns += u64::from(asked.count_ones());
        for (index, set) in sets.iter().enumerate() {
            self.held[index] |= set;
            self.lacked[index] |= asked & !set;
        }
    }

    fn merge(mut self, other: &Tally<N>) -> Tally<N> {
        self.placements += other.placements;
        self.pawns += other.pawns;
        for index in 0..N {
            self.held[index] |= other.held[index];
            self.lacked[index] |= other.lacked[index];
        }
        self
    }

    fn print(&self, what: &str) {
        println!(
            "{what}, {}-file: {N} properties of {} pawns on {} placements, no difference, {:.1?}",
            char::from(b'a' + self.file as u8),
            self.pawns,
            self.placements,
            self.time
        );
    }
}

/// Compares the library with the definitions for the pawns on a file, on every placement of pawns on
/// it and the files beside it.
fn compare<const N: usize>(file: i32, properties: &Properties<N>) -> Tally<N> {
    let start = Instant::now();
    let surroundings = surroundings(file);
    let own_sets: Vec<u64> = subsets(surroundings).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut tally = Tally::new(file);
        while let Some(&own) = own_sets.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut view = View::new(own, 0, false);
            let mut on_view = 0;
            let mut defined = properties.by_definition(own, 0, file);
            for enemy in subsets(surroundings & !own) {
                let changed = enemy ^ on_view;
                on_view = enemy;
                for square in squares(changed) {
                    if enemy >> square & 1 == 1 {
                        view.set_enemy(square % 8, square / 8 + 1);
                    } else {
                        view.clear(square % 8, square / 8 + 1);
                    }
                }
                let asked = properties.asked(own, enemy, file);
                properties.define_again(&mut defined, &view, asked, changed);
                let library = properties.by_library(own, enemy, file);
                if library != defined {
                    // The other threads need not go on.
                    next.store(own_sets.len(), Ordering::Relaxed);
                    difference(properties, skeleton(own, enemy), &library, &defined);
                }
                tally.count(asked, &defined);
            }
        }
        tally
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let tally = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().fold(Tally::new(file), |all, worker| {
            all.merge(&worker.join().expect("the difference is printed above"))
        })
    });
    Tally {
        time: start.elapsed(),
        ..tally
    }
}

/// Fails with the first of the properties on which library and definition differ.
fn difference<const N: usize>(
    properties: &Properties<N>,
    pawns: Pawns,
    library: &[u64; N],
    defined: &[u64; N],
) -> ! {
    let index = (0..N).find(|index| library[*index] != defined[*index]);
    let index = index.expect("there is a difference");
    panic!(
        "{} for White on {pawns}: {:016x}, by definition {:016x}",
        properties.names[index], library[index], defined[index]
    )
}

/// Each property is true of some pawns and false of others, or there was nothing to see.
fn assert_varied<const N: usize>(properties: &Properties<N>, tally: &Tally<N>) {
    for (index, name) in properties.names.iter().enumerate() {
        let varied = tally.held[index] != 0 && tally.lacked[index] != 0;
        assert!(varied, "{name} is the same for all pawns");
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release --test exhaustive -- --ignored"]
fn all_placements_on_three_files() {
    fn on_the_d_file<const N: usize>(what: &str, properties: &Properties<N>) -> Duration {
        let tally = compare(D_FILE, properties);
        tally.print(what);
        assert_eq!(tally.placements, ON_THREE_FILES);
        assert_varied(properties, &tally);
        tally.time
    }

    let mut time = on_the_d_file("among own pawns", &AMONG_OWN);
    time += on_the_d_file("against enemy pawns ahead", &AGAINST_ENEMY_AHEAD);
    time += on_the_d_file("against enemy pawns", &AGAINST_ENEMY);
    time += on_the_d_file("of enemy pawns", &OF_ENEMY);
    let by_letter = (1..=6).map(|file| {
        let tally = compare(file, &BY_LETTER);
        tally.print("by the letter of the file");
        assert_eq!(tally.placements, ON_THREE_FILES);
        time += tally.time;
        tally
    });
    let all_letters = by_letter.fold(Tally::new(D_FILE), |all, tally| all.merge(&tally));
    assert_varied(&BY_LETTER, &all_letters);
    println!("all: {time:.1?}");
}

/// A pawn on the a- or h-file has one file beside it.
#[test]
fn all_placements_at_the_edges() {
    fn at_the_edges<const N: usize>(what: &str, properties: &Properties<N>) {
        for file in [0, 7] {
            let tally = compare(file, properties);
            tally.print(what);
            assert_eq!(tally.placements, ON_TWO_FILES);
        }
    }

    at_the_edges("among own pawns", &AMONG_OWN);
    at_the_edges("against enemy pawns ahead", &AGAINST_ENEMY_AHEAD);
    at_the_edges("against enemy pawns", &AGAINST_ENEMY);
    at_the_edges("of enemy pawns", &OF_ENEMY);
    at_the_edges("by the letter of the file", &BY_LETTER);
}

/// The files of random boards, each with the own and enemy pawns of its board.
fn random_files() -> impl Iterator<Item = (u64, u64, i32)> {
    let mut rng = Rng::new(SEED);
    let boards = iter::repeat_with(move || random_skeleton(&mut rng)).take(RANDOM_BOARDS);
    boards.flat_map(|(own, enemy)| (0..8).map(move |file| (own, enemy, file)))
}

/// What is on one file and beside it, on another file.
fn moved(set: u64, from: i32, to: i32) -> u64 {
    if to < from {
        set >> (from - to)
    } else {
        set << (to - from)
    }
}

/// One of the two ways to ask for the pawns of a file.
type Answers<const N: usize> = fn(&Properties<N>, u64, u64, i32) -> [u64; N];

fn both_ways<const N: usize>() -> [Answers<N>; 2] {
    [Properties::by_library, Properties::by_definition]
}

/// For each property, whether the pawns of a file differ in it once they and the pawns on the files
/// beside are alone on the board, moved so that the file becomes another.
///
/// A pawn of the a- or h-file then has an empty file beside it, where it had the edge.
fn differs_alone<const N: usize>(
    properties: &Properties<N>,
    answers: Answers<N>,
    (own, enemy, file): (u64, u64, i32),
    to: i32,
) -> [bool; N] {
    let on_board = answers(properties, own, enemy, file).map(|set| moved(set, file, to));
    let [own, enemy] = [own, enemy].map(|set| moved(set & surroundings(file), file, to));
    let alone = answers(properties, own, enemy, to);
    array::from_fn(|index| on_board[index] != alone[index])
}

#[test]
fn nothing_matters_but_three_files() {
    fn assert_local<const N: usize>(properties: &Properties<N>, to: fn(i32) -> i32) {
        for place in random_files() {
            let (own, enemy, file) = place;
            for answers in both_ways() {
                let differs = differs_alone(properties, answers, place, to(file));
                let wrong = differs.iter().position(|differs| *differs);
                assert_eq!(
                    wrong.map(|index| properties.names[index]),
                    None,
                    "file {file} of {} (seed {SEED:#x})",
                    skeleton(own, enemy)
                );
            }
        }
    }

    // It does not matter which three files they are either …
    assert_local(&AMONG_OWN, |_| D_FILE);
    assert_local(&AGAINST_ENEMY_AHEAD, |_| D_FILE);
    assert_local(&AGAINST_ENEMY, |_| D_FILE);
    assert_local(&OF_ENEMY, |_| D_FILE);
    // … but for these.
    assert_local(&BY_LETTER, |file| file);
}

/// What is not compared on all placements is left out for a reason.
#[test]
fn other_files_matter_to_what_reaches_further() {
    for answers in both_ways() {
        let mut far = [false; REACH_FURTHER.names.len()];
        for place in random_files() {
            let (_, _, file) = place;
            let differs = differs_alone(&REACH_FURTHER, answers, place, file);
            far = array::from_fn(|index| far[index] || differs[index]);
        }
        let local = far.iter().position(|far| !far);
        assert_eq!(local.map(|index| REACH_FURTHER.names[index]), None);
    }
}

/// Both ways of asking keep their answer about a pawn when the enemy pawns that should not matter to it
/// are gone: this is why [`Properties::define_again`] need not ask about all pawns.
#[test]
fn enemy_pawns_matter_only_where_it_is_said() {
    fn assert_ignored<const N: usize>(properties: &Properties<N>) {
        for (own, enemy, file) in random_files() {
            for answers in both_ways() {
                let sets = answers(properties, own, enemy, file);
                for square in squares(own & file_set(file)) {
                    let mattering = properties.mattering(enemy, square);
                    let without_others = answers(properties, own, mattering, file);
                    let differs =
                        |index: &usize| (sets[*index] ^ without_others[*index]) >> square & 1 == 1;
                    assert_eq!(
                        (0..N).find(differs).map(|index| properties.names[index]),
                        None,
                        "square {square} of {} (seed {SEED:#x})",
                        skeleton(own, enemy)
                    );
                }
            }
        }
    }

    assert_ignored(&AMONG_OWN);
    assert_ignored(&AGAINST_ENEMY_AHEAD);
    assert_ignored(&BY_LETTER);
}

/// The readings of words about pawns, but for the defaults, which are patterns.
macro_rules! readings {
    ($($by:ident $rule:ident)*) => {{
        let mut readings = Vec::new();
        $(for rule in &$rule::ALL[1..] {
            readings.push(format!("{} {rule:?}", stringify!($by)));
        })*
        readings
    }};
}

/// A property of pawns that the catalogue has is in one of the lists, and so is every reading of it.
#[test]
fn no_property_is_left_out() {
    let of_pawns = Pattern::ALL.iter().filter(|pattern| {
        matches!(
            pattern.kind(),
            PatternKind::OwnPawns | PatternKind::EnemyPawns
        )
    });
    let readings = readings! {
        passed_by PassedRule
        candidate_by CandidateRule
        backward_by BackwardRule
        doubled_by DoubledRule
        connected_by ConnectedRule
        hanging_by HangingRule
        lever_pushes_by LeverPushRule
        blocked_by BlockedRule
    };
    let known = of_pawns
        .clone()
        .map(|pattern| pattern.readings().len().saturating_sub(1));
    // Blocked is a word with readings and without a pattern of its name.
    let known = known.sum::<usize>() + BlockedRule::ALL[1..].len();
    assert_eq!(readings.len(), known, "a word is missing above");
    let mut catalogue: Vec<_> = of_pawns
        .map(|pattern| pattern.method_name().to_string())
        .collect();
    catalogue.extend(readings);
    catalogue.sort_unstable();

    let lists: [&[&str]; 6] = [
        &AMONG_OWN.names,
        &AGAINST_ENEMY_AHEAD.names,
        &AGAINST_ENEMY.names,
        &BY_LETTER.names,
        &OF_ENEMY.names,
        &REACH_FURTHER.names,
    ];
    let mut listed = lists.concat();
    listed.sort_unstable();
    assert_eq!(listed, catalogue);
}
