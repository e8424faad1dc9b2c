# interpreted: a msgspec struct, which crosses processes
"""A piece that stands on the board."""

from __future__ import annotations

import msgspec


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """Its kind (`train`, `station`, ...), its place (`route:<key>`, `city:<key>`) and its owner (-1: none)."""

    kind: str
    place: str
    seat: int = -1
    n: int = 1
