"""Playing games at tables, quickly."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.house import Guest, House

from fogg.engine.decisions.action import Action
from fogg.server.protocol.commands import Play
from fogg.server.table.table import Table


def hasty(options: list[Action]) -> Action:
    """Claim what can be paid, most expensive first, so that a game ends soon."""
    claims = [option for option in options if option.to_json()["do"] == "claim"]
    return claims[-1] if claims else options[0]


async def move(guest: Guest, table: Table, seat: int, id: str) -> None:
    """Answer a seat's question in haste."""
    game, ask = table.state.game, table.seen(seat).ask
    assert game is not None and ask is not None
    await guest.send(table, Play(id, seat, ask, hasty(game.options(seat)).id))


async def play_out(
    home: House, table: Table, *guests: Guest, until: Callable[[Table], bool] = lambda table: False
) -> None:
    """Play a game to its end, or until something is so; bots take their turns in between."""
    number = 0
    ears = [guest.listen(table) for guest in guests]
    while table.state.phase == "running" and not until(table):
        moved = False
        for guest in guests:
            for seat in table.waiting(guest.id):
                number += 1
                await move(guest, table, seat, f"m{number}")
                moved = True
        if not moved:
            await home.advance(1)
        for ear in ears:
            ear.heard()
