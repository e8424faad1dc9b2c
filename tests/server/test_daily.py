"""The daily deal: the same for everybody, played once, and closed to all who have not played it."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.engine import URL
from tests.server.fake import FakeClock
from tests.server.house import CATALOG, Guest, House, house, started
from tests.server.live import live
from tests.server.playing import move, play_out
from tests.server.wire import Client
from websockets.exceptions import InvalidStatus

from fogg.server.daily.daily_deal import closing_of, daily_edition, daily_seed, day_of, end_of
from fogg.server.http.requests.admin_operations import EVERY_OPERATION
from fogg.server.http.requests.visibility import may_follow
from fogg.server.protocol.commands import Resign, SetPace
from fogg.server.store.schema import LOOKER, guests
from fogg.server.table.table import Table

DAY = 86400.0
# What each operation about a table is sent; the others take no body.
BODIES: dict[str, Any] = {
    "/tables/{table}/kick": {"chair": 0},
    "/tables/{table}/color": {"chair": 0, "color": "red"},
    "/tables/{table}/invite": {"chair": 0},
    "/replays/{table}/again": {"seat": 0},
}
DOORS = [op for op in EVERY_OPERATION if "{table}" in op.path and not op.path.startswith("/admin")]


def clock_on(edition: str) -> FakeClock:
    """Return a clock that stands at noon of a day with that board."""
    noon = 1_799_971_200.0 + DAY / 2
    return FakeClock(
        next(noon + n * DAY for n in range(40) if daily_edition(CATALOG, day_of(noon + n * DAY)) == edition)
    )


async def begun(guest: Guest) -> Table:
    """Return the table of a person's attempt today; bots move at once."""
    table = await guest.house.table((await guest.post("/api/daily"))["table"])
    if table.state.phase == "running":
        await guest.send(table, SetPace("pace", "instant"))
    return table


async def attempted(home: House, guest: Guest) -> Table:
    """Return the table of an attempt that is over."""
    table = await begun(guest)
    await play_out(home, table, guest)
    return table


async def let_look(home: House, table: Table, *others: Guest) -> None:
    """Give people a link to a table, so that only its deal can be what closes it."""
    seen = [insert(guests).values(table_id=table.state.id, person=one.id, chair=LOOKER) for one in others]
    await home.server.writer.append([], also=seen)


def told(table: Table) -> list[Any]:
    """Return every decision of a game and all that was told at it."""
    game = table.state.game
    assert game is not None
    return [list(game.record().lines), [event.full for event in game.events or ()]]


async def test_two_people_get_the_same_cards_for_the_same_decisions(sqlite: URL) -> None:
    async with house(sqlite, clock=clock_on("new_york")) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        first, second = await begun(ada), await begun(ben)
        assert first.state.id != second.state.id and first.state.created.commitment != second.state.created.commitment
        assert first.seen(0).parts["own"] == second.seen(0).parts["own"], "the same hand, the same offer of tickets"
        await home.advance(0.5)
        await play_out(home, first, ada)
        await home.advance(77)  # nothing depends on when one plays
        second = await home.table(second.state.id)
        await play_out(home, second, ben)
        assert told(first) == told(second)
        assert first.state.ended != second.state.ended


async def test_another_day_has_other_cards_and_another_board(sqlite: URL) -> None:
    secret = "s"
    assert daily_seed(secret, "2026-11-18") != daily_seed(secret, "2026-11-19") != daily_seed("t", "2026-11-19")
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    boards = [daily_edition(CATALOG, day) for day in days]
    assert len(set(boards)) == 16 and boards[:14] == boards[16:], "all for three in turn"
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        first = await begun(ada)
        home.clock._now += DAY
        second = await begun(ada)
        assert first.state.seed != second.state.seed and first.state.setup.edition != second.state.setup.edition


async def test_an_attempt_is_begun_once_and_resumed(sqlite: URL) -> None:
    async with house(sqlite, clock=clock_on("new_york")) as home:
        ada, eve = await home.guest("Ada"), await home.guest()
        assert (await eve.ask("POST", "/api/daily")).status_code == 401
        shown = await ada.get("/api/daily")
        assert (shown["state"], shown["edition"], shown["results"]) == ("new", "new_york", [])
        table = await begun(ada)
        assert table.state.phase == "running" and table.state.created.known_deal
        assert [place.bot for place in table.state.places] == [None, "level:3", "level:3"]
        assert (await ada.post("/api/daily"))["table"] == table.state.id
        assert (await ada.get("/api/daily"))["state"] == "running"
        await play_out(home, table, ada)
        assert (await ada.post("/api/daily"))["table"] == table.state.id, "there is no second attempt"
        shown = await ada.get("/api/daily")
        assert (shown["state"], shown["place"]) == ("scored", 1)
        assert shown["results"] == [{"place": 1, "score": shown["score"], "name": "Ada", "mine": True}]
        assert table.facts().unrated == "daily"
        assert (await ada.get(f"/api/tables/{table.state.id}/ratings"))["unrated"] == "daily"
        assert (await ada.get("/api/me/statistics"))["games"] == 1, "it counts, but is not rated"
        made = await ada.post(f"/api/replays/{table.state.id}/again", {"seat": 0})
        again = await home.table(made["table"])
        assert again.state.seed == table.state.seed and again.state.created.daily and not again.facts().seed
        assert await ada.get("/api/daily") == {**shown, "now": home.clock.now()}, "practice changes nothing"
        made = await ada.post(f"/api/tables/{table.state.id}/rematch")
        fresh = await home.table(made["table"])
        assert not fresh.state.created.daily and fresh.state.created.seed != table.state.created.seed


async def test_every_door_is_closed_until_ones_own_attempt_is_over(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogg.server.replays.end_pictures.drawn", drawn)
    async with house(sqlite, clock=clock_on("new_york")) as home:
        ada, ben, cy = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cy")
        eve = await home.guest()
        running = await begun(cy)
        finished = await attempted(home, ada)
        practice_made = await ada.post(f"/api/replays/{finished.state.id}/again", {"seat": 1, "friends": True})
        practice = await home.table(practice_made["table"])
        invite = await ada.post(f"/api/tables/{practice.state.id}/invite", {"chair": 0})
        for table in (running, finished, practice):
            await let_look(home, table, *(one for one in (ben, ada, cy) if not table.state.chairs_of(one.id)))
        strangers = [(eve, finished), (eve, practice), (ben, finished), (ben, running), (ben, practice)]
        strangers += [(cy, finished), (cy, practice)]  # Cy has begun, and is not done
        for guest, table in strangers:
            for op in DOORS:
                body = BODIES.get(op.path, {}) if op.body else None
                answer = await guest.ask(op.method, f"/api{op.path.replace('{table}', table.state.id)}", body)
                assert answer.status_code in (401, 403, 404), (op.method, op.path, answer.text)
                assert "offer" not in answer.text and table.state.seed not in answer.text
            assert not await may_follow(home.server, guest.id or None, table)
        for guest in (ben, cy):
            for path in ("/api/invites", "/api/invites/look"):
                assert (await guest.ask("POST", path, {"token": invite["token"]})).json()["code"] == "daily"
        plain = (await eve.ask("GET", "/")).text
        assert (await eve.ask("GET", f"/replay/{finished.state.id}")).text == plain, "no preview"
        for guest in (ben, cy, eve):
            lists = json.dumps(await guest.get("/api/tables"))
            assert finished.state.id not in lists and practice.state.id not in lists
        # The player may look at what was played, and is not told the seed either.
        assert (await ada.get(f"/api/replays/{finished.state.id}"))["looks"][0] == "open"
        picture = await ada.ask("GET", f"/api/replays/{finished.state.id}/picture.png")
        assert picture.headers["cache-control"] == "no-store"
        assert (await ada.ask("GET", f"/api/tables/{finished.state.id}/record")).json()["code"] == "daily"
        assert "seed" not in (await ada.get(f"/api/tables/{finished.state.id}"))["facts"]
        for path in ("/api/me/games", "/api/me/export"):
            with zipfile.ZipFile(io.BytesIO((await ada.ask("GET", path)).content)) as archive:
                assert not any(name.endswith(".jsonl") for name in archive.namelist())
        # Another one's attempt opens with the end of one's own.
        await play_out(home, running, cy)
        assert await may_follow(home.server, cy.id, finished)
        assert (await cy.get(f"/api/replays/{finished.state.id}"))["facts"]["daily"] == home.server.daily.today()
        # When the day is over everybody may look, and the record has the seed.
        home.clock._now = closing_of(finished.state.created.daily)
        assert (await eve.get(f"/api/replays/{finished.state.id}"))["facts"]["seed"] == finished.state.seed
        assert finished.state.seed in (await eve.ask("GET", f"/api/tables/{finished.state.id}/record")).text


async def test_a_profile_tells_nothing_of_an_attempt_while_its_deal_is_secret(sqlite: URL) -> None:
    async with house(sqlite, clock=clock_on("new_york")) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await attempted(home, ada)
        await ada.ask("PUT", "/api/me/profile", {"open": True})
        path = f"/api/players/{ada.id}"
        assert (await ada.get("/api/me/statistics"))["editions"][0]["routes"]
        hidden = await ben.get(path)
        assert (hidden["games"], hidden["editions"], hidden["opponents"]) == (0, [], [])
        for late in (0.0, closing_of(table.state.created.daily) - 1.0):
            home.clock._now = max(home.clock._now, late)
            assert (await ben.get(path))["games"] == 0
        home.clock._now = closing_of(table.state.created.daily)
        shown = await ben.get(path)
        assert shown["games"] == 1 and shown["editions"][0]["routes"]


async def drawn(svg: str) -> bytes:
    """Return a picture without drawing it."""
    return b"picture"


async def test_no_socket_shows_a_deal_that_one_has_not_played(sqlite: URL) -> None:
    async with live(sqlite) as home:
        ada, ben = [await Client(home.base, name).arrive() for name in ("Ada", "Ben")]
        made = (await ada.ask("POST", "/api/daily")).json()
        seen = insert(guests).values(table_id=made["table"], person=await id_of(ben), chair=LOOKER)
        await home.server.writer.append([], also=[seen])
        async with ada.connect(made["table"]) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            assert "welcome" in str(await socket.recv())
        with pytest.raises(InvalidStatus):
            async with ben.connect(made["table"]):
                pass


async def id_of(client: Client) -> str:
    return str((await client.ask("GET", "/api/me")).json()["id"])


async def test_the_table_of_a_day_names_only_people_who_opened_their_profile(database: URL) -> None:
    async with house(database, clock=clock_on("new_york")) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest()
        await attempted(home, ada)
        await attempted(home, ben)
        await ada.ask("PUT", "/api/me/profile", {"open": True})
        day = home.server.daily.today()
        lines = (await eve.get("/api/daily"))["results"]
        assert {line.get("name") for line in lines} == {"Ada", None}
        assert [line["place"] for line in lines] == [1, 1], "the same score shares a place"
        assert ben.id not in json.dumps(lines)
        own = [line for line in (await ben.get("/api/daily"))["results"] if line.get("mine")]
        assert [line["name"] for line in own] == ["Ben"] and "person" not in own[0]
        home.clock._now += 3 * DAY
        assert (await eve.get("/api/daily"))["days"] == [day]
        assert (await eve.get(f"/api/daily/{day}"))["results"] == lines
        for other in ("2026-02-31", "2099-01-01", "yesterday", "1999-12-31"):
            assert (await eve.ask("GET", f"/api/daily/{other}")).status_code == 404
        await ada.ask("DELETE", "/api/me")
        assert {line.get("name") for line in (await eve.get(f"/api/daily/{day}"))["results"]} == {None}


async def test_what_is_given_up_or_late_is_not_scored(sqlite: URL) -> None:
    async with house(sqlite, clock=clock_on("new_york")) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        given_up = await begun(ada)
        await ada.send(given_up, Resign("r", 0))
        while given_up.state.phase == "running":
            await home.advance(1)
        day = home.server.daily.today()
        late = await begun(ben)
        for seat in late.waiting(ben.id):
            await move(ben, late, seat, "first")
        home.clock._now = end_of(day) + 60
        assert (await ben.get(f"/api/daily/{day}"))["state"] == "running", "there is a while to finish it"
        home.clock._now = closing_of(day) + 1
        await play_out(home, await home.table(late.state.id), ben)
        for guest in (ada, ben):
            shown = await guest.get(f"/api/daily/{day}")
            assert (shown["state"], shown["results"], shown["unfinished"]) == ("unscored", [], 2)


async def test_ordinary_tables_are_as_open_as_ever(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest()
        table = await started(ada, bots=1)
        assert (await eve.ask("GET", f"/api/tables/{table.state.id}")).status_code == 200
        assert await may_follow(home.server, None, table)
