"""Games for research code: PettingZoo, Gymnasium, OpenSpiel, vectors of games, and observations for all of them.

>>> from fogg import envs
>>> env = envs.aec("new_york", players=2)
>>> env.reset(seed=1)
>>> env.last()[0]["observation"].shape
(512,)

What needs an extra is imported when it is first asked for: `fogg-rails[envs]`, or `fogg-rails[openspiel]`.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fogg.engine import ruleset
from fogg.envs.observation import ObservationSpec, observation_spec

if TYPE_CHECKING:
    from fogg.envs.gym_ids import register
    from fogg.envs.play.table_choice import Settings
    from fogg.envs.single_env import SingleSeat as single
    from fogg.envs.spiel_game import load_game as openspiel
    from fogg.envs.vector_env import VectorGames as vector
    from fogg.envs.zoo import env as aec
    from fogg.envs.zoo import parallel_env as parallel

DOORS = {
    "aec": ("zoo", "env"),
    "parallel": ("zoo", "parallel_env"),
    "single": ("single_env", "SingleSeat"),
    "vector": ("vector_env", "VectorGames"),
    "openspiel": ("spiel_game", "load_game"),
    "register": ("gym_ids", "register"),
}


def __getattr__(name: str) -> Any:
    """Return an environment by its short name; MissingExtra names the extra that it needs."""
    if name not in DOORS:
        raise AttributeError(f"module 'fogg.envs' has no attribute {name!r}")
    file, attribute = DOORS[name]
    return getattr(importlib.import_module(f"fogg.envs.{file}"), attribute)


def spec(
    edition: str | os.PathLike[str],
    players: int,
    *,
    variant: str | None = None,
    settings: Settings | None = None,
    add_ons: Sequence[str] = (),
) -> ObservationSpec:
    """Return the layout of observations: which number stands where, and what it says (`describe(i)`, `table()`)."""
    return observation_spec(ruleset(edition, variant=variant, settings=settings, add_ons=add_ons), players)


__all__ = ["ObservationSpec", "aec", "openspiel", "parallel", "register", "single", "spec", "vector"]
