"""The requests about replays, for the table of all requests."""

from __future__ import annotations

from fogg.server.http.replays import replay_requests as replays
from fogg.server.http.requests.operations import SEEN, Operation
from fogg.server.protocol import replay_bodies as bodies
from fogg.server.protocol.bodies import Made

R = "/replays/{table}"

REPLAY_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "GET",
        R,
        replays.show,
        "A game decision by decision",
        returns=bodies.ReplayShown,
        codes=(*SEEN, "not-over", "not-started", "not-yours"),
    ),
    Operation(
        "GET",
        f"{R}/picture.png",
        replays.picture,
        "The board at the end of a game",
        returns="image/png",
        codes=(*SEEN, "not-over", "not-started", "not-yours"),
    ),
    Operation(
        "POST",
        "/replays",
        replays.bring,
        "Open a game from a file",
        bodies.ImportRecord,
        Made,
        201,
        ("nobody", "bad-record", "bad-request", "too-fast", "not-stored"),
    ),
    Operation(
        "POST",
        f"{R}/again",
        replays.again,
        "Play a deal again, or on from a moment",
        bodies.PlayAgainFrom,
        Made,
        201,
        ("nobody", *SEEN, "not-over", "over", "bad-request", "bad-setup", "name-taken", "too-fast", "not-stored"),
    ),
)
