"""The pace of bots, and what people learn before a curtain falls or a seat is taken."""

from __future__ import annotations

from sqlalchemy.engine import URL
from tests.server.house import Guest, House, house, started
from tests.server.test_clocks import choose, opened
from tests.server.test_lobby import code, made

from fogg.server.protocol.commands import SetPace
from fogg.server.table.playing import hurry
from fogg.server.table.table import Table

ME, INVITED = {"kind": "me"}, {"kind": "invited"}


async def claimed(home: House, ada: Guest, table: Table) -> int:
    """Let Ada claim a route; the number of moves then."""
    game = table.state.game
    assert game is not None
    number = 0
    while not any(option.to_json()["do"] == "claim" for option in game.options(0)):
        number += 1
        await choose(ada, table, 0, f"d{number}", "draw-hidden")
        if game.actors != [0]:
            await home.advance(10)
    await choose(ada, table, 0, "claim", "claim")
    return len(game.moves)


async def test_bots_move_quickly_once_a_person_has_said_so(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, edition="usa", bots=1, bot_pace="human")
        ears = ada.listen(table)
        await ada.send(table, SetPace("p", "quick"))
        assert ears.heard()[-1]["facts"]["bot_pace"] == "quick"
        assert (await home.table(table.state.id)).state.bot_pace == "quick"
        await choose(ada, table, 0, "a0")
        game = table.state.game
        assert game is not None
        await home.advance(4)
        for number in range(2):
            await choose(ada, table, 0, f"d{number}", "draw-hidden")
        moves = len(game.moves)
        await home.advance(0.2)
        assert len(game.moves) == moves
        await home.advance(0.2)
        assert len(game.moves) == moves + 1


async def test_bots_choose_their_first_tickets_at_once(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, edition="usa", bots=3, bot_pace="human")
        await home.advance(0.01)
        assert table.state.actors == [0]


async def test_a_person_who_is_done_need_not_wait_for_their_own_take_back(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, edition="usa", bots=1, bot_pace="human")
        ada.listen(table)
        await choose(ada, table, 0, "a0")
        await home.advance(10)
        moves = await claimed(home, ada, table)
        game = table.state.game
        assert game is not None and game.undoable(0)
        await hurry(table, ada.id)
        await home.advance(0.01)
        assert len(game.moves) == moves + 1


async def test_a_turn_that_the_clock_ends_is_told_to_everybody(sqlite: URL) -> None:
    async with house(sqlite) as home:
        _, ben, table = await opened(home, clock=60)
        ears = ben.listen(table)
        await home.advance(61)
        told = [frame["facts"]["seats"][0].get("missed", 0) for frame in ears.heard() if frame.get("facts")]
        assert told[-1] == 1


async def test_on_a_shared_device_a_hidden_card_is_seen_before_the_curtain_falls(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        id = await made(ada, [ME, {"kind": "hot"}], names=["Bob"], fixed_order=True)
        await ada.post(f"/api/tables/{id}/start")
        table = await home.table(id)
        ears = ada.listen(table)
        for seat in (0, 1):
            ears.listener.seat = seat
            await choose(ada, table, seat, f"keep{seat}")
        ears.listener.seat = 0
        table.publish()
        for number in range(2):
            await choose(ada, table, 0, f"d{number}", "draw-hidden")
        last = ears.heard()[-1]
        assert last["waiting"] == [1] and last["told"][-1][0] == "event-drew-hidden-own"
        assert ears.listener.seat == 0
        ears.listener.seat = None  # the page lets the curtain fall
        table.publish()
        assert ears.heard()[-1]["position"]["own"] is None


async def test_an_invite_tells_what_it_is_for_without_being_used(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest()
        id = await made(ada, [ME, INVITED, INVITED], clock=60)
        link = await ada.post(f"/api/tables/{id}/invite", {"chair": 1})
        facts = (await eve.post("/api/invites/look", {"token": link["token"]}))["facts"]
        assert facts["edition"] == "new_york" and facts["clock"] == 60 and len(facts["seats"]) == 3
        assert [seat["name"] for seat in facts["seats"] if seat.get("mine")] == ["Ada"]
        assert await code(eve, "POST", "/api/invites/look", {"token": "x" * len(link["token"])}) == (404, "bad-link")
        ben = await home.guest("Ben")
        assert (await ben.post("/api/invites", {"token": link["token"]}))["chair"] == 1
