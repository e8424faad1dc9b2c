"""Routes as a seat can still claim them, in vectors: what each costs and brings, and what the hand lacks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fogg.bots.board_numbers import BoardNumbers
from fogg.engine.cards import zeros
from fogg.engine.claims import ClaimVerb, HandPayment
from fogg.engine.decisions import DrawVerb
from fogg.engine.tickets import TicketsVerb
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition
    from fogg.engine import Game, Ruleset
    from fogg.engine.claims import Terms

# What a route is to the seat.
CLOSED: Final[i64] = -1  # not to be had
OPEN: Final[i64] = 0  # to be had with the right cards
LATER: Final[i64] = 1  # to be had when something else has been done
# When the deck has run out, few discards decide what a risky claim costs, again and again the same: without as many
# cards to spare it would fail for ever.
RESERVE: Final[i64] = 3


class SeatOutlook:
    """The routes, the hand and the network of one seat at a time; `look` or `look_at` before anything is asked.

    Nothing is kept from one look to the next but the printed terms.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.numbers: BoardNumbers = BoardNumbers(ruleset)
        self.ruleset: Ruleset = ruleset
        self.plain: bool = is_plain(ruleset)
        self.wild: i64 = ruleset.wild
        self.n_colors: i64 = ruleset.n_colors
        n = int(self.numbers.n_routes)
        self.cards: vec[i64] = zeros(n)
        self.trains: vec[i64] = zeros(n)
        self.points: vec[i64] = zeros(n)
        self.first_color: vec[i64] = zeros(n)
        self.end_color: vec[i64] = zeros(n)
        self.min_wilds: vec[i64] = zeros(n)
        self.max_wilds: vec[i64] = zeros(n)
        for terms in ruleset.terms:
            self.put(terms)
        self.state: vec[i64] = zeros(n)
        self.things: vec[i64] = zeros(n)  # how many things must be bought first
        self.missing: vec[i64] = zeros(n)  # of the routes that were ranked
        self.color: vec[i64] = zeros(n)  # that would pay soonest, of the same
        self.hand: vec[i64] = zeros(int(self.n_colors) + 1)
        self.most: i64 = 0  # the color that the hand has most of
        self.reserve: i64 = 0  # cards to spare that a risky claim needs
        self.supply: i64 = 0  # trains left
        self.own: list[int] = []
        self.salt: i64 = 0  # what slips are made of

    def put(self, terms: Terms) -> None:
        """Enter the terms of a route."""
        route = terms.route_id
        self.cards[route] = terms.cards
        self.trains[route] = terms.trains
        self.points[route] = terms.points + self.numbers.worth[route]
        self.first_color[route] = terms.first_color
        self.end_color[route] = terms.end_color
        self.min_wilds[route] = terms.min_wilds
        self.max_wilds[route] = terms.max_wilds

    def look(self, game: Game, seat: int) -> None:
        """Look at a game of a plain ruleset for that seat: at its hand, and at the routes."""
        self.glance(game, seat)
        self.survey(game, seat)

    def glance(self, game: Game, seat: int) -> None:
        """Look at what may have changed although no route was claimed: the hand and the deck."""
        player = game.players[seat]
        self.hand = player.hand.counts
        self.reserve = RESERVE if game.deck.stock.size == 0 else 0
        self.supply = player.trains
        self.own = player.routes
        self.salt = salt_of(game, seat)
        self.find_most()

    def survey(self, game: Game, seat: int) -> None:
        """Look at the routes of a plain ruleset, after a glance."""
        closed = game.closed
        state = self.state
        trains = self.trains
        supply = self.supply
        bit: i64 = 1 << seat
        i: i64
        for i in range(self.numbers.n_routes):
            state[i] = CLOSED if closed[i] & bit or trains[i] > supply else OPEN

    def look_at(self, position: BotPosition) -> None:
        """Look at a position of any ruleset."""
        self.hand = position.counts
        self.reserve = RESERVE if position.game.deck.stock.size == 0 else 0
        self.supply = position.trains
        self.own = position.own
        self.salt = salt_of(position.game, position.seat)
        i: i64
        for i in range(self.numbers.n_routes):
            self.state[i] = CLOSED
            self.things[i] = 0
        for terms in position.open:
            self.put(terms)
            self.state[terms.route_id] = OPEN
        for route in position.out_of_reach:
            self.state[route] = LATER
        for route, needed in position.blocked.items():
            self.state[route] = LATER
            self.things[route] = len(needed)
        self.find_most()

    def find_most(self) -> None:
        """Find the color that the hand has most of, the first of equal ones."""
        hand = self.hand
        most: i64 = 0
        color: i64
        for color in range(1, self.n_colors):
            if hand[color] > hand[most]:
                most = color
        self.most = most

    def missing_for(self, route: i64) -> i64:
        """Return the number of cards that the hand lacks for a route; `color` then has what would pay it soonest."""
        hand = self.hand
        best = self.first_color[route]
        end = self.end_color[route]
        if end - best > 1:
            if best <= self.most and self.most < end:
                best = self.most
            else:
                color: i64
                for color in range(best, end):
                    if hand[color] > hand[best]:
                        best = color
        self.color[route] = best
        return self.lack(route, hand[best], hand[self.wild])

    def lack(self, route: i64, held: i64, wilds: i64) -> i64:
        """Return the number of cards missing for a route with that many of one color and of wild cards."""
        extra = self.reserve * self.numbers.risky[route]
        cards = self.cards[route] + extra
        colored = cards - self.min_wilds[route]
        lack = cards - (held if held < colored else colored)
        most = self.max_wilds[route] + extra
        lack -= wilds if wilds < most else most
        return lack if lack > 0 else 0


def salt_of(game: Game, seat: int) -> i64:
    """Return a small number that a seat knows and keeps: another one for each seat and first ticket."""
    tickets = game.players[seat].tickets
    return seat + 8 * tickets[0] if tickets else seat


def is_plain(ruleset: Ruleset) -> bool:
    """Return True if a turn is what it is in the base game: cards, a claim paid from the hand, or tickets."""
    if len(ruleset.verbs) != 3 or ruleset.free_verbs or ruleset.after_action_verbs or ruleset.sources:
        return False
    if ruleset.on_forbids or not is_nearly_plain(ruleset):
        return False
    deals = False
    for verb in ruleset.verbs:
        deals = deals or type(verb) is TicketsVerb
    return deals and type(ruleset.payment_rules) is HandPayment


def is_nearly_plain(ruleset: Ruleset) -> bool:
    """Return True if the turns of the base game are at least some of those that there are: routes have printed terms
    and one owner, and are claimed for oneself.
    """
    if ruleset.on_terms or ruleset.second_owners or ruleset.team_size > 1:
        return False
    draws, claims = False, False
    for verb in ruleset.verbs:
        draws = draws or type(verb) is DrawVerb
        claims = claims or type(verb) is ClaimVerb
    return draws and claims


def is_steady(ruleset: Ruleset) -> bool:
    """Return True if what a seat can claim, and for what, changes with claims alone."""
    return not ruleset.on_forbids and not ruleset.on_terms
