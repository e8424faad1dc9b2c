# interpreted: reads the untyped tables of an edition, once a game
"""The bonuses that an edition names."""

from __future__ import annotations

from typing import Any

from fogg.board import Edition
from fogg.errors import EditionError


def bonus_entry(edition: Edition, name: str) -> dict[str, Any] | None:
    """Return the entry of that id in `bonuses`, if the edition has it."""
    entries: list[dict[str, Any]] = edition.get("bonuses", [])
    return next((entry for entry in entries if entry["id"] == name), None)


def bonus_points(edition: Edition, name: str, key: str = "points") -> int:
    """Return the points of that bonus; 0 where the edition does not have it, EditionError if it pays otherwise."""
    entry = bonus_entry(edition, name)
    if entry is None:
        return 0
    if key not in entry:
        raise EditionError(f"bonuses: {name} needs `{key}`", file=f"{edition.folder.name}/edition.toml", value=name)
    return int(entry[key])


def points_of_rank(by_rank: list[int], numbers: list[int], side: int) -> int:
    """Return points by rank of a side's number, more is better;
    all tied score, and the ranks after them are skipped.
    """
    rank = sum(1 for number in numbers if number > numbers[side])
    return by_rank[rank] if rank < len(by_rank) else 0
