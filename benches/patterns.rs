//! What does a pattern cost: each of the core sets, five of them together, and all of them?
//!
//! Always for both sides. `core_set` has each set of `PawnStructure` alone, through `Side`, on positions
//! of all phases in turn. `five_sets` asks `Side` for passed, isolated, rear doubled, backward and
//! connected pawns. `all_sets` is `PawnStructure`, against one method of `Side` after the other.
//!
//! An element is one skeleton. Results are held against the definitions in `tests/oracle/` on the first
//! positions of each corpus, and against each other on all of them.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{Bitboard, Color, PawnStructure, Pawns};

mod common;
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::{pawns as by_definition, rng};

/// As many positions of each corpus are asked square by square.
const ASKED: usize = 256;

/// Calls a macro with every core set: its method, its definition, and whether the definition
/// is asked only where an own pawn stands.
macro_rules! core_sets {
    ($callback:ident) => {
        $callback! {
            pawn_attacks att_any anywhere;
            double_pawn_attacks att_double anywhere;
            attack_front_span att_span_front anywhere;
            passed passed own;
            passed_front_most passed_front_most own;
            candidate candidate own;
            isolated isolated own;
            half_isolated half_isolated own;
            doubled_rear doubled_rear own;
            backward backward own;
            phalanx phalanx own;
            defended defended own;
            connected connected own;
            levers lever own;
            rams ram own;
            lever_pushes lever_push own;
            opposed opposed own;
            protected_passers passed_protected own;
            connected_passers passed_connected own;
            outside_passers passed_outside own;
            chain_bases chain_base own;
            outposts outposts anywhere;
            holes holes anywhere;
            half_open_files half_open_for_us anywhere;
        }
    };
}

/// A set by its definition, asked of every square.
fn defined(
    pawns: Pawns,
    color: Color,
    own_only: bool,
    holds: fn(&by_definition::View, i32, i32) -> bool,
) -> Bitboard {
    let view = by_definition::View::new(
        pawns.white().bits(),
        pawns.black().bits(),
        color == Color::Black,
    );
    let mut set = 0;
    for file in 0..8 {
        for rank in 1..=8 {
            if (!own_only || view.own(file, rank)) && holds(&view, file, rank) {
                set |= 1 << view.square(file, rank);
            }
        }
    }
    Bitboard::from_bits(set)
}

fn each_core_set(criterion: &mut Criterion) {
    let mixed = common::mixed();
    let corpora = common::corpora();
    let mut group = criterion.benchmark_group("core_set");
    group.throughput(Throughput::Elements(mixed.pawns.len() as u64));
    macro_rules! race {
        ($($method:ident $definition:ident $where:ident;)*) => {$(
            for corpus in &corpora {
                for (i, pawns) in corpus.pawns.iter().enumerate() {
                    let structure = PawnStructure::new(*pawns);
                    for color in Color::ALL {
                        let set = pawns.side(color).$method();
                        assert_eq!(structure.by_color(color).$method, set, "{}, {pawns}", stringify!($method));
                        if i < ASKED {
                            let own_only = stringify!($where) == "own";
                            let defined = defined(*pawns, color, own_only, by_definition::$definition);
                            assert_eq!(set, defined, "{}, {pawns}", stringify!($method));
                        }
                    }
                }
            }
            group.bench_function(stringify!($method), |bencher| {
                common::each(bencher, &mixed.pawns, |pawns| {
                    Color::ALL.map(|color| pawns.side(color).$method())
                });
            });
        )*};
    }
    core_sets!(race);
    group.finish();
}

fn five_sets(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("five_sets");
    for corpus in common::corpora() {
        group.throughput(Throughput::Elements(corpus.pawns.len() as u64));
        group.bench_function(BenchmarkId::new("side", corpus.phase), |bencher| {
            common::each(bencher, &corpus.pawns, |pawns| {
                Color::ALL.map(|color| {
                    let side = pawns.side(color);
                    [
                        side.passed(),
                        side.isolated(),
                        side.doubled_rear(),
                        side.backward(),
                        side.connected(),
                    ]
                })
            });
        });
    }
    group.finish();
}

fn all_sets(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("all_sets");
    for corpus in common::corpora() {
        group.throughput(Throughput::Elements(corpus.pawns.len() as u64));
        group.bench_function(BenchmarkId::new("structure", corpus.phase), |bencher| {
            common::each(bencher, &corpus.pawns, |pawns| PawnStructure::new(*pawns));
        });
        group.bench_function(BenchmarkId::new("side", corpus.phase), |bencher| {
            macro_rules! all {
                ($($method:ident $definition:ident $where:ident;)*) => {
                    common::each(bencher, &corpus.pawns, |pawns| {
                        Color::ALL.map(|color| {
                            let side = pawns.side(color);
                            [$(side.$method()),*]
                        })
                    })
                };
            }
            core_sets!(all);
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = each_core_set, five_sets, all_sets
}
criterion_main!(benches);
