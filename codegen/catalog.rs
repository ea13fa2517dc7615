//! The list of the tables: name, meaning, shape, contents.

use super::{geometry, kpk};

/// The elements of a table and their width.
pub(crate) enum Values {
    Words(Vec<u64>),
    Bytes(Vec<u8>),
}

/// A table to be written.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// What an element means and how it is indexed, one sentence.
    pub(crate) doc: &'static str,
    /// The lengths of the dimensions, outermost first.
    pub(crate) shape: Vec<usize>,
    pub(crate) values: Values,
}

impl Table {
    /// The type of the elements, as Rust spells it.
    fn element(&self) -> &'static str {
        match self.values {
            Values::Words(_) => "u64",
            Values::Bytes(_) => "u8",
        }
    }

    /// The type of the table, as Rust spells it.
    pub(crate) fn array_type(&self) -> String {
        let element = self.element().to_string();
        let lengths = self.shape.iter().rev();
        lengths.fold(element, |inner, length| format!("[{inner}; {length}]"))
    }

    /// The elements as they lie in memory, least significant byte first.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        match &self.values {
            Values::Words(words) => words.iter().flat_map(|word| word.to_le_bytes()).collect(),
            Values::Bytes(bytes) => bytes.clone(),
        }
    }

    /// FNV-1a over [`Table::bytes`]: speaks of the values, whatever the source looks like.
    pub(crate) fn checksum(&self) -> u64 {
        self.bytes()
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
            })
    }
}

/// The table of the solved ending, which is written by itself: most programs do without it.
pub(crate) fn kpk() -> Table {
    Table {
        name: "KPK_WINS",
        doc: "Where White's king wins with its pawn, by the pawn's square (a2 to d2, then a3 to d3, up to d7), by who is to move, by the black king's square.",
        shape: vec![24, 2, 64],
        values: Values::Words(kpk::wins()),
    }
}

/// Every table that the library always has, in the order of the generated source.
pub(crate) fn tables() -> Vec<Table> {
    vec![
        by_square(
            "KING_ATTACKS",
            "The squares a king attacks, by square.",
            geometry::king_attacks,
        ),
        by_square(
            "KNIGHT_ATTACKS",
            "The squares a knight attacks, by square.",
            geometry::knight_attacks,
        ),
        by_color_and_square(
            "PAWN_ATTACKS",
            "The squares a pawn attacks, by colour and square.",
            geometry::pawn_attacks,
        ),
        Table {
            name: "LINE_MASKS",
            doc: "Diagonal, anti-diagonal and file through a square, without the square, by square.",
            shape: vec![64, 3],
            values: Values::Words(
                board()
                    .flat_map(|(file, rank)| geometry::line_masks(file, rank))
                    .collect(),
            ),
        },
        Table {
            name: "RANK_ATTACKS",
            doc: "The files a rook attacks along its rank, by eight times the occupancy of the files b to g, plus its file.",
            shape: vec![512],
            values: Values::Bytes(
                (0..64)
                    .flat_map(|inner| (0..8).map(move |file| geometry::rank_attacks(inner, file)))
                    .collect(),
            ),
        },
        by_color_and_square(
            "FRONT_SPANS",
            "The squares ahead of a pawn on its file, by colour and square.",
            geometry::front_span,
        ),
        by_color_and_square(
            "ATTACK_FRONT_SPANS",
            "The squares ahead of a pawn on the neighbouring files, by colour and square.",
            geometry::attack_front_span,
        ),
        by_color_and_square(
            "ATTACK_REAR_SPANS",
            "The squares beside and behind a pawn on the neighbouring files, by colour and square.",
            geometry::attack_rear_span,
        ),
        by_color_and_square(
            "PASSED_SPANS",
            "The squares ahead of a pawn on its own and the neighbouring files, by colour and square.",
            geometry::passed_span,
        ),
        by_file("FILES", "The squares of a file, by file.", geometry::file),
        by_file(
            "ADJACENT_FILES",
            "The squares of the files next to a file, by file.",
            geometry::adjacent_files,
        ),
    ]
}

/// File and rank of every square, a1 first, h8 last.
fn board() -> impl Iterator<Item = (i32, i32)> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

fn by_square(name: &'static str, doc: &'static str, set: fn(i32, i32) -> u64) -> Table {
    Table {
        name,
        doc,
        shape: vec![64],
        values: Values::Words(board().map(|(file, rank)| set(file, rank)).collect()),
    }
}

fn by_color_and_square(
    name: &'static str,
    doc: &'static str,
    set: fn(usize, i32, i32) -> u64,
) -> Table {
    Table {
        name,
        doc,
        shape: vec![2, 64],
        values: Values::Words(
            (0..2)
                .flat_map(|color| board().map(move |(file, rank)| set(color, file, rank)))
                .collect(),
        ),
    }
}

fn by_file(name: &'static str, doc: &'static str, set: fn(i32) -> u64) -> Table {
    Table {
        name,
        doc,
        shape: vec![8],
        values: Values::Words((0..8).map(set).collect()),
    }
}
