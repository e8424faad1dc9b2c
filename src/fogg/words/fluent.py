"""Read catalogues in the Fluent format: https://projectfluent.org has a guide, the page reads the same files.

Of the format our catalogues may use text over one or several lines, comments, terms, variables, literals, references
to other messages and terms, and selectors. Attributes and functions are refused with their line. Mozilla's packages do
more and bring Babel, pytz, attrs and typing_extensions: half the time of `import fogg`, and six packages for everybody
who installs the core. Tests compare this reader with theirs on the whole catalogue.
"""

from __future__ import annotations

import re
from typing import NamedTuple

ENTRY = re.compile(r"(-?[A-Za-z][\w-]*) *=[ ]*")
NEWLINE = re.compile(r"\n(?: *\n)*( *)")
TEXT = re.compile(r"[^{}\n]+")
BLANK = re.compile(r"[ \n]*")
NAME = re.compile(r"-?[A-Za-z][\w-]*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
ESCAPE = re.compile(r"\\(?:([\"\\])|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6}))")


class Variable(NamedTuple):
    """`$name`: a value of the caller."""

    name: str


class Literal(NamedTuple):
    """Text between quotes, which keeps its blanks."""

    text: str


class Reference(NamedTuple):
    """Another message, or a term (`-name`)."""

    key: str


class Select(NamedTuple):
    """A choice by a value: `variants` are tried in order, `default` is the number of the one with the star."""

    selector: Part
    variants: tuple[tuple[str | float, Pattern], ...]
    default: int


class Break(NamedTuple):
    """The end of a line inside a pattern while it is read, and how far the next one is indented."""

    lines: int
    indent: int


Part = str | int | float | Literal | Variable | Reference | Select
Pattern = tuple[Part, ...]


class NotFluent(ValueError):
    """A text that cannot be read: in which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


def read(text: str) -> dict[str, Pattern]:
    """Return all messages and terms of a file; NotFluent says what is wrong where."""
    return Reader(text.replace("\r\n", "\n")).entries()


class Reader:
    """A place in a text, moved along by what is read there."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def entries(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while self.at < len(self.text):
            if self.text[self.at] in "\n#":
                self.at = (self.text.find("\n", self.at) + 1) or len(self.text)
                continue
            entry = self.match(ENTRY)
            if entry is None:
                line = self.text[self.at :].split("\n", 1)[0]
                raise self.wrong(f"expected `key = sentence` or a comment, not {line!r}")
            found[entry[1]] = self.pattern()
            if not found[entry[1]]:
                raise self.wrong(f"{entry[1]} says nothing; attributes are not supported")
            self.match(BLANK)
        return found

    def pattern(self) -> Pattern:
        """Read text and placeables until the next entry, variant or closing brace."""
        parts: list[Part | Break] = []
        while self.at < len(self.text):
            here = self.text[self.at]
            if here == "{":
                parts.append(self.placeable())
            elif here == "}":
                raise self.wrong("a closing brace without an opening one")
            elif here == "\n":
                end = NEWLINE.match(self.text, self.at)
                assert end is not None
                after = self.text[end.end() : end.end() + 1]
                if not after or after in "[*.}" or (not end[1] and after != "{"):
                    break
                parts.append(Break(end[0].count("\n"), len(end[1])))
                self.at = end.end()
            else:
                run = self.match(TEXT)
                assert run is not None
                parts.append(run[0])
        return dedented(parts)

    def placeable(self) -> Part:
        """Read what stands between braces."""
        self.expect("{")
        self.match(BLANK)
        inside = self.inline()
        self.match(BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            inside = self.variants(inside)
        self.expect("}")
        return inside

    def inline(self) -> Part:
        """Read a variable, a literal, a reference or a placeable inside the placeable."""
        here = self.text[self.at : self.at + 1]
        if here == "{":
            return self.placeable()
        if here == "$":
            self.at += 1
            name = self.match(NAME)
            if name is None:
                raise self.wrong("a dollar sign without a name")
            return Variable(name[0])
        if string := self.match(STRING):
            return Literal(ESCAPE.sub(lambda found: found[1] or chr(int(found[2] or found[3], 16)), string[1]))
        if number := self.match(NUMBER):
            return float(number[0]) if "." in number[0] else int(number[0])
        name = self.match(NAME)
        if name is None:
            raise self.wrong("expected a variable, a literal or the key of a message")
        if self.text[self.at : self.at + 1] in ("(", "."):
            raise self.wrong(f"functions and attributes are not supported ({name[0]})")
        return Reference(name[0])

    def variants(self, selector: Part) -> Select:
        """Read `[key] pattern` until the closing brace."""
        found: list[tuple[str | float, Pattern]] = []
        default = -1
        while self.match(BLANK) and self.text[self.at : self.at + 1] in ("[", "*"):
            if self.text[self.at] == "*":
                self.at += 1
                default = len(found)
            self.expect("[")
            self.match(BLANK)
            number = self.match(NUMBER)
            key = number or self.match(NAME)
            if key is None:
                raise self.wrong("a variant without a key")
            self.match(BLANK)
            self.expect("]")
            while self.text[self.at : self.at + 1] == " ":
                self.at += 1
            found.append((float(key[0]) if number else key[0], self.pattern()))
        if default < 0:
            raise self.wrong("no variant has a star: one must be the default")
        return Select(selector, tuple(found), default)

    def match(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """Move past what matches here."""
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def expect(self, sign: str) -> None:
        """Move past a sign that must stand here."""
        if not self.text.startswith(sign, self.at):
            raise self.wrong(f"expected {sign!r}")
        self.at += len(sign)

    def wrong(self, why: str) -> NotFluent:
        """Return the error for this place."""
        return NotFluent(self.text.count("\n", 0, self.at) + 1, why)


def dedented(parts: list[Part | Break]) -> Pattern:
    """Return a pattern without the indent that its lines have in common, and without blanks at its end."""
    common = min((part.indent for part in parts if isinstance(part, Break)), default=0)
    found: list[Part] = []
    for i, part in enumerate(parts):
        if isinstance(part, Break):
            part = "\n" * (part.lines if i else 0) + " " * (part.indent - common)
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(part for part in found if part != "")
