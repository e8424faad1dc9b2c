"""Every position can be played on from, and what is wanted of it is done on the way to the end of its game."""

from __future__ import annotations

import pytest
from tests.positions.book import BOARDS, WANTS, add_ons_of, positions, uses, variant_of

import fogg
from fogg.bots import find_bot
from fogg.engine.chance import Chance
from fogg.engine.records.record import follow

AGAIN = "the bots or the rules have changed: run `make positions`"


def test_every_playable_edition_has_a_position() -> None:
    assert set(WANTS) - set(BOARDS) == set(fogg.playable())


@pytest.mark.parametrize("edition", WANTS)
def test_a_position_leads_to_the_end_over_everything_that_is_wanted(edition: str) -> None:
    for position in positions(edition):
        record = position.read()
        game = record.replay(position.point)
        assert record.header.game.edition == BOARDS.get(edition, edition)
        assert list(record.header.game.add_ons) == add_ons_of(edition)
        assert record.header.game.variant == variant_of(edition)
        assert game.actors == [position.seat] and game.step.name() == "turn"
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
