"""Ids for `gymnasium.make`: `fogg/usa-v0` and so on, one for each edition. Importing this file registers them."""

from __future__ import annotations

from fogg.engine import playable
from fogg.errors import MissingExtra

try:
    import gymnasium
except ModuleNotFoundError:
    raise MissingExtra("a Gymnasium environment", "envs") from None

SINGLE = "fogg.envs.single_env:SingleSeat"
VECTOR = "fogg.envs.vector_env:VectorGames"


def register() -> list[str]:
    """Register every edition, and return the ids; those that are known already stay as they are."""
    ids = []
    for edition in playable():
        name = f"fogg/{edition.replace('_', '-')}-v0"
        ids.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(name, SINGLE, vector_entry_point=VECTOR, kwargs={"edition": edition})
    return ids


IDS = register()
