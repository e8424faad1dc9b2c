"""A table's line in lists: what is played, who sits there, whose turn it is, how it ended. Names are not in it."""

from __future__ import annotations

import msgspec

from fogg.server.broadcast.seat_position import placed
from fogg.server.table.table_state import TableState


class CardChair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair (a seat, once the game has begun): who has it, and the result."""

    kind: str
    color: str | None = None
    bot: str | None = None
    person: str | None = None
    holder: str | None = None
    asked: bool = False
    resigned: bool = False
    place: int | None = None
    total: int | None = None


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table's entry in a list."""

    edition: str
    chairs: tuple[CardChair, ...]
    host: str
    pace: str
    variant: str | None = None
    settings: dict[str, bool | int | str] = {}
    add_ons: tuple[str, ...] = ()
    clock: int | None = None
    assist: int = 1
    known_deal: bool = False
    imported: bool = False
    daily: str = ""
    turns: int = 0
    paused: bool = False
    why: str = ""


def card_of(state: TableState) -> Card:
    """Return the card of a table now."""
    setup = state.setup
    asked = state.asked()
    result = {}
    if state.game is not None and state.game.result is not None:
        sides = state.ruleset.team_size > 1
        for side in placed(state.game.result, state.resigned, sides=sides):
            result.update(dict.fromkeys(side.seats, (side.place, side.total)))
    chairs = []
    for seat, chair in enumerate(state.order or range(len(state.places))):
        place = state.places[chair]
        at, total = result.get(seat, (None, None))
        chairs.append(
            CardChair(
                kind=place.kind,
                color=place.color,
                bot=place.bot,
                person=place.person,
                holder=place.holder,
                asked=seat in asked,
                resigned=bool(state.order) and seat in state.resigned,
                place=at,
                total=total,
            )
        )
    return Card(
        edition=setup.edition,
        chairs=tuple(chairs),
        host=state.host,
        pace=setup.pace,
        variant=setup.variant,
        settings=dict(setup.settings),
        add_ons=setup.add_ons,
        clock=setup.clock,
        assist=setup.assist,
        known_deal=state.created.known_deal,
        imported=state.created.imported,
        daily=state.created.daily,
        turns=state.game.turns if state.game is not None else 0,
        paused=state.paused,
        why=state.why_closed,
    )
