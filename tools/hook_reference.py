"""Write the section "Every hook" of docs/hooks.md: what each hook of `Module` is for, and its shortest example.

The sentences are the docstrings of `Module`, so the page says what the code says.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "hooks.md"
SOURCE = ROOT / "src" / "fogg" / "engine" / "ruleset" / "module.py"
MODULES = ROOT / "src" / "fogg" / "modules"
TITLE, NEXT = "## Every hook\n", "## The rules by edition\n"
INTRODUCTION = (
    "What `Module` can override, with the state that each hook sees, and the module of Fogg's own that uses it in the "
    "fewest lines. `tools/hook_reference.py` writes this section from the docstrings.\n"
)
HEAD = "| hook | what it is for, and what it sees | shortest example |\n|---|---|---|\n"


def methods(file: Path, cls: str = "") -> Iterator[ast.FunctionDef]:
    """Return the methods of the classes of a file, or of one of them."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and cls in ("", node.name):
            yield from (part for part in node.body if isinstance(part, ast.FunctionDef))


def shortest_example(hook: str) -> str:
    """Return the module that overrides a hook in the fewest lines."""
    found: list[tuple[int, str]] = []
    for file in sorted(MODULES.glob("*/rules.py")):
        lengths = [(node.end_lineno or 0) - node.lineno for node in methods(file) if node.name == hook]
        found += [(length, file.parent.name) for length in lengths]
    return f"`modules/{min(found)[1]}/rules.py`" if found else "none yet"


def section() -> str:
    """Return the section as Markdown."""
    lines = SOURCE.read_text(encoding="utf-8").splitlines()
    parts = [TITLE, "\n", INTRODUCTION]
    last = ""
    for hook in methods(SOURCE, "Module"):
        if hook.name.startswith("_"):
            continue
        heading = next(line for line in reversed(lines[: hook.lineno]) if line.startswith("    # ---- "))[11:]
        if heading != last:
            parts.append(f"\n**{heading.capitalize()}**\n\n{HEAD}")
            last = heading
        sentences = re.sub(r"\s+", " ", ast.get_docstring(hook) or "")
        parts.append(f"| `Module.{hook.name}` | {sentences} | {shortest_example(hook.name)} |\n")
    return "".join(parts) + "\n"


def with_section(page: str) -> str:
    """Return the page with the section as it should be."""
    end = page.index(NEXT)
    start = page.find(TITLE)
    return page[: start if start >= 0 else end] + section() + page[end:]


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
