"""Tables over HTTP: make, list, show, sit down, get up, begin, play again, take the record away."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert
from starlette.responses import Response

from fogg.server.book import book_of
from fogg.server.protocol.bodies import (
    Book,
    ChooseColor,
    Done,
    Invite,
    Join,
    Joined,
    Kick,
    LinkMade,
    ListedSeat,
    ListedTable,
    Lists,
    Made,
    NewTable,
    TableShown,
    UseLink,
)
from fogg.server.refusal import Refusal
from fogg.server.store.people import new_link, use_link
from fogg.server.store.rows import Rematched
from fogg.server.store.schema import guests
from fogg.server.store.tables import Listed
from fogg.server.tables import lobby
from fogg.server.tables.card import Card
from fogg.server.tables.facts import facts_of
from fogg.server.tables.hub import Stopped
from fogg.server.tables.making import Deal, fresh_deal, make_table, recorded_deal, rematch_of
from fogg.server.tables.records import own_view, record_of
from fogg.server.tables.table import Table
from fogg.server.web.call import Call
from fogg.server.web.me import checked_name

SHOWN = 50  # tables in each list


def path_of(table: str) -> str:
    """The address of a table's page."""
    return f"/table/{table}"


async def visible(call: Call) -> Table:
    """The table of the path, if whoever asks may see it; a private one is not there for others."""
    name = call.param("table")
    table = await call.server.hub.table(name)
    if table.state.setup.private and not await may_see(call, table):
        raise Refusal("not-found")
    return table


async def may_see(call: Call, table: Table) -> bool:
    """Whether somebody sits at a private table, or had a link to it."""
    person = call.person
    if person is None:
        return False
    return bool(table.state.chairs_of(person.id)) or await call.server.people.may_see(person.id, table.state.id)


async def create(call: Call) -> Made:
    """Make a table and sit down at it."""
    body: NewTable = call.body
    call.server.limit("tables", *call.keys)
    names = [checked_name(name) for name in body.names]
    rules = call.server.catalog.check(body.setup)
    if body.record is not None:
        if body.seed is not None:
            raise Refusal("bad-setup", reason="a record has its own seed")
        deal = recorded_deal(body.record, body.until, body.setup, rules)
    else:
        deal = fresh_deal() if body.seed is None else Deal(f"{int(body.seed, 16):x}", known=True)
    table = await make_table(call.server.hub, call.me.id, body.setup, deal, names=names)
    return Made(table, path_of(table))


async def lists(call: Call) -> Lists:
    """One's own tables first, then those to join or to watch, and the last that ended."""
    server = call.server
    own = await server.tables.own(call.person.id) if call.person else []
    open_ = await server.tables.public(("open",), SHOWN)
    running = await server.tables.public(("running",), SHOWN)
    finished = await server.tables.public(("finished",), SHOWN)
    return Lists(
        mine=await shown(call, own),
        open=await shown(call, open_),
        running=await shown(call, running),
        finished=await shown(call, finished),
    )


async def shown(call: Call, found: list[Listed]) -> tuple[ListedTable, ...]:
    """Tables as a list shows them to whoever asks."""
    cards = [(listed, msgspec.json.decode(listed.card, type=Card)) for listed in found]
    await call.server.hub.know([chair.person for _, card in cards for chair in card.chairs if chair.person])
    return tuple(listed_table(call, listed, card) for listed, card in cards)


def listed_table(call: Call, listed: Listed, card: Card) -> ListedTable:
    """One table of a list."""
    me = call.person.id if call.person else None
    seats = []
    for chair in card.chairs:
        name = call.server.hub.name_of(chair.person) if chair.person else None
        seats.append(
            ListedSeat(
                color=chair.color,
                kind=chair.kind,
                name=name,
                bot=chair.bot,
                former=chair.person is not None and name is None,
                mine=me is not None and chair.holder == me,
                asked=chair.asked,
                resigned=chair.resigned,
                place=chair.place,
                total=chair.total,
            )
        )
    return ListedTable(
        table=listed.id,
        path=path_of(listed.id),
        state=listed.state,
        edition=card.edition,
        seats=tuple(seats),
        pace=card.pace,
        created=round(listed.created, 3),
        updated=round(listed.updated, 3),
        private=listed.private,
        variant=card.variant,
        clock=card.clock,
        known_deal=card.known_deal,
        turns=card.turns,
        your_turn=listed.state == "running" and any(seat.mine and seat.asked for seat in seats),
        paused=card.paused,
        why=card.why,
    )


async def show(call: Call) -> TableShown:
    """A table's facts; of one that cannot go on, why."""
    try:
        table = await visible(call)
    except Stopped as error:
        if not await stopped_visible(call):
            raise Refusal("not-found") from error
        return TableShown(None, error.reason)
    person = call.person.id if call.person else None
    hub = call.server.hub
    now = call.server.clock.now()
    return TableShown(facts_of(table.state, table.around(), person, hub.name_of, now, hub.board_of(table.state)))


async def book(call: Call) -> Book:
    """What is printed of a table's game: names of cities, routes and tickets, kinds of cards, points, rules."""
    return book_of((await visible(call)).state.ruleset)


async def stopped_visible(call: Call) -> bool:
    """Whether somebody may see a table that cannot be read: its line in the list says who sits there."""
    listed = await call.server.tables.listed(call.param("table"))
    if listed is None or not listed.private:
        return listed is not None
    return call.person is not None and await call.server.people.may_see(call.person.id, listed.id)


async def join(call: Call) -> Joined:
    """Sit down at an open table, or at a rematch that waits for one."""
    body: Join = call.body
    call.server.limit("joins", *call.keys)
    table = await visible(call)
    chair = await lobby.join(table, call.me.id, None, body.color)
    return Joined(table.state.id, path_of(table.state.id), chair)


async def leave(call: Call) -> Done:
    """Get up before the start."""
    await lobby.leave(await visible(call), call.me.id)
    return Done()


async def kick(call: Call) -> Done:
    """Send somebody away before the start."""
    body: Kick = call.body
    await lobby.kick(await visible(call), call.me.id, body.chair)
    return Done()


async def color(call: Call) -> Done:
    """Take another color before the start."""
    body: ChooseColor = call.body
    await lobby.choose_color(await visible(call), call.me.id, body.chair, body.color)
    return Done()


async def start(call: Call) -> Done:
    """Begin the game."""
    await lobby.start(await visible(call), call.me.id)
    return Done()


async def invite(call: Call) -> LinkMade:
    """A link that takes one free chair, once; opened later it shows the table."""
    body: Invite = call.body
    call.server.limit("links", *call.keys)
    table = await visible(call)
    lobby.check_open(table)
    if call.me.id != table.state.host:
        raise Refusal("not-yours")
    if body.chair >= len(table.state.places) or table.state.places[body.chair].kind not in ("invited", "open"):
        raise Refusal("bad-request", reason="That chair is not for guests.")
    token, stored = new_link("invite", table=table.state.id, seat=body.chair)
    await call.server.writer.append([], also=stored)
    return LinkMade(f"/join#{token}", token)


async def use_invite(call: Call) -> Joined:
    """Use an invite: take its chair if it is free, else look at the table."""
    body: UseLink = call.body
    call.server.limit("joins", *call.keys)
    me = call.me.id
    async with call.server.links:
        link = await call.server.people.link(body.token)
        if link is None or link.kind != "invite" or link.table is None or link.seat is None:
            raise Refusal("bad-link")
        table = await call.server.hub.table(link.table)
        chair: int | None = None
        own = table.state.chairs_of(me)
        if own:
            chair = own[0]
        elif not link.used and table.state.phase == "open" and table.state.places[link.seat].free:
            chair = await lobby.join(table, me, link.seat, body.color)
            await call.server.writer.append([], also=[use_link(link)])
        elif not await call.server.people.may_see(me, link.table):
            seen = insert(guests).values(table_id=link.table, person=me, chair=-1)
            await call.server.writer.append([], also=[seen])
    return Joined(link.table, path_of(link.table), chair)


async def rematch(call: Call) -> Made:
    """The same people again, with another one to begin; the second who asks is led to the same table."""
    call.server.limit("tables", *call.keys)
    table = await visible(call)
    async with table.lock:
        state = table.state
        if not state.chairs_of(call.me.id):
            raise Refusal("not-yours")
        if state.phase != "finished":
            raise Refusal("not-ready")
        if state.rematch is None:
            setup, reserved = rematch_of(state, call.me.id)
            fresh = await make_table(call.server.hub, call.me.id, setup, fresh_deal(), reserved=reserved)
            await table.store(Rematched(fresh), person=call.me.id)
        assert state.rematch is not None
        return Made(state.rematch, path_of(state.rematch))


async def record(call: Call) -> Response:
    """A finished game as a record; a running one as far as one's own view of it goes."""
    table = await visible(call)
    state = table.state
    if state.game is None:
        raise Refusal("not-started")
    if state.phase == "finished":
        text = record_of(state, call.server.hub.name_of).text()
        name = f"fogg-{state.setup.edition}-{state.id[:8]}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, 200, headers, "application/jsonl")
    own = state.seats_of(call.person.id) if call.person else []
    seen = own_view(state, own[0] if len(own) == 1 else None)
    return Response(seen, 200, {"cache-control": "no-store"}, "application/json")
