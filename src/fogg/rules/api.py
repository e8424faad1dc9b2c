# interpreted: the door of the package
"""Making games."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from fogg.board import describe, edition_ids
from fogg.errors import WrongSeats
from fogg.rules.chance import SEED_BITS, Chance
from fogg.rules.header import Setting, ruleset_for
from fogg.rules.registry import known_modules
from fogg.rules.setup import start

if TYPE_CHECKING:
    from fogg.rules.game import Game
    from fogg.rules.ruleset import Ruleset


def ruleset(
    edition: str | os.PathLike[str],
    *,
    variant: str | None = None,
    settings: Mapping[str, Setting] | None = None,
    add_ons: Sequence[str] = (),
) -> Ruleset:
    """The rules of an edition (or of a folder with a board of one's own), a variant, settings and add-ons."""
    name = str(Path(edition).resolve()) if isinstance(edition, os.PathLike) else edition
    return ruleset_for(name, variant=variant, settings=dict(settings or {}), add_ons=tuple(add_ons))


def playable() -> list[str]:
    """The editions that can be played: boards whose rule modules all exist."""
    known = known_modules()
    found = []
    for name in edition_ids():
        info = describe(name)
        if info.kind == "board" and all(module in known for module in info.rules):
            found.append(name)
    return found


def new_game(
    edition: str | os.PathLike[str],
    seats: int | Sequence[str],
    seed: int | str | None = None,
    *,
    variant: str | None = None,
    settings: Mapping[str, Setting] | None = None,
    add_ons: Sequence[str] = (),
    generator: str = "sfc32",
    history: bool = True,
) -> Game:
    """A game that is dealt and waits for everybody's opening choice of tickets.

    `seats` is a number or the names; seat 0 plays first. `seed` has up to 128 bits (a number, or hexadecimal text);
    without one the system's randomness is used. `history=False` is for simulation: no events, no record, no undo.
    """
    names = [f"Seat {seat + 1}" for seat in range(seats)] if isinstance(seats, int) else list(seats)
    rules = ruleset(edition, variant=variant, settings=settings, add_ons=add_ons)
    if len(set(names)) != len(names) or not all(names):
        raise WrongSeats(
            rules.edition.name, names, rules.edition.players, f"the names of the seats must differ: {names}"
        )
    return start(rules, names, Chance(seed_number(seed), generator), telling=history)


def seed_number(seed: int | str | None) -> int:
    """A seed as a number; hexadecimal text is read, and None draws one from the system."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    number = int(seed, 16) if isinstance(seed, str) else seed
    if not 0 <= number < 1 << SEED_BITS:
        raise ValueError(f"a seed has up to {SEED_BITS} bits and no sign, not {seed}")
    return number
