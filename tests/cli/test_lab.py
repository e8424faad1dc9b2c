"""`fogg lab`: figures, a page, and tables for other programs."""

from __future__ import annotations

import csv
import importlib
import json
import sys
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

from fogg.lab.lab_tables import TABLES

SMALL = ("lab", "new_york", "--bot", "racer", "--games", "6", "--seed", "5")


def test_lab_tells_seats_sources_tickets_and_routes(fogg: Fogg) -> None:
    ran = fogg(*SMALL)
    assert ran.status == 0
    assert ran.out.startswith("new_york, 2 players, 6 games of racer, seed 0x5\n")
    for words in ("seat 2", "Unfinished ticket", "beyond face", "wanted by 2 or more", "turns "):
        assert words in ran.out


def test_lab_gives_the_same_json_for_any_number_of_jobs(fogg: Fogg) -> None:
    one, two = (json.loads(fogg(*SMALL, "--json", "-", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one == two
    assert (one["edition"], one["bot"], one["games"], one["seed"]) == ("new_york", "racer", 6, "0x5")
    assert len(one["tickets"]) == 18 and len(one["routes"]) == 41


def test_lab_writes_a_page_and_the_same_tables_as_csv_and_parquet(fogg: Fogg, tmp_path: Path) -> None:
    assert fogg(*SMALL, "--html", "lab.html", "--csv", "plain", "--parquet", "columns").status == 0
    assert "New York in the lab" in (tmp_path / "lab.html").read_text()
    parquet = importlib.import_module("pyarrow.parquet")
    for name, columns in TABLES.items():
        rows = list(csv.DictReader((tmp_path / "plain" / f"{name}.csv").read_text().splitlines()))
        table = parquet.read_table(tmp_path / "columns" / f"{name}.parquet")
        assert list(rows[0]) == table.column_names == list(columns)
        same = [
            {key: str(int(value) if isinstance(value, bool) else value) for key, value in row.items()}
            for row in table.to_pylist()
        ]
        assert rows == same


def test_without_pyarrow_the_error_names_its_extra(fogg: Fogg, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = fogg(*SMALL, "--parquet", "columns")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == (
        "fogg: --parquet needs the extra `lab`: pip install 'fogg-rails[lab]', or use --csv, which needs nothing\n"
    )
    assert not (tmp_path / "columns").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bot", "racr"), "unknown bot 'racr'; known: "),
        (("--players", "7"), "Ticket to Ride: New York is for 2, 3, 4 players, not 7"),
        (("--html", "no/a.html"), "--html no/a.html: there is no folder no"),
        (("--csv", "full"), "--csv full: the folder is not empty; choose a new one"),
    ],
)
def test_lab_says_in_one_line_what_is_wrong(fogg: Fogg, tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "precious.csv").write_text("1")
    ran = fogg("lab", "new_york", "--games", "1", *words)
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith(f"fogg: {sentence}")
