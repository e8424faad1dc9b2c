"""Märklin, traveling passengers: R18 and R19."""

from __future__ import annotations

from tests.factory import forms
from tests.rules.marklin.helpers import (
    ALIEN,
    NORTH,
    PASSENGER,
    STOP,
    along,
    journey,
    move,
    passengers,
    station,
    traveling,
)
from tests.rules.usa.helpers import hand, heard, refuses

from fogg.engine.chance import Chance


def test_marklin_r18_one_picks_a_passenger_and_moves_it_along_own_routes() -> None:
    game = traveling()
    assert [form for form in forms(game, 0) if form["do"] == "move-passenger"] == [move("berlin")]
    game.play(0, move("berlin"))
    assert forms(game, 0) == [along("berlin-hamburg")]
    game.play(0, along("berlin-hamburg"))
    assert forms(game, 0) == [along("hamburg-kiel"), STOP]
    game.play(0, along("hamburg-kiel"))
    game.play(0, STOP)
    assert game.actors == [1]  # it was the whole turn


def test_marklin_r18_the_chain_is_continuous() -> None:
    game = traveling()
    game.play(0, move("berlin"))
    refuses(game, 0, along("hamburg-kiel"), "refusal-travel-elsewhere", "marklin R18")


def test_marklin_r18_only_ones_own_passengers_are_moved() -> None:
    game = station(traveling(), 1, "kiel")
    refuses(game, 0, move("kiel"), "refusal-no-passenger", "marklin R18")
    refuses(game, 0, move("ulm"), "refusal-no-passenger", "marklin R18")


def test_marklin_r18_it_may_pass_and_enter_cities_where_others_stand() -> None:
    game = station(station(traveling(), 1, "hamburg"), 0, "kiel")
    assert journey(game, 0, "berlin", *NORTH) == 4 + 3
    assert passengers(game) == {"hamburg": 1, "kiel": 0}


def test_marklin_r18_it_never_enters_a_border_node() -> None:
    game = traveling("kiel", claimed={0: [*NORTH, "kiel-danemark_kiel"]})
    game.play(0, move("kiel"))
    refuses(game, 0, along("kiel-danemark_kiel"), "refusal-travel-border", "marklin R18")
    assert forms(game, 0) == [along("hamburg-kiel")]


def test_marklin_r18_the_journey_is_hidden_until_it_is_complete() -> None:
    game, before = traveling(), traveling()
    game.play(0, move("berlin"))
    game.play(0, along("berlin-hamburg"))
    assert game.view(1) == before.view(1)
    assert game.view(0).determinize(Chance(1)).options(0) == game.options(0)
    assert game.undoable(0) == 2
    game.take_back(0)
    game.take_back(0)
    assert game.view(0) == before.view(0)


def test_marklin_r19_a_route_of_others_takes_a_passenger_card() -> None:
    game = traveling("hamburg", claimed=ALIEN, hands={0: {PASSENGER: 2, "red": 1}})
    assert journey(game, 0, "hamburg", "berlin-hamburg", "berlin-leipzig") == 10
    assert hand(game, 0) == {PASSENGER: 1, "red": 1}
    assert game.deck.discards.counts[game.ruleset.kind(PASSENGER).id] == 1
    assert heard(game, 1, "event-traveled")[0]["n"] == 1


def test_marklin_r19_any_number_of_cards_can_be_used_in_one_move() -> None:
    game = traveling("hamburg", claimed=ALIEN, hands={0: {PASSENGER: 2}})
    assert journey(game, 0, "hamburg", "berlin-hamburg", "berlin-leipzig", "erfurt-leipzig") == 12
    assert hand(game, 0) == {}


def test_marklin_r19_one_card_for_each_such_route() -> None:
    game = traveling("hamburg", claimed=ALIEN, hands={0: {PASSENGER: 1}})
    game.play(0, move("hamburg"))
    game.play(0, along("berlin-hamburg"))
    game.play(0, along("berlin-leipzig"))
    refuses(game, 0, along("erfurt-leipzig"), "refusal-travel-card", "marklin R19")


def test_marklin_r19_unclaimed_routes_cannot_be_used() -> None:
    game = traveling(hands={0: {PASSENGER: 5}})
    game.play(0, move("berlin"))
    refuses(game, 0, along("berlin-leipzig"), "refusal-travel-unclaimed", "marklin R19")


def test_marklin_r19_the_first_route_may_be_anothers() -> None:
    game = traveling("leipzig", claimed=ALIEN, hands={0: {PASSENGER: 1}})
    assert move("leipzig") in forms(game, 0)
    without = traveling("leipzig", claimed=ALIEN)
    refuses(without, 0, move("leipzig"), "refusal-no-way", "marklin R23")
