"""The files that a board is drawn from: map, view, underlay and layout, its own or those of its base edition."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fogg.board import Edition

LAYOUT = "layout.json"


class _Places(msgspec.Struct):
    spots: dict[str, msgspec.Raw] = {}


def map_file(edition: Edition, name: str) -> Path | None:
    """Return a file of the edition's folder, or of its base if that has the same places; None otherwise.

    Half of the places do: a board with one more city lies on the same map, a board of other cities does not.
    """
    path = edition.file(name)
    if path is None or path.parent == edition.folder:
        return path
    try:
        known = msgspec.json.decode((path.parent / LAYOUT).read_bytes(), type=_Places).spots
    except (FileNotFoundError, msgspec.DecodeError):
        return path
    places = [city.key for city in edition.board.cities if city.kind != "country"]
    return path if 2 * sum(place in known for place in places) >= len(places) else None
