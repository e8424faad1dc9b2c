"""The strength of the bots: 100 two-player games of USA each, seats alternating. `make strength` has the long runs.

A hundred games take seconds; they stand here because every later bot is measured against these.
"""

from fogg.bots import Match, Summary, play_match, summarize


def played(*bots: str) -> Summary:
    """Return the summary of 100 games between those bots."""
    match = Match(edition="usa", players=2, bots=bots, seed=1)
    return summarize(match, play_match(match, 100))


def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert played("greedy", "random").bots[0].wins >= 0.95


def test_racer_beats_random_in_99_of_100_games() -> None:
    assert played("racer", "random").bots[0].wins >= 0.99


def test_racer_beats_greedy_in_75_of_100_games() -> None:
    assert played("racer", "greedy").bots[0].wins >= 0.75


def test_planner_beats_racer_in_15_of_20_games() -> None:
    match = Match(edition="usa", players=2, bots=("planner", "racer"), seed=1)
    assert summarize(match, play_match(match, 20)).bots[0].wins >= 0.75


def test_search_beats_planner_in_11_of_20_games() -> None:
    match = Match(edition="usa", players=2, bots=("search:50", "planner"), seed=1)
    assert summarize(match, play_match(match, 20)).bots[0].wins >= 0.55


def test_racers_among_themselves_score_80_to_90_points_in_60_to_75_turns() -> None:
    summary = played("racer")
    assert 80 <= summary.bots[0].score.mean <= 90
    assert 60 <= summary.turns.mean <= 75
