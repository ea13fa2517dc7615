//! The transposition table: what the search found out about a position.

use cozy_chess::{Move, Piece, Square};

/// How a score that was found relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true score is not higher.
    Upper,
    /// The true score is not lower.
    Lower,
    Exact,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    best: u16,
    pub(crate) score: i16,
    pub(crate) eval: i16,
    pub(crate) depth: i8,
    /// The bound in the two low bits (3: nothing stored yet), the generation above.
    tag: u8,
}

impl Entry {
    const EMPTY: Entry = Entry {
        key: 0,
        best: 0,
        score: 0,
        eval: 0,
        depth: -1,
        tag: 3,
    };

    pub(crate) fn best(&self) -> Option<Move> {
        unpack(self.best)
    }

    pub(crate) fn bound(&self) -> Bound {
        match self.tag & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Table {
    entries: Box<[Entry]>,
    generation: u8,
}

impl Table {
    /// A table of `2^bits` entries of 16 bytes.
    pub(crate) fn new(bits: u32) -> Table {
        Table {
            entries: vec![Entry::EMPTY; 1 << bits].into_boxed_slice(),
            generation: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(Entry::EMPTY);
        self.generation = 0;
    }

    /// What is stored from now on counts as newer.
    pub(crate) fn next_generation(&mut self) {
        self.generation = (self.generation + 1) & 63;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.place(key)];
        (entry.key == key && entry.tag & 3 != 3).then_some(entry)
    }

    /// Stores what was found, unless a much deeper result of the same search stands in its place.
    #[inline]
    pub(crate) fn store(
        &mut self,
        key: u64,
        best: Option<Move>,
        score: i32,
        eval: i32,
        depth: i32,
        bound: Bound,
    ) {
        let place = self.place(key);
        let old = &mut self.entries[place];
        let is_same = old.key == key;
        let keeps = old.tag & 3 != 3
            && old.tag >> 2 == self.generation
            && bound != Bound::Exact
            && i32::from(old.depth) > depth + 3;
        if keeps {
            return;
        }
        let best = match best {
            None if is_same => old.best,
            best => pack(best),
        };
        *old = Entry {
            key,
            best,
            score: score as i16,
            eval: eval as i16,
            depth: depth as i8,
            tag: bound as u8 | self.generation << 2,
        };
    }
}

/// No move goes from a square to itself, so that zero is free.
fn pack(mv: Option<Move>) -> u16 {
    mv.map_or(0, |mv| {
        let promotion = mv.promotion.map_or(0, |piece| piece as u16);
        mv.from as u16 | (mv.to as u16) << 6 | promotion << 12
    })
}

fn unpack(bits: u16) -> Option<Move> {
    (bits != 0).then(|| Move {
        from: Square::index(usize::from(bits & 63)),
        to: Square::index(usize::from(bits >> 6 & 63)),
        // A pawn never becomes a pawn.
        promotion: match bits >> 12 {
            0 => None,
            piece => Some(Piece::index(usize::from(piece))),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{boards, legal};

    #[test]
    fn moves_come_back() {
        for board in boards(4, 50) {
            for mv in legal(&board) {
                assert_eq!(unpack(pack(Some(mv))), Some(mv));
            }
        }
        assert_eq!(unpack(pack(None)), None);
    }

    #[test]
    fn deep_results_stay_for_the_search() {
        let mut table = Table::new(0);
        let mv = "e2e4".parse().unwrap();
        assert!(table.find(0).is_none());
        table.store(5, Some(mv), -12, 34, 9, Bound::Lower);
        table.store(6, None, 0, 0, 0, Bound::Upper);
        let found = table.find(5).unwrap();
        assert_eq!((found.score, found.eval, found.depth), (-12, 34, 9));
        assert_eq!((found.bound(), found.best()), (Bound::Lower, Some(mv)));
        // A move stays when only a bound becomes known.
        table.store(5, None, 1, 34, 9, Bound::Upper);
        assert_eq!(table.find(5).unwrap().best(), Some(mv));
        table.next_generation();
        table.store(6, None, 0, 0, 0, Bound::Upper);
        assert!(table.find(5).is_none());
        assert!(table.find(6).is_some());
        table.clear();
        assert!(table.find(6).is_none());
    }
}
