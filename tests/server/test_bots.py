"""Bots at the table: none that crashes, hangs or cheats stops a game."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.fake import Instant
from tests.server.house import house, started
from tests.server.playing import move, play_out

import fogg
from fogg.bots import Bot
from fogg.bots.levels import Level, levels
from fogg.server.bots import bot_worker
from fogg.server.bots import pool as pool_room
from fogg.server.bots.pool import START_SECONDS, BotFailed, BotPool, Worker
from fogg.server.table import autopilot


class Broken(Instant):
    """Bots that fail in one way."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    async def decide(self, bot: str, view: str, budget: float, seed: int | None = None) -> int:
        if bot == "racer":
            match self.how:
                case "crashes" | "hangs":
                    raise BotFailed(self.how)
                case "cannot start":
                    raise OSError("no more processes")
                case "answers illegally":
                    return 10**9
        if self.how == "all fail":
            raise BotFailed("all")
        return await super().decide(bot, view, budget, seed)


@pytest.mark.parametrize("how", ["crashes", "hangs", "cannot start", "answers illegally", "all fail"])
async def test_a_bot_that_fails_never_stops_a_table(sqlite: URL, how: str) -> None:
    async with house(sqlite, bots=Broken(how)) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=2)
        await play_out(home, table, ada)
        assert (await home.table(table.state.id)).state.phase == "finished"


async def test_an_answer_that_comes_late_is_dropped(sqlite: URL) -> None:
    class Slow(Instant):
        gate = asyncio.Event()

        async def decide(self, bot: str, view: str, budget: float, seed: int | None = None) -> int:
            await self.gate.wait()
            return await super().decide(bot, view, budget, seed)

    bots = Slow()
    async with house(sqlite, bots=bots) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, clock=60)
        ada.listen(table), ben.listen(table)
        await move(ben, table, 1, "b")
        timers = home.clock
        while timers._timers and timers.now() < table.state.began + 61:  # the clock runs out, and racer begins to think
            await asyncio.sleep(0)
            timers._now = table.state.began + 61
            for _, _, timer in list(timers._timers):
                if timer.what is not None:
                    what, timer.what = timer.what, None
                    what()
        await asyncio.sleep(0)
        await move(ada, table, 0, "a")  # but Ada answers first
        bots.gate.set()
        await home.server.hub.quiet()
        assert table.state.game is not None
        assert [m.seat for m in table.state.game.moves[:2]] == [1, 0] and table.state.missed == {}


class Crashes(Bot):
    def decide(self, view, options, chance, budget):  # type: ignore[no-untyped-def]
        os._exit(3)


class Hangs(Bot):
    def decide(self, view, options, chance, budget):  # type: ignore[no-untyped-def]
        while True:
            time.sleep(1)


class Cheats(Bot):
    def decide(self, view, options, chance, budget):  # type: ignore[no-untyped-def]
        return next(action for action in view.ruleset.actions if action not in options)


class Prints(Bot):
    def decide(self, view, options, chance, budget):  # type: ignore[no-untyped-def]
        print('[0,""]', flush=True)
        return options[-1]


@pytest.mark.parametrize(
    ("name", "budget", "said"),
    [
        ("Crashes", 30.0, "its process failed"),
        ("Hangs", 0.2, "no answer in 0.4 s"),
        ("Cheats", 30.0, "not one of its 4 options"),
    ],
)
async def test_a_process_that_fails_is_ended_and_the_next_question_is_answered(
    name: str, budget: float, said: str
) -> None:
    game = fogg.new_game("usa", seats=2, seed=1)
    view = game.view(0).text()
    pool = BotPool(1, lambda bot, seconds, good: None)
    try:
        option = await pool.decide("racer", view, 30.0)
        assert option in [o.id for o in game.options(0)]
        with pytest.raises(BotFailed, match=said):
            await pool.decide(f"tests.server.test_bots:{name}", view, budget)
        assert await pool.decide("greedy", view, 30.0) in [o.id for o in game.options(0)]
    finally:
        await pool.close()


async def test_what_a_bot_prints_cannot_be_taken_for_its_answer() -> None:
    game = fogg.new_game("usa", seats=2, seed=1)
    pool = BotPool(1, lambda bot, seconds, good: None)
    try:
        answer = await pool.decide("tests.server.test_bots:Prints", game.view(0).text(), 30.0)
        assert answer == game.options(0)[-1].id
    finally:
        await pool.close()


async def test_where_all_fail_the_move_is_still_a_sensible_one(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[tuple[str, int | None]] = []

    def noted(job: bot_worker.Job) -> bot_worker.Answer:
        found = bot_worker.answer(job)
        answers.append((job.bot, found.action))
        return found

    monkeypatch.setattr(autopilot, "answer", noted)
    async with house(sqlite, bots=Broken("all fail")) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1)
        await home.advance(10)
        game = table.state.game
        assert game is not None
        assert (
            answers == [("greedy", found.action.id) for found in game.moves if found.seat == 1 and found.action] != []
        )


class Tells(Bot):
    def decide(self, view, options, chance, budget):  # type: ignore[no-untyped-def]
        raise RuntimeError(f"{os.environ.get('FOGG_DB')} {os.environ.get('FOGG_BOT_MODEL')}")


class Hoards(Bot):
    def decide(self, view, options, chance, budget):  # type: ignore[no-untyped-def]
        return options[len(bytearray(1 << 40)) - 1]


async def test_a_bot_knows_no_secrets_and_gets_no_more_than_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGG_DB", "postgresql://fogg:password@localhost/fogg")
    monkeypatch.setenv("FOGG_BOT_MODEL", "model.bin")
    view = fogg.new_game("usa", seats=2, seed=1).view(0).text()
    pool = BotPool(1, lambda bot, seconds, good: None)
    try:
        with pytest.raises(BotFailed, match=r"RuntimeError: None model.bin"):
            await pool.decide("tests.server.test_bots:Tells", view, 30.0)
        with pytest.raises(BotFailed, match="MemoryError"):
            await pool.decide("tests.server.test_bots:Hoards", view, 30.0)
    finally:
        await pool.close()


@pytest.mark.parametrize("given", ["", "many"])
def test_memory_is_limited_unless_the_host_says_otherwise(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    limits: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, most: limits.append((what, most)))
    bot_worker.limit_memory(given)
    bot_worker.limit_memory("100")
    bot_worker.limit_memory("0")
    most = bot_worker.MEMORY << 20
    assert [found for _, found in limits] == [(most, most), (100 << 20, 100 << 20)]


async def test_the_bot_after_a_process_that_died_gets_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []

    class Fresh:
        """A process that answers, and can be found dead."""

        returncode: int | None = None
        stdin = stdout = None

    async def start(*command: object, **named: object) -> Fresh:
        return Fresh()

    async def answered(process: Fresh, job: bytes) -> bytes:
        return b"[7]"

    async def timed(work: Awaitable[bytes], limit: float) -> bytes:
        limits.append(limit)
        return await work

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    monkeypatch.setattr(asyncio, "wait_for", timed)
    monkeypatch.setattr(pool_room, "exchange", answered)
    worker = Worker()
    await worker.ask(b"", 2.0)
    await worker.ask(b"", 2.0)
    found: Any = worker._process
    found.returncode = -9  # the system was out of memory
    await worker.ask(b"", 2.0)
    assert limits == [2.0 + START_SECONDS, 2.0, 2.0 + START_SECONDS]


@pytest.mark.parametrize("level", levels(), ids=lambda level: str(level.name))
async def test_every_level_answers_in_the_time_that_the_server_gives(level: Level) -> None:
    game = fogg.new_game("usa", 3, 4)
    for seat in range(3):
        game.play(seat, game.options(seat)[0])
    job = bot_worker.Job(level.name, game.view(0).text(), 0.02, 7)
    given = bot_worker.answer(job)
    assert given.action in {option.id for option in game.options(0)}, given.error
