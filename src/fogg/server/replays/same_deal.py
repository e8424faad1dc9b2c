"""A deal played once more: from its beginning, or from a moment of a finished game on. It is known, so never rated."""

from __future__ import annotations

import msgspec

from fogg.server.protocol.replay_bodies import PlayAgainFrom
from fogg.server.replays.replayed_game import decisions_of
from fogg.server.request_refusal import RequestRefused
from fogg.server.table.create import Deal
from fogg.server.table.table_setup import Chair, TableSetup
from fogg.server.table.table_state import TableState


def deal_again(state: TableState, step: int) -> Deal:
    """Return the deal of a finished game with its first decisions made; a refusal if the game is over then."""
    decisions = decisions_of(state)
    if step >= len(decisions):
        raise RequestRefused("over")
    played = tuple(line for _, line in decisions[:step])
    return Deal(state.seed, state.created.generator, known=True, played_on=played, daily=state.created.daily)


def setup_again(state: TableState, wanted: PlayAgainFrom) -> TableSetup:
    """Return the same game with the person on the wanted seat. Others keep their color and their bot.

    Friends by a link take the seats of people; in a game against bots alone, which has none, those of the bots.
    """
    if wanted.seat >= state.seats:
        raise RequestRefused("bad-request", key="refused-no-seat")
    people = any(state.place_of(seat).bot is None for seat in range(state.seats) if seat != wanted.seat)
    chairs = []
    for seat in range(state.seats):
        place = state.place_of(seat)
        if seat == wanted.seat:
            chairs.append(Chair("me", None, place.color))
        elif wanted.friends and (place.bot is None or not people):
            chairs.append(Chair("invited", None, place.color))
        else:
            chairs.append(Chair("bot", place.bot or wanted.bot, place.color))
    return msgspec.structs.replace(
        state.setup, chairs=tuple(chairs), fixed_order=True, private=True, pace="live", clock=None, vote_minutes=None
    )
