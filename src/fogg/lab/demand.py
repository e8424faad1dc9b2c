"""Demand: which routes lie on a shortest way between the ends of a ticket."""

from __future__ import annotations

from math import inf

from fogg.board import Ticket
from fogg.engine import Ruleset

Distances = list[list[float]]


def demand_of(rules: Ruleset) -> dict[str, frozenset[str]]:
    """Return for each ticket the routes that lie on any of its shortest ways, in spaces, on the empty board.

    Parallel tracks count alike. A ticket with several targets asks for the nearest one.
    """
    distances = all_distances(rules)
    return {ticket.key: routes_on_ways(rules, ticket, distances) for ticket in rules.board.tickets}


def all_distances(rules: Ruleset) -> Distances:
    """Return the spaces between any two cities, by Floyd and Warshall."""
    n = len(rules.board.cities)
    found = [[0.0 if a == b else inf for b in range(n)] for a in range(n)]
    for route in rules.board.routes:
        a, b = int(route.a), int(route.b)
        found[a][b] = found[b][a] = min(found[a][b], float(route.length))
    for middle in range(n):
        onward = found[middle]
        for row in found:
            first = row[middle]
            if first < inf:
                for b in range(n):
                    if first + onward[b] < row[b]:
                        row[b] = first + onward[b]
    return found


def routes_on_ways(rules: Ruleset, ticket: Ticket, distances: Distances) -> frozenset[str]:
    """Return the routes on shortest ways of one ticket."""
    nodes = rules.ticket_nodes
    goals = [city for city, _ in ticket.targets] or [int(ticket.b)]
    starts = [int(node) for node in nodes[ticket.a]]
    ends = [int(node) for goal in goals for node in nodes[goal]]
    cities = range(len(rules.board.cities))
    there = [min(distances[start][city] for start in starts) for city in cities]
    back = [min(distances[city][end] for end in ends) for city in cities]
    shortest = min(there[end] for end in ends)
    if shortest == inf:
        return frozenset()
    found = set()
    for route in rules.board.routes:
        a, b, length = int(route.a), int(route.b), float(route.length)
        if shortest in (there[a] + length + back[b], there[b] + length + back[a]):
            found.add(route.key)
    return frozenset(found)


def shortest_length(rules: Ruleset, ticket: Ticket, distances: Distances) -> int | None:
    """Return the spaces of a ticket's shortest way; None if there is none."""
    nodes = rules.ticket_nodes
    goals = [city for city, _ in ticket.targets] or [int(ticket.b)]
    found = min(distances[int(a)][int(b)] for a in nodes[ticket.a] for goal in goals for b in nodes[goal])
    return None if found == inf else int(found)
