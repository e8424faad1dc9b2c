"""Reasons for which a game is not rated: known from its start, and shown at the table."""

from __future__ import annotations

from functools import lru_cache

from fogg.bots.levels import opponents
from fogg.server.table.table_state import TableState

UNAIDED = 1  # the highest assist level at which a game is rated
PRACTICE = ("known", "played-on")  # such games count in no statistic


def why_unrated(state: TableState) -> str:
    """Return why a game is not rated; empty if it is.

    `imported`: from a file. `daily`: a daily deal, which has its own table. `played-on`: from a moment of another game.
    `known`: a person may know the deal. `assist`: the table helps more than a clerk. `hot-seat`: several players on one
    device, who may be one person. `early`: a player gave up before the first turn. `opponents`: there is no second side
    whose strength is known or can be learned.
    """
    created = state.created
    if created.imported:
        return "imported"
    if created.daily:
        return "daily"
    if created.played_on:
        return "played-on"
    if created.known_deal:
        return "known"
    if state.setup.assist > UNAIDED:
        return "assist"
    if any(place.kind == "hot" or place.person != place.holder for place in state.places):
        return "hot-seat"
    if state.resigned_early:
        return "early"
    return "" if can_be_rated(state) else "opponents"


def can_be_rated(state: TableState) -> bool:
    """Return True if a person and another side play whose strength can be told: people, and bots that were measured."""
    places = state.places
    bots = [places[chair].bot for chair in state.order or range(len(places))]
    return has_known_sides(tuple(bots), state.ruleset.team_size)


@lru_cache(maxsize=256)
def has_known_sides(bots: tuple[str | None, ...], size: int) -> bool:
    """Return True if two sides of `size` seats are of known strength, one of them with a person (None) in it.

    It is asked at every decision, of the same few tables.
    """
    sides = [bots[first : first + size] for first in range(0, len(bots), size)]
    known = [side for side in sides if all(bot is None or is_measured(bot) for bot in side)]
    return len(known) > 1 and any(bot is None for side in known for bot in side)


def is_measured(bot: str) -> bool:
    """Return True if a bot's strength was measured: those of the levels and of `net` were."""
    return any(known.bot == bot for known in opponents())
