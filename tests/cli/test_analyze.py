"""`fogg analyze`."""

import json
from pathlib import Path

import pytest
from tests.analysis.test_analyze import played
from tests.cli.helpers import Fogg

from fogg.engine import Record


@pytest.fixture(scope="module")
def record() -> Record:
    return played(seed=11, late_tickets=True)[0]


def test_the_worst_decisions_of_a_seat_are_told_and_written(fogg: Fogg, record: Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.jsonl")
    seat = next(line.seat for line in reversed(record.lines) if line.do == {"do": "draw-tickets"})
    name = record.header.game.seats[seat]
    told = fogg(
        "analyze",
        str(tmp_path / "game.jsonl"),
        "--seat",
        name,
        "--playouts",
        "20",
        "--jobs",
        "1",
        "--json",
        str(tmp_path / "report.json"),
        "--html",
        str(tmp_path / "report.html"),
    ).out
    assert ": Draw 2 tickets (blunder)" in told
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f"What {name} could have done better" in page and "Draw 2 tickets" in page
    assert [one["name"] for one in report["seats"]] == [name]
    assert {decision["seat"] for decision in report["decisions"]} == {seat}


def test_an_unknown_player_is_refused_with_the_names(fogg: Fogg, record: Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.jsonl")
    ran = fogg("analyze", str(tmp_path / "game.jsonl"), "--seat", "Cleo")
    assert ran.status == 1
    assert "Cleo" in ran.err and "Ann" in ran.err and "Ben" in ran.err
