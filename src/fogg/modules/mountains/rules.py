"""The module: trains that go to the Mountain Crossing area, their points, and the tie-break."""

from __future__ import annotations

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Ruleset,
    ScoreLine,
    Tally,
    Terms,
)

MOUNTAIN = "mountain"
TAG = "x"
REASON = "score-mountains"


class Mountains(Module):
    """A route with the tag `x=N` takes N trains from the supply besides those on its spaces.

    What a seat has sent over the mountains follows from its routes, so the module remembers nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.crosses: list[int] = []  # by route
        self.trains_each = 0
        self.points_each = 0

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        for route in edition.board.routes:
            if (route.kind == MOUNTAIN) != (int(route.tags.get(TAG, "0")) > 0):
                problems.append(f"{route.key}: a mountain route, and no other, has the tag `{TAG}`")
        if not any([route.kind == MOUNTAIN for route in edition.board.routes]):
            problems.append("no route is a mountain route")
        if edition.get("mountains.extra_cards", 0) != 0:
            problems.append("`mountains.extra_cards` must be 0: an X never costs cards")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.trains_each = edition.number("mountains.trains_discarded_per_x")
        self.points_each = edition.number("mountains.points_per_discarded_train")
        for terms in ruleset.terms:
            crosses = int(terms.route.tags.get(TAG, "0"))
            self.crosses.append(crosses)
            terms.trains += crosses * self.trains_each  # R14, R16

    def trains_over(self, game: GameState, seat: int) -> int:
        """Return how many trains of a seat lie on the Mountain Crossing area."""
        return self.trains_each * sum([self.crosses[route] for route in game.players[seat].routes])

    def points(self, game: GameState, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        crosses = self.crosses[int(terms.route_id)]
        if crosses == 0:
            return lines
        points = crosses * self.trains_each * self.points_each  # R15
        return [*lines, ScoreLine(seat, REASON, points, (terms.route.key,))]

    def tie_breaks(self) -> list[str]:
        return ["most_mountain_routes"]

    def tie_break(self, name: str, tally: Tally) -> list[int] | None:
        if name != "most_mountain_routes":
            return None
        sides = range(len(tally.game.sides))
        return [sum([1 for route in tally.routes(side) if self.crosses[int(route.id)]]) for side in sides]  # R23, Q3

    def worth(self, ruleset: Ruleset) -> dict[str, int]:
        crossed = [(terms.route.key, self.crosses[int(terms.route_id)]) for terms in ruleset.terms]
        return {f"route:{key}": n * self.trains_each * self.points_each for key, n in crossed if n}

    # ---- at the table

    def icon(self) -> str:
        return "M2.5 19.5 9 7 13 14 15.5 10.5 21.5 19.5ZM7.4 10.2 9 12 10.7 10"

    def summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-mountains", {"trains": self.trains_each, "points": self.points_each})]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger:
        seats = []
        for seat in range(len(game.players)):
            n = self.trains_over(game, seat)
            seats.append(LedgerEntry(n, None if lines is None else n * self.points_each, trains=n))
        about = Message("ledger-mountains-about", {"points": self.points_each})
        return Ledger(Message("ledger-mountains"), about, tuple(seats))

    def gives(self, ruleset: Ruleset) -> dict[str, Message]:
        each = self.trains_each * self.points_each
        return {
            f"route:{terms.route.key}": Message("gives-mountains", {"n": crosses, "points": crosses * each})
            for terms, crosses in zip(ruleset.terms, self.crosses, strict=True)
            if crosses
        }
