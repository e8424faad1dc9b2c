"""Fogg's objects in notebooks."""

import re

from tests.factory import position

import fogg


def test_a_notebook_shows_boards_games_and_views_as_pictures() -> None:
    game = position("usa", claimed={0: ["denver-omaha"]})
    for thing in (game.ruleset.board, game.ruleset.edition, game, game.view(0)):
        svg = thing._repr_svg_()
        assert svg is not None and svg.startswith("<svg ")
    assert 'class="train"' in (game._repr_svg_() or "")


def test_a_notebook_shows_the_text_of_a_board_that_cannot_be_drawn() -> None:
    assert fogg.Board([], [], [], [])._repr_svg_() is None


def test_two_pictures_in_one_notebook_share_no_id() -> None:
    game = position("usa", claimed={0: ["denver-omaha"]})
    first, second = game._repr_svg_() or "", game.ruleset.board._repr_svg_() or ""
    ids = [set(re.findall(r'\bid="([^"]+)"', svg)) for svg in (first, second)]
    assert ids[0] and ids[1] and not ids[0] & ids[1]
    for svg, own in zip((first, second), ids, strict=True):
        named = set(re.findall(r'\bhref="#([^"]+)"|\burl\(#([^)]+)\)', svg))
        assert named and {one or other for one, other in named} <= own
