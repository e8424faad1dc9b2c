"""People who add chance of their own to a deal."""

from __future__ import annotations

from typing import Any

from tests.server.house import Ears, Guest, House

from fogg.server.fair.seed_parts import pledge_of
from fogg.server.table.table import Table

ADA, BEN = "ad" * 16, "be" * 16
ME, OPEN, HOT, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "hot"}, {"kind": "bot", "bot": "racer"}


async def waiting(host: Guest, *chairs: dict[str, Any], nonce: str = ADA, **more: Any) -> Table:
    """Return a table whose host pledged a nonce."""
    setup = {"edition": "new_york", "chairs": chairs, "private": False, "bot_pace": "instant"}
    made = await host.post("/api/tables", {"setup": setup, "pledge": pledge_of(nonce), **more})
    table = await host.house.table(made["table"])
    assert made["commitment"] == table.state.created.commitment
    return table


async def sit(guest: Guest, table: Table, nonce: str | None = BEN) -> None:
    """Sit down, with a pledge or without."""
    await guest.post(f"/api/tables/{table.state.id}/join", {"pledge": pledge_of(nonce)} if nonce else {})


async def start(host: Guest, table: Table, nonce: str | None = None) -> None:
    """Let the host begin."""
    await host.post(f"/api/tables/{table.state.id}/start", {"nonce": nonce} if nonce else {})


async def company(home: House, nonce: str | None = BEN) -> tuple[Guest, Guest, Table, Ears, Ears]:
    """Return two players whose pages are open at a table that can begin."""
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    table = await waiting(ada, ME, OPEN)
    await sit(ben, table, nonce)
    return ada, ben, table, ada.listen(table), ben.listen(table)
