# interpreted: msgspec structs
"""The table of levels: what each plays like, and how strong it and other opponents were measured to be."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from fogg.errors import UnknownName


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level: the bot it plays as, its slips, and its rating; `levels.toml` says what the numbers mean."""

    number: int
    bot: str
    rating: int
    plus_minus: int
    rebate: int = -1  # below zero: that of the planner
    reach: int = 0
    noise: int = 0
    forgets: int = 0
    stage: int = 1

    @property
    def name(self) -> str:
        """The name of the bot that plays it."""
        return f"level:{self.number}"


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for people, with its measured rating and 95% interval; `level` is 0 for bots other than levels."""

    bot: str
    rating: int
    plus_minus: int
    level: int = 0


class LevelTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of levels, and of other bots that stand on the same scale."""

    level: tuple[Level, ...]
    other: tuple[Opponent, ...] = ()


@cache
def level_table() -> LevelTable:
    """Return what the file says."""
    text = (files("fogg.bots.levels") / "levels.toml").read_bytes()
    return msgspec.toml.decode(text, type=LevelTable)


def levels() -> tuple[Level, ...]:
    """Return all levels, the weakest first."""
    return level_table().level


@cache
def opponents() -> tuple[Opponent, ...]:
    """Return all bots that are meant for people, by their rating: the levels, and `net`, which plays some tables."""
    table = level_table()
    found = [Opponent(known.name, known.rating, known.plus_minus, known.number) for known in table.level]
    return tuple(sorted([*found, *table.other], key=lambda one: one.rating))


def level(number: str) -> Level:
    """Return a level by its number as it is written; UnknownName if there is none."""
    for known in levels():
        if number == str(known.number):
            return known
    raise UnknownName("level", number, [str(known.number) for known in levels()])
