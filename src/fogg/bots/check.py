"""A contract that a bot's author can run: `fogg.bots.check_bot(MyBot())`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fogg.bots.bot import Bot, ask
from fogg.bots.random import RandomBot
from fogg.errors import FoggError
from fogg.rules import Action, Chance, View, new_game
from fogg.rules.chance import Stream

EDITIONS = ("usa", "new_york", "amsterdam", "europe")
# A game of which each seat has had so many turns will hardly end any more.
MOST_TURNS = 1000


class ContractBroken(FoggError):
    """A bot does not do what every bot must."""

    def __init__(self, bot: Bot, what: str) -> None:
        self.bot = bot
        self.what = what
        super().__init__(f"bot {bot.label} {what}")


def check_bot(bot: Bot, *, editions: Sequence[str] = EDITIONS, seed: int = 0) -> None:
    """Play a bot against itself and against random play in each edition, or raise an error that says what is wrong.

    It must answer with one of the options, leave options and view as they are, give the same answer to equal
    questions, also when it has the view from another process, and bring its games to an end.
    """
    if not isinstance(bot, Bot):
        raise FoggError(f"{bot!r} is no bot: an object of a class made from fogg.bots.Bot is needed")
    for edition in editions:
        _play(edition, [bot, bot], seed)
        _play(edition, [bot, RandomBot()], seed)
        _play(edition, [RandomBot(), bot], seed)


def _play(edition: str, bots: Sequence[Bot], seed: int) -> None:
    game = new_game(edition, len(bots), seed)
    streams = [Chance(seed).stream(f"check/{seat}") for seat in range(len(bots))]
    while not game.over:
        seat = game.actors[0]
        bot = bots[seat]
        options = game.options(seat)
        view = game.view(seat) if bot.needs_view else cast(View, None)
        game.play(seat, _answer(bot, view, options, streams[seat]))
        if game.turns > MOST_TURNS * len(bots):
            raise ContractBroken(bot, f"has not ended a game of {edition} after {game.turns} turns (seed {seed})")


def _answer(bot: Bot, view: View, options: list[Action], stream: Stream) -> Action:
    """The bot's answer, asked twice in different ways."""
    again = stream.copy()
    offered = options[:]
    before = view.text() if bot.needs_view else ""
    action = ask(bot, view, options, stream, None)
    if options != offered:
        raise ContractBroken(bot, "changed the list of options")
    if bot.needs_view and view.text() != before:
        raise ContractBroken(bot, "changed the view")
    copy = View.read(before) if bot.needs_view else view
    second = ask(bot, copy, offered, again, None)
    if second is not action:
        raise ContractBroken(bot, f"answered {action!r}, and {second!r} to the same question")
    return action
