"""Analyses of finished games on a server: asked for, bounded, broken off, and stored with their games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest
from sqlalchemy import delete, func, select
from sqlalchemy.engine import URL
from tests.analysis.test_analyze import played
from tests.server.house import House, house, started
from tests.server.playing import play_out

from fogg.analysis import GameReport, analyze
from fogg.engine import read_record
from fogg.server.analysts.analysis_worker import AnalysisLine
from fogg.server.analysts.analyst import MOST_WAITING, Analyst, lines_of_process
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import analyses
from fogg.server.store.writer import NotStored


async def quick_lines(record: str) -> AsyncGenerator[AnalysisLine, None]:
    """Yield what the process of a very short analysis tells."""
    report = analyze(read_record(record), playouts=10)
    yield AnalysisLine(1, 2)
    yield AnalysisLine(report=report)


async def endless_lines(record: str) -> AsyncGenerator[AnalysisLine, None]:
    """Yield what the process of an analysis tells that does not come to an end."""
    yield AnalysisLine(1, 2)
    await asyncio.Event().wait()


async def failing_lines(record: str) -> AsyncGenerator[AnalysisLine, None]:
    yield AnalysisLine(error="broken")


class NoReports:
    """A place where nothing is stored, and which refuses to store anything."""

    async def find(self, table: str) -> GameReport | None:
        return None

    async def save(self, table: str, report: GameReport) -> None:
        raise NotStored("the disk is full")


def forgetful(lines: object = None) -> Analyst:
    """Return an analyst without a database."""
    nowhere = NoReports()
    return Analyst(nowhere, nowhere.save, lines)  # type: ignore[arg-type]


async def settled(running: House) -> None:
    """Let the analyst come to its end."""
    task = running.server.analyst._task
    assert task is not None
    await task


async def test_a_finished_game_is_analyzed_once_and_stored_with_the_game(sqlite: URL) -> None:
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
        assert found["report"]["names"] == ["Ada", "racer"]
        assert found["report"]["seats"][0]["name"] == "Ada"
        assert await ada.post(path) == found
        assert await eve.get(path) == found  # who has the address of a finished game sees it
        assert (await (await running.guest()).ask("POST", path)).status_code == 401
        await ada.ask("PATCH", "/api/me", {"name": "Ada Lovelace"})
        assert (await ada.get(path))["report"]["names"][0] == "Ada Lovelace"
    async with house(sqlite) as again:
        assert (await (await again.guest()).get(path))["report"]["decisions"] == found["report"]["decisions"]
        async with again.server.engine.connect() as connection:
            text = (await connection.execute(select(analyses.c.report))).scalar_one()
        assert "Ada" not in text  # names are stored where all names are


async def test_an_analysis_goes_with_its_table(sqlite: URL) -> None:
    async with house(sqlite) as running:
        ada = await running.guest("Ada")
        table = await started(ada, bots=1)
        await play_out(running, table, ada)
        running.server.analyst._lines = quick_lines
        await ada.post(f"/api/tables/{table.state.id}/analysis")
        await settled(running)
        from fogg.server.store.retention import table_removal

        with running.server.hub.removing(table.state.id):
            await running.server.writer.append([], also=table_removal([table.state.id]))
        async with running.server.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(analyses))).scalar_one() == 0


async def test_a_report_of_an_earlier_version_is_made_again(sqlite: URL) -> None:
    async with house(sqlite) as running:
        ada = await running.guest("Ada")
        table = await started(ada, bots=1)
        await play_out(running, table, ada)
        path = f"/api/tables/{table.state.id}/analysis"
        write = running.server.writer
        await write.append(
            [], also=[delete(analyses), analyses.insert().values(table_id=table.state.id, made=1.0, report="{}")]
        )
        assert await ada.get(path) == {"state": "none"}
        running.server.analyst._lines = quick_lines
        await ada.post(path)
        await settled(running)
        assert (await ada.get(path))["state"] == "done"


async def test_an_analysis_is_broken_off_when_the_last_person_wants_it_no_more(sqlite: URL) -> None:
    async with house(sqlite) as running:
        ada, eve = [await running.guest(name) for name in ("Ada", "Eve")]
        table = await started(ada, bots=1)
        await play_out(running, table, ada)
        path = f"/api/tables/{table.state.id}/analysis"
        running.server.analyst._lines = endless_lines
        await ada.post(path)
        await eve.post(path)
        assert (await ada.ask("DELETE", path)).status_code == 200
        assert (await ada.get(path))["state"] in ("waiting", "running")
        assert (await (await running.guest()).ask("DELETE", path)).status_code == 401
        await eve.ask("DELETE", path)
        await settled(running)
        assert await ada.get(path) == {"state": "none"}


async def test_few_may_wait_and_a_failure_may_be_tried_again() -> None:
    analyst = forgetful(failing_lines)
    for number in range(MOST_WAITING):
        analyst.ask(f"table{number}", "", "ada")
    with pytest.raises(RequestRefused, match="too-fast"):
        analyst.ask("one more", "", "ada")
    assert analyst._task is not None
    await analyst._task
    first = await analyst.find("table0")
    assert first is not None and first.state == "failed"
    assert analyst.ask("table0", "", "ada") is not first
    await analyst.close()


async def test_an_analysis_that_takes_too_long_says_so_and_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogg.server.analysts.analyst.LONGEST_SECONDS", 0.0)
    analyst = forgetful(endless_lines)
    first = analyst.ask("table", "", "ada")
    assert analyst._task is not None
    await analyst._task
    assert first.state == "slow" and analyst.ask("table", "", "eve") is first
    await analyst.close()


async def test_what_waits_can_be_broken_off_too() -> None:
    analyst = forgetful(endless_lines)
    analyst.ask("first", "", "ada")
    analyst.ask("second", "", "ada")
    analyst.cancel("second", "eve")  # who has not asked cannot
    assert await analyst.find("second") is not None
    analyst.cancel("second", "ada")
    assert await analyst.find("second") is None
    await analyst.close()


async def test_a_report_that_cannot_be_stored_is_remembered() -> None:
    analyst = forgetful(quick_lines)
    analyst.ask("table", played()[0].text(), "ada")
    assert analyst._task is not None
    await analyst._task
    found = await analyst.find("table")
    assert found is not None and found.state == "done"


async def test_an_analysis_that_is_broken_off_ends_its_process() -> None:
    record = played()[0].text()
    analyst = forgetful()
    request = analyst.ask("table", record, "ada")
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
