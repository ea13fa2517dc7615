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

def catalogue() -> list[_Pattern]:
    """All patterns with what is known of them: a list of dicts with name, method, kind (``"own pawns"``, ``"enemy pawns"``,
    ``"squares"`` or ``"files"``), summary, example (a placement), and readings, from a reading's name to its summary.
    """
@overload
def parse_fens(fens: _Texts, errors: Literal['raise'] = 'raise', *, kings: Literal[False] = False, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]: ...
@overload
def parse_fens(fens: _Texts, errors: Literal['raise'] = 'raise', *, kings: Literal[True], workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], npt.NDArray[np.uint8]]: ...
@overload
def parse_fens(fens: _Texts, errors: Literal['mask'], *, kings: Literal[False] = False, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], npt.NDArray[np.bool_]]: ...
@overload
def parse_fens(fens: _Texts, errors: Literal['mask'], *, kings: Literal[True], workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], npt.NDArray[np.uint8], npt.NDArray[np.bool_]]:
    """Read many FENs into two columns of sets.

    Args:
        fens: a sequence of str, or an Arrow column of text (polars, pyarrow, pandas, DuckDB). Later fields of a FEN may be
            left out; the position need not be legal.
        errors: ``"raise"`` for an exception at the first text that is no FEN, ``"mask"`` to go on.
        kings: whether the squares of the kings are asked for.
        workers: the number of threads; None for all cores.
        progress: called with the number of positions done and of all, a few times a second.

    Returns:
        ``(white, black)``, uint64[n]: bit 0 is a1. With ``kings`` also uint8[n, 2], the squares of White's and Black's
        king, or 255 twice unless there is exactly one each. With ``errors="mask"`` also bool[n], True where a FEN was read;
        elsewhere the sets are empty.

    Raises:
        ValueError: a text is no FEN, or null; the message has its index and the reason.
        TypeError: an element is no str.
    """
def patterns(white: _Column, black: _Column, names: _Names, *, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.uint64]:
    """Compute patterns of many positions.

    Args:
        white, black: the pawns, a set for each position: NumPy uint64 (or int64 without negative numbers) of any stride, or
            an Arrow column of the same.
        names: a name, or a sequence of names; see ``PATTERNS``. Names of methods will do as well.
        workers: the number of threads; None for all cores.
        progress: called with the number of positions done and of all, a few times a second.

    Returns:
        uint64[n, 2, k]: ``a[i, c, j]`` is the set of pattern ``names[j]`` in position i, of White for c = 0, of Black for
        c = 1. In Fortran order, so that ``a[:, c, j]`` is contiguous.

    Raises:
        ValueError: unequal lengths, nulls, more than one dimension, an unknown name.
        TypeError: another dtype.
        OverflowError: a negative number.
    """
def counts(white: _Column, black: _Column, names: _Names, *, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.uint8]:
    """Count the squares of patterns of many positions; of patterns that are made of files, the files.

    Args:
        white, black, names, workers, progress: as for ``patterns``.

    Returns:
        uint8[n, 2, k], as ``patterns``.

    Raises:
        ValueError, TypeError, OverflowError: as ``patterns``.
    """
def scores(white: _Column, black: _Column, weights: Optional[_Weights] = None, *, kings: Optional[_Kings] = None, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.int32]:
    """Evaluate many positions.

    Args:
        white, black: as for ``patterns``.
        weights: ``Weights``, or int32[len(FEATURES), 2] of middlegame and endgame; also with the rows of
            ``KING_FEATURES``, and of ``SQUARE_FEATURES`` behind those. None for the default weights. A value beyond 32,767 on either side of zero becomes that.
        kings: uint8[n, 2], the squares of White's and Black's king, as ``parse_fens`` gives them: what the pawns mean to them
            is added. Where it is 255 nothing is.
        workers, progress: as for ``patterns``.

    Returns:
        int32[n, 2]: middlegame and endgame, from White's view, in the units of the weights (100 to a pawn).

    Raises:
        ValueError: unequal lengths, nulls, a wrong shape, a square that is none.
        TypeError: another dtype.
        OverflowError: a negative number in ``white`` or ``black``.
    """
@overload
def coefficients(white: _Column, black: _Column, *, kings: Optional[_Kings] = None, squares: bool = False, dtype: Literal['int16'] = 'int16', workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.int16]: ...
@overload
def coefficients(white: _Column, black: _Column, *, kings: Optional[_Kings] = None, squares: bool = False, dtype: Literal['int8'], workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.int8]:
    """What the weights are multiplied by: White's numbers minus Black's, a row for each position.

    Args:
        white, black: as for ``patterns``.
        kings: uint8[n, 2], the squares of White's and Black's king, as ``parse_fens`` gives them: adds the columns of
            ``KING_FEATURES``. Where it is 255 their numbers are 0.
        squares: adds the columns of ``SQUARE_FEATURES``: where pawns, and kings if there are any, stand.
        dtype: ``"int16"`` or ``"int8"``, which is enough for any position.
        workers, progress: as for ``patterns``.

    Returns:
        int16[n, m] (or int8) in C order, m = ``len(FEATURES)`` and those that were asked for besides. ``coefficients @
        weights`` is ``scores``.

    Raises:
        ValueError, TypeError, OverflowError: as ``scores``.
    """
def formations(white: _Column, black: _Column, *, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.bool_]:
    """Which named formations many positions show.

    Args:
        white, black, workers, progress: as for ``patterns``.

    Returns:
        bool[n, 2, len(FORMATIONS)]: ``a[i, c, j]`` says whether formation ``FORMATIONS[j]`` belongs to White (c = 0) or Black
        in position i.

    Raises:
        ValueError, TypeError, OverflowError: as ``patterns``.
    """
def keys(white: _Column, black: _Column, *, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> npt.NDArray[np.uint64]:
    """A well mixed number for each skeleton, never 0: the key of a hash table, the same for the same pawns.

    Args:
        white, black, workers, progress: as for ``patterns``.

    Returns:
        uint64[n]. Different skeletons may have the same key, as with every key of 64 bits.

    Raises:
        ValueError, TypeError, OverflowError: as ``patterns``.
    """
def table(white: _Column, black: _Column, names: _Names, kind: Literal['squares', 'counts'] = 'squares', *, workers: Optional[int] = 1, progress: Optional[_Progress] = None) -> Table:
    """Patterns of many positions as an Arrow table with the columns ``white_passed``, ``black_passed``, and so on.

    Args:
        white, black, names, workers, progress: as for ``patterns``.
        kind: ``"squares"`` for sets, uint64; ``"counts"`` for their numbers, uint8.

    Returns:
        A ``Table`` of n rows.

    Raises:
        ValueError, TypeError, OverflowError: as ``patterns``; also a name that is there twice.
    """

class Pawns:
    """A pawn skeleton: White's and Black's pawns.

    ``Pawns(white, black)`` takes sets: ints, or what has ``__index__`` or ``__int__``, such as ``chess.SquareSet``; bit 0 is a1.
    They are kept as they are, pawns on the first rank and squares in both sets included. Every pattern is a method that takes
    a colour, True for White as in python-chess, and gives a set as an int: ``chess.SquareSet(pawns.passed(True))``.

    Frozen, comparable, ordered (by White's set, then Black's), hashable, picklable.

    Raises:
        OverflowError: a negative number, or one beyond 64 bits.
        TypeError: something else.
    """
    def __new__(cls, white: _Set, black: _Set) -> Pawns: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Pawns, /) -> bool: ...
    def __le__(self, other: Pawns, /) -> bool: ...
    def __gt__(self, other: Pawns, /) -> bool: ...
    def __ge__(self, other: Pawns, /) -> bool: ...
    def __hash__(self) -> int: ...
    @staticmethod
    def from_fen(fen: str) -> Pawns:
        """The pawns of a FEN, whole or with later fields left out.

        Raises:
            ValueError: the text is no FEN; the message says where and why.
        """
    @staticmethod
    def from_board(board: Any) -> Pawns:
        """The pawns of a ``chess.Board``, or of anything that has its ``pawns`` and ``occupied_co``."""
    @property
    def white(self) -> int:
        """White's pawns, a set as an int."""
    @property
    def black(self) -> int:
        """Black's pawns, a set as an int."""
    @property
    def fen(self) -> str:
        """The placement field of a FEN with the pawns alone."""
    def squares(self, name: str, color: bool, school: Optional[str] = None) -> int:
        """A pattern by name, in the words of a school.

        Args:
            name: one of ``PATTERNS``, or the name of a method.
            color: True for White, False for Black.
            school: one of ``SCHOOLS``; None for the default. Patterns that have one meaning, or that are built on others, are
                the default's whatever the school.

        Returns:
            A set as an int.

        Raises:
            ValueError: an unknown name; the message has the nearest ones.
        """
    def patterns(self, color: bool, school: Optional[str] = None) -> dict[str, int]:
        """All patterns of a colour: a dict from name to set, in the order of ``PATTERNS``."""
    def numbers(self, color: bool) -> dict[str, int]:
        """The numbers of a colour that have no squares: islands, the longest chain, majorities (positive if the colour has it),
        pawns on light squares minus those on dark ones.
        """
    def traits(self, square: _Square) -> frozenset[str]:
        """What can be said of the pawn on a square: the names of the patterns that it is in.

        Args:
            square: 0 to 63, or a name such as ``"a4"``.

        Returns:
            A frozenset of names, empty where no pawn stands. If both colours have one there, White's.
        """
    def why(self, name: str, square: _Square, color: Optional[bool] = None) -> str:
        """Why a pattern holds on a square, or why it does not, in a sentence.

        Args:
            name: one of ``EXPLAINED``.
            square: 0 to 63, or a name such as ``"a4"``.
            color: whose pattern; None for the colour of the pawn there. Of a hole on a square without a pawn both colours are
                told, in two lines.

        Raises:
            ValueError: the pattern is not one of those, or no such pawn stands there.
        """
    def formations(self) -> list[tuple[str, bool]]:
        """The named formations that the skeleton shows.

        Returns:
            Pairs of a name of ``FORMATIONS`` and the colour that owns it, True for White, the most exact first.
        """
    def score(self, weights: Optional[_Weights] = None) -> tuple[int, int]:
        """What the pawns are worth: middlegame and endgame, from White's view.

        Args:
            weights: as for ``scores``; None for the default weights.
        """
    def explain(self, weights: Optional[_Weights] = None, *, all: bool = False) -> list[_Term]:
        """The evaluation term by term.

        Args:
            weights: as for ``scores``; None for the default weights.
            all: terms that neither side has, too.

        Returns:
            A list of dicts, of which ``pandas.DataFrame`` and ``polars.DataFrame`` make a frame: term, feature, rank (None if
            one weight is for all), summary, white and black (numbers), weight_mg, weight_eg, mg and eg (what the term is worth),
            white_squares and black_squares.
        """
    def compare(self, names: Optional[_Names] = None) -> Comparison:
        """What seven schools mean by the same words: shown as a table in a notebook and by ``print``.

        Args:
            names: patterns to compare; None for all whose word has several readings.

        Returns:
            A ``Comparison``, whose ``rows`` are dicts: pattern, school, white and black (sets), differs.
        """
    def _repr_svg_(self) -> str: ...
    def svg(self, names: Optional[_Names] = None, *, school: Optional[str] = None, theme: _Theme = 'light') -> str:
        """A drawing of the board with sets in colours.

        Args:
            names: patterns to draw, of both colours; None for passed, isolated and backward pawns.
            school: in whose words; None for the default.
            theme: ``"light"``, ``"dark"`` or ``"print"``.

        Returns:
            SVG as text, which needs nothing else.

        Raises:
            ValueError: an unknown name, or more sets than eight that are not empty.
        """
    def key(self) -> int:
        """A well mixed number, never 0: the key of a hash table; what ``keys`` gives for many."""
    def flipped(self) -> Pawns:
        """The same skeleton with colours and ranks exchanged."""
    def mirrored(self) -> Pawns:
        """The mirror image: files a and h, b and g … exchanged."""
    def front_fill(self, color: bool, /) -> int:
        """*front fill*: own pawns and all squares ahead of them on their files.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def rear_fill(self, color: bool, /) -> int:
        """*rear fill*: own pawns and all squares behind them on their files.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def file_fill(self, color: bool, /) -> int:
        """*file fill*: files with an own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def front_span(self, color: bool, /) -> int:
        """*front span*: squares ahead of own pawns on their files.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def rear_span(self, color: bool, /) -> int:
        """*rear span*: squares behind own pawns on their files.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def interspan(self, color: bool, /) -> int:
        """*interspan*: squares between own and enemy pawns that face each other on a file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def stops(self, color: bool, /) -> int:
        """*stops*: squares directly ahead of own pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def telestops(self, color: bool, /) -> int:
        """*telestops*: squares ahead of own pawns beyond the stop.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def pawn_attacks(self, color: bool, /) -> int:
        """*attacks*: squares that own pawns attack.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def east_pawn_attacks(self, color: bool, /) -> int:
        """*east attacks*: squares that own pawns attack towards the h-file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def west_pawn_attacks(self, color: bool, /) -> int:
        """*west attacks*: squares that own pawns attack towards the a-file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def single_pawn_attacks(self, color: bool, /) -> int:
        """*single attacks*: squares that exactly one own pawn attacks.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def double_pawn_attacks(self, color: bool, /) -> int:
        """*double attacks*: squares that two own pawns attack.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def attack_front_span(self, color: bool, /) -> int:
        """*attack front span*: squares that own pawns attack now or after going straight ahead.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.

        The word has other readings: all, stockfish. See `squares`.
        """
    def east_attack_front_span(self, color: bool, /) -> int:
        """*east attack front span*: the part of the attack front span east of the pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def west_attack_front_span(self, color: bool, /) -> int:
        """*west attack front span*: the part of the attack front span west of the pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def attack_rear_span(self, color: bool, /) -> int:
        """*attack rear span*: squares beside and behind own pawns on neighbouring files.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def east_attack_rear_span(self, color: bool, /) -> int:
        """*east attack rear span*: the part of the attack rear span east of the pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def west_attack_rear_span(self, color: bool, /) -> int:
        """*west attack rear span*: the part of the attack rear span west of the pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def attack_file_fill(self, color: bool, /) -> int:
        """*attack file fill*: files next to a file with an own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def east_attack_file_fill(self, color: bool, /) -> int:
        """*east attack file fill*: files next to own pawns on the east.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def west_attack_file_fill(self, color: bool, /) -> int:
        """*west attack file fill*: files next to own pawns on the west.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def safe_squares(self, color: bool, /) -> int:
        """*safe squares*: squares attacked by at least as many own pawns as enemy pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def controlled_squares(self, color: bool, /) -> int:
        """*controlled squares*: squares attacked by more own pawns than enemy pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def space(self, color: bool, /) -> int:
        """*space*: squares on files c to f and ranks 2 to 4 without an own pawn or an attack by an enemy pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def space_behind(self, color: bool, /) -> int:
        """*space behind pawns*: the part of the space one to three squares behind an own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def holes(self, color: bool, /) -> int:
        """*holes*: squares on ranks 3 to 5 that own pawns can never attack by going straight ahead.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def outposts(self, color: bool, /) -> int:
        """*outposts*: squares on ranks 4 to 6, defended by a pawn, that enemy pawns can never attack by going straight ahead.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.

        The word has other readings: supported, weakly-safe, stockfish15. See `squares`.
        """
    def can_push(self, color: bool, /) -> int:
        """*can push*: the stop is empty.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def can_double_push(self, color: bool, /) -> int:
        """*can double push*: on the second rank, with two empty squares ahead.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def push_targets(self, color: bool, /) -> int:
        """*push targets*: squares that own pawns reach by a push of one or two squares.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: squares.
        """
    def safe_pushes(self, color: bool, /) -> int:
        """*safe pushes*: the stop is empty and pawn-safe.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def immobile(self, color: bool, /) -> int:
        """*immobile*: a pawn of either colour stands on the stop.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def rams(self, color: bool, /) -> int:
        """*rams*: an enemy pawn stands on the stop.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def levers(self, color: bool, /) -> int:
        """*levers*: attacks an enemy pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def east_levers(self, color: bool, /) -> int:
        """*east levers*: attacks an enemy pawn towards the h-file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def west_levers(self, color: bool, /) -> int:
        """*west levers*: attacks an enemy pawn towards the a-file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def inner_levers(self, color: bool, /) -> int:
        """*inner levers*: attacks an enemy pawn towards the centre.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def outer_levers(self, color: bool, /) -> int:
        """*outer levers*: attacks an enemy pawn away from the centre.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def center_levers(self, color: bool, /) -> int:
        """*center levers*: attacks an enemy pawn between the d- and the e-file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def fork_levers(self, color: bool, /) -> int:
        """*fork levers*: attacks an enemy pawn on either side.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def pincer_levers(self, color: bool, /) -> int:
        """*pincer levers*: one of two that attack the same enemy pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def loose_levers(self, color: bool, /) -> int:
        """*loose levers*: in a lever in which neither pawn is rammed.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def tight_levers(self, color: bool, /) -> int:
        """*tight levers*: in a lever in which only the enemy pawn is rammed.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def restrained_levers(self, color: bool, /) -> int:
        """*restrained levers*: in a lever in which only the own pawn is rammed.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def chain_lever_bases(self, color: bool, /) -> int:
        """*chain lever bases*: base of a two-pawn chain that crosses one of the enemy, heads attacking bases.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def parallel_levers(self, color: bool, /) -> int:
        """*parallel levers*: diagonal neighbour in a chain of another pawn in a lever on the same side.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def cross_duos(self, color: bool, /) -> int:
        """*cross duos*: one of a pair side by side that a pair of the enemy rams.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def buffer_duos(self, color: bool, /) -> int:
        """*buffer duos*: one of a pair side by side that faces a pair of the enemy across one rank.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def half_blocked_duos(self, color: bool, /) -> int:
        """*half-blocked duos*: one of a pair side by side of which exactly one is rammed.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def lever_pushes(self, color: bool, /) -> int:
        """*lever pushes*: can push one square and attack an enemy pawn from there.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: free, stockfish. See `squares`.
        """
    def lever_double_pushes(self, color: bool, /) -> int:
        """*lever double pushes*: can push two squares and attack an enemy pawn from there.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def weak_levers(self, color: bool, /) -> int:
        """*weak levers*: undefended and attacked by two enemy pawns.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def phalanx(self, color: bool, /) -> int:
        """*phalanx*: an own pawn stands directly beside it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def east_phalanx(self, color: bool, /) -> int:
        """*east phalanx*: an own pawn stands directly beside it on the east.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def west_phalanx(self, color: bool, /) -> int:
        """*west phalanx*: an own pawn stands directly beside it on the west.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def duos(self, color: bool, /) -> int:
        """*duos*: in a row of exactly two.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def trios(self, color: bool, /) -> int:
        """*trios*: in a row of exactly three.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def quarts(self, color: bool, /) -> int:
        """*quarts*: in a row of exactly four.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def long_rows(self, color: bool, /) -> int:
        """*long rows*: in a row of four or more.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def defended(self, color: bool, /) -> int:
        """*defended*: an own pawn defends it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def defended_from_west(self, color: bool, /) -> int:
        """*defended from west*: an own pawn on the west defends it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def defended_from_east(self, color: bool, /) -> int:
        """*defended from east*: an own pawn on the east defends it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def defended_twice(self, color: bool, /) -> int:
        """*defended twice*: two own pawns defend it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def unsupported(self, color: bool, /) -> int:
        """*unsupported*: no own pawn defends it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def defenders(self, color: bool, /) -> int:
        """*defenders*: defends an own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def chain_members(self, color: bool, /) -> int:
        """*chain members*: defends an own pawn or is defended by one.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def chain_bases(self, color: bool, /) -> int:
        """*chain bases*: defends an own pawn and is undefended.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def chain_heads(self, color: bool, /) -> int:
        """*chain heads*: is defended and defends no own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def chain_links(self, color: bool, /) -> int:
        """*chain links*: is defended and defends an own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def straight_chain_links(self, color: bool, /) -> int:
        """*straight chain links*: is defended and defends on the same diagonal.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def connected(self, color: bool, /) -> int:
        """*connected*: an own pawn stands on a neighbouring file at most one rank away.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: cpw, stockfish, ethereal, files. See `squares`.
        """
    def isolated(self, color: bool, /) -> int:
        """*isolated*: no own pawn on either neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def half_isolated(self, color: bool, /) -> int:
        """*half-isolated*: own pawns on exactly one neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def no_east_neighbours(self, color: bool, /) -> int:
        """*no east neighbours*: no own pawn on the next file to the east.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def no_west_neighbours(self, color: bool, /) -> int:
        """*no west neighbours*: no own pawn on the next file to the west.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def hanging(self, color: bool, /) -> int:
        """*hanging*: one of two side by side, each alone and unopposed on its file, with no own pawn on the files next to them.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: pair, cpw. See `squares`.
        """
    def doubled(self, color: bool, /) -> int:
        """*doubled*: another own pawn on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: any, rear, front, adjacent-front, adjacent-rear, stockfish-scored, stockfish-isolated. See `squares`.
        """
    def doubled_rear(self, color: bool, /) -> int:
        """*doubled rear*: an own pawn ahead on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def doubled_front(self, color: bool, /) -> int:
        """*doubled front*: an own pawn behind on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def exactly_doubled(self, color: bool, /) -> int:
        """*exactly doubled*: exactly two own pawns on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def tripled(self, color: bool, /) -> int:
        """*tripled*: three or more own pawns on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def doubled_isolated(self, color: bool, /) -> int:
        """*doubled isolated*: doubled and isolated.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def west_island_borders(self, color: bool, /) -> int:
        """*west island borders*: the westernmost file of each pawn island.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def east_island_borders(self, color: bool, /) -> int:
        """*east island borders*: the easternmost file of each pawn island.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def isolated_files(self, color: bool, /) -> int:
        """*isolated files*: files that form an island by themselves.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def open_files(self, color: bool, /) -> int:
        """*open files*: files without a pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def half_open_files(self, color: bool, /) -> int:
        """*half-open files*: files with enemy pawns and no own pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def closed_files(self, color: bool, /) -> int:
        """*closed files*: files with pawns of both colours.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def semi_closed_files(self, color: bool, /) -> int:
        """*semi-closed files*: closed files on which an own pawn has no enemy pawn ahead.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: all squares of the files.
        """
    def opposed(self, color: bool, /) -> int:
        """*opposed*: an enemy pawn stands ahead on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def open(self, color: bool, /) -> int:
        """*open*: no enemy pawn stands ahead on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def counterpawns(self, color: bool, /) -> int:
        """*counterpawns*: enemy pawns ahead of an own pawn on its file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: enemy pawns.
        """
    def half_free(self, color: bool, /) -> int:
        """*half-free*: no enemy pawn ahead on the file, but one on a neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def sentries(self, color: bool, /) -> int:
        """*sentries*: enemy pawns ahead of a half-free pawn on a neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: enemy pawns.
        """
    def helpers(self, color: bool, /) -> int:
        """*helpers*: beside or behind a half-free pawn on a neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def candidate(self, color: bool, /) -> int:
        """*candidate*: half-free front pawn with at least as many helpers as sentries.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: helpers-and-sentries, path, cpw-fifth, ethereal, ethereal-strong. See `squares`.
        """
    def fakers(self, color: bool, /) -> int:
        """*fakers*: half-free front pawn with fewer helpers than sentries.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def sneakers(self, color: bool, /) -> int:
        """*sneakers*: rammed on the fifth or sixth rank by its only stopper, with support that can come beside it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def passed(self, color: bool, /) -> int:
        """*passed*: no enemy pawn ahead on the own or a neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: strict, front-most, stockfish11, stockfish15. See `squares`.
        """
    def passed_front_most(self, color: bool, /) -> int:
        """*front-most passed*: passed, with no own pawn ahead on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def passed_rear_twins(self, color: bool, /) -> int:
        """*passed rear twins*: passed, with an own pawn ahead on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def protected_passers(self, color: bool, /) -> int:
        """*protected passers*: front-most passed and defended.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def connected_passers(self, color: bool, /) -> int:
        """*connected passers*: front-most passed, with another one beside or diagonally next to it.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def passers_on_adjacent_files(self, color: bool, /) -> int:
        """*passers on adjacent files*: front-most passed, with another one on a neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def isolated_passers(self, color: bool, /) -> int:
        """*isolated passers*: front-most passed and isolated.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def outside_passers(self, color: bool, /) -> int:
        """*outside passers*: front-most passed on a wing, three or more files from every enemy pawn.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def backward(self, color: bool, /) -> int:
        """*backward*: not isolated, with the stop attacked by an enemy pawn and all neighbours ahead.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.

        The word has other readings: standard, cpw, cpw-mutual, no-lever, stockfish, stockfish-scored, ethereal, zurichess, telestop, telestop-cpw. See `squares`.
        """
    def stragglers(self, color: bool, /) -> int:
        """*stragglers*: on the second or third rank, unopposed, with the stop attacked and no support beside or behind.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def strict_stragglers(self, color: bool, /) -> int:
        """*strict stragglers*: straggler that no enemy pawn attacks.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def undefendable(self, color: bool, /) -> int:
        """*undefendable*: undefended, and no own pawn can come to defend it by pushes.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def overly_advanced(self, color: bool, /) -> int:
        """*overly advanced*: undefendable, with an own pawn behind on a neighbouring file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def weak(self, color: bool, /) -> int:
        """*weak*: isolated, backward or overly advanced.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """
    def weak_unopposed(self, color: bool, /) -> int:
        """*weak unopposed*: isolated or backward, with no enemy pawn ahead on the file.

        Args:
            color: True for White, False for Black.

        Returns:
            A set as an int, bit 0 is a1: pawns of the colour.
        """

class Position:
    """A position: a board with pieces, and what else a FEN says.

    ``Position(fen)``: later fields of the FEN may be left out, and the position need not be legal. Colours are bools, squares
    0 to 63, sets ints, as in python-chess; ``chess.Board(position.fen)`` goes back.

    Frozen, comparable, ordered (by the FEN), hashable, picklable.

    Raises:
        ValueError: the text is no FEN; the message says where and why.
    """
    def __new__(cls, fen: str) -> Position: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Position, /) -> bool: ...
    def __le__(self, other: Position, /) -> bool: ...
    def __gt__(self, other: Position, /) -> bool: ...
    def __ge__(self, other: Position, /) -> bool: ...
    def __hash__(self) -> int: ...
    @staticmethod
    def from_board(board: Any) -> Position:
        """The position of a ``chess.Board``, or of anything whose method ``fen()`` gives one."""
    @property
    def fen(self) -> str:
        """The FEN in its canonical form, six fields."""
    @property
    def pawns(self) -> Pawns:
        """The pawns."""
    @property
    def turn(self) -> bool:
        """Whose move it is: True for White."""
    @property
    def castling(self) -> str:
        """The castling field, ``-`` for nobody."""
    @property
    def en_passant(self) -> Optional[int]:
        """The square behind a pawn that has just moved two squares, or None."""
    @property
    def halfmove(self) -> int:
        """Moves of either side since the last capture or pawn move."""
    @property
    def fullmove(self) -> int:
        """The number of the move."""
    @property
    def kings(self) -> Optional[tuple[int, int]]:
        """The squares of White's and Black's king, or None unless there is exactly one each."""
    @property
    def phase(self) -> int:
        """24 with all pieces on the board, 0 with kings and pawns alone."""
    def occupied(self, color: bool) -> int:
        """The squares of all pieces of a colour, a set as an int."""
    def attacks_from(self, square: _Square) -> int:
        """The squares that the piece on a square attacks; an empty set if there is none."""
    def attackers_to(self, square: _Square, color: bool) -> int:
        """The pieces of a colour that attack a square."""
    def attacked_by(self, color: bool) -> int:
        """All squares that a colour attacks."""
    def checkers(self, color: bool) -> int:
        """The enemy pieces that attack a colour's king."""
    def pinned(self, color: bool) -> int:
        """A colour's pieces that are pinned to its king."""
    def why(self, name: str, square: _Square, color: Optional[bool] = None) -> str:
        """Why a pattern of the pawns holds on a square, or why it does not; see ``Pawns.why``."""
    def formations(self) -> list[tuple[str, bool]]:
        """The named formations; see ``Pawns.formations``."""
    def score(self, weights: Optional[_Weights] = None) -> tuple[int, int]:
        """What pawns, and kings if there is one each, are worth: middlegame and endgame, from White's view."""
    def explain(self, weights: Optional[_Weights] = None, *, all: bool = False) -> list[_Term]:
        """The evaluation term by term, with the terms of the kings if there is one each; see ``Pawns.explain``."""
    def compare(self, names: Optional[_Names] = None) -> Comparison:
        """What seven schools mean by the same words; see ``Pawns.compare``."""
    def _repr_svg_(self) -> str: ...
    def value(self, weights: Optional[_Weights] = None) -> int:
        """The score between middlegame and endgame by the phase, rounded towards 0."""
    def svg(self, names: Optional[_Names] = None, *, school: Optional[str] = None, theme: _Theme = 'light', arrows: bool = False) -> str:
        """A drawing of the board with sets in colours, and with ``arrows`` for attacks on enemy pieces; see ``Pawns.svg``."""

class Weights:
    """Weights of the evaluation: for each feature, and each rank where it has several, one for the middlegame and one for the
    endgame, 100 to a pawn in the endgame.

    ``Weights()`` are the default ones, chosen by games. Frozen, comparable, hashable, picklable. ``weights["passed.6"]`` is
    a pair.
    """
    def __new__(cls) -> Weights: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __len__(self) -> int: ...
    def __getitem__(self, name: str, /) -> tuple[int, int]: ...
    def __iter__(self) -> Iterator[str]: ...
    def keys(self) -> tuple[str, ...]:
        """The names of all weights: ``FEATURES + KING_FEATURES + SQUARE_FEATURES``."""
    @staticmethod
    def default() -> Weights:
        """What an engine adds to its material, piece-square tables and pieces: chosen by games. Those of squares are 0."""
    @staticmethod
    def alone() -> Weights:
        """What pawns and kings say by themselves, squares included: for looking at pawns without an engine."""
    @staticmethod
    def zero() -> Weights:
        """All weights 0."""
    @staticmethod
    def load(path: _Path) -> Weights:
        """Read weights from a file, as ``save`` and ``pawns tune --out`` write them.

        Raises:
            OSError: the file cannot be read.
            ValueError: a line is wrong; the message has its number.
        Warns:
            UserWarning: a weight is missing, which becomes 0, or is gone in this version.
        """
    @staticmethod
    def loads(text: str) -> Weights:
        """Read weights from text; see ``load``."""
    @staticmethod
    def from_array(array: _Weights) -> Weights:
        """Weights from int32[m, 2]: m is the number of ``FEATURES``, or of ``KING_FEATURES`` and ``SQUARE_FEATURES`` besides;
        those that are not there are 0. A value beyond 32,767 on either side of zero becomes that.

        Raises:
            ValueError: another shape, or a number that is beyond int32.
            TypeError: no whole numbers.
        """
    def save(self, path: _Path) -> None:
        """Write the weights to a file, a line for each: name, middlegame, endgame."""
    def dumps(self) -> str:
        """The weights as text, as ``save`` writes them."""
    def array(self, *, kings: bool = False, squares: bool = False) -> npt.NDArray[np.int32]:
        """The weights as int32[m, 2], middlegame and endgame: those of ``FEATURES``, and of ``KING_FEATURES`` and
        ``SQUARE_FEATURES`` if asked for.
        """
    def scaled(self, factor: float) -> Weights:
        """All weights times a factor, rounded to the nearest, halves away from zero.

        Raises:
            ValueError: the factor is not finite.
        """

class Table:
    """Columns of sets or numbers, which any library that knows Arrow takes without copying them.

    ``polars.DataFrame(table)``, ``pyarrow.table(table)``, ``pandas.DataFrame.from_arrow(table)``; DuckDB finds it by the name of
    its variable. ``table["white_passed"]`` is a column as a NumPy array that cannot be written to.
    """
    @property
    def column_names(self) -> tuple[str, ...]:
        """The names of the columns."""
    @property
    def shape(self) -> tuple[int, int]:
        """The number of rows and of columns."""
    def __len__(self) -> int: ...
    def __getitem__(self, name: str, /) -> npt.NDArray[Any]: ...
    def __arrow_c_schema__(self) -> Any: ...
    def __arrow_c_array__(self, requested_schema: Any = None) -> tuple[Any, Any]: ...
    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...
