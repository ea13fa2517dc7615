//! One race: every library answers the same questions about the same positions, one after the other.
//!
//! All answers are compared before anything is timed. `rook`, `bishop`, `queen`: independent calls on
//! random squares of real positions, tables in cache; `queen_dependent`: each call waits for the one
//! before. `leapers`: king, knight and pawn of a square. `between`, `ray`: pairs of squares, of which
//! two in five are on a line. `attacked_by`, `attackers_to`: a side's attacks, and the attackers of a
//! square. `mobility`: the squares of all sliders of a position, counted; `mobility_cold` the same for
//! one position after 4 MiB of other memory were read (`nothing` is what the clock costs). `five_sets`:
//! passed, isolated, rear doubled, backward and connected pawns of both sides.
//!
//! An element is one query or one position. What each library does itself and what a user of it has to
//! write is said in `peers`, the crate beside this file.

use std::hint::black_box;

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use pawn_structure::{Board, Pawns, Square};
use peers::{
    Chess, CozyChess, Library, Masks, PawnStructure, Pieces, Pleco, Shakmaty, ShakmatyMagics,
    mobility, pawn_sets,
};

#[path = "../../common/mod.rs"]
mod common;
// The bench takes a part of it.
#[allow(dead_code, unreachable_pub)]
#[path = "../../../tests/oracle/rng.rs"]
mod rng;

use common::OtherWork;
use rng::Rng;

const SEED: u64 = 0x5eed_0006;
const QUERIES: usize = 1024;

/// Calls a macro with what is given and the libraries, in the order of the race.
macro_rules! with_libraries {
    ($callback:ident $($argument:tt)*) => {
        $callback!($($argument)* PawnStructure CozyChess Shakmaty ShakmatyMagics Chess Pleco)
    };
}

/// A question about a square, with all pieces of a position, and with another square.
struct Query<L: Library> {
    square: L::Square,
    other: L::Square,
    occupied: L::Set,
}

fn queries<L: Library>() -> Vec<Query<L>> {
    let mut rng = Rng::new(SEED);
    common::slider_queries(&common::mixed().boards, QUERIES)
        .into_iter()
        .map(|(square, occupied)| Query {
            square: L::square(square.index()),
            other: L::square((square.index() + 1 + rng.below(63) as usize) % Square::ALL.len()),
            occupied: L::set(occupied.bits()),
        })
        .collect()
}

/// What a library answers to a list of questions.
fn answers<Q, R: Into<u64>>(queries: &[Q], function: impl Fn(&Q) -> R) -> Vec<u64> {
    queries.iter().map(|query| function(query).into()).collect()
}

/// Races one function of all libraries, given as one that is generic over them, as are its queries.
macro_rules! race {
    ($criterion:ident $group:literal $queries:ident $function:ident: $($library:ident)*) => {
        let expected = answers(&$queries::<PawnStructure>(), $function::<PawnStructure>);
        let mut group = $criterion.benchmark_group($group);
        group.throughput(Throughput::Elements(expected.len() as u64));
        $(
            let asked = $queries::<$library>();
            let answered = answers(&asked, $function::<$library>);
            assert_eq!(answered, expected, "{}: {}", $group, $library::NAME);
            group.bench_function($library::NAME, |bencher| {
                common::each(bencher, &asked, $function::<$library>);
            });
        )*
        group.finish();
    };
}

#[inline]
fn rook<L: Library>(query: &Query<L>) -> u64 {
    L::bits(L::rook(query.square, query.occupied))
}

#[inline]
fn bishop<L: Library>(query: &Query<L>) -> u64 {
    L::bits(L::bishop(query.square, query.occupied))
}

#[inline]
fn queen<L: Library>(query: &Query<L>) -> u64 {
    L::bits(L::queen(query.square, query.occupied))
}

#[inline]
fn leapers<L: Library>(query: &Query<L>) -> u64 {
    let pawns = L::bits(L::pawn(L::COLORS[0], query.square))
        ^ L::bits(L::pawn(L::COLORS[1], query.square)).rotate_left(1);
    L::bits(L::king(query.square)).rotate_left(2)
        ^ L::bits(L::knight(query.square)).rotate_left(3)
        ^ pawns
}

#[inline]
fn between<L: Library>(query: &Query<L>) -> u64 {
    L::bits(L::between(query.square, query.other))
}

#[inline]
fn ray<L: Library>(query: &Query<L>) -> u64 {
    L::bits(L::ray(query.square, query.other))
}

fn queen_dependent(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("queen_dependent");
    group.throughput(Throughput::Elements(QUERIES as u64));
    macro_rules! each {
        ($($library:ident)*) => {$(
            // The answers are those of `queen`, which are compared.
            let asked = queries::<$library>();
            group.bench_function($library::NAME, |bencher| {
                common::dependent(bencher, &asked, |query, last| {
                    let occupied = $library::set($library::bits(query.occupied) ^ last & 1);
                    $library::bits($library::queen(query.square, occupied))
                });
            });
        )*};
    }
    with_libraries!(each);
    group.finish();
}

/// A position, and a square to ask about.
struct Question<L: Library> {
    position: L::Position,
    square: L::Square,
}

fn questions<L: Library>() -> Vec<Question<L>> {
    let mut rng = Rng::new(SEED);
    boards()
        .iter()
        .map(|board| Question {
            position: L::position(board),
            square: L::square(rng.below(64) as usize),
        })
        .collect()
}

/// Positions of all phases in turn, as few as leave the second-level cache to the tables.
fn boards() -> Vec<Board> {
    let mut boards = common::mixed().boards;
    boards.truncate(QUERIES);
    boards
}

#[inline]
fn attacked_by<L: Library>(question: &Question<L>) -> u64 {
    L::bits(L::attacked_by(&question.position, 0))
}

#[inline]
fn attackers_to<L: Library>(question: &Question<L>) -> u64 {
    L::bits(L::attackers_to(&question.position, question.square, 0))
}

fn pieces<L: Library>() -> Vec<Pieces<L>> {
    boards().iter().map(Pieces::new).collect()
}

fn cold(criterion: &mut Criterion) {
    let other_work = OtherWork::new();
    let mut group = criterion.benchmark_group("mobility_cold");
    group
        .throughput(Throughput::Elements(1))
        .sampling_mode(SamplingMode::Flat);
    macro_rules! each {
        ($($library:ident)*) => {$(
            let asked = pieces::<$library>();
            group.bench_function($library::NAME, |bencher| {
                other_work.before_each(bencher, &asked, mobility::<$library>);
            });
        )*};
    }
    with_libraries!(each);
    let asked = pieces::<PawnStructure>();
    group.bench_function("nothing", |bencher| {
        other_work.before_each(bencher, &asked, |pieces| {
            black_box(pieces);
        });
    });
    group.finish();
}

fn skeletons() -> Vec<Pawns> {
    common::mixed().pawns
}

/// All sets in one word, so that none of them can be left out.
#[inline]
fn all(sets: &[[u64; 5]; 2]) -> u64 {
    sets.iter().flatten().fold(0, |all, set| all ^ set)
}

fn five_sets(criterion: &mut Criterion) {
    let skeletons = skeletons();
    let expected: Vec<[[u64; 5]; 2]> = skeletons
        .iter()
        .map(|pawns| PawnStructure::five_sets(&Masks::new(), &pawn_sets::<PawnStructure>(*pawns)))
        .collect();
    let mut group = criterion.benchmark_group("five_sets");
    group.throughput(Throughput::Elements(skeletons.len() as u64));
    macro_rules! each {
        ($($library:ident)*) => {$(
            let masks = Masks::<$library>::new();
            let pawns: Vec<_> = skeletons.iter().map(|pawns| pawn_sets::<$library>(*pawns)).collect();
            for (pawns, expected) in pawns.iter().zip(&expected) {
                assert_eq!($library::five_sets(&masks, pawns), *expected, "{}", $library::NAME);
            }
            group.bench_function($library::NAME, |bencher| {
                common::each(bencher, &pawns, |pawns| all(&$library::five_sets(&masks, pawns)));
            });
        )*};
    }
    with_libraries!(each);
    group.finish();
}

fn race(criterion: &mut Criterion) {
    Pleco::start();
    with_libraries!(race criterion "rook" queries rook:);
    with_libraries!(race criterion "bishop" queries bishop:);
    with_libraries!(race criterion "queen" queries queen:);
    queen_dependent(criterion);
    with_libraries!(race criterion "leapers" queries leapers:);
    with_libraries!(race criterion "between" queries between:);
    with_libraries!(race criterion "ray" queries ray:);
    with_libraries!(race criterion "attacked_by" questions attacked_by:);
    with_libraries!(race criterion "attackers_to" questions attackers_to:);
    with_libraries!(race criterion "mobility" pieces mobility:);
    cold(criterion);
    five_sets(criterion);
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = race
}
criterion_main!(benches);
