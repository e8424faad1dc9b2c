"""The host's desk: who may do what a host does, and what they have decided."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence

from sqlalchemy import Executable, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.admin.sanctions import BAN, MUTE, Sanctions
from fogg.server.fleet.announcing import Announce, unannounced
from fogg.server.http.limits import person_key
from fogg.server.settings import Network
from fogg.server.store.schema import ADMIN_KEY, admin_log, meta, owners
from fogg.server.tokens import new_id, new_token, token_hash

OWNER_LINK = "owner"
OWNER_LINK_SECONDS = 3600.0
TICK = 1e-5


class AdminDesk:
    """Owners are people whom a link of the server's start has made hosts. `fogg admin` shows a token instead.

    The token is a new one at each start and stands in the database only while the server runs: people who can read
    the database can use it.
    """

    def __init__(self, engine: AsyncEngine, now: Callable[[], float], proxies: Sequence[Network] = ()) -> None:
        self.token = new_token()
        self.owners: set[str] = set()
        self.sanctions = Sanctions(engine)
        self.proxies = proxies
        self.announce: Announce = unannounced
        self.other_tokens: Callable[[], list[str]] = list  # those of other nodes, which pass requests on
        self._engine = engine
        self._now = now
        self._logged = 0.0
        self._hash = token_hash(self.token)

    async def load(self) -> None:
        """Read owners, bans and mutes."""
        async with self._engine.connect() as connection:
            self.owners = set((await connection.execute(select(owners.c.person))).scalars())
        await self.sanctions.load()

    def changed(self) -> list[Executable]:
        """Return what tells other nodes that owners, bans or mutes change."""
        return self.announce("hosts", "")

    def is_token(self, given: str) -> bool:
        """Return True if a token is that of `fogg admin`."""
        hashes = [self._hash, *(token_hash(token) for token in self.other_tokens() if token)]
        return any(hmac.compare_digest(token_hash(given), known) for known in hashes)

    def check_admitted(self, keys: Sequence[str], person: str | None) -> None:
        """Raise a refusal if an address or person is banned. Owners are never shut out by the address they share."""
        if person is not None and person in self.owners:
            keys = (person_key(person),)
        self.sanctions.check(BAN, keys, self._now())

    def check_speech(self, person: str) -> None:
        """Raise a refusal if a person is muted on this server."""
        self.sanctions.check(MUTE, (person_key(person),), self._now())

    def logged(self, actor: str | None, action: str, target: str, reason: str = "") -> Executable:
        """Return what writes a line of the log; `actor` None: the command line or the server itself."""
        self._logged = max(self._now(), self._logged + TICK)  # lines stay in the order in which things were done
        return insert(admin_log).values(
            id=new_id(), at=self._logged, actor=actor, action=action, target=target[:64], reason=reason
        )


def served_at(address: str) -> list[Executable]:
    """Return what stores where the running server is and how to talk to it (JSON); empty: what removes that."""
    gone: Executable = delete(meta).where(meta.c.key == ADMIN_KEY)
    return [gone, insert(meta).values(key=ADMIN_KEY, value=address)] if address else [gone]
