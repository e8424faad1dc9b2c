"""Many games, reproducible."""

from pathlib import Path

import pytest

import fogg
from fogg.bots import Match, find_bot, play_game, play_games, play_match, summarize
from fogg.bots.match import Outcome, game_seed
from fogg.engine.scoring.scoring import tally_of, totals
from fogg.errors import FoggError, NotPlayable, UnknownName, WrongSeats

SMALL = Match(edition="new_york", players=3, bots=("racer", "random"), seed=3)


def test_outcomes_do_not_depend_on_the_number_of_jobs() -> None:
    assert play_match(SMALL, 5, jobs=2) == play_match(SMALL, 5)


def test_a_recorded_game_of_bots_has_a_record_that_replays() -> None:
    game = fogg.new_game("new_york", 2, 1)
    streams = [fogg.Chance(1).stream(f"{seat}") for seat in range(2)]
    decisions = play_game(game, [find_bot("racer"), find_bot("random")], streams)
    assert len(game.record().lines) == decisions
    assert game.record().replay() == game


def test_a_game_needs_a_bot_and_a_stream_for_each_seat() -> None:
    game = fogg.new_game("usa", 3, 1)
    with pytest.raises(fogg.WrongArgument, match="bots: one for each of the 3 seats"):
        play_game(game, [find_bot("racer")], [])


def test_records_are_of_the_games_that_were_played(tmp_path: Path) -> None:
    outcomes = list(play_games(SMALL, 3, records=str(tmp_path)))
    assert outcomes == play_match(SMALL, 3)
    for outcome in outcomes:
        record = fogg.load_record(tmp_path / f"game-{outcome.number:06d}.jsonl")
        result = record.replay().result
        assert result is not None
        assert tuple(result.total(seat) for seat in range(3)) == outcome.totals
        assert int(record.header.seed, 16) == game_seed(SMALL.seed, outcome.number)


def test_a_match_begins_with_the_games_of_a_shorter_one() -> None:
    assert play_match(SMALL, 4)[:2] == play_match(SMALL, 2)


def test_another_seed_gives_other_games() -> None:
    other = Match(edition="new_york", players=3, bots=("racer", "random"), seed=4)
    assert [outcome.totals for outcome in play_match(other, 3)] != [outcome.totals for outcome in play_match(SMALL, 3)]


def test_bots_move_one_seat_further_with_every_game() -> None:
    match = Match(edition="usa", players=3, bots=("racer", "greedy"))
    assert [match.seated(number) for number in range(3)] == [[0, 1, 0], [1, 0, 1], [0, 1, 0]]


def test_games_of_a_match_are_dealt_differently() -> None:
    assert len({game_seed(seed, number) for seed in range(10) for number in range(100)}) == 1000


def test_progress_counts_up_to_all_games() -> None:
    told: list[int] = []
    play_match(SMALL, 6, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 6


@pytest.mark.parametrize(
    ("match", "error", "words"),
    [
        (Match(edition="usa", players=2, bots=("rnadom",)), UnknownName, "unknown bot 'rnadom'"),
        (Match(edition="usa", players=6, bots=("random",)), WrongSeats, "2, 3, 4, 5 players, not 6"),
        (Match(edition="usa", players=2, bots=("racer", "greedy", "random")), WrongSeats, "3 bots .* on 2 seats"),
        (Match(edition="uas", players=2, bots=("random",)), UnknownName, "unknown edition 'uas'"),
        (Match(edition="usa", players=2, bots=("random",), variant="mega"), UnknownName, "unknown variant 'mega'"),
        (Match(edition="usa", players=2, bots=()), FoggError, "at least one bot"),
    ],
)
def test_a_match_that_cannot_be_played_says_why(match: Match, error: type[FoggError], words: str) -> None:
    with pytest.raises(error, match=words):
        play_match(match, 1)


def test_a_match_on_a_board_without_its_modules_says_what_it_waits_for(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('base = "usa"\nid = "mine"\nname = "Mine"\nrules = ["dragons"]\n')
    match = Match(edition=str(tmp_path), players=2, bots=("random",))
    with pytest.raises(NotPlayable, match="not playable yet: it waits for dragons"):
        list(play_match(match, 1))


@pytest.mark.parametrize(("games", "jobs"), [(-1, 1), (1, 0)])
def test_numbers_of_games_and_jobs_must_make_sense(games: int, jobs: int) -> None:
    with pytest.raises(FoggError, match=f"not {games} games in {jobs} jobs"):
        play_match(SMALL, games, jobs=jobs)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_the_rules_ends_the_match_with_its_name(jobs: int) -> None:
    cheating = Match(edition="new_york", players=2, bots=("tests.bots.test_bot:Cheat",))
    with pytest.raises(FoggError, match="bot Cheat chose"):
        play_match(cheating, 2, jobs=jobs)


def test_a_shared_victory_counts_in_parts() -> None:
    match = Match(edition="usa", players=2, bots=("racer", "greedy"))
    games = [Outcome(0, (0, 1), (50, 40), (0,), 60, 100), Outcome(1, (1, 0), (30, 30), (0, 1), 70, 120)]
    summary = summarize(match, games)
    assert [(row.name, row.score.mean, row.wins) for row in summary.bots] == [("racer", 40, 0.75), ("greedy", 35, 0.25)]
    assert [(row.name, row.score.mean, row.wins) for row in summary.seats] == [
        ("seat 1", 40, 0.75),
        ("seat 2", 35, 0.25),
    ]
    assert (summary.turns.mean, summary.turns.error) == (65, 5)


def test_two_seats_of_one_bot_count_as_one_measurement() -> None:
    match = Match(edition="usa", players=2, bots=("racer",))
    games = [Outcome(0, (0, 0), (0, 100), (1,), 60, 100), Outcome(1, (0, 0), (100, 0), (0,), 60, 100)]
    (row,) = summarize(match, games).bots
    assert (row.games, row.score.mean, row.score.error, row.wins) == (2, 50, 0, 1)


def test_lines_without_paths_sum_to_the_totals_that_have_none() -> None:
    game = fogg.new_game("usa", 2, 1, history=False)
    streams = [fogg.Chance(1).stream(f"{seat}") for seat in range(2)]
    play_game(game, [find_bot("racer"), find_bot("greedy")], streams)
    lines = tally_of(game, [True, True], explained=False).lines
    assert [sum(line.points for line in lines if line.seat == seat) for seat in range(2)] == totals(game)
    assert any(line.reason.startswith("score-ticket") for line in lines)
