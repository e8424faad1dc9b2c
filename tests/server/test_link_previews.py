"""Previews of links: title and picture of finished games, and nothing that is secret."""

from __future__ import annotations

import re

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, house, started
from tests.server.playing import play_out

from fogg.server.broadcast.table_card import CardChair
from fogg.server.http.sentences import wording
from fogg.server.replays import end_pictures
from fogg.server.replays.link_preview import called

META = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


async def page_of(guest: Guest, path: str) -> str:
    answer = await guest.ask("GET", path)
    assert answer.status_code == 200
    return answer.text


async def test_a_public_game_tells_its_result(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest('Ada "&" Co'), await home.guest()
        table = await started(ada, bots=1, private=False, edition="new_york")
        await play_out(home, table, ada)
        page = await page_of(eve, f"/replay/{table.state.id}")
        tags = dict(META.findall(page))
        winner = table.seats.result()[0]  # type: ignore[index]
        assert tags["og:title"].endswith(f" won New York with {winner.total} points")
        assert "Ada &quot;&amp;&quot; Co" in tags["og:description"] and 'Ada "' not in page
        assert "<title>" in page and page.count("<title>") == 1
        assert tags["og:url"] == f"http://fogg.test/replay/{table.state.id}"
        assert tags["og:image"] == f"http://fogg.test/api/replays/{table.state.id}/picture.png"
        picture = await eve.ask("GET", f"/api/replays/{table.state.id}/picture.png")
        assert picture.content.startswith(b"\x89PNG") and picture.headers["content-type"] == "image/png"


async def test_of_a_private_game_no_player_is_named(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest()
        table = await started(ada, bots=1, private=True, edition="new_york")
        await play_out(home, table, ada)
        page = await page_of(eve, f"/replay/{table.state.id}")
        tags = dict(META.findall(page))
        assert tags["og:title"] == "A finished game of New York"
        assert "Ada" not in page and str(table.seats.result()[0].total) not in tags["og:description"]  # type: ignore[index]


async def test_of_other_games_nothing_is_told(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest()
        running = await started(ada, bots=1, private=False, edition="new_york")
        plain = await page_of(eve, "/")
        for guest in (ada, eve):
            assert await page_of(guest, f"/replay/{running.state.id}") == plain
        assert await page_of(eve, "/replay/nothing") == plain
        assert (await eve.ask("GET", f"/api/replays/{running.state.id}/picture.png")).json()["code"] == "not-over"
        assert (await ada.ask("GET", f"/api/replays/{running.state.id}/picture.png")).json()["code"] == "not-over"


async def test_without_the_extra_there_is_no_picture(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("fogg.server.replays.end_pictures", "fogg.server.http.pages"):
        monkeypatch.setattr(f"{module}.can_draw", lambda: False)
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await started(ada, bots=1, edition="new_york")
        await play_out(home, table, ada)
        page = await page_of(ada, f"/replay/{table.state.id}")
        assert "og:title" in page and "og:image" not in page
        assert (await ada.ask("GET", f"/api/replays/{table.state.id}/picture.png")).status_code == 404


def test_the_picture_is_there_in_tests() -> None:
    assert end_pictures.can_draw()


def test_bots_are_called_as_on_the_page() -> None:
    chairs = [CardChair("bot", bot=bot) for bot in ("level:3", "net", "racer", "greedy")]
    assert called(chairs, lambda person: None, wording("en")) == ["Fix", "Verne", "Passepartout", "Aouda"]
