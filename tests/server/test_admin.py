"""A host's tools: who may use them, what they do, and the log of it."""

from __future__ import annotations

from typing import Any

import httpx2
import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock
from tests.server.house import Guest, House, checked, house, started
from tests.server.live import live
from tests.server.playing import move
from tests.server.stored import content
from tests.server.wire import Client
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from fogg.server.admin.host_actions import new_owner_link
from fogg.server.admin.sanctions import banned_address
from fogg.server.protocol.commands import Say
from fogg.server.request_refusal import RequestRefused
from fogg.server.settings import read_proxies
from fogg.server.store.schema import admin_log
from fogg.server.table.playing import returned

DAY = 86400.0
JSON = {"content-type": "application/json"}


class Terminal(Guest):
    """The command line of a host: no person, but the token."""

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> httpx2.Response:
        self.client.headers["authorization"] = f"Bearer {self.house.server.admin.token}"
        return await super().ask(method, path, body, **options)

    async def logged(self) -> list[tuple[str, str, str]]:
        return [(line["action"], line["target"], line["reason"]) for line in (await self.get("/api/admin/log"))["log"]]


async def terminal(home: House) -> Terminal:
    guest = await home.guest()
    return Terminal(home, None, guest.client)


async def owner(home: House, name: str) -> Guest:
    """Return a person whom a link has made an owner."""
    guest = await home.guest(name)
    me = await guest.post("/api/own", {"token": await new_owner_link(home.server)})
    assert me["owner"]
    return guest


async def said_no(guest: Guest, method: str, path: str, body: Any = None) -> str:
    """Return the code with which a request is refused."""
    answer = await guest.ask(method, path, body)
    assert not answer.is_success and answer.json()["sentence"], answer.text
    return str(answer.json()["code"])


READS = ("tables", "people", "sanctions", "log")
WRITES = {
    "tables/x/close": {},
    "tables/x/delete": {},
    "tables/x/revoke": {},
    "people/x/delete": {},
    "people/x/end-sessions": {},
    "people/x/disown": {},
    "ban": {"person": "x"},
    "mute": {"person": "x"},
    "lift": {"person": "x"},
    "prune": {},
    "owner-link": {},
}


async def test_only_a_host_gets_in(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, stranger = await home.guest("Ada"), await home.guest()
        wrong = await home.guest()
        wrong.client.headers["authorization"] = "Bearer " + "x" * 43
        for guest in (ada, stranger, wrong):
            for path in READS:
                assert await said_no(guest, "GET", f"/api/admin/{path}") == "not-yours"
            for path, body in WRITES.items():
                assert await said_no(guest, "POST", f"/api/admin/{path}", body) == "not-yours"
        assert (await ada.get("/api/who"))["me"].get("owner") is None


async def test_the_owner_link_works_once_for_an_hour_and_needs_a_name(database: URL) -> None:
    async with house(database) as home:
        ada, ben, stranger = await home.guest("Ada"), await home.guest("Ben"), await home.guest()
        first = await new_owner_link(home.server)
        token = await new_owner_link(home.server)
        assert await said_no(stranger, "POST", "/api/own", {"token": token}) == "nobody"
        assert await said_no(ada, "POST", "/api/own", {"token": first}) == "bad-link", "the second one replaces it"
        assert (await ada.post("/api/own", {"token": token}))["owner"]
        assert await said_no(ben, "POST", "/api/own", {"token": token}) == "bad-link"
        assert (await ada.get("/api/who"))["me"]["owner"]
        late = (await ada.post("/api/admin/owner-link"))["token"]
        await home.advance(3601)
        assert await said_no(ben, "POST", "/api/own", {"token": late}) == "bad-link"


async def test_a_link_of_another_sort_makes_no_owner(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        token = (await ada.post("/api/me/device"))["token"]
        assert await said_no(ada, "POST", "/api/own", {"token": token}) == "bad-link"


async def test_owners_and_bans_are_there_after_a_restart_and_the_token_is_another_one(sqlite: URL) -> None:
    clock = FakeClock()
    async with house(sqlite, clock=clock) as home:
        ada, ben = await owner(home, "Ada"), await home.guest("Ben")
        await ada.post("/api/admin/ban", {"person": ben.id, "days": 2, "reason": "Spam."})
        token, cookies = home.server.admin.token, [dict(guest.client.cookies) for guest in (ada, ben)]
    async with house(sqlite, clock=clock) as home:
        assert home.server.admin.token != token
        again = [await home.guest(), await home.guest()]
        for guest, cookie in zip(again, cookies, strict=True):
            guest.client.cookies.update(cookie)
        assert (await again[0].get("/api/who"))["me"]["owner"]
        assert await said_no(again[1], "GET", "/api/who") == "banned"
        await home.advance(2 * DAY)
        assert (await again[1].get("/api/who"))["me"]["name"] == "Ben", "the ban has run out"


async def test_tables_and_people_are_listed_without_anything_of_the_game(database: URL) -> None:
    async with house(database) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben Bo"), await terminal(home)
        table = await started(ada, ben, edition="usa")
        ada.listen(table)
        [shown] = (await line.get("/api/admin/tables"))["tables"]
        assert shown["table"] == table.state.id and shown["names"] == ["Ada", "Ben Bo"] and shown["watching"] == 1
        assert table.state.created.seed not in str(shown)
        assert (await line.get("/api/admin/tables?state=finished"))["tables"] == []
        assert len((await line.get(f"/api/admin/tables?find={table.state.id[:6]}"))["tables"]) == 1
        people = {one["name"]: one for one in (await line.get("/api/admin/people"))["people"]}
        assert people["Ada"]["here"] and "here" not in people["Ben Bo"] and people["Ada"]["games"] == 1
        assert [one["name"] for one in (await line.get("/api/admin/people?find=N%20B"))["people"]] == ["Ben Bo"]
        assert [one["name"] for one in (await line.get(f"/api/admin/people?find={ada.id}"))["people"]] == ["Ada"]


async def test_a_closed_table_says_so_to_all_at_it(database: URL) -> None:
    async with house(database) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben"), await terminal(home)
        table = await started(ada, ben)
        ears = ben.listen(table)
        await line.post(f"/api/admin/tables/{table.state.id}/close", {"reason": "too loud"})
        facts = ears.heard()[-1]["facts"]
        assert (facts["state"], facts["why"]) == ("closed", "host") and "seed" not in facts
        assert await said_no(line, "POST", f"/api/admin/tables/{table.state.id}/close", {}) == "over"
        assert await line.logged() == [("close", table.state.id, "too loud")]


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(database: URL) -> None:
    async with house(database) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben"), await terminal(home)
        table = await started(ada, ben)
        await ada.send(table, Say("a", "hello"))
        ears = ada.listen(table)
        await line.post(f"/api/admin/tables/{table.state.id}/delete", {"reason": "asked for"})
        assert ears.heard()[-1] == {"type": "bye", "code": "removed", "back": False}
        assert await said_no(ada, "GET", f"/api/tables/{table.state.id}") == "not-found"
        left = await content(home.server.engine)
        assert [left[name] for name in ("tables", "rows", "sayings", "guests", "links")] == [[], [], [], [], []]
        assert len(left["people"]) == 2
        with pytest.raises(RequestRefused):
            await move(ada, table, 0, "late")
        assert await line.logged() == [("delete-table", table.state.id, "asked for")]
        assert await said_no(line, "POST", f"/api/admin/tables/{table.state.id}/delete", {}) == "not-found"


async def test_a_banned_person_is_told_and_sent_away(database: URL) -> None:
    async with house(database) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben"), await terminal(home)
        table = await started(ada, ben)
        setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "open"}], "private": False}
        waiting = (await ada.post("/api/tables", {"setup": setup}))["table"]
        ears, others = ada.listen(table), ben.listen(table)
        await line.post("/api/admin/ban", {"person": ada.id, "days": 1, "reason": "Spam."})
        assert {"type": "bye", "code": "banned", "back": False} in ears.heard() and not others.listener.closed
        assert table.state.kept == {0: "away"}, "Ben need not wait"
        assert (await ben.get(f"/api/tables/{waiting}"))["facts"]["state"] == "closed", "there was only Ada"
        answer = await ada.ask("GET", "/api/tables")
        assert answer.status_code == 403 and answer.json()["code"] == "banned"
        assert "2027-01-16 08:00 UTC. Spam." in answer.json()["sentence"]
        assert (await ben.ask("GET", "/api/tables")).status_code == 200
        [shown] = (await line.get("/api/admin/sanctions"))["sanctions"]
        assert (shown["kind"], shown["name"], shown["reason"]) == ("ban", "Ada", "Spam.")
        await line.post("/api/admin/lift", {"person": ada.id})
        assert (await ada.ask("GET", "/api/tables")).status_code == 200
        await returned(table, ada.id)
        assert table.state.kept == {}, "Ada has her seat again"
        assert await said_no(line, "POST", "/api/admin/lift", {"person": ada.id}) == "not-there"
        assert [action for action, _, _ in await line.logged()] == ["unban", "ban"]


async def at(home: House, address: str, name: str | None = None) -> Guest:
    """Return a guest who comes from an address."""
    transport = httpx2.ASGITransport(app=home.app, client=(address, 1234))
    guest = Guest(home, name, httpx2.AsyncClient(transport=transport, base_url="http://fogg.test"))
    home.clients.append(guest.client)
    if name is not None:
        guest.id = checked(await guest.ask("POST", "/api/me", {"name": name}))["id"]
    return guest


async def test_a_banned_address_is_shut_out_with_its_network_but_not_an_owner(sqlite: URL) -> None:
    async with house(sqlite) as home:
        line = await terminal(home)
        near, far = await at(home, "2001:db8::1", "Ada"), await at(home, "2001:db8:0:1::1", "Ben")
        table = await started(near, far)
        ears, others = near.listen(table), far.listen(table)
        ears.listener.address, others.listener.address = "address:2001:db8::", "address:2001:db8:0:1::"
        await line.post("/api/admin/ban", {"address": "2001:db8::beef", "reason": "Flood."})
        assert ears.listener.closed and not others.listener.closed
        assert await said_no(near, "GET", "/api/tables") == "banned"
        assert await said_no(await at(home, "2001:db8::2"), "GET", "/api/who") == "banned"
        assert (await far.ask("GET", "/api/tables")).status_code == 200
        await far.post("/api/own", {"token": await new_owner_link(home.server)})
        await far.post("/api/admin/ban", {"address": "2001:db8:0:1::1"})
        assert (await far.ask("GET", "/api/tables")).status_code == 200, "an owner cannot shut themselves out"
        held = (await line.get("/api/admin/sanctions"))["sanctions"]
        assert {one["address"] for one in held} == {"2001:db8::", "2001:db8:0:1::"}
        await line.post("/api/admin/lift", {"address": "2001:db8::7"})
        assert (await near.ask("GET", "/api/tables")).status_code == 200


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "0.0.0.0", "10.0.0.1", "ada", ""])
def test_this_machine_its_proxy_and_rubbish_cannot_be_banned(address: str) -> None:
    with pytest.raises(RequestRefused):
        banned_address(address, read_proxies("10.0.0.1"))


@pytest.mark.parametrize(
    ("given", "stored"),
    [("203.0.113.7", "203.0.113.7"), ("::ffff:203.0.113.7", "203.0.113.7"), ("2001:db8:1::5/64", "2001:db8:1::")],
)
def test_an_address_is_stored_as_limits_count_it(given: str, stored: str) -> None:
    assert banned_address(given, ()) == stored


async def test_a_muted_person_plays_on_but_says_nothing(database: URL) -> None:
    async with house(database) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben"), await terminal(home)
        table = await started(ada, ben)
        await line.post("/api/admin/mute", {"person": ada.id, "hours": 2, "reason": "Rude."})
        with pytest.raises(RequestRefused) as caught:
            await ada.send(table, Say("a", "hello"))
        assert caught.value.code == "muted" and caught.value.why.key == "refused-muted-until"
        await move(ada, table, 0, "a0")
        await ben.send(table, Say("b", "hello"))
        await home.advance(2 * 3600)
        await ada.send(await home.table(table.state.id), Say("c", "sorry"))
        await line.post("/api/admin/mute", {"person": ben.id})
        await line.post("/api/admin/lift", {"person": ben.id, "mute": True})
        await ben.send(await home.table(table.state.id), Say("d", "thanks"))
        assert [action for action, _, _ in await line.logged()] == ["unmute", "mute", "mute"]


async def test_a_deleted_person_is_a_former_player_and_the_log_has_no_name(database: URL) -> None:
    async with house(database) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben"), await terminal(home)
        table = await started(ada, ben)
        await ada.send(table, Say("a", "I am Ada of Ockham"))
        await line.post("/api/admin/mute", {"person": ada.id})
        await line.post(f"/api/admin/people/{ada.id}/delete", {"reason": "asked for"})
        assert await said_no(ada, "GET", "/api/me") == "nobody"
        snapshot = ben.listen(table).heard()[-1]
        assert snapshot["facts"]["seats"][0]["former"] and snapshot["facts"]["seats"][0]["resigned"]
        assert snapshot["chat"][0]["text"] is None
        [shown] = (await line.get("/api/admin/log"))["log"][:1]
        assert shown["action"] == "delete-person" and "name" not in shown
        assert (await line.get("/api/admin/sanctions"))["sanctions"] == []
        assert await said_no(line, "POST", f"/api/admin/people/{ada.id}/delete", {}) == "not-there"


async def test_a_person_can_be_signed_out_everywhere(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, line = await home.guest("Ada"), await home.guest("Ben"), await terminal(home)
        table = await started(ada, ben)
        ears = ada.listen(table)
        await line.post(f"/api/admin/people/{ada.id}/end-sessions", {"reason": "lost phone"})
        assert await said_no(ada, "GET", "/api/me") == "nobody" and ears.listener.closed
        assert await line.logged() == [("end-sessions", ada.id, "lost phone")]


async def test_revoked_invitations_open_nothing_and_their_watchers_go(database: URL) -> None:
    async with house(database) as home:
        ada, ben, cleo, line = *[await home.guest(name) for name in ("Ada", "Ben", "Cleo")], await terminal(home)
        chairs = [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}]
        made = (await ada.post("/api/tables", {"setup": {"edition": "usa", "chairs": chairs}}))["table"]
        used = (await ada.post(f"/api/tables/{made}/invite", {"chair": 1}))["token"]
        fresh = (await ada.post(f"/api/tables/{made}/invite", {"chair": 2}))["token"]
        await ben.post("/api/invites", {"token": used})
        assert (await cleo.post("/api/invites", {"token": used}))["chair"] is None, "the used one lets her watch"
        [shown] = (await line.get("/api/admin/tables"))["tables"]
        assert shown["invitations"] == 2
        table = await home.table(made)
        seated, watching = ben.listen(table), cleo.listen(table)
        await line.post(f"/api/admin/tables/{made}/revoke", {})
        assert watching.listener.closed and not seated.listener.closed
        assert await said_no(cleo, "GET", f"/api/tables/{made}") == "not-found"
        assert (await ben.get(f"/api/tables/{made}"))["facts"]["table"] == made
        for token in (used, fresh):
            assert await said_no(cleo, "POST", "/api/invites", {"token": token}) == "bad-link"


async def test_an_owner_of_the_page_cannot_touch_another_owner_but_the_command_line_can(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, line = await owner(home, "Ada"), await owner(home, "Ben"), await terminal(home)
        for path in ("delete", "end-sessions"):
            assert await said_no(ada, "POST", f"/api/admin/people/{ben.id}/{path}", {}) == "owner"
        for path in ("ban", "mute"):
            assert await said_no(ada, "POST", f"/api/admin/{path}", {"person": ben.id}) == "owner"
        assert await said_no(ada, "POST", f"/api/admin/people/{ben.id}/disown", {}) == "not-yours"
        await line.post("/api/admin/ban", {"person": ben.id})
        assert await said_no(ben, "GET", "/api/admin/log") == "banned"
        await line.post("/api/admin/lift", {"person": ben.id})
        await line.post(f"/api/admin/people/{ben.id}/disown", {})
        assert await said_no(ben, "GET", "/api/admin/log") == "not-yours"
        await ada.post(f"/api/admin/people/{ada.id}/disown", {})
        assert await said_no(ada, "GET", "/api/admin/log") == "not-yours"


async def test_the_log_tells_who_did_it_and_keeps_no_token(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await owner(home, "Ada"), await home.guest("Ben")
        token = (await ada.post("/api/admin/owner-link"))["token"]
        await ada.post("/api/admin/mute", {"person": ben.id, "reason": "Rude."})
        lines = (await ada.get("/api/admin/log"))["log"]
        assert [(line["action"], line["by"], line.get("name")) for line in lines] == [
            ("mute", "Ada", "Ben"),
            ("owner-link", "Ada", None),
            ("owner", "Ada", "Ada"),
        ]
        async with home.server.engine.connect() as connection:
            assert token not in str((await connection.execute(select(admin_log))).all())


async def test_forgetting_oneself_ends_ownership(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await owner(home, "Ada")
        assert (await ada.ask("DELETE", "/api/me")).status_code == 200
        assert home.server.admin.owners == set()


async def test_sockets_of_the_banned_end_and_are_not_opened_again(sqlite: URL) -> None:
    async with live(sqlite) as serving:
        ada = await Client(serving.base, "Ada").arrive()
        setup = {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "racer"}]}
        table = (await ada.post("/api/tables", {"setup": setup}))["table"]
        host = Client(serving.base, "")
        host.token = serving.server.admin.token
        async with ada.connect(table) as socket:
            await socket.send('{"type": "hello", "protocol": 2}')
            assert msgspec.json.decode(await socket.recv())["type"] == "welcome"
            await host.post("/api/admin/ban", {"person": ada.id})
            frames: list[Any] = []
            with pytest.raises(ConnectionClosedError, match="1008"):
                while True:
                    frames.append(msgspec.json.decode(await socket.recv()))
            assert frames[-1] == {"type": "bye", "code": "banned", "back": False}
        with pytest.raises(InvalidStatus, match="403"):
            async with ada.connect(table):
                pass
