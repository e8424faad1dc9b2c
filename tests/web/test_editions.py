"""Every playable edition fits at its largest table, and can be played there from its options' labels alone.

`make soak` plays on to the end: FOGG_WEB_DECISIONS says how many decisions a person makes at most.
"""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page
from tests.web.ending import expect_end, kept_record
from tests.web.looking import PHONES, assert_layout, assert_signs, resize
from tests.web.people import SIZES, People, act_by_list, keep_all, sit_down
from tools.screen_positions import deal_of, loaded

from fogg.engine import playable

DECISIONS = int(os.environ.get("FOGG_WEB_DECISIONS", "3"))


# What `make soak` plays besides, as names of screen positions: an edition with a variant or an add-on.
CHOICES = ("europe+warehouses_depots", "usa+alvin_dexter", "old_west+alvin", "nederland:two_players_neutral")


@pytest.mark.parametrize("name", [*playable(), *(CHOICES if "FOGG_WEB_DECISIONS" in os.environ else ())])
def test_an_edition_fits_and_is_played_from_its_options(people: People, name: str) -> None:
    chance = random.Random(5)
    page = people.guest()
    edition, variant, add_ons = deal_of(name)
    sit_down(page, edition, loaded(name).players[-1], variant=variant, add_ons=list(add_ons))
    page.wait_for_selector(".choose, .signplate.you, .decision")
    assert_fits(page, "laptop", "landscape")  # the lowest
    if page.locator(".choose").count():
        keep_all(page)
    page.wait_for_selector(".status .list:not(:disabled)")
    assert_fits(page, *SIZES)
    assert_signs(page)
    decisions = 0
    while decisions < DECISIONS and act_by_list(page, lambda labels: some(labels, chance)):
        decisions += 1
    if decisions < DECISIONS:
        game = kept_record(page).replay()
        expect_end(page, game)
        print(f"{name}: {len(game.players)} seats, {decisions} decisions by the page, {len(game.moves)} in all")


def assert_fits(page: Page, *sizes: str) -> None:
    for size in sizes:
        resize(page, size)
        assert_layout(page, touch=size in PHONES, board=True)
    resize(page, "desktop")


def some(labels: list[str], chance: random.Random) -> int:
    """Choose anything, but something special before one more card."""
    plain = ("Take", "Draw", "Keep")
    special = [i for i, label in enumerate(labels) if not label.startswith(plain)]
    return chance.choice(special) if special and chance.random() < 0.8 else chance.randrange(len(labels))
