"""The module: which tickets qualify, and what they pay together."""

from __future__ import annotations

from fogg.authoring import (
    Edition,
    Message,
    Module,
    Route,
    Ruleset,
    ScoreLine,
    Tally,
    Ticket,
    disjoint_paths,
)

KEY = "scoring.grand_tour"
REASON = "score-grand-tour"


class GrandTour(Module):
    """The bonus counts tickets: its total by their number stands in `[scoring.grand_tour]`, the last entry for more.

    Each qualifying ticket has a line of its own with the points that it adds to the total, and its two paths.
    """

    def __init__(self) -> None:
        super().__init__()
        self.totals: list[int] = []  # by number of tickets

    def check(self, edition: Edition) -> list[str]:
        table: dict[str, int] = edition.get(KEY, {})
        if len(table) < 2 or sorted(table) != sorted([str(n) for n in range(len(table))]) or table["0"] != 0:
            return [f"`[{KEY}]` needs the points for 0, 1, 2, ... tickets, 0 for none"]
        return []

    def install(self, ruleset: Ruleset) -> None:
        table: dict[str, int] = ruleset.edition.get(KEY)
        self.totals = [table[str(n)] for n in range(len(table))]

    def total(self, tickets: int) -> int:
        """Return the bonus for that many qualifying tickets (R13)."""
        return self.totals[min(tickets, len(self.totals) - 1)]

    def two_paths(self, tally: Tally, routes: list[Route], ticket: Ticket) -> list[list[Route]]:
        """Return two paths of those routes that join the ends of a ticket and share no route; none if there are not."""
        nodes = tally.game.ruleset.ticket_nodes
        goals = [target[0] for target in ticket.targets] if ticket.targets else [int(ticket.b)]
        for goal in goals:
            paths = disjoint_paths(routes, len(nodes), nodes[int(ticket.a)], nodes[goal])
            if len(paths) > 1:
                return paths[:2]  # R12
        return []

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        game = tally.game
        tickets = game.ruleset.board.tickets
        lines: list[ScoreLine] = []
        for side in range(len(game.sides)):
            routes = tally.routes(side)
            found = 0
            for seat in game.sides[side]:
                for number in tally.tickets(seat):
                    paths = self.two_paths(tally, routes, tickets[number])
                    if not paths:
                        continue
                    found += 1
                    more = self.total(found) - self.total(found - 1)
                    if more:
                        keys = tuple([route.key for path in paths for route in path]) if tally.explained else ()
                        first = len(paths[0]) if tally.explained else 0
                        lines.append(ScoreLine(seat, REASON, more, keys, (tickets[number].key,), first=first))
        return lines

    # ---- at the table

    def end_summary(self, edition: Edition) -> list[Message]:
        points = ", ".join([str(n) for n in self.totals[1:]])
        return [Message("rules-end-grand-tour", {"points": points, "most": len(self.totals) - 1})]
