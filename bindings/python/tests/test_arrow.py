"""Arrow by its capsules: columns in and tables out, without copies."""

import gc

import numpy as np
import pytest

import pawn_structure as ps

pa = pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def expected(sets):
    return ps.patterns(*sets, ["passed", "backward"])


def test_columns_of_arrow(sets, expected):
    white, black = sets
    array = pa.array(white)
    pieces = pa.chunked_array([array[:10], array[:0], array[10:1500], array[1500:]])
    shifted = pa.concat_arrays([pa.array([7], "uint64"), array])[1:]
    forms = {
        "array": array,
        "signed": pa.array(white.astype(np.int64)),
        "in pieces": pieces,
        "with an offset": shifted,
        "table": pa.table({"pawns": array}),
        "record batch": pa.record_batch({"pawns": shifted}),
        "sliced record batch": pa.record_batch({"pawns": pa.concat_arrays([array[:3], array])})[3:],
        "struct with nullable column": pa.table({"pawns": pieces}),
    }
    for name, form in forms.items():
        assert (ps.patterns(form, black, ["passed", "backward"]) == expected).all(), name
        assert (ps.patterns(form, form, ["passed"])[:, 0] == ps.patterns(white, white, ["passed"])[:, 0]).all()


def test_polars_pandas_and_duckdb_go_in(sets, expected):
    white, black = sets
    pl, pd, duckdb = (pytest.importorskip(name) for name in ("polars", "pandas", "duckdb"))
    frame = pl.DataFrame({"white": white, "black": black})
    relation = duckdb.connect().from_arrow(frame.to_arrow())
    in_pieces = pl.concat([frame["white"][:100], frame["white"][100:]], rechunk=False)
    forms = {
        "polars": (frame["white"], frame["black"]),
        "polars in pieces": (in_pieces, frame["black"]),
        "pandas": (pd.Series(white), pd.Series(black)),
        "pandas, Arrow": (pd.Series(pa.array(white), dtype=pd.ArrowDtype(pa.uint64())), black),
        "DuckDB": (relation.select("white"), relation.select("black")),
    }
    for name, (one, other) in forms.items():
        assert (ps.patterns(one, other, ["passed", "backward"]) == expected).all(), name


def test_unaligned_buffers(sets):
    white, black = sets
    raw = b"\0" * 3 + white.tobytes()
    buffer = pa.py_buffer(raw).slice(3)
    column = pa.Array.from_buffers(pa.uint64(), len(white), [None, buffer])
    assert (ps.keys(column, black) == ps.keys(white, black)).all()
    signed = pa.Array.from_buffers(pa.int64(), len(white), [None, buffer])
    assert (ps.keys(signed, black) == ps.keys(white, black)).all()


def test_refused():
    zeros = np.zeros(3, np.uint64)
    with pytest.raises(ValueError, match="white: null at 1"):
        ps.keys(pa.array([1, None, 3], "uint64"), zeros)
    with pytest.raises(ValueError, match="black: null at 2"):
        ps.keys(zeros, pa.chunked_array([[1, 2], [None]], "uint64"))
    with pytest.raises(OverflowError, match="white: a negative number at 2"):
        ps.keys(pa.chunked_array([[1, 2], [-3]], "int64"), zeros)
    for column in (pa.array([1, 2, 3], "uint32"), pa.array([1.0, 2, 3]), pa.array(["a", "b", "c"])):
        with pytest.raises(TypeError):
            ps.keys(column, zeros)
    with pytest.raises(TypeError, match="dictionary"):
        ps.keys(pa.array([1, 2, 3], "uint64").dictionary_encode(), zeros)
    with pytest.raises(ValueError, match="not a table of 2 columns"):
        ps.keys(pa.table({"a": zeros, "b": zeros}), zeros)
    with pytest.raises(ValueError, match="white has 2 positions and black 3"):
        ps.keys(pa.array([1, 2], "uint64"), zeros)


def test_a_capsule_is_used_once():
    class Once:
        def __init__(self):
            self.capsules = pa.array([1, 2, 3], "uint64").__arrow_c_array__()

        def __arrow_c_array__(self, requested_schema=None):
            return self.capsules

    column, zeros = Once(), np.zeros(3, np.uint64)
    ps.keys(column, zeros)
    with pytest.raises(ValueError, match="used already"):
        ps.keys(column, zeros)


def test_a_stream_that_fails():
    def batches():
        yield pa.record_batch({"a": pa.array([1], "uint64")})
        raise RuntimeError("broken pipe")

    reader = pa.RecordBatchReader.from_batches(pa.schema({"a": pa.uint64()}), batches())
    with pytest.raises(RuntimeError, match="broken pipe"):
        ps.keys(reader, np.zeros(1, np.uint64))


def test_a_table_goes_out(sets, expected):
    white, black = sets
    table = ps.table(white, black, ["passed", "backward"])
    assert table.column_names == ("white_passed", "black_passed", "white_backward", "black_backward")
    assert table.shape == (len(white), 4) and len(table) == len(white)
    batch = pa.record_batch(table)
    batch.validate(full=True)
    assert batch.schema == pa.schema([pa.field(name, pa.uint64(), nullable=False) for name in table.column_names])
    for index, name in enumerate(table.column_names):
        assert (batch[name].to_numpy() == expected[:, index % 2, index // 2]).all()
        assert (table[name] == batch[name].to_numpy()).all()
    assert pa.table(table).equals(pa.Table.from_batches([batch]))
    assert pa.RecordBatchReader.from_stream(table).read_all().equals(pa.table(table))
    counts = pa.record_batch(ps.table(white, black, ["passed"], kind="counts"))
    assert counts.schema.field("white_passed").type == pa.uint8()
    assert (counts["black_passed"].to_numpy() == ps.counts(white, black, ["passed"])[:, 1, 0]).all()


def test_other_libraries_take_it(sets):
    white, black = sets
    pl, pd, duckdb = (pytest.importorskip(name) for name in ("polars", "pandas", "duckdb"))
    table = ps.table(white, black, ["passed"])
    batch = pa.record_batch(table)
    assert pl.DataFrame(table)["white_passed"].to_list() == batch["white_passed"].to_pylist()
    if hasattr(pd.DataFrame, "from_arrow"):
        assert (pd.DataFrame.from_arrow(table)["white_passed"] == batch["white_passed"].to_numpy()).all()
    passers = table
    found = duckdb.sql("select count(*) from passers where white_passed > 0").fetchall()[0][0]
    assert passers is table
    assert found == int((table["white_passed"] > 0).sum())


def test_nothing_is_copied(sets):
    table = ps.table(*sets, ["passed"])
    column = table["white_passed"]
    address = pa.record_batch(table)["white_passed"].buffers()[1].address
    assert address == column.ctypes.data
    assert not column.flags.writeable
    assert column.base is table


def test_memory_lives_as_long_as_it_is_used(sets):
    table = ps.table(*sets, ["passed", "holes"])
    expected = table["black_holes"].copy()
    batch, column = pa.record_batch(table), table["black_holes"]
    stream = table.__arrow_c_stream__()
    array = table.__arrow_c_array__()
    del table
    gc.collect()
    assert (batch["black_holes"].to_numpy() == expected).all()
    del batch
    gc.collect()
    assert (column == expected).all()
    del stream, array
    gc.collect()


def test_tables_of_nothing(sets):
    table = ps.table(*sets, [])
    assert table.shape == (len(sets[0]), 0)
    assert pa.record_batch(table).num_columns == 0
    empty = np.array([], np.uint64)
    assert pa.record_batch(ps.table(empty, empty, ["passed"])).num_rows == 0


def test_table_errors(sets):
    with pytest.raises(ValueError, match="kind: expected"):
        ps.table(*sets, ["passed"], kind="sets")
    with pytest.raises(ValueError, match="there twice"):
        ps.table(*sets, ["passed", "Passed"])
    with pytest.raises(KeyError, match="white_pased"):
        ps.table(*sets, ["passed"])["white_pased"]


def test_columns_are_given_back(sets):
    column = pa.array(sets[0])
    before = pa.total_allocated_bytes()
    for _ in range(20):
        copied = pa.concat_arrays([column, column])
        ps.keys(copied, copied)
        ps.keys(pa.chunked_array([copied, copied]), pa.chunked_array([copied, copied]))
        del copied
    gc.collect()
    assert pa.total_allocated_bytes() <= before
