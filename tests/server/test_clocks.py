"""Both clocks, by a clock that stands still until it is turned."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import URL
from tests.server.fake import FakeClock
from tests.server.house import Guest, House, house, started

from fogg.server.protocol.commands import Play, ReclaimSeat, Undo
from fogg.server.store.rows import Played
from fogg.server.table.playing import returned
from fogg.server.table.table import Table

DAY = 86400.0


async def choose(guest: Guest, table: Table, seat: int, id: str, verb: str | None = None) -> None:
    """Answer a seat's question with its first option, or the first of a sort."""
    game, ask = table.state.game, table.seen(seat).ask
    assert game is not None and ask is not None
    options = game.options(seat)
    chosen = next((o for o in options if o.to_json()["do"] == verb), options[0])
    await guest.send(table, Play(id, seat, ask, chosen.id))


async def opened(home: House, **setup: Any) -> tuple[Guest, Guest, Table]:
    """Return two people at a table whose opening choice is made: it is Ada's turn."""
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    table = await started(ada, ben, edition="usa", **setup)
    ada.listen(table), ben.listen(table)
    await choose(ada, table, 0, "a0")
    await choose(ben, table, 1, "b0")
    return ada, ben, table


async def test_a_seat_whose_person_is_gone_for_two_minutes_is_kept_by_a_bot(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table = await opened(home)
        table.leave(next(ear for ear in table.listeners if ear.person == ada.id))
        await home.advance(119)
        assert 0 not in table.state.kept
        await home.advance(2)
        assert table.state.kept == {0: "away"}
        await home.advance(10)
        assert table.waiting(ben.id) == (1,), "racer has played Ada's turn"


async def test_presence_runs_only_on_the_seats_own_turn(sqlite: URL) -> None:
    async with house(sqlite) as home:
        _, ben, table = await opened(home)
        table.leave(next(ear for ear in table.listeners if ear.person == ben.id))
        await home.advance(600)
        assert table.state.kept == {}


async def test_any_sign_of_life_stops_the_presence_clock(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, _, table = await opened(home)
        table.leave(next(ear for ear in table.listeners if ear.person == ada.id))
        await home.advance(100)
        await returned(table, ada.id)
        await home.advance(100)
        assert table.state.kept == {}


async def test_a_player_who_returns_has_the_seat_again(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, _, table = await opened(home)
        table.leave(next(ear for ear in table.listeners if ear.person == ada.id))
        await home.advance(125)
        ada.listen(table)
        await returned(table, ada.id)
        assert table.state.kept == {}


async def test_everybody_sees_when_a_bot_takes_over(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table = await opened(home)
        watching = ben.listen(table)
        watching.heard()
        table.leave(next(ear for ear in table.listeners if ear.person == ada.id))
        seats = watching.heard()[-1]["facts"]["seats"]
        assert seats[0]["away_at"] == home.clock.now() + 120


async def test_at_the_end_of_the_turn_clock_racer_finishes_the_turn(sqlite: URL) -> None:
    async with house(sqlite) as home:
        _, ben, table = await opened(home, clock=60)
        await home.advance(59)
        assert table.state.actors == [0]
        await home.advance(2)
        assert table.waiting(ben.id) == (1,)
        assert table.state.missed == {0: 1} and table.state.kept == {}


async def test_after_three_turns_in_a_row_the_clock_gives_the_seat_to_racer(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, _, table = await opened(home, clock=60)
        await home.advance(60 * 6 + 5)
        assert table.state.kept == {0: "clock", 1: "clock"} and table.state.paused
        await ada.send(table, ReclaimSeat("back", 0))
        assert table.state.kept == {1: "clock"} and table.state.missed.get(0) is None


async def test_a_decision_of_ones_own_restarts_the_count(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table = await opened(home, clock=60)
        await home.advance(61)
        await choose(ben, table, 1, "b1", "draw-hidden")
        await choose(ben, table, 1, "b2", "draw-hidden")
        assert table.state.missed == {0: 1}
        await choose(ada, table, 0, "a1", "draw-hidden")
        assert table.state.missed == {}


async def test_the_clock_runs_on_inside_a_chain_of_small_decisions(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table = await opened(home, clock=60)
        await home.advance(50)
        await choose(ada, table, 0, "a1", "draw-hidden")  # and the second card is still to come
        assert table.state.actors == [0]
        await home.advance(11)
        assert table.waiting(ben.id) == (1,)


async def test_a_take_back_does_not_refill_the_clock(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, _, table = await opened(home, clock=60)
        game = table.state.game
        assert game is not None
        for _ in range(60):  # until a seat can claim, which can be taken back
            seat = table.state.actors[0]
            options = game.options(seat)
            claim = next((o for o in options if o.to_json()["do"] == "claim"), None)
            chosen = claim or next((o for o in options if o.to_json()["do"] == "draw-hidden"), options[0])
            if claim is not None and seat == 0:
                break
            await table.store(Played(seat, dict(chosen.to_json())))
        await home.advance(40)
        left = (table.state.clock.deadline or 0) - home.clock.now()
        await choose(ada, table, 0, "claim", "claim")
        assert (table.state.clock.deadline or 0) - home.clock.now() == 60
        await home.advance(10)
        await ada.send(table, Undo("undo", 0))
        assert (table.state.clock.deadline or 0) - home.clock.now() == left


async def test_in_a_simultaneous_step_the_clock_chooses_for_players_who_have_not(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="usa", clock=60)
        ada.listen(table), ben.listen(table)
        await choose(ben, table, 1, "b0")
        await home.advance(61)
        assert table.state.actors == [0] and table.state.game is not None and table.state.game.turns == 1
        assert table.state.clock.deadline == home.clock.now() + 59


async def test_in_a_simultaneous_step_no_player_can_tell_who_has_chosen_from_who_is_away(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, cleo = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cleo")
        table = await started(ada, ben, cleo, edition="usa")
        ears = cleo.listen(table)
        await choose(ben, table, 1, "b0")
        seats = ears.heard()[-1]["facts"]["seats"]
        assert seats[0]["away_at"] == seats[1]["away_at"]
        await home.advance(121)
        assert set(table.state.kept) == {0, 1}


async def test_a_deadline_that_passes_while_the_table_is_unloaded_is_kept(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, table = await opened(home, pace="days", clock=86400)
        id = table.state.id
        for listener in list(table.listeners):
            table.leave(listener)
        await home.advance(120)
        assert id not in home.server.hub.loaded, "it is unwatched, so it is not in memory"
        await home.advance(DAY)
        again = await home.table(id)
        assert again.waiting(ben.id) == (1,)
        assert again is not table and ada.id


async def test_a_deadline_that_passes_while_the_server_is_down_is_kept_at_its_start(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        _, ben, table = await opened(home, pace="days", clock=86400)
        id, person = table.state.id, ben.id
    clock = FakeClock(clock.now() + 2 * DAY)
    async with house(sqlite, clock=clock) as home:
        await home.advance(1)
        assert (await home.table(id)).waiting(person) == (1,)


async def test_a_live_table_without_people_pauses_and_is_closed_after_a_week(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, edition="usa", bots=2)
        await choose(ada, table, 0, "a0")
        await home.advance(200)
        table = await home.table(table.state.id)
        assert table.state.paused
        before = table.state.seq
        await home.advance(3600)
        table = await home.table(table.state.id)
        assert table.state.seq == before, "bots do not play on by themselves"
        await home.advance(7 * DAY)
        table = await home.table(table.state.id)
        assert table.state.phase == "closed" and table.state.why_closed == "abandoned"


async def test_a_bot_waits_three_seconds_for_a_decision_that_can_be_taken_back(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, edition="usa", bots=1, bot_pace="human")
        ada.listen(table)
        await choose(ada, table, 0, "a0")
        await home.advance(10)
        game = table.state.game
        assert game is not None
        number = 0
        while not any(o.to_json()["do"] == "claim" for o in game.options(0)):
            number += 1
            await choose(ada, table, 0, f"d{number}", "draw-hidden")
            if game.actors != [0]:
                await home.advance(10)
        await choose(ada, table, 0, "claim", "claim")
        moves = len(game.moves)
        await home.advance(2.9)
        assert len(game.moves) == moves and game.undoable(0)
        await home.advance(0.2)
        assert len(game.moves) > moves and not game.undoable(0)
