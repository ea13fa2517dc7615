//! Why compute sets, and not loop over pawns or look the answer up in a hash table?
//!
//! Five sets of both sides (passed, isolated, rear doubled, backward and connected pawns) by five
//! programs that an engine may have:
//!
//! - `set_wise`: five methods of `Side`, for either colour.
//! - `together`: the same five by `sets!`, for both colours at once.
//! - `mask_tables`: a loop over the pawns, with a table of masks for each question and no branch; the
//!   tables are those of the library.
//! - `mailbox`: a loop over piece lists, with the most advanced and the rearmost pawn of each file and
//!   a board with a border, as an engine without sets has them. Lists and board are not part of the
//!   time: such an engine keeps them up to date.
//! - `hash_hit`: the answers lie in a table of 16,384 entries of two cache lines, 2 MiB in all, and each
//!   lookup is a hit. The key is not part of the time either. So this is the least that a pawn hash
//!   costs; a miss costs this and one of the others.
//!
//! An element is one skeleton of a corpus of 4,096. All ten sets go into one word, which every form
//! does alike.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pawn_structure::{Bitboard, Color, Pawns, Square, attacks, sets, spans};

mod common;
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use oracle::rng;

/// Passed, isolated, rear doubled, backward and connected pawns, White's and Black's.
type Sets = [[u64; 5]; 2];

/// All sets in one word, so that none of them can be left out.
#[inline]
fn all(sets: &Sets) -> u64 {
    sets.iter().flatten().fold(0, |all, set| all ^ set)
}

#[inline]
fn set_wise(pawns: Pawns) -> Sets {
    Color::ALL.map(|color| {
        let side = pawns.side(color);
        [
            side.passed(),
            side.isolated(),
            side.doubled_rear(),
            side.backward(),
            side.connected(),
        ]
        .map(Bitboard::bits)
    })
}

#[inline]
fn together(pawns: Pawns) -> Sets {
    let sets = sets!(pawns; passed, isolated, doubled_rear, backward, connected);
    [0, 1].map(|side| sets.map(|both| both[side].bits()))
}

/// What the loop has to know of a square besides the spans: the squares beside, ahead of and behind it
/// on the files next to it, and what attacks its stop.
struct Masks {
    near: [u64; 64],
    stop_attackers: [[u64; 64]; 2],
}

static MASKS: Masks = {
    let mut masks = Masks {
        near: [0; 64],
        stop_attackers: [[0; 64]; 2],
    };
    let mut i = 0;
    while i < 64 {
        let square = Square::ALL[i];
        masks.near[i] = attacks::king_attacks(square)
            .intersection(spans::adjacent_files(square.file()))
            .bits();
        if i < 56 {
            masks.stop_attackers[0][i] =
                attacks::pawn_attacks(Color::White, Square::ALL[i + 8]).bits();
        }
        if i >= 8 {
            masks.stop_attackers[1][i] =
                attacks::pawn_attacks(Color::Black, Square::ALL[i - 8]).bits();
        }
        i += 1;
    }
    masks
};

#[inline]
fn mask_tables(pawns: Pawns) -> Sets {
    Color::ALL.map(|color| {
        let (own, enemy) = (pawns.by_color(color), pawns.by_color(!color).bits());
        let stop_attackers = &MASKS.stop_attackers[color.index()];
        let mut sets = [0; 5];
        for square in own {
            let own = own.bits();
            let bit = square.bitboard().bits();
            let set_if = |holds: bool| bit * u64::from(holds);
            let has_neighbours = own & spans::adjacent_files(square.file()).bits() != 0;
            let has_support = own & spans::attack_rear_span(color, square).bits() != 0;
            let stop_attacked = enemy & stop_attackers[square.index()] != 0;
            sets[0] |= set_if(enemy & spans::passed_span(color, square).bits() == 0);
            sets[1] |= set_if(!has_neighbours);
            sets[2] |= set_if(own & spans::front_span(color, square).bits() != 0);
            sets[3] |= set_if(stop_attacked) & set_if(has_neighbours) & set_if(!has_support);
            sets[4] |= set_if(own & MASKS.near[square.index()] != 0);
        }
        sets
    })
}

/// A board of ten columns and twelve rows with a border, and where the pawns are on it.
struct Mailbox {
    cells: [u8; 120],
    lists: [[u8; 64]; 2],
    counts: [usize; 2],
}

const EMPTY: u8 = 2;

impl Mailbox {
    fn new(pawns: Pawns) -> Mailbox {
        let mut mailbox = Mailbox {
            cells: [EMPTY; 120],
            lists: [[0; 64]; 2],
            counts: [0; 2],
        };
        for color in Color::ALL {
            for square in pawns.by_color(color) {
                let (file, rank) = (square.index() % 8, square.index() / 8);
                let cell = 21 + 10 * rank + file;
                let c = color.index();
                mailbox.cells[cell] = c as u8;
                mailbox.lists[c][mailbox.counts[c]] = cell as u8;
                mailbox.counts[c] += 1;
            }
        }
        mailbox
    }

    fn list(&self, color: usize) -> &[u8] {
        &self.lists[color][..self.counts[color]]
    }

    #[inline]
    fn sets(&self) -> Sets {
        // By column: the lowest and the highest row with a pawn, of either colour.
        let mut lowest = [[u8::MAX; 10]; 2];
        let mut highest = [[0; 10]; 2];
        for color in 0..2 {
            for &cell in self.list(color) {
                let (column, row) = (usize::from(cell % 10), cell / 10);
                lowest[color][column] = row.min(lowest[color][column]);
                highest[color][column] = row.max(highest[color][column]);
            }
        }
        let mut sets = [[0; 5]; 2];
        for color in 0..2 {
            let (own, enemy) = (color as u8, 1 - color);
            for &cell in self.list(color) {
                let (column, row) = (usize::from(cell % 10), cell / 10);
                let bit = 1 << (8 * (row - 2) + cell % 10 - 1);
                let at = |offset: isize| self.cells[usize::from(cell).wrapping_add_signed(offset)];
                let columns = [column - 1, column, column + 1];
                let beside = [column - 1, column + 1];

                let (passed, doubled_rear, all_ahead, attackers) = if color == 0 {
                    (
                        columns.iter().all(|&c| highest[enemy][c] <= row),
                        highest[color][column] > row,
                        beside.iter().all(|&c| lowest[color][c] > row),
                        [19, 21],
                    )
                } else {
                    (
                        columns.iter().all(|&c| lowest[enemy][c] >= row),
                        lowest[color][column] < row,
                        beside.iter().all(|&c| highest[color][c] < row),
                        [-19, -21],
                    )
                };
                let isolated = beside.iter().all(|&c| highest[color][c] == 0);
                let set = &mut sets[color];
                if passed {
                    set[0] |= bit;
                }
                if isolated {
                    set[1] |= bit;
                }
                if doubled_rear {
                    set[2] |= bit;
                }
                if all_ahead
                    && !isolated
                    && attackers.iter().any(|&offset| at(offset) == enemy as u8)
                {
                    set[3] |= bit;
                }
                if [-1, 1, -11, 9, -9, 11]
                    .iter()
                    .any(|&offset| at(offset) == own)
                {
                    set[4] |= bit;
                }
            }
        }
        sets
    }
}

const ENTRIES: usize = 1 << 14;

#[derive(Clone, Copy, Default)]
#[repr(align(128))]
struct Entry {
    key: u64,
    sets: Sets,
}

/// A key as an engine keeps one: well mixed.
fn key(pawns: Pawns) -> u64 {
    let mix = |word: u64| (word ^ word >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = mix(mix(pawns.white().bits()) ^ pawns.black().bits());
    mixed ^ mixed >> 29
}

fn five_sets(criterion: &mut Criterion) {
    let corpora = common::corpora();
    let mut table = vec![Entry::default(); ENTRIES];

    let mut group = criterion.benchmark_group("five_sets");
    for corpus in &corpora {
        let mailboxes: Vec<Mailbox> = corpus
            .pawns
            .iter()
            .map(|pawns| Mailbox::new(*pawns))
            .collect();
        for (pawns, mailbox) in corpus.pawns.iter().zip(&mailboxes) {
            let sets = set_wise(*pawns);
            assert_eq!(sets, together(*pawns), "together, {pawns}");
            assert_eq!(sets, mask_tables(*pawns), "mask tables, {pawns}");
            assert_eq!(sets, mailbox.sets(), "mailbox, {pawns}");
            let key = key(*pawns);
            table[key as usize % ENTRIES] = Entry { key, sets };
        }
        // Of two skeletons with one place in the table the later is there; only hits are asked for.
        let hits: Vec<u64> = corpus
            .pawns
            .iter()
            .map(|pawns| key(*pawns))
            .filter(|key| table[*key as usize % ENTRIES].key == *key)
            .collect();
        assert!(hits.len() > corpus.pawns.len() / 2, "{} hits", hits.len());
        let look_up = |key: u64| {
            let entry = &table[key as usize % ENTRIES];
            (entry.key == key).then_some(&entry.sets)
        };
        assert!(hits.iter().all(|key| look_up(*key).is_some()));

        group.throughput(Throughput::Elements(corpus.pawns.len() as u64));
        group.bench_function(BenchmarkId::new("set_wise", corpus.phase), |bencher| {
            common::each(bencher, &corpus.pawns, |pawns| all(&set_wise(*pawns)));
        });
        group.bench_function(BenchmarkId::new("together", corpus.phase), |bencher| {
            common::each(bencher, &corpus.pawns, |pawns| all(&together(*pawns)));
        });
        group.bench_function(BenchmarkId::new("mask_tables", corpus.phase), |bencher| {
            common::each(bencher, &corpus.pawns, |pawns| all(&mask_tables(*pawns)));
        });
        group.bench_function(BenchmarkId::new("mailbox", corpus.phase), |bencher| {
            common::each(bencher, &mailboxes, |mailbox| all(&mailbox.sets()));
        });
        group.throughput(Throughput::Elements(hits.len() as u64));
        group.bench_function(BenchmarkId::new("hash_hit", corpus.phase), |bencher| {
            common::each(bencher, &hits, |key| look_up(*key).map_or(0, all));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = common::criterion();
    targets = five_sets
}
criterion_main!(benches);
