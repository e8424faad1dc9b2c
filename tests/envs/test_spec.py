"""The layout of observations: every number has its place, a scale and a sentence."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tests.sample import choices, rulesets

import fogg
from fogg.engine.chance import Chance
from fogg.envs.arrays import ArrayObserver
from fogg.envs.observation import observation_spec
from fogg.errors import WrongSeats

EVERY = rulesets()


@pytest.mark.parametrize(("edition", "variant", "players"), EVERY)
def test_blocks_follow_each_other_and_every_scale_is_a_power_of_two(
    edition: str, variant: str | None, players: int
) -> None:
    spec = observation_spec(fogg.ruleset(edition, **choices(variant)), players)
    offset = 0
    for block in spec.blocks:
        assert block.offset == offset, block.name
        assert block.size == math.prod(block.shape) > 0, block.name
        assert len(block.scale) == block.shape[-1]
        assert all(math.frexp(scale)[0] == 0.5 and scale <= 1 for scale in block.scale)
        offset += block.size
    assert spec.size == offset == len(spec.scales())


def test_the_layout_of_usa_for_two_players_is_fixed() -> None:
    spec = observation_spec(fogg.ruleset("usa"), 2)
    assert [(block.name, block.shape) for block in spec.blocks] == [
        ("hand", (9,)),
        ("market", (9,)),
        ("discards", (9,)),
        ("known", (1, 9)),
        ("stock", (3,)),
        ("clock", (3,)),
        ("seat_trains", (2,)),
        ("seat_cards", (2,)),
        ("seat_tickets", (2,)),
        ("seat_score", (2,)),
        ("seat_current", (2,)),
        ("step", (5,)),
        ("route_owner", (2, 100)),
        ("route_open", (100,)),
        ("route_missing", (100,)),
        ("route_payable", (100,)),
        ("route_demand", (100,)),
        ("route_wanted", (100,)),
        ("ticket_held", (30,)),
        ("ticket_offered", (30,)),
        ("ticket_done", (30,)),
        ("ticket_dead", (30,)),
        ("ticket_distance", (30,)),
        ("ticket_short", (30,)),
        ("offer", (3, 30)),
        ("city_network", (2, 36)),
    ]
    assert spec.size == 1099


@pytest.mark.parametrize("edition", fogg.playable())
def test_every_number_has_a_sentence_of_its_own(edition: str) -> None:
    ruleset = fogg.ruleset(edition)
    spec = observation_spec(ruleset, ruleset.edition.players[0])
    sentences = [sentence for block in spec.blocks for sentence in block.sentences()]
    assert len({*sentences}) == len(sentences) == spec.size
    for index in range(0, spec.size, 37):
        assert spec.describe(index) == sentences[index]


def test_a_place_is_described_in_words() -> None:
    ruleset = fogg.ruleset("usa")
    spec = observation_spec(ruleset, 2)
    owner = spec.block("route_owner")
    assert owner is not None
    route = owner.labels[1].index("denver-omaha")
    assert spec.describe(owner.offset + 100 + route) == "route_owner: seat +1 owns denver-omaha"
    with pytest.raises(IndexError, match="places 0 to 1098"):
        spec.describe(1099)
    assert "ticket_distance  30       877   1/16" in spec.table()


def test_a_number_of_players_that_the_edition_does_not_have_is_refused() -> None:
    with pytest.raises(WrongSeats):
        observation_spec(fogg.ruleset("usa"), 7)


@pytest.mark.parametrize("edition", ["usa", "europe", "team_asia"])
def test_arrays_hold_scaled_numbers_and_the_legal_actions(edition: str) -> None:
    ruleset = fogg.ruleset(edition)
    players = ruleset.edition.players[0]
    eyes = ArrayObserver(ruleset, players)
    game = fogg.new_game(edition, players, 4, history=False)
    stream = Chance(1).stream("walk")
    hand = eyes.spec.block("hand")
    assert hand is not None
    while not game.over:
        for seat in range(players):
            mask = eyes.mask(game, seat)
            assert mask.dtype == np.int8
            legal = [option.id for option in game.options(seat)]
            assert sorted(legal) == np.flatnonzero(mask).tolist()
            assert eyes.legal == legal
        seat = game.actors[0]
        seen = eyes.observation(game, seat)
        cards = seen[hand.offset : hand.offset + hand.size] * 8
        assert seen.dtype == np.float32 and seen.shape == (eyes.spec.size,)
        assert cards.tolist() == game.players[seat].hand.listed()
        game.do(seat, game.step.pick(game, seat, stream))
    assert not eyes.mask(game, 0).any()
    out, mask = np.ones_like(seen), np.ones_like(mask)
    eyes.write(game, 0, out)
    eyes.write_mask(game, 0, mask)
    assert (out == eyes.observation(game, 0)).all() and not mask.any()
