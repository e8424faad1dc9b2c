"""The numbers of all boards as the table of docs/boards.md; `--write` puts it there."""

from __future__ import annotations

import sys
from pathlib import Path

from fogg.board import Edition, describe, edition_ids, load
from fogg.draw.geo.canvas import Canvas
from fogg.draw.geo.coast import Coast, read_land
from fogg.draw.geo.map_options import read_view
from fogg.draw.layout.laid import layout_of
from fogg.draw.layout.measure import Numbers, numbers
from fogg.draw.layout.measured import Measured
from fogg.draw.layout.plan import plan_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "boards.md"
BEGIN, END = "<!-- numbers -->", "<!-- end of numbers -->"
HEAD = (
    "| board | canvas | names on names / spaces / cities | spaces on spaces / cities | rims | crossings | other faults "
    "| space | shortest | short rows | city moved, most / mean | name from its city, most | hairlines "
    "| curve from a third city, least | off the land, most |\n|" + "---|" * 15
)
SHOWN = ("name on name", "name on space", "name on city", "space on space", "space on city", "rim on rim", "crossing")


def main() -> int:
    """Print the table, or write it into the page; the status is 1 if any board has a fault."""
    rows = {name: measured(load(name)) for name in edition_ids() if own_board(name)}
    table = "\n".join([HEAD, *(row(name, found) for name, found in rows.items())])
    print(table)
    if "--write" in sys.argv[1:]:
        text = PAGE.read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}", encoding="utf-8")
    return int(any(found.faults.total() for found in rows.values()))


def own_board(name: str) -> bool:
    """Return whether an edition has a board of its own: no add-on, and not that of the edition it builds on."""
    return describe(name).kind == "board" and load(name).file("layout.json") == load(name).folder / "layout.json"


def measured(edition: Edition) -> Numbers:
    """Return the numbers of an edition's board."""
    plan = plan_of(edition)
    layout, terrain = layout_of(edition, plan), read_land(edition)
    coast = Coast(terrain, Canvas(layout.projection)) if terrain else None
    return numbers(Measured(plan, layout, read_view(edition), coast))


def row(name: str, n: Numbers) -> str:
    """Return one line of the table."""
    count = n.faults
    cells = [
        name,
        f"{n.width:.0f}x{n.height:.0f}",
        " / ".join(str(count[kind]) for kind in SHOWN[:3]),
        " / ".join(str(count[kind]) for kind in SHOWN[3:5]),
        str(count[SHOWN[5]]),
        str(count[SHOWN[6]]),
        str(count.total() - sum(count[kind] for kind in SHOWN)),
        f"{n.space:.0f}x{n.car:.1f}",
        f"{n.shortest:.1f}",
        f"{100 * n.short:.0f} %",
        f"{n.moved:.0f} / {n.moved_mean:.0f}",
        f"{n.name:.0f}",
        str(n.hairlines),
        f"{n.curve:.0f}",
        f"{n.offshore:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
