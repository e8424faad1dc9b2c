"""Search: the planner's decision, unless another is clearly better in games played on."""

import pytest
from tests.factory import position

import fogg
from fogg.bots import Match, PlannerBot, check_bot, find_bot, play_match, summarize
from fogg.bots.search import SearchBot
from fogg.engine.chance import Chance


def chance() -> fogg.Stream:
    return Chance(3).stream("bot")


def test_its_effort_is_said_after_its_name() -> None:
    found = find_bot("search:40")
    assert isinstance(found, SearchBot)
    assert (found.most, found.seconds) == (40, 0.0)
    timed = find_bot("search:50ms")
    assert isinstance(timed, SearchBot)
    assert timed.seconds == 0.05
    for wrong in ("search:much", "search:-1", "search:5s"):
        with pytest.raises(fogg.FoggError, match=r"as in search:400 or search:50ms, not '"):
            find_bot(wrong)


def test_it_keeps_the_contract() -> None:
    check_bot(find_bot("search:12"), editions=["new_york"])


def test_it_spends_the_playouts_that_it_is_given() -> None:
    game = fogg.new_game("new_york", 2, 1, history=False)
    for seat in (0, 1):
        game.do(seat, game.options(seat)[0])
    bot = SearchBot("60")
    view = game.view(0)
    bot.decide(view, game.options(0), chance(), None)
    assert 40 <= bot.spent <= 60


def test_it_stays_with_the_planner_where_nothing_is_clearly_better() -> None:
    game = position("usa", hands={0: {"red": 2, "white": 6}}, tickets={0: ["los_angeles-new_york"]})
    view = game.view(0)
    base = PlannerBot().decide(view, game.options(0), chance(), None)
    assert SearchBot("1").decide(view, game.options(0), chance(), None) is base


def test_equal_random_numbers_give_equal_decisions_and_games() -> None:
    match = Match(edition="new_york", players=2, bots=("search:20", "planner"), seed=4)
    assert play_match(match, 2) == play_match(match, 2)


def test_it_beats_the_planner_in_most_of_a_few_short_games() -> None:
    match = Match(edition="new_york", players=2, bots=("search:60", "planner"), seed=4)
    assert summarize(match, play_match(match, 20)).bots[0].wins >= 0.55
