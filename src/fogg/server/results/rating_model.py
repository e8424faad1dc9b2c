"""Ratings of people: openskill's Bradley-Terry model, on the scale on which the levels of bots were measured.

The scale is Elo's: 400 points more mean that ten of eleven games are won. Everyone begins with 1500, and with an
uncertainty that lets the first games count most. Bots do not learn: they keep the rating that was measured.

The model compares neighbors in the order of a game, so that a table of five is on the same scale as a duel. The arena's
Plackett-Luce is not: over 200 simulated games of 2 to 5 players of known strength it was off by 224 points on average,
this one by 78, and 99% of its intervals held the truth. Both order players equally well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from fogg.bots.levels import opponents

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

MEAN = 1500.0
BETA = 400 / (log(10) * sqrt(2))  # with it, differences of ratings mean what they mean in Elo's scale
SIGMA = 2 * BETA
TAU = SIGMA / 100  # people learn, so no rating is ever quite sure
TWO_SIGMA = 1.96  # what the measured intervals of bots mean
LEAST_SIGMA = 1.0  # of a bot; the one at 1500 is certain by definition


class PlayerRating(NamedTuple):
    """A rating and its standard deviation."""

    mu: float = MEAN
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The rating as it is shown."""
        return round(self.mu)

    @property
    def plus_minus(self) -> int:
        """The half width of its 95% interval, as it is shown."""
        return round(TWO_SIGMA * self.sigma)


class RatedSeat(NamedTuple):
    """A seat of a rated game: its side, its place, and who played there."""

    side: int
    place: int
    person: str | None
    bot: str | None


@cache
def model() -> BradleyTerryPart:
    """Return the model; its import takes a while, and a server without games needs none."""
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart(mu=MEAN, sigma=SIGMA, beta=BETA, tau=TAU)


@cache
def bot_rating(bot: str) -> PlayerRating | None:
    """Return the measured rating of a bot; None if it was not measured."""
    for known in opponents():
        if known.bot == bot:
            return PlayerRating(float(known.rating), max(LEAST_SIGMA, known.plus_minus / TWO_SIGMA))
    return None


def rated(seats: Sequence[RatedSeat], known: Mapping[str, PlayerRating]) -> dict[str, PlayerRating]:
    """Return the ratings of the people of a game after it; `known` are those before, of people who have one.

    Sides with a bot that was not measured are left out; a game of one side changes nothing.
    """
    sides: dict[int, list[RatedSeat]] = {}
    for seat in seats:
        sides.setdefault(seat.side, []).append(seat)
    counted = [side for side in sides.values() if all(seat.bot is None or bot_rating(seat.bot) for seat in side)]
    if len(counted) < 2:
        return {}
    rule = model()
    given = []
    for side in counted:
        now = [before(seat, known) for seat in side]
        given.append([rule.rating(mu=one.mu, sigma=one.sigma) for one in now])
    after = rule.rate(given, ranks=[float(side[0].place) for side in counted])
    found = {}
    for side, team in zip(counted, after, strict=True):
        for seat, rating in zip(side, team, strict=True):
            if seat.person is not None:
                found[seat.person] = PlayerRating(rating.mu, rating.sigma)
    return found


def before(seat: RatedSeat, known: Mapping[str, PlayerRating]) -> PlayerRating:
    """Return the rating of the player of a seat before the game."""
    if seat.bot is not None:
        measured = bot_rating(seat.bot)
        assert measured is not None
        return measured
    return known.get(seat.person or "", PlayerRating())
