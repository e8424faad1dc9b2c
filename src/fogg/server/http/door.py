"""The door of a server: how many connections an address may hold, and how many descriptors are left for all.

Counted from the moment a connection is accepted, before it has sent a byte. Proxies that the host trusts are not
counted: everybody comes through them, and they have limits of their own.
"""

from __future__ import annotations

import contextlib
import ipaddress
import resource
import time
from collections.abc import Callable, Sequence

from fogg.server.http.limits import ConnectionSlots, address_key
from fogg.server.logs import logger
from fogg.server.settings import Network

CONNECTIONS_AT_ONCE = 24  # of a person: a dozen sockets, and what a browser asks with; an address has `HOUSE` times it
PLENTY = 65_536  # descriptors where the system names no limit
RESERVE = 64  # descriptors kept for the database, logs and bots
LOG_SECONDS = 60.0  # between two lines about the same trouble


class Door:
    """Decides who may come in; `scale` multiplies the connections of an address."""

    def __init__(
        self,
        *,
        trusted: Sequence[Network] = (),
        scale: float = 1.0,
        descriptors: int | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.places = ConnectionSlots(CONNECTIONS_AT_ONCE, scale=scale)
        self.trusted = trusted
        self.descriptors = most_descriptors() if descriptors is None else descriptors
        self.now = now
        self.turned_away: dict[str, int] = {}  # since the last line in the log, by cause
        self.logged: dict[str, float] = {}

    def enter(self, address: str, descriptor: int) -> str | None:
        """Return the key under which a new connection is counted, "" if it is not; None if it must be closed."""
        if descriptor >= self.descriptors - RESERVE:  # the lowest free number, so it tells how many are in use
            self.note("descriptors")
            return None
        if self.trusts(address):
            return ""
        key = address_key(address)
        if not self.places.take(key):
            self.note("address")
            return None
        return key

    def leave(self, key: str) -> None:
        """Give back the place of a connection that has ended."""
        if key:
            self.places.free(key)

    def trusts(self, address: str) -> bool:
        """Return True if connections from an address are not counted."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)

    def note(self, cause: str) -> None:
        """Log that connections are turned away, once a minute for each cause."""
        self.turned_away[cause] = self.turned_away.get(cause, 0) + 1
        if self.now() - self.logged.get(cause, -LOG_SECONDS) >= LOG_SECONDS:
            self.logged[cause] = self.now()
            logger().warning("turned away", cause=cause, connections=self.turned_away.pop(cause))


def most_descriptors() -> int:
    """Return how many descriptors this process may hold."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return PLENTY if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """Let this process hold as many descriptors as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = PLENTY if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
