//! What can be wrong with an input, found without Python at hand.

use pyo3::{
    exceptions::{PyOverflowError, PyTypeError, PyValueError},
    prelude::*,
};

/// An exception that is to be raised.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    Value(String),
    Overflow(String),
}

impl From<Trouble> for PyErr {
    fn from(trouble: Trouble) -> PyErr {
        match trouble {
            Trouble::Value(text) => PyValueError::new_err(text),
            Trouble::Overflow(text) => PyOverflowError::new_err(text),
        }
    }
}

pub(crate) fn value<T>(text: impl Into<String>) -> PyResult<T> {
    Err(PyValueError::new_err(text.into()))
}

pub(crate) fn wrong_type<T>(text: impl Into<String>) -> PyResult<T> {
    Err(PyTypeError::new_err(text.into()))
}
