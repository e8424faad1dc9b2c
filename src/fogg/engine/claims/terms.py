"""The terms of a route: what a claim of it costs and brings. One object per route, made by the ruleset.

Routes with one price form a tariff, so that claims are counted and listed without a look at each route.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i16, i64

from fogg.board import Route
from fogg.engine.cards.kind import Kind
from fogg.engine.decisions.action import Action, Claim
from fogg.engine.decisions.refusal import Refusal
from fogg.vec import vec
from fogg.words.score import ScoreLine


@final
class Terms:
    """The price of a route in cards and trains, its points, and the claims that can pay it.

    Modules amend the numbers while the ruleset is installed; `terms` hooks hand out changed copies during play.
    """

    def __init__(self, route: Route, first_color: i64, end_color: i64, points: i64) -> None:
        self.route: Route = route
        self.route_id: i64 = route.id
        self.group: i64 = route.group
        self.tariff: i64 = 0  # the number of the tariff that has its price; set once the numbers are final
        self.cards: i64 = route.length  # how many cards must be played
        self.trains: i64 = route.length  # how many trains leave the supply
        self.first_color: i64 = first_color  # the colors that may pay: first_color to end_color - 1
        self.end_color: i64 = end_color
        self.min_wilds: i64 = 0  # cards that must be wild
        self.max_wilds: i64 = route.length  # cards that may be wild
        self.wilds_refusal: Refusal | None = None  # names the rule that lets fewer be wild than there are spaces
        self.points: i64 = points
        self.claims: list[list[Claim]] = []  # [color][wilds], with at least one card of the color
        self.all_wild: Claim | None = None
        self.all_wilds: list[Claim | None] = []  # the same for every price that a module may ask
        self.grouped: bool = False  # one of several parallel tracks
        self.siblings: list[int] = []  # those of them that its owner may not own as well
        self.lines: list[ScoreLine] = []  # the line of score that a claim brings, by seat; empty if it is amended

    def __repr__(self) -> str:
        return f"<Terms of {self.route.key}: {self.cards} cards, {self.trains} trains, {self.points} points>"

    def copy(self) -> Terms:
        """Return a copy to change for one occasion; the interned claims are shared."""
        twin = Terms(self.route, self.first_color, self.end_color, self.points)
        twin.tariff = self.tariff
        twin.cards = self.cards
        twin.trains = self.trains
        twin.min_wilds = self.min_wilds
        twin.max_wilds = self.max_wilds
        twin.wilds_refusal = self.wilds_refusal
        twin.claims = self.claims
        twin.all_wild = self.all_wild
        twin.all_wilds = self.all_wilds
        twin.grouped = self.grouped
        twin.siblings = self.siblings
        twin.lines = self.lines
        return twin

    def amended(self, *, cards: int | None = None, trains: int | None = None, points: int | None = None) -> Terms:
        """Return terms with another price in cards or trains, or other points, for a `terms` hook.

        Another number of cards must be announced when the module is installed: `Ruleset.allow_prices`.
        """
        twin = self.copy()
        if cards is not None:
            twin.cards = cards
            twin.max_wilds = cards if self.max_wilds >= self.cards else self.max_wilds
            twin.all_wild = self.all_wilds[cards]
        if trains is not None:
            twin.trains = trains
        if points is not None:
            twin.points = points
            twin.lines = []
        return twin

    def line(self, seat: int) -> ScoreLine:
        """Return the line of score that a claim brings to a seat."""
        if self.lines:
            return self.lines[seat]
        return ScoreLine(seat, "score-route", int(self.points), (self.route.key,))

    def add_payable(self, hand: vec[i64], most: i64, options: list[Action]) -> None:
        """Append every claim whose colored cards the hand has, with at most that many wild cards."""
        cards = self.cards
        if most > self.max_wilds:
            most = self.max_wilds
        if most < self.min_wilds:
            return
        below: i64 = cards - 1 if most >= cards else most
        color: i64
        k: i64
        for color in range(self.first_color, self.end_color):
            least: i64 = cards - hand[color]
            if least < self.min_wilds:
                least = self.min_wilds
            if least <= below:
                claims = self.claims[color]
                for k in range(least, below + 1):
                    options.append(claims[k])
        if most >= cards and self.all_wild is not None:
            options.append(self.all_wild)

    def make_claims(self, kinds: list[Kind], seats: int, fewer: int = 0, more: int = 0) -> list[Claim]:
        """Build the interned claims once the numbers are final; return them in the order of the action space.

        `fewer`, `more`: how many cards modules may take off or add to the price during the game.
        """
        made: list[Claim] = []
        self.claims = [[] for _ in range(int(self.end_color))]
        for color in range(int(self.first_color), int(self.end_color)):
            self.claims[color] = [Claim(self.route, kinds[color], wilds) for wilds in range(int(self.cards) + more)]
            most = int(self.max_wilds) + (more if self.max_wilds >= self.cards else 0)
            made += [claim for claim in self.claims[color] if self.min_wilds <= claim.wilds <= most]
        self.all_wilds = [None] * (int(self.cards) + more + 1)
        if self.max_wilds >= self.cards:
            for price in range(max(1, int(self.cards) - fewer), int(self.cards) + more + 1):
                claim = Claim(self.route, None, price)
                self.all_wilds[price] = claim
                made.append(claim)
            self.all_wild = self.all_wilds[int(self.cards)]
        self.lines = []
        self.lines = [self.line(seat) for seat in range(seats)]
        return made


@final
class Tariff:
    """The routes that cost the same number of cards and trains and are paid in the same ways."""

    def __init__(self, number: i64, routes: list[Terms]) -> None:
        model = routes[0]
        self.number: i64 = number
        self.routes: list[Terms] = routes
        self.cards: i64 = model.cards
        self.trains: i64 = model.trains
        self.first_color: i64 = model.first_color
        self.end_color: i64 = model.end_color
        self.min_wilds: i64 = model.min_wilds
        self.max_wilds: i64 = model.max_wilds

    def __repr__(self) -> str:
        return f"<Tariff of {len(self.routes)} routes for {self.cards} cards>"

    def is_payable(self, hand: vec[i64], wilds: i64) -> bool:
        """Return True if a hand with that many wild cards pays any one of the routes in some way."""
        most = self.max_wilds
        if most > wilds:
            most = wilds
        if self.min_wilds > most:
            return False
        least: i64 = self.cards - most
        color: i64
        for color in range(self.first_color, self.end_color):
            if hand[color] >= least:
                return True
        return least <= 0

    def ways(self, hand: vec[i64], wilds: i64) -> i64:
        """Return in how many ways a hand with that many wild cards pays any one of the routes."""
        cards = self.cards
        floor = self.min_wilds
        if floor > wilds:
            return 0
        most = self.max_wilds
        if most > wilds:
            most = wilds
        ways: i64 = 0
        below: i64 = most
        if most >= cards:
            ways = 1
            below = cards - 1
        color: i64
        for color in range(self.first_color, self.end_color):
            least = cards - hand[color]
            if least <= below:
                if least < floor:
                    least = floor
                if least <= below:
                    ways += below + 1 - least
        return ways

    def way(self, terms: Terms, hand: vec[i64], wilds: i64, n: i64) -> Claim:
        """Return the claim of one of the routes that is the n-th of `ways`."""
        cards = self.cards
        floor = self.min_wilds
        below: i64 = self.max_wilds
        if below > wilds:
            below = wilds
        if below >= cards:
            below = cards - 1
        color: i64
        for color in range(self.first_color, self.end_color):
            least = cards - hand[color]
            if least < floor:
                least = floor
            if least <= below:
                if n <= below - least:
                    return terms.claims[color][least + n]
                n -= below + 1 - least
        assert terms.all_wild is not None
        return terms.all_wild


def tariffs_of(all_terms: list[Terms]) -> list[Tariff]:
    """Return the tariffs of those routes, the cheapest first; each of the terms is told its own."""
    by_price: dict[tuple[int, ...], list[Terms]] = {}
    for terms in all_terms:
        colors = (int(terms.first_color), int(terms.end_color))
        price = (int(terms.cards), int(terms.trains), *colors, int(terms.min_wilds), int(terms.max_wilds))
        by_price.setdefault(price, []).append(terms)
    made = [Tariff(number, by_price[price]) for number, price in enumerate(sorted(by_price))]
    for tariff in made:
        for terms in tariff.routes:
            terms.tariff = tariff.number
    return made


def open_at_start(tariffs: list[Tariff], seats: int) -> vec[i16]:
    """Return how many routes of each tariff each seat may claim when a game starts, one seat after the other."""
    none: i16 = 0
    counts = vec[i16]([none] * (len(tariffs) * seats))
    for seat in range(seats):
        for tariff in tariffs:
            counts[seat * len(tariffs) + tariff.number] = i16(len(tariff.routes))
    return counts
