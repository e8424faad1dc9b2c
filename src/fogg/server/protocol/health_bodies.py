"""The answer to the question how a server is."""

from __future__ import annotations

from fogg.server.protocol.bodies import Answered


class NodeHealth(Answered, frozen=True):
    """A node of the fleet: how many tables it runs, how long ago it gave a sign of life, whether it is about to end."""

    id: str
    tables: int
    silent: float
    draining: bool


class Health(Answered, frozen=True):
    """The health of the server. `engine` is `compiled` or `plain`, `why` tells the reason.

    Where several nodes may share the database: which one answered, and all that are alive.
    """

    ok: bool
    version: str
    engine: str
    why: str
    node: str = ""
    nodes: tuple[NodeHealth, ...] = ()
