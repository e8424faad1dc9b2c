"""Ledgers, gifts of places, and the rules in short: made from the view and the numbers of the edition."""

from __future__ import annotations

import pytest
from tests.factory import position

import fogg
from fogg.engine.ruleset.table_wording import wording_of
from fogg.server.broadcast.book import book_of
from fogg.server.broadcast.rulesheet import chapters_of


def test_new_york_r29_the_ledger_names_the_attractions_that_each_has_reached() -> None:
    game = position("new_york", claimed={0: ["chelsea-soho"], 1: ["brooklyn-chinatown"]})
    view = game.view(None)
    (ledger,) = view.ledgers(list(view.standing()))
    assert [(entry.n, entry.points, entry.cities) for entry in ledger.seats] == [
        (1, 1, ("chelsea",)),
        (2, 2, ("brooklyn", "chinatown")),
    ]


def test_without_assistance_a_ledger_tells_no_points() -> None:
    (ledger,) = position("amsterdam").view(0).ledgers(None)
    assert {entry.points for entry in ledger.seats} == {None}


def test_what_a_place_brings_is_in_the_book() -> None:
    assert book_of(fogg.ruleset("new_york")).gives["city:brooklyn"].key == "gives-attraction"
    carts = {key for key in book_of(fogg.ruleset("amsterdam")).gives if key.startswith("route:")}
    assert len(carts) == 15
    assert book_of(fogg.ruleset("usa")).gives == {}


@pytest.mark.parametrize("edition", fogg.playable())
def test_every_edition_tells_its_rules_and_ledgers_in_sentences(edition: str) -> None:
    game = fogg.new_game(edition, fogg.load(edition).players[0], 1)
    words = wording_of(game.ruleset, game.names)
    said = [words.say(rule) for chapter in chapters_of(game.ruleset) for rule in chapter.rules]
    assert len(said) > 8 and len(set(said)) == len(said)
    view = game.view(0)
    for ledger in view.ledgers(list(view.standing())):
        assert words.say(ledger.title) and words.say(ledger.about)
        assert len(ledger.seats) == len(game.names)
