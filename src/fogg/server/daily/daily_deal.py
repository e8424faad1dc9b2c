"""The deal of a day: which board, which cards, against whom, and how long it is a secret.

A day is one of UTC. Its seed is made of a secret of the database, so only the host's machine can tell it. Decks draw
from streams of their own: players who decide alike get the same cards. Bots think with chance from the same seed, and
by rules rather than for a time, so that they too answer alike.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256

from fogg.engine.chance import SEED_BITS
from fogg.server.offered import OWN, Catalog
from fogg.server.table.table_setup import Chair, TableSetup
from fogg.server.table.table_state import TableState

OPPONENTS = ("level:3", "level:3")
SEATS = 1 + len(OPPONENTS)
GRACE = timedelta(hours=2)  # to finish an attempt after the end of its day


def day_of(now: float) -> str:
    """Return the day of a time."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """Return when a day ends: no attempt begins afterwards."""
    return datetime.combine(date.fromisoformat(day) + timedelta(days=1), time(), UTC).timestamp()


def closing_of(day: str) -> float:
    """Return when the deal of a day stops being a secret; attempts that end later are not scored."""
    return end_of(day) + GRACE.total_seconds()


def is_secret(day: str, now: float) -> bool:
    """Return True if the deal of a day may not be shown to people who have not played it; no day has no secret."""
    return bool(day) and now < closing_of(day)


def secret_days(now: float) -> list[str]:
    """Return the days whose deals are secrets."""
    return [day for day in (day_of(now - GRACE.total_seconds()), day_of(now)) if is_secret(day, now)]


def daily_seed(secret: str, day: str) -> str:
    """Return the seed of a day."""
    digest = hmac.new(secret.encode(), f"fogg daily 1\n{day}\n".encode(), sha256).digest()
    return f"{int.from_bytes(digest[: SEED_BITS // 8], 'big'):x}"


def daily_edition(catalog: Catalog, day: str) -> str:
    """Return the board of a day: all editions for three in turn, without boards of the host's own."""
    fitting = [
        edition["id"]
        for edition in catalog.editions
        if SEATS in edition["players"] and not edition["id"].startswith(OWN)
    ]
    return str(sorted(fitting)[date.fromisoformat(day).toordinal() % len(fitting)])


def daily_setup(edition: str) -> TableSetup:
    """Return the table of an attempt: its person begins, and everything is the same for all."""
    chairs = (Chair("me"), *(Chair("bot", bot) for bot in OPPONENTS))
    return TableSetup(edition, chairs, private=True, fixed_order=True)


def bot_seed(state: TableState, seat: int) -> int | None:
    """Return the seed of a bot's next decision, the same for all who played alike; None: any will do."""
    if not state.created.daily or state.game is None:
        return None
    text = f"fogg bot 1\n{state.seed}\n{seat}\n{len(state.game.moves)}\n"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
