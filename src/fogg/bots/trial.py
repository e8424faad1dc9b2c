"""Trying an option out: what it brings by the standing, whatever rule module it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fogg.engine.cards import listed
from fogg.engine.claims import claim_lines
from fogg.engine.scoring import tally_of

if TYPE_CHECKING:
    from fogg.engine import Action, Game, View

# A decision that leads to more steps than this is judged by how far it has come.
MOST_STEPS: Final = 12
# The steps at which a seat is free again to do what it likes; what led there is complete.
FREE_STEPS: Final = ("turn", "late")
# What a card is worth, a wild one, and a point that comes only if another seat claims a route; in tenths of a point.
CARD: Final = 10
WILD: Final = 20
PROSPECT: Final = 3


class Trial:
    """Tries options on copies of a game that agrees with the view, and compares the points the seat would end with.

    Cards that the option would turn up are made up, so a tunnel's price is a guess; everything else is exact.
    """

    def __init__(self, view: View) -> None:
        self.game = view.rehearsal()
        self.seat = view.viewer
        self.before = self.points(self.game)

    def points(self, game: Game) -> int:
        """The points of the seat's side if the game ended now; others' tickets are not known and do not matter."""
        seen = [other == self.seat for other in range(len(game.names))]  # a mate's own tickets are hidden too
        return tally_of(game, seen, explained=False).total(game.side_of[self.seat])

    def profit(self, option: Action) -> int:
        """How many points better the seat stands after that option."""
        return self.points(self.after(option)) - self.before

    def after(self, option: Action) -> Game:
        """A game in which the seat has taken that option; the steps that follow take their first option."""
        game = self.game.copy()
        play_out(game, self.seat, option)
        return game

    def best(self, options: Iterable[Action]) -> tuple[int, Action] | None:
        """The highest profit and the first option that brings it; None without options."""
        found: tuple[int, Action] | None = None
        for option in options:
            profit = self.profit(option)
            if found is None or profit > found[0]:
                found = (profit, option)
        return found

    def worth(self, option: Action) -> int:
        """What an option is worth in tenths of a point: points, less the cards, and what others' claims may bring."""
        after = self.after(option)
        cards = self.cards(after) - self.cards(self.game)
        return 10 * (self.points(after) - self.before) + cards + PROSPECT * self.prospects(after)

    def cards(self, game: Game) -> int:
        """What the cards of the seat are worth."""
        counts = listed(game.available_cards(self.seat))
        return CARD * sum(counts) + (WILD - CARD) * counts[int(game.ruleset.wild)]

    def prospects(self, game: Game) -> int:
        """The points that others' claims would bring the seat's side, over all routes that others may still claim."""
        if not game.ruleset.on_points:
            return 0
        side = game.side_of[self.seat]
        others = [seat for seat in range(len(game.players)) if game.side_of[seat] != side]
        total = 0
        for terms in game.ruleset.terms:
            takers = (
                [] if game.owners[terms.route_id] else [s for s in others if not game.closed[terms.route_id] >> s & 1]
            )
            for seat in takers[:1]:  # markers and the like bring the same whoever of them claims it
                lines = claim_lines(game, seat, terms)
                total += sum(line.points for line in lines if game.side_of[line.seat] == side)
        return total


def play_out(game: Game, seat: int, option: Action) -> None:
    """Let the seat take an option; the steps that follow take their first option, until the seat is free again."""
    game.do(seat, option)
    for _ in range(MOST_STEPS):
        if game.over or not game.agenda[-1].may_act(seat) or game.agenda[-1].name() in FREE_STEPS:
            return
        game.do(seat, game.options(seat)[0])
