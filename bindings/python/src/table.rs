//! Patterns as an Arrow table.

use std::{ffi::CString, sync::Arc};

use numpy::{PyArray1, ndarray::ArrayView1};
use pyo3::{
    prelude::*,
    types::{PyCapsule, PyTuple},
};

use crate::{
    arrays::fill,
    arrow::{Columns, Values},
    blocks::Work,
    column::Skeletons,
    names,
    trouble::value,
};

/// Columns of sets or numbers, which any library that knows Arrow takes without copying them.
///
/// ``polars.DataFrame(table)``, ``pyarrow.table(table)``, ``pandas.DataFrame.from_arrow(table)``; DuckDB finds it by the name of
/// its variable. ``table["white_passed"]`` is a column as a NumPy array that cannot be written to.
#[pyclass(frozen, module = "pawn_structure")]
pub(crate) struct Table(Arc<Columns>);

/// Patterns of many positions as an Arrow table with the columns ``white_passed``, ``black_passed``, and so on.
///
/// Args:
///     white, black, names, workers, progress: as for ``patterns``.
///     kind: ``"squares"`` for sets, uint64; ``"counts"`` for their numbers, uint8.
///
/// Returns:
///     A ``Table`` of n rows.
///
/// Raises:
///     ValueError, TypeError, OverflowError: as ``patterns``; also a name that is there twice.
#[pyfunction]
#[pyo3(signature = (white, black, names, kind = "squares", *, workers = Some(1), progress = None))]
pub(crate) fn table<'py>(
    white: &Bound<'py, PyAny>,
    black: &Bound<'py, PyAny>,
    names: &Bound<'py, PyAny>,
    kind: &str,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Table> {
    let py = white.py();
    let work = Work::new(workers, progress)?;
    let skeletons = Skeletons::new(white, black)?;
    let patterns = names::patterns(names)?;
    for (index, pattern) in patterns.iter().enumerate() {
        if patterns[..index].contains(pattern) {
            return value(format!("names: {} is there twice", pattern.name()));
        }
    }
    let rows = skeletons.len();
    let heads = patterns.iter().flat_map(|pattern| {
        ["white", "black"].map(|color| CString::new(format!("{color}_{}", pattern.method_name())))
    });
    let heads = heads.collect::<Result<Vec<_>, _>>()?;
    let values: Vec<Values> = match kind {
        "squares" => {
            let mut columns = vec![vec![0_u64; rows]; heads.len()];
            fill(
                py,
                &skeletons,
                &patterns,
                columns.iter_mut().map(Vec::as_mut_slice).collect(),
                &work,
            )?;
            columns.into_iter().map(Values::Words).collect()
        }
        "counts" => {
            let mut columns = vec![vec![0_u8; rows]; heads.len()];
            fill(
                py,
                &skeletons,
                &patterns,
                columns.iter_mut().map(Vec::as_mut_slice).collect(),
                &work,
            )?;
            columns.into_iter().map(Values::Bytes).collect()
        }
        other => {
            return value(format!(
                "kind: expected \"squares\" or \"counts\", not {other:?}"
            ));
        }
    };
    let columns = heads.into_iter().zip(values).collect();
    Ok(Table(Arc::new(Columns { rows, columns })))
}

#[pymethods]
impl Table {
    /// The names of the columns.
    #[getter]
    fn column_names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(
            py,
            self.0
                .columns
                .iter()
                .map(|(name, _)| name.to_string_lossy()),
        )
    }

    /// The number of rows and of columns.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.0.rows, self.0.columns.len())
    }

    fn __len__(&self) -> usize {
        self.0.rows
    }

    fn __repr__(&self) -> String {
        format!(
            "<Table of {} rows and {} columns>",
            self.0.rows,
            self.0.columns.len()
        )
    }

    fn __getitem__<'py>(slf: &Bound<'py, Self>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let columns = &slf.get().0.columns;
        let found = columns
            .iter()
            .find(|(known, _)| known.to_bytes() == name.as_bytes());
        let Some((_, values)) = found else {
            let known = columns.iter().filter_map(|(name, _)| name.to_str().ok());
            return names::unknown("column", name, known)
                .map_err(|error| pyo3::exceptions::PyKeyError::new_err(error.to_string()));
        };
        let owner = slf.clone().into_any();
        let array = match values {
            Values::Words(values) => borrowed(values, owner),
            Values::Bytes(values) => borrowed(values, owner),
        };
        array.call_method1("setflags", (false,))?;
        Ok(array)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        self.0.schema_capsule(py)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // Another type may be asked for, and need not be given.
        drop(requested_schema);
        Ok((self.0.schema_capsule(py)?, self.0.array_capsule(py)?))
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        self.0.stream_capsule(py)
    }
}

/// An array of values that belong to an object.
#[allow(unsafe_code, reason = "NumPy is handed memory that it does not own")]
fn borrowed<'py, T: numpy::Element>(values: &[T], owner: Bound<'py, PyAny>) -> Bound<'py, PyAny> {
    let view = ArrayView1::from(values);
    // SAFETY: the owner is frozen and holds the values, which never move, and the array keeps it alive. The array is made
    // read-only before anybody sees it.
    unsafe { PyArray1::borrow_from_array(&view, owner) }.into_any()
}
