//! Columns of sets that come in: NumPy's with any stride, or Arrow's, in pieces.

use numpy::{
    PyReadonlyArray1, PyReadonlyArray2, PyUntypedArray, PyUntypedArrayMethods, ndarray::ArrayView1,
    prelude::*,
};
use pawn_structure::{Bitboard, Kings, Square};
use pyo3::prelude::*;

use crate::{
    arrow::{self, Chunk, Words},
    names,
    trouble::{Trouble, value, wrong_type},
};

/// A column of sets.
pub(crate) enum Column<'py> {
    Unsigned(PyReadonlyArray1<'py, u64>),
    Signed(PyReadonlyArray1<'py, i64>),
    Chunks(Vec<Chunk>),
}

impl<'py> Column<'py> {
    /// The column that an argument is.
    pub(crate) fn new(name: &str, object: &Bound<'py, PyAny>) -> PyResult<Column<'py>> {
        if let Ok(array) = object.cast::<PyUntypedArray>() {
            return Column::of_array(name, array);
        }
        if let Some(chunks) = arrow::chunks(object)? {
            let mut before = 0;
            for chunk in &chunks {
                if chunk.is_text() {
                    return wrong_type(format!("{name}: expected numbers, not text"));
                }
                if let Some(index) = chunk.first_null() {
                    return value(format!("{name}: null at {}", before + index));
                }
                before += chunk.len();
            }
            return Ok(Column::Chunks(chunks));
        }
        if object.hasattr("__array__")? {
            let array = object
                .py()
                .import("numpy")?
                .call_method1("asarray", (object,))?;
            return Column::of_array(name, array.cast()?);
        }
        wrong_type(format!(
            "{name}: expected a NumPy array or an Arrow column of uint64, not {}",
            names::kind(object)
        ))
    }

    fn of_array(name: &str, array: &Bound<'py, PyUntypedArray>) -> PyResult<Column<'py>> {
        if array.ndim() != 1 {
            return value(format!(
                "{name}: expected 1 dimension, not {}",
                array.ndim()
            ));
        }
        let dtype = array.dtype();
        let known = match (dtype.kind(), dtype.itemsize()) {
            (b'u', 8) => "uint64",
            (b'i', 8) => "int64",
            _ => return wrong_type(format!("{name}: expected uint64, not {dtype}")),
        };
        // Bytes in another order, or numbers where none may lie, as in a packed record: NumPy copies those.
        let is_aligned: bool = array.getattr("flags")?.getattr("aligned")?.extract()?;
        let is_native: bool = dtype.getattr("isnative")?.extract()?;
        let array = if is_aligned && is_native {
            array.as_any().clone()
        } else {
            array.call_method1("astype", (known,))?
        };
        match known {
            "uint64" => Ok(Column::Unsigned(array.extract()?)),
            _ => Ok(Column::Signed(array.extract()?)),
        }
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Column::Unsigned(array) => array.len(),
            Column::Signed(array) => array.len(),
            Column::Chunks(chunks) => chunks.iter().map(Chunk::len).sum(),
        }
    }

    /// The column as threads may read it.
    fn words(&self) -> Vec<(usize, Piece<'_>)> {
        match self {
            Column::Unsigned(array) => vec![(
                0,
                match array.as_slice() {
                    Ok(slice) if !array.is_empty() => Piece::Words(Words::Unsigned(slice)),
                    _ => Piece::Unsigned(array.as_array()),
                },
            )],
            Column::Signed(array) => vec![(0, Piece::Signed(array.as_array()))],
            Column::Chunks(chunks) => {
                let mut start = 0;
                let pieces = chunks.iter().filter_map(|chunk| {
                    let words = chunk.words()?;
                    start += chunk.len();
                    Some((start - chunk.len(), Piece::Words(words)))
                });
                pieces.collect()
            }
        }
    }
}

/// A part of a column.
enum Piece<'a> {
    Words(Words<'a>),
    Unsigned(ArrayView1<'a, u64>),
    Signed(ArrayView1<'a, i64>),
}

impl Piece<'_> {
    fn len(&self) -> usize {
        match self {
            Piece::Words(Words::Unsigned(words)) => words.len(),
            Piece::Words(Words::Signed(words)) => words.len(),
            Piece::Unsigned(words) => words.len(),
            Piece::Signed(words) => words.len(),
        }
    }

    /// Copies from a place on; an error is the place of a negative number.
    fn copy(&self, start: usize, sets: &mut [Bitboard]) -> Result<(), usize> {
        match self {
            Piece::Words(Words::Unsigned(words)) => {
                for (set, word) in sets.iter_mut().zip(&words[start..]) {
                    *set = Bitboard::from_bits(*word);
                }
                Ok(())
            }
            Piece::Words(Words::Signed(words)) => signed(start, words[start..].iter(), sets),
            Piece::Unsigned(words) => {
                for (index, set) in sets.iter_mut().enumerate() {
                    *set = Bitboard::from_bits(words[start + index]);
                }
                Ok(())
            }
            Piece::Signed(words) => signed(start, words.iter().skip(start), sets),
        }
    }
}

fn signed<'a>(
    start: usize,
    words: impl Iterator<Item = &'a i64>,
    sets: &mut [Bitboard],
) -> Result<(), usize> {
    for ((index, set), word) in sets.iter_mut().enumerate().zip(words) {
        *set = Bitboard::from_bits(u64::try_from(*word).map_err(|_| start + index)?);
    }
    Ok(())
}

/// White's and Black's pawns of many positions.
pub(crate) struct Skeletons<'py>([Column<'py>; 2]);

impl<'py> Skeletons<'py> {
    pub(crate) fn new(white: &Bound<'py, PyAny>, black: &Bound<'py, PyAny>) -> PyResult<Self> {
        let columns = [Column::new("white", white)?, Column::new("black", black)?];
        let [white, black] = columns.each_ref().map(Column::len);
        if white == black {
            Ok(Skeletons(columns))
        } else {
            value(format!("white has {white} positions and black {black}"))
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.0[0].len()
    }

    pub(crate) fn source(&self) -> Source<'_> {
        Source(self.0.each_ref().map(Column::words))
    }
}

/// The pawns as threads may read them.
pub(crate) struct Source<'a>([Vec<(usize, Piece<'a>)>; 2]);

impl Source<'_> {
    /// Fills sets with the pawns of positions from a place on.
    pub(crate) fn copy(&self, start: usize, sets: [&mut [Bitboard]; 2]) -> Result<(), Trouble> {
        for ((name, pieces), sets) in ["white", "black"].into_iter().zip(&self.0).zip(sets) {
            let mut place = start;
            let mut rest = sets;
            let first = pieces
                .partition_point(|(start, _)| *start <= place)
                .saturating_sub(1);
            for (start, piece) in &pieces[first..] {
                let within = place - start;
                let here = rest.len().min(piece.len().saturating_sub(within));
                let (now, later) = rest.split_at_mut(here);
                piece.copy(within, now).map_err(|index| {
                    Trouble::Overflow(format!("{name}: a negative number at {}", start + index))
                })?;
                rest = later;
                place += here;
                if rest.is_empty() {
                    break;
                }
            }
        }
        Ok(())
    }
}

/// What stands for a position without exactly one king each.
pub(crate) const NO_KING: u8 = 255;

/// The squares of White's and Black's king, a row for each position.
pub(crate) fn kings<'py>(
    object: &Bound<'py, PyAny>,
    positions: usize,
) -> PyResult<PyReadonlyArray2<'py, u8>> {
    let numpy = object.py().import("numpy")?;
    let given = numpy.call_method1("asarray", (object,))?;
    let array = given.cast::<PyUntypedArray>()?;
    let dtype = array.dtype();
    if !matches!(dtype.kind(), b'u' | b'i') {
        return wrong_type(format!("kings: expected uint8, not {dtype}"));
    }
    if array.ndim() != 2 || array.shape() != [positions, 2] {
        let shape = array.getattr("shape")?;
        return value(format!(
            "kings: expected the shape ({positions}, 2), not {shape}"
        ));
    }
    if positions > 0 {
        let least: i128 = array.call_method0("min")?.extract()?;
        let most: i128 = array.call_method0("max")?.extract()?;
        if least < 0 || most > NO_KING.into() {
            return value("kings: expected squares from 0 to 63, or 255 for none");
        }
    }
    let array = numpy.call_method1("ascontiguousarray", (array, "uint8"))?;
    array.extract()
}

/// The kings of a row: a square each, or `None` for 255.
pub(crate) fn kings_of(row: [u8; 2]) -> Result<Option<Kings>, Trouble> {
    if row.contains(&NO_KING) {
        return Ok(None);
    }
    match row.map(|square| Square::from_index(square.into())) {
        [Some(white), Some(black)] => Ok(Some(Kings { white, black })),
        _ => Err(Trouble::Value(format!(
            "kings: no squares {row:?}: expected 0 to 63, or 255 for none"
        ))),
    }
}
