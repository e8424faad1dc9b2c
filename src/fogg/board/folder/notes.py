# interpreted: used while loading only
"""The tags that the notes of each table may hold."""

from __future__ import annotations

import re

from fogg.board.checks.problems import Problems, did_you_mean
from fogg.board.folder.csv_tables import TableRow

NODE_KINDS = ("border", "country", "junction", "location")
COUNT, TEXT, YEAR = r"[1-9]\d*", r".+", r"\d{4}"
PAIR = r"[a-z0-9_]+-[a-z0-9_]+"
NAMES = r"[a-z_]+(\|[a-z_]+)*"
BARE = ""  # a tag without `=`

TAGS: dict[str, dict[str, str]] = {
    "cities": {
        **dict.fromkeys(NODE_KINDS, BARE),
        "attraction": BARE,
        "big_city": BARE,
        "alvin_start": BARE,
        "position_approximate": BARE,
        "merch": r"black|red|yellow|white|none",
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
        "cart": BARE,
        "cart_reconstructed": BARE,
        "both_open_with_4_players": BARE,
        "points_for_7_unsourced": BARE,
        "prebuilt": BARE,
        "no_tech_needed": BARE,
        "lanes_differ": r"(length|kind|locos)(\+(length|kind|locos))*",
        "toll": COUNT,
        "reveal": COUNT,
        "x": COUNT,
        "special": r"[a-z][a-z0-9_]*",
        "crosses": rf"{PAIR}(\|{PAIR})*",
        "shares": NAMES,
        "tech": NAMES,
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
        "neutral": rf"none|{PAIR}",
    },
    "crossings": {"bed_x_bed": BARE, "bed_x_gray": BARE},
}
# Tags that any table may carry in a board of one's own, so that a user's module can find its routes: `own_lava`.
OWN = re.compile(r"own_[a-z0-9_]+")


def check_tags(problems: Problems, table: str, row: TableRow) -> None:
    """Notes tags that nobody knows and values that a tag cannot have."""
    known = TAGS[table]
    for tag, value in row.tags.items():
        if OWN.fullmatch(tag):
            continue
        if tag not in known:
            problems.row(row, f"unknown tag {tag!r}{did_you_mean(tag, known)}", tag)
        elif not re.fullmatch(known[tag], value):
            wanted = "none" if known[tag] == BARE else known[tag]
            problems.row(row, f"tag {tag!r} has the value {value!r}; it takes {wanted}", value)


def node_kind(row: TableRow) -> str:
    """The kind of place that a row of cities.csv describes: its first tag if that is one, else `city`."""
    first = next(iter(row.tags), "")
    return first if first in NODE_KINDS else "city"
