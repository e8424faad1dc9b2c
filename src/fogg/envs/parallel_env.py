"""PettingZoo, in parallel: all seats are asked at every step, and those that have something to decide are heard."""

from __future__ import annotations

from typing import Any, ClassVar

from fogg.errors import FoggError, MissingExtra, WrongArgument

try:
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv
except ModuleNotFoundError:
    raise MissingExtra("a PettingZoo environment", "envs") from None

from fogg.engine import Game
from fogg.envs.aec_env import Observed, checked_cycles
from fogg.envs.observation import ObservationSpec
from fogg.envs.play.env_spaces import action_space, masked_space
from fogg.envs.play.rendering import METADATA, checked_mode, rendered
from fogg.envs.play.session import GameSession
from fogg.envs.play.table_choice import SEEDS, TableChoice

Stepped = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelGame(ParallelEnv):  # type: ignore[misc]
    """A game in which every agent gives an action at every step.

    The mask of an agent that has nothing to decide is empty and its action is not heard. The opening choice is really
    simultaneous: all agents choose in the same step. `max_cycles`: all agents are truncated after that many steps.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "fogg_parallel_v0"}

    def __init__(
        self,
        choice: TableChoice,
        *,
        reward: str = "win",
        illegal: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.choice = choice
        self.max_cycles = checked_cycles(max_cycles)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(choice.players)]
        self.agents: list[str] = []
        self._session = GameSession(choice, reward=reward, illegal=illegal)
        size, actions = self.observation_spec.size, self._session.actions
        self.observation_spaces = {agent: masked_space(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._steps = 0

    @property
    def observation_spec(self) -> ObservationSpec:
        """The layout of observations, with a sentence for every number."""
        return self._session.eyes.spec

    @property
    def game(self) -> Game:
        """The game itself, with everything hidden in it; take `game.view(seat)` for what a seat knows."""
        return self._session.game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a game; with a seed always the same one, and the same games after it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._session.begin(int(self._random.integers(SEEDS)))
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Let all seats decide that are asked now."""
        game = self._session.game
        if not self.agents:
            raise FoggError("the game is over: call reset() to begin another")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in game.actors:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise WrongArgument("actions", sorted(actions), f"{agent} is asked, so its action is needed")
            if not self._session.play(seat, actions[agent]):
                infos[agent]["illegal"] = True
        self._steps += 1
        stopped = self._steps == self.max_cycles and not game.over
        paid = self._session.paid() or [0.0] * len(self.possible_agents)
        rewards = dict(zip(self.possible_agents, paid, strict=True))
        over, truncated = dict.fromkeys(self.agents, game.over), dict.fromkeys(self.agents, stopped)
        if game.over or stopped:
            self.agents = []
        return self._observed(), rewards, over, truncated, infos

    def _observed(self) -> dict[str, Observed]:
        """Return what every agent sees."""
        return {agent: self._session.observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        """Show the position as spectators see it: printed, as text, or as pixels."""
        return rendered(self._session.game, None, self.render_mode)

    def close(self) -> None:
        """Release nothing: there is nothing open."""
