# interpreted: used while loading only
"""The tables that only some editions have: crossings, track pieces, shares, technologies."""

from __future__ import annotations

from fogg.board.checks.check_numbers import COLORS, SLUG
from fogg.board.checks.check_routes import Pair, Tables, pair_of, tracks_by_pair
from fogg.board.checks.problems import Problems
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import check_tags

Crossing = tuple[Pair, Pair]


def check_extras(problems: Problems, data: Data, tables: Tables) -> None:
    """Notes what is wrong with the extra tables of this edition."""
    check_crossings(problems, data, tables)
    check_track_pieces(problems, tables)
    for table, columns in (("shares", ("shares",)), ("technologies", ("cost_locomotives", "copies"))):
        seen: dict[str, int] = {}
        for row in tables.get(table, []):
            if not SLUG.fullmatch(row["id"]) or seen.setdefault(row["id"], row.line) != row.line:
                problems.row(row, f"id {row['id']!r} is bad or occurs twice", row["id"])
            for column in columns:
                problems.number(row, column, least=1)


def check_crossings(problems: Problems, data: Data, tables: Tables) -> None:
    """crossings.csv and the crosses= tags of routes.csv say the same."""
    pairs = tracks_by_pair(tables["routes"])
    listed: set[Crossing] = set()
    for row in tables.get("crossings", []):
        check_tags(problems, "crossings", row)
        one, two = sorted_pair(row["a1"], row["b1"]), sorted_pair(row["a2"], row["b2"])
        for pair in (one, two):
            if pair not in pairs:
                problems.row(row, f"no route {'-'.join(pair)}", "-".join(pair))
        listed |= {(one, two), (two, one)}
    tagged: set[Crossing] = set()
    for row in tables["routes"]:
        for other in row.tags["crosses"].split("|") if "crosses" in row.tags else []:
            a, _, b = other.partition("-")
            tagged.add((pair_of(row), sorted_pair(a, b)))
    for one, two in sorted(listed ^ tagged):
        name = f"{'-'.join(one)} x {'-'.join(two)}"
        problems.file(data["tables"]["routes"], f"crossing {name} is in only one of crossings.csv and crosses=", name)


def sorted_pair(a: str, b: str) -> Pair:
    """Two ends in alphabetical order."""
    return (a, b) if a <= b else (b, a)


def check_track_pieces(problems: Problems, tables: Tables) -> None:
    """There are pieces for every length of track bed."""
    lengths: set[int] = set()
    for row in tables.get("track_pieces", []):
        if row["color"] not in COLORS:
            problems.row(row, f"color {row['color']!r} is none of {', '.join(COLORS)}", row["color"])
        lengths.add(problems.number(row, "length", least=1))
        problems.number(row, "copies", least=1)
    for row in tables["routes"]:
        if row["kind"] == "trackbed" and row["length"].isdigit() and int(row["length"]) not in lengths:
            problems.row(row, f"a track bed of length {row['length']}, but no track piece is as long", row["length"])
