"""Nothing is shown that is not stored, and what cannot be stored changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import create_engine, event, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from tests.server.fake import FakeClock
from tests.server.house import House, house, started
from tests.server.playing import move, play_out

from fogg.server.protocol.commands import Play, Say
from fogg.server.registry.table_loader import Stopped
from fogg.server.registry.unloader import RETRY_SECONDS
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import rows
from fogg.server.store.writer import NotStored, Writer, reason_of
from fogg.server.table.table import Table


async def fill_disk(home: House) -> None:
    """Let the writing connection have not one page more."""
    pages = await pragma(home, "page_count")
    await pragma(home, f"max_page_count={pages}")


async def empty_disk(home: House) -> None:
    await pragma(home, "max_page_count=1000000")


async def pragma(home: House, words: str) -> Any:
    """Ask or tell the writing connection something, in its own thread."""
    writer = home.server.writer

    def asked() -> Any:
        with writer._open().begin() as transaction:
            return transaction.connection.execute(text(f"PRAGMA {words}")).scalar_one()

    return await writer.in_thread(asked)


async def test_a_full_disk_refuses_the_command_and_leaves_the_table_as_it_was(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ears = ben.listen(table)
        ears.heard()
        await fill_disk(home)
        stored = table.state.seq
        with pytest.raises(RequestRefused) as refused:
            for n in range(100):  # until the pages that are left are full
                await ada.send(await home.table(table.state.id), Say(f"s{n}", "x" * 400))
        assert refused.value.code == "not-stored"
        told = [line["text"] for frame in ears.heard() for line in frame.get("chat", ())]
        again = await home.table(table.state.id)
        assert again is not table, "it is read from its rows again"
        assert len(told) == len(again.state.said) == again.state.seq - stored, "only what was stored was shown"
        await empty_disk(home)
        await move(ada, again, 0, "now it works")


async def test_a_failed_commit_refuses_the_command_which_can_be_sent_again(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ears = ada.listen(table)
        ears.heard()
        assert table.state.game is not None
        order = Play("c1", 0, str(table.seen(0).ask), table.state.game.options(0)[0].id)

        def fails(self: Writer, batch: Any) -> None:
            raise OSError("the disk is gone")

        with monkeypatch.context() as broken:
            broken.setattr(Writer, "_store", fails)
            with pytest.raises(RequestRefused):
                await ada.send(table, order)
        assert ears.heard() == [{"type": "bye", "code": "not-stored", "back": True}]
        again = await home.table(table.state.id)
        assert again.state.game is not None and not again.state.game.moves
        await ada.send(again, order)
        assert (await ada.send(again, order)).again


async def test_the_writing_connection_flushes_every_commit(sqlite: URL) -> None:
    async with house(sqlite) as home:
        assert await pragma(home, "synchronous") == 2
        assert await pragma(home, "journal_mode") == "wal"


async def test_a_writer_that_could_lose_moves_does_not_start(sqlite: URL) -> None:
    engine = create_engine(sqlite.set(drivername="sqlite"))  # without the settings that `connect_writer` makes
    event.listen(engine, "connect", lambda db, _: db.execute("PRAGMA synchronous=NORMAL"))
    with pytest.raises(NotStored, match="synchronous=1"):
        await Writer(engine, lambda rows, seconds: None, FakeClock().now).start()
    engine.dispose()


def test_an_error_that_says_nothing_has_a_reason_too() -> None:
    assert reason_of(MemoryError()) == "MemoryError"
    assert reason_of(OSError("the disk is gone\nfor good")) == "the disk is gone"


async def test_a_database_that_is_away_is_a_line_in_the_log_and_the_table_is_tried_again(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as home:
        table = await started(await home.guest("Ada"), await home.guest("Ben"))
        hub, id = home.server.hub, table.state.id
        del hub.loaded[id]
        table.retire()

        async def away(table: str) -> Any:
            raise OperationalError("select", {}, OSError("no answer"))

        monkeypatch.setattr(hub.tables, "rows", away)
        with capture_logs() as lines:
            await hub.unloader.look_after(id)
        assert lines == [{"event": "table.load", "log_level": "warning", "table": id, "error": "OperationalError"}]
        assert hub.alarms._next[id] == home.clock.now() + RETRY_SECONDS, "it looks again soon"


async def damaged(home: House, table: Table, seq: int) -> None:
    """Change a stored row behind the server's back."""
    change = update(rows).where(rows.c.table_id == table.state.id, rows.c.seq == seq).values(body='{"row":"said"}')
    async with home.server.engine.begin() as connection:
        await connection.execute(change)


async def test_a_damaged_row_stops_one_table_with_its_reason_and_no_other(database: URL) -> None:
    clock = FakeClock()
    async with house(database, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        bad, good = await started(ada, ben), await started(ada, ben)
        await move(ada, bad, 0, "a")
        await damaged(home, bad, bad.state.seq)
        cookies = dict(ada.client.cookies)
    async with house(database, clock=clock) as home:
        ada = await home.guest()
        ada.client.cookies.update(cookies)
        with pytest.raises(Stopped, match="checksum"):
            await home.table(bad.state.id)
        shown = await ada.get(f"/api/tables/{bad.state.id}")
        assert shown["facts"] is None and "checksum" in shown["stopped"]
        assert (await home.table(good.state.id)).state.phase == "running"
        states = {t["table"]: t["state"] for t in (await ada.get("/api/tables"))["mine"]}
        assert states == {bad.state.id: "stopped", good.state.id: "running"}


async def test_a_table_of_other_rules_is_stopped_and_says_so(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        edition = table.state.ruleset.edition
        now = edition.rules_version
    monkeypatch.setattr(edition, "rules_version", now + 1)
    async with house(sqlite, clock=clock) as home:
        with pytest.raises(Stopped, match="version"):
            await home.table(table.state.id)


async def test_a_running_game_goes_on_after_a_restart(database: URL) -> None:
    clock = FakeClock()
    async with house(database, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await move(ada, table, 0, "a")
        await move(ben, table, 1, "b")
        before = table.seen(0).parts
        people = [(guest.name, guest.id, dict(guest.client.cookies)) for guest in (ada, ben)]
    async with house(database, clock=clock) as home:
        guests = []
        for name, id, cookies in people:
            guest = await home.guest()
            guest.name, guest.id = name, id
            guest.client.cookies.update(cookies)
            guests.append(guest)
        table = await home.table(table.state.id)
        assert table.seen(0).parts == before
        await play_out(home, table, *guests)
        assert (await guests[0].get("/api/tables"))["mine"][0]["state"] == "finished"


async def test_a_command_sent_again_is_answered_and_not_done_again_even_after_a_restart(database: URL) -> None:
    clock = FakeClock()
    async with house(database, clock=clock) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        assert table.state.game is not None
        order = Play("c1", 0, str(table.seen(0).ask), table.state.game.options(0)[0].id)
        assert not (await ada.send(table, order)).again
        person = ada.id
    async with house(database, clock=clock) as home:
        guest = await home.guest()
        guest.id = person
        table = await home.table(table.state.id)
        assert (await guest.send(table, order)).again
        assert table.state.game is not None and len(table.state.game.moves) == 1
