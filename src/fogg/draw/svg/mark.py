"""A mark: something that stands or shows at a place of the board."""

from __future__ import annotations

import msgspec


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands or shows at a place of the board.

    `kind` is the kind of a piece (`train`, `station`, `meeple-red`, ...) or a state (`closed`, `last`, `lit`, `path`,
    `ticket`, `done`, `dim`). `place` is `route:<key>`, `city:<key>`, `board`, or somewhere that is not on the map.
    `owner` is a seat with its `livery`, or -1; `n` how many. Of the `of` pieces of one kind on a route, or of all
    pieces of a city, this is number `slot`.
    """

    kind: str
    place: str
    owner: int = -1
    livery: str = ""
    n: int = 1
    slot: int = 0
    of: int = 1
