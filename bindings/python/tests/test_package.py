"""The package: stubs, typing, import."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import pawn_structure as ps
from pawn_structure import _core

HERE = Path(__file__).resolve().parent
PACKAGE = Path(ps.__file__).resolve().parent


def test_the_stub_is_in_date():
    done = subprocess.run(
        [sys.executable, str(HERE.parent / "tools" / "stubs.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def stub():
    return ast.parse((PACKAGE / "_core.pyi").read_text(encoding="utf-8"))


def names(arguments):
    return [argument.arg for argument in arguments.posonlyargs + arguments.args + arguments.kwonlyargs]


def test_the_stub_has_what_there_is():
    functions, classes, constants = {}, {}, set()
    for node in stub().body:
        if isinstance(node, ast.FunctionDef):
            functions.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            classes[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            constants.add(node.target.id)
    there = {name for name in dir(_core) if not name.startswith("_")}
    assert there == set(functions) | set(classes) | (constants - {"__version__"})
    assert there | {"__version__"} == set(ps.__all__)
    for name, forms in functions.items():
        expected = list(inspect.signature(getattr(_core, name)).parameters)
        for form in forms:
            assert names(form.args) == expected, name
    for name, node in classes.items():
        cls = getattr(_core, name)
        methods = {child.name: child for child in node.body if isinstance(child, ast.FunctionDef)}
        public = {method for method in dir(cls) if not method.startswith("_")}
        assert public == {method for method in methods if not method.startswith("_")}, name
        for method, child in methods.items():
            decorators = {decorator.id for decorator in child.decorator_list}
            if method.startswith("__") or "property" in decorators:
                continue
            expected = list(inspect.signature(getattr(cls, method)).parameters)
            assert names(child.args) == expected, f"{name}.{method}"


def test_typing_is_announced():
    assert (PACKAGE / "py.typed").is_file()


def test_everything_has_a_docstring():
    for name in ps.__all__:
        thing = getattr(ps, name)
        if callable(thing):
            assert inspect.getdoc(thing), name
    for cls in (ps.Pawns, ps.Position, ps.Weights, ps.Table):
        for name in dir(cls):
            if not name.startswith("_"):
                assert inspect.getdoc(getattr(cls, name)), f"{cls.__name__}.{name}"


def test_mypy_knows_the_types(tmp_path):
    pytest.importorskip("mypy")
    program = tmp_path / "program.py"
    program.write_text(
        "import pawn_structure as ps\n"
        "white, black = ps.parse_fens(['8/8/8/8/8/8/8/8'])\n"
        "mask = ps.parse_fens(['8/8/8/8/8/8/8/8'], 'mask')[2]\n"
        "one: int = ps.Pawns(1, 2).passed(True)\n"
        "reveal_type(ps.patterns(white, black, 'passed'))\n"
        "ps.Pawns(1, 2).passed('white')\n"
    )
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(program)], capture_output=True, text=True)
    assert "uint64" in done.stdout or "unsignedinteger" in done.stdout, done.stdout
    errors = [line for line in done.stdout.splitlines() if " error: " in line]
    assert len(errors) == 1 and "arg-type" in errors[0], done.stdout


def test_import_brings_nothing_along():
    """Neither NumPy nor anything else is imported before it is needed, and python-chess never."""
    code = (
        "import sys; before = set(sys.modules); import pawn_structure; "
        "print(sorted({name.split('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['pawn_structure']", done.stdout


def test_no_warning_is_raised():
    code = (
        "import numpy as np, pawn_structure as ps, pickle; w = np.arange(9, dtype=np.uint64); "
        "ps.patterns(w, w, ps.PATTERNS); ps.table(w, w, 'passed')['white_passed']; ps.coefficients(w, w); "
        "p = ps.Pawns(256, 0); p.compare()._repr_html_(); p.svg(); pickle.loads(pickle.dumps(p)); print('done')"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-X", "dev", "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "done" and not done.stderr, done.stderr
