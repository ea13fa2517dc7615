# %% [markdown]
# # White's score by structure
#
# What comes of an isolated pawn, a passed pawn, a majority? A table of positions with results is all it takes. The table here
# has 4,790 positions of 400 games that a small engine played against itself; any with the columns `fen`, `result` and `game`
# will do.
#
#     python structures.py [positions.tsv] [picture.png]

# %%
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

import pawn_structure as ps

HERE = Path(__file__).resolve().parent
table = next((arg for arg in sys.argv[1:] if ".tsv" in arg), HERE / "selfplay.tsv.gz")
picture = next((arg for arg in sys.argv[1:] if arg.endswith(".png")), "structures.png")

# %%
frame = pd.read_csv(table, sep="\t", dtype={"game": str})
white, black = ps.parse_fens(frame["fen"])
names = ["passed", "protected passers", "isolated", "backward", "doubled", "connected"]
counts = ps.counts(white, black, names).astype(int)
# White's number minus Black's, between two pawns more and two fewer.
more = np.clip(counts[:, 0] - counts[:, 1], -2, 2)

# %% [markdown]
# Positions of one game are not independent: each game counts once for each number, and the error bars are those of games.

# %%
rows = []
for index, name in enumerate(names):
    by_game = frame.assign(more=more[:, index]).groupby(["more", "game"])["result"].mean()
    for number, results in by_game.groupby("more"):
        error = results.std(ddof=1) / np.sqrt(len(results)) if len(results) > 1 else np.nan
        rows.append({"pattern": name, "more": number, "score": results.mean(), "error": error, "games": len(results)})
scores = pd.DataFrame(rows)
print(scores.to_string(index=False, float_format="{:.3f}".format))

# %%
figure, axes = plt.subplots(2, 3, figsize=(10, 6), sharex=True, sharey=True)
for axis, (name, of_name) in zip(axes.flat, scores.groupby("pattern", sort=False)):
    axis.errorbar(of_name["more"], of_name["score"], yerr=1.96 * of_name["error"].fillna(0), marker="o", capsize=3)
    axis.axhline(0.5, color="grey", linewidth=0.8)
    axis.set_title(name)
    axis.set_xticks(range(-2, 3))
for axis in axes[-1]:
    axis.set_xlabel("White's pawns minus Black's")
for axis in axes[:, 0]:
    axis.set_ylabel("White's score")
figure.tight_layout()
figure.savefig(picture, dpi=120)
print(f"written: {picture}")

# %%
passed = scores[scores["pattern"] == "passed"].set_index("more")["score"]
assert passed[1] > passed[-1], "more passed pawns score more"
