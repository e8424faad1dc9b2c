"""Search: the planner's decision, unless another is clearly better in games played on."""

import pytest
from tests.factory import position

import fogg
from fogg.bots import Match, PlannerBot, check_bot, find_bot, play_game, play_match, summarize
from fogg.bots.search import SearchBot
from fogg.bots.search.playouts import Playouts
from fogg.bots.search.seated_draws import SeatedDraws, seat_draws
from fogg.bots.search.trials import PairedTrials
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
    for wrong in ("search:much", "search:-1", "search:5s", "search:0", "search:0ms", "search:ms", "search:²"):
        with pytest.raises(fogg.FoggError, match=r"as in search:400 or search:50ms, not '"):
            find_bot(wrong)


def test_it_keeps_the_contract() -> None:
    check_bot(find_bot("search:12"), editions=["new_york"])


def test_it_spends_at_most_the_playouts_that_it_is_given() -> None:
    game = fogg.new_game("new_york", 2, 1, history=False)
    for seat in (0, 1):
        game.do(seat, game.options(seat)[0])
    bot = SearchBot("100")
    view = game.view(0)
    bot.decide(view, game.options(0), chance(), None)
    assert 30 <= bot.spent <= 100


def test_nothing_is_searched_where_nothing_is_to_be_decided() -> None:
    bot = SearchBot("60")
    game = fogg.new_game("new_york", 2, 1, history=False)
    for seat in (0, 1):
        game.do(seat, game.options(seat)[0])
    game.play(0, {"do": "draw-hidden"})
    assert game.step_name == "next-card"
    for options in (game.options(0), game.options(0)[:1]):
        bot.decide(game.view(0), options, chance(), None)
        assert bot.spent == 0


def test_no_tickets_are_drawn_when_the_game_nears_its_end() -> None:
    bot = SearchBot("60")
    tried = []
    for trains in (40, 10):
        game = position("usa", hands={0: {"red": 2}}, trains={0: 40, 1: trains}, tickets={0: ["los_angeles-new_york"]})
        base = bot.base.act(game, 0, chance())
        tried.append({option.to_json()["do"] for option in bot.candidates(game, 0, base, game.options(0))})
    assert "draw-tickets" in tried[0]
    assert "draw-tickets" not in tried[1]


@pytest.mark.parametrize("edition", fogg.playable())
def test_equal_views_give_equal_choices_after_any_decisions(edition: str) -> None:
    used, planner = SearchBot("48"), PlannerBot()
    seats = fogg.load(edition).players[0]
    game = fogg.new_game(edition, seats, 12, history=False)
    searched = 0
    for decision in range(31):
        seat = game.actors[0]
        if decision % 10 == 0:
            view = game.view(seat, history=False)
            again = fogg.View.read(view.text())
            chosen = used.decide(view, game.options(seat), chance(), None)
            assert SearchBot("48").decide(again, game.options(seat), chance(), None) is chosen
            searched += used.spent > 16  # several deals, so that another option can win
        game.do(seat, planner.act(game, seat, chance()))
    assert searched


def trials_with(differences: list[float]) -> PairedTrials:
    """Return trials of two candidates, of which the second has been better by that many points."""
    game = position("usa")
    trials = PairedTrials(game.view(0), game.options(0)[:2], 1, Playouts(), chance())
    trials.sums[1], trials.counts[1] = sum(differences), len(differences)
    trials.squares[1] = sum([points * points for points in differences])
    return trials


def test_a_candidate_that_can_hardly_pass_is_dropped() -> None:
    trials = trials_with([-12.0, 4.0, -7.0, 1.0] * 3)
    trials.drop_hopeless(10.0, 2.0)
    assert trials.alive == []
    assert trials.decided(10.0, 2.0)


def test_a_candidate_that_may_still_pass_is_tried_further() -> None:
    for differences, left in (([12.0, -4.0, 7.0, -1.0] * 3, 40.0), ([-9.0], 40.0)):
        trials = trials_with(differences)
        trials.drop_hopeless(left, 2.0)
        assert trials.alive == [1]
        assert not trials.decided(left, 2.0)


def test_a_single_candidate_that_can_hardly_fail_ends_the_search() -> None:
    trials = trials_with([22.0, 18.0, 25.0, 17.0] * 3)
    assert trials.decided(20.0, 2.0)
    assert trials.best(2.0) is trials.candidates[1]


def test_few_deals_are_not_trusted() -> None:
    few, many = trials_with([3.0, 5.0, 1.0]), trials_with([3.0, 5.0, 1.0] * 8)
    assert few.best(2.0) is few.candidates[0]
    assert many.best(2.0) is many.candidates[1]


def test_what_a_seat_draws_does_not_depend_on_what_others_drew_before() -> None:
    game = fogg.new_game("usa", 2, 5, history=False)
    root = game.view(0, history=False).determinize(Chance(3))
    seat_draws(root)
    drawn = []
    for others in (0, 1, 4):
        twin = root.copy()
        stream = twin.deck.stream
        assert isinstance(stream, SeatedDraws)
        stream.source = 1
        for _ in range(others):
            twin.deck.draw()
        stream.source = 0
        drawn.append([int(twin.deck.draw()) for _ in range(12)])
    alike = [sum(a == b for a, b in zip(drawn[0], other, strict=True)) for other in drawn[1:]]
    assert min(alike) >= 9


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


@pytest.mark.parametrize("edition", fogg.playable())
def test_whole_games_are_searched_by_one_side(edition: str) -> None:
    """Levels 4 and 5 are this bot with more playouts."""
    rules = fogg.ruleset(edition)
    players = rules.edition.players[0]
    game = fogg.new_game(edition, players, 3, history=False)
    searching, planner = SearchBot("8"), PlannerBot()
    bots = [searching if seat < rules.team_size else planner for seat in range(players)]
    play_game(game, bots, [Chance(seat).stream("bot") for seat in range(players)])
    assert game.over
