"""The keeper of results and ratings: fills in what is missing, and rates each game once, in the order of their ends.

Results are stored together with the end of a game. Ratings follow at once, one game after the other, so that they are
what one gets by rating all stored results from the first on: whenever a result is missing, late or removed, that is
what is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from sqlalchemy import Select, and_, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.broadcast.table_card import Card
from fogg.server.fleet.shared_locks import Lock, StillHeld, local_lock
from fogg.server.request_refusal import RequestRefused
from fogg.server.results.game_results import replacing, results_of, results_of_card
from fogg.server.results.rating_model import PlayerRating, RatedSeat, rated
from fogg.server.store.schema import results, tables
from fogg.server.store.writer import NotStored, Writer
from fogg.server.table.table_state import TableState

TOLD_EVERY = 100  # tables filled in between two lines of the log
AT_ONCE = 200  # tables or games that are looked up at a time
log = structlog.get_logger("fogg.results")
ReadState = Callable[[str], Awaitable[TableState]]  # a table from its rows; RequestRefused if it does not replay


class RatingKeeper:
    """Works in the background, one thing at a time; `lock` keeps other nodes from working on the same."""

    def __init__(self, engine: AsyncEngine, writer: Writer, read: ReadState, lock: Lock | None = None) -> None:
        self._engine = engine
        self._writer = writer
        self._read = read
        self._working = lock or local_lock()
        self._task: asyncio.Task[None] | None = None
        self._wanted = False
        self._filled = False

    def wake(self) -> None:
        """Rate what has ended since; called at the start and after each game."""
        self._wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def settled(self) -> None:
        """Wait until everything that has ended is rated."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """End all work; what is not done yet is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while self._wanted:
            self._wanted = False
            try:
                async with self._working() as still_held:
                    await self._fill(still_held)
                    await self._rate(still_held)
            except (SQLAlchemyError, NotStored, OSError) as error:
                log.warning("results", error=type(error).__name__)
                return  # the next game, or the next start, tries again
            except Exception:
                log.exception("results")
                return

    # ---- results

    async def _fill(self, still_held: StillHeld) -> None:
        """Work out the results of finished games that have none: once after each start."""
        if self._filled:
            return
        done, after = 0, ""
        while some := await self._all(unfilled(after)):
            for id, ended, text in some:
                await still_held()
                done += await self._fill_one(id, ended, msgspec.json.decode(text, type=Card))
                if done and done % TOLD_EVERY == 0:
                    log.info("results.filled", tables=done)
                await asyncio.sleep(0)
            after = some[-1].id
        if done:
            log.info("results.filled", tables=done, complete=True)
        self._filled = True

    async def _fill_one(self, table: str, ended: float, card: Card) -> bool:
        """Store the results of a finished game; False for one from a file, which has none."""
        if card.imported:
            return False
        try:
            found = results_of(await self._read(table))
        except RequestRefused:
            found = results_of_card(table, card, ended)
        await self._writer.append([], also=replacing(table, found))
        return True

    # ---- ratings

    async def rate_again(self) -> None:
        """Rate all games from the first on, as after a table was removed."""
        async with self._working() as still_held:
            await self._reset()
            await self._rate(still_held)

    async def _reset(self) -> None:
        empty = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))
        await self._writer.append([], also=[update(results).where(results.c.mu.is_not(None)).values(empty)])

    async def _rate(self, still_held: StillHeld) -> None:
        """Rate the games that are not rated yet, from all of them on if one comes before a rated one."""
        if await self._is_late():
            await still_held()
            await self._reset()
        known: dict[str, PlayerRating] = {}
        while some := await self._all(waiting_games()):
            for game in some:
                await still_held()  # or another node rates them
                await self._rate_one(game.table_id, known)
                await asyncio.sleep(0)

    async def _is_late(self) -> bool:
        """Return True if a game that ended before a rated game is not rated itself."""
        first = await self._all(waiting_games().limit(1))
        if not first:
            return False
        later = and_(results.c.ended == first[0].ended, results.c.table_id > first[0].table_id)
        after = select(results.c.seat).where(results.c.mu.is_not(None), or_(results.c.ended > first[0].ended, later))
        return bool(await self._all(after.limit(1)))

    async def _rate_one(self, table: str, known: dict[str, PlayerRating]) -> None:
        """Rate one game; `known` has the ratings of people met before, and learns those after."""
        rows = await self._all(select(results).where(results.c.table_id == table).order_by(results.c.seat))
        seats = [RatedSeat(row.side, row.place, row.person, row.bot) for row in rows]
        for row in rows:
            if row.person is not None and row.person not in known:
                known[row.person] = await self.rating_of(row.person) or PlayerRating()
        after = rated(seats, known)
        changes = []
        for row in rows:
            if row.person is None:
                continue
            then = known[row.person]
            now = after.get(row.person, then)
            here = (results.c.table_id == table) & (results.c.seat == row.seat)
            values = {"mu_before": then.mu, "sigma_before": then.sigma, "mu": now.mu, "sigma": now.sigma}
            changes.append(update(results).where(here).values(values))
        await self._writer.append([], also=changes)
        known.update(after)

    async def has_rated(self, table: str) -> bool:
        """Return True if a table's game changed ratings."""
        here = (results.c.table_id == table) & results.c.mu.is_not(None)
        return bool(await self._all(select(results.c.seat).where(here).limit(1)))

    async def rating_of(self, person: str) -> PlayerRating | None:
        """Return the rating of a person now; None without a rated game."""
        statement = (
            select(results.c.mu, results.c.sigma)
            .where(results.c.person == person, results.c.mu.is_not(None))
            .order_by(results.c.ended.desc(), results.c.table_id.desc())
            .limit(1)
        )
        found = await self._all(statement)
        return PlayerRating(found[0].mu, found[0].sigma) if found else None

    async def _all(self, statement: Select[Any]) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(statement)).all())


def unfilled(after: str) -> Select[Any]:
    """Return what finds finished tables without results, by id."""
    return (
        select(tables.c.id, tables.c.updated, tables.c.card)
        .where(tables.c.state == "finished", tables.c.id.not_in(select(results.c.table_id)), tables.c.id > after)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    )


def waiting_games() -> Select[Any]:
    """Return what finds the games that are to be rated, in the order of their ends."""
    return (
        select(results.c.table_id, func.max(results.c.ended).label("ended"))
        .where(results.c.unrated == "", results.c.person.is_not(None), results.c.mu.is_(None))
        .group_by(results.c.table_id)
        .order_by(func.max(results.c.ended), results.c.table_id)
        .limit(AT_ONCE)
    )
