"""The rules of nodes and leases that need neither network nor database.

A node is alive exactly as long as its row is in the database; its leases are good for as long. A node whose beat is
older than LEASE_SECONDS by the database's clock may be removed by the others, for good. The node itself cannot see
that at once, so it judges itself by its own clock and stops trusting its memory a little earlier.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

BEAT_SECONDS = 0.5  # between two beats of a node
LEASE_SECONDS = 3.0  # without a beat, after which others may remove a node
MARGIN_SECONDS = 0.75  # for clocks that do not run alike
GAP_SECONDS = 3 * BEAT_SECONDS  # without an answer: the database may have been away


class NewNode(NamedTuple):
    """A node as it joins; `admin` is JSON for `fogg admin`, or empty."""

    id: str
    address: str
    admin: str = ""


class NodeShown(NamedTuple):
    """A living node as all others see it; times are the database's."""

    id: str
    address: str
    admin: str
    started: float
    silent: float  # seconds since its last beat
    draining: bool
    tables: int


class Holder(NamedTuple):
    """The living node that holds the lease of a table."""

    node: str
    address: str
    fence: int
    inherited: bool = False  # taken from a node that is gone, or handed over


class Mine(NamedTuple):
    """This node runs the table; every write names the fence. None: there is only this node.

    `inherited`: another node ran it just before, and knew when its people gave their last sign of life.
    """

    fence: int | None
    inherited: bool = False


class Theirs(NamedTuple):
    """Another node runs the table, or should."""

    node: str
    address: str


class NodeStanding:
    """The judgment of a node about itself, by its own clock and the beats that were answered."""

    def __init__(self) -> None:
        self._sent: float | None = None  # when the last beat that was answered left
        self._steady: float | None = None  # since when no answer was missing for long

    def beat_answered(self, sent: float) -> None:
        """Note the answer to a beat that left at that time: the database knew the node after that."""
        if self._sent is not None and sent <= self._sent:
            return
        if self._sent is None or sent - self._sent > GAP_SECONDS:
            self._steady = sent
        self._sent = sent

    def lost(self) -> None:
        """Note that the node was removed."""
        self._sent = self._steady = None

    def is_valid(self, now: float) -> bool:
        """Return True if no other node can have removed this one yet."""
        return self._sent is not None and now - self._sent <= LEASE_SECONDS - MARGIN_SECONDS

    def may_bury(self, now: float) -> bool:
        """Return True if old beats mean dead nodes: right after the database was away, every beat is old."""
        if self._sent is None or self._steady is None:
            return False
        return now - self._sent <= GAP_SECONDS and self._sent - self._steady >= LEASE_SECONDS


def home_of(table: str, nodes: Iterable[NodeShown]) -> NodeShown | None:
    """Return the node at which a free table should live, the same for all that know the same nodes; None without any.

    Rendezvous hashing: when a node comes or goes, only its own share of the tables moves.
    """
    return max((node for node in nodes if not node.draining), key=lambda node: weight(table, node.id), default=None)


def weight(table: str, node: str) -> bytes:
    """Return how much a node wants a table: evenly spread, and the same everywhere."""
    return blake2b(f"{table} {node}".encode(), digest_size=8).digest()
