"""Trying an option out: what it adds to the standing, for options of any rule module."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fogg.engine.cards import listed
from fogg.engine.views import claims_of_others, play_out, points_if_ended

if TYPE_CHECKING:
    from fogg.bots.bot_position import BotPosition
    from fogg.engine import Action, Game

# What a card is worth, a wild one, and a point that comes only if another seat claims a route; in tenths of a point.
CARD: Final = 10
WILD: Final = 20
PROSPECT: Final = 3


class Trial:
    """Tries options on copies of a game that agrees with what the seat knows: how many points would the seat end with?

    Cards that the option would turn up are made up, so a tunnel's price is a guess; everything else is exact.
    `expected` are routes that the seat counts on having by then: tickets over them count as completed.
    """

    def __init__(self, position: BotPosition, expected: Iterable[int] = ()) -> None:
        self.game: Game = position.rehearsal()
        self.seat: int = position.seat
        self.expected: list[int] = list(expected)
        self.before: int = self.points(self.game)
        self._profits: dict[int, int] = {}  # those that were asked for, by the ids of the options

    def points(self, game: Game) -> int:
        """Return the points of the seat's side if that game ended now."""
        return points_if_ended(game, self.seat, self.expected)

    def profit(self, option: Action) -> int:
        """Return how many points the seat gains by that option."""
        found = self._profits.get(int(option.id))
        if found is None:
            found = self.points(self.after(option)) - self.before
            self._profits[int(option.id)] = found
        return found

    def after(self, option: Action) -> Game:
        """Return a game in which the seat has taken that option; the steps that follow take their first option."""
        game = self.game.copy()
        game.do(self.seat, option)
        play_out(game, self.seat)
        return game

    def best(self, options: Iterable[Action]) -> tuple[int, Action] | None:
        """Return the highest profit and the first option that brings it; None without options."""
        found: tuple[int, Action] | None = None
        for option in options:
            profit = self.profit(option)
            if found is None or profit > found[0]:
                found = (profit, option)
        return found

    def worth(self, option: Action) -> int:
        """Return what an option is worth in tenths of a point:
        points, less the cards, and what others' claims may bring.
        """
        after = self.after(option)
        cards = self.cards(after) - self.cards(self.game)
        return 10 * (self.points(after) - self.before) + cards + PROSPECT * self.prospects(after)

    def cards(self, game: Game) -> int:
        """Return what the cards of the seat are worth."""
        counts = listed(game.available_cards(self.seat))
        return CARD * sum(counts) + (WILD - CARD) * counts[int(game.ruleset.wild)]

    def prospects(self, game: Game) -> int:
        """Return the points that others' claims would bring the seat's side, where modules change who scores."""
        return claims_of_others(game, self.seat) if game.ruleset.on_points else 0
