"""Rate limits for people and addresses, on requests that cost the server something.

A token bucket per rule and key: a burst at once, then one per interval. A client that asks too often is told
how long to wait, and nothing else happens. `Places` limits what is held open at the same time.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

HOUSE = 8  # people behind one address: a family, a class room, a mobile operator
MOST_KEYS = 50_000  # buckets remembered, about 10 MB
ADDRESS = "address:"


@dataclass(frozen=True)
class Rule:
    """`burst` times at once, then once every `seconds`; an address may do `HOUSE` times as much as a person."""

    burst: int
    seconds: float


RULES: Mapping[str, Rule] = {
    "tables": Rule(burst=10, seconds=30),
    "joins": Rule(burst=20, seconds=5),
    "sockets": Rule(burst=20, seconds=1),
    "chat": Rule(burst=6, seconds=2),
    "commands": Rule(burst=60, seconds=0.05),
    "requests": Rule(burst=120, seconds=0.1),
    "analyses": Rule(burst=4, seconds=120),
    "replays": Rule(burst=20, seconds=2),
    "statistics": Rule(burst=20, seconds=2),
    "lessons": Rule(burst=60, seconds=0.5),
    "pictures": Rule(burst=10, seconds=5),
    "imports": Rule(burst=5, seconds=60),
    "links": Rule(burst=10, seconds=30),
    "names": Rule(burst=5, seconds=30),
}
SOCKETS_AT_ONCE = 12  # of a person: tabs, devices, hot seats


def person_key(person: str) -> str:
    """Return the key of an identity."""
    return f"person:{person}"


def address_key(address: str) -> str:
    """Return the key of a peer's address; an IPv6 one counts by its network, since a house has 2**64 of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return f"{ADDRESS}{address[:64]}"  # a socket file, or a name that a test client gives
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return f"{ADDRESS}{found.ipv4_mapped}"
        return f"{ADDRESS}{ipaddress.ip_network((found, 64), strict=False).network_address}"
    return f"{ADDRESS}{found}"


class Limits:
    """The buckets of one server. `scale` multiplies every limit: for load tests, or a host who knows better."""

    def __init__(
        self,
        now: Callable[[], float],
        *,
        rules: Mapping[str, Rule] = RULES,
        scale: float = 1.0,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self.now = now
        self.rules = rules
        self.scale = scale
        self.most_keys = most_keys
        # What is left in a bucket, and when that was so; those touched last stand at the end.
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, rule: str, key: str, *more: str) -> float:
        """Return 0 if it is allowed for all keys, counting it for each; else the seconds to wait, uncounted."""
        now = self.now()
        wait = 0.0
        left = []
        for each in (key, *more):
            amount = self.left(rule, each, now)
            left.append(((rule, each), amount))
            if amount < 1:
                wait = max(wait, (1 - amount) * self.seconds(rule, each))
        if wait > 1e-9:  # sums of fractions are never exact
            return wait
        for bucket, amount in left:
            self.buckets[bucket] = (amount - 1, now)
            self.buckets.move_to_end(bucket)
        self.forget(now)
        return 0.0

    def left(self, rule: str, key: str, now: float) -> float:
        """Return how often it may be done at once now."""
        limit, factor = self.rules[rule], self.factor(key)
        burst = limit.burst * factor
        found = self.buckets.get((rule, key))
        if found is None:
            return burst
        amount, since = found
        return min(burst, amount + max(0.0, now - since) * factor / limit.seconds)

    def seconds(self, rule: str, key: str) -> float:
        """Return the seconds until a key gets one more."""
        return self.rules[rule].seconds / self.factor(key)

    def factor(self, key: str) -> float:
        """Return how much more than one person a key may do."""
        return self.scale * (HOUSE if key.startswith(ADDRESS) else 1)

    def forget(self, now: float) -> None:
        """Drop the oldest buckets that are full again, two for each that came, and any above the bound."""
        for _ in range(2):
            if not self.buckets:
                return
            (rule, key), _kept = next(iter(self.buckets.items()))
            full = self.left(rule, key, now) >= self.rules[rule].burst * self.factor(key)
            if not full and len(self.buckets) <= self.most_keys:
                # Not full yet: to the end with it, so that a slow rule does not hide full ones behind it.
                self.buckets.move_to_end((rule, key))
                return
            del self.buckets[rule, key]


class ConnectionSlots:
    """A limit on things held at once, e.g. open sockets: a number per person, `HOUSE` times as many per address."""

    def __init__(self, most: int = SOCKETS_AT_ONCE, *, scale: float = 1.0) -> None:
        self.most = most * scale
        self.held: dict[str, int] = {}

    def take(self, *keys: str) -> bool:
        """Hold one more for all keys; False, and nothing is held, if one of them has no place left."""
        if any(self.held.get(key, 0) >= self.most * (HOUSE if key.startswith(ADDRESS) else 1) for key in keys):
            return False
        for key in keys:
            self.held[key] = self.held.get(key, 0) + 1
        return True

    def free(self, *keys: str) -> None:
        """Give back what `take` with the same keys took."""
        for key in keys:
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]
