# %% [markdown]
# # A corpus of games as a frame
#
# The command `pawns` reads games and writes a table with a row for each position; this package adds what is asked for later,
# without reading the games again. Here: how many moves of a game go by before somebody has a passed pawn?
#
#     python corpus.py [games.pgn ...]
#
# Needs the command with Parquet (`cargo build --release -p pawns --features parquet`), in `PATH` or named by `PAWNS`.

# %%
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pandas as pd

import pawn_structure as ps

games = [arg for arg in sys.argv[1:] if arg.endswith(".pgn")]
if not games:
    games = [str(Path(__file__).resolve().parents[3] / "cli" / "tests" / "data" / "games.pgn")]
command = os.environ.get("PAWNS") or shutil.which("pawns")
if command is None:
    sys.exit("no command `pawns`")

# %%
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "positions.parquet"
    subprocess.run([command, "features", *games, "--columns", "place,position", "--out", str(path)], check=True)
    frame = pd.read_parquet(path)
print(frame[["game", "ply", "fen"]].head())

# %% [markdown]
# Every FEN becomes two sets, and every pattern of these a column of a table that pandas takes as it is.

# %%
white, black, kings = ps.parse_fens(frame["fen"], kings=True)
numbers = ps.table(white, black, ["passed", "isolated", "backward"], kind="counts")
for name in numbers.column_names:
    frame[name] = numbers[name]
frame[["mg", "eg"]] = ps.scores(white, black, kings=kings)

# %%
has_passer = frame[frame["white_passed"] + frame["black_passed"] > 0]
first = has_passer.groupby("game")["ply"].min()
print("The first passed pawn of each game, in plies:")
print(first.to_string())

# %%
summary = frame.groupby("game").agg(positions=("ply", "size"), isolated=("white_isolated", "mean"), eg=("eg", "last"))
print(summary.to_string())
assert len(summary) > 0 and (summary["positions"] > 0).all()
