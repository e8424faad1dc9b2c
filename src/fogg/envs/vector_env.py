"""Gymnasium vectors: many games at once, in processes that share memory with this one."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

from fogg.errors import FoggError, MissingExtra, WrongArgument

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise MissingExtra("a vector of games", "envs") from None

from fogg.envs.observation import ObservationSpec, observation_spec
from fogg.envs.play.against_bots import Bots
from fogg.envs.play.env_spaces import action_space, number_space
from fogg.envs.play.table_choice import SEEDS, Settings, TableChoice
from fogg.envs.vector_worker import GameRows, RowShapes, SharedRows, VectorTable, run_worker

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Stepped = tuple[Array, Array, Array, Array, dict[str, Any]]
VECTOR_METADATA: Final[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
PATIENCE: Final = 5.0  # seconds that a worker is given to end by itself


class VectorGames(VectorEnv[Any, Any, Any]):
    """Games of one table side by side, each with an agent on one seat and bots on the others.

    A game that ends is dealt again in the same step (`AutoresetMode.SAME_STEP`): the observation is already the first
    one of the next game, and `infos["final_obs"]` has the last one of the game that ended. `infos["action_mask"]` has
    the legal actions of all games. `copy=False` returns arrays that the next step overwrites.
    """

    metadata: dict[str, Any] = VECTOR_METADATA

    def __init__(
        self,
        edition: str | os.PathLike[str] | None = None,
        num_envs: int = 16,
        players: int | None = None,
        *,
        processes: int | None = None,
        bots: Bots = "planner",
        seat: int | None = 0,
        variant: str | None = None,
        settings: Settings | None = None,
        add_ons: Sequence[str] = (),
        reward: str = "win",
        illegal: str | None = None,
        copy: bool = True,
    ) -> None:
        self._pipes: list[Any] = []  # first: a vector is closed even where making it fails
        self._workers: list[Any] = []
        choice = TableChoice(edition, players, variant=variant, settings=settings, add_ons=add_ons)
        table = VectorTable(
            edition=None if edition is None else os.fspath(edition),
            players=choice.players,
            variant=variant,
            settings=dict(settings or {}),
            add_ons=tuple(add_ons),
            bots=bots if isinstance(bots, str) else tuple(bots) if isinstance(bots, Sequence) else bots,
            seat=seat,
            reward=reward,
            illegal=illegal,
        )
        self.num_envs = checked_number("num_envs", num_envs, 1)
        wanted = (os.cpu_count() or 1) if processes is None else checked_number("processes", processes, 0)
        self.observation_spec: ObservationSpec = observation_spec(choice.ruleset, choice.players)
        actions = len(choice.ruleset.actions)
        self.single_observation_space = number_space(self.observation_spec.size)
        self.single_action_space = action_space(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._begun = False
        shapes = RowShapes(num_envs, self.observation_spec.size, actions)
        table.make()  # what is wrong with the table is said here, not in a worker
        processes = min(wanted, num_envs)
        if processes == 0:
            self._rows = SharedRows(shapes, bytearray(shapes.size))
            self._own: GameRows | None = GameRows(table, self._rows, range(num_envs))
        else:
            self._own = None
            self._start(table, shapes, processes)

    def _start(self, table: VectorTable, shapes: RowShapes, processes: int) -> None:
        """Start the workers; each has the same number of games, or one more."""
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", shapes.size)
        self._rows = SharedRows(shapes, memory)
        ends = [self.num_envs * k // processes for k in range(processes + 1)]
        for first, end in pairwise(ends):
            ours, theirs = context.Pipe()
            given = (table, shapes, memory, range(first, end), theirs)
            worker = context.Process(target=run_worker, args=given, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games: game n and those after it are what a `SingleSeat` plays with the seed `seed` + n."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = self.np_random.integers(SEEDS, size=self.num_envs)
        given = [seed + n for n in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        if len(given) != self.num_envs:
            raise WrongArgument("seed", seed, f"a number or a list of {self.num_envs} numbers is needed")
        self._rows.seeds[:] = [one if own is None else own for own, one in zip(given, drawn, strict=True)]
        self._tell("reset")
        self._begun = True
        return self._seen(), self._infos()

    def step(self, actions: Any) -> Stepped:
        """Play an action in every game."""
        if not self._begun:
            raise FoggError("the environments have no games yet: call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise WrongArgument("actions", actions, f"an array of {self.num_envs} ids is needed, one for each game")
        self._rows.actions[:] = given
        self._tell("step")
        rows = self._rows
        infos = self._infos()
        if rows.ended.any():
            final = np.full(self.num_envs, None, dtype=object)
            for number in np.flatnonzero(rows.ended):
                final[number] = rows.final[number].copy()
            infos["final_obs"], infos["_final_obs"] = final, rows.ended.copy()
        if rows.illegal.any():
            infos["illegal"], infos["_illegal"] = rows.illegal.copy(), rows.illegal.copy()
        ended = rows.ended.copy()
        return self._seen(), rows.rewards.copy(), ended, np.zeros_like(ended), infos

    def _tell(self, word: str) -> None:
        """Let all games go on, and wait until they have."""
        if self._own is not None:
            self._own.obey(word)
            return
        for pipe in self._pipes:
            pipe.send(word)
        answers = []
        for pipe in self._pipes:
            try:
                answers.append(pipe.recv())
            except EOFError:
                self.close()
                raise FoggError("a process with games has ended: its error stands above") from None
        for answer in answers:
            if isinstance(answer, Exception):
                self.close()
                raise answer

    def _seen(self) -> Array:
        """Return the observations of all games."""
        return self._rows.observations.copy() if self._copy else self._rows.observations

    def _infos(self) -> dict[str, Any]:
        """Return what else is known of all games."""
        rows, every = self._rows, np.ones(self.num_envs, np.bool_)
        masks = rows.masks.copy() if self._copy else rows.masks
        return {"action_mask": masks, "_action_mask": every, "seat": rows.seats.copy(), "_seat": every.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for pipe in self._pipes:
            try:
                pipe.send("close")
            except (BrokenPipeError, OSError):
                continue
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self._workers, self._begun = [], [], False


def checked_number(argument: str, value: Any, least: int) -> int:
    """Return a number that is not below the least one."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise WrongArgument(argument, value, f"a whole number from {least} on is needed")
    return value
