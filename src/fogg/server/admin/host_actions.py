"""The actions of hosts. Each action and its line in the log are one transaction."""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert

from fogg.server.admin.desk import OWNER_LINK, OWNER_LINK_SECONDS
from fogg.server.admin.sanctions import BAN, MUTE, Sanction, banned_address, new_sanction
from fogg.server.http.context import Server
from fogg.server.http.limits import ADDRESS, person_key
from fogg.server.protocol.admin_bodies import BanRequest, LiftRequest, MuteRequest
from fogg.server.registry.leave import forget_person, step_aside
from fogg.server.registry.table_loader import Stopped
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import new_link
from fogg.server.store.retention import table_removal
from fogg.server.store.rows import Closed
from fogg.server.store.schema import LOOKER, guests, links, owners, sanctions, sessions
from fogg.server.store.writer import PendingWrite

BY_HOST = "host"  # why a table was closed
DAY = 86400.0
HOUR = 3600.0
UNFINISHED = ("open", "running", "stopped")


class HostActions:
    """The actions of one host: `actor` is a person, or None for the command line, which may act on owners too."""

    def __init__(self, server: Server, actor: str | None) -> None:
        self.server = server
        self.actor = actor

    # ---- tables

    async def close_table(self, id: str, reason: str) -> None:
        """End a table without a result; all who are at it are told."""
        listed = await self.server.tables.listed(id)
        if listed is None:
            raise RequestRefused("not-found")
        if listed.state not in UNFINISHED:
            raise RequestRefused("over")
        log = self._logged("close", id, reason)
        try:
            table = await self.server.hub.table(id)
        except Stopped:
            entry = PendingWrite(id, "closed", self.server.clock.now(), None, listed.card)
            await self.server.writer.append([], entry=entry, also=[log])
            return
        async with table.lock:
            if table.dead:
                raise RequestRefused("not-stored")
            if table.state.phase not in UNFINISHED:
                raise RequestRefused("over")
            await table.store(Closed(BY_HOST), also=lambda row: [log])

    async def delete_table(self, id: str, reason: str) -> None:
        """Remove a table and all that happened at it."""
        if await self.server.tables.listed(id) is None:
            raise RequestRefused("not-found")
        rated = await self.server.ratings.has_rated(id)
        with self.server.hub.removing(id):
            await self.server.writer.append([], also=[*table_removal([id]), self._logged("delete-table", id, reason)])
        if rated:
            await self.server.ratings.rate_again()

    async def revoke(self, id: str, reason: str) -> None:
        """Take back all invitations to a table, used ones too, and send away who only watches by one."""
        if await self.server.tables.listed(id) is None:
            raise RequestRefused("not-found")
        await self.server.writer.append(
            [],
            also=[
                delete(links).where(links.c.table_id == id, links.c.kind == "invite"),
                delete(guests).where(guests.c.table_id == id, guests.c.chair == LOOKER),
                self._logged("revoke", id, reason),
            ],
        )
        table = self.server.hub.loaded.get(id)
        if table is None or not table.state.setup.private:
            return
        for listener in list(table.listeners):
            if listener.person is None or not table.state.chairs_of(listener.person):
                listener.close("kicked", back=False)

    # ---- people

    async def ban(self, asked: BanRequest) -> Sanction:
        """Turn a person or an address away, and end their open sockets; no table waits for a banned person."""
        now = self.server.clock.now()
        until = None if asked.days is None else now + asked.days * DAY
        if (asked.person is None) == (asked.address is None):
            raise RequestRefused("bad-request", key="refused-person-or-address")
        if asked.person is not None:
            await self._check_person(asked.person)
            found = new_sanction(BAN, now, person=asked.person, until=until, reason=asked.reason)
        else:
            address = banned_address(asked.address or "", self.server.admin.proxies)
            found = new_sanction(BAN, now, address=address, until=until, reason=asked.reason)
        await self._put(found)
        exempt = self.server.admin.owners - {found.person}
        self.server.hub.audience.close_where(
            "banned",
            lambda one: (
                one.person not in exempt
                and (one.address == found.key if found.person is None else one.person == found.person)
            ),
        )
        if found.person is not None:
            await step_aside(self.server.hub, found.person)
        return found

    async def mute(self, asked: MuteRequest) -> Sanction:
        """Take no chat of a person."""
        await self._check_person(asked.person)
        now = self.server.clock.now()
        until = None if asked.hours is None else now + asked.hours * HOUR
        found = new_sanction(MUTE, now, person=asked.person, until=until, reason=asked.reason)
        await self._put(found)
        return found

    async def lift(self, asked: LiftRequest) -> None:
        """Lift a ban or a mute."""
        kind = MUTE if asked.mute else BAN
        if (asked.person is None) == (asked.address is None):
            raise RequestRefused("bad-request", key="refused-person-or-address")
        if asked.person is not None:
            target, key = asked.person, person_key(asked.person)
        else:
            target = banned_address(asked.address or "", ())
            key = f"{ADDRESS}{target}"
        lifted = self.server.admin.sanctions.lift(kind, key)
        if not lifted:
            raise RequestRefused("not-there")
        await self.server.writer.append(
            [], also=[*lifted, self._logged(f"un{kind}", target, asked.reason), *self.server.admin.changed()]
        )
        self.server.admin.sanctions.forget(kind, key)

    async def delete_person(self, person: str, reason: str) -> None:
        """Forget a person, as they could themselves: "former player" at their tables, which stay."""
        await self._check_person(person)
        more: list[Executable] = [
            delete(sanctions).where(sanctions.c.person == person),
            delete(owners).where(owners.c.person == person),
            self._logged("delete-person", person, reason),
            *self.server.admin.changed(),
        ]
        await forget_person(self.server.hub, person, also=more)
        self.server.admin.owners.discard(person)
        for kind in (BAN, MUTE):
            self.server.admin.sanctions.forget(kind, person_key(person))

    async def end_sessions(self, person: str, reason: str) -> None:
        """Sign a person out everywhere."""
        await self._check_person(person)
        gone = delete(sessions).where(sessions.c.person == person)
        await self.server.writer.append(
            [], also=[gone, self._logged("end-sessions", person, reason), *self.server.hub.changed(person)]
        )
        self.server.hub.audience.close_person(person)

    # ---- owners

    async def owner_link(self) -> str:
        """Return the token of a link that makes its user an owner, once, within an hour."""
        return await new_owner_link(self.server, self._logged("owner-link", ""))

    async def disown(self, person: str, reason: str) -> None:
        """Make an owner a person like all others."""
        if person not in self.server.admin.owners:
            raise RequestRefused("not-there")
        if self.actor is not None and self.actor != person:
            raise RequestRefused("not-yours")
        gone = delete(owners).where(owners.c.person == person)
        await self.server.writer.append(
            [], also=[gone, self._logged("disown", person, reason), *self.server.admin.changed()]
        )
        self.server.admin.owners.discard(person)

    # ----

    def _logged(self, action: str, target: str, reason: str = "") -> Executable:
        return self.server.admin.logged(self.actor, action, target, reason)

    async def _put(self, found: Sanction) -> None:
        """Store a sanction and remember it."""
        target = found.person or found.address or ""
        stored = [*self.server.admin.sanctions.put(found), self._logged(found.kind, target, found.reason)]
        stored += self.server.admin.changed()
        await self.server.writer.append([], also=stored)
        self.server.admin.sanctions.remember(found)

    async def _check_person(self, person: str) -> None:
        """Raise a refusal if there is no such person, or an owner, whom only the command line may touch."""
        if (await self.server.people.names([person])).get(person) is None:
            raise RequestRefused("not-there")
        if self.actor is not None and person in self.server.admin.owners:
            raise RequestRefused("owner")


async def new_owner_link(server: Server, *also: Executable) -> str:
    """Return the token of a link that makes its user an owner; an unused one before it stops working."""
    token, stored = new_link(OWNER_LINK, expires=server.clock.now() + OWNER_LINK_SECONDS)
    await server.writer.append([], also=[*stored, *also])
    return token


async def become_owner(server: Server, person: str, spent: Executable) -> None:
    """Make a person an owner; `spent` uses their link up."""
    log = server.admin.logged(person, "owner", person)
    known = [] if person in server.admin.owners else [insert(owners).values(person=person, since=server.clock.now())]
    await server.writer.append([], also=[spent, *known, log, *server.admin.changed()])
    server.admin.owners.add(person)
