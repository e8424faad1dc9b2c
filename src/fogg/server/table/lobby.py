"""Commands before a game begins: sit down, choose a color, get up, remove a player, begin."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable, delete, insert

from fogg.server.fair.reveal import begin
from fogg.server.person_names import same_name
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import ChairTaken, Closed, Colored, Left, StoredRow
from fogg.server.store.schema import guests
from fogg.server.table.chairs import free_color
from fogg.server.table.table import Table
from fogg.server.table.table_setup import Color


def check_alive(table: Table) -> None:
    """Raise a refusal if nothing can be done at a table as it is in memory: "moved" where it goes on elsewhere."""
    if table.dead:
        raise RequestRefused("moved" if table.moving and table.retired else "not-stored")


def check_open(table: Table) -> None:
    """Raise a refusal once the game has started."""
    check_alive(table)
    if table.state.phase == "closed":
        raise RequestRefused("over")
    if table.state.phase != "open":
        raise RequestRefused("started")


def check_seating(table: Table) -> None:
    """Raise a refusal once seats cannot change any more.

    That is so from the moment in which nonces are told: a player who came later could know them when pledging.
    """
    check_open(table)
    if table.revealing is not None:
        raise RequestRefused("started")


def check_name(table: Table, person: str) -> None:
    """Raise a refusal if two people at a table would have the same name."""
    name = table.house.name_of(person)
    if name is None:
        raise RequestRefused("nobody")
    for place in table.state.places:
        other = table.house.name_of(place.person) if place.person and place.person != person else place.bot
        if other is not None and same_name(name, other):
            raise RequestRefused("name-taken", name=name)


def open_chair(table: Table) -> int | None:
    """Return the first free chair for any player."""
    return next((n for n, place in enumerate(table.state.places) if place.free and place.kind == "open"), None)


async def join(
    table: Table,
    person: str,
    chair: int | None,
    color: Color | None,
    *,
    pledge: str = "",
    spent: Sequence[Executable] = (),
) -> int:
    """Sit down on that chair, or on the first open one; the chair. `pledge` is the hash of a nonce that the person will
    tell when the game begins, `spent` what uses an invite up.
    """
    async with table.lock, table.house.naming.used():
        check_seating(table)
        own = table.state.chairs_of(person)
        if own:
            return own[0]
        if person in table.state.sent_away:
            raise RequestRefused("not-yours")
        check_name(table, person)
        waiting = reserved_chairs(table, person)
        if waiting:
            for n, who in waiting:
                await sit(table, n, who, person, color, pledge=pledge, spent=spent)
            return waiting[0][0]
        if chair is None:
            chair = open_chair(table)
        if chair is None or not table.state.places[chair].free:
            raise RequestRefused("full")
        await sit(table, chair, person, person, color, pledge=pledge, spent=spent)
        return chair


def reserved_chairs(table: Table, holder: str) -> list[tuple[int, str]]:
    """Return the chairs that a rematch keeps for its players and that are still free,
    and who sits there.
    """
    reserved = enumerate(table.state.created.reserved)
    return [(n, r.person) for n, r in reserved if r and r.holder == holder and table.state.places[n].free]


async def sit(
    table: Table,
    chair: int,
    person: str,
    holder: str,
    color: Color | None,
    *,
    pledge: str,
    spent: Sequence[Executable],
) -> None:
    """Put a player on a free chair."""

    def guest(row: StoredRow) -> list[Executable]:
        return [insert(guests).values(table_id=row.table, person=holder, chair=chair), *spent]

    wish = color or table.state.setup.chairs[chair].color
    body = ChairTaken(chair, person, holder, free_color(table.state.places, wish, chair), pledge)
    await table.store(body, person=holder, also=guest)


async def choose_color(table: Table, person: str, chair: int, color: Color) -> None:
    """Take another color, if it is free."""
    async with table.lock:
        check_seating(table)
        if chair not in table.state.chairs_of(person):
            raise RequestRefused("not-yours")
        if any(place.color == color for n, place in enumerate(table.state.places) if n != chair):
            raise RequestRefused("color-taken")
        await table.store(Colored(chair, color), person=person)


async def leave(table: Table, person: str) -> None:
    """Get up. The host hands the table on to the next player; an empty table is closed."""
    async with table.lock:
        check_seating(table)
        chairs = table.state.chairs_of(person)
        if not chairs:
            raise RequestRefused("not-yours")
        others = [place.holder for place in table.state.places if place.holder and place.holder != person]
        bodies: list[Left | Closed] = [Left(chair) for chair in chairs]
        if person == table.state.host:
            bodies[-1] = Left(chairs[-1], host=others[0]) if others else Left(chairs[-1])
        if not others:
            bodies.append(Closed("left"))
        await table.store(*bodies, person=person, also=lambda row: gone(row, person))


async def kick(table: Table, host: str, chair: int) -> None:
    """Remove a player before the start; only the host may."""
    async with table.lock:
        check_seating(table)
        if host != table.state.host:
            raise RequestRefused("not-yours")
        if not 0 <= chair < len(table.state.places):
            raise RequestRefused("bad-request")
        person = table.state.places[chair].holder
        if person is None or person == host:
            raise RequestRefused("bad-request")
        left = [Left(chair, kicked=True) for chair in table.state.chairs_of(person)]
        await table.store(*left, person=host, also=lambda row: gone(row, person))
        for listener in list(table.listeners):
            if listener.person == person:
                listener.close("kicked", back=False)
                table.listeners.remove(listener)
        table.publish()


def gone(row: StoredRow, person: str) -> Sequence[Executable]:
    """Take a person off the table's guest list."""
    return [delete(guests).where(guests.c.table_id == row.table, guests.c.person == person)]


async def start(table: Table, host: str, *, nonce: str | None = None, order: Sequence[int] | None = None) -> None:
    """Begin the game; all chairs must be taken. `nonce`: what the host pledged when sitting down."""
    async with table.lock:
        check_open(table)
        if host != table.state.host:
            raise RequestRefused("not-yours")
        if any(place.free for place in table.state.places):
            raise RequestRefused("not-ready")
        await begin(table, host, nonce, order)
