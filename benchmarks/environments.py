"""Environments for research code: steps a second with observation and mask, under a random policy. CPU time."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from fogg import envs
from fogg.errors import MissingExtra

ROUNDS = 3
STEPS = 6000


def measure_environments(quick: int) -> dict[str, float]:
    """Return the steps a second of each sort of environment; none without the extras `envs` and `openspiel`."""
    steps = max(STEPS // quick, 300)
    found: dict[str, float] = {}
    for name, edition, run in (
        ("PettingZoo, usa", "usa", pettingzoo),
        ("PettingZoo, new_york", "new_york", pettingzoo),
        ("PettingZoo, europe", "europe", pettingzoo),
        ("Gymnasium against racer, usa", "usa", gymnasium),
        ("OpenSpiel by an observer, usa", "usa", observer),
        ("OpenSpiel by lists, usa", "usa", lists),
    ):
        try:
            found[f"{name}, 2 players, steps/s"] = max(rate(run, edition, steps) for _ in range(ROUNDS))
        except MissingExtra as missing:
            print(f"not measured: {missing}", file=sys.stderr)
            return found
    return found


def rate(run: Callable[[str, int], int], edition: str, steps: int) -> float:
    """Return how many steps a second are made."""
    before = time.process_time()
    made = run(edition, steps)
    return made / (time.process_time() - before)


def picked(legal: Any, rng: random.Random) -> int:
    """Return one of the legal actions."""
    return int(legal[int(rng.random() * len(legal))])


def pettingzoo(edition: str, steps: int) -> int:
    """Play whole games with all seats."""
    import numpy as np

    env, rng, made = envs.aec(edition, 2), random.Random(1), 0
    env.reset(seed=1)
    while made < steps:
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        assert observed is not None
        env.step(picked(np.flatnonzero(observed["action_mask"]), rng))
        made += 1
    return made


def gymnasium(edition: str, steps: int) -> int:
    """Play one seat against a bot, whose decisions are not counted."""
    import numpy as np

    env, rng = envs.single(edition, 2, bots="racer"), random.Random(1)
    _, info = env.reset(seed=1)
    for _ in range(steps):
        *_, ended, _, info = env.step(picked(np.flatnonzero(info["action_mask"]), rng))
        if ended:
            _, info = env.reset()
    return steps


def observer(edition: str, steps: int) -> int:
    """Play all seats, with observations in an array that is used again."""
    from open_spiel.python.observation import make_observation

    game = envs.openspiel(edition, 2)
    observation = make_observation(game)
    return spiel(game, steps, observation.set_from)


def lists(edition: str, steps: int) -> int:
    """Play all seats, with observations and masks as lists."""

    def look(state: Any, player: int) -> None:
        state.observation_tensor(player)
        state.legal_actions_mask(player)

    return spiel(envs.openspiel(edition, 2), steps, look)


def spiel(game: Any, steps: int, look: Callable[[Any, int], object]) -> int:
    """Play games of OpenSpiel, looking at every state with a decision."""
    rng, made = random.Random(1), 0
    while made < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(len(state.chance_outcomes())))
                continue
            look(state, state.current_player())
            state.apply_action(picked(state.legal_actions(), rng))
            made += 1
    return made
