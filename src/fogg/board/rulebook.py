# interpreted: read where a person reads them
"""The numbered rules of a rules.md, chapter by chapter."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

RULE = re.compile(r"\*\*([RXQ]\d+)\*\*\s*")


@dataclass(slots=True)
class Section:
    """A chapter of the rules: its heading and its rules by number."""

    title: str
    rules: dict[str, str] = field(default_factory=dict)


def sections(text: str) -> list[Section]:
    """Return the chapters of a rules.md: `**R1**` begins a rule, which ends at the next one,
    a heading or an empty line.
    """
    found = [Section("")]
    number = ""
    for line in text.splitlines():
        if line.startswith("#"):
            found.append(Section(line.lstrip("# ").strip()))
            number = ""
        elif RULE.search(line) or (number and line.strip() and not line.startswith("|")):
            before, *begun = RULE.split(line.strip().removeprefix("- "))
            if number and before:
                found[-1].rules[number] += " " + readable(before)
            for number, text in zip(begun[::2], begun[1::2], strict=True):
                found[-1].rules[number] = readable(text)
        elif line.startswith("|") and found[-1].rules:
            last = list(found[-1].rules)[-1]
            if not set(line) <= set("|-: "):
                found[-1].rules[last] += "\n    " + readable(line.strip("| \n").replace("|", " | "))
        else:
            number = ""
    return [section for section in found if section.rules]


def readable(text: str) -> str:
    """Return Markdown as plain text."""
    return re.sub(r" {2,}", " ", text.replace("**", "").replace("`", "")).strip()
