"""Ends of games are signed by the key of the server, and `fogg verify` accepts what it hands out."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL
from tests.server.house import Guest, house, started
from tests.server.playing import play_out
from tests.server.pledging import ADA, BEN, company, start

from fogg.cli.commands.verify_command import NotAsPromised, verify
from fogg.engine import read_record
from fogg.server.fair.server_key import fingerprint
from fogg.server.protocol.commands import Resign, Reveal
from fogg.server.registry.report import Told
from fogg.server.store.backup import write_backup
from fogg.server.store.connect import connect
from fogg.server.store.restore import restore_backup
from fogg.server.store.schema import keys
from fogg.server.table.table import Table


async def record(guest: Guest, table: Table, folder: Path) -> Path:
    """Return the record of a table as a file."""
    file = folder / "game.jsonl"
    file.write_text((await guest.ask("GET", f"/api/tables/{table.state.id}/record")).text, encoding="utf-8")
    return file


async def facts_of(guest: Guest, table: Table) -> dict[str, Any]:
    facts: dict[str, Any] = (await guest.get(f"/api/tables/{table.state.id}"))["facts"]
    return facts


async def test_a_game_with_nonces_is_accepted_from_commitment_to_signature(
    sqlite: URL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(sqlite) as home:
        ada, ben, table, here, there = await company(home)
        await start(ada, table, ADA)
        await ben.send(table, Reveal("r", BEN))
        noted = (await facts_of(ben, table))["commitment"]
        await play_out(home, table, ada, ben)
        file = await record(ben, table, tmp_path)
        key = await ada.get("/api/key")
        assert key["algorithm"] == "ed25519" and key["fingerprint"] == fingerprint(key["key"])
        capsys.readouterr()
        verify(file, commitment=noted, key=key["key"])
        told = capsys.readouterr().out
        assert f"The nonce of Ada is in the seed: {ADA}." in told and f"The nonce of Ben is in the seed: {BEN}." in told
        assert f"table {table.state.id}" in told and told.endswith(f"Signed by the key {key['fingerprint']}.\n")
        end = read_record(file.read_text(encoding="utf-8")).header.end
        assert end is not None
        for ears in (here, there):
            last = [frame["facts"] for frame in ears.frames + ears.heard() if frame.get("facts")][-1]
            shown = (last["state"], last["key"], last["signature"], last["ended"])
            assert shown == ("finished", key["key"], end.signature, end.says.ended)


async def test_nothing_is_signed_before_the_end(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        ears = ada.listen(table)
        facts = ears.heard()[-1]["facts"]
        assert not {"key", "signature", "ended"} & set(facts)


async def test_a_record_has_the_names_of_today_and_a_signature_that_fits_them(sqlite: URL, tmp_path: Path) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        first = (await facts_of(ada, table))["signature"]
        assert (await facts_of(ada, table))["signature"] == first
        await ada.ask("PATCH", "/api/me", {"name": "Countess"})
        await ben.ask("DELETE", "/api/me")
        file = await record(ada, table, tmp_path)
        verify(file)
        header = read_record(file.read_text(encoding="utf-8")).header
        assert header.game.seats == ("Countess", "former player")
        assert header.end is not None and header.end.signature == (await facts_of(ada, table))["signature"] != first
        text = file.read_text(encoding="utf-8")
        assert "Ben" not in text


async def test_who_resigned_is_part_of_what_is_signed(sqlite: URL, tmp_path: Path) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await ada.send(table, Resign("r", 0))
        await play_out(home, table, ben)
        file = await record(ben, table, tmp_path)
        verify(file)
        end = read_record(file.read_text(encoding="utf-8")).header.end
        assert end is not None and end.says.resigned == (0,) and end.says.result[-1].seats == (0,)


async def test_all_games_of_a_person_are_signed(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        await play_out(home, await started(ada, ben), ada, ben)
        archive = zipfile.ZipFile(io.BytesIO((await ada.ask("GET", "/api/me/games")).content))
        [name] = [name for name in archive.namelist() if name.endswith(".jsonl")]
        assert read_record(archive.read(name).decode()).header.end is not None


async def test_the_key_is_made_once_for_a_database_and_goes_with_its_backups(database: URL, tmp_path: Path) -> None:
    async with house(database) as home:
        key = await (await home.guest()).get("/api/key")
        async with home.server.engine.connect() as connection:
            [(public, secret)] = (await connection.execute(select(keys.c.public, keys.c.secret))).all()
        assert public == key["key"] and secret not in str(key)
        await write_backup(home.server.engine, tmp_path / "all.backup")
    async with house(database) as home:
        assert await (await home.guest()).get("/api/key") == key
    other = connect(URL.create("sqlite+aiosqlite", database=str(tmp_path / "other.sqlite")))
    await restore_backup(other, tmp_path / "all.backup")
    await other.dispose()
    async with house(other.url) as home:
        assert await (await home.guest()).get("/api/key") == key


async def test_servers_have_keys_of_their_own(sqlite: URL, tmp_path: Path) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        file = await record(ada, table, tmp_path)
    async with house(URL.create("sqlite+aiosqlite", database=str(tmp_path / "other.sqlite"))) as home:
        key = await (await home.guest()).get("/api/key")
    with pytest.raises(NotAsPromised, match="not by"):
        verify(file, key=key["fingerprint"])


async def test_a_record_of_a_fair_deal_can_be_played_on_from_the_same_cards(sqlite: URL, tmp_path: Path) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        await start(ada, table, ADA)
        await ben.send(table, Reveal("r", BEN))
        await play_out(home, table, ada, ben)
        text = (await record(ada, table, tmp_path)).read_text(encoding="utf-8")
        chairs = [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]
        body = {"setup": {"edition": "new_york", "chairs": chairs}, "record": text, "until": 4}
        again = await home.table((await ada.post("/api/tables", body))["table"])
        await start(ada, again)
        assert again.state.seed == table.state.seed and again.state.created.known_deal
        assert again.state.game is not None and len(again.state.game.moves) == 4


async def test_a_table_that_no_longer_replays_tells_its_deal_all_the_same(sqlite: URL, tmp_path: Path) -> None:
    async with house(sqlite) as home:
        ada, ben, table, *_ = await company(home)
        await start(ada, table, ADA)
        await ben.send(table, Reveal("r", BEN))
        await play_out(home, table, ada, ben)
        told = Told(await home.server.tables.rows(table.state.id)).record(home.server.hub.name_of)
        assert told is not None and told.header.proof == home.server.hub.signer.record(table.state).header.proof
        assert told.header.seed == table.state.seed
        told.save(tmp_path / "told.jsonl")
        verify(tmp_path / "told.jsonl", commitment=table.state.created.commitment)
