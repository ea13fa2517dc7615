"""Writes `_core.pyi`: types from here, patterns from the catalogue, docstrings from the module.

    python tools/stubs.py            writes the file
    python tools/stubs.py --check    fails if the file is another
"""

import inspect
import sys
from pathlib import Path

import pawn_structure
from pawn_structure import _core

STUB = Path(__file__).resolve().parent.parent / "python" / "pawn_structure" / "_core.pyi"

HEAD = '''\
# Written by tools/stubs.py.
from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from typing import Any, Literal, Optional, Protocol, SupportsIndex, SupportsInt, TypedDict, Union, overload

import numpy as np
import numpy.typing as npt

from ._comparison import Comparison

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: Any = None) -> tuple[Any, Any]: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...

class _Array(Protocol):
    def __array__(self) -> Any: ...

_Column = Union[npt.NDArray[np.uint64], npt.NDArray[np.int64], _ArrowArray, _ArrowStream, _Array]
_Texts = Union[Iterable[str], _ArrowArray, _ArrowStream]
_Names = Union[str, Iterable[str]]
_Set = Union[SupportsIndex, SupportsInt]
_Square = Union[SupportsIndex, str]
_Weights = Union[Weights, npt.NDArray[np.integer[Any]], Sequence[Sequence[int]]]
_Kings = Union[npt.NDArray[np.integer[Any]], Sequence[Sequence[int]]]
_Progress = Callable[[int, int], object]
_Path = Union[str, PathLike[str]]
_Theme = Literal["light", "dark", "print"]

class _Term(TypedDict):
    term: str
    feature: str
    rank: Optional[int]
    summary: str
    white: int
    black: int
    weight_mg: int
    weight_eg: int
    mg: int
    eg: int
    white_squares: int
    black_squares: int

class _Pattern(TypedDict):
    name: str
    method: str
    kind: Literal["own pawns", "enemy pawns", "squares", "files"]
    summary: str
    example: str
    readings: dict[str, str]

__version__: str
PATTERNS: tuple[str, ...]
EXPLAINED: tuple[str, ...]
FORMATIONS: tuple[str, ...]
SCHOOLS: tuple[str, ...]
FEATURES: tuple[str, ...]
KING_FEATURES: tuple[str, ...]
SQUARE_FEATURES: tuple[str, ...]
'''

WORK = "*, workers: Optional[int] = 1, progress: Optional[_Progress] = None"
COLUMNS = "white: _Column, black: _Column"

# Of each function the parameters and the result; several where it depends on them.
FUNCTIONS = {
    "catalogue": [("", "list[_Pattern]")],
    "parse_fens": [
        (f"fens: _Texts, errors: Literal['raise'] = 'raise', *, kings: Literal[False] = False, {WORK[3:]}",
         "tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]"),
        (f"fens: _Texts, errors: Literal['raise'] = 'raise', *, kings: Literal[True], {WORK[3:]}",
         "tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], npt.NDArray[np.uint8]]"),
        (f"fens: _Texts, errors: Literal['mask'], *, kings: Literal[False] = False, {WORK[3:]}",
         "tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], npt.NDArray[np.bool_]]"),
        (f"fens: _Texts, errors: Literal['mask'], *, kings: Literal[True], {WORK[3:]}",
         "tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], npt.NDArray[np.uint8], npt.NDArray[np.bool_]]"),
    ],
    "patterns": [(f"{COLUMNS}, names: _Names, {WORK}", "npt.NDArray[np.uint64]")],
    "counts": [(f"{COLUMNS}, names: _Names, {WORK}", "npt.NDArray[np.uint8]")],
    "scores": [(f"{COLUMNS}, weights: Optional[_Weights] = None, *, kings: Optional[_Kings] = None, {WORK[3:]}",
                "npt.NDArray[np.int32]")],
    "coefficients": [
        (f"{COLUMNS}, *, kings: Optional[_Kings] = None, squares: bool = False, dtype: Literal['int16'] = 'int16', "
         f"{WORK[3:]}", "npt.NDArray[np.int16]"),
        (f"{COLUMNS}, *, kings: Optional[_Kings] = None, squares: bool = False, dtype: Literal['int8'], {WORK[3:]}",
         "npt.NDArray[np.int8]"),
    ],
    "formations": [(f"{COLUMNS}, {WORK}", "npt.NDArray[np.bool_]")],
    "keys": [(f"{COLUMNS}, {WORK}", "npt.NDArray[np.uint64]")],
    "table": [(f"{COLUMNS}, names: _Names, kind: Literal['squares', 'counts'] = 'squares', {WORK}", "Table")],
}

ORDERED = {
    "__eq__": ("other: object, /", "bool"),
    "__ne__": ("other: object, /", "bool"),
    "__lt__": ("other: {cls}, /", "bool"),
    "__le__": ("other: {cls}, /", "bool"),
    "__gt__": ("other: {cls}, /", "bool"),
    "__ge__": ("other: {cls}, /", "bool"),
    "__hash__": ("", "int"),
}
DRAWN = {
    "why": ("name: str, square: _Square, color: Optional[bool] = None", "str"),
    "formations": ("", "list[tuple[str, bool]]"),
    "score": ("weights: Optional[_Weights] = None", "tuple[int, int]"),
    "explain": ("weights: Optional[_Weights] = None, *, all: bool = False", "list[_Term]"),
    "compare": ("names: Optional[_Names] = None", "Comparison"),
    "_repr_svg_": ("", "str"),
}

# Of each class its methods: the parameters, the result, and what kind of method it is.
CLASSES = {
    "Pawns": {
        "__new__": ("cls, white: _Set, black: _Set", "Pawns"),
        **ORDERED,
        "from_fen": ("fen: str", "Pawns", "static"),
        "from_board": ("board: Any", "Pawns", "static"),
        "white": ("", "int", "property"),
        "black": ("", "int", "property"),
        "fen": ("", "str", "property"),
        "squares": ("name: str, color: bool, school: Optional[str] = None", "int"),
        "patterns": ("color: bool, school: Optional[str] = None", "dict[str, int]"),
        "numbers": ("color: bool", "dict[str, int]"),
        "traits": ("square: _Square", "frozenset[str]"),
        **DRAWN,
        "svg": ("names: Optional[_Names] = None, *, school: Optional[str] = None, theme: _Theme = 'light'", "str"),
        "key": ("", "int"),
        "flipped": ("", "Pawns"),
        "mirrored": ("", "Pawns"),
    },
    "Position": {
        "__new__": ("cls, fen: str", "Position"),
        **ORDERED,
        "from_board": ("board: Any", "Position", "static"),
        "fen": ("", "str", "property"),
        "pawns": ("", "Pawns", "property"),
        "turn": ("", "bool", "property"),
        "castling": ("", "str", "property"),
        "en_passant": ("", "Optional[int]", "property"),
        "halfmove": ("", "int", "property"),
        "fullmove": ("", "int", "property"),
        "kings": ("", "Optional[tuple[int, int]]", "property"),
        "phase": ("", "int", "property"),
        "occupied": ("color: bool", "int"),
        "attacks_from": ("square: _Square", "int"),
        "attackers_to": ("square: _Square, color: bool", "int"),
        "attacked_by": ("color: bool", "int"),
        "checkers": ("color: bool", "int"),
        "pinned": ("color: bool", "int"),
        **DRAWN,
        "value": ("weights: Optional[_Weights] = None", "int"),
        "svg": ("names: Optional[_Names] = None, *, school: Optional[str] = None, theme: _Theme = 'light', "
                "arrows: bool = False", "str"),
    },
    "Weights": {
        "__new__": ("cls", "Weights"),
        "__eq__": ORDERED["__eq__"],
        "__ne__": ORDERED["__ne__"],
        "__hash__": ORDERED["__hash__"],
        "__len__": ("", "int"),
        "__getitem__": ("name: str, /", "tuple[int, int]"),
        "__iter__": ("", "Iterator[str]"),
        "keys": ("", "tuple[str, ...]"),
        "default": ("", "Weights", "static"),
        "alone": ("", "Weights", "static"),
        "zero": ("", "Weights", "static"),
        "load": ("path: _Path", "Weights", "static"),
        "loads": ("text: str", "Weights", "static"),
        "from_array": ("array: _Weights", "Weights", "static"),
        "save": ("path: _Path", "None"),
        "dumps": ("", "str"),
        "array": ("*, kings: bool = False, squares: bool = False", "npt.NDArray[np.int32]"),
        "scaled": ("factor: float", "Weights"),
    },
    "Table": {
        "column_names": ("", "tuple[str, ...]", "property"),
        "shape": ("", "tuple[int, int]", "property"),
        "__len__": ("", "int"),
        "__getitem__": ("name: str, /", "npt.NDArray[Any]"),
        "__arrow_c_schema__": ("", "Any"),
        "__arrow_c_array__": ("requested_schema: Any = None", "tuple[Any, Any]"),
        "__arrow_c_stream__": ("requested_schema: Any = None", "Any"),
    },
}


def docstring(thing, indent):
    doc = inspect.getdoc(thing)
    if not doc:
        return ["..."]
    lines = doc.split("\n")
    if len(lines) == 1:
        return [f'"""{lines[0]}"""']
    return [f'"""{lines[0]}', *lines[1:], '"""']


def define(out, indent, head, doc, decorators=()):
    pad = " " * indent
    out.extend(pad + decorator for decorator in decorators)
    if doc == ["..."]:
        out.append(f"{pad}{head}: ...")
        return
    out.append(f"{pad}{head}:")
    out.extend((pad + "    " + line).rstrip() for line in doc)


def is_own(name):
    """Dunder methods have docstrings of the interpreter, which differ from version to version."""
    return not (name.startswith("__") and name.endswith("__"))


def stub():
    out = HEAD.split("\n")
    for name, forms in FUNCTIONS.items():
        for parameters, result in forms:
            decorators = ("@overload",) if len(forms) > 1 else ()
            doc = docstring(getattr(_core, name), 4) if (parameters, result) == forms[-1] else ["..."]
            define(out, 0, f"def {name}({parameters}) -> {result}", doc, decorators)
    for cls, methods in CLASSES.items():
        out.append("")
        define(out, 0, f"class {cls}", docstring(getattr(_core, cls), 4))
        for name, (parameters, result, *kind) in methods.items():
            decorators, first = (), "self"
            if kind == ["static"]:
                decorators, first = ("@staticmethod",), ""
            elif kind == ["property"]:
                decorators = ("@property",)
            elif name == "__new__":
                first = ""
            everything = ", ".join(part for part in (first, parameters.format(cls=cls)) if part)
            doc = docstring(getattr(getattr(_core, cls), name), 8) if is_own(name) else ["..."]
            define(out, 4, f"def {name}({everything}) -> {result}", doc, decorators)
        if cls == "Pawns":
            for row in pawn_structure.catalogue():
                method = row["method"]
                doc = docstring(getattr(_core.Pawns, method), 8)
                define(out, 4, f"def {method}(self, color: bool, /) -> int", doc)
    return "\n".join(out) + "\n"


def main():
    text = stub()
    if sys.argv[1:] == ["--check"]:
        if STUB.read_text(encoding="utf-8") != text:
            sys.exit(f"{STUB}: not what `python {sys.argv[0]}` writes")
        return
    STUB.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
