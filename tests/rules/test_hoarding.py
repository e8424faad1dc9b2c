"""Games of hoarders: decks run out again and again, and every promise about the row holds after every action.

`make soak` plays a thousand of them (tools/soak.py).
"""

from __future__ import annotations

import pytest
from tests.hoarding import hoard_game

import fogg

GAMES = [(edition, players) for edition in fogg.playable() for players in fogg.load(edition).players[-1:]]


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_usa_r14_r15_r16_hold_after_every_action_of_hoarders(edition: str, players: int) -> None:
    reshuffles = sum(hoard_game(edition, players, seed) for seed in range(3))
    assert reshuffles > 0
