"""The house stays easy to walk through: names that occur once, small packages, short files, small knots of imports."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tools.import_graph import graph, knots

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fogg"

# Files whose name says what they are in every folder of their sort.
IN_EVERY_FOLDER = {"__init__.py"}
IN_MODULES = {"rules.py", "state.py", "steps.py", "payment.py"}
MOST_FILES = 15
MOST_LINES = 300
LARGEST_KNOT = 15  # it was 37 when everything pointed at the whole game

FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if "migrations" not in path.parts]
PAGE = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte", ".css")]
GENERATED = {"protocol.ts"}


def repeated(named: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """Return the names that occur more than once, with their files."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, path in named:
        found[name].append(str(path.relative_to(PACKAGE)))
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_no_two_classes_have_one_name() -> None:
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in FILES]
    classes = [(node.name, path) for path, tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    assert repeated(classes) == {}


def test_no_two_files_have_one_name() -> None:
    modules = PACKAGE / "modules"
    files = [path for path in FILES if path.name not in IN_EVERY_FOLDER]
    files = [path for path in files if not (modules in path.parents and path.name in IN_MODULES)]
    assert repeated((path.name, path) for path in files) == {}


FOLDERS = sorted({path.parent for path in FILES})


def test_a_package_can_be_taken_in_at_a_glance() -> None:
    sizes = {folder: sum(path.name not in IN_EVERY_FOLDER for path in folder.glob("*.py")) for folder in FOLDERS}
    assert {str(folder.relative_to(ROOT)): size for folder, size in sizes.items() if size > MOST_FILES} == {}


def test_a_file_is_read_in_one_sitting() -> None:
    written = [path for path in [*FILES, *PAGE] if path.name not in GENERATED]
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert {str(path.relative_to(ROOT)): lines for path, lines in sizes.items() if lines > MOST_LINES} == {}


def test_imports_form_no_large_knots() -> None:
    assert len(knots(graph())[0]) <= LARGEST_KNOT
