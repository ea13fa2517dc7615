"""Compares a table as CSV, JSON lines and, if it is named, Parquet: compare_forms.py CSV JSONL [PARQUET].

Ends with 77 where pyarrow is missing.
"""
import csv
import json
import sys

try:
    import pyarrow.parquet
except ImportError:
    sys.exit(77)

with open(sys.argv[1], newline="") as file:
    by_csv = list(csv.DictReader(file))
with open(sys.argv[2]) as file:
    by_json = [json.loads(line) for line in file]
assert len(by_csv) == len(by_json) > 3, (len(by_csv), len(by_json))


def text(value):
    return "" if value is None else str(value)


for a, b in zip(by_csv, by_json):
    assert list(a) == list(b)
    assert a == {name: text(value) for name, value in b.items()}, (a, b)

if len(sys.argv) > 3:
    table = pyarrow.parquet.read_table(sys.argv[3])
    definitions = pyarrow.parquet.ParquetFile(sys.argv[3]).metadata.metadata
    assert b"pawn-structure.version" in definitions
    assert table.num_rows == len(by_json)
    assert table.column_names == list(by_json[0])
    for name in table.column_names:
        assert f"definition.{name}".encode() in definitions, name
        is_set = table.schema.field(name).type == pyarrow.uint64()
        for value, row in zip(table.column(name).to_pylist(), by_json):
            value = f"0x{value:016x}" if is_set else value
            assert value == row[name], (name, value, row[name])
