# interpreted: asked once for each bot
"""Bots by name: those that installed packages register, and `module:Class` for everybody else's."""

from __future__ import annotations

import importlib
from collections.abc import Callable
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
    "planner": "fogg.bots.planner:PlannerBot",
}
# What makes a bot of the text behind its name: `search:400`, `search:50ms`, `search:net:100`, `level:3`, `net:<file>`.
WITH_EFFORT: Final = {
    "search": "fogg.bots.search:search_bot",
    "level": "fogg.bots.levels:level_bot",
    "net": "fogg.bots.net:NetBot",
}
EXAMPLES: Final = ("search:400", "level:3", "net", "module:Class")  # of names other than those of whole bots
ALSO_PLAIN: Final = ("net",)  # with or without such a text; it plays where there are weights


def bot_names() -> list[str]:
    """Return the names of all bots that play every edition, built-in ones first."""
    return list(_known())


def names_at_tables() -> list[str]:
    """Return the names by which a seat is a bot's: of all bots that play every edition, and of `net`."""
    return [*bot_names(), *ALSO_PLAIN]


def find_bot(name: str) -> Bot:
    """Return the bot of a name, of `module:Class`, or of a name with its effort (`search:400`, `level:3`).

    UnknownName with the known names if there is none.
    """
    known = _known()
    plain, _, effort = name.partition(":")
    if plain in WITH_EFFORT and (effort or name in ALSO_PLAIN):
        return _made(WITH_EFFORT[plain], effort)
    where = known.get(name, name)
    if ":" not in where:
        raise UnknownName("bot", name, [*known, *EXAMPLES])
    return _load(name, where)()


def _made(where: str, effort: str) -> Bot:
    """Return what the function or class at `module:name` makes of a text."""
    module, _, attribute = where.partition(":")
    bot: Bot = getattr(importlib.import_module(module), attribute)(effort)
    return bot


def _load(name: str, where: str) -> Callable[..., Bot]:
    """Return the class at `module:Class`."""
    module, _, attribute = where.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise FoggError(f"bot {name!r} cannot be loaded: {problem}") from problem
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise FoggError(f"bot {name!r} is not a subclass of fogg.bots.Bot")
    return found


def _known() -> dict[str, str]:
    """Return `module:Class` by name. Installed packages cannot replace a built-in name."""
    registered = {entry.name: entry.value for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
    return {**BUILT_IN, **{name: where for name, where in registered.items() if name not in BUILT_IN}}
