"""People and addresses that a host has turned away, or whose chat is not taken, in memory and on disk."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Executable, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.http.limits import ADDRESS, address_key, person_key
from fogg.server.request_refusal import RequestRefused
from fogg.server.settings import Network
from fogg.server.store.schema import sanctions
from fogg.server.tokens import new_id
from fogg.words.message import Message

BAN = "ban"
MUTE = "mute"


class Sanction(NamedTuple):
    """A ban or mute of a person or an address; `until` None: until it is lifted."""

    id: str
    kind: str
    person: str | None
    address: str | None
    created: float
    until: float | None
    reason: str

    @property
    def key(self) -> str:
        """The key under which limits count the same person or address."""
        return person_key(self.person) if self.person is not None else f"{ADDRESS}{self.address}"

    def holds(self, now: float) -> bool:
        """Return True if it has not run out."""
        return self.until is None or now < self.until


class Sanctions:
    """All bans and mutes by kind and key. Looked at with every request, so they are in memory."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._found: dict[tuple[str, str], Sanction] = {}

    async def load(self) -> None:
        """Read what is stored."""
        columns = [sanctions.c[name] for name in Sanction._fields]
        async with self._engine.connect() as connection:
            stored = [Sanction(*row) for row in (await connection.execute(select(*columns))).all()]
        self._found = {(one.kind, one.key): one for one in stored}

    def of(self, kind: str, keys: Sequence[str], now: float) -> Sanction | None:
        """Return the first sanction of a kind that holds against one of the keys."""
        if not self._found:
            return None
        for key in keys:
            found = self._found.get((kind, key))
            if found is not None and found.holds(now):
                return found
        return None

    def listed(self, now: float) -> list[Sanction]:
        """Return all that hold, the latest first."""
        return sorted((one for one in self._found.values() if one.holds(now)), key=lambda one: -one.created)

    def check(self, kind: str, keys: Sequence[str], now: float) -> None:
        """Raise a refusal if a sanction holds."""
        found = self.of(kind, keys, now)
        if found is not None:
            raise refusal(found)

    # ---- what changes them: statements for the writer, and what is to be remembered once they are stored

    def put(self, new: Sanction) -> list[Executable]:
        """Return what stores a sanction in place of an earlier one against the same."""
        return [*self.lift(new.kind, new.key), insert(sanctions).values(**new._asdict())]

    def lift(self, kind: str, key: str) -> list[Executable]:
        """Return what removes a sanction; nothing if there is none."""
        found = self._found.get((kind, key))
        return [delete(sanctions).where(sanctions.c.id == found.id)] if found is not None else []

    def remember(self, new: Sanction) -> None:
        """Take in a sanction that is stored."""
        self._found[new.kind, new.key] = new

    def forget(self, kind: str, key: str) -> None:
        """Drop a sanction that is removed."""
        self._found.pop((kind, key), None)


def new_sanction(
    kind: str, now: float, *, person: str | None = None, address: str | None = None, until: float | None, reason: str
) -> Sanction:
    """Return a sanction that is not stored yet."""
    return Sanction(new_id(), kind, person, address, now, until, reason)


def refusal(found: Sanction) -> RequestRefused:
    """Return what a person is told against whom a sanction holds."""
    code = "banned" if found.kind == BAN else "muted"
    if found.until is None:
        return RequestRefused(code, reason=found.reason)
    date = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(found.until))
    return RequestRefused(code, Message(UNTIL[found.kind], {"date": date, "reason": found.reason}))


UNTIL = {BAN: "refused-banned-until", MUTE: "refused-muted-until"}


def banned_address(given: str, proxies: Sequence[Network]) -> str:
    """Return an address as bans store it, an IPv6 one as its network; a refusal if it must not be banned."""
    bare = given.strip().partition("/")[0]
    try:
        found = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError as error:
        raise RequestRefused("bad-request", key="refused-address", address=given[:64]) from error
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    real = mapped or found
    if real.is_loopback or real.is_unspecified:
        raise RequestRefused("bad-request", key="refused-ban-machine")
    if any(real in network for network in proxies):
        raise RequestRefused("bad-request", key="refused-ban-proxy")
    return address_key(str(real)).removeprefix(ADDRESS)
