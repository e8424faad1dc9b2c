"""The module: the largest network of each side, and the bonus for it."""

from __future__ import annotations

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Route,
    Ruleset,
    ScoreLine,
    Tally,
    bonus_entry,
    bonus_points,
    components,
    points_for,
)

BONUS = "asian_explorer"
REASON = "score-explorer"


class Explorer(Module):
    """The bonus, paid to all who are tied; it needs a route (Q4)."""

    def __init__(self) -> None:
        super().__init__()
        self.prize = 0
        self.is_city: list[bool] = []

    def check(self, edition: Edition) -> list[str]:
        return [] if bonus_entry(edition, BONUS) else [f"`bonuses` has no entry {BONUS!r}"]

    def install(self, ruleset: Ruleset) -> None:
        self.prize = bonus_points(ruleset.edition, BONUS)
        self.is_city = [city.kind == "city" for city in ruleset.board.cities]

    def largest(self, routes: list[Route]) -> list[int]:
        """Return the cities of the largest connected part of those routes, of equal ones the one found first."""
        part = components(routes, len(self.is_city))
        touched = sorted({int(end) for route in routes for end in (route.a, route.b)})
        found: dict[int, list[int]] = {}
        for city in touched:
            if self.is_city[city]:
                found.setdefault(part[city], []).append(city)
        best: list[int] = []
        for cities in found.values():
            if len(cities) > len(best):
                best = cities
        return best

    def of_side(self, game: GameState, side: int) -> list[int]:
        """Return the cities of the largest network of a side."""
        routes = game.ruleset.board.routes
        own = [route for seat in game.sides[side] for route in game.players[seat].routes]
        return self.largest([routes[route] for route in own])

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        game = tally.game
        networks = [self.of_side(game, side) for side in range(len(game.sides))]
        return [
            ScoreLine(tally.captain(side), REASON, self.prize, self.routes_of(tally, side, networks[side]))
            for side in tally.leaders([len(cities) for cities in networks])
        ]

    def routes_of(self, tally: Tally, side: int, cities: list[int]) -> tuple[str, ...]:
        """Return the routes of a network, where lines are explained."""
        if not tally.explained:
            return ()
        return tuple([route.key for route in tally.routes(side) if int(route.a) in cities or int(route.b) in cities])

    # ---- at the table

    def icon(self) -> str:
        return "M12 3.4A8.6 8.6 0 1 0 12.01 3.4ZM15.5 8.5 13.4 13.4 8.5 15.5 10.6 10.6Z"

    def end_summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-end-explorer", {"n": bonus_points(edition, BONUS)})]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger:
        cities = game.ruleset.board.cities
        seats = []
        for seat in range(len(game.players)):
            own = self.of_side(game, game.side_of[seat])
            keys = tuple([cities[city].key for city in own])
            seats.append(LedgerEntry(len(own), points_for(lines, (REASON,), seat), cities=keys))
        about = Message("ledger-explorer-about", {"points": self.prize})
        return Ledger(Message("ledger-explorer"), about, tuple(seats))
