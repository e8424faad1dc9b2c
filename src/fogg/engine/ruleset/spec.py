# interpreted: a msgspec struct, which crosses processes
"""The header: what a game is a game of."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fogg.board import load
from fogg.engine.ruleset.build import build
from fogg.engine.ruleset.own_words import words_of

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset

Setting = bool | int | str


class Header(msgspec.Struct, frozen=True):
    """Edition (or the folder of a board of one's own), variant, settings as they were chosen, add-ons, seats."""

    edition: str
    variant: str | None
    settings: dict[str, Setting]
    add_ons: tuple[str, ...]
    seats: tuple[str, ...]


def header_of(game: Game) -> Header:
    """The header of a game."""
    choice = game.ruleset.choice
    return Header(choice.edition, choice.variant, dict(choice.settings), choice.add_ons, tuple(game.names))


class RulesetSpec(msgspec.Struct, frozen=True):
    """What was chosen to make a ruleset, in a form that can be looked up."""

    edition: str
    variant: str | None
    settings: tuple[tuple[str, Setting], ...]
    add_ons: tuple[str, ...]


def ruleset_for(
    edition: str, *, variant: str | None, settings: dict[str, Setting], add_ons: tuple[str, ...]
) -> Ruleset:
    """The ruleset of that edition or folder; one object for equal choices while the files stay the same."""
    return ruleset_of_choice(RulesetSpec(edition, variant, tuple(sorted(settings.items())), tuple(sorted(add_ons))))


def stamp(folder: Path) -> tuple[int, ...]:
    """Return when the files of a board of one's own were written: an edited board is loaded again."""
    found = [*folder.iterdir(), *folder.glob("*/**/*.py"), *folder.glob("*/words.*.ftl")] if folder.is_dir() else []
    return tuple(sorted(file.stat().st_mtime_ns for file in found if file.is_file()))


def ruleset_of_choice(choice: RulesetSpec) -> Ruleset:
    """Return the ruleset of those choices."""
    return _built(choice, stamp(Path(choice.edition)))


def ruleset_of(header: Header) -> Ruleset:
    """The ruleset of a header."""
    return ruleset_for(header.edition, variant=header.variant, settings=header.settings, add_ons=header.add_ons)


@lru_cache(maxsize=64)
def _built(choice: RulesetSpec, _stamp: tuple[int, ...]) -> Ruleset:
    settings = dict(choice.settings)
    edition = load(choice.edition, variant=choice.variant, settings=settings, add_ons=choice.add_ons, to_play=True)
    ruleset = build(edition)
    ruleset.choice = choice
    words_of(ruleset)  # faults in a board's words are found when it is loaded, not in the middle of a game
    return ruleset
