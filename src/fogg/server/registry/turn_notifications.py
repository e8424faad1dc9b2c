"""Notifications of players whose turn it is, in correspondence games."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Executable, delete, insert, literal, select

from fogg.server.store.schema import people, turn_notifications
from fogg.server.table.table_state import TableState
from fogg.server.tokens import new_id
from fogg.server.webpush.push_store import messages_for


def calls_for(state: TableState, before: Collection[int], actor: str | None) -> list[Executable]:
    """Return what stores a call for each person who is asked now and was not before, if they want to be called.

    A person who caused it themselves (`actor`, by taking something back) is not called. A call that is still to be
    made for the same table gives way to the new one.
    """
    if state.setup.pace != "days" or state.game is None:
        return []
    found: list[Executable] = []
    for seat in state.asked():
        person = state.place_of(seat).holder  # of a hot seat: whose device it is
        if seat in before or person in (None, actor) or state.decides(seat) is not None:
            continue
        found += messages_for(person, state.id, state.game.turns, state.updated)
        found.append(
            delete(turn_notifications).where(
                turn_notifications.c.person == person, turn_notifications.c.table_id == state.id
            )
        )
        wanted = select(
            literal(new_id()),
            people.c.id,
            literal(state.id),
            literal(0),
            literal(state.updated),
            literal(state.game.turns),
        ).where(people.c.id == person, people.c.webhook.is_not(None))
        found.append(
            insert(turn_notifications).from_select(["id", "person", "table_id", "tries", "due", "turn"], wanted)
        )
    return found
