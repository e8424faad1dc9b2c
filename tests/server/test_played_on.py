"""Records that come from the network are refused cleanly or played on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.house import Guest, house

import fogg
from fogg.engine.records.record import checksum
from fogg.server.table.create import MOST_LINES

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "racer"}


def written(header: dict[str, Any], lines: list[dict[str, Any]]) -> str:
    """Return a record as text, with checksums that fit: anybody can compute them."""
    check, text = "", []
    for plain in (header, *lines):
        check = checksum(check, plain)
        text.append(json.dumps({**plain, "check": check}))
    return "\n".join(text)


def record(lines: list[dict[str, Any]] | None = None, **changes: Any) -> str:
    """Return the record of a game that has just begun, with something else in its header."""
    plain = json.loads(fogg.new_game("usa", ["Ada", "Ben"], seed=7).record().text().splitlines()[0])
    del plain["check"]
    game = {**plain["game"], **changes.pop("game", {})}
    return written({**plain, "game": game, **changes}, lines or [])


async def refused(guest: Guest, text: str) -> tuple[int, str]:
    answer = await guest.ask("POST", "/api/tables", {"setup": {"edition": "usa", "chairs": [ME, BOT]}, "record": text})
    return answer.status_code, answer.json().get("code", "")


async def test_the_beginning_of_a_game_can_be_played_on(sqlite: URL) -> None:
    async with house(sqlite) as home:
        assert (await refused(await home.guest("Ada"), record()))[0] == 201


@pytest.mark.parametrize(
    "text",
    [
        record(seed="zz"),
        record(seed="-1"),
        record(seed="0x7"),
        record(seed="f" * 33),
        record(generator="dice"),
        record(rules_version=99),
        record(game={"seats": []}),
        record(game={"edition": "europe"}, ruleset=""),
        record([{"seat": 99, "do": {"do": "keep", "tickets": [0]}}]),
        record([{"seat": -3, "take_back": True}]),
        record([{"seat": 0, "do": {"do": ["x"]}}]),
        record([{"seat": 0}]),
        record([{"seat": 0, "do": {}, "slot": 10**30}]),
        "[]",
        "[" * 100_000,
        "",
    ],
)
async def test_a_record_that_cannot_be_is_refused(sqlite: URL, text: str) -> None:
    async with house(sqlite) as home:
        assert await refused(await home.guest("Eve"), text) == (400, "bad-record")


async def test_a_record_never_leads_into_a_folder_of_the_server(sqlite: URL, tmp_path: Path) -> None:
    async with house(sqlite) as home:
        answers = set()
        for folder in (tmp_path, tmp_path / "nothing"):
            answer = await (await home.guest("Eve")).ask(
                "POST",
                "/api/tables",
                {
                    "setup": {"edition": "usa", "chairs": [ME, BOT]},
                    "record": record(game={"edition": str(folder)}, ruleset=""),
                },
            )
            answers.add((answer.status_code, answer.json()["sentence"]))
        assert len(answers) == 1 and next(iter(answers))[0] == 400


async def test_a_record_longer_than_any_game_is_refused_unread(sqlite: URL) -> None:
    async with house(sqlite) as home:
        assert await refused(await home.guest("Eve"), "\n" * MOST_LINES) == (400, "bad-record")
