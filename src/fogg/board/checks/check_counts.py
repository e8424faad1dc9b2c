# interpreted: used while loading only
"""The counts of edition.toml against the tables, and the labels of reconstructed rows."""

from __future__ import annotations

from collections.abc import Callable

from fogg.board.checks.check_routes import Tables, tracks_by_pair
from fogg.board.checks.problems import Problems
from fogg.board.folder.merge import Data
from fogg.board.folder.notes import node_kind

Count = Callable[[Tables, Data], int]


def route_kind(kind: str) -> Count:
    """Routes of one kind."""
    return lambda tables, data: sum(row["kind"] == kind for row in tables["routes"])


def route_tag(tag: str) -> Count:
    """Routes with one tag."""
    return lambda tables, data: sum(tag in row.tags for row in tables["routes"])


def ticket_kind(kind: str) -> Count:
    """Tickets of one kind."""
    return lambda tables, data: sum(row["kind"] == kind for row in tables["tickets"])


def place_kind(kind: str) -> Count:
    """Places of one kind."""
    return lambda tables, data: sum(node_kind(row) == kind for row in tables["cities"])


def total(table: str, column: str) -> Count:
    """The sum of a column."""
    return lambda tables, data: sum(int(row[column]) for row in tables.get(table, []))


def rows_of(table: str) -> Count:
    """The rows of a table."""
    return lambda tables, data: len(tables.get(table, []))


def multiples(number: int) -> Count:
    """Single, double or triple routes, without pairs of tracks that are no double."""
    return lambda tables, data: sum(
        len(tracks) == number and "not_a_double" not in tracks[0].tags
        for tracks in tracks_by_pair(tables["routes"]).values()
    )


def prebuilt(column: str, value: str) -> Count:
    """Routes that are claimable from the start, by one column."""
    return lambda tables, data: sum("prebuilt" in row.tags and row[column] == value for row in tables["routes"])


def merchandise_tokens(tables: Tables, data: Data) -> int:
    """Tokens on all cities, by the stack of each city's color."""
    stacks = data.get("merchandise", {})
    heights = {color: len(stack) for color, stack in stacks.items() if isinstance(stack, list)}
    return sum(heights.get(row.tags.get("merch", ""), 0) for row in tables["cities"])


# Each count with the table it is taken from.
COUNTS: dict[str, tuple[str, Count]] = {
    "cities": ("cities", place_kind("city")),
    "border_nodes": ("cities", place_kind("border")),
    "countries": ("cities", place_kind("country")),
    "junctions": ("cities", place_kind("junction")),
    "locations": ("cities", place_kind("location")),
    "attractions": ("cities", lambda tables, data: sum("attraction" in row.tags for row in tables["cities"])),
    "merchandise_tokens": ("cities", merchandise_tokens),
    "routes": ("routes", rows_of("routes")),
    "city_pairs": ("routes", lambda tables, data: len(tracks_by_pair(tables["routes"]))),
    "single_routes": ("routes", multiples(1)),
    "double_routes": ("routes", multiples(2)),
    "triple_routes": ("routes", multiples(3)),
    "route_spaces": ("routes", total("routes", "length")),
    "locomotive_symbols": ("routes", total("routes", "locos")),
    "ferries": ("routes", route_kind("ferry")),
    "tunnels": ("routes", route_kind("tunnel")),
    "mountain_routes": ("routes", route_kind("mountain")),
    "track_beds": ("routes", route_kind("trackbed")),
    "border_routes": ("routes", route_tag("border")),
    "cart_tracks": ("routes", route_tag("cart")),
    "x_marks": ("routes", lambda tables, data: sum(int(row.tags.get("x", "0")) for row in tables["routes"])),
    "prebuilt_one_space": ("routes", prebuilt("length", "1")),
    "prebuilt_gray": ("routes", prebuilt("color", "gray")),
    "routes_without_shares": (
        "routes",
        lambda tables, data: sum(row.tags.get("shares") == "none" for row in tables["routes"]),
    ),
    "tickets": ("tickets", rows_of("tickets")),
    "long_tickets": ("tickets", ticket_kind("long")),
    "short_tickets": ("tickets", ticket_kind("short")),
    "crossings": ("crossings", rows_of("crossings")),
    "track_pieces": ("track_pieces", total("track_pieces", "copies")),
    "railroads": ("shares", rows_of("shares")),
    "share_cards": ("shares", total("shares", "shares")),
    "technology_cards": ("technologies", total("technologies", "copies")),
    "city_markers": (
        "",
        lambda tables, data: data.get("city_markers", {}).get("per_player", 0) * data["players_max"],
    ),
}


def check_counts(problems: Problems, data: Data, tables: Tables) -> None:
    """Every number under `counts` is what the tables have: by COUNTS, or the cities of a group (`wales = 5`)."""
    groups = [row["group"] for row in tables["cities"] if node_kind(row) == "city" and row["group"]]
    for key, said in data["counts"].items():
        if key in COUNTS:
            found = COUNTS[key][1](tables, data)
        elif key in groups:
            found = groups.count(key)
        else:
            problems.key(f"counts.{key}", "nothing to check it against", key)
            continue
        if found != said:
            problems.key(f"counts.{key}", f"{said}, but the tables have {found}", said)


def check_labels(problems: Problems, data: Data, tables: Tables) -> None:
    """`provenance.reconstructed` and the labels of the single rows say the same."""
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
    """The file of the table that a part (`tickets`, `routes.cart`) belongs to; empty if there is none."""
    return str(data["tables"].get(part.partition(".")[0], ""))
