"""The terms of a route: what a claim of it costs and brings. One object per route, made by the ruleset."""

from __future__ import annotations

from mypy_extensions import i64

from fogg.board import Route
from fogg.rules.action import Action, Claim
from fogg.rules.kind import Kind
from fogg.vec import vec
from fogg.words.score import ScoreLine


class Terms:
    """The price of a route in cards and trains, its points, and the claims that can pay it.

    Modules amend the numbers while the ruleset is installed; `terms` hooks hand out changed copies during play.
    """

    def __init__(self, route: Route, first_color: i64, end_color: i64, points: i64) -> None:
        self.route: Route = route
        self.route_id: i64 = route.id
        self.group: i64 = route.group
        self.cards: i64 = route.length  # how many cards must be played
        self.trains: i64 = route.length  # how many trains leave the supply
        self.first_color: i64 = first_color  # the colors that may pay: first_color to end_color - 1
        self.end_color: i64 = end_color
        self.min_wilds: i64 = 0  # so many of the cards must be wild
        self.max_wilds: i64 = route.length  # so many may be
        self.points: i64 = points
        self.claims: list[list[Claim]] = []  # [color][wilds], with at least one card of the color
        self.all_wild: Claim | None = None
        self.grouped: bool = False  # one of several parallel tracks
        self.siblings: list[int] = []  # those of them that its owner may not own as well
        self.lines: list[ScoreLine] = []  # the line of score that a claim brings, by seat

    def __repr__(self) -> str:
        return f"<Terms of {self.route.key}: {self.cards} cards, {self.trains} trains, {self.points} points>"

    def copy(self) -> Terms:
        """Terms for one occasion, to be changed; the interned claims are shared."""
        twin = Terms(self.route, self.first_color, self.end_color, self.points)
        twin.cards = self.cards
        twin.trains = self.trains
        twin.min_wilds = self.min_wilds
        twin.max_wilds = self.max_wilds
        twin.claims = self.claims
        twin.all_wild = self.all_wild
        twin.grouped = self.grouped
        twin.siblings = self.siblings
        twin.lines = self.lines
        return twin

    def add_payable(self, hand: vec[i64], most: i64, options: list[Action]) -> None:
        """Append every claim whose colored cards the hand has, with at most so many wild cards."""
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

    def make_claims(self, kinds: list[Kind], seats: int) -> list[Claim]:
        """Make the interned claims once the numbers stand; returns them in the order of the action space."""
        made: list[Claim] = []
        self.claims = [[] for _ in range(int(self.end_color))]
        for color in range(int(self.first_color), int(self.end_color)):
            self.claims[color] = [Claim(self.route, kinds[color], wilds) for wilds in range(int(self.cards))]
            made += [claim for claim in self.claims[color] if self.min_wilds <= claim.wilds <= self.max_wilds]
        if self.max_wilds >= self.cards:
            self.all_wild = Claim(self.route, None, self.cards)
            made.append(self.all_wild)
        key = self.route.key
        self.lines = [ScoreLine(seat, "score-route", int(self.points), (key,)) for seat in range(seats)]
        return made
