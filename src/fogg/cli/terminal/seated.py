"""The seats of a terminal game: names of bots are bots, every other name is a person.

The seats of a record have only names, so a name alone must tell who decides: `Racer` and `Racer 2` are the bot racer,
`module:Class` is the bot of that class, `Ann` is a person.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from fogg.bots import Bot, find_bot, names_at_tables
from fogg.cli.command_language import say
from fogg.errors import FoggError

YOU = "you"
DEFAULT_SEATS = "you,racer,greedy"


def seat_names(text: str) -> list[str]:
    """Return the names of the seats of a list such as `you,racer,racer`: `Player`, `Racer`, `Racer 2`."""
    wanted = [part.strip() for part in text.split(",")]
    if not all(wanted):
        raise FoggError(say("terminal-bad-seats", example=DEFAULT_SEATS, said=text))
    yours = say("terminal-you-name")  # sentences are about a third person, "Player claims ..."
    names = [yours if name.lower() == YOU else shown_name(name) for name in wanted]
    total = Counter(names)
    used: Counter[str] = Counter()
    for i, name in enumerate(names):
        used[name] += 1
        if total[name] > 1 and used[name] > 1:
            names[i] = f"{name} {used[name]}"
    return names


def shown_name(name: str) -> str:
    """Return a name as it stands at the beginning of a sentence; the class of a bot stays as it is written."""
    return name if ":" in name else name[:1].upper() + name[1:]


def bot_at(name: str) -> Bot | None:
    """Return the bot that a seat of that name is played by, or None if it is a person's."""
    base = re.sub(r" \d+$", "", name)
    if ":" in base:
        return find_bot(base)
    known = {bot.lower(): bot for bot in names_at_tables()}
    return find_bot(known[base.lower()]) if base.lower() in known else None


def bots_at(names: Sequence[str]) -> list[Bot | None]:
    """Return the bot of each seat, None for a person; FoggError without any person."""
    bots = [bot_at(name) for name in names]
    if None not in bots:
        raise FoggError(say("terminal-no-people"))
    return bots
