"""Results of finished games: stored with their end, worked out again, counted, rated, and private."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select
from sqlalchemy.engine import URL
from tests.server.house import CATALOG, Guest, House, house, started
from tests.server.playing import move, play_out
from tests.server.stored import content

from fogg.server.admin.host_actions import HostActions
from fogg.server.http.results.statistics_requests import ends_of, routes_of
from fogg.server.protocol.commands import Resign
from fogg.server.results.unrated import why_unrated
from fogg.server.store.backup import write_backup
from fogg.server.store.connect import connect, database_url
from fogg.server.store.migrate import migrate
from fogg.server.store.restore import restore_backup
from fogg.server.store.schema import results
from fogg.server.table.table import Table

STORED = Path(__file__).parent / "data" / "0004.sqlite.gz"
RATINGS = ("mu_before", "sigma_before", "mu", "sigma")


async def stored_results(home: House) -> list[dict[str, Any]]:
    await home.server.ratings.settled()
    return (await content(home.server.engine))["results"]


async def played(home: House, *guests: Guest, bots: tuple[str, ...] = (), **setup: Any) -> Table:
    """Return a table of guests and bots whose game is over."""
    chairs = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:]), *({"kind": "bot", "bot": bot} for bot in bots)]
    options = {"private": False, "fixed_order": True, "bot_pace": "instant", "edition": "new_york", **setup}
    seed = options.pop("seed", None)
    made = await guests[0].post("/api/tables", {"setup": {"chairs": chairs, **options}, "seed": seed})
    for other in guests[1:]:
        await other.post(f"/api/tables/{made['table']}/join")
    await guests[0].post(f"/api/tables/{made['table']}/start")
    table = await home.table(made["table"])
    await play_out(home, table, *guests)
    return table


async def test_results_say_what_the_end_of_the_game_said(database: URL) -> None:
    async with house(database) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await played(home, ada, ben, bots=("level:2",))
        found = await stored_results(home)
        assert [(row["seat"], row["person"], row["bot"]) for row in found] == [
            (0, ada.id, None),
            (1, ben.id, None),
            (2, None, "level:2"),
        ]
        final = {seat: side for side in table.seats.result() or () for seat in side.seats}
        assert [(row["place"], row["score"]) for row in found] == [
            (final[seat].place, final[seat].total) for seat in range(3)
        ]
        game = table.state.game
        assert game is not None
        for row in found:
            lines = [line for line in final[row["seat"]].lines if line.reason.startswith("score-ticket")]
            done = sum(line.reason == "score-ticket-done" for line in lines)
            assert (row["tickets_done"], row["tickets_kept"]) == (done, len(lines))
            assert len(json.loads(row["routes"])) == len(game.view(None).routes_of(row["seat"]))
        shown = await ada.get(f"/api/tables/{table.state.id}/ratings")
        assert shown["unrated"] == "" and [(seat["seat"], seat["mine"]) for seat in shown["seats"]] == [(0, True)]
        assert shown["seats"][0]["change"] == shown["seats"][0]["rating"] - 1500
        assert {row["unrated"] for row in found} == {""} and {row["ended"] for row in found} == {table.state.ended}


async def test_results_are_worked_out_again_where_they_are_missing(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        for _ in range(2):
            await played(home, ada, ben)
            home.clock._now += 60
        before = await stored_results(home)
        assert len(before) == 4 and all(row["mu"] is not None for row in before)
        await home.server.writer.append([], also=[delete(results)])
    async with house(sqlite, clock=home.clock) as home:
        assert await stored_results(home) == before


async def test_rating_one_after_the_other_is_rating_all_again(sqlite: URL) -> None:
    """Also after a table was removed from the middle, and with games that end at the same moment."""
    async with house(sqlite) as home:
        people = [await home.guest(name) for name in ("Ada", "Ben", "Cy")]
        tables = []
        for n in range(3):
            tables.append(await played(home, people[n % 3], people[(n + 1) % 3], bots=("level:1",)))
        before = await stored_results(home)
        await home.server.ratings.rate_again()
        assert await stored_results(home) == before
        await HostActions(home.server, None).delete_table(tables[1].state.id, "")
        after = await stored_results(home)
        assert len(after) == 6
        await home.server.ratings.rate_again()
        assert await stored_results(home) == after


async def unrated(home: House) -> str:
    (reason,) = {row["unrated"] for row in await stored_results(home)}
    return str(reason)


@pytest.mark.parametrize(
    ("setup", "bots", "why"),
    [
        ({}, ("level:3",), ""),
        ({"seed": "5"}, ("level:3",), "known"),
        ({"assist": 2}, ("level:3",), "assist"),
        ({"assist": 0}, ("level:3",), ""),
        ({}, ("racer",), "opponents"),
    ],
)
async def test_why_a_game_is_not_rated_is_told_at_the_table(
    sqlite: URL, setup: dict[str, Any], bots: tuple[str, ...], why: str
) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        seed = setup.get("seed")
        options = {name: value for name, value in setup.items() if name != "seed"}
        chairs = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        made = await ada.post(
            "/api/tables", {"setup": {"edition": "new_york", "chairs": chairs, **options}, "seed": seed}
        )
        table = await home.table(made["table"])
        assert table.facts().unrated == why_unrated(table.state) == why


async def test_a_hot_seat_is_never_rated(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        setup = {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "hot"}], "bot_pace": "instant"}
        made = await ada.post("/api/tables", {"setup": setup, "names": ["Child"]})
        assert (await ada.get(f"/api/tables/{made['table']}"))["facts"]["unrated"] == "hot-seat"


async def test_a_game_that_a_player_gave_up_before_it_began_is_not_rated(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await ben.send(table, Resign("r", 1))
        await play_out(home, table, ada, ben)
        assert await unrated(home) == "early"


async def test_a_game_that_was_given_up_later_is_rated_as_lost(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        while table.state.chooses_together:
            for guest in (ada, ben):
                for seat in table.waiting(guest.id):
                    await move(guest, table, seat, f"first{seat}")
        await ben.send(table, Resign("r", 1))
        await play_out(home, table, ada, ben)
        ada_row, ben_row = await stored_results(home)
        assert ben_row["place"] == 2 and ben_row["resigned"] and ben_row["mu"] < 1500 < ada_row["mu"]


async def test_games_from_files_have_no_results(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        table = await played(home, ada, bots=("level:1",))
        record = (await ada.ask("GET", f"/api/tables/{table.state.id}/record")).text
        made = await ada.post("/api/replays", {"record": record})
        assert {row["table_id"] for row in await stored_results(home)} == {table.state.id}
        assert (await ada.get(f"/api/tables/{made['table']}/ratings"))["unrated"] == "imported"
    async with house(sqlite) as home:
        assert {row["table_id"] for row in await stored_results(home)} == {table.state.id}, "nor after a start"


async def test_statistics_count_games_wins_scores_tickets_routes_and_opponents(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        for _ in range(2):
            await played(home, ada, ben, bots=("level:2",))
        await played(home, ada, ben, seed="7")  # practice
        rows = [row for row in await stored_results(home) if not row["unrated"]]
        mine = [row for row in rows if row["person"] == ada.id]
        found = await ada.get("/api/me/statistics")
        assert (found["name"], found["open"], found["games"]) == ("Ada", False, 2)
        (edition,) = found["editions"]
        assert edition["edition"] == "new_york" and edition["games"] == 2
        assert edition["wins"] == found["wins"] == sum(row["place"] == 1 for row in mine)
        assert edition["best_score"] == max(row["score"] for row in mine)
        assert edition["mean_score"] == round(sum(row["score"] for row in mine) / 2, 1)
        assert edition["tickets_kept"] == sum(row["tickets_kept"] for row in mine)
        claimed = [route for row in mine for route in json.loads(row["routes"])]
        assert {route: n for route, _, _, n in edition["routes"]} == {route: claimed.count(route) for route in claimed}
        assert all(a and b and a[0].isupper() for _, a, b, _ in edition["routes"]), "cities by their names"
        by_who = {one.get("name") or one["bot"]: one for one in found["opponents"]}
        assert set(by_who) == {"Ben", "level:2"} and "person" not in by_who["Ben"]
        won = sum(
            a["place"] < b["place"] for a, b in zip(mine, [r for r in rows if r["person"] == ben.id], strict=True)
        )
        assert by_who["Ben"]["games"] == 2 and by_who["Ben"]["won"] == won
        assert found["rating"]["games"] == 2


def test_routes_of_statistics_are_called_as_the_reader_speaks() -> None:
    keys = [key for key in routes_of(CATALOG, "africa", "en") if "junction_congo" in key]
    assert keys
    for key in keys:
        assert "(junction south of Bondo)" in ends_of(CATALOG, "africa", key, "en")
        assert "(Knotenpunkt südlich von Bondo)" in ends_of(CATALOG, "africa", key, "de")
    assert ends_of(CATALOG, "atlantis", "here-there", "de") == ("here", "there"), "a board that is no longer offered"


async def test_a_profile_is_private_until_its_owner_opens_it_and_can_be_closed_at_once(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest()
        table = await played(home, ada, ben)
        assert (await eve.ask("GET", f"/api/players/{ada.id}")).status_code == 404
        assert (await eve.ask("GET", "/api/players/nothing")).json() == (
            await eve.ask("GET", f"/api/players/{ada.id}")
        ).json(), "a closed profile cannot be told from none"
        assert await eve.get("/api/best") == {"editions": [], "ratings": []}
        seats = (await ben.get(f"/api/tables/{table.state.id}/ratings"))["seats"]
        assert [seat["seat"] for seat in seats] == [1], "one's own alone"
        assert (await ada.ask("PUT", "/api/me/profile", {"open": True})).status_code == 200
        shown = await eve.get(f"/api/players/{ada.id}")
        assert shown["name"] == "Ada" and shown["games"] == 1 and shown["opponents"] == []
        best = await eve.get("/api/best")
        assert [score["name"] for score in best["editions"][0]["scores"]] == ["Ada"]
        assert [one["name"] for one in best["ratings"]] == ["Ada"]
        for path in (f"/api/players/{ada.id}", "/api/best"):
            text = (await eve.ask("GET", path)).text
            assert "Ben" not in text and ben.id not in text and table.state.id not in text
        await ada.ask("PUT", "/api/me/profile", {"open": False})
        assert (await eve.ask("GET", f"/api/players/{ada.id}")).status_code == 404
        assert await eve.get("/api/best") == {"editions": [], "ratings": []}


async def test_a_deleted_person_disappears_from_lists_and_games_stay(database: URL) -> None:
    async with house(database) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest()
        await played(home, ada, ben)
        for guest in (ada, ben):
            await guest.ask("PUT", "/api/me/profile", {"open": True})
        before = await stored_results(home)
        await ben.ask("DELETE", "/api/me")
        assert (await eve.ask("GET", f"/api/players/{ben.id}")).status_code == 404
        best = await eve.get("/api/best")
        assert [one["name"] for one in best["ratings"]] == ["Ada"]
        assert {score["name"] for one in best["editions"] for score in one["scores"]} == {"Ada"}
        (other,) = (await ada.get("/api/me/statistics"))["opponents"]
        assert other["games"] == 1 and "name" not in other and "person" not in other, "a former player"
        assert await stored_results(home) == before, "the games and what others gained in them stay"
        assert (await content(home.server.engine))["profiles"] == [{"person": ada.id, "opened": home.clock.now()}]


async def test_the_export_has_results_and_the_profile(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        await played(home, ada, ben)
        await ada.ask("PUT", "/api/me/profile", {"open": True})
        answer = await ada.ask("GET", "/api/me/export")
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            about = json.loads(archive.read("about-me.json"))
        assert about["profile_open_since"] == home.clock.now() and about["daily_deals"] == []
        (row,) = about["results"]
        assert row["person"] == ada.id and row["edition"] == "new_york"


async def test_a_database_of_today_gets_its_results_and_backups_keep_them(tmp_path: Path) -> None:
    path = tmp_path / "fogg.sqlite"
    path.write_bytes(gzip.decompress(STORED.read_bytes()))
    engine = connect(database_url(str(path)))
    await migrate(engine, tmp_path)
    await engine.dispose()
    async with house(database_url(str(path))) as home:
        found = await stored_results(home)
        assert [row["unrated"] for row in found] == ["known", "known"], "its one finished game has a chosen seed"
        assert all(row["score"] and json.loads(row["routes"]) for row in found)
        ada, ben = await home.guest("Ann"), await home.guest("Bob")
        await played(home, ada, ben)
        await ada.ask("PUT", "/api/me/profile", {"open": True})
        await ada.post("/api/daily")
        before = {name: rows for name, rows in (await content(home.server.engine)).items() if name != "meta"}
        await write_backup(home.server.engine, tmp_path / "all.backup")
    other = connect(database_url(str(tmp_path / "other.sqlite")))
    await restore_backup(other, tmp_path / "all.backup")
    after = await content(other)
    assert {name: rows for name, rows in after.items() if name != "meta"} == before
    async with other.connect() as connection:
        assert (await connection.execute(select(results.c.seat))).all()
    await other.dispose()


async def test_a_game_that_does_not_replay_any_more_counts_by_its_card(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        await played(home, ada, ben)
        before = await stored_results(home)
        await home.server.writer.append([], also=[delete(results)])

    def broken(*_: Any) -> Any:
        raise ValueError("rules of another time")

    monkeypatch.setattr("fogg.server.registry.table_loader.replay", broken)
    async with house(sqlite) as home:
        after = await stored_results(home)
        told = ("person", "place", "score", "unrated", *RATINGS)
        assert [[row[name] for name in told] for row in after] == [[row[name] for name in told] for row in before]
        assert {row["tickets_done"] for row in after} == {None} and {row["routes"] for row in after} == {"[]"}
