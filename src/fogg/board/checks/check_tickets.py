# interpreted: used while loading only
"""A ticket table: kinds, ends, values, and that no card occurs twice."""

from __future__ import annotations

import re

from fogg.board.checks.check_routes import tracks_by_pair
from fogg.board.checks.problems import Problems, did_you_mean
from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import check_tags

TICKET_KINDS = ["regular", "long", "short", "city-to-country", "country-to-country", "classic", "1910", "mystery_train"]
COUNTRY_ENDS = {"regular": 0, "city-to-country": 1, "country-to-country": 2}
TARGETS = re.compile(r"[a-z0-9_]+:[1-9]\d*(;[a-z0-9_]+:[1-9]\d*)+")


def targets_of(row: TableRow) -> list[tuple[str, int]]:
    """Return the payoffs of a card with several targets, `italia:11;osterreich:14`; empty for an ordinary card."""
    if row["b"] or not TARGETS.fullmatch(row["notes"]):
        return []
    return [(place, int(points)) for place, _, points in (part.partition(":") for part in row["notes"].split(";"))]


def check_tickets(problems: Problems, data: Data, tables: dict[str, list[TableRow]], kinds: dict[str, str]) -> None:
    """Note what is wrong with the tickets; `kinds` are the places by id."""
    pairs = tracks_by_pair(tables["routes"])
    seen: dict[tuple[str, ...], TableRow] = {}
    for row in tables["tickets"]:
        if row["kind"] not in TICKET_KINDS:
            guess = did_you_mean(row["kind"], TICKET_KINDS)
            problems.row(row, f"kind {row['kind']!r} is not one of {', '.join(TICKET_KINDS)}{guess}", row["kind"])
        ends = check_value(problems, row)
        if not ends or not check_ends(problems, row, ends, kinds):
            continue
        neutral = row.tags.get("neutral", "none") if row["b"] else "none"
        if neutral != "none":
            a, b = sorted(neutral.split("-"))
            if len(pairs.get((a, b), [])) != 2:
                problems.row(row, f"neutral={neutral} is not a double route", neutral)
        if row["kind"] in data["tickets"].get("duplicate_kinds", []):
            continue
        card = (row["a"], "") if not row["b"] else tuple(sorted(ends))
        if card in seen:
            problems.row(row, f"ticket {'-'.join(ends[:2])} is also in line {seen[card].line}", "-".join(ends[:2]))
        seen.setdefault(card, row)


def check_value(problems: Problems, row: TableRow) -> list[str]:
    """Return points and tags, or the payoffs of several targets;
    returns the ends, or nothing if they cannot be told.
    """
    if row["b"]:
        check_tags(problems, "tickets", row)
        return [] if problems.number(row, "points", least=1) < 0 else [row["a"], row["b"]]
    targets = [place for place, _ in targets_of(row)]
    if row["points"] or not targets:
        message = "a ticket without b has no points, and place:points;place:points in its notes"
        problems.row(row, f"{message}: {row['notes']!r}", row["notes"])
        return []
    if len(set(targets)) != len(targets):
        problems.row(row, f"a target occurs twice: {row['notes']!r}", row["notes"])
    return [row["a"], *targets]


def check_ends(problems: Problems, row: TableRow, ends: list[str], kinds: dict[str, str]) -> bool:
    """Check that the ends are different cities or countries, as the kind of the ticket says."""
    before = len(problems.errors)
    for end in ends:
        if end not in kinds:
            problems.row(row, f"no such city {end!r}{did_you_mean(end, kinds)}", end)
        elif kinds[end] not in ("city", "country"):
            problems.row(row, f"{end!r} is a {kinds[end]}, no city or country", end)
    if row["a"] in ends[1:]:
        problems.row(row, f"both ends are {row['a']!r}", row["a"])
    country_ends = sum(kinds.get(end) == "country" for end in ends[:2])
    if len(problems.errors) == before and COUNTRY_ENDS.get(row["kind"], country_ends) != country_ends:
        problems.row(row, f"kind {row['kind']} with {country_ends} country ends", row["kind"])
    return len(problems.errors) == before
