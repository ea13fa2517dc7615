"""Counts the positions and stretches of queries by python-chess and plain loops: a query and its count a line.

Usage: count_words.py GAMES FILE...   GAMES is how many games are read of each file at most.
"""
import sys
import chess
import chess.pgn

FILES = [chess.BB_FILES[i] for i in range(8)]


class At:
    """A position with the game around it."""

    def __init__(self, board, before, ply, tags):
        self.b, self.before, self.ply, self.tags = board, before, ply, tags

    def pawns(self, color):
        return list(self.b.pieces(chess.PAWN, color))

    def passed(self, color):
        ahead = 1 if color else -1
        enemy = self.pawns(not color)
        own = self.pawns(color)
        found = []
        for s in own:
            f, r = chess.square_file(s), chess.square_rank(s)
            guards = [e for e in enemy if abs(chess.square_file(e) - f) <= 1 and (chess.square_rank(e) - r) * ahead > 0]
            if not guards:
                found.append(s)
        return found

    def files(self, color):
        return {chess.square_file(s) for s in self.pawns(color)}

    def islands(self, color):
        files = self.files(color)
        return sum(1 for f in files if f - 1 not in files)

    def chain(self, color):
        own = set(self.pawns(color))
        best = 0
        for s in own:
            for step in (1, -1):
                n, f, r = 0, chess.square_file(s), chess.square_rank(s)
                while 0 <= f < 8 and 0 <= r < 8 and chess.square(f, r) in own:
                    n, f, r = n + 1, f + step, r + 1
                best = max(best, n)
        return best

    def majority(self, color, files):
        count = lambda c: sum(chess.square_file(s) in files for s in self.pawns(c))
        return count(color) - count(not color)

    def material(self, color):
        worth = {1: 1, 2: 3, 3: 3, 4: 5, 5: 9, 6: 0}
        return sum(n * len(self.b.pieces(role, color)) for role, n in worth.items())

    def phase(self):
        count = lambda role: len(self.b.pieces(role, True)) + len(self.b.pieces(role, False))
        return min(24, count(2) + count(3) + 2 * count(4) + 4 * count(5))

    def isolani(self):
        white = {(chess.square_file(s), chess.square_rank(s)) for s in self.pawns(True)}
        return (3, 3) in white and not {2, 4} & self.files(True) and 3 not in self.files(False)

    def move(self):
        return self.before and self.before.b.move_stack is not None and self.last

    def is_capture(self, role=None):
        if not self.before:
            return False
        if not self.before.b.is_capture(self.last):
            return False
        if role is None:
            return True
        taken = self.before.b.piece_type_at(self.last.to_square)
        taken = chess.PAWN if taken is None else taken
        return taken == role

    def text(self, name):
        value = self.tags.get(name, "")
        return "" if value.strip() in ("", "?") else value.lower()

    def number(self, text):
        return int(text) if text.isdigit() else None

    def year(self):
        return self.number(self.text("Date")[:4])


def at(role, color, name):
    return lambda p: p.b.piece_at(chess.parse_square(name)) == chess.Piece(role, color)


e4 = at(chess.PAWN, True, "e4")
e5 = at(chess.PAWN, True, "e5")


def elo(p):
    pair = [p.number(p.text(n)) for n in ("WhiteElo", "BlackElo")]
    return None if None in pair else sum(pair) // 2


def between_first_day(p, year):
    return p.year() is not None and p.year() >= year


TRUTHS = {
    'player "fischer"': lambda p: "fischer" in p.text("White") or "fischer" in p.text("Black"),
    'player "marlow"': lambda p: "marlow" in p.text("White") or "marlow" in p.text("Black"),
    'white "fischer"': lambda p: "fischer" in p.text("White"),
    'black "capablanca"': lambda p: "capablanca" in p.text("Black"),
    'event "cup"': lambda p: "cup" in p.text("Event"),
    'site "havana"': lambda p: "havana" in p.text("Site"),
    'opening "exchange"': lambda p: "exchange" in p.text("Opening") or "exchange" in p.text("Variation"),
    'tag "Round" "1"': lambda p: "1" in p.text("Round"),
    'tag "ECO"': lambda p: p.text("ECO") != "",
    'eco B30-B39': lambda p: "B30" <= p.text("ECO").upper()[:3] <= "B39",
    'eco D': lambda p: p.text("ECO").upper()[:1] == "D",
    'elo >= 2300': lambda p: elo(p) is not None and elo(p) >= 2300,
    'eloblack < 2400': lambda p: p.number(p.text("BlackElo")) is not None and p.number(p.text("BlackElo")) < 2400,
    'year 1960-1969': lambda p: p.year() is not None and 1960 <= p.year() <= 1969,
    'date >= "1960"': lambda p: between_first_day(p, 1960),
    'result 1-0': lambda p: p.tags.get("Result") == "1-0",
    'result 1/2-1/2': lambda p: p.tags.get("Result") == "1/2-1/2",
    'result 0-1': lambda p: p.tags.get("Result") == "0-1",
    '#(white passed) >= 2': lambda p: len(p.passed(True)) >= 2,
    '#(white pawns) > #(black pawns)': lambda p: len(p.pawns(True)) > len(p.pawns(False)),
    'material white - black >= 3': lambda p: p.material(True) - p.material(False) >= 3,
    'material <= 20': lambda p: p.material(True) + p.material(False) <= 20,
    'ply 10-20': lambda p: 10 <= p.ply <= 20,
    'move 30': lambda p: p.b.fullmove_number == 30,
    'phase < 6': lambda p: p.phase() < 6,
    'white islands > black': lambda p: p.islands(True) > p.islands(False),
    'black longest-chain >= 4': lambda p: p.chain(False) >= 4,
    'white queen-side-majority >= 1': lambda p: p.majority(True, range(4)) >= 1,
    'white king-wing-majority < 0': lambda p: p.majority(True, range(5, 8)) < 0,
    'captures': lambda p: p.is_capture(),
    'captures p': lambda p: p.is_capture(chess.PAWN) and not p.b.turn,
    'move from P to d5': lambda p: bool(p.before) and not p.b.turn
        and p.last.to_square == chess.D5 and p.before.b.piece_type_at(p.last.from_square) == chess.PAWN,
    'move promotes Q': lambda p: bool(p.before) and not p.b.turn and p.last.promotion == chess.QUEEN,
    'initial': lambda p: p.ply == 0,
    'white isolani': lambda p: p.isolani(),
    'light B': lambda p: bool(p.b.pieces(chess.BISHOP, True) & chess.SquareSet(chess.BB_LIGHT_SQUARES)),
    'dark b': lambda p: bool(p.b.pieces(chess.BISHOP, False) & chess.SquareSet(chess.BB_DARK_SQUARES)),
    'up 1 P & p': lambda p: any(p.b.piece_at(s + 8) == chess.Piece(1, False) for s in p.pawns(True) if s < 56),
}

RUNS = {
    'for 10 plies (Pe4)': (e4, 10),
    'for 6 plies (white isolani)': (TRUTHS['white isolani'], 6),
    'for 1 ply (#(white passed) >= 2)': (TRUTHS['#(white passed) >= 2'], 1),
}


def runs(marks):
    first = None
    for i, mark in enumerate(marks + [False]):
        if mark and first is None:
            first = i
        if not mark and first is not None:
            yield first, i - 1
            first = None


def then(first, second, within):
    count = 0
    for i, mark in enumerate(first):
        if not mark:
            continue
        later = [j for j in range(i + 1, len(second)) if second[j]]
        count += bool(later) and (within is None or later[0] - i <= within)
    return count


def main():
    most, files = int(sys.argv[1]), sys.argv[2:]
    counts = {}

    def add(query, number):
        counts[query] = counts.get(query, 0) + number

    games = 0
    for path in files:
        with open(path, encoding="utf-8", errors="replace") as text:
            for _ in range(most):
                game = chess.pgn.read_game(text)
                if game is None:
                    break
                games += 1
                tags = dict(game.headers)
                board = game.board()
                line = [At(board.copy(stack=False), None, 0, tags)]
                for ply, move in enumerate(game.mainline_moves(), 1):
                    board.push(move)
                    p = At(board.copy(stack=False), line[-1], ply, tags)
                    p.last = move
                    line.append(p)
                for query, holds in TRUTHS.items():
                    add(query, sum(bool(holds(p)) for p in line))
                for query, (holds, least) in RUNS.items():
                    marks = [bool(holds(p)) for p in line]
                    add(query, sum(b - a + 1 >= least for a, b in runs(marks)))
                m4, m5 = [e4(p) for p in line], [e5(p) for p in line]
                add('first Pe4', any(m4))
                add('last Pe4', any(m4))
                add('enters Pe4', len(list(runs(m4))))
                add('leaves Pe4', sum(1 for _, b in runs(m4) if b < len(line) - 1))
                add('Pe4 then Pe5', then(m4, m5, None))
                add('Pe4 then Pe5 within 6 plies', then(m4, m5, 6))
                add('terminal', 1)
    print(f"games\t{games}")
    for query, count in counts.items():
        print(f"{query}\t{count}")


main()
