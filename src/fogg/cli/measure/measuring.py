"""Options and files that the measuring commands share."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from fogg.errors import FoggError
from fogg.workers import LocalWorkers, RayWorkers, Workers

BOTS = "random, greedy, racer, planner, search:400, search:50ms, level:1 to level:5, net or module:Class"

JobsOption = Annotated[
    int, typer.Option("--jobs", metavar="J", min=1, help="How many processes; results do not depend on it.")
]
RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster instead: its address, `auto`, or `local` for one on this machine (extra `ray`).",
    ),
]
JsonFileOption = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write all figures to this file; `-` prints them.")
]
HtmlOption = Annotated[
    Path | None, typer.Option("--html", metavar="FILE", help="Write a report to this file, which needs nothing else.")
]


def chosen_workers(jobs: int, ray: str | None) -> Workers:
    """Return who does the work: processes of this machine, or a Ray cluster."""
    if ray is None:
        return LocalWorkers(jobs)
    if jobs != 1:
        raise FoggError("--jobs and --ray exclude each other: a Ray cluster knows how many workers it has")
    return RayWorkers(ray)


def find_own_bots() -> None:
    """Let `module:Class` be found in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def check_writable(option: str, path: Path | None) -> None:
    """Refuse a file whose folder is not there before anything is played, rather than after it."""
    if path is not None and not path.parent.is_dir():
        raise FoggError(f"{option} {path}: there is no folder {path.parent}")
    if path is not None and path.is_dir():
        raise FoggError(f"{option} {path}: this is a folder; name a file")


def write_file(option: str, path: Path, content: str | bytes) -> None:
    """Write a file; an error of one line if that cannot be."""
    try:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as problem:
        raise FoggError(f"{option} {path}: {problem.strerror}") from None
