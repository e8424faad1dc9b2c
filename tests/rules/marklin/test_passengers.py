"""Märklin, passengers and tokens: R16 to R24 and the worked examples X2 to X4."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.marklin.helpers import (
    DECLINE,
    EDITION,
    PASSENGER,
    STOP,
    along,
    journey,
    move,
    passengers,
    put,
    state,
    station,
    take_tokens,
    top,
)
from tests.rules.usa.helpers import HIDDEN, events, hand, heard, refuses

import fogg
from fogg.bots import RacerBot
from fogg.bots.bot import ask
from fogg.rules.chance import Chance
from fogg.rules.modules.merchandise_tokens import Tokens
from fogg.rules.modules.passengers.actions import Travelers

NORTH = ["berlin-hamburg", "hamburg-kiel"]


def after_claim(route: str = "hamburg-kiel", **more: object) -> fogg.Game:
    """Seat 0 has just claimed a black route."""
    game = position(EDITION, hands={0: {"black": 7, PASSENGER: 1}}, **more)  # type: ignore[arg-type]
    game.play(0, claim_form(route, "black"))
    return game


# ---- R16, R17: placing


def test_marklin_r16_after_a_claim_a_passenger_may_be_put_into_either_city() -> None:
    game = after_claim()
    assert forms(game, 0) == [put("hamburg"), put("kiel"), DECLINE]
    assert events(game, 0, put("kiel")) == ["event-passenger-placed"]
    assert passengers(game) == {"kiel": 0}
    assert state(game, Travelers)["left"] == [2, 3]
    assert game.actors == [1]


def test_marklin_r16_it_may_be_left_out() -> None:
    game = after_claim()
    game.play(0, DECLINE)
    assert passengers(game) == {}
    assert game.actors == [1]


def test_marklin_r16_only_at_the_ends_of_that_route() -> None:
    refuses(after_claim(), 0, put("berlin"), "refusal-passenger-end", "marklin R16")


def test_marklin_r16_one_for_each_claim_and_never_otherwise() -> None:
    game = after_claim()
    game.play(0, put("kiel"))
    game.play(1, HIDDEN)
    refuses(game, 1, put("berlin"), "refusal-not-now", "usa R6")
    game.play(1, HIDDEN)
    assert not any(form["do"] == "place-passenger" for form in forms(game, 0))


def test_marklin_r16_without_a_passenger_left_nothing_is_asked() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    station(game, 0, "berlin", "koln", "ulm")
    game.play(0, claim_form("hamburg-kiel", "black"))
    assert game.actors == [1]


def test_marklin_r16_a_placed_passenger_can_be_taken_back_with_the_claim() -> None:
    game = after_claim()
    game.play(0, put("kiel"))
    game.take_back(0)
    game.take_back(0)
    assert passengers(game) == {}
    assert game.view(None).scores == (0, 0)


def test_marklin_r17_never_in_a_country() -> None:
    game = position(EDITION, hands={0: {"red": 2}})
    game.play(0, claim_form("kiel-danemark_kiel", "red"))
    assert forms(game, 0) == [put("kiel"), DECLINE]
    with pytest.raises(fogg.MalformedAction):
        game.play(0, put("danemark_kiel"))


@pytest.mark.parametrize("owner", [0, 1])
def test_marklin_r17_a_city_holds_one_passenger_whoever_owns_it(owner: int) -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    station(game, owner, "kiel")
    game.play(0, claim_form("hamburg-kiel", "black"))
    refuses(game, 0, put("kiel"), "refusal-passenger-here", "marklin R17")
    assert forms(game, 0) == [put("hamburg"), DECLINE]


def test_marklin_r17_where_both_cities_are_full_nothing_is_asked() -> None:
    game = position(EDITION, hands={0: {"black": 2}})
    station(station(game, 0, "kiel"), 1, "hamburg")
    game.play(0, claim_form("hamburg-kiel", "black"))
    assert game.actors == [1]


# ---- R18, R19: traveling


def traveling(start: str = "berlin", **more: object) -> fogg.Game:
    """Seat 0 owns the way from Berlin to Kiel and has a passenger at the start of it."""
    options: dict[str, object] = {"claimed": {0: NORTH}, **more}
    return station(position(EDITION, **options), 0, start)  # type: ignore[arg-type]


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


def test_marklin_r18_nobody_sees_the_journey_before_it_is_complete() -> None:
    game, before = traveling(), traveling()
    game.play(0, move("berlin"))
    game.play(0, along("berlin-hamburg"))
    assert game.view(1) == before.view(1)
    assert game.view(0).determinize(Chance(1)).options(0) == game.options(0)
    assert game.undoable(0) == 2
    game.take_back(0)
    game.take_back(0)
    assert game.view(0) == before.view(0)


ALIEN = {0: ["berlin-hamburg"], 1: ["berlin-leipzig", "erfurt-leipzig"]}


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


# ---- R20, R21: tokens


def test_marklin_r20_each_city_reached_gives_its_top_token_the_start_none() -> None:
    game = traveling()
    assert journey(game, 0, "berlin", *NORTH) == 4 + 3
    assert [top(game, city) for city in ("berlin", "hamburg", "kiel")] == [7, 3, 2]
    assert state(game, Tokens)["held"] == [[4, 3], []]


def test_marklin_r20_where_no_token_is_left_nothing_is_taken() -> None:
    game = take_tokens(traveling(), "hamburg", 3, seat=1)
    assert journey(game, 0, "berlin", *NORTH) == 3
    assert heard(game, 0, "event-tokens") == [{"seat": 0, "cities": ["kiel"], "n": 3}]


CIRCLE = ["berlin-hamburg", "hamburg-schwerin", "berlin-schwerin", "hamburg-kiel", "kiel-schwerin"]


def test_marklin_r21_a_city_pays_once_in_a_move() -> None:
    game = traveling("kiel", claimed={0: CIRCLE})
    way = ["hamburg-kiel", "berlin-hamburg", "berlin-schwerin", "hamburg-schwerin"]
    assert journey(game, 0, "kiel", *way) == 4 + 7 + 2  # Hamburg is reached twice
    assert top(game, "hamburg") == 3


def test_marklin_r21_coming_back_to_the_start_pays_nothing() -> None:
    game = traveling(claimed={0: CIRCLE})
    assert journey(game, 0, "berlin", "berlin-hamburg", "hamburg-schwerin", "berlin-schwerin") == 4 + 2
    assert top(game, "berlin") == 7


def test_marklin_r21_no_route_is_used_twice_in_a_move() -> None:
    game = traveling()
    game.play(0, move("berlin"))
    game.play(0, along("berlin-hamburg"))
    refuses(game, 0, along("berlin-hamburg"), "refusal-travel-used", "marklin R21")


def test_marklin_r21_the_way_back_may_be_the_parallel_track_of_an_opponent() -> None:
    claimed = {0: ["berlin-hamburg", "berlin-leipzig"], 1: ["berlin-hamburg.2"]}
    game = station(position(EDITION, seats=4, claimed=claimed, hands={0: {PASSENGER: 1}}), 0, "berlin")
    assert journey(game, 0, "berlin", "berlin-hamburg", "berlin-hamburg.2", "berlin-leipzig") == 4 + 3


# ---- R22 to R24


def test_marklin_r22_after_the_move_the_passenger_leaves_the_game() -> None:
    game = traveling()
    journey(game, 0, "berlin", "berlin-hamburg")
    assert passengers(game) == {}
    assert state(game, Travelers) == {"seat_at": [-1] * 54, "left": [2, 3], "moved": [1, 0]}
    game.audit()


def test_marklin_r22_at_most_three_such_turns() -> None:
    game = traveling()
    station(game, 0, "hamburg", "kiel")
    for start in ("berlin", "hamburg", "kiel"):
        journey(game, 0, start, "berlin-hamburg" if start == "berlin" else "hamburg-kiel")
        game.play(1, HIDDEN)
        game.play(1, HIDDEN)
    assert not any(form["do"] == "move-passenger" for form in forms(game, 0))
    assert state(game, Travelers)["left"] == [0, 3]


def test_marklin_r23_a_move_uses_at_least_one_route() -> None:
    game = traveling()
    game.play(0, move("berlin"))
    refuses(game, 0, STOP, "refusal-must-travel", "marklin R23")


def test_marklin_r23_a_passenger_that_cannot_move_is_not_offered() -> None:
    refuses(traveling("ulm"), 0, move("ulm"), "refusal-no-way", "marklin R23")


def test_marklin_r24_tokens_score_at_once_and_lie_open() -> None:
    game = traveling()
    before = game.view(1).scores
    journey(game, 0, "berlin", *NORTH)
    assert game.view(1).scores == (before[0] + 7, before[1])
    (line,) = [line for line in game.view(1).standing() if line.reason == "score-tokens"]
    assert (line.seat, line.points, line.cities) == (0, 7, ("hamburg", "kiel"))
    assert game.view(1).data.sight.extras[4]["held"] == [[4, 3], []]


def test_marklin_r24_a_route_is_worth_what_its_city_pays() -> None:
    game = traveling()
    assert game.view(0).gain(game.ruleset.action(move("berlin"))) == 7
    game.play(0, move("berlin"))
    assert game.view(0).gain(game.ruleset.action(along("berlin-hamburg"))) == 4


def test_marklin_r18_a_bot_travels_where_it_pays() -> None:
    game = traveling("kiel")
    while game.current == 0 and not game.over:
        game.play(0, ask(RacerBot(), game.view(0), game.options(0), Chance(1).stream("x"), None))
    assert state(game, Tokens)["held"][0] == [4, 7]


# ---- worked examples


def test_marklin_r20_r24_x2_seven_points_at_once_and_less_for_the_next() -> None:
    game = traveling()
    station(game, 0, "ulm")
    assert game.view(None).scores[0] == 18 + 2
    assert journey(game, 0, "berlin", *NORTH) == 7
    assert (top(game, "hamburg"), top(game, "kiel"), top(game, "berlin")) == (3, 2, 7)


def test_marklin_r19_r20_x3_a_card_leads_on_to_leipzig() -> None:
    game = traveling("hamburg", claimed=ALIEN, hands={0: {PASSENGER: 1}})
    assert journey(game, 0, "hamburg", "berlin-hamburg", "berlin-leipzig") == 7 + 3


def test_marklin_r19_r20_x3_without_the_card_the_move_ends_in_berlin() -> None:
    game = traveling("hamburg", claimed=ALIEN)
    game.play(0, move("hamburg"))
    game.play(0, along("berlin-hamburg"))
    assert forms(game, 0) == [STOP]
    refuses(game, 0, along("berlin-leipzig"), "refusal-travel-card", "marklin R19")
    assert {item.full.key: item.full.params.get("n") for item in game.play(0, STOP)}["event-tokens"] == 7


def test_marklin_r20_x4_the_second_to_reach_erfurt_gets_nothing_and_may_pass_through() -> None:
    game = station(position(EDITION, claimed={0: ["erfurt-leipzig", "erfurt-kassel"]}), 0, "leipzig", "kassel")
    assert journey(game, 0, "leipzig", "erfurt-leipzig") == 2
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    assert journey(game, 0, "kassel", "erfurt-kassel", "erfurt-leipzig") == 0 + 3
