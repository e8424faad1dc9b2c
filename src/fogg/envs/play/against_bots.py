"""One seat of a game against bots: what a single agent and vectors of games are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogg.bots import Bot, GameBot, find_bot
from fogg.bots.bot import ask, reads_games, view_for
from fogg.engine import Game, Stream
from fogg.envs.play.session import GameSession
from fogg.envs.play.table_choice import TableChoice
from fogg.errors import WrongArgument

Bots = str | Bot | Sequence[str | Bot]


class AgainstBots:
    """A seat for an agent and bots on all others, in the order in which they are given, over and over.

    `seat` is the agent's; None: another one in each game, by chance.
    """

    def __init__(self, choice: TableChoice, *, seat: int | None, bots: Bots, reward: str, illegal: str | None) -> None:
        if seat is not None and (isinstance(seat, bool) or not 0 <= seat < choice.players):
            raise WrongArgument("seat", seat, f"a number from 0 to {choice.players - 1} is needed, or None for any")
        self.session = GameSession(choice, reward=reward, illegal=illegal)
        self.choice = choice
        self.bots = made_bots(bots)
        self.given_seat = seat
        self.seat = seat or 0
        self.seated: list[Bot] = []
        self.streams: list[Stream] = []

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.session.game

    def begin(self, seed: int) -> None:
        """Deal the game of a seed, and play it until the agent is asked."""
        choice = self.choice
        self.session.begin(seed)
        if self.given_seat is None:
            self.seat = int(choice.stream(seed, "seat").below(choice.players))
        others = [(seat - self.seat - 1) % choice.players for seat in range(choice.players)]
        self.seated = [self.bots[other % len(self.bots)] for other in others]
        self.streams = [choice.stream(seed, f"bot {seat}") for seat in range(choice.players)]
        self.let_bots_play()

    def decide(self, action: Any) -> tuple[float, bool]:
        """Play the agent's action and all that follows until it is asked again; return its reward and its legality."""
        legal = self.session.play(self.seat, action)
        self.let_bots_play()
        paid = self.session.paid()
        return (0.0 if paid is None else paid[self.seat]), legal

    def let_bots_play(self) -> None:
        """Let the bots decide until the agent is asked or the game is over."""
        game = self.session.game
        while not game.over and not game.step.may_act(self.seat):
            seat = game.step.seat if game.step.seat >= 0 else game.step.actors()[0]
            bot = self.seated[seat]
            if isinstance(bot, GameBot) and reads_games(bot):
                game.do(seat, bot.act(game, seat, self.streams[seat]))
            else:
                game.do(seat, ask(bot, view_for(bot, game, seat), game.options(seat), self.streams[seat], None))


def made_bots(bots: Bots) -> list[Bot]:
    """Return the bots of names or objects; at least one is needed."""
    given = [bots] if isinstance(bots, (str, Bot)) else list(bots)
    if not given:
        raise WrongArgument("bots", bots, "the name of at least one bot is needed")
    made = [find_bot(bot) if isinstance(bot, str) else bot for bot in given]
    for bot in made:
        if not isinstance(bot, Bot):
            raise WrongArgument("bots", bots, "names of bots or objects of fogg.bots.Bot are needed")
        if bot.needs_history:
            raise WrongArgument("bots", bots, f"{bot.label} needs the history of games, which environments do not keep")
    return made
