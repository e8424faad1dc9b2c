"""Decisions of planning bots about options that touch routes without claiming them, such as laying track."""

from typing import Any

import pytest
from tests.bots.helpers import answer
from tests.rules.france.helpers import building, lay, with_track

from fogg.bots import Bot, GreedyBot, PlannerBot, RacerBot
from fogg.bots.bot_position import BotPosition
from fogg.bots.helping import best_help, harmless

# The two cards drawn before building are of a color that does not matter.
WHITE: dict[str, Any] = {"next_cards": ["white", "white"]}


@pytest.mark.parametrize("bot", [GreedyBot(), PlannerBot()], ids=["greedy", "planner"])
def test_a_bot_lays_track_on_the_path_of_its_ticket_in_the_color_it_holds(bot: Bot) -> None:
    game = building(hands={0: {"blue": 3, "green": 1}}, tickets={0: ["dijon-grenoble"]}, **WHITE)
    form = answer(bot, game)
    assert (form["do"], form["color"]) == ("place-track", "blue")
    assert form["route"] in ("dijon-lyon", "dijon-lyon.2", "dijon-lyon.3", "grenoble-lyon")


def test_greedy_lays_another_color_it_holds_if_the_best_is_gone() -> None:
    game = building(
        {"dijon-paris": "blue"}, hands={0: {"blue": 5, "green": 4}}, tickets={0: ["lyon-toulouse"]}, **WHITE
    )
    lay(game, "rodez-toulouse", "red")
    assert answer(GreedyBot(), game) == {"do": "place-track", "route": "lyon-rodez", "color": "green"}


def test_greedy_claims_the_track_that_it_has_laid() -> None:
    game = with_track({"grenoble-lyon": "blue"}, hands={0: {"blue": 2}}, tickets={0: ["dijon-grenoble"]})
    assert answer(GreedyBot(), game) == {"do": "claim", "route": "grenoble-lyon", "color": "blue", "wilds": 0}


def test_greedy_collects_for_beds_that_have_no_track_yet() -> None:
    game = with_track(
        {},
        hands={0: {"blue": 3}},
        row=["red", "green", "black", "white", "blue"],
        tickets={0: ["lyon-toulouse"]},
    )
    assert answer(GreedyBot(), game) == {"do": "draw", "kind": "blue"}


def test_racer_lays_track_for_a_long_route() -> None:
    game = building(hands={0: {"blue": 5}}, **WHITE)
    form = answer(RacerBot(), game)
    assert form["color"] == "blue"
    assert game.ruleset.board.route(str(form["route"])).length == 5


@pytest.mark.parametrize("bot", [GreedyBot(), RacerBot(), PlannerBot()], ids=["greedy", "racer", "planner"])
def test_a_bot_aims_at_no_bed_for_which_it_has_too_few_trains(bot: Bot) -> None:
    game = building(hands={0: {"blue": 5}}, trains={0: 3}, **WHITE)
    assert game.ruleset.board.route(str(answer(bot, game)["route"])).length <= 3


def test_no_option_helps_a_route_that_can_be_claimed_already() -> None:
    game = building({"lyon-rodez": "blue", "rodez-toulouse": "red"}, tickets={0: ["lyon-toulouse"]}, **WHITE)
    position = BotPosition(game, 0)
    aims = GreedyBot().planned(position)
    assert {aim.route for aim in aims} == {game.ruleset.board.route(key).id for key in ("lyon-rodez", "rodez-toulouse")}
    assert best_help(position, aims, game.options(0)) is None


def test_a_harmless_option_leaves_what_the_bot_works_for_open() -> None:
    game = building(tickets={0: ["nancy-marseille"]}, **WHITE)
    position = BotPosition(game, 0)
    aims = [position.target(terms) for terms in position.open if terms.route.key == "besancon-nancy"]
    across = [option for option in game.options(0) if option.to_json()["route"] == "dijon-mulhouse"]
    other = game.options(0)[-1]
    assert harmless(position, aims, [*across, other]) is other
    assert harmless(position, aims, across) is across[0]
