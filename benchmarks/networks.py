"""Networks of USA routes for timing the longest path."""

from __future__ import annotations

import fogg
from fogg.board import Route
from fogg.engine.chance import Chance

TRAINS = 45
# The slowest network of 45 trains that a hill climb over the USA board has found.
WORST = """atlanta-charleston atlanta-nashville atlanta-raleigh charleston-raleigh chicago-omaha chicago-pittsburgh
chicago-saint_louis kansas_city-oklahoma_city.2 kansas_city-omaha kansas_city-saint_louis little_rock-nashville
little_rock-oklahoma_city little_rock-saint_louis nashville-pittsburgh nashville-raleigh nashville-saint_louis
new_york-pittsburgh pittsburgh-raleigh pittsburgh-washington raleigh-washington.2"""


def worst_network() -> list[Route]:
    """Return the slowest network known."""
    board = fogg.ruleset("usa").board
    return [board.route(key) for key in WORST.split()]


def connected_networks(n: int) -> list[list[Route]]:
    """Return random connected networks that use up the trains of a player."""
    board = fogg.ruleset("usa").board
    stream = Chance(1).stream("networks")
    networks: list[list[Route]] = []
    while len(networks) < n:
        cities = {stream.below(len(board.cities))}
        groups: set[int] = set()
        network: list[Route] = []
        left = TRAINS
        while True:
            near = [
                route
                for route in board.routes
                if (route.a in cities or route.b in cities) and route.group not in groups and route.length <= left
            ]
            if not near:
                break
            route = near[stream.below(len(near))]
            network.append(route)
            groups.add(int(route.group))
            cities |= {int(route.a), int(route.b)}
            left -= int(route.length)
        networks.append(network)
    return networks
