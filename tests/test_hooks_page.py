"""`docs/hooks.md` stays true: every numbered rule has one row, and every hook it names exists in the sources.

Sources are parsed, never imported, so the answer is the same compiled and plain.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tools.hook_reference import with_section

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fogg"
PAGE = ROOT / "docs" / "hooks.md"
EDITIONS = sorted(file.parent.name for file in (PACKAGE / "editions").glob("*/rules.md"))
NOT_MODULES = frozenset({"core", "data"})  # what the module column says where no module is needed


class Row(NamedTuple):
    line: int
    rule: int
    hooks: list[str]
    modules: list[str]


class Class(NamedTuple):
    bases: list[str]
    names: set[str]


# ---- the page


@cache
def lines() -> list[str]:
    return PAGE.read_text(encoding="utf-8").splitlines()


@cache
def tables() -> dict[str, list[Row]]:
    """Return the rows of each edition's table; a table stands under a heading with the edition's id in code type."""
    found: dict[str, list[Row]] = {}
    edition = ""
    for number, line in enumerate(lines(), start=1):
        if line.startswith("#"):
            heading = re.match(r"### `(\w+)`", line)
            edition = heading[1] if heading else ""
            assert edition not in found, f"docs/hooks.md:{number}: a second table for {edition}"
            if edition:
                found[edition] = []
        elif edition and (rule := re.match(r"\| R(\d+) \|", line)):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            assert len(cells) == 4, f"docs/hooks.md:{number}: {len(cells)} cells instead of rule, word, hooks, module"
            found[edition].append(Row(number, int(rule[1]), spans(cells[2]), cells[3].split(", ")))
    return found


def spans(text: str) -> list[str]:
    """Return what stands in code type."""
    return re.findall(r"`([^`]+)`", text)


def named(pattern: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of everything in code type, anywhere on the page, that has that form."""
    for number, line in enumerate(lines(), start=1):
        yield from ((number, span) for span in spans(line) if re.fullmatch(pattern, span))


# ---- the sources


def sources() -> list[Path]:
    return [path for floor in ("engine", "modules", "board") for path in sorted((PACKAGE / floor).rglob("*.py"))]


@cache
def classes() -> dict[str, list[Class]]:
    """Return classes by name, with the names of methods, annotations and attributes set on `self`."""
    found: dict[str, list[Class]] = {}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                found.setdefault(node.name, []).append(Class(bases, set(names_in(node))))
    return found


def names_in(cls: ast.ClassDef) -> Iterator[str]:
    for node in cls.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
            for part in ast.walk(node):
                targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
                for target in targets:
                    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                        yield target.attr
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def has_attribute(name: str, attribute: str) -> bool:
    """Return whether a class of that name, or one it is made from, has the attribute."""
    return any(
        attribute in cls.names or any(has_attribute(base, attribute) for base in cls.bases)
        for cls in classes().get(name, [])
    )


@cache
def top_level() -> set[str]:
    """Return `file.name` of every function, class and constant."""
    found: set[str] = set()
    for path in sources():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(f"{path.stem}.{node.name}")
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(f"{path.stem}.{node.target.id}")
    return found


# ---- the editions


@cache
def toml(edition: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "editions" / edition / "edition.toml").read_text(encoding="utf-8"))


@cache
def family(edition: str) -> list[str]:
    """Return the edition, and those whose rules stand in its rules.md because they build on it and have none."""
    others = [file.parent.name for file in sorted((PACKAGE / "editions").glob("*/edition.toml"))]
    built = [name for name in others if name not in EDITIONS and toml(name).get("base") == edition]
    return [edition, *built]


def has_key(edition: str, path: str) -> bool:
    """Return whether the edition's file, or the one it builds on, has the key path."""
    value: Any = toml(edition)
    for key in path.split("."):
        if not isinstance(value, dict) or key not in value:
            base = toml(edition).get("base")
            return isinstance(base, str) and has_key(base, path)
        value = value[key]
    return True


def modules_of(edition: str) -> set[str]:
    """Return the rule modules of an edition and its family, of their variants and of their add-ons."""
    parts: list[dict[str, Any]] = []
    for data in map(toml, family(edition)):
        parts += [data, *data.get("variants", {}).values(), *data.get("modules", {}).values()]
    return {name for part in parts for name in part.get("rules", [])}


# ---- the tests


def test_every_edition_has_a_table_and_every_table_an_edition() -> None:
    assert sorted(tables()) == EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_numbered_rule_has_one_row(edition: str) -> None:
    rules = (PACKAGE / "editions" / edition / "rules.md").read_text(encoding="utf-8")
    wanted = {int(n) for n in re.findall(r"\*\*R(\d+)\*\*", rules)}
    have = [row.rule for row in tables()[edition]]
    wrong = [f"R{n} has no row" for n in sorted(wanted - set(have))]
    wrong += [f"R{n} is not a rule of {edition}/rules.md" for n in sorted(set(have) - wanted)]
    wrong += [f"R{n} has {have.count(n)} rows" for n in sorted(set(have)) if have.count(n) > 1]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_row_names_a_hook_in_a_known_form(edition: str) -> None:
    form = re.compile(r"[A-Z]\w*(\.\w+)?|core: \w+\.\w+|edition\.toml: [\w.]+|board data")
    wrong = [f"docs/hooks.md:{row.line}: R{row.rule} names no hook" for row in tables()[edition] if not row.hooks]
    for row in tables()[edition]:
        wrong += [
            f"docs/hooks.md:{row.line}: R{row.rule} names {hook!r}, which has no known form"
            for hook in row.hooks
            if not form.fullmatch(hook)
        ]
    assert not wrong, "\n".join(wrong)


def test_every_attribute_named_on_the_page_exists() -> None:
    wrong = []
    for line, name in named(r"[A-Z]\w*\.\w+"):
        cls, attribute = name.split(".")
        if cls not in classes():
            wrong.append(f"docs/hooks.md:{line}: {name}: no class {cls} in engine or board")
        elif not has_attribute(cls, attribute):
            wrong.append(f"docs/hooks.md:{line}: {name}: class {cls} has no {attribute}")
    assert not wrong, "\n".join(wrong)


def test_every_class_named_on_the_page_exists() -> None:
    assert [
        f"docs/hooks.md:{line}: no class {name}" for line, name in named(r"[A-Z]\w*") if name not in classes()
    ] == []


def test_every_function_of_the_core_named_on_the_page_exists() -> None:
    wrong = [
        f"docs/hooks.md:{line}: no {name.removeprefix('core: ')} in engine or board"
        for line, name in named(r"core: \w+\.\w+")
        if name.removeprefix("core: ") not in top_level()
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_key_named_for_an_edition_is_in_its_file(edition: str) -> None:
    wrong = []
    for row in tables()[edition]:
        for hook in row.hooks:
            key = hook.removeprefix("edition.toml: ")
            if key != hook and not any(has_key(name, key) for name in family(edition)):
                wrong.append(f"docs/hooks.md:{row.line}: R{row.rule}: {edition}/edition.toml has no {key}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_modules_of_an_edition_are_those_that_its_table_names(edition: str) -> None:
    have = {name for row in tables()[edition] for name in row.modules} - NOT_MODULES
    known = modules_of(edition)
    wrong = [f"{name}: no rule of the table is its work" for name in sorted(known - have)]
    wrong += [f"{name}: not in a `rules` list of {edition}/edition.toml" for name in sorted(have - known)]
    assert not wrong, "\n".join(wrong)


def test_the_reference_of_hooks_says_what_their_docstrings_say() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_section(page) == page, "run tools/hook_reference.py"
