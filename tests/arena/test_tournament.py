"""Tournaments: who meets whom, every seat for everyone, common deals, teams, and the same results for any workers."""

from __future__ import annotations

import pytest

from fogg.arena import (
    DealResult,
    GameResult,
    Tournament,
    all_pairings,
    check_tournament,
    play_deals,
    summarize_arena,
)
from fogg.arena.arena_page import arena_page, rated
from fogg.arena.ratings import rate
from fogg.arena.rotations import by_deal, play_deal
from fogg.arena.stepwise import step_through
from fogg.bots import find_bot, play_game
from fogg.engine import Chance, new_game
from fogg.errors import FoggError, UnknownName, WrongSeats
from fogg.workers import LocalWorkers

SMALL = Tournament(edition="new_york", players=2, tables=(("racer", "random"),), seed=7)


def game(rotation: int, totals: tuple[int, ...], places: tuple[int, ...]) -> GameResult:
    return GameResult(
        rotation=rotation, totals=totals, places=places, asked=(2,) * len(totals), seconds=(0.5, 0.1), turns=9
    )


def test_all_pairings_of_three_bots_are_three_tables() -> None:
    assert all_pairings(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_tables_of_three_take_three_different_bots_where_there_are_enough() -> None:
    assert all_pairings(["a", "b", "c"], 3) == (("a", "b", "c"),)
    assert all_pairings(["a", "b"], 4) == (("a", "b", "a", "b"),)


def test_one_bot_meets_no_other() -> None:
    with pytest.raises(FoggError, match="--bots needs at least two different bots, not a"):
        all_pairings(["a", "a"], 2)


@pytest.mark.parametrize(
    ("table", "games"), [(("a", "b"), 2), (("a", "b", "b", "c"), 4), (("a", "b", "a", "b"), 2), (("a", "a"), 1)]
)
def test_a_deal_is_played_with_every_different_rotation(table: tuple[str, ...], games: int) -> None:
    assert Tournament(edition="usa", players=len(table), tables=(table,)).games_of(0) == games


def test_every_bot_sits_on_every_seat_of_a_deal() -> None:
    table = ("racer", "greedy", "random")
    result = play_deal(Tournament(edition="new_york", players=3, tables=(table,), seed=3), (0, 5))
    assert [[one.chair(side) for side in range(3)] for one in result.games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_equal_bots_play_one_deal_alike_at_every_table_and_in_every_rotation() -> None:
    # Racers draw on no chance of their own: games differ only if their deals do.
    both = Tournament(edition="new_york", players=2, tables=(("racer", "racer"), ("racer", "racer")), seed=3)
    first, second, other = (play_deal(both, task) for task in ((0, 4), (1, 4), (0, 5)))
    assert first.games[0].totals == second.games[0].totals
    assert first.games[0].asked == second.games[0].asked
    assert (first.games[0].totals, first.games[0].turns) != (other.games[0].totals, other.games[0].turns)


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    found = []
    for jobs in (1, 2):
        results = list(play_deals(SMALL, 3, LocalWorkers(jobs)))
        found.append([(r.table, r.deal, [(g.totals, g.places, g.asked) for g in r.games]) for r in by_deal(results)])
    assert found[0] == found[1]


def test_deals_that_are_done_are_not_played_again() -> None:
    done = [DealResult(0, 0, ()), DealResult(0, 2, ())]
    assert [result.deal for result in play_deals(SMALL, 4, LocalWorkers(), done)] == [1, 3]


def test_partners_are_one_bot_and_count_once() -> None:
    teams = Tournament(edition="team_asia", players=4, tables=(("racer", "random"),), seed=1)
    result = play_deal(teams, (0, 0))
    assert [len(one.totals) for one in result.games] == [2, 2]
    summary = summarize_arena(teams, [result])
    assert sum(row.wins.mean for row in summary.bots) == pytest.approx(1)


@pytest.mark.parametrize(
    ("players", "table", "error", "sentence"),
    [
        (2, ("racer", "racr"), UnknownName, "unknown bot 'racr'"),
        (9, ("racer",) * 9, WrongSeats, "is for 4, 6 players, not 9"),
        (4, ("racer",) * 4, WrongSeats, r"4 players are 2 sides of 2, and 4 bots \(racer, .*\) do not fill them"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(
    players: int, table: tuple[str, ...], error: type[FoggError], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        check_tournament(Tournament(edition="team_asia", players=players, tables=(table,)))


def test_a_game_is_the_same_decision_by_decision() -> None:
    bots = [find_bot("racer"), find_bot("random")]
    played = []
    for stepwise in (True, False):
        one = new_game("new_york", 2, 5)
        streams = [Chance(5).stream(f"{seat}") for seat in range(2)]
        decisions = len(list(step_through(one, bots, streams))) if stepwise else play_game(one, bots, streams)
        played.append((decisions, one))
    assert played[0] == played[1]


def test_figures_are_means_over_deals_of_what_a_chair_got() -> None:
    table = Tournament(edition="usa", players=2, tables=(("a", "b"),))
    won_both = DealResult(0, 0, (game(0, (100, 80), (1, 2)), game(1, (70, 90), (2, 1))))  # rotated: a has 90
    shared = DealResult(0, 1, (game(0, (60, 60), (1, 1)), game(1, (50, 40), (1, 2))))
    summary = summarize_arena(table, [shared, won_both])
    a = summary.of("a")
    assert (a.games, a.wins.mean, a.score.mean, a.margin.mean) == (4, (1 + 0.25) / 2, 72.5, (20 + -5) / 2)
    assert (summary.deals, summary.games, summary.bots[0].bot) == (2, 4, "a")
    (thought,) = [one for one in summary.thinking if one.bot == "a"]
    assert thought.decisions == 8
    assert thought.milliseconds == pytest.approx(1000 * (0.5 + 0.1 + 0.5 + 0.1) / 8)


def test_a_bot_on_two_chairs_has_the_mean_of_both() -> None:
    table = Tournament(edition="usa", players=3, tables=(("a", "a", "b"),))
    one = GameResult(
        rotation=0, totals=(90, 60, 75), places=(1, 3, 2), asked=(1, 1, 1), seconds=(0.1, 0.1, 0.1), turns=9
    )
    results = [DealResult(0, 0, (one,))]
    a = summarize_arena(table, results).of("a")
    assert (a.wins.mean, a.score.mean, a.margin.mean) == (0.5, 75.0, (15 - 30) / 2)
    assert "Each chair of a won 50" in arena_page(table, summarize_arena(table, results), results)


def test_the_page_of_a_tournament_escapes_names_and_needs_no_other_file() -> None:
    names = Tournament(edition="usa", players=2, tables=(("<b>:A", "b&c:C"), ("<b>:A", "d"), ("b&c:C", "d")))
    results = [
        DealResult(n, deal, (game(0, (9, 5), (1, 2)), game(1, (5, 9), (2, 1)))) for deal in range(2) for n in range(3)
    ]
    page = arena_page(names, summarize_arena(names, results), results)
    assert "<b>:A" not in page and "against &lt;b&gt;:A" in page and "b&amp;c:C" in page
    assert "<script" not in page and 'src="' not in page and "http" not in page


def test_the_range_of_a_rating_is_two_standard_deviations_on_the_page_as_in_the_terminal() -> None:
    pair = Tournament(edition="usa", players=2, tables=(("a", "b"),))
    results = [DealResult(0, deal, (game(0, (9, 5), (1, 2)), game(1, (5, 9), (2, 1)))) for deal in range(2)]
    summary = summarize_arena(pair, results)
    rating = summary.ratings["a"]
    assert rated(rating) == f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}"
    assert rated(rating) in arena_page(pair, summary, results)


def test_ratings_follow_victories_and_grow_surer() -> None:
    tables = (("strong", "weak"), ("strong", "middle"), ("middle", "weak"))
    results = [
        DealResult(table, deal, (game(0, (9, 5), (1, 2)), game(1, (5, 9), (2, 1))))
        for deal in range(10)
        for table in range(3)
    ]
    few, many = rate(tables, results[:6]), rate(tables, results)
    assert many["strong"].mu > many["middle"].mu > many["weak"].mu
    assert all(many[bot].sigma < few[bot].sigma < 25 / 3 for bot in many)
    assert rate(tables, reversed(results)) == many  # by deals, not by who finished first
