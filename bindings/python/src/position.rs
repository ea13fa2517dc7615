//! A whole position as an object of Python.

use std::{
    cmp::Ordering,
    hash::{Hash, Hasher},
};

use pawn_structure::{Fen, Kings, Square, eval::Phase};
use pyo3::{prelude::*, types::PyList};

use crate::{
    library::{self, is_white},
    names,
    pawns::{self, Pawns},
    trouble::value,
    weights,
};

/// A position: a board with pieces, and what else a FEN says.
///
/// ``Position(fen)``: later fields of the FEN may be left out, and the position need not be legal. Colours are bools, squares
/// 0 to 63, sets ints, as in python-chess; ``chess.Board(position.fen)`` goes back.
///
/// Frozen, comparable, ordered (by the FEN), hashable, picklable.
///
/// Raises:
///     ValueError: the text is no FEN; the message says where and why.
#[pyclass(frozen, eq, ord, hash, module = "pawn_structure")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position(Fen);

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl PartialOrd for Position {
    fn partial_cmp(&self, other: &Position) -> Option<Ordering> {
        Some(self.0.to_string().cmp(&other.0.to_string()))
    }
}

impl Position {
    fn skeleton(&self) -> pawn_structure::Pawns {
        (&self.0.board).into()
    }

    fn square_of_kings(&self) -> Option<Kings> {
        Kings::of(&self.0.board)
    }
}

#[pymethods]
impl Position {
    #[new]
    fn new(fen: &str) -> PyResult<Position> {
        match Fen::parse(fen) {
            Ok(fen) => Ok(Position(fen)),
            Err(error) => value(error.to_string()),
        }
    }

    /// The position of a ``chess.Board``, or of anything whose method ``fen()`` gives one.
    #[staticmethod]
    fn from_board(board: &Bound<'_, PyAny>) -> PyResult<Position> {
        let fen: String = board.call_method0("fen")?.extract()?;
        Position::new(&fen)
    }

    /// The FEN in its canonical form, six fields.
    #[getter]
    fn fen(&self) -> String {
        self.0.to_string()
    }

    /// The pawns.
    #[getter]
    fn pawns(&self) -> Pawns {
        Pawns(self.skeleton())
    }

    /// Whose move it is: True for White.
    #[getter]
    fn turn(&self) -> bool {
        is_white(self.0.turn)
    }

    /// The castling field, ``-`` for nobody.
    #[getter]
    fn castling(&self) -> String {
        self.0.castling.to_string()
    }

    /// The square behind a pawn that has just moved two squares, or None.
    #[getter]
    fn en_passant(&self) -> Option<usize> {
        self.0.en_passant.map(Square::index)
    }

    /// Moves of either side since the last capture or pawn move.
    #[getter]
    fn halfmove(&self) -> u16 {
        self.0.halfmove
    }

    /// The number of the move.
    #[getter]
    fn fullmove(&self) -> u16 {
        self.0.fullmove
    }

    /// The squares of White's and Black's king, or None unless there is exactly one each.
    #[getter]
    fn kings(&self) -> Option<(usize, usize)> {
        let kings = self.square_of_kings()?;
        Some((kings.white.index(), kings.black.index()))
    }

    /// 24 with all pieces on the board, 0 with kings and pawns alone.
    #[getter]
    fn phase(&self) -> u8 {
        Phase::of(&self.0.board).value()
    }

    /// The squares of all pieces of a colour, a set as an int.
    fn occupied(&self, color: bool) -> u64 {
        self.0.board.by_color(library::color(color)).bits()
    }

    /// The squares that the piece on a square attacks; an empty set if there is none.
    fn attacks_from(&self, square: &Bound<'_, PyAny>) -> PyResult<u64> {
        Ok(self.0.board.attacks_from(names::square(square)?).bits())
    }

    /// The pieces of a colour that attack a square.
    fn attackers_to(&self, square: &Bound<'_, PyAny>, color: bool) -> PyResult<u64> {
        let square = names::square(square)?;
        Ok(self
            .0
            .board
            .attackers_to(library::color(color), square)
            .bits())
    }

    /// All squares that a colour attacks.
    fn attacked_by(&self, color: bool) -> u64 {
        self.0.board.attacked_by(library::color(color)).bits()
    }

    /// The enemy pieces that attack a colour's king.
    fn checkers(&self, color: bool) -> u64 {
        self.0.board.checkers(library::color(color)).bits()
    }

    /// A colour's pieces that are pinned to its king.
    fn pinned(&self, color: bool) -> u64 {
        self.0.board.pinned(library::color(color)).bits()
    }

    /// Why a pattern of the pawns holds on a square, or why it does not; see ``Pawns.why``.
    #[pyo3(signature = (name, square, color = None))]
    fn why(&self, name: &str, square: &Bound<'_, PyAny>, color: Option<bool>) -> PyResult<String> {
        self.pawns().why(name, square, color)
    }

    /// The named formations; see ``Pawns.formations``.
    fn formations(&self) -> Vec<(&'static str, bool)> {
        pawns::formations(self.skeleton())
    }

    /// What pawns, and kings if there is one each, are worth: middlegame and endgame, from White's view.
    #[pyo3(signature = (weights = None))]
    fn score(&self, weights: Option<&Bound<'_, PyAny>>) -> PyResult<(i32, i32)> {
        let weights = weights::given(weights)?;
        let score = pawns::score(self.skeleton(), self.square_of_kings(), &weights);
        Ok((score.mg, score.eg))
    }

    /// The score between middlegame and endgame by the phase, rounded towards 0.
    #[pyo3(signature = (weights = None))]
    fn value(&self, weights: Option<&Bound<'_, PyAny>>) -> PyResult<i32> {
        let weights = weights::given(weights)?;
        let score = pawns::score(self.skeleton(), self.square_of_kings(), &weights);
        Ok(score.taper(Phase::of(&self.0.board)))
    }

    /// The evaluation term by term, with the terms of the kings if there is one each; see ``Pawns.explain``.
    #[pyo3(signature = (weights = None, *, all = false))]
    fn explain<'py>(
        &self,
        py: Python<'py>,
        weights: Option<&Bound<'py, PyAny>>,
        all: bool,
    ) -> PyResult<Bound<'py, PyList>> {
        pawns::explain(
            py,
            self.skeleton(),
            self.square_of_kings(),
            &weights::given(weights)?,
            all,
        )
    }

    /// What seven schools mean by the same words; see ``Pawns.compare``.
    #[pyo3(signature = (names = None))]
    fn compare<'py>(
        &self,
        py: Python<'py>,
        names: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let pawns = Bound::new(py, self.pawns())?;
        pawns.call_method1("compare", (names,))
    }

    /// A drawing of the board with sets in colours, and with ``arrows`` for attacks on enemy pieces; see ``Pawns.svg``.
    #[pyo3(signature = (names = None, *, school = None, theme = "light", arrows = false))]
    fn svg(
        &self,
        names: Option<&Bound<'_, PyAny>>,
        school: Option<&str>,
        theme: &str,
        arrows: bool,
    ) -> PyResult<String> {
        pawns::svg(self.fen(), self.0.board, names, school, theme, arrows)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, None, "light", false)
    }

    fn __str__(&self) -> String {
        self.0.board.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Position>().into_any(), (self.fen(),))
    }
}
