"""Everything a request can reach: one object for one running server."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.admin.desk import AdminDesk
from fogg.server.analysts.analyst import Analyst
from fogg.server.clock import Clock
from fogg.server.daily.daily_attempts import DailyDeals
from fogg.server.fleet.fleet import Fleet
from fogg.server.fleet.shared_limits import SharedLimits
from fogg.server.fleet.shared_locks import Lock, local_lock
from fogg.server.http.limits import ConnectionSlots, Limits
from fogg.server.offered import Catalog
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.replays.end_pictures import EndPictures
from fogg.server.request_refusal import RequestRefused
from fogg.server.results.rating_keeper import RatingKeeper
from fogg.server.store.people import People
from fogg.server.store.stored_tables import Tables
from fogg.server.store.writer import Writer
from fogg.server.webpush.push_crypto import VapidKey

COOKIE = "fogg"
SECURE_COOKIE = f"__Host-{COOKIE}"  # browsers take it only from this very host, over https


@dataclass(frozen=True)
class Server:
    """The parts of a running server. `build` tells an open page whether it is of today."""

    engine: AsyncEngine
    clock: Clock
    writer: Writer
    hub: TableRegistry
    people: People
    tables: Tables
    catalog: Catalog
    limits: Limits
    places: ConnectionSlots
    admin: AdminDesk
    analyst: Analyst
    ratings: RatingKeeper
    daily: DailyDeals
    secret: str
    vapid: VapidKey
    build: str
    secure_cookies: bool = False
    public_url: str = ""  # where people find it, if that is not what `Host` says
    private_webhooks: bool = False  # they may lead into the host's own network
    fleet: Fleet | None = None  # the other nodes on the same database; None: there can be no others
    pictures: EndPictures = field(default_factory=EndPictures)
    links: Lock = field(default_factory=local_lock)  # a link is looked up and used up in one go

    def limit(self, rule: str, *keys: str) -> None:
        """Raise a refusal if one of the keys does that too often."""
        wait = self.limits.allow(rule, *keys)
        if wait:
            raise RequestRefused("too-fast", retry=round(wait, 2))

    async def limit_everywhere(self, rule: str, *keys: str) -> None:
        """Do the same for what can be abused: counted at all nodes together."""
        self.limit(rule, *keys)
        if self.fleet is not None:
            wait = await SharedLimits(self.engine, self.limits).allow(rule, *keys)
            if wait:
                raise RequestRefused("too-fast", retry=round(wait, 2))
