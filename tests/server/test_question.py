"""The question that a seat is asked, put together from texts, is what the groups of its options are as JSON."""

from __future__ import annotations

import msgspec
import pytest
from tests.sample import PLAYABLE

import fogg
from fogg.engine import Chance
from fogg.engine.views.grouped import grouped_options
from fogg.server.broadcast.question import question_of
from fogg.server.protocol.frames import Question, encoder


@pytest.mark.parametrize("edition", PLAYABLE)
def test_a_question_is_the_groups_of_the_options(edition: str) -> None:
    stream = Chance(7).stream("choices")
    game = fogg.new_game(edition, seats=4 if edition == "team_asia" else 3, seed=7)
    asks: set[tuple[int, str]] = set()
    decisions = claims = 0
    while not game.over:
        seat = game.actors[stream.below(len(game.actors))]
        asked = question_of(game, game.view(seat))
        assert asked is not None
        groups = grouped_options(game, seat)
        question = msgspec.json.decode(asked.text, type=Question)
        assert question.options == tuple(groups)
        assert encoder.encode(question) == asked.text
        assert asked.options == game.options(seat)
        claims += sum(group.terms is not None for group in groups)
        asks.add((seat, asked.ask))
        others = [other for other in range(len(game.players)) if other not in game.actors]
        assert all(question_of(game, game.view(other)) is None for other in others)
        decisions += 1
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
    assert claims > 100
    assert len(asks) == decisions, "every question of a seat has a name of its own"
    assert question_of(game, game.view(None)) is None
