"""Points of technologies: at a claim, and at the end (R14, R15, R19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fogg.authoring import ScoreLine, Tally, Terms
from fogg.modules.technologies.display import Technology, bit_of

FERRY: Final = "ferry"
EACH_ROUTE: Final = 1  # Boiler Lagging
EACH_FERRY: Final = 2  # Steam Turbines
EACH_TICKET: Final = 2  # Double Heading
MOST_TICKETS: Final = 20  # Risky Contracts
LONGEST: Final = 15  # Equalising Beam


class Points:
    """The cards that score."""

    def __init__(self, cards: list[Technology]) -> None:
        self.lagging: i64 = bit_of(cards, "boiler_lagging")
        self.turbines: i64 = bit_of(cards, "steam_turbines")
        self.heading: i64 = bit_of(cards, "double_heading")
        self.contracts: i64 = bit_of(cards, "risky_contracts")
        self.beam: i64 = bit_of(cards, "equalising_beam")

    def of_claim(self, owned: i64, seat: int, terms: Terms, lines: list[ScoreLine]) -> list[ScoreLine]:
        """Return the lines of a claim, with those that a seat's cards add (R14)."""
        if owned & (self.lagging | self.turbines) == 0:
            return lines
        more = lines[:]
        routes = (terms.route.key,)
        if owned & self.lagging:
            more.append(ScoreLine(seat, "score-boiler-lagging", EACH_ROUTE, routes))
        if owned & self.turbines and terms.route.kind == FERRY:
            more.append(ScoreLine(seat, "score-steam-turbines", EACH_FERRY, routes))
        return more

    def at_the_end(self, tally: Tally, owned: list[int]) -> list[ScoreLine]:
        """Return the lines that the cards of all seats add when the game is scored."""
        lines: list[ScoreLine] = []
        for seat in range(len(owned)):
            side = tally.game.side_of[seat]
            if owned[seat] & self.heading and tally.completed[side]:
                lines.append(ScoreLine(seat, "score-double-heading", EACH_TICKET * tally.completed[side]))
            if owned[seat] & self.contracts and all(tally.known):  # unknown while tickets are hidden
                won = side in tally.leaders(tally.completed)
                lines.append(ScoreLine(seat, "score-risky-contracts", MOST_TICKETS if won else -MOST_TICKETS))
            if owned[seat] & self.beam:
                paths = [tally.longest(other) for other in range(len(tally.game.sides))]
                won = side in tally.leaders(paths)
                trail = tally.trail(side) if won else ()
                lines.append(ScoreLine(seat, "score-equalising-beam", LONGEST if won else -LONGEST, trail))
        return lines
