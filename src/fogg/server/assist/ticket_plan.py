"""The joint plan of a seat's tickets: the plan that the planner bot would follow from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fogg.board import Ticket
from fogg.bots.board_numbers import NO_WAY
from fogg.bots.bot_position import BotPosition
from fogg.bots.planner import PlannerBot
from fogg.engine import View
from fogg.server.assist.card_needs import cards_missing
from fogg.server.protocol.assist_frames import PlannedTicket, TicketPlan


def most_points(ticket: Ticket) -> int:
    """Return the most that a ticket can bring."""
    return max([int(ticket.points), *(int(points) for _, points in ticket.targets)])


class SeatPlan:
    """The plan of one seat, worked out from a game that agrees with its view, so that nothing hidden counts."""

    def __init__(self, view: View, bot: PlannerBot) -> None:
        self.view: Final = view
        self.bot: Final = bot
        self.position: Final = BotPosition(view.rehearsal(), view.viewer)
        self.routes: Final = sorted(bot.planned(self.position).routes)

    def frame(self, id: str) -> TicketPlan:
        """Return the plan as it is sent."""
        keys = [route.key for route in self.view.board.routes]
        tickets = {}
        for ticket in self.open_tickets():
            way = self.cheapest_way(ticket)
            planned = self.completes(ticket, self.routes)
            found = PlannedTicket(tuple(keys[route] for route in way), self.cards_missing(way), planned)
            tickets[self.view.board.tickets[ticket].key] = found
        routes = tuple(keys[route] for route in self.routes)
        things = tuple(sorted(self.position.things_for(self.routes)))
        return TicketPlan(id, routes, self.cards_missing(self.routes), self.trains(), tickets, things)

    def open_tickets(self) -> list[int]:
        """Return the tickets that the seat's network does not complete yet."""
        held = dict.fromkeys(int(ticket.id) for ticket in self.position.tickets)
        return [ticket for ticket in held if not self.completes(ticket, ())]

    def cheapest_way(self, ticket: int) -> list[int]:
        """Return the routes that a ticket lacks on the way that takes fewest turns from here; none if no way is left.

        A claim is a turn, and so are two cards that the hand lacks. What routes bring does not count, as it does in
        the plan of all tickets, which makes detours over long ones.
        """
        ways = [self.way(ticket, with_hand=with_hand) for with_hand in (False, True)]
        return min(ways, key=lambda way: 2 * len(way) + self.cards_missing(way))

    def way(self, ticket: int, *, with_hand: bool) -> list[int]:
        """Return the routes that a ticket lacks on the way that takes fewest turns if every route is paid by itself:
        with an empty hand, or those that ask for one color with what the hand has of it.
        """
        desk = self.bot.look_at(self.position)
        maker = desk.maker
        maker.set_prices()
        turn = int(desk.habits.turn)
        for terms in self.position.open:
            route = int(terms.route_id)
            one_color = int(terms.end_color - terms.first_color) == 1
            cards = self.cards_missing([route]) if with_hand and one_color else int(terms.cards)
            things = len(self.position.blocked.get(route, ()))
            maker.prices[route] = turn + turn * cards // 2 + turn * things
        if maker.way(ticket, desk.habits.trust)[0] == NO_WAY:
            return []
        found = [int(maker.finder.path[k]) for k in range(int(maker.finder.length))]
        return [route for route in found if maker.prices[route] > 0]

    def cards_missing(self, routes: Iterable[int]) -> int:
        """Return the number of cards that the hand lacks to claim all those routes."""
        game, seat = self.position.game, self.position.seat
        terms = [game.terms_for(seat, route) for route in routes]
        return cards_missing(terms, self.position.hand, self.position.wild)

    def trains(self) -> int:
        """Return the number of trains that the plan takes."""
        game, seat = self.position.game, self.position.seat
        return sum(int(game.terms_for(seat, route).trains) for route in self.routes)

    def completes(self, ticket: int, routes: Iterable[int]) -> bool:
        """Return True if the seat's network would complete a ticket together with those routes."""
        board, nodes = self.view.board, self.view.ruleset.ticket_nodes
        part = list(range(len(board.cities)))
        for number in (*self.position.own, *routes):
            route = board.routes[number]
            kept, gone = part[route.a], part[route.b]
            part = [kept if one == gone else one for one in part]
        card = board.tickets[ticket]
        goals = [int(goal) for goal, _ in card.targets] or [int(card.b)]
        return any(x != y and part[x] == part[y] for x in nodes[int(card.a)] for goal in goals for y in nodes[goal])

    def ticket_served_by(self, route: int) -> str | None:
        """Return the most valuable ticket that the plan completes only with that route; None if there is none."""
        others = [one for one in self.routes if one != route]
        served = [
            self.view.board.tickets[ticket]
            for ticket in self.open_tickets()
            if self.completes(ticket, self.routes) and not self.completes(ticket, others)
        ]
        best = max(served, key=most_points, default=None)
        return None if best is None else best.key
