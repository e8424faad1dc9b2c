"""The Heart of Africa, drawing: R13 to R17, X9, and the filling of gaps as usa Q4 says."""

from __future__ import annotations

import pytest
from tests.factory import forms
from tests.rules.africa.helpers import BLIND, africa, discards, held, state, terrain, terrain_row
from tests.rules.usa.helpers import HIDDEN, WILD, events, face_up, hand, refuses, row

ROW = ["red", "blue", "green", "white", WILD]


@pytest.mark.parametrize(
    "draws",
    [
        [HIDDEN, HIDDEN],
        [HIDDEN, BLIND],
        [terrain("desert"), HIDDEN],
        [face_up("red"), terrain("jungle")],
        [BLIND, BLIND],
        [terrain("desert"), terrain("jungle")],
        [terrain("jungle"), face_up("red")],
    ],
)
def test_africa_r13_the_two_draws_of_a_turn_are_any_mix(draws: list[dict[str, str | int]]) -> None:
    game = africa()
    for draw in draws:
        assert game.actors == [0]
        game.play(0, draw)
    assert game.actors == [1]
    terrains = sum(str(draw["do"]).startswith("draw-terrain") for draw in draws)
    assert sum(held(game, 0).values()) == terrains
    assert sum(hand(game, 0).values()) == 2 - terrains


def test_africa_r14_a_face_up_card_is_replaced_at_once() -> None:
    game = africa(row=["desert", "jungle"])
    game.play(0, terrain("desert"))
    assert held(game, 0) == {"desert": 1}
    assert None not in terrain_row(game) and terrain_row(game)[1] == "jungle"


def test_africa_r14_what_is_drawn_lies_open_to_all() -> None:
    game = africa(row=["desert", "jungle"], deck={"mountain": 5})
    assert events(game, 0, BLIND)[0] == "event-drew-terrain-hidden"
    views = [game.view(seat).data.snapshot.module_states for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert held(game, 0) == {"mountain": 1}


def test_africa_r14_a_type_that_is_not_face_up_cannot_be_taken() -> None:
    refuses(africa(row=["desert", "jungle"]), 0, terrain("mountain"), "refusal-terrain-not-shown", "africa R14")


def test_africa_r15_a_face_up_locomotive_is_the_only_card_of_the_turn() -> None:
    game = africa(row=["desert", "jungle"])
    game.deck.market[0] = game.ruleset.wild_kind.id
    game.deck.market_counts.take(0, 1)
    game.deck.market_counts.add(game.ruleset.wild, 1)
    game.deck.stock.add(0, 1)
    game.deck.stock.take(game.ruleset.wild, 1)
    twin = game.copy()
    twin.play(0, face_up(WILD))
    assert twin.actors == [1]
    game.play(0, terrain("desert"))
    refuses(game, 0, face_up(WILD), "refusal-not-second", "africa R15")


def test_africa_r15_x9_a_locomotive_drawn_blind_is_an_ordinary_draw() -> None:
    game = africa(row=["jungle", "jungle"], next_cards=[WILD])
    game.play(0, terrain("jungle"))
    assert None not in terrain_row(game)
    game.play(0, HIDDEN)
    assert hand(game, 0) == {WILD: 1} and game.actors == [1]


def test_africa_r16_there_is_no_limit_and_no_flush_of_terrain() -> None:
    game = africa({0: {"desert": 12}}, row=["desert", "desert"])
    game.play(0, terrain("desert"))
    assert held(game, 0)["desert"] == 13
    assert terrain_row(game)[1] == "desert"


def test_africa_r17_discards_become_the_deck_when_a_card_is_needed() -> None:
    game = africa({0: {"desert": 2}}, row=["jungle", "jungle"], deck={})
    state(game).held[0][0] = 0
    state(game).deck.discards.become([2, 0, 0])
    game.play(0, BLIND)
    assert held(game, 0) == {"desert": 1} and discards(game) == {}
    assert state(game).deck.reshuffles == 1


def test_africa_r17_with_deck_and_discards_empty_only_face_up_cards_can_be_taken() -> None:
    game = africa(row=["jungle", "desert"], deck={})
    refuses(game, 0, BLIND, "refusal-no-terrain", "africa R17")
    game.play(0, terrain("jungle"))
    assert terrain_row(game) == [None, "desert"]
    game.play(0, terrain("desert"))
    assert terrain_row(game) == [None, None] and game.actors == [1]


def test_africa_r17_with_none_there_terrain_cannot_be_drawn() -> None:
    game = africa(row=[None, None], deck={})
    assert not [form for form in forms(game, 0) if str(form["do"]).startswith("draw-terrain")]


def test_africa_r17_a_short_row_waits_for_the_next_terrain_card_that_is_drawn() -> None:
    game = africa({0: {"desert": 3}}, row=[None, None], deck={})
    state(game).held[0][0] = 0
    state(game).deck.discards.become([3, 0, 0])  # three desert cards were paid
    assert terrain_row(game) == [None, None]
    game.play(0, BLIND)  # the card that was asked for comes first
    assert held(game, 0) == {"desert": 1} and terrain_row(game) == ["desert", "desert"]


def test_africa_r13_where_no_train_card_can_be_drawn_both_draws_are_terrain() -> None:
    game = africa(row=["desert", "jungle"], deck={"mountain": 4}, hands={}, rest_to=1)
    everything = {kind.key: int(game.deck.stock.counts[kind.id]) for kind in game.ruleset.kinds}
    for kind in game.ruleset.kinds:
        game.deck.stock.take(kind.id, everything[kind.key])
        game.players[1].hand.add(kind.id, everything[kind.key])
    assert not game.deck.can_draw() and any(row(game))
    game.play(0, terrain("desert"))
    assert {str(form["do"]) for form in forms(game, 0)} == {"draw-terrain", "draw-terrain-hidden"}
    refuses(game, 0, face_up(str(row(game)[0])), "refusal-no-cards", "usa R16")


def test_africa_r13_a_draw_ends_where_nothing_more_can_be_drawn() -> None:
    game = africa(row=["desert", None], deck={}, rest_to=1)
    for kind in game.ruleset.kinds:
        n = int(game.deck.stock.counts[kind.id])
        game.deck.stock.take(kind.id, n)
        game.players[1].hand.add(kind.id, n)
    game.play(0, terrain("desert"))
    assert game.actors == [1]
