"""A line of score: every point of a total is on one of these."""

from __future__ import annotations

import msgspec


class ScoreLine(msgspec.Struct, frozen=True, array_like=True):
    """Points of a seat (its side's, in a team), the reason as a message key, and what they are for.

    `things` are what the edition's own tables list: railroads, technologies. `first` tells two separate paths apart: it
    is the number of routes of the first one, and the rest of `routes` are the second; 0 where there is one path.
    """

    seat: int
    reason: str
    points: int
    routes: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    first: int = 0
