"""Counting observed games one after the other; memory does not grow with their number."""

from __future__ import annotations

from collections import Counter, defaultdict

from fogg.arena.arena_summary import margin
from fogg.engine import Ruleset
from fogg.lab.demand import demand_of
from fogg.lab.moments import Moments
from fogg.lab.observing import ObservedGame


class TicketCount:
    """Counts of one ticket; margins of its holders by side."""

    def __init__(self) -> None:
        self.offered = self.kept = self.held = self.done = self.points = 0
        self.margins: dict[int, Moments] = defaultdict(Moments)


class RouteCount:
    """Counts of one route; `when` is the part of the game that had passed at its first claim."""

    def __init__(self) -> None:
        self.games = self.wanted = self.contested = 0
        self.when = Moments()


class SideCount:
    """Counts of one side of the table."""

    def __init__(self) -> None:
        self.wins, self.score, self.margin = Moments(), Moments(), Moments()


class LabCounts:
    """All counts of a laboratory."""

    def __init__(self, rules: Ruleset, sides: int) -> None:
        self.rules = rules
        self.demand = demand_of(rules)
        self.games = 0
        self.tickets: dict[str, TicketCount] = {ticket.key: TicketCount() for ticket in rules.board.tickets}
        self.routes: dict[str, RouteCount] = {route.key: RouteCount() for route in rules.board.routes}
        self.sides = [SideCount() for _ in range(sides)]
        self.sources: Counter[str] = Counter()  # points of all sides by reason
        self.winning: Counter[str] = Counter()  # those of the winners
        self.winners = 0
        self.turns: Counter[int] = Counter()
        self.decisions = Moments()

    def add(self, game: ObservedGame) -> None:
        """Count one more game."""
        self.games += 1
        self.turns[game.turns] += 1
        self.decisions.add(game.decisions)
        margins = [margin(game.totals, side) for side in range(len(game.totals))]
        for side, count in enumerate(self.sides):
            count.score.add(game.totals[side])
            count.margin.add(margins[side])
            count.wins.add(1 / game.places.count(1) if game.places[side] == 1 else 0.0)
        self._add_tickets(game, margins)
        self._add_routes(game)
        self._add_sources(game)

    def _add_tickets(self, game: ObservedGame, margins: list[int]) -> None:
        for offer in game.offers:
            count = self.tickets[offer.ticket]
            count.offered += 1
            count.kept += offer.kept
        for holding in game.holdings:
            count = self.tickets[holding.ticket]
            count.held += 1
            count.done += holding.done
            count.points += holding.points
            count.margins[holding.side].add(margins[holding.side])

    def _add_routes(self, game: ObservedGame) -> None:
        first: dict[str, int] = {}
        for claim in game.claims:
            first.setdefault(claim.route, claim.turn)
        for route, turn in first.items():
            count = self.routes[route]
            count.games += 1
            count.when.add(turn / max(turn, game.turns))
        wanting = Counter(
            route
            for side in range(len(self.sides))
            for route in {route for held in game.holdings if held.side == side for route in self.demand[held.ticket]}
        )
        for route, sides in wanting.items():
            self.routes[route].wanted += sides
            self.routes[route].contested += sides > 1

    def _add_sources(self, game: ObservedGame) -> None:
        won = {side for side, place in enumerate(game.places) if place == 1}
        self.winners += len(won)
        for line in game.sources:
            self.sources[line.reason] += line.points
            if line.side in won:
                self.winning[line.reason] += line.points
