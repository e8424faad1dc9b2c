"""The state of the track: the pieces on beds and in the supply, and the routes that are closed."""

from __future__ import annotations

from typing import Any, Final

from fogg.authoring import State

NONE: Final = -1


class Tracks(State):
    """All of it lies open.

    `laid`: by route the color of the piece on it, or NONE. `closed_by`: by route the one whose track closed it for
    good, or NONE; it is remembered and not derived, because it outlives the piece (france R11). `supply`: how many
    pieces are left, by color and length.
    """

    def __init__(self, laid: list[int], closed_by: list[int], supply: list[list[int]]) -> None:
        self.laid: list[int] = laid
        self.closed_by: list[int] = closed_by
        self.supply: list[list[int]] = supply

    def copy(self) -> State:
        return Tracks(self.laid[:], self.closed_by[:], [row[:] for row in self.supply])

    def to_json(self) -> Any:
        return {
            "laid": pairs(self.laid),
            "closed_by": pairs(self.closed_by),
            "supply": [row[:] for row in self.supply],
        }


def pairs(numbers: list[int]) -> list[list[int]]:
    """Return the entries that are not NONE, each with its index."""
    return [[i, numbers[i]] for i in range(len(numbers)) if numbers[i] != NONE]


def tracks_from(form: Any, routes: int) -> Tracks:
    """Return the state of a form, on a board of that many routes."""
    tracks = Tracks([NONE] * routes, [NONE] * routes, [list(row) for row in form["supply"]])
    for route, color in form["laid"]:
        tracks.laid[route] = color
    for route, by in form["closed_by"]:
        tracks.closed_by[route] = by
    return tracks
