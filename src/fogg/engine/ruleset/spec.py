# interpreted: a msgspec struct, which crosses processes
"""The header: what a game is a game of."""

from __future__ import annotations

import msgspec

Setting = bool | int | str


class Header(msgspec.Struct, frozen=True):
    """Edition (or the folder of a custom board), variant, settings as they were chosen, add-ons, seats."""

    edition: str
    variant: str | None
    settings: dict[str, Setting]
    add_ons: tuple[str, ...]
    seats: tuple[str, ...]


class RulesetSpec(msgspec.Struct, frozen=True):
    """The choices that make a ruleset, in a form that can be looked up."""

    edition: str
    variant: str | None
    settings: tuple[tuple[str, Setting], ...]
    add_ons: tuple[str, ...]
