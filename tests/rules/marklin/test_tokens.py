"""Märklin, tokens: R20 to R24 and the worked examples X2 to X4."""

from __future__ import annotations

from tests.factory import forms, position
from tests.rules.marklin.helpers import (
    ALIEN,
    EDITION,
    NORTH,
    PASSENGER,
    STOP,
    along,
    journey,
    move,
    passengers,
    state,
    station,
    take_tokens,
    top,
    traveling,
)
from tests.rules.usa.helpers import HIDDEN, heard, refuses

from fogg.bots import RacerBot
from fogg.bots.bot import ask
from fogg.engine.chance import Chance
from fogg.modules.merchandise_tokens.rules import Tokens
from fogg.modules.passengers.state import Travelers


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
    assert game.view(1).data.snapshot.module_states[4]["held"] == [[4, 3], []]


def test_marklin_r24_a_route_is_worth_what_its_city_pays() -> None:
    game = traveling()
    assert game.view(0).immediate_points(game.ruleset.action(move("berlin"))) == 7
    game.play(0, move("berlin"))
    assert game.view(0).immediate_points(game.ruleset.action(along("berlin-hamburg"))) == 4


def test_marklin_r18_a_bot_travels_where_it_pays() -> None:
    game = traveling("kiel")
    while game.current == 0 and not game.over:
        game.play(0, ask(RacerBot(), game.view(0), game.options(0), Chance(1).stream("x"), None))
    assert state(game, Tokens)["held"][0] == [4, 7]


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
