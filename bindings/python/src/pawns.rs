//! One pawn skeleton as an object of Python.

use pawn_picture::{Layer, MOST_LAYERS, Picture, Theme, attacks};
use pawn_structure::{
    Bitboard, Board, Color, Formation, Kings, Pattern, Role,
    eval::{self, Score},
};
use pyo3::{
    exceptions::PyOverflowError,
    prelude::*,
    types::{PyDict, PyFloat, PyFrozenSet, PyList},
};

use crate::{
    library::{self, is_white},
    names,
    trouble::{value, wrong_type},
    weights,
};

/// What a picture shows that nobody has asked for more.
const SHOWN: [Pattern; 3] = [Pattern::Passed, Pattern::Isolated, Pattern::Backward];

/// A pawn skeleton: White's and Black's pawns.
///
/// ``Pawns(white, black)`` takes sets: ints, or what has ``__index__`` or ``__int__``, such as ``chess.SquareSet``; bit 0 is a1.
/// They are kept as they are, pawns on the first rank and squares in both sets included. Every pattern is a method that takes
/// a colour, True for White as in python-chess, and gives a set as an int: ``chess.SquareSet(pawns.passed(True))``.
///
/// Frozen, comparable, ordered (by White's set, then Black's), hashable, picklable.
///
/// Raises:
///     OverflowError: a negative number, or one beyond 64 bits.
///     TypeError: something else.
#[pyclass(frozen, eq, ord, hash, module = "pawn_structure")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Pawns(pub(crate) pawn_structure::Pawns);

// One method for each pattern of the catalogue.
include!(concat!(env!("OUT_DIR"), "/methods.rs"));

impl Pawns {
    fn set(&self, pattern: Pattern, color: bool) -> u64 {
        pattern.squares(self.0.side(library::color(color))).bits()
    }

    fn board(&self) -> Board {
        Color::ALL.into_iter().fold(Board::EMPTY, |board, color| {
            let squares = self.0.side(color).own().into_iter();
            squares.fold(board, |board, square| {
                board.with(square, Role::Pawn.of(color))
            })
        })
    }
}

/// A set of squares from what Python has.
fn set(name: &str, given: &Bound<'_, PyAny>) -> PyResult<Bitboard> {
    let is_index = given.hasattr("__index__")?;
    if !is_index && (given.is_instance_of::<PyFloat>() || !given.hasattr("__int__")?) {
        return wrong_type(format!(
            "{name}: expected an int or a set of squares, not {}",
            names::kind(given)
        ));
    }
    let number = if is_index {
        given.clone()
    } else {
        given.call_method0("__int__")?
    };
    match number.extract() {
        Ok(bits) => Ok(Bitboard::from_bits(bits)),
        Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => Err(
            PyOverflowError::new_err(format!("{name}: expected 0 to 2**64 - 1")),
        ),
        Err(error) => Err(error),
    }
}

#[pymethods]
impl Pawns {
    #[new]
    fn new(white: &Bound<'_, PyAny>, black: &Bound<'_, PyAny>) -> PyResult<Pawns> {
        Ok(Pawns(pawn_structure::Pawns::new(
            set("white", white)?,
            set("black", black)?,
        )))
    }

    /// The pawns of a FEN, whole or with later fields left out.
    ///
    /// Raises:
    ///     ValueError: the text is no FEN; the message says where and why.
    #[staticmethod]
    fn from_fen(fen: &str) -> PyResult<Pawns> {
        match Board::from_fen(fen) {
            Ok(board) => Ok(Pawns(board.into())),
            Err(error) => value(error.to_string()),
        }
    }

    /// The pawns of a ``chess.Board``, or of anything that has its ``pawns`` and ``occupied_co``.
    #[staticmethod]
    fn from_board(board: &Bound<'_, PyAny>) -> PyResult<Pawns> {
        let pawns = set("board.pawns", &board.getattr("pawns")?)?;
        let occupied = board.getattr("occupied_co")?;
        let of = |color: bool| set("board.occupied_co", &occupied.get_item(color)?);
        Ok(Pawns(pawn_structure::Pawns::new(
            pawns & of(true)?,
            pawns & of(false)?,
        )))
    }

    /// White's pawns, a set as an int.
    #[getter]
    fn white(&self) -> u64 {
        self.0.white().bits()
    }

    /// Black's pawns, a set as an int.
    #[getter]
    fn black(&self) -> u64 {
        self.0.black().bits()
    }

    /// The placement field of a FEN with the pawns alone.
    #[getter]
    fn fen(&self) -> String {
        self.0.to_string()
    }

    /// A pattern by name, in the words of a school.
    ///
    /// Args:
    ///     name: one of ``PATTERNS``, or the name of a method.
    ///     color: True for White, False for Black.
    ///     school: one of ``SCHOOLS``; None for the default. Patterns that have one meaning, or that are built on others, are
    ///         the default's whatever the school.
    ///
    /// Returns:
    ///     A set as an int.
    ///
    /// Raises:
    ///     ValueError: an unknown name; the message has the nearest ones.
    #[pyo3(signature = (name, color, school = None))]
    fn squares(&self, name: &str, color: bool, school: Option<&str>) -> PyResult<u64> {
        let rules = names::rules(school)?;
        let side = self.0.side(library::color(color));
        Ok(names::pattern(name)?.squares_by(side, &rules).bits())
    }

    /// All patterns of a colour: a dict from name to set, in the order of ``PATTERNS``.
    #[pyo3(signature = (color, school = None))]
    fn patterns<'py>(
        &self,
        py: Python<'py>,
        color: bool,
        school: Option<&str>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let rules = names::rules(school)?;
        let side = self.0.side(library::color(color));
        let all = PyDict::new(py);
        for pattern in Pattern::ALL {
            all.set_item(pattern.name(), pattern.squares_by(side, &rules).bits())?;
        }
        Ok(all)
    }

    /// The numbers of a colour that have no squares: islands, the longest chain, majorities (positive if the colour has it),
    /// pawns on light squares minus those on dark ones.
    fn numbers<'py>(&self, py: Python<'py>, color: bool) -> PyResult<Bound<'py, PyDict>> {
        let side = self.0.side(library::color(color));
        let numbers = PyDict::new(py);
        numbers.set_item("pawns", side.own().count())?;
        numbers.set_item("islands", side.islands())?;
        numbers.set_item("longest chain", side.longest_chain())?;
        numbers.set_item("light minus dark", side.light_minus_dark())?;
        numbers.set_item("queen-side majority", side.queen_side_majority())?;
        numbers.set_item("king-side majority", side.king_side_majority())?;
        Ok(numbers)
    }

    /// What can be said of the pawn on a square: the names of the patterns that it is in.
    ///
    /// Args:
    ///     square: 0 to 63, or a name such as ``"a4"``.
    ///
    /// Returns:
    ///     A frozenset of names, empty where no pawn stands. If both colours have one there, White's.
    fn traits<'py>(&self, square: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyFrozenSet>> {
        let found = self.0.traits(names::square(square)?);
        let names = Pattern::ALL.iter().filter(|pattern| {
            found
                .zip(pattern.flag())
                .is_some_and(|((_, traits), flag)| traits.contains(flag))
        });
        PyFrozenSet::new(square.py(), names.map(|pattern| pattern.name()))
    }

    /// Why a pattern holds on a square, or why it does not, in a sentence.
    ///
    /// Args:
    ///     name: one of ``EXPLAINED``.
    ///     square: 0 to 63, or a name such as ``"a4"``.
    ///     color: whose pattern; None for the colour of the pawn there. Of a hole on a square without a pawn both colours are
    ///         told, in two lines.
    ///
    /// Raises:
    ///     ValueError: the pattern is not one of those, or no such pawn stands there.
    #[pyo3(signature = (name, square, color = None))]
    pub(crate) fn why(
        &self,
        name: &str,
        square: &Bound<'_, PyAny>,
        color: Option<bool>,
    ) -> PyResult<String> {
        let square = names::square(square)?;
        let pattern = names::pattern(name)?;
        if !Pattern::EXPLAINED.contains(&pattern) {
            let known: Vec<_> = Pattern::EXPLAINED
                .iter()
                .map(|pattern| pattern.name())
                .collect();
            return value(format!(
                "{}: nothing to say why; there is of {}",
                pattern.name(),
                known.join(", ")
            ));
        }
        let mut colors = match color {
            Some(color) => vec![library::color(color)],
            None => Color::ALL.to_vec(),
        };
        let has_pawn = |color: &Color| self.0.side(*color).own().contains(square);
        if color.is_none() && Color::ALL.iter().any(has_pawn) {
            colors.retain(has_pawn);
        }
        let told = colors
            .into_iter()
            .filter_map(|color| self.0.side(color).why(pattern, square));
        let told: Vec<_> = told.map(|evidence| evidence.to_string()).collect();
        if told.is_empty() {
            return value(format!("{square}: no such pawn there"));
        }
        Ok(told.join("\n"))
    }

    /// The named formations that the skeleton shows.
    ///
    /// Returns:
    ///     Pairs of a name of ``FORMATIONS`` and the colour that owns it, True for White, the most exact first.
    fn formations(&self) -> Vec<(&'static str, bool)> {
        formations(self.0)
    }

    /// What the pawns are worth: middlegame and endgame, from White's view.
    ///
    /// Args:
    ///     weights: as for ``scores``; None for the default weights.
    #[pyo3(signature = (weights = None))]
    fn score(&self, weights: Option<&Bound<'_, PyAny>>) -> PyResult<(i32, i32)> {
        let weights = weights::given(weights)?;
        let score = score(self.0, None, &weights);
        Ok((score.mg, score.eg))
    }

    /// The evaluation term by term.
    ///
    /// Args:
    ///     weights: as for ``scores``; None for the default weights.
    ///     all: terms that neither side has, too.
    ///
    /// Returns:
    ///     A list of dicts, of which ``pandas.DataFrame`` and ``polars.DataFrame`` make a frame: term, feature, rank (None if
    ///     one weight is for all), summary, white and black (numbers), weight_mg, weight_eg, mg and eg (what the term is worth),
    ///     white_squares and black_squares.
    #[pyo3(signature = (weights = None, *, all = false))]
    fn explain<'py>(
        &self,
        py: Python<'py>,
        weights: Option<&Bound<'py, PyAny>>,
        all: bool,
    ) -> PyResult<Bound<'py, PyList>> {
        explain(py, self.0, None, &weights::given(weights)?, all)
    }

    /// A well mixed number, never 0: the key of a hash table; what ``keys`` gives for many.
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// The same skeleton with colours and ranks exchanged.
    fn flipped(&self) -> Pawns {
        Pawns(self.0.flipped())
    }

    /// The mirror image: files a and h, b and g … exchanged.
    fn mirrored(&self) -> Pawns {
        Pawns(self.0.mirrored())
    }

    /// What seven schools mean by the same words: shown as a table in a notebook and by ``print``.
    ///
    /// Args:
    ///     names: patterns to compare; None for all whose word has several readings.
    ///
    /// Returns:
    ///     A ``Comparison``, whose ``rows`` are dicts: pattern, school, white and black (sets), differs.
    #[pyo3(signature = (names = None))]
    fn compare<'py>(
        slf: &Bound<'py, Self>,
        names: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let module = slf.py().import("pawn_structure._comparison")?;
        module.call_method1("Comparison", (slf, names))
    }

    /// A drawing of the board with sets in colours.
    ///
    /// Args:
    ///     names: patterns to draw, of both colours; None for passed, isolated and backward pawns.
    ///     school: in whose words; None for the default.
    ///     theme: ``"light"``, ``"dark"`` or ``"print"``.
    ///
    /// Returns:
    ///     SVG as text, which needs nothing else.
    ///
    /// Raises:
    ///     ValueError: an unknown name, or more sets than eight that are not empty.
    #[pyo3(signature = (names = None, *, school = None, theme = "light"))]
    fn svg(
        &self,
        names: Option<&Bound<'_, PyAny>>,
        school: Option<&str>,
        theme: &str,
    ) -> PyResult<String> {
        svg(self.fen(), self.board(), names, school, theme, false)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, None, "light")
    }

    fn __str__(&self) -> String {
        format!("{:#}", self.0)
    }

    fn __repr__(&self) -> String {
        let placement = self.0.to_string();
        match Board::from_fen(&placement).map(pawn_structure::Pawns::from) {
            Ok(pawns) if pawns == self.0 => format!("Pawns.from_fen('{placement}')"),
            _ => format!("Pawns({:#x}, {:#x})", self.white(), self.black()),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (u64, u64)) {
        (
            py.get_type::<Pawns>().into_any(),
            (self.white(), self.black()),
        )
    }
}

pub(crate) fn formations(pawns: pawn_structure::Pawns) -> Vec<(&'static str, bool)> {
    let matches = Formation::matches(pawns);
    matches
        .map(|(formation, owner)| (formation.name(), is_white(owner)))
        .collect()
}

/// What pawns, squares and, if there are any, kings are worth.
pub(crate) fn score(
    pawns: pawn_structure::Pawns,
    kings: Option<Kings>,
    weights: &eval::Weights,
) -> Score {
    let of_kings = kings.map(|kings| eval::evaluate_kings(pawns, kings, &weights.kings));
    eval::evaluate_pawns(pawns, &weights.pawns)
        + eval::evaluate_squares(pawns, kings, &weights.squares)
        + of_kings.unwrap_or_default()
}

pub(crate) fn explain<'py>(
    py: Python<'py>,
    pawns: pawn_structure::Pawns,
    kings: Option<Kings>,
    weights: &eval::Weights,
    all: bool,
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for term in eval::explain(pawns, kings, weights).terms() {
        if !all && term.white == 0 && term.black == 0 {
            continue;
        }
        let rank = term.rank.map(|rank| rank.index() + 1);
        let name = term.feature.name();
        let row = PyDict::new(py);
        row.set_item(
            "term",
            rank.map_or_else(|| name.to_owned(), |rank| format!("{name}.{rank}")),
        )?;
        row.set_item("feature", name)?;
        row.set_item("rank", rank)?;
        row.set_item("summary", term.feature.summary())?;
        row.set_item("white", term.white)?;
        row.set_item("black", term.black)?;
        row.set_item("weight_mg", term.weight.mg)?;
        row.set_item("weight_eg", term.weight.eg)?;
        row.set_item("mg", term.score.mg)?;
        row.set_item("eg", term.score.eg)?;
        row.set_item("white_squares", term.white_squares.bits())?;
        row.set_item("black_squares", term.black_squares.bits())?;
        list.append(row)?;
    }
    Ok(list)
}

pub(crate) fn svg(
    title: String,
    board: Board,
    names: Option<&Bound<'_, PyAny>>,
    school: Option<&str>,
    theme: &str,
    arrows: bool,
) -> PyResult<String> {
    let rules = names::rules(school)?;
    let patterns = names.map_or_else(|| Ok(SHOWN.to_vec()), names::patterns)?;
    let pawns = pawn_structure::Pawns::from(&board);
    let layers = patterns.into_iter().flat_map(|pattern| {
        Color::ALL.map(|color| Layer {
            pattern,
            color,
            set: pattern.squares_by(pawns.side(color), &rules),
        })
    });
    let layers: Vec<_> = layers.filter(|layer| !layer.set.is_empty()).collect();
    if layers.len() > MOST_LAYERS {
        return value(format!(
            "names: {} sets to colour, and {MOST_LAYERS} are the most",
            layers.len()
        ));
    }
    let theme = match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        "print" => Theme::Print,
        other => {
            return value(format!(
                "theme: expected \"light\", \"dark\" or \"print\", not {other:?}"
            ));
        }
    };
    let arrows = if arrows { attacks(&board) } else { Vec::new() };
    Ok(Picture {
        title,
        board,
        layers,
        arrows,
        theme,
    }
    .to_string())
}
