"""A position in plain numbers, as planning needs them: the hand, the routes that are open, what each of them lacks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from fogg.engine import Chance
from fogg.engine.cards import listed
from fogg.engine.claims import route_refusal
from fogg.engine.decisions import NotYet, OutOfReach
from fogg.engine.game import other_future
from fogg.vec import vec

if TYPE_CHECKING:
    from fogg.board import Ticket
    from fogg.engine import Game
    from fogg.engine.claims import Terms


class RouteTarget:
    """A route to be claimed: the cards that are missing for it, and the color that would pay it soonest."""

    def __init__(self, terms: Terms, color: int, missing: int, *, lacks_color: bool) -> None:
        self.terms: Terms = terms
        self.route: int = int(terms.route_id)
        self.cards: int = int(terms.cards)
        self.points: int = int(terms.points)
        self.color: int = color
        self.missing: int = missing
        self.lacks_color: bool = lacks_color  # False: only wild cards can help, as with the locomotives of a ferry


class BotPosition:
    """A seat's holdings and the routes it can still claim; `hand` and `tickets` are with what its side has in common.

    `open` has the terms of every route that the seat could claim had it the cards, now or when what keeps it from that
    has passed, and those that it could claim had it some thing that can be bought as well: for these `blocked` says
    what is missing. `out_of_reach` are those of them that wait until its own routes get there. `own` has the ids of its
    routes. Nothing is read of the game that the seat may not know. `imagined`: the game is a playout of a search, whose
    hidden cards are made up already.
    """

    def __init__(self, game: Game, seat: int, *, imagined: bool = False) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.imagined: bool = imagined
        self.ruleset = game.ruleset
        self.board = game.ruleset.board
        self.counts: vec[i64] = game.available_cards(seat)
        self.hand: list[int] = listed(self.counts)
        self.wild: int = int(game.ruleset.wild)
        player = game.players[seat]
        self.trains: int = int(player.trains)
        self.fewest_trains: int = min([int(other.trains) for other in game.players])  # how near the end is
        side = game.sides[game.side_of[seat]]
        self.own: list[int] = [route for other in side for route in game.players[other].routes]
        tickets = game.ruleset.board.tickets
        self.tickets: list[Ticket] = [tickets[ticket] for ticket in player.tickets]
        for other in side:
            self.tickets += [tickets[ticket] for ticket in game.players[other].shared]
        self.offer: list[Ticket] = [tickets[ticket] for ticket in player.offer]
        self.open: list[Terms] = []
        self.blocked: dict[int, list[str]] = {}
        self.out_of_reach: set[int] = set()
        self._rehearsal: Game | None = None
        self._find_open()
        most: i64 = 0
        color: i64
        for color in range(game.ruleset.n_colors):
            if self.counts[color] > self.counts[most]:
                most = color
        self._most: i64 = most  # of equal colors the first

    def _find_open(self) -> None:
        game = self.game
        seat = self.seat
        owners = game.owners
        ruleset = game.ruleset
        if not ruleset.on_forbids and not ruleset.on_terms:
            bit: i64 = 1 << seat
            trains = game.players[seat].trains
            for terms in ruleset.terms:
                if not owners[terms.route_id] and not game.closed[terms.route_id] & bit and terms.trains <= trains:
                    self.open.append(terms)
            return
        for terms in ruleset.terms:
            if owners[terms.route_id]:
                continue
            route = int(terms.route_id)
            why = route_refusal(game, seat, route)
            if why is None or isinstance(why, NotYet) or why.lifted_by:
                self.open.append(game.terms_for(seat, route))
            if why is not None and why.lifted_by:
                self.blocked[route] = why.lifted_by
            if isinstance(why, OutOfReach):
                self.out_of_reach.add(route)

    def target(self, terms: Terms) -> RouteTarget:
        """Return what the hand lacks to claim a route of those terms."""
        color = self.color_for(terms)
        missing = self.missing(terms, color)
        lacks_color = self.counts[color] < terms.cards - terms.min_wilds
        return RouteTarget(terms, int(color), int(missing), lacks_color=lacks_color)

    def color_for(self, terms: Terms) -> i64:
        """Return the color that would pay a route soonest: its own, or the one the hand has most of."""
        best = terms.first_color
        end = terms.end_color
        if end - best > 1:
            if best <= self._most and self._most < end:
                return self._most
            color: i64
            for color in range(best, end):
                if self.counts[color] > self.counts[best]:
                    best = color
        return best

    def missing(self, terms: Terms, color: i64) -> i64:
        """Return the number of cards that the hand lacks to pay a route in that color."""
        missing = terms.cards
        colored = missing - terms.min_wilds
        held = self.counts[color]
        missing -= held if held < colored else colored
        wilds = self.counts[self.ruleset.wild]
        missing -= wilds if wilds < terms.max_wilds else terms.max_wilds
        return missing if missing > 0 else 0

    @property
    def reachable(self) -> list[Terms]:
        """The terms of the open routes that need not wait for others."""
        if not self.out_of_reach:
            return self.open
        return [terms for terms in self.open if int(terms.route_id) not in self.out_of_reach]

    def things_for(self, routes: Iterable[int]) -> set[str]:
        """Return what is missing for those routes."""
        return {thing for route in routes for thing in self.blocked.get(route, ())}

    def rehearsal(self) -> Game:
        """Return a game of its own that agrees with what the seat knows, to try options out; hidden cards in it are
        made up, always in the same way.
        """
        if self._rehearsal is None:
            if self.imagined:
                self._rehearsal = other_future(self.game, Chance(0))
            else:
                self._rehearsal = self.game.view(self.seat, history=False).sampled_game
        return self._rehearsal.copy()


def missing_things(game: Game, seat: int, routes: Iterable[int]) -> int:
    """Return the number of different things the seat still has to buy to be allowed all those routes."""
    missing: set[str] = set()
    for route in routes:
        why = route_refusal(game, seat, route)
        if why is not None:
            missing.update(why.lifted_by)
    return len(missing)
