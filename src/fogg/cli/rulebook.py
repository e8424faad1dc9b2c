"""The numbered rules of an edition, read from its rules.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fogg.board import edition_ids
from fogg.board.load import find_source
from fogg.cli.names import NotUnderstood, plain

FILE = "rules.md"
RULE = re.compile(r"\*\*([RXQ]\d+)\*\*\s*")
NUMBER = re.compile(r"[rxq]?\d+", re.IGNORECASE)


@dataclass(slots=True)
class Section:
    """A chapter of the rules: its heading and its rules by number."""

    title: str
    rules: dict[str, str] = field(default_factory=dict)


def rulebook(edition: str) -> list[Section]:
    """The chapters of an edition's rules that hold numbered rules; NotUnderstood if it has no rules.md."""
    holder = find_source(edition).holder(FILE)
    if holder is None:
        raise NotUnderstood(f"{edition} has no {FILE}.")
    return sections((holder.folder / FILE).read_text(encoding="utf-8"))


def sections(text: str) -> list[Section]:
    """The chapters of a rules.md: `**R1**` begins a rule, which ends at the next one, a heading or an empty line."""
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
    """Markdown as plain text."""
    return re.sub(r" {2,}", " ", text.replace("**", "").replace("`", "")).strip()


def read_rules(words: list[str], edition: str) -> tuple[str, list[Section]]:
    """What `rules ...` asks for: a title and the chapters to show, one of them with one rule if a number was given.

    `rules` alone names the chapters, `rules setup` is one of them, `rules R14` a rule, `rules usa R14` one of another
    edition. NotUnderstood if there is no such thing.
    """
    said = [part for word in words for part in word.replace("-", " ").split()]
    named = edition
    if said and said[0].lower() in edition_ids():
        named = said.pop(0).lower()
    book = rulebook(named)
    wanted = " ".join(said)
    if NUMBER.fullmatch(wanted):
        number = wanted.upper() if wanted[0].isalpha() else f"R{wanted}"
        return named, [Section(section.title, {number: section.rules[number]}) for section in having(book, number)]
    if wanted:
        fitting = [section for section in book if plain(wanted) in plain(section.title)]
        if not fitting:
            chapters = "; ".join(section.title for section in book)
            raise NotUnderstood(f"There is no chapter {wanted!r}; there are: {chapters}.")
        return named, fitting
    return named, book


def having(book: list[Section], number: str) -> list[Section]:
    """The chapter with that rule; NotUnderstood if there is none."""
    found = [section for section in book if number in section.rules]
    if not found:
        known = [rule for section in book for rule in section.rules if rule[0] == number[0]]
        raise NotUnderstood(
            f"There is no rule {number}; there are {known[0] if known else 'none'}"
            f"{f' to {known[-1]}' if len(known) > 1 else ''}."
        )
    return found
