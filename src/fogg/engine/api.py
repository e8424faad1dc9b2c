# interpreted: the door of the package
"""Making games."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from fogg.board import describe, edition_ids
from fogg.engine.chance import SEED_BITS, Chance, checked_seed
from fogg.engine.game.setup import start
from fogg.engine.ruleset.load_ruleset import ruleset_for
from fogg.engine.ruleset.module_registry import known_modules
from fogg.engine.ruleset.spec import Setting
from fogg.errors import WrongArgument, WrongSeats

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset


def ruleset(
    edition: str | os.PathLike[str],
    *,
    variant: str | None = None,
    settings: Mapping[str, Setting] | None = None,
    add_ons: Sequence[str] = (),
) -> Ruleset:
    """Return the rules of an edition (or of a folder with your own board), a variant, settings and add-ons."""
    if not isinstance(edition, (str, os.PathLike)):
        raise WrongArgument("edition", edition, "the id of an edition or the path of a folder is needed")
    if variant is not None and not isinstance(variant, str):
        raise WrongArgument("variant", variant, "the name of a variant is needed")
    if settings is not None and not isinstance(settings, Mapping):
        raise WrongArgument("settings", settings, "a dictionary of settings is needed")
    if isinstance(add_ons, str) or not all(isinstance(name, str) for name in add_ons):
        raise WrongArgument("add_ons", add_ons, "a list of names is needed")
    name = str(Path(edition).resolve()) if isinstance(edition, os.PathLike) else edition
    return ruleset_for(name, variant=variant, settings=dict(settings or {}), add_ons=tuple(add_ons))


def playable() -> list[str]:
    """Return the editions that can be played: boards whose rule modules all exist."""
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
    """Return a game that is dealt and waits for the opening choice of tickets.

    `seats` is a number or the names; seat 0 plays first. `seed` has up to 128 bits (a number, or hexadecimal text);
    without one the system's randomness is used. `history=False` is for simulation: no events, no record, no undo.
    """
    rules = ruleset(edition, variant=variant, settings=settings, add_ons=add_ons)
    return start(rules, seat_names(rules, seats), Chance(seed_number(seed), generator), telling=history)


def seat_names(rules: Ruleset, seats: int | Sequence[str]) -> list[str]:
    """Return the names of the seats, which are given as such or by their number; WrongSeats if they do not do."""
    edition = rules.edition
    if isinstance(seats, int) and not isinstance(seats, bool):
        if seats not in edition.players:
            raise WrongSeats(edition.name, seats, edition.players)
        return [f"Seat {seat + 1}" for seat in range(seats)]
    if isinstance(seats, (str, bool)) or not isinstance(seats, Sequence):
        raise WrongSeats(edition.name, seats, edition.players, f"seats is a number or a list of names, not {seats!r}")
    names = list(seats)
    for name in names:
        if not isinstance(name, str):
            raise WrongSeats(edition.name, names, edition.players, f"the name of a seat must be a text, not {name!r}")
    if len(set(names)) != len(names) or not all(names):
        raise WrongSeats(edition.name, names, edition.players, f"the names of the seats must differ: {names}")
    return names


def seed_number(seed: int | str | None) -> int:
    """Return a seed as a number; hexadecimal text is read, and None draws one from the system."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if not isinstance(seed, str):
        return checked_seed(seed)
    try:
        return checked_seed(int(seed, 16))
    except ValueError:
        needed = f"a number or hexadecimal text of up to {SEED_BITS} bits is needed"
        raise WrongArgument("seed", seed, needed) from None
