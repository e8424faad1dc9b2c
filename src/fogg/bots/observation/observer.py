"""Observations: what a seat knows, as whole numbers in fixed places, and the legal actions as a mask.

An observer reads the game itself for speed, and only what the seat may know: `tests/envs/test_observation.py` proves
that every game that the seat could be in gives the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, u8

from fogg.bots.board_numbers import BARRED, FAR, BoardNumbers
from fogg.bots.observation.module_numbers import ModuleNumbers, place
from fogg.bots.observation.seat_ways import SeatWays, worth_of
from fogg.engine.cards import zeros
from fogg.engine.claims import may_open, route_refusal
from fogg.engine.decisions import NotYet, Refusal
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.bots.observation.blocks import ObservationSpec
    from fogg.engine import Game, Ruleset
    from fogg.engine.claims import Terms

FARTHEST: Final[i64] = 31  # what a distance is told as at most


class Observer:
    """Writes the observations and masks of games of one ruleset with one number of players.

    `numbers` and `mask` keep their place in memory: a program that sees them as arrays need not ask for them again.
    Multiplied by `spec.scales()` the numbers are the observation.
    """

    def __init__(self, ruleset: Ruleset, spec: ObservationSpec) -> None:
        none: i16 = 0
        illegal: u8 = 0
        self.ruleset: Ruleset = ruleset
        self.spec: ObservationSpec = spec
        self.size: i64 = spec.size
        self.players: i64 = spec.players
        self.numbers: vec[i16] = vec[i16]([none] * spec.size)
        self.mask: vec[u8] = vec[u8]([illegal] * len(ruleset.actions))
        self.marked: list[int] = []  # the actions that are legal in the mask
        board = ruleset.board
        self.n_kinds: i64 = len(ruleset.kinds)
        self.n_routes: i64 = len(board.routes)
        self.n_cities: i64 = len(board.cities)
        self.n_tickets: i64 = len(board.tickets)
        self.board: BoardNumbers = BoardNumbers(ruleset)
        self.worth: list[int] = [worth_of(ticket) for ticket in board.tickets]
        self.ways: list[SeatWays] = [SeatWays(self.board) for _ in range(spec.players)]
        self.prices: vec[i64] = zeros(len(board.routes))
        self.demand: vec[i64] = zeros(len(board.routes))
        self.plain: bool = not ruleset.on_forbids and not ruleset.on_terms  # routes are as the core has them
        self.modules: ModuleNumbers = ModuleNumbers(ruleset, spec, self.numbers)
        self.at_hand: i64 = place(spec, "hand")
        self.at_market: i64 = place(spec, "market")
        self.at_discards: i64 = place(spec, "discards")
        self.at_known: i64 = place(spec, "known")
        self.at_stock: i64 = place(spec, "stock")
        self.at_clock: i64 = place(spec, "clock")
        self.at_seats: i64 = place(spec, "seat_trains")
        self.at_owner: i64 = place(spec, "route_owner")
        self.at_open: i64 = place(spec, "route_open")
        self.at_missing: i64 = place(spec, "route_missing")
        self.at_payable: i64 = place(spec, "route_payable")
        self.at_demand: i64 = place(spec, "route_demand")
        self.at_wanted: i64 = place(spec, "route_wanted")
        self.at_held: i64 = place(spec, "ticket_held")
        self.at_offered: i64 = place(spec, "ticket_offered")
        self.at_done: i64 = place(spec, "ticket_done")
        self.at_dead: i64 = place(spec, "ticket_dead")
        self.at_distance: i64 = place(spec, "ticket_distance")
        self.at_short: i64 = place(spec, "ticket_short")
        self.at_offer: i64 = place(spec, "offer")
        self.at_network: i64 = place(spec, "city_network")

    def allow(self, game: Game, seat: int) -> int:
        """Put the legal actions of a seat into `mask`; return their number."""
        mask = self.mask
        legal: u8 = 1
        illegal: u8 = 0
        for number in self.marked:
            mask[number] = illegal
        options = game.step.options(game, seat) if game.step.may_act(seat) else []
        self.marked = [option.id for option in options]
        for number in self.marked:
            mask[number] = legal
        return len(options)

    def observe(self, game: Game, seat: int) -> None:
        """Write what a seat knows of a game into `numbers`."""
        numbers = self.numbers
        i: i64
        for i in range(self.size):
            numbers[i] = 0
        self.write_cards(game, seat)
        self.write_seats(game, seat)
        self.write_routes(game, seat)
        self.write_tickets(game, seat)
        self.modules.write(game, seat)

    def write_cards(self, game: Game, seat: int) -> None:
        """Write where cards lie, and how far the game is."""
        numbers = self.numbers
        kinds = self.n_kinds
        deck = game.deck
        hand = game.players[seat].hand.counts
        market = deck.market_counts.counts
        discards = deck.discards.counts
        kind: i64
        k: i64
        for kind in range(kinds):
            numbers[self.at_hand + kind] = i16(hand[kind])
            numbers[self.at_market + kind] = i16(market[kind])
            numbers[self.at_discards + kind] = i16(discards[kind])
        for k in range(1, self.players):
            known = game.players[(seat + k) % self.players].known.counts
            at = self.at_known + (k - 1) * kinds
            for kind in range(kinds):
                numbers[at + kind] = i16(known[kind])
        numbers[self.at_stock] = i16(deck.stock.size)
        numbers[self.at_stock + 1] = i16(deck.discards.size)
        numbers[self.at_stock + 2] = i16(i64(game.ruleset.dealer.left(game)))
        if game.final_turns >= 0:
            numbers[self.at_clock] = 1
            numbers[self.at_clock + 1] = i16(i64(game.final_turns))
        numbers[self.at_clock + 2] = i16(i64(game.turns))

    def write_seats(self, game: Game, seat: int) -> None:
        """Write what each seat has."""
        numbers = self.numbers
        players = self.players
        k: i64
        for k in range(players):
            who = (seat + k) % players
            player = game.players[who]
            at = self.at_seats + k
            numbers[at] = i16(player.trains)
            numbers[at + players] = i16(player.hand.size)
            numbers[at + 2 * players] = i16(i64(len(player.tickets) + len(player.shared)))
            numbers[at + 3 * players] = i16(player.score)
            if who == game.current:
                numbers[at + 4 * players] = 1

    def write_routes(self, game: Game, seat: int) -> None:
        """Write owners, open routes and what they lack, and the cities that routes touch; note prices for the side."""
        numbers = self.numbers
        n = self.n_routes
        players = self.players
        owners = game.owners
        prices = self.prices
        terms_of = self.ruleset.terms
        ends_a = self.board.a
        ends_b = self.board.b
        seats = game.sides[game.side_of[seat]]
        side: i64 = 0
        for other in seats:
            side |= 1 << other
        own: i64 = 1 << seat
        held = game.available_cards(seat)
        most = self.most_plentiful(held)
        route: i64
        k: i64
        for route in range(n):
            mask = owners[route]
            if mask:
                for k in range(players):
                    if mask >> ((seat + k) % players) & 1:
                        numbers[self.at_owner + k * n + route] = 1
                if mask & own:
                    numbers[self.at_network + ends_a[route]] = 1
                    numbers[self.at_network + ends_b[route]] = 1
                if mask & ~own:
                    numbers[self.at_network + self.n_cities + ends_a[route]] = 1
                    numbers[self.at_network + self.n_cities + ends_b[route]] = 1
            terms = terms_of[route]
            if self.plain:
                is_open = game.closed[route] & own == 0 and terms.trains <= game.players[seat].trains
                reachable = is_open
            else:
                why = route_refusal(game, seat, route)
                is_open = why is None
                reachable = why is None or self.may_open_later(game, seat, route, why)
            if is_open:
                numbers[self.at_open + route] = 1
                if not self.plain:
                    terms = game.terms_for(seat, route)
                missing = self.missing(terms, held, most)
                numbers[self.at_missing + route] = i16(missing)
                if missing == 0:
                    numbers[self.at_payable + route] = 1
            if mask & side:
                prices[route] = 0
            elif reachable or (len(seats) > 1 and self.partner_may_open(game, seat, route)):
                prices[route] = terms_of[route].trains
            else:
                prices[route] = BARRED

    def may_open_later(self, game: Game, seat: int, route: i64, why: Refusal) -> bool:
        """Return whether a refused route may become open, when time has passed or once a thing is bought."""
        if isinstance(why, NotYet) and game.terms_for(seat, route).trains <= game.players[seat].trains:
            return True
        return bool(why.lifted_by) and (self.ruleset.second_owners or game.owners[route] == 0)

    def partner_may_open(self, game: Game, seat: int, route: i64) -> bool:
        """Return whether another seat of the side may claim a route, now or later."""
        for other in game.sides[game.side_of[seat]]:
            if other != seat and may_open(game, other, route):
                return True
        return False

    def most_plentiful(self, held: vec[i64]) -> i64:
        """Return the color that the seat has most cards of, the first of equal ones."""
        most: i64 = 0
        color: i64
        for color in range(self.ruleset.n_colors):
            if held[color] > held[most]:
                most = color
        return most

    def missing(self, terms: Terms, held: vec[i64], most: i64) -> i64:
        """Return the number of cards that are missing to pay for a route in the best color."""
        best = terms.first_color
        if best <= most and most < terms.end_color:
            best = most
        else:
            color: i64
            for color in range(terms.first_color, terms.end_color):
                if held[color] > held[best]:
                    best = color
        colored = terms.cards - terms.min_wilds
        wilds = held[self.ruleset.wild]
        missing = terms.cards
        missing -= held[best] if held[best] < colored else colored
        missing -= wilds if wilds < terms.max_wilds else terms.max_wilds
        return missing if missing > 0 else 0

    def write_tickets(self, game: Game, seat: int) -> None:
        """Write the state of the own tickets, and what they want of routes."""
        numbers = self.numbers
        demand = self.demand
        player = game.players[seat]
        self.ways[seat].set_prices(self.prices)
        route: i64
        for route in range(self.n_routes):
            demand[route] = 0
        side = game.sides[game.side_of[seat]]
        trains: i64 = 0
        for other in side:
            trains += game.players[other].trains
        for other in side:
            for ticket in game.players[other].shared:
                self.write_ticket(seat, ticket, self.at_held, trains)
        for ticket in player.tickets:
            self.write_ticket(seat, ticket, self.at_held, trains)
        at = self.at_offer
        for ticket in player.offer:
            self.write_ticket(seat, ticket, self.at_offered, trains)
            numbers[at + i64(ticket)] = 1
            at += self.n_tickets
        for route in range(self.n_routes):
            points = demand[route]
            if points > 0:
                numbers[self.at_demand + route] = i16(points)
                numbers[self.at_wanted + route] = 1

    def write_ticket(self, seat: int, number: int, where: i64, trains: i64) -> None:
        """Write the state of a ticket that is held or offered; `trains` are those that the side has left."""
        numbers = self.numbers
        ways = self.ways[seat]
        ticket = self.ruleset.board.tickets[number]
        at: i64 = number
        far = ways.distance(ticket)
        numbers[where + at] = 1
        if far == 0:
            numbers[self.at_done + at] = 1
            return
        numbers[self.at_distance + at] = i16(far if far < FARTHEST else FARTHEST)
        if far > trains:
            numbers[self.at_short + at] = 1
        if far == FAR:
            numbers[self.at_dead + at] = 1
        else:
            ways.add_demand(ticket, self.worth[number], self.demand)
