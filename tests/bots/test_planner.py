"""Decisions of planner in given positions. That it is fair and stateless is tested with the other bots."""

import pytest
from tests.bots.helpers import answer
from tests.factory import position
from tests.sample import choices, rulesets

import fogg
from fogg.bots import PlannerBot, find_bot, play_game
from fogg.bots.bot_position import BotPosition
from fogg.engine.chance import Chance

PLAIN_ROW = ["red", "blue", "green", "black", "white"]


def test_planner_prefers_the_way_of_long_routes_to_the_shortest() -> None:
    # Eight routes of up to three spaces are the shortest way; the plan goes over those of five and six.
    bot = PlannerBot()
    game = position("usa", tickets={0: ["los_angeles-new_york"]})
    answer(bot, game)
    desk = bot.desk(game.ruleset)
    lengths = [game.ruleset.board.routes[route].length for route in desk.seats[0].plan.routes]
    assert len(lengths) <= 6
    assert sum(length >= 5 for length in lengths) >= 3


def test_planner_claims_a_planned_route_before_a_longer_one() -> None:
    game = position(
        "usa",
        hands={0: {"white": 6, "green": 5}},
        tickets={0: ["seattle-los_angeles"]},
        claimed={0: ["portland-seattle", "los_angeles-san_francisco"]},
    )
    chosen = answer(PlannerBot(), game)
    assert (chosen["do"], chosen["color"], chosen["wilds"]) == ("claim", "green", 0)


def test_planner_draws_the_color_that_its_plan_lacks() -> None:
    game = position(
        "usa",
        hands={0: {"blue": 2}},
        row=PLAIN_ROW,
        tickets={0: ["seattle-los_angeles"]},
        claimed={0: ["portland-seattle", "los_angeles-san_francisco"]},
    )
    assert answer(PlannerBot(), game) == {"do": "draw", "kind": "green"}


def test_planner_draws_hidden_rather_than_a_face_up_locomotive() -> None:
    hand = {"orange": 5, "white": 5, "green": 5, "purple": 5}
    game = position("usa", hands={0: hand}, row=["locomotive", "locomotive", "red", "red", "red"])
    assert answer(PlannerBot(), game) == {"do": "draw-hidden"}


def test_planner_leaves_trains_for_its_plan() -> None:
    game = position(
        "usa",
        hands={0: {"white": 6}},
        row=PLAIN_ROW,
        trains={0: 7, 1: 30},
        tickets={0: ["seattle-los_angeles"]},
        claimed={0: ["portland-seattle", "los_angeles-san_francisco"]},
    )
    assert answer(PlannerBot(), game)["do"] == "draw"


def test_planner_keeps_what_it_has_the_trains_for() -> None:
    offer = ["los_angeles-new_york", "seattle-los_angeles", "duluth-houston"]
    claimed = {0: ["portland-seattle", "los_angeles-san_francisco"]}
    game = position("usa", next_tickets=offer, claimed=claimed, trains={0: 8, 1: 30})
    game.play(0, {"do": "draw-tickets"})
    assert answer(PlannerBot(), game) == {"do": "keep", "tickets": 0b010}


def test_planner_keeps_tickets_that_share_a_way() -> None:
    offer = ["los_angeles-new_york", "los_angeles-chicago", "duluth-houston"]
    game = position("usa", next_tickets=offer)
    game.play(0, {"do": "draw-tickets"})
    kept = answer(PlannerBot(), game)["tickets"]
    assert isinstance(kept, int) and kept & 0b011 == 0b011


def test_planner_completes_a_ticket_in_its_last_turn() -> None:
    game = position(
        "usa",
        hands={0: {"red": 2, "blue": 4}},
        tickets={0: ["denver-el_paso"]},
        claimed={0: ["el_paso-santa_fe"]},
    )
    game.final_turns = 1
    assert answer(PlannerBot(), game)["route"] == "denver-santa_fe"


def test_what_planner_pays_in_its_last_turn_does_not_depend_on_what_it_was_asked_before() -> None:
    last = position("usa", hands={0: {"red": 2, "blue": 2, "white": 3}}, row=PLAIN_ROW)
    last.final_turns = 1
    bot = PlannerBot()
    fresh = answer(bot, last)
    for color in ("red", "blue", "white"):
        answer(bot, position("usa", hands={0: {color: 3}}, row=PLAIN_ROW, tickets={0: ["los_angeles-new_york"]}))
        assert answer(bot, last) == fresh


@pytest.mark.parametrize("edition", ["usa", "india", "switzerland"])
def test_a_turn_of_the_base_game_is_decided_without_a_list_of_options(edition: str) -> None:
    assert PlannerBot().desk(fogg.ruleset(edition)).outlook.plain


@pytest.mark.parametrize("edition", ["europe", "uk", "team_asia", "old_west"])
def test_other_turns_are_decided_among_options(edition: str) -> None:
    assert not PlannerBot().desk(fogg.ruleset(edition)).outlook.plain


def test_one_planner_plays_games_of_several_boards_at_once() -> None:
    bot = PlannerBot()
    streams = [Chance(seat).stream("bot") for seat in range(2)]
    for edition in ("usa", "new_york", "usa"):
        game, twin = (fogg.new_game(edition, 2, 3, history=False) for _ in range(2))
        play_game(game, [bot, bot], streams)
        play_game(twin, [find_bot("planner"), find_bot("planner")], streams)
        assert fogg.totals(game) == fogg.totals(twin)


@pytest.mark.parametrize(("edition", "variant", "players"), rulesets())
def test_what_a_planner_remembers_it_would_plan_again(edition: str, variant: str | None, players: int) -> None:
    used = PlannerBot()
    streams = [Chance(seat).stream("bot") for seat in range(players)]
    game = fogg.new_game(edition, players, 5, history=False, **choices(variant))
    for decision in range(150):
        if game.over:
            break
        seat = game.actors[0]
        if decision % 5 == 0:
            fresh = PlannerBot()
            assert used.planned(used.position(game, seat)).routes == fresh.planned(fresh.position(game, seat)).routes
            aims = [used.aims(used.position(game, seat)), fresh.aims(fresh.position(game, seat))]
            assert [aim.route for aim in aims[0]] == [aim.route for aim in aims[1]]
        game.do(seat, used.act(game, seat, streams[seat]))


def test_a_plan_serves_all_that_is_asked_about_a_position() -> None:
    game = position("europe", tickets={0: ["edinburgh-athina"]})
    bot = PlannerBot()
    at = bot.position(game, 0)
    assert bot.planned(at) is bot.planned(at)
    assert bot.aims(at) is bot.aims(at)
    assert bot.aims(bot.position(game, 0)) is not bot.aims(at)


def test_a_ticket_that_comes_is_planned_for_after_a_look_and_after_a_glance() -> None:
    tickets = fogg.ruleset("usa").board.tickets
    first = next(ticket for ticket in tickets if ticket.id == 1)
    then = next(ticket for ticket in tickets if ticket.id == 8)  # what slips of seat 0 are made of, holding the first
    bot = PlannerBot()
    game = position("usa", tickets={0: [first.key]})
    bot.planned(bot.position(game, 0))
    both = position("usa", tickets={0: [first.key, then.key]})
    assert answer(bot, both) == answer(PlannerBot(), both)
    assert bot.desk(both.ruleset).seats[0].plan.routes == PlannerBot().planned(BotPosition(both, 0)).routes


def test_planner_counts_what_trains_over_the_mountains_score() -> None:
    game = position("legendary_asia", hands={0: {"red": 3}})
    game.final_turns = 2
    assert "x" in game.ruleset.board.route(str(answer(PlannerBot(), game)["route"])).tags


@pytest.mark.parametrize(
    ("edition", "route", "more"),
    [
        ("legendary_asia", "irkutsk-ulan_bator", 4),  # two crosses
        ("nederland", "breda-rotterdam", -8),  # a toll of four tokens, which would have counted at the end
        ("amsterdam", "", 1),  # a merchandise card
        ("usa", "denver-omaha", 0),
    ],
)
def test_planner_weighs_what_a_route_brings_besides_its_printed_points(edition: str, route: str, more: int) -> None:
    rules = fogg.ruleset(edition)
    key = route or next(one.key for one in rules.board.routes if "cart" in one.tags)
    terms = rules.terms[rules.board.route(key).id]
    assert PlannerBot().desk(rules).outlook.points[terms.route_id] == terms.points + more
