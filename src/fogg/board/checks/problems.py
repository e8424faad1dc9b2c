# interpreted: used while loading only
"""Collects what is wrong with an edition, each with file, line and value."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.source import EditionSource
from fogg.board.folder.vocabulary import vocabulary_for
from fogg.errors import EditionError


class Problems:
    """The errors found so far in one way to play an edition (its `variant`, for finding lines of edition.toml)."""

    def __init__(self, source: EditionSource, variant: str | None = None) -> None:
        self.source = source
        self.variant = variant
        self.vocabulary = vocabulary_for(source.folder)
        self.errors: list[EditionError] = []

    def key(self, path: str, message: str, value: object = None) -> None:
        """Note a problem with a key path of edition.toml."""
        file, line = self.source.locate(path)
        if self.variant is not None:
            written = f"variants.{self.variant}.{path}"
            there, found = self.source.locate(written)
            # The line of the variant's own table is only a better place if the key itself is written there.
            if found and found != self.source.locate(f"variants.{self.variant}")[1]:
                file, line = there, found
        self.errors.append(EditionError(f"{path}: {message}", file=file, line=line, value=value))

    def row(self, row: TableRow, message: str, value: object) -> None:
        """Note a problem with a line of a table."""
        self.errors.append(row.error(message, value))

    def file(self, file: str, message: str, value: object = None) -> None:
        """Note a problem with a table as a whole."""
        holder = self.source.holder(file) or self.source
        self.errors.append(EditionError(message, file=holder.name_of(file), value=value))

    def number(self, row: TableRow, column: str, *, least: int = 0) -> int:
        """Return a field that must be a whole number of at least `least`; -1 after noting that it is none."""
        try:
            return row.number(column, least=least)
        except EditionError as error:
            self.errors.append(error)
            return -1


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return `; did you mean X?` with the known name that is nearest, or nothing if none is near."""
    names, word = sorted(known), name.casefold()
    near = [other for other in names if sorted(other) == sorted(word)]  # letters changed places
    near += difflib.get_close_matches(word, names, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
