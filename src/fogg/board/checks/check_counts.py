# interpreted: used while loading only
"""The counts of edition.toml against the tables, and the labels of reconstructed rows."""

from __future__ import annotations

from collections.abc import Callable

from fogg.board.checks.check_routes import Tables, tracks_by_pair
from fogg.board.checks.problems import Problems
from fogg.board.folder.csv_tables import TableRow
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import node_kind
from fogg.board.folder.vocabulary import Vocabulary

Count = Callable[[Tables], int]
COLUMNS_OF_A_RULE = ("table", "tag", "place", "sum", "sum_of_tag")


def multiples(number: int) -> Count:
    """Return a count of single, double or triple routes, without parallel tracks that do not belong together."""
    return lambda tables: sum(
        len(tracks) == number and "not_a_double" not in tracks[0].tags
        for tracks in tracks_by_pair(tables["routes"]).values()
    )


# What every board can count, with the table that it is taken from; the rest is for modules to say (`reads.toml`).
COUNTS: dict[str, tuple[str, Count]] = {
    "routes": ("routes", lambda tables: len(tables["routes"])),
    "city_pairs": ("routes", lambda tables: len(tracks_by_pair(tables["routes"]))),
    "single_routes": ("routes", multiples(1)),
    "double_routes": ("routes", multiples(2)),
    "triple_routes": ("routes", multiples(3)),
}
RULES: dict[str, dict[str, str]] = {
    "cities": {"table": "cities", "place": "city"},
    "border_nodes": {"table": "cities", "place": "border"},
    "junctions": {"table": "cities", "place": "junction"},
    "locations": {"table": "cities", "place": "location"},
    "route_spaces": {"table": "routes", "sum": "length"},
    "locomotive_symbols": {"table": "routes", "sum": "locos"},
    "border_routes": {"table": "routes", "tag": "border"},
    "tickets": {"table": "tickets"},
}


def counted(rule: dict[str, str], tables: Tables) -> int:
    """Return how many rows of a table fit a rule, or the sum of a column or tag over them."""
    rows = [row for row in tables.get(rule["table"], []) if fits(rule, row)]
    if "sum" in rule:
        return sum(int(row[rule["sum"]]) for row in rows)
    if "sum_of_tag" in rule:
        return sum(int(row.tags.get(rule["sum_of_tag"], "0")) for row in rows)
    return len(rows)


def fits(rule: dict[str, str], row: TableRow) -> bool:
    """Return True if a row has the tag, the kind of place and the columns that a rule names."""
    tag, _, value = rule.get("tag", "").partition("=")
    if tag and (tag not in row.tags or (value and row.tags[tag] != value)):
        return False
    if "place" in rule and node_kind(row) != rule["place"]:
        return False
    return all(row[column] == wanted for column, wanted in rule.items() if column not in COLUMNS_OF_A_RULE)


def table_counted(key: str, vocabulary: Vocabulary) -> str:
    """Return the table that a count is taken from: for groups of cities (`wales = 5`) the cities."""
    if key in COUNTS:
        return COUNTS[key][0]
    return {**RULES, **vocabulary.counts}.get(key, {}).get("table", "cities")


def check_counts(problems: Problems, data: Data, tables: Tables) -> None:
    """Note every number under `counts` that is not what the tables have."""
    rules = {**RULES, **problems.vocabulary.counts}
    groups = [row["group"] for row in tables["cities"] if node_kind(row) == "city" and row["group"]]
    for key, said in data["counts"].items():
        if key in COUNTS:
            found = COUNTS[key][1](tables)
        elif key in rules:
            found = counted(rules[key], tables)
        elif key in groups:
            found = groups.count(key)
        else:
            problems.key(f"counts.{key}", "nothing to check it against", key)
            continue
        if found != said:
            problems.key(f"counts.{key}", f"{said}, but the tables have {found}", said)


def check_labels(problems: Problems, data: Data, tables: Tables) -> None:
    """Check that `provenance.reconstructed` agrees with the labels of the rows."""
    said = data["provenance"]["reconstructed"]
    tickets = [row for row in tables["tickets"] if row["b"]]
    carts = [row for row in tables["routes"] if "cart" in row.tags]
    for part, rows, tag in (("tickets", tickets, "reconstructed"), ("routes.cart", carts, "cart_reconstructed")):
        labelled = sum(tag in row.tags for row in rows)
        if labelled != (len(rows) if part in said else 0) and not problems.source.replaces(table_file(data, part)):
            message = f"{labelled} of {len(rows)} rows of {part} are labelled {tag}"
            problems.key("provenance.reconstructed", message, said)
    for part in said:
        if part not in ("tickets", "routes.cart"):
            problems.key("provenance.reconstructed", f"{part!r} has no label in the tables", part)


def table_file(data: Data, part: str) -> str:
    """Return the file of the table that a part (`tickets`, `routes.cart`) belongs to; empty if there is none."""
    return str(data["tables"].get(part.partition(".")[0], ""))
