# interpreted: holds the untyped dictionaries of TOML; the engine asks it while a ruleset is built, never in a game
"""One way to play an edition: its board, its numbers and the rules it uses."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from fogg import notebook
from fogg.board.board import Board
from fogg.board.choose import SettingValue
from fogg.board.city import City
from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.merge import Data, type_name
from fogg.board.folder.replaced import LABELS
from fogg.board.folder.source import TOML, EditionSource
from fogg.errors import EditionError

T = TypeVar("T")
AT_THE_EDGE = ("border", "location")  # kinds of places that serve a country
# What only describes an edition: none of it changes a game.
WORDS_ONLY = ("name", "about", "provenance", "counts", "tables", "variants", "settings", "base", "kind")


class Edition:
    """An edition with its variant, settings and add-ons chosen: everything the rules need to know, and nothing done.

    `data` holds the numbers of edition.toml after all merges; read them with `number`, `text`, `flag`, `get`.
    `settings` has every setting of the edition with its value, `rules` the rule modules in order, `players` the
    allowed numbers of players, `labels` which parts are not the printed game as (label, part).
    """

    def __init__(
        self,
        source: EditionSource,
        data: Data,
        board: Board,
        tables: dict[str, list[TableRow]],
        *,
        variant: str | None,
        settings: dict[str, SettingValue],
        add_ons: list[str],
    ) -> None:
        self._source = source
        self._tables = tables
        self.data = data
        self.board = board
        board.edition = self
        self.variant = variant
        self.settings = settings
        self.add_ons = add_ons
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.folder: Path = source.folder
        self.rules: list[str] = list(data["rules"])
        self.rules_version: int = data["rules_version"]
        self.players: list[int] = players_of(data)
        self.labels: list[tuple[str, str]] = labels_of(data)

    def _repr_svg_(self) -> str | None:
        """Return a picture of the board, for notebooks."""
        return notebook.picture(self)

    def __repr__(self) -> str:
        return f"<Edition {self.id}{f' ({self.variant})' if self.variant else ''}>"

    def file(self, name: str) -> Path | None:
        """Return a file of the edition's folder, or else of the edition it builds on; None if neither has it."""
        holder = self._source.holder(name)
        return None if holder is None else holder.folder / name

    def files(self, name: str) -> list[Path]:
        """Return every file of that name: those of the editions it builds on first, that of its own folder last."""
        return self._source.files(name)

    def table(self, name: str) -> list[dict[str, str]]:
        """Return the rows of a table by column, all fields as text; EditionError if the edition has no such table."""
        if name not in self._tables:
            raise EditionError(f"there is no table {name!r}", file=self._source.name_of(TOML), value=name)
        return [row.fields for row in self._tables[name]]

    def rows(self, name: str) -> list[TableRow]:
        """Return the rows of a table, which know their file and line (`row.error`); none if there is no such table."""
        return self._tables.get(name, [])

    def key_error(self, path: str, message: str, value: object = None) -> EditionError:
        """Return an error about a key path of edition.toml, with its line."""
        file, line = self._source.locate(path)
        return EditionError(f"{path}: {message}", file=file, line=line, value=value)

    def nodes(self, city: int) -> list[City]:
        """Return the places that serve an end of a ticket: the border nodes of a country, else the city itself."""
        place = self.board.cities[city]
        if place.kind != "country":
            return [place]
        return [city for city in self.board.cities if city.kind in AT_THE_EDGE and city.group == place.key]

    def get(self, path: str, default: Any = None) -> Any:
        """Return the value at a key path such as `tickets.initial_dealt`, or the default where there is none."""
        value: Any = self.data
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                return default
            value = value[key]
        return value

    def number(self, path: str) -> int:
        """Return a whole number; EditionError if the key is missing or something else."""
        return self._typed(path, int)

    def text(self, path: str) -> str:
        """Return a text; EditionError if the key is missing or something else."""
        return self._typed(path, str)

    def flag(self, path: str) -> bool:
        """Return a boolean; EditionError if the key is missing or something else."""
        return self._typed(path, bool)

    def _typed(self, path: str, kind: Callable[[], T]) -> T:
        missing = object()
        value: T = self.get(path, missing)
        if value is missing or type(value) is not kind:
            file, line = self._source.locate(path)
            problem = "the key is missing" if value is missing else f"{value!r} is not {type_name(kind())}"
            raise EditionError(f"{path}: {problem}", file=file, line=line, value=None if value is missing else value)
        return value

    @cached_property
    def digest(self) -> str:
        """A hash of all that can change a game: numbers, rules and tables. The same on every machine and run."""
        numbers = {key: value for key, value in self.data.items() if key not in WORDS_ONLY}
        tables = {name: [row.fields for row in rows] for name, rows in self._tables.items()}
        content = json.dumps([numbers, tables], sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(content.encode()).hexdigest()


def players_of(data: Data) -> list[int]:
    """Return the allowed numbers of players, in rising order."""
    return sorted(data.get("player_counts") or range(data["players_min"], data["players_max"] + 1))


def labels_of(data: Data) -> list[tuple[str, str]]:
    """Return which parts are not the printed game, or rest on one source: (label, part)."""
    return [(label, part) for label in LABELS for part in data["provenance"].get(label, [])]
