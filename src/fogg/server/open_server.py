"""A server from its parts: opened on a database, closed in good order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.analysis import GameReport
from fogg.server.admin.desk import AdminDesk
from fogg.server.analysts.analyst import Analyst
from fogg.server.analysts.stored_reports import Reports, store_report
from fogg.server.board_pictures import Boards
from fogg.server.bots.pool import BotRunner
from fogg.server.clock import Clock
from fogg.server.counters import Watch
from fogg.server.daily.daily_attempts import DailyDeals
from fogg.server.fair.server_key import stored_key
from fogg.server.fleet.fleet import Fleet
from fogg.server.fleet.heard_changes import HeardChanges
from fogg.server.fleet.shared_locks import local_locks
from fogg.server.http.context import Server
from fogg.server.http.limits import ConnectionSlots, Limits
from fogg.server.offered import Catalog
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.results.rating_keeper import RatingKeeper
from fogg.server.settings import Network
from fogg.server.store.connect import connect_writer
from fogg.server.store.people import People
from fogg.server.store.stored_tables import Tables
from fogg.server.store.writer import Writer
from fogg.server.webpush.push_store import stored_vapid


@asynccontextmanager
async def open_server(
    engine: AsyncEngine,
    *,
    clock: Clock,
    thinkers: BotRunner,
    catalog: Catalog,
    watch: Watch,
    build: str,
    secure_cookies: bool = False,
    public_url: str = "",
    private_webhooks: bool = False,
    scale: float = 1.0,
    proxies: Sequence[Network] = (),
    check: Callable[[Connection], None] = lambda _: None,
    fleet: Fleet | None = None,
) -> AsyncIterator[Server]:
    """Return a server on a database whose tables exist.

    `scale` multiplies every limit of what people may do; `check` raises if the database must not be written to;
    `fleet` is where other nodes may share the database.
    """
    people, tables = People(engine), Tables(engine)
    writer = Writer(connect_writer(engine.url), watch.committed, clock.now, people.changed, check)
    await writer.start()
    admin = AdminDesk(engine, clock.now, proxies)

    async def save_report(table: str, report: GameReport) -> None:
        await writer.append([], also=store_report(table, report, clock.now()))

    analyst = Analyst(Reports(engine), save_report)
    hub = TableRegistry(
        clock=clock,
        writer=writer,
        thinkers=thinkers,
        catalog=catalog,
        boards=Boards(catalog),
        people=people,
        tables=tables,
        key=await stored_key(engine, clock.now()),
        on_decision=watch.decided,
        check_speech=admin.check_speech,
        tenancy=fleet.keeper if fleet else None,
        naming=fleet.naming if fleet else None,
    )
    if fleet is not None:
        fleet.attach(hub, HeardChanges(hub, people, admin))
    lock = fleet.locks.lock if fleet else local_locks
    ratings = RatingKeeper(engine, writer, hub.state_of, lock("ratings", long=True))
    hub.on_end = ratings.wake
    try:
        server = Server(
            engine=engine,
            clock=clock,
            writer=writer,
            hub=hub,
            people=people,
            tables=tables,
            catalog=catalog,
            limits=Limits(clock.now, scale=scale),
            places=ConnectionSlots(scale=scale),
            admin=admin,
            analyst=analyst,
            ratings=ratings,
            daily=DailyDeals(engine, clock, hub, await people.secret("daily"), lock("daily")),
            secret=await people.secret(),
            vapid=await stored_vapid(engine),
            build=build,
            secure_cookies=secure_cookies,
            public_url=public_url,
            private_webhooks=private_webhooks,
            links=lock("links"),
            fleet=fleet,
        )
        await admin.load()
        await hub.start()
        ratings.wake()
        yield server
    finally:
        await analyst.close()
        await hub.stop()
        await ratings.close()
        await writer.stop()
        await thinkers.close()
