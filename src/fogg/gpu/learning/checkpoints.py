"""Checkpoints: a folder of small files from which a run continues without loss, and the network for `net`."""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax.numpy as jnp
import numpy as np

from fogg.gpu.lane_state import LaneState
from fogg.gpu.learning.action_heads import ActionHeads
from fogg.gpu.learning.policy_net import Params
from fogg.gpu.learning.train_config import TrainConfig, TrainError
from fogg.gpu.learning.updates import Adam
from fogg.gpu.tensor_tables import TensorTables

WEIGHTS = "weights.npz"
FORMAT = 1  # of exported networks
GAME = "game/"  # before the names of arrays of games


def save_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write arrays to a file, whole or not at all."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def packed(params: Params) -> dict[str, Any]:
    """Return weights of 16 bits (bfloat16) as whole numbers, which files can hold."""
    return {name: np.asarray(value).view(np.uint16) for name, value in params.items()}


def save_checkpoint(
    folder: Path, params: Params, adam: Adam, past: list[Params], state: LaneState, progress: dict[str, Any]
) -> None:
    """Write all that a run needs to continue, in a few files. The last one says that the others are whole."""
    folder.mkdir(parents=True, exist_ok=True)
    save_arrays(folder / "adam_first.npz", {name: np.asarray(value) for name, value in adam.first.items()})
    save_arrays(folder / "adam_second.npz", {name: np.asarray(value) for name, value in adam.second.items()})
    selves = {f"{number}/{name}": value for number, one in enumerate(past) for name, value in packed(one).items()}
    save_arrays(folder / "past.npz", selves)
    progress = {**progress, "adam_steps": float(adam.steps), "past": len(past)}
    arrays = {name: np.asarray(value) for name, value in params.items()}
    arrays |= {f"{GAME}{name}": np.asarray(value) for name, value in state._asdict().items()}
    save_arrays(folder / WEIGHTS, {**arrays, "progress": np.array(json.dumps(progress))})


def load_checkpoint(folder: Path) -> tuple[Params, Adam, list[Params], LaneState, dict[str, Any]]:
    """Return what `save_checkpoint` wrote."""

    def arrays(name: str) -> dict[str, Any]:
        try:
            with (folder / name).open("rb") as file, np.load(file) as stored:
                return {key: stored[key] for key in stored.files}
        except (OSError, ValueError, EOFError, BadZipFile, zlib.error) as problem:
            raise TrainError(
                f"there is no whole checkpoint in {folder}: {name} cannot be read ({problem}); name another folder"
            ) from problem

    found = arrays(WEIGHTS)
    progress = json.loads(str(found.pop("progress")))
    games = {name: jnp.asarray(found.pop(name)) for name in list(found) if name.startswith(GAME)}
    state = LaneState(**{name.removeprefix(GAME): value for name, value in games.items()})
    memory = [
        {name: jnp.asarray(value) for name, value in arrays(f"adam_{one}.npz").items()} for one in ("first", "second")
    ]
    params = {name: jnp.asarray(value) for name, value in found.items()}
    past: list[Params] = [{} for _ in range(progress["past"])]
    for key, value in arrays("past.npz").items():
        number, name = key.split("/")
        past[int(number)][name] = jnp.asarray(value.view(jnp.bfloat16))
    return params, Adam(memory[0], memory[1], jnp.float32(progress["adam_steps"])), past, state, progress


def export_net(
    path: Path, params: Params, config: TrainConfig, tables: TensorTables, heads: ActionHeads, notes: dict[str, Any]
) -> None:
    """Write the network with 16-bit weights, as `net` reads it: NumPy is enough."""
    about = {
        "format": FORMAT,
        "edition": tables.name,
        "variant": tables.variant,
        "players": config.players,
        "inputs": int(params["first_w"].shape[0]),
        "actions": tables.actions,
        "blocks": config.blocks,
        "plain": heads.plain,
        "config": asdict(config),
        **notes,
    }
    weights: dict[str, Any] = {name: np.asarray(value, np.float16) for name, value in params.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about)), heads=heads.matrix, **weights)
