"""The start of a game to which players add chance: pages tell their nonces, then the deal is made."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from fogg.engine.chance import SEED_BITS
from fogg.server.fair.seed_parts import Revealing, dealt_seed, pledge_of, seed_parts
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Started
from fogg.server.table.chairs import drawn_order, order_lot
from fogg.server.table.table import Table

REVEAL_SECONDS = 8.0  # that the start waits for the pages of people who are here


async def begin(table: Table, host: str, nonce: str | None, order: Sequence[int] | None) -> None:
    """Begin a game whose chairs are all taken: at once, or when the players who are here have told their nonces.

    Where a person knows the deal, or none pledged a nonce, there is nothing to wait for.
    """
    state = table.state
    if state.created.known_deal or not state.pledges:
        await deal(table, host, {}, order)
        return
    if nonce is not None:
        check_nonce(table, host, nonce)
    if table.revealing is None:
        table.revealing = Revealing(table.house.clock.now() + REVEAL_SECONDS)
    if nonce is not None:
        table.revealing.nonces[host] = nonce
    if not await deal_when_told(table):
        table.publish()


async def reveal(table: Table, person: str, nonce: str) -> None:
    """Take in the nonce of a person who pledged one; the last one begins the game."""
    if table.state.phase != "open":
        raise RequestRefused("started")
    if table.revealing is None:
        raise RequestRefused("not-started")
    check_nonce(table, person, nonce)
    table.revealing.nonces[person] = nonce
    await deal_when_told(table)


def check_nonce(table: Table, person: str, nonce: str) -> None:
    """Raise a refusal unless a nonce is the pledged one."""
    if table.state.pledges.get(person) != pledge_of(nonce):
        raise RequestRefused("bad-nonce")


async def deal_when_told(table: Table) -> bool:
    """Begin the game if all players who are here have told their nonces, or took too long; return True if so."""
    revealing, state = table.revealing, table.state
    if revealing is None:
        return False
    here = {listener.person for listener in table.listeners}
    missing = [person for person in state.pledges if person in here and person not in revealing.nonces]
    if missing and table.house.clock.now() < revealing.until:
        return False
    await deal(table, state.host, revealing.nonces, None)
    return True


async def deal_now(table: Table) -> None:
    """Begin a game that is about to begin, without the nonces that are missing."""
    async with table.lock:
        if table.revealing is not None and not table.dead:
            table.revealing.until = table.house.clock.now()
            await deal_when_told(table)


async def deal(table: Table, host: str, nonces: dict[str, str], order: Sequence[int] | None) -> None:
    """Store the start of the game. The order of play is drawn by lot unless the table fixed it.

    The lot is of the deal, which neither the server nor a player could choose, so that `fogg verify` can draw it
    again; where the deal is known to its host it is any other, or the host could choose.
    """
    state, created = table.state, table.state.created
    parts = () if created.known_deal else seed_parts(state.pledged, nonces)
    drawn = order is None and not state.setup.fixed_order
    promised = drawn and not created.known_deal
    if drawn:
        seed = dealt_seed(created.seed, parts) if promised else f"{secrets.randbits(SEED_BITS):x}"
        order = drawn_order(len(state.places), state.ruleset.team_size, order_lot(seed, created.generator))
    table.revealing = None
    await table.store(Started(tuple(order or range(len(state.places))), promised, parts), person=host)
