"""Small boards and damaged copies of real ones, for the tests of this folder."""

from __future__ import annotations

import shutil
from pathlib import Path

from fogg.board import Board, Edition, Route, load
from fogg.board.folder.source import editions_home


def copy_of(edition: str, folder: Path) -> Path:
    """Return a folder of one's own with all files of an edition."""
    target = folder / edition
    shutil.copytree(editions_home() / edition, target)
    return target


def replace(file: Path, old: str, new: str) -> int:
    """Replace the first occurrence of a text, which must be there, and return its line."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file.name}"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def network(*edges: tuple[int, int, int]) -> list[Route]:
    """Return routes with ids 0, 1, 2, ... from (a, b, length)."""
    return [Route(i, f"{a}-{b}.{i}", a, b, "gray", length) for i, (a, b, length) in enumerate(edges)]


def owned(board: Board, *names: str) -> list[Route]:
    """Return routes of a board by key, whichever way round it is written: `denver omaha`."""
    return [board.routes_between(*name.split())[0] for name in names]


def usa() -> Edition:
    """Return the base game."""
    return load("usa")
