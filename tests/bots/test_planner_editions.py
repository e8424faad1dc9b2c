"""Decisions of planner about what editions bring. What it shares with greedy is tested with that in the same tests."""

from __future__ import annotations

import pytest
from tests.bots.helpers import answer
from tests.factory import claim_form, position
from tests.rules.europe.depots import empty, store, yard
from tests.rules.marklin.helpers import STOP, along, move, traveling
from tests.rules.team_asia.helpers import teams

import fogg
from fogg.bots import PlannerBot
from fogg.bots.bot_position import BotPosition

BOT = PlannerBot()


def planned(game: fogg.Game, seat: int = 0) -> set[str]:
    """Return the keys of the routes that a seat plans."""
    return {game.ruleset.board.routes[route].key for route in BOT.planned(BotPosition(game, seat)).routes}


def prices(edition: str) -> dict[str, int]:
    """Return what each route costs on a way when a game begins."""
    desk = BOT.look_at(BotPosition(position(edition), 0))
    desk.maker.set_prices()
    return {route.key: int(desk.maker.prices[route.id]) for route in desk.outlook.ruleset.board.routes}


def test_a_tunnel_costs_more_on_a_way_than_a_route_of_its_length_and_a_symbol_more_as_well() -> None:
    cost = prices("europe")
    plain, tunnel, one_symbol, two_symbols = (
        cost[key] for key in ("berlin-essen", "venezia-zurich", "dieppe-london", "amsterdam-london")
    )
    assert plain < tunnel < two_symbols
    assert plain < one_symbol < two_symbols


def test_the_locomotive_that_only_a_ferry_needs_is_taken_face_up() -> None:
    game = position(
        "europe",
        hands={0: {"red": 1}},
        row=["locomotive", "white", "blue", "green", "black"],
        tickets={0: ["london-berlin"]},
        claimed={0: ["bruxelles-dieppe", "bruxelles-frankfurt", "berlin-frankfurt"]},
    )
    assert planned(game) & {"dieppe-london", "dieppe-london.2"}
    assert answer(BOT, game) == {"do": "draw", "kind": "locomotive"}


@pytest.mark.parametrize(
    ("ticket", "technology"),
    [("galway-barrow", "ireland_france_concession"), ("edinburgh-london", "scotland_concession")],
)
def test_the_technology_that_the_plan_needs_is_bought(ticket: str, technology: str) -> None:
    game = position("uk", hands={0: {"locomotive": 2}}, tickets={0: [ticket]})
    assert answer(BOT, game) == {"do": "buy", "technology": technology}


def test_a_passenger_travels_where_its_journey_brings_more_than_a_turn() -> None:
    game = traveling()
    assert answer(BOT, game) == move("berlin")
    game.play(0, move("berlin"))
    game.play(0, along("berlin-hamburg"))
    assert answer(BOT, game) == along("hamburg-kiel")
    game.play(0, along("hamburg-kiel"))
    assert answer(BOT, game) == STOP


def test_the_routes_and_shared_tickets_of_a_partner_are_planned_with() -> None:
    game = teams(claimed={1: ["harbin-peking"]}, shared={1: ["harbin-shanghai"]}, tickets={1: ["delhi-lhasa"]})
    assert "peking-shanghai" in planned(game)
    assert "harbin-peking" not in planned(game)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_draw_stores_a_card_in_the_own_warehouse(seat: int) -> None:
    assert answer(BOT, yard(hands={seat: {"red": 1}}, turn=seat), seat) == store(seat)


def test_a_warehouse_that_a_claim_opens_is_emptied() -> None:
    game = yard({1: ["paris"]}, {1: {"red": 6}}, hands={0: {"purple": 1}})
    game.play(0, claim_form("dieppe-paris", "purple"))
    assert answer(BOT, game) == empty(1)
