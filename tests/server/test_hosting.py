"""Promises to a host: backups under load, boards of their own, deals that can be checked, calls to players."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.engine import URL
from tests.rules.test_own_code import TOML, WORDS, volcano_board
from tests.server.house import house, started
from tests.server.live import live
from tests.server.playing import move, play_out
from tests.server.wire import Client, Player, new_table

import fogg
from fogg.server.offered import Catalog
from fogg.server.protocol.commands import Undo
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.backup import write_backup
from fogg.server.store.connect import connect, database_url
from fogg.server.store.restore import restore_backup
from fogg.server.store.schema import people, turn_notifications
from fogg.server.table.table_setup import Chair, TableSetup
from fogg.server.tokens import commitment

USA = Path(fogg.__file__).parent / "editions" / "usa"


async def test_a_backup_taken_under_load_restores_to_tables_that_go_on(database: URL, tmp_path: Path) -> None:
    file, other = tmp_path / "all.fogg", database_url(str(tmp_path / "other.sqlite"))
    async with live(database) as home:
        clients = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        tables = [await new_table(clients) for _ in range(3)]
        players = [Player(client, table, seat, seat) for table in tables for seat, client in enumerate(clients)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        while sum(len(player.acked) for player in players) < 60:
            await asyncio.wait(tasks, timeout=0.01)
        before = {}
        for table in tables:
            loaded = await home.server.hub.table(table)
            async with loaded.lock:  # what is being stored right now may come after the backup
                before[table] = loaded.state.seq
        await write_backup(home.server.engine, file)
        async with asyncio.timeout(300):
            await asyncio.gather(*tasks)
    engine = connect(other)
    try:
        await restore_backup(engine, file)
    finally:
        await engine.dispose()
    async with house(other) as home:
        for table in tables:
            state = (await home.table(table)).state
            assert state.seq >= before[table], "what was stored before the backup is in it"


async def test_boards_of_the_hosts_own_are_offered_and_bad_ones_left_out_with_a_reason(
    tmp_path: Path,
) -> None:
    shutil.copytree(USA, tmp_path / "mine")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "edition.toml").write_text("id = 1\n")
    catalog = Catalog(tmp_path)
    assert "own-mine" in catalog.names and "own-broken" not in catalog.names
    assert len(catalog.faults) == 1 and "broken" in catalog.faults[0]
    setup = TableSetup("own-mine", (Chair("me"), Chair("open")))
    assert catalog.check(setup).edition.name == fogg.load("usa").name
    assert "own-mine" in [edition["id"] for edition in catalog.editions]
    with pytest.raises(RequestRefused):
        Catalog(None).check(setup)


def test_a_board_with_code_is_left_out_with_a_reason_that_names_the_flag(tmp_path: Path) -> None:
    volcano_board(tmp_path / "volcano", code="raise SystemExit('this ran')\n")
    catalog = Catalog(tmp_path)
    assert "own-volcano" not in catalog.names
    assert catalog.faults == [
        "the board in volcano is left out: it runs code of its own (volcano:Volcano); `fogg serve --allow-code` lets it"
    ]


def test_code_that_only_a_variant_names_is_code_too(tmp_path: Path) -> None:
    toml = 'name = "V"\n[variants.hot]\nname = "Hot"\nrules = ["volcano:Volcano"]\n'
    volcano_board(tmp_path / "volcano", toml=toml)
    assert "own-volcano" not in Catalog(tmp_path).names


def test_a_host_can_allow_code(tmp_path: Path) -> None:
    volcano_board(tmp_path / "volcano")
    catalog = Catalog(tmp_path, allow_code=True)
    assert (catalog.faults, "own-volcano" in catalog.names) == ([], True)


@pytest.mark.parametrize("code", ["1 / 0\n", "class Volcano(\n", "import nothing_of_the_kind\n"])
def test_code_that_cannot_be_loaded_leaves_only_its_board_out(tmp_path: Path, code: str) -> None:
    volcano_board(tmp_path / "volcano", code=code)
    volcano_board(tmp_path / "good")
    catalog = Catalog(tmp_path, allow_code=True)
    assert "own-good" in catalog.names and len(catalog.faults) == 1


def test_a_board_over_an_unknown_base_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "edition.toml").write_text('base = "atlantis"\n', encoding="utf-8")
    assert "unknown base edition 'atlantis'" in Catalog(tmp_path).faults[0]


async def test_the_page_is_sent_the_words_of_a_board(
    tmp_path: Path, sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    toml = f'{TOML}[settings.quiet]\ntype = "bool"\ndefault = false\nwords = "setting-quiet"\nsets = "players_max"\n'
    volcano_board(tmp_path / "volcano", toml=toml.replace('sets = "players_max"', "overlay = { starting_hand = 5 }"))
    monkeypatch.setattr("tests.server.house.CATALOG", Catalog(tmp_path, allow_code=True))
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="own-volcano")
        book = await ada.get(f"/api/tables/{table.state.id}/book")
        assert book["words"].strip().endswith(WORDS.strip())
        (listed,) = [e for e in (await ada.get("/api/editions"))["editions"] if e["id"] == "own-volcano"]
        assert [setting["sentence"] for setting in listed["settings"]] == ["Let the volcano sleep"]


async def test_the_book_of_our_own_editions_has_the_words_of_its_modules_alone(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        words = (await ada.get(f"/api/tables/{table.state.id}/book"))["words"]
        assert [f"{key} = " in words for key in ("score-longest-path", "score-attractions")] == [False, True]


async def test_no_path_of_the_host_is_told(tmp_path: Path, sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(USA, tmp_path / "mine")
    monkeypatch.setattr("tests.server.house.CATALOG", Catalog(tmp_path))
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="own-mine")
        ears = ada.listen(table)
        await move(ada, table, 0, "a")
        texts = [str(ears.heard()), (await ada.ask("GET", f"/api/tables/{table.state.id}/record")).text]
        texts.append((await ada.ask("GET", "/api/editions")).text)
        assert not any(str(tmp_path) in text for text in texts)


async def test_the_seed_of_a_finished_game_is_the_promised_one(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        promised = (await ben.get(f"/api/tables/{table.state.id}"))["facts"]["commitment"]
        await play_out(home, table, ada, ben)
        text = (await ben.ask("GET", f"/api/tables/{table.state.id}/record")).text
        header = fogg.read_record(text).header
        assert header.proof is not None and header.proof.commitment == promised
        assert commitment(header.seed, header.proof.nonce) == promised


@pytest.mark.parametrize(("seed", "generator"), [(None, "blake2b"), ("ab", "sfc32")])
async def test_a_deal_of_the_servers_comes_from_the_keyed_generator(
    sqlite: URL, seed: str | None, generator: str
) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, seed=seed)
        assert table.state.game is not None and table.state.game.chance.generator == generator


async def test_a_player_by_days_who_wants_it_is_called_when_it_is_their_turn(database: URL) -> None:
    async with house(database) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        async with home.server.engine.begin() as connection:
            hook = update(people).where(people.c.id == ben.id).values(webhook="https://ben.example/turn")
            await connection.execute(hook)
        table = await started(ada, ben, pace="days", clock=86400)
        waiting = select(func.count()).select_from(turn_notifications)

        async def count() -> int:
            async with home.server.engine.connect() as connection:
                found: int = (await connection.execute(waiting)).scalar_one()
                return found

        assert await count() == 1, "the opening choice asks everybody"
        await move(ada, table, 0, "a")
        await move(ben, table, 1, "b")
        assert await count() == 1, "now it is Ada's turn, who wants no calls"
        while table.waiting(ben.id) != (1,):
            await move(ada, table, 0, f"a{table.state.seq}")
        assert await count() == 1, "the call that was still to be made gave way to the new one"
        await ada.send(table, Undo("u", 0))
        await move(ada, table, 0, "again")
        assert (table.waiting(ben.id), await count()) == ((1,), 1)
