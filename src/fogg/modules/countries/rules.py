"""Countries: a ticket may name one, and any of its border nodes serves it (france R16, uk R24, marklin R14).

Border nodes are dead ends of their own, so nobody travels through a country: the board says so by giving each one
neighbor only. The module tells which nodes serve a ticket's end, and nothing else.
"""

from __future__ import annotations

from fogg.authoring import Edition, Message, Module, Ruleset

COUNTRY = "country"


class Countries(Module):
    """Ends of tickets that are not places."""

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        for city in edition.board.cities:
            if city.kind == COUNTRY and not nodes_of(edition, city.key):
                problems.append(f"the country {city.key!r} has no nodes in [countries]")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        board = ruleset.board
        for city in board.cities:
            if city.kind == COUNTRY:
                ruleset.ticket_nodes[city.id] = [int(board.city(key).id) for key in nodes_of(ruleset.edition, city.key)]

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-countries"),
        ]


def nodes_of(edition: Edition, country: str) -> list[str]:
    """The keys of the nodes that serve a country."""
    nodes: list[str] = edition.get(f"countries.{country}", [])
    return nodes
