"""Measure the training loop and its parts: `python -m fogg.gpu.learning.train_bench <recipe>`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from fogg.gpu.gpu_kernels import uses_kernels
from fogg.gpu.learning.train_config import read_config
from fogg.gpu.learning.trainer import Trainer
from fogg.gpu.train import tables_for


def timed(function: Callable[[], Any], times: int = 5) -> float:
    """Return the milliseconds that a call takes, once it is compiled."""
    jax.tree.leaves(function())[0].block_until_ready()
    began = time.perf_counter()
    for _ in range(times):
        result = function()
    for leaf in jax.tree.leaves(result):
        leaf.block_until_ready()
    return round(1000 * (time.perf_counter() - began) / times, 3)


def parts_of(trainer: Trainer) -> dict[str, float]:
    """Return the milliseconds of each part of a step of all lanes, and of play and learning of an iteration."""
    game, config, state = trainer.game, trainer.config, trainer.state
    lanes = config.lanes
    chance = jnp.full(lanes, 0.5)
    action = jnp.full(lanes, -1, jnp.int32)
    observe, legal, step = jax.jit(game.observe), jax.jit(game.legal), jax.jit(game.step)
    seen = trainer.net.sight(observe(state))
    forward = jax.jit(trainer.net.__call__)
    roll = jax.jit(trainer.roller.roll, static_argnums=5)
    learn = jax.jit(trainer.updater.update)
    past = trainer.past[0]
    key = jax.random.key(1, impl="rbg")
    weight, rate = jnp.float32(1), jnp.float32(1e-4)
    past_lanes = trainer.roller.past_lanes(config.past_share)
    found = {
        "observe": timed(lambda: observe(state)),
        "legal": timed(lambda: legal(state)),
        "step": timed(lambda: step(state, action, chance)),
        "forward": timed(lambda: forward(trainer.params, seen, state.offer)),
        "play": timed(lambda: roll(trainer.params, past, state, key, weight, past_lanes), 3),
    }
    batch = roll(trainer.params, past, state, key, weight, past_lanes)[1]
    found["learn"] = timed(lambda: learn(trainer.params, trainer.adam, batch, key, rate, rate), 3)
    return found


def main(arguments: list[str]) -> None:
    """Print a line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("config", type=Path)
    parser.add_argument("--tables", type=Path)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(arguments)
    config = read_config(chosen.config)
    trainer = Trainer(config, tables_for(config, chosen.tables))
    found = parts_of(trainer)
    rows = config.rows / (found["play"] + found["learn"]) * 1000
    figures = {
        "edition": config.edition,
        "players": config.players,
        "lanes": config.lanes,
        "kernels": uses_kernels(trainer.game.tables),
        "milliseconds": found,
        "steps_per_second": round(rows),
        "device": jax.devices()[0].device_kind,
    }
    print(json.dumps(figures), flush=True)
    if chosen.out is not None:
        with chosen.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
