"""Trying an option out: what it brings by the standing, whatever rule module it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fogg.engine.scoring import tally_of

if TYPE_CHECKING:
    from fogg.engine import Action, Game, View

# A decision that leads to more steps than this is judged by how far it has come.
MOST_STEPS: Final = 12
# The steps at which a seat is free again to do what it likes; what led there is complete.
FREE_STEPS: Final = ("turn", "late")


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
        game.do(self.seat, option)
        for _ in range(MOST_STEPS):
            if not game.may_act(self.seat) or game.step_name in FREE_STEPS:
                break
            game.do(self.seat, game.options(self.seat)[0])
        return game

    def best(self, options: Iterable[Action]) -> tuple[int, Action] | None:
        """The highest profit and the first option that brings it; None without options."""
        found: tuple[int, Action] | None = None
        for option in options:
            profit = self.profit(option)
            if found is None or profit > found[0]:
                found = (profit, option)
        return found
