//! Parts of the board, and small steps that several formulas take.

use crate::{Bitboard, File, Rank, lanes::Lane};

/// All squares from one rank to another, both included, counted from 1 from the side's view.
pub(crate) const fn ranks(first: usize, last: usize) -> Bitboard {
    let up_to_first = Rank::ALL[first - 1].bitboard().north_fill();
    let down_from_last = Rank::ALL[last - 1].bitboard().south_fill();
    up_to_first.intersection(down_from_last)
}

/// All squares from one file to another, both included, the a-file as 0.
pub(crate) const fn files(first: usize, last: usize) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut file = first;
    while file <= last {
        set = set.union(File::ALL[file].bitboard());
        file += 1;
    }
    set
}

/// Pawns that have a partner directly on their east, and the partners.
#[inline(always)]
pub(super) fn pairs<L: Lane>(west_halves: L) -> L {
    west_halves | west_halves.east()
}

/// Every square if a set of whole files is not empty, none if it is.
#[inline(always)]
pub(super) fn everywhere_if_any<L: Lane>(whole_files: L) -> L {
    // Shifts to the left may wrap around the edge here: what they miss on the first rank is on the second.
    let spread = whole_files | whole_files << 1;
    let spread = spread | spread << 2;
    let spread = spread | spread << 4;
    spread | spread >> 8
}
