"""Targets of benchmarks, and how time budgets are measured."""

from __future__ import annotations

import pytest
from benchmarks import budgets, engine, playouts


def test_a_missed_target_is_said_also_where_plain_has_no_number() -> None:
    assert engine.row("usa, planner, us a decision", 7.5, 90.0).endswith("met (at most 8)")
    assert engine.row("usa, planner, us a decision", 8.5, 90.0).endswith("MISSED (at most 8)")
    said = engine.row("usa, search:400, playouts/s over a game", 4_999.0, None)
    assert said.endswith("MISSED (at least 5000)") and " - " in said
    assert engine.row("usa, search:400, ms a decision", 41.0, None).endswith("MISSED (at most 40)")
    plain = engine.row("usa, 2 players, games/s", 6_001.0, 399.0)
    assert plain.endswith("met (at least 6000); plain MISSED (at least 400)")


def test_every_target_of_bots_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("match_speed", "search_speed"):
        monkeypatch.setattr(playouts, name, lambda *asked: (1.0, 1.0))
    monkeypatch.setattr(playouts, "middles", list)
    monkeypatch.setattr(playouts, "playouts_per_second", lambda *asked: 1.0)
    wanted = {name for name in engine.TARGETS if name.startswith(("usa, planner", "usa, search"))}
    assert len(wanted) == 3
    assert wanted <= set(playouts.measure_bots(1))


def test_a_time_budget_is_measured_at_decisions_that_are_searched() -> None:
    times = budgets.decision_times("new_york", "search:3", 12)
    assert len(times.seconds) == 12 and times.games == 1
    assert times.seconds == sorted(times.seconds)
    hundred = budgets.Times([n / 1000 for n in range(1, 101)], 1)
    assert (hundred.percentile(99), hundred.percentile(50)) == (0.099, 0.050)
    assert budgets.limit(0.050) == pytest.approx(0.080)
