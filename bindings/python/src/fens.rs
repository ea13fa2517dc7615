//! FENs to columns, many at once.

use std::str;

use numpy::{PyArray1, PyArray2, prelude::*};
use pawn_structure::{Color, Fen, Kings, Pawns};
use pyo3::{
    prelude::*,
    types::{PyBytes, PyList, PyString, PyTuple},
};

use crate::{
    arrow::{self, Chunk},
    blocks::{BLOCK, Work},
    column::NO_KING,
    names,
    trouble::{Trouble, value, wrong_type},
};

/// How many texts Python hands over at a time, for each worker.
const HANDFUL: usize = 8 * BLOCK;

/// What stands between two texts that Python has joined; in a FEN it is an error.
const SEPARATOR: char = '\0';

/// Where the values of a part of the FENs go.
struct Outputs<'a> {
    white: &'a mut [u64],
    black: &'a mut [u64],
    /// Two a position; none where nobody asks for kings.
    kings: &'a mut [u8],
    is_read: &'a mut [bool],
}

impl<'a> Outputs<'a> {
    fn split(self, at: usize) -> (Outputs<'a>, Outputs<'a>) {
        let kings = if self.kings.is_empty() { 0 } else { 2 * at };
        let (white, later_white) = self.white.split_at_mut(at);
        let (black, later_black) = self.black.split_at_mut(at);
        let (kings, later_kings) = self.kings.split_at_mut(kings);
        let (is_read, later_is_read) = self.is_read.split_at_mut(at);
        (
            Outputs {
                white,
                black,
                kings,
                is_read,
            },
            Outputs {
                white: later_white,
                black: later_black,
                kings: later_kings,
                is_read: later_is_read,
            },
        )
    }

    fn len(&self) -> usize {
        self.white.len()
    }

    /// Reads a text to a place. What is wrong is told, and leaves zeros.
    fn read(&mut self, place: usize, text: Result<&str, &'static str>) -> Result<(), String> {
        let fen = match text {
            Ok(text) => Fen::parse(text).map_err(|error| error.to_string())?,
            Err(error) => return Err(error.to_owned()),
        };
        let pawns = Pawns::from(&fen.board);
        self.white[place] = pawns.white().bits();
        self.black[place] = pawns.black().bits();
        if let Some(kings) = self.kings.get_mut(2 * place..2 * place + 2)
            && let Some(of_board) = Kings::of(&fen.board)
        {
            for (king, color) in kings.iter_mut().zip(Color::ALL) {
                *king = of_board.square(color).index() as u8;
            }
        }
        self.is_read[place] = true;
        Ok(())
    }
}

/// What is done about a text that is no FEN.
#[derive(Clone, Copy)]
struct Policy {
    raises: bool,
}

impl Policy {
    fn check(self, index: usize, result: Result<(), String>) -> Result<(), Trouble> {
        match result {
            Err(error) if self.raises => Err(Trouble::Value(format!("fens[{index}]: {error}"))),
            _ => Ok(()),
        }
    }
}

/// Texts that one worker reads.
enum Part<'a> {
    Joined(&'a [u8]),
    Single(&'a [Option<String>]),
    Chunk(&'a Chunk, usize),
}

impl Part<'_> {
    fn read(&self, first: usize, mut outputs: Outputs<'_>, policy: Policy) -> Result<(), Trouble> {
        match self {
            Part::Joined(bytes) => {
                let texts = str::from_utf8(bytes).unwrap_or_default().split(SEPARATOR);
                for (place, text) in texts.enumerate().take(outputs.len()) {
                    policy.check(first + place, outputs.read(place, Ok(text)))?;
                }
            }
            Part::Single(texts) => {
                for (place, text) in texts.iter().enumerate() {
                    let text = text.as_deref().ok_or("no text");
                    policy.check(first + place, outputs.read(place, text))?;
                }
            }
            Part::Chunk(chunk, start) => {
                for place in 0..outputs.len() {
                    let text = chunk.text(start + place).ok_or("null");
                    let text = text.and_then(|text| str::from_utf8(text).map_err(|_| "not UTF-8"));
                    policy.check(first + place, outputs.read(place, text))?;
                }
            }
        }
        Ok(())
    }
}

/// Texts that were taken out of a list.
enum Handful<'py> {
    Joined(Bound<'py, PyBytes>),
    Single(Vec<Option<String>>),
}

impl<'py> Handful<'py> {
    /// Joined by Python, which takes a fraction of what a call for each would; one by one if that cannot be.
    fn new(first: usize, texts: &Bound<'py, PyList>) -> PyResult<Handful<'py>> {
        let separator = PyString::new(texts.py(), "\0");
        if let Ok(joined) = separator.call_method1("join", (texts,))
            && let Ok(bytes) = joined.cast::<PyString>()?.encode_utf8()
        {
            let separators = bytes.as_bytes().iter().filter(|byte| **byte == 0).count();
            if separators + 1 == texts.len() {
                return Ok(Handful::Joined(bytes));
            }
        }
        let texts = texts.iter().enumerate().map(|(index, text)| {
            if text.is_none() {
                return Ok(None);
            }
            match text.cast::<PyString>() {
                Ok(text) => Ok(Some(text.to_string_lossy().into_owned())),
                Err(_) => wrong_type(format!(
                    "fens[{}]: expected str, not {}",
                    first + index,
                    names::kind(&text)
                )),
            }
        });
        texts.collect::<PyResult<_>>().map(Handful::Single)
    }

    fn part(&self) -> Part<'_> {
        match self {
            Handful::Joined(bytes) => Part::Joined(bytes.as_bytes()),
            Handful::Single(texts) => Part::Single(texts),
        }
    }
}

/// Where the FENs come from.
enum Texts<'py> {
    List(Bound<'py, PyList>),
    Chunks(Vec<Chunk>),
}

impl<'py> Texts<'py> {
    fn new(fens: &Bound<'py, PyAny>) -> PyResult<Texts<'py>> {
        if let Ok(list) = fens.cast::<PyList>() {
            return Ok(Texts::List(list.clone()));
        }
        if fens.is_instance_of::<PyString>() || fens.is_instance_of::<PyBytes>() {
            return wrong_type(
                "fens: expected many FENs, not one; `Pawns.from_fen` and `Position` read one",
            );
        }
        if let Ok(tuple) = fens.cast::<PyTuple>() {
            return Ok(Texts::List(tuple.to_list()));
        }
        if let Some(chunks) = arrow::chunks(fens)? {
            if chunks.iter().any(|chunk| !chunk.is_text()) {
                return wrong_type("fens: expected text, not numbers");
            }
            return Ok(Texts::Chunks(chunks));
        }
        // NumPy and others say it of themselves, and quicker than one by one.
        if fens.hasattr("tolist")?
            && let Ok(list) = fens.call_method0("tolist")?.cast_into::<PyList>()
        {
            return Ok(Texts::List(list));
        }
        let list = fens.py().get_type::<PyList>().call1((fens,))?;
        Ok(Texts::List(list.cast_into()?))
    }

    fn len(&self) -> usize {
        match self {
            Texts::List(list) => list.len(),
            Texts::Chunks(chunks) => chunks.iter().map(Chunk::len).sum(),
        }
    }

    fn read(
        &self,
        py: Python<'_>,
        outputs: Outputs<'_>,
        policy: Policy,
        work: &Work,
    ) -> PyResult<()> {
        match self {
            Texts::List(list) => read_list(list, outputs, policy, work),
            Texts::Chunks(chunks) => {
                let total = outputs.len();
                let mut parts = Vec::new();
                let (mut first, mut rest) = (0, outputs);
                for chunk in chunks {
                    let mut start = 0;
                    while start < chunk.len() {
                        let count = BLOCK.min(chunk.len() - start);
                        let (now, later) = rest.split(count);
                        parts.push((count, (first, Part::Chunk(chunk, start), now)));
                        (rest, first, start) = (later, first + count, start + count);
                    }
                }
                work.run(
                    py,
                    total,
                    parts.into_iter(),
                    || (),
                    |(), (first, part, outputs)| part.read(first, outputs, policy),
                )
            }
        }
    }
}

fn read_list(
    list: &Bound<'_, PyList>,
    outputs: Outputs<'_>,
    policy: Policy,
    work: &Work,
) -> PyResult<()> {
    let py = list.py();
    let total = outputs.len();
    let (mut first, mut rest) = (0, outputs);
    let silent = work.silent();
    while first < total {
        let mut handfuls = Vec::new();
        let mut end = first;
        for _ in 0..work.workers().min(64) {
            let count = HANDFUL.min(total - end);
            if count == 0 {
                break;
            }
            let texts = list.get_slice(end, end + count);
            if texts.len() != count {
                return value("fens: the list has become shorter");
            }
            handfuls.push((end, count, Handful::new(end, &texts)?));
            end += count;
        }
        let (mut now, later) = rest.split(end - first);
        let mut parts = Vec::new();
        for (first, count, handful) in &handfuls {
            let (mine, others) = now.split(*count);
            parts.push((*count, (*first, handful.part(), mine)));
            now = others;
        }
        silent.run(
            py,
            end - first,
            parts.into_iter(),
            || (),
            |(), (first, part, outputs)| part.read(first, outputs, policy),
        )?;
        work.tell(py, end, total)?;
        (first, rest) = (end, later);
    }
    Ok(())
}

/// Read many FENs into two columns of sets.
///
/// Args:
///     fens: a sequence of str, or an Arrow column of text (polars, pyarrow, pandas, DuckDB). Later fields of a FEN may be
///         left out; the position need not be legal.
///     errors: ``"raise"`` for an exception at the first text that is no FEN, ``"mask"`` to go on.
///     kings: whether the squares of the kings are asked for.
///     workers: the number of threads; None for all cores.
///     progress: called with the number of positions done and of all, a few times a second.
///
/// Returns:
///     ``(white, black)``, uint64[n]: bit 0 is a1. With ``kings`` also uint8[n, 2], the squares of White's and Black's
///     king, or 255 twice unless there is exactly one each. With ``errors="mask"`` also bool[n], True where a FEN was read;
///     elsewhere the sets are empty.
///
/// Raises:
///     ValueError: a text is no FEN, or null; the message has its index and the reason.
///     TypeError: an element is no str.
#[pyfunction]
#[pyo3(signature = (fens, errors = "raise", *, kings = false, workers = Some(1), progress = None))]
pub(crate) fn parse_fens<'py>(
    fens: &Bound<'py, PyAny>,
    errors: &str,
    kings: bool,
    workers: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let py = fens.py();
    let policy = Policy {
        raises: match errors {
            "raise" => true,
            "mask" => false,
            other => {
                return value(format!(
                    "errors: expected \"raise\" or \"mask\", not {other:?}"
                ));
            }
        },
    };
    let work = Work::new(workers, progress)?;
    let texts = Texts::new(fens)?;
    let count = texts.len();
    let [white, black] = [(); 2].map(|()| PyArray1::<u64>::zeros(py, count, false));
    let is_read = PyArray1::<bool>::zeros(py, count, false);
    let squares = PyArray2::<u8>::zeros(py, [if kings { count } else { 0 }, 2], false);
    {
        let (mut white, mut black) = (white.readwrite(), black.readwrite());
        let (mut is_read, mut squares) = (is_read.readwrite(), squares.readwrite());
        let outputs = Outputs {
            white: white.as_slice_mut()?,
            black: black.as_slice_mut()?,
            kings: squares.as_slice_mut()?,
            is_read: is_read.as_slice_mut()?,
        };
        outputs.kings.fill(NO_KING);
        texts.read(py, outputs, policy, &work)?;
    }
    let mut found = vec![white.into_any(), black.into_any()];
    if kings {
        found.push(squares.into_any());
    }
    if !policy.raises {
        found.push(is_read.into_any());
    }
    PyTuple::new(py, found)
}
