"""Bots use what rule modules offer: they know options and what they bring, and no module by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.factory import claim_form
from tests.rules.africa.helpers import FACHODA, africa, claiming, double
from tests.rules.alvin_dexter.helpers import END, monsters
from tests.rules.old_west.helpers import DECLINE, marked, place
from tests.rules.pennsylvania.helpers import claimed, deal, take
from tests.rules.usa.helpers import HIDDEN

import fogg
from fogg.bots import find_bot

TO_EL_PASO = ["denver-santa_fe", "el_paso-santa_fe"]
NOTHING = fogg.Chance(0).stream("nothing")


Choice = Callable[[fogg.Game], dict[str, Any]]


@pytest.fixture(params=["greedy", "planner"])
def choice(request: pytest.FixtureRequest) -> Choice:
    """Return a function that says what a bot does whose turn it is, in its JSON form."""
    bot = find_bot(request.param)

    def chosen(game: fogg.Game) -> dict[str, Any]:
        seat = game.actors[0]
        return dict(bot.decide(game.view(seat), game.options(seat), NOTHING, None).to_json())

    return chosen


def test_a_bot_takes_the_share_that_ranks_best(choice: Choice) -> None:
    game = claimed("albany-new_york", "blue")  # prr, bo, nyc
    assert choice(game) == take("prr")
    deal(game, "prr", {1: [1, 2, 3], 2: [4, 5, 6]})
    assert choice(game) == take("bo")
    deal(game, "bo", {1: [1, 2, 3], 2: [4, 5, 6]})
    assert choice(game) == take("prr")  # the third place of the largest railroad


def test_a_bot_buys_a_marker_where_others_are_likely_to_build(choice: Choice) -> None:
    game = marked({0: ["salt_lake_city"], 1: ["boise"]}, hands={0: {"blue": 8}})
    game.play(0, claim_form("denver-salt_lake_city", "blue"))
    assert choice(game) == place("denver")


def test_a_bot_keeps_its_cards_where_no_seat_can_build_any_more(choice: Choice) -> None:
    around = {1: ["gillette-wolf_point", "great_falls-wolf_point"]}
    game = marked({0: ["billings"], 1: ["boise"]}, hands={0: {"black": 5}}, claimed=around)
    game.play(0, claim_form("billings-wolf_point", "black"))
    assert place("wolf_point") in [option.to_json() for option in game.options(0)]
    assert choice(game) == DECLINE


def test_a_bot_starts_in_a_city_of_its_tickets_way(choice: Choice) -> None:
    game = fogg.new_game("old_west", 2, 3)
    for seat in (0, 1):
        game.play(seat, choice(game))
    chosen = str(choice(game)["city"])
    board = game.ruleset.board
    city = int(board.city(chosen).id)
    ways = []
    for ticket in game.view(1).tickets:
        found = fogg.board.shortest_path(board.routes, len(board.cities), [ticket.a], [ticket.b])
        assert found is not None
        ways += found[1]
    assert any(city in (route.a, route.b) for route in ways)


def test_a_bot_builds_towards_tickets_that_its_network_does_not_reach(choice: Choice) -> None:
    hands = {0: dict.fromkeys(("red", "blue", "green", "orange", "purple"), 6)}
    game = marked({0: ["denver"], 1: ["boise"]}, hands=hands, tickets={0: ["billings-albuquerque"]})
    assert choice(game)["do"] == "claim"


def test_a_bot_doubles_a_claim_where_the_points_are_worth_the_cards(choice: Choice) -> None:
    game = claiming(FACHODA, "red", hand={"red": 5, "locomotive": 2}, cards={0: {"desert": 2}})
    assert choice(game) == double(0)


def test_a_bot_keeps_its_locomotives_where_doubling_brings_a_point(choice: Choice) -> None:
    game = claiming("douala-libreville", "green", hand={"green": 1, "locomotive": 2}, cards={})
    assert choice(game) == {"do": "decline"}


def test_a_bot_draws_a_terrain_card_that_doubles_what_it_works_for(choice: Choice) -> None:
    tickets = {0: ["addis_ababa-nigeria"]}
    hands = {0: {"red": 1}}
    game = africa(
        {0: {"desert": 1, "jungle": 1, "mountain": 1}}, row=["desert", "mountain"], tickets=tickets, hands=hands
    )
    game.deck.market_counts.pour_into(game.deck.stock)
    for slot in range(5):
        game.deck.market[slot] = -1  # no face-up train card serves it
    assert choice(game)["do"] == "draw-terrain"


def test_a_bot_moves_a_monster_off_a_ticket_that_it_has_completed(choice: Choice) -> None:
    game = monsters(hands={0: {"locomotive": 1}}, claimed={0: TO_EL_PASO}, tickets={0: ["denver-el_paso"]})
    game.final_turns = 2
    moved = choice(game)
    assert (moved["do"], moved["monster"]) == ("move-monster", "alvin")
    assert moved["city"] not in ("denver", "el_paso")


def test_a_bot_lets_a_monster_stand_on_a_ticket_that_will_fail(choice: Choice) -> None:
    game = monsters(hands={0: {"locomotive": 1}}, tickets={0: ["denver-el_paso"]})
    game.final_turns = 2
    assert choice(game)["do"] != "move-monster"


def test_a_bot_keeps_monsters_off_tickets_that_it_works_for(choice: Choice) -> None:
    game = fogg.new_game("usa", 2, 4, add_ons=["alvin_dexter"])
    for seat in (0, 1):
        game.play(seat, choice(game))
    named = {game.ruleset.board.cities[end].key for ticket in game.view(1).tickets for end in (ticket.a, ticket.b)}
    assert choice(game)["city"] not in named


def test_a_bot_moves_a_monster_that_keeps_it_from_a_route_it_can_pay(choice: Choice) -> None:
    hands = {0: {"red": 2, "locomotive": 1}}
    game = monsters(hands=hands, claimed={0: TO_EL_PASO[1:]}, tickets={0: ["denver-el_paso"]})
    assert claim_form("denver-santa_fe", "red") not in [option.to_json() for option in game.options(0)]
    assert (choice(game)["do"], choice(game)["monster"]) == ("move-monster", "alvin")
    game.play(0, choice(game))
    assert choice(game) == claim_form("denver-santa_fe", "red")


def test_a_bot_does_not_pay_a_locomotive_for_nothing(choice: Choice) -> None:
    game = monsters(hands={0: {"locomotive": 2}}, tickets={0: ["calgary-phoenix"]})
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert choice(game) == END
