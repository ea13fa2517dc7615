//! Patterns, numbers and scores of many positions.

use std::iter;

use numpy::{Element, PyArray1, PyArray2, PyArray3, PyReadonlyArray2, prelude::*};
use pawn_structure::{
    Bitboard, Formation, Kings, Pattern, Pawns, Square,
    batch::{Batch, BatchError},
    eval::{Score, SquareWeights, Weights, evaluate_squares, square_features},
};
use pyo3::prelude::*;

use crate::{
    blocks::{BLOCK, Work},
    column::{Skeletons, Source, kings, kings_of},
    library::{self, KINGS, PAWNS, SQUARES},
    names,
    trouble::{Trouble, value},
    weights,
};

/// Room for the pawns of a block.
pub(crate) struct Sets([Vec<Bitboard>; 2]);

impl Sets {
    fn new(length: usize) -> Sets {
        Sets([(); 2].map(|()| vec![Bitboard::EMPTY; length]))
    }

    /// The pawns of some positions.
    fn load(
        &mut self,
        source: &Source<'_>,
        start: usize,
        length: usize,
    ) -> Result<Batch<'_>, Trouble> {
        let [white, black] = &mut self.0;
        let (white, black) = (&mut white[..length], &mut black[..length]);
        source.copy(start, [white, black])?;
        Batch::new(white, black).map_err(batch_error)
    }

    fn pawns(&self, index: usize) -> Pawns {
        Pawns::new(self.0[0][index], self.0[1][index])
    }
}

/// Nothing that is asked of a batch here can fail; if it did, nobody should go on with zeros.
fn batch_error(error: BatchError) -> Trouble {
    Trouble::Value(error.to_string())
}

/// Values that a set becomes in a column.
pub(crate) trait OfSet: Copy + Send {
    fn of_set(pattern: Pattern, set: Bitboard) -> Self;
}

impl OfSet for u64 {
    #[inline]
    fn of_set(_: Pattern, set: Bitboard) -> u64 {
        set.bits()
    }
}

impl OfSet for u8 {
    #[inline]
    fn of_set(pattern: Pattern, set: Bitboard) -> u8 {
        library::count(pattern, set) as u8
    }
}

/// The sets of patterns in columns of their own: White's of the first pattern, Black's, White's of the second, and so on.
pub(crate) fn fill<T: OfSet>(
    py: Python<'_>,
    skeletons: &Skeletons<'_>,
    patterns: &[Pattern],
    columns: Vec<&mut [T]>,
    work: &Work,
) -> PyResult<()> {
    let total = skeletons.len();
    // With many patterns fewer positions go together, so that their sets stay in the cache.
    let block = (4 * BLOCK / patterns.len().max(1)).clamp(128, BLOCK);
    let source = skeletons.source();
    let mut cut: Vec<_> = columns
        .into_iter()
        .map(|column| column.chunks_mut(block))
        .collect();
    let mut start = 0;
    let tasks = iter::from_fn(move || {
        let columns: Vec<_> = cut.iter_mut().filter_map(Iterator::next).collect();
        let length = columns.first()?.len();
        start += length;
        Some((length, (start - length, columns)))
    });
    let scratch = || {
        let room = [(); 2].map(|()| vec![Bitboard::EMPTY; block * patterns.len()]);
        (Sets::new(block), room)
    };
    work.run(
        py,
        total,
        tasks,
        scratch,
        |(sets, [white, black]), (start, mut columns)| {
            let length = columns[0].len();
            let (white, black) = (
                &mut white[..length * patterns.len()],
                &mut black[..length * patterns.len()],
            );
            let batch = sets.load(&source, start, length)?;
            batch
                .patterns(patterns, white, black)
                .map_err(batch_error)?;
            let found = white.chunks_exact(length).zip(black.chunks_exact(length));
            for ((pattern, found), columns) in
                patterns.iter().zip(found).zip(columns.chunks_exact_mut(2))
            {
                for (column, sets) in columns.iter_mut().zip([found.0, found.1]) {
                    for (value, set) in column.iter_mut().zip(sets) {
                        *value = T::of_set(*pattern, *set);
                    }
                }
            }
            Ok(())
        },
    )
}

fn array<'py, T: OfSet + Element>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    names: &Bound<'py, PyAny>,
    work: &Work,
) -> PyResult<Bound<'py, PyArray3<T>>> {
    let py = white.py();
    let skeletons = Skeletons::new(white, black)?;
    let patterns = names::patterns(names)?;
    let count = skeletons.len();
    let array = PyArray3::zeros(py, [count, 2, patterns.len()], true);
    if count > 0 {
        let mut values = array.readwrite();
        let columns = values.as_slice_mut()?.chunks_exact_mut(count).collect();
        fill(py, &skeletons, &patterns, columns, work)?;
    }
    Ok(array)
}

/// Compute patterns of many positions.
///
/// Args:
///     white, black: the pawns, a set for each position: NumPy uint64 (or int64 without negative numbers) of any stride, or
///         an Arrow column of the same.
///     names: a name, or a sequence of names; see ``PATTERNS``. Names of methods will do as well.
///     workers: the number of threads; None for all cores.
///     progress: called with the number of positions done and of all, a few times a second.
///
/// Returns:
///     uint64[n, 2, k]: ``a[i, c, j]`` is the set of pattern ``names[j]`` in position i, of White for c = 0, of Black for
///     c = 1. In Fortran order, so that ``a[:, c, j]`` is contiguous.
///
/// Raises:
///     ValueError: unequal lengths, nulls, more than one dimension, an unknown name.
///     TypeError: another dtype.
///     OverflowError: a negative number.
#[pyfunction]
#[pyo3(signature = (white, black, names, *, workers = Some(1), progress = None))]
pub(crate) fn patterns<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    names: &Bound<'py, PyAny>,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray3<u64>>> {
    array(white, black, names, &Work::new(workers, progress)?)
}

/// Count the squares of patterns of many positions; of patterns that are made of files, the files.
///
/// Args:
///     white, black, names, workers, progress: as for ``patterns``.
///
/// Returns:
///     uint8[n, 2, k], as ``patterns``.
///
/// Raises:
///     ValueError, TypeError, OverflowError: as ``patterns``.
#[pyfunction]
#[pyo3(signature = (white, black, names, *, workers = Some(1), progress = None))]
pub(crate) fn counts<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    names: &Bound<'py, PyAny>,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    array(white, black, names, &Work::new(workers, progress)?)
}

/// The kings of many positions as threads may read them.
#[derive(Clone, Copy)]
struct Squares<'a>(&'a [[u8; 2]]);

/// In place of kings that are missing; what is computed of them is thrown away.
const SOME: Kings = Kings {
    white: Square::A1,
    black: Square::A1,
};

impl Squares<'_> {
    /// The kings of some positions, and where they are missing.
    fn load(
        self,
        start: usize,
        length: usize,
        kings: &mut Vec<Kings>,
        missing: &mut Vec<usize>,
    ) -> Result<(), Trouble> {
        kings.clear();
        missing.clear();
        for (index, row) in self.0[start..start + length].iter().enumerate() {
            kings.push(kings_of(*row)?.unwrap_or_else(|| {
                missing.push(index);
                SOME
            }));
        }
        Ok(())
    }
}

/// The kings that were given, checked.
fn kings_given<'py>(
    given: Option<&Bound<'py, PyAny>>,
    positions: usize,
) -> PyResult<Option<PyReadonlyArray2<'py, u8>>> {
    given.map(|given| kings(given, positions)).transpose()
}

fn squares<'a>(given: Option<&'a PyReadonlyArray2<'_, u8>>) -> PyResult<Option<Squares<'a>>> {
    let Some(given) = given else { return Ok(None) };
    Ok(Some(Squares(given.as_slice()?.as_chunks().0)))
}

/// Evaluate many positions.
///
/// Args:
///     white, black: as for ``patterns``.
///     weights: ``Weights``, or int32[len(FEATURES), 2] of middlegame and endgame; also with the rows of
///         ``KING_FEATURES``, and of ``SQUARE_FEATURES`` behind those. None for the default weights. A value beyond 32,767 on either side of zero becomes that.
///     kings: uint8[n, 2], the squares of White's and Black's king, as ``parse_fens`` gives them: what the pawns mean to them
///         is added. Where it is 255 nothing is.
///     workers, progress: as for ``patterns``.
///
/// Returns:
///     int32[n, 2]: middlegame and endgame, from White's view, in the units of the weights (100 to a pawn).
///
/// Raises:
///     ValueError: unequal lengths, nulls, a wrong shape, a square that is none.
///     TypeError: another dtype.
///     OverflowError: a negative number in ``white`` or ``black``.
#[pyfunction]
#[pyo3(signature = (white, black, weights = None, *, kings = None, workers = Some(1), progress = None))]
pub(crate) fn scores<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    weights: Option<&Bound<'py, PyAny>>,
    kings: Option<&Bound<'py, PyAny>>,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray2<i32>>> {
    let py = white.py();
    let work = Work::new(workers, progress)?;
    let skeletons = Skeletons::new(white, black)?;
    let weights = weights::given(weights)?;
    // Most weights have nothing to say about squares.
    let has_squares = weights.squares != SquareWeights::ZERO;
    let count = skeletons.len();
    let kings = kings_given(kings, count)?;
    let kings = squares(kings.as_ref())?;
    let array = PyArray2::zeros(py, [count, 2], false);
    {
        let mut values = array.readwrite();
        let tasks = rows(values.as_slice_mut()?, 2);
        let source = skeletons.source();
        let scratch = || (Sets::new(BLOCK), Scores::default());
        work.run(
            py,
            count,
            tasks,
            scratch,
            |(sets, scores), (start, rows)| {
                let length = rows.len() / 2;
                let batch = sets.load(&source, start, length)?;
                scores.compute(batch, &weights, kings, start)?;
                if has_squares {
                    for (index, score) in scores.pawns.iter_mut().enumerate() {
                        let kings = kings.map(|squares| kings_of(squares.0[start + index]));
                        let kings = kings.transpose()?.flatten();
                        *score += evaluate_squares(sets.pawns(index), kings, &weights.squares);
                    }
                }
                for (row, score) in rows.as_chunks_mut().0.iter_mut().zip(&scores.pawns) {
                    *row = [score.mg, score.eg];
                }
                Ok(())
            },
        )?;
    }
    Ok(array)
}

/// Rows of an array in blocks, each with the number of its positions and its first.
fn rows<T: Send>(
    values: &mut [T],
    width: usize,
) -> impl Iterator<Item = (usize, (usize, &mut [T]))> + Send {
    let blocks = values.chunks_mut(BLOCK * width).enumerate();
    blocks.map(move |(index, rows)| (rows.len() / width, (index * BLOCK, rows)))
}

/// Room for the scores of a block.
#[derive(Default)]
struct Scores {
    pawns: Vec<Score>,
    of_kings: Vec<Score>,
    kings: Vec<Kings>,
    missing: Vec<usize>,
}

impl Scores {
    fn compute(
        &mut self,
        batch: Batch<'_>,
        weights: &Weights,
        kings: Option<Squares<'_>>,
        start: usize,
    ) -> Result<(), Trouble> {
        let length = batch.len();
        self.pawns.resize(length, Score::ZERO);
        batch
            .scores(&weights.pawns, &mut self.pawns)
            .map_err(batch_error)?;
        let Some(squares) = kings else { return Ok(()) };
        squares.load(start, length, &mut self.kings, &mut self.missing)?;
        self.of_kings.resize(length, Score::ZERO);
        batch
            .king_scores(&self.kings, &weights.kings, &mut self.of_kings)
            .map_err(batch_error)?;
        for index in &self.missing {
            self.of_kings[*index] = Score::ZERO;
        }
        for (sum, score) in self.pawns.iter_mut().zip(&self.of_kings) {
            *sum += *score;
        }
        Ok(())
    }
}

/// A number of a row of coefficients, which is between −64 and 64.
trait Number: Element + Copy + Send {
    fn of(number: i16) -> Self;

    /// Whole rows to be filled in place, where the numbers are those of a batch.
    fn in_place(_: &mut [Self]) -> Option<&mut [i16]> {
        None
    }
}

impl Number for i16 {
    fn of(number: i16) -> i16 {
        number
    }

    fn in_place(rows: &mut [i16]) -> Option<&mut [i16]> {
        Some(rows)
    }
}

impl Number for i8 {
    fn of(number: i16) -> i8 {
        number as i8
    }
}

/// Which weights are asked for, and the kings.
#[derive(Clone, Copy)]
struct Groups<'a> {
    kings: Option<Squares<'a>>,
    squares: bool,
}

impl Groups<'_> {
    fn width(self) -> usize {
        let kings = if self.kings.is_some() { KINGS } else { 0 };
        PAWNS + kings + if self.squares { SQUARES } else { 0 }
    }
}

/// What the weights are multiplied by: White's numbers minus Black's, a row for each position.
///
/// Args:
///     white, black: as for ``patterns``.
///     kings: uint8[n, 2], the squares of White's and Black's king, as ``parse_fens`` gives them: adds the columns of
///         ``KING_FEATURES``. Where it is 255 their numbers are 0.
///     squares: adds the columns of ``SQUARE_FEATURES``: where pawns, and kings if there are any, stand.
///     dtype: ``"int16"`` or ``"int8"``, which is enough for any position.
///     workers, progress: as for ``patterns``.
///
/// Returns:
///     int16[n, m] (or int8) in C order, m = ``len(FEATURES)`` and those that were asked for besides. ``coefficients @
///     weights`` is ``scores``.
///
/// Raises:
///     ValueError, TypeError, OverflowError: as ``scores``.
#[pyfunction]
#[pyo3(signature = (white, black, *, kings = None, squares = false, dtype = "int16", workers = Some(1), progress = None))]
pub(crate) fn coefficients<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    kings: Option<&Bound<'py, PyAny>>,
    squares: bool,
    dtype: &str,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let work = Work::new(workers, progress)?;
    let skeletons = Skeletons::new(white, black)?;
    let kings = kings_given(kings, skeletons.len())?;
    let groups = Groups {
        kings: self::squares(kings.as_ref())?,
        squares,
    };
    let py = white.py();
    match dtype {
        "int16" => numbers::<i16>(py, &skeletons, groups, &work).map(Bound::into_any),
        "int8" => numbers::<i8>(py, &skeletons, groups, &work).map(Bound::into_any),
        other => value(format!(
            "dtype: expected \"int16\" or \"int8\", not {other:?}"
        )),
    }
}

fn numbers<'py, T: Number>(
    py: Python<'py>,
    skeletons: &Skeletons<'py>,
    groups: Groups<'_>,
    work: &Work,
) -> PyResult<Bound<'py, PyArray2<T>>> {
    let (count, width) = (skeletons.len(), groups.width());
    let array = PyArray2::zeros(py, [count, width], false);
    {
        let mut values = array.readwrite();
        let tasks = rows(values.as_slice_mut()?, width);
        let source = skeletons.source();
        let scratch = || (Sets::new(BLOCK), Rows::default());
        work.run(
            py,
            count,
            tasks,
            scratch,
            |(sets, scratch), (start, rows)| {
                let length = rows.len() / width;
                let batch = sets.load(&source, start, length)?;
                if width == PAWNS
                    && let Some(rows) = T::in_place(rows)
                {
                    return batch.pawn_features(rows).map_err(batch_error);
                }
                scratch.pawns.resize(length * PAWNS, 0);
                batch
                    .pawn_features(&mut scratch.pawns)
                    .map_err(batch_error)?;
                if let Some(squares) = groups.kings {
                    squares.load(start, length, &mut scratch.kings, &mut scratch.missing)?;
                    scratch.of_kings.resize(length * KINGS, 0);
                    batch
                        .king_features(&scratch.kings, &mut scratch.of_kings)
                        .map_err(batch_error)?;
                    for index in &scratch.missing {
                        scratch.of_kings[index * KINGS..][..KINGS].fill(0);
                    }
                }
                for (index, row) in rows.chunks_exact_mut(width).enumerate() {
                    let (of_pawns, rest) = row.split_at_mut(PAWNS);
                    put(of_pawns, &scratch.pawns[index * PAWNS..]);
                    let kings = groups
                        .kings
                        .map(|squares| kings_of(squares.0[start + index]));
                    let rest = if kings.is_some() {
                        let (of_kings, rest) = rest.split_at_mut(KINGS);
                        put(of_kings, &scratch.of_kings[index * KINGS..]);
                        rest
                    } else {
                        rest
                    };
                    if groups.squares {
                        let kings = kings.transpose()?.flatten();
                        put(rest, square_features(sets.pawns(index), kings).as_slice());
                    }
                }
                Ok(())
            },
        )?;
    }
    Ok(array)
}

fn put<T: Number>(row: &mut [T], numbers: &[i16]) {
    for (place, number) in row.iter_mut().zip(numbers) {
        *place = T::of(*number);
    }
}

/// Room for the numbers of a block.
#[derive(Default)]
struct Rows {
    pawns: Vec<i16>,
    of_kings: Vec<i16>,
    kings: Vec<Kings>,
    missing: Vec<usize>,
}

/// Which named formations many positions show.
///
/// Args:
///     white, black, workers, progress: as for ``patterns``.
///
/// Returns:
///     bool[n, 2, len(FORMATIONS)]: ``a[i, c, j]`` says whether formation ``FORMATIONS[j]`` belongs to White (c = 0) or Black
///     in position i.
///
/// Raises:
///     ValueError, TypeError, OverflowError: as ``patterns``.
#[pyfunction]
#[pyo3(signature = (white, black, *, workers = Some(1), progress = None))]
pub(crate) fn formations<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray3<bool>>> {
    let py = white.py();
    let work = Work::new(workers, progress)?;
    let skeletons = Skeletons::new(white, black)?;
    let number = Formation::ALL.len();
    let array = PyArray3::zeros(py, [skeletons.len(), 2, number], false);
    {
        let mut values = array.readwrite();
        let tasks = rows(values.as_slice_mut()?, 2 * number);
        let source = skeletons.source();
        work.run(
            py,
            skeletons.len(),
            tasks,
            || Sets::new(BLOCK),
            |sets, (start, rows)| {
                sets.load(&source, start, rows.len() / (2 * number))?;
                for (index, row) in rows.chunks_exact_mut(2 * number).enumerate() {
                    let pawns = sets.pawns(index);
                    for (is_white, row) in
                        [true, false].into_iter().zip(row.chunks_exact_mut(number))
                    {
                        let side = pawns.side(library::color(is_white));
                        for (place, formation) in row.iter_mut().zip(Formation::ALL) {
                            *place = formation.is_in(side);
                        }
                    }
                }
                Ok(())
            },
        )?;
    }
    Ok(array)
}

/// A well mixed number for each skeleton, never 0: the key of a hash table, the same for the same pawns.
///
/// Args:
///     white, black, workers, progress: as for ``patterns``.
///
/// Returns:
///     uint64[n]. Different skeletons may have the same key, as with every key of 64 bits.
///
/// Raises:
///     ValueError, TypeError, OverflowError: as ``patterns``.
#[pyfunction]
#[pyo3(signature = (white, black, *, workers = Some(1), progress = None))]
pub(crate) fn keys<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let py = white.py();
    let work = Work::new(workers, progress)?;
    let skeletons = Skeletons::new(white, black)?;
    let array = PyArray1::zeros(py, skeletons.len(), false);
    {
        let mut values = array.readwrite();
        let tasks = rows(values.as_slice_mut()?, 1);
        let source = skeletons.source();
        work.run(
            py,
            skeletons.len(),
            tasks,
            || Sets::new(BLOCK),
            |sets, (start, keys)| {
                sets.load(&source, start, keys.len())?;
                for (index, key) in keys.iter_mut().enumerate() {
                    *key = sets.pawns(index).key();
                }
                Ok(())
            },
        )?;
    }
    Ok(array)
}
