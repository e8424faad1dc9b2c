# interpreted: used while loading only
"""The tags that the notes of each table may hold."""

from __future__ import annotations

import re
from typing import Any

from fogg.board.checks.problems import Problems, did_you_mean
from fogg.board.folder.csv_tables import TableRow

NODE_KINDS = ("border", "country", "junction", "location")
COUNT, TEXT, YEAR = r"[1-9]\d*", r".+", r"\d{4}"
BARE = ""  # a tag without `=`

TAGS: dict[str, dict[str, str]] = {
    "cities": {
        **dict.fromkeys(NODE_KINDS, BARE),
        "big_city": BARE,
        "position_approximate": BARE,
        "passengers_2017": COUNT,
        "today": TEXT,
        "remark": TEXT,
    },
    "routes": {
        "double": BARE,
        "triple": BARE,
        "not_a_double": BARE,
        "border": BARE,
        "unverified": BARE,
        "check_length": BARE,
        "both_open_with_4_players": BARE,
        "lanes_differ": r"(length|kind|locos)(\+(length|kind|locos))*",
    },
    "tickets": {
        "reconstructed": BARE,
        "unverified": BARE,
        "check_value": BARE,
        "big_city": BARE,
        "new_1912": BARE,
        "marklin_candidate": BARE,
        "below_marklin_range": BARE,
        "pair_pictured_in_leaflet": BARE,
        "reprint_1910": COUNT,
        "base_game": COUNT,
        "first_printed": YEAR,
    },
}
# Tags that any table may carry in a custom board, so that a user's module can find its routes: `own_lava`.
OWN = re.compile(r"own_[a-z0-9_]+")


def check_tags(problems: Problems, table: str, row: TableRow) -> None:
    """Note unknown tags, and values that a tag cannot have; tags that name rows of a table are checked with it."""
    known: dict[str, Any] = {**TAGS.get(table, {}), **problems.vocabulary.tags.get(table, {})}
    for tag, value in row.tags.items():
        if OWN.fullmatch(tag):
            continue
        if tag not in known:
            problems.row(row, f"unknown tag {tag!r}{did_you_mean(tag, known)}", tag)
        elif (pattern := pattern_of(known[tag])) is not None and not re.fullmatch(pattern, value):
            wanted = "none" if pattern == BARE else pattern
            problems.row(row, f"tag {tag!r} has the value {value!r}; it takes {wanted}", value)


def pattern_of(form: Any) -> str | None:
    """Return the pattern that the value of a tag must have; None if it names rows of a table."""
    pattern: str | None = form if isinstance(form, str) else form.get("pattern")
    return pattern


def node_kind(row: TableRow) -> str:
    """Return the kind of place that a row of cities.csv describes: its first tag if that is one, else `city`."""
    first = next(iter(row.tags), "")
    return first if first in NODE_KINDS else "city"
