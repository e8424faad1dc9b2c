"""Names of people and whom they do not want to hear, in memory: a limited number of those asked for last."""

from __future__ import annotations

from collections.abc import Callable

from fogg.server.store.people import People

MOST_NAMES = 20_000  # besides the needed ones, about 5 MB


class PeopleCache:
    """A cache of people. `needed` tells who sits, watches or has spoken at tables in memory: they stay."""

    def __init__(self, people: People, needed: Callable[[], set[str]]) -> None:
        self._people = people
        self._needed = needed
        self._full = MOST_NAMES  # when it is looked for what can go
        self.names: dict[str, str | None] = {}
        self.mutes: dict[str, frozenset[str]] = {}

    async def know(self, people: list[str]) -> None:
        """Load the names and mutes of people who are not cached yet."""
        unknown = []
        for person in sorted(set(people)):
            if person in self.names:
                self.names[person] = self.names.pop(person)  # asked for last, to go last
            else:
                unknown.append(person)
        if not unknown:
            return
        muted = await self._people.muted_by(unknown)
        for person, name in (await self._people.names(unknown)).items():
            # A change made during the query is newer than its answer.
            self.mutes.setdefault(person, muted.get(person, frozenset()))
            self.tell(person, self.names.get(person, name))

    async def reload(self, people: list[str]) -> None:
        """Load what is cached of people again: another node has changed it."""
        cached = [person for person in people if person in self.names]
        if cached:
            muted = await self._people.muted_by(cached)
            for person, name in (await self._people.names(cached)).items():
                self.mutes[person] = muted.get(person, frozenset())
                self.names[person] = name

    def tell(self, person: str, name: str | None) -> None:
        """Set a person's name from now on; None: they want to be forgotten."""
        self.names[person] = name
        if len(self.names) > self._full:
            self._thin_out()

    def _thin_out(self) -> None:
        """Free half of the entries, the oldest first, but none that are needed."""
        needed = self._needed()
        free = [person for person in self.names if person not in needed]
        for person in free[: max(0, len(free) - MOST_NAMES // 2)]:
            del self.names[person]
            self.mutes.pop(person, None)
        self._full = len(self.names) + MOST_NAMES // 2
