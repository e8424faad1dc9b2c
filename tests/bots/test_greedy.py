"""Decisions of greedy in given positions."""

import pytest
from tests.bots.helpers import answer
from tests.factory import claim_form, position

import fogg
from fogg.bots import Bot, GreedyBot, PlannerBot, RacerBot

BOTS, NAMES = [GreedyBot(), RacerBot(), PlannerBot()], ["greedy", "racer", "planner"]
PLAIN_ROW = ["red", "blue", "green", "black", "white"]


def test_greedy_claims_a_route_on_the_cheapest_path_of_its_ticket() -> None:
    game = position("usa", hands={0: {"red": 2, "orange": 3}}, tickets={0: ["denver-el_paso"]})
    assert answer(GreedyBot(), game)["route"] in ("denver-santa_fe", "el_paso-santa_fe")


def test_greedy_pays_a_gray_route_with_the_color_it_needs_least() -> None:
    # The other route of the path, portland-san_francisco, wants green.
    game = position(
        "usa",
        hands={0: {"green": 3, "red": 1}},
        tickets={0: ["helena-los_angeles", "seattle-los_angeles"]},
        claimed={0: ["los_angeles-san_francisco", "helena-seattle"]},
    )
    assert answer(GreedyBot(), game) == claim_form("portland-seattle", "red")


def test_greedy_draws_the_color_that_its_path_lacks() -> None:
    game = position(
        "usa",
        hands={0: {"blue": 2}},
        row=PLAIN_ROW,
        tickets={0: ["seattle-los_angeles"]},
        claimed={0: ["portland-seattle", "los_angeles-san_francisco"]},
    )
    # What is left of the path is portland-san_francisco, green or purple, five cards.
    assert answer(GreedyBot(), game) == {"do": "draw", "kind": "green"}


def test_greedy_goes_around_a_route_that_is_taken() -> None:
    game = position(
        "usa",
        hands={0: {"red": 2, "white": 5}},
        tickets={0: ["denver-el_paso"]},
        claimed={1: ["denver-santa_fe", "el_paso-santa_fe"]},
    )
    assert answer(GreedyBot(), game) == claim_form("denver-phoenix", "white")


def test_greedy_takes_the_locomotive_that_only_a_ferry_needs() -> None:
    game = position(
        "europe",
        hands={0: {"red": 2}},
        row=["locomotive", "red", "blue", "green", "black"],
        tickets={0: ["london-berlin"]},
        claimed={0: ["amsterdam-essen", "berlin-essen"]},
    )
    assert answer(GreedyBot(), game) == {"do": "draw", "kind": "locomotive"}


def test_greedy_draws_tickets_when_its_own_are_done() -> None:
    done = {"tickets": {0: ["denver-el_paso"]}, "claimed": {0: ["denver-santa_fe", "el_paso-santa_fe"]}}
    assert answer(GreedyBot(), position("usa", **done)) == {"do": "draw-tickets"}  # type: ignore[arg-type]


def test_greedy_draws_no_tickets_near_the_end() -> None:
    game = position("usa", hands={0: {"red": 2}}, trains={1: 7})
    assert answer(GreedyBot(), game)["do"] == "claim"


def test_greedy_keeps_tickets_that_share_a_path() -> None:
    fitting = ["los_angeles-new_york", "los_angeles-chicago", "vancouver-santa_fe"]
    game = position("usa", next_tickets=fitting)
    game.play(0, {"do": "draw-tickets"})
    assert answer(GreedyBot(), game)["tickets"] in (0b011, 0b111)


def test_greedy_does_not_keep_a_ticket_that_its_trains_cannot_reach() -> None:
    game = position("usa", trains={0: 8}, next_tickets=["los_angeles-new_york", "denver-el_paso", "seattle-new_york"])
    game.play(0, {"do": "draw-tickets"})
    assert answer(GreedyBot(), game) == {"do": "keep", "tickets": 0b010}


def tunnel(hand: dict[str, int]) -> fogg.Game:
    """Seat 0 has tried the tunnel marseille-zurich, and one more purple card is asked."""
    game = position("europe", hands={0: hand}, next_cards=["purple", "red", "blue"])
    game.play(0, claim_form("marseille-zurich", "purple"))
    return game


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_a_bot_pays_what_a_tunnel_asks_and_saves_locomotives(bot: Bot) -> None:
    assert answer(bot, tunnel({"purple": 3, "locomotive": 1})) == {"do": "extra", "wilds": 0}


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_a_bot_gives_a_tunnel_up_that_it_cannot_pay(bot: Bot) -> None:
    assert answer(bot, tunnel({"purple": 2})) == {"do": "give-up"}


def last_turn(tickets: list[str]) -> fogg.Game:
    """Seat 0 has its last turn and one card; in sarajevo its route meets one of seat 1 that goes on to sofia."""
    game = position(
        "europe",
        hands={0: {"red": 1}},
        claimed={0: ["budapest-sarajevo"], 1: ["sarajevo-sofia"]},
        tickets={0: tickets},
    )
    game.final_turns = 2
    return game


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_a_bot_builds_a_station_at_the_end_if_that_completes_a_ticket(bot: Bot) -> None:
    assert answer(bot, last_turn(["budapest-sofia"])) == {"do": "station", "city": "sarajevo"}


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_a_bot_builds_no_station_that_completes_nothing(bot: Bot) -> None:
    assert answer(bot, last_turn([])) == claim_form("budapest-wien", "red")
