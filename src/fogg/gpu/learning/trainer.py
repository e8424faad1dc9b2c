"""A training run: iterations of play and learning, in pieces of any length."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from fogg.gpu.lane_state import LaneState
from fogg.gpu.learning.action_heads import ActionHeads
from fogg.gpu.learning.checkpoints import export_net, load_checkpoint, save_checkpoint
from fogg.gpu.learning.policy_net import Params, PolicyNet
from fogg.gpu.learning.rollout import Roller, RolloutFigures
from fogg.gpu.learning.train_config import TrainConfig, TrainError
from fogg.gpu.learning.updates import Adam, Losses, Updater, fresh_adam
from fogg.gpu.tensor_game import TensorGame
from fogg.gpu.tensor_tables import TensorTables

CURVE = (
    *(
        "iteration",
        "decisions",
        "seconds",
        "games",
        "points",
        "tickets",
        "completed",
        "length",
        "entropy",
        "value_loss",
    ),
    *("drift", "gradient", "past_wins", "inexact", "lost", "rate", "entropy_weight", "ticket_weight", "per_second"),
)
GENTLE = 20
Report = Callable[[dict[str, float]], None]


class Trainer:
    """The network, its games and how far it has come. `run` continues it; `save` and `Trainer.load` keep it."""

    def __init__(self, config: TrainConfig, tables: TensorTables) -> None:
        if (tables.name, tables.variant) != (config.edition, config.variant):
            raise TrainError(f"the tables are of {tables.name} {tables.variant}, not of {config.edition}")
        self.config = config
        self.game = TensorGame(tables, config.players)
        self.heads = ActionHeads(tables)
        key = jax.random.key(config.seed, impl="rbg")
        self.state: LaneState = jax.jit(self.game.deal, static_argnums=1)(key, config.lanes)
        inputs = observation_size(self.game)
        self.net = PolicyNet(
            self.heads, inputs, config.players, width=config.width, blocks=config.blocks, half=config.half
        )
        self.params: Params = self.net.init(jax.random.key(config.seed))
        self.adam: Adam = fresh_adam(self.params)
        self.past: list[Params] = [half(self.params)]
        self.others: list[Params] = []  # networks that stay among the opponents, next to past selves
        self.roller = Roller(self.game, self.net, config)
        self.updater = Updater(self.net, config, tables.actions)
        self.iteration = 0
        self.gentle = 0  # iterations until the full learning rate, where known weights must not be shaken
        self.seconds = 0.0
        self.decisions = 0
        self.curve: list[dict[str, float]] = []
        self.iterate = jax.jit(self.one_iteration, donate_argnums=(0, 1, 3))

    def one_iteration(
        self,
        params: Params,
        adam: Adam,
        past: Params,
        state: LaneState,
        iteration: jax.Array,
        settings: jax.Array,
    ) -> tuple[Params, Adam, LaneState, RolloutFigures, Losses]:
        """Play and learn once."""
        key = jax.random.fold_in(jax.random.key(self.config.seed + 1, impl="rbg"), iteration)
        play_key, learn_key = jax.random.split(key)
        lanes = self.roller.past_lanes(self.config.past_share)
        state, batch, figures = self.roller.roll(params, past, state, play_key, settings[2], lanes)
        params, adam, losses = self.updater.update(params, adam, batch, learn_key, settings[0], settings[1])
        return params, adam, state, figures, losses

    def begin_with(self, params: Params) -> None:
        """Take weights to begin with instead of fresh ones."""
        check_shapes(self.params, params, "the network to begin with")
        self.params = params
        self.past = [half(params)]
        self.gentle = GENTLE

    def imitate(self, path: Path, epochs: int = 12) -> dict[str, float]:
        """Begin by deciding as the decisions of a file do; return how often the network does then."""
        from fogg.gpu.learning.imitation import imitated, read_lessons

        actions = self.game.tables.actions
        params, told = imitated(self.net, self.params, read_lessons(path), actions, epochs=epochs)
        self.begin_with(params)
        return told

    def play_against(self, params: Params) -> None:
        """Let one seat of every game be played by a network that never changes: how well can it be beaten?"""
        check_shapes(self.params, params, "the network to play against")
        self.config = replace(self.config, past_share=1.0, past_selves=1, past_every=1 << 30)
        self.past = [half(params)]

    def play_with(self, networks: list[Params]) -> None:
        """Keep networks that never change among the opponents, next to past selves: such as imitated bots."""
        for params in networks:
            check_shapes(self.params, params, "a network to play with")
        self.others = [half(params) for params in networks]

    @property
    def total(self) -> int:
        """The number of iterations of the run."""
        return self.config.stage_ends()[-1]

    def run(
        self,
        seconds: float,
        report: Report,
        *,
        every: int = 10,
        saving: tuple[Path, float] | None = None,
        fit: float | None = None,
        most: int | None = None,
    ) -> None:
        """Train until the run is over or that many seconds are gone, the compiling included.

        `every`: iterations for each row of the curve. `saving`: a folder, and the seconds between its checkpoints.
        `fit`: make the stages longer or shorter, so that the run is over after about that many seconds. `most`: stop
        after that many iterations.
        """
        began = last = saved = time.monotonic()
        fitted = fit is None
        first = self.iteration
        rows: list[tuple[RolloutFigures, Losses]] = []
        while self.iteration < self.total and time.monotonic() - began < seconds:
            if most is not None and self.iteration >= first + most:
                break
            rate, *others = self.config.settings(self.iteration)
            settings = (rate * min(1.0, (self.iteration + 1) / (self.gentle + 1)), *others)
            opponents = [*self.others, *self.past]
            past = opponents[self.iteration % len(opponents)]
            number = jnp.int32(self.iteration)
            self.params, self.adam, self.state, figures, losses = self.iterate(
                self.params, self.adam, past, self.state, number, jnp.asarray(settings, jnp.float32)
            )
            rows.append((figures, losses))
            self.iteration += 1
            if self.iteration % self.config.past_every == 0:
                self.past = [*self.past, half(self.params)][-self.config.past_selves :]
            if self.iteration % every == 0 or self.iteration == 1:
                self.adam.steps.block_until_ready()
                now = time.monotonic()
                self.seconds += now - last
                report(self.row(rows, settings, now - last))
                if fit is not None and not fitted and self.iteration >= first + 2 * every:
                    fitted = True
                    wanted = self.iteration + len(rows) / (now - last) * (fit - (now - began))
                    self.config = self.config.fitted(self.iteration, wanted)
                rows, last = [], now
                if saving is not None and now - saved > saving[1]:
                    self.save(saving[0])
                    saved = now
        self.adam.steps.block_until_ready()
        self.seconds += time.monotonic() - last

    def row(
        self, rows: list[tuple[RolloutFigures, Losses]], settings: tuple[float, ...], seconds: float
    ) -> dict[str, float]:
        """Return a row of the curve, which gets it too."""
        sums = {name: sum(float(getattr(one, name)) for one, _ in rows) for name in RolloutFigures._fields}
        losses = {name: sum(float(getattr(one, name)) for _, one in rows) / len(rows) for name in Losses._fields}
        games = max(1.0, sums["games"])
        seats = games * self.config.players
        self.decisions += int(sums["length"])
        values = (
            *(self.iteration, self.decisions, round(self.seconds, 1), sums["games"], sums["points"] / seats),
            *(sums["tickets"] / seats, sums["completed"] / seats, sums["length"] / games, losses["entropy"]),
            *(losses["value"], losses["drift"], losses["gradient"]),
            *(sums["past_wins"] / max(1.0, sums["past_games"]), sums["inexact"], sums["lost"]),
            *(*settings, sums["length"] / seconds),
        )
        row = {name: float(value) for name, value in zip(CURVE, values, strict=True)}
        self.curve.append(row)
        return row

    # ---- files

    def save(self, folder: Path) -> None:
        """Write a checkpoint and the curve."""
        progress: dict[str, Any] = {
            "iteration": self.iteration,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "stages": [stage.decisions for stage in self.config.stages],
            "config": asdict(self.config),
            "others": len(self.others),
        }
        save_checkpoint(folder, self.params, self.adam, [*self.others, *self.past], self.state, progress)
        with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, CURVE)
            writer.writeheader()
            for row in self.curve:
                writer.writerow({name: f"{value:.6g}" for name, value in row.items()})

    def load(self, folder: Path) -> None:
        """Continue from a checkpoint of a network of the same shape; all else of the configuration may have changed."""
        params, adam, opponents, state, progress = load_checkpoint(folder)
        check_shapes(self.params, params, f"the network in {folder}")
        others = progress.get("others", 0)
        self.params, self.adam, self.past = params, adam, opponents[others:]
        if not self.others:
            self.others = opponents[:others]
        if state.owner.shape == self.state.owner.shape:
            self.state = state  # with another number of lanes the games begin again
        lengths = progress["stages"]  # as they were fitted to the time; further stages may have been added
        stages = [replace(stage, decisions=n) for stage, n in zip(self.config.stages, lengths, strict=False)]
        self.config = replace(self.config, stages=(*stages, *self.config.stages[len(lengths) :]))
        self.iteration = progress["iteration"]
        self.seconds = progress["seconds"]
        self.decisions = progress["decisions"]
        with (folder / "curve.csv").open(newline="", encoding="utf-8") as file:
            self.curve = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]

    def export(self, path: Path) -> None:
        """Write the network for the bot `net`."""
        notes = {"iteration": self.iteration, "decisions": self.decisions, "seconds": round(self.seconds)}
        export_net(path, self.params, self.config, self.game.tables, self.heads, notes)


def check_shapes(own: Params, given: Params, what: str) -> None:
    """Raise TrainError unless two networks have one shape."""
    shapes = [{name: value.shape for name, value in params.items()} for params in (own, given)]
    if shapes[0] != shapes[1]:
        raise TrainError(f"{what} has another shape than the configuration says: {shapes[1]}, not {shapes[0]}")


def half(params: Params) -> Params:
    """Return a copy of the weights with 16 bits."""
    return {name: value.astype(jnp.bfloat16) for name, value in params.items()}


def observation_size(game: TensorGame) -> int:
    """Return how many numbers an observation has."""
    lane = jax.eval_shape(lambda key: game.deal(key, 1), jax.random.key(0))
    return int(jax.eval_shape(game.observe, lane).shape[1])
