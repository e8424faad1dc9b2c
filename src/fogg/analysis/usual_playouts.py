"""The usual number of games that an analysis plays on: fewer where a game takes long, so that it ends in minutes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

FEWEST = 10
MOST = 100
# Seconds of one core that an analysis of two players may take, and as much more as there are players.
SECONDS = 90.0


def usual_playouts(edition: str, players: int) -> int:
    """Return the number of games in which an option is tried, for an edition that comes with Fogg; for others the most.

    Decisions, the length of what is played on and the players to play it grow together.
    """
    cost = costs().get(edition, 0.0) * (players / 2) ** 2
    return max(FEWEST, min(MOST, int(FEWEST * SECONDS * (players / 2) / cost))) if cost > 0 else MOST


@cache
def costs() -> dict[str, float]:
    """Return for each edition the seconds of a core that an analysis takes with the fewest playouts and two players."""
    text = (files("fogg.analysis") / "costs.toml").read_text(encoding="utf-8")
    return {edition: float(seconds) for edition, seconds in tomllib.loads(text).items()}
