"""Lists of tables over HTTP: the person's own, those to join or to watch, and the last that ended."""

from __future__ import annotations

import msgspec

from fogg.server.broadcast.table_card import Card
from fogg.server.http.requests.call import Call
from fogg.server.protocol.bodies import ListedSeat, ListedTable, Lists
from fogg.server.store.stored_tables import Listed

SHOWN = 50  # tables in each list


def path_of(table: str) -> str:
    """Return the address of a table's page."""
    return f"/table/{table}"


async def lists(call: Call) -> Lists:
    """List the person's own tables first, then those to join or to watch, and the last that ended."""
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
    """Return tables as a list shows them to the person who asks."""
    cards = [(listed, msgspec.json.decode(listed.card, type=Card)) for listed in found]
    await call.server.hub.know([chair.person for _, card in cards for chair in card.chairs if chair.person])
    return tuple(listed_table(call, listed, card) for listed, card in cards)


def listed_table(call: Call, listed: Listed, card: Card) -> ListedTable:
    """Return one table of a list."""
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
        assist=card.assist,
        known_deal=card.known_deal,
        imported=card.imported,
        daily=card.daily,
        turns=card.turns,
        your_turn=listed.state == "running" and any(seat.mine and seat.asked for seat in seats),
        paused=card.paused,
        why=card.why,
    )
