"""Perft-like counts: one option too many or too few anywhere changes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.rules.counting import counts
from tests.sample import rulesets

WANTED = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


def test_every_ruleset_is_counted() -> None:
    assert set(WANTED) == {f"{edition}/{variant or '-'}/{players}" for edition, variant, players in rulesets()}


@pytest.mark.parametrize(("edition", "variant", "players"), rulesets())
def test_numbers_of_decisions_are_as_counted(edition: str, variant: str | None, players: int) -> None:
    assert counts(edition, variant, players) == WANTED[f"{edition}/{variant or '-'}/{players}"]
