"""Everybody who looks at tables in memory: to find them, show them something new, and see them off."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fogg.server.broadcast.listener import Listener
from fogg.server.store.people import People
from fogg.server.table.table import Table


class Presence:
    """Those at the tables that are loaded."""

    def __init__(self, loaded: Mapping[str, Table], people: People) -> None:
        self._loaded = loaded
        self._people = people

    def needed(self) -> set[str]:
        """Return all people whose names a table in memory may need at any moment."""
        found: set[str | None] = set()
        for table in self._loaded.values():
            found.update(person for place in table.state.places for person in (place.person, place.holder))
            found.update(speaker for _, speaker, _ in table.state.said)
            found.update(listener.person for listener in table.listeners)
        return {person for person in found if person is not None}

    def listeners_of(self, person: str) -> list[tuple[Table, Listener]]:
        """Return where a person looks."""
        return [
            (table, listener)
            for table in self._loaded.values()
            for listener in table.listeners
            if listener.person == person
        ]

    def republish(self, person: str) -> None:
        """Show a change of a person wherever they sit or look."""
        for table in list(self._loaded.values()):
            seated = any(person in (place.person, place.holder) for place in table.state.places)
            if seated or any(listener.person == person for listener in table.listeners):
                table.publish()

    def close_where(self, code: str, meant: Callable[[Listener], bool]) -> None:
        """Close the sockets that are meant, for good."""
        for table in self._loaded.values():
            for listener in table.listeners:
                if meant(listener):
                    listener.close(code, back=False)

    def close_person(self, person: str) -> None:
        """Close all sockets of a person who was signed out everywhere."""
        for _, listener in self.listeners_of(person):
            listener.close("signed-out", back=False)

    def close_session(self, session: str) -> None:
        """Close the sockets of a device that was signed out."""
        for table in self._loaded.values():
            for listener in table.listeners:
                if listener.session == session:
                    listener.close("signed-out", back=False)

    async def forgotten(self, person: str) -> None:
        """Forget a person and their chat lines."""
        spoken = [(self._loaded[id], seq) for id, seq in await self._people.said_at(person) if id in self._loaded]
        for table, seq in spoken:
            table.sayings.pop(seq, None)
            for listener in table.listeners:
                listener.start_over()
        for table in {table for table, _ in spoken}:
            table.publish()
        self.republish(person)
        self.close_person(person)
