"""Analyses of finished games on a server: asked for, bounded, for people who may see the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest
from sqlalchemy.engine import URL
from tests.analysis.test_analyze import played
from tests.server.house import House, house, started
from tests.server.playing import play_out

from fogg.analysis import GameReport, analyze
from fogg.engine import read_record
from fogg.server.analysts.analysis_worker import AnalysisLine
from fogg.server.analysts.analyst import MOST_WAITING, Analyst, lines_of_process
from fogg.server.request_refusal import RequestRefused


async def quick_lines(record: str) -> AsyncGenerator[AnalysisLine, None]:
    """Yield what the process of a very short analysis tells."""
    report = analyze(read_record(record), playouts=10)
    yield AnalysisLine(1, 2)
    yield AnalysisLine(report=report)


async def settled(running: House) -> None:
    """Let the analyst come to its end."""
    task = running.server.analyst._task
    assert task is not None
    await task


async def test_a_finished_game_is_analyzed_once_for_all_who_may_see_it(sqlite: URL) -> None:
    async with house(sqlite) as running:
        ada, eve = [await running.guest(name) for name in ("Ada", "Eve")]
        table = await started(ada, bots=1, private=True)
        path = f"/api/tables/{table.state.id}/analysis"
        assert (await ada.ask("POST", path)).json()["code"] == "not-over"
        await play_out(running, table, ada)
        running.server.analyst._lines = quick_lines
        assert await ada.get(path) == {"state": "none"}
        assert (await ada.post(path))["state"] == "waiting"
        await settled(running)
        found = await ada.get(path)
        assert found["state"] == "done"
        assert found["report"]["names"][0] == "Ada"
        assert await ada.post(path) == found
        assert (await eve.ask("GET", path)).status_code == 404
        assert (await (await running.guest()).ask("POST", path)).status_code == 401


async def test_few_may_wait_and_a_failure_may_be_tried_again() -> None:
    async def fails(record: str) -> AsyncGenerator[AnalysisLine, None]:
        yield AnalysisLine(error="broken")

    analyst = Analyst(fails)
    for number in range(MOST_WAITING):
        analyst.ask(f"table{number}", "")
    with pytest.raises(RequestRefused, match="too-fast"):
        analyst.ask("one more", "")
    assert analyst._task is not None
    await analyst._task
    first = analyst.find("table0")
    assert first is not None and first.state == "failed"
    assert analyst.ask("table0", "") is not first
    await analyst.close()


async def test_an_analysis_that_is_broken_off_ends_its_process() -> None:
    record = played()[0].text()
    analyst = Analyst()
    request = analyst.ask("table", record)
    while request.state == "waiting":
        await asyncio.sleep(0)
    await analyst.close()
    assert request.state == "failed"


async def test_a_process_of_its_own_tells_progress_and_the_report() -> None:
    record = played()[0]
    lines = [line async for line in lines_of_process(record.text())]
    report = lines[-1].report
    assert isinstance(report, GameReport)
    assert lines[-2].done == lines[-2].total


async def test_a_process_says_what_is_wrong_with_a_record() -> None:
    lines = [line async for line in lines_of_process("rubbish\n")]
    assert [line.report for line in lines] == [None]
    assert "JSON" in lines[0].error
