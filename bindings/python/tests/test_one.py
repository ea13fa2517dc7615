"""One position: `Pawns`, `Position`, `Weights`, and the words about them."""

import copy
import inspect
import pickle
import random
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from conftest import FENS, random_sets

import pawn_structure as ps

ISOLANI = "r1bqkb1r/pp3ppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 8"


def test_pawns_take_what_python_has():
    chess = pytest.importorskip("chess")
    board = chess.Board(ISOLANI)
    expected = ps.Pawns.from_fen(ISOLANI)
    white, black = board.pieces(chess.PAWN, True), board.pieces(chess.PAWN, False)
    assert ps.Pawns(white, black) == ps.Pawns(int(white), int(black)) == expected
    assert ps.Pawns(np.uint64(int(white)), np.uint64(int(black))) == expected
    assert ps.Pawns.from_board(board) == expected
    assert ps.Position.from_board(board).pawns == expected
    assert chess.SquareSet(expected.isolated(chess.WHITE)) == chess.SquareSet([chess.D4])
    assert ps.Pawns(2**64 - 1, 0).white == 2**64 - 1
    for wrong in (-1, 2**64, 2**70):
        with pytest.raises(OverflowError, match="black: expected 0 to 2"):
            ps.Pawns(0, wrong)
    for wrong in (1.0, "1", None, [1]):
        with pytest.raises(TypeError, match="white: expected an int"):
            ps.Pawns(wrong, 0)


@pytest.mark.parametrize("one", [ps.Pawns.from_fen(ISOLANI), ps.Position(ISOLANI), ps.Pawns(3, 3), ps.Weights.alone()])
def test_values_of_python(one):
    assert pickle.loads(pickle.dumps(one)) == one
    assert copy.deepcopy(one) == copy.copy(one) == one
    assert hash(copy.copy(one)) == hash(one) and len({one, copy.copy(one)}) == 1
    assert one != 5 and one != "x"
    with pytest.raises(AttributeError):
        one.white = 5
    with pytest.raises(AttributeError):
        one.new = 5


def test_repr_is_python():
    names = {"Pawns": ps.Pawns, "Position": ps.Position, "Weights": ps.Weights}
    for one in (ps.Pawns.from_fen(ISOLANI), ps.Pawns(3, 3), ps.Position(ISOLANI), ps.Weights.alone(), ps.Weights()):
        assert eval(repr(one), names) == one


def test_order():
    white, black = random_sets(60, 5)
    pairs = list(zip(white.tolist(), black.tolist()))
    assert [(p.white, p.black) for p in sorted(ps.Pawns(*pair) for pair in pairs)] == sorted(pairs)
    fens = [ps.Position(fen).fen for fen in FENS]
    assert [p.fen for p in sorted(map(ps.Position, fens))] == sorted(fens)
    with pytest.raises(TypeError):
        assert ps.Pawns(1, 2) < 5


def test_every_pattern_is_a_method():
    assert len(ps.PATTERNS) == len(set(ps.PATTERNS)) == len(ps.catalogue())
    pawns = ps.Pawns.from_fen(ISOLANI)
    for row in ps.catalogue():
        method = getattr(pawns, row["method"])
        assert str(inspect.signature(method)) == "(color, /)"
        assert row["summary"] in inspect.getdoc(method)
        example = ps.Pawns.from_fen(row["example"])
        found = [getattr(example, row["method"])(color) for color in (True, False)]
        assert any(found), row["name"]
        assert found == [example.squares(row["name"], color) for color in (True, False)]
        assert found == [example.patterns(color)[row["name"]] for color in (True, False)]
    assert list(pawns.patterns(True)) == list(ps.PATTERNS)
    with pytest.raises(TypeError):
        pawns.passed("white")
    with pytest.raises(TypeError):
        pawns.passed()


def test_schools():
    pawns = ps.Pawns.from_fen("8/8/7k/7p/7P/7K/8/8")
    assert pawns.squares("backward", True) == 0
    assert pawns.squares("backward", True, "stockfish15") == 1 << 31
    assert len(ps.SCHOOLS) == 7
    with pytest.raises(ValueError, match='no school "stokfish15"; nearest: stockfish15'):
        pawns.squares("backward", True, "stokfish15")
    with pytest.raises(ValueError, match='no pattern "bakward"; nearest: backward'):
        pawns.squares("bakward", True)


def test_comparison_of_schools():
    pawns = ps.Pawns.from_fen("8/8/7k/7p/7P/7K/8/8")
    found = pawns.compare()
    rows = {(row["pattern"], row["school"]): row for row in found.rows}
    with_readings = [row["name"] for row in ps.catalogue() if row["readings"]]
    assert len(found.rows) == 7 * len(with_readings)
    assert rows["backward", "stockfish15"]["differs"] and not rows["backward", "default"]["differs"]
    html = found._repr_html_()
    table = ET.fromstring(html[html.index("<table") :])
    assert len(table.findall("./tbody/tr")) == len(with_readings)
    assert [cell.text for cell in table.findall("./thead/tr/th")[1:]] == list(ps.SCHOOLS)
    marked = [cell.text for cell in table.iter("td") if cell.get("class") == "other"]
    assert "h4 | h5" in marked
    assert "stockfish15:  h4 | h5" in str(found)
    assert ps.Position("8/8/7k/7p/7P/7K/8/8").compare("backward").names == ("backward",)


def test_traits():
    pawns = ps.Pawns.from_fen("8/5ppp/8/8/P7/8/5PPP/8")
    assert {"passed", "isolated"} <= pawns.traits("a4") == pawns.traits(24)
    assert pawns.traits(np.int64(24)) == pawns.traits("a4")
    assert pawns.traits("a5") == frozenset()
    for wrong in (-1, 64, "i9", ""):
        with pytest.raises(ValueError, match="no square"):
            pawns.traits(wrong)
    for wrong in (1.5, None):
        with pytest.raises(TypeError, match="square: expected"):
            pawns.traits(wrong)


def test_why():
    pawns = ps.Pawns.from_fen(ISOLANI)
    assert "isolated" in pawns.why("isolated", "d4") and "d4" in pawns.why("isolated", 27)
    assert pawns.why("isolated", "d4") == ps.Position(ISOLANI).why("isolated", "d4", True)
    assert len(pawns.why("holes", "e4").split("\n")) == 2
    assert "White" in pawns.why("holes", "e4", True)
    for name in ps.EXPLAINED:
        assert pawns.why(name, "d4")
    with pytest.raises(ValueError, match="nothing to say why"):
        pawns.why("front fill", "d4")
    with pytest.raises(ValueError, match="e4: no such pawn"):
        pawns.why("passed", "e4")


def test_numbers_and_formations():
    pawns = ps.Pawns.from_fen("8/pp3ppp/4p3/8/3P4/8/PP3PPP/8")
    assert pawns.formations() == ps.Position("8/pp3ppp/4p3/8/3P4/8/PP3PPP/8").formations()
    assert ("Isolani", True) in pawns.formations()
    assert pawns.numbers(True) == {
        "pawns": 6,
        "islands": 3,
        "longest chain": 1,
        "light minus dark": bin(pawns.white & 0x55AA55AA55AA55AA).count("1") * 2 - 6,
        "queen-side majority": pawns.numbers(True)["queen-side majority"],
        "king-side majority": pawns.numbers(True)["king-side majority"],
    }
    assert pawns.flipped().flipped() == pawns == pawns.mirrored().mirrored()
    assert pawns.flipped().white == int.from_bytes(pawns.black.to_bytes(8, "little"), "big")


def test_explanation_adds_up():
    for fen in FENS:
        for weights in (None, ps.Weights.alone()):
            for one in (ps.Position(fen), ps.Pawns.from_fen(fen)):
                terms = one.explain(weights)
                assert (sum(t["mg"] for t in terms), sum(t["eg"] for t in terms)) == one.score(weights)
                for term in terms:
                    assert term["mg"] == (term["white"] - term["black"]) * term["weight_mg"]
                    assert term["eg"] == (term["white"] - term["black"]) * term["weight_eg"]
                assert len(one.explain(weights, all=True)) >= len(terms)
    pl, pd = pytest.importorskip("polars"), pytest.importorskip("pandas")
    terms = ps.Position(ISOLANI).explain()
    assert pd.DataFrame(terms).shape == pl.DataFrame(terms).shape == (len(terms), 12)


def test_scores_of_one_are_those_of_many():
    white, black, kings = ps.parse_fens(FENS, kings=True)
    for weights in (None, ps.Weights.alone()):
        assert ps.scores(white, black, weights).tolist() == [
            list(ps.Pawns.from_fen(fen).score(weights)) for fen in FENS
        ]
        assert ps.scores(white, black, weights, kings=kings).tolist() == [
            list(ps.Position(fen).score(weights)) for fen in FENS
        ]
    position = ps.Position(FENS[2])
    mg, eg = position.score()
    assert position.value() == int((mg * position.phase + eg * (24 - position.phase)) / 24)
    assert ps.keys(white, black).tolist() == [ps.Pawns.from_fen(fen).key() for fen in FENS]


def test_fields_of_a_position():
    position = ps.Position("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQq e3 3 7")
    assert not position.turn
    assert position.castling == "KQq"
    assert position.en_passant == 20
    assert (position.halfmove, position.fullmove, position.phase) == (3, 7, 24)
    assert position.kings == (4, 60)
    assert ps.Position("8/8/8/8/8/8/8/8").kings is None and ps.Position("8/8/8/8/8/8/8/8").en_passant is None
    assert position.fen.split()[1] == "b"
    with pytest.raises(ValueError, match="side to move"):
        ps.Position("8/8/8/8/8/8/8/8 x")
    with pytest.raises(ValueError, match="placement: rank 8"):
        ps.Pawns.from_fen("9/8/8/8/8/8/8/8")


def test_attacks_are_those_of_python_chess():
    chess = pytest.importorskip("chess")
    source = random.Random(3)
    for _ in range(12):
        board = chess.Board()
        for _ in range(source.randrange(5, 120)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(source.choice(moves))
        position = ps.Position.from_board(board)
        assert position.fen == board.fen(en_passant="fen") or position.fen == board.fen()
        assert position.kings == (board.king(True), board.king(False))
        for color in (True, False):
            attacked = 0
            assert position.occupied(color) == board.occupied_co[color]
            for square in range(64):
                attackers = int(board.attackers(color, square))
                assert position.attackers_to(square, color) == attackers
                attacked |= (1 << square) if attackers else 0
            assert position.attacked_by(color) == attacked
            pins = [s for s in range(64) if board.color_at(s) == color and board.is_pinned(color, s)]
            assert position.pinned(color) == sum(1 << square for square in pins)
            # Attacks on the king are checks, whoever is to move.
            assert position.checkers(color) == int(board.attackers(not color, board.king(color)))
        for square in range(64):
            assert position.attacks_from(square) == int(board.attacks(square))
        pawns = position.pawns
        for color in (True, False):
            of_pawns = chess.SquareSet()
            for square in board.pieces(chess.PAWN, color):
                of_pawns |= chess.SquareSet(chess.BB_PAWN_ATTACKS[color][square])
            assert pawns.pawn_attacks(color) == int(of_pawns)


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_pictures(theme):
    space = "{http://www.w3.org/2000/svg}"
    for one in (ps.Position(ISOLANI), ps.Pawns.from_fen(ISOLANI)):
        root = ET.fromstring(one.svg(["isolated", "holes"], theme=theme))
        marked = {
            (group.get("data-pattern"), group.get("data-side")): {rect.get("data-square") for rect in group}
            for group in root.iter(space + "g")
            if group.get("data-pattern")
        }
        assert marked["isolated", "white"] == {"d4"}
        pieces = len(list(root.iter(space + "use")))
        assert pieces == (28 if isinstance(one, ps.Position) else 12)
        assert one._repr_svg_() == one.svg()
    with_arrows = ET.fromstring(ps.Position(ISOLANI).svg("isolated", arrows=True))
    assert any(path.get("data-from") for path in with_arrows.iter(space + "path"))
    with pytest.raises(ValueError, match="theme"):
        ps.Pawns(0, 0).svg(theme="pink")
    with pytest.raises(ValueError, match="and 8 are the most"):
        ps.Position(FENS[1]).svg(ps.PATTERNS[:20])


def test_pictures_are_those_of_the_command(command):
    import subprocess

    done = subprocess.run(
        [command, "show", "--svg", "-", "--pattern", "isolated,holes", ISOLANI], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ps.Position(ISOLANI).svg(["isolated", "holes"]).strip()


def test_weights(tmp_path):
    weights = ps.Weights()
    assert weights == ps.Weights.default() != ps.Weights.zero()
    names = ps.FEATURES + ps.KING_FEATURES + ps.SQUARE_FEATURES
    assert weights.keys() == names == tuple(weights) and len(weights) == len(names)
    array = weights.array(kings=True, squares=True)
    assert array.dtype == np.int32
    assert [weights[name] for name in names] == [tuple(row) for row in array.tolist()]
    assert dict(weights)["passed.6"] == weights["passed.6"]
    assert ps.Weights.from_array(array) == weights
    assert ps.Weights.from_array(weights.array()) == ps.Weights.from_array(weights.array().tolist())
    assert ps.Weights.from_array(weights.array(kings=True)) == weights
    path = tmp_path / "weights.txt"
    weights.save(path)
    assert ps.Weights.load(path) == weights == ps.Weights.load(str(path)) == ps.Weights.loads(weights.dumps())
    assert weights.scaled(1) == weights and weights.scaled(0) == ps.Weights.zero()
    half = weights.scaled(-0.5).array()
    expected = -np.sign(weights.array()) * ((np.abs(weights.array()) + 1) // 2)
    assert (half == expected).all()
    assert (weights.scaled(1e9).array() <= 32767).all()
    for wrong in (float("nan"), float("inf")):
        with pytest.raises(ValueError, match="factor"):
            weights.scaled(wrong)
    with pytest.raises(KeyError, match="passed.9"):
        weights["passed.9"]
    with pytest.raises(ValueError, match="line 1"):
        ps.Weights.loads("passed.9 1 2")
    with pytest.raises(FileNotFoundError):
        ps.Weights.load(tmp_path / "nothing")
    with pytest.warns(UserWarning):
        found = ps.Weights.loads("isolated -3 4")
    assert found["isolated"] == (-3, 4) and found["passed.6"] == (0, 0)
    with pytest.raises(TypeError):
        ps.Pawns(0, 0).score("default")
