"""The autopilot of a table: bots move, seats are kept, clocks run out, an abandoned table is closed."""

from __future__ import annotations

import asyncio
import secrets

from fogg.engine import Game
from fogg.server.bots.bot_worker import Job, answer
from fogg.server.bots.pool import BotFailed
from fogg.server.daily.daily_deal import bot_seed
from fogg.server.fair.reveal import deal_when_told
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Closed, Played, SeatAutopiloted
from fogg.server.table.due import away_times, bot_seats, bot_time, close_time
from fogg.server.table.table import Table, random_fraction
from fogg.server.table.table_state import PATIENCE
from fogg.server.table.votes import passed_votes

BUDGET_SECONDS = 1.0
SIMPLER = "greedy"  # who answers when another bot does not


async def tick(table: Table) -> None:
    """Do what is due at a table, and set its alarm for what comes next."""
    async with table.lock:
        if table.dead or table.thinking:
            return
        await deal_when_told(table)
        await keep_seats(table)
        await close(table)
        job = due_job(table)
        if job is None:
            table.publish()  # a vote may have become possible
            return
        table.thinking = True
    try:
        await think(table, *job)
    finally:
        table.thinking = False
        table.bot_delay = random_fraction()
        if not table.dead:
            table.reschedule(table.next_due())


async def keep_seats(table: Table) -> None:
    """Give to a bot the seats whose people are away, let their clock run out too often, or were voted out."""
    now = table.house.clock.now()
    for seat, when in away_times(table.state, table.last_seen).items():
        if when <= now:
            await table.store(SeatAutopiloted(seat, "away"))
    for seat, missed in list(table.state.missed.items()):
        if missed >= PATIENCE and seat not in table.state.kept and seat in table.state.people:
            await table.store(SeatAutopiloted(seat, "clock"))
    for seat in passed_votes(table.state):  # the last person who had not agreed is gone
        await table.store(SeatAutopiloted(seat, "vote"))


async def close(table: Table) -> None:
    """Close an abandoned table."""
    when = close_time(table.state)
    if when is not None and when <= table.house.clock.now():
        await table.store(Closed("abandoned"))


def due_job(table: Table) -> tuple[int, str, str] | None:
    """Return the seat that a bot must decide for now, the bot, and what the row says of it."""
    now = table.house.clock.now()
    for seat, bot, by in bot_seats(table.state, now):
        if bot_time(table.state, by, table.bot_delay) <= now:
            return seat, bot, by
    return None


async def think(table: Table, seat: int, bot: str, by: str) -> None:
    """Let a bot decide for a seat. Its answer is dropped when the table has moved on meanwhile."""
    game = table.state.game
    assert game is not None
    moves = len(game.moves)
    chosen = await decision(table, game, seat, bot)
    async with table.lock:
        state = table.state
        now = table.house.clock.now()
        if table.dead or state.game is None or len(state.game.moves) != moves or seat not in state.actors:
            return
        if (seat, bot, by) not in bot_seats(state, now):
            return
        action = next((option for option in state.game.options(seat) if option.id == chosen), None)
        if action is None:
            action = state.game.options(seat)[0]
        try:
            await table.store(Played(seat, dict(action.to_json()), by=by))
        except RequestRefused:
            return  # not stored: the table is reloaded when it is next watched
        table.house.decided(by)


async def decision(table: Table, game: Game, seat: int, bot: str) -> int | None:
    """Return the number of the action that a bot chooses, or a simpler bot in its place; None if neither answers.

    Where no process answers, as when the machine has no memory left, the simpler bot thinks in a thread of ours.
    """
    view = game.view(seat).text()
    seed = bot_seed(table.state, seat)
    for name in (bot, SIMPLER):
        try:
            return await table.house.thinkers.decide(name, view, BUDGET_SECONDS, seed)
        except (BotFailed, OSError):
            continue
    job = Job(SIMPLER, view, BUDGET_SECONDS, secrets.randbits(64) if seed is None else seed)
    return (await asyncio.to_thread(answer, job)).action
