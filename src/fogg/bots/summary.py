# interpreted: msgspec structs
"""Summaries of a match: means with their standard errors, by bot and by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance

import msgspec

from fogg.bots.match import Match, Outcome


class Mean(msgspec.Struct, frozen=True):
    """A mean and its standard error; one game alone has none."""

    mean: float
    error: float | None


class SummaryRow(msgspec.Struct, frozen=True):
    """The record of a bot or a seat: games, mean score, and its share of the victories, a shared one in parts."""

    name: str
    games: int
    score: Mean
    wins: float


class Summary(msgspec.Struct, frozen=True):
    """The report of a match."""

    bots: tuple[SummaryRow, ...]
    seats: tuple[SummaryRow, ...]
    turns: Mean
    decisions: Mean


def summarize(match: Match, outcomes: Sequence[Outcome]) -> Summary:
    """Return the summary of at least one game of a match."""
    return Summary(
        bots=tuple(_row(name, outcomes, bot=i) for i, name in enumerate(match.bots)),
        seats=tuple(_row(f"seat {seat + 1}", outcomes, seat=seat) for seat in range(match.players)),
        turns=mean_of(outcome.turns for outcome in outcomes),
        decisions=mean_of(outcome.decisions for outcome in outcomes),
    )


def mean_of(numbers: Iterable[float]) -> Mean:
    """Return the mean of at least one number that was measured independently of the others."""
    values = list(numbers)
    return Mean(fmean(values), sqrt(variance(values) / len(values)) if len(values) > 1 else None)


def _row(name: str, outcomes: Sequence[Outcome], *, bot: int | None = None, seat: int | None = None) -> SummaryRow:
    scores: list[float] = []
    wins = 0.0
    for outcome in outcomes:
        own = [s for s in range(len(outcome.totals)) if seat == s or bot == outcome.bots[s]]
        # Seats of one game are not independent: a bot that sits twice counts once, with the mean of both.
        scores.append(fmean(outcome.totals[s] for s in own))
        wins += sum(1 / len(outcome.winners) for s in own if s in outcome.winners)
    return SummaryRow(name, len(scores), mean_of(scores), wins / len(outcomes))
