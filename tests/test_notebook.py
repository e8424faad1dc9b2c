"""Fogg's objects in notebooks."""

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
