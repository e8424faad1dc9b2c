"""Games from files: checked, stored under an address of their own, marked, and refused with a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL
from tests.server.house import Guest, House, house, started
from tests.server.playing import play_out
from tests.server.test_played_on import record as begun_record
from tools.screen_positions import played

import fogg
from fogg.errors import RecordError
from fogg.server.replays.imported_record import usable_name
from fogg.server.results.unrated import why_unrated
from fogg.server.store.schema import people, rows


async def finished_record(home: House, guest: Guest) -> str:
    """Return the signed record of a game that a guest has just played here."""
    table = await started(guest, bots=1, edition="new_york")
    await play_out(home, table, guest)
    return (await guest.ask("GET", f"/api/tables/{table.state.id}/record")).text


async def refused(guest: Guest, text: str) -> str:
    """Return the sentence with which a file is refused."""
    answer = await guest.ask("POST", "/api/replays", {"record": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    return str(answer.json()["sentence"])


async def test_a_game_from_a_file_gets_an_address_of_its_own(database: URL) -> None:
    async with house(database) as home:
        ada, eve = await home.guest("Ada"), await home.guest("Eve")
        text = await finished_record(home, ada)
        made = await eve.post("/api/replays", {"record": text})
        assert made["path"] == f"/replay/{made['table']}"
        shown = await (await home.guest()).get(f"/api/replays/{made['table']}")
        facts = shown["facts"]
        assert facts["imported"] and facts["known_deal"] and facts["state"] == "finished"
        assert facts["unrated"] == "imported"
        assert [seat.get("name") or seat["bot"] for seat in facts["seats"]] == ["Ada", "racer"]
        assert not any(seat.get("mine") for seat in facts["seats"]) and "signature" not in facts
        original = fogg.read_record(text)
        again = fogg.read_record((await eve.ask("GET", f"/api/tables/{made['table']}/record")).text)
        assert again.lines == original.lines and again.header.seed == original.header.seed
        assert again.header.end is None and again.header.proof is None  # this server did not see it
        listed = (await eve.get("/api/tables"))["mine"]
        assert [(one["table"], one["imported"]) for one in listed] == [(made["table"], True)]
        assert (await ada.get("/api/tables"))["finished"][0]["table"] != made["table"]
    async with house(database) as home:
        assert (await (await home.guest()).get(f"/api/replays/{made['table']}"))["frames"] == shown["frames"]


async def test_names_from_a_file_go_with_the_person_who_brought_it(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest("Eve")
        made = await eve.post("/api/replays", {"record": await finished_record(home, ada)})
        async with home.server.engine.connect() as connection:
            bodies = (await connection.execute(select(rows.c.body).where(rows.c.table_id == made["table"]))).scalars()
            assert not any("Ada" in body for body in bodies)
        await eve.ask("DELETE", "/api/me")
        async with home.server.engine.connect() as connection:
            named = (await connection.execute(select(people.c.name).where(people.c.keeper == eve.id))).scalars().all()
        assert named == [None]
        facts = (await ada.get(f"/api/replays/{made['table']}"))["facts"]
        assert facts["seats"][0]["former"] and facts["state"] == "finished"


@pytest.mark.parametrize("edition", ["europe", "team_asia"])
async def test_games_of_programs_can_be_brought_along(sqlite: URL, edition: str) -> None:
    async with house(sqlite) as home:
        eve = await home.guest("Eve")
        record = played(edition, fogg.load(edition).players[-1], 7)
        made = await eve.post("/api/replays", {"record": record.text()})
        assert len((await eve.get(made["path"].replace("/replay", "/api/replays")))["lines"]) == len(record.lines)


def changed(text: str, old: str, new: str) -> str:
    """Return a text in which something stands that was not there."""
    assert old in text
    return text.replace(old, new, 1)


async def test_a_file_that_cannot_be_shown_is_refused_with_a_sentence(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        text = await finished_record(home, ada)
        lines = text.splitlines(keepends=True)
        assert "line 2 or one before it was changed" in await refused(ada, changed(text, '"seat":0', '"seat":1'))
        assert "not the record of a Fogg game" in await refused(ada, "holiday photos")
        assert "it is empty" in await refused(ada, "")
        assert "longer than any game" in await refused(ada, "\n" * 6000)
        assert "not finished" in await refused(ada, begun_record())
        cut = rewritten(fogg.read_record(text), lines=len(lines) // 2)
        assert "not finished" in await refused(ada, cut)
        version = await refused(ada, rewritten(fogg.read_record(text), rules_version=99))
        assert "version 99" in version and "now at version" in version
        assert "does not have: atlantis" in await refused(ada, rewritten(fogg.read_record(text), edition="atlantis"))
        assert "the server signed" in await refused(ada, rewritten(fogg.read_record(text), seats=("Ida", "racer")))
        assert (await (await home.guest()).ask("POST", "/api/replays", {"record": text})).status_code == 401


def rewritten(record: fogg.Record, lines: int | None = None, **changes: Any) -> str:
    """Return a record with something else in it, whose checksums fit."""
    header = record.header
    game = {name: changes.pop(name) for name in ("edition", "seats") if name in changes}
    header = msgspec.structs.replace(header, game=msgspec.structs.replace(header.game, **game), **changes)
    return fogg.Record(header, record.lines[:lines]).text()


async def test_no_path_of_the_server_is_looked_at(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        record = fogg.read_record(await finished_record(home, ada))
        answers = {
            (await refused(ada, rewritten(record, edition=path))).replace(path, "") for path in ("/etc", "/nothing")
        }
        assert len(answers) == 1


@pytest.mark.parametrize(
    ("name", "used"),
    [("Ada", "Ada"), ("former player", None), ("\u202eevil", "evil"), ("x" * 60, "x" * 24), ("\n", None), ("🚂", None)],
)
def test_names_in_files_are_names_here_or_none(name: str, used: str | None) -> None:
    assert usable_name(name) == used


def test_a_record_error_tells_its_line() -> None:
    with pytest.raises(RecordError) as caught:
        fogg.read_record("x")
    assert caught.value.line == 1


async def test_a_deal_can_be_played_again_and_on_from_any_moment(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = [await home.guest(name) for name in ("Ada", "Ben", "Eve")]
        table = await started(ada, ben, bots=1, edition="new_york")
        path = f"/api/replays/{table.state.id}/again"
        assert (await ada.ask("POST", path, {"seat": 0})).json()["code"] == "not-over"
        await play_out(home, table, ada, ben)
        steps = len((await eve.get(f"/api/replays/{table.state.id}"))["lines"])
        seat = table.state.seats_of(ben.id)[0]
        made = await eve.post(path, {"seat": seat, "step": steps // 2})
        await eve.post(f"/api/tables/{made['table']}/start")
        state = (await home.table(made["table"])).state
        assert state.created.known_deal and state.seats_of(eve.id) == [seat]
        assert why_unrated(state) == "played-on"
        assert [place.bot for place in map(state.place_of, range(3))].count("level:3") == 1
        assert state.game is not None and len(state.game.record().lines) >= steps // 2
        assert state.seed == table.state.seed and state.created.generator == table.state.created.generator
        fresh = await eve.post(path, {"seat": 0, "friends": True, "bot": "racer"})
        chairs = (await home.table(fresh["table"])).state.setup.chairs
        assert sorted(chair.kind for chair in chairs) == ["bot", "invited", "me"]
        assert (await eve.ask("POST", path, {"seat": 0, "step": steps})).json()["code"] == "over"
        assert (await eve.ask("POST", path, {"seat": 7})).json()["code"] == "bad-request"
        assert (await (await home.guest()).ask("POST", path, {"seat": 0})).status_code == 401


async def test_friends_can_take_the_seats_of_bots_where_only_bots_were(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=2, edition="new_york")
        await play_out(home, table, ada)
        path = f"/api/replays/{table.state.id}/again"
        kinds = []
        for friends in (True, False):
            made = await ada.post(path, {"seat": table.state.seats_of(ada.id)[0], "friends": friends})
            setup = (await home.table(made["table"])).state.setup
            kinds.append(sorted(chair.kind for chair in setup.chairs))
        assert kinds == [["invited", "invited", "me"], ["bot", "bot", "me"]]


async def test_sentences_of_refusals_come_in_the_language_of_the_request(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1, edition="new_york")
        await play_out(home, table, ada)
        german = {"accept-language": "de"}
        asked = {"seat": 7}
        answer = await ada.ask("POST", f"/api/replays/{table.state.id}/again", asked, headers=german)
        assert answer.json()["sentence"] == "Diesen Platz gibt es in dem Spiel nicht."


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ('{"record": ""', "Der Inhalt der Anfrage lässt sich nicht als JSON lesen."),
        ("{}", "Der Inhalt der Anfrage ist ungültig: $.record."),
        ('{"record": 5}', "Der Inhalt der Anfrage ist ungültig: $.record."),
        ('{"record": "", "until": 5}', "Der Inhalt der Anfrage ist ungültig: $.until."),
        ('["record"]', "Der Inhalt der Anfrage ist ungültig: $."),
    ],
)
async def test_a_body_that_is_not_valid_is_refused_in_the_language_of_the_request(
    sqlite: URL, body: str, sentence: str
) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        headers = {"accept-language": "de", "content-type": "application/json"}
        answer = await ada.client.post("/api/replays", content=body, headers=headers)
        assert (answer.status_code, answer.json()["sentence"]) == (400, sentence)
        assert answer.json()["why"][1]["detail"], "what is wrong, for programs"
