"""Ratings: players of known strength are ordered rightly, bots stay what they were measured to be."""

from __future__ import annotations

import random
from math import exp, log

import pytest

from fogg.bots.levels import levels
from fogg.server.results.rating_model import BETA, MEAN, SIGMA, PlayerRating, RatedSeat, bot_rating, rated

PLAYERS = 12
GAMES = 200


def spearman(first: list[float], second: list[float]) -> float:
    """Return the rank correlation of two lists without equal values."""

    def ranks(values: list[float]) -> list[int]:
        return [sorted(values).index(value) for value in values]

    n = len(first)
    distance = sum((a - b) ** 2 for a, b in zip(ranks(first), ranks(second), strict=True))
    return 1 - 6 * distance / (n * (n * n - 1))


def played(chance: random.Random, strengths: list[float]) -> list[int]:
    """Return the places of players of those strengths: the better ones tend to win, as in the model."""
    scores = [strength - 2**0.5 * BETA * log_of_exponential(chance) for strength in strengths]
    return [1 + sum(other > score for other in scores) for score in scores]


def log_of_exponential(chance: random.Random) -> float:
    """Return the logarithm of an exponential variate: differences of two are logistic."""
    return log(chance.expovariate(1.0))


@pytest.mark.parametrize("seed", range(5))
def test_players_of_known_strength_are_ordered_after_200_games(seed: int) -> None:
    chance = random.Random(seed)
    strengths = {f"p{n}": MEAN - 440 + 80 * n for n in range(PLAYERS)}
    known: dict[str, PlayerRating] = {}
    for _ in range(GAMES):
        table = chance.sample(sorted(strengths), chance.randint(2, 5))
        places = played(chance, [strengths[one] for one in table])
        seats = [RatedSeat(n, place, one, None) for n, (one, place) in enumerate(zip(table, places, strict=True))]
        known |= rated(seats, known)
    names = sorted(strengths)
    assert spearman([strengths[one] for one in names], [known[one].mu for one in names]) > 0.9
    sure = [abs(known[one].mu - strengths[one]) < known[one].plus_minus for one in names]
    assert sum(sure) >= 0.9 * PLAYERS and all(known[one].sigma < SIGMA / 1.5 for one in names)


def test_a_player_against_bots_arrives_at_their_scale() -> None:
    """A person as strong as level 4 ends near its rating, against all levels."""
    chance = random.Random(3)
    strength = next(float(level.rating) for level in levels() if level.number == 4)
    known: dict[str, PlayerRating] = {}
    for _ in range(GAMES):
        other = chance.choice(levels())
        won = chance.random() < 1 / (1 + exp((other.rating - strength) / (2**0.5 * BETA)))
        places = (1, 2) if won else (2, 1)
        known |= rated([RatedSeat(0, places[0], "p", None), RatedSeat(1, places[1], None, other.name)], known)
    assert abs(known["p"].mu - strength) < known["p"].plus_minus


def test_bots_have_their_measured_rating_and_others_none() -> None:
    third = bot_rating("level:3")
    assert third is not None and third.shown == 1500 and third.sigma == 1.0
    first = bot_rating("level:1")
    assert first is not None and (first.shown, first.plus_minus) == (1101, 55)
    assert bot_rating("racer") is None
    network = bot_rating("net")
    assert network is not None and network.shown > first.shown


def test_a_side_with_a_bot_that_was_not_measured_is_left_out() -> None:
    alone = [RatedSeat(0, 1, "a", None), RatedSeat(1, 2, None, "racer")]
    assert rated(alone, {}) == {}
    with_level = [*alone, RatedSeat(2, 3, None, "level:3")]
    assert rated(with_level, {}) == rated([alone[0], with_level[2]], {})


def test_the_players_of_a_team_win_and_lose_together() -> None:
    seats = [RatedSeat(n // 2, 1 + n // 2, f"p{n}", None) for n in range(4)]
    after = rated(seats, {})
    assert after["p0"] == after["p1"] and after["p2"] == after["p3"]
    assert after["p0"].mu > MEAN > after["p2"].mu


def test_a_shared_victory_between_equals_changes_only_the_uncertainty() -> None:
    after = rated([RatedSeat(0, 1, "a", None), RatedSeat(1, 1, "b", None)], {})
    assert round(after["a"].mu) == round(after["b"].mu) == MEAN and after["a"].sigma < SIGMA
