"""Countries: a ticket may name one, and any of its border nodes serves it (france R16, uk R24, marklin R14).

Border nodes are separate dead ends, so no path runs through a country: the board says so by giving each one
neighbor only. The module tells which nodes serve a ticket's end, and nothing else.
"""

from __future__ import annotations

from fogg.authoring import Edition, EditionError, Message, Module, Ruleset

COUNTRY = "country"


class Countries(Module):
    """Ends of tickets that are not places."""

    def check(self, edition: Edition) -> list[EditionError]:
        """Check that [countries] lists the nodes of each country and that every border node has a country."""
        problems: list[EditionError] = []
        found: dict[str, list[str]] = {city.key: [] for city in edition.board.cities if city.kind == COUNTRY}
        for row, city in zip(edition.rows("cities"), edition.board.cities, strict=True):
            if city.kind == "border" and city.group not in found:
                problems.append(row.error(f"border node of {city.group!r}, which is not a country", city.group))
            elif city.kind in ("border", "location") and city.group in found:
                found[city.group].append(city.key)
        table: dict[str, object] = edition.get("countries", {})
        listed = {key: sorted([str(node) for node in nodes]) for key, nodes in table.items() if isinstance(nodes, list)}
        for country in sorted({*listed, *found}):
            there, said = sorted(found.get(country, [])), listed.get(country, [])
            if country not in found or there != said or not there:
                message = f"lists {', '.join(said) or 'none'}, but the border nodes of {country} in cities.csv are"
                error = edition.key_error(f"countries.{country}", f"{message} {', '.join(there) or 'none'}", said)
                problems.append(error)
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
    """Return the keys of the nodes that serve a country."""
    nodes: list[str] = edition.get(f"countries.{country}", [])
    return nodes
