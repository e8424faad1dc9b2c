"""Devices and how they are called, and taking away everything that is stored about oneself."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, house, started
from tests.server.playing import play_out

import fogg
from fogg.server.http.requests.devices import device_name
from fogg.server.protocol.commands import Say

AGENTS = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0": "Firefox on Windows",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36": (
        "Chrome on Windows"
    ),
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0": (
        "Edge on Windows"
    ),
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/5": (
        "Chrome on Android"
    ),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1 Version/18.6 Mobile/15E Safari/604": (
        "Safari on iPhone"
    ),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605": "Safari on macOS",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox on Linux",
    "Lynx/2.9": "browser",
    "": "browser",
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_device_is_called_by_its_browser_and_system_and_nothing_more(agent: str) -> None:
    assert device_name(agent) == AGENTS[agent]


async def second_device(home_guest: Guest, other: Guest, agent: str) -> None:
    """Let another browser be the same person."""
    other.client.headers["user-agent"] = agent
    await other.post("/api/continue", {"token": (await home_guest.post("/api/me/device"))["token"]})


async def test_devices_are_listed_with_their_times_and_which_one_asks(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, phone = await home.guest("Ada"), await home.guest()
        made = home.clock.now()
        await home.advance(60)
        await second_device(ada, phone, next(iter(AGENTS)))
        found = {one["label"]: one for one in (await ada.get("/api/me/sessions"))["sessions"]}
        assert set(found) == {"browser", "Firefox on Windows"}
        assert found["browser"]["created"] == made and found["browser"]["current"]
        assert found["Firefox on Windows"]["created"] == made + 60 and not found["Firefox on Windows"]["current"]


async def test_all_other_devices_can_be_ended_and_their_sockets_with_them(database: URL) -> None:
    async with house(database) as home:
        ada, phone, tablet, ben = (
            await home.guest("Ada"),
            await home.guest(),
            await home.guest(),
            await home.guest("Ben"),
        )
        await second_device(ada, phone, "")
        await second_device(ada, tablet, "")
        table = await started(ada, ben)
        phone.id = ada.id
        ears = phone.listen(table)
        shown = (await phone.get("/api/me/sessions"))["sessions"]
        ears.listener.session = next(one["id"] for one in shown if one["current"])
        own, others = ada.listen(table), ben.listen(table)
        assert (await ada.ask("DELETE", "/api/me/sessions")).status_code == 200
        assert [(await guest.ask("GET", "/api/me")).status_code for guest in (ada, phone, tablet, ben)] == [
            200,
            401,
            401,
            200,
        ]
        assert ears.heard()[-1] == {"type": "bye", "code": "signed-out", "back": False}
        assert not own.listener.closed and not others.listener.closed


async def exported(guest: Guest) -> tuple[dict[str, Any], dict[str, str]]:
    """Return what a person takes away: the description, and all other files."""
    answer = await guest.ask("GET", "/api/me/export")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    return json.loads(files.pop("about-me.json")), files


async def test_everything_that_is_stored_about_a_person_can_be_taken_away(database: URL) -> None:
    async with house(database) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        finished = await started(ada, ben)
        await ada.send(finished, Say("a", "I am Ada of Ockham"))
        await ben.send(finished, Say("b", "Ben's own words"))
        await play_out(home, finished, ada, ben)
        running = await started(ada, ben, edition="usa")
        await ada.post("/api/me/mute", {"person": ben.id})
        about, files = await exported(ada)
        assert (about["id"], about["name"]) == (ada.id, "Ada")
        assert [line["text"] for line in about["chat"]] == ["I am Ada of Ockham"]
        assert about["muted"] == [{"id": ben.id, "name": "Ben"}]
        assert [device["label"] for device in about["devices"]] == ["browser"]
        assert {line["state"] for line in about["tables"]} == {"finished", "running"}
        names = {
            f"games/new_york-{finished.state.id[:12]}.jsonl",
            f"games/usa-{running.state.id[:12]}-seat-0.json",
        }
        assert set(files) == names
        record = next(text for name, text in files.items() if name.endswith(".jsonl"))
        assert fogg.read_record(record).replay().over


async def test_what_is_taken_away_of_a_running_game_is_ones_own_view(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben, edition="usa")
        _, files = await exported(ada)
        (text,) = files.values()
        game = table.state.game
        assert game is not None
        assert text == (await ada.ask("GET", f"/api/tables/{table.state.id}/record")).text
        assert table.state.created.seed not in text and table.state.created.nonce not in text


async def test_an_unknown_person_has_nothing_to_take_away(sqlite: URL) -> None:
    async with house(sqlite) as home:
        assert (await (await home.guest()).ask("GET", "/api/me/export")).status_code == 401
