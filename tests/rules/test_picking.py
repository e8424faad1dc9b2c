"""Picking an option without listing the others gives the same game as listing and choosing, for the same stream."""

from __future__ import annotations

import pytest
from tests.sample import any_option, choices, rulesets

import fogg
from fogg.engine.chance import Chance


@pytest.mark.parametrize(("edition", "variant", "players"), rulesets())
def test_the_same_stream_gives_the_same_game(edition: str, variant: str | None, players: int) -> None:
    listed = fogg.new_game(edition, players, 5, history=False, **choices(variant))
    picked = listed.copy()
    stream, other = Chance(9).stream("bot"), Chance(9).stream("bot")
    while not listed.over:
        seat = listed.actors[0]
        assert picked.actors[0] == seat
        chosen = any_option(listed, seat, stream)
        found = picked.step.pick(picked, seat, other)
        assert found is chosen, f"turn {listed.turns}: {found} was picked, {chosen} is listed there"
        listed.do(seat, chosen)
        picked.do(seat, found)
    assert picked == listed
    assert stream == other


def test_a_base_game_picks_claims_without_listing_them() -> None:
    game = fogg.new_game("usa", 2, 5, history=False)
    claims = game.ruleset.verbs[-1]
    counted = 0
    stream = Chance(1).stream("bot")
    while not game.over:
        options = game.options(game.actors[0])
        if game.step_name == "turn":
            found = [option for option in options if option.verb == 2]
            assert claims.count(game, game.current) == len(found)
            assert [claims.nth(game, game.current, n) for n in range(len(found))] == found
            counted += len(found)
        game.do(game.actors[0], options[stream.below(len(options))])
    assert counted > 500
