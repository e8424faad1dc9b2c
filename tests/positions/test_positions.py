"""Every position can be played on from, and what is wanted of it is done on the way to the end of its game."""

from __future__ import annotations

import pytest
from tests.positions.book import WANTS, positions, uses

import fogg
from fogg.bots import find_bot
from fogg.engine.chance import Chance
from fogg.engine.records.record import follow

AGAIN = "the bots or the rules have changed: run `make positions`"


@pytest.mark.parametrize("edition", fogg.playable())
def test_a_position_leads_to_the_end_over_everything_that_is_wanted(edition: str) -> None:
    for position in positions(edition):
        record = position.read()
        game = record.replay(position.point)
        assert record.header.game.edition == edition
        assert game.actors == [position.seat] and game.agenda[-1].name() == "turn"
        bot, nothing = find_bot("racer"), Chance(0).stream("nothing")
        used: set[str] = set()
        for number, line in enumerate(record.lines[position.point :], position.point + 2):
            options = game.options(line.seat)
            chosen = game.ruleset.action(line.do)
            if line.seat == position.seat:
                used |= uses(game, chosen)
            else:
                assert bot.decide(game.view(line.seat), options, nothing, None) == chosen, AGAIN
            follow(game, line, number)
        assert game.over
        assert position.wants == WANTS[edition] and set(position.wants) <= used, AGAIN
