"""A server whose database holds finished games, ratings, open profiles and a daily deal, on a fixed day."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

from tests.server.fake import FakeClock
from tests.server.house import CATALOG, Guest, House, house
from tests.server.playing import play_out

from fogg.server.daily.daily_deal import daily_edition, day_of
from fogg.server.protocol.commands import SetPace
from fogg.server.store.connect import database_url
from fogg.server.table.table import Table

DAY = 86400.0
FEW = 5  # trains of one of the players: then the end is near
# A noon on which New York is played.
NOON = next(
    noon
    for noon in (1_799_971_200.0 + DAY / 2 + n * DAY for n in range(40))
    if daily_edition(CATALOG, day_of(noon)) == "new_york"
)
# A server that believes it is that day.
FIXED_DAY = f"""
import time, fogg.server.clock as clock
ticks = time.monotonic()
clock.WallClock.__init__.__defaults__ = (lambda: {NOON} + 60 + time.monotonic() - ticks, time.monotonic)
"""

T = TypeVar("T")


class Recorded(NamedTuple):
    """A stored database: links by which its people come in, and what the server tells Mira of her games."""

    links: dict[str, str]
    statistics: dict[str, Any]
    ben: str


def record_games(db: Path) -> Recorded:
    """Fill a database with games of three people."""
    return run_apart(recording(db))


def record_attempt(db: Path) -> str:
    """Fill a database with a daily deal that Dan has nearly played to its end; return the link by which he comes in."""
    return run_apart(attempting(db))


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run in a thread, as a test with a browser runs a loop of its own; with the same deals in every run."""
    lots = patch("secrets.randbits", random.Random(7).getrandbits)
    with lots, ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def attempting(db: Path) -> str:
    async with house(database_url(str(db)), clock=FakeClock(NOON)) as home:
        dan = await home.guest("Dan")
        await attempted(home, dan, until=is_nearly_over)
        return str((await dan.post("/api/me/recovery"))["path"])


def is_nearly_over(table: Table) -> bool:
    """Return True if a player has few trains left."""
    game = table.state.game
    return game is not None and min(game.view(None).trains) <= FEW


async def recording(db: Path) -> Recorded:
    clock = FakeClock(NOON - 2 * DAY)
    async with house(database_url(str(db)), clock=clock) as home:
        mira, ben, cy = [await home.guest(name) for name in ("Mira", "Ben", "Cy")]
        for edition, players, bots in (
            ("new_york", (mira, ben), ("level:2",)),
            ("new_york", (mira,), ("level:1", "level:3")),
            ("new_york", (ben, mira, cy), ()),
            ("usa", (mira, ben), ()),
        ):
            await played(home, edition, players, bots)
            clock._now += 3600
        await ben.ask("PUT", "/api/me/profile", {"open": True})
        for day, guests in ((NOON - DAY, (ben, mira)), (NOON, (ben, cy))):
            clock._now = day
            for guest in guests:
                await attempted(home, guest)
        await home.server.ratings.settled()
        links = {guest.name or "": (await guest.post("/api/me/recovery"))["path"] for guest in (mira, ben, cy)}
        return Recorded(links, await mira.get("/api/me/statistics"), ben.id)


async def played(home: House, edition: str, players: tuple[Guest, ...], bots: tuple[str, ...]) -> None:
    """Play a game to its end."""
    host, *others = players
    chairs = [{"kind": "me"}, *({"kind": "open"} for _ in others), *({"kind": "bot", "bot": bot} for bot in bots)]
    setup = {"edition": edition, "chairs": chairs, "private": False, "bot_pace": "instant", "fixed_order": True}
    made = await host.post("/api/tables", {"setup": setup})
    for other in others:
        await other.post(f"/api/tables/{made['table']}/join")
    await host.post(f"/api/tables/{made['table']}/start")
    await play_out(home, await home.table(made["table"]), *players)


async def attempted(home: House, guest: Guest, until: Callable[[Table], bool] = lambda table: False) -> None:
    """Play the deal of the day to its end, or until something is so."""
    table = await home.table((await guest.post("/api/daily"))["table"])
    await guest.send(table, SetPace("pace", "instant"))
    await play_out(home, table, guest, until=until)
