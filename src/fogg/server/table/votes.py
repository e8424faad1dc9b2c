"""Votes: a bot plays on for a player who is asked and does not move, if all other people at the table agree.

Times and ends of votes depend on what everybody can see. A choice that is made in secret ends no vote, or the others
would learn of it.
"""

from __future__ import annotations

from fogg.server.protocol.vote_facts import VoteFacts
from fogg.server.table.table_setup import TableSetup
from fogg.server.table.table_state import TableState

MINUTE = 60.0  # in seconds
LIVE_MINUTES = 5
DAYS_MINUTES = 3 * 24 * 60


def vote_minutes(setup: TableSetup) -> int:
    """Return after how many minutes without a move a vote is possible; 0: never."""
    if setup.vote_minutes is not None:
        return setup.vote_minutes
    return LIVE_MINUTES if setup.pace == "live" else DAYS_MINUTES


def vote_time(state: TableState) -> float | None:
    """Return when votes on the seats that are asked now become possible; None: never."""
    minutes = vote_minutes(state.setup)
    if not minutes or state.paused or not any(may_be_replaced(state, seat) for seat in state.asked()):
        return None
    return state.clock.moved + MINUTE * minutes


def may_be_replaced(state: TableState, seat: int) -> bool:
    """Return True if a person plays at a seat, and another person is there to vote."""
    place = state.place_of(seat)
    if place.person is None or state.decides(seat) is not None:
        return False
    return any(other not in state.kept and state.place_of(other).holder != place.holder for other in state.people)


def voters(state: TableState, seat: int) -> list[str]:
    """Return the people who must agree that a bot plays for a seat: all others for whom no bot plays already."""
    own = state.place_of(seat).holder
    found = [state.place_of(other).holder for other in state.people if other not in state.kept]
    return list(dict.fromkeys(holder for holder in found if holder is not None and holder != own))


def open_votes(state: TableState, now: float) -> list[int]:
    """Return the seats that can be voted on now."""
    minutes = vote_minutes(state.setup)
    if not minutes or now < state.clock.moved + MINUTE * minutes or state.paused:
        return []
    return [seat for seat in state.asked() if may_be_replaced(state, seat)]


def passed_votes(state: TableState) -> list[int]:
    """Return the seats for which all who vote want a bot."""
    if not state.votes:
        return []
    asked = state.asked()
    return [
        seat
        for seat, agreed in state.votes.items()
        if seat in asked and may_be_replaced(state, seat) and agreed.issuperset(voters(state, seat))
    ]


def votes_shown(state: TableState, now: float) -> dict[int, VoteFacts]:
    """Return the votes that are possible or under way, by seat."""
    shown = {}
    for seat in open_votes(state, now):
        asked = [other for person in voters(state, seat) for other in state.seats_of(person)]
        agreed = state.votes.get(seat, frozenset())
        shown[seat] = VoteFacts(
            tuple(sorted(asked)), tuple(sorted(other for other in asked if state.place_of(other).holder in agreed))
        )
    return shown
