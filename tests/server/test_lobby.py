"""Before the game begins: sitting down, links, colors, getting up, the order of play, playing again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.engine import URL
from tests.server.house import Guest, House, house, started
from tests.server.playing import move, play_out

import fogg
from fogg.server.protocol.commands import Resign, Say, Undo
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import tables
from fogg.server.table.chairs import drawn_order, order_lot


async def made(host: Guest, chairs: list[dict[str, Any]], **options: Any) -> str:
    """Return a table that waits for its people."""
    names = options.pop("names", [])
    extra: dict[str, Any] = {key: options.pop(key) for key in ("seed", "record", "until") if key in options}
    body: dict[str, Any] = {"setup": {"edition": "new_york", "chairs": chairs, **options}, "names": names, **extra}
    table: str = (await host.post("/api/tables", body))["table"]
    return table


async def code(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """Return status and code of a refusal."""
    answer = await guest.ask(method, path, body if body is not None or method == "GET" else {})
    return answer.status_code, answer.json().get("code", "")


ME: dict[str, Any] = {"kind": "me"}
INVITED: dict[str, Any] = {"kind": "invited"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "racer"}


async def test_an_invite_takes_one_chair_once_and_then_shows_the_table(database: URL) -> None:
    async with house(database) as home:
        ada, ben, cleo = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Cleo")
        table = await made(ada, [ME, INVITED])
        token = (await ada.post(f"/api/tables/{table}/invite", {"chair": 1}))["token"]
        assert (await ben.post("/api/invites", {"token": token}))["chair"] == 1
        assert (await cleo.post("/api/invites", {"token": token}))["chair"] is None
        shown = await cleo.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in shown["facts"]["seats"]] == ["Ada", "Ben"]
        assert (await ben.post("/api/invites", {"token": token}))["chair"] == 1, "who sits there comes back by it"


async def test_a_private_table_is_there_for_its_seats_and_holders_of_its_link_only(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest("Eve")
        table = await made(ada, [ME, INVITED])
        assert await code(eve, "GET", f"/api/tables/{table}") == (404, "not-found")
        assert await code(eve, "POST", f"/api/tables/{table}/join") == (404, "not-found")
        assert (await eve.get("/api/tables"))["open"] == []
        assert [t["table"] for t in (await ada.get("/api/tables"))["mine"]] == [table]


async def test_an_open_table_is_listed_and_joined_from_the_list(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        await made(ada, [ME, OPEN], private=False)
        [listed] = (await ben.get("/api/tables"))["open"]
        assert (await ben.post(f"/api/tables/{listed['table']}/join", {"color": "red"}))["chair"] == 1
        assert await code(await home.guest("Cy"), "POST", f"/api/tables/{listed['table']}/join") == (409, "full")


async def test_colors_are_first_come_first_served(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await made(ada, [{**ME, "color": "red"}, OPEN], private=False)
        await ben.post(f"/api/tables/{table}/join", {"color": "red"})
        seats = (await ada.get(f"/api/tables/{table}"))["facts"]["seats"]
        assert seats[0]["color"] == "red" and seats[1]["color"] != "red"
        taken = {"chair": 1, "color": "red"}
        assert await code(ben, "POST", f"/api/tables/{table}/color", taken) == (409, "color-taken")
        await ben.post(f"/api/tables/{table}/color", {"chair": 1, "color": "black"})
        assert (await ada.get(f"/api/tables/{table}"))["facts"]["seats"][1]["color"] == "black"


async def test_a_host_who_leaves_hands_the_table_on_or_closes_it(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await made(ada, [ME, OPEN], private=False)
        await ben.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/leave")
        assert (await ben.get(f"/api/tables/{table}"))["facts"]["host"] is True
        await ben.post(f"/api/tables/{table}/leave")
        assert (await ben.get(f"/api/tables/{table}"))["facts"]["state"] == "closed"


async def test_only_the_host_sends_people_away_and_their_socket_is_closed(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        id = await made(ada, [ME, OPEN], private=False)
        await ben.post(f"/api/tables/{id}/join")
        table = await home.table(id)
        ears = ben.listen(table)
        assert await code(ben, "POST", f"/api/tables/{id}/kick", {"chair": 0}) == (403, "not-yours")
        await ada.post(f"/api/tables/{id}/kick", {"chair": 1})
        assert ears.heard()[-1] == {"type": "bye", "code": "kicked", "back": False}
        assert table.state.places[1].free and ears.listener not in table.listeners


async def test_no_game_begins_with_free_chairs_and_no_player_is_removed_afterwards(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        id = await made(ada, [ME, OPEN], private=False)
        assert await code(ada, "POST", f"/api/tables/{id}/start") == (409, "not-ready")
        await ben.post(f"/api/tables/{id}/join")
        assert await code(ben, "POST", f"/api/tables/{id}/start") == (403, "not-yours")
        await ada.post(f"/api/tables/{id}/start")
        for path, body in (("start", {}), ("leave", {}), ("kick", {"chair": 1})):
            assert await code(ada, "POST", f"/api/tables/{id}/{path}", body) == (409, "started")


def test_the_order_is_drawn_by_lot_and_teams_stay_side_by_side() -> None:
    orders = {drawn_order(4, 2, order_lot(f"{seed:x}", "blake2b")) for seed in range(200)}
    assert len(orders) == 8
    assert all({order[0] // 2, order[1] // 2} in ({0}, {1}) for order in orders)


async def test_the_order_is_that_of_the_promised_deal(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        for _ in range(5):
            state = (await started(ada, bots=3, fixed_order=False)).state
            assert state.order == drawn_order(4, 1, order_lot(state.created.seed, "blake2b")) and state.order_promised


async def test_a_host_who_knows_the_deal_does_not_know_the_order(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        tables = [await started(ada, bots=3, fixed_order=False, seed="5") for _ in range(12)]
        assert len({table.state.order for table in tables}) > 1
        assert not any(table.state.order_promised for table in tables)


async def test_bots_are_those_of_the_server_and_never_a_class_by_name(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        for bot in ("os:system", "unknown", "fogg.bots.racer:RacerBot"):
            body = {"setup": {"edition": "usa", "chairs": [ME, {"kind": "bot", "bot": bot}]}}
            assert await code(ada, "POST", "/api/tables", body) == (400, "bad-setup")
        assert "racer" in (await ada.get("/api/bots"))["bots"]


async def test_levels_for_people_are_offered_first_with_their_ratings(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        offer = await ada.get("/api/bots")
        assert [level["bot"] for level in offer["levels"]] == offer["bots"][:6]
        assert sorted(level["level"] for level in offer["levels"]) == [0, 1, 2, 3, 4, 5]
        ratings = [level["rating"] for level in offer["levels"]]
        assert ratings == sorted(ratings)
        assert all(level["rating"] > 0 and level["plus_minus"] >= 0 for level in offer["levels"])
        chairs = [ME, {"kind": "bot", "bot": "level:2"}, {"kind": "bot", "bot": "level:5"}]
        made = await ada.post("/api/tables", {"setup": {"edition": "usa", "chairs": chairs}})
        shown = await ada.get(f"/api/tables/{made['table']}")
        assert [seat.get("bot") for seat in shown["facts"]["seats"]] == [None, "level:2", "level:5"]


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "../usa"},
        {"edition": "/etc"},
        {"edition": "usa", "variant": "none"},
        {"edition": "usa", "settings": {"nothing": 1}},
        {"edition": "usa", "add_ons": ["x"]},
        {"edition": "usa", "chairs": [ME]},
        {"edition": "usa", "chairs": [ME, ME]},
        {"edition": "usa", "clock": 86400},
        {"edition": "usa", "pace": "days", "clock": 60},
        {"edition": "usa", "chairs": [{**ME, "color": "red"}, {**BOT, "color": "red"}]},
        {"edition": "usa", "chairs": [ME, {"kind": "hot"}]},
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(sqlite: URL, setup: dict[str, Any]) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        answer = await ada.ask("POST", "/api/tables", {"setup": {"chairs": [ME, BOT], **setup}})
        assert answer.status_code == 400 and answer.json()["code"] == "bad-setup"
        assert len(answer.json()["sentence"]) > 40


async def test_every_edition_can_be_made_and_begun(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        for edition in (await ada.get("/api/editions"))["editions"]:
            players = max(edition["players"])
            chairs = [ME, *([BOT] * (players - 1))]
            table = (await ada.post("/api/tables", {"setup": {"edition": edition["id"], "chairs": chairs}}))["table"]
            await ada.post(f"/api/tables/{table}/start")
            colors = [seat["color"] for seat in (await ada.get(f"/api/tables/{table}"))["facts"]["seats"]]
            assert len(set(colors)) == players and None not in colors


async def finished(home: House, **options: Any) -> tuple[Guest, Guest, str]:
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    table = await started(ada, ben, **options)
    await play_out(home, table, ada, ben)
    return ada, ben, table.state.id


async def test_a_rematch_is_one_table_for_all_and_another_one_begins(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, id = await finished(home)
        fresh = (await ben.post(f"/api/tables/{id}/rematch"))["table"]
        assert (await ada.post(f"/api/tables/{id}/rematch"))["table"] == fresh
        await ada.post(f"/api/tables/{fresh}/join")
        await ben.post(f"/api/tables/{fresh}/start")
        seats = (await ben.get(f"/api/tables/{fresh}"))["facts"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ben", "Ada"]


async def test_a_rematch_that_cannot_be_stored_leaves_no_table_behind(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite) as home:
        ada, _, id = await finished(home)
        before = await tables_stored(home)
        bad = text("insert into nothing values (1)")
        monkeypatch.setattr("fogg.server.table.table.calls_for", lambda *_: [bad])
        assert await code(ada, "POST", f"/api/tables/{id}/rematch") == (503, "not-stored")
        assert await tables_stored(home) == before
        monkeypatch.undo()
        assert (await ada.post(f"/api/tables/{id}/rematch"))["table"] not in before


async def tables_stored(home: House) -> list[str]:
    async with home.server.engine.connect() as connection:
        return list((await connection.execute(select(tables.c.id))).scalars().all())


async def test_two_cannot_take_the_same_name_at_once(sqlite: URL) -> None:
    """One renames while the other sits down: the later one is refused."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        id = await made(ada, [ME, OPEN], private=False)
        both = ada.ask("PATCH", "/api/me", {"name": "Ben"}), ben.ask("POST", f"/api/tables/{id}/join", {})
        answers = await asyncio.gather(*both)
        assert sorted(answer.is_success for answer in answers) == [False, True]
        facts = (await ada.get(f"/api/tables/{id}"))["facts"]
        names = [seat.get("name") for seat in facts["seats"]]
        assert len({name for name in names if name}) == len([name for name in names if name])


async def test_a_table_hears_only_so_much(sqlite: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await move(ada, table, 0, "a")
        monkeypatch.setattr("fogg.server.table.playing.MOST_ROWS", table.state.seq)
        for order in (Say("s", "once more"), Undo("u", 0)):
            with pytest.raises(RequestRefused, match="enough"):
                await ada.send(table, order)
        await move(ben, table, 1, "b")


async def test_a_chosen_seed_marks_the_table_and_gives_the_deal_again(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        hands = []
        for _ in range(2):
            id = await made(ada, [ME, BOT], seed="7", fixed_order=True)
            await ada.post(f"/api/tables/{id}/start")
            assert (await ada.get(f"/api/tables/{id}"))["facts"]["known_deal"] is True
            hands.append(ada.listen(await home.table(id)).heard()[-1]["position"]["own"])
        assert hands[0] == hands[1]
        other = await made(ada, [ME, BOT])
        assert "known_deal" not in (await ada.get(f"/api/tables/{other}"))["facts"]


async def test_a_record_is_played_on_from_a_point(sqlite: URL) -> None:
    game = fogg.new_game("new_york", seats=["x", "y"], seed=5)
    while not game.over:
        game.play(game.actors[0], game.options(game.actors[0])[0])
    text = game.record().text()
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        id = await made(ada, [ME, BOT], record=text, until=20, fixed_order=True)
        await ada.post(f"/api/tables/{id}/start")
        table = await home.table(id)
        assert table.state.game is not None and len(table.state.game.moves) == 20
        assert (await ada.get(f"/api/tables/{id}"))["facts"]["known_deal"] is True
        for wrong, until in ((text[:-30], None), (text, None), ("x", 1)):
            chairs = {"edition": "new_york", "chairs": [ME, BOT]}
            body = {"setup": chairs, "record": wrong, "until": until}
            assert await code(ada, "POST", "/api/tables", body) == (400, "bad-record")


async def test_who_resigns_is_placed_last_and_a_bot_plays_on(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await move(ben, table, 1, "b0")
        await ada.send(table, Resign("r", 0))
        await play_out(home, table, ben)
        result = table.seats.result()
        assert result is not None and [side.seats for side in result] == [(1,), (0,)]
        assert [side.place for side in result] == [1, 2]


async def test_when_everybody_has_resigned_the_bots_play_on_to_the_end(sqlite: URL) -> None:
    """No player can come back, so the table does not wait: the last to give up is placed before the first."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        table = await started(ada, ben)
        await ada.send(table, Resign("r", 0))
        await ben.send(table, Resign("r", 1))
        assert not table.state.paused
        await home.advance(600)
        result = (await home.table(table.state.id)).seats.result()
        assert result is not None and [side.seats for side in result] == [(1,), (0,)]


async def test_in_a_team_the_partner_plays_on_with_the_bot_and_the_team_is_ranked_by_its_score(sqlite: URL) -> None:
    async with house(sqlite) as home:
        people = [await home.guest(name) for name in ("Ada", "Ben", "Cy", "Di")]
        table = await started(*people, edition="team_asia")
        await people[0].send(table, Resign("r", 0))
        await play_out(home, table, *people[1:])
        result = table.seats.result()
        assert result is not None
        assert result[0].total >= result[1].total and {len(side.seats) for side in result} == {2}


async def test_hot_seats_are_seen_one_at_a_time_and_asked_one_after_the_other(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        id = await made(ada, [ME, {"kind": "hot"}], names=["Bob"], fixed_order=True)
        await ada.post(f"/api/tables/{id}/start")
        table = await home.table(id)
        ears = ada.listen(table)
        first = ears.heard()[-1]
        assert first["seat"] is None and first["position"]["own"] is None and first["waiting"] == [0]
        ears.listener.seat = 0
        table.publish()
        assert ears.heard()[-1]["position"]["own"]["hand"]
        await move(ada, table, 0, "a")
        curtain = ears.heard()[-1]
        assert curtain["seat"] is None and curtain["position"]["own"] is None and curtain["waiting"] == [1]


async def test_who_waits_for_the_beginning_looks_through_their_own_seat_then(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = await home.guest("Ada"), await home.guest("Ben"), await home.guest("Eve")
        table = await home.table(await made(ada, [ME, OPEN], private=False))
        await ben.post(f"/api/tables/{table.state.id}/join")
        ears = [guest.listen(table) for guest in (ada, ben, eve)]
        [ear.heard() for ear in ears]
        await ada.post(f"/api/tables/{table.state.id}/start")
        frames = [ear.heard()[-1] for ear in ears]
        own = [*table.state.seats_of(ada.id), *table.state.seats_of(ben.id), None]
        assert [frame["seat"] for frame in frames] == own
        assert frames[0]["position"]["question"] and frames[1]["position"]["question"]
