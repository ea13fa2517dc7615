//! Weights of the evaluation as an object of Python.

use std::{
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::PathBuf,
};

use numpy::{PyArray2, PyReadonlyArray2, PyUntypedArray, PyUntypedArrayMethods, prelude::*};
use pawn_structure::eval::{self, FeatureGroup, Score};
use pyo3::{
    exceptions::{PyKeyError, PyUserWarning},
    prelude::*,
    types::PyTuple,
};

use crate::{
    library::{self, KINGS, PAWNS, SQUARES},
    names,
    trouble::{value, wrong_type},
};

/// Weights of the evaluation: for each feature, and each rank where it has several, one for the middlegame and one for the
/// endgame, 100 to a pawn in the endgame.
///
/// ``Weights()`` are the default ones, chosen by games. Frozen, comparable, hashable, picklable. ``weights["passed.6"]`` is
/// a pair.
#[pyclass(frozen, eq, hash, module = "pawn_structure")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Weights(pub(crate) eval::Weights);

/// The weights of an argument: the default ones for None.
pub(crate) fn given(weights: Option<&Bound<'_, PyAny>>) -> PyResult<eval::Weights> {
    let Some(given) = weights else {
        return Ok(eval::Weights::DEFAULT);
    };
    if let Ok(weights) = given.cast::<Weights>() {
        return Ok(weights.get().0);
    }
    Weights::from_array(given).map(|weights| weights.0)
}

#[pymethods]
impl Weights {
    #[new]
    fn new() -> Weights {
        Weights(eval::Weights::DEFAULT)
    }

    /// What an engine adds to its material, piece-square tables and pieces: chosen by games. Those of squares are 0.
    #[staticmethod]
    fn default() -> Weights {
        Weights(eval::Weights::DEFAULT)
    }

    /// What pawns and kings say by themselves, squares included: for looking at pawns without an engine.
    #[staticmethod]
    fn alone() -> Weights {
        Weights(eval::Weights::ALONE)
    }

    /// All weights 0.
    #[staticmethod]
    fn zero() -> Weights {
        Weights(eval::Weights::ZERO)
    }

    /// Read weights from a file, as ``save`` and ``pawns tune --out`` write them.
    ///
    /// Raises:
    ///     OSError: the file cannot be read.
    ///     ValueError: a line is wrong; the message has its number.
    /// Warns:
    ///     UserWarning: a weight is missing, which becomes 0, or is gone in this version.
    #[staticmethod]
    fn load(py: Python<'_>, path: PathBuf) -> PyResult<Weights> {
        Weights::loads(py, &fs::read_to_string(path)?)
    }

    /// Read weights from text; see ``load``.
    #[staticmethod]
    fn loads(py: Python<'_>, text: &str) -> PyResult<Weights> {
        let mut warnings = Vec::new();
        let weights = eval::Weights::read(text, |warning| warnings.push(warning.to_string()));
        let weights = match weights {
            Ok(weights) => weights,
            Err(error) => return value(error.to_string()),
        };
        for warning in warnings {
            let warning = std::ffi::CString::new(warning)?;
            PyErr::warn(py, &py.get_type::<PyUserWarning>(), &warning, 1)?;
        }
        Ok(Weights(weights))
    }

    /// Write the weights to a file, a line for each: name, middlegame, endgame.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        Ok(fs::write(path, self.0.to_string())?)
    }

    /// The weights as text, as ``save`` writes them.
    fn dumps(&self) -> String {
        self.0.to_string()
    }

    /// Weights from int32[m, 2]: m is the number of ``FEATURES``, or of ``KING_FEATURES`` and ``SQUARE_FEATURES`` besides;
    /// those that are not there are 0. A value beyond 32,767 on either side of zero becomes that.
    ///
    /// Raises:
    ///     ValueError: another shape, or a number that is beyond int32.
    ///     TypeError: no whole numbers.
    #[staticmethod]
    pub(crate) fn from_array(array: &Bound<'_, PyAny>) -> PyResult<Weights> {
        let numpy = array.py().import("numpy")?;
        let given = numpy.call_method1("asarray", (array,))?;
        let given = given.cast::<PyUntypedArray>()?;
        if !matches!(given.dtype().kind(), b'i' | b'u') {
            return wrong_type(format!("weights: expected int32, not {}", given.dtype()));
        }
        let number = match given.shape() {
            [number, 2] => *number,
            _ => 0,
        };
        if ![PAWNS, PAWNS + KINGS, PAWNS + KINGS + SQUARES].contains(&number) {
            let shape = given.getattr("shape")?;
            return value(format!(
                "weights: expected the shape ({PAWNS}, 2), with kings ({}, 2), with squares ({}, 2), not {shape}",
                PAWNS + KINGS,
                PAWNS + KINGS + SQUARES
            ));
        }
        let most: i128 = given.call_method0("max")?.extract()?;
        let least: i128 = given.call_method0("min")?.extract()?;
        if most > i32::MAX.into() || least < i32::MIN.into() {
            return value("weights: a number beyond int32");
        }
        let array = numpy.call_method1("ascontiguousarray", (given, "int32"))?;
        let array: PyReadonlyArray2<'_, i32> = array.extract()?;
        let rows = array.as_slice()?.as_chunks::<2>().0;
        let scores: Vec<_> = rows.iter().map(|[mg, eg]| Score::new(*mg, *eg)).collect();
        match library::weights(&scores) {
            Some(weights) => Ok(Weights(weights)),
            None => value("weights: a wrong number"),
        }
    }

    /// The weights as int32[m, 2], middlegame and endgame: those of ``FEATURES``, and of ``KING_FEATURES`` and
    /// ``SQUARE_FEATURES`` if asked for.
    #[pyo3(signature = (*, kings = false, squares = false))]
    fn array<'py>(
        &self,
        py: Python<'py>,
        kings: bool,
        squares: bool,
    ) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let scores = library::all_scores(&self.0);
        let of_kings = if kings { KINGS } else { 0 };
        let of_squares = if squares { SQUARES } else { 0 };
        let pawns = scores[..PAWNS + of_kings].iter();
        let squares = scores[PAWNS + KINGS..].iter().take(of_squares);
        let rows: Vec<_> = pawns
            .chain(squares)
            .map(|score| vec![score.mg, score.eg])
            .collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }

    /// All weights times a factor, rounded to the nearest, halves away from zero.
    ///
    /// Raises:
    ///     ValueError: the factor is not finite.
    fn scaled(&self, factor: f64) -> PyResult<Weights> {
        if !factor.is_finite() {
            return value("factor: expected a finite number");
        }
        let scale = |weight: i32| (f64::from(weight) * factor).round() as i32;
        let scores = library::all_scores(&self.0);
        let scores: Vec<_> = scores
            .iter()
            .map(|score| Score::new(scale(score.mg), scale(score.eg)))
            .collect();
        match library::weights(&scores) {
            Some(weights) => Ok(Weights(weights)),
            None => value("weights: a wrong number"),
        }
    }

    fn __getitem__(&self, name: &str) -> PyResult<(i32, i32)> {
        let all = all_names();
        match all.iter().position(|known| known == name) {
            Some(index) => {
                let score = library::all_scores(&self.0)[index];
                Ok((score.mg, score.eg))
            }
            None => names::unknown("weight", name, all.iter().map(String::as_str))
                .map_err(|error| PyKeyError::new_err(error.to_string())),
        }
    }

    fn __len__(&self) -> usize {
        PAWNS + KINGS + SQUARES
    }

    /// The names of all weights: ``FEATURES + KING_FEATURES + SQUARE_FEATURES``.
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, all_names())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.keys(py)?.try_iter()?.into_any())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        for (name, weights) in [
            ("default", eval::Weights::DEFAULT),
            ("alone", eval::Weights::ALONE),
            ("zero", eval::Weights::ZERO),
        ] {
            if self.0 == weights {
                return format!("Weights.{name}()");
            }
        }
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        format!("<Weights {:016x}>", hasher.finish())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((
            py.get_type::<Weights>().getattr("loads")?,
            (self.0.to_string(),),
        ))
    }
}

fn all_names() -> Vec<String> {
    let groups = [
        FeatureGroup::Pawns,
        FeatureGroup::Kings,
        FeatureGroup::Squares,
    ];
    groups.into_iter().flat_map(library::weight_names).collect()
}
