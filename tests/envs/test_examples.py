"""The examples for research code run, in short form; the agent of the second one learns."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def example(name: str) -> Any:
    """Return an example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("edition", "players"), [("new_york", 2), ("team_asia", 4)])
def test_random_agents_play(edition: str, players: int) -> None:
    results = example("random_agent").play(edition, players, games=2)
    assert len(results) == 2
    assert all(len(points) == players and any(points.values()) for points in results)


def test_an_agent_learns_by_ppo_and_its_curve_is_saved(tmp_path: Path) -> None:
    # In a process of its own, where NumPy keeps to one thread.
    command = [sys.executable, str(EXAMPLES / "ppo.py"), "--decisions", "36864", "--out", str(tmp_path / "curve.csv")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    head, *rows = (tmp_path / "curve.csv").read_text().splitlines()
    margins = [float(row.split(",")[1]) for row in rows]
    assert head == "decisions,margin" and len(rows) == said.count("points ahead of greedy") > 20
    assert sum(margins[-6:]) > sum(margins[:6]) + 24, margins


def test_a_curve_is_drawn_on_a_page(tmp_path: Path) -> None:
    example("ppo").save([(1024, -20.0), (2048, -12.5)], tmp_path / "curve.html", "greedy")
    assert "<polyline" in (tmp_path / "curve.html").read_text(encoding="utf-8")


def test_a_search_of_openspiel_plays() -> None:
    command = [sys.executable, str(EXAMPLES / "openspiel_search.py"), "1", "4"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith("game 1: ") and " of 1\n" in said
