"""Tables over HTTP: make, list, show, sit down, get up, begin, play again, take the record away."""

from __future__ import annotations

from sqlalchemy import insert
from starlette.responses import Response

from fogg.server.broadcast.book import book_of
from fogg.server.broadcast.table_facts import facts_for
from fogg.server.http.requests.call import Call
from fogg.server.http.requests.me import checked_name
from fogg.server.http.requests.table_lists import path_of
from fogg.server.http.requests.visibility import sits_or_was_invited
from fogg.server.http.sentences import sentence
from fogg.server.protocol.bodies import (
    ChooseColor,
    Done,
    Invite,
    Join,
    Joined,
    Kick,
    LinkMade,
    Made,
    NewTable,
    PlayAgain,
    StartGame,
    TableShown,
    UseLink,
)
from fogg.server.protocol.book_bodies import Book
from fogg.server.registry.downloads import own_view
from fogg.server.registry.report import Told
from fogg.server.registry.table_loader import Stopped
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import new_link, use_link
from fogg.server.store.rows import Rematched
from fogg.server.store.schema import guests
from fogg.server.table import lobby
from fogg.server.table.create import Deal, fresh_deal, make_table, new_table, recorded_deal, rematch_of
from fogg.server.table.table import Table


async def visible(call: Call, *, finished: bool = False) -> Table:
    """Return the table of the path as it is on disk, if the person may see it;
    for others a private table does not exist.

    With `finished` a game that is over is shown to all who have its address, which cannot be guessed.
    """
    while True:
        try:
            table = await call.server.hub.table(call.param("table"))
        except Stopped as error:
            if not await stopped_visible(call, finished=finished):
                raise RequestRefused("not-found") from error
            raise
        public = not table.state.setup.private or (finished and table.state.phase == "finished")
        person = call.person.id if call.person else None
        if not public and not await sits_or_was_invited(call.server, person, table):
            raise RequestRefused("not-found")
        await call.server.daily.check_seen(table.state, person)
        async with table.lock:  # nothing is under way now
            if not table.dead:
                return table


async def create(call: Call) -> Made:
    """Make a table and sit down at it."""
    body: NewTable = call.body
    await call.server.limit_everywhere("tables", *call.keys)
    names = [checked_name(name) for name in body.names]
    rules = call.server.catalog.check(body.setup)
    if body.record is not None:
        if body.seed is not None:
            raise RequestRefused("bad-setup", fault="seed")
        deal = await recorded_deal(body.record, body.until, body.setup, rules)
    else:
        deal = fresh_deal() if body.seed is None else Deal(f"{int(body.seed, 16):x}", known=True)
    made = await make_table(call.server.hub, call.me.id, body.setup, deal, names=names, pledge=body.pledge or "")
    return Made(made.id, path_of(made.id), made.commitment)


async def show(call: Call) -> TableShown:
    """Return a table's facts, or why it cannot continue."""
    try:
        table = await visible(call)
    except Stopped as error:
        return TableShown(None, sentence(error.why, call.language))
    person = call.person.id if call.person else None
    return TableShown(facts_for(table.facts(), table.state.own(person), host=person == table.state.host))


async def book(call: Call) -> Book:
    """Return what is printed of a table's game: names of cities, routes and tickets, kinds of cards, points, rules."""
    return book_of((await visible(call, finished=True)).state.ruleset, call.language)


async def stopped_visible(call: Call, *, finished: bool) -> bool:
    """Return True if the person may see an unreadable table: its line in the list says who sits there."""
    listed = await call.server.tables.listed(call.param("table"))
    if listed is None or not listed.private or (finished and listed.state == "finished"):
        return listed is not None
    return call.person is not None and await call.server.people.may_see(call.person.id, listed.id)


async def join(call: Call) -> Joined:
    """Sit down at an open table, or at a rematch that waits for one."""
    body: Join = call.body
    await call.server.limit_everywhere("joins", *call.keys)
    table = await visible(call)
    chair = await lobby.join(table, call.me.id, None, body.color, pledge=body.pledge or "")
    return Joined(table.state.id, path_of(table.state.id), chair)


async def leave(call: Call) -> Done:
    """Get up before the start."""
    await lobby.leave(await visible(call), call.me.id)
    return Done()


async def kick(call: Call) -> Done:
    """Remove a person before the start."""
    body: Kick = call.body
    await lobby.kick(await visible(call), call.me.id, body.chair)
    return Done()


async def color(call: Call) -> Done:
    """Take another color before the start."""
    body: ChooseColor = call.body
    await lobby.choose_color(await visible(call), call.me.id, body.chair, body.color)
    return Done()


async def start(call: Call) -> Done:
    """Begin the game, at once or when the players who are here have told their nonces."""
    body: StartGame = call.body
    await lobby.start(await visible(call), call.me.id, nonce=body.nonce)
    return Done()


async def invite(call: Call) -> LinkMade:
    """Return a link that takes one free chair, once; opened later it shows the table."""
    body: Invite = call.body
    await call.server.limit_everywhere("links", *call.keys)
    table = await visible(call)
    lobby.check_open(table)
    if call.me.id != table.state.host:
        raise RequestRefused("not-yours")
    if body.chair >= len(table.state.places) or table.state.places[body.chair].kind not in ("invited", "open"):
        raise RequestRefused("bad-request", key="refused-guest-chair")
    token, stored = new_link("invite", table=table.state.id, seat=body.chair)
    await call.server.writer.append([], also=stored)
    return LinkMade(f"/join#{token}", token)


async def look_at_invite(call: Call) -> TableShown:
    """The table that an invite leads to, as its host sees it; the invite is not used."""
    body: UseLink = call.body
    await call.server.limit_everywhere("joins", *call.keys)
    link = await call.server.people.link(body.token)
    if link is None or link.kind != "invite" or link.table is None:
        raise RequestRefused("bad-link")
    table = await call.server.hub.table(link.table)
    await call.server.daily.check_seen(table.state, call.person.id if call.person else None)
    async with table.lock:
        return TableShown(facts_for(table.facts(), table.state.own(table.state.host), host=False))


async def use_invite(call: Call) -> Joined:
    """Use an invite: take its chair if it is free, else look at the table."""
    body: UseLink = call.body
    await call.server.limit_everywhere("joins", *call.keys)
    me = call.me.id
    async with call.server.links():
        link = await call.server.people.link(body.token)
        if link is None or link.kind != "invite" or link.table is None or link.seat is None:
            raise RequestRefused("bad-link")
        table = await call.server.hub.table(link.table)
        if me in table.state.sent_away:
            raise RequestRefused("bad-link")
        await call.server.daily.check_seen(table.state, me)
        chair: int | None = None
        own = table.state.chairs_of(me)
        if own:
            chair = own[0]
        elif not link.used and table.state.phase == "open" and table.state.places[link.seat].free:
            pledge = body.pledge or ""
            chair = await lobby.join(table, me, link.seat, body.color, pledge=pledge, spent=[use_link(link)])
        elif not await call.server.people.may_see(me, link.table):
            seen = insert(guests).values(table_id=link.table, person=me, chair=-1)
            await call.server.writer.append([], also=[seen])
    return Joined(link.table, path_of(link.table), chair)


async def rematch(call: Call) -> Made:
    """Return the same people again, with another one to begin; the second who asks is led to the same table."""
    body: PlayAgain = call.body
    await call.server.limit_everywhere("tables", *call.keys)
    table = await visible(call)
    async with table.lock:
        lobby.check_alive(table)
        state = table.state
        if not state.chairs_of(call.me.id):
            raise RequestRefused("not-yours")
        if state.phase != "finished":
            raise RequestRefused("not-ready")
        if state.rematch is None:
            setup, reserved = rematch_of(state, call.me.id)
            hub = call.server.hub
            fresh = new_table(hub, call.me.id, setup, fresh_deal(), reserved=reserved, pledge=body.pledge or "")
            await table.store(Rematched(fresh.id), person=call.me.id, also=lambda row: fresh.stored)
            hub.alarms.set(fresh.closes, fresh.id)
        assert state.rematch is not None
    again = await call.server.hub.read(state.rematch)
    return Made(state.rematch, path_of(state.rematch), again.state.created.commitment)


async def record(call: Call) -> Response:
    """Return a finished game as a record; a running one as far as the person's view shows it.

    Of a table that cannot go on: what one may know of it, to be reported.
    """
    try:
        table = await visible(call, finished=True)
    except Stopped as error:
        return await told(call, error.reason)
    state = table.state
    if state.game is None:
        raise RequestRefused("not-started")
    if state.phase == "finished":
        call.server.daily.check_record(state.created.daily)
        return download(call.server.hub.signer.record(state).text(), state.id)
    own = state.seats_of(call.person.id) if call.person else []
    seen = own_view(state, own[0] if len(own) == 1 else None)
    return Response(seen, 200, {"cache-control": "no-store"}, "application/json")


async def told(call: Call, reason: str) -> Response:
    """Return the record of a table that cannot be replayed, from its rows."""
    id = call.param("table")
    listed = await call.server.tables.listed(id)
    rows = Told(await call.server.tables.rows(id))
    if rows.created is not None:
        call.server.daily.check_record(rows.created.daily)
    await call.server.hub.know([place.person for place in rows.places if place.person])
    finished = listed is not None and listed.state == "finished"
    record = rows.record(call.server.hub.name_of) if finished else None
    if record is not None:
        return download(record.text(), id)
    return download(rows.report(reason, call.person.id if call.person else None, whole=finished), id)


def download(text: str | bytes, table: str) -> Response:
    """Return a record as a file."""
    headers = {"content-disposition": f'attachment; filename="fogg-{table[:8]}.jsonl"', "cache-control": "no-store"}
    return Response(text, 200, headers, "application/jsonl")
