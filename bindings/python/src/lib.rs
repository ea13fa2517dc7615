//! The Python package `pawn_structure`: everything that a pawn skeleton says, for arrays and for one position.

mod arrays;
mod arrow;
mod blocks;
mod column;
mod fens;
mod library;
mod names;
mod pawns;
mod position;
mod table;
mod trouble;
mod weights;

use pawn_structure::{Formation, Pattern, PatternKind, Rules, eval::FeatureGroup};
use pyo3::{
    prelude::*,
    types::{PyDict, PyList, PyTuple},
};

/// All patterns with what is known of them: a list of dicts with name, method, kind (``"own pawns"``, ``"enemy pawns"``,
/// ``"squares"`` or ``"files"``), summary, example (a placement), and readings, from a reading's name to its summary.
#[pyfunction]
fn catalogue(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for pattern in Pattern::ALL {
        let row = PyDict::new(py);
        row.set_item("name", pattern.name())?;
        row.set_item("method", pattern.method_name())?;
        row.set_item(
            "kind",
            match pattern.kind() {
                PatternKind::OwnPawns => "own pawns",
                PatternKind::EnemyPawns => "enemy pawns",
                PatternKind::Files => "files",
                _ => "squares",
            },
        )?;
        row.set_item("summary", pattern.summary())?;
        row.set_item("example", pattern.example())?;
        let readings = PyDict::new(py);
        for reading in pattern.readings() {
            readings.set_item(reading.name, reading.summary)?;
        }
        row.set_item("readings", readings)?;
        list.append(row)?;
    }
    Ok(list)
}

#[pymodule(gil_used = false)]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let tuple = |names: Vec<String>| PyTuple::new(py, names);
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add(
        "PATTERNS",
        PyTuple::new(py, Pattern::ALL.iter().map(|pattern| pattern.name()))?,
    )?;
    module.add(
        "EXPLAINED",
        PyTuple::new(py, Pattern::EXPLAINED.iter().map(|pattern| pattern.name()))?,
    )?;
    module.add(
        "FORMATIONS",
        PyTuple::new(py, Formation::ALL.iter().map(|formation| formation.name()))?,
    )?;
    module.add(
        "SCHOOLS",
        PyTuple::new(py, Rules::PRESETS.iter().map(|(name, _)| *name))?,
    )?;
    module.add(
        "FEATURES",
        tuple(library::weight_names(FeatureGroup::Pawns))?,
    )?;
    module.add(
        "KING_FEATURES",
        tuple(library::weight_names(FeatureGroup::Kings))?,
    )?;
    module.add(
        "SQUARE_FEATURES",
        tuple(library::weight_names(FeatureGroup::Squares))?,
    )?;
    module.add_class::<pawns::Pawns>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<weights::Weights>()?;
    module.add_class::<table::Table>()?;
    module.add_function(wrap_pyfunction!(catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(fens::parse_fens, module)?)?;
    module.add_function(wrap_pyfunction!(arrays::patterns, module)?)?;
    module.add_function(wrap_pyfunction!(arrays::counts, module)?)?;
    module.add_function(wrap_pyfunction!(arrays::scores, module)?)?;
    module.add_function(wrap_pyfunction!(arrays::coefficients, module)?)?;
    module.add_function(wrap_pyfunction!(arrays::formations, module)?)?;
    module.add_function(wrap_pyfunction!(arrays::keys, module)?)?;
    module.add_function(wrap_pyfunction!(table::table, module)?)
}
