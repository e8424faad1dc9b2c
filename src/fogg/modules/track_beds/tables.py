"""The tables of track beds: pieces of track for every length, and crossings that both tables know (france R11)."""

from __future__ import annotations

from typing import Final

from fogg.authoring import Edition, EditionError

BED: Final = "trackbed"
PIECES: Final = "track_pieces"
CROSSINGS: Final = "crossings"


def check_tables(edition: Edition) -> list[str | EditionError]:
    """Return what is wrong with the beds, the pieces and the crossings of an edition."""
    if not any([route.kind == BED for route in edition.board.routes]):
        return ["no route is a track bed"]
    if PIECES not in edition.get("tables", {}):
        return [f"there is no table {PIECES!r}"]
    problems: list[str | EditionError] = []
    lengths: set[str] = set()
    for row in edition.rows(PIECES):
        lengths.add(row["length"])
        if not edition.get(f"train_cards.{row['color']}"):
            problems.append(row.error(f"color {row['color']!r}: no train card has it", row["color"]))
    for row in edition.rows("routes"):
        if row["kind"] == BED and row["length"] not in lengths:
            message = f"a track bed of length {row['length']}, but no track piece is as long"
            problems.append(row.error(message, row["length"]))
    return [*problems, *check_crossings(edition)]


def check_crossings(edition: Edition) -> list[EditionError]:
    """Return crossings that only one of crossings.csv and the `crosses=` tags of routes.csv has."""
    pairs = {pair(row["a"], row["b"]) for row in edition.rows("routes")}
    problems: list[EditionError] = []
    listed: set[tuple[str, str]] = set()
    for row in edition.rows(CROSSINGS):
        one, two = pair(row["a1"], row["b1"]), pair(row["a2"], row["b2"])
        for ends in (one, two):
            if ends not in pairs:
                problems.append(row.error(f"no route {ends}", ends))
        listed |= {(one, two), (two, one)}
    tagged: set[tuple[str, str]] = set()
    for row in edition.rows("routes"):
        for other in row.tags["crosses"].split("|") if "crosses" in row.tags else []:
            a, _, b = other.partition("-")
            tagged.add((pair(row["a"], row["b"]), pair(a, b)))
    for one, two in sorted(listed ^ tagged):
        message = f"crossing {one} x {two} is in only one of crossings.csv and crosses="
        problems.append(edition.key_error("tables.crossings", message, f"{one} x {two}"))
    return problems


def pair(a: str, b: str) -> str:
    """Return two ends in alphabetical order."""
    return f"{a}-{b}" if a <= b else f"{b}-{a}"
