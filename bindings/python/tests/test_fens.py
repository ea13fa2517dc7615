"""FENs in: what is read, what is refused, and from what."""

import numpy as np
import pytest
from conftest import FENS
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pawn_structure as ps

chess = pytest.importorskip("chess")


def by_chess(fens):
    boards = [chess.Board(fen) for fen in fens]
    white = [int(board.pieces(chess.PAWN, True)) for board in boards]
    black = [int(board.pieces(chess.PAWN, False)) for board in boards]
    return white, black, [[board.king(True), board.king(False)] for board in boards]


def games(count=400):
    """Positions of random games."""
    import random

    source = random.Random(7)
    fens = []
    while len(fens) < count:
        board = chess.Board()
        while not board.is_game_over() and len(board.move_stack) < 90:
            board.push(source.choice(list(board.legal_moves)))
            fens.append(board.fen())
    return fens[:count]


def test_as_python_chess_reads_them():
    fens = games() + [fen for fen in FENS if "k" in fen]
    white, black, kings = ps.parse_fens(fens, kings=True)
    expected = by_chess(fens)
    assert white.dtype == black.dtype == np.uint64 and kings.dtype == np.uint8
    assert white.tolist() == expected[0]
    assert black.tolist() == expected[1]
    assert kings.tolist() == expected[2]


def test_every_kind_of_sequence():
    fens = games(50)
    expected = [column.tolist() for column in ps.parse_fens(fens)]
    pd, pl, pa = (pytest.importorskip(name) for name in ("pandas", "polars", "pyarrow"))
    forms = {
        "tuple": tuple(fens),
        "generator": (fen for fen in fens),
        "dict": dict.fromkeys(fens),
        "array of objects": np.array(fens, dtype=object),
        "array of text": np.array(fens),
        "strided array": np.array([fen for fen in fens for _ in (0, 1)])[::2],
        "pandas": pd.Series(fens),
        "pandas, Arrow": pd.Series(fens, dtype=pd.ArrowDtype(pa.string())),
        "polars": pl.Series(fens),
        "polars, sliced": pl.Series(["?", *fens, "?"])[1:-1],
        "Arrow string": pa.array(fens, pa.string()),
        "Arrow large_string": pa.array(fens, pa.large_string()),
        "Arrow string_view": pa.array(fens, pa.string_view()),
        "Arrow, sliced": pa.array(["?", *fens, "?"])[1:-1],
        "Arrow view, sliced": pa.array(["?", *fens, "?"], pa.string_view())[1:-1],
        "Arrow in pieces": pa.chunked_array([fens[:7], [], fens[7:30], fens[30:]], pa.string()),
        "Arrow table": pa.table({"fen": fens}),
    }
    for name, form in forms.items():
        assert [column.tolist() for column in ps.parse_fens(form)] == expected, name
    short = ["8/8/8/8/8/8/8/8", "8/8/8/8/8/P7/8/8"]
    assert ps.parse_fens(pa.array(short, pa.string_view()))[0].tolist() == [0, 1 << 16]


def test_errors_have_an_index():
    fens = games(30)
    fens[17] = "8/8/8/44/8/8/8/8"
    fens[20] = ""
    with pytest.raises(ValueError, match=r"fens\[17\]: placement: rank 5: two digits in a row"):
        ps.parse_fens(fens)
    white, black, valid = ps.parse_fens(fens, errors="mask")
    assert valid.dtype == np.bool_
    assert np.flatnonzero(~valid).tolist() == [17, 20]
    assert white[17] == black[17] == 0
    white, _, kings, valid = ps.parse_fens(fens, "mask", kings=True)
    assert kings[17].tolist() == [255, 255] and (~valid).sum() == 2
    with pytest.raises(ValueError, match="errors: expected"):
        ps.parse_fens(fens, errors="ignore")


def test_the_first_error_is_told_whatever_the_workers():
    fens = ["8/8/8/8/8/8/8/8"] * 60_000
    fens[41_000] = fens[50_000] = "x"
    for workers in (1, 2, 5, None):
        with pytest.raises(ValueError, match=r"fens\[41000\]"):
            ps.parse_fens(fens, workers=workers)


def test_what_is_no_text():
    with pytest.raises(TypeError, match=r"fens\[1\]: expected str, not int"):
        ps.parse_fens(["8/8/8/8/8/8/8/8", 5])
    with pytest.raises(TypeError, match=r"fens\[0\]: expected str, not bytes"):
        ps.parse_fens([b"8/8/8/8/8/8/8/8"])
    for one in ("8/8/8/8/8/8/8/8", b"8/8/8/8/8/8/8/8"):
        with pytest.raises(TypeError, match="expected many FENs"):
            ps.parse_fens(one)
    with pytest.raises(TypeError):
        ps.parse_fens(5)
    with pytest.raises(TypeError, match="fens: expected text"):
        ps.parse_fens(pytest.importorskip("pyarrow").array([1, 2], "uint64"))


def test_nulls():
    pa = pytest.importorskip("pyarrow")
    fen = "8/8/8/8/8/8/P7/8"
    for column in ([fen, None, fen], pa.array([fen, None, fen]), pa.array([fen, None, fen], pa.string_view())):
        with pytest.raises(ValueError, match=r"fens\[1\]"):
            ps.parse_fens(column)
        white, _, valid = ps.parse_fens(column, errors="mask")
        assert white.tolist() == [256, 0, 256] and valid.tolist() == [True, False, True]


def test_no_kings():
    _, _, kings = ps.parse_fens(["8/8/8/8/8/8/P7/8", "kk6/8/8/8/8/8/8/7K", "k7/8/8/8/8/8/8/7K"], kings=True)
    assert kings.tolist() == [[255, 255], [255, 255], [7, 56]]


def is_read(text):
    try:
        ps.Position(text)
    except ValueError:
        return False
    return True


@settings(max_examples=300, deadline=None)
@given(st.lists(st.one_of(st.text(), st.text("pPkK12345678/ wb-\0\n"), st.sampled_from(FENS)), max_size=12))
@example(["\0", "8/8/8/8/8/8/8/8\0"])
@example(["\ud800", "8/8/8/8/8/8/8/8"])
@example(["8/8/8/8/8/8/8/8 w - - 0 1\n", "é"])
def test_any_text(texts):
    """Many are read as one by one, and none does harm."""
    white, black, valid = ps.parse_fens(texts, errors="mask")
    for index, text in enumerate(texts):
        encodable = not any(0xD800 <= ord(letter) < 0xE000 for letter in text)
        assert valid[index] == (encodable and is_read(text))
        if valid[index]:
            pawns = ps.Position(text).pawns
            assert (pawns.white, pawns.black) == (white[index], black[index])
        else:
            assert white[index] == black[index] == 0


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=80))
def test_any_bytes(data):
    text = data.decode("latin-1")
    _, _, valid = ps.parse_fens([text, FENS[0]], errors="mask")
    assert valid[1] and valid[0] == is_read(text)
