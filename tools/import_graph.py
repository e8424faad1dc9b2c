"""Print the knots of the import graph: modules that import each other in a circle, type hints included.

Imports at run time never run in circles (tests/test_floors.py); this shows how tightly types are tied together.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
Graph = dict[str, set[str]]


def modules(sources: Path) -> dict[str, Path]:
    """Return every module of Fogg by its dotted name."""
    found = {".".join(path.relative_to(sources).with_suffix("").parts): path for path in sources.rglob("*.py")}
    return {name.removesuffix(".__init__"): path for name, path in found.items()}


def imports(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Return the modules that a file imports anywhere: at the top, for type hints, inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("fogg"):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in known else node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)


def graph(sources: Path = SOURCES) -> Graph:
    """Return for each module those that it imports."""
    known = modules(sources)
    return {name: set(imports(path, known)) & set(known) for name, path in known.items()}


def knots(edges: Graph) -> list[list[str]]:
    """Return the groups of modules that reach each other, the largest first (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(edges[node]):
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            knot = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(knot) > 1:
                found.append(sorted(knot))

    for node in sorted(edges):
        if node not in order:
            visit(node)
    return sorted(found, key=len, reverse=True)


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    for knot in knots(graph()):
        print(f"{len(knot):3} modules: {' '.join(knot)}")


if __name__ == "__main__":
    main()
