# %% [markdown]
# # Weights that fit an engine
#
# `coefficients` are what the weights are multiplied by, so that tuning is logistic regression: any optimiser will do. This one
# gives the same weights as
#
#     pawns tune selfplay.tsv.gz --offset rest --free --prior 30 --holdout 0 --out weights.txt
#
# and compares them if the command is there. The table has an engine's own evaluation without pawn terms in the column `rest`.
#
#     python tuning.py [positions.tsv]

# %%
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pandas as pd
from scipy.optimize import minimize
from scipy.special import expit

import pawn_structure as ps

HERE = Path(__file__).resolve().parent
table = next((arg for arg in sys.argv[1:] if ".tsv" in arg), HERE / "selfplay.tsv.gz")
frame = pd.read_csv(table, sep="\t", dtype={"game": str})
PRIOR = 30.0

# %% [markdown]
# ## The model
#
# Log odds are linear in the weights, those of the middlegame and of the endgame mixed by the phase, beside the engine's rest
# times a factor, a bias, and the turn. All positions together count as much as there are games.

# %%
white, black, kings = ps.parse_fens(frame["fen"], kings=True)
numbers = ps.coefficients(white, black, kings=kings).astype(float)
positions = [ps.Position(fen) for fen in frame["fen"]]
phase = np.array([position.phase for position in positions])[:, None] / 24
turn = np.array([1.0 if position.turn else -1.0 for position in positions])[:, None]
rest = frame["rest"].to_numpy(float)[:, None] / 100

beside = np.hstack([np.ones_like(turn), turn])
rows = np.hstack([phase * numbers, (1 - phase) * numbers, phase * beside, (1 - phase) * beside, rest])
fitted = 2 * numbers.shape[1]
result = frame["result"].to_numpy(float)
share = frame["game"].nunique() / len(frame)
# What stands beside the weights is drawn nowhere, but for a trace.
pull = np.full(rows.shape[1], 1e-6)
pull[:fitted] += PRIOR


# %%
def loss(values):
    odds = rows @ values
    return share * np.sum(np.logaddexp(0, odds) - result * odds) + np.sum(pull * values**2) / 2


def gradient(values):
    return share * rows.T @ (expit(rows @ values) - result) + pull * values


def curvature(values):
    chance = expit(rows @ values)
    return share * (rows.T * (chance * (1 - chance))) @ rows + np.diag(pull)


start = np.zeros(rows.shape[1])
found = minimize(loss, start, jac=gradient, hess=curvature, method="trust-exact", options={"gtol": 1e-9})
# Beyond what the optimiser asks for, two of Newton's steps by hand.
values = found.x
for _ in range(2):
    values = values - np.linalg.solve(curvature(values), gradient(values))
print(f"loss by position: {loss(start) / len(frame) / share:.5f} before, {loss(values) / len(frame) / share:.5f} after")

# %% [markdown]
# ## The weights
#
# A hundred is a pawn of the engine's rest: its factor says how many log odds that is.

# %%
units = 100 / values[-1]


def rounded(values):
    """Halves away from zero, as the command rounds."""
    return (np.sign(values) * np.floor(np.abs(values) + 0.5)).astype(np.int32)


half = numbers.shape[1]
pairs = np.column_stack([values[:half], values[half:fitted]]) * units
weights = ps.Weights.from_array(rounded(pairs))
names = ps.FEATURES + ps.KING_FEATURES
print(pd.DataFrame(weights.array(kings=True), index=names, columns=["mg", "eg"]).to_string())

scores = ps.scores(white, black, weights, kings=kings)
assert (scores == numbers.astype(int) @ weights.array(kings=True)).all()

# %% [markdown]
# ## The same by the command

# %%
command = os.environ.get("PAWNS") or shutil.which("pawns")
if command is None:
    print("not compared: no command `pawns`")
else:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "weights.txt"
        options = ["--offset", "rest", "--free", "--prior", str(PRIOR), "--holdout", "0", "--out", str(path)]
        subprocess.run([command, "tune", str(table), *options], check=True, stdout=subprocess.DEVNULL)
        by_command = ps.Weights.load(path)
    difference = np.abs(by_command.array(kings=True) - pairs).max()
    print(f"the command's weights differ by {difference:.3f} at most before rounding")
    assert difference <= 0.5 + 1e-6 and weights == by_command, "the same weights"
