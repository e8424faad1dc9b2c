"""The prose of the sources is plain English: no word of a short list, no docstring that is a relative clause."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src/fogg", "tests", "tools", "benchmarks", "web/src", "web/tests")
SUFFIXES = (".py", ".ts", ".svelte", ".css", ".toml", ".ftl")
# Built from the sources, recorded, or with the list itself.
LEFT_OUT = ("src/fogg/server/static", "tests/golden/games", "web/src/protocol.ts", "tests/test_voice.py")
# "There is no" and "is no longer" are good English; "this is no table" is not.
WORDS = re.compile(
    r"(?<![a-z])(whoever|whomever|whatever|nobody|nobodys|somebody|anew|beside|so[ _]many|one[ _]that|those[ _]who"
    r"|mates?|(?<!there )(?<!there_)(?:is|are)[ _]no(?![ _](?:longer|more)))(?![a-z])",
    re.IGNORECASE,
)
# Names that are stored or sent keep their spelling.
CODES = re.compile(r'"nobody"|\$beside|:Nobody"|refused-nobody|refusal-track-beside|"beside"|beside=parallel')
CLAUSE = re.compile(r"(What|Whether|Who|Whom|Whose|How|Why|Where|Which)\b")


def files(*suffixes: str) -> list[Path]:
    """Return the files with those suffixes, without those that are left out."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in suffixes]
    return [path for path in found if not path.relative_to(ROOT).as_posix().startswith(LEFT_OUT)]


def faults(path: Path) -> Iterator[str]:
    """Yield each line of a file that has a word of the list."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if found := WORDS.search(CODES.sub("", line)):
            yield f"{path.relative_to(ROOT)}:{number}: {found[0]!r} in {line.strip()}"


def clauses(path: Path) -> Iterator[str]:
    """Yield each docstring that begins with a clause instead of a verb or a noun."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            said = ast.get_docstring(node) or ""
            if CLAUSE.match(said):
                yield f"{path.relative_to(ROOT)}: {said.splitlines()[0]}"


def test_no_word_of_the_list_is_left() -> None:
    pages = [ROOT / "README.md", ROOT / "Makefile", *sorted((ROOT / "docs").glob("*.md"))]
    found = [fault for path in [*files(*SUFFIXES), *pages] for fault in faults(path)]
    assert not found, "\n".join(found)


def test_no_docstring_begins_with_a_clause() -> None:
    found = [fault for path in files(".py") for fault in clauses(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("# set by whoever makes it", "whoever"),
        ("def test_usa_r5_nobody_plays() -> None:", "nobody"),
        ('raise RecordError("this is no record")', "is no"),
        ("# so many cards", "so many"),
        ("# the mate of a seat", "mate"),
    ],
)
def test_a_word_of_the_list_is_found(line: str, word: str) -> None:
    found = WORDS.search(line)
    assert found and found[0] == word


@pytest.mark.parametrize(
    "line",
    ["there is no route", "it is no longer open", "besides points", "an estimate", "def test_there_is_no_limit()"],
)
def test_good_english_passes(line: str) -> None:
    assert not WORDS.search(line)
