"""Every playable edition can be played from its options' labels and targets alone, chains of decisions included."""

from __future__ import annotations

import random

import pytest
from tests.web.people import People, act_by_list, sit_down

from fogg.board import describe
from fogg.rules import playable

DECISIONS = 12


@pytest.mark.parametrize("edition", playable())
def test_an_edition_is_played_from_its_options(people: People, edition: str) -> None:
    chance = random.Random(5)
    page = people.somebody()
    sit_down(page, edition, describe(edition).players[0])
    page.wait_for_selector(".status .list:not([disabled])")
    for _ in range(DECISIONS):
        if not act_by_list(page, lambda labels: some(labels, chance)):
            return


def some(labels: list[str], chance: random.Random) -> int:
    """Anything, but rather something that is special than one more card."""
    plain = ("Take", "Draw", "Keep")
    special = [i for i, label in enumerate(labels) if not label.startswith(plain)]
    return chance.choice(special) if special and chance.random() < 0.8 else chance.randrange(len(labels))
