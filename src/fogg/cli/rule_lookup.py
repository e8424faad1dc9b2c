"""The numbered rules of an edition, read from its rules.md."""

from __future__ import annotations

import re

from fogg.board import edition_ids
from fogg.board.load import find_source
from fogg.board.rulebook import Section, sections
from fogg.cli.command_language import say
from fogg.cli.terminal.typed_names import NotUnderstood, plain

FILE = "rules.md"
NUMBER = re.compile(r"[rxq]?\d+", re.IGNORECASE)


def rulebook(edition: str) -> list[Section]:
    """Return the chapters of an edition's rules that hold numbered rules; NotUnderstood if it has no rules.md."""
    holder = find_source(edition).holder(FILE)
    if holder is None:
        raise NotUnderstood(say("terminal-no-rules"))
    return sections((holder.folder / FILE).read_text(encoding="utf-8"))


def has_own_rules(edition: str) -> bool:
    """Return True if a folder brings its own rules.md, not only that of its base."""
    return (find_source(edition).folder / FILE).is_file()


def read_rules(words: list[str], edition: str) -> tuple[str, list[Section]]:
    """Return what `rules ...` asks for: a title and the chapters to show, or one rule if a number was given.

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
            raise NotUnderstood(say("terminal-no-chapter", said=wanted, chapters=chapters))
        return named, fitting
    return named, book


def having(book: list[Section], number: str) -> list[Section]:
    """Return the chapter with that rule; NotUnderstood if there is none."""
    found = [section for section in book if number in section.rules]
    if not found:
        known = [rule for section in book for rule in section.rules if rule[0] == number[0]]
        if not known:
            raise NotUnderstood(say("terminal-no-rule-at-all", number=number))
        raise NotUnderstood(say("terminal-no-rule", number=number, first=known[0], last=known[-1]))
    return found
