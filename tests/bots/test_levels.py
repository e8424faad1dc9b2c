"""Levels: opponents for people, with slips that last for some turns and follow from what the seat knows."""

import pytest
from tests.factory import position

import fogg
from fogg.bots import GameBot, PlannerBot, check_bot, find_bot, play_game
from fogg.bots.levels import Level, LevelPlanner, level, levels
from fogg.bots.search import SearchBot
from fogg.engine.chance import Chance

SLIPPING = [known.name for known in levels() if known.bot == "planner"]


def test_there_are_five_levels_each_rated_above_the_one_before() -> None:
    assert [known.name for known in levels()] == ["level:1", "level:2", "level:3", "level:4", "level:5"]
    ratings = [known.rating for known in levels()]
    assert ratings == sorted(set(ratings))
    assert all(known.plus_minus > 0 for known in levels() if known.number != 3)


def test_levels_are_found_by_their_numbers() -> None:
    assert isinstance(find_bot("level:1"), LevelPlanner)
    assert find_bot("level:1").label == "level:1"
    strongest = find_bot("level:5")
    assert isinstance(strongest, SearchBot)
    assert strongest.most == 800
    with pytest.raises(fogg.UnknownName, match=r"unknown level '6'; known: 1, 2, 3, 4, 5"):
        find_bot("level:6")


@pytest.mark.parametrize("edition", fogg.playable())
@pytest.mark.parametrize("name", SLIPPING)
def test_a_slip_follows_from_what_the_seat_knows(name: str, edition: str) -> None:
    bot = find_bot(name)
    assert isinstance(bot, GameBot)
    seats = fogg.load(edition).players[0]
    game = fogg.new_game(edition, seats, 33, history=False)
    stream = Chance(5).stream("bot")
    decisions = 0
    while not game.over and decisions < 80:
        seat = game.actors[0]
        action = bot.act(game, seat, stream)
        if decisions % 8 == 0:
            fresh = find_bot(name)
            assert isinstance(fresh, GameBot)
            assert fresh.act(game.view(seat, history=False).determinize(Chance(decisions)), seat, stream) is action
        game.do(seat, action)
        decisions += 1


@pytest.mark.parametrize("name", SLIPPING)
def test_a_level_keeps_the_contract_on_short_games_and_in_teams(name: str) -> None:
    check_bot(find_bot(name), editions=["new_york"])
    game = fogg.new_game("team_asia", 4, 3, history=False)
    play_game(game, [find_bot(name)] * 4, [Chance(seat).stream("bot") for seat in range(4)])
    assert game.over


def test_a_level_without_slips_plays_as_the_planner_does() -> None:
    streams = [Chance(seat).stream("bot") for seat in range(2)]
    games = [fogg.new_game("usa", 2, 3, history=False) for _ in range(2)]
    play_game(games[0], [LevelPlanner(Level(0, "planner", 1500, 0))] * 2, streams)
    play_game(games[1], [PlannerBot()] * 2, streams)
    assert fogg.totals(games[0]) == fogg.totals(games[1])


def test_the_first_level_takes_the_short_way() -> None:
    lengths = []
    child = LevelPlanner(level("1"))
    child.forgets = 0
    for bot in (child, PlannerBot()):
        game = position("usa", tickets={0: ["los_angeles-new_york"]})
        bot.act(game, 0, Chance(1).stream("bot"))
        plan = bot.desk(game.ruleset).seats[0].plan
        lengths.append(sum(int(game.ruleset.board.routes[route].length) for route in plan.routes))
    assert lengths[0] < lengths[1]


def test_a_ticket_is_forgotten_for_a_while_and_comes_back_to_mind() -> None:
    bot = LevelPlanner(level("1"))
    tickets = list(range(20))
    game = position("usa")
    claims = [route.id for route in game.ruleset.board.routes][: 3 * bot.stage]
    minded = []
    for stage in range(3):
        game.players[0].routes = claims[: stage * bot.stage]
        minded.append(bot.in_mind(game, 0, tickets))
        game.players[0].routes = claims[: stage * bot.stage + bot.stage - 1]
        assert bot.in_mind(game, 0, tickets) == minded[-1]  # as long as the stage lasts
    assert all(4 <= len(kept) <= 16 for kept in minded)
    assert set(minded[0]) | set(minded[1]) | set(minded[2]) > set(minded[0])


def test_the_first_level_takes_a_face_up_locomotive() -> None:
    hand = {"orange": 5, "white": 5, "green": 5, "purple": 5}
    game = position("usa", hands={0: hand}, row=["locomotive", "locomotive", "red", "red", "red"])
    action = find_bot("level:1").decide(game.view(0), game.options(0), Chance(1).stream("bot"), None)
    assert action.to_json() == {"do": "draw", "kind": "locomotive"}
