"""The base classes of bots: a bot sees the view of a seat and answers with one of its options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from fogg.errors import IllegalAction, WrongArgument

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fogg.engine import Action, Game, Options, Stream, View


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBot(Bot):
    """A bot of Fogg that looks at a game itself instead of a view, which is a hundred times cheaper.

    It promises to read nothing in it that its seat may not know. Our tests ask it in the real game and in games that
    were dealt again from the view of the seat: its answers must be the same. So `decide` may give it any game that
    agrees with the view, and a simulation the real one.
    """

    def decide(self, view: View, options: Options, chance: Stream, budget: float | None) -> Action:
        return self.act(view.sampled_game, view.viewer, chance)

    def act(self, game: Game, seat: int, chance: Stream) -> Action:
        """Return one of the options of that seat, which may act."""
        raise NotImplementedError


def reads_games(bot: Bot) -> bool:
    """Return True if the bot may be asked in the game itself: nothing stands between `act` and `decide`."""
    return isinstance(bot, GameBot) and type(bot).decide is GameBot.decide


def view_for(bot: Bot, game: Game, seat: int) -> Any:
    """Return the view of a seat as the bot declares to need it: with or without history, or None."""
    return game.view(seat, history=bot.needs_history) if bot.needs_view else None


def ask(bot: Any, view: Any, options: Options, chance: Stream, budget: float | None) -> Action:
    """Return the bot's decision; IllegalAction with its name if that is none of the options."""
    action: Action = bot.decide(view, options, chance, budget)
    if action not in options:
        raise IllegalAction("", f"bot {bot.label} chose {action!r}, which is not one of its {len(options)} options")
    return action


def play_game(game: Game, bots: Sequence[Bot], streams: Sequence[Stream], budget: float | None = None) -> int:
    """Play a game to its end with one bot for each seat; return the number of decisions.

    `streams` are the bots' own chance, by seat. An answer that is none of the options is an IllegalAction. A game that
    keeps its history has its record afterwards.
    """
    if len(bots) != len(game.names):
        raise WrongArgument("bots", bots, f"one for each of the {len(game.names)} seats is needed")
    if len(streams) != len(game.names):
        raise WrongArgument("streams", streams, f"one for each of the {len(game.names)} seats is needed")
    decisions = 0
    recorded = game.events is not None
    direct = [reads_games(bot) for bot in bots]
    while not game.over:
        seat = game.actors[0]
        bot = bots[seat]
        if direct[seat]:
            assert isinstance(bot, GameBot)
            action = bot.act(game, seat, streams[seat])
        else:
            action = ask(bot, view_for(bot, game, seat), game.options(seat), streams[seat], budget)
        if recorded:
            game.play(seat, action)
        else:
            game.do(seat, action)
        decisions += 1
    return decisions
