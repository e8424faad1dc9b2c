# interpreted: used while loading only
"""cities.csv: ids, names, kinds and countries."""

from __future__ import annotations

from fogg.board.checks.check_numbers import SLUG, SLUG_WORDS
from fogg.board.checks.problems import Problems
from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import NODE_KINDS, check_tags, node_kind


def check_cities(problems: Problems, data: Data, rows: list[TableRow]) -> dict[str, str]:
    """Note what is wrong with the places and return the kind of each by its id."""
    kinds: dict[str, str] = {}
    names: dict[str, int] = {}
    for row in rows:
        key = row["id"]
        check_tags(problems, "cities", row)
        for column in ("id", "group"):
            if row[column] and not SLUG.fullmatch(row[column]):
                problems.row(row, f"{column} {row[column]!r} must be of {SLUG_WORDS}", row[column])
        if not key:
            problems.row(row, "a place without an id", key)
        if key in kinds:
            problems.row(row, f"id {key!r} occurs twice", key)
        kinds[key] = node_kind(row)
        if not row["name"]:
            problems.row(row, f"{key} has no name", row["name"])
        elif kinds[key] in ("city", "country") and names.setdefault(row["name"], row.line) != row.line:
            problems.row(row, f"name {row['name']!r} is also that of line {names[row['name']]}", row["name"])
        if [tag for tag in row.tags if tag in NODE_KINDS] not in ([], [kinds[key]]):
            problems.row(row, f"the kind of {key} must be one tag, in first place", ";".join(row.tags))
        check_position(problems, row)
    return kinds


def check_position(problems: Problems, row: TableRow) -> None:
    """Check latitude and longitude in degrees."""
    for column, limit in (("lat", 90), ("lon", 180)):
        try:
            value = float(row[column])
        except ValueError:
            value = float("nan")
        if not -limit <= value <= limit:
            problems.row(row, f"{column} {row[column]!r} is not a number from {-limit} to {limit}", row[column])
