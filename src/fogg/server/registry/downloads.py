"""Downloads of games: a finished one whole, a running one through the person's view."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from fogg.engine import Record
from fogg.engine.records import Proof
from fogg.server.broadcast.table_facts import NameOf
from fogg.server.table.chairs import TableChair
from fogg.server.table.table_state import TableState

FORMER = "former player"


def record_of(state: TableState, name_of: NameOf) -> Record:
    """Return the record of a finished game with the names of today, and the proof that the deal was the promised one;
    of a game from a file there is none.
    """
    assert state.game is not None
    record = state.game.record()
    game = msgspec.structs.replace(
        record.header.game,
        edition=state.setup.edition,
        seats=names_of(map(state.place_of, range(state.seats)), name_of),
    )
    created = state.created
    header = msgspec.structs.replace(
        record.header,
        game=game,
        rules_version=created.rules_version,  # rules that were corrected since may still replay it
        proof=None
        if created.imported
        else Proof(
            created.commitment,
            created.nonce,
            state.order if state.order_promised else (),
            created.seed if state.parts else "",
            state.parts,
        ),
    )
    return Record(header, record.lines)


def names_of(places: Iterable[TableChair], name_of: NameOf) -> tuple[str, ...]:
    """Return what each seat is called: a person's name, a bot's, or the name for a forgotten person."""
    return distinct([place.bot or (name_of(place.person) if place.person else None) or FORMER for place in places])


def distinct(names: list[str]) -> tuple[str, ...]:
    """Return names that differ: a record tells its seats apart by them."""
    found: list[str] = []
    for name in names:
        n, fresh = 1, name
        while fresh in found:
            n += 1
            fresh = f"{name} {n}"
        found.append(fresh)
    return tuple(found)


def own_view(state: TableState, seat: int | None) -> bytes:
    """Return a running game as far as a seat (None: a spectator) may know it."""
    assert state.game is not None
    data = state.game.view(seat).data
    header = msgspec.structs.replace(data.header, edition=state.setup.edition)
    return msgspec.json.encode(msgspec.structs.replace(data, header=header))
