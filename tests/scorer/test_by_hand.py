"""The engine's final score, line by line, against one worked out by hand; `make soak` does it for 200 games each."""

from __future__ import annotations

import pytest
from tests.scorer.agree import Way, compared, differences, play, ways

GAMES = 5
GAMES_WITH_ADD_ONS = 2


@pytest.mark.parametrize("way", ways(), ids=str)
def test_every_line_of_the_score_is_what_a_player_would_write(way: Way) -> None:
    games = GAMES_WITH_ADD_ONS if way.add_ons or way.settings else GAMES
    assert [problem for seed in range(games) for problem in differences(way, seed)] == []


def test_the_matrix_has_every_add_on_with_every_board_that_takes_it() -> None:
    added = {(way.edition, name) for way in ways() for name in way.add_ons}
    assert {("usa", "warehouses_depots"), ("switzerland", "alvin_dexter"), ("old_west", "alvin")} <= added
    assert ("old_west", "alvin_dexter") not in added


@pytest.mark.parametrize(
    ("way", "event"),
    [
        (Way("usa"), "event-claimed"),
        (Way("usa"), "event-kept-own"),
        (Way("africa"), "event-doubled"),
        (Way("europe"), "event-station"),
        (Way("germany"), "event-meeple"),
        (Way("marklin"), "event-traveled"),
        (Way("old_west"), "event-marker"),
        (Way("pennsylvania"), "event-share"),
        (Way("usa", add_ons=("alvin_dexter",)), "event-monster-moved"),
        (Way("europe", add_ons=("warehouses_depots",)), "event-depot-placed"),
    ],
    ids=str,
)
def test_the_scorer_depends_on_what_it_is_told(way: Way, event: str) -> None:
    facts, game = play(way, 1)
    assert compared(facts, game) == []
    facts.told = [(key, params) for key, params in facts.told if key != event]
    assert compared(facts, game) != []
