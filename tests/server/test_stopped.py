"""Reports about a table that cannot continue or was never finished."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock
from tests.server.house import Guest, House, house, started
from tests.server.playing import move, play_out
from tests.server.test_lobby import code
from tests.server.test_storing import damaged

import fogg
from fogg.server.table.table import Table

HIDDEN = ("", "/record")


async def again(home: House, guest: Guest) -> Guest:
    """Return the same person at a server that was started again."""
    back = await home.guest()
    back.id, back.name = guest.id, guest.name
    back.client.cookies.update(dict(guest.client.cookies))
    return back


async def test_a_private_table_that_stopped_is_there_for_its_people_only(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1, private=True)
        await damaged(home, table, table.state.seq)
    async with house(sqlite, clock=clock) as home:
        ada, eve = await again(home, ada), await home.guest("Eve")
        for path in HIDDEN:
            assert await code(eve, "GET", f"/api/tables/{table.state.id}{path}") == (404, "not-found")
        for path in ("join", "leave", "start", "rematch"):
            assert await code(eve, "POST", f"/api/tables/{table.state.id}/{path}") == (404, "not-found")
        assert (await ada.get(f"/api/tables/{table.state.id}"))["stopped"]


async def stopped(home: House) -> tuple[Guest, Guest, Table]:
    """Return a game of two that was on when a row of it was damaged."""
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    table = await started(ada, ben)
    await move(ada, table, 0, "a")
    await move(ben, table, 1, "b")
    await damaged(home, table, table.state.seq)
    return ada, ben, table


async def test_the_record_of_a_stopped_table_can_be_reported_and_tells_nothing_hidden(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada, _, table = await stopped(home)
        created = table.state.created
    async with house(sqlite, clock=clock) as home:
        ada = await again(home, ada)
        answer = await ada.ask("GET", f"/api/tables/{table.state.id}/record")
        assert answer.status_code == 200
        told = answer.text
        assert created.seed not in told and created.nonce not in told and created.commitment in told
        head, *lines = [msgspec.json.decode(line) for line in told.splitlines()]
        assert "checksum" in head["stopped"] and [line["seat"] for line in lines] == [0]
        assert "Ada" not in told and "Ben" not in told
        shown = (await ada.get(f"/api/tables/{table.state.id}"))["stopped"]
        assert not any(character.isdigit() for character in shown), "numbers of rows stay inside"


async def test_of_a_finished_game_with_a_damaged_row_it_is_told_that_something_is_missing(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        assert table.state.game is not None
        decisions = len(table.state.game.moves)
        await damaged(home, table, table.state.seq - 5)
    async with house(sqlite, clock=clock) as home:
        ada = await again(home, ada)
        told = (await ada.ask("GET", f"/api/tables/{table.state.id}/record")).text
        head, *lines = [msgspec.json.decode(line) for line in told.splitlines()]
        assert "checksum" in head["stopped"] and len(lines) == decisions - 1
        assert {line["seat"] for line in lines} == {0, 1}, "of a game that is over everybody may know everything"


@pytest.mark.parametrize("versions", [1, -1])
async def test_a_finished_game_stays_at_its_address_when_the_rules_are_corrected(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch, versions: int
) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        before = (await ada.ask("GET", f"/api/tables/{table.state.id}/record")).text
        edition = table.state.ruleset.edition
        rules_version = edition.rules_version
    monkeypatch.setattr(edition, "rules_version", rules_version + versions)
    async with house(sqlite, clock=clock) as home:
        eve = await home.guest("Eve")
        answer = await eve.ask("GET", f"/api/tables/{table.state.id}/record")
        assert answer.status_code == 200 and answer.text == before
        assert fogg.read_record(answer.text).header.rules_version == rules_version
        assert (await eve.get(f"/api/tables/{table.state.id}"))["facts"]["state"] == "finished"


async def test_the_deal_of_a_game_that_was_never_finished_stays_hidden(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await home.advance(8 * 86400 + 300)
        table = await home.table(table.state.id)
        assert table.state.phase == "closed"
        facts = (await ada.get(f"/api/tables/{table.state.id}"))["facts"]
        assert "seed" not in facts and "nonce" not in facts
