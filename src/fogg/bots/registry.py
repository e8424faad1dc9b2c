"""Bots by name: those that installed packages register, and `module:Class` for everybody else's."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from typing import Final

from fogg.bots.bot import Bot
from fogg.errors import FoggError, UnknownName

GROUP: Final = "fogg.bots"
# Known also where the package's metadata is missing, as in a checkout that was never installed.
BUILT_IN: Final = {
    "random": "fogg.bots.random:RandomBot",
    "greedy": "fogg.bots.greedy:GreedyBot",
    "racer": "fogg.bots.racer:RacerBot",
}


def bot_names() -> list[str]:
    """Return the names of all bots that are known, built-in ones first."""
    return list(_known())


def find_bot(name: str) -> Bot:
    """Return the bot of a name, or of `module:Class`; UnknownName with the known names if there is none."""
    known = _known()
    where = known.get(name, name)
    if ":" not in where:
        raise UnknownName("bot", name, [*known, "module:Class"])
    module, _, attribute = where.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise FoggError(f"bot {name!r} cannot be loaded: {problem}") from problem
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise FoggError(f"bot {name!r} is not a subclass of fogg.bots.Bot")
    return found()


def _known() -> dict[str, str]:
    """Return `module:Class` by name. Installed packages cannot replace a built-in name."""
    registered = {entry.name: entry.value for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
    return {**BUILT_IN, **{name: where for name, where in registered.items() if name not in BUILT_IN}}
