"""Replays show what was shown during play: every part of every position, for every seat and for spectators."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.house import house, started
from tests.server.playing import move, play_out
from tests.server.replaying import Shown, decoded, played_rows, told_in, unrolled
from tests.server.twins import Stand, begun

from fogg.server.broadcast.table_frames import Seen
from fogg.server.replays.replay_frames import replay_frames
from fogg.server.replays.replayed_game import decisions_of
from fogg.server.table.table import Table

# Simultaneous openings, drafts and tunnels, partners with secrets, hidden shares, pieces that move, markers.
GAMES = [("usa", 5, ()), ("europe", 3, ("warehouses_depots",)), ("team_asia", 4, ()), ("pennsylvania", 3, ()),
         ("marklin", 2, ()), ("old_west", 4, ("alvin",)), ("uk", 2, ())]  # fmt: skip
LIVE_ONLY = ("question", "undo")  # what is asked, and what could be taken back: both are over


def shown_live(seen: Seen) -> Shown:
    """Return what a page shows of a live position."""
    parts = {name: text for name, text in seen.parts.items() if name not in LIVE_ONLY}
    return Shown(parts, len(seen.history), seen.history[-1] if seen.history else None)


def without_extras(shown: Shown) -> Shown:
    """Return what is shown without the parts that only replays have."""
    return shown._replace(parts={name: part for name, part in shown.parts.items() if name not in (*LIVE_ONLY, "paths")})


@pytest.mark.parametrize(("edition", "players", "add_ons"), GAMES)
async def test_every_position_equals_what_was_shown_live(edition: str, players: int, add_ons: tuple[str, ...]) -> None:
    state = begun(edition, players, 11, add_ons=add_ons)
    table = Table(Stand(), state, {})
    looks: list[int | None] = [None, *range(players)]
    live = {look: [shown_live(table.seen(look))] for look in looks}
    taken_back = 0
    for lasting in played_rows(state, 11, regret=9):
        taken_back += lasting < len(live[None])
        for look in looks:
            live[look] = [*live[look][:lasting], shown_live(table.seen(look))]
    assert taken_back and state.phase == "finished"
    for look in looks:
        frames = await replay_frames(state, "watch" if look is None else look)
        again = unrolled(frames)
        assert len(again) == len(decisions_of(state)) + 1
        assert [without_extras(one) for one in again] == live[look]
        assert told_in(frames) == list(table.seen(look).history)
    for number, opened in enumerate(unrolled(await replay_frames(state, "open"))):
        owns = b",".join(live[seat][number].parts["own"] for seat in range(players))
        assert opened.parts["owns"] == b"[" + owns + b"]"
        assert all(opened.parts[name] == live[None][number].parts[name] for name in ("marks", "seats", "market"))


@pytest.mark.parametrize(("edition", "players", "add_ons"), GAMES[:4])
async def test_hidden_decisions_leave_no_gap_while_a_game_runs(
    edition: str, players: int, add_ons: tuple[str, ...]
) -> None:
    state = begun(edition, players, 5, add_ons=add_ons)
    table = Table(Stand(), state, {})
    looks: list[int | None] = [None, *range(players)]
    live = {look: [shown_live(table.seen(look))] for look in looks}
    for lasting in played_rows(state, 5):
        for look in looks:
            if (now := shown_live(table.seen(look))) != live[look][-1]:
                live[look].append(now)
        if lasting == 40:
            break
    for look in looks:
        again = unrolled(await replay_frames(state, "watch" if look is None else look))
        assert [without_extras(one) for one in again] == live[look]
    assert len(live[None]) < 41  # the opening is chosen in secret


async def test_all_cards_open_tells_what_was_drawn_and_kept() -> None:
    state = begun("pennsylvania", 3, 7)
    for _ in played_rows(state, 7):
        pass
    frames = await replay_frames(state, "open")
    parts = decoded(unrolled(frames)[-1])
    assert {"event-kept-own", "event-drew-hidden-own"} <= {message.key for message in told_in(frames)}
    assert all(entry["n"] is not None for ledger in parts["ledgers"] for entry in ledger["seats"])
    for seat, lines in enumerate(parts["standings"]):
        assert {line[0] for line in lines} <= {seat}


async def test_the_longest_paths_are_those_that_score() -> None:
    state = begun("usa", 3, 7)
    for _ in played_rows(state, 7):
        pass
    parts = decoded(unrolled(await replay_frames(state, "watch"))[-1])
    lengths = {route.key: route.length for route in state.ruleset.board.routes}
    longest = [line for side in parts["result"] for line in side["lines"] if line[1] == "score-longest-path"]
    assert longest
    for seat, _, _, routes, *_ in longest:
        assert sum(lengths[key] for key in parts["paths"][seat]) == sum(lengths[key] for key in routes)


async def test_a_finished_game_is_open_to_all_who_have_its_address(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = [await home.guest(name) for name in ("Ada", "Ben", None)]
        table = await started(ada, ben, bots=1, private=False, edition="new_york")
        await play_out(home, table, ada, ben)
        path = f"/api/replays/{table.state.id}"
        await ada.post(f"/api/tables/{table.state.id}/rematch")
        shown = await eve.get(path)
        assert shown["look"] == "open" and shown["looks"] == ["open", "watch", 0, 1, 2]
        assert len(shown["frames"]) == len(shown["lines"]) + 1 > 20
        assert "rematch" not in shown["facts"] and "watchers" not in shown["facts"]
        assert (await ada.get(path))["facts"]["rematch"]
        assert (await eve.get(f"{path}?look=1"))["frames"][0]["position"]["own"]["hand"]
        for wrong in ("3", "-1", "all", "1.0"):
            assert (await eve.ask("GET", f"{path}?look={wrong}")).json()["code"] == "not-yours"


async def test_private_tables_open_when_they_are_finished(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, eve = await home.guest("Ada"), await home.guest("Eve")
        table = await started(ada, bots=1, private=True, edition="new_york")
        id = table.state.id
        paths = [f"/api/replays/{id}", f"/api/tables/{id}/book", f"/api/tables/{id}/record"]
        assert [(await eve.ask("GET", path)).status_code for path in paths] == [404, 404, 404]
        await play_out(home, table, ada)
        assert [(await eve.ask("GET", path)).status_code for path in paths] == [200, 200, 200]
        assert (await eve.ask("GET", f"/api/tables/{id}")).status_code == 404  # the table itself stays private


async def test_an_unfinished_game_is_shown_to_its_players_through_their_own_seats(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada, ben, eve = [await home.guest(name) for name in ("Ada", "Ben", "Eve")]
        table = await started(ada, ben, private=False, edition="new_york")
        path = f"/api/replays/{table.state.id}"
        await move(ada, table, 0, "a")
        shown = await ada.get(path)
        assert shown["look"] == 0 and shown["looks"] == [0] and "lines" not in shown
        assert len((await ben.get(path))["frames"]) == 1  # that Ada has chosen is hidden
        for wrong in ("1", "open", "watch"):
            assert (await ada.ask("GET", f"{path}?look={wrong}")).json()["code"] == "not-yours"
        assert (await eve.ask("GET", path)).json()["code"] == "not-over"
        assert "seed" not in shown["facts"]


async def test_players_who_share_a_device_look_at_an_unfinished_game_as_spectators(sqlite: URL) -> None:
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        body: dict[str, Any] = {"setup": {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "hot"}]}}
        made = await ada.post("/api/tables", {**body, "names": ["Ben"]})
        path = f"/api/replays/{made['table']}"
        assert (await ada.ask("GET", path)).json()["code"] == "not-started"
        await ada.post(f"/api/tables/{made['table']}/start")
        shown = await ada.get(path)
        assert shown["looks"] == ["watch"] and shown["frames"][0]["position"]["own"] is None
