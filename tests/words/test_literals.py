"""Every text for people is in the catalog: none stands in the sources of the page or of the terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.words.catalogue import SOURCE

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
# What people read in a terminal. Other commands are tools for authors, hosts and researchers, and speak English.
TERMINAL = [
    *sorted((SOURCE / "cli" / "terminal").glob("*.py")),
    *(SOURCE / "cli" / "commands" / f"{name}_command.py" for name in ("play", "replay", "editions")),
    SOURCE / "cli" / "rule_lookup.py",
]
# What the server itself says to people.
SERVER = [
    SOURCE / "server" / "http" / "app" / "app_files.py",
    *sorted((SOURCE / "server" / "webpush").glob("push_s*.py")),
]
SPOKEN = re.compile(r"aria-label|title|placeholder|alt|aria-roledescription|aria-valuetext")
ATTRIBUTE = re.compile(rf'\b({SPOKEN.pattern})="([^"{{}}]*)"')
WORD = re.compile(r"[A-Za-zÀ-ž]{2,}")
PROSE = re.compile(r"[A-Za-z']{2,}[,.:;]? [a-z]{2,}")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
# Sentences that only a programmer sees, in the console.
ERRORS = re.compile(r"new (?:Error|TypeError)\(\s*(?:\"[^\"]*\"|`[^`]*`)")
# Code between quotes: selectors, styles, fonts, path data, the markup of pictures.
CODE = re.compile(r"[<>{}#=()\[\]/|]|\d|^\.|^[a-z-]+(?:,? [a-z-]+)+$|serif$")
STYLE = re.compile(r"^(?:bold|white|black|public)\b|^ |<")  # of a terminal, of a header, of a page


def without_braces(text: str) -> str:
    """Return a text without its expressions in braces, and what is inside those."""
    kept, depth = [], 0
    for sign in text:
        depth += sign == "{"
        if not depth:
            kept.append(sign)
        depth -= sign == "}"
    return "".join(kept)


def in_markup(source: str) -> Iterator[str]:
    """Yield the texts in the markup of a component."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    for found in ATTRIBUTE.finditer(markup):
        if WORD.search(found[2]):
            yield found[0]
    bare = without_braces(markup)
    for text in re.sub(r"<[^<>]*>", "\n", bare).split("\n"):
        if WORD.search(text):
            yield text.strip()


def in_script(source: str) -> Iterator[str]:
    """Yield the sentences in a script."""
    plain = ERRORS.sub("", COMMENT.sub("", source))
    for found in LITERAL.finditer(plain):
        text = re.sub(r"\$\{[^}]*\}", "", found[1] or found[2] or "")
        if PROSE.search(text) and not CODE.search(text):
            yield text


def in_python(source: str) -> Iterator[str]:
    """Yield the sentences in a Python file, docstrings and the help of options left out."""
    tree = ast.parse(source)
    skipped = [node for node in ast.walk(tree) if is_docstring(node) or is_option(node)]
    left_out = {id(part) for node in skipped for part in ast.walk(node)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in left_out else None
        if isinstance(text, str) and PROSE.search(text) and not STYLE.search(text):
            yield text


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_option(node: ast.AST) -> bool:
    """Return whether a node declares an option of a command, whose help is in English."""
    names = ("Option", "Argument")
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names


@pytest.mark.parametrize("file", sorted(PAGE.rglob("*.svelte")), ids=lambda file: file.name)
def test_no_text_stands_in_a_component(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    script = "".join(re.findall(r"<script[^>]*>(.*?)</script>", source, re.DOTALL))
    assert [*in_markup(source), *in_script(script)] == []


def test_no_text_stands_in_the_scripts_of_the_page() -> None:
    files = [file for file in sorted(PAGE.rglob("*.ts")) if file.name != "protocol.ts"]
    found = [f"{file.name}: {text}" for file in files for text in in_script(file.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("file", [*TERMINAL, *SERVER], ids=lambda file: file.name)
def test_no_text_stands_in_the_code_of_the_terminal_or_the_server(file: Path) -> None:
    assert list(in_python(file.read_text(encoding="utf-8"))) == []


def reasons_in(source: str) -> Iterator[str]:
    """Yield the words of reasons that a server's file gives in its code: texts that end up inside a sentence."""
    for node in ast.walk(ast.parse(source)):
        given = [word.value for word in node.keywords if word.arg == "reason"] if isinstance(node, ast.Call) else []
        for part in [part for value in given for part in ast.walk(value)]:
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORD.search(part.value):
                yield part.value


@pytest.mark.parametrize("file", sorted((SOURCE / "server").rglob("*.py")), ids=lambda file: file.stem)
def test_no_reason_of_a_refusal_stands_in_the_code_of_the_server(file: Path) -> None:
    assert list(reasons_in(file.read_text(encoding="utf-8"))) == []


def test_a_reason_in_code_is_found() -> None:
    source = 'refuse("x", reason="the deck is empty")\nrefuse("x", reason=f"{n} is too few", fault="few")\n'
    assert list(reasons_in(source)) == ["the deck is empty", " is too few"]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Good morning</p>", ["Good morning"]),
        ('<button aria-label="Close it">{x}</button>', ['aria-label="Close it"']),
        ('<p title={t("web-x")}>{t("web-y")} · {a > b ? "c" : d}</p>', []),
    ],
)
def test_a_text_in_markup_is_found(source: str, found: list[str]) -> None:
    assert list(in_markup(source)) == found


def test_a_text_in_code_is_found() -> None:
    assert list(in_script('say("You cannot do that."); // a comment here\nthrow new Error("no such part");')) == [
        "You cannot do that."
    ]
    assert list(in_python('"""A docstring of ours."""\nterminal.say("Type its number.")\n')) == ["Type its number."]
