"""Changes by other nodes to names, mutes, sessions and decisions of hosts, which are kept in memory here."""

from __future__ import annotations

from fogg.server.admin.desk import AdminDesk
from fogg.server.http.limits import person_key
from fogg.server.registry.table_registry import TableRegistry
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import People


class HeardChanges:
    """Brings the memory of a node up to date, and what its listeners see."""

    def __init__(self, hub: TableRegistry, people: People, admin: AdminDesk) -> None:
        self.hub = hub
        self.people = people
        self.admin = admin

    async def person(self, person: str) -> None:
        """Take in that a person has another name, mutes others, signed devices out, or is gone."""
        self.people.forget_sessions()
        await self.hub.known.reload([person])
        if person in self.hub.names and self.hub.names[person] is None:
            await self.hub.audience.forgotten(person)
            return
        present = [listener for _, listener in self.hub.audience.listeners_of(person)]
        if present:
            sessions = {session.id for session in await self.people.sessions_of(person)}
            for listener in present:
                if listener.session not in sessions:
                    listener.close("signed-out", back=False)
                else:
                    listener.start_over()  # what was said before may go, or come back
        self.hub.audience.republish(person)

    async def hosts(self) -> None:
        """Take in bans, mutes and owners, and see off people who are banned now."""
        await self.admin.load()
        for table in list(self.hub.loaded.values()):
            for listener in list(table.listeners):
                keys = [key for key in (listener.address, person_key(listener.person or "")) if key]
                try:
                    self.admin.check_admitted(keys, listener.person)
                except RequestRefused:
                    listener.close("banned", back=False)

    async def everything(self) -> None:
        """Take in all that may have been missed."""
        self.people.forget_sessions()
        names, mutes = dict(self.hub.names), dict(self.hub.mutes)
        await self.hub.known.reload(list(names))
        for person, name in names.items():
            if name is not None and person in self.hub.names and self.hub.names[person] is None:
                await self.hub.audience.forgotten(person)
        await self._sessions()
        for table in list(self.hub.loaded.values()):
            for listener in table.listeners:
                if self.hub.muted_by(listener.person) != mutes.get(listener.person or "", frozenset()):
                    listener.start_over()
        await self.hosts()
        for table in list(self.hub.loaded.values()):
            table.publish()

    async def _sessions(self) -> None:
        """Close the sockets of devices that were signed out."""
        open_now = {
            listener.session
            for table in self.hub.loaded.values()
            for listener in table.listeners
            if listener.session is not None
        }
        ended = open_now - await self.people.living_sessions(open_now)
        self.hub.audience.close_where("signed-out", lambda listener: listener.session in ended)
