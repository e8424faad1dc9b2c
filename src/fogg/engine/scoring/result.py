# interpreted: msgspec structs, which cross processes
"""The result of a game."""

from __future__ import annotations

import msgspec

from fogg.words.score import ScoreLine


class Standing(msgspec.Struct, frozen=True):
    """A side's place (1 is best; equal places are shared), its total, and the lines that add up to it."""

    place: int
    seats: tuple[int, ...]
    total: int
    completed: int
    lines: tuple[ScoreLine, ...]

    def __repr__(self) -> str:
        seats = " and ".join(str(seat) for seat in self.seats)
        return f"<Standing {self.place}: seat {seats}, {self.total} points>"


class Result(msgspec.Struct, frozen=True):
    """The standings, best first."""

    standings: tuple[Standing, ...]

    def __repr__(self) -> str:
        places = (
            f"{one.place}. seat {' and '.join(str(seat) for seat in one.seats)} with {one.total}"
            for one in self.standings
        )
        return f"<Result {', '.join(places)}>"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several in a team or when the victory is shared."""
        return tuple(seat for standing in self.standings if standing.place == 1 for seat in standing.seats)

    def total(self, seat: int) -> int:
        """Return the points of that seat's side."""
        return self.of(seat).total

    def of(self, seat: int) -> Standing:
        """Return the standing of that seat's side."""
        return next(standing for standing in self.standings if seat in standing.seats)
