"""How many times as fast as what Python people have: each ratio in one run, both sides in the same process.

    python benches/goals.py [positions]

Every answer is compared before it is timed. A time is the least of several, because others may use the machine as well.
Needs numpy and chess.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import chess
import numpy as np

import pawn_structure as ps

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
FEW = 3_000

u = np.uint64
NOT_A, NOT_H = u(0xFEFEFEFEFEFEFEFE), u(0x7F7F7F7F7F7F7F7F)
ONE, EIGHT = u(1), u(8)


def games(count):
    """Positions of random games."""
    source = random.Random(1)
    fens = []
    while len(fens) < count:
        board = chess.Board()
        while not board.is_game_over() and len(board.move_stack) < 100:
            board.push(source.choice(list(board.legal_moves)))
            fens.append(board.fen())
    return fens[:count]


# Vectorised NumPy, written by hand: sets as uint64, and the formulas of the documentation.


def north_fill(x):
    x = x | x << EIGHT
    x = x | x << u(16)
    return x | x << u(32)


def south_fill(x):
    x = x | x >> EIGHT
    x = x | x >> u(16)
    return x | x >> u(32)


def beside(x):
    return (x << ONE) & NOT_A | (x >> ONE) & NOT_H


def passed_and_backward(white, black):
    out = np.empty((len(white), 2, 2), dtype=np.uint64, order="F")
    white_north, white_south = north_fill(white), south_fill(white)
    black_north, black_south = north_fill(black), south_fill(black)
    white_beside, black_beside = beside(white_north), beside(black_south)
    out[:, 0, 0] = white & ~((black_south | black_beside) >> EIGHT)
    out[:, 1, 0] = black & ~((white_north | white_beside) << EIGHT)
    attacks = beside(black) >> u(16)
    out[:, 0, 1] = white & attacks & ~white_beside & beside(white_north | white_south)
    attacks = beside(white) << u(16)
    out[:, 1, 1] = black & attacks & ~black_beside & beside(black_north | black_south)
    return out


def whole_files(x):
    return north_fill(south_fill(x))


def coefficients(white, black):
    """The columns of `FEATURES`, in the same order."""
    columns = []
    sides = []
    for own, enemy, is_white in ((white, black, True), (black, white, False)):
        fill, back = (north_fill, south_fill) if is_white else (south_fill, north_fill)
        ahead = (lambda x, by: x << u(8 * by)) if is_white else (lambda x, by: x >> u(8 * by))
        behind = (lambda x, by: x >> u(8 * by)) if is_white else (lambda x, by: x << u(8 * by))
        own_fill, enemy_fill = fill(own), back(enemy)
        own_beside = beside(own_fill)
        passed = own & ~behind(enemy_fill | beside(enemy_fill), 1)
        doubled = own & behind(back(own), 1)
        defended = own & ahead(beside(own), 1)
        beside_files = beside(whole_files(own))
        isolated = own & ~beside_files
        front = passed & ~doubled
        sides.append(
            {
                "passed": front,
                "protected-passer": front & defended,
                "isolated": isolated & ~passed,
                "backward": own & behind(beside(enemy), 2) & ~own_beside & beside_files,
                "doubled-rear": doubled,
                "phalanx": own & beside(own),
                "defended": defended,
            }
        )
    for name in ps.FEATURES:
        feature, _, rank = name.partition(".")
        of_white, of_black = sides[0][feature], sides[1][feature]
        if rank:
            of_white = of_white & u(0xFF << 8 * (int(rank) - 1))
            of_black = of_black & u(0xFF << 8 * (8 - int(rank)))
        columns.append(np.bitwise_count(of_white).astype(np.int16) - np.bitwise_count(of_black).astype(np.int16))
    return np.stack(columns, axis=1)


# A loop over python-chess.


def passed_and_backward_of(board):
    found = []
    for color in (True, False):
        own, enemy = board.pieces_mask(chess.PAWN, color), board.pieces_mask(chess.PAWN, not color)
        passed = backward = 0
        step = 8 if color else -8
        for square in chess.scan_forward(own):
            file, rank = chess.square_file(square), chess.square_rank(square)
            ranks = range(rank + 1, 8) if color else range(rank)
            around = [f for f in (file - 1, file, file + 1) if 0 <= f < 8]
            if not any(enemy & chess.BB_SQUARES[8 * r + f] for f in around for r in ranks):
                passed |= chess.BB_SQUARES[square]
            neighbours = [f for f in around if f != file and own & chess.BB_FILES[f]]
            level = range(rank + 1) if color else range(rank, 8)
            supported = any(own & chess.BB_SQUARES[8 * r + f] for f in neighbours for r in level)
            guarded = 0 <= square + step < 64 and chess.BB_PAWN_ATTACKS[color][square + step] & enemy
            if neighbours and not supported and guarded:
                backward |= chess.BB_SQUARES[square]
        found.append((passed, backward))
    return found


def least(work, times=7):
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def told(what, ours, theirs, required, aim, unit="ns"):
    ratio = theirs / ours
    verdict = "reaches the aim" if ratio >= aim else "enough" if ratio >= required else "NOT ENOUGH"
    print(f"{what:52} {ours * 1e9:9.1f} {unit}  × {ratio:8.1f}   required {required}, aim {aim}: {verdict}")


def main():
    print(f"{COUNT} positions, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, NumPy {np.__version__}")
    few = games(FEW)
    fens = (few * (COUNT // FEW + 1))[:COUNT]
    white, black = ps.parse_fens(fens)
    names = ["passed", "backward"]

    found = ps.patterns(white, black, names)
    assert (found == passed_and_backward(white, black)).all()
    ours = least(lambda: ps.patterns(white, black, names)) / COUNT
    told("two patterns, both sides: vectorised NumPy", ours, least(lambda: passed_and_backward(white, black)) / COUNT, 5, 8)

    boards = [chess.Board(fen) for fen in few]
    by_loop = [passed_and_backward_of(board) for board in boards]
    assert found[:FEW].tolist() == [[list(pair) for pair in sides] for sides in by_loop]
    loop = least(lambda: [passed_and_backward_of(board) for board in boards], 3) / FEW
    told("two patterns, both sides: a loop over python-chess", ours, loop, 2000, 8000)

    ours = least(lambda: ps.parse_fens(fens)) / COUNT
    told("FENs: chess.Board(fen)", ours, least(lambda: [chess.Board(fen) for fen in few]) / FEW, 80, 150)

    if hasattr(np, "bitwise_count"):
        assert (ps.coefficients(white, black) == coefficients(white, black)).all()
        ours = least(lambda: ps.coefficients(white, black)) / COUNT
        told("coefficients: vectorised NumPy", ours, least(lambda: coefficients(white, black), 3) / COUNT, 8, 20)

    for what, work in (
        ("formations", lambda workers: ps.formations(white, black, workers=workers)),
        ("patterns", lambda workers: ps.patterns(white, black, names, workers=workers)),
        ("coefficients", lambda workers: ps.coefficients(white, black, workers=workers)),
        ("FENs", lambda workers: ps.parse_fens(fens, workers=workers)),
    ):
        # In turn, so that what others do meets both.
        one, two = float("inf"), float("inf")
        for _ in range(15):
            one, two = min(one, least(lambda: work(1), 1)), min(two, least(lambda: work(2), 1))
        told(f"two threads, times one: {what}", two / COUNT, one / COUNT, 1.7, 1.9)

    package = Path(ps.__file__).resolve().parent.parent
    imports = []
    for _ in range(20):
        times = {}
        for module in ("numpy", "pawn_structure"):
            code = f"import time, sys; s = time.perf_counter(); import {module}; print(time.perf_counter() - s)"
            done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=package, check=True)
            times[module] = float(done.stdout)
        imports.append(times)
    numpy, own = (min(times[module] for times in imports) for module in ("numpy", "pawn_structure"))
    verdict = "reaches the aim" if own <= numpy / 100 else "enough" if own <= numpy / 50 else "NOT ENOUGH"
    print(
        f"{'import':52} {own * 1e3:9.2f} ms  {100 * own / numpy:.1f} % of NumPy's {numpy * 1e3:.0f} ms"
        f"   required 2 %, aim 1 %: {verdict}"
    )


if __name__ == "__main__":
    main()
