# interpreted: reads CSV files, once per load
"""The CSV tables of an edition as rows that know where they stand."""

from __future__ import annotations

import csv
import io

from fogg.board.folder.source import EditionSource, read_text
from fogg.board.folder.vocabulary import vocabulary_for
from fogg.errors import EditionError

HEADERS: dict[str, list[str]] = {
    "cities": ["id", "name", "group", "lat", "lon", "notes"],
    "routes": ["a", "b", "color", "length", "kind", "locos", "notes"],
    "tickets": ["kind", "a", "b", "points", "notes"],
}

MOST_DIGITS = 6  # of a number in a table


class TableRow:
    """One line of a table: its fields by column, the tags of its notes, and where it stands."""

    __slots__ = ("fields", "file", "line", "tags")

    def __init__(self, fields: dict[str, str], *, file: str, line: int) -> None:
        self.fields = fields
        self.file = file
        self.line = line
        self.tags = split_notes(fields.get("notes", ""))

    def __getitem__(self, column: str) -> str:
        return self.fields[column]

    def error(self, message: str, value: object) -> EditionError:
        """Return an error about this line."""
        return EditionError(message, file=self.file, line=self.line, value=value)

    def number(self, column: str, *, least: int = 0) -> int:
        """Return a field that must be a whole number of at least `least`; EditionError otherwise."""
        text = self.fields[column]
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS) or int(text) < least:
            raise self.error(f"{column} {text!r} is not a whole number of at least {least}", text)
        return int(text)


def split_notes(notes: str) -> dict[str, str]:
    """Split tags: `double;toll=3` is `{"double": "", "toll": "3"}`."""
    pairs = [part.partition("=") for part in notes.split(";")] if notes else []
    return {key: value for key, _, value in pairs}


def read_table(source: EditionSource, table: str, file: str) -> tuple[list[TableRow], list[EditionError]]:
    """Return the rows of one CSV file and what is wrong with its form (the rows concerned are left out)."""
    holder = source.holder(file)
    if holder is None:
        return [], [EditionError("the file is missing", file=source.name_of(file))]
    name = holder.name_of(file)
    try:
        text = read_text(holder.folder / file, name)
    except EditionError as error:
        return [], [error]
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    rows: list[TableRow] = []
    errors: list[EditionError] = []
    columns: list[str] = []
    try:
        columns = next(reader, [])
        if wrong := header_error(wanted_columns(source, table, columns), columns, name):
            return [], [wrong]
        for values in reader:
            if not values:
                continue
            if len(values) != len(columns):
                message = f"{len(values)} fields instead of {len(columns)}{semicolon_hint(values, len(columns))}"
                errors.append(EditionError(message, file=name, line=reader.line_num, value=",".join(values)))
                continue
            for column, value in zip(columns, values, strict=True):
                if value != value.strip():
                    message = f"blanks around {column} {value!r}"
                    errors.append(EditionError(message, file=name, line=reader.line_num, value=value))
            fields = {column: value.strip() for column, value in zip(columns, values, strict=True)}
            rows.append(TableRow(fields, file=name, line=reader.line_num))
    except csv.Error as problem:
        errors.append(EditionError(f"this is not CSV: {problem}", file=name, line=reader.line_num))
    return rows, errors


def wanted_columns(source: EditionSource, table: str, columns: list[str]) -> list[str]:
    """Return the columns that a table must have; those it has if no module says which."""
    form = vocabulary_for(source.folder).tables.get(table)
    return HEADERS.get(table, columns if form is None else form.columns)


def header_error(wanted: list[str], columns: list[str], name: str) -> EditionError | None:
    """Return what is wrong with the first line of a table; None if nothing is."""
    missing = [c for c in wanted if c not in columns]
    given = ",".join(columns)
    for mark, called in ((";", "semicolons"), ("\t", "tabs")):
        if missing and len(columns) == 1 and mark in given:
            message = f"the file uses {called} ({mark!r}) between its fields; save it with commas instead"
            return EditionError(message, file=name, line=1, value=given)
    if missing:
        return EditionError(f"column {missing[0]!r} is missing: {given!r}", file=name, line=1, value=given)
    if columns != wanted or len(set(columns)) != len(columns) or not columns:
        return EditionError(f"the columns are {given!r}, not {','.join(wanted)!r}", file=name, line=1, value=given)
    return None


def semicolon_hint(values: list[str], columns: int) -> str:
    """Return a hint for a line that has semicolons where the others have commas."""
    only_semicolons = len(values) == 1 and values[0].count(";") == columns - 1
    return ": this line uses ';' between its fields, not ','" if only_semicolons else ""
