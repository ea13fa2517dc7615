"""The examples run, and say what they promise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parent / "examples"


def run(name, folder, *arguments, **variables):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *map(str, arguments)],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **variables},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_are_no_others():
    assert {path.name for path in EXAMPLES.glob("*.py")} == {"corpus.py", "structures.py", "tuning.py"}
    for path in EXAMPLES.glob("*.py"):
        assert path.read_text(encoding="utf-8").startswith("# %%")


def test_structures(tmp_path):
    pytest.importorskip("matplotlib")
    pytest.importorskip("pandas")
    assert "protected passers" in run("structures.py", tmp_path, "found.png")
    assert (tmp_path / "found.png").read_bytes().startswith(b"\x89PNG")


def test_tuning(tmp_path):
    pytest.importorskip("scipy")
    pytest.importorskip("pandas")
    assert "king-to-passer" in run("tuning.py", tmp_path, PAWNS="", PATH="")


def test_tuning_gives_the_command_s_weights(tmp_path, command):
    pytest.importorskip("scipy")
    pytest.importorskip("pandas")
    assert "the command's weights differ by 0." in run("tuning.py", tmp_path, PAWNS=command)


def test_corpus(tmp_path, features, command):
    pytest.importorskip("pandas")
    assert features().num_rows > 0
    assert "The first passed pawn" in run("corpus.py", tmp_path, PAWNS=command)
