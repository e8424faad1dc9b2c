"""The worked example of an outside bot joins by a token and plays a whole game."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.live import live
from tests.server.wire import Client, Player

from fogg.server.http import socket

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"


def example() -> Any:
    """Return the example as a module."""
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.PING_SECONDS = 0.2  # type: ignore[attr-defined]
    return module


async def test_an_outside_bot_joins_by_token_and_plays_a_whole_game(
    sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SILENCE_SECONDS", 1.0)
    async with live(sqlite) as home:
        ada = await Client(home.base, "Ada").arrive()
        setup = {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "open"}], "fixed_order": True}
        table = (await ada.post("/api/tables", {"setup": setup}))["table"]
        token = (await ada.post(f"/api/tables/{table}/invite", {"chair": 1}))["token"]
        outside = asyncio.create_task(asyncio.to_thread(example().play, home.base, token))
        found = await home.server.hub.table(table)
        while not found.listeners and not outside.done():  # it sits down, and follows the table until the host begins
            await asyncio.wait([outside], timeout=0.01)
        await asyncio.sleep(2)  # longer than a silent socket may be
        await ada.post(f"/api/tables/{table}/start")
        player = Player(ada, table, 0, 1)
        async with asyncio.timeout(300):
            await player.play()
            result = await outside
        assert result[0]["place"] == 1 and player.faults == []


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text().split("def play")[1].split("if __name__")[0].splitlines()
    assert len(lines) <= 30
