"""`fogg layout`: find a place for every city, route and name of a board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from fogg.board import load
from fogg.cli.options import EditionArgument, VariantOption, chosen
from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.coast import Coast, read_land
from fogg.draw.geo.map_options import read_view
from fogg.draw.layout.board_files import LAYOUT
from fogg.draw.layout.faults import faults
from fogg.draw.layout.layout import layout_file, read_layout, written
from fogg.draw.layout.plan import plan_of
from fogg.draw.layout.search.solve import Told, refine, search


def layout(
    edition: EditionArgument,
    variant: VariantOption = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Start from scratch instead of improving the existing layout.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Write it here, not into the edition's folder."),
    ] = None,
) -> None:
    """Find a place for every city, route and name of a board, and keep it as layout.json in its folder.

    An existing layout is refined with small moves; a layout made here stays the same to the byte. The search is
    deterministic. From scratch it takes seconds to some minutes. For example: fogg layout my_board
    """
    choice = chosen(edition, variant, None, None)
    board = load(choice.edition, variant=choice.variant)
    plan, view, land = plan_of(board), read_view(board), read_land(board)
    saved = layout_file(board)
    start = None if fresh or saved is None else read_layout(saved)
    with progress_bar() as told:
        found = refine(plan, start, land, told) if start else search(plan, view, land, told)
    path = output or board.folder / (f"layout.{variant}.json" if variant else LAYOUT)
    if output or saved in (None, path) or found != start:
        path.write_text(written(found), encoding="utf-8", newline="\n")
    else:
        path = saved  # the board of another edition, or of all variants: it needs no layout of its own
    wrong = faults(plan, found, view, Coast(land, Canvas(found.projection)) if land else None)
    for fault in wrong:
        typer.echo(f"{fault.kind}: {fault.text}")
    count = f"{len(wrong)} fault{'' if len(wrong) == 1 else 's'}"
    typer.echo(f"{path}: spaces of {found.space:.0f}x{found.car:.0f} px, {count if wrong else 'no faults'}.")


@contextmanager
def progress_bar() -> Iterator[Told | None]:
    """Yield a progress bar on the error stream, apart from results; none without a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("laying out", total=1.0)

        def told(space: float, done: float) -> None:
            progress.update(task, description=f"spaces of {space:.0f} px", completed=done)

        yield told
