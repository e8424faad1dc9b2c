"""Pages about the rules: texts of ours, in which the key of every statement names the rules it comes from.

A key is `learn-<section>-<rules>`: `learn-claiming-r17-r24`, or `learn-claiming-usa_r17` for a rule of another edition.
A letter at the end tells two statements of one rule apart. The texts are data: `words/learn.en.ftl` says how to play,
and `learn.en.ftl` in the folder of an edition what differs there; other languages have files of the same keys.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fogg.board import editions_home
from fogg.server.protocol.learning_bodies import LearnPage, LearnStatement
from fogg.words import ENGLISH
from fogg.words.fluent import read

FILE = "learn.{language}.ftl"
KEY = re.compile(r"learn-([a-z]+)((?:-(?:[a-z_]+_)?[rq][0-9]+)+)(?:-[a-z])?")


def statement(key: str, edition: str) -> LearnStatement:
    """Return a statement of a page by its key; ValueError if the key names no section and rule.

    Rules without an edition in the key are those of `edition`.
    """
    found = KEY.fullmatch(key)
    if found is None:
        raise ValueError(f"not the key of a statement: {key}; write learn-<section>-<rules>, as learn-claiming-r17")
    rules = [rule.rpartition("_") for rule in found[2].split("-")[1:]]
    return LearnStatement(key, found[1], tuple(f"{of or edition} {rule.upper()}" for of, _, rule in rules))


@cache
def page_from(folder: Path, edition: str, language: str = ENGLISH) -> LearnPage:
    """Return the page in a folder, about that edition; in English where it is not translated."""
    translated = folder / FILE.format(language=language)
    file = translated if translated.is_file() else folder / FILE.format(language=ENGLISH)
    text = file.read_text(encoding="utf-8")
    return LearnPage(tuple(statement(key, edition) for key in read(text)), text)


def how_to_play_page(language: str = ENGLISH) -> LearnPage:
    """Return the page about the base game."""
    return page_from(Path(str(files("fogg.words"))), "", language)


def edition_page(edition: str, language: str = ENGLISH) -> LearnPage:
    """Return the page about an edition of Fogg's own."""
    return page_from(editions_home() / edition, edition, language)


def has_page(edition: str) -> bool:
    """Return True if there is a page about an edition."""
    return (editions_home() / edition / FILE.format(language=ENGLISH)).is_file()


@cache
def base_edition() -> str:
    """Return the edition whose rules the page about the base game comes from."""
    return how_to_play_page().statements[0].rules[0].split(" ")[0]
