"""PettingZoo: all seats of a game, one decision after the other."""

from __future__ import annotations

from typing import Any, ClassVar

from fogg.errors import FoggError, MissingExtra, WrongArgument

try:
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ModuleNotFoundError:
    raise MissingExtra("a PettingZoo environment", "envs") from None

from fogg.engine import Game
from fogg.envs.observation import ObservationSpec
from fogg.envs.play.env_spaces import action_space, masked_space
from fogg.envs.play.rendering import METADATA, checked_mode, rendered
from fogg.envs.play.session import GameSession
from fogg.envs.play.table_choice import SEEDS, TableChoice, acting_seat

Observed = dict[str, Any]


class AecGame(AECEnv):  # type: ignore[misc]
    """A game in which the agents `player_0`, `player_1`, ... decide one after the other.

    An observation is `{"observation": ..., "action_mask": ...}`. Where several seats choose at the same time, as at
    the opening, they are asked in the order of seats, and what one of them has chosen changes nothing that the others
    see or may do before all have chosen. `max_cycles`: an agent that has made that many decisions is truncated; its
    seat is then played at random until all other agents are truncated too.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "fogg_v0", "is_parallelizable": False}

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
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.observation_spec.size, self._session.actions
        self.observation_spaces = {agent: masked_space(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._made: list[int] = []  # decisions of each agent

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed always the same one, and the same games after it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        game = self._session.begin(int(self._random.integers(SEEDS)))
        self._made = [0] * self.choice.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[acting_seat(game)]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees now, and which actions it may choose; none if it is not asked."""
        return self._session.observed(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Let the selected agent decide; None for an agent whose game is over."""
        game = self._session.game
        if not self.agents:
            raise FoggError("the game is over: call reset() to begin another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        legal = self._session.play(seat, action)
        if not legal or self.infos[agent]:
            self.infos[agent] = {} if legal else {"illegal": True}
        if self.max_cycles is not None:
            self._count(agent, seat)
        paid = self._session.paid()
        if paid is not None:
            for one in self.agents:
                self.rewards[one] = paid[self._seat_of[one]]
                self._cumulative_rewards[one] += self.rewards[one]
        if game.over:
            self.terminations = {one: not self.truncations[one] for one in self.agents}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[acting_seat(game)]
            if self.max_cycles is not None:
                self._deads_step_first()

    def _count(self, agent: str, seat: int) -> None:
        """Count a decision, truncate the agent after its last one, and play on for those that were truncated."""
        game, last = self._session.game, self.max_cycles
        self._made[seat] += 1
        self.truncations[agent] = self._made[seat] == last
        if all(made == last for made in self._made):
            return
        while not game.over and self._made[acting_seat(game)] == last:
            self._session.stand_in(acting_seat(game))

    def render(self) -> Any:
        """Show the position as spectators see it: printed, as text, or as pixels."""
        return rendered(self._session.game, None, self.render_mode)

    def close(self) -> None:
        """Release nothing: there is nothing open."""


def checked_cycles(cycles: int | None) -> int | None:
    """Return a number of cycles; WrongArgument for one below 1."""
    if cycles is not None and cycles < 1:
        raise WrongArgument("max_cycles", cycles, "a number from 1 on is needed, or None for whole games")
    return cycles
