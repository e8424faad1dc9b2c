"""The wire as JSON Schema: every frame, command and body, for the types of the web client."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from fogg.draw import Mark
from fogg.engine.ruleset import ledger
from fogg.server.http.requests.admin_operations import EVERY_OPERATION
from fogg.server.protocol import bodies, commands, frames
from fogg.words import ScoreLine

PARTS = (
    frames.Turn,
    frames.SeatCounts,
    frames.Market,
    frames.Own,
    frames.Question,
    ledger.Ledger,
    frames.PlacedSeat,
    ScoreLine,
    Mark,
)
LIMITS = ("pattern", "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum")


def schema() -> dict[str, Any]:
    """Return one schema whose definitions are the structs.
    A position's parts are sent as they are, so they come by name.
    """
    kinds: list[Any] = [*PARTS, bodies.Fault, *frames.AnyFrame.__args__, *commands.AnyMessage.__args__]
    for operation in EVERY_OPERATION:
        kinds += [kind for kind in (operation.body, operation.returns) if isinstance(kind, type)]
    kinds = list(dict.fromkeys(kinds))
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"title": "Everything", "type": "object", "$defs": {name: tidy(part) for name, part in components.items()}}


def tidy(part: Any) -> Any:
    """Drop limits on numbers and lengths, and write structs that are sent as arrays as tuples."""
    if isinstance(part, list):
        return [tidy(value) for value in part]
    if not isinstance(part, dict):
        return part
    found = {name: tidy(value) for name, value in part.items() if name not in LIMITS}
    if "prefixItems" in found:
        items = found.pop("prefixItems")
        found |= {"items": items, "minItems": len(items), "maxItems": len(items), "additionalItems": False}
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(schema(), indent=1), encoding="utf-8")
