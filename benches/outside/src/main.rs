//! The core functions, each in a function of its own and called with the same inputs every time:
//! `.ci/instructions` counts what a call takes.
//!
//! This program is no part of the library's workspace, and is built by cargo's default release profile and by one with
//! link-time optimisation: what is fast in one of them only is of no use to many.
//!
//! Prints, for each function that is counted, its name and by how much to divide what a call takes; 0 if the
//! machine cannot run it.

use std::hint::black_box;

use pawn_structure::{
    Bitboard, Board, Color, Formation, Kings, PawnStructure, Pawns, Side, Square, attacks,
    batch::{Batch, Level},
    cache::{PawnCache, SharedPawnCache},
    choose,
    eval::{
        KingWeights, PawnWeights, Score, evaluate_kings, evaluate_pawns, king_features,
        pawn_features,
    },
    sets,
};

#[allow(dead_code, unreachable_pub, reason = "the tests use the rest of it")]
#[path = "../../../tests/oracle/rng.rs"]
mod rng;

use rng::{Rng, random_skeleton};

const SEED: u64 = 0x5eed_000e;
const CALLS: usize = 1024;

/// Two openings, four middlegames, three endgames.
const BOARDS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "rnbqkb1r/ppp1pppp/5n2/3p4/2PP4/8/PP2PPPP/RNBQKBNR",
    "r1bqkb1r/pp3ppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQK2R",
    "r2q1rk1/pb1nbppp/1p2pn2/2pp4/2PP4/1P1BPN2/PB1N1PPP/R2Q1RK1",
    "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R",
    "2rq1rk1/pp1bppbp/3p1np1/4n3/3NP3/1BN1BP2/PPPQ2PP/2KR3R",
    "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/5K2/1R6",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8",
    "8/5ppp/8/8/P7/8/5PPP/4K2k",
];

const KINGS: Kings = Kings {
    white: Square::G1,
    black: Square::C8,
};

/// Calls a function of the name, which does nothing else, for each of the inputs.
macro_rules! count {
    ($($name:ident($input:pat => $type:ty) of $inputs:ident: $call:expr;)*) => { $({
        #[inline(never)]
        fn $name($input: $type) -> impl Sized {
            $call
        }
        for input in black_box(&$inputs) {
            black_box($name(*input));
        }
        println!("{} 1", stringify!($name));
    })* };
}

/// Calls a function of the name, which looks a key up in a table, for each of those that are there.
macro_rules! count_hits {
    ($($name:ident($table:ident: $type:ty, $key:ident: $key_type:ty) of $keys:ident in $all:ident: $call:expr;)*) => { $({
        #[inline(never)]
        fn $name($table: $type, $key: $key_type) -> Score {
            $call
        }
        for key in black_box(&$keys) {
            if $all.get(*key).is_some() {
                black_box($name(&mut $all, *key));
            }
        }
        println!("{} 1", stringify!($name));
    })* };
}

/// Calls a function of the name once, with a batch to be computed at a level.
macro_rules! count_batch {
    ($($name:ident($level:ident) of $all:ident into $output:ident: $type:ty => $call:expr;)*) => { $({
        #[inline(never)]
        fn $name(batch: Batch, output: &mut $type) {
            // What differs from function to function, so that no two are merged into one.
            black_box(stringify!($name));
            let call: fn(Batch, &mut $type) = $call;
            call(batch, output);
        }
        let per_call = match $all.with_level(Level::$level) {
            Ok(batch) => {
                $name(black_box(batch), black_box(&mut $output));
                CALLS
            }
            Err(_) => 0,
        };
        println!("{} {per_call}", stringify!($name));
    })* };
}

fn both<T>(pawns: Pawns, sets: impl Fn(Side) -> T) -> [T; 2] {
    Color::ALL.map(|color| sets(pawns.side(color)))
}

/// Six sets that an evaluation asks for first.
fn six(batch: Batch, sets: &mut [[Vec<Bitboard>; 6]; 2]) {
    let [white, black] = sets;
    batch
        .sets(
            choose![isolated, half_isolated, doubled, opposed, passed, backward],
            white.each_mut().map(Vec::as_mut_slice),
            black.each_mut().map(Vec::as_mut_slice),
        )
        .expect("there is room");
}

fn main() {
    let mut rng = Rng::new(SEED);
    let mut square = || Square::ALL[rng.below(64) as usize];
    let squares: Vec<_> = (0..CALLS).map(|_| (square(), square())).collect();
    let queries: Vec<_> = squares
        .iter()
        .map(|(square, _)| (*square, Bitboard::from_bits(rng.next() & rng.next())))
        .collect();
    let boards: Vec<_> = BOARDS
        .iter()
        .map(|board| Board::from_fen(board).expect("it is a placement"))
        .collect();
    let boards: Vec<_> = boards.iter().collect();
    let pawns: Vec<_> = (0..CALLS)
        .map(|_| {
            let (white, black) = random_skeleton(&mut rng);
            Pawns::new(Bitboard::from_bits(white), Bitboard::from_bits(black))
        })
        .collect();

    count! {
        king_attacks((square, _) => (Square, Square)) of squares: attacks::king_attacks(square);
        knight_attacks((square, _) => (Square, Square)) of squares: attacks::knight_attacks(square);
        pawn_attacks((square, _) => (Square, Square)) of squares:
            attacks::pawn_attacks(Color::White, square);
        rook_attacks((square, occupied) => (Square, Bitboard)) of queries:
            attacks::rook_attacks(square, occupied);
        bishop_attacks((square, occupied) => (Square, Bitboard)) of queries:
            attacks::bishop_attacks(square, occupied);
        queen_attacks((square, occupied) => (Square, Bitboard)) of queries:
            attacks::queen_attacks(square, occupied);
        ray((a, b) => (Square, Square)) of squares: attacks::ray(a, b);
        between((a, b) => (Square, Square)) of squares: attacks::between(a, b);
        attackers_to(board => &Board) of boards: board.attackers_to(Color::White, Square::D5);
        attacked_by(board => &Board) of boards: board.attacked_by(Color::White);
        attack_count(board => &Board) of boards:
            board.attack_count(board.by_color(Color::White), Bitboard::FULL);
        pinned(board => &Board) of boards: board.pinned(Color::White);
        spans(pawns => Pawns) of pawns: both(pawns, |side| {
            [side.pawn_attacks(), side.double_pawn_attacks(), side.attack_front_span()]
        });
        passers(pawns => Pawns) of pawns: both(pawns, |side| {
            [side.passed(), side.passed_front_most(), side.protected_passers()]
        });
        candidates(pawns => Pawns) of pawns: both(pawns, Side::candidate);
        isolation(pawns => Pawns) of pawns: both(pawns, |side| {
            [side.isolated(), side.half_isolated()]
        });
        files(pawns => Pawns) of pawns: both(pawns, |side| {
            [side.doubled_rear(), side.opposed(), side.half_open_files()]
        });
        weakness(pawns => Pawns) of pawns: both(pawns, Side::backward);
        support(pawns => Pawns) of pawns: both(pawns, |side| {
            [side.phalanx(), side.defended(), side.connected(), side.chain_bases()]
        });
        contact(pawns => Pawns) of pawns: both(pawns, |side| {
            [side.levers(), side.rams(), side.lever_pushes()]
        });
        control(pawns => Pawns) of pawns: both(pawns, |side| [side.outposts(), side.holes()]);
        five_sets(pawns => Pawns) of pawns: both(pawns, |side| {
            [
                side.passed(),
                side.isolated(),
                side.doubled_rear(),
                side.backward(),
                side.connected(),
            ]
        });
        five_sets_together(pawns => Pawns) of pawns: sets!(
            pawns; connected, isolated, doubled_rear, passed, backward
        );
        evaluation(pawns => Pawns) of pawns: evaluate_pawns(pawns, &PawnWeights::DEFAULT);
        evaluation_kings(pawns => Pawns) of pawns:
            evaluate_kings(pawns, KINGS, &KingWeights::DEFAULT);
        features(pawns => Pawns) of pawns: pawn_features(pawns);
        features_kings(pawns => Pawns) of pawns: king_features(pawns, KINGS);
        structure(pawns => Pawns) of pawns: PawnStructure::new(pawns);
        islands(pawns => Pawns) of pawns: both(pawns, Side::islands);
        formations(pawns => Pawns) of pawns: Formation::matches(pawns).count();
    }

    let evaluate = |pawns| evaluate_pawns(pawns, &PawnWeights::DEFAULT);
    let keys: Vec<_> = pawns.iter().map(|pawns| (*pawns, KINGS)).collect();
    let mut by_pawns: PawnCache<Score> = PawnCache::new(CALLS);
    let mut by_both: PawnCache<Score, (Pawns, Kings)> = PawnCache::new(CALLS);
    let mut shared: SharedPawnCache<Score, (Pawns, Kings)> = SharedPawnCache::new(CALLS);
    for key in &keys {
        by_pawns.get_or_insert_with(key.0, evaluate);
        by_both.get_or_insert_with(*key, |key| evaluate(key.0));
        shared.insert(*key, evaluate(key.0));
    }
    count_hits! {
        hit_pawns(table: &mut PawnCache<Score>, pawns: Pawns) of pawns in by_pawns:
            *table.get_or_insert_with(pawns, |_| Score::ZERO);
        hit_kings(table: &mut PawnCache<Score, (Pawns, Kings)>, key: (Pawns, Kings)) of keys in by_both:
            *table.get_or_insert_with(key, |_| Score::ZERO);
        hit_shared(table: &mut SharedPawnCache<Score, (Pawns, Kings)>, key: (Pawns, Kings)) of keys in shared:
            table.get_or_insert_with(key, |_| Score::ZERO);
    }

    let white: Vec<_> = pawns.iter().map(|pawns| pawns.white()).collect();
    let black: Vec<_> = pawns.iter().map(|pawns| pawns.black()).collect();
    let batch = Batch::new(&white, &black).expect("as many of either");
    let mut sets = [[(); 6]; 2].map(|side| side.map(|()| vec![Bitboard::EMPTY; CALLS]));
    let mut structures = vec![PawnStructure::default(); CALLS];
    let mut scores = vec![Score::ZERO; CALLS];
    let mut rows = vec![0; CALLS * PawnWeights::LEN];
    let mut king_rows = vec![0; CALLS * KingWeights::LEN];
    count_batch! {
        batch_six_sets_scalar(Scalar) of batch into sets: [[Vec<Bitboard>; 6]; 2] => six;
        batch_six_sets_sse2(Sse2) of batch into sets: [[Vec<Bitboard>; 6]; 2] => six;
        batch_six_sets_avx2(Avx2) of batch into sets: [[Vec<Bitboard>; 6]; 2] => six;
        batch_structure_sse2(Sse2) of batch into structures: Vec<PawnStructure> =>
            |batch, structures| batch.structures(structures).expect("there is room");
        batch_structure_avx2(Avx2) of batch into structures: Vec<PawnStructure> =>
            |batch, structures| batch.structures(structures).expect("there is room");
        batch_scores_sse2(Sse2) of batch into scores: Vec<Score> =>
            |batch, scores| batch.scores(&PawnWeights::DEFAULT, scores).expect("there is room");
        batch_scores_avx2(Avx2) of batch into scores: Vec<Score> =>
            |batch, scores| batch.scores(&PawnWeights::DEFAULT, scores).expect("there is room");
        batch_king_scores_sse2(Sse2) of batch into scores: Vec<Score> =>
            |batch, scores| batch
                .king_scores(&[KINGS; CALLS], &KingWeights::DEFAULT, scores)
                .expect("there is room");
        batch_king_scores_avx2(Avx2) of batch into scores: Vec<Score> =>
            |batch, scores| batch
                .king_scores(&[KINGS; CALLS], &KingWeights::DEFAULT, scores)
                .expect("there is room");
        batch_features_avx2(Avx2) of batch into rows: Vec<i16> =>
            |batch, rows| batch.pawn_features(rows).expect("there is room");
        batch_king_features_avx2(Avx2) of batch into king_rows: Vec<i16> =>
            |batch, rows| batch.king_features(&[KINGS; CALLS], rows).expect("there is room");
    }
}
