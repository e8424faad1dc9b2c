"""The requests about results, for the table of all requests."""

from __future__ import annotations

from fogg.server.http.requests.operations import SEEN, Operation, T
from fogg.server.http.results import daily_requests as daily
from fogg.server.http.results import statistics_requests as statistics
from fogg.server.protocol import result_bodies as bodies
from fogg.server.protocol.bodies import Made

RESULT_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/me/statistics",
        statistics.own,
        "One's own statistics",
        returns=bodies.PlayerStatistics,
        codes=("nobody", "too-fast"),
    ),
    Operation(
        "PUT",
        "/me/profile",
        statistics.profile,
        "Open or close one's profile",
        bodies.OpenProfile,
        bodies.ProfileShown,
        codes=("nobody", "bad-request", "not-stored"),
    ),
    Operation(
        "GET",
        "/players/{person}",
        statistics.player,
        "The statistics of a person with an open profile",
        returns=bodies.PlayerStatistics,
        codes=("not-found", "too-fast"),
    ),
    Operation(
        "GET",
        "/best",
        statistics.best,
        "Best scores and ratings of people with open profiles",
        returns=bodies.BestShown,
        codes=("too-fast",),
    ),
    Operation(
        "GET",
        f"{T}/ratings",
        statistics.ratings,
        "What a finished game did to ratings",
        returns=bodies.GameRatings,
        codes=(*SEEN, "not-over"),
    ),
    Operation("GET", "/daily", daily.today, "The deal of today", returns=bodies.DailyShown),
    Operation(
        "POST",
        "/daily",
        daily.begin,
        "Begin the attempt of today",
        returns=Made,
        status=201,
        codes=("nobody", *SEEN, "name-taken", "too-fast", "not-stored"),
    ),
    Operation(
        "GET",
        "/daily/{day}",
        daily.earlier,
        "The table of a day",
        returns=bodies.DailyShown,
        codes=("not-found",),
    ),
)
