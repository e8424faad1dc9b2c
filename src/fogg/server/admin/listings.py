"""Lists for a host: tables, people, bans and mutes, and the log."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, Select, func, or_, select

from fogg.server.admin.sanctions import BAN, MUTE, Sanction
from fogg.server.broadcast.table_card import Card, CardChair
from fogg.server.http.context import Server
from fogg.server.http.limits import ADDRESS, person_key
from fogg.server.protocol.admin_bodies import HostedPerson, HostedTable, LogLine, SanctionShown
from fogg.server.registry.downloads import FORMER
from fogg.server.store.schema import admin_log, guests, links, people, sessions, tables
from fogg.server.store.stored_tables import LISTED, Listed

MOST_LISTED = 200


async def rows_of(server: Server, question: Executable) -> list[Any]:
    """Return what a question finds."""
    async with server.engine.connect() as connection:
        return list((await connection.execute(question)).all())


async def hosted_tables(server: Server, find: str, state: str) -> list[HostedTable]:
    """Return the tables that changed last; `find`: the beginning of an id, `state`: only those."""
    question = select(*LISTED).order_by(tables.c.updated.desc()).limit(MOST_LISTED)
    if find:
        question = question.where(tables.c.id.startswith(find, autoescape=True))
    if state:
        question = question.where(tables.c.state == state)
    found = [Listed(*row) for row in await rows_of(server, question)]
    cards = {listed.id: msgspec.json.decode(listed.card, type=Card) for listed in found}
    await server.hub.know([chair.person for card in cards.values() for chair in card.chairs if chair.person])
    invited = (
        select(links.c.table_id, func.count())
        .where(links.c.kind == "invite", links.c.table_id.in_(list(cards)))
        .group_by(links.c.table_id)
    )
    invitations = {row[0]: row[1] for row in await rows_of(server, invited)} if cards else {}
    return [hosted_table(server, listed, cards[listed.id], invitations.get(listed.id, 0)) for listed in found]


def hosted_table(server: Server, listed: Listed, card: Card, invitations: int) -> HostedTable:
    """Return one table of the list."""
    names = [chair.bot or server.hub.name_of(chair.person or "") or FORMER for chair in card.chairs if taken(chair)]
    table = server.hub.loaded.get(listed.id)
    return HostedTable(
        table=listed.id,
        path=f"/table/{listed.id}",
        state=listed.state,
        edition=card.edition,
        private=listed.private,
        created=round(listed.created, 3),
        updated=round(listed.updated, 3),
        names=tuple(names),
        watching=len(table.listeners) if table is not None else 0,
        invitations=invitations,
    )


def taken(chair: CardChair) -> bool:
    """Return True if a chair is not free."""
    return chair.bot is not None or chair.person is not None


def people_question(find: str) -> Select[Any]:
    """Return what asks for people; `find`: the beginning of an id, or a part of a name."""
    seen = (
        select(sessions.c.person, func.max(sessions.c.seen).label("seen"), func.count().label("devices"))
        .group_by(sessions.c.person)
        .subquery()
    )
    played = (
        select(guests.c.person, func.count(guests.c.table_id.distinct()).label("games"))
        .where(guests.c.chair >= 0)
        .group_by(guests.c.person)
        .subquery()
    )
    question = (
        select(people.c.id, people.c.name, people.c.created, seen.c.seen, seen.c.devices, played.c.games)
        .outerjoin(seen, seen.c.person == people.c.id)
        .outerjoin(played, played.c.person == people.c.id)
        .where(people.c.keeper.is_(None), people.c.name.is_not(None))
        .order_by(func.coalesce(seen.c.seen, people.c.created).desc())
        .limit(MOST_LISTED)
    )
    if find:
        named = func.lower(people.c.name).contains(find.lower(), autoescape=True)
        question = question.where(or_(people.c.id.startswith(find, autoescape=True), named))
    return question


async def hosted_people(server: Server, find: str) -> list[HostedPerson]:
    """Return the people who were seen last."""
    now, held = server.clock.now(), server.admin.sanctions
    here: dict[str, set[str]] = {}
    for table in server.hub.loaded.values():
        for listener in table.listeners:
            if listener.person is not None:
                here.setdefault(listener.person, set()).add(listener.address.removeprefix(ADDRESS))
    found = []
    for row in await rows_of(server, people_question(find)):
        key = (person_key(row.id),)
        found.append(
            HostedPerson(
                person=row.id,
                name=row.name,
                created=round(row.created, 3),
                seen=None if row.seen is None else round(row.seen, 3),
                games=row.games or 0,
                devices=row.devices or 0,
                owner=row.id in server.admin.owners,
                here=row.id in here,
                banned=held.of(BAN, key, now) is not None,
                muted=held.of(MUTE, key, now) is not None,
                addresses=tuple(sorted(address for address in here.get(row.id, ()) if address)),
            )
        )
    return found


async def sanctions_shown(server: Server) -> list[SanctionShown]:
    """Return the bans and mutes that hold."""
    held = server.admin.sanctions.listed(server.clock.now())
    await server.hub.know([one.person for one in held if one.person is not None])
    return [sanction_shown(server, one) for one in held]


def sanction_shown(server: Server, one: Sanction) -> SanctionShown:
    """Return one ban or mute of the list."""
    return SanctionShown(
        kind=one.kind,
        created=round(one.created, 3),
        until=one.until,
        reason=one.reason,
        person=one.person,
        name=server.hub.name_of(one.person) if one.person is not None else None,
        address=one.address,
    )


async def log_lines(server: Server) -> list[LogLine]:
    """Return what hosts did last, the latest first. Names are those of today: forgotten people have none."""
    columns = (admin_log.c.at, admin_log.c.actor, admin_log.c.action, admin_log.c.target, admin_log.c.reason)
    found = await rows_of(server, select(*columns).order_by(admin_log.c.at.desc()).limit(MOST_LISTED))
    named = await server.people.names([one for row in found for one in (row.actor, row.target) if one])
    return [
        LogLine(
            at=round(row.at, 3),
            action=row.action,
            target=row.target,
            reason=row.reason,
            by=(named.get(row.actor) or FORMER) if row.actor is not None else None,
            name=named.get(row.target),
        )
        for row in found
    ]
