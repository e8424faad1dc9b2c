"""People: names, devices, links, and being forgotten."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import Executable, delete
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock
from tests.server.house import Guest, House, house, started
from tests.server.playing import play_out

import fogg
from fogg.server.protocol.commands import Say
from fogg.server.store.people import PERSON_OF
from fogg.server.store.schema import sessions


async def status(guest: Guest, method: str, path: str, body: object = None) -> int:
    return (await guest.ask(method, path, body)).status_code


async def test_a_name_is_enough_and_comes_back_with_the_cookie(database: URL) -> None:
    async with house(database) as home:
        ada = await home.guest("  Ada   Lovelace ")
        assert (await ada.get("/api/me"))["name"] == "Ada Lovelace"
        cookie = ada.client.cookies.jar._cookies["fogg.test"]["/"]["fogg"]  # type: ignore[attr-defined]
        assert cookie.has_nonstandard_attr("HttpOnly")


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "x" * 40, "\x00", "line\nbreak\x07", "..."])
async def test_a_bad_name_is_refused_with_a_sentence(sqlite: URL, name: str) -> None:
    async with house(sqlite) as home:
        stranger = await home.guest()
        answer = await stranger.ask("POST", "/api/me", {"name": name})
        assert answer.status_code == 400 and answer.json()["sentence"]


async def test_two_people_at_a_table_cannot_have_the_same_name(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, other = await home.guest("Ada"), await home.guest("ＡＤＡ")
        body = {"setup": {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "open"}], "private": False}}
        table = (await ada.post("/api/tables", body))["table"]
        answer = await other.ask("POST", f"/api/tables/{table}/join", {})
        assert answer.status_code == 409 and answer.json()["code"] == "name-taken"


async def test_a_device_link_adds_a_device_once_and_for_ten_minutes(database: URL) -> None:
    async with house(database) as home:
        ada, phone, third = await home.guest("Ada"), await home.guest(), await home.guest()
        token = (await ada.post("/api/me/device"))["token"]
        assert (await phone.post("/api/continue", {"token": token}))["id"] == ada.id
        assert (await phone.get("/api/me"))["name"] == "Ada"
        assert await status(third, "POST", "/api/continue", {"token": token}) == 404
        late = (await ada.post("/api/me/device"))["token"]
        await home.advance(601)
        assert await status(third, "POST", "/api/continue", {"token": late}) == 404


async def test_a_recovery_link_ends_all_other_sessions(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, thief, back = await home.guest("Ada"), await home.guest(), await home.guest()
        token = (await ada.post("/api/me/recovery"))["token"]
        device = (await ada.post("/api/me/device"))["token"]
        await thief.post("/api/continue", {"token": device})
        await home.advance(86400 * 300)
        await back.post("/api/recover", {"token": token})
        assert await status(ada, "GET", "/api/me") == 401
        assert await status(thief, "GET", "/api/me") == 401
        assert (await back.get("/api/me"))["id"] == ada.id
        assert await status(thief, "POST", "/api/recover", {"token": token}) == 404


async def test_a_new_recovery_link_replaces_the_old_one(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, other = await home.guest("Ada"), await home.guest()
        old = (await ada.post("/api/me/recovery"))["token"]
        new = (await ada.post("/api/me/recovery"))["token"]
        assert await status(other, "POST", "/api/recover", {"token": old}) == 404
        assert await status(other, "POST", "/api/recover", {"token": new}) == 200


async def test_a_session_can_be_ended_and_its_socket_with_it(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, phone = await home.guest("Ada"), await home.guest()
        await phone.post("/api/continue", {"token": (await ada.post("/api/me/device"))["token"]})
        found = (await ada.get("/api/me/sessions"))["sessions"]
        other = next(s["id"] for s in found if not s["current"])
        assert (await ada.ask("DELETE", f"/api/me/sessions/{other}")).status_code == 200
        assert await status(phone, "GET", "/api/me") == 401
        assert (await ada.get("/api/me"))["name"] == "Ada"


async def forgotten(home: House) -> tuple[Guest, Guest, str]:
    """Return a finished game whose host, who spoke, wants to be forgotten afterwards."""
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    table = await started(ada, ben)
    await ada.send(table, Say("hello", "I am Ada of Ockham"))
    await play_out(home, table, ada, ben)
    assert (await ada.ask("DELETE", "/api/me")).status_code == 200
    return ada, ben, table.state.id


async def test_a_forgotten_person_is_a_former_player_everywhere(database: URL) -> None:
    async with house(database) as home:
        ada, ben, id = await forgotten(home)
        assert await status(ada, "GET", "/api/me") == 401
        ears = ben.listen(await home.table(id))
        snapshot = ears.heard()[-1]
        assert snapshot["facts"]["seats"][0]["former"] and "name" not in snapshot["facts"]["seats"][0]
        assert snapshot["chat"][0]["text"] is None and snapshot["chat"][0]["name"] is None
        record = (await ben.ask("GET", f"/api/tables/{id}/record")).text
        assert "former player" in record and "Ada" not in record
        assert fogg.read_record(record).replay().over


async def test_every_checksum_stays_valid_when_a_person_is_forgotten(database: URL) -> None:
    clock = FakeClock()
    async with house(database, clock=clock) as home:
        _, _, id = await forgotten(home)
    async with house(database, clock=clock) as home:
        table = await home.table(id)
        assert table.state.phase == "finished" and "Ockham" not in str(table.sayings)


async def test_ones_games_can_be_taken_away(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await play_out(home, table, ada, ben)
        answer = await ada.ask("GET", "/api/me/games")
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            [name] = archive.namelist()
            assert fogg.read_record(archive.read(name).decode()).replay().over


async def test_a_muted_person_is_not_heard(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await ben.post("/api/me/mute", {"person": ada.id})
        ears = ben.listen(table)
        await ada.send(table, Say("x", "buy now"))
        assert "buy now" not in str(ears.heard())
        await ben.post("/api/me/mute", {"person": ada.id, "muted": False})
        assert "buy now" in str(ben.listen(table).heard())


async def test_who_has_a_token_is_asked_once_until_something_of_people_changes(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        people, questions = home.server.people, []
        ask = people._all

        async def counted(statement: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
            questions.append(statement)
            return await ask(statement, values)

        monkeypatch.setattr(people, "_all", counted)
        await ada.get("/api/me")
        questions.clear()
        await ada.get("/api/me")
        assert PERSON_OF not in questions
        await ada.ask("PATCH", "/api/me", {"name": "Ada L"})
        assert (await ada.get("/api/me"))["name"] == "Ada L"
        assert PERSON_OF in questions


async def test_what_was_read_of_a_session_while_it_was_ended_is_not_kept(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as home:
        people = home.server.people
        answers: list[list[Any]] = [[("p1", "Ada", "s1", 0.0)], []]

        async def read(statement: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
            found = answers.pop(0)
            people.changed([delete(sessions)])  # after the database has answered, before anybody knows
            return found

        monkeypatch.setattr(people, "_all", read)
        assert await people.person_of("token") is not None
        assert await people.person_of("token") is None
