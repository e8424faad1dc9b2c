"""The treatment of actions that are not legal: an error, or a random legal action in their place."""

from __future__ import annotations

import warnings
from operator import index
from typing import Any, Final

from fogg.engine import Game, Stream
from fogg.errors import IllegalAction, MalformedAction, UnknownName, WrongArgument

RAISE: Final = "raise"
RANDOM: Final = "random"


class Referee:
    """Plays actions by their ids. Unless it was told how to treat illegal ones, it warns of the first of them."""

    def __init__(self, illegal: str | None) -> None:
        if illegal not in (None, RAISE, RANDOM):
            raise UnknownName("treatment of illegal actions", illegal, (RAISE, RANDOM))
        self.raises = illegal == RAISE
        self.warns = illegal is None

    def play(self, game: Game, seat: int, action: Any, stream: Stream) -> bool:
        """Play an action of a seat; return whether it was legal."""
        try:
            number = index(action)
        except TypeError:
            raise WrongArgument("action", action, "the id of an action is needed, a whole number") from None
        try:
            game.play(seat, number)
        except (IllegalAction, MalformedAction) as problem:
            if self.raises:
                raise
            if self.warns:
                self.warns = False
                warnings.warn(
                    f"action {number} is not legal, so a random legal action was played: {problem} "
                    "Use the action mask. illegal='raise' makes this an error, illegal='random' says that it is meant.",
                    stacklevel=3,
                )
            game.do(seat, game.step.pick(game, seat, stream))
            return False
        return True
