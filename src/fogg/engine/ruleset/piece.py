# interpreted: a msgspec struct, which crosses processes

"""What stands on the board, told to whoever draws it."""

from __future__ import annotations

import msgspec


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """Its kind (`train`, `station`, ...), where it stands (`route:<key>`, `city:<key>`), whose it is (-1: nobody's)."""

    kind: str
    place: str
    seat: int = -1
    n: int = 1
