# interpreted: for authors, who read its errors
"""A contract that a bot's author can run: `fogg.bots.check_bot(MyBot())`."""

from __future__ import annotations

from collections.abc import Sequence

from fogg.board import load
from fogg.bots.bot import Bot, view_for
from fogg.bots.random import RandomBot
from fogg.engine import Action, Chance, Game, Stream, View, new_game, playable
from fogg.errors import FoggError, WrongArgument

# A game in which each seat has had this many turns will hardly end.
MOST_TURNS = 1000


class ContractBroken(FoggError):
    """A bot does not do what every bot must; `where` says in which game and decision."""

    def __init__(self, bot: Bot, what: str, where: str) -> None:
        self.bot = bot
        self.what = what
        self.where = where
        super().__init__(f"bot {bot.label} {what} ({where})")


def check_bot(bot: Bot, *, editions: Sequence[str] | None = None, seed: int = 0) -> None:
    """Play a bot against itself and against random play, or raise ContractBroken that says what is wrong and where.

    `editions`: all that can be played, unless some are named; each with its smallest number of players. The bot must
    answer with one of the options, leave options and view as they are, give the same answer to equal questions, also
    when it has the view from another process, and bring its games to an end. It sees what it declares to need
    (`needs_view`, `needs_history`), as everywhere.
    """
    if not isinstance(bot, Bot):
        raise FoggError(f"{bot!r} is not a bot: it must be an instance of a subclass of fogg.bots.Bot")
    if isinstance(editions, str):
        raise WrongArgument("editions", editions, "a list of editions is needed")
    for edition in playable() if editions is None else editions:
        seats = load(edition).players[0]
        others: list[Bot] = [RandomBot()] * (seats - 1)
        for bots in ([bot] * seats, [bot, *others], [*others, bot]):
            BotRun(edition, bots, seed).play()


class BotRun:
    """A game in which every answer of a bot is looked at."""

    def __init__(self, edition: str, bots: Sequence[Bot], seed: int) -> None:
        self.game: Game = new_game(edition, len(bots), seed)
        self.bots = bots
        self.streams = [Chance(seed).stream(f"check/{seat}") for seat in range(len(bots))]
        self.decision = 0
        self.name = f"{edition}, {len(bots)} seats, seed {seed}"

    def play(self) -> None:
        """Play the game to its end."""
        game = self.game
        while not game.over:
            seat = game.actors[0]
            self.decision += 1
            game.play(seat, self.answer(seat))
            if game.turns > MOST_TURNS * len(self.bots):
                raise self.broken(seat, f"has not ended its game after {game.turns} turns")

    def answer(self, seat: int) -> Action:
        """Return a bot's answer, asked twice in different ways."""
        bot = self.bots[seat]
        view = view_for(bot, self.game, seat)
        before = view.text() if bot.needs_view else ""
        again = self.streams[seat].copy()
        options = self.game.options(seat)
        action = self.asked(seat, view, options, self.streams[seat])
        if options != self.game.options(seat):
            raise self.broken(seat, "changed the list of options")
        if bot.needs_view and view.text() != before:
            raise self.broken(seat, "changed the view")
        copy = View.read(before) if bot.needs_view else view
        second = self.asked(seat, copy, options, again)
        if second is not action:
            raise self.broken(seat, f"answered {action!r}, and {second!r} to the same question")
        return action

    def asked(self, seat: int, view: View, options: list[Action], stream: Stream) -> Action:
        """Return what the bot decides, which must be one of the options."""
        try:
            action = self.bots[seat].decide(view, options, stream, None)
        except Exception as problem:  # a bot may raise anything
            raise self.broken(seat, f"raised {type(problem).__name__}: {problem}") from problem
        if action not in self.game.options(seat):
            raise self.broken(seat, f"chose {action!r}, which is not one of its {len(options)} options")
        return action

    def broken(self, seat: int, what: str) -> ContractBroken:
        """Return the error that a promise is broken at this decision."""
        return ContractBroken(self.bots[seat], what, f"{self.name}, seat {seat}, decision {self.decision}")
