"""A game in play for an environment: dealt, observed, moved and paid for."""

from __future__ import annotations

from typing import Any

from fogg.engine import Game, Stream
from fogg.envs.arrays import ArrayObserver
from fogg.envs.play.referee import Referee
from fogg.envs.play.rewards import POINTS, checked_reward, final_rewards, scores_so_far
from fogg.envs.play.table_choice import TableChoice
from fogg.errors import FoggError


class GameSession:
    """One game after the other at one table, and what environments ask of them."""

    def __init__(self, choice: TableChoice, *, reward: str, illegal: str | None) -> None:
        self.choice = choice
        self.reward = checked_reward(reward)
        self.referee = Referee(illegal)
        self.eyes = ArrayObserver(choice.ruleset, choice.players)
        self.actions = len(choice.ruleset.actions)
        self.stream: Stream = choice.stream(0, "stand-in")
        self._game: Game | None = None
        self._scores: list[float] = []

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            raise FoggError("the environment has no game yet: call reset() first")
        return self._game

    def begin(self, seed: int) -> Game:
        """Deal the game of a seed."""
        self._game = game = self.choice.new_game(seed)
        self.stream = self.choice.stream(seed, "stand-in")
        self._scores = [0.0] * self.choice.players  # points at the start are paid with the first decision
        return game

    def play(self, seat: int, action: Any) -> bool:
        """Play an action of a seat; return whether it was legal."""
        return self.referee.play(self.game, seat, action, self.stream)

    def stand_in(self, seat: int) -> None:
        """Play a random legal action for a seat."""
        game = self.game
        game.do(seat, game.step.pick(game, seat, self.stream))

    def paid(self) -> list[float] | None:
        """Return what each seat is paid since it was last asked for; None if nothing is due."""
        game = self.game
        if self.reward != POINTS:
            return final_rewards(game, self.reward) if game.over else None
        now = final_rewards(game, POINTS) if game.over else scores_so_far(game)
        paid = [new - old for new, old in zip(now, self._scores, strict=True)]
        self._scores = now
        return paid

    def observed(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, and the mask of its legal actions."""
        game = self.game
        return {"observation": self.eyes.observation(game, seat), "action_mask": self.eyes.mask(game, seat)}
