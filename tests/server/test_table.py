"""A table from its making to its end."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, house, started

from fogg.engine.ruleset import wording_of
from fogg.server.protocol.commands import Play
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.table import Table


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


@pytest.mark.parametrize(
    ("do", "code", "rule"),
    [
        ({"do": "claim", "route": "omaha-denver", "color": "red", "wilds": 0}, "illegal", "new_york R14"),
        ({"do": "keep", "tickets": ["no-where"]}, "illegal", "new_york R23"),
        ({"do": "clam"}, "bad-request", ""),
    ],
)
async def test_a_wrong_action_is_refused_by_its_rule_or_as_unreadable(
    sqlite: URL, do: dict[str, Any], code: str, rule: str
) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ask = table.seen(0).ask
        assert table.state.game is not None and ask is not None
        with pytest.raises(RequestRefused) as caught:
            await ada.send(table, Play("wrong", 0, ask, do))
        assert (caught.value.code, caught.value.rule) == (code, rule)
        assert "$" not in wording_of(table.state.game.ruleset, ["Ada", "Ben"]).say(caught.value.why)


async def test_tickets_are_kept_by_their_keys(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        seen = table.seen(0)
        assert table.state.game is not None and seen.ask is not None
        keys = [ticket.key for ticket in table.state.game.view(0).offer]
        await ada.send(table, Play("keep", 0, seen.ask, {"do": "keep", "tickets": keys[:2]}))
        assert table.state.game.moves[-1].action is table.state.game.ruleset.keeps[0b11]
