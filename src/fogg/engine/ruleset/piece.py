# interpreted: a msgspec struct, which crosses processes

"""What stands on the board, told to whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """Its kind (`train`, `station`, ...), where it stands (`route:<key>`, `city:<key>`), whose it is (-1: nobody's)."""

    kind: str
    place: str
    seat: int = -1
    n: int = 1


def pieces_of(game: GameState, kind: str) -> list[Piece]:
    """Return the pieces of that kind on the board, so that a module can ask for those of another without naming it."""
    return [piece for module in game.ruleset.on_pieces for piece in module.pieces(game) if piece.kind == kind]
