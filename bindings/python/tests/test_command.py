"""The same numbers as the command's Parquet, in every column."""

import numpy as np
import pytest

import pawn_structure as ps


def column(table, name):
    return table[name].to_pylist()


@pytest.fixture(scope="module")
def table(features):
    return features()


def test_all_columns_of_sets(table):
    white, black = ps.parse_fens(table["fen"])
    found = ps.table(white, black, ps.PATTERNS)
    assert column(table, "white_pawns") == white.tolist()
    assert column(table, "black_pawns") == black.tolist()
    compared = 0
    for name in found.column_names:
        assert column(table, name) == found[name].tolist(), name
        compared += 1
    assert compared == 2 * len(ps.PATTERNS) and table.num_rows > 50


def test_all_columns_of_counts(features):
    table = features("--counts")
    white, black = ps.parse_fens(table["fen"])
    found = ps.table(white, black, ps.PATTERNS, kind="counts")
    for name in found.column_names:
        assert column(table, name) == found[name].tolist(), name


def test_coefficients(table):
    white, black, kings = ps.parse_fens(table["fen"], kings=True)
    rows = ps.coefficients(white, black, kings=kings, squares=True)
    names = ps.FEATURES + ps.KING_FEATURES + ps.SQUARE_FEATURES
    of_command = [name for name in table.column_names if name.startswith("coefficient_")]
    assert len(names) == len(of_command)
    for index, name in enumerate(names):
        expected = column(table, "coefficient_" + name.replace(".", "_").replace("-", "_"))
        assert expected == rows[:, index].tolist(), name


def test_what_is_said_of_the_position(table):
    fens = column(table, "fen")
    positions = [ps.Position(fen) for fen in fens]
    assert [position.fen for position in positions] == fens
    assert column(table, "turn") == ["white" if position.turn else "black" for position in positions]
    assert column(table, "phase") == [position.phase for position in positions]
    white, black = ps.parse_fens(table["fen"])
    many = ps.formations(white, black)
    for color, name in ((0, "white_formation"), (1, "black_formation")):
        has_one = [given is not None for given in column(table, name)]
        assert has_one == many[:, color].any(-1).tolist()
        assert has_one == [any(owner == (color == 0) for _, owner in p.formations()) for p in positions]
    assert np.isfinite([result for result in column(table, "result") if result is not None]).all()
