# interpreted: reads files, once per process
"""Declarations of what rule modules read of an edition's files: keys of edition.toml, tables, tags and counts.

Each module says so itself in the `reads.toml` of its folder, together with how the pieces are drawn that it puts on a
board, so that a board can be loaded and drawn without running a module's code. A board of one's own with a module of
its own says it in a `reads.toml` next to its edition.toml.
"""

from __future__ import annotations

import importlib.resources
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fogg.errors import EditionError

READS = "reads.toml"
MODULES = "fogg.modules"
TYPES: dict[str, type] = {"table": dict, "number": int, "text": str, "list": list, "yes or no": bool}
SECTIONS = ("keys", "of_the_board", "tables", "tags", "same_on_all_tracks", "counts", "pieces")


@dataclass
class TableForm:
    """The columns of a table: all, the naming one, and those with whole numbers above zero."""

    columns: list[str]
    unique: str = ""
    numbers: list[str] = field(default_factory=list)


class PieceForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The drawing of a kind of piece around (0, 0), 20 px wide: paths and their fills, the lowest first.

    A piece that players own has an `outline` instead, in their color, with their shape `down` px below the middle.
    """

    paths: tuple[tuple[str, str], ...] = ()
    outline: str = ""
    down: float = 0.0


@dataclass
class Vocabulary:
    """The words that an edition's files may use beyond those of every edition."""

    keys: dict[str, type] = field(default_factory=dict)
    of_the_board: list[str] = field(default_factory=list)  # keys that speak of one board's places
    tables: dict[str, TableForm] = field(default_factory=dict)
    tags: dict[str, dict[str, Any]] = field(default_factory=dict)  # by table: pattern, or {ids = TABLE, or = [...]}
    same_on_all_tracks: list[str] = field(default_factory=list)  # tags of routes that parallel tracks share
    counts: dict[str, dict[str, str]] = field(default_factory=dict)
    pieces: dict[str, PieceForm] = field(default_factory=dict)

    def add(self, file: Path) -> None:
        """Take in a `reads.toml`; EditionError where it cannot be understood."""
        name = f"{file.parent.name}/{file.name}"
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise EditionError(f"this file cannot be read: {error}", file=name) from error
        for section in data:
            if section not in SECTIONS:
                raise EditionError(f"unknown section {section!r}; it has {', '.join(SECTIONS)}", file=name)
        for key, kind in data.get("keys", {}).items():
            if kind not in TYPES:
                raise EditionError(f"keys.{key}: {kind!r} is not one of {', '.join(TYPES)}", file=name, value=kind)
            self.keys[key] = TYPES[kind]
        self.of_the_board += data.get("of_the_board", [])
        self.same_on_all_tracks += data.get("same_on_all_tracks", [])
        for table, form in data.get("tables", {}).items():
            self.tables[table] = TableForm(form["columns"], form.get("unique", ""), form.get("numbers", []))
        for table, tags in data.get("tags", {}).items():
            self.tags.setdefault(table, {}).update(tags)
        self.counts.update(data.get("counts", {}))
        for kind, drawing in data.get("pieces", {}).items():
            try:
                form = msgspec.convert(drawing, PieceForm)
            except msgspec.ValidationError as error:
                raise EditionError(f"pieces.{kind}: {error}", file=name) from error
            if bool(form.paths) == bool(form.outline):
                raise EditionError(f"pieces.{kind}: it needs `paths`, or an `outline` of a player's piece", file=name)
            self.pieces[kind] = form


@cache
def module_files() -> tuple[Path, ...]:
    """Return the `reads.toml` of every module of Fogg's own."""
    home = Path(str(importlib.resources.files(MODULES)))
    return tuple(sorted(home.glob(f"*/{READS}")))


@cache
def bundled() -> Vocabulary:
    """Return what Fogg's own modules read; it does not change while Fogg runs."""
    return vocabulary(module_files())


def vocabulary(files: tuple[Path, ...]) -> Vocabulary:
    """Return what those files say together."""
    made = Vocabulary()
    for file in files:
        made.add(file)
    return made


def vocabulary_for(folder: Path) -> Vocabulary:
    """Return what Fogg's own modules and those in a board's folder read."""
    own = tuple(sorted([*folder.glob(READS), *folder.glob(f"*/{READS}")]))
    return vocabulary((*module_files(), *own)) if own else bundled()
