"""Decisions of racer in given positions."""

from tests.bots.helpers import answer
from tests.factory import claim_form, position

from fogg.bots import RacerBot


def test_racer_claims_the_longest_route_it_can_pay() -> None:
    game = position("usa", hands={0: {"white": 6, "red": 2, "blue": 3}})
    assert answer(RacerBot(), game) == claim_form("calgary-winnipeg", "white")


def test_racer_prefers_the_longer_path_of_two_long_routes() -> None:
    game = position("usa", hands={0: {"white": 6, "black": 6}}, claimed={0: ["houston-new_orleans", "el_paso-houston"]})
    assert answer(RacerBot(), game) == claim_form("el_paso-los_angeles", "black")


def test_racer_draws_for_a_long_route_instead_of_claiming_a_short_one() -> None:
    game = position("usa", hands={0: {"orange": 4}}, row=["orange", "red", "blue", "green", "black"])
    assert answer(RacerBot(), game) == {"do": "draw", "kind": "orange"}


def test_racer_draws_hidden_when_the_row_does_not_help() -> None:
    hand = {"orange": 5, "white": 5, "green": 5, "purple": 5}
    game = position("usa", hands={0: hand}, row=["locomotive", "locomotive", "red", "red", "red"])
    assert answer(RacerBot(), game) == {"do": "draw-hidden"}


def test_racer_saves_wild_cards_when_it_can() -> None:
    game = position("usa", hands={0: {"white": 6, "locomotive": 3}})
    assert answer(RacerBot(), game)["wilds"] == 0


def test_racer_keeps_the_cheapest_tickets_it_may() -> None:
    game = position("usa", next_tickets=["los_angeles-new_york", "denver-el_paso", "duluth-houston"])
    game.play(0, {"do": "draw-tickets"})
    assert answer(RacerBot(), game) == {"do": "keep", "tickets": 0b010}


def test_racer_draws_no_tickets_while_it_can_do_anything_else() -> None:
    game = position("usa", hands={0: {"red": 1}}, row=[], deck={}, rest_to=1)
    assert {option.to_json()["do"] for option in game.options(0)} == {"claim", "draw-tickets"}
    assert answer(RacerBot(), game)["do"] == "claim"
