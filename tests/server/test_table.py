"""A table from its making to its end."""

from __future__ import annotations

from sqlalchemy.engine import URL
from tests.server.house import Guest, house, started

from fogg.server.protocol.commands import Play
from fogg.server.tables.table import Table


async def play_first(guest: Guest, table: Table, seat: int, number: int) -> None:
    """Answer a seat's question with its first option."""
    seen = table.seen(seat)
    assert table.state.game is not None and seen.ask is not None
    option = table.state.game.options(seat)[0]
    await guest.send(table, Play(f"c{number}", seat, seen.ask, option.id))


async def test_two_people_and_a_bot_play_a_whole_game(database: URL) -> None:
    async with house(database) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, bots=1)
        ears = [ada.listen(table), ben.listen(table)]
        number = 0
        while table.state.phase == "running":
            await home.advance(3)
            for guest in (ada, ben):
                for seat in table.waiting(guest.id):
                    number += 1
                    await play_first(guest, table, seat, number)
            for ear in ears:
                ear.heard()
        assert table.state.phase == "finished"
        last = ears[0].frames[-1]
        assert last["position"]["result"][0]["place"] == 1
        record = await ada.ask("GET", f"/api/tables/{table.state.id}/record")
        assert '"seats":["Ada","Ben","racer"]' in record.text
