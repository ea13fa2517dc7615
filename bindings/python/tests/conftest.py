"""Positions that the tests share, and the command they are compared with."""

import os
import random
import subprocess
from pathlib import Path

import numpy as np
import pytest

import pawn_structure as ps

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent

# Positions of many kinds; the first three are the starting position, an isolani and passed pawns.
FENS = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkb1r/pp3ppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 8",
    "2kb4/R7/3Pn1p1/4pp2/2p5/4BP2/P5PP/5K2 w - - 0 1",
    "8/5pk1/1P4pp/8/8/6PP/5P2/6K1 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 b - - 5 60",
    "8/2p5/1P6/2P5/5pp1/8/6P1/8",
    "PPPPPPPP/8/8/8/8/8/8/pppppppp",
]


def random_sets(count, seed):
    """Sets of pawns on the second to the seventh rank, from a handful to full boards."""
    source = random.Random(seed)
    white, black = [], []
    for _ in range(count):
        bits = [source.getrandbits(64) for _ in range(source.randrange(1, 4))]
        own = 0x00FFFFFFFFFFFF00
        for word in bits:
            own &= word
        enemy = source.getrandbits(64) & source.getrandbits(64) & 0x00FFFFFFFFFFFF00 & ~own
        white.append(own)
        black.append(enemy)
    return np.array(white, dtype=np.uint64), np.array(black, dtype=np.uint64)


@pytest.fixture(scope="session")
def sets():
    """Two columns whose length is no multiple of any block."""
    return random_sets(5003, 1)


@pytest.fixture(scope="session")
def large():
    """A million and a bit, of repeated positions."""
    white, black = random_sets(1000, 2)
    return np.tile(white, 1001), np.tile(black, 1001)


@pytest.fixture(scope="session")
def command():
    """The command ``pawns`` with Parquet: from PAWNS, or what cargo has built."""
    named = os.environ.get("PAWNS")
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    for path in [named] if named else [target / "release" / "pawns", target / "debug" / "pawns"]:
        if path and Path(path).is_file():
            return str(path)
    pytest.skip("no command `pawns`: cargo build -p pawns --features parquet")


@pytest.fixture(scope="session")
def features(command, tmp_path_factory):
    """The command's table of all positions of the games in cli/tests/data, with every column."""
    pq = pytest.importorskip("pyarrow.parquet")
    games = sorted((ROOT / "cli" / "tests" / "data").glob("*.pgn"))
    assert games

    def run(*options):
        path = tmp_path_factory.mktemp("features") / "features.parquet"
        everything = ["place", "position", "coefficients", *ps.PATTERNS]
        done = subprocess.run(
            [command, "features", *map(str, games), "--columns", ",".join(everything), "--out", str(path), *options],
            capture_output=True,
            text=True,
        )
        if "writes no Parquet" in done.stderr:
            pytest.skip("the command was built without Parquet: cargo build -p pawns --features parquet")
        assert done.returncode == 0, done.stderr
        return pq.read_table(path)

    return run
