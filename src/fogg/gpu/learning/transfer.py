"""A start for another number of players: a network that knows the board already, with further seats to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from fogg.bots.net.net_weights import read_arrays
from fogg.bots.observation import ObservationSpec, observation_spec
from fogg.engine import Ruleset
from fogg.gpu.learning.policy_net import Params
from fogg.gpu.learning.train_config import TrainError

SEATED = ("seat", "rival", "owner")  # axes along which seats stand
FIRST_RIVAL = "seat +1"
WHOLE = ("route_owner", "pieces")  # blocks where one seat at most has a thing; in others rivals share what one meant


def read_exported(path: Path) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """Return what an exported network says of itself, and its weights."""
    about, arrays = read_arrays(path)
    return about, {name: value.astype(np.float32) for name, value in arrays.items() if name != "heads"}


def start_from(path: Path, ruleset: Ruleset, players: int) -> Params:
    """Return the weights of an exported network for that number of players, which may be another than its own."""
    about, weights = read_exported(path)
    if about["edition"] != ruleset.edition.id:
        raise TrainError(f"{path.name} is a network for {about['edition']}, not for {ruleset.edition.id}")
    known, wanted = (observation_spec(ruleset, n) for n in (about["players"], players))
    if known.size != len(weights["first_w"]):
        raise TrainError(f"{path.name} has {len(weights['first_w'])} inputs, not {known.size}: it is of other rules")
    if about["players"] != players:
        weights["first_w"] = inputs_for(weights["first_w"], known, wanted)
        weights |= values_for(weights, players)
    return {name: jnp.asarray(value) for name, value in weights.items()}


def inputs_for(rows: np.ndarray, known: ObservationSpec, wanted: ObservationSpec) -> np.ndarray:
    """Return the weights of inputs in another layout: what was the first rival's is every rival's."""
    found = np.zeros((wanted.size, rows.shape[1]), np.float32)
    rivals = (known.players - 1) / (wanted.players - 1)
    for block in wanted.blocks:
        old = known.block(block.name)
        if old is None:
            continue
        source = rows[old.offset : old.offset + old.size].reshape(*old.shape, -1)
        target = np.zeros((*block.shape, rows.shape[1]), np.float32)
        axis = next((i for i, name in enumerate(block.axes) if name in SEATED), None)
        if axis is None:
            target[:] = source
        else:
            for place, label in enumerate(block.labels[axis]):
                there = label in old.labels[axis]
                own = old.labels[axis].index(label if there else FIRST_RIVAL)
                is_rival = label.startswith("seat") and label != "seat +0"
                factor = rivals if is_rival and not block.name.startswith(WHOLE) else 1.0
                target[(slice(None),) * axis + (place,)] = factor * np.take(source, own, axis=axis)
        found[block.offset : block.offset + block.size] = target.reshape(block.size, -1)
    return found


def values_for(weights: dict[str, np.ndarray], wanted: int) -> dict[str, np.ndarray]:
    """Return the value head for another number of players: the own value, and its opposite shared by the others."""
    own = weights["value_w"][:, :1], weights["value_b"][:1]
    if wanted == 2:
        return {"value_w": own[0], "value_b": own[1]}
    others = [-part / (wanted - 1) for part in own]
    return {
        "value_w": np.concatenate([own[0], *[others[0]] * (wanted - 1)], axis=1),
        "value_b": np.concatenate([own[1], *[others[1]] * (wanted - 1)]),
    }
