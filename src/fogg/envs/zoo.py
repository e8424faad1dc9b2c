"""The door for programs that take a module of PettingZoo: `env`, `raw_env` and `parallel_env`."""

from __future__ import annotations

import os
from collections.abc import Sequence

from fogg.envs.aec_env import AecGame
from fogg.envs.parallel_env import ParallelGame
from fogg.envs.play.table_choice import Settings, TableChoice


def env(
    edition: str | os.PathLike[str] | None = None,
    players: int | None = None,
    *,
    variant: str | None = None,
    settings: Settings | None = None,
    add_ons: Sequence[str] = (),
    reward: str = "win",
    illegal: str | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AecGame:
    """Return a PettingZoo AEC environment: all seats of a game, one decision after the other (`AecGame`)."""
    choice = TableChoice(edition, players, variant=variant, settings=settings, add_ons=add_ons)
    return AecGame(choice, reward=reward, illegal=illegal, max_cycles=max_cycles, render_mode=render_mode)


raw_env = env


def parallel_env(
    edition: str | os.PathLike[str] | None = None,
    players: int | None = None,
    *,
    variant: str | None = None,
    settings: Settings | None = None,
    add_ons: Sequence[str] = (),
    reward: str = "win",
    illegal: str | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> ParallelGame:
    """Return a PettingZoo parallel environment: all seats are asked at every step (`ParallelGame`)."""
    choice = TableChoice(edition, players, variant=variant, settings=settings, add_ons=add_ons)
    return ParallelGame(choice, reward=reward, illegal=illegal, max_cycles=max_cycles, render_mode=render_mode)
