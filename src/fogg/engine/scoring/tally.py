"""The tally of a game that is being scored: what each side has reached, and the lines of score so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fogg.board import Route
from fogg.board.graph import components
from fogg.board.trails import longest_length, longest_path
from fogg.engine.scoring.network import Network
from fogg.words.score import ScoreLine

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState


KEPT_TRAILS: Final = 1024


@final
class Tally:
    """Scoring runs in phases: claims so far, tickets, then bonuses, which read this.

    `seen` says of each seat whether its tickets are known, `known` of each side whether all of its are; only at the
    end of a game that is so for everybody.
    `explained`: lines carry the routes they are for, which costs a search each. `listed`: tickets have lines; where
    only totals are asked for they need none. `again`: others have asked about much the same networks, so that lengths
    of paths are kept.
    """

    def __init__(
        self, game: GameState, seen: list[bool], *, explained: bool, listed: bool = True, again: bool = False
    ) -> None:
        self.game = game
        self.seen = seen
        self.known = [all([seen[seat] for seat in side]) for side in game.sides]
        self.explained = explained
        self.listed = listed
        self.again = again
        self.lines: list[ScoreLine] = game.lines[:]
        self.booked = len(game.lines)
        self.completed: list[int] = [0] * len(game.sides)
        self.ticket_points: list[int] = [0] * len(game.sides)  # where tickets have no lines
        self.lengths: list[int] = [-1] * len(game.sides)

    def tickets(self, seat: int) -> list[int]:
        """Return the tickets of a seat, as far as they are seen:
        those it shares with its side are seen with a partner's own.
        """
        player = self.game.players[seat]
        if self.seen[seat]:
            return player.tickets + player.shared if player.shared else player.tickets
        if player.shared and any([self.seen[other] for other in self.game.sides[self.game.side_of[seat]]]):
            return player.shared
        return []

    def routes(self, side: int) -> list[Route]:
        """Return the routes of a side."""
        routes = self.game.ruleset.board.routes
        return [routes[route] for seat in self.game.sides[side] for route in self.game.players[seat].routes]

    def network(self, side: int) -> Network:
        """Return the side's cities by connected part."""
        cities = len(self.game.ruleset.board.cities)
        return Network(components(self.routes(side), cities), self.game.ruleset.ticket_nodes)

    def longest(self, side: int) -> int:
        """Return the length of the side's longest path."""
        if self.explained:
            return self.longest_path(side)[0]
        if self.lengths[side] < 0:
            self.lengths[side] = self.known_length(side) if self.again else self.found_length(side)
        return self.lengths[side]

    def found_length(self, side: int) -> int:
        """Search for the side's longest path and return its length."""
        return longest_length(self.routes(side), len(self.game.ruleset.board.cities))

    def known_length(self, side: int) -> int:
        """Return the length of the side's longest path, searched for once for a network."""
        key = tuple([route for seat in self.game.sides[side] for route in self.game.players[seat].routes])
        lengths = self.game.ruleset.length_cache
        known = lengths.get(key)
        if known is None:
            known = self.found_length(side)
            if len(lengths) >= KEPT_TRAILS:
                lengths.clear()
            lengths[key] = known
        return known

    def trail(self, side: int) -> tuple[str, ...]:
        """Return the routes of the side's longest path in order, where lines are explained."""
        return self.longest_path(side)[1] if self.explained else ()

    def longest_path(self, side: int) -> tuple[int, tuple[str, ...]]:
        """Return the length and routes of the side's longest path. The last ones are cached: a table asks again
        for every seat and after every claim, which changes one network only."""
        ruleset = self.game.ruleset
        own = self.routes(side)
        key = tuple([int(route.id) for route in own])
        known = ruleset.path_cache.get(key)
        if known is None:
            length, trail = longest_path(own, len(ruleset.board.cities))
            known = (length, tuple([ruleset.board.routes[route].key for route in trail]))
            if len(ruleset.path_cache) >= KEPT_TRAILS:
                ruleset.path_cache.clear()
            ruleset.path_cache[key] = known
        return known

    def total(self, side: int) -> int:
        """Return the side's points so far."""
        points = self.ticket_points[side]
        for seat in self.game.sides[side]:
            points += int(self.game.players[seat].score)
        for i in range(self.booked, len(self.lines)):
            line = self.lines[i]
            if self.game.side_of[line.seat] == side:
                points += line.points
        return points

    def captain(self, side: int) -> int:
        """Return the seat that a line of the whole side is written to."""
        return self.game.sides[side][0]

    def leaders(self, numbers: list[int]) -> list[int]:
        """Return the sides with the highest number, all of them if tied; none if it is zero (usa Q7)."""
        best = max(numbers)
        return [side for side in range(len(numbers)) if numbers[side] == best] if best > 0 else []
