"""Columns in, arrays out: shapes, dtypes, strides, errors."""

import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import pawn_structure as ps


def north(board):
    return (board << 8) & 0xFFFFFFFFFFFFFFFF


def on(square):
    return 1 << square


def passed(white, black):
    """White's passed pawns by definition: no enemy pawn ahead on the own file or one beside it."""
    found = 0
    for square in range(64):
        if white >> square & 1:
            file, rank = square % 8, square // 8
            ahead = [8 * r + f for r in range(rank + 1, 8) for f in range(max(file - 1, 0), min(file + 2, 8))]
            if not any(black >> other & 1 for other in ahead):
                found |= on(square)
    return found


def isolated(white):
    files = {square % 8 for square in range(64) if white >> square & 1}
    return sum(
        on(square)
        for square in range(64)
        if white >> square & 1 and not files & {square % 8 - 1, square % 8 + 1}
    )


def flip(board):
    return int.from_bytes(board.to_bytes(8, "little"), "big")


def test_patterns_by_definition(sets):
    white, black = sets
    found = ps.patterns(white, black, ["passed", "isolated"])
    assert found.shape == (len(white), 2, 2)
    assert found.dtype == np.uint64
    assert found.flags.f_contiguous
    assert found[:, 1, 1].flags.c_contiguous
    for index in range(0, len(white), 7):
        own, enemy = int(white[index]), int(black[index])
        assert int(found[index, 0, 0]) == passed(own, enemy)
        assert int(found[index, 1, 0]) == flip(passed(flip(enemy), flip(own)))
        assert int(found[index, 0, 1]) == isolated(own)
        assert int(found[index, 1, 1]) == isolated(enemy)


def test_all_patterns_are_those_of_one_position(sets):
    white, black = (column[:300] for column in sets)
    found = ps.patterns(white, black, ps.PATTERNS)
    for index in range(len(white)):
        one = ps.Pawns(white[index], black[index])
        for color, side in ((True, 0), (False, 1)):
            assert list(one.patterns(color).values()) == found[index, side].tolist()


def test_counts(sets):
    white, black = sets
    names = ["passed", "half-open files", "holes", "file fill"]
    kinds = {row["name"]: row["kind"] for row in ps.catalogue()}
    found = ps.counts(white, black, names)
    assert found.dtype == np.uint8 and found.shape == (len(white), 2, 4)
    squares = ps.patterns(white, black, names)
    bits = np.unpackbits(np.ascontiguousarray(squares).view(np.uint8), axis=-1).reshape(*squares.shape, 64).sum(-1)
    for index, name in enumerate(names):
        divisor = 8 if kinds[name] == "files" else 1
        assert (found[:, :, index] == bits[:, :, index] // divisor).all()


def test_one_name_is_a_name(sets):
    white, black = sets
    assert (ps.patterns(white, black, "passed") == ps.patterns(white, black, ("passed",))).all()
    assert (ps.patterns(white, black, "Half_Isolated") == ps.patterns(white, black, ["half-isolated"])).all()


def test_strides_and_dtypes(sets):
    white, black = sets
    expected = ps.patterns(white, black, ["backward", "levers"])
    wide = np.zeros((len(white), 3), dtype=np.uint64)
    wide[:, 1] = white
    record = np.zeros(len(white), dtype=[("small", np.uint8), ("pawns", np.uint64)])
    record["pawns"] = white
    read_only = white.copy()
    read_only.setflags(write=False)
    forms = {
        "column of a matrix": wide[:, 1],
        "backwards": white[::-1].copy()[::-1],
        "signed": white.astype(np.int64),
        "signed and strided": np.repeat(white.astype(np.int64), 2)[::2],
        "packed record": record["pawns"],
        "other byte order": white.astype(">u8"),
        "other byte order and sign": white.astype(">i8"),
        "read-only": read_only,
    }
    for name, form in forms.items():
        assert (ps.patterns(form, black, ["backward", "levers"]) == expected).all(), name
    every_third = ps.patterns(white[::3], black[::3], ["backward", "levers"])
    assert (every_third == expected[::3]).all()
    nothing_moves = np.broadcast_to(white[:1], len(white))
    assert (ps.keys(nothing_moves, nothing_moves) == ps.keys(white[:1], white[:1])).all()


@pytest.mark.parametrize("dtype", "bool int8 uint8 int16 uint16 int32 uint32 float32 float64 complex128 O S8 U8 M8[s]".split())
def test_other_dtypes_are_refused(dtype):
    column = np.zeros(3, dtype=np.uint64)
    with pytest.raises(TypeError, match="white: expected uint64"):
        ps.patterns(np.zeros(3, dtype=dtype), column, ["passed"])
    with pytest.raises(TypeError, match="black: expected uint64"):
        ps.keys(column, np.zeros(3, dtype=dtype))


@pytest.mark.parametrize("column", [None, 5, [1, 2, 3], (1, 2, 3), "abc", object()])
def test_what_is_no_column(column):
    with pytest.raises(TypeError, match="white"):
        ps.keys(column, np.zeros(3, dtype=np.uint64))


def test_shapes(sets):
    white, black = sets
    with pytest.raises(ValueError, match="white has 5003 positions and black 5002"):
        ps.patterns(white, black[1:], ["passed"])
    for wrong in (white.reshape(1, -1), np.zeros((), dtype=np.uint64)):
        with pytest.raises(ValueError, match="white: expected 1 dimension"):
            ps.patterns(wrong, black, ["passed"])


def test_negative_numbers():
    column = np.array([3, 0, -5], dtype=np.int64)
    with pytest.raises(OverflowError, match="white: a negative number at 2"):
        ps.keys(column, np.zeros(3, dtype=np.uint64))
    many = np.zeros(100_000, dtype=np.int64)
    many[[70_000, 80_000]] = -1
    for workers in (1, 2, None):
        with pytest.raises(OverflowError, match="black: a negative number at 70000"):
            ps.keys(np.zeros(100_000, dtype=np.uint64), many, workers=workers)


def test_names(sets):
    white, black = sets
    with pytest.raises(ValueError, match='no pattern "pased"; nearest: passed'):
        ps.patterns(white, black, ["pased"])
    with pytest.raises(ValueError, match='no pattern "isolani"'):
        ps.counts(white, black, ["passed", "isolani"])
    with pytest.raises(TypeError, match="names: expected names of patterns, not int"):
        ps.patterns(white, black, [3])
    with pytest.raises(TypeError):
        ps.patterns(white, black, 3)
    assert ps.patterns(white, black, []).shape == (len(white), 2, 0)
    twice = ps.patterns(white, black, ["passed", "passed"])
    assert (twice[:, :, 0] == twice[:, :, 1]).all()


def test_empty():
    empty = np.array([], dtype=np.uint64)
    assert ps.patterns(empty, empty, ["passed"]).shape == (0, 2, 1)
    assert ps.counts(empty, empty, ps.PATTERNS).shape == (0, 2, len(ps.PATTERNS))
    assert ps.scores(empty, empty).shape == (0, 2)
    assert ps.coefficients(empty, empty).shape == (0, len(ps.FEATURES))
    assert ps.formations(empty, empty).shape == (0, 2, len(ps.FORMATIONS))
    assert ps.keys(empty, empty).shape == (0,)
    kings = np.zeros((0, 2), dtype=np.uint8)
    assert ps.scores(empty, empty, kings=kings).shape == (0, 2)
    white, black, kings = ps.parse_fens([], kings=True)
    assert white.shape == black.shape == (0,) and kings.shape == (0, 2)


@pytest.mark.parametrize("length", [1, 2, 7, 127, 128, 129, 1023, 1024, 1025, 4097])
def test_every_length(sets, length):
    white, black = (column[:length] for column in sets)
    whole = ps.patterns(*sets, ["passed", "candidate", "holes"])
    assert (ps.patterns(white, black, ["passed", "candidate", "holes"]) == whole[:length]).all()
    assert (ps.scores(white, black) == ps.scores(*sets)[:length]).all()
    assert (ps.coefficients(white, black) == ps.coefficients(*sets)[:length]).all()


def kings_of(count):
    squares = np.arange(2 * count, dtype=np.uint8).reshape(count, 2)
    return squares * np.uint8(37) % np.uint8(64)


def test_scores_are_coefficients_times_weights(sets):
    white, black = sets
    kings = kings_of(len(white))
    kings[10] = 255
    kings[11, 0] = 255
    for weights, squares in ((ps.Weights(), False), (ps.Weights.alone(), True)):
        for given in (None, kings):
            rows = ps.coefficients(white, black, kings=given, squares=squares)
            array = weights.array(kings=given is not None, squares=squares)
            assert rows.shape == (len(white), len(array))
            expected = rows.astype(np.int64) @ array.astype(np.int64)
            assert (ps.scores(white, black, weights, kings=given) == expected).all()
    narrow = ps.coefficients(white, black, kings=kings, squares=True, dtype="int8")
    wide = ps.coefficients(white, black, kings=kings, squares=True)
    assert narrow.dtype == np.int8 and wide.dtype == np.int16
    assert wide.flags.c_contiguous
    assert (narrow == wide).all()
    of_kings = ps.coefficients(white, black, kings=kings)[:, len(ps.FEATURES) :]
    assert (of_kings[10:12] == 0).all() and of_kings.any()


def test_coefficients_by_definition(sets):
    white, black = sets
    column = ps.FEATURES.index("isolated")
    found = ps.coefficients(white, black)[:, column]
    for index in range(0, len(white), 11):
        own, enemy = int(white[index]), int(black[index])
        mirrored = flip(passed(flip(enemy), flip(own)))
        number = bin(isolated(own) & ~passed(own, enemy)).count("1")
        assert found[index] == number - bin(isolated(enemy) & ~mirrored).count("1")


def test_weights_as_an_array(sets):
    white, black = sets
    array = np.zeros((len(ps.FEATURES), 2), dtype=np.int32)
    array[ps.FEATURES.index("isolated")] = (-7, 12)
    rows = ps.coefficients(white, black)
    found = ps.scores(white, black, weights=array)
    assert found.dtype == np.int32
    assert (found == rows[:, [ps.FEATURES.index("isolated")]] * np.array([-7, 12])).all()
    assert (ps.scores(white, black, weights=array[::-1][::-1]) == found).all()
    for wrong in (array[1:], array.T, array[:, 0], np.zeros((0, 2), dtype=np.int32)):
        with pytest.raises(ValueError, match="weights: expected the shape"):
            ps.scores(white, black, weights=wrong)
    with pytest.raises(TypeError, match="weights: expected int32, not float64"):
        ps.scores(white, black, weights=array.astype(float))
    with pytest.raises(ValueError, match="beyond int32"):
        ps.scores(white, black, weights=array.astype(np.int64) + 2**40)


def test_kings(sets):
    white, black = (column[:4] for column in sets)
    for wrong in (np.zeros((3, 2), np.uint8), np.zeros((4, 3), np.uint8), np.zeros(4, np.uint8)):
        with pytest.raises(ValueError, match=r"kings: expected the shape \(4, 2\)"):
            ps.scores(white, black, kings=wrong)
    with pytest.raises(TypeError, match="kings: expected uint8"):
        ps.scores(white, black, kings=np.zeros((4, 2)))
    for wrong in (-1, 256, 2**63):
        squares = np.zeros((4, 2), dtype=np.uint64 if wrong > 0 else np.int64)
        squares[3, 1] = wrong
        with pytest.raises(ValueError, match="kings"):
            ps.coefficients(white, black, kings=squares)
    with pytest.raises(ValueError, match="kings: no squares"):
        ps.scores(white, black, kings=np.full((4, 2), 64))
    expected = ps.scores(white, black, kings=np.full((4, 2), 12, np.uint8))
    assert (ps.scores(white, black, kings=[[12, 12]] * 4) == expected).all()


def test_formations_and_keys(sets):
    white, black = sets
    names = {"Isolani": "8/pp3ppp/8/3p4/8/4P3/PP3PPP/8"}
    isolani = ps.Pawns.from_fen(names["Isolani"])
    found = ps.formations(np.array([isolani.white], np.uint64), np.array([isolani.black], np.uint64))
    assert found.dtype == np.bool_ and found.shape == (1, 2, len(ps.FORMATIONS))
    column = ps.FORMATIONS.index("Isolani")
    assert not found[0, 0, column] and found[0, 1, column]
    many = ps.formations(white, black)
    for index in range(0, len(white), 17):
        one = ps.Pawns(white[index], black[index])
        pairs = {(name, color) for name, color in one.formations()}
        assert pairs == {
            (ps.FORMATIONS[j], side == 0) for side in (0, 1) for j in np.flatnonzero(many[index, side])
        }
    keys = ps.keys(white, black)
    assert keys.dtype == np.uint64 and keys.all()
    assert len(set(keys.tolist())) == len(set(zip(white.tolist(), black.tolist())))


def test_workers_give_the_same(large):
    white, black = large
    one = ps.patterns(white, black, ["passed", "backward"])
    for workers in (2, 3, None):
        assert (ps.patterns(white, black, ["passed", "backward"], workers=workers) == one).all()
    assert (ps.scores(white, black, workers=2) == ps.scores(white, black)).all()
    assert (ps.coefficients(white, black, workers=2) == ps.coefficients(white, black)).all()
    for wrong in (0, -1):
        with pytest.raises(ValueError, match="workers"):
            ps.keys(white, black, workers=wrong)


def test_many_threads_of_python(sets):
    white, black = sets
    expected = ps.patterns(white, black, ["passed", "holes"])
    trouble = []

    def work():
        for _ in range(20):
            if not (ps.patterns(white, black, ["passed", "holes"], workers=2) == expected).all():
                trouble.append("another result")

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not trouble


def test_the_lock_is_released(large):
    """While one thread computes, another goes on."""
    white, black = large
    is_over = threading.Event()
    steps = 0

    def work():
        ps.formations(white, black)
        is_over.set()

    thread = threading.Thread(target=work)
    thread.start()
    while not is_over.wait(0.001):
        steps += 1
    thread.join()
    assert steps >= 5


def test_progress(large):
    white, black = large
    told = []
    ps.formations(white, black, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (len(white), len(white))
    assert [done for done, _ in told] == sorted(done for done, _ in told)

    def refuse(done, total):
        raise KeyError("enough")

    with pytest.raises(KeyError):
        ps.formations(white, black, progress=refuse)
    told.clear()
    ps.parse_fens(["8/8/8/8/8/8/8/8"] * 10, progress=lambda *numbers: told.append(numbers))
    assert told[-1] == (10, 10)


INTERRUPTED = """
import os, signal, sys, threading, time
import numpy as np
import pawn_structure as ps

# Whoever runs the tests in the background may have told all of them to ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
what, workers = sys.argv[1], int(sys.argv[2])
white = np.full(5_000_000, 0x0000_0010_2040_8F00, dtype=np.uint64)
fens = ["r1bqkb1r/pp3ppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 8"] * 3_000_000
sent = []

def interrupt():
    time.sleep(0.15)
    sent.append(time.monotonic())
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=interrupt, daemon=True).start()
try:
    if what == "parse":
        while True:
            ps.parse_fens(fens, workers=workers)
    while True:
        ps.formations(white, white, workers=workers)
except KeyboardInterrupt:
    print(time.monotonic() - sent[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to oneself")
@pytest.mark.parametrize("what", ["formations", "parse"])
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_is_quick(what, workers):
    took = []
    # The machine may be busy: the best of a few.
    for _ in range(4):
        done = subprocess.run(
            [sys.executable, "-c", INTERRUPTED, what, str(workers)], capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        took.append(float(done.stdout))
        if took[-1] < 0.1:
            return
    raise AssertionError(f"interrupted after {took} seconds")


def test_a_million_is_quick(large):
    white, black = large
    start = time.perf_counter()
    ps.patterns(white, black, ["passed", "backward"])
    assert time.perf_counter() - start < 2
