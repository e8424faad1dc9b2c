"""The base class of bots: a bot sees the view of a seat and answers with one of its options."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from fogg.errors import IllegalAction

if TYPE_CHECKING:
    from fogg.engine import Action, Game, Options, Stream, View


class Bot:
    """Decides for a seat. Subclass it, write `decide`, and name it `module:Class` wherever a bot's name is asked.

        >>> class Draws(Bot):
        ...     def decide(self, view, options, chance, budget):
        ...         return options[-1]

    A bot is stateless: all it may use is what `decide` is given, so that anyone can take over a seat at any time.
    One object decides for any number of seats and games.
    """

    name: ClassVar[str] = ""
    """What it is called in tables; without one, the name of its class."""

    needs_view: ClassVar[bool] = True
    """A bot that never looks at the view says False here and is given None, which saves making one."""

    needs_history: ClassVar[bool] = False
    """A bot that reads `view.history` says True here; otherwise the history is empty, everywhere. Keeping it costs
    about half a millisecond for each game, which only a bot that hardly thinks will notice."""

    def decide(self, view: View, options: Options, chance: Stream, budget: float | None) -> Action:
        """Choose one of `options`, of which there is at least one.

        `chance` is the bot's own randomness: a stream that depends only on the seed of the match, the number of the
        game and the seat, so that a game can be played again. `chance.below(n)` is a number, `view.determinize(chance)`
        a full game that the seat could be in. `budget` is the time it may take in seconds, or None.
        """
        raise NotImplementedError

    @property
    def label(self) -> str:
        """Its name, for tables and errors."""
        return self.name or type(self).__name__


def view_for(bot: Bot, game: Game, seat: int) -> View:
    """Return the view of a seat as the bot declares to need it: with or without history, or None."""
    return game.view(seat, history=bot.needs_history) if bot.needs_view else cast("View", None)


def ask(bot: Bot, view: View, options: Options, chance: Stream, budget: float | None) -> Action:
    """Return the bot's decision; IllegalAction with its name if that is none of the options."""
    action = bot.decide(view, options, chance, budget)
    if action not in options:
        raise IllegalAction("", f"bot {bot.label} chose {action!r}, which is not one of its {len(options)} options")
    return action
