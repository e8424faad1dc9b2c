"""The configuration of a training run: a TOML file, read and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from fogg.errors import FoggError

BLOCK: Final = 16  # steps between fresh deals; no game is shorter
# What keys of each type take, in words.
TAKEN: Final = {"bool": "true or false", "str": "a text", "int": "a whole number", "float": "a number"}


class TrainError(FoggError):
    """A training run that cannot be started or continued, and what to change."""


@dataclass(frozen=True)
class Stage:
    """A part of the run. Pairs of numbers fall from the first to the second over `over` of the stage."""

    decisions: float  # after which it ends, in millions
    learning_rate: tuple[float, float] = (4e-4, 4e-5)
    entropy: tuple[float, float] = (0.03, 0.003)
    ticket_weight: tuple[float, float] = (1.0, 1.0)  # what a point of a ticket counts
    over: tuple[float, float, float] = (1.0, 0.8, 0.5)  # of learning rate, entropy, ticket weight


@dataclass(frozen=True)
class TrainConfig:
    """All that decides a run, but for the machine's arithmetic."""

    edition: str
    players: int
    stages: tuple[Stage, ...]
    variant: str = ""
    seed: int = 0
    width: int = 1024
    blocks: int = 1
    half: bool = True  # matrix products in 16 bits
    lanes: int = 12288
    steps: int = 64  # of each lane in a rollout
    minibatches: int = 16
    epochs: int = 2
    clip: float = 0.2
    smoothing: float = 0.95  # lambda of the generalized advantage
    value_weight: float = 0.5
    gradient_norm: float = 0.5
    margin_weight: float = 0.3  # of the reward, the rest is for winning
    margin_scale: float = 60.0  # points
    past_share: float = 0.15  # of games in which one seat is played by a past self
    past_selves: int = 3  # how many are kept
    past_every: int = 60  # iterations between two of them
    trail_cap: int = 128  # steps of each round of the search for longest paths; the best path found counts

    @property
    def rows(self) -> int:
        """Decisions and automatic steps of an iteration."""
        return self.lanes * self.steps

    def stage_ends(self) -> list[int]:
        """Return after how many iterations each stage is over."""
        ends: list[int] = []
        total = 0
        for stage in self.stages:
            total += max(1, round(stage.decisions * 1_000_000 / self.rows))
            ends.append(total)
        return ends

    def fitted(self, iteration: int, total: float) -> TrainConfig:
        """Return the same with the time after that iteration stretched, so that the run has about `total` of them."""
        ends = self.stage_ends()
        factor = max(1.0, total - iteration) / max(1, ends[-1] - iteration)
        stages: list[Stage] = []
        start = 0
        for stage, end in zip(self.stages, ends, strict=True):
            gone = min(max(iteration - start, 0), end - start)
            length = gone + (end - start - gone) * factor
            stages.append(replace(stage, decisions=length * self.rows / 1_000_000))
            start = end
        return replace(self, stages=tuple(stages))

    def settings(self, iteration: int) -> tuple[float, float, float]:
        """Return learning rate, weight of entropy and weight of tickets of an iteration."""
        start = 0
        for stage, end in zip(self.stages, self.stage_ends(), strict=True):
            if iteration < end or stage is self.stages[-1]:
                gone = min(1.0, (iteration - start) / (end - start))
                pairs = (stage.learning_rate, stage.entropy, stage.ticket_weight)
                rate, entropy, tickets = (
                    first + (last - first) * min(1.0, gone / over)
                    for (first, last), over in zip(pairs, stage.over, strict=True)
                )
                return rate, entropy, tickets
            start = end
        raise TrainError("the configuration needs a stage")


def read_config(path: Path) -> TrainConfig:
    """Return the configuration of a file; TrainError names a key that is wrong."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as problem:
        raise TrainError(f"cannot read the configuration {path.name}: {problem}") from problem
    return config_of(table)


def config_of(table: dict[str, Any]) -> TrainConfig:
    """Return the configuration that a table says."""
    known = {field.name for field in fields(TrainConfig)}
    unknown = sorted(set(table) - known)
    if unknown:
        raise TrainError(
            f"unknown keys in the configuration: {', '.join(unknown)}; known are {', '.join(sorted(known))}"
        )
    for key in ("edition", "players", "stages"):
        if key not in table:
            raise TrainError(f"the configuration needs {key!r}")
    check_types(TrainConfig, {key: value for key, value in table.items() if key != "stages"}, "")
    if not isinstance(table["stages"], list) or not table["stages"]:
        raise TrainError("the configuration needs a stage: [[stages]] with 'decisions'")
    config = TrainConfig(**{**table, "stages": tuple(map(stage_of, table["stages"], count(1)))})
    for key in ("width", "lanes", "steps", "minibatches", "epochs", "past_every"):
        if getattr(config, key) < 1:
            raise TrainError(f"{key} must be 1 or more, not {getattr(config, key)}")
    if config.steps % BLOCK:
        raise TrainError(f"steps must be a multiple of {BLOCK}, not {config.steps}")
    if config.rows % config.minibatches:
        raise TrainError("lanes * steps must be a multiple of minibatches")
    return config


def stage_of(table: Any, number: int) -> Stage:
    """Return a stage of a configuration."""
    known = {field.name for field in fields(Stage)}
    wrong = sorted(set(table) - known) if isinstance(table, dict) else table
    if wrong or "decisions" not in table:
        raise TrainError(f"stage {number} needs 'decisions' and knows {', '.join(sorted(known))}; not {wrong}")
    check_types(Stage, table, f"stage {number}: ")
    values: dict[str, Any] = {key: tuple(one) if isinstance(one, list) else one for key, one in table.items()}
    return Stage(**values)


def check_types(kind: type[TrainConfig | Stage], table: dict[str, Any], where: str) -> None:
    """Raise TrainError for the first value that is of another type than its key takes."""
    for key, value in table.items():
        wanted = str(kind.__annotations__[key])
        if not fits(value, wanted):
            raise TrainError(f"{where}{key} takes {TAKEN.get(wanted) or several(wanted)}, not {value!r}")


def fits(value: Any, wanted: str) -> bool:
    """Return True if a value can stand where the configuration has that type."""
    if wanted.startswith("tuple"):
        return isinstance(value, list) and len(value) == numbers_in(wanted) and all(fits(one, "float") for one in value)
    kinds: dict[str, Any] = {"bool": bool, "str": str, "int": int, "float": (int, float)}
    return isinstance(value, kinds[wanted]) and isinstance(value, bool) == (wanted == "bool")


def several(wanted: str) -> str:
    """Return what a type of several numbers takes, in words."""
    return f"a list of {numbers_in(wanted)} numbers"


def numbers_in(wanted: str) -> int:
    """Return how many numbers a tuple has."""
    return wanted.count("float")
