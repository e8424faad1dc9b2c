"""Games to be looked at again: put on a server as a file, and opened in a page."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page

import fogg
from fogg.draw.svg.marks import marks
from fogg.server.table.table_setup import COLORS

SEND = """async ([name, record]) => {
  const send = async (path, body) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  if (name) await send("/me", {name});
  return (await send("/replays", {record})).path;
}"""
# A server whose analyses are short, and wait until a file is there: then their progress can be seen.
QUICK = """
import asyncio, pathlib
import fogg.server.analysts.analyst as analyst
from fogg.analysis import analyze
from fogg.engine import read_record
from fogg.server.analysts.analysis_worker import AnalysisLine

async def lines(record):
    yield AnalysisLine(3, 40)
    while not pathlib.Path({gate!r}).exists():
        await asyncio.sleep(0.02)
    yield AnalysisLine(report=await asyncio.to_thread(lambda: analyze(read_record(record), playouts=10)))

analyst.lines_of_process = lines
"""


def named(record: fogg.Record, *names: str) -> fogg.Record:
    """Return a record whose players have other names."""
    game = msgspec.structs.replace(record.header.game, seats=names)
    return fogg.Record(msgspec.structs.replace(record.header, game=game), record.lines)


def bring(page: Page, record: fogg.Record, name: str | None = None) -> str:
    """Put a game on the server that a page is of; return the path of its replay."""
    return str(page.evaluate(SEND, [name, record.text()]))


def open_replay(page: Page, path: str, *, at: int | None = None) -> None:
    """Open a replay, at a moment of it."""
    page.goto("/".join(page.url.split("/")[:3]) + path + ("" if at is None else f"#{at}"))
    page.wait_for_selector(".replay #trains", state="attached")
    page.wait_for_function("document.querySelector('.fogg-board')?.style.getPropertyValue('--px')")


def step_of(page: Page) -> int:
    """Return how many decisions are made at the moment that is shown."""
    return int(page.get_by_role("slider").input_value())


def marks_at(record: fogg.Record, step: int, seat: int | None) -> list[dict[str, Any]]:
    """Return what stands on the board after some decisions, as a seat saw it."""
    view = record.replay(step).view(seat)
    found = marks(view, liveries=COLORS[: len(view.names)])
    return [{"livery": "", **msgspec.to_builtins(mark)} for mark in found]
