"""Prices and points that a module amends are shown, paid, booked and offered alike."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogg
from fogg.cli.commands.new_command import write_board
from fogg.engine.decisions.action import Claim

MODULE = """
from fogg.authoring import GameState, Module, Ruleset, Terms

class Swamp(Module):
    def install(self, ruleset: Ruleset) -> None:
        ruleset.allow_prices(fewer=1, more=1)

    def terms(self, game: GameState, seat: int, terms: Terms) -> Terms:
        if terms.route_id % 3 == 0:
            return terms.amended(cards=int(terms.cards) + 1, points=int(terms.points) + 5)
        if terms.route_id % 3 == 1 and terms.cards > 1:
            return terms.amended(cards=int(terms.cards) - 1)
        return terms
"""


@pytest.fixture
def swamp(tmp_path: Path) -> Path:
    """Return a board on which every third route costs a card more and pays five points more,
    every third a card less.
    """
    folder = tmp_path / "swamp"
    write_board(folder, "Swamp")
    (folder / "swamps.py").write_text(MODULE, encoding="utf-8")
    toml = folder / "edition.toml"
    text = toml.read_text(encoding="utf-8")
    toml.write_text(text.replace("rules = [", 'rules = ["swamps:Swamp", ', 1), encoding="utf-8")
    return folder


def rich(swamp: Path) -> fogg.Game:
    """Return a position whose seat has many locomotives."""
    return fogg.position(swamp, seats=2, hands={0: {"locomotive": 8}})


def claims(game: fogg.Game, route: int) -> list[Claim]:
    return [option for option in game.options(0) if isinstance(option, Claim) and option.route_id == route]


@pytest.mark.parametrize(("route", "more", "points"), [(0, 1, 5), (1, -1, 0), (2, 0, 0)])
def test_the_amended_price_is_offered_shown_paid_and_booked(swamp: Path, route: int, more: int, points: int) -> None:
    game = rich(swamp)
    printed = game.ruleset.terms[route]
    (claim,) = [claim for claim in claims(game, route) if claim.color is None]
    assert claim.wilds == printed.cards + more
    view = game.view(0)
    assert f"{claim.wilds} locomotive" in view.label(claim)
    shown = view.immediate_points(claim)
    assert shown == printed.points + points
    game.play(0, claim)
    assert game.view(None).scores[0] == shown
    assert game.view(0).hand.get("locomotive", 0) == 8 - claim.wilds


def test_the_board_keeps_every_promise(swamp: Path) -> None:
    fogg.check_edition(str(swamp), games=1)
