"""Files that are there as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def free_path(folder: Path, name: str, ending: str) -> Path:
    """Return a file that is not there yet: `name.ending`, then `name-2.ending`."""
    path = folder / f"{name}{ending}"
    n = 2
    while path.exists():
        path = folder / f"{name}-{n}{ending}"
        n += 1
    return path


def part_of(path: Path) -> Path:
    """Return the name of a file while it is written; an older unfinished one is removed."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    return part


def settle(part: Path, path: Path) -> None:
    """Give a finished file its name once it is on disk: half a file never has that name."""
    sync(part)
    part.replace(path)
    sync(path.parent)


def sync(path: Path) -> None:
    """Return when a file, or the names in a folder, are on disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
