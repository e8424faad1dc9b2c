"""Lessons and pages about the rules over HTTP: nothing is stored, and what is asked too often is refused."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.engine import URL
from tests.server.house import House, house

from fogg.board import edition_ids
from fogg.server.http.limits import HOUSE, RULES
from fogg.server.store.schema import guests, people, rows, tables

FIRST = "/api/lessons/first"
SKIP = {"skip": True}


async def stored(served: House) -> int:
    """Return how many rows there are of tables, games and people."""
    async with served.server.engine.connect() as connection:
        counts = [select(func.count()).select_from(part) for part in (tables, rows, guests, people)]
        return sum([(await connection.execute(count)).scalar_one() for count in counts])


async def test_a_whole_lesson_stores_nothing_and_is_in_no_list(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        opened = await visitor.get(FIRST)
        inputs: list[dict[str, Any]] = []
        shown = await visitor.post(FIRST, {})
        while shown.get("step") is not None:
            shown = await visitor.post(FIRST, {"inputs": [*inputs, SKIP], "shown": len(inputs)})
            inputs.append(SKIP)
        assert shown["at"] == len(opened["steps"])
        lists = await visitor.get("/api/tables")
        assert await stored(served) == 0
        assert not any(lists.values())
        drawing = await visitor.ask("GET", f"/api/boards/{opened['board']}.svg")
        assert drawing.is_success and drawing.text.startswith("<svg")


async def test_a_lesson_goes_on_where_it_was_left(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        shown = await visitor.post(FIRST, {"inputs": [SKIP] * 5, "shown": 5})
        (frame,) = shown["frames"]
        assert frame["type"] == "snapshot" and frame["seat"] == 0
        assert shown["step"] == "locomotive" and shown["lights"] == ["kind:locomotive"]
        assert frame["facts"]["known_deal"]


async def test_another_decision_is_refused_and_nothing_is_shown(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        (snapshot,) = (await visitor.post(FIRST, {"inputs": [SKIP] * 2, "shown": 2}))["frames"]
        options = snapshot["position"]["question"]["options"]
        hidden = next(group["actions"][0] for group in options if group["verb"] == "draw-hidden")
        shown = await visitor.post(FIRST, {"inputs": [SKIP, SKIP, {"do": hidden}], "shown": 2})
        assert shown["refused"] and shown["step"] == "draw" and not shown["frames"]


async def test_inputs_of_another_lesson_are_stale(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        answer = await visitor.ask("POST", FIRST, {"inputs": [SKIP, {"do": 999_999}], "shown": 2})
        assert answer.status_code == 409 and answer.json()["code"] == "stale"
        answer = await visitor.ask("POST", FIRST, {"inputs": [SKIP] * 30, "shown": 30})
        assert answer.status_code == 409 and answer.json()["code"] == "over"


async def test_a_lesson_says_why_something_cannot_be_done_and_which_ways_there_are(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        asked = {"inputs": [SKIP] * 2, "ask": "why", "target": "route:roma-brindisi"}
        assert (await visitor.post(f"{FIRST}/ask", asked))["why"][0].startswith("refusal-")
        ways = (await visitor.post(f"{FIRST}/ask", {"inputs": [SKIP] * 2}))["ways"]
        assert ways["paris-turin"][1] == ["paris-lyon", "lyon-turin"]


@pytest.mark.parametrize("name", ["third", "usa"])
async def test_a_lesson_that_does_not_exist_is_not_found(sqlite: URL, name: str) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        assert (await visitor.ask("POST", f"/api/lessons/{name}", {})).status_code == 404


async def test_lessons_are_limited(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        served.server.limits.scale = 1.0
        codes = [(await visitor.ask("POST", FIRST, {})).status_code for _ in range(RULES["lessons"].burst * HOUSE + 1)]
        assert codes == [200] * (len(codes) - 1) + [429]


async def test_every_edition_has_its_page_and_what_it_lists(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        index = await visitor.get("/api/learn")
        assert {page[0] for page in index["editions"]} == set(edition_ids())
        assert index["lessons"] == ["first", "second"]
        for edition in edition_ids():
            page = await visitor.get(f"/api/learn/{edition}")
            assert page["page"]["statements"] and page["name"]
        asia = await visitor.get("/api/learn/team_asia")
        assert ["trains", 27] in asia["parts"] and any("Reconstructed" in line for line in asia["provenance"])
        assert (await visitor.ask("GET", "/api/learn/atlantis")).status_code == 404


async def test_pages_and_lessons_are_told_in_the_language_of_the_reader(sqlite: URL) -> None:
    async with house(sqlite) as served:
        visitor = await served.guest()
        english, lesson = await visitor.get("/api/learn/nordic"), await visitor.get(FIRST)
        visitor.client.headers["accept-language"] = "de-AT,de;q=0.9"
        german, lektion = await visitor.get("/api/learn/nordic"), await visitor.get(FIRST)
        keys = [[one[0] for one in page["page"]["statements"]] for page in (english, german)]
        assert keys[0] == keys[1]
        assert "Waggons" in german["page"]["words"] and "Waggons" not in english["page"]["words"]
        assert german["name"] != english["name"]
        assert lesson["book"]["words"] != lektion["book"]["words"]
        assert "Zielkarte" in (await visitor.get("/api/learn"))["page"]["words"]
