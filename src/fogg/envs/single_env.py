"""Gymnasium: one seat of a game, bots on the others."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from fogg.errors import GameIsOver, MissingExtra

try:
    import gymnasium
except ModuleNotFoundError:
    raise MissingExtra("a Gymnasium environment", "envs") from None

from fogg.engine import Game
from fogg.envs.arrays import FloatArray, MaskArray
from fogg.envs.observation import ObservationSpec
from fogg.envs.play.against_bots import AgainstBots, Bots
from fogg.envs.play.env_spaces import action_space, number_space
from fogg.envs.play.rendering import METADATA, checked_mode, rendered
from fogg.envs.play.table_choice import SEEDS, Settings, TableChoice

Stepped = tuple[FloatArray, float, bool, bool, dict[str, Any]]


class SingleSeat(gymnasium.Env[Any, Any]):
    """A seat of a game against bots. An action is the id of one of `ruleset.actions`.

    An observation is an array of numbers; `info["action_mask"]` and `action_masks()` say which actions are legal.
    `seat=None` puts the agent on another seat in each game.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        edition: str | os.PathLike[str] | None = None,
        players: int | None = None,
        *,
        bots: Bots = "planner",
        seat: int | None = 0,
        variant: str | None = None,
        settings: Settings | None = None,
        add_ons: Sequence[str] = (),
        reward: str = "win",
        illegal: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        choice = TableChoice(edition, players, variant=variant, settings=settings, add_ons=add_ons)
        self.render_mode = checked_mode(render_mode)
        self._play = AgainstBots(choice, seat=seat, bots=bots, reward=reward, illegal=illegal)
        self._eyes = self._play.session.eyes
        self.observation_space = number_space(self._eyes.spec.size)
        self.action_space = action_space(self._play.session.actions)

    @property
    def observation_spec(self) -> ObservationSpec:
        """The layout of observations, with a sentence for every number."""
        return self._eyes.spec

    @property
    def game(self) -> Game:
        """The game itself, with everything hidden in it; take `game.view(env.seat)` for what the agent knows."""
        return self._play.game

    @property
    def seat(self) -> int:
        """The seat of the agent in this game."""
        return self._play.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[FloatArray, dict[str, Any]]:
        """Begin a game; with a seed always the same one, and the same games after it."""
        super().reset(seed=seed)
        self._play.begin(int(self.np_random.integers(SEEDS)))
        return self._seen()

    def step(self, action: Any) -> Stepped:
        """Play an action of the agent, then the bots until it is asked again."""
        play = self._play
        if play.game.over:
            raise GameIsOver("the game is over: call reset() to begin another")
        reward, legal = play.decide(action)
        seen, info = self._seen()
        if not legal:
            info["illegal"] = True
        return seen, reward, play.game.over, False, info

    def action_masks(self) -> MaskArray:
        """Return which actions are legal now (1), by their ids."""
        return self._eyes.mask(self._play.game, self._play.seat)

    def _seen(self) -> tuple[FloatArray, dict[str, Any]]:
        """Return what the agent sees, with the mask of its legal actions."""
        play, eyes = self._play, self._eyes
        info = {"action_mask": eyes.mask(play.game, play.seat), "seat": play.seat}
        return eyes.observation(play.game, play.seat), info

    def render(self) -> Any:
        """Show the position as the agent sees it: printed, as text, or as pixels."""
        return rendered(self._play.game, self._play.seat, self.render_mode)
