"""People, their sessions and links, as they are stored."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Delete, Executable, Update, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from fogg.server.store.schema import daily, guests, links, meta, mutes, people, profiles, sayings, sessions
from fogg.server.tokens import new_id, new_token, token_hash

PERSON_OF = (  # asked with every request
    select(people.c.id, people.c.name, sessions.c.id, sessions.c.seen)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash == bindparam("hash"))
)


MOST_KNOWN = 10_000  # sessions that are remembered


class KnownPerson(NamedTuple):
    """The owner of a token: id and name, the session, and when that was last noted as used."""

    id: str
    name: str | None
    session: str
    seen: float


class Session(NamedTuple):
    """A device on which a person is known."""

    id: str
    person: str
    label: str
    created: float
    seen: float


class Link(NamedTuple):
    """A link that does something once."""

    hash: str
    kind: str
    person: str | None
    table: str | None
    seat: int | None
    expires: float | None
    used: bool


class People:
    """Questions to the database; what changes it is returned as statements for the writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._known: dict[str, KnownPerson] = {}  # by hash of the token; unknown tokens are not cached
        self._changes = 0

    def changed(self, statements: Sequence[Executable]) -> None:
        """Drop what was read before if stored statements changed people or their sessions."""
        if any(touches_people(statement) for statement in statements):
            self.forget_sessions()

    def forget_sessions(self) -> None:
        """Drop what was read before: this node or another has changed people or their sessions."""
        self._changes += 1
        self._known.clear()

    async def _all(self, statement: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement, values)).all())

    async def secret(self, key: str = "secret") -> str:
        """Return the secret that signs cookies, or another one by its key; made once for a database."""
        found = await self._all(select(meta.c.value).where(meta.c.key == key))
        if found:
            return str(found[0][0])
        async with self.engine.begin() as connection:
            secret = new_token()
            await connection.execute(insert(meta).values(key=key, value=secret))
        return secret

    async def names(self, ids: list[str]) -> dict[str, str | None]:
        """Return the names of people by id; None: they want to be forgotten."""
        found = await self._all(select(people.c.id, people.c.name).where(people.c.id.in_(ids))) if ids else []
        return {row.id: row.name for row in found}

    async def person_of(self, token: str) -> KnownPerson | None:
        """Return the person with that token, if any. What changes them calls `changed`, here or at another node."""
        hash, changes = token_hash(token), self._changes
        if hash in self._known:
            return self._known[hash]
        found = await self._all(PERSON_OF, {"hash": hash})
        if not found:
            return None
        known = KnownPerson(*found[0])
        if changes == self._changes:  # else it may be what was true before
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[hash] = known
        return known

    @staticmethod
    def seen(session: str, now: float) -> Executable:
        """Return what notes that a session was used."""
        return update(sessions).where(sessions.c.id == session).values(seen=now)

    async def sessions_of(self, person: str) -> list[Session]:
        """Return the devices on which a person is known, the last used first."""
        columns = (sessions.c.id, sessions.c.person, sessions.c.label, sessions.c.created, sessions.c.seen)
        statement = select(*columns).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        return [Session(*row) for row in await self._all(statement)]

    async def living_sessions(self, ids: Collection[str]) -> set[str]:
        """Return the sessions among some that have not ended."""
        return {row.id for row in await self._all(select(sessions.c.id).where(sessions.c.id.in_(ids)))}

    async def link(self, token: str) -> Link | None:
        """Return the link of a token, used or not."""
        columns = (
            links.c.hash,
            links.c.kind,
            links.c.person,
            links.c.table_id,
            links.c.seat,
            links.c.expires,
            links.c.used,
        )
        found = await self._all(select(*columns).where(links.c.hash == token_hash(token)))
        return Link(*found[0]) if found else None

    async def webhook(self, person: str) -> str | None:
        """Return where a person wants to be told that it is their turn."""
        found = await self._all(select(people.c.webhook).where(people.c.id == person))
        return found[0][0] if found else None

    async def muted_by(self, ids: list[str]) -> dict[str, frozenset[str]]:
        """Return the mutes of people; people without any are left out."""
        found: dict[str, set[str]] = {}
        for row in await self._all(select(mutes.c.person, mutes.c.muted).where(mutes.c.person.in_(ids))):
            found.setdefault(row.person, set()).add(row.muted)
        return {person: frozenset(muted) for person, muted in found.items()}

    async def may_see(self, person: str, table: str) -> bool:
        """Return True if a person sits or may look at a private table."""
        statement = select(guests.c.chair).where(guests.c.person == person, guests.c.table_id == table)
        return bool(await self._all(statement))

    async def said_at(self, person: str) -> list[tuple[str, int]]:
        """Return where a person chatted: table and number of the row."""
        statement = select(sayings.c.table_id, sayings.c.seq).where(sayings.c.person == person)
        return [(row[0], row[1]) for row in await self._all(statement)]

    async def kept_by(self, person: str) -> list[str]:
        """Return the people who play on a person's device."""
        return [row[0] for row in await self._all(select(people.c.id).where(people.c.keeper == person))]


def touches_people(statement: Executable) -> bool:
    """Return True if a statement changes or deletes what is known of a person."""
    return isinstance(statement, Update | Delete) and statement.table in (people, sessions)


def new_person(name: str | None, now: float, *, keeper: str | None = None) -> tuple[str, Executable]:
    """Return the id of a new person, and the statement that stores them."""
    person = new_id()
    return person, insert(people).values(id=person, name=name, created=now, keeper=keeper)


def new_session(person: str, label: str, now: float) -> tuple[str, Executable]:
    """Return the token of a person's new device, and the statement that stores its hash."""
    token = new_token()
    statement = insert(sessions).values(
        hash=token_hash(token), id=new_id(), person=person, label=label, created=now, seen=now
    )
    return token, statement


def new_link(
    kind: str,
    *,
    person: str | None = None,
    table: str | None = None,
    seat: int | None = None,
    expires: float | None = None,
) -> tuple[str, list[Executable]]:
    """Return the token of a link, and what stores it in place of the unused one of the same sort."""
    token = new_token()
    same = [links.c.kind == kind, links.c.used.is_(False), links.c.person == person, links.c.table_id == table]
    same.append(links.c.seat == seat)
    fresh = insert(links).values(
        hash=token_hash(token), kind=kind, person=person, table_id=table, seat=seat, expires=expires, used=False
    )
    return token, [delete(links).where(*same), fresh]


def use_link(link: Link) -> Executable:
    """Return what marks a link as used."""
    return update(links).where(links.c.hash == link.hash).values(used=True)


def forget(person: str, others: list[str]) -> list[Executable]:
    """Return what makes a person unknown: their name, what they said, their devices, links, profile and attempts at
    daily deals, and those they kept.
    """
    ids = [person, *others]
    return [
        update(people).where(people.c.id.in_(ids)).values(name=None, webhook=None),
        update(sayings).where(sayings.c.person.in_(ids)).values(text=""),
        delete(sessions).where(sessions.c.person.in_(ids)),
        delete(links).where(links.c.person.in_(ids)),
        delete(mutes).where(mutes.c.person.in_(ids)),
        delete(profiles).where(profiles.c.person.in_(ids)),
        delete(daily).where(daily.c.person.in_(ids)),
    ]
