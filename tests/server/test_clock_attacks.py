"""Clocks and bots when people, or the moment, are unkind."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.engine import URL
from tests.server.fake import Instant
from tests.server.house import house, started
from tests.server.playing import hasty, move
from tests.server.test_clocks import opened

from fogg.engine import View
from fogg.server.protocol.commands import Undo
from fogg.server.registry.unloader import IDLE_SECONDS
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.autopilot import tick


class Hasty(Instant):
    """Thinks for a moment, and claims what can be claimed."""

    async def decide(self, bot: str, view: str, budget: float, seed: int | None = None) -> int:
        self.asked.append(bot)
        await asyncio.sleep(0.01)
        return hasty(View.read(view).options()).id


async def test_what_racer_decided_when_the_clock_ran_out_is_not_taken_back(sqlite: URL) -> None:
    """Else a player could hold the table up: take back, let racer decide, take back."""
    async with house(sqlite, bots=Hasty()) as home:
        for seed in range(20):
            ada, _, table = await opened(home, clock=60, seed=f"{seed:x}")
            await home.advance(61)
            assert table.state.missed == {0: 1}
            game = table.state.game
            assert game is not None
            if game.undoable(0):
                break
        assert game is not None and game.undoable(0), "the rules would allow it"
        assert table.seen(0).parts["undo"] == b"0"
        with pytest.raises(RequestRefused, match="illegal"):
            await ada.send(table, Undo("u", 0))


async def test_the_clock_of_a_simultaneous_step_counts_for_everybody_who_let_it_run_out(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, cy = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cy")
        table = await started(ada, ben, cy, edition="usa", clock=60)
        for guest in (ada, ben, cy):
            guest.listen(table)
        await move(ada, table, 0, "a")
        await home.advance(61)
        assert table.state.missed == {1: 1, 2: 1}


async def test_two_alarms_at_once_let_a_bot_think_once(sqlite: URL) -> None:
    bots = Hasty()
    async with house(sqlite, bots=bots) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1)
        asked = len(bots.asked)
        await asyncio.gather(tick(table), tick(table))
        assert len(bots.asked) == asked + 1


async def test_a_table_that_is_asked_for_while_it_is_let_go_stays(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, pace="days")
        hub, usual = home.server.hub, home.server.writer.append
        found = []

        async def append(new: object, **more: object) -> None:
            found.append(await hub.table(table.state.id))
            await usual(new, **more)  # type: ignore[arg-type]

        home.clock._now += IDLE_SECONDS + 1
        home.server.writer.append = append  # type: ignore[method-assign]
        await hub.unloader.unload(table)
        assert found == [table] and not table.dead and hub.loaded[table.state.id] is table


async def test_a_table_that_comes_and_goes_leaves_one_alarm_behind(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = (await started(ada, ben, pace="days", clock=259200)).state.id
        for _ in range(40):
            await home.table(table)
            await home.advance(3 * IDLE_SECONDS)
            assert table not in home.server.hub.loaded
        assert home.server.hub.alarms.waiting() == 1
        assert len(home.server.hub.alarms) < 20


async def test_the_silence_of_a_dead_line_counts_as_silence_of_the_person(sqlite: URL) -> None:
    """Two minutes without a sign of life are two minutes, though a dead socket is noticed later."""
    async with house(sqlite) as home:
        ada, _, table = await opened(home)
        ear = next(ear for ear in table.listeners if ear.person == ada.id)
        table.heartbeat(ada.id)
        await home.advance(30)
        table.leave(ear, silent=True)
        await home.advance(89)
        assert table.state.kept == {}
        await home.advance(2)
        assert table.state.kept == {0: "away"}
