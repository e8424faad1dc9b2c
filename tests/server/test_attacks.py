"""Attacks that were tried by hand, kept as tests."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.engine import URL
from tests.server.house import Guest, House, house, started

from fogg.server.http.requests.admin_operations import EVERY_OPERATION
from fogg.server.protocol.commands import AskWhy, Play, ReclaimSeat, Resign, Say, Undo
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import metadata
from fogg.server.table import playing as play
from fogg.server.tokens import new_token, sign


async def code(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await guest.ask(method, path, body)
    return answer.status_code, answer.json().get("code", "") if answer.content else ""


async def contents(home: House) -> dict[str, int]:
    """Return the number of rows each table of the database has."""
    counts = {}
    async with home.server.engine.connect() as connection:
        for table in metadata.sorted_tables:
            counts[table.name] = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    return counts


@pytest.mark.parametrize(
    "order",
    [
        Play("x", 0, "", 0),
        Undo("x", 0),
        Resign("x", 0),
        ReclaimSeat("x", 0),
        Say("x", "hello"),
    ],
    ids=lambda order: type(order).__name__,
)
async def test_a_spectators_or_another_players_commands_are_refused(sqlite: URL, order: Any) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Eve")
        table = await started(ada, ben)
        before = table.state.seq
        with pytest.raises(RequestRefused) as refused:
            await eve.send(table, order)
        assert refused.value.code == "not-yours" and table.state.seq == before
        if not isinstance(order, Say):
            with pytest.raises(RequestRefused) as refused:
                await ben.send(table, order)
            assert refused.value.code == "not-yours" and table.state.seq == before


async def test_no_player_is_told_why_for_another_seat(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        with pytest.raises(RequestRefused, match="not-yours"):
            play.because(table, ben.id, AskWhy("x", 0, "deck"))


async def test_another_persons_cookie_forged_or_cut_is_worthless(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        cookie = dict(ada.client.cookies)["fogg"]
        token, _, signature = cookie.rpartition(".")
        eve = await home.guest()
        other = sign("another secret", token)
        forged = [token, f"{token}.{'0' * len(signature)}", f"{new_token()}.{signature}", other, f"{cookie}x", ""]
        forged.append(sign(home.server.secret, new_token()))  # signed by us, but of no session
        for wrong in forged:
            eve.client.cookies.clear()
            eve.client.cookies.set("fogg", wrong)
            assert (await code(eve, "GET", "/api/me"))[0] == 401
        bearers = (f"Bearer {cookie}", "Bearer ", "Basic x", f"Bearer {new_token()}")
        eve.client.cookies.clear()
        for head in bearers:
            answer = await eve.client.get("/api/me", headers={"authorization": head})
            assert answer.status_code == 401


async def test_a_session_from_before_cannot_be_slipped_under_a_person(sqlite: URL) -> None:
    """Session fixation: a new person or a used link always gets a fresh cookie."""
    async with house(sqlite) as home:
        ada, victim = await home.guest("Ada"), await home.guest()
        planted = sign(home.server.secret, "planted-token-planted-token")
        victim.client.cookies.set("fogg", planted)
        await victim.post("/api/me", {"name": "Vic"})
        fresh = [c.value for c in victim.client.cookies.jar if c.name == "fogg" and c.value != planted]
        assert fresh
        device = (await ada.post("/api/me/device"))["token"]
        answer = await victim.ask("POST", "/api/continue", {"token": device})
        assert planted not in answer.headers["set-cookie"] and "planted" not in answer.headers["set-cookie"]


async def test_an_invite_is_used_once_also_by_two_at_the_same_time(database: URL) -> None:
    async with house(database) as home:
        ada = await home.guest("Ada")
        others = [await home.guest(name) for name in ("Ben", "Cy", "Di")]
        setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}]}
        table = (await ada.post("/api/tables", {"setup": setup}))["table"]
        token = (await ada.post(f"/api/tables/{table}/invite", {"chair": 1}))["token"]
        found = await asyncio.gather(*(guest.post("/api/invites", {"token": token}) for guest in others))
        assert sorted([one["chair"] for one in found], key=str) == [1, None, None]


async def test_a_forged_or_replaced_invite_opens_nothing(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest("Eve")
        setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "invited"}]}
        table = (await ada.post("/api/tables", {"setup": setup}))["table"]
        old = (await ada.post(f"/api/tables/{table}/invite", {"chair": 1}))["token"]
        await ada.post(f"/api/tables/{table}/invite", {"chair": 1})
        device = (await ada.post("/api/me/device"))["token"]
        for wrong in (old, new_token(), device, "x" * 43):
            assert await code(eve, "POST", "/api/invites", {"token": wrong}) == (404, "bad-link")
        assert await code(eve, "GET", f"/api/tables/{table}") == (404, "not-found")


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_fetching_any_link_or_path_changes_nothing(sqlite: URL, method: str) -> None:
    """Chat programs fetch links to show a preview."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = (await started(ada, ben)).state.id
        setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "invited"}]}
        waiting = (await ada.post("/api/tables", {"setup": setup}))["table"]
        links = [(await ada.post(f"/api/tables/{waiting}/invite", {"chair": 1}))["path"]]
        links += [(await ada.post("/api/me/device"))["path"], (await ada.post("/api/me/recovery"))["path"]]
        before = await contents(home)
        preview = await home.guest()
        paths = ["/", *links, *(f"/api{op.path.replace('{table}', table)}" for op in EVERY_OPERATION)]
        for path in paths:
            for guest in (preview, ada):
                answer = await guest.client.request(method, path)
                assert answer.status_code < 500 and "set-cookie" not in answer.headers
        assert await contents(home) == before


@pytest.mark.parametrize(
    "name", ["'; DROP TABLE people; --", "../../etc/passwd", "%00", "<script>alert(1)</script>", "${7*7}", "a/b"]
)
async def test_sql_and_paths_in_names_are_only_names(sqlite: URL, name: str) -> None:
    async with house(sqlite) as home:
        ada = await home.guest(name if len(name) <= 24 else name[:24])
        assert (await ada.get("/api/me"))["name"] == name[:24].strip()
        for path in (f"/api/tables/{name}", f"/api/boards/usa.{name}.x.svg", f"/api/me/sessions/{name}"):
            assert (await ada.ask("GET", path)).status_code in (404, 405)
        assert (await contents(home))["people"] == 1


async def test_a_kicked_persons_socket_and_commands_do_nothing_any_more(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        setup = {"edition": "usa", "chairs": [{"kind": "me"}, {"kind": "open"}]}
        id = (await ada.post("/api/tables", {"setup": setup}))["table"]
        token = (await ada.post(f"/api/tables/{id}/invite", {"chair": 1}))["token"]
        await ben.post("/api/invites", {"token": token})
        table = await home.table(id)
        ears = ben.listen(table)
        await ada.post(f"/api/tables/{id}/kick", {"chair": 1})
        assert ears.listener.closed
        with pytest.raises(RequestRefused, match="not-yours"):
            await ben.send(table, Say("x", "but"))
        assert await code(ben, "GET", f"/api/tables/{id}") == (404, "not-found")
        assert await code(ben, "POST", "/api/invites", {"token": token}) == (404, "bad-link")


async def test_a_page_of_another_site_can_neither_post_nor_open_a_socket(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        await started(ada, ben)
        before = await contents(home)
        for origin in ("http://evil.test", "null", "https://fogg.test.evil.test", "http://fogg.test:81"):
            answer = await ada.client.post("/api/me/device", json={}, headers={"origin": origin})
            assert answer.status_code == 403
        assert await contents(home) == before
        allowed = await ada.client.post("/api/me/device", json={}, headers={"origin": "http://fogg.test"})
        assert allowed.status_code == 200


async def test_a_form_of_another_kind_than_json_is_refused(sqlite: URL) -> None:
    async with house(sqlite) as home:
        stranger = await home.guest()
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            answer = await stranger.client.post("/api/me", content=b'{"name":"Eve"}', headers={"content-type": kind})
            assert answer.status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"nothing",
        b'{"name":1}',
        b'{"name":"x","admin":true}',
        b'{"name":"\xff"}',
        b'{"name":' * 2000,
        b"[" * 60000,
        b'{"name":"' + b"x" * 70000 + b'"}',
    ],
)
async def test_a_body_that_is_not_what_it_must_be_is_refused_and_changes_nothing(sqlite: URL, body: bytes) -> None:
    async with house(sqlite) as home:
        stranger = await home.guest()
        answer = await stranger.client.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 413) and answer.json()["sentence"]
        assert (await contents(home))["people"] == 0


async def test_every_answer_has_the_security_headers(sqlite: URL) -> None:
    async with house(sqlite) as home:
        stranger = await home.guest()
        for path in ("/", "/api/me", "/nothing", "/api/editions", "/health"):
            headers = (await stranger.client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy and "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
