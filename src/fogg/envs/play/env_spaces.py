"""Spaces of observations and actions, shared by all environments of one table."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

BOUND = 256.0  # no number of an observation is as large


def number_space(size: int) -> spaces.Box:
    """Return the space of observations as numbers."""
    return spaces.Box(-BOUND, BOUND, (size,), np.float32)


def masked_space(size: int, actions: int) -> spaces.Dict:
    """Return the space of observations with the mask of legal actions."""
    return spaces.Dict({"observation": number_space(size), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def action_space(actions: int) -> spaces.Discrete[Any]:
    """Return the space of actions: their ids."""
    return spaces.Discrete(actions)
