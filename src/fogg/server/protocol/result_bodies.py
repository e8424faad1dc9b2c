"""The bodies of requests about results: statistics, ratings, profiles, best scores, daily deals."""

from __future__ import annotations

from fogg.server.protocol.bodies import Answered, Asked


class RatingShown(Answered, frozen=True):
    """A rating on the scale of the bots' levels, and half of its 95% interval. `games`: rated ones."""

    rating: int
    plus_minus: int
    games: int


class ClaimedRoute(Answered, frozen=True, array_like=True):
    """A route by its key and the names of its ends, and how often the player claimed it."""

    route: str
    a: str
    b: str
    n: int


class EditionStatistics(Answered, frozen=True):
    """The games of a player on one board. Tickets are counted in games that can still be replayed."""

    edition: str
    games: int
    wins: int
    mean_score: float
    best_score: int
    mean_place: float
    tickets_done: int
    tickets_kept: int
    routes: tuple[ClaimedRoute, ...]


class HeadToHead(Answered, frozen=True):
    """The games with an opponent: a bot, or a person by the name of today (None: forgotten).

    `person` is there only if their profile is open. Won, lost and shared: by places.
    """

    games: int
    won: int
    lost: int
    shared: int
    name: str | None = None
    bot: str | None = None
    person: str | None = None


class PlayerStatistics(Answered, frozen=True):
    """Everything that is counted of a player. `open`: everybody may see it. `rating` None: no rated game yet."""

    name: str
    open: bool
    games: int
    wins: int
    editions: tuple[EditionStatistics, ...]
    opponents: tuple[HeadToHead, ...]
    rating: RatingShown | None = None
    person: str | None = None


class OpenProfile(Asked, frozen=True):
    """Open one's profile to everybody, or close it."""

    open: bool


class ProfileShown(Answered, frozen=True):
    open: bool
    person: str


class ScoreShown(Answered, frozen=True):
    person: str
    name: str
    score: int
    players: int
    ended: float


class BestOfEdition(Answered, frozen=True):
    edition: str
    scores: tuple[ScoreShown, ...]


class RatedPlayer(Answered, frozen=True):
    person: str
    name: str
    rating: RatingShown


class BestShown(Answered, frozen=True):
    """The best scores of each edition, one for each player, and the highest ratings; only of open profiles."""

    editions: tuple[BestOfEdition, ...]
    ratings: tuple[RatedPlayer, ...]


class SeatRating(Answered, frozen=True):
    """A seat's rating after a game, and the change. Only of oneself, and of people whose profile is open."""

    seat: int
    rating: int
    plus_minus: int
    change: int
    mine: bool = False


class GameRatings(Answered, frozen=True):
    """The effect of a finished game on ratings. `unrated`: why it had none."""

    unrated: str
    seats: tuple[SeatRating, ...]


class DailyLine(Answered, frozen=True):
    """A line of the table of a day; `name` and `person` only if the profile is open, or it is oneself."""

    place: int
    score: int
    name: str | None = None
    person: str | None = None
    mine: bool = False


class DailyShown(Answered, frozen=True):
    """The deal of a day. `state`: `new`, `running`, `scored` or `unscored` (given up, or not finished in time).

    `ends`: when attempts can no longer begin; `closes`: when they must be over, and everybody may look at them.
    `table`: of one's own attempt. `unfinished`: attempts without a score. `days`: others with a table, latest first.
    """

    day: str
    today: bool
    edition: str
    opponents: tuple[str, ...]
    ends: float
    closes: float
    now: float
    state: str
    results: tuple[DailyLine, ...]
    days: tuple[str, ...]
    unfinished: int = 0
    table: str | None = None
    score: int | None = None
    place: int | None = None
