"""Everything that was observed as tables for other programs: CSV, or Parquet with the extra `lab`."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from fogg.arena.arena_summary import margin
from fogg.bots.match import game_seed
from fogg.errors import FoggError, MissingExtra
from fogg.lab.observing import LabSetup, ObservedGame

# The columns of each table; the type is that of a Parquet column.
TABLES = {
    "games": {"game": "int64", "seed": "string", "turns": "int64", "decisions": "int64"},
    "sides": {"game": "int64", "side": "int64", "score": "int64", "margin": "int64", "place": "int64"},
    "offers": {"game": "int64", "side": "int64", "ticket": "string", "kept": "bool"},
    "tickets": {"game": "int64", "side": "int64", "ticket": "string", "completed": "bool", "points": "int64"},
    "claims": {"game": "int64", "side": "int64", "route": "string", "turn": "int64"},
    "sources": {"game": "int64", "side": "int64", "reason": "string", "points": "int64"},
}
BATCH = 50_000  # rows that are written to a Parquet file together

Rows = list[tuple[Any, ...]]


def rows_of(setup: LabSetup, game: ObservedGame) -> dict[str, Rows]:
    """Return the rows of a game, table by table."""
    n = game.number
    sides = range(len(game.totals))
    return {
        "games": [(n, f"{game_seed(setup.seed, n):x}", game.turns, game.decisions)],
        "sides": [(n, side, game.totals[side], margin(game.totals, side), game.places[side]) for side in sides],
        "offers": [(n, one.side, one.ticket, one.kept) for one in game.offers],
        "tickets": [(n, one.side, one.ticket, one.done, one.points) for one in game.holdings],
        "claims": [(n, one.side, one.route, one.turn) for one in game.claims],
        "sources": [(n, one.side, one.reason, one.points) for one in game.sources],
    }


class TableWriter(Protocol):
    """Writes rows of one table to its file."""

    def write(self, rows: Rows) -> None:
        """Add rows."""

    def close(self) -> None:
        """Write what is left, and close the file."""


class CsvTable:
    """Writes a CSV file; yes and no are 1 and 0."""

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self._file = path.open("x", encoding="utf-8", newline="")
        self._rows = csv.writer(self._file, lineterminator="\n")
        self._rows.writerow(columns)

    def write(self, rows: Rows) -> None:
        """Add rows."""
        self._rows.writerows([int(cell) if isinstance(cell, bool) else cell for cell in row] for row in rows)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


class ParquetTable:
    """Writes a Parquet file, many rows at a time."""

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self._arrow, parquet = arrow()
        self._schema = self._arrow.schema(
            [(name, getattr(self._arrow, kind + "_" * (kind == "bool"))()) for name, kind in columns.items()]
        )
        self._writer = parquet.ParquetWriter(str(path), self._schema)
        self._waiting: Rows = []

    def write(self, rows: Rows) -> None:
        """Add rows."""
        self._waiting += rows
        if len(self._waiting) >= BATCH:
            self._flush()

    def close(self) -> None:
        """Write what is left, and close the file."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        rows = [dict(zip(self._schema.names, row, strict=True)) for row in self._waiting]
        self._writer.write_table(self._arrow.Table.from_pylist(rows, schema=self._schema))
        self._waiting = []


def arrow() -> tuple[Any, Any]:
    """Return pyarrow and its Parquet part; MissingExtra without it."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise MissingExtra("--parquet", "lab", instead="use --csv, which needs nothing") from None


KINDS: dict[str, type[CsvTable] | type[ParquetTable]] = {"csv": CsvTable, "parquet": ParquetTable}


@contextmanager
def table_files(folder: Path | None, kind: str) -> Iterator[dict[str, TableWriter]]:
    """Open a file of that kind for each table, in a folder that must be new or empty; none without a folder."""
    if folder is None:
        yield {}
        return
    option = f"--{kind} {folder}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise FoggError(f"{option}: the folder is not empty; choose a new one")
    except OSError as problem:
        raise FoggError(f"{option}: {problem.strerror}") from None
    with ExitStack() as opened:
        files: dict[str, TableWriter] = {}
        for name, columns in TABLES.items():
            files[name] = KINDS[kind](folder / f"{name}.{kind}", columns)
            opened.callback(files[name].close)
        yield files
