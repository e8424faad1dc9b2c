"""Routes of others that a side may use for its tickets: the choice that serves all of them best (europe R25, R31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fogg.engine.scoring.network import Network
from fogg.engine.scoring.tally import Tally

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState

NO_ROUTE = -1


def best_choice(tally: Tally, side: int, network: Network) -> list[int]:
    """Return one route for each piece that lends one, so that the tickets of the side bring most.

    Between equal totals more completed tickets win, then the first in the order of pieces and routes. Only routes that
    join two parts of the network matter, and of those that join the same two parts one stands for all.
    """
    from fogg.engine.scoring.scoring import is_done, ticket_value

    game = tally.game
    pieces = lending(game, side, network)
    tickets = [ticket for seat in game.sides[side] for ticket in tally.tickets(seat)]
    routes = game.ruleset.board.routes
    best: list[int] = []
    best_key = (0, 0)
    first = True
    for choice in products(pieces):
        used = [route for route in choice if route != NO_ROUTE]
        joined = network.with_routes([(int(routes[route].a), int(routes[route].b)) for route in used])
        points = 0
        done = 0
        for ticket in tickets:
            reached = is_done(game, joined, ticket)
            points += ticket_value(game, joined, ticket, reached=reached)
            if reached:
                done += 1
        if first or (points, done) > best_key:
            first = False
            best_key = (points, done)
            best = used
    return best


def lending(game: GameState, side: int, network: Network) -> list[list[int]]:
    """Return each piece's useful choices, beginning with none."""
    routes = game.ruleset.board.routes
    pieces: list[list[int]] = []
    for module in game.ruleset.on_routes_to_borrow:
        for choices in module.routes_to_borrow(game, side):
            useful = [NO_ROUTE]
            seen: set[tuple[int, int]] = set()
            for route in choices:
                a = network.part[int(routes[route].a)]
                b = network.part[int(routes[route].b)]
                pair = (min(a, b), max(a, b))
                if a != b and pair not in seen:
                    seen.add(pair)
                    useful.append(route)
            pieces.append(useful)
    return pieces


def products(pieces: list[list[int]]) -> list[list[int]]:
    """Return every way to take one choice of each piece."""
    ways: list[list[int]] = [[]]
    for choices in pieces:
        ways = [[*way, choice] for way in ways for choice in choices]
    return ways
